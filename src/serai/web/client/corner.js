// A note to who is new lies beside the table: above the log where there is room for it, or else in a corner of the window
// where it covers nothing that is asked.
import { beforeFrame } from "./measure.js";
import { NARROW } from "./stage.js";

/** Where a note can lie, the best first. */
const CORNERS = ["low-left", "low-right", "high-left", "high-right"];
/** The log gives room to a note that leaves it so much of its height, and so many pixels. */
const LEFT_FOR_THE_LOG = 0.55;
const LEAST_FOR_THE_LOG = 140;
/** To cover what is asked is so much worse than to cover a panel. */
const WORSE = 1000;

/**
 * Lay all notes before the next frame: something else is asked, or the window has another size.
 * @param {HTMLElement} bar where they lie on a narrow screen that has no other room
 */
export function layNotes(bar) {
  for (const box of document.querySelectorAll(".newcomer, .thing")) {
    beforeFrame(box, () => layInCorner(/** @type {HTMLElement} */ (box), bar));
  }
}

/**
 * Lay a note above the log, which makes room for it; without room there, in the corner where it covers nothing that can be
 * chosen, nor another note, and as little of the panels as can be. A note that lies well already stays.
 * Where every corner covers something that is asked, it lies on a narrow screen among the words of the bar, which grows with
 * it; on a wide one, whose bar never grows, where it covers least.
 * @param {HTMLElement} box in the page already
 * @param {HTMLElement} bar
 */
export function layInCorner(box, bar) {
  const narrow = innerWidth <= NARROW;
  if (box.dataset.corner === "bar") {
    if (narrow) return;
    delete box.dataset.corner;
    document.body.append(box);
  }
  if (aboveTheLog(box)) return;
  // beneath what stays at the top of the window
  const top = Math.max(...rects(".serai-table .panel-tabs, .serai-table .bar", box).filter((r) => r.top < innerHeight / 2).map((r) => r.bottom), 0);
  box.style.setProperty("--high", `${Math.round(top + 8)}px`);
  const asked = rects(".overlay .target, .choice, .newcomer, .thing, .coach", box);
  const panels = rects(".panels > .panel", box);
  const now = box.dataset.corner;
  let [best, least] = ["", Infinity];
  let covers = true;
  for (const corner of CORNERS) {
    box.dataset.corner = corner;
    const at = box.getBoundingClientRect();
    const over = asked.reduce((sum, r) => sum + shared(r, at), 0);
    // what lies well is not moved for a little
    const cost = panels.reduce((sum, r) => sum + shared(r, at), WORSE * over - (corner === now ? at.width * at.height : 0));
    if (cost < least) [best, least, covers] = [corner, cost, over > 0];
  }
  box.dataset.corner = covers && narrow ? "bar" : best;
  if (covers && narrow) bar.append(box);
}

/** @param {HTMLElement} box */
function aboveTheLog(box) {
  const dock = /** @type {HTMLElement | null} */ (document.querySelector(".side-dock"));
  if (!dock?.offsetHeight) {
    if (dock?.contains(box)) document.body.append(box);
    return false;
  }
  const was = box.dataset.corner;
  box.dataset.corner = "dock";
  if (!dock.contains(box)) dock.prepend(box);
  const left = dock.offsetHeight - box.offsetHeight;
  if (left >= dock.offsetHeight * LEFT_FOR_THE_LOG && left >= LEAST_FOR_THE_LOG) return true;
  document.body.append(box);
  if (was && was !== "dock") box.dataset.corner = was;
  else delete box.dataset.corner;
  return false;
}

/** Where all such things lie but one. @param {string} selector @param {Element} but */
function rects(selector, but) {
  return [...document.querySelectorAll(selector)].filter((element) => element !== but).map((element) => element.getBoundingClientRect());
}

/** The area that two boxes share. @param {DOMRect} a @param {DOMRect} b */
function shared(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
