// What who practises a task can do beside playing: begin again, see the solution, go on to the next task.
import { base } from "./base.js";
import { h } from "./dom.js";
import { t } from "./strings.js";

/** @typedef {import("./wire.js").LessonMessage} LessonMessage */

export class Practice {
  /**
   * @param {string} game
   * @param {object} hooks
   * @param {() => void} hooks.again all steps are taken back
   * @param {() => void} hooks.changed the solution is shown from now on
   */
  constructor(game, hooks) {
    this.game = game;
    this.hooks = hooks;
    /** Whether the steps of the solution are lit. */
    this.shown = false;
    this.again = h("button", { type: "button", class: "soft-button practice-again", onclick: () => hooks.again() }, t("practice_again"));
    this.show = h("button", { type: "button", class: "soft-button practice-show", onclick: () => this.#reveal() }, t("practice_show"));
    this.all = h("a", { class: "soft-button practice-all", href: `${base}/practise/${game}` }, t("practice_all"));
    this.next = h("form", { method: "post", class: "practice-next" }, h("button", { class: "primary" }, t("practice_next")));
    this.element = h("div", { class: "lesson-ways practice-ways", hidden: true }, this.again, this.show, this.next, this.all);
  }

  #reveal() {
    this.shown = true;
    this.hooks.again();
    this.hooks.changed();
  }

  /** What is lit: the next step of the solution, once it was asked for. @param {LessonMessage} told @returns {readonly number[]} */
  asked(told) {
    return this.shown ? told.actions ?? [] : [];
  }

  /** @param {LessonMessage | null} told */
  lay(told) {
    this.element.hidden = !told?.task;
    if (!told?.task) return;
    this.again.hidden = !!told.over;
    this.show.hidden = !!told.over || this.shown;
    this.next.hidden = !told.over || !told.next;
    this.next.action = `${base}/practise/${this.game}/${told.next ?? ""}`;
  }
}
