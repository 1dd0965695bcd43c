"""What shows itself in a notebook does so as whole, well-formed drawings and tables with names escaped."""

from xml.etree import ElementTree

import serai
from serai.lab.simulate import Plan, play_one, simulate
from serai.lab.study import Table, study


def test_a_record_shows_who_played_and_the_last_table() -> None:
    game = serai.game("kurier")
    options = serai.Record(game, {"rubles": "race"}, 2).options
    _, record = play_one(game, Plan("kurier", 2, options, ("random",) * 2, 5), 0)
    record.names = {0: "Anna <b>", 1: "Bram"}
    shown = record._repr_html_()
    tree = ElementTree.fromstring(shown)
    assert "Anna <b>, Bram" in "".join(tree.find("p").itertext())  # type: ignore[union-attr]
    assert f"{len(record.steps)} steps" in shown
    assert record.replay()._repr_svg_() in shown


def test_a_record_that_is_not_over_shows_how_it_stands() -> None:
    record = serai.Record(serai.game("kurier"), {}, 3)
    assert "0 steps" in record._repr_html_()


def test_simulations_and_studies_show_tables() -> None:
    report = simulate("kurier", 2, {}, 3, ("random",))
    rows = ElementTree.fromstring(report._repr_html_()).findall("tr")
    assert len(rows) == 3
    (found,) = study("kurier", 2, [Table("<mine>", {})], 3, ("random",))
    tree = ElementTree.fromstring(found._repr_html_())
    assert tree.find("caption").text == "<mine>, 3 games"  # type: ignore[union-attr]
    assert len(tree.findall("tr")) == 9
