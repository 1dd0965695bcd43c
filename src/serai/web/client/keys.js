// The keyboard: arrows over the table, numbers for the choices, letters for the rest.
import { byKeys } from "./dom.js";
import { under } from "./pointer.js";

/** @typedef {import("./app.js").App} App */

/** @param {App} app */
export function listen(app) {
  const { overlay } = app.stage;
  const at = (/** @type {Event} */ e) => (e.target instanceof HTMLElement ? app.stage.item(e.target.dataset.id ?? "") : undefined);
  overlay.addEventListener("keydown", (e) => onTable(app, e));
  overlay.addEventListener("focusin", (e) => {
    const item = at(e);
    if (!item || !byKeys()) return;
    for (const el of overlay.querySelectorAll(".target")) /** @type {HTMLElement} */ (el).tabIndex = el === item.element ? 0 : -1;
    app.tips.show(item.id, app.stage.rect(item), app.choosing.explain(item), 0, item.element);
    if (!item.element.classList.contains("target")) {
      const { x, y, w, h } = item.at;
      app.whyNot.wonder(item.id, [item, ...under(app.stage, x + w / 2, y + h / 2).filter((other) => other !== item)], true);
    }
  });
  overlay.addEventListener("focusout", (e) => {
    app.whyNot.leave();
    app.tips.hide();
    if (e.target instanceof HTMLElement && e.target.classList.contains("looked-at")) unlook(e.target);
  });
  overlay.addEventListener("click", (e) => {
    const item = at(e);
    if (item) app.choosing.choose(item.id);
  });
  document.addEventListener("keydown", (e) => onPage(app, e));
}

/** What is no target takes the focus only as long as it is looked at. @param {HTMLElement} element @param {string} label */
function lookAt(element, label) {
  element.classList.add("looked-at");
  element.tabIndex = -1;
  element.setAttribute("role", "img");
  element.setAttribute("aria-label", label);
  element.focus();
}

/** @param {HTMLElement} element */
function unlook(element) {
  element.classList.remove("looked-at");
  if (element.classList.contains("target")) return;
  for (const name of ["tabindex", "role", "aria-label"]) element.removeAttribute(name);
}

/** Arrows go to the nearest target that way, with Shift to whatever lies there; Enter and Space choose. @param {App} app @param {KeyboardEvent} e */
function onTable(app, e) {
  const from = e.target instanceof HTMLElement ? app.stage.item(e.target.dataset.id ?? "") : undefined;
  if (!from) return;
  if (e.key === "Enter" || e.key === " ") {
    e.preventDefault();
    e.stopPropagation();
    app.choosing.choose(from.id);
    return;
  }
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
  if (!way) return;
  e.preventDefault();
  e.stopPropagation();
  const [wx = 0, wy = 0] = way;
  let best = null;
  let least = Infinity;
  const among = e.shiftKey ? [...app.stage.items.values()].filter((item) => item.seen && item.data.tip) : [...app.choosing.targets().keys()].map((id) => app.stage.item(id));
  for (const item of among) {
    if (!item || item === from) continue;
    const dx = item.at.x + item.at.w / 2 - from.at.x - from.at.w / 2;
    const dy = item.at.y + item.at.h / 2 - from.at.y - from.at.h / 2;
    const along = dx * wx + dy * wy;
    const across = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (along > 2 && along + 2.5 * across < least) {
      least = along + 2.5 * across;
      best = item;
    }
  }
  if (best && !best.element.classList.contains("target")) lookAt(best.element, best.data.tip ?? "");
  else best?.element.focus();
  best?.element.scrollIntoView({ block: "nearest" });
}

/** @param {App} app @param {KeyboardEvent} e */
function onPage(app, e) {
  if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
  const at = e.target instanceof HTMLElement ? e.target : document.body;
  if (document.querySelector("dialog[open]") || app.curtain) return;
  if (e.key === "Escape") {
    if (app.tips.close()) return;
    if (app.bar.wide) app.bar.expand(false);
    else if (app.pump.behind) app.showing.flush();
    else if (!app.choosing.back() && app.past.at !== null) app.past.go(null);
    app.tips.hide();
    return;
  }
  if (at.matches("input:not([type=range]), textarea, select") || !app.tips.menu.hidden) return;
  if (!app.settings.likes.keys) return;
  const digit = /^[1-9]$/.test(e.key) ? Number(e.key) : 0;
  if (digit) {
    const choice = app.bar.choices[digit - 1];
    if (choice) app.requests.act(choice);
    return;
  }
  const inButton = at.matches("button, a, summary, [role=button], input");
  switch (e.key) {
    case "u": return app.requests.undo(false);
    case "U": return app.requests.undo(true);
    case "h": case "H": return app.requests.hint();
    case "r": case "R": return app.showing.replay();
    case "?": return app.help();
    case "+": case "=": return app.pointer.zoom(1.4);
    case "-": return app.pointer.zoom(1 / 1.4);
    case "0": return app.pointer.zoom(0);
    case "[": return app.past.step(-1);
    case "]": return app.past.step(1);
    case "Enter": return inButton ? undefined : app.requests.confirm();
    case "ArrowLeft": case "ArrowRight": case "ArrowUp": case "ArrowDown": {
      if (inButton || at.closest("[role=tablist], .log-lines, .words, .chat-lines")) return undefined;
      const first = app.stage.overlay.querySelector(".target");
      const any = e.shiftKey && !first ? [...app.stage.items.values()].find((item) => item.seen && item.data.tip) : undefined;
      if (first instanceof HTMLElement || any) e.preventDefault();
      if (first instanceof HTMLElement) first.focus();
      else if (any) lookAt(any.element, any.data.tip ?? "");
      return undefined;
    }
    default: return undefined;
  }
}
