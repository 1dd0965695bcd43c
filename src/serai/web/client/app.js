// The table: it hears the house, shows what it hears, and turns clicks and keys into requests. It knows no game.
import { fetchArt } from "./art.js";
import { Attention } from "./attention.js";
import { Banner } from "./banner.js";
import { Bar } from "./bar.js";
import { base } from "./base.js";
import { Book } from "./book.js";
import { Choosing } from "./choosing.js";
import { Coach } from "./coach.js";
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
import { Seats } from "./seats.js";
import { changeLang, Settings, tellHouse } from "./settings.js";
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
    /** What is on the screen: the live table, or a look back. @type {TableMessage | null} */
    this.shown = null;
    /** When the newest truth came. */
    this.since = 0;
    /** @type {import("./art.js").Gallery | null} */
    this.gallery = null;
    this.ended = false;
    /** Whether this is one of the viewer's first two games of this kind. */
    this.fresh = false;
    /** The request for another game; true once it was granted. @type {string | true} */
    this.meeting = "";
    /** The moment at which the viewer acted last; -1 after an undo. */
    this.acted = -1;
    /** What was chosen last, in words. */
    this.chosen = "";
    /** How many moments were shown of those that wait. */
    this.passed = 0;
    this.narrow = matchMedia(`(max-width: ${NARROW}px)`);

    this.playout = new Playout({
      show: (moment, narrow) => this.#moment(moment, narrow),
      pace: () => (document.hidden || this.curtain || this.past.at !== null ? 0 : this.settings.pace),
      again: () => this.replay(),
    });
    this.pump = new Pump({
      approach: (message) => this.playout.next(message),
      present: (message, glide) => this.#present(message, glide),
      glide: () => this.settings.glide,
    });
    this.tips = new Tips();
    this.whyNot = new WhyNot(this.tips, {
      table: () => (this.#askable() && !this.playout.text && !this.curtain ? this.live : null),
      ask: (things, seat) => this.line.ask({ type: "why", things, seat }),
    });
    this.stage = new Stage({ relaid: () => this.#relaid() });
    this.bar = new Bar({
      choose: (choice) => this.act(choice),
      back: () => this.choosing.back(),
      undo: (turn) => this.undo(turn),
      confirm: () => this.confirm(),
      hint: () => this.hint(),
      help: () => this.help(),
      skip: () => this.flush(),
      takeBack: () => this.line.ask({ type: "manage", what: "take_back" }),
      over: (choice, button, focus) => this.choosing.over(choice, button, focus),
    });
    this.coach = new Coach({
      weigh: (table, action) => this.line.ask({ type: "weigh", action, ...here(table) }),
      act: (choice) => this.#take(choice),
      light: (action) => {
        this.choosing.hinted = action;
        this.render();
      },
    });
    this.things = new Things(config.game, config.things ?? "", {
      gallery: () => this.gallery,
      bar: this.bar.element,
      stop: () => void this.settings.set("explain", false),
    });
    this.lesson = new Lesson(config.game, () => this.render(), () => this.undo(true));
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
      act: (choice) => this.act(choice),
      travel: (journey) => this.#setOut(journey),
      changed: () => this.render(),
      skip: () => this.pump.behind && this.flush(),
      closer: (items) => this.pointer.closer(items),
      lesson: this.lesson,
    });
    this.pointer = new Pointer(this.stage, {
      targets: () => this.choosing.targets().keys(),
      clicked: (items) => this.choosing.clicked(items),
      takeBack: (item) => this.#takeBack(item),
      pointed: (item, how, aims, there) => this.choosing.pointed(item, how, aims, there),
    });
    this.zoom = new Zoom(this.stage, this.pointer);
    this.seats = new Seats();
    this.seats.tips = this.tips;
    this.book = new Book({
      say: (text) => this.line.ask({ type: "say", text }),
      look: (number) => this.past.go(number),
      again: () => this.replay(),
      who: (seat) => this.#who(seat),
      unread: (count) => {
        this.jumps?.unread(count);
        this.attention?.unread(count);
      },
      role: (seat) => (this.live ?? this.pump.queue[0])?.seats.find((s) => s.seat === seat)?.role ?? "",
    });
    this.past = new Past({
      ask: (at) => this.#lookBack(at),
      now: () => this.#lookNow(),
      pause: () => Math.max(350, this.settings.glide * (1 + BREATH)),
    });
    this.hotSeat = new HotSeat(home, config.table, {
      look: (seat) => this.#through(seat),
      lifted: () => this.bar.focus(),
    });
    this.head = new Head(config, this.seats.element, this.tips, {
      table: () => this.live,
      manage: (what) => this.line.ask({ type: "manage", what }),
      order: (order) => this.line.ask({ type: "standing", order }),
      result: () => this.#result(),
      settings: () => dialogs.openSettings(this.settings, config.lang, (lang) => void changeLang(me, lang), me, this.fresh),
      help: () => this.help(),
      closer: () => this.pointer.zoom(1.6),
      missed: () => !this.playout.button.disabled,
      again: () => this.replay(),
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
    this.bar.recap.append(this.book.recap);
    this.bar.tools.append(this.past.now);
    this.head.tools.prepend(this.playout.button);
    this.book.tabs.log.page.append(this.past.element);
    this.home.append(this.head.element, this.banner.element, this.bar.element, this.jumps.element, this.stage.element,
      this.opening, this.book.speaker, this.tips.element, this.tips.menu);
    this.home.classList.add("serai-table");
    this.stage.dock.append(this.book.element);
  }

  /** Whatever may happen without a word of the house. */
  #watch() {
    let asked = this.settings.likes.confirm;
    this.settings.listeners.push(() => {
      this.render();
      // whether to confirm is a matter of the house: it is told anew who looks
      if (asked !== this.settings.likes.confirm) setTimeout(() => this.line.connect(), 400);
      asked = this.settings.likes.confirm;
    });
    new ResizeObserver(() => {
      document.documentElement.style.setProperty("--bar", `${Math.ceil(this.bar.element.offsetHeight)}px`);
    }).observe(this.bar.element);
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
        void this.#receive(message);
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
        this.render();
        break;
      case "hint":
        this.choosing.hinted = message.action;
        this.coach.hint(message, this.live?.choices.find((c) => c.action === message.action)?.label ?? message.text, this.live?.number ?? -1);
        this.render();
        break;
      case "why":
        this.whyNot.told(message);
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
        this.#meet();
        this.travel.proceed();
        this.#forced();
        this.render();
    }
  }

  #lineChanged() {
    this.banner.show();
    if (this.line.state === "open") this.past.reopened();
    if (this.line.state !== "open") this.travel.stop();
    if (this.live) this.render();
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
      const { queue } = this.pump;
      queue.push(message);
      if (queue.length > 1) return;
      try {
        this.gallery = await fetchArt(base + message.art, message.narrow);
        document.body.append(this.gallery.element);
        this.seats.gallery = this.gallery;
      } catch {
        queue.length = 0;
        this.line.connect();
        return;
      }
      this.opening.remove();
      this.pump.run();
    } else if (message.again) this.#watchAgain(message);
    else if (message.number < message.last) {
      this.past.arrived();
      if (this.past.at !== null) {
        this.#paint(message, this.settings.glide);
        this.past.shown();
      }
      this.render();
    } else this.pump.push(message);
  }

  /** What was asked for by `replay` has come. The log is known already. @param {TableMessage} message */
  #watchAgain(message) {
    if (!message.between.length) dialogs.toast(t("playout_nothing"), "yes");
    this.pump.push({ ...message, log: [], log_from: message.number });
  }

  /** Show all that waits at once; true, for there was something. */
  flush() {
    this.playout.stop();
    this.pump.flush();
    this.stage.settle();
    this.render();
    return true;
  }

  /** A moment on the way to a new truth. @param {import("./playout.js").Moment} moment @param {boolean} narrow */
  #moment(moment, narrow) {
    if (!this.gallery) return;
    this.passed += 1;
    document.documentElement.style.setProperty("--flight", `${this.settings.glide}ms`);
    this.stage.show(moment.scene, this.gallery, narrow, this.settings.glide);
    this.book.lay(moment.scene);
    this.render();
  }

  /** Who sits on a seat, and the sign that stands for him on the table. @param {number} seat */
  #who(seat) {
    const found = this.live?.seats.find((s) => s.seat === seat);
    const sign = found?.sign ? this.gallery?.sign(found.sign) ?? null : null;
    return found ? { name: found.name, sign, colour: (found.sign?.colour && this.gallery?.colour(found.sign.colour)) || "" } : null;
  }

  /** Watch again what the others did since one's own last step. */
  replay() {
    if (!this.live || this.pump.busy || this.past.at !== null) return;
    this.line.ask({ type: "look", again: true, seat: this.live.viewer });
  }

  /**
   * A new truth.
   * @param {TableMessage} message
   * @param {number} glide
   * @returns {number} how much moved
   */
  #present(message, glide) {
    const before = this.live;
    const first = !before;
    this.passed += 1;
    this.live = message;
    this.since = performance.now();
    const mine = new Set(message.seats.filter((s) => s.you).map((s) => s.seat));
    this.choosing.take(message, before);
    this.coach.at(message.number);
    this.lesson.show(message.lesson);
    this.book.add(message.log, message.log_from, mine);
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
    if (message.rematch && before && !before.rematch && !this.meeting) this.#result();
    this.#meet();
    if (message.status === "over" && !this.ended) {
      this.ended = true;
      if (!first && this.settings.likes.sound) sound("end");
      if (this.past.at === null && !message.lesson) setTimeout(() => this.#result(), glide + 250);
    }
    if (first && !message.lesson) this.#newcomer(message);
    this.hotSeat.check(message);
    this.travel.proceed();
    this.#forced();
    // a lesson shows by itself what matters
    const follows = this.past.at === null && !(message.lesson && message.choices.length);
    this.render();
    if (follows && before && before.number !== message.number) this.follow.to(this.stage.stirred());
    return moved;
  }

  /** In somebody's first two games of a kind he is told how it is won. @param {TableMessage} message */
  #newcomer(message) {
    if (message.status !== "running" || !message.seats.some((s) => s.you)) return;
    this.fresh = isNew(this.config.game, message.table);
    if (this.fresh && this.config.goal) dialogs.note(this.config.goal);
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
    // beneath all panels, those too that came just now
    if (home.lastElementChild !== this.book.element) home.append(this.book.element);
    this.jumps.show(scene, narrow);
    return moved;
  }

  /** Everything but the scene: after each message, click and change of the line. */
  render() {
    const table = this.live;
    if (!table || !this.shown) return;
    const looking = this.past.at !== null;
    const playing = this.playout.text;
    const busy = looking || !!playing;
    const open = busy ? [] : this.choosing.left();
    let prompt = playing || table.prompt;
    if (looking) prompt = t("history_watching", { n: this.past.at ?? 0, last: table.last });
    else if (table.status === "paused") prompt = t("paused");
    // hot seats: all of them are the viewer's, whichever he looks through
    const late = table.status !== "over" && table.seats.some((seat) => seat.you && seat.bot === "late");
    if (late && !busy && table.status === "running") prompt = t("bot_plays");
    this.bar.show({
      prompt,
      choices: open,
      narrowed: this.choosing.path.length > 0 && !busy,
      busy: this.line.waits,
      canUndo: table.can_undo && !busy,
      toConfirm: table.to_confirm && !busy,
      canHint: open.length > 1 && !busy && table.casual,
      canSkip: this.pump.behind && (!!playing || this.settings.glide > 0),
      canTakeBack: (late || table.may_return) && !looking,
      hinted: this.choosing.hinted,
      asked: this.lesson.asked,
      chosen: this.chosen,
    });
    const left = this.pump.queue.length + this.playout.left.length;
    if (!this.pump.behind) this.passed = 0;
    this.bar.progress(this.passed, left);
    this.playout.offer(!busy && this.book.others(table.viewer));
    this.jumps.mark(this.choosing.glow());
    this.follow.asked(`${table.number} ${this.choosing.path}`, this.choosing.asked());
    if (table.lesson && !busy) this.follow.lit(`${this.lesson.at} ${table.number} ${this.choosing.path}`, [...this.choosing.lit()]);
    this.seats.show(table.seats, table.status === "running");
    this.past.show(table.last);
    this.book.at(this.past.at);
    this.head.show(table);
    const quiet = busy || this.pump.behind || this.line.waits || !!this.curtain || table.status !== "running";
    if (this.fresh && this.settings.likes.explain) this.things.show(quiet ? null : table);
    else this.things.clear();
    this.home.classList.toggle("looking", looking);
    this.home.dataset.status = table.status;
  }

  #relaid() {
    this.tips.hide();
    this.zoom.lay();
  }

  // ---------------------------------------------------------------- requests

  /** The table, if something may be asked of it now: it is the present, and nothing is on its way. */
  #askable() {
    return this.line.waits || this.travel.busy || this.past.at !== null ? null : this.live;
  }

  /** @param {import("./wire.js").JourneyMessage} journey */
  #setOut(journey) {
    if (!this.#askable()) return;
    this.acted = -1;
    this.chosen = journey.label;
    this.choosing.forget();
    this.travel.go(journey);
    this.render();
  }

  /**
   * Alone among bots: a single thing that is open after one's own step is no question, and is taken. Where other people
   * sit, so quick an answer would tell them that there was nothing else to choose.
   */
  #forced() {
    const table = this.#askable();
    const only = table?.choices.length === 1 ? table.choices[0] : undefined;
    if (!table || !only || table.to_confirm || table.window !== null || this.pump.behind || this.curtain) return;
    if (table.number !== this.acted + 1 || table.journeys.length || table.status !== "running") return;
    if (!this.lesson.carriesOn(table.lesson)) return;
    if (!table.seats.every((seat) => seat.bot || seat.seat === table.viewer)) return;
    this.acted = table.number;
    this.chosen = only.label;
    this.choosing.forget();
    this.travel.onward(only.action);
  }

  /** @param {Choice} choice */
  act(choice) {
    if (this.pump.behind) this.flush();
    const table = this.#askable();
    if (!table?.choices.some((c) => c.action === choice.action)) return;
    const weighed = (this.settings.likes.coach ?? this.fresh) && table.casual && !table.lesson && table.window === null && table.choices.length > 1;
    if (weighed) this.coach.weigh(table, choice);
    else this.#take(choice);
  }

  /** @param {Choice} choice */
  #take(choice) {
    const table = this.#askable();
    if (!table?.choices.some((c) => c.action === choice.action)) return;
    this.coach.clear();
    this.things.done();
    this.tips.hide();
    dialogs.note("");
    this.acted = table.number;
    this.lesson.acted();
    this.chosen = choice.label;
    this.line.ask({ type: "act", action: choice.action, ...here(table) });
    this.choosing.forget();
    this.render();
  }

  /** A click on what was laid takes it back, with all that came after it; a click on something else to take up takes that. @param {import("./stage.js").Item} item */
  #takeBack(item) {
    const table = this.pump.behind ? null : this.#askable();
    const steps = "back" in item.data ? item.data.back ?? 0 : 0;
    if (!steps || !table?.can_undo) return false;
    this.acted = -1;
    this.choosing.forget();
    this.line.ask({ type: "undo", number: table.number, turn: false, seat: table.viewer, steps });
    this.travel.exchange(item.data.id);
    this.render();
    return true;
  }

  /** @param {boolean} turn */
  undo(turn) {
    const table = this.#askable();
    if (!table?.can_undo) return;
    this.acted = -1;
    this.choosing.forget();
    this.line.ask({ type: "undo", turn, steps: this.travel.steps(table.number), ...here(table) });
    this.render();
  }

  confirm() {
    const table = this.#askable();
    if (!table?.to_confirm) return;
    this.line.ask({ type: "confirm", ...here(table) });
    this.render();
  }

  hint() {
    const table = this.live;
    if (!table?.choices.length || this.line.waits) return;
    this.line.ask({ type: "hint", ...here(table) });
  }

  /** @param {number} at */
  #lookBack(at) {
    if (!this.live) return;
    this.line.ask({ type: "look", at, seat: this.live.viewer });
    this.render();
  }

  #lookNow() {
    if (!this.live) return;
    // the screen may have changed its form meanwhile
    if (this.live.narrow !== this.narrow.matches) this.line.ask({ type: "look", at: null, seat: this.live.viewer });
    else this.#paint(this.live, this.settings.glide);
    this.render();
  }

  /** Through the eyes of another seat at this screen. @param {number} seat */
  #through(seat) {
    if (this.live?.viewer === seat) return true;
    this.line.ask({ type: "look", at: null, seat });
    return false;
  }

  get curtain() {
    return this.hotSeat.curtain;
  }

  // ---------------------------------------------------------------- windows

  help() {
    const choices = this.past.at === null ? this.choosing.left() : [];
    dialogs.openHelp(choices, this.live?.prompt ?? "", this.config.goal ?? "", () => this.head.rules(this.live?.rule ?? ""));
  }

  #result() {
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
  #meet() {
    const to = this.#newTable();
    if (this.meeting === true && to) location.assign(to);
  }

  // ---------------------------------------------------------------- for tests and the curious

  /** Whether nothing is under way: no request, no message waiting, no movement. */
  get calm() {
    return !!this.live && this.line.state === "open" && !this.line.pending.size && !this.travel.busy && !this.pump.busy && !this.stage.moved;
  }
}

/** Whether this is one of the first two tables of this game on this device. @param {string} game @param {string} table */
function isNew(game, table) {
  try {
    const key = `serai:met:${game}`;
    /** @type {string[]} */
    const met = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!met.includes(table) && met.length < 3) localStorage.setItem(key, JSON.stringify([...met, table]));
    return [...met, table].slice(0, 2).includes(table);
  } catch {
    return false;
  }
}

/** The moment that a request was made at, and through whose eyes. @param {TableMessage} table */
function here(table) {
  return { number: table.number, undone: table.undone, seat: table.viewer };
}
