"""Who is here, who speaks, who was signed out: what the client shows of the people at a table."""

from playing import until
from playwright.sync_api import Route
from visitors import Invite

AWAY = "[...document.querySelectorAll('.seat.away .seat-name')].map((e) => e.textContent)"


def test_who_came_while_the_art_was_loading_is_not_called_away(invite: Invite) -> None:
    anna, bert = invite("Anna"), invite("Bert")
    table = anna.post("/api/v1/tables", {"game": "kurier", "seats": 2})
    bert.post(f"/api/v1/tables/{table['id']}/sit", {"invitation": table["invitation"]})
    held: list[Route] = []
    page = bert.page()
    page.route("**/art/**", lambda route: held.append(route))  # noqa: PLW0108 - a method of list will not do
    page.goto(f"{bert.url}/table/{table['id']}", wait_until="domcontentloaded")
    until(page, "window.serai?.pump.queue.length > 0")
    assert page.evaluate("serai.pump.queue[0].seats.map((s) => !!s.here)") == [False, True]
    host = anna.page(f"/table/{table['id']}")
    until(host, "window.serai?.calm")
    until(page, "serai.seats.seats[0]?.here")
    held[0].continue_()
    until(page, "window.serai?.calm", 25)
    assert page.evaluate("serai.live.seats.map((s) => !!s.here)") == [True, True]
    assert page.evaluate(AWAY) == []


def test_an_older_picture_of_the_table_does_not_say_who_is_here(invite: Invite) -> None:
    page = invite("Anna").at_table(seats=3)
    shown = page.evaluate(
        """() => {
          const { live, pump, line } = serai;
          const seats = (here) => live.seats.map((s) => ({ ...s, bot: '', here }));
          pump.timer = setTimeout(() => undefined, 60000);  // something is still moving
          const first = { ...live, number: live.number, seats: seats(false) };
          pump.queue.push(first, { ...first });
          line.hear({ type: 'presence', seats: seats(true), watching: 2 });
          const now = serai.live.seats.map((s) => s.here);
          const waiting = pump.queue.map((m) => m.seats.map((s) => s.here));
          serai.showing.flush();
          return [now, ...waiting, serai.live.seats.map((s) => s.here)];
        }"""
    )
    assert shown == [[True] * 3] * 4
    assert page.evaluate(AWAY) == []


def test_the_chat_tells_who_plays_and_who_watches(invite: Invite) -> None:
    anna, carl = invite("Anna"), invite("Carl")
    page = anna.at_table()
    other = carl.page(page.url.removeprefix(carl.url))
    until(other, "window.serai?.calm")
    page.evaluate("serai.line.ask({ type: 'say', text: 'My turn' })")
    other.evaluate("serai.line.ask({ type: 'say', text: 'I look on' })")
    for one in (page, other):
        until(one, "document.querySelectorAll('.chat-lines li').length === 2")
        tags = one.evaluate(
            "[...document.querySelectorAll('.chat-lines li')].map((e) => e.querySelector('.tag').textContent)"
        )
        role = one.evaluate("serai.live.seats[0].role")
        assert tags == [role, "watching"]
    other.reload()
    until(other, "document.querySelectorAll('.chat-lines li').length === 2")
    assert other.locator(".chat-lines .tag.seated").inner_text() == role
    # under a player's name nobody else speaks
    carl.post("/api/v1/me", {"name": "Аnna"})
    other.reload()
    until(other, "window.serai?.calm")
    other.evaluate("serai.line.ask({ type: 'say', text: 'I am Anna' })")
    other.get_by_text("Somebody at this table is called").wait_for()
    assert page.locator(".chat-lines li").count() == 2


def test_who_is_signed_out_is_told_so_at_the_table(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.at_table()
    page.evaluate("serai.line.ask({ type: 'say', text: 'Hello' })")
    anna.post("/api/v1/me/signout", {"everywhere": True})
    page.locator(".banner", has_text="You have been logged out.").wait_for()
    assert page.locator(".banner a").get_attribute("href") == "/login"
    assert page.evaluate("[serai.line.state, serai.line.pending.size]") == ["gone", 0]
