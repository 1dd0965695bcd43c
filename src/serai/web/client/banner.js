// What is told when the line to the house is lost: what happened, what comes next, and a button.
import { base } from "./base.js";
import { h, say } from "./dom.js";
import { t } from "./strings.js";

export class Banner {
  /** @param {import("./socket.js").Line} line */
  constructor(line) {
    this.line = line;
    this.element = h("div", { class: "banner", role: "alert", hidden: true });
    this.words = "";
  }

  /** Tell how the line is now. */
  show() {
    const { state, retryAt, waits } = this.line;
    if (state === "open" || (state === "connecting" && this.line.tries === 0)) {
      this.element.hidden = true;
      return;
    }
    if (state === "connecting") return;
    if (state === "gone" && this.line.signedOut) {
      this.element.replaceChildren(h("span", null, t("signed_out")), h("a", { class: "link-button", href: `${base}/login` }, t("log_in")));
    } else if (state === "gone") {
      this.element.replaceChildren(h("span", null, t("gone")), h("a", { class: "link-button", href: `${base}/` }, t("gone_home")));
    } else {
      const wait = retryAt ? Math.max(1, Math.ceil((retryAt - Date.now()) / 1000)) : 0;
      const words = [t(navigator.onLine ? "lost" : "lost_offline"), waits && t("lost_sending")].filter(Boolean).join(" ");
      if (this.words !== words || this.element.hidden) {
        this.words = words;
        this.element.replaceChildren(h("span", null, words), h("span", { class: "wait", "aria-hidden": "true" }),
          h("button", { type: "button", class: "primary", onclick: () => this.line.connect() }, t("reconnect")));
      }
      const count = this.element.querySelector(".wait");
      if (count instanceof HTMLElement) say(count, wait ? t("lost_wait", { n: wait }) : "");
    }
    this.element.hidden = false;
  }
}
