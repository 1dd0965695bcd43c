// Narrowing the choices click by click. Pure: no elements, no wire.

/** Whatever has a click path: a choice, or a journey. @typedef {{ path: readonly string[] }} Way */

/**
 * The choices that still fit the clicks so far.
 * @template {Way} Choice
 * @param {readonly Choice[]} choices
 * @param {readonly string[]} path
 */
export function fitting(choices, path) {
  if (!path.length) return [...choices];
  return choices.filter((choice) => path.every((id, i) => choice.path[i] === id));
}

/**
 * What can be clicked next, each with the choices it leads to.
 * @template {Way} Choice
 * @param {readonly Choice[]} choices
 * @param {readonly string[]} path
 * @returns {Map<string, Choice[]>}
 */
export function targets(choices, path) {
  /** @type {Map<string, Choice[]>} */
  const found = new Map();
  for (const choice of fitting(choices, path)) {
    const id = choice.path[path.length];
    if (id === undefined) continue;
    const led = found.get(id);
    if (led) led.push(choice);
    else found.set(id, [choice]);
  }
  return found;
}

/**
 * The clicks after one more: the one choice left, or the longer path. An id that leads nowhere changes nothing.
 * @template {Way} Choice
 * @param {readonly Choice[]} choices
 * @param {readonly string[]} path
 * @param {string} id
 * @returns {{ path: string[], choice: Choice | null }}
 */
export function click(choices, path, id) {
  const next = [...path, id];
  const left = fitting(choices, next);
  if (!left.length) return { path: [...path], choice: null };
  const whole = left.filter((choice) => choice.path.length === next.length);
  const only = left.length === 1 ? left[0] : whole.length === 1 && whole.length === left.length ? whole[0] : null;
  return { path: next, choice: only ?? null };
}

/**
 * As much of a path as still leads somewhere.
 * @param {readonly Way[]} choices
 * @param {readonly string[]} path
 */
export function kept(choices, path) {
  let end = path.length;
  while (end > 0 && !fitting(choices, path.slice(0, end)).length) end -= 1;
  return path.slice(0, end);
}
