// What the viewer asks of the house: acting, taking back, confirming, a hint, looking back or through other eyes.
import * as dialogs from "./dialogs.js";

/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {import("./wire.js").ChoiceMessage} Choice */

export class Requests {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** The moment at which the viewer acted last; -1 after an undo. */
    this.acted = -1;
    /** What was chosen last, in words. */
    this.chosen = "";
  }

  /** The table, if something may be asked of it now: it is the present, and nothing is on its way. */
  askable() {
    return this.app.line.waits || this.app.travel.busy || this.app.past.at !== null ? null : this.app.live;
  }

  /** @param {import("./wire.js").JourneyMessage} journey */
  setOut(journey) {
    if (!this.askable()) return;
    this.acted = -1;
    this.chosen = journey.label;
    this.app.choosing.forget();
    this.app.travel.go(journey);
    this.app.showing.renderLate();
  }

  /**
   * Alone among bots: a single thing that is open after one's own step is no question, and is taken. Where other people
   * sit, so quick an answer would tell them that there was nothing else to choose.
   */
  forced() {
    const table = this.askable();
    const only = table?.choices.length === 1 ? table.choices[0] : undefined;
    if (!table || !only || table.to_confirm || table.window !== null || this.app.pump.behind || this.app.curtain) return;
    if (table.number !== this.acted + 1 || table.journeys.length || table.status !== "running") return;
    if (!this.app.lesson.carriesOn(table.lesson)) return;
    if (!table.seats.every((seat) => seat.bot || seat.seat === table.viewer)) return;
    this.acted = table.number;
    this.chosen = only.label;
    this.app.choosing.forget();
    this.app.travel.onward(only.action);
  }

  /** @param {Choice} choice */
  act(choice) {
    if (this.app.pump.behind) this.app.showing.flush();
    const table = this.askable();
    if (!table?.choices.some((c) => c.action === choice.action)) return;
    const weighed = (this.app.settings.likes.coach ?? this.app.showing.fresh) && table.casual && !table.lesson && table.window === null && table.choices.length > 1;
    if (weighed) this.app.coach.weigh(table, choice);
    else this.take(choice);
  }

  /** @param {Choice} choice */
  take(choice) {
    const table = this.askable();
    if (!table?.choices.some((c) => c.action === choice.action)) return;
    this.app.coach.clear();
    this.app.things.done();
    this.app.tips.hide();
    dialogs.note("");
    this.acted = table.number;
    this.app.lesson.acted();
    this.chosen = choice.label;
    this.app.line.ask({ type: "act", action: choice.action, ...here(table) });
    this.app.choosing.forget();
    this.app.showing.renderLate();
  }

  /** A click on what was laid takes it back, with all that came after it; a click on something else to take up takes that. @param {import("./stage.js").Item} item */
  takeBack(item) {
    const table = this.app.pump.behind ? null : this.askable();
    const steps = "back" in item.data ? item.data.back ?? 0 : 0;
    if (!steps || !table?.can_undo) return false;
    this.acted = -1;
    this.app.choosing.forget();
    this.app.line.ask({ type: "undo", number: table.number, turn: false, seat: table.viewer, steps });
    this.app.travel.exchange(item.data.id);
    this.app.showing.renderLate();
    return true;
  }

  /** @param {boolean} turn */
  undo(turn) {
    const table = this.askable();
    if (!table?.can_undo) return;
    this.acted = -1;
    this.app.choosing.forget();
    this.app.line.ask({ type: "undo", turn, steps: this.app.travel.steps(table.number), ...here(table) });
    this.app.showing.renderLate();
  }

  confirm() {
    const table = this.askable();
    if (!table?.to_confirm) return;
    this.app.line.ask({ type: "confirm", ...here(table) });
    this.app.showing.renderLate();
  }

  hint() {
    const table = this.app.live;
    if (!table?.choices.length || this.app.line.waits) return;
    this.app.line.ask({ type: "hint", ...here(table) });
  }

  /** @param {number} at */
  lookBack(at) {
    if (!this.app.live) return;
    this.app.line.ask({ type: "look", at, seat: this.app.live.viewer });
    this.app.showing.render();
  }

  lookNow() {
    if (!this.app.live) return;
    // the screen may have changed its form meanwhile
    if (this.app.live.narrow !== this.app.narrow.matches) this.app.line.ask({ type: "look", at: null, seat: this.app.live.viewer });
    else this.app.showing.paint(this.app.live, this.app.settings.glide);
    this.app.showing.render();
  }

  /** Through the eyes of another seat at this screen. @param {number} seat */
  through(seat) {
    if (this.app.live?.viewer === seat) return true;
    this.app.line.ask({ type: "look", at: null, seat });
    return false;
  }
}

/** The moment that a request was made at, and through whose eyes. @param {TableMessage} table */
export function here(table) {
  return { number: table.number, undone: table.undone, seat: table.viewer };
}
