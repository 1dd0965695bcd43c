// Lays the panels of a wide table, and the log, where the layout says.
import { solve } from "./layout.js";
import { readable } from "./writing.js";

/** A window that is lower than this has smaller titles. */
const SHORT = 800;
/** A table is never laid lower than this; then the page scrolls. */
const LOWEST = 400;
const FOOT = 6;

/**
 * On a wide screen: find a place for every panel, and for the log, so that nothing has to be scrolled.
 * @param {import("./stage.js").Stage} stage
 * @returns {string} the size of the window that all was laid for
 */
export function arrange({ panels, dock, scene, narrow, laid, hooks }) {
  const window = `${innerWidth}x${innerHeight}`;
  const style = panels.style;
  if (narrow || !scene) {
    style.height = "";
    return window;
  }
  const title = innerHeight < SHORT ? 18 : 22;
  const top = panels.getBoundingClientRect().top + scrollY;
  const height = Math.max(LOWEST, hooks.height?.() ?? innerHeight - top - FOOT);
  style.height = `${height}px`;
  style.setProperty("--title", `${title}px`);
  const parts = [...laid.values()].map(({ data }) => ({
    id: data.id, width: data.width, height: data.height, area: data.area, titled: !!data.title, share: data.share ?? 0,
    least: readable(scene, data),
  }));
  const plan = solve(parts, { width: panels.clientWidth, height, screen: innerWidth * innerHeight, title, log: dock.childElementCount > 0 });
  for (const { data, section } of laid.values()) {
    const box = plan.boxes.get(data.id);
    const head = data.title ? title : 0;
    if (box) lie(section, { ...box, y: box.y - head, h: box.h + head });
  }
  if (plan.log) lie(dock, plan.log);
  return window;
}

/**
 * Lay a part of the page at a place.
 * @param {HTMLElement} element
 * @param {import("./layout.js").Box} box
 */
function lie(element, box) {
  const style = element.style;
  style.left = `${box.x.toFixed(1)}px`;
  style.top = `${box.y.toFixed(1)}px`;
  style.width = `${box.w.toFixed(1)}px`;
  style.height = `${box.h.toFixed(1)}px`;
}
