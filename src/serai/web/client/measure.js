// What has to measure the page does so once a frame, when the page is laid anyway: between two changes of it the browser
// would have to lay it once more each time.

/** @type {Map<object, () => void>} */
const waiting = new Map();

/**
 * Do this before the next frame is drawn; what waits already for the same owner is done no more.
 *
 * @param {object} owner
 * @param {() => void} work
 */
export function beforeFrame(owner, work) {
  if (!waiting.size) {
    requestAnimationFrame(() => {
      const all = [...waiting.values()];
      waiting.clear();
      for (const one of all) one();
    });
  }
  waiting.set(owner, work);
}
