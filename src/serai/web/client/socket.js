// The line to the house: one socket, requests with ids of their own, sent again until they are answered.

import { patched } from "./delta.js";

/** @typedef {import("./wire.js").Request} Request */
/** @typedef {import("./wire.js").Message} Sent */
/** The table, and whether the house told all of it, or what changed. @typedef {import("./wire.js").TableMessage & { whole?: boolean }} Told */
/** What is heard: changes of the table have been put into it. @typedef {Exclude<Sent, import("./wire.js").TableDelta>} Message */
/** @typedef {Request extends infer R ? R extends Request ? Omit<R, "id"> : never : never} Wish */
/** @typedef {"connecting" | "open" | "lost" | "gone"} LineState */

const BACKOFF = [300, 700, 1500, 3000, 5000, 8000, 12000, 15000];
const PATIENCE = 8000;
/** Requests that would be pointless to repeat after a break. */
const FLEETING = new Set(["look", "log", "hint", "weigh", "why"]);

/** Codes by which the house says that there is nothing to wait for. */
const GONE = new Set([4001, 4003, 4004, 4031]);
/** The person was signed out, here or on another device. */
const SIGNED_OUT = 4001;

/** @returns {string} */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

export class Line {
  /**
   * @param {string} address path of the socket on this host
   * @param {(message: Message) => void} hear
   * @param {() => void} changed the state of the line or of what is pending changed
   */
  constructor(address, hear, changed) {
    this.address = address;
    /** Whether the house is to send scenes for a narrow screen. */
    this.narrow = false;
    this.hear = hear;
    this.changed = changed;
    /** @type {LineState} */
    this.state = "connecting";
    /** What the house has not answered yet, oldest first. @type {Map<string, Request>} */
    this.pending = new Map();
    this.signedOut = false;
    this.tries = 0;
    this.retryAt = 0;
    this.begun = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** The table as this socket told it last. @type {import("./wire.js").TableMessage | null} */
    this.table = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.watch = undefined;
    this.store = `serai:pending:${address}`;
    this.#remembered();
    addEventListener("online", () => this.connect());
    addEventListener("offline", () => this.#lose());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.state === "lost") this.connect();
    });
  }

  /** Open the line, or open it again at once. */
  connect() {
    if (this.state === "gone") return;
    // what is just being opened is not begun anew
    if (this.socket?.readyState === WebSocket.CONNECTING && Date.now() - this.begun < 3000) return;
    clearTimeout(this.timer);
    this.#drop();
    this.begun = Date.now();
    this.state = "connecting";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.address}${this.narrow ? "?form=narrow" : ""}`);
    this.socket = socket;
    this.table = null;
    this.#await(socket);
    socket.onopen = () => {
      clearTimeout(this.watch);
      this.tries = 0;
      this.state = "open";
      for (const [id, request] of this.pending) {
        if (FLEETING.has(request.type)) this.pending.delete(id);
        else this.#put(request);
      }
      this.changed();
    };
    socket.onmessage = (event) => {
      const message = this.#whole(/** @type {Sent} */ (JSON.parse(event.data)));
      if ("id" in message) {
        this.pending.delete(message.id);
        this.#remember();
        if (!this.pending.size) clearTimeout(this.watch);
      }
      if (message.type === "table") this.#looked();
      this.hear(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (GONE.has(event.code)) {
        this.state = "gone";
        this.signedOut = event.code === SIGNED_OUT;
        // what was under way is nobody's any more
        if (this.signedOut) this.pending.clear();
        this.#remember();
        this.changed();
      } else this.#lose();
    };
    this.changed();
  }

  /**
   * Ask the house for something; returns the id of the request.
   * @param {Wish} wish
   * @returns {string}
   */
  ask(wish) {
    const id = newId();
    const request = /** @type {Request} */ ({ ...wish, id });
    this.pending.set(id, request);
    this.#remember();
    if (this.state === "open") this.#put(request);
    else if (this.state === "lost") this.connect();
    return id;
  }

  /** Whether something that changes the table is on its way. */
  get waits() {
    for (const request of this.pending.values()) if (!FLEETING.has(request.type) && request.type !== "say") return true;
    return false;
  }

  /**
   * A change of the table is told by what differs from what this socket told of it last.
   * @param {Sent} sent
   * @returns {Message}
   */
  #whole(sent) {
    if (sent.type === "delta") {
      if (!this.table) throw new Error("a change of nothing");
      this.table = patched(this.table, sent);
    } else if (sent.type === "table") this.table = sent;
    else return sent;
    /** Whoever hears it may keep and change it. @type {Told} */
    const told = { ...this.table, whole: sent.type === "table" };
    return told;
  }

  /** A table is the answer to a look, and bears no id. */
  #looked() {
    for (const [id, request] of this.pending) if (request.type === "look") this.pending.delete(id);
    if (!this.pending.size) clearTimeout(this.watch);
  }

  /** @param {Request} request */
  #put(request) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(request));
    this.#await(this.socket);
  }

  /** A line that stays silent too long is opened anew. @param {WebSocket} socket */
  #await(socket) {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      if (this.socket === socket) this.#lose();
    }, PATIENCE);
  }

  #drop() {
    const old = this.socket;
    this.socket = null;
    clearTimeout(this.watch);
    if (old) {
      old.onopen = old.onmessage = old.onclose = null;
      old.close();
    }
  }

  #lose() {
    if (this.state === "gone") return;
    this.#drop();
    clearTimeout(this.timer);
    this.state = "lost";
    const pause = BACKOFF[this.tries];
    this.tries += 1;
    // after the last step of the ladder only the person, or the network coming back, opens the line
    this.retryAt = pause === undefined || !navigator.onLine ? 0 : Date.now() + pause;
    if (this.retryAt) this.timer = setTimeout(() => this.connect(), pause);
    this.changed();
  }

  /** Keep what is under way for a reload of the page. */
  #remember() {
    const kept = [...this.pending.values()].filter((r) => !FLEETING.has(r.type));
    try {
      if (kept.length) sessionStorage.setItem(this.store, JSON.stringify(kept));
      else sessionStorage.removeItem(this.store);
    } catch {
      // a full or forbidden store only costs the memory of a reload
    }
  }

  #remembered() {
    try {
      const kept = /** @type {Request[]} */ (JSON.parse(sessionStorage.getItem(this.store) ?? "[]"));
      for (const request of kept) this.pending.set(request.id, request);
    } catch {
      // as above
    }
  }
}
