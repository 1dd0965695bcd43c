// Choosing: what glows, what a click narrows, what pointing explains. It sends nothing; what is chosen it hands on.
import { click, fitting, kept, targets } from "./narrow.js";
import { beforeFrame } from "./measure.js";
import { t } from "./strings.js";

/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {import("./wire.js").ChoiceMessage} Choice */
/** @typedef {import("./wire.js").JourneyMessage} Journey */
/** @typedef {import("./stage.js").Item} Item */

/** How what can be chosen is marked. */
const MARKS = ["target", "far", "chosen", "hinted", "lit"];

export class Choosing {
  /**
   * @param {object} parts
   * @param {import("./stage.js").Stage} parts.stage
   * @param {import("./tips.js").Tips} parts.tips
   * @param {import("./bar.js").Bar} parts.bar
   * @param {import("./whynot.js").WhyNot} parts.whyNot
   * @param {string} table its id, under which clicks are kept over a reload
   * @param {object} hooks
   * @param {() => TableMessage | null} hooks.table the newest truth
   * @param {() => boolean} hooks.may whether clicks on the table mean anything now
   * @param {(choice: Choice) => void} hooks.act
   * @param {(journey: Journey) => void} hooks.travel
   * @param {() => void} hooks.changed the clicks so far changed
   * @param {() => boolean} hooks.skip a click ends movement first; true if there was any
   * @param {(items: readonly Item[]) => () => void} hooks.closer shows these larger, where they are small; what it
   *   gives undoes it
   * @param {import("./lesson.js").Lesson} [hooks.lesson] what it asks for is lit
   */
  constructor(parts, table, hooks) {
    this.stage = parts.stage;
    this.tips = parts.tips;
    this.bar = parts.bar;
    this.whyNot = parts.whyNot;
    this.store = `serai:path:${table}`;
    this.hooks = hooks;
    /** The ids clicked so far. @type {string[]} */
    this.path = [];
    /** The action a hint named. @type {number | null} */
    this.hinted = null;
  }

  /** @returns {readonly Choice[]} */
  get #choices() {
    return this.hooks.table()?.choices ?? [];
  }

  /** All that a click can lead to. @returns {readonly (Choice | Journey)[]} */
  get #ways() {
    const table = this.hooks.table();
    return table ? [...table.choices, ...table.journeys] : [];
  }

  /** The choices that still fit the clicks so far. */
  left() {
    return fitting(this.#choices, this.path);
  }

  /** What can be clicked now, each with the choices and journeys it leads to. @returns {Map<string, (Choice | Journey)[]>} */
  targets() {
    return this.hooks.may() ? targets(this.#ways, this.path) : new Map();
  }

  // ---------------------------------------------------------------- the clicks so far

  /**
   * A new truth: of the clicks so far remains what still leads somewhere.
   * @param {TableMessage} message
   * @param {TableMessage | null} before
   */
  take(message, before) {
    const moment = before && before.number === message.number && before.undone === message.undone && before.viewer === message.viewer;
    if (!moment) {
      this.hinted = null;
      this.whyNot.leave();
      this.tips.less();
      this.path = kept([...message.choices, ...message.journeys], this.path);
    }
    if (!before) this.#recall(message);
    if (!message.choices.length) this.path = [];
  }

  forget() {
    this.path = [];
    this.#keep();
  }

  /** Take back a click; false if there was none. */
  back() {
    if (!this.path.length) return false;
    this.path.pop();
    this.#keep();
    this.hooks.changed();
    return true;
  }

  #keep() {
    try {
      const number = this.hooks.table()?.number;
      if (this.path.length && number !== undefined) sessionStorage.setItem(this.store, JSON.stringify({ number, path: this.path }));
      else sessionStorage.removeItem(this.store);
    } catch {
      // only a reload would have needed it
    }
  }

  /** @param {TableMessage} message */
  #recall(message) {
    try {
      const old = JSON.parse(sessionStorage.getItem(this.store) ?? "null");
      if (old?.number === message.number) this.path = kept([...message.choices, ...message.journeys], old.path);
    } catch {
      // as above
    }
  }

  // ---------------------------------------------------------------- clicks

  /** @param {Item[]} items the targets that a click may mean: which of them, is asked */
  clicked(items) {
    if (this.hooks.skip()) return;
    const [only] = items;
    if (!only) return;
    if (items.length === 1) {
      this.choose(only.id);
      return;
    }
    const aims = this.targets();
    const farther = this.hooks.closer(items);
    items.forEach((item, n) => item.element.setAttribute("data-rank", String(n + 1)));
    const at = spread(items.map((item) => this.stage.rect(item)));
    this.tips.ask(at, t("choose_between"), items.map((item) => ({
      label: name(item, aims.get(item.id) ?? []),
      act: () => this.choose(item.id),
      over: (on) => item.element.classList.toggle("pointed", on),
    })), () => {
      for (const item of items) item.element.removeAttribute("data-rank");
      farther();
    });
  }

  /** A click on a piece or a place: narrows, or is the action. @param {string} id */
  choose(id) {
    if (!this.targets().has(id)) return;
    const next = click(this.#ways, this.path, id);
    this.path = next.path;
    this.#keep();
    this.tips.hide();
    if (next.choice && "actions" in next.choice) this.hooks.travel(next.choice);
    else if (next.choice) this.hooks.act(next.choice);
    else {
      // where the clicks are used up and several choices are left, the words decide
      this.hooks.changed();
      if (!this.targets().size) beforeFrame(this.bar, () => this.bar.focus());
    }
  }

  // ---------------------------------------------------------------- what is seen of it

  /** The panels in which something can be clicked, in the order in which the scene names them. */
  asked() {
    const panels = new Set([...this.targets().keys()].map((id) => this.stage.item(id)?.data.panel));
    return [...this.stage.laid.keys()].filter((id) => panels.has(id));
  }

  /** What a lesson lights: what it speaks of, and the next click to what it asks for. */
  lit() {
    const { lesson } = this.hooks;
    /** @type {string[]} */
    const asked = [];
    for (const choice of this.left()) {
      const next = choice.path[this.path.length];
      if (next !== undefined && lesson?.asked.includes(choice.action)) asked.push(next);
    }
    return new Set([...asked, ...(lesson?.light ?? [])]);
  }

  /** Let glow what can be clicked. @returns {Set<string>} the panels in which something glows */
  glow() {
    const aims = this.targets();
    const chosen = new Set(this.path);
    const hinted = this.#choices.find((c) => c.action === this.hinted)?.path[this.path.length];
    const lit = this.lit();
    const focused = document.activeElement;
    const hadFocus = focused instanceof HTMLElement && this.stage.overlay.contains(focused);
    /** @type {Set<string>} */
    const panels = new Set();
    /** @type {HTMLElement | null} */
    let first = null;
    let stop = false;
    for (const [id, item] of this.stage.items) {
      const led = aims.get(id);
      const el = item.element;
      const marks = led || chosen.has(id) || id === hinted || lit.has(id)
        ? [!!led, !!led?.every((way) => "actions" in way), chosen.has(id), id === hinted, lit.has(id)] : [];
      const glow = marks.length ? `${marks} ${led ? name(item, led) : ""}` : "";
      if (glow !== item.glow) {
        item.glow = glow;
        MARKS.forEach((mark, n) => el.classList.toggle(mark, !!marks[n]));
        if (!led) el.classList.remove("pointed");
        this.#offer(item, led);
      }
      if (!led) continue;
      panels.add(item.data.panel);
      first ??= el;
      stop ||= el.tabIndex === 0;
    }
    // one of them is a stop of the Tab key; arrows move among them
    if (first && !stop) first.tabIndex = 0;
    this.stage.overlay.classList.toggle("asked", aims.size > 0);
    if (hadFocus && focused instanceof HTMLElement && !focused.matches(".target, .looked-at")) {
      const next = this.stage.overlay.querySelector(".target");
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
      else this.bar.focus();
    }
    return panels;
  }

  /** Whether something can be chosen, for those who hear the table or work by keys. @param {Item} item @param {(Choice | Journey)[] | undefined} led */
  #offer({ element, data }, led) {
    if (led) {
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", name({ data }, led));
      if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
    } else if (element.hasAttribute("role") && !element.classList.contains("looked-at")) {
      for (const attribute of ["role", "aria-label", "tabindex"]) element.removeAttribute(attribute);
    }
  }

  /**
   * The pointer lies on something.
   * @param {Item | null} item
   * @param {"hover" | "press"} how
   * @param {Item[]} aims
   * @param {Item[]} there all that lies there
   */
  pointed(item, how, aims, there) {
    for (const el of this.stage.overlay.querySelectorAll(".pointed")) el.classList.remove("pointed");
    for (const el of this.bar.list.querySelectorAll(".pointed")) el.classList.remove("pointed");
    const all = this.targets();
    for (const aim of aims) {
      aim.element.classList.add("pointed");
      for (const choice of all.get(aim.id) ?? []) {
        if ("actions" in choice) continue;
        this.bar.list.querySelector(`[data-action="${choice.action}"]`)?.classList.add("pointed");
      }
    }
    if (!item) {
      this.whyNot.leave();
      this.tips.hide();
      return;
    }
    const owner = how === "press" ? "press" : item.id;
    this.tips.show(owner, this.stage.rect(item), this.explain(item), how === "press" ? 0 : 380);
    if (aims.length) this.whyNot.leave();
    else this.whyNot.wonder(owner, there, how === "hover");
  }

  /** What a piece or place is, and what choosing it would do. @param {Item} item */
  explain(item) {
    const led = this.targets().get(item.id) ?? [];
    const { tip } = item.data;
    const lines = tip && !led.some((choice) => choice.label === tip) ? [tip] : [];
    for (const choice of led.slice(0, 3)) {
      const help = "help" in choice ? choice.help : "";
      if (led.length === 1 || help) lines.push(help ? `${choice.label}. ${help}` : choice.label);
    }
    return lines;
  }

  /** The pointer or the focus lies on a choice in words. @param {Choice | null} choice @param {HTMLElement | null} button @param {boolean} focus */
  over(choice, button, focus) {
    for (const el of this.stage.overlay.querySelectorAll(".pointed")) el.classList.remove("pointed");
    if (!choice || !button) {
      this.tips.hide();
      return;
    }
    for (const id of choice.path.slice(this.path.length)) this.stage.item(id)?.element.classList.add("pointed");
    if (choice.help) this.tips.show(button, button.getBoundingClientRect(), [choice.help], focus ? 0 : 450, button);
  }
}

/** The box around some boxes. @param {readonly DOMRect[]} boxes */
function spread(boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** A target in words: what the one choice says, or what the thing is. @param {Pick<Item, "data">} item @param {readonly (Choice | Journey)[]} led */
function name(item, led) {
  const first = led[0]?.label ?? "";
  return led.length === 1 ? first : item.data.tip || first;
}
