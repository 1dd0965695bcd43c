// The whole game as a slider: looking back from one's own eyes. One moment is asked for at a time, the last wish wins.
import { h, icon, iconButton, ICONS, say } from "./dom.js";
import { t } from "./strings.js";

export class Past {
  /**
   * @param {object} hooks
   * @param {(at: number) => void} hooks.ask fetch a moment; whoever has it calls `arrived`
   * @param {() => void} hooks.now show the present
   * @param {() => number} hooks.pause milliseconds between two steps when playing
   */
  constructor(hooks) {
    this.hooks = hooks;
    this.last = 0;
    /** The step looked at; null: the present. @type {number | null} */
    this.at = null;
    this.playing = false;
    /** Whether a moment was asked for that is not here yet. */
    this.busy = false;
    /** The moment wished for meanwhile. @type {number | null} */
    this.next = null;
    this.slider = h("input", { type: "range", min: "0", max: "0", step: "1", "aria-label": t("history") });
    this.slider.addEventListener("input", () => {
      this.stop();
      this.go(Number(this.slider.value));
    });
    this.play = iconButton("play", t("history_play"), () => (this.playing ? this.stop() : this.start()));
    this.words = h("span", { class: "past-words" });
    this.now = h("button", { type: "button", class: "primary now", onclick: () => this.go(null) }, t("back_to_now"));
    this.element = h("section", { class: "past", "aria-label": t("history") },
      iconButton("first", t("history_start"), () => this.go(0), { class: "far" }),
      iconButton("back", t("history_back"), () => this.step(-1)),
      this.play,
      iconButton("forth", t("history_forth"), () => this.step(1)),
      iconButton("last", t("history_end"), () => this.go(null), { class: "far" }),
      this.slider, this.words);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {number | null} at */
  go(at) {
    if (at !== null && at >= this.last) at = null;
    if (at !== null && at < 0) at = 0;
    if (at === null) this.stop();
    this.at = at;
    this.#look(at);
    this.show(this.last);
  }

  /** @param {number | null} at */
  #look(at) {
    if (at === null) {
      this.busy = false;
      this.next = null;
      this.hooks.now();
    } else if (this.busy) this.next = at;
    else {
      this.busy = true;
      this.hooks.ask(at);
    }
  }

  /** The line was cut and is open again: what was asked for is not coming any more. */
  reopened() {
    if (!this.busy || this.at === null) return;
    this.next = null;
    this.hooks.ask(this.at);
  }

  /** A past moment has come from the house: ask for the next one wished. */
  arrived() {
    const next = this.next;
    this.busy = false;
    this.next = null;
    if (next !== null) this.#look(next);
  }

  /** @param {number} by */
  step(by) {
    this.stop();
    this.go((this.at ?? this.last) + by);
  }

  start() {
    this.playing = true;
    this.#playButton();
    if (this.at === null) this.go(0);
    this.shown();
  }

  /** What was asked for is on the screen: when playing, go on after a while. */
  shown() {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.timer = setTimeout(() => {
      if (this.playing && this.at !== null) this.go(this.at + 1);
    }, this.hooks.pause());
  }

  stop() {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.playing = false;
    this.#playButton();
  }

  #playButton() {
    const name = this.playing ? "pause" : "play";
    const label = this.playing ? t("history_pause") : t("history_play");
    this.play.replaceChildren(icon(ICONS[name]));
    this.play.setAttribute("aria-label", label);
    this.play.title = label;
  }

  /** @param {number} last */
  show(last) {
    this.last = last;
    this.slider.max = String(last);
    this.slider.value = String(this.at ?? last);
    const words = t("history_at", { n: this.at ?? last, last });
    this.slider.setAttribute("aria-valuetext", words);
    say(this.words, `${this.at ?? last} / ${last}`);
    this.now.hidden = this.at === null;
    this.element.classList.toggle("looking", this.at !== null);
  }
}
