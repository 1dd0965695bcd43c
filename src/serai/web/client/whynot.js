// Why something on the table cannot be chosen: asked of the house when somebody points at it, and remembered for the moment.

/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {import("./stage.js").Item} Item */

/** A pointer that rests so long wants to know. */
const REST = 420;

export class WhyNot {
  /**
   * @param {import("./tips.js").Tips} tips
   * @param {object} hooks
   * @param {() => TableMessage | null} hooks.table the newest truth, if something may be asked about it now
   * @param {(things: string[], seat: number) => string} hooks.ask gives the id of the request
   */
  constructor(tips, hooks) {
    this.tips = tips;
    this.hooks = hooks;
    /** The answers for the present moment, by what was asked about. @type {Map<string, string>} */
    this.known = new Map();
    this.moment = "";
    /** What is being asked, and for whose tip. @type {{ id: string, key: string, owner: unknown } | null} */
    this.asked = null;
    /** Whose tip the timer runs for. @type {unknown} */
    this.owner = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * Somebody points at these, the uppermost first, and `owner` has the tip.
   * @param {unknown} owner
   * @param {readonly Item[]} items
   * @param {boolean} rest whether to wait until the pointer rests
   */
  wonder(owner, items, rest) {
    if (this.owner === owner && owner !== "press") return;
    this.leave();
    this.owner = owner;
    this.timer = setTimeout(() => this.#ask(owner, items.slice(0, 8).map((item) => item.id)), rest ? REST : 0);
  }

  leave() {
    clearTimeout(this.timer);
    this.owner = null;
    this.asked = null;
  }

  /** @param {unknown} owner @param {string[]} things */
  #ask(owner, things) {
    const table = this.hooks.table();
    if (!table || table.viewer === null || !things.length) return;
    const moment = `${table.number}/${table.undone}/${table.viewer}/${table.status}`;
    if (moment !== this.moment) this.known.clear();
    this.moment = moment;
    const key = things.join(" ");
    const known = this.known.get(key);
    if (known !== undefined) this.tips.more(owner, known);
    else this.asked = { id: this.hooks.ask(things, table.viewer), key, owner };
  }

  /** @param {import("./wire.js").WhyMessage} message */
  told(message) {
    if (this.asked?.id !== message.id) return;
    this.known.set(this.asked.key, message.text);
    this.tips.more(this.asked.owner, message.text);
    this.asked = null;
  }
}
