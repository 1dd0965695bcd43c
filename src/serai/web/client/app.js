// The table: it hears the house, shows what it hears, and turns clicks and keys into requests. It knows no game.
import { Attention } from "./attention.js";
import { Banner } from "./banner.js";
import { Bar, keepHeight } from "./bar.js";
import { base } from "./base.js";
import { Book } from "./book.js";
import { Choosing } from "./choosing.js";
import { Coach } from "./coach.js";
import { layNotes } from "./corner.js";
import * as dialogs from "./dialogs.js";
import { h, say } from "./dom.js";
import { Follow } from "./follow.js";
import { Head, Jumps } from "./head.js";
import { HotSeat } from "./hotseat.js";
import { Travel } from "./journey.js";
import { Lesson } from "./lesson.js";
import { listen } from "./keys.js";
import { Past } from "./past.js";
import { Pointer } from "./pointer.js";
import { Playout } from "./playout.js";
import { BREATH, Pump, withHere } from "./pump.js";
import { keepListening } from "./push.js";
import { here, Requests } from "./requests.js";
import { Seats } from "./seats.js";
import { changeLang, Settings, tellHouse } from "./settings.js";
import { Showing } from "./showing.js";
import { Line } from "./socket.js";
import { sound, wake } from "./sounds.js";
import { NARROW, Stage } from "./stage.js";
import { speak, t } from "./strings.js";
import { Things } from "./things.js";
import { Tips } from "./tips.js";
import { WhyNot } from "./whynot.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./wire.js").Message} Message */
/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {import("./wire.js").ChoiceMessage} Choice */

/**
 * @typedef {object} Config what the page says
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {string} lang
 * @property {string} [goal] how the game is won, in a sentence
 * @property {string} socket
 * @property {string} rules address of the rules as a part of a page
 * @property {string} replay address of the replay page
 * @property {string} record address of the record
 * @property {string} [things] address of what cards, tiles and symbols are
 * @property {string} [join] the invitation, for who may invite
 * @property {string} [me] address for settings
 * @property {Partial<import("./settings.js").Likes>} [settings]
 */

export class App {
  /** @param {Config} config @param {HTMLElement} home */
  constructor(config, home) {
    this.config = config;
    this.home = home;
    speak(config.lang);
    const me = config.me ?? `${base}/api/v1/me`;
    this.settings = new Settings(config.settings ?? {}, (changes) => tellHouse(me, changes));
    if (this.settings.likes.notify) void keepListening(me);
    /** The newest truth that was shown. @type {TableMessage | null} */
    this.live = null;
    /** @type {import("./art.js").Gallery | null} */
    this.gallery = null;
    /** The request for another game; true once it was granted. @type {string | true} */
    this.meeting = "";
    this.showing = new Showing(this);
    this.requests = new Requests(this);
    this.narrow = matchMedia(`(max-width: ${NARROW}px)`);

    this.playout = new Playout({
      show: (moment, narrow) => this.showing.moment(moment, narrow),
      pace: () => (document.hidden || this.curtain || this.past.at !== null ? 0 : this.settings.pace),
      again: () => this.showing.replay(),
    });
    this.pump = new Pump({
      approach: (message) => this.playout.next(message),
      present: (message, glide) => this.showing.present(message, glide),
      glide: () => this.settings.glide,
    });
    this.tips = new Tips();
    this.whyNot = new WhyNot(this.tips, {
      table: () => (this.requests.askable() && !this.playout.text && !this.curtain ? this.live : null),
      ask: (things, seat) => this.line.ask({ type: "why", things, seat }),
    });
    this.stage = new Stage({ relaid: () => this.#relaid() });
    this.bar = new Bar({
      choose: (choice) => this.requests.act(choice),
      back: () => this.choosing.back(),
      undo: (turn) => this.requests.undo(turn),
      confirm: () => this.requests.confirm(),
      hint: () => this.requests.hint(),
      help: () => this.help(),
      skip: () => this.showing.flush(),
      takeBack: () => this.line.ask({ type: "manage", what: "take_back" }),
      over: (choice, button, focus) => this.choosing.over(choice, button, focus),
    });
    this.coach = new Coach({
      weigh: (table, action) => this.line.ask({ type: "weigh", action, ...here(table) }),
      act: (choice) => this.requests.take(choice),
      light: (action) => {
        this.choosing.hinted = action;
        this.showing.render();
      },
    });
    this.things = new Things(config.game, config.things ?? "", {
      gallery: () => this.gallery,
      bar: this.bar.element,
      stop: () => void this.settings.set("explain", false),
    });
    this.lesson = new Lesson(config.game, () => this.showing.render(), () => this.requests.undo(true));
    this.bar.element.prepend(this.lesson.element);
    this.travel = new Travel({
      table: () => this.live,
      waits: () => this.line.waits,
      send: (table, action) => this.line.ask({ type: "act", action, ...here(table) }),
    });
    /** @type {Choosing} */
    this.choosing = new Choosing(this, config.table, {
      table: () => this.live,
      may: () => this.past.at === null && !this.playout.text && !this.curtain && !this.line.waits && !this.travel.busy,
      act: (choice) => this.requests.act(choice),
      travel: (journey) => this.requests.setOut(journey),
      changed: () => this.showing.render(),
      skip: () => this.pump.behind && this.showing.flush(),
      closer: (items) => this.pointer.closer(items),
      lesson: this.lesson,
    });
    this.pointer = new Pointer(this.stage, {
      targets: () => this.choosing.targets().keys(),
      clicked: (items) => this.choosing.clicked(items),
      takeBack: (item) => this.requests.takeBack(item),
      pointed: (item, how, aims, there) => this.choosing.pointed(item, how, aims, there),
    });
    this.zoom = new Zoom(this.stage, this.pointer);
    this.seats = new Seats();
    this.seats.tips = this.tips;
    this.book = new Book({
      say: (text) => this.line.ask({ type: "say", text }),
      look: (number) => this.past.go(number),
      earlier: (before) => this.line.ask({ type: "log", before, seat: this.live?.viewer ?? null }),
      again: () => this.showing.replay(),
      who: (seat) => this.showing.who(seat),
      unread: (count) => {
        this.jumps?.unread(count);
        this.attention?.unread(count);
      },
      role: (seat) => (this.live ?? this.pump.queue[0])?.seats.find((s) => s.seat === seat)?.role ?? "",
    });
    this.past = new Past({
      ask: (at) => this.requests.lookBack(at),
      now: () => this.requests.lookNow(),
      pause: () => Math.max(350, this.settings.glide * (1 + BREATH)),
    });
    this.hotSeat = new HotSeat(home, config.table, {
      look: (seat) => this.requests.through(seat),
      lifted: () => this.bar.focus(),
    });
    this.head = new Head(config, this.seats.element, this.tips, {
      table: () => this.live,
      manage: (what) => this.line.ask({ type: "manage", what }),
      order: (order) => this.line.ask({ type: "standing", order }),
      result: () => this.result(),
      settings: () => dialogs.openSettings(this.settings, config.lang, (lang) => void changeLang(me, lang), me, this.showing.fresh),
      help: () => this.help(),
      closer: () => this.pointer.zoom(1.6),
      missed: () => !this.playout.button.disabled,
      again: () => this.showing.replay(),
    });
    this.jumps = new Jumps(this.stage, this.book, () => this.settings.glide);
    this.follow = new Follow(this.stage, {
      top: () => this.jumps.element.offsetHeight,
      bottom: () => this.bar.element.offsetHeight,
      glide: () => this.settings.glide,
    });
    this.attention = new Attention(config.title);
    this.line = new Line(config.socket, (message) => this.#hear(message), () => this.#lineChanged());
    this.banner = new Banner(this.line);
    this.opening = h("p", { class: "opening", role: "status" }, t("connecting"));
    this.#build();
    this.#watch();
    this.line.connect();
  }

  // ---------------------------------------------------------------- the page

  #build() {
    this.stage.element.append(this.zoom.element);
    this.stage.overlay.setAttribute("role", "group");
    this.stage.overlay.setAttribute("aria-label", t("table"));
    this.bar.recap.append(this.book.log.recap);
    this.bar.tools.append(this.past.now);
    this.head.tools.prepend(this.playout.button);
    this.book.tabs.log.page.append(this.past.element);
    this.home.append(this.head.element, this.banner.element, this.bar.element, this.jumps.element, this.stage.element,
      this.opening, this.book.log.speaker, this.tips.element, this.tips.menu);
    this.home.classList.add("serai-table");
    this.stage.dock.append(this.book.element);
  }

  /** Whatever may happen without a word of the house. */
  #watch() {
    let asked = this.settings.likes.confirm;
    this.settings.listeners.push(() => {
      this.showing.render();
      // whether to confirm is a matter of the house: it is told anew who looks
      if (asked !== this.settings.likes.confirm) setTimeout(() => this.line.connect(), 400);
      asked = this.settings.likes.confirm;
    });
    keepHeight(this.bar.element);
    this.line.narrow = this.narrow.matches;
    this.narrow.addEventListener("change", () => {
      this.line.narrow = this.narrow.matches;
      this.line.ask({ type: "look", at: this.past.at, seat: this.live?.viewer ?? null, narrow: this.narrow.matches });
    });
    listen(this);
    addEventListener("pointerdown", wake, { once: true });
    addEventListener("keydown", wake, { once: true });
    setInterval(() => {
      this.banner.show();
      this.#window();
    }, 500);
  }

  // ---------------------------------------------------------------- the line

  /** @param {Message} message */
  #hear(message) {
    switch (message.type) {
      case "table":
        void this.showing.receive(message);
        break;
      case "weigh":
        this.coach.told(message);
        break;
      case "refused":
        if (this.coach.told(message)) break;
        this.travel.stop();
        if (this.live?.lesson && !this.live.lesson.over && !message.stale) this.lesson.answer(message.text);
        else dialogs.toast(message.text);
        if (this.settings.likes.sound) sound("no");
        this.showing.render();
        break;
      case "hint":
        this.choosing.hinted = message.action;
        this.coach.hint(message, this.live?.choices.find((c) => c.action === message.action)?.label ?? message.text, this.live?.number ?? -1);
        this.showing.render();
        break;
      case "why":
        this.whyNot.told(message);
        break;
      case "log":
        this.book.log.before(message);
        break;
      case "chat":
        if (this.book.chat(message.lines) && this.settings.likes.sound) sound("chat");
        break;
      case "presence":
        this.seats.watching = message.watching;
        // it is newer than every truth that still waits to be shown
        this.pump.present(message.seats);
        if (this.live) this.live = { ...this.live, seats: this.pump.behind ? withHere(this.live.seats, message.seats) : message.seats };
        this.seats.show(this.live?.seats ?? message.seats, this.live?.status === "running");
        break;
      default:
        if (message.type === "done" && message.id === this.meeting) this.meeting = true;
        this.meet();
        this.travel.proceed();
        this.requests.forced();
        this.showing.render();
    }
  }

  #lineChanged() {
    this.banner.show();
    if (this.line.state === "open") this.past.reopened();
    if (this.line.state !== "open") this.travel.stop();
    if (this.live) this.showing.render();
  }

  /** How long a secret reaction window stays open, the same for everybody. */
  #window() {
    const left = this.live?.window;
    const open = typeof left === "number" && this.past.at === null;
    this.bar.waits.hidden = !open;
    if (open) say(this.bar.waits, t("window", { n: Math.max(0, Math.ceil(left - (performance.now() - this.showing.since) / 1000)) }));
  }

  #relaid() {
    this.tips.hide();
    this.zoom.lay();
    layNotes(this.bar.element);
  }

  get curtain() {
    return this.hotSeat.curtain;
  }

  // ---------------------------------------------------------------- windows

  help() {
    const choices = this.past.at === null ? this.choosing.left() : [];
    dialogs.openHelp(choices, this.live?.prompt ?? "", this.config.goal ?? "", () => this.head.rules(this.live?.rule ?? ""));
  }

  result() {
    const table = this.live;
    if (!table || table.status !== "over") return;
    dialogs.openResult(table, {
      rematch: table.seats.some((s) => s.you) ? () => {
        this.meeting = this.line.ask({ type: "manage", what: "rematch" });
      } : null,
      again: this.#newTable(),
      replay: this.config.replay,
      record: this.config.record,
    });
  }

  /** Where these players meet again; empty before anybody asked for it. */
  #newTable() {
    const newest = this.pump.queue.at(-1) ?? this.live;
    return newest?.rematch ? `${base}/table/${newest.rematch}` : "";
  }

  /** Who asked for another game goes there as soon as his seat there is taken. */
  meet() {
    const to = this.#newTable();
    if (this.meeting === true && to) location.assign(to);
  }

  // ---------------------------------------------------------------- for tests and the curious

  /** Whether nothing is under way: no request, no message waiting, no movement. */
  get calm() {
    return !!this.live && this.line.state === "open" && !this.line.pending.size && !this.travel.busy && !this.pump.busy && !this.stage.moved && !this.showing.due;
  }
}
