// The panels of the table: their boxes, the backdrops in them and the captions above them, laid and measured.
import { Camera } from "./camera.js";
import { h, s, say, sentence } from "./dom.js";
import { t } from "./strings.js";
import { fitting } from "./writing.js";

/** @typedef {import("./wire.js").SceneMessage} Scene */
/** @typedef {import("./wire.js").PanelMessage} PanelMessage */
/** @typedef {import("./wire.js").CaptionMessage} CaptionMessage */
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
 * @property {readonly CaptionMessage[]} written the captions that are drawn
 * @property {string} hand how they are drawn: scale and form of the panel
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

export class Panels {
  /**
   * @param {object} homes
   * @param {HTMLElement} homes.column where panels lie on a narrow screen
   * @param {HTMLElement} homes.dock before which they lie on a wide one
   * @param {HTMLElement} homes.overlay where captions lie
   * @param {ResizeObserver} homes.watcher hears of each box that changes its size
   */
  constructor(homes) {
    this.homes = homes;
    /** @type {Map<string, Laid>} */
    this.laid = new Map();
    /** @type {Gallery | null} */
    this.gallery = null;
    this.narrow = false;
    this.shape = "";
    /** @type {Map<string, Camera>} */
    this.cameras = new Map();
  }

  /**
   * Lay the panels of a scene.
   * @param {Scene} scene
   * @param {boolean} narrow
   * @returns {boolean} whether the layout changed
   */
  lay(scene, narrow) {
    const shape = JSON.stringify([narrow, scene.panels.map((p) => [p.id, p.width, p.height, p.area])]);
    const relaid = shape !== this.shape;
    if (relaid) {
      this.shape = shape;
      this.narrow = narrow;
      for (const panel of this.laid.values()) {
        this.homes.watcher.unobserve(panel.box);
        panel.section.remove();
        panel.frame.remove();
      }
      this.laid.clear();
      for (const data of scene.panels) this.#open(data, narrow);
    }
    for (const data of scene.panels) {
      const panel = /** @type {Laid} */ (this.laid.get(data.id));
      if (panel.data === data && panel.painted === (data.backdrop ?? "")) continue;
      panel.data = data;
      say(panel.title, sentence(data.title ?? ""));
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
  #open(data, narrow) {
    const { column, dock, overlay, watcher } = this.homes;
    const view = `0 0 ${data.width} ${data.height}`;
    const backdrop = s("svg", { viewBox: view, class: "backdrop", "aria-hidden": "true" });
    const captions = s("svg", { viewBox: view, class: "captions" });
    const title = h("h2", { class: "panel-title" });
    const box = h("div", { class: "panel-box" }, backdrop);
    const section = h("section", { class: `panel panel-${data.area}` }, title, box);
    section.dataset.panel = data.id;
    section.setAttribute("aria-label", data.title || t("board"));
    if (!data.title) title.hidden = true;
    say(title, sentence(data.title ?? ""));
    section.classList.toggle("active", !!data.active);
    if (narrow) box.style.aspectRatio = `${data.width} / ${data.height}`;
    const frame = h("div", { class: "caption-frame" }, captions);
    const camera = this.cameras.get(data.id) ?? new Camera();
    this.cameras.set(data.id, camera);
    if (narrow) column.append(section);
    else dock.before(section);
    overlay.append(frame);
    watcher.observe(box);
    this.laid.set(data.id, {
      data, section, title, box, backdrop, frame, captions, camera,
      written: [], hand: "", painted: "", x: 0, y: 0, w: 0, h: 0, scale: 1, fit: 1, ox: 0, oy: 0,
    });
  }

  measure() {
    const origin = this.homes.overlay.getBoundingClientRect();
    for (const panel of this.laid.values()) {
      const box = panel.box.getBoundingClientRect();
      panel.x = box.left - origin.left;
      panel.y = box.top - origin.top;
      panel.w = box.width;
      panel.h = box.height;
    }
    for (const panel of this.laid.values()) {
      panel.fit = Math.min(panel.w / panel.data.width, panel.h / panel.data.height) || 1;
      this.aim(panel);
    }
  }

  /** Lay the backdrop and the captions of a panel as its camera says. @param {Laid} panel */
  aim(panel) {
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

  /** Write the captions of a scene; those that stay as they are keep their elements. @param {Scene} scene */
  write(scene) {
    /** @type {Map<string, CaptionMessage[]>} */
    const lines = new Map();
    for (const caption of scene.captions) {
      const list = lines.get(caption.panel);
      if (list) list.push(caption);
      else lines.set(caption.panel, [caption]);
    }
    for (const [id, panel] of this.laid) {
      const wanted = lines.get(id) ?? [];
      const hand = `${panel.fit} ${this.narrow}`;
      const old = panel.hand === hand ? panel.written : [];
      if (panel.hand === hand && wanted.length === old.length && wanted.every((caption, n) => caption === old[n])) continue;
      const { children } = panel.captions;
      const kept = new Map(old.map((caption, n) => [caption, /** @type {Element} */ (children[n])]));
      panel.captions.replaceChildren(...wanted.map((caption) => kept.get(caption) ?? line(caption, panel.fit, this.narrow)));
      panel.written = wanted;
      panel.hand = hand;
    }
  }

  /**
   * The panel whose box holds this point of the overlay.
   * @param {number} x
   * @param {number} y
   */
  at(x, y) {
    for (const panel of this.laid.values()) {
      if (x >= panel.x && y >= panel.y && x < panel.x + panel.w && y < panel.y + panel.h) return panel;
    }
    return null;
  }
}

/** @param {CaptionMessage} caption @param {number} fit @param {boolean} narrow */
function line(caption, fit, narrow) {
  const text = s("text", {
    x: caption.x, y: caption.y, ...fitting(caption, fit, narrow), "text-anchor": caption.anchor ?? "start",
    fill: caption.colour || "#3a2c1e", "font-weight": caption.bold ? "bold" : "normal",
  });
  text.textContent = caption.text;
  return text;
}
