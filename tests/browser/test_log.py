"""The log on the screen: who arrives is told its end, and who scrolls up is told what was before."""

from playing import Player, ready, until
from visitors import Invite

_END_ONLY = """() => {
  const { log } = serai.book;
  window.asked = [];
  serai.line.ask = (wish) => (asked.push(wish), `${wish.type} ${asked.filter((one) => one.type === wish.type).length}`);
  window.all = log.told.slice();
  const last = all.slice(-4);
  log.take({ ...serai.live, log: last, log_from: last[0].number }, true, log.mine);
  return [log.first > 0, document.querySelectorAll('.log-lines li:not(.fold)').length];
}"""
_ANSWER = """([id, viewer]) => {
  const { log } = serai.book;
  log.before({ type: 'log', id, viewer, log_from: 0, log: all.filter((line) => line.number < log.first) });
  return log.told.map((line) => line.text).join() === all.map((line) => line.text).join();
}"""


def test_earlier_lines_come_when_they_are_asked_for(invite: Invite) -> None:
    page = invite("Anna").at_table("kurier")
    player = Player(page)
    while player.steps < 12 and player.turn() != "over":
        ready(page)
    # nobody else has anything to do now that would be told meanwhile
    until(page, "serai.calm && serai.live.choices.length > 0", 30)
    assert page.evaluate(_END_ONLY) == [True, 4]
    first = page.evaluate("serai.book.log.first")
    earlier = page.locator(".log-lines .earlier button")
    assert earlier.inner_text() == "Earlier lines"
    earlier.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    asked = page.evaluate("asked.filter((wish) => wish.type === 'log')")
    assert [wish["before"] for wish in asked] == [first], "one thing is asked once"
    viewer = page.evaluate("serai.live.viewer")
    assert page.evaluate(_ANSWER, ["another request", viewer]) is False
    assert page.evaluate(_ANSWER, ["log 1", viewer]) is True
    assert earlier.count() == 0, "that was the beginning"
    assert page.evaluate("document.activeElement.classList.contains('log-lines')"), "the focus is not lost"


def test_lines_that_another_seat_saw_are_not_taken(invite: Invite) -> None:
    page = invite("Anna").at_table("kurier")
    player = Player(page)
    while player.steps < 12 and player.turn() != "over":
        ready(page)
    page.evaluate(_END_ONLY)
    page.locator(".log-lines .earlier button").click()
    assert page.evaluate(_ANSWER, ["log 1", 2]) is False
    assert page.locator(".log-lines .earlier button").count() == 1


def test_a_message_that_leaves_a_gap_begins_the_log_anew(invite: Invite) -> None:
    page = invite("Anna").at_table("kurier")
    told = page.evaluate(
        """() => {
          const { log } = serai.book;
          const number = log.last + 50;
          const late = [{ number: number - 1, text: 'later', seat: 1 }];
          const message = { ...serai.live, number, log: late, log_from: number - 5 };
          log.take(message, false, log.mine);
          return [log.told.map((line) => line.text), log.first === number - 5];
        }"""
    )
    assert told == [["later"], True]
