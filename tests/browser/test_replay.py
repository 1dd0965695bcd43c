"""The replay of a game that is over: every step on the client's own table, by links, slider, keys and by itself."""

import itertools

import pytest
from playing import until
from visitors import Finished, Invite

import serai
from serai.core.registry import game_ids

NAME = "kurier"


def test_the_pieces_go_step_by_step(invite: Invite, finished: Finished) -> None:
    table = finished.table(NAME, 3)
    page = invite().page(f"/replay/{table}?at=4")
    until(page, "window.serai?.stage?.items.size > 0")
    assert page.locator("img.stage").count() == 0

    def where() -> object:
        return page.evaluate("[...serai.stage.items].map(([id, item]) => [id, item.at.x, item.at.y])")

    before = where()
    page.locator("a[data-step='+1']").click()
    until(page, "serai.at === 5")
    assert "at=5" in page.url
    page.keyboard.press("ArrowLeft")
    until(page, "serai.at === 4 && !serai.stage.moved")
    assert where() == before
    page.locator("#at").fill("9")
    until(page, "serai.at === 9")
    page.locator(".log a[data-at]").first.click()
    until(page, "serai.at < 9")
    page.locator("a[data-step='end']").click()
    until(page, "serai.at === serai.config.steps")
    assert page.locator(".log [aria-current=step]").count() == 1


def test_it_plays_by_itself_at_the_speed_chosen(invite: Invite, finished: Finished) -> None:
    page = invite("Anna", "nl", phone=True).page(f"/replay/{finished.table(NAME, 3)}?at=0")
    until(page, "window.serai?.stage?.items.size > 0")
    page.locator(".speed").select_option("fast")
    page.locator("[data-play]").click()
    until(page, "serai.at >= 3", 20)
    page.keyboard.press("ArrowLeft")
    assert page.locator("[data-play]").get_attribute("aria-pressed") == "false"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_other_eyes_see_the_same_moment(invite: Invite, finished: Finished) -> None:
    """The moment is kept when one looks through other eyes, and what they could not see is not even sent."""
    page = invite().page(f"/replay/{finished.table('himalaya', 3)}?at=0")
    until(page, "window.serai?.stage?.items.size > 0")
    page.keyboard.press("ArrowRight")
    until(page, "serai.at === 1")
    page.locator(".pills a").nth(2).click()
    page.wait_for_url("**seat=2**")
    until(page, "window.serai?.stage?.items.size > 0")
    assert page.evaluate("serai.at") == 1
    assert "eyes=2" in page.evaluate("serai.config.query")


def test_the_chances_lead_to_their_moments(invite: Invite, finished: Finished) -> None:
    """A click on the graph, on a moment that mattered or in a list goes there; one click more plays on from it."""
    page = invite().page(f"/replay/{finished.table(NAME, 3)}?at=2")
    until(page, "window.serai?.stage?.items.size > 0")
    page.locator("[data-course]").click()
    page.wait_for_selector(".course-plot", timeout=60_000)
    page.locator(".course-plot svg").scroll_into_view_if_needed()
    graph = page.locator(".course-plot svg").bounding_box()
    assert graph is not None
    page.mouse.click(graph["x"] + graph["width"] / 2, graph["y"] + 3)
    until(page, "Math.abs(serai.at / serai.config.steps - 0.5) < 0.1")
    until(page, "Math.abs(document.querySelector('.now').x1.baseVal.value - 1000 * serai.at / serai.config.steps) < 1")
    moment = page.locator(".moments a").last
    assert "%" in moment.inner_text()
    at = moment.get_attribute("data-at")
    moment.click()
    until(page, f"serai.at === {at}")
    assert page.locator("[data-what-if] [name=at]").input_value() == at
    page.reload()
    page.wait_for_selector(".course-plot")
    page.locator(".moments form button").last.click()
    page.wait_for_url("**/table/**")
    until(page, f"window.serai?.calm && serai.live.number >= {at} && serai.live.choices.length > 0")
    assert page.evaluate("serai.live.casual && serai.live.seats.filter((seat) => !seat.bot).length === 1")
    page.keyboard.press("h")
    page.wait_for_selector(".coach .plus")
    page.evaluate("serai.requests.act(serai.live.choices[0])")
    until(page, f"serai.live.number > {at} && !document.querySelector('.coach')")


def test_without_scripts_the_still_pictures_do(invite: Invite, finished: Finished) -> None:
    guest = invite()
    context = guest.context.browser.new_context(java_script_enabled=False)  # type: ignore[union-attr]
    page = context.new_page()
    page.goto(f"{guest.url}/replay/{finished.table(NAME, 3)}?at=2")
    assert page.locator("img.stage").is_visible()
    page.locator("a[data-step='+1']").click()
    page.wait_for_url("**at=3**")
    assert "/picture/3.svg" in (page.locator("img.stage").get_attribute("src") or "")
    context.close()


@pytest.mark.parametrize("name", sorted(game_ids()))
def test_every_game_can_be_looked_back_upon(name: str, invite: Invite, finished: Finished) -> None:
    game = serai.game(name)
    table = finished.table(name, next(n for n in game.seats if n >= min(3, game.seats[-1])))
    page = invite().page(f"/replay/{table}")
    until(page, "window.serai?.stage?.items.size > 0", 30)
    steps = page.evaluate("serai.config.steps")
    for at in (steps // 2, 0, 1):
        page.evaluate(f"serai.go({at})")
        until(page, f"serai.at === {at} && !serai.stage.moved")


def test_with_all_open_everybodys_goods_have_a_row_of_their_own(invite: Invite, finished: Finished) -> None:
    """Ilôs: the stocks of all lie open in a replay; no row runs into the next, and all are on the sheet."""
    page = invite().page(f"/replay/{finished.table('ilos', 3)}?at=200")
    until(page, "window.serai?.stage?.items.size > 0")
    rows = page.evaluate(
        """[0, 1, 2].map((seat) => {
          const all = [...serai.stage.items.values()].filter((item) => item.data.panel === 'players');
          const own = all.filter((item) => item.id.split(':')[1] === String(seat)).map((item) => item.data);
          return [Math.min(...own.map((d) => d.y - d.height / 2)), Math.max(...own.map((d) => d.y + d.height / 2))];
        })"""
    )
    rows.sort()
    assert all(above[1] <= below[0] + 4 for above, below in itertools.pairwise(rows))
    assert rows[-1][1] <= page.evaluate("serai.stage.laid.get('players').data.height")
