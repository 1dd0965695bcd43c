// Word of a turn while no page is open: this browser asks its maker's push service for an address, and tells the house.

/** @param {string} me the address of this person in the house's API */
const worker = (me) => me.replace(/\/api\/.*$/, "/service-worker.js");

/**
 * Hear of turns in this browser from now on, where it can: over https or on this very computer.
 *
 * @param {string} me
 * @returns {Promise<boolean>} whether it will
 */
export async function listen(me) {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return false;
  try {
    const answer = await fetch(`${me}/push`);
    if (!answer.ok) return false;
    const { key } = await answer.json();
    await navigator.serviceWorker.register(worker(me));
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    const made = await pushManager.subscribe(wanted).catch(async () => {
      // an address that was asked for with another key: of a house that stood here before
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wanted);
    });
    const { endpoint, keys } = made.toJSON();
    const told = await fetch(`${me}/push`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth }),
    });
    return told.ok;
  } catch {
    return false; // then there is word only while a page is open
  }
}

/**
 * Go on hearing of turns where this was wished for, here or in another browser, and this one may show notifications.
 *
 * @param {string} me
 */
export async function keepListening(me) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const answer = await fetch(`${me}/push`);
    if (answer.ok && !(await answer.json()).listens) await listen(me);
  } catch {
    // at the next visit, then
  }
}

/** @param {string} me */
export async function stopListening(me) {
  try {
    await fetch(`${me}/push`, { method: "DELETE" });
    const known = await navigator.serviceWorker?.getRegistration(worker(me));
    await (await known?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // the push service will say that nobody listens any more
  }
}
