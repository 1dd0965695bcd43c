"""What cannot be chosen says why: under the mouse, a finger, and the keyboard's focus."""

import pytest
from playing import Player, ready, until
from playwright.sync_api import Page
from visitors import Invite

_SPOT = """(wanted) => {
  const { stage, choosing } = serai;
  const aims = choosing.targets();
  const origin = stage.overlay.getBoundingClientRect();
  for (const item of stage.items.values()) {
    if (!item.id.startsWith(wanted) || !item.seen || !item.data.tip || aims.has(item.id)) continue;
    const x = origin.left + item.at.x + item.at.w / 2, y = origin.top + item.at.y + item.at.h / 2;
    if (x > 0 && y > 140 && x < innerWidth && y < innerHeight - 20) {
      const near = [...aims.keys()].some((id) => {
        const at = stage.item(id).at;
        const [cx, cy] = [item.at.x + item.at.w / 2, item.at.y + item.at.h / 2];
        return cx > at.x - 30 && cx < at.x + at.w + 30 && cy > at.y - 30 && cy < at.y + at.h + 30;
      });
      if (!near) return { x, y, id: item.id };
    }
  }
  return null;
}"""

_STEPS = 4
"""So many steps may be taken before there is something that cannot be chosen."""
SHOWN = "document.querySelector('#serai-tip:not([hidden]) .tip-why')?.textContent"


def why(page: Page, wanted: str, *, touch: bool = False) -> str:
    """Point at a thing of this kind that cannot be chosen; what it says."""
    spot = page.evaluate(_SPOT, wanted)
    player = Player(page, "touch" if touch else "mouse")
    for _ in range(_STEPS):
        if spot is not None:
            break
        player.turn()  # who begins in Himalaya may choose among all villages: then one is chosen
        until(page, "window.serai?.calm && serai.live.choices.length > 0", 30)
        ready(page)
        page.wait_for_timeout(400)  # what changes beneath a pointer that rests takes its word away
        spot = page.evaluate(_SPOT, wanted)
    assert spot is not None, f"nothing to point at: {wanted}"
    if touch:
        page.touchscreen.tap(spot["x"], spot["y"])
    else:
        page.mouse.move(5, 5)
        page.mouse.move(spot["x"], spot["y"])
    until(page, SHOWN)
    return str(page.evaluate(SHOWN))


KINDS = {
    "kurier": ["inn:", "closed:", "palace"],
    "brillance": ["space:"],
    "ilos": ["deck", "price:"],
    "feuville": ["tile:", "person:", "decree:", "city"],
    "himalaya": ["region:", "village:"],
}


@pytest.mark.parametrize("name", KINDS)
def test_what_lies_there_says_why_it_cannot_be_chosen(invite: Invite, name: str) -> None:
    page = invite("Anna", "en").at_table(name, 3)
    for kind in KINDS[name]:
        text = why(page, kind)
        assert len(text) > 10
        assert "{" not in text


def test_a_finger_and_the_keyboard_learn_it_too(invite: Invite) -> None:
    phone = invite("Anna", "nl", phone=True).at_table("kurier", 3)
    phone.evaluate("document.querySelector('.panel-board').scrollIntoView()")
    assert why(phone, "closed:", touch=True).startswith("Bij het Datscha-Domizil hangt het bordje")
    desk = invite("Bram", "en").at_table("kurier", 3)
    desk.keyboard.press("ArrowRight")
    until(desk, "document.activeElement?.classList.contains('target')")
    for _ in range(12):
        desk.keyboard.press("Shift+ArrowUp")
        if desk.evaluate("document.activeElement?.classList.contains('looked-at')"):
            break
    until(desk, SHOWN)
    assert desk.evaluate("document.activeElement.getAttribute('aria-describedby')") == "serai-tip"
    desk.keyboard.press("Enter")
    assert desk.evaluate("serai.line.waits") is False, "what cannot be chosen is not chosen"
    desk.keyboard.press("ArrowDown")
    until(desk, "document.activeElement?.classList.contains('target')")
    assert desk.locator(".looked-at").count() == 0
