// New truths one after another: each waits until the movement of the one before it has come to rest.

/** @typedef {import("./wire.js").TableMessage} TableMessage */

/** Pause after a movement before the next one, as a share of it. */
export const BREATH = 0.35;

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
