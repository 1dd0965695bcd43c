// When it is your turn: title, icon, badge of the app, notification.
import { t } from "./strings.js";

export class Attention {
  /** @param {string} title the title of the table */
  constructor(title) {
    this.title = title;
    this.turn = false;
    /** What the icon tells. */
    this.signed = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** Lines of chat that nobody has read here. */
    this.lines = 0;
    this.link = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel~="icon"]'));
    this.plain = this.link?.getAttribute("href") ?? "";
  }

  /** @param {number} count of lines of chat */
  unread(count) {
    this.lines = count;
    this.#name();
  }

  #name() {
    const unread = this.lines ? `(${this.lines}) ` : "";
    const title = this.turn ? `● ${unread}${t("your_turn")} – ${this.title}` : `${unread}${this.title} – Serai`;
    if (document.title !== title) document.title = title;
  }

  /** The icon tells whether it is the viewer's turn. */
  #sign() {
    if (this.turn === this.signed) return;
    this.signed = this.turn;
    for (const link of document.querySelectorAll('link[rel~="icon"]')) link.remove();
    const link = document.createElement("link");
    link.rel = "icon";
    link.href = this.turn ? new URL("./icon-turn.svg", import.meta.url).href : this.plain || new URL("./icon.svg", import.meta.url).href;
    document.head.append(link);
  }

  /**
   * @param {boolean} turn
   * @param {boolean} notify
   * @param {string} prompt
   * @returns {boolean} whether the turn came just now
   */
  set(turn, notify, prompt) {
    const came = turn && !this.turn;
    const changed = turn !== this.turn;
    this.turn = turn;
    this.#name();
    if (changed) {
      clearTimeout(this.timer);
      // a turn that passes at once is not worth another icon to who looks on
      if (document.hidden) this.#sign();
      else this.timer = setTimeout(() => this.#sign(), 300);
      const app = /** @type {{ setAppBadge?: (n: number) => Promise<void>, clearAppBadge?: () => Promise<void> }} */ (navigator);
      const done = turn ? app.setAppBadge?.(1) : app.clearAppBadge?.();
      done?.catch(() => undefined);
    }
    if (came && notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
      const note = new Notification(t("your_turn_at", { title: this.title }), { body: prompt, tag: location.pathname });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    }
    return came;
  }
}
