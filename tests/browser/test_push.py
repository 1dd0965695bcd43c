"""Word of a turn in a browser without a page: asked for in the settings, shown by the service worker."""

import json

from playing import ready, until
from visitors import Invite

PUSH_SERVICE = """
Notification.requestPermission = async () => 'granted';
PushManager.prototype.subscribe = async function (wanted) {
  window.wanted = wanted;
  const subscription = {
    endpoint: 'https://93.184.216.34/push/1',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  };
  return { toJSON: () => subscription };
};
"""
"""Stands for the push service of the browser's maker, which this browser cannot reach. Its address is public."""


def test_who_wants_to_be_called_is_called_without_a_page(invite: Invite) -> None:
    anna = invite("Anna")
    anna.context.grant_permissions(["notifications"])
    anna.context.add_init_script(PUSH_SERVICE)
    table = anna.post(
        "/api/v1/tables", {"game": "kurier", "seats": 2, "bots": {"1": "apprentice"}, "options": {"start_player": "1"}}
    )
    page = anna.page(f"/table/{table['id']}")
    ready(page)
    page.get_by_role("button", name="Settings").first.click()
    page.locator("#like-notify").check()
    until(page, "await fetch('/api/v1/me/push').then((a) => a.json()).then((told) => told.listens)")
    assert page.evaluate("fetch('/api/v1/me/push').then((a) => a.json()).then((told) => told.key)") == page.evaluate(
        "wanted.applicationServerKey"
    )
    assert page.evaluate("wanted.userVisibleOnly") is True

    wire = anna.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"] if not one["isDeleted"]),
    )
    wire.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    page.goto(anna.url + "/")
    message = {"title": "It is your turn", "body": "Kurier des Zaren", "path": f"/table/{table['id']}", "tag": "t"}
    wire.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": anna.url, "registrationId": found[-1], "data": json.dumps(message)},
    )
    shown = page.wait_for_function(
        """navigator.serviceWorker.ready.then((known) => known.getNotifications())
        .then((all) => all.length && all.map((one) => [one.title, one.body, one.data]))"""
    ).json_value()
    assert shown == [["It is your turn", "Kurier des Zaren", f"{anna.url}/table/{table['id']}"]]

    # a browser that the house has lost is known again when it comes back
    page.evaluate("fetch('/api/v1/me/push', { method: 'DELETE' })")
    until(page, "await fetch('/api/v1/me/push').then((a) => a.json()).then((told) => !told.listens)")
    page.goto(f"{anna.url}/table/{table['id']}")
    ready(page)
    until(page, "await fetch('/api/v1/me/push').then((a) => a.json()).then((told) => told.listens)")
    page.get_by_role("button", name="Settings").first.click()
    page.locator("#like-notify").uncheck()
    until(page, "await fetch('/api/v1/me/push').then((a) => a.json()).then((told) => !told.listens)")
