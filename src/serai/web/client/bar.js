// The prompt, what can be chosen as plain buttons, and undo, confirm and hint.
import { byKeys, h, iconButton, say, sentence } from "./dom.js";
import { beforeFrame } from "./measure.js";
import { t, tn } from "./strings.js";

/** @typedef {import("./wire.js").ChoiceMessage} Choice */

export class Bar {
  /**
   * @param {object} hooks
   * @param {(choice: Choice) => void} hooks.choose
   * @param {() => void} hooks.back
   * @param {(turn: boolean) => void} hooks.undo
   * @param {() => void} hooks.confirm
   * @param {() => void} hooks.hint
   * @param {() => void} hooks.help
   * @param {() => void} hooks.skip
   * @param {() => void} hooks.takeBack
   * @param {(choice: Choice | null, button: HTMLElement | null, focus: boolean) => void} hooks.over
   */
  constructor(hooks) {
    this.hooks = hooks;
    this.prompt = h("p", { class: "prompt", id: "prompt", role: "status", "aria-live": "polite", tabIndex: -1 });
    this.back = iconButton("back", t("back_hint"), () => hooks.back(), { class: "back" });
    this.undo = iconButton("undo", t("undo"), () => hooks.undo(false), { words: true });
    this.undo.title = `${t("undo")} (U)`;
    this.undoTurn = iconButton("undoTurn", t("undo_turn"), () => hooks.undo(true), { class: "undo-turn" });
    this.hint = iconButton("hint", t("hint"), () => hooks.hint(), { class: "hint" });
    this.helpButton = iconButton("help", t("ask_help"), () => hooks.help(), { class: "ask" });
    this.confirm = h("button", { type: "button", class: "primary confirm", onclick: () => hooks.confirm() }, t("confirm"));
    this.skip = h("button", { type: "button", class: "soft-button skip-button", onclick: () => hooks.skip() }, t("skip"));
    this.takeBack = h("button", { type: "button", class: "primary take-back", hidden: true, onclick: () => hooks.takeBack() }, t("take_back"));
    this.count = h("span", { class: "count" });
    this.more = iconButton("down", t("all_choices"), () => this.expand(!this.wide), { class: "unfold" });
    this.more.setAttribute("aria-expanded", "false");
    this.list = h("div", { class: "choices", role: "toolbar", "aria-label": t("actions_here") });
    this.row = h("div", { class: "choices-row" }, this.back, this.list, this.more);
    this.recap = h("div", { class: "recap-slot" });
    this.waits = h("span", { class: "window-clock", hidden: true });
    this.tools = h("div", { class: "bar-tools" }, this.waits, this.takeBack, this.skip, this.undo, this.undoTurn, this.hint, this.helpButton, this.confirm);
    this.way = h("progress", { class: "way", hidden: true, "aria-label": t("skip") });
    this.element = h("section", { class: "bar", "aria-label": t("actions_here") },
      this.prompt, this.row, this.recap, this.tools, this.way);
    /** @type {Choice[]} */
    this.choices = [];
    this.wide = false;
    this.list.addEventListener("keydown", (e) => this.#arrows(e));
    this.list.addEventListener("wheel", (e) => {
      if (this.wide || this.list.scrollWidth <= this.list.clientWidth || e.deltaX) return;
      e.preventDefault();
      this.list.scrollLeft += e.deltaY;
    }, { passive: false });
    new ResizeObserver(() => this.#overflow()).observe(this.list);
  }

  /** @param {boolean} wide show all choices at once, over the table */
  expand(wide) {
    this.wide = wide;
    this.row.classList.toggle("unfolded", wide);
    this.more.setAttribute("aria-expanded", String(wide));
  }

  #overflow() {
    const more = this.wide || this.list.scrollWidth > this.list.clientWidth + 2;
    if (this.more.hidden === more) this.more.hidden = !more;
  }

  /**
   * @param {object} now
   * @param {string} now.prompt
   * @param {Choice[]} now.choices those that still fit
   * @param {boolean} now.narrowed
   * @param {boolean} now.busy
   * @param {boolean} now.canUndo
   * @param {boolean} now.toConfirm
   * @param {boolean} now.canHint
   * @param {boolean} now.canSkip
   * @param {boolean} now.canTakeBack a bot plays for the viewer, who was late
   * @param {number | null} now.hinted
   * @param {readonly number[]} now.asked what a lesson asks for
   * @param {string} now.chosen what waits to be confirmed, in words
   */
  show(now) {
    say(this.prompt, sentence(now.prompt));
    this.prompt.classList.toggle("long", now.prompt.length > 90);
    const had = this.element.contains(document.activeElement) && document.activeElement !== document.body;
    const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const held = active && this.list.contains(active) ? active.dataset.action : undefined;
    const old = this.choices;
    const same = now.choices.length === old.length && now.choices.every((c, i) => {
      const was = old[i];
      return was && was.action === c.action && was.label === c.label && was.help === c.help;
    });
    this.choices = now.choices;
    if (!same) {
      this.expand(false);
      this.list.replaceChildren(...now.choices.map((choice, i) => this.#button(choice, i)));
    } else if (now.choices.some((c, i) => c !== old[i])) {
      [...this.list.children].forEach((button, i) => this.#bind(/** @type {HTMLButtonElement} */ (button), now.choices[i]));
    }
    for (const button of this.list.children) {
      const { action } = /** @type {HTMLElement} */ (button).dataset;
      button.classList.toggle("hinted", action === String(now.hinted));
      button.classList.toggle("lit", now.asked.some((one) => action === String(one)));
    }
    this.element.classList.toggle("busy", now.busy);
    this.element.classList.toggle("yours", now.choices.length > 0 || now.toConfirm);
    this.back.hidden = !now.narrowed;
    this.undo.hidden = this.undoTurn.hidden = !now.canUndo;
    this.confirm.hidden = !now.toConfirm;
    say(this.confirm, now.chosen ? t("confirm_what", { what: now.chosen }) : t("confirm"));
    this.hint.hidden = !now.canHint;
    this.skip.hidden = !now.canSkip;
    this.takeBack.hidden = !now.canTakeBack;
    this.row.hidden = !now.choices.length;
    if (!same) {
      this.#rove();
      this.list.setAttribute("aria-label", now.choices.length ? tn("choices_left", now.choices.length) : t("actions_here"));
      beforeFrame(this, () => {
        this.list.scrollLeft = 0;
        this.#overflow();
      });
    }
    const lost = had && (!document.activeElement || !this.element.contains(document.activeElement) || hiddenNow(document.activeElement));
    const idle = document.activeElement === this.prompt && (now.choices.length > 0 || now.toConfirm);
    // to take the focus, the page has to be laid
    if (lost || idle) beforeFrame(this.prompt, () => this.focus(held));
  }

  /** Where one is among the moves that are being shown. @param {number} done @param {number} left */
  progress(done, left) {
    this.way.hidden = left === 0;
    if (!left) return;
    this.way.max = done + left;
    this.way.value = done;
    this.way.setAttribute("aria-label", t("shown", { n: done, all: done + left }));
  }

  /** Put the focus on a choice (the one held before, if it is still there), or on the prompt. @param {string} [action] */
  focus(action) {
    const buttons = /** @type {HTMLButtonElement[]} */ ([...this.list.children]);
    const target = buttons.find((b) => b.dataset.action === action) ?? buttons[0];
    if (target && !this.row.hidden) target.focus({ preventScroll: true });
    else if (!this.confirm.hidden) this.confirm.focus({ preventScroll: true });
    else this.prompt.focus({ preventScroll: true });
  }

  /** @param {Choice} choice @param {number} i */
  #button(choice, i) {
    const button = h("button", { type: "button", class: "choice", tabIndex: i ? -1 : 0 });
    if (i < 9) button.append(h("kbd", { "aria-hidden": "true" }, i + 1));
    button.append(h("span", null, sentence(choice.label)));
    button.dataset.action = String(choice.action);
    this.#bind(button, choice);
    return button;
  }

  /** @param {HTMLButtonElement} button @param {Choice | undefined} choice */
  #bind(button, choice) {
    if (!choice) return;
    button.onclick = () => this.hooks.choose(choice);
    button.onpointerenter = (e) => e.pointerType === "mouse" && this.hooks.over(choice, button, false);
    button.onpointerleave = () => this.hooks.over(null, null, false);
    button.onfocus = () => {
      this.#rove(button);
      // a finger or a mouse that put the focus here wants no words in its way
      if (byKeys()) this.hooks.over(choice, button, true);
    };
    button.onblur = () => this.hooks.over(null, null, true);
  }

  /** One stop of the Tab key for all choices; arrows move among them. @param {Element} [current] */
  #rove(current) {
    const buttons = /** @type {HTMLButtonElement[]} */ ([...this.list.children]);
    const stop = current ?? buttons.find((b) => b === document.activeElement) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  /** @param {KeyboardEvent} e */
  #arrows(e) {
    const buttons = /** @type {HTMLButtonElement[]} */ ([...this.list.children]);
    const at = buttons.findIndex((b) => b === document.activeElement);
    const last = buttons.length - 1;
    const steps = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: last };
    const to = steps[/** @type {keyof typeof steps} */ (e.key)];
    if (at < 0 || to === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    const next = buttons[to < 0 ? last : to > last ? 0 : to];
    next?.focus();
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/**
 * Let what lies above the bar on a narrow screen know its height. A property that everything inherits would have the
 * style of the whole page computed anew each time.
 *
 * @param {HTMLElement} bar
 */
export function keepHeight(bar) {
  const sheet = new CSSStyleSheet();
  sheet.insertRule("html, .serai-table, .toast, .thing, .newcomer, .recap .sheet { --bar: 120px; }");
  document.adoptedStyleSheets.push(sheet);
  const { style } = /** @type {CSSStyleRule} */ (sheet.cssRules[0]);
  new ResizeObserver(() => {
    const height = `${Math.ceil(bar.offsetHeight)}px`;
    if (style.getPropertyValue("--bar") !== height) style.setProperty("--bar", height);
  }).observe(bar);
}

/** @param {Element} element */
function hiddenNow(element) {
  return element.closest("[hidden]") !== null;
}
