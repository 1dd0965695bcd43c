// The table: it hears the house, shows what it hears, and turns clicks and keys into requests. It knows no game.
import { fetchArt } from "./art.js";
import { Attention } from "./attention.js";
import { Bar } from "./bar.js";
import { Book } from "./book.js";
import * as dialogs from "./dialogs.js";
import { byKeys, h, iconButton, say } from "./dom.js";
import { click, fitting, kept, targets } from "./narrow.js";
import { Past } from "./past.js";
import { Pointer } from "./pointer.js";
import { Seats } from "./seats.js";
import { Settings } from "./settings.js";
import { Line } from "./socket.js";
import { sound, wake } from "./sounds.js";
import { NARROW, Stage } from "./stage.js";
import { speak, t } from "./strings.js";
import { Tips } from "./tips.js";

/** @typedef {import("./wire.js").Message} Message */
/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {import("./wire.js").ChoiceMessage} Choice */
/** @typedef {import("./stage.js").Item} Item */

/**
 * @typedef {object} Config what the page says
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {string} lang
 * @property {string} socket
 * @property {string} rules address of the rules as a part of a page
 * @property {string} replay address of the replay page
 * @property {string} record address of the record
 * @property {string} [join] the invitation, for who may invite
 * @property {string} [me] address for settings
 * @property {Partial<import("./settings.js").Likes>} [settings]
 */

/** Pause after a movement before the next one, as a share of it. */
const BREATH = 0.35;

export class App {
  /** @param {Config} config @param {HTMLElement} home */
  constructor(config, home) {
    this.config = config;
    this.home = home;
    speak(config.lang);
    this.settings = new Settings(config.settings ?? {}, (changes) => this.#tellHouse(changes));
    /** The newest truth that was shown. @type {TableMessage | null} */
    this.live = null;
    /** What is on the screen: the live table, or a look back. @type {TableMessage | null} */
    this.shown = null;
    /** Messages that wait for the movement before them. @type {TableMessage[]} */
    this.queue = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.pumping = undefined;
    /** @type {import("./art.js").Gallery | null} */
    this.gallery = null;
    /** @type {string[]} */
    this.path = [];
    /** @type {number | null} */
    this.hinted = null;
    /** @type {HTMLElement | null} */
    this.curtain = null;
    /** The seat whose eyes the person at the screen may use (hot seat). @type {number | null} */
    this.eyes = null;
    this.ended = false;
    /** @type {Set<() => void>} */
    this.waiters = new Set();
    this.lookBusy = false;
    /** When the newest truth came. */
    this.since = 0;
    /** @type {number | null | undefined} */
    this.lookNext = undefined;

    this.tips = new Tips();
    this.stage = new Stage({ relaid: () => this.#relaid() });
    this.pointer = new Pointer(this.stage, {
      targets: () => this.#targets().keys(),
      clicked: (items, event) => this.#clicked(items, event),
      pointed: (item, how, aims) => this.#pointed(item, how, aims),
    });
    this.bar = new Bar({
      choose: (choice) => this.act(choice),
      back: () => this.back(),
      undo: (turn) => this.undo(turn),
      confirm: () => this.confirm(),
      hint: () => this.hint(),
      help: () => this.#help(),
      skip: () => this.flush(),
      over: (choice, button, focus) => this.#over(choice, button, focus),
    });
    this.seats = new Seats();
    this.book = new Book({
      say: (text) => this.line.ask({ type: "say", text }),
      look: (number) => this.past.go(number),
    });
    this.past = new Past({
      look: (at) => this.#look(at),
      pause: () => Math.max(350, this.settings.glide * (1 + BREATH)),
    });
    this.attention = new Attention(config.title);
    this.line = new Line(config.socket, (message) => this.#hear(message), () => this.#lineChanged());
    let asked = this.settings.likes.confirm;
    this.settings.listeners.push(() => {
      this.render();
      // whether to confirm is a matter of the house: it is told anew who looks
      if (asked !== this.settings.likes.confirm) setTimeout(() => this.line.connect(), 400);
      asked = this.settings.likes.confirm;
    });
    this.#build();
    this.#keys();
    addEventListener("pointerdown", wake, { once: true });
    addEventListener("keydown", wake, { once: true });
    this.line.connect();
    setInterval(() => {
      this.#banner();
      this.#window();
    }, 500);
  }

  // ---------------------------------------------------------------- the page

  #build() {
    this.banner = h("div", { class: "banner", role: "alert", hidden: true });
    this.status = h("span", { class: "table-status" });
    this.resultButton = iconButton("trophy", t("result"), () => this.#result(), { class: "to-result" });
    this.resultButton.hidden = true;
    this.menu = h("div", { class: "menu-pop head-menu", hidden: true });
    const menuButton = iconButton("menu", t("menu"), () => this.#menu(menuButton));
    menuButton.setAttribute("aria-haspopup", "true");
    const head = h("header", { class: "head" },
      h("a", { class: "brand-link", href: "/", "aria-label": t("home") }, h("span", { class: "brand-mark", "aria-hidden": "true" }), h("span", { class: "brand-name" }, "Serai")),
      h("h1", { class: "table-title" }, this.config.title), this.status, this.seats.element,
      h("nav", { class: "head-tools", "aria-label": t("menu") }, this.resultButton,
        iconButton("rules", t("rules"), () => void dialogs.openRules(this.config.rules, `/rules/${this.config.game}`)),
        iconButton("gear", t("settings"), () => this.#openSettings()), menuButton));
    this.tabs = h("nav", { class: "panel-tabs", "aria-label": t("table") });
    this.zoom = h("div", { class: "zoom", role: "group", "aria-label": t("board") },
      iconButton("plus", t("zoom_in"), () => this.pointer.zoom(1.5)),
      iconButton("minus", t("zoom_out"), () => this.pointer.zoom(1 / 1.5)),
      iconButton("fit", t("zoom_fit"), () => this.pointer.zoom(0)));
    this.stage.element.append(this.zoom);
    this.stage.overlay.setAttribute("role", "group");
    this.stage.overlay.setAttribute("aria-label", t("table"));
    this.bar.recap.append(this.book.recap);
    this.bar.tools.append(this.past.now);
    this.book.tabs.log.page.append(this.past.element);
    this.opening = h("p", { class: "opening", role: "status" }, t("connecting"));
    this.home.append(head, this.banner, this.bar.element, this.tabs, this.stage.element, this.opening,
      this.book.speaker, this.tips.element, this.tips.menu, this.menu);
    this.home.classList.add("serai-table");
    this.stage.dock.append(this.book.element);
    const barWatch = new ResizeObserver(() => {
      document.documentElement.style.setProperty("--bar", `${Math.ceil(this.bar.element.offsetHeight)}px`);
    });
    barWatch.observe(this.bar.element);
    const query = matchMedia(`(max-width: ${NARROW}px)`);
    query.addEventListener("change", () => {
      this.line.narrow = query.matches;
      this.line.ask({ type: "look", at: this.past.at, seat: this.live?.viewer ?? null, narrow: query.matches });
    });
    this.line.narrow = query.matches;
  }

  /** @param {HTMLElement} button */
  #menu(button) {
    const table = this.live;
    const mine = table?.seats.some((s) => s.you) ?? false;
    const running = table?.status === "running";
    /** @type {{ label: string, act: () => void }[]} */
    const options = [
      { label: t("rules"), act: () => void dialogs.openRules(this.config.rules, `/rules/${this.config.game}`) },
      { label: t("settings"), act: () => this.#openSettings() },
      { label: t("help"), act: () => this.#help() },
    ];
    for (const order of table?.orders ?? []) {
      options.push({
        label: `${order.given ? "✓ " : ""}${t("orders")}: ${order.label}`,
        act: () => this.line.ask({ type: "standing", order: order.order }),
      });
    }
    if (this.config.join) options.push({ label: t("copy_link"), act: () => void this.#copyLink() });
    options.push({ label: t("zoom_in"), act: () => this.pointer.zoom(1.6) });
    if (mine && table?.host && running) options.push({ label: t("pause"), act: () => this.#manage("pause") });
    if (mine && table?.host && table.status === "paused") options.push({ label: t("resume"), act: () => this.#manage("resume") });
    if (mine && table?.status !== "over") options.push({ label: t("leave"), act: () => void dialogs.openLeave((what) => this.#manage(what)) });
    options.push({ label: t("home"), act: () => location.assign("/") });
    this.tips.ask(button.getBoundingClientRect(), t("menu"), options);
  }

  async #copyLink() {
    try {
      await navigator.clipboard.writeText(location.origin + this.config.join);
      dialogs.toast(t("copied"), "yes");
    } catch {
      dialogs.toast(`${t("share")} ${location.origin}${this.config.join ?? ""}`, "yes");
    }
  }

  /** @param {"pause" | "resume" | "leave" | "leave_to_bot" | "rematch"} what */
  #manage(what) {
    this.line.ask({ type: "manage", what });
  }

  #openSettings() {
    dialogs.openSettings(this.settings, this.config.lang, (lang) => void this.#changeLang(lang));
  }

  /** @param {string} lang */
  async #changeLang(lang) {
    await this.#tellHouse({ lang });
    const url = new URL(location.href);
    if (url.searchParams.has("lang")) url.searchParams.set("lang", lang);
    if (url.href === location.href) location.reload();
    else location.assign(url);
  }

  /** @param {Record<string, unknown>} changes */
  async #tellHouse(changes) {
    try {
      const answer = await fetch(this.config.me ?? "/api/v1/me", {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(changes), credentials: "same-origin",
      });
      return answer.ok;
    } catch {
      return false;
    }
  }

  // ---------------------------------------------------------------- the line

  /** @param {Message} message */
  #hear(message) {
    switch (message.type) {
      case "table":
        void this.#receive(message);
        break;
      case "refused":
        dialogs.toast(message.text);
        if (this.settings.likes.sound) sound("no");
        this.render();
        break;
      case "hint":
        this.hinted = message.action;
        dialogs.toast(`${t("hint_title")}: ${this.live?.choices.find((c) => c.action === message.action)?.label ?? message.text}`, "yes");
        this.render();
        break;
      case "chat":
        if (this.book.chat(message.lines) && this.settings.likes.sound) sound("chat");
        break;
      case "presence":
        this.seats.watching = message.watching;
        if (this.live) this.live = { ...this.live, seats: message.seats };
        this.seats.show(message.seats, this.live?.status === "running");
        break;
      default:
        this.render();
    }
    this.#idle();
  }

  #lineChanged() {
    this.#banner();
    if (this.live) this.render();
    this.#idle();
  }

  #banner() {
    const banner = this.banner;
    if (!banner) return;
    const { state, retryAt, waits } = this.line;
    if (state === "open" || (state === "connecting" && this.line.tries === 0)) {
      banner.hidden = true;
      return;
    }
    if (state === "connecting") return;
    if (state === "gone") {
      banner.replaceChildren(h("span", null, t("gone")), h("a", { class: "link-button", href: "/" }, t("gone_home")));
    } else {
      const wait = retryAt ? Math.max(1, Math.ceil((retryAt - Date.now()) / 1000)) : 0;
      const words = [t(navigator.onLine ? "lost" : "lost_offline"), waits && t("lost_sending")].filter(Boolean).join(" ");
      if (banner.dataset.words !== words || banner.hidden) {
        banner.dataset.words = words;
        banner.replaceChildren(h("span", null, words), h("span", { class: "wait", "aria-hidden": "true" }),
          h("button", { type: "button", class: "primary", onclick: () => this.line.connect() }, t("reconnect")));
      }
      const count = banner.querySelector(".wait");
      if (count instanceof HTMLElement) say(count, wait ? t("lost_wait", { n: wait }) : "");
    }
    banner.hidden = false;
  }

  /** How long a secret reaction window stays open, the same for everybody. */
  #window() {
    const left = this.live?.window;
    const open = typeof left === "number" && this.past.at === null;
    this.bar.waits.hidden = !open;
    if (open) say(this.bar.waits, t("window", { n: Math.max(0, Math.ceil(left - (performance.now() - this.since) / 1000)) }));
  }

  // ---------------------------------------------------------------- showing

  /** @param {TableMessage} message */
  async #receive(message) {
    if (!this.gallery) {
      this.queue.push(message);
      if (this.queue.length > 1) return;
      try {
        const gallery = await fetchArt(message.art);
        document.body.append(gallery.element);
        this.gallery = gallery;
      } catch {
        this.queue.length = 0;
        this.line.connect();
        return;
      }
      this.opening?.remove();
      this.#pump();
      return;
    }
    if (message.number < message.last) {
      this.lookBusy = false;
      if (this.lookNext !== undefined) {
        const next = this.lookNext;
        this.lookNext = undefined;
        this.#look(next);
      }
      if (this.past.at !== null) {
        this.#paint(message, this.settings.glide);
        this.past.shown();
      }
      this.render();
      this.#idle();
      return;
    }
    this.queue.push(message);
    this.#pump();
  }

  #pump() {
    if (this.pumping) return;
    const next = this.queue.shift();
    if (!next) {
      this.#idle();
      return;
    }
    const hurry = this.queue.length > 5 ? 0.4 : 1;
    const glide = document.hidden ? 0 : this.settings.glide * hurry;
    const moved = this.#present(next, glide);
    if (moved && this.queue.length + 1 > 0) {
      this.pumping = setTimeout(() => {
        this.pumping = undefined;
        this.#pump();
      }, glide * (1 + BREATH));
    } else this.#pump();
  }

  /** Show all that waits at once. */
  flush() {
    clearTimeout(this.pumping);
    this.pumping = undefined;
    while (this.queue.length) this.#present(/** @type {TableMessage} */ (this.queue.shift()), 0);
    this.stage.settle();
    this.render();
    this.#idle();
  }

  /**
   * A new truth.
   * @param {TableMessage} message
   * @param {number} glide
   * @returns {number} how much moved
   */
  #present(message, glide) {
    const before = this.live;
    this.live = message;
    this.since = performance.now();
    const mine = this.#mine();
    const first = !before;
    const moment = before && before.number === message.number && before.viewer === message.viewer;
    if (!moment) {
      this.hinted = null;
      this.path = kept(message.choices, this.path);
    }
    if (first) this.#recallPath(message);
    this.book.add(message.log, message.log_from, mine);
    if (!message.choices.length) this.path = [];
    document.documentElement.style.setProperty("--flight", `${glide}ms`);
    let moved = 0;
    if (this.past.at === null || this.past.at >= message.last) {
      this.past.at = null;
      moved = this.#paint(message, glide);
    }
    const turn = message.status === "running" && message.seats.some((s) => s.you && s.deciding);
    this.book.since(mine, turn);
    if (this.attention.set(turn, this.settings.likes.notify, message.prompt) && !first && this.settings.likes.sound) sound("turn");
    else if (moved && this.settings.likes.sound) sound("move");
    if (message.rematch && before && !before.rematch) this.#result();
    if (message.status === "over" && !this.ended) {
      this.ended = true;
      if (!first && this.settings.likes.sound) sound("end");
      if (this.past.at === null) setTimeout(() => this.#result(), glide + 250);
    }
    this.#hotSeat(message);
    this.render();
    return moved;
  }

  /** @param {TableMessage} message @param {number} glide */
  #paint(message, glide) {
    if (!this.gallery) return 0;
    const before = this.shown;
    this.shown = message;
    const { scene, narrow } = message;
    const jump = before && Math.abs(before.number - message.number) > 12;
    const moved = this.stage.show(scene, this.gallery, narrow, jump ? 0 : glide);
    this.book.lay(scene);
    const home = narrow ? this.stage.column : this.stage.dock;
    if (this.book.element.parentElement !== home) home.append(this.book.element);
    this.#tabs(scene, narrow);
    return moved;
  }

  /** On a narrow screen: a line of words that jump to the panels. @param {import("./wire.js").SceneMessage} scene @param {boolean} narrow */
  #tabs(scene, narrow) {
    if (!this.tabs) return;
    this.tabs.hidden = !narrow;
    if (!narrow) return;
    const shape = scene.panels.map((p) => `${p.id}|${p.title ?? ""}`).join("\n");
    if (this.tabs.dataset.shape === shape) return;
    this.tabs.dataset.shape = shape;
    const jump = (/** @type {HTMLElement} */ to) => to.scrollIntoView({ block: "start", behavior: this.settings.glide ? "smooth" : "auto" });
    this.tabs.replaceChildren(
      ...scene.panels.map((panel) => {
        const button = h("button", { type: "button", onclick: () => jump(/** @type {import("./stage.js").Laid} */ (this.stage.laid.get(panel.id)).section) }, panel.title || t("board"));
        button.dataset.panel = panel.id;
        return button;
      }),
      h("button", { type: "button", onclick: () => {
        this.book.choose("log");
        jump(this.book.element);
      } }, t("log")),
      h("button", { type: "button", onclick: () => {
        this.book.choose("chat");
        jump(this.book.element);
      } }, t("chat")),
    );
  }

  /** Everything but the scene: after each message, click and change of the line. */
  render() {
    const table = this.live;
    const shown = this.shown;
    if (!table || !shown) return;
    const looking = this.past.at !== null;
    const behind = this.queue.length > 0;
    const busy = this.line.waits;
    const open = looking ? [] : table.choices;
    const left = fitting(open, this.path);
    let prompt = table.prompt;
    if (looking) prompt = t("history_watching", { n: this.past.at ?? 0, last: table.last });
    else if (table.status === "paused") prompt = t("paused");
    this.bar.show({
      prompt,
      choices: left,
      narrowed: this.path.length > 0 && !looking,
      busy,
      canUndo: table.can_undo && !looking,
      toConfirm: table.to_confirm && !looking,
      canHint: left.length > 1 && !looking && table.casual,
      canSkip: behind && this.settings.glide > 0,
      hinted: this.hinted,
    });
    this.#glow();
    this.seats.show(table.seats, table.status === "running");
    this.past.show(table.last);
    this.book.at(this.past.at);
    if (this.resultButton) this.resultButton.hidden = table.status !== "over";
    const watching = !table.seats.some((s) => s.you);
    if (this.status) say(this.status, watching && table.status !== "over" ? t("spectator") : table.status === "waiting" ? t("waiting") : "");
    this.home.classList.toggle("looking", looking);
    this.home.dataset.status = table.status;
  }

  #relaid() {
    this.tips.hide();
    const board = [...this.stage.laid.values()].find((p) => p.data.area === "board");
    if (!this.zoom || !board) return;
    const right = board.x + Math.min(board.w, board.ox + board.data.width * board.scale);
    this.zoom.style.transform = `translate(${right - 8}px, ${board.y + 8}px) translateX(-100%)`;
    this.zoom.classList.toggle("needed", board.camera.zoom > 1.001);
  }

  // ---------------------------------------------------------------- choosing

  #mine() {
    return new Set(this.live?.seats.filter((s) => s.you).map((s) => s.seat) ?? []);
  }

  /** What can be clicked now. */
  #targets() {
    if (!this.live || this.past.at !== null || this.curtain || this.line.waits) return new Map();
    return targets(this.live.choices, this.path);
  }

  #glow() {
    const aims = this.#targets();
    const chosen = new Set(this.path);
    const hinted = this.live?.choices.find((c) => c.action === this.hinted)?.path[this.path.length];
    let stop = false;
    const focused = document.activeElement;
    const hadFocus = focused instanceof HTMLElement && this.stage.overlay.contains(focused);
    /** @type {Set<string>} */
    const panels = new Set();
    for (const [id, item] of this.stage.items) {
      const led = aims.get(id);
      const el = item.element;
      el.classList.toggle("target", !!led);
      if (!led) el.classList.remove("pointed");
      el.classList.toggle("chosen", chosen.has(id));
      el.classList.toggle("hinted", id === hinted);
      if (led) {
        panels.add(item.data.panel);
        el.setAttribute("role", "button");
        el.setAttribute("aria-label", led.length === 1 ? /** @type {Choice} */ (led[0]).label : item.data.tip || /** @type {Choice} */ (led[0]).label);
        el.tabIndex = stop ? -1 : 0;
        stop = true;
      } else if (el.hasAttribute("role")) {
        el.removeAttribute("role");
        el.removeAttribute("aria-label");
        el.removeAttribute("tabindex");
      }
    }
    for (const button of this.tabs?.children ?? []) {
      button.classList.toggle("has-target", panels.has(/** @type {HTMLElement} */ (button).dataset.panel ?? ""));
    }
    this.stage.overlay.classList.toggle("asked", aims.size > 0);
    if (hadFocus && focused instanceof HTMLElement && !focused.classList.contains("target")) {
      const next = this.stage.overlay.querySelector(".target");
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
      else this.bar.focus();
    }
  }

  /** @param {Item[]} items @param {MouseEvent} event */
  #clicked(items, event) {
    if (this.queue.length) {
      this.flush();
      return;
    }
    const [only] = items;
    if (!only) return;
    if (items.length === 1) {
      this.choose(only.id);
      return;
    }
    const aims = this.#targets();
    const at = new DOMRect(event.clientX - 1, event.clientY - 1, 2, 2);
    this.tips.ask(at, t("choose_between"), items.map((item) => ({
      label: /** @type {Choice[]} */ (aims.get(item.id)).length === 1 ? aims.get(item.id)[0].label : item.data.tip || aims.get(item.id)[0].label,
      act: () => this.choose(item.id),
      over: (on) => item.element.classList.toggle("pointed", on),
    })));
  }

  /** A click on a piece or a place: narrows, or is the action. @param {string} id */
  choose(id) {
    if (!this.live || !this.#targets().has(id)) return;
    const next = click(this.live.choices, this.path, id);
    this.path = next.path;
    this.#keepPath();
    this.tips.hide();
    if (next.choice) this.act(next.choice);
    else {
      // where the clicks are used up and several choices are left, the words decide
      this.render();
      if (!this.#targets().size) this.bar.focus();
    }
  }

  /** @param {Choice} choice */
  act(choice) {
    if (this.queue.length) this.flush();
    const table = this.live;
    if (!table || this.line.waits || this.past.at !== null) return;
    if (!table.choices.some((c) => c.action === choice.action)) return;
    this.tips.hide();
    this.line.ask({ type: "act", number: table.number, action: choice.action, seat: table.viewer });
    this.path = [];
    this.#keepPath();
    this.render();
  }

  back() {
    if (!this.path.length) return false;
    this.path.pop();
    this.#keepPath();
    this.render();
    return true;
  }

  /** @param {boolean} turn */
  undo(turn) {
    const table = this.live;
    if (!table?.can_undo || this.line.waits || this.past.at !== null) return;
    this.path = [];
    this.line.ask({ type: "undo", number: table.number, turn, seat: table.viewer });
    this.render();
  }

  confirm() {
    const table = this.live;
    if (!table?.to_confirm || this.line.waits || this.past.at !== null) return;
    this.line.ask({ type: "confirm", number: table.number, seat: table.viewer });
    this.render();
  }

  hint() {
    const table = this.live;
    if (!table?.choices.length || this.line.waits) return;
    this.line.ask({ type: "hint", number: table.number, seat: table.viewer });
  }

  #keepPath() {
    try {
      const key = `serai:path:${this.config.table}`;
      if (this.path.length && this.live) sessionStorage.setItem(key, JSON.stringify({ number: this.live.number, path: this.path }));
      else sessionStorage.removeItem(key);
    } catch {
      // only a reload would have needed it
    }
  }

  /** @param {TableMessage} message */
  #recallPath(message) {
    try {
      const kept_ = JSON.parse(sessionStorage.getItem(`serai:path:${this.config.table}`) ?? "null");
      if (kept_?.number === message.number) this.path = kept(message.choices, kept_.path);
    } catch {
      // as above
    }
  }

  // ---------------------------------------------------------------- pointing

  /** @param {Item | null} item @param {"hover" | "press"} how @param {Item[]} aims */
  #pointed(item, how, aims) {
    for (const el of this.stage.overlay.querySelectorAll(".pointed")) el.classList.remove("pointed");
    for (const el of this.bar.list.querySelectorAll(".pointed")) el.classList.remove("pointed");
    const all = this.#targets();
    for (const aim of aims) {
      aim.element.classList.add("pointed");
      for (const choice of all.get(aim.id) ?? []) {
        this.bar.list.querySelector(`[data-action="${choice.action}"]`)?.classList.add("pointed");
      }
    }
    if (!item) {
      this.tips.hide();
      return;
    }
    this.tips.show(how === "press" ? "press" : item.id, this.stage.rect(item), this.#explain(item), how === "press" ? 0 : 380);
  }

  /** @param {Item} item */
  #explain(item) {
    const led = /** @type {Choice[]} */ (this.#targets().get(item.id) ?? []);
    const lines = item.data.tip ? [item.data.tip] : [];
    for (const choice of led.slice(0, 3)) {
      if (led.length === 1 || choice.help) lines.push(choice.help ? `${choice.label}. ${choice.help}` : choice.label);
    }
    return lines;
  }

  /** @param {Choice | null} choice @param {HTMLElement | null} button @param {boolean} focus */
  #over(choice, button, focus) {
    for (const el of this.stage.overlay.querySelectorAll(".pointed")) el.classList.remove("pointed");
    if (!choice || !button) {
      this.tips.hide();
      return;
    }
    for (const id of choice.path.slice(this.path.length)) this.stage.item(id)?.element.classList.add("pointed");
    if (choice.help) this.tips.show(button, button.getBoundingClientRect(), [choice.help], focus ? 0 : 450, button);
  }

  // ---------------------------------------------------------------- looking back

  /** @param {number | null} at */
  #look(at) {
    const table = this.live;
    if (!table) return;
    if (at === null) {
      this.lookNext = undefined;
      this.lookBusy = false;
      if (table.narrow !== this.line.narrow) this.line.ask({ type: "look", at: null, seat: table.viewer });
      else this.#paint(table, this.settings.glide);
      this.render();
      return;
    }
    if (this.lookBusy) {
      this.lookNext = at;
      return;
    }
    this.lookBusy = true;
    this.line.ask({ type: "look", at, seat: table.viewer });
    this.render();
  }

  // ---------------------------------------------------------------- several players at one screen

  /** @param {TableMessage} message */
  #hotSeat(message) {
    const mine = message.seats.filter((s) => s.you);
    if (mine.length < 2 || message.status !== "running") {
      this.#lift();
      return;
    }
    const here = mine.find((s) => s.seat === message.viewer);
    const next = mine.find((s) => s.deciding);
    if (this.eyes === null) this.eyes = this.#recallEyes();
    // who looks has nothing to decide or confirm, another at this screen has: hand it over, behind a curtain
    const handOver = next && !here?.deciding && !message.to_confirm && next.seat !== this.eyes;
    const stranger = here && here.seat !== this.eyes;
    if (handOver) this.#drop(next.seat, next.name === here?.name ? next.role : `${next.name} (${next.role})`);
    else if (stranger) this.#drop(here.seat, here.role);
    else this.#lift();
  }

  /** @param {number} seat @param {string} name */
  #drop(seat, name) {
    if (this.curtain?.dataset.seat === String(seat)) return;
    this.curtain?.remove();
    this.home.classList.add("hidden-table");
    this.home.inert = true;
    this.curtain = dialogs.curtain(name, () => {
      this.eyes = seat;
      sessionStorage.setItem(`serai:eyes:${this.config.table}`, String(seat));
      if (this.live?.viewer === seat) this.#lift();
      else this.line.ask({ type: "look", at: null, seat });
      this.#idle();
    });
    this.curtain.dataset.seat = String(seat);
  }

  #recallEyes() {
    const kept_ = sessionStorage.getItem(`serai:eyes:${this.config.table}`);
    return kept_ === null ? null : Number(kept_);
  }

  #lift() {
    if (!this.curtain) return;
    this.curtain.remove();
    this.curtain = null;
    this.home.inert = false;
    this.home.classList.remove("hidden-table");
    this.bar.focus();
  }

  // ---------------------------------------------------------------- windows

  #help() {
    dialogs.openHelp(this.past.at === null ? fitting(this.live?.choices ?? [], this.path) : [], this.live?.prompt ?? "");
  }

  #result() {
    const table = this.live;
    if (!table || table.status !== "over") return;
    dialogs.openResult(table, {
      rematch: table.seats.some((s) => s.you) ? () => {
        this.#manage("rematch");
        dialogs.toast(t("rematch_asked"), "yes");
      } : null,
      again: table.rematch ? `/table/${table.rematch}` : "",
      replay: this.config.replay,
      record: this.config.record,
    });
  }

  // ---------------------------------------------------------------- keys

  #keys() {
    this.stage.overlay.addEventListener("keydown", (e) => this.#onTable(e));
    this.stage.overlay.addEventListener("focusin", (e) => {
      const item = e.target instanceof HTMLElement ? this.stage.item(e.target.dataset.id ?? "") : undefined;
      if (!item || !byKeys()) return;
      for (const el of this.stage.overlay.querySelectorAll(".target")) /** @type {HTMLElement} */ (el).tabIndex = el === item.element ? 0 : -1;
      this.tips.show(item.id, this.stage.rect(item), this.#explain(item), 0, item.element);
    });
    this.stage.overlay.addEventListener("focusout", () => this.tips.hide());
    this.stage.overlay.addEventListener("click", (e) => {
      const item = e.target instanceof HTMLElement ? this.stage.item(e.target.dataset.id ?? "") : undefined;
      if (item) this.choose(item.id);
    });
    document.addEventListener("keydown", (e) => this.#onPage(e));
  }

  /** Arrows go to the nearest target that way; Enter and Space choose. @param {KeyboardEvent} e */
  #onTable(e) {
    const from = e.target instanceof HTMLElement ? this.stage.item(e.target.dataset.id ?? "") : undefined;
    if (!from) return;
    if (e.key === "Enter" || e.key === " ") {
      e.preventDefault();
      e.stopPropagation();
      this.choose(from.id);
      return;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
    if (!way) return;
    e.preventDefault();
    e.stopPropagation();
    const [wx = 0, wy = 0] = way;
    let best = null;
    let least = Infinity;
    for (const id of this.#targets().keys()) {
      const item = this.stage.item(id);
      if (!item || item === from) continue;
      const dx = item.at.x + item.at.w / 2 - from.at.x - from.at.w / 2;
      const dy = item.at.y + item.at.h / 2 - from.at.y - from.at.h / 2;
      const along = dx * wx + dy * wy;
      const across = Math.abs(dx * wy) + Math.abs(dy * wx);
      if (along > 2 && along + 2.5 * across < least) {
        least = along + 2.5 * across;
        best = item;
      }
    }
    best?.element.focus();
    best?.element.scrollIntoView({ block: "nearest" });
  }

  /** @param {KeyboardEvent} e */
  #onPage(e) {
    if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
    const at = e.target instanceof HTMLElement ? e.target : document.body;
    if (document.querySelector("dialog[open]") || this.curtain) return;
    if (e.key === "Escape") {
      if (this.tips.close()) return;
      if (this.bar.wide) this.bar.expand(false);
      else if (this.queue.length) this.flush();
      else if (!this.back() && this.past.at !== null) this.past.go(null);
      this.tips.hide();
      return;
    }
    if (at.matches("input:not([type=range]), textarea, select") || !this.tips.menu.hidden) return;
    if (!this.settings.likes.keys) return;
    const digit = /^[1-9]$/.test(e.key) ? Number(e.key) : 0;
    if (digit) {
      const choice = this.bar.choices[digit - 1];
      if (choice) this.act(choice);
      return;
    }
    const inButton = at.matches("button, a, summary, [role=button], input");
    switch (e.key) {
      case "u": return this.undo(false);
      case "U": return this.undo(true);
      case "h": case "H": return this.hint();
      case "?": return this.#help();
      case "+": case "=": return this.pointer.zoom(1.4);
      case "-": return this.pointer.zoom(1 / 1.4);
      case "0": return this.pointer.zoom(0);
      case "[": return this.past.step(-1);
      case "]": return this.past.step(1);
      case "Enter": return inButton ? undefined : this.confirm();
      case "ArrowLeft": case "ArrowRight": case "ArrowUp": case "ArrowDown": {
        if (inButton || at.closest("[role=tablist], .log-lines, .words, .chat-lines")) return undefined;
        const first = this.stage.overlay.querySelector(".target");
        if (first instanceof HTMLElement) {
          e.preventDefault();
          first.focus();
        }
        return undefined;
      }
      default: return undefined;
    }
  }

  // ---------------------------------------------------------------- for tests and the curious

  /** Whether nothing is under way: no request, no message waiting, no movement. */
  get calm() {
    return !!this.live && this.line.state === "open" && !this.line.pending.size && !this.queue.length && !this.pumping && !this.stage.moved;
  }

  /** Resolves as soon as nothing is under way. @returns {Promise<void>} */
  get ready() {
    if (this.calm) return Promise.resolve();
    return new Promise((resolve) => {
      const look = () => {
        if (!this.calm) return;
        this.waiters.delete(look);
        resolve();
      };
      this.waiters.add(look);
      setTimeout(look, 60);
      const poll = setInterval(() => {
        look();
        if (!this.waiters.has(look)) clearInterval(poll);
      }, 50);
    });
  }

  #idle() {
    for (const look of [...this.waiters]) look();
  }
}
