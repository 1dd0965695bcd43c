"""The figures of the rules: drawn from positions, and examples that the engine plays out on request."""

import pytest
from webhouse import Visitor

import serai
from serai.core.texts import LANGUAGES
from serai.web import figures as figuring
from serai.web.figures import BrokenFigure, figure, figures, strip

MOST = 12
"""The style sheet knows so many moments of an example."""
LEAST = {"himalaya": 2}
"""Examples that are played out; three where nothing is said. A round of Himalaya is a long one."""


@pytest.mark.parametrize("name", serai.game_ids())
def test_examples_are_played_out_in_both_languages(name: str) -> None:
    played = [label for label in figures(name) if strip(name, "en", label)]
    assert len(played) >= LEAST.get(name, 3)
    for label in played:
        told = {lang: strip(name, lang, label) for lang in LANGUAGES}
        assert len({len(frames) for frames in told.values()}) == 1
        for lang, frames in told.items():
            assert len(frames) <= MOST
            assert all(frame.text.strip() for frame in frames), f"{name} {label} {lang}: a moment without a word"
        assert all(nl.text != en.text for nl, en in zip(told["nl"], told["en"], strict=True))


@pytest.mark.parametrize("name", serai.game_ids())
def test_an_example_goes_on_from_its_figure(name: str) -> None:
    for label in figures(name):
        first, played = figure(name, "en", label), strip(name, "en", label)
        assert first is not None
        assert not played or played[-1].drawn != first


def test_an_example_that_the_rules_do_not_allow_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = dict(figures("kurier")["full-inn"]) | {"play": "1 travel; 1 from iwan"}
    monkeypatch.setattr(figuring, "figures", lambda name: {"full-inn": broken})
    strip.cache_clear()
    try:
        with pytest.raises(BrokenFigure, match="full-inn"):
            strip("kurier", "en", "full-inn")
    finally:
        strip.cache_clear()


def test_the_rules_page_folds_an_example_out_of_its_figure(anna: Visitor) -> None:
    page = anna.get("/rules/kurier?lang=en").text
    assert page.count('<details class="played-out">') == 4
    assert "<p><img" not in page, "what can be folded out stands in no paragraph"
    assert "Red’s cossack lodges at Wladimir." in page
    frame = page.split("full-inn-2.en.svg", maxsplit=1)[0].rsplit('src="', 1)[1]
    drawn = anna.get(f"{frame}full-inn-2.en.svg")
    assert drawn.status_code == 200
    assert drawn.text.startswith("<svg")
