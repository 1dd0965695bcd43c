// The log: a line for each step worth one, its newest lines first of all, and earlier ones for who scrolls up to them.
import { h, icon, ICONS, say, sentence } from "./dom.js";
import { beforeFrame } from "./measure.js";
import { t, tn } from "./strings.js";

/** @typedef {import("./wire.js").LogLine} LogLine */

/** So many things by chance in a row are a set-up, if they begin among the first lines. */
const IN_A_ROW = 3;
const EARLY = 12;
/** So near to its top, in pixels, the log asks for what was before. */
const NEAR = 30;
/** After so many milliseconds an answer is not waited for any more. */
const PATIENCE = 5000;

/**
 * How many lines at the beginning tell the set-up: all until chance has dealt and laid out, once somebody has acted since.
 * @param {readonly LogLine[]} lines
 */
function setUp(lines) {
  let end = 0;
  let start = 0;
  for (let n = 0; n < lines.length && start <= EARLY; n += 1) {
    if ((lines[n]?.seat ?? -1) < 0) continue;
    if (n - start >= IN_A_ROW) end = n;
    start = n + 1;
  }
  return end;
}

export class Log {
  /**
   * @param {object} hooks
   * @param {(number: number) => void} hooks.look
   * @param {() => void} hooks.again watch what happened since one's last turn
   * @param {(before: number) => string} hooks.earlier ask for the lines before a step; gives the id of the request
   * @param {(seat: number) => { name: string, sign: SVGElement | null, colour: string } | null} hooks.who who sits there
   */
  constructor(hooks) {
    this.hooks = hooks;
    this.element = h("ol", { class: "log-lines", "aria-label": t("log"), tabIndex: 0 });
    /** Whether the end of the log is in sight; then it stays there when lines come. */
    this.ended = true;
    this.element.addEventListener("scroll", () => {
      const { scrollHeight, scrollTop, clientHeight } = this.element;
      this.ended = scrollHeight - scrollTop - clientHeight < 60;
      if (scrollTop < NEAR && scrollHeight > clientHeight) this.#ask();
    }, { passive: true });
    /** Spoken by screen readers as it comes. */
    this.speaker = h("div", { class: "sr", "aria-live": "polite" });
    this.setUp = h("li", { class: "fold" }, h("button", { type: "button", tabIndex: -1, "aria-expanded": "false", onclick: () => {
      const shown = this.element.classList.toggle("unfolded");
      this.setUp.firstElementChild?.setAttribute("aria-expanded", String(shown));
    } }));
    this.more = h("li", { class: "fold earlier" }, h("button", { type: "button", onclick: () => this.#ask() }, t("log_earlier")));
    this.recap = h("details", { class: "recap", hidden: true });
    this.recapped = "";
    /** @type {LogLine[]} */
    this.told = [];
    /** @type {Map<LogLine, HTMLElement>} */
    this.rows = new Map();
    /** The lines tell the steps from this one on. */
    this.first = 0;
    /** And up to this one; -1 before anything was told. */
    this.last = -1;
    /** Whose lines these are. @type {number | null} */
    this.viewer = null;
    /** The viewer's seats. @type {ReadonlySet<number>} */
    this.mine = new Set();
    /** @type {{ id: string, before: number, at: number } | null} */
    this.asked = null;
    document.addEventListener("pointerdown", (e) => {
      if (this.recap.open && !this.recap.contains(/** @type {Node} */ (e.target))) this.recap.open = false;
    });
    this.#bare();
  }

  #bare() {
    this.element.dataset.empty = t("log_empty");
    this.element.classList.toggle("bare", !this.told.length);
  }

  /**
   * Take in the lines of a message: those from step `log_from` on are new or replace what was undone. A whole message
   * stands for all that was told before it, and so does one that leaves a gap.
   * @param {import("./wire.js").TableMessage} message
   * @param {boolean} whole
   * @param {ReadonlySet<number>} mine the viewer's seats
   */
  take(message, whole, mine) {
    const { log, log_from: from, number, viewer } = message;
    const known = this.last;
    this.mine = mine;
    this.viewer = viewer;
    if (whole || from > this.last) {
      this.#drop(0);
      this.first = from;
      this.asked = null;
    } else this.#drop(from);
    this.first = Math.min(this.first, from);
    this.last = number;
    this.told.push(...log);
    this.element.append(...log.map((line) => this.#row(line)));
    this.#fold();
    const news = log.filter((line) => line.number >= known);
    if (known >= 0 && news.length) say(this.speaker, news.slice(-4).map((line) => line.text).join(" "));
    this.#bare();
    if (this.ended || known < 0) beforeFrame(this.element, () => (this.element.scrollTop = this.element.scrollHeight));
  }

  /** Forget the lines from a step on. @param {number} from */
  #drop(from) {
    while (this.told.length && /** @type {LogLine} */ (this.told[this.told.length - 1]).number >= from) {
      const gone = /** @type {LogLine} */ (this.told.pop());
      this.rows.get(gone)?.remove();
      this.rows.delete(gone);
    }
  }

  /** @param {LogLine} line */
  #row(line) {
    // what is told in several lines all did at once: it is nobody's own
    const seat = line.text.includes("\n") ? -1 : line.seat ?? -1;
    const who = seat < 0 ? null : this.hooks.who(seat);
    const title = who?.name ? `${who.name}: ${t("log_look")}` : t("log_look");
    const row = h("li", { class: `${line.to_you ? "to-you" : ""} ${this.mine.has(seat) ? "mine" : ""} ${(line.seat ?? -1) < 0 ? "chance" : ""}` },
      h("button", { type: "button", tabIndex: -1, title, onclick: () => this.hooks.look(line.number + 1) }, who?.sign, sentence(line.text)));
    if (who?.colour) row.style.setProperty("--theirs", who.colour);
    this.rows.set(line, row);
    return row;
  }

  /** The set-up is folded away once the game has begun; where lines are missing, they can be asked for. */
  #fold() {
    const many = this.first > 0 ? 0 : setUp(this.told);
    this.told.slice(0, 2 * EARLY + many).forEach((line, n) => this.rows.get(line)?.classList.toggle("set-up", n < many));
    if (many && !this.setUp.isConnected) this.element.prepend(this.setUp);
    else if (!many) this.setUp.remove();
    if (many) say(/** @type {HTMLElement} */ (this.setUp.firstElementChild), tn("set_up", many));
    if (this.first > 0 && this.element.firstElementChild !== this.more) this.element.prepend(this.more);
    else if (this.first <= 0) this.more.remove();
  }

  // ---------------------------------------------------------------- what was before

  #ask() {
    const now = performance.now();
    if (this.first <= 0 || (this.asked && now - this.asked.at < PATIENCE)) return;
    this.asked = { id: this.hooks.earlier(this.first), before: this.first, at: now };
  }

  /** The lines that were asked for: they are of use if nothing changed meanwhile. @param {import("./wire.js").LogMessage} earlier */
  before(earlier) {
    const { asked } = this;
    if (asked?.id !== earlier.id) return;
    this.asked = null;
    if (asked.before !== this.first || earlier.viewer !== this.viewer) return;
    const height = this.element.scrollHeight;
    const held = this.more.contains(document.activeElement);
    this.first = earlier.log_from;
    this.told.unshift(...earlier.log);
    this.more.after(...earlier.log.map((line) => this.#row(line)));
    this.#fold();
    // what was looked at stays where it was
    this.element.scrollTop += this.element.scrollHeight - height;
    if (held && !this.more.isConnected) this.element.focus({ preventScroll: true });
  }

  // ---------------------------------------------------------------- since one's last turn

  /**
   * What happened since the viewer's last step, shown when it is the viewer's turn.
   * @param {boolean} turn
   */
  since(turn) {
    const { mine } = this;
    for (const row of this.element.querySelectorAll(".divide")) row.classList.remove("divide");
    let start = this.told.length;
    while (start > 0 && !mine.has(this.told[start - 1]?.seat ?? -1)) start -= 1;
    const lines = this.told.slice(start);
    this.recap.hidden = !turn || !lines.length || start === 0;
    if (!lines.length || start === 0) return;
    const first = lines[0];
    if (first) {
      const row = this.rows.get(first);
      row?.classList.add("divide");
      row?.setAttribute("data-divide", t("recap"));
    }
    if (!this.recap.hidden) this.#recap(lines);
  }

  /** @param {readonly LogLine[]} lines */
  #recap(lines) {
    const told = JSON.stringify(lines);
    if (told === this.recapped) return;
    this.recapped = told;
    const about = lines.filter((line) => line.to_you).length;
    const { open } = this.recap;
    this.recap.replaceChildren(
      h("summary", null, icon(ICONS.clock), h("span", { class: "words" }, t("recap")), h("span", { class: "mark-n" }, lines.length),
        about > 0 && h("span", { class: "mark-n about" }, tn("recap_about_you", about))),
      h("div", { class: "sheet" },
        h("ol", null, ...lines.map((line) => h("li", { class: line.to_you ? "to-you" : "" }, sentence(line.text)))),
        h("button", { type: "button", class: "soft-button", onclick: () => this.#again() }, icon(ICONS.again), t("playout_again"))),
    );
    this.recap.open = open;
  }

  #again() {
    this.recap.open = false;
    this.hooks.again();
  }

  /** Whether somebody else than this viewer has done something. @param {number | null} viewer */
  others(viewer) {
    return this.told.some((line) => (line.seat ?? -1) >= 0 && line.seat !== viewer);
  }

  /** Mark the line of the moment that is shown. @param {number | null} number */
  at(number) {
    for (const row of this.element.querySelectorAll(".now")) row.classList.remove("now");
    if (number === null) return;
    const line = this.told.filter((l) => l.number < number).pop();
    const row = line && this.rows.get(line);
    row?.classList.add("now");
    if (row) this.element.scrollTop = row.offsetTop - this.element.clientHeight / 2;
  }
}
