// Several players at one screen: a curtain falls before what the next one may see.
import { curtain } from "./dialogs.js";

/** @typedef {import("./wire.js").TableMessage} TableMessage */

export class HotSeat {
  /**
   * @param {HTMLElement} home what the curtain hides
   * @param {string} table
   * @param {object} hooks
   * @param {(seat: number) => boolean} hooks.look show the table of a seat; false if it must be asked for first
   * @param {() => void} hooks.lifted
   */
  constructor(home, table, hooks) {
    this.home = home;
    this.hooks = hooks;
    this.store = `serai:eyes:${table}`;
    /** @type {HTMLElement | null} */
    this.curtain = null;
    /** The seat whose eyes the person at the screen may use. @type {number | null} */
    this.eyes = null;
  }

  /** Before a new truth is left to be seen. @param {TableMessage} message */
  check(message) {
    const mine = message.seats.filter((s) => s.you);
    if (mine.length < 2 || message.status !== "running") {
      this.lift();
      return;
    }
    const here = mine.find((s) => s.seat === message.viewer);
    const next = mine.find((s) => s.deciding);
    if (this.eyes === null) this.eyes = this.#recall();
    // who looks has nothing to decide or confirm, another at this screen has: hand it over, behind a curtain
    const handOver = next && !here?.deciding && !message.to_confirm && next.seat !== this.eyes;
    const stranger = here && here.seat !== this.eyes;
    /** By name, unless several here have the same. @param {typeof mine[number]} seat */
    const called = (seat) => (mine.some((other) => other !== seat && other.name === seat.name) ? seat.role : `${seat.name} (${seat.role})`);
    if (handOver) this.#drop(next.seat, called(next));
    else if (stranger) this.#drop(here.seat, called(here));
    else this.lift();
  }

  /** @param {number} seat @param {string} name */
  #drop(seat, name) {
    if (this.curtain?.dataset.seat === String(seat)) return;
    this.curtain?.remove();
    this.home.classList.add("hidden-table");
    this.home.inert = true;
    this.curtain = curtain(name, () => {
      this.eyes = seat;
      sessionStorage.setItem(this.store, String(seat));
      if (this.hooks.look(seat)) this.lift();
    });
    this.curtain.dataset.seat = String(seat);
  }

  #recall() {
    const kept = sessionStorage.getItem(this.store);
    return kept === null ? null : Number(kept);
  }

  lift() {
    if (!this.curtain) return;
    this.curtain.remove();
    this.curtain = null;
    this.home.inert = false;
    this.home.classList.remove("hidden-table");
    this.hooks.lifted();
  }
}
