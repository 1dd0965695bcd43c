// What the others moved on the board since the viewer's own last step stays marked until he acts again.

/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {import("./wire.js").SceneMessage} Scene */

/** More marks than this say nothing: the table was laid anew, or everybody went everywhere. */
const MOST = 16;
/** What is wider than this share of the board is ground that was laid: what stands on it is marked. */
const GROUND = 0.16;

export class Recent {
  constructor() {
    /** Where the pieces lay after the viewer's own last step. @type {ReadonlyMap<string, string>} */
    this.from = new Map();
    /** What has come or moved since. @type {ReadonlySet<string>} */
    this.ids = new Set();
    /** What is marked on the screen. @type {ReadonlySet<string>} */
    this.marked = new Set();
  }

  /**
   * A new truth: after an own step, and what chance made of it, all is known; what somebody else did is new.
   * @param {TableMessage} message
   * @param {TableMessage | null} before
   * @param {ReadonlySet<number>} mine the viewer's seats
   */
  take(message, before, mine) {
    const own = before?.seats.some((seat) => seat.you && seat.deciding);
    const others = this.ids.size > 0 || message.log.some((line) => (line.seat ?? -1) >= 0 && !mine.has(line.seat ?? -1));
    const lies = where(message.scene);
    if (!before || own || !others || before.narrow !== message.narrow || message.number < before.number) this.from = lies;
    const moved = [...lies].filter(([id, at]) => this.from.get(id) !== at).map(([id]) => id);
    this.ids = new Set(moved.length > MOST ? [] : moved);
  }

  /**
   * Mark it, or nothing while something else is shown than the present.
   * @param {import("./stage.js").Stage} stage
   * @param {boolean} present
   */
  show(stage, present) {
    const wanted = present ? this.ids : new Set();
    for (const id of this.marked) if (!wanted.has(id)) stage.item(id)?.element.classList.remove("recent");
    for (const id of wanted) stage.item(id)?.element.classList.add("recent");
    this.marked = wanted;
  }
}

/** Where each thing on the board lies that has a name of its own; badges have none. @param {Scene} scene */
function where(scene) {
  const boards = new Map(scene.panels.filter((panel) => panel.area === "board").map((panel) => [panel.id, panel.width * GROUND]));
  const pieces = scene.pieces.filter((piece) => piece.tip && piece.width < (boards.get(piece.panel) ?? 0));
  return new Map(pieces.map((piece) => [piece.id, `${piece.panel} ${piece.x} ${piece.y}`]));
}
