// One tooltip for the whole table, for mouse, focus and long press; and the small menu that asks which one was meant.
import { h } from "./dom.js";

export class Tips {
  constructor() {
    this.element = h("div", { class: "tip", id: "serai-tip", role: "tooltip", hidden: true });
    this.menu = h("div", { class: "menu-pop", role: "group", hidden: true });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {unknown} */
    this.owner = null;
    /** @type {HTMLElement | null} */
    this.described = null;
    /** What the tip explains. */
    this.at = new DOMRect();
    /** @type {(() => void) | null} */
    this.left = null;
    document.addEventListener("pointerdown", (e) => {
      if (!this.menu.hidden && !this.menu.contains(/** @type {Node} */ (e.target))) this.close();
      if (!this.element.hidden && this.owner === "press") this.hide();
    }, true);
    addEventListener("scroll", () => this.hide(), { passive: true });
  }

  /**
   * @param {unknown} owner whose tip it is: the same owner again changes nothing
   * @param {DOMRect} at what it explains
   * @param {readonly string[]} lines the first is the main one
   * @param {number} delay
   * @param {HTMLElement | null} [described]
   */
  show(owner, at, lines, delay, described = null) {
    if (this.owner === owner && owner !== "press") return;
    this.hide();
    if (!lines.length) return;
    this.owner = owner;
    this.at = at;
    this.timer = setTimeout(() => {
      this.element.replaceChildren(...lines.map((line, i) => h("p", { class: i ? "tip-more" : "tip-main" }, line)));
      this.element.hidden = false;
      put(this.element, at);
      if (described) {
        described.setAttribute("aria-describedby", "serai-tip");
        this.described = described;
      }
    }, delay);
  }

  /** Why not, beneath what the owner's tip says. @param {unknown} owner @param {string} text */
  more(owner, text) {
    if (!text || this.owner !== owner || this.element.hidden) return;
    this.less();
    this.element.append(h("p", { class: "tip-why" }, text));
    put(this.element, this.at);
  }

  /** The moment has passed, and its reasons with it. */
  less() {
    this.element.querySelector(".tip-why")?.remove();
  }

  hide() {
    clearTimeout(this.timer);
    this.owner = null;
    this.element.hidden = true;
    this.described?.removeAttribute("aria-describedby");
    this.described = null;
  }

  /**
   * Ask which of several things was meant.
   * @param {DOMRect} at
   * @param {string} question
   * @param {{ label: string, act: () => void, over?: (on: boolean) => void }[]} options
   * @param {() => void} [closed] it was answered or left; where this is given, the options are numbered
   */
  ask(at, question, options, closed) {
    this.hide();
    this.close();
    const back = document.activeElement;
    this.menu.setAttribute("aria-label", question);
    this.menu.replaceChildren(
      h("p", { class: "menu-title" }, question),
      ...options.map((option, n) =>
        h("button", {
          type: "button",
          onclick: () => {
            this.close();
            option.act();
          },
          onpointerenter: () => option.over?.(true),
          onpointerleave: () => option.over?.(false),
          onfocus: () => option.over?.(true),
          onblur: () => option.over?.(false),
        }, closed && h("b", { class: "rank", "aria-hidden": "true" }, n + 1), option.label)),
    );
    this.left = () => {
      closed?.();
      if (back instanceof HTMLElement && back !== document.body) back.focus();
    };
    this.menu.hidden = false;
    put(this.menu, at);
    this.menu.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Close the menu; true if it was open. */
  close() {
    if (this.menu.hidden) return false;
    const { left } = this;
    this.left = null;
    this.menu.hidden = true;
    this.menu.replaceChildren();
    left?.();
    return true;
  }
}

/**
 * Beside a box, above it where there is room, and always wholly in the window.
 * @param {HTMLElement} element
 * @param {DOMRect} at
 */
function put(element, at) {
  element.style.left = element.style.top = "0px";
  const box = element.getBoundingClientRect();
  const edge = 8;
  const left = Math.min(innerWidth - box.width - edge, Math.max(edge, at.left + at.width / 2 - box.width / 2));
  let top = at.top - box.height - 10;
  if (top < edge) top = at.bottom + 10;
  if (top + box.height > innerHeight - edge) top = Math.max(edge, innerHeight - box.height - edge);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
