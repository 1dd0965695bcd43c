// Where the panels of a wide table lie: the board first, as large as it can be, and all the others around it so that
// nothing has to be scrolled. Pure arithmetic: every arrangement is tried in many sizes, and the best one is taken.

/**
 * @typedef {object} Part a panel to be laid
 * @property {string} id
 * @property {number} width
 * @property {number} height
 * @property {string} area
 * @property {boolean} titled
 * @property {number} least the scale at which its smallest writing can just be read
 * @property {number} share how much of the screen the game wants for it, 0 to 1
 */

/** @typedef {{ x: number, y: number, w: number, h: number }} Box */

/**
 * @typedef {object} Room
 * @property {number} width
 * @property {number} height
 * @property {number} screen the area of the whole screen, of which the board's share is counted
 * @property {number} title height of a title
 * @property {boolean} log whether the log needs a place
 */

/** @typedef {{ boxes: Map<string, Box>, log: Box | null, worth: number }} Plan boxes are those of the drawings, beneath their titles */

export const GAP = 10;
/** The least room for the log: a few lines must be read. */
const LOG = { width: 220, height: 140 };
/** So high it tells enough; what it lacks of this counts. */
const TOLD = 230;
/** How much of a scale that can just be read is still borne: writing is not drawn smaller, but narrower. */
const BORNE = 0.72;
const ROWS = [1, 0.88, 0.77, 0.68, 0.6, 0.53, 0.46, 0.4];
/** Beyond this, larger writing is no gain. */
const COMFORT = 1.5;
const EVEN = 18;
const STEPS = 16;

/**
 * The best way to lay these panels in this room.
 * @param {readonly Part[]} parts
 * @param {Room} room
 * @returns {Plan}
 */
export function solve(parts, room) {
  const board = parts.filter((part) => part.area === "board");
  const main = board.length ? board : parts.slice(0, 1);
  const others = parts.filter((part) => !main.includes(part));
  const side = others.filter((part) => part.area === "side");
  const below = others.filter((part) => part.area !== "side");
  const trial = new Trial(main, room);
  for (const under of below.length ? [true, false] : [true]) {
    const row = under ? below : [];
    const rest = under ? [] : below;
    beside(trial, side, row, rest);
    stacked(trial, side, row, rest);
  }
  return trial.best;
}

/** Arrangements as they are tried, and the best so far. */
class Trial {
  /** @param {readonly Part[]} main @param {Room} room */
  constructor(main, room) {
    this.main = main;
    this.room = room;
    this.width = Math.max(1, ...main.map((part) => part.width));
    this.units = main.reduce((sum, part) => sum + (part.height * this.width) / part.width, 0);
    this.bare = heads(main, room) + GAP * Math.max(0, main.length - 1);
    this.wanted = main.reduce((sum, part) => sum + part.share, 0);
    /** @type {Plan} */
    this.best = { boxes: new Map(), log: null, worth: -Infinity };
  }

  /**
   * Lay the board at the left above a row of panels, given all that lies elsewhere; keep it if it is the best so far.
   * @param {number} width of the board and the row under it
   * @param {number} height
   * @param {readonly Part[]} row
   * @param {number} share how much of the width the row takes
   * @param {Map<string, Box>} others
   * @param {Box | null} log
   * @param {boolean} [pull] whether the others lie beneath, and come up as far as there is room
   */
  lay(width, height, row, share, others, log, pull = false) {
    const { room, main } = this;
    const units = row.reduce((sum, part) => sum + part.width, 0);
    const scale = row.length ? ((width - GAP * (row.length - 1)) / units) * share : 0;
    const head = row.some((part) => part.titled) ? room.title : 0;
    const tall = Math.max(0, ...row.map((part) => part.height)) * scale;
    const foot = row.length ? GAP + head + tall : 0;
    const size = Math.min(width / this.width, (height - foot - this.bare) / this.units);
    if (size <= 0) return;
    const slack = pull ? Math.max(0, height - this.units * size - this.bare - foot) : 0;
    const boxes = new Map([...others].map(([id, box]) => [id, { ...box, y: box.y - slack }]));
    const end = log && { ...log, y: log.y - slack, h: log.h + slack };
    const across = this.width * size;
    const used = this.units * size + this.bare + foot;
    let y = pull ? 0 : Math.max(0, Math.min(GAP, (height - used) / 2));
    for (const part of main) {
      const h = (part.height * across) / part.width;
      y += part.titled ? room.title : 0;
      boxes.set(part.id, { x: (width - across) / 2, y, w: across, h });
      y += h + GAP;
    }
    let x = (width - units * scale - GAP * (row.length - 1)) / 2;
    for (const part of row) {
      boxes.set(part.id, { x, y: y + head, w: part.width * scale, h: part.height * scale });
      x += part.width * scale + GAP;
    }
    const worth = this.#worth(boxes, row, end);
    if (worth > this.best.worth) this.best = { boxes, log: end, worth };
  }

  /**
   * @param {Map<string, Box>} boxes
   * @param {readonly Part[]} row
   * @param {Box | null} log
   */
  #worth(boxes, row, log) {
    const area = this.main.reduce((sum, part) => sum + size(boxes.get(part.id)), 0) / this.room.screen;
    const clear = clarity([...row, ...this.others], boxes, COMFORT);
    // what the game wants comes before all that is only nice
    let worth = area < this.wanted ? area - 0.2 - 6 * (this.wanted - area) : area;
    worth -= 0.3 * (1 - clarity(this.main, boxes, 1));
    worth += 0.12 * (clear - 1) - 0.6 * Math.max(0, 1 - clear) - 3 * Math.max(0, BORNE - clear);
    if (log) worth += 0.05 * Math.min(1, log.h / 300) + 0.02 * Math.min(1, log.w / 300) - 0.15 * Math.max(0, 1 - log.h / TOLD);
    return worth;
  }

  /** @type {readonly Part[]} what lies neither on the board's place nor under it */
  others = [];
}

/**
 * How well the least readable of these panels can be read: 1 if just so.
 * @param {readonly Part[]} parts
 * @param {Map<string, Box>} boxes
 * @param {number} most
 */
function clarity(parts, boxes, most) {
  return parts.reduce((least, part) => Math.min(least, (boxes.get(part.id)?.w ?? 0) / part.width / part.least), most);
}

/** @param {Box | undefined} box */
function size(box) {
  return box ? box.w * box.h : 0;
}

/** @param {readonly Part[]} parts @param {Room} room height of their titles */
function heads(parts, room) {
  return parts.reduce((sum, part) => sum + (part.titled ? room.title : 0), 0);
}

/** @param {number} from @param {number} to @returns {number[]} */
function widths(from, to) {
  const found = [];
  for (let width = from; width <= to; width += Math.max(EVEN, (to - from) / STEPS)) found.push(width);
  return found;
}

/**
 * Panels under one another.
 * @param {readonly Part[]} parts
 * @param {number} x
 * @param {number} width
 * @param {Room} room
 * @param {Map<string, Box>} boxes they are added here
 * @returns {number} where the next thing can begin
 */
function column(parts, x, width, room, boxes) {
  let y = 0;
  for (const part of parts) {
    y += part.titled ? room.title : 0;
    const h = (part.height * width) / part.width;
    boxes.set(part.id, { x, y, w: width, h });
    y += h + GAP;
  }
  return y;
}

/**
 * The board at the left, one or two columns at its right.
 * @param {Trial} trial
 * @param {readonly Part[]} side
 * @param {readonly Part[]} row beneath the board
 * @param {readonly Part[]} rest beneath the side panels
 */
function beside(trial, side, row, rest) {
  const { room } = trial;
  trial.others = [...side, ...rest];
  const most = room.width * 0.6;
  for (let split = side.length; split >= 0; split -= 1) {
    const first = side.slice(0, split);
    const second = [...side.slice(split), ...rest];
    // all in one column, if nothing is split off
    const shapes = split === side.length ? [[[...first, ...rest]], [first, second]] : [[first, second]];
    for (const columns of shapes) {
      const filled = columns.filter((parts, n) => parts.length || (n === columns.length - 1 && room.log));
      if (filled.length) sizes(trial, filled, row, most);
    }
  }
  if (!side.length && !rest.length && !room.log) for (const share of ROWS) trial.lay(room.width, room.height, row, share, new Map(), null);
}

/** @param {Trial} trial @param {readonly (readonly Part[])[]} columns @param {readonly Part[]} row @param {number} most */
function sizes(trial, columns, row, most) {
  const { room } = trial;
  const [one, two] = columns;
  if (!one) return;
  for (const a of widths(170, most)) {
    for (const b of two ? widths(170, most - a) : [0]) {
      /** @type {Map<string, Box>} */
      const boxes = new Map();
      const right = room.width - b;
      const left = (two ? right - GAP : room.width) - a;
      const ends = [column(one, left, a, room, boxes)];
      if (two) ends.push(column(two, right, b, room, boxes));
      if (ends.some((end) => end - GAP > room.height)) continue;
      const log = room.log ? logIn(ends, [[left, a], [right, b]], room) : null;
      // a second column in which nothing lies is room thrown away
      if (room.log && (!log || (two && !two.length && log.x !== right))) continue;
      for (const share of row.length ? ROWS : [1]) trial.lay(left - GAP, room.height, row, share, boxes, log);
    }
  }
}

/**
 * The log at the foot of the column that has most room.
 * @param {readonly number[]} ends
 * @param {readonly (readonly [number, number])[]} columns
 * @param {Room} room
 */
function logIn(ends, columns, room) {
  /** @type {Box | null} */
  let found = null;
  ends.forEach((y, n) => {
    const [x, w] = columns[n] ?? [0, 0];
    const h = room.height - y;
    if (w >= LOG.width && h >= LOG.height && (!found || w * h > found.w * found.h)) found = { x, y, w, h };
  });
  return /** @type {Box | null} */ (found);
}

/**
 * The board at the top, the others under it in a grid: for screens that stand upright.
 * @param {Trial} trial
 * @param {readonly Part[]} side
 * @param {readonly Part[]} row
 * @param {readonly Part[]} rest
 */
function stacked(trial, side, row, rest) {
  const { room } = trial;
  const parts = [...side, ...rest];
  trial.others = parts;
  for (let across = 1; across <= Math.max(1, Math.min(4, parts.length)); across += 1) {
    for (const share of room.log ? [1, 0.8, 0.7, 0.6, 0.5] : [1, 0.85, 0.7]) {
      for (const strip of room.log && share === 1 ? [LOG.height, 150, 220, 300] : [0]) {
        const width = room.width * share - (room.log && share < 1 ? GAP : 0);
        const grid = gridOf(parts, across, width, room);
        const foot = strip ? strip + GAP : 0;
        const deep = Math.max(grid.height, room.log && share < 1 ? LOG.height + GAP : 0);
        const top = room.height - deep - foot;
        if (top < room.height * 0.3) continue;
        for (const box of grid.boxes.values()) box.y += top;
        /** @type {Box | null} */
        let log = null;
        if (strip) log = { x: 0, y: room.height - strip, w: room.width, h: strip };
        else if (room.log) log = { x: width + GAP, y: top, w: room.width - width - GAP, h: room.height - top };
        if (log && log.w < LOG.width) continue;
        for (const part of row.length ? ROWS : [1]) trial.lay(room.width, top - GAP, row, part, grid.boxes, log, true);
      }
    }
  }
}

/** @param {readonly Part[]} parts @param {number} across @param {number} width @param {Room} room */
function gridOf(parts, across, width, room) {
  /** @type {Map<string, Box>} */
  const boxes = new Map();
  const each = (width - GAP * (across - 1)) / across;
  const depths = new Array(across).fill(0);
  for (const part of parts) {
    const n = depths.indexOf(Math.min(...depths));
    const h = (part.height * each) / part.width;
    const y = depths[n] + (part.titled ? room.title : 0);
    boxes.set(part.id, { x: n * (each + GAP), y, w: each, h });
    depths[n] = y + h + GAP;
  }
  return { boxes, height: Math.max(0, ...depths) };
}
