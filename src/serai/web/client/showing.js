// Shows what the house tells: each new truth after the one before it, and with every frame all that belongs to it.
import { fetchArt } from "./art.js";
import { base } from "./base.js";
import { layNotes } from "./corner.js";
import * as dialogs from "./dialogs.js";
import { awaitsFrame, inFrame } from "./measure.js";
import { Recent } from "./recent.js";
import { sound } from "./sounds.js";
import { t } from "./strings.js";

/** @typedef {import("./wire.js").TableMessage} TableMessage */

/** An answer that comes within so many milliseconds is not worth a sign that it is waited for. */
const LATE = 160;

export class Showing {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** What is on the screen: the live table, or a look back. @type {TableMessage | null} */
    this.shown = null;
    /** When the newest truth came. */
    this.since = 0;
    this.ended = false;
    /** Whether this is one of the viewer's first two games of this kind. */
    this.fresh = false;
    /** What the others moved lately. */
    this.recent = new Recent();
    /** How many moments were shown of those that wait. */
    this.passed = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.late = undefined;
  }

  /** @param {TableMessage} message */
  async receive(message) {
    if (!this.app.gallery) {
      const { queue } = this.app.pump;
      queue.push(message);
      if (queue.length > 1) return;
      try {
        this.app.gallery = await fetchArt(base + message.art, message.narrow);
        document.body.append(this.app.gallery.element);
        this.app.seats.gallery = this.app.gallery;
      } catch {
        queue.length = 0;
        this.app.line.connect();
        return;
      }
      this.app.opening.remove();
      this.app.pump.run();
    } else if (message.again) this.#watchAgain(message);
    else if (message.number < message.last) {
      this.app.past.arrived();
      if (this.app.past.at !== null) {
        this.paint(message, this.app.settings.glide);
        this.app.past.shown();
      }
      this.render();
    } else this.app.pump.push(message);
  }

  /** What was asked for by `replay` has come. The log is known already. @param {TableMessage} message */
  #watchAgain(message) {
    if (!message.between.length) dialogs.toast(t("playout_nothing"), "yes");
    this.app.pump.push(/** @type {TableMessage} */ ({ ...message, log: [], log_from: message.number, whole: false }));
  }

  /** Show all that waits at once; true, for there was something. */
  flush() {
    this.app.playout.stop();
    this.app.pump.flush();
    this.app.stage.settle();
    this.render();
    return true;
  }

  /** A moment on the way to a new truth. @param {import("./playout.js").Moment} moment @param {boolean} narrow */
  moment(moment, narrow) {
    if (!this.app.gallery) return;
    this.passed += 1;
    this.app.stage.show(moment.scene, this.app.gallery, narrow, this.app.settings.glide);
    this.app.book.lay(moment.scene);
    this.render();
  }

  /** Who sits on a seat, and the sign that stands for him on the table. @param {number} seat */
  who(seat) {
    const found = this.app.live?.seats.find((s) => s.seat === seat);
    const sign = found?.sign ? this.app.gallery?.sign(found.sign) ?? null : null;
    return found ? { name: found.name, sign, colour: (found.sign?.colour && this.app.gallery?.colour(found.sign.colour)) || "" } : null;
  }

  /** Watch again what the others did since one's own last step. */
  replay() {
    if (!this.app.live || this.app.pump.busy || this.app.past.at !== null) return;
    this.app.line.ask({ type: "look", again: true, seat: this.app.live.viewer });
  }

  /**
   * A new truth.
   * @param {TableMessage} message
   * @param {number} glide
   * @returns {number} how much moved
   */
  present(message, glide) {
    const { attention, book, past, requests, settings, stage } = this.app;
    const before = this.app.live;
    const first = !before;
    this.passed += 1;
    this.app.live = message;
    this.since = performance.now();
    const mine = new Set(message.seats.filter((s) => s.you).map((s) => s.seat));
    this.recent.take(message, before, mine);
    this.app.choosing.take(message, before);
    this.app.coach.at(message.number);
    this.app.lesson.show(message.lesson);
    book.log.take(message, !!(/** @type {import("./socket.js").Told} */ (message).whole), mine);
    let moved = 0;
    if (past.at === null || past.at >= message.last) {
      past.at = null;
      moved = this.paint(message, glide);
    }
    const turn = message.status === "running" && message.seats.some((s) => s.you && s.deciding);
    book.log.since(turn);
    if (attention.set(turn, settings.likes.notify, message.prompt) && !first && settings.likes.sound) sound("turn");
    else if (moved && settings.likes.sound) sound("move");
    if (message.rematch && before && !before.rematch && !this.app.meeting) this.app.result();
    this.app.meet();
    if (message.status === "over" && !this.ended) {
      this.ended = true;
      if (!first && settings.likes.sound) sound("end");
      if (past.at === null && !message.lesson) setTimeout(() => this.app.result(), glide + 250);
    }
    if (first && !message.lesson) this.#newcomer(message);
    this.app.hotSeat.check(message);
    this.app.travel.proceed();
    requests.forced();
    // a lesson shows by itself what matters
    const follows = past.at === null && !(message.lesson && message.choices.length);
    this.render();
    if (follows && stage.narrow && before && before.number !== message.number) this.app.follow.to(stage.stirred());
    return moved;
  }

  /** In somebody's first two games of a kind he is told how it is won. @param {TableMessage} message */
  #newcomer(message) {
    if (message.status !== "running" || !message.seats.some((s) => s.you)) return;
    this.fresh = isNew(this.app.config.game, message.table);
    // who has played already comes back, and knows
    const { told, mine } = this.app.book.log;
    const played = told.some((line) => mine.has(line.seat ?? -1));
    if (this.fresh && this.app.config.goal && !played) dialogs.note(this.app.config.goal, this.app.bar.element, () => this.render());
  }

  /** @param {TableMessage} message @param {number} glide */
  paint(message, glide) {
    const { book, gallery, stage } = this.app;
    if (!gallery) return 0;
    const before = this.shown;
    this.shown = message;
    const { scene, narrow } = message;
    const jump = before && Math.abs(before.number - message.number) > 12;
    const moved = stage.show(scene, gallery, narrow, jump ? 0 : glide);
    book.lay(scene);
    const home = narrow ? stage.column : stage.dock;
    // beneath all panels, those too that came just now
    if (home.lastElementChild !== book.element) home.append(book.element);
    this.app.jumps.show(scene, narrow);
    return moved;
  }

  /** Show everything but the scene anew with the next frame: after each message, click and change of the line. */
  render() {
    inFrame(this, () => this.#render());
  }

  /** The same as soon as the house lets one wait: what is answered at once changes the page once. */
  renderLate() {
    clearTimeout(this.late);
    this.late = setTimeout(() => this.render(), LATE);
  }

  /** Whether the page does not show yet what is known. */
  get due() {
    return awaitsFrame(this);
  }

  #render() {
    const { bar, book, choosing, follow, lesson, past, playout, pump, settings, things } = this.app;
    clearTimeout(this.late);
    const table = this.app.live;
    if (!table || !this.shown) return;
    const looking = past.at !== null;
    const playing = playout.text;
    const busy = looking || !!playing;
    const open = busy ? [] : choosing.left();
    let prompt = playing || table.prompt;
    if (looking) prompt = t("history_watching", { n: past.at ?? 0, last: table.last });
    else if (table.status === "paused") prompt = t("paused");
    else if (table.status === "over" && prompt.length > dialogs.LONG && table.result) prompt = table.result;
    // hot seats: all of them are the viewer's, whichever he looks through
    const late = table.status !== "over" && table.seats.some((seat) => seat.you && seat.bot === "late");
    if (late && !busy && table.status === "running") prompt = t("bot_plays");
    bar.show({
      prompt,
      choices: open,
      narrowed: choosing.path.length > 0 && !busy,
      busy: this.app.line.waits,
      canUndo: table.can_undo && !busy,
      toConfirm: table.to_confirm && !busy,
      canHint: open.length > 1 && !busy && table.casual,
      canSkip: pump.behind && (!!playing || settings.glide > 0),
      canTakeBack: (late || table.may_return) && !looking,
      hinted: choosing.hinted,
      asked: lesson.asked,
      chosen: this.app.requests.chosen,
    });
    const left = pump.queue.length + playout.left.length;
    if (!pump.behind) this.passed = 0;
    bar.progress(this.passed, left);
    playout.offer(!busy && book.log.others(table.viewer));
    this.recent.show(this.app.stage, !busy);
    this.app.jumps.mark(choosing.glow());
    follow.asked(`${table.number} ${choosing.path}`, choosing.asked());
    if (table.lesson && !busy) follow.lit(`${lesson.at} ${table.number} ${choosing.path}`, [...choosing.lit()]);
    this.app.seats.show(table.seats, table.status === "running");
    past.show(table.last);
    book.log.at(past.at);
    this.app.head.show(table);
    const quiet = busy || pump.behind || this.app.line.waits || !!this.app.curtain || table.status !== "running";
    // one word at a time: first how the game is won
    const told = !!document.querySelector(".newcomer");
    if (this.fresh && settings.likes.explain && !told) things.show(quiet ? null : table);
    else things.clear();
    layNotes(bar.element);
    this.app.home.classList.toggle("looking", looking);
    this.app.home.dataset.status = table.status;
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
