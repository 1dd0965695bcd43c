// Three buttons on the board: closer, farther, all of it.
import { h, iconButton } from "./dom.js";
import { t } from "./strings.js";

export class Zoom {
  /** @param {import("./stage.js").Stage} stage @param {import("./pointer.js").Pointer} pointer */
  constructor(stage, pointer) {
    this.stage = stage;
    this.element = h("div", { class: "zoom", role: "group", "aria-label": t("board") },
      iconButton("plus", t("zoom_in"), () => pointer.zoom(1.5)),
      iconButton("minus", t("zoom_out"), () => pointer.zoom(1 / 1.5)),
      iconButton("fit", t("zoom_fit"), () => pointer.zoom(0)));
  }

  /** Lie in the corner of the board; stay there while a part of it is out of sight. */
  lay() {
    const board = [...this.stage.laid.values()].find((p) => p.data.area === "board");
    if (!board) return;
    const right = board.x + Math.min(board.w, board.ox + board.data.width * board.scale);
    this.element.style.transform = `translate(${right - 8}px, ${board.y + 8}px) translateX(-100%)`;
    this.element.classList.toggle("needed", board.camera.zoom > 1.001);
  }
}
