// What a player likes: kept in this browser and, where the house takes it, with the player's name.

/**
 * @typedef {object} Likes
 * @property {"slow" | "normal" | "fast" | "off"} speed
 * @property {boolean} sound
 * @property {boolean} contrast
 * @property {boolean} patterns
 * @property {boolean} confirm
 * @property {boolean} notify
 * @property {boolean} keys
 */

const STORE = "serai:likes";
/** @type {Likes} */
const DEFAULTS = {
  speed: "normal",
  sound: true,
  contrast: false,
  patterns: false,
  confirm: true,
  notify: false,
  keys: true,
};
/** Milliseconds of a glide. */
const GLIDE = { slow: 1100, normal: 520, fast: 220, off: 0 };

export class Settings {
  /**
   * @param {Partial<Likes>} known what the house knows of this person
   * @param {(changes: Record<string, unknown>) => Promise<boolean>} tell
   */
  constructor(known, tell) {
    this.tell = tell;
    /** @type {Likes} */
    this.likes = { ...DEFAULTS, ...this.#stored() };
    for (const key of /** @type {(keyof Likes)[]} */ (Object.keys(DEFAULTS))) {
      if (typeof known[key] === typeof DEFAULTS[key]) Object.assign(this.likes, { [key]: known[key] });
    }
    if (!(this.likes.speed in GLIDE)) this.likes.speed = "normal";
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.calm.addEventListener("change", () => this.apply());
    /** @type {(() => void)[]} */
    this.listeners = [];
    this.apply();
  }

  /** Milliseconds a piece takes from place to place; 0: it is there at once. */
  get glide() {
    return this.calm.matches ? 0 : GLIDE[this.likes.speed];
  }

  /**
   * @template {keyof Likes} K
   * @param {K} key
   * @param {Likes[K]} value
   */
  async set(key, value) {
    this.likes[key] = value;
    this.apply();
    try {
      localStorage.setItem(STORE, JSON.stringify(this.likes));
    } catch {
      // then it holds for this page only
    }
    for (const listener of this.listeners) listener();
    await this.tell({ settings: { ...this.likes } });
  }

  apply() {
    const root = document.documentElement;
    root.style.setProperty("--flight", `${this.glide}ms`);
    root.classList.toggle("still", this.glide === 0);
    root.classList.toggle("contrast", this.likes.contrast);
    root.classList.toggle("patterns", this.likes.patterns);
  }

  /** @returns {Partial<Likes>} */
  #stored() {
    try {
      return JSON.parse(localStorage.getItem(STORE) ?? "{}");
    } catch {
      return {};
    }
  }
}
