// Journeys: several steps behind one click path. They are sent one by one, and taken back together.

/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {import("./wire.js").JourneyMessage} Journey */

/** A journey as the table remembers it: the moments at which it began and ended. @typedef {{ from: number, to: number }} Trip */

export class Travel {
  /**
   * @param {object} hooks
   * @param {() => TableMessage | null} hooks.table the newest truth that was shown
   * @param {() => boolean} hooks.waits whether an answer of the house is still to come
   * @param {(table: TableMessage, action: number) => void} hooks.send
   */
  constructor(hooks) {
    this.hooks = hooks;
    /** What is still to be sent. @type {number[]} */
    this.rest = [];
    /** The journeys so far that could be taken back, the last one at the end. @type {Trip[]} */
    this.trips = [];
    /** What is chosen as soon as steps have been taken back to before this moment. @type {{ id: string, before: number } | null} */
    this.wanted = null;
  }

  /** Whether a journey is under way. */
  get busy() {
    return this.rest.length > 0 || this.wanted !== null;
  }

  /** Steps are being taken back by a click on this: it is chosen in their place, if it can be. @param {string} id */
  exchange(id) {
    const table = this.hooks.table();
    if (table) this.wanted = { id, before: table.number };
  }

  /** Set out. @param {Journey} journey */
  go(journey) {
    const table = this.hooks.table();
    if (!table || this.busy) return;
    this.#forget(table.number);
    this.trips.push({ from: table.number, to: table.number });
    this.rest = [...journey.actions];
    this.proceed();
  }

  /** Send the next step, if the one before it has been answered and shown. A step that is no longer open ends it all. */
  proceed() {
    const table = this.hooks.table();
    const wanted = this.wanted;
    if (wanted) {
      if (!table || this.hooks.waits() || table.number >= wanted.before) return;
      this.wanted = null;
      const choice = table.choices.find((c) => c.path.length === 1 && c.path[0] === wanted.id);
      if (choice) this.hooks.send(table, choice.action);
      return;
    }
    const trip = this.trips.at(-1);
    const next = this.rest[0];
    if (!table || !trip || next === undefined || this.hooks.waits() || table.number < trip.to) return;
    if (table.number > trip.to || !table.choices.some((choice) => choice.action === next)) {
      this.stop();
      return;
    }
    this.rest.shift();
    trip.to += 1;
    this.hooks.send(table, next);
  }

  /**
   * Nothing but this is open after one's own step: it is taken with it, and taken back with it.
   * @param {number} action
   */
  onward(action) {
    const table = this.hooks.table();
    if (!table || this.busy) return;
    this.#forget(table.number);
    if (this.trips.at(-1)?.to !== table.number) this.trips.push({ from: table.number - 1, to: table.number });
    this.rest = [action];
    this.proceed();
  }

  stop() {
    this.rest = [];
    this.wanted = null;
  }

  /** How many steps an undo at this moment takes back: a whole journey if it ended just here. @param {number} number */
  steps(number) {
    this.#forget(number);
    const trip = this.trips.at(-1);
    return trip?.to === number ? Math.max(1, trip.to - trip.from) : 1;
  }

  /** What reaches beyond this moment has been taken back, or never came so far. @param {number} number */
  #forget(number) {
    this.trips = this.trips.filter((trip) => trip.to <= number && trip.to > trip.from);
  }
}
