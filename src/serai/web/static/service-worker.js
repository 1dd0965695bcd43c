// Shows word of a turn that the house sends while no page is open, and leads to the table when it is clicked.

const scope = new URL(self.registration.scope);

/** @param {string} path of a page, as the house sends it */
const address = (path) => new URL(scope.pathname.replace(/\/$/, "") + path, scope.origin).href;

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** @param {{ title?: string, body?: string, path?: string, tag?: string, lang?: string }} told */
async function show({ title = "Serai", body = "", path = "/", tag, lang }) {
  const page = address(path);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((one) => one.visibilityState === "visible" && one.url.split(/[?#]/)[0] === page)) return;
  await self.registration.showNotification(title, { body, tag, lang, data: page, icon: address("/favicon.ico") });
}

/** @param {string} page */
async function open(page) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = pages.find((one) => one.url.split(/[?#]/)[0] === page);
  if (known) await known.focus();
  else await self.clients.openWindow(page);
}
