// Pointer on the table: what lies under it, clicks, long presses, pinching and dragging the board.

/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./stage.js").Item} Item */
/** @typedef {import("./panels.js").Laid} Laid */

const THUMB = 44;
const DRAG = 7;
const LONG = 480;
const TWICE = 320;
/** So large are things shown among which to choose. */
const CLEAR = 40;

/**
 * How far a point lies outside an item's box; 0 inside.
 * @param {Item} item
 * @param {number} x
 * @param {number} y
 */
function distance(item, x, y) {
  const dx = Math.max(item.at.x - x, 0, x - item.at.x - item.at.w);
  const dy = Math.max(item.at.y - y, 0, y - item.at.y - item.at.h);
  return Math.hypot(dx, dy);
}

/** @param {Item} item */
function depth(item) {
  return item.kind === "piece" ? 10 + (/** @type {import("./wire.js").PieceMessage} */ (item.data).layer ?? 0) : 0;
}

/** @param {Item} item */
function area(item) {
  return item.at.w * item.at.h;
}

/**
 * The items with a tip under a point, the uppermost first.
 * @param {Stage} stage
 * @param {number} x
 * @param {number} y
 */
export function under(stage, x, y) {
  const found = [...stage.items.values()].filter((item) => item.seen && item.data.tip && distance(item, x, y) === 0);
  return found.sort((a, b) => depth(b) - depth(a) || area(a) - area(b));
}

/**
 * The targets meant by a click at a point: one, none, or several among which to ask. Small ones can be hit beside
 * their edge; where a small one lies on a large one, a click on the small one means the small one.
 * @param {Stage} stage
 * @param {Iterable<string>} ids
 * @param {number} x
 * @param {number} y
 * @param {boolean} thumb whether a finger clicked
 * @returns {Item[]}
 */
export function meant(stage, ids, x, y, thumb) {
  /** @type {{ item: Item, far: number }[]} */
  const near = [];
  for (const id of ids) {
    const item = stage.item(id);
    if (!item?.seen) continue;
    const far = distance(item, x, y);
    const grace = Math.max(thumb ? 6 : 3, (THUMB - Math.min(item.at.w, item.at.h)) / 2);
    if (far <= grace) near.push({ item, far });
  }
  const inside = near.filter((n) => n.far === 0);
  if (inside.length) {
    inside.sort((a, b) => depth(b.item) - depth(a.item) || area(a.item) - area(b.item));
    const top = /** @type {{ item: Item, far: number }} */ (inside[0]);
    // like pieces heaped on one another cannot be told apart by pointing
    const heap = inside.filter((n) => overlap(n.item, top.item) > 0.55);
    const rivals = thumb && Math.min(top.item.at.w, top.item.at.h) < 24 ? near : heap;
    return rivals.length > 1 ? rivals.map((n) => n.item) : [top.item];
  }
  near.sort((a, b) => a.far - b.far);
  const [first, second] = near;
  if (!first) return [];
  if (second && second.far - first.far < 8) return near.filter((n) => n.far - first.far < 8).map((n) => n.item);
  return [first.item];
}

/**
 * How much of the smaller of two boxes, of about one size, lies on the other.
 * @param {Item} a
 * @param {Item} b
 */
function overlap(a, b) {
  if (a === b) return 1;
  const [small, large] = area(a) < area(b) ? [a, b] : [b, a];
  if (area(large) > 2.2 * area(small)) return 0;
  const w = Math.min(a.at.x + a.at.w, b.at.x + b.at.w) - Math.max(a.at.x, b.at.x);
  const hgt = Math.min(a.at.y + a.at.h, b.at.y + b.at.h) - Math.max(a.at.y, b.at.y);
  return w <= 0 || hgt <= 0 ? 0 : (w * hgt) / area(small);
}

export class Pointer {
  /**
   * @param {Stage} stage
   * @param {object} hooks
   * @param {() => Iterable<string>} hooks.targets
   * @param {(item: Item) => boolean} hooks.takeBack a click on something that is no target; true if it took steps back
   * @param {(items: Item[]) => void} hooks.clicked with no items: a click beside everything
   * @param {(item: Item | null, how: "hover" | "press", targets: Item[], all: Item[]) => void} hooks.pointed with all that
   *   lies there, the uppermost first
   */
  constructor(stage, hooks) {
    this.stage = stage;
    this.hooks = hooks;
    /** @type {Map<number, { x: number, y: number }>} */
    this.down = new Map();
    this.dragged = false;
    this.pressed = false;
    /** @type {Laid | null} */
    this.board = null;
    this.lastTap = { time: 0, x: 0, y: 0 };
    this.kind = "mouse";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.press = undefined;
    const el = stage.panels;
    el.addEventListener("pointerdown", (e) => this.#begin(e));
    el.addEventListener("pointermove", (e) => this.#move(e));
    el.addEventListener("pointerup", (e) => this.#end(e));
    el.addEventListener("pointercancel", (e) => this.#end(e));
    el.addEventListener("pointerleave", (e) => {
      if (e.pointerType === "mouse") this.hooks.pointed(null, "hover", [], []);
    });
    el.addEventListener("click", (e) => this.#click(e));
    el.addEventListener("contextmenu", (e) => {
      if (this.kind === "touch") e.preventDefault();
    });
    el.addEventListener("wheel", (e) => this.#wheel(e), { passive: false });
  }

  /** @param {Laid} board */
  #box(board) {
    return { w: board.w, h: board.h, width: board.data.width, height: board.data.height };
  }

  /** @param {PointerEvent} e */
  #begin(e) {
    this.kind = e.pointerType;
    const at = this.stage.point(e);
    if (!this.down.size) {
      this.dragged = this.pressed = false;
      const panel = this.stage.frames.at(at.x, at.y);
      this.board = panel?.data.area === "board" ? panel : null;
    }
    this.down.set(e.pointerId, at);
    clearTimeout(this.press);
    if (this.down.size > 1) this.dragged = true;
    else if (e.pointerType !== "mouse") {
      this.press = setTimeout(() => {
        const item = this.#tipped(at);
        if (!item || this.dragged) return;
        this.pressed = true;
        this.hooks.pointed(item, "press", meant(this.stage, this.hooks.targets(), at.x, at.y, true), under(this.stage, at.x, at.y));
      }, LONG);
    }
  }

  /** @param {{ x: number, y: number }} at */
  #tipped(at) {
    return under(this.stage, at.x, at.y)[0] ?? null;
  }

  /** @param {PointerEvent} e */
  #move(e) {
    const at = this.stage.point(e);
    const old = this.down.get(e.pointerId);
    if (!old) {
      if (e.pointerType !== "mouse" || e.buttons) return;
      const targets = meant(this.stage, this.hooks.targets(), at.x, at.y, false);
      this.stage.panels.style.cursor = targets.length ? "pointer" : "";
      this.hooks.pointed(targets.length === 1 ? (targets[0] ?? null) : this.#tipped(at), "hover", targets, under(this.stage, at.x, at.y));
      return;
    }
    const dx = at.x - old.x;
    const dy = at.y - old.y;
    if (!this.dragged && Math.hypot(dx, dy) < DRAG) return;
    const board = this.board;
    this.dragged = true;
    clearTimeout(this.press);
    if (board && this.down.size === 1) {
      if (board.camera.zoom > 1.001) {
        if (!this.stage.panels.hasPointerCapture(e.pointerId)) this.stage.panels.setPointerCapture(e.pointerId);
        board.camera.shift(dx, dy, this.#box(board));
        this.stage.reaim(board);
      }
    } else if (board && this.down.size === 2) {
      const [other] = [...this.down].filter(([id]) => id !== e.pointerId).map(([, p]) => p);
      if (other) {
        const before = Math.hypot(old.x - other.x, old.y - other.y);
        const after = Math.hypot(at.x - other.x, at.y - other.y);
        const mx = (at.x + other.x) / 2 - board.x;
        const my = (at.y + other.y) / 2 - board.y;
        board.camera.zoomAt(after / Math.max(1, before), mx, my, this.#box(board));
        board.camera.shift(dx / 2, dy / 2, this.#box(board));
        this.stage.reaim(board);
      }
    }
    this.down.set(e.pointerId, at);
  }

  /** @param {PointerEvent} e */
  #end(e) {
    this.down.delete(e.pointerId);
    clearTimeout(this.press);
    if (e.type === "pointercancel") this.dragged = true;
  }

  /** @param {MouseEvent} e */
  #click(e) {
    if (this.dragged || this.pressed) {
      this.dragged = this.pressed = false;
      return;
    }
    const at = this.stage.point(e);
    const items = meant(this.stage, this.hooks.targets(), at.x, at.y, this.kind === "touch");
    const now = performance.now();
    const again = now - this.lastTap.time < TWICE && Math.hypot(at.x - this.lastTap.x, at.y - this.lastTap.y) < 30;
    this.lastTap = { time: items.length ? 0 : now, ...at };
    const top = this.#tipped(at);
    if (!items.length && top && this.hooks.takeBack(top)) return;
    if (!items.length && again && this.board) {
      const board = this.board;
      if (board.camera.zoom > 1.2) board.camera.fit();
      else board.camera.zoomAt(2.2, at.x - board.x, at.y - board.y, this.#box(board));
      this.stage.reaim(board);
      return;
    }
    this.hooks.clicked(items);
    if (!items.length && this.kind !== "mouse") this.hooks.pointed(top, "press", [], under(this.stage, at.x, at.y));
  }

  /** @param {WheelEvent} e */
  #wheel(e) {
    const at = this.stage.point(e);
    const board = this.stage.frames.at(at.x, at.y);
    if (board?.data.area !== "board") return;
    const into = e.deltaY < 0;
    // a board that is wholly seen lets the page scroll
    if (!e.ctrlKey && board.camera.zoom <= 1.001 && (!into || scrollY > 0)) return;
    e.preventDefault();
    const step = Math.exp(-Math.max(-120, Math.min(120, e.deltaY * (e.deltaMode ? 30 : 1))) / (e.ctrlKey ? 120 : 420));
    board.camera.zoomAt(step, at.x - board.x, at.y - board.y, this.#box(board));
    this.stage.reaim(board);
  }

  /**
   * Show some things on a board larger, where a finger could hardly tell them apart.
   * @param {readonly Item[]} items
   * @returns {() => void} as it was before
   */
  closer(items) {
    const board = this.stage.laid.get(items[0]?.data.panel ?? "");
    const least = Math.min(...items.map((item) => Math.min(item.at.w, item.at.h)));
    if (this.kind !== "touch" || board?.data.area !== "board" || least >= CLEAR) return () => undefined;
    const { camera } = board;
    const before = { zoom: camera.zoom, cx: camera.cx, cy: camera.cy };
    const x = items.reduce((sum, item) => sum + item.at.x + item.at.w / 2, 0) / items.length;
    const y = items.reduce((sum, item) => sum + item.at.y + item.at.h / 2, 0) / items.length;
    camera.zoomAt(CLEAR / least, x - board.x, y - board.y, this.#box(board));
    this.stage.reaim(board);
    return () => {
      Object.assign(camera, before);
      this.stage.reaim(board);
    };
  }

  /**
   * Zoom the first board by a button or key; 0 fits it.
   * @param {number} factor
   */
  zoom(factor) {
    for (const board of this.stage.laid.values()) {
      if (board.data.area !== "board") continue;
      if (factor === 0) board.camera.fit();
      else board.camera.zoomAt(factor, board.w / 2, board.h / 2, this.#box(board));
      this.stage.reaim(board);
    }
  }
}
