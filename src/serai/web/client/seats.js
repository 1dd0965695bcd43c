// The seats at the table: who sits there, who decides, and the clocks.
import { byKeys, h, say, sentence } from "./dom.js";
import { beforeFrame } from "./measure.js";
import { t, tn } from "./strings.js";

/** @typedef {import("./wire.js").SeatMessage} Seat */

/** @param {number} seconds */
export function clockText(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  const days = Math.floor(left / 86400);
  const hours = Math.floor((left % 86400) / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  if (days) return `${days}d ${hours}h`;
  const tail = String(left % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/** @param {string} level */
export function botName(level) {
  /** @type {Record<string, string>} */
  const known = { leerling: t("bot_leerling"), gezel: t("bot_gezel"), meester: t("bot_meester") };
  return known[level] ?? t("bot");
}

export class Seats {
  constructor() {
    this.list = h("ul", { class: "seats", "aria-label": t("seats") });
    this.element = this.list;
    /** @type {readonly Seat[]} */
    this.seats = [];
    this.since = 0;
    this.running = false;
    /** @type {Map<number, HTMLElement>} */
    this.clocks = new Map();
    this.watching = 0;
    /** The game's pictures, as soon as they are here. @type {import("./art.js").Gallery | null} */
    this.gallery = null;
    /** Says what a standing is made of. @type {import("./tips.js").Tips | null} */
    this.tips = null;
    this.told = "";
    setInterval(() => this.#tick(), 500);
  }

  /**
   * @param {readonly Seat[]} seats
   * @param {boolean} running
   */
  show(seats, running) {
    const same = seats === this.seats;
    this.seats = seats;
    this.running = running;
    if (!same) this.since = performance.now();
    // what is looked at or held by the keyboard is not made anew for nothing
    const told = JSON.stringify([seats.map((seat) => ({ ...seat, clock: typeof seat.clock })), this.watching, !!this.gallery]);
    if (told === this.told) {
      this.#tick();
      return;
    }
    this.told = told;
    const held = this.#held();
    this.clocks.clear();
    this.list.replaceChildren(...seats.map((seat) => this.#seat(seat)));
    if (this.watching) this.list.append(h("li", { class: "watching" }, tn("watching", this.watching)));
    if (held >= 0) this.list.querySelectorAll("li")[held]?.querySelector("button")?.focus({ preventScroll: true });
    this.#tick();
    beforeFrame(this, () => this.#reach());
  }

  /** More seats than fit can be scrolled by keyboard too; what somebody plays goes before what he is. */
  #reach() {
    this.list.classList.remove("tight");
    const cut = [...this.list.querySelectorAll(".role-name, .seat-name")].some((name) => name.scrollWidth > name.clientWidth);
    if (cut) this.list.classList.add("tight");
    if (this.list.scrollWidth > this.list.clientWidth) this.list.tabIndex = 0;
    else this.list.removeAttribute("tabindex");
  }

  /** Which seat has the focus; -1 if none. */
  #held() {
    return [...this.list.children].findIndex((child) => child.contains(document.activeElement));
  }

  /** @param {Seat} seat */
  #seat(seat) {
    const name = seat.name || t("free_seat");
    const clock = seat.clock === null || seat.clock === undefined ? null : h("span", { class: "clock-left" });
    if (clock) this.clocks.set(seat.seat, clock);
    const states = [
      seat.you && "you", seat.deciding && "deciding", seat.bot && "is-bot",
      !seat.bot && seat.name && !seat.here && !seat.you && "away", !seat.name && "free",
    ].filter(Boolean).join(" ");
    const shown = seat.standing || (typeof seat.score === "number" ? String(seat.score) : "");
    const parts = seat.parts ?? [];
    const inside = [
      h("span", { class: "dot", "aria-hidden": "true" }),
      seat.sign && this.gallery?.sign(seat.sign),
      h("span", { class: "seat-text" },
        h("span", { class: "seat-name" }, name),
        h("span", { class: "seat-role" }, h("span", { class: "role-name" }, sentence(seat.role)), clock && " · ", clock,
          seat.you && h("span", { class: "tag" }, t("you")),
          seat.bot && h("span", { class: "tag" }, t("bot")),
          states.includes("away") && h("span", { class: "tag" }, t("nobody_there")))),
      shown && h("span", { class: "score" }, shown),
      seat.deciding && h("span", { class: "sr" }, t("deciding")),
    ];
    if (!parts.length) return h("li", { class: `seat ${states}` }, ...inside);
    const button = h("button", { type: "button", class: "seat-button" }, ...inside,
      h("span", { class: "sr" }, `${t("stands")}: ${parts.join("; ")}`));
    const tell = (/** @type {number} */ delay) => this.tips?.show(`seat:${seat.seat}`, button.getBoundingClientRect(), [`${name}: ${shown}`, ...parts], delay);
    button.addEventListener("click", () => tell(0));
    button.addEventListener("pointerenter", (e) => e.pointerType === "mouse" && tell(200));
    button.addEventListener("pointerleave", () => this.tips?.hide());
    button.addEventListener("blur", () => this.tips?.hide());
    button.addEventListener("focus", () => byKeys() && tell(0));
    return h("li", { class: `seat ${states}` }, button);
  }

  #tick() {
    const gone = this.running ? (performance.now() - this.since) / 1000 : 0;
    for (const seat of this.seats) {
      const clock = this.clocks.get(seat.seat);
      if (!clock || typeof seat.clock !== "number") continue;
      const left = seat.clock - (seat.deciding ? gone : 0);
      say(clock, clockText(left));
      clock.classList.toggle("short", left < 30);
    }
  }
}
