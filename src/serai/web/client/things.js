// The first time that somebody sees a card, tile or symbol, he is told what it is: in his first two games of a kind.
import { layInCorner } from "./corner.js";
import { h, iconButton } from "./dom.js";
import { t } from "./strings.js";

/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {{ key: string, symbols: string[], title: string, text: string }} Thing */

export class Things {
  /**
   * @param {string} game
   * @param {string} address of what all of them are
   * @param {object} hooks
   * @param {() => import("./art.js").Gallery | null} hooks.gallery
   * @param {HTMLElement} hooks.bar where the prompt stands
   * @param {() => void} hooks.stop he wants no more of these
   */
  constructor(game, address, hooks) {
    this.store = `serai:told:${game}`;
    this.address = address;
    this.hooks = hooks;
    /** What each symbol shows; null before it was asked for. @type {Map<string, Thing> | null} */
    this.known = null;
    this.asked = false;
    /** The keys of what he was told. */
    this.told = new Set(this.#stored());
    /** @type {HTMLElement | null} */
    this.box = null;
    /** @type {TableMessage | null} */
    this.table = null;
  }

  /** Explain one new thing on this table; null: be silent now. @param {TableMessage | null} table */
  show(table) {
    this.table = table;
    // while others play nobody has time to read, and each of their steps would bring another note
    if (!table?.choices.length) this.clear();
    else if (!this.known) void this.#fetch();
    else if (!this.box) {
      const found = this.#next(table);
      if (found) this.#lay(...found);
    }
  }

  /** It was read, or the viewer went on. */
  done() {
    if (!this.box) return;
    this.told.add(this.box.dataset.key ?? "");
    this.clear();
    try {
      localStorage.setItem(this.store, JSON.stringify([...this.told]));
    } catch {
      // then it holds for this page only
    }
  }

  clear() {
    this.box?.remove();
    this.box = null;
  }

  /** The first thing that he was not told of: what came just now goes before what has lain there. @param {TableMessage} table @returns {[Thing, import("./wire.js").Sign] | null} */
  #next(table) {
    const { pieces } = table.scene;
    for (const piece of [...pieces.filter((p) => p.fresh), ...pieces]) {
      for (const symbol of [piece.symbol, piece.mark]) {
        const thing = symbol ? this.known?.get(symbol) : undefined;
        if (symbol && thing && !this.told.has(thing.key)) return [thing, { symbol, colour: piece.colour || null }];
      }
    }
    return null;
  }

  /** @param {Thing} thing @param {import("./wire.js").Sign} sign */
  #lay(thing, sign) {
    const next = () => {
      this.done();
      this.show(this.table);
    };
    const off = h("button", { type: "button", class: "soft-button", onclick: () => this.hooks.stop() }, t("explain_off"));
    const title = thing.title.charAt(0).toUpperCase() + thing.title.slice(1);
    this.box = h("div", { class: "thing" }, this.hooks.gallery()?.sign(sign) ?? "",
      h("div", { class: "thing-words" }, h("p", { role: "status" }, h("strong", null, title), " ", thing.text), off),
      iconButton("close", t("explain_ok"), next, { class: "coach-close" }));
    document.body.append(this.box);
    this.box.dataset.key = thing.key;
    layInCorner(this.box, this.hooks.bar);
  }

  async #fetch() {
    if (this.asked || !this.address) return;
    this.asked = true;
    try {
      const answer = await fetch(this.address, { credentials: "same-origin" });
      if (!answer.ok) return;
      /** @type {Thing[]} */
      const things = await answer.json();
      this.known = new Map(things.flatMap((thing) => thing.symbols.map((symbol) => [symbol, thing])));
      this.show(this.table);
    } catch {
      // nothing is explained, then
    }
  }

  /** @returns {string[]} */
  #stored() {
    try {
      return JSON.parse(localStorage.getItem(this.store) ?? "[]");
    } catch {
      return [];
    }
  }
}
