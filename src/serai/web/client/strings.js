// The client's own words, in the viewer's language.
import en from "./strings.en.js";
import nl from "./strings.nl.js";

/** @typedef {keyof typeof en} Key */

/** @type {Record<string, Record<Key, string>>} */
const LANGUAGES = { en, nl };

export const NAMES = { en: "English", nl: "Nederlands" };

let words = en;

/** @param {string} lang */
export function speak(lang) {
  words = LANGUAGES[lang] ?? en;
}

/**
 * The words of a key; `{n}` and so on are filled in.
 * @param {Key} key
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(key, args) {
  const text = words[key] ?? key;
  if (!args) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}

/**
 * The words for so many of something: `key` or `key_one`.
 * @param {Key} key
 * @param {number} n
 * @param {Record<string, string>} [args] what else is filled in
 * @returns {string}
 */
export function tn(key, n, args = {}) {
  const one = /** @type {Key} */ (`${key}_one`);
  return t(n === 1 && one in words ? one : key, { n, ...args });
}
