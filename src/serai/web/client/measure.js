// What changes or measures the page for the next frame does so once a frame, however often it is asked for: between two
// changes of the page the browser would have to lay it once more each time.

/** @type {Map<object, () => void>} */
const changes = new Map();
/** @type {Map<object, () => void>} */
const measures = new Map();
let due = false;

function soon() {
  if (due) return;
  due = true;
  // a page that nobody sees draws no frames
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(work);
}

function work() {
  due = false;
  for (const [owner, change] of [...changes]) {
    changes.delete(owner);
    change();
  }
  for (const [owner, measure] of [...measures]) {
    measures.delete(owner);
    measure();
  }
}

document.addEventListener("visibilitychange", () => {
  if (due && document.hidden) work();
});

/**
 * Change the page before the next frame is drawn; what waits already for the same owner is done no more.
 *
 * @param {object} owner
 * @param {() => void} change
 */
export function inFrame(owner, change) {
  changes.set(owner, change);
  soon();
}

/**
 * Measure the page before the next frame is drawn, when all that changes has been changed.
 *
 * @param {object} owner
 * @param {() => void} measure
 */
export function beforeFrame(owner, measure) {
  measures.set(owner, measure);
  soon();
}

/** Whether the page is still to be changed for the next frame. @param {object} owner */
export function awaitsFrame(owner) {
  return changes.has(owner);
}
