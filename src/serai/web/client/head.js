// The head of the table: name, seats, tools and menu; and on a narrow screen a line of words that jump to the panels.
import { base, onlyHere } from "./base.js";
import * as dialogs from "./dialogs.js";
import { h, iconButton, say, sentence } from "./dom.js";
import { t } from "./strings.js";

/** @typedef {import("./wire.js").TableMessage} TableMessage */
/** @typedef {import("./wire.js").Manage["what"]} Managed */

export class Head {
  /**
   * @param {import("./app.js").Config} config
   * @param {HTMLElement} seats
   * @param {import("./tips.js").Tips} tips
   * @param {object} hooks
   * @param {() => TableMessage | null} hooks.table the newest truth
   * @param {(what: Managed) => void} hooks.manage
   * @param {(order: string) => void} hooks.order give or take back a standing order
   * @param {() => void} hooks.result
   * @param {() => void} hooks.settings
   * @param {() => void} hooks.help
   * @param {() => void} hooks.closer zoom in
   * @param {() => boolean} hooks.missed whether there is something to watch again
   * @param {() => void} hooks.again
   */
  constructor(config, seats, tips, hooks) {
    this.config = config;
    this.tips = tips;
    this.hooks = hooks;
    this.status = h("span", { class: "table-status" });
    this.result = iconButton("trophy", t("result"), () => hooks.result(), { class: "to-result" });
    this.result.hidden = true;
    const menu = iconButton("menu", t("menu"), () => this.#menu(menu));
    menu.setAttribute("aria-haspopup", "true");
    this.tools = h("nav", { class: "head-tools", "aria-label": t("menu") }, this.result,
      iconButton("rules", t("rules"), () => this.rules(), { class: "to-rules" }),
      iconButton("gear", t("settings"), () => hooks.settings(), { class: "to-settings" }), menu);
    this.element = h("header", { class: "head" },
      h("a", { class: "brand-link", href: `${base}/`, "aria-label": t("home") }, h("span", { class: "brand-mark", "aria-hidden": "true" }), h("span", { class: "brand-name" }, "Serai")),
      h("h1", { class: "table-title" }, config.title), this.status, seats, this.tools);
  }

  /** @param {TableMessage} table */
  show(table) {
    this.result.hidden = table.status !== "over";
    const watching = !table.seats.some((s) => s.you);
    say(this.status, watching && table.status !== "over" ? t("spectator") : table.status === "waiting" ? t("waiting") : "");
  }

  /** The rules, open at this heading. @param {string} [heading] */
  rules(heading = "") {
    void dialogs.openRules(this.config.rules, `${base}/rules/${this.config.game}`, heading);
  }

  /** @param {HTMLElement} button */
  #menu(button) {
    const table = this.hooks.table();
    const mine = table?.seats.some((s) => s.you) ?? false;
    /** @type {{ label: string, act: () => void }[]} */
    const options = [
      { label: t("rules"), act: () => this.rules() },
      { label: t("settings"), act: () => this.hooks.settings() },
      { label: t("help"), act: () => this.hooks.help() },
    ];
    if (this.hooks.missed()) options.push({ label: t("playout_again"), act: () => this.hooks.again() });
    for (const order of table?.orders ?? []) {
      options.push({ label: `${order.given ? "✓ " : ""}${t("orders")}: ${order.label}`, act: () => this.hooks.order(order.order) });
    }
    if (this.config.join) options.push({ label: t("copy_link"), act: () => void this.#copyLink() });
    options.push({ label: t("zoom_in"), act: () => this.hooks.closer() });
    if (mine && table?.host && table.status === "running") options.push({ label: t("pause"), act: () => this.hooks.manage("pause") });
    if (mine && table?.host && table.status === "paused") options.push({ label: t("resume"), act: () => this.hooks.manage("resume") });
    if (mine && table?.status !== "over" && table?.status !== "closed") options.push({ label: t("leave"), act: () => void dialogs.openLeave((what) => this.hooks.manage(what)) });
    options.push({ label: t("home"), act: () => location.assign(`${base}/`) });
    this.tips.ask(button.getBoundingClientRect(), t("menu"), options);
  }

  /** Hand the invitation to the device's share sheet, where it has one; else it is copied. */
  async #copyLink() {
    if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title: this.config.title, url: location.origin + this.config.join }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(location.origin + this.config.join);
      if (onlyHere()) dialogs.toast(t("copied_local"), "no");
      else dialogs.toast(t("copied"), "yes");
    } catch {
      dialogs.toast(`${t("share")} ${location.origin}${this.config.join ?? ""}`, "yes");
    }
  }
}

export class Jumps {
  /** @param {import("./stage.js").Stage} stage @param {import("./book.js").Book} book @param {() => number} glide */
  constructor(stage, book, glide) {
    this.stage = stage;
    this.book = book;
    this.glide = glide;
    this.element = h("nav", { class: "panel-tabs", "aria-label": t("table") });
    this.shape = "";
    /** @type {Element | null} */
    this.chat = null;
    this.badge = h("span", { class: "mark-n about", hidden: true });
  }

  /** @param {import("./wire.js").SceneMessage} scene @param {boolean} narrow */
  show(scene, narrow) {
    this.element.hidden = !narrow;
    if (!narrow) return;
    const shape = scene.panels.map((p) => `${p.id}|${p.title ?? ""}`).join("\n");
    if (this.shape === shape) return;
    this.shape = shape;
    this.element.replaceChildren(
      ...scene.panels.map((panel) => {
        const button = this.#button(sentence(panel.title || t("board")), () => this.stage.laid.get(panel.id)?.section);
        button.dataset.panel = panel.id;
        return button;
      }),
      ...(/** @type {const} */ (["log", "chat"])).map((tab) => this.#button(t(tab), () => {
        this.book.choose(tab);
        return this.book.element;
      })),
    );
    this.chat = this.element.lastElementChild;
    this.chat?.append(this.badge);
    this.unread(this.book.unread);
  }

  /** Chat that was not read comes first, so that it is seen wherever one looks. @param {number} count */
  unread(count) {
    this.badge.hidden = !count;
    say(this.badge, String(count));
    this.badge.setAttribute("aria-label", t("unread", { n: count }));
    this.chat?.classList.toggle("has-news", count > 0);
    if (count && this.chat) this.element.scrollLeft = 0;
  }

  /** @param {string} words @param {() => HTMLElement | undefined} to */
  #button(words, to) {
    const jump = () => to()?.scrollIntoView({ block: "start", behavior: this.glide() ? "smooth" : "auto" });
    return h("button", { type: "button", onclick: jump }, words);
  }

  /** Mark the panels in which something can be chosen. @param {ReadonlySet<string>} panels */
  mark(panels) {
    for (const button of this.element.children) {
      button.classList.toggle("has-target", panels.has(/** @type {HTMLElement} */ (button).dataset.panel ?? ""));
    }
  }
}
