// Where the house lies: the path beneath which all its addresses are, empty where it has the site to itself.

/** @type {string} */
export const base = document.documentElement.dataset.base ?? "";

/** Whether this page was opened at an address that means this very computer, and nothing to anybody else. */
export function onlyHere() {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
}
