// Opens the table that the page speaks of: an element #serai-table, and beside it #serai-config, a script element that
// holds data (see Config in app.js): table, game, title, lang, socket, rules, replay, record, join, me, settings.
import { App } from "./app.js";

const config = /** @type {import("./app.js").Config} */ (JSON.parse(document.getElementById("serai-config")?.textContent || "{}"));
const home = document.getElementById("serai-table");
if (home) {
  // the client has a heading of its own
  home.parentElement?.querySelector(":scope > h1")?.remove();
  Object.assign(window, { serai: new App(config, home) });
}
