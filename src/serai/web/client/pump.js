// New truths one after another: each waits until the movement of the one before it has come to rest.

/** @typedef {import("./wire.js").TableMessage} TableMessage */

/** Pause after a movement before the next one, as a share of it. */
export const BREATH = 0.35;

/**
 * Seats as they were at a moment, with who is here now.
 * @param {readonly import("./wire.js").SeatMessage[]} seats
 * @param {readonly import("./wire.js").SeatMessage[]} now
 */
export function withHere(seats, now) {
  return seats.map((seat) => ({ ...seat, here: !!now.find((s) => s.seat === seat.seat)?.here }));
}

export class Pump {
  /**
   * @param {object} hooks
   * @param {(message: TableMessage, glide: number) => number} hooks.present shows a message; tells how much moved
   * @param {(message: TableMessage) => number} hooks.approach shows a moment on the way to a message; tells how long
   *   it is to stay, 0 if there is none left
   * @param {() => number} hooks.glide milliseconds a movement takes; 0: none
   */
  constructor(hooks) {
    this.hooks = hooks;
    /** Messages that wait for the movement before them. @type {TableMessage[]} */
    this.queue = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Whether there is more to show than what is on the screen. */
  get behind() {
    return this.queue.length > 0;
  }

  /** Whether something waits or moves. */
  get busy() {
    return this.behind || this.timer !== undefined;
  }

  /** @param {TableMessage} message */
  push(message) {
    this.queue.push(message);
    this.run();
  }

  /**
   * Who is here changed after all that waits had been sent: it must not be told otherwise when its turn comes.
   * @param {import("./wire.js").SeatMessage[]} seats
   */
  present(seats) {
    const newest = this.queue.length - 1;
    // the messages stay who they are: one of them may be played out just now
    for (const [n, message] of this.queue.entries()) message.seats = n === newest ? seats : withHere(message.seats, seats);
  }

  /** Show what waits, at its pace. */
  run() {
    while (this.timer === undefined) {
      const next = this.queue[0];
      if (!next) return;
      const stay = this.hooks.approach(next);
      if (stay) {
        this.#rest(stay);
        return;
      }
      this.queue.shift();
      const hurry = this.queue.length > 5 ? 0.4 : 1;
      const glide = document.hidden ? 0 : this.hooks.glide() * hurry;
      if (this.hooks.present(next, glide)) this.#rest(glide * (1 + BREATH));
    }
  }

  /** @param {number} time milliseconds before the next thing is shown */
  #rest(time) {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.run();
    }, time);
  }

  /** Show all that waits at once. */
  flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.hooks.present(/** @type {TableMessage} */ (this.queue.shift()), 0);
  }
}
