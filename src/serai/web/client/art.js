// A game's pictures: fetched once, laid as symbols in the page, used by name.
import { s } from "./dom.js";

/** @typedef {import("./wire.js").Art} Art */

export class Gallery {
  /** @param {Art} art @param {string} address where the whole of it is */
  constructor(art, address) {
    this.art = art;
    this.address = address;
    /** @type {Promise<void> | null} */
    this.rest = null;
    /** @type {Map<string, string>} */
    this.ids = new Map();
    const symbols = Object.entries(art.symbols).map(([name, inside], number) => {
      this.ids.set(name, `serai-s${number}`);
      return `<symbol id="serai-s${number}" viewBox="0 0 100 100" overflow="visible">${inside}</symbol>`;
    });
    this.element = s("svg", { width: 0, height: 0, class: "gallery", "aria-hidden": "true" });
    this.element.innerHTML = `<defs>${art.defs}${symbols.join("")}</defs>`;
    /** Colours in a fixed order, for patterns. */
    this.order = Object.keys(art.colours).sort();
  }

  /** @param {string} name of a symbol */
  href(name) {
    return `#${this.ids.get(name) ?? "serai-none"}`;
  }

  /** @param {string} name of a colour, or a colour itself */
  colour(name) {
    return this.art.colours[name] ?? (name.startsWith("#") ? name : "#2a1a10");
  }

  /** The sign by which a seat is known on the table. @param {import("./wire.js").Sign} sign */
  sign(sign) {
    const drawn = s("svg", { class: "sign", viewBox: "0 0 100 100", "aria-hidden": "true" });
    if (sign.colour) drawn.style.color = this.colour(sign.colour);
    for (const name of [sign.symbol, sign.mark]) {
      if (name) drawn.append(s("use", { href: this.href(name) }));
    }
    return drawn;
  }

  /** What is drawn behind a panel; undefined if it is among what was left out. @param {string} name @returns {string | undefined} */
  backdrop(name) {
    return name ? this.art.backdrops[name] : "";
  }

  /** Fetch what was left out: the screen has changed its form. */
  complete() {
    this.rest ??= fetched(this.address).then((art) => {
      this.art = art;
    }).catch((error) => {
      this.rest = null;
      throw error;
    });
    return this.rest;
  }
}

/** @param {string} address @returns {Promise<Art>} */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`art: ${answer.status}`);
  return answer.json();
}

/** The pictures that scenes of this form need. @param {string} address @param {boolean} narrow */
export async function fetchArt(address, narrow) {
  const form = `${address.includes("?") ? "&" : "?"}form=${narrow ? "narrow" : "desk"}`;
  return new Gallery(await fetched(address + form), address);
}
