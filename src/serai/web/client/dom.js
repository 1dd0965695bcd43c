// Small helpers for making and finding elements.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {string | number | Node | null | undefined | false} Child */

/**
 * An HTML element with properties, attributes (in `attrs`), listeners (`onclick` and so on) and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown> | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === "class") element.className = String(value);
    else if (name in element && !name.includes("-")) Reflect.set(element, name, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

/**
 * An SVG element with attributes.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} [attrs]
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, attrs) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attrs ?? {})) element.setAttribute(name, String(value));
  return element;
}

/**
 * One of the client's own small line icons, hidden from screen readers: its button has a name.
 * @param {string} path
 */
export function icon(path) {
  const svg = s("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true", focusable: "false" });
  svg.append(s("path", { d: path }));
  return svg;
}

export const ICONS = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12",
  undoTurn: "M8 7 3 12l5 5M14 7l-5 5 5 5M9 12h7a5 5 0 0 1 5 5",
  check: "M4 13l5 5L20 6",
  hint: "M9 18h6M10 21h4M8 15a6 6 0 1 1 8 0c-.7.6-1 1.4-1 2H9c0-.6-.3-1.4-1-2",
  help: "M9 9a3 3 0 1 1 4 2.8c-.7.3-1 1-1 1.7v.5M12 17.5v.2",
  menu: "M4 7h16M4 12h16M4 17h16",
  rules: "M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5zM19 4h-4a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h4z",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
  close: "M6 6l12 12M18 6 6 18",
  back: "M15 5l-7 7 7 7",
  forth: "M9 5l7 7-7 7",
  first: "M17 5l-7 7 7 7M7 5v14",
  last: "M7 5l7 7-7 7M17 5v14",
  again: "M5 12a7 7 0 1 0 2.6-5.4M5 4v5h5",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  home: "M4 11l8-7 8 7M6 10v10h12V10",
  clock: "M12 7v5l3 2M12 3a9 9 0 1 0 .01 0",
  down: "M6 9l6 6 6-6",
  chat: "M4 5h16v11H9l-5 4z",
  trophy: "M8 4h8v5a4 4 0 0 1-8 0zM8 6H4c0 3 1.5 5 4 5M16 6h4c0 3-1.5 5-4 5M12 13v4M8 20h8",
  pauseTable: "M9 6v12M15 6v12",
};

/**
 * A button with an icon and a name.
 * @param {keyof typeof ICONS} name
 * @param {string} label
 * @param {(event: Event) => void} act
 * @param {{ class?: string, words?: boolean }} [look] `words` shows the name beside the icon
 */
export function iconButton(name, label, act, look = {}) {
  const button = h("button", { type: "button", class: `tool ${look.class ?? ""}`, onclick: act }, icon(ICONS[name]));
  if (look.words) button.append(h("span", { class: "tool-words" }, label));
  else {
    button.setAttribute("aria-label", label);
    button.title = label;
  }
  return button;
}

/**
 * Replace all children, but leave them alone if nothing changed.
 * @param {HTMLElement} element
 * @param {string} text
 */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A sentence begins with a capital, whatever it begins with; in Dutch “ij” is one letter. @param {string} text */
export function sentence(text) {
  const first = document.documentElement.lang === "nl" && /^ij/.test(text) ? 2 : 1;
  return text.slice(0, first).toUpperCase() + text.slice(first);
}

let keys = false;
document.addEventListener("keydown", (e) => {
  if (!e.ctrlKey && !e.metaKey && !e.altKey) keys = true;
}, true);
document.addEventListener("pointerdown", () => {
  keys = false;
}, true);

/** Whether the person works by keyboard just now. */
export function byKeys() {
  return keys;
}
