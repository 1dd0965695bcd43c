// A whole table message from the one before it and what is different. Things that stay are the same objects.

/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {import("./wire.js").TableDelta} TableDelta */

/**
 * A list with some of its things replaced: from which on, how many go, what comes.
 * @template T
 * @param {T[]} old
 * @param {[number, number, T[]][]} [splices] in rising order; numbers are those of the old list
 * @returns {T[]}
 */
function spliced(old, splices) {
  if (!splices) return old;
  /** @type {T[]} */
  const made = [];
  let at = 0;
  for (const [begin, gone, coming] of splices) {
    made.push(...old.slice(at, begin), ...coming);
    at = begin + gone;
  }
  made.push(...old.slice(at));
  return made;
}

/**
 * @param {TableMessage} base
 * @param {TableDelta} delta
 * @returns {TableMessage}
 */
export function patched(base, { type, scene, choices, journeys, seats, orders, ...plain }) {
  return {
    ...base,
    log: [],
    between: [],
    again: false,
    ...plain,
    choices: spliced(base.choices, choices),
    journeys: spliced(base.journeys, journeys),
    seats: spliced(base.seats, seats),
    orders: spliced(base.orders, orders),
    scene: scene
      ? {
          panels: spliced(base.scene.panels, scene.panels),
          places: spliced(base.scene.places, scene.places),
          pieces: spliced(base.scene.pieces, scene.pieces),
          captions: spliced(base.scene.captions, scene.captions),
        }
      : base.scene,
  };
}
