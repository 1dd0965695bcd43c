// What is watched moment by moment before its end is shown: a step that set much going, or all that one missed.
import { iconButton } from "./dom.js";
import { t } from "./strings.js";

/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {import("./wire.js").SceneMessage} Scene */
/** @typedef {{ text: string, scene: Scene }} Moment */

/**
 * The moments of a message. Each frame tells what differs from the one before it, the first from the message's scene.
 * @param {TableMessage} message
 * @returns {Moment[]}
 */
export function moments(message) {
  let { panels, captions, pieces, places } = message.scene;
  return message.between.map((frame) => {
    const gone = new Set(frame.gone ?? []);
    panels = frame.panels ?? panels;
    captions = frame.captions ?? captions;
    pieces = changed(pieces, frame.pieces ?? [], gone);
    places = changed(places, frame.places ?? [], gone);
    return { text: frame.text, scene: { panels, captions, pieces, places } };
  });
}

/**
 * @template {{ id: string }} T
 * @param {readonly T[]} things
 * @param {readonly T[]} others new or changed
 * @param {Set<string>} gone
 * @returns {T[]}
 */
function changed(things, others, gone) {
  const now = new Map(things.filter((thing) => !gone.has(thing.id)).map((thing) => [thing.id, thing]));
  for (const thing of others) now.set(thing.id, thing);
  return [...now.values()];
}

export class Playout {
  /**
   * @param {object} hooks
   * @param {(moment: Moment, narrow: boolean) => void} hooks.show
   * @param {() => number} hooks.pace milliseconds for each moment; 0: all at once
   * @param {() => void} hooks.again what happened since one's own last step is wanted once more
   */
  constructor(hooks) {
    this.hooks = hooks;
    /** The message that is being approached. @type {TableMessage | null} */
    this.goal = null;
    /** What is still to be shown on the way to it. @type {Moment[]} */
    this.left = [];
    /** The sentence of the moment on the screen; empty while nothing is played out. */
    this.text = "";
    this.button = iconButton("again", t("playout_again"), () => hooks.again(), { class: "again" });
    this.offer(false);
  }

  /**
   * Show the next moment on the way to a message.
   * @param {TableMessage} message
   * @returns {number} milliseconds it is to stay; 0: the message itself is next
   */
  next(message) {
    if (this.goal !== message && message.between.length) {
      this.goal = message;
      // who wants no movement sees the end at once, unless he asked for the way to it
      this.left = message.again || this.hooks.pace() ? moments(message) : [];
    }
    const moment = this.goal === message ? this.left.shift() : undefined;
    this.text = moment?.text ?? "";
    if (!moment) return 0;
    this.hooks.show(moment, message.narrow);
    return this.hooks.pace() || CALM;
  }

  /** Leave out what has not been shown yet. */
  stop() {
    this.left = [];
    this.text = "";
  }

  /** @param {boolean} may whether there is something to watch again, and this is a moment for it */
  offer(may) {
    // it keeps its place: nothing beside it may move
    this.button.classList.toggle("absent", !may);
    this.button.disabled = !may;
  }
}

/** Milliseconds for each moment where somebody who wants no movement asks for it. */
const CALM = 1300;
