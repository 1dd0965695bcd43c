// Windows over the table: rules, settings, help, result, leaving.
import { base } from "./base.js";
import { layNotes } from "./corner.js";
import { h, icon, iconButton, ICONS, sentence } from "./dom.js";
import { listen, stopListening } from "./push.js";
import { NAMES, t, tn } from "./strings.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./settings.js").Likes} Likes */
/** @typedef {import("./wire.js").TableMessage} TableMessage */

/**
 * A window with a title; Esc and its button close it.
 * @param {string} title
 * @param {string} kind
 * @param {...(Node | string)} content
 */
export function open(title, kind, ...content) {
  document.querySelector(`dialog.w-${kind}`)?.remove();
  const id = `dialog-${kind}`;
  const dialog = h("dialog", { class: `window w-${kind}`, "aria-labelledby": id });
  const close = iconButton("close", t("close"), () => dialog.close(), { class: "window-close" });
  dialog.append(h("header", null, h("h2", { id }, title), close), h("div", { class: "window-body", tabIndex: kind === "help" ? 0 : undefined }, ...content));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (e) => {
    if (e.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A short message that goes by itself. @param {string} text @param {"no" | "yes"} [kind] */
export function toast(text, kind = "no") {
  const old = document.querySelector(".toast");
  old?.remove();
  const box = h("div", { class: `toast ${kind}`, role: "alert" }, text);
  document.body.append(box);
  setTimeout(() => box.remove(), 6000);
}

/**
 * A word to a newcomer, until he has acted or read it; an empty one takes it away. It lies in nobody's way.
 * @param {string} text
 * @param {HTMLElement} [bar] where it lies if there is no other room
 * @param {() => void} [read] what comes after it was read, or has stood there long enough
 */
export function note(text, bar, read) {
  document.querySelector(".newcomer")?.remove();
  if (!text) return;
  const done = () => {
    if (!box.isConnected) return;
    box.remove();
    read?.();
  };
  const box = h("div", { class: "newcomer", onclick: done }, h("p", { role: "status" }, text), iconButton("close", t("explain_ok"), done, { class: "coach-close" }));
  document.body.append(box);
  if (bar) layNotes(bar);
  setTimeout(done, 20_000);
}

// ---------------------------------------------------------------------- rules

/** @type {Map<string, string>} */
const fetched = new Map();

/**
 * @param {string} address of the rules as a part of a page
 * @param {string} page address of the rules as a page
 * @param {string} [heading] where to open them
 */
export async function openRules(address, page, heading = "") {
  const text = h("div", { class: "rules-text", tabIndex: 0, role: "region", "aria-label": t("rules") }, t("send_wait"));
  const search = h("input", { type: "search", "aria-label": t("rules_search"), placeholder: t("rules_search"), autocomplete: "off" });
  const found = h("span", { class: "found-words", role: "status" });
  const next = h("button", { type: "button", class: "soft-button", hidden: true }, t("rules_next"));
  const contents = h("details", { class: "rules-contents", hidden: true }, h("summary", null, t("rules_contents")));
  const dialog = open(t("rules"), "rules",
    h("div", { class: "rules-search" }, search, found, next), contents, text,
    h("p", null, h("a", { href: heading ? `${page}#${heading}` : page, target: "_blank" }, t("rules_page"))));
  // on a phone the focus would call up a keyboard that covers half of the rules
  (matchMedia("(pointer: coarse)").matches ? text : search).focus();
  let at = -1;
  const go = () => {
    const marks = [...text.querySelectorAll("mark")];
    if (!marks.length) return;
    marks[at]?.classList.remove("here");
    at = (at + 1) % marks.length;
    marks[at]?.classList.add("here");
    marks[at]?.scrollIntoView({ block: "center" });
  };
  try {
    if (!fetched.has(address)) {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(String(answer.status));
      fetched.set(address, await answer.text());
    }
  } catch {
    text.textContent = t("rules_failed");
    return dialog;
  }
  const whole = fetched.get(address) ?? "";
  text.innerHTML = whole;
  const parts = [...text.querySelectorAll("h2")].map((part) => part.textContent ?? "");
  contents.hidden = parts.length < 2;
  contents.append(h("ul", null, ...parts.map((part, n) => h("li", null, h("button", { type: "button", class: "soft-button", onclick: () => {
    contents.open = false;
    text.querySelectorAll("h2")[n]?.scrollIntoView({ block: "start" });
  } }, part)))));
  const run = () => {
    text.innerHTML = whole;
    at = -1;
    const n = mark(text, search.value.trim());
    found.textContent = search.value.trim().length > 1 ? tn("rules_found", n) : "";
    next.hidden = n < 2;
    go();
  };
  search.addEventListener("input", run);
  search.addEventListener("keydown", (e) => {
    if (e.key === "Enter") {
      e.preventDefault();
      go();
    }
  });
  next.addEventListener("click", go);
  if (search.value) run();
  else if (heading) text.querySelector(`#${CSS.escape(heading)}`)?.scrollIntoView({ block: "start" });
  return dialog;
}

/**
 * Mark all places of some words in a text; returns their number.
 * @param {HTMLElement} root
 * @param {string} words
 */
function mark(root, words) {
  if (words.length < 2) return 0;
  const fold = (/** @type {string} */ x) => x.toLowerCase();
  const wanted = fold(words);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    if (!node.parentElement?.closest("svg")) texts.push(node);
  }
  let n = 0;
  for (let node of texts) {
    for (;;) {
      const i = fold(node.data).indexOf(wanted);
      if (i < 0) break;
      const hit = node.splitText(i);
      const rest = hit.splitText(words.length);
      const box = h("mark", null);
      hit.replaceWith(box);
      box.append(hit);
      node = rest;
      n += 1;
    }
  }
  return n;
}

// ---------------------------------------------------------------------- settings

/**
 * @param {Settings} settings
 * @param {string} lang
 * @param {(lang: string) => void} changeLang
 * @param {string} me where the house is told about this person
 * @param {boolean} fresh whether this is one of his first two games of a kind
 */
export function openSettings(settings, lang, changeLang, me, fresh) {
  const { likes } = settings;
  /** @param {keyof Likes} key @param {string} label */
  const check = (key, label) => {
    const box = h("input", { type: "checkbox", checked: key === "coach" ? likes.coach ?? fresh : likes[key] === true, id: `like-${key}` });
    box.addEventListener("change", () => void change(key, box));
    return h("label", { class: "like" }, box, h("span", null, label));
  };
  /** @param {keyof Likes} key @param {HTMLInputElement} box */
  const change = async (key, box) => {
    if (key === "notify" && box.checked && "Notification" in window) {
      const answer = await Notification.requestPermission();
      if (answer !== "granted") {
        box.checked = false;
        toast(t("notify_denied"));
      }
    }
    if (key === "notify") await (box.checked ? listen(me) : stopListening(me));
    await settings.set(key, /** @type {never} */ (box.checked));
  };
  /** @type {Likes["motion"][]} */
  const speeds = ["slow", "normal", "fast", "none"];
  const names = { slow: t("anim_slow"), normal: t("anim_normal"), fast: t("anim_fast"), none: t("anim_off") };
  const speed = h("fieldset", { class: "like-set" }, h("legend", null, t("anim")), ...speeds.map((value) => {
    const radio = h("input", { type: "radio", name: "motion", value, checked: likes.motion === value });
    radio.addEventListener("change", () => void settings.set("motion", value));
    return h("label", { class: "like-pill" }, radio, h("span", null, names[value]));
  }));
  const langs = h("fieldset", { class: "like-set" }, h("legend", null, t("language")), ...Object.entries(NAMES).map(([value, name]) => {
    const radio = h("input", { type: "radio", name: "lang", value, checked: lang === value });
    radio.addEventListener("change", () => changeLang(value));
    return h("label", { class: "like-pill", lang: value }, radio, h("span", null, name));
  }));
  return open(t("settings"), "settings", langs, speed,
    check("confirm", t("confirm_setting")), check("coach", t("coach_setting")), check("explain", t("explain_setting")), check("sound", t("sound")), check("notify", t("notify")),
    check("contrast", t("contrast")), check("patterns", t("patterns")), check("keys", t("keys")));
}

// ---------------------------------------------------------------------- help

/**
 * @param {readonly import("./wire.js").ChoiceMessage[]} choices
 * @param {string} prompt
 * @param {string} goal how the game is won
 * @param {() => void} rule opens the rules where they speak of what is asked
 */
export function openHelp(choices, prompt, goal, rule) {
  const keys = /** @type {[string, string][]} */ ([
    ["1 – 9", t("key_choose")], ["← ↑ → ↓", t("key_arrows")], ["Esc", t("key_back")], ["U", t("key_undo")],
    ["Enter", t("key_confirm")], ["H", t("key_hint")], ["R", t("key_again")], ["+ − 0", t("key_zoom")], ["[ ]", t("key_history")], ["?", t("key_help")],
  ]);
  const list = choices.length
    ? h("dl", { class: "help-list" }, ...choices.flatMap((c) => [h("dt", null, c.label), h("dd", null, c.help ?? "")]))
    : h("p", null, t("help_none"));
  const look = h("button", { type: "button", class: "soft-button help-rule", onclick: () => {
    dialog.close();
    rule();
  } }, t("help_rule"));
  const dialog = open(t("help"), "help", h("p", { class: "help-goal" }, goal), h("p", { class: "help-prompt" }, prompt), look, h("h3", null, t("help_choices")), list,
    h("h3", null, t("help_keys")), h("dl", { class: "keys" }, ...keys.flatMap(([k, what]) => [h("dt", null, h("kbd", null, k)), h("dd", null, what)])));
  return dialog;
}

// ---------------------------------------------------------------------- the end

/** So many characters are a headline. */
const SHORT = 60;
/** More of them are read in the log, not at the end of a game. */
export const LONG = 140;

/** @param {number} rank */
function nth(rank) {
  if (rank === 1) return t("place_first");
  if (rank === 2) return t("place_second");
  if (rank === 3) return t("place_third");
  return t("place_nth", { n: rank });
}

/**
 * @param {TableMessage} table
 * @param {{ rematch: (() => void) | null, again: string, replay: string, record: string }} ways `again`: the new table
 */
export function openResult(table, ways) {
  const ranked = [...table.seats].sort((a, b) => (a.rank || 99) - (b.rank || 99));
  const list = h("ol", { class: "ranking" }, ...ranked.map((seat) =>
    h("li", { class: `${seat.rank === 1 ? "winner" : ""} ${seat.you ? "you" : ""}` },
      h("span", { class: "rank" }, seat.rank ? nth(seat.rank) : "–"),
      h("span", { class: "who" }, h("b", null, seat.name || t("free_seat")), h("span", null, sentence(seat.role))),
      h("span", { class: "points" }, points(seat)), madeOf(seat))));
  // who won, by how much, and how the game ended are three things
  const [won = "", how = ""] = /^(.*?)(?: \((.*)\))?\.?$/.exec(table.result ?? "")?.slice(1) ?? [];
  // the last sentence of the game says it best, if it is short; a long one is what the list tells, and stands in the log
  const { prompt } = table;
  const facts = [margin(ranked), how && `${t("ended_how")}: ${how}.`, prompt.length > SHORT && prompt.length <= LONG && prompt]
    .filter((fact) => fact).map((fact) => h("p", { class: "result-fact" }, fact));
  const dialog = open(t("over"), "result",
    h("div", { class: "laurel", "aria-hidden": "true" }, icon(ICONS.trophy)),
    h("p", { class: "result-text" }, prompt && prompt.length <= SHORT ? prompt : won), ...facts, list,
    h("div", { class: "ways" },
      // who played takes his seat there by the same click
      ways.rematch ? h("button", { type: "button", class: "primary", onclick: () => {
        ways.rematch?.();
        dialog.close();
      } }, ways.again ? t("rematch_go") : t("rematch")) : ways.again && h("a", { class: "link-button main", href: ways.again }, t("rematch_go")),
      h("a", { class: "link-button", href: ways.replay }, t("replay")),
      h("a", { class: "link-button", href: ways.record, download: "" }, t("download")),
      h("a", { class: "link-button", href: `${base}/` }, t("home"))));
  return dialog;
}

/** What a seat has reached. @param {import("./wire.js").SeatMessage} seat */
function points(seat) {
  return typeof seat.score === "number" ? tn("points", seat.score) : seat.standing;
}

/** What that is made of, but for what says the same. @param {import("./wire.js").SeatMessage} seat */
function madeOf(seat) {
  const parts = (seat.parts ?? []).filter((part) => part !== points(seat));
  return parts.length > 0 && h("span", { class: "made-of" }, parts.join(" · "));
}

/** By how much the first is ahead, where that is counted in points. @param {readonly import("./wire.js").SeatMessage[]} ranked */
function margin(ranked) {
  const [first, second] = ranked;
  if (typeof first?.score !== "number" || typeof second?.score !== "number" || second.rank === 1) return "";
  const more = first.score - second.score;
  return more > 0 ? tn("ahead", more, { name: second.name || second.role }) : "";
}

/** @param {(what: "leave" | "leave_to_bot") => void} leave */
export function openLeave(leave) {
  const dialog = open(t("leave"), "leave", h("p", null, t("leave_sure")), h("div", { class: "ways" },
    ...(/** @type {const} */ (["leave_to_bot", "leave"])).map((what) => h("button", { type: "button", class: what === "leave" ? "soft-button" : "primary", onclick: () => {
      leave(what);
      dialog.close();
    } }, what === "leave" ? t("leave_nobody") : t("leave_to_bot")))));
  return dialog;
}

/**
 * A curtain before secrets: nothing of the table is seen until the right person says so.
 * @param {string} name
 * @param {() => void} lift
 */
export function curtain(name, lift) {
  const box = h("div", { class: "curtain", role: "dialog", "aria-modal": "true", "aria-labelledby": "curtain-title" },
    h("h2", { id: "curtain-title" }, t("curtain_title", { name })), h("p", null, t("curtain_hint")),
    h("button", { type: "button", class: "primary", onclick: () => lift() }, t("curtain_show", { name })));
  document.body.append(box);
  box.querySelector("button")?.focus();
  return box;
}
