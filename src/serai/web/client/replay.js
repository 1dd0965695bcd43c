// The replay of a game that is over: the client's table in place of the page's still pictures, moved by the links, the
// slider and the log that the page holds anyway. Where this script does not run, the links load the page anew.
import { fetchArt } from "./art.js";
import { h } from "./dom.js";
import { Pointer } from "./pointer.js";
import { Settings } from "./settings.js";
import { NARROW, Stage } from "./stage.js";
import { speak, t } from "./strings.js";
import { Tips } from "./tips.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./wire.js").SceneMessage} Scene */
/** @typedef {"slow" | "normal" | "fast"} Speed */

/**
 * @typedef {object} Config what the page says
 * @property {string} lang
 * @property {number} at the moment the page was opened at
 * @property {number} steps
 * @property {string} art address of the art
 * @property {string} moments where the moments are
 * @property {string} course where how the game went is told
 * @property {string} query eyes, language and version, for their addresses
 * @property {Partial<import("./settings.js").Likes>} settings
 */

/** Of each speed: how long a piece glides, and how long a moment stays, in milliseconds. @type {Record<Speed, [number, number]>} */
const SPEEDS = { slow: [1100, 2200], normal: [520, 1200], fast: [220, 500] };
const KEPT = 80;
/** What of the page is seen above and beneath the table. */
const AROUND = 110;

class Replay {
  /** @param {Config} config @param {HTMLElement} page */
  constructor(config, page) {
    this.config = config;
    this.page = page;
    speak(config.lang);
    this.settings = new Settings(config.settings, async () => false);
    this.at = config.at;
    /** Counts wishes: a moment that arrives after another was wished for is not shown. */
    this.wish = 0;
    /** @type {Map<string, Promise<Scene>>} */
    this.moments = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.playing = false;
    this.narrow = matchMedia(`(max-width: ${NARROW}px)`);
    this.tips = new Tips();
    this.stage = new Stage({ relaid: () => this.zoom.lay(), height: () => innerHeight - AROUND });
    this.pointer = new Pointer(this.stage, {
      targets: () => [],
      clicked: () => undefined,
      takeBack: () => false,
      pointed: (item, how) => {
        if (item?.data.tip) this.tips.show(how === "press" ? "press" : item.id, this.stage.rect(item), [item.data.tip], how === "press" ? 0 : 300);
        else this.tips.hide();
      },
    });
    this.zoom = new Zoom(this.stage, this.pointer);
    this.slider = /** @type {HTMLInputElement} */ (page.querySelector("#at"));
    this.play = /** @type {HTMLButtonElement} */ (page.querySelector("[data-play]"));
    this.moment = /** @type {HTMLElement} */ (page.querySelector("#moment"));
    this.pattern = this.moment.textContent ?? "";
    this.lines = /** @type {HTMLAnchorElement[]} */ ([...page.querySelectorAll(".log a[data-at]")]);
    this.speed = this.#speeds();
  }

  /** Lay the table in place of the still picture, once its art is here. */
  async open() {
    const [gallery, scene] = await Promise.all([fetchArt(this.config.art, this.narrow.matches), this.#fetch(this.at)]);
    this.gallery = gallery;
    document.body.append(gallery.element);
    this.stage.overlay.setAttribute("role", "group");
    this.stage.overlay.setAttribute("aria-label", t("table"));
    this.stage.element.append(this.zoom.element);
    const table = h("div", { class: "serai-table replay-table" }, this.stage.element, this.tips.element, this.tips.menu);
    this.page.querySelector("picture")?.replaceWith(table);
    this.play.hidden = false;
    this.slider.closest("form")?.append(this.speed);
    this.#listen();
    this.#show(scene, 0);
  }

  // ---------------------------------------------------------------- moments

  /** @param {number} at @returns {Promise<Scene>} */
  #fetch(at) {
    const narrow = this.narrow.matches;
    const key = `${at} ${narrow}`;
    const known = this.moments.get(key);
    if (known) return known;
    const address = `${this.config.moments}${at}.json?${this.config.query}${narrow ? "&narrow=1" : ""}`;
    const fetched = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json();
    });
    this.moments.set(key, fetched);
    // what failed can be asked for again; what was seen long ago makes room
    fetched.catch(() => this.moments.delete(key));
    const [oldest] = this.moments.keys();
    if (this.moments.size > KEPT && oldest !== undefined) this.moments.delete(oldest);
    return fetched;
  }

  /** Show the moment after so many steps. @param {number} at */
  async go(at) {
    const wish = (this.wish += 1);
    const from = this.at;
    this.at = Math.max(0, Math.min(this.config.steps, at));
    this.#tell();
    clearTimeout(this.timer);
    try {
      const scene = await this.#fetch(this.at);
      if (wish !== this.wish) return;
      // a jump over many steps is no movement that one could follow
      this.#show(scene, Math.abs(this.at - from) > 12 ? 0 : this.glide);
    } catch {
      if (wish === this.wish) this.stop();
      return;
    }
    if (this.at < this.config.steps) this.#fetch(this.at + 1).catch(() => undefined);
    if (this.at === this.config.steps) this.stop();
    else if (this.playing) this.timer = setTimeout(() => void this.go(this.at + 1), this.pause);
  }

  /** @param {Scene} scene @param {number} glide */
  #show(scene, glide) {
    if (!this.gallery) return;
    this.tips.hide();
    this.stage.show(scene, this.gallery, this.narrow.matches, glide);
  }

  /** Tell which moment it is: slider, words, log and address. */
  #tell() {
    const { at } = this;
    this.slider.value = String(at);
    let current = null;
    for (const line of this.lines) {
      line.parentElement?.removeAttribute("aria-current");
      if (Number(line.dataset.at) <= at) current = line;
    }
    this.moment.textContent = this.pattern.replace(String(this.config.at), String(at));
    if (current) {
      current.parentElement?.setAttribute("aria-current", "step");
      const list = /** @type {HTMLElement} */ (current.closest(".log"));
      const top = current.offsetTop - list.offsetTop;
      if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 60) list.scrollTop = top - list.clientHeight / 2;
      if (Number(current.dataset.at) === at) this.moment.append(": ", current.textContent ?? "");
    }
    const now = this.page.querySelector("#course .now");
    for (const end of ["x1", "x2"]) now?.setAttribute(end, String((1000 * at) / Math.max(this.config.steps, 1)));
    const here = /** @type {HTMLFormElement | null} */ (this.page.querySelector("[data-what-if]"));
    const from = /** @type {HTMLInputElement | null} */ (here?.querySelector("[data-now]"));
    if (here && from) {
      from.value = String(at);
      here.hidden = at === this.config.steps;
    }
    const url = new URL(location.href);
    url.searchParams.set("at", String(at));
    history.replaceState(null, "", url);
    for (const eyes of /** @type {NodeListOf<HTMLAnchorElement>} */ (this.page.querySelectorAll(".pills a, a[data-keep]"))) {
      const to = new URL(eyes.href);
      to.searchParams.set("at", String(at));
      eyes.href = to.href;
    }
  }

  // ---------------------------------------------------------------- playing

  /** @returns {HTMLSelectElement} */
  #speeds() {
    const liked = this.settings.likes.motion;
    const names = { slow: t("anim_slow"), normal: t("anim_normal"), fast: t("anim_fast") };
    return h("select", { class: "speed", "aria-label": t("speed") }, ...Object.entries(names).map(([value, name]) =>
      h("option", { value, selected: value === (liked === "none" ? "normal" : liked) }, name)));
  }

  get glide() {
    return this.settings.glide && SPEEDS[/** @type {Speed} */ (this.speed.value)][0];
  }

  get pause() {
    return SPEEDS[/** @type {Speed} */ (this.speed.value)][1];
  }

  start() {
    this.playing = true;
    this.play.setAttribute("aria-pressed", "true");
    void this.go(this.at === this.config.steps ? 0 : this.at + 1);
  }

  stop() {
    clearTimeout(this.timer);
    this.playing = false;
    this.play.setAttribute("aria-pressed", "false");
  }

  // ---------------------------------------------------------------- what the viewer does

  /** Leave off playing and go there. @param {number} at */
  #to(at) {
    this.stop();
    void this.go(at);
  }

  #listen() {
    this.play.addEventListener("click", () => (this.playing ? this.stop() : this.start()));
    this.slider.addEventListener("input", () => this.#to(Number(this.slider.value)));
    this.slider.closest("form")?.addEventListener("submit", (e) => e.preventDefault());
    this.page.addEventListener("click", (e) => this.#clicked(e));
    this.narrow.addEventListener("change", () => void this.go(this.at));
    document.addEventListener("keydown", (e) => this.#key(e));
  }

  /** Have told how the game went; it takes some seconds the first time. @param {HTMLElement} button */
  async #course(button) {
    if (button.getAttribute("aria-busy") === "true") return;
    button.setAttribute("aria-busy", "true");
    button.textContent = button.dataset.wait ?? "";
    try {
      const answer = await fetch(`${this.config.course}&at=${this.at}`);
      if (!answer.ok) throw new Error(String(answer.status));
      // made by the server, which has escaped every word in it
      const told = document.createRange().createContextualFragment(await answer.text());
      button.parentElement?.replaceWith(told);
      this.#tell();
    } catch {
      button.removeAttribute("aria-busy");
      button.textContent = button.dataset.failed ?? "";
    }
  }

  /** @param {MouseEvent} e */
  #clicked(e) {
    const link = e.target instanceof Element ? e.target.closest("a[data-step], a[data-at], a[data-course]") : null;
    if (!(link instanceof HTMLElement || link instanceof SVGElement) || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    const { step, at, course } = link.dataset;
    if (course !== undefined) void this.#course(/** @type {HTMLElement} */ (link));
    else if (at !== undefined) this.#to(Number(at));
    else if (step === "end") this.#to(this.config.steps);
    else this.#to(step === "0" ? 0 : this.at + Number(step));
  }

  /** @param {KeyboardEvent} e */
  #key(e) {
    const on = e.target instanceof Element ? e.target : document.body;
    if (e.ctrlKey || e.metaKey || e.altKey || on.closest("input, select, textarea")) return;
    if (e.key === "ArrowLeft" || e.key === "[") this.#to(this.at - 1);
    else if (e.key === "ArrowRight" || e.key === "]") this.#to(this.at + 1);
    else if (e.key === "+" || e.key === "=") this.pointer.zoom(1.4);
    else if (e.key === "-") this.pointer.zoom(1 / 1.4);
    else if (e.key === "0") this.pointer.zoom(0);
    else if (e.key === " " && !on.closest("a, button, summary")) this.playing ? this.stop() : this.start();
    else return;
    e.preventDefault();
  }
}

const page = document.getElementById("replay");
if (page) {
  const config = /** @type {Config} */ (JSON.parse(document.getElementById("serai-config")?.textContent || "{}"));
  const replay = new Replay(config, page);
  Object.assign(window, { serai: replay });
  // without art the still pictures stay
  replay.open().catch(() => undefined);
}
