// The table itself: panels, and above them one overlay in which all pieces and places lie and move.
import { arrange } from "./arrange.js";
import { h, s } from "./dom.js";
import { Panels } from "./panels.js";
import { labelSize } from "./writing.js";

/** @typedef {import("./wire.js").SceneMessage} Scene */
/** @typedef {import("./wire.js").PieceMessage} PieceMessage */
/** @typedef {import("./wire.js").PlaceMessage} PlaceMessage */
/** @typedef {import("./art.js").Gallery} Gallery */
/** @typedef {import("./panels.js").Laid} Laid */

/**
 * @typedef {object} Item a piece or a place on the screen
 * @property {string} id
 * @property {"piece" | "place"} kind
 * @property {PieceMessage | PlaceMessage} data
 * @property {HTMLElement} element
 * @property {string} look what was drawn last
 * @property {string} glow how it glows, and as what it can be chosen; empty: not at all
 * @property {{ x: number, y: number, w: number, h: number }} at its box in the overlay
 * @property {boolean} seen false when it lies outside its panel's box
 */

export const NARROW = 760;

export class Stage {
  /**
   * @param {object} hooks
   * @param {() => void} hooks.relaid everything was measured anew
   * @param {() => number} [hooks.height] how high the table may be on a wide screen; without it, all that the window has left
   */
  constructor(hooks) {
    this.hooks = hooks;
    this.column = h("div", { class: "area-column" });
    /** Where the log lives on a wide screen. */
    this.dock = h("div", { class: "side-dock" });
    this.panels = h("div", { class: "panels" }, this.column, this.dock);
    this.overlay = h("div", { class: "overlay" });
    this.element = h("div", { class: "floor" }, this.panels, this.overlay);
    this.watcher = new ResizeObserver(() => this.#soon());
    this.frames = new Panels(this);
    /** @type {Map<string, Item>} */
    this.items = new Map();
    /** What moves just now. @type {Set<Item>} */
    this.moving = new Set();
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.settling = undefined;
    this.moved = 0;
    this.pending = 0;
    this.flight = -1;
    /** The size of the window that everything was laid for. */
    this.room = "";
    this.watcher.observe(this.element);
    addEventListener("resize", () => this.#soon());
  }

  get laid() {
    return this.frames.laid;
  }

  get narrow() {
    return this.frames.narrow;
  }

  #soon() {
    if (this.pending) return;
    this.pending = requestAnimationFrame(() => {
      this.pending = 0;
      this.measure();
    });
  }

  /**
   * Show a scene. What is the same object as in the scene before is left alone.
   * @param {Scene} scene
   * @param {Gallery} gallery
   * @param {boolean} narrow
   * @param {number} glide milliseconds; 0: no movement
   * @returns {number} how many pieces moved, came or went
   */
  show(scene, gallery, narrow, glide) {
    this.frames.gallery = gallery;
    const relaid = this.frames.lay(scene, narrow) || !this.scene;
    this.scene = scene;
    if (relaid) {
      this.element.classList.toggle("narrow", narrow);
      this.room = arrange(this);
      this.frames.measure();
    }
    const still = relaid || glide === 0;
    if (this.flight !== glide) this.overlay.style.setProperty("--flight", `${glide}ms`);
    this.flight = glide;
    this.overlay.classList.toggle("glide", !still);
    this.frames.write(scene);
    const moved = this.#layItems(scene, still, relaid);
    if (relaid) this.hooks.relaid();
    this.moved = still ? 0 : moved;
    clearTimeout(this.settling);
    if (this.moved) this.settling = setTimeout(() => this.settle(), glide + 60);
    else this.settle();
    return this.moved;
  }

  /** All movement has come to rest. */
  settle() {
    clearTimeout(this.settling);
    this.moved = 0;
    for (const item of this.moving) item.element.classList.remove("moving");
    this.moving.clear();
    for (const gone of this.overlay.querySelectorAll(".gone")) gone.remove();
    this.overlay.classList.remove("glide");
  }

  /** Everything lies where it lies, at once: after a change of size. */
  measure() {
    if (!this.scene) return;
    this.overlay.classList.remove("glide");
    this.room = arrange(this);
    this.frames.measure();
    this.frames.write(this.scene);
    for (const item of this.items.values()) {
      if (item.kind === "piece") this.#draw(item, /** @type {PieceMessage} */ (item.data));
      this.#put(item);
    }
    this.hooks.relaid();
  }

  /** A panel was zoomed or shifted. @param {Laid} panel */
  reaim(panel) {
    this.overlay.classList.remove("glide");
    this.frames.aim(panel);
    for (const item of this.items.values()) if (item.data.panel === panel.data.id) this.#put(item);
    this.hooks.relaid();
  }

  // ---------------------------------------------------------------- pieces and places

  /**
   * @param {Scene} scene
   * @param {boolean} still
   * @param {boolean} all lay everything, not only what changed
   * @returns {number} how much moved, came or went
   */
  #layItems(scene, still, all) {
    let moved = 0;
    /** Where things that leave now lay, by what they look like and by the head of their id. @type {Map<string, Item[]>} */
    const leaving = new Map();
    for (const item of this.#leave(scene)) {
      if (item.kind === "place" || still) {
        item.element.remove();
        continue;
      }
      moved += 1;
      for (const key of kin(/** @type {PieceMessage} */ (item.data))) {
        const list = leaving.get(key);
        if (list) list.push(item);
        else leaving.set(key, [item]);
      }
      item.element.classList.add("gone");
    }
    /** @type {Item[]} */
    const fresh = [];
    /** @type {Item[]} */
    const changed = [];
    for (const data of scene.places) if (this.items.get(data.id)?.data !== data) changed.push(this.#item("place", data));
    for (const data of scene.pieces) {
      const known = this.items.get(data.id);
      if (known?.data === data) continue;
      const item = this.#item("piece", data);
      changed.push(item);
      if (!known) fresh.push(item);
    }
    if (!still && fresh.length) {
      moved += fresh.length;
      this.#arrive(fresh, leaving);
    }
    for (const item of all ? this.items.values() : changed) {
      const old = item.at;
      if (all && item.kind === "piece") this.#draw(item, /** @type {PieceMessage} */ (item.data));
      this.#put(item);
      if (!still && item.kind === "piece" && (Math.abs(old.x - item.at.x) > 1 || Math.abs(old.y - item.at.y) > 1)) {
        this.#stir(item);
        moved += 1;
      }
    }
    return moved;
  }

  /** What is not in a scene any more; it is forgotten, but still in the page. @param {Scene} scene */
  #leave(scene) {
    const present = new Set([...scene.places, ...scene.pieces].map((data) => data.id));
    const left = [...this.items.values()].filter((item) => !present.has(item.id));
    for (const item of left) this.items.delete(item.id);
    return left;
  }

  /** What comes flies from where something like it just left, or fades in. @param {readonly Item[]} fresh @param {Map<string, Item[]>} leaving */
  #arrive(fresh, leaving) {
    for (const item of fresh) {
      const data = /** @type {PieceMessage} */ (item.data);
      const from = kin(data).map((key) => leaving.get(key)?.shift()).find((other) => other?.element.isConnected);
      if (from) {
        place(item.element, from.at);
        this.#stir(item);
        from.element.remove();
      } else {
        this.#put(item);
        item.element.classList.add("coming");
      }
    }
    // they fly from where the browser knows them to be; to know it, their style is enough
    for (const item of fresh) void getComputedStyle(item.element).opacity;
    for (const item of fresh) item.element.classList.remove("coming");
  }

  /** @param {Item} item it moves from now on */
  #stir(item) {
    item.element.classList.add("moving");
    this.moving.add(item);
  }

  /**
   * @param {"piece" | "place"} kind
   * @param {PieceMessage | PlaceMessage} data
   * @returns {Item}
   */
  #item(kind, data) {
    let item = this.items.get(data.id);
    if (item && item.kind !== kind) {
      item.element.remove();
      item = undefined;
    }
    if (!item) {
      const element = h("div", { class: kind });
      element.dataset.id = data.id;
      this.overlay.append(element);
      item = { id: data.id, kind, data, element, look: "", glow: "", at: { x: 0, y: 0, w: 0, h: 0 }, seen: true };
      this.items.set(data.id, item);
    }
    item.data = data;
    if (kind === "place") item.element.classList.toggle("round", !!(/** @type {PlaceMessage} */ (data).round));
    else this.#draw(item, /** @type {PieceMessage} */ (data));
    return item;
  }

  /** @param {Item} item @param {PieceMessage} data */
  #draw(item, data) {
    const unit = Math.min(data.width, data.height) / 100;
    const size = data.label ? labelSize(data, (this.laid.get(data.panel)?.fit ?? 1), this.narrow) / unit : 0;
    const look = [data.symbol, data.colour, data.mark, data.label, data.width, data.height, size.toFixed(1)].join("|");
    const gallery = /** @type {Gallery} */ (this.frames.gallery);
    item.element.classList.toggle("fresh", !!data.fresh);
    item.element.style.zIndex = String(10 + (data.layer ?? 0));
    if (item.look === look) return;
    item.look = look;
    const svg = s("svg", { viewBox: "0 0 100 100", class: "art", "aria-hidden": "true" });
    for (const name of [data.symbol, data.mark]) if (name) svg.append(s("use", { href: gallery.href(name) }));
    if (data.label) {
      const text = s("text", { x: 50, y: 50 + size * 0.36, "font-size": size, "stroke-width": size / 5 });
      text.textContent = data.label;
      svg.append(text);
    }
    item.element.replaceChildren(svg);
    item.element.style.color = data.colour ? gallery.colour(data.colour) : "";
    const pattern = data.colour ? gallery.order.indexOf(data.colour) : -1;
    if (pattern >= 0) item.element.dataset.pattern = String(pattern % 6);
    else delete item.element.dataset.pattern;
  }

  /** Lay an item where its data and its panel say. @param {Item} item */
  #put(item) {
    const panel = this.laid.get(item.data.panel);
    if (!panel) return;
    const { x, y, width, height } = item.data;
    const k = panel.scale;
    const left = panel.ox + (x - width / 2) * k;
    const top = panel.oy + (y - height / 2) * k;
    const at = { x: panel.x + left, y: panel.y + top, w: width * k, h: height * k };
    item.at = at;
    place(item.element, at);
    // nothing of a zoomed board may lie over its neighbours
    let clip = "";
    item.seen = true;
    if (panel.camera.zoom > 1.001) {
      const over = [-top, left + at.w - panel.w, top + at.h - panel.h, -left];
      if (over[0] >= at.h || over[1] >= at.w || over[2] >= at.h || over[3] >= at.w) item.seen = false;
      else if (over.some((o) => o > 0)) clip = `inset(${over.map((o) => (o > 0 ? `${o}px` : "-20px")).join(" ")})`;
    }
    item.element.style.clipPath = clip;
    item.element.style.visibility = item.seen ? "" : "hidden";
  }

  // ---------------------------------------------------------------- questions

  /** The panels on which something came or moved by the last step, that with most of it first. @returns {string[]} */
  stirred() {
    /** @type {Map<string, number>} */
    const found = new Map();
    for (const item of this.items.values()) {
      const { data } = item;
      const stir = this.moving.has(item) || ("fresh" in data && data.fresh);
      if (stir) found.set(data.panel, (found.get(data.panel) ?? 0) + 1);
    }
    return [...found].sort((a, b) => b[1] - a[1]).map(([id]) => id);
  }

  /** @param {string} id */
  item(id) {
    return this.items.get(id);
  }

  /**
   * A point of the window in the overlay.
   * @param {{ clientX: number, clientY: number }} event
   */
  point(event) {
    const origin = this.overlay.getBoundingClientRect();
    return { x: event.clientX - origin.left, y: event.clientY - origin.top };
  }

  /** @param {Item} item its place in the window */
  rect(item) {
    const origin = this.overlay.getBoundingClientRect();
    return new DOMRect(origin.left + item.at.x, origin.top + item.at.y, item.at.w, item.at.h);
  }
}

/**
 * What makes two pieces of a kind, the closest first.
 * @param {PieceMessage} data
 */
function kin(data) {
  const head = data.id.split(":")[0] ?? "";
  return [`${head}|${data.symbol}|${data.colour ?? ""}`, `${data.symbol}|${data.colour ?? ""}`, head];
}

/**
 * @param {HTMLElement} element
 * @param {{ x: number, y: number, w: number, h: number }} at
 */
function place(element, at) {
  const style = element.style;
  style.transform = `translate(${at.x.toFixed(2)}px, ${at.y.toFixed(2)}px)`;
  style.width = `${at.w.toFixed(2)}px`;
  style.height = `${at.h.toFixed(2)}px`;
}
