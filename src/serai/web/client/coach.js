// The coach: the move that a good bot would choose, and why; and a word before a move that throws away much.
import { note } from "./dialogs.js";
import { h, iconButton } from "./dom.js";
import { t } from "./strings.js";

/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {import("./wire.js").ChoiceMessage} Choice */

/** Milliseconds for which a hint stays, unless the table has gone on. */
const STAYS = 30_000;
/** Milliseconds after which a move is taken, whether the house had a word about it or not. */
const PATIENCE = 1_200;

export class Coach {
  /**
   * @param {object} hooks
   * @param {(table: TableMessage, action: number) => string} hooks.weigh ask the house about a move; the id of the request
   * @param {(choice: Choice) => void} hooks.act take a move
   * @param {(action: number) => void} hooks.light show where a better move is
   */
  constructor(hooks) {
    this.hooks = hooks;
    /** The moment that it speaks about. */
    this.number = -1;
    /** @type {HTMLElement | null} */
    this.box = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** The move that the house was asked about. @type {{ id: string, choice: Choice, timer: ReturnType<typeof setTimeout> } | null} */
    this.weighing = null;
    /** The move that was warned of last, and when. */
    this.warned = "";
  }

  /**
   * @param {import("./wire.js").HintMessage} hint
   * @param {string} label what it names, in the words of the table
   * @param {number} number the moment it is about
   */
  hint(hint, label, number) {
    this.#show(number, [h("p", null, `${t("hint_title")}: `, h("strong", null, label)), reasons(hint)]);
    this.timer = setTimeout(() => this.clear(), STAYS);
  }

  /**
   * Ask about a move before it is taken; it is taken by itself if there is no word about it, or not soon.
   * @param {TableMessage} table @param {Choice} choice
   */
  weigh(table, choice) {
    const before = this.weighing?.choice.action;
    this.clear();
    this.number = table.number;
    if (before === choice.action || this.warned === `${table.number} ${choice.action}`) {
      // who clicks it once more does not want to wait, or means it
      this.hooks.act(choice);
      return;
    }
    const timer = setTimeout(() => this.#proceed(), PATIENCE);
    this.weighing = { id: this.hooks.weigh(table, choice.action), choice, timer };
  }

  /** The house's answer, or its refusal to give one; whether it was asked for. @param {import("./wire.js").WeighMessage | import("./wire.js").Refused} message */
  told(message) {
    if (this.weighing?.id !== message.id) return false;
    if (message.type === "refused" || message.action === null) this.#proceed();
    else this.#warn(message, message.action);
    return true;
  }

  /** Be silent once the table has gone on. @param {number} number the present moment */
  at(number) {
    if (number !== this.number) this.clear();
  }

  clear() {
    clearTimeout(this.timer);
    if (this.weighing) clearTimeout(this.weighing.timer);
    this.weighing = null;
    this.box?.remove();
    this.box = null;
  }

  #proceed() {
    const choice = this.weighing?.choice;
    this.clear();
    if (choice) this.hooks.act(choice);
  }

  /** @param {import("./wire.js").WeighMessage} message @param {number} better */
  #warn(message, better) {
    const choice = this.weighing?.choice;
    if (!choice) return;
    const anyway = h("button", { type: "button", class: "soft-button" }, t("coach_anyway"));
    anyway.addEventListener("click", () => {
      this.clear();
      this.hooks.act(choice);
    });
    const again = h("button", { type: "button", class: "soft-button" }, t("coach_again"));
    again.addEventListener("click", () => this.clear());
    this.#show(this.number, [h("p", null, message.text), reasons(message)], h("div", { class: "coach-choice" }, again, anyway));
    this.warned = `${this.number} ${choice.action}`;
    this.hooks.light(better);
    again.focus();
  }

  /** @param {number} number @param {Node[]} words @param {...Node} buttons */
  #show(number, words, ...buttons) {
    this.clear();
    this.number = number;
    const close = iconButton("close", t("close"), () => this.clear(), { class: "coach-close" });
    this.box = h("div", { class: "coach" }, h("div", { class: "coach-words" }, h("div", { role: "status" }, ...words), ...buttons), close);
    note("");
    document.body.append(this.box);
  }
}

/** What speaks for a move, and what against it. @param {{ why: readonly string[], cost: readonly string[] }} told */
function reasons(told) {
  return h("ul", { class: "coach-why" },
    ...told.why.map((text) => h("li", { class: "plus" }, text)),
    ...told.cost.map((text) => h("li", { class: "minus" }, h("span", { class: "unseen" }, `${t("but")}: `), text)));
}
