"""A data file is checked as soon as it is chosen, before any table is made."""

from pathlib import Path

from playwright.sync_api import Browser, ViewportSize
from visitors import Server

import serai


def test_all_mistakes_of_a_chosen_file_are_told(server: Server, browser: Browser, tmp_path: Path) -> None:
    text = serai.game("kurier").data_text
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace("turn_limit =", "turn_limt =").replace("value = 8", "value = 800"), encoding="utf-8")
    context = browser.new_context(viewport=ViewportSize(width=1440, height=900), locale="nl-NL")
    page = context.new_page()
    page.goto(f"{server.url}/new/kurier")
    page.locator("details.more summary").click()
    verdict = page.locator("#data-verdict")
    page.locator("#data").set_input_files(bad)
    verdict.locator("li").first.wait_for()
    told = verdict.locator("li").all_inner_texts()
    assert len(told) == 4
    assert any("Bedoel je “turn_limit”?" in line for line in told)
    page.screenshot(path=str(tmp_path / "bad.png"), full_page=True)
    page.locator("#data").set_input_files(good)
    verdict.locator("p", has_text="niets mis").wait_for()
    assert verdict.locator("li").count() == 0
    context.close()
