// The table itself: panels laid out by CSS, and above them one overlay in which all pieces, places and captions lie.
import { arrange } from "./arrange.js";
import { Camera } from "./camera.js";
import { h, s, say } from "./dom.js";
import { t } from "./strings.js";
import { fitting, labelSize } from "./writing.js";

/** @typedef {import("./wire.js").SceneMessage} Scene */
/** @typedef {import("./wire.js").PanelMessage} PanelMessage */
/** @typedef {import("./wire.js").PieceMessage} PieceMessage */
/** @typedef {import("./wire.js").PlaceMessage} PlaceMessage */
/** @typedef {import("./art.js").Gallery} Gallery */

/**
 * @typedef {object} Laid a panel on the screen
 * @property {PanelMessage} data
 * @property {HTMLElement} section
 * @property {HTMLElement} title
 * @property {HTMLElement} box
 * @property {SVGSVGElement} backdrop
 * @property {string} painted the name of the backdrop that is drawn
 * @property {HTMLElement} frame clips the captions
 * @property {SVGSVGElement} captions
 * @property {Camera} camera
 * @property {number} x left edge of the box in the overlay
 * @property {number} y
 * @property {number} w
 * @property {number} h
 * @property {number} scale
 * @property {number} fit the scale at which all of it is seen
 * @property {number} ox where the panel's origin lies in the box
 * @property {number} oy
 */

/**
 * @typedef {object} Item a piece or a place on the screen
 * @property {string} id
 * @property {"piece" | "place"} kind
 * @property {PieceMessage | PlaceMessage} data
 * @property {HTMLElement} element
 * @property {string} look what was drawn last
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
    /** @type {Map<string, Laid>} */
    this.laid = new Map();
    /** @type {Map<string, Item>} */
    this.items = new Map();
    /** @type {Gallery | null} */
    this.gallery = null;
    /** @type {Scene | null} */
    this.scene = null;
    this.narrow = false;
    this.shape = "";
    /** @type {Map<string, Camera>} */
    this.cameras = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.settling = undefined;
    this.moved = 0;
    this.pending = 0;
    /** The size of the window that everything was laid for. */
    this.room = "";
    this.watcher = new ResizeObserver(() => this.#soon());
    this.watcher.observe(this.element);
    addEventListener("resize", () => this.#soon());
  }

  #soon() {
    if (this.pending) return;
    this.pending = requestAnimationFrame(() => {
      this.pending = 0;
      this.measure();
    });
  }

  /**
   * Show a scene.
   * @param {Scene} scene
   * @param {Gallery} gallery
   * @param {boolean} narrow
   * @param {number} glide milliseconds; 0: no movement
   * @returns {number} how many pieces moved, came or went
   */
  show(scene, gallery, narrow, glide) {
    this.gallery = gallery;
    const first = !this.scene;
    this.scene = scene;
    const relaid = this.#layPanels(scene, narrow);
    if (relaid || first) {
      this.room = arrange(this);
      this.#measurePanels();
    }
    const still = relaid || first || glide === 0;
    this.overlay.classList.toggle("glide", !still);
    this.#captions(scene);
    const moved = this.#layItems(scene, still);
    if (relaid || first) this.hooks.relaid();
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
    for (const item of this.items.values()) item.element.classList.remove("moving");
    for (const gone of this.overlay.querySelectorAll(".gone")) gone.remove();
    this.overlay.classList.remove("glide");
  }

  // ---------------------------------------------------------------- panels

  /**
   * @param {Scene} scene
   * @param {boolean} narrow
   * @returns {boolean} whether the layout changed
   */
  #layPanels(scene, narrow) {
    const shape = JSON.stringify([narrow, scene.panels.map((p) => [p.id, p.width, p.height, p.area])]);
    const relaid = shape !== this.shape;
    if (relaid) {
      this.shape = shape;
      this.narrow = narrow;
      for (const panel of this.laid.values()) {
        this.watcher.unobserve(panel.box);
        panel.section.remove();
        panel.frame.remove();
      }
      this.laid.clear();
      for (const data of scene.panels) this.#newPanel(data, narrow);
      this.element.classList.toggle("narrow", narrow);
    }
    for (const data of scene.panels) {
      const panel = /** @type {Laid} */ (this.laid.get(data.id));
      panel.data = data;
      say(panel.title, data.title ?? "");
      panel.section.classList.toggle("active", !!data.active);
      if (panel.painted !== (data.backdrop ?? "")) {
        panel.painted = data.backdrop ?? "";
        this.#paint(panel, panel.painted);
      }
    }
    return relaid;
  }

  /** @param {Laid} panel @param {string} name of its backdrop */
  #paint(panel, name) {
    const drawn = this.gallery?.backdrop(name);
    panel.backdrop.innerHTML = drawn ?? "";
    if (drawn !== undefined) return;
    this.gallery?.complete().then(() => {
      if (panel.painted === name) panel.backdrop.innerHTML = this.gallery?.backdrop(name) ?? "";
    }).catch(() => {
      // tried again when the panel is laid anew
      panel.painted = "";
    });
  }

  /** @param {PanelMessage} data @param {boolean} narrow */
  #newPanel(data, narrow) {
    const view = `0 0 ${data.width} ${data.height}`;
    const backdrop = s("svg", { viewBox: view, class: "backdrop", "aria-hidden": "true" });
    const captions = s("svg", { viewBox: view, class: "captions" });
    const title = h("h2", { class: "panel-title" });
    const box = h("div", { class: "panel-box" }, backdrop);
    const section = h("section", { class: `panel panel-${data.area}` }, title, box);
    section.dataset.panel = data.id;
    section.setAttribute("aria-label", data.title || t("board"));
    if (!data.title) title.hidden = true;
    if (narrow) box.style.aspectRatio = `${data.width} / ${data.height}`;
    const frame = h("div", { class: "caption-frame" }, captions);
    const camera = this.cameras.get(data.id) ?? new Camera();
    this.cameras.set(data.id, camera);
    if (narrow) this.column.append(section);
    else this.panels.insertBefore(section, this.dock);
    this.overlay.append(frame);
    this.watcher.observe(box);
    this.laid.set(data.id, {
      data, section, title, box, backdrop, frame, captions, camera,
      painted: "", x: 0, y: 0, w: 0, h: 0, scale: 1, fit: 1, ox: 0, oy: 0,
    });
  }

  #measurePanels() {
    const origin = this.overlay.getBoundingClientRect();
    for (const panel of this.laid.values()) {
      const box = panel.box.getBoundingClientRect();
      panel.x = box.left - origin.left;
      panel.y = box.top - origin.top;
      panel.w = box.width;
      panel.h = box.height;
    }
    for (const panel of this.laid.values()) {
      panel.fit = Math.min(panel.w / panel.data.width, panel.h / panel.data.height) || 1;
      this.#aim(panel);
    }
  }

  /** Lay the backdrop and the captions of a panel as its camera says. @param {Laid} panel */
  #aim(panel) {
    const { width, height } = panel.data;
    const at = panel.camera.lay(panel.w, panel.h, width, height);
    panel.scale = at.scale;
    panel.ox = at.x;
    panel.oy = at.y;
    for (const svg of [panel.backdrop, panel.captions]) {
      svg.style.width = `${width * at.scale}px`;
      svg.style.height = `${height * at.scale}px`;
      svg.style.transform = `translate(${at.x}px, ${at.y}px)`;
    }
    panel.frame.style.transform = `translate(${panel.x}px, ${panel.y}px)`;
    panel.frame.style.width = `${panel.w}px`;
    panel.frame.style.height = `${panel.h}px`;
    panel.section.classList.toggle("zoomed", panel.camera.zoom > 1.001);
  }

  /** Everything lies where it lies, at once: after a change of size. */
  measure() {
    if (!this.scene) return;
    this.overlay.classList.remove("glide");
    this.room = arrange(this);
    this.#measurePanels();
    this.#captions(this.scene);
    for (const item of this.items.values()) {
      if (item.kind === "piece") this.#draw(item, /** @type {PieceMessage} */ (item.data));
      this.#put(item);
    }
    this.hooks.relaid();
  }

  /** A panel was zoomed or shifted. @param {Laid} panel */
  reaim(panel) {
    this.overlay.classList.remove("glide");
    this.#aim(panel);
    for (const item of this.items.values()) if (item.data.panel === panel.data.id) this.#put(item);
    this.hooks.relaid();
  }

  // ---------------------------------------------------------------- pieces, places, captions

  /** @param {Scene} scene */
  #captions(scene) {
    /** @type {Map<string, SVGTextElement[]>} */
    const lines = new Map();
    for (const c of scene.captions) {
      const text = s("text", {
        x: c.x, y: c.y, ...fitting(c, this.laid.get(c.panel)?.fit ?? 1, this.narrow), "text-anchor": c.anchor ?? "start",
        fill: c.colour || "#3a2c1e", "font-weight": c.bold ? "bold" : "normal",
      });
      text.textContent = c.text;
      const list = lines.get(c.panel);
      if (list) list.push(text);
      else lines.set(c.panel, [text]);
    }
    for (const [id, panel] of this.laid) {
      const written = lines.get(id) ?? [];
      const same = written.length === panel.captions.childElementCount
        && written.every((text, n) => panel.captions.children[n]?.isEqualNode(text));
      if (!same) panel.captions.replaceChildren(...written);
    }
  }

  /**
   * @param {Scene} scene
   * @param {boolean} still
   * @returns {number}
   */
  #layItems(scene, still) {
    let moved = 0;
    /** @type {Set<string>} */
    const present = new Set();
    /** @type {Item[]} */
    const fresh = [];
    for (const data of scene.places) present.add(data.id);
    for (const data of scene.pieces) present.add(data.id);
    /** Where things that leave now lay, by what they look like and by the head of their id. @type {Map<string, Item[]>} */
    const leaving = new Map();
    for (const [id, item] of this.items) {
      if (present.has(id)) continue;
      this.items.delete(id);
      if (item.kind === "place" || still) item.element.remove();
      else {
        moved += 1;
        for (const key of kin(/** @type {PieceMessage} */ (item.data))) {
          const list = leaving.get(key);
          if (list) list.push(item);
          else leaving.set(key, [item]);
        }
        item.element.classList.add("gone");
      }
    }
    for (const data of scene.places) this.#item("place", data);
    for (const data of scene.pieces) {
      const known = this.items.has(data.id);
      const item = this.#item("piece", data);
      if (!known) fresh.push(item);
    }
    // what comes flies from where something like it just left, or fades in
    if (!still && fresh.length) {
      for (const item of fresh) {
        moved += 1;
        const data = /** @type {PieceMessage} */ (item.data);
        const from = kin(data).map((key) => leaving.get(key)?.shift()).find((other) => other?.element.isConnected);
        if (from) {
          place(item.element, from.at);
          item.element.classList.add("moving");
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
    for (const item of this.items.values()) {
      const old = item.at;
      this.#put(item);
      if (!still && item.kind === "piece" && (Math.abs(old.x - item.at.x) > 1 || Math.abs(old.y - item.at.y) > 1)) {
        item.element.classList.add("moving");
        moved += 1;
      }
    }
    return moved;
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
      item = { id: data.id, kind, data, element, look: "", at: { x: 0, y: 0, w: 0, h: 0 }, seen: true };
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
    const gallery = /** @type {Gallery} */ (this.gallery);
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
    for (const { data, element } of this.items.values()) {
      const stir = element.classList.contains("moving") || element.classList.contains("fresh");
      if (stir) found.set(data.panel, (found.get(data.panel) ?? 0) + 1);
    }
    return [...found].sort((a, b) => b[1] - a[1]).map(([id]) => id);
  }

  /** @param {string} id */
  item(id) {
    return this.items.get(id);
  }

  /**
   * The panel whose box holds this point of the overlay.
   * @param {number} x
   * @param {number} y
   */
  panelAt(x, y) {
    for (const panel of this.laid.values()) {
      if (x >= panel.x && y >= panel.y && x < panel.x + panel.w && y < panel.y + panel.h) return panel;
    }
    return null;
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
