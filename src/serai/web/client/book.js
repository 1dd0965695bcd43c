// Log, chat and the table in words: three tabs beside the board, and the recap of what happened since one's last turn.
import { h, icon, ICONS, say } from "./dom.js";
import { beforeFrame } from "./measure.js";
import { t, tn } from "./strings.js";

/** @typedef {import("./wire.js").LogLine} LogLine */
/** @typedef {import("./wire.js").ChatLine} ChatLine */
/** @typedef {import("./wire.js").SceneMessage} Scene */
/** @typedef {"log" | "chat" | "words"} Tab */

/** So many things by chance in a row are a set-up, if they begin among the first lines. */
const IN_A_ROW = 3;
const EARLY = 12;

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

export class Book {
  /**
   * @param {object} hooks
   * @param {(text: string) => void} hooks.say
   * @param {(number: number) => void} hooks.look
   * @param {() => void} hooks.again watch what happened since one's last turn
   * @param {(count: number) => void} hooks.unread so many lines of chat have not been read
   * @param {(seat: number) => string} hooks.role what the game calls a seat
   * @param {(seat: number) => { name: string, sign: SVGElement | null, colour: string } | null} hooks.who who sits there
   */
  constructor(hooks) {
    this.hooks = hooks;
    this.log = h("ol", { class: "log-lines", "aria-label": t("log"), tabIndex: 0 });
    /** Whether the end of the log is in sight; then it stays there when lines come. */
    this.ended = true;
    this.log.addEventListener("scroll", () => {
      this.ended = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 60;
    }, { passive: true });
    this.lines = h("ul", { class: "chat-lines", "aria-live": "polite", "aria-label": t("chat"), tabIndex: 0 });
    this.input = h("input", { type: "text", maxLength: 500, autocomplete: "off", "aria-label": t("chat_write"), placeholder: t("chat_write") });
    this.form = h("form", { class: "chat-form", onsubmit: (/** @type {Event} */ e) => this.#send(e) },
      this.input, h("button", { type: "submit", class: "soft-button" }, t("chat_send")));
    this.words = h("div", { class: "words", tabIndex: 0, role: "region", "aria-label": t("in_words") });
    /** @type {Record<Tab, { tab: HTMLButtonElement, page: HTMLElement }>} */
    this.tabs = {
      log: this.#tab("log", t("log"), this.log),
      chat: this.#tab("chat", t("chat"), this.lines, this.form),
      words: this.#tab("words", t("in_words"), this.words),
    };
    const bar = h("div", { class: "leaves", role: "tablist" }, ...Object.values(this.tabs).map((x) => x.tab));
    bar.addEventListener("keydown", (e) => this.#arrows(e));
    this.element = h("section", { class: "book", "aria-label": t("log") }, bar, ...Object.values(this.tabs).map((x) => x.page));
    /** Spoken by screen readers as it comes. */
    this.speaker = h("div", { class: "sr", "aria-live": "polite" });
    this.setUp = h("li", { class: "fold" }, h("button", { type: "button", tabIndex: -1, "aria-expanded": "false", onclick: () => {
      const shown = this.log.classList.toggle("unfolded");
      this.setUp.firstElementChild?.setAttribute("aria-expanded", String(shown));
    } }));
    this.recap = h("details", { class: "recap", hidden: true });
    /** @type {LogLine[]} */
    this.told = [];
    /** @type {Map<LogLine, HTMLElement>} */
    this.rows = new Map();
    /** @type {Set<string>} */
    this.heard = new Set();
    this.unread = 0;
    this.number = -1;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Tab} */
    this.open = "log";
    this.choose("log");
    this.#emptyChat();
    document.addEventListener("pointerdown", (e) => {
      if (this.recap.open && !this.recap.contains(/** @type {Node} */ (e.target))) this.recap.open = false;
    });
  }

  /** @param {Tab} name @param {string} label @param {...HTMLElement} children */
  #tab(name, label, ...children) {
    const tab = h("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `page-${name}`, onclick: () => this.choose(name) }, label);
    const page = h("div", { class: "leaf", role: "tabpanel", id: `page-${name}`, "aria-labelledby": `tab-${name}` }, ...children);
    return { tab, page };
  }

  /** @param {Tab} name */
  choose(name) {
    this.open = name;
    for (const [key, { tab, page }] of Object.entries(this.tabs)) {
      tab.setAttribute("aria-selected", String(key === name));
      tab.tabIndex = key === name ? 0 : -1;
      page.hidden = key !== name;
    }
    if (name === "chat") {
      this.unread = 0;
      this.#badge();
      this.lines.scrollTop = this.lines.scrollHeight;
    }
    if (name === "log") this.log.scrollTop = this.log.scrollHeight;
    if (name === "words") this.#inWords();
  }

  /** @param {KeyboardEvent} e */
  #arrows(e) {
    /** @type {Tab[]} */
    const names = ["log", "chat", "words"];
    const step = { ArrowRight: 1, ArrowLeft: 2 }[e.key];
    if (!step) return;
    e.preventDefault();
    e.stopPropagation();
    const next = names[(names.indexOf(this.open) + step) % 3] ?? "log";
    this.choose(next);
    this.tabs[next].tab.focus();
  }

  // ---------------------------------------------------------------- log

  /**
   * Take in the lines of a message: those from step `from` on are new or replace what was undone.
   * @param {readonly LogLine[]} lines
   * @param {number} from
   * @param {ReadonlySet<number>} mine the viewer's seats
   * @returns {LogLine[]} lines that are new
   */
  add(lines, from, mine) {
    const first = !this.told.length;
    while (this.told.length && /** @type {LogLine} */ (this.told[this.told.length - 1]).number >= from) {
      const gone = /** @type {LogLine} */ (this.told.pop());
      this.rows.get(gone)?.remove();
      this.rows.delete(gone);
    }
    for (const line of lines) {
      this.told.push(line);
      const who = (line.seat ?? -1) < 0 ? null : this.hooks.who(line.seat ?? -1);
      const title = who?.name ? `${who.name}: ${t("log_look")}` : t("log_look");
      const row = h("li", { class: `${line.to_you ? "to-you" : ""} ${mine.has(line.seat ?? -1) ? "mine" : ""} ${(line.seat ?? -1) < 0 ? "chance" : ""}` },
        h("button", { type: "button", tabIndex: -1, title, onclick: () => this.hooks.look(line.number + 1) }, who?.sign, line.text));
      if (who?.colour) row.style.setProperty("--theirs", who.colour);
      this.rows.set(line, row);
      this.log.append(row);
    }
    this.#fold();
    if (!first && lines.length) say(this.speaker, lines.slice(-4).map((line) => line.text).join(" "));
    this.log.classList.toggle("bare", !this.told.length);
    if (this.ended || first) beforeFrame(this.log, () => (this.log.scrollTop = this.log.scrollHeight));
    return first ? [] : [...lines];
  }

  /** The set-up is folded away once the game has begun. */
  #fold() {
    const many = setUp(this.told);
    this.told.slice(0, 2 * EARLY + many).forEach((line, n) => this.rows.get(line)?.classList.toggle("set-up", n < many));
    if (many && !this.setUp.isConnected) this.log.prepend(this.setUp);
    else if (!many) this.setUp.remove();
    say(/** @type {HTMLElement} */ (this.setUp.firstElementChild), tn("set_up", many));
  }

  /**
   * What happened since the viewer's last step, shown when it is the viewer's turn.
   * @param {ReadonlySet<number>} mine
   * @param {boolean} turn
   */
  since(mine, turn) {
    for (const row of this.log.querySelectorAll(".divide")) row.classList.remove("divide");
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
    if (this.recap.hidden) return;
    const about = lines.filter((line) => line.to_you).length;
    const open = this.recap.open;
    this.recap.replaceChildren(
      h("summary", null, icon(ICONS.clock), h("span", { class: "words" }, t("recap")), h("span", { class: "mark-n" }, lines.length),
        about > 0 && h("span", { class: "mark-n about" }, tn("recap_about_you", about))),
      h("div", { class: "sheet" },
        h("ol", null, ...lines.map((line) => h("li", { class: line.to_you ? "to-you" : "" }, line.text))),
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
    for (const row of this.log.querySelectorAll(".now")) row.classList.remove("now");
    if (number === null) return;
    const line = this.told.filter((l) => l.number < number).pop();
    const row = line && this.rows.get(line);
    row?.classList.add("now");
    if (row) this.log.scrollTop = row.offsetTop - this.log.clientHeight / 2;
  }

  // ---------------------------------------------------------------- chat

  /** Whether who speaks plays, and as what; anybody may bear any name. @param {ChatLine} line */
  #speaker(line) {
    if (line.watching) return h("span", { class: "tag" }, t("chat_watching"));
    const role = typeof line.seat === "number" ? this.hooks.role(line.seat) : "";
    return role ? h("span", { class: "tag seated" }, role) : null;
  }

  #emptyChat() {
    this.lines.classList.toggle("bare", !this.lines.childElementCount);
    this.lines.dataset.empty = t("chat_empty");
    this.log.dataset.empty = t("log_empty");
    this.log.classList.toggle("bare", !this.told.length);
  }

  /**
   * @param {readonly ChatLine[]} lines
   * @returns {number} how many are new
   */
  chat(lines) {
    // what was said before the page was opened comes with the table, and counts as read
    const first = !this.heard.size && lines.every((line) => line.at * 1000 < performance.timeOrigin);
    let fresh = 0;
    for (const line of lines) {
      const key = `${line.at}|${line.name}|${line.text}`;
      if (this.heard.has(key)) continue;
      this.heard.add(key);
      fresh += 1;
      const when = new Date(line.at * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
      this.lines.append(h("li", null, h("b", null, line.name), this.#speaker(line), h("time", null, when), h("span", null, line.text)));
    }
    this.#emptyChat();
    this.lines.scrollTop = this.lines.scrollHeight;
    if (this.open !== "chat" && !first) this.unread += fresh;
    this.#badge();
    return first ? 0 : fresh;
  }

  #badge() {
    this.tabs.chat.tab.replaceChildren(t("chat"));
    if (this.unread) this.tabs.chat.tab.append(h("span", { class: "mark-n about" }, this.unread));
    this.hooks.unread(this.unread);
  }

  /** @param {Event} e */
  #send(e) {
    e.preventDefault();
    const text = this.input.value.trim();
    if (text) this.hooks.say(text);
    this.input.value = "";
  }

  // ---------------------------------------------------------------- the table in words

  /** @param {Scene} scene */
  lay(scene) {
    this.scene = scene;
    if (this.open === "words") this.#inWords();
  }

  #inWords() {
    const scene = this.scene;
    if (!scene) return;
    const parts = scene.panels.flatMap((panel) => {
      /** @type {Map<string, number>} */
      const tips = new Map();
      for (const item of [...scene.places, ...scene.pieces]) {
        if (item.panel === panel.id && item.tip) tips.set(item.tip, (tips.get(item.tip) ?? 0) + 1);
      }
      const captions = scene.captions.filter((c) => c.panel === panel.id).map((c) => c.text);
      const list = [...captions, ...[...tips].map(([tip, n]) => (n > 1 ? `${tip} (×${n})` : tip))];
      return [
        h("h3", null, panel.title || t("board")),
        h("ul", null, ...(list.length ? list : [t("words_nothing")]).map((line) => h("li", null, line))),
      ];
    });
    this.words.replaceChildren(...parts);
  }
}
