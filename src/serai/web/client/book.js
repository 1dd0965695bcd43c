// Log, chat and the table in words: three tabs beside the board.
import { h } from "./dom.js";
import { Log } from "./log.js";
import { t } from "./strings.js";

/** @typedef {import("./wire.js").ChatLine} ChatLine */
/** @typedef {import("./wire.js").SceneMessage} Scene */
/** @typedef {"log" | "chat" | "words"} Tab */

export class Book {
  /**
   * @param {object} hooks
   * @param {(text: string) => void} hooks.say
   * @param {(number: number) => void} hooks.look
   * @param {() => void} hooks.again watch what happened since one's last turn
   * @param {(before: number) => string} hooks.earlier ask for the lines of the log before a step; gives the id of the request
   * @param {(count: number) => void} hooks.unread so many lines of chat have not been read
   * @param {(seat: number) => string} hooks.role what the game calls a seat
   * @param {(seat: number) => { name: string, sign: SVGElement | null, colour: string } | null} hooks.who who sits there
   */
  constructor(hooks) {
    this.hooks = hooks;
    this.log = new Log(hooks);
    this.lines = h("ul", { class: "chat-lines", "aria-live": "polite", "aria-label": t("chat"), tabIndex: 0 });
    this.input = h("input", { type: "text", maxLength: 500, autocomplete: "off", "aria-label": t("chat_write"), placeholder: t("chat_write") });
    this.form = h("form", { class: "chat-form", onsubmit: (/** @type {Event} */ e) => this.#send(e) },
      this.input, h("button", { type: "submit", class: "soft-button" }, t("chat_send")));
    this.words = h("div", { class: "words", tabIndex: 0, role: "region", "aria-label": t("in_words") });
    /** @type {Record<Tab, { tab: HTMLButtonElement, page: HTMLElement }>} */
    this.tabs = {
      log: this.#tab("log", t("log"), this.log.element),
      chat: this.#tab("chat", t("chat"), this.lines, this.form),
      words: this.#tab("words", t("in_words"), this.words),
    };
    const bar = h("div", { class: "leaves", role: "tablist" }, ...Object.values(this.tabs).map((x) => x.tab));
    bar.addEventListener("keydown", (e) => this.#arrows(e));
    this.element = h("section", { class: "book", "aria-label": t("log") }, bar, ...Object.values(this.tabs).map((x) => x.page));
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
    if (name === "log") this.log.element.scrollTop = this.log.element.scrollHeight;
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
