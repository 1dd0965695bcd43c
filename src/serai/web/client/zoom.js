// Three buttons on the board: closer, farther, all of it.
import { h, iconButton } from "./dom.js";
import { t } from "./strings.js";

/** @typedef {import("./panels.js").Laid} Laid */
/** How far to the right and down, from 0 to 1, and whether the buttons stand upon each other. @typedef {readonly [number, number, boolean]} Spot */

const GAP = 8;
/** A piece or place that is covered, and so cannot be clicked, is worse than so many names. */
const THING = 100;
/** The best first. @type {readonly Spot[]} */
const SPOTS = [[1, 0, false], [1, 1, false], [0, 1, false], [0, 0, false], [1, 0.5, true], [0, 0.5, true]];

export class Zoom {
  /** @param {import("./stage.js").Stage} stage @param {import("./pointer.js").Pointer} pointer */
  constructor(stage, pointer) {
    this.stage = stage;
    /** @type {Spot} */
    this.spot = [1, 0, false];
    this.element = h("div", { class: "zoom", role: "group", "aria-label": t("board") },
      iconButton("plus", t("zoom_in"), () => pointer.zoom(1.5)),
      iconButton("minus", t("zoom_out"), () => pointer.zoom(1 / 1.5)),
      iconButton("fit", t("zoom_fit"), () => pointer.zoom(0)));
  }

  /** Lie at the edge of the board where least is covered; stay there while a part of the board is out of sight. */
  lay() {
    const board = [...this.stage.laid.values()].find((p) => p.data.area === "board");
    if (!board) return;
    const zoomed = board.camera.zoom > 1.001;
    if (!zoomed) this.spot = this.#free(board);
    const { x, y } = this.#at(board, this.spot);
    this.element.style.transform = `translate(${x}px, ${y}px)`;
    this.element.classList.toggle("needed", zoomed);
  }

  /** Where the buttons lie at a spot. @param {Laid} board @param {Spot} spot */
  #at(board, [right, down, upright]) {
    this.element.classList.toggle("upright", upright);
    const { offsetWidth: w, offsetHeight: h } = this.element;
    const left = Math.max(0, board.ox) + GAP;
    const top = Math.max(0, board.oy) + GAP;
    const last = Math.min(board.w, board.ox + board.data.width * board.scale) - GAP - w;
    const lowest = Math.min(board.h, board.oy + board.data.height * board.scale) - GAP - h;
    return { x: board.x + left + right * (last - left), y: board.y + top + down * (lowest - top), w, h };
  }

  /** The first spot that covers no piece or place, and the fewest names. @param {Laid} board */
  #free(board) {
    const taken = [...this.stage.items.values()].filter((item) => item.data.panel === board.data.id)
      .map((item) => ({ ...item.at, matters: THING }));
    for (const text of board.captions.children) {
      const box = /** @type {SVGTextElement} */ (text).getBBox();
      taken.push({
        x: board.x + board.ox + box.x * board.scale, y: board.y + board.oy + box.y * board.scale,
        w: box.width * board.scale, h: box.height * board.scale, matters: 1,
      });
    }
    const covered = SPOTS.map((spot) => {
      const { x, y, w, h } = this.#at(board, spot);
      const under = taken.filter((at) => at.x < x + w && at.x + at.w > x && at.y < y + h && at.y + at.h > y);
      return under.reduce((sum, at) => sum + at.matters, 0);
    });
    return /** @type {Spot} */ (SPOTS[covered.indexOf(Math.min(...covered))]);
  }
}
