// When it is your turn: title, icon, badge of the app, notification.
import { t } from "./strings.js";

export class Attention {
  /** @param {string} title the title of the table */
  constructor(title) {
    this.title = title;
    this.turn = false;
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
    document.title = this.turn ? `● ${unread}${t("your_turn")} – ${this.title}` : `${unread}${this.title} – Serai`;
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
      for (const link of document.querySelectorAll('link[rel~="icon"]')) link.remove();
      const link = document.createElement("link");
      link.rel = "icon";
      link.href = turn ? new URL("./icon-turn.svg", import.meta.url).href : this.plain || new URL("./icon.svg", import.meta.url).href;
      document.head.append(link);
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
