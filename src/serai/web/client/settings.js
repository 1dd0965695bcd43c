// What a player likes: kept in this browser and, where the house takes it, with the player's name.

/**
 * @typedef {object} Likes
 * @property {"slow" | "normal" | "fast" | "none"} motion
 * @property {boolean} sound
 * @property {boolean} contrast
 * @property {boolean} patterns
 * @property {boolean} confirm
 * @property {boolean} notify
 * @property {boolean} keys
 * @property {boolean | null} coach null: not chosen, so it is on in somebody's first two games of a kind
 * @property {boolean} explain
 */

const STORE = "serai:likes";
/** @type {Likes} */
const DEFAULTS = {
  motion: "normal",
  sound: true,
  contrast: false,
  patterns: false,
  confirm: true,
  notify: false,
  keys: true,
  coach: null,
  explain: true,
};
/** Milliseconds of a glide. */
const GLIDE = { slow: 1100, normal: 520, fast: 220, none: 0 };

/** Milliseconds for each moment of a step that is played out. */
const PACE = { slow: 2400, normal: 1300, fast: 600, none: 0 };

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
      if (typeof known[key] === typeof (DEFAULTS[key] ?? false)) Object.assign(this.likes, { [key]: known[key] });
    }
    if (!(this.likes.motion in GLIDE)) this.likes.motion = "normal";
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.calm.addEventListener("change", () => this.apply());
    /** @type {(() => void)[]} */
    this.listeners = [];
    this.apply();
  }

  /** Milliseconds a piece takes from place to place; 0: it is there at once. */
  get glide() {
    return this.calm.matches ? 0 : GLIDE[this.likes.motion];
  }

  /** Milliseconds for each moment of a step that is played out, with or without movement; 0: its end at once. */
  get pace() {
    return PACE[this.likes.motion];
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
    // what was not chosen is not told
    await this.tell({ settings: Object.fromEntries(Object.entries(this.likes).filter(([, liked]) => liked !== null)) });
  }

  apply() {
    const root = document.documentElement;
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

/**
 * Tell the house what a person likes.
 * @param {string} me address for settings
 * @param {Record<string, unknown>} changes
 * @returns {Promise<boolean>} whether it was heard
 */
export async function tellHouse(me, changes) {
  try {
    const answer = await fetch(me, {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(changes), credentials: "same-origin",
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Speak another language from now on. @param {string} me address for settings @param {string} lang */
export async function changeLang(me, lang) {
  await tellHouse(me, { lang });
  const url = new URL(location.href);
  if (url.searchParams.has("lang")) url.searchParams.set("lang", lang);
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
