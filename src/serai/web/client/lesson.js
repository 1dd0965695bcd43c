// A lesson at the table: what is said, page by page, what is lit meanwhile, and where to go when all is done.
import { base } from "./base.js";
import { h, say } from "./dom.js";
import { Practice } from "./practice.js";
import { t } from "./strings.js";

/** @typedef {import("./wire.js").LessonMessage} LessonMessage */

export class Lesson {
  /**
   * @param {string} game
   * @param {() => void} changed another page is open
   * @param {() => void} again in a practice: all steps are taken back
   */
  constructor(game, changed, again) {
    this.game = game;
    this.changed = changed;
    this.practice = new Practice(game, { changed, again: () => (this.answer(""), again()) });
    /** @type {LessonMessage | null} */
    this.told = null;
    this.page = 0;
    /** The step at which something was done last. */
    this.done = 0;
    this.text = h("p", { class: "lesson-text", role: "status", "aria-live": "polite" });
    this.answered = h("p", { class: "lesson-answer", role: "alert", hidden: true });
    this.place = h("span", { class: "lesson-place" });
    this.way = h("progress", { class: "lesson-way" });
    this.back = h("button", { type: "button", class: "soft-button", onclick: () => this.#turn(-1) }, t("lesson_back"));
    this.next = h("button", { type: "button", class: "primary lesson-next", onclick: () => this.#turn(1) }, t("lesson_next"));
    this.ways = h("div", { class: "lesson-ways", hidden: true }, this.#to("quick", t("lesson_play"), "primary"), this.#to("learn", t("lesson_again"), "soft-button"));
    this.element = h("section", { class: "lesson", "aria-label": t("lesson"), hidden: true },
      h("div", { class: "lesson-head" }, this.place, this.way),
      h("div", { class: "lesson-words" }, this.text, this.answered),
      h("div", { class: "lesson-tools" }, this.back, this.next, this.ways, this.practice.element));
  }

  /** A form that opens another table. @param {string} where @param {string} words @param {string} look */
  #to(where, words, look) {
    return h("form", { method: "post", action: `${base}/${where}/${this.game}` },
      h("input", { type: "hidden", name: "again", value: "yes" }), h("button", { class: look }, words));
  }

  /** What is asked now: known once the last page is open. @returns {readonly number[]} */
  get asked() {
    if (this.told?.task) return this.practice.asked(this.told);
    return this.#last ? this.told?.actions ?? [] : [];
  }

  /** Where one reads. */
  get at() {
    return `${this.told?.step}.${this.page}`;
  }

  /** The ids that are lit by the open page. @returns {readonly string[]} */
  get light() {
    return this.told?.pages[this.page]?.light ?? [];
  }

  get #last() {
    return !this.told || this.page >= this.told.pages.length - 1;
  }

  /** @param {LessonMessage | null | undefined} told */
  show(told) {
    const same = told && this.told && told.step === this.told.step && told.over === this.told.over;
    if (!same) this.page = 0;
    if (!same || told?.actions?.join() !== this.told?.actions?.join()) this.answer("");
    this.told = told ?? null;
    this.#lay();
  }

  /** Something was done at the present step. */
  acted() {
    this.done = this.told?.step ?? 0;
  }

  /** Whether who has just acted is still at the same step, so that nothing new is to be read. @param {LessonMessage | null | undefined} told */
  carriesOn(told) {
    return !told || told.over || told.step === this.done;
  }

  /** What the teacher says to something else that was tried. @param {string} text */
  answer(text) {
    this.answered.hidden = !text;
    say(this.answered, text);
  }

  /** @param {number} by */
  #turn(by) {
    this.page += by;
    this.answer("");
    this.#lay();
    this.changed();
  }

  #lay() {
    const { told } = this;
    this.element.hidden = !told;
    this.element.parentElement?.classList.toggle("with-lesson", !!told);
    this.element.parentElement?.classList.toggle("untaught", !!told?.over);
    if (!told) return;
    say(this.text, told.pages[this.page]?.text ?? "");
    say(this.place, t(told.task ? "practice_at" : "lesson_at", { n: told.step, all: told.steps }));
    this.way.max = told.steps;
    this.way.value = told.over ? (told.task ? told.step : told.steps) : told.step - 1;
    this.element.classList.toggle("solved", !!told.task && !!told.over);
    this.way.setAttribute("aria-label", this.place.textContent ?? "");
    this.back.hidden = this.page === 0;
    this.next.hidden = this.#last;
    this.ways.hidden = !told.over || !this.#last || !!told.task;
    this.practice.lay(told);
  }
}
