// On a narrow screen the panels lie under one another: what is asked, or moves, comes into sight by itself.

/** Who scrolled himself so lately reads something: milliseconds. */
const PATIENCE = 4000;
/** After so many milliseconds the table has come to rest. */
const SETTLED = 400;
/** So many pixels are left free beside what came into sight. */
const GAP = 6;

export class Follow {
  /**
   * @param {import("./stage.js").Stage} stage
   * @param {object} hooks
   * @param {() => number} hooks.top how much of the window is covered above
   * @param {() => number} hooks.bottom and below
   * @param {() => number} hooks.glide milliseconds a movement takes; 0: none
   */
  constructor(stage, hooks) {
    this.stage = stage;
    this.hooks = hooks;
    this.scrolled = -PATIENCE;
    this.question = "";
    this.page = "";
    const own = () => {
      this.scrolled = performance.now();
    };
    addEventListener("touchmove", own, { passive: true });
    addEventListener("wheel", own, { passive: true });
  }

  /**
   * Something is asked in these panels: come to them, once for each question.
   * @param {string} question
   * @param {readonly string[]} ids
   */
  asked(question, ids) {
    if (!ids.length || question === this.question) return;
    this.question = question;
    this.#come(ids);
  }

  /**
   * A lesson speaks of these things: come to the first of them, once for each page.
   * @param {string} page
   * @param {readonly string[]} ids
   */
  lit(page, ids) {
    const item = ids.map((id) => this.stage.item(id)).find((one) => one?.seen);
    if (!item || !this.stage.narrow || page === this.page) return;
    this.page = page;
    const came = performance.now();
    this.#uncover(item.id);
    // what moved meanwhile, the bar above all, may have covered it again
    setTimeout(() => page === this.page && this.scrolled < came && this.#uncover(item.id), SETTLED);
  }

  /** Bring something on the table out from under what lies above and below. @param {string} id */
  #uncover(id) {
    const item = this.stage.item(id);
    if (!item?.seen) return;
    const box = this.stage.rect(item);
    const top = this.hooks.top();
    const bottom = innerHeight - this.hooks.bottom();
    if (box.top >= top && box.bottom <= bottom) return;
    scrollBy({ top: (box.top + box.bottom - top - bottom) / 2, behavior: this.hooks.glide() ? "smooth" : "auto" });
  }

  /** Something stirs in these panels: come to them, unless somebody reads. @param {readonly string[]} ids */
  to(ids) {
    if (performance.now() - this.scrolled > PATIENCE) this.#come(ids);
  }

  /** Bring the first of these panels into sight, unless one of them is seen already. @param {readonly string[]} ids */
  #come(ids) {
    if (!this.stage.narrow) return;
    const found = ids.map((id) => this.stage.laid.get(id)).filter((panel) => panel !== undefined);
    if (!found.length || found.some((panel) => this.#seen(panel))) return;
    const top = this.hooks.top();
    const bottom = innerHeight - this.hooks.bottom();
    const [first, ...rest] = found.map((panel) => panel.section.getBoundingClientRect());
    if (!first) return;
    const board = found[0]?.data.area === "board";
    // as many of them as the window has room for
    let end = first.bottom;
    for (const box of rest) if (box.bottom - first.top <= bottom - top) end = Math.max(end, box.bottom);
    // what lies beneath comes up no farther than it must: what lies above it, the board above all, stays in sight
    const up = !board && end - first.top <= bottom - top ? end - bottom + GAP : Infinity;
    scrollBy({ top: Math.min(up, first.top - top - GAP), behavior: this.hooks.glide() ? "smooth" : "auto" });
  }

  /** Whether most of a panel, or most of the window, shows it. @param {import("./panels.js").Laid} panel */
  #seen(panel) {
    const box = panel.box.getBoundingClientRect();
    const top = this.hooks.top();
    const bottom = innerHeight - this.hooks.bottom();
    const shown = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return shown > Math.min(box.height, bottom - top) * 0.7;
  }
}
