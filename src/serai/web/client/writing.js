// Writing on a panel that can be read: what would be too small is drawn larger, and narrower where it needs the room.

/** @typedef {import("./wire.js").CaptionMessage} Caption */
/** @typedef {import("./wire.js").PieceMessage} Piece */

/** The smallest writing in pixels, on a wide screen and on a narrow one. */
const LEAST = { wide: 11, narrow: 9 };
/** How much larger than drawn a line may become: beyond that it would lie over its neighbours. */
const MOST = 1.6;
const FONT = '"DejaVu Serif", Georgia, serif';

/** @type {Map<string, number>} */
const known = new Map();
/** @type {CanvasRenderingContext2D | null | undefined} */
let pen;

/** The width of a line of size 1. @param {string} text @param {boolean} bold */
function breadth(text, bold) {
  const key = `${bold ? "b" : ""}|${text}`;
  let found = known.get(key);
  if (found === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    if (pen) pen.font = `${bold ? "bold " : ""}100px ${FONT}`;
    found = pen ? pen.measureText(text).width / 100 : text.length * 0.6;
    if (known.size > 2000) known.clear();
    known.set(key, found);
  }
  return found;
}

/**
 * Size, and length where it must not become longer, of a line on a panel of this scale.
 * @param {Caption} caption
 * @param {number} scale
 * @param {boolean} narrow
 * @returns {Record<string, string | number>}
 */
export function fitting(caption, scale, narrow) {
  const drawn = caption.size ?? 16;
  const least = (narrow ? LEAST.narrow : LEAST.wide) / scale;
  if (drawn >= least) return { "font-size": drawn };
  const size = Math.min(least, drawn * MOST);
  const before = breadth(caption.text, !!caption.bold) * drawn;
  if (!before) return { "font-size": size };
  const length = Math.min((before * size) / drawn, before * 1.06);
  return { "font-size": size, textLength: length, lengthAdjust: "spacingAndGlyphs" };
}

/**
 * The size of the writing on a piece, in the panel's units.
 * @param {Piece} piece
 * @param {number} scale
 * @param {boolean} narrow
 */
export function labelSize(piece, scale, narrow) {
  const label = piece.label ?? "";
  const drawn = Math.min(piece.height * 0.5, (piece.width * 1.25) / Math.max(1, label.length));
  return Math.max(drawn, (narrow ? LEAST.narrow : LEAST.wide) / scale);
}

/** The smallest writing seen on each kind of panel so far: what comes and goes must not move the table. @type {Map<string, number>} */
const smallest = new Map();

/**
 * The scale at which all writing on a panel can just be read.
 * @param {import("./wire.js").SceneMessage} scene
 * @param {import("./wire.js").PanelMessage} panel
 */
export function readable(scene, panel) {
  const kind = `${panel.id.split(":")[0]} ${panel.width}`;
  let least = smallest.get(kind) ?? Math.min(panel.height / 5, 30);
  for (const caption of scene.captions) if (caption.panel === panel.id) least = Math.min(least, caption.size ?? 16);
  smallest.set(kind, least);
  return LEAST.wide / least;
}
