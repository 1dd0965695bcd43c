"""A player's own data file: what it changes in play, and how its mistakes are explained."""

import re

import pytest

from serai import Record, Rng, settle
from serai.core.errors import BadData
from serai.games.kurier.game import KurierGame

from .table import GAME, dispatch, do, given, offered, on_turn, winners

TEXT = GAME.data_text


def with_data(text: str) -> KurierGame:
    game = GAME.with_data(text, "my box")
    assert isinstance(game, KurierGame)
    return game


def changed(table: str, number: int, key: str, value: str | None) -> tuple[str, int]:
    """The data with one key of one table set (None: taken out), and the line on which it stands (or its table)."""
    lines = TEXT.splitlines()
    headers = [at for at, line in enumerate(lines) if line.strip() in (f"[[{table}]]", f"[{table}]")]
    start = headers[number]
    at = next(at for at in range(start + 1, len(lines)) if re.match(rf"{key}\s*=", lines[at]))
    if value is None:
        del lines[at]
        return "\n".join(lines) + "\n", start + 1
    lines[at] = f"{key} = {value}"
    return "\n".join(lines) + "\n", at + 1


def inn_number(name: str) -> int:
    return [place.id for place in GAME.data.inns].index(name)


# ---------------------------------------------------------------------- it changes play


def test_the_same_data_play_the_same_game() -> None:
    game = with_data(TEXT)
    assert game.notation == GAME.notation
    assert game.data_hash == GAME.data_hash
    assert with_data(TEXT + "\n# mine\n").data_hash != GAME.data_hash


def test_another_number_of_a_guard() -> None:
    game = with_data(changed("guard", 2, "value", "3")[0])
    position = "seats 2, on turn red\n guard red: guard_3"
    assert winners(do(given(position, game), "turn coin", "coin three")) == ["red"]
    assert winners(do(given(position), "turn coin", "coin three")) == []


def test_another_guard_with_the_highest_number_takes_in_the_marchers() -> None:
    text = "seats 2, on turn red\n olga [. r* g g]\n pawl_hof [. r . .]   rehr_hof [. g . .]   rachmann_hof [. r . .]"
    steps = ("travel", "from olga", "pick cossack")
    game = with_data(changed("guard", 0, "value", "8")[0])
    assert dispatch(do(given(text), *steps), "red") == "guard_1"
    assert dispatch(do(given(text, game), *steps), "red") == "guard_5"


IWAN_CLOSED = changed("inn", inn_number("iwan"), "closed_for_players", "[2]")[0]


def test_another_closed_inn() -> None:
    game = with_data(IWAN_CLOSED)
    steps = ("travel", "from baikal_bar", "pick cossack")
    for seats, inns in ((2, ["wladimir", "boris"]), (3, ["wladimir", "iwan", "boris"])):
        state = do(given(f"seats {seats}, on turn red\n baikal_bar [. r g r]", game), *steps)
        assert offered(state) == [f"lodge {name}" for name in inns]


def test_another_village() -> None:
    game = with_data(changed("inn", inn_number("iwan"), "village", "3")[0])
    state = do(given("seats 2, on turn red\n baikal_bar [. r g r]", game), "travel", "from baikal_bar", "pick cossack")
    assert offered(state) == ["lodge wladimir", "lodge boris"]


def test_other_coins() -> None:
    game = with_data(changed("coin", 4, "value", "6")[0])
    state = do(given("seats 2, on turn red\n guard red: guard_3", game), "turn coin", "coin three")
    assert winners(state) == ["red"]
    game = with_data(changed("coin", 4, "count", "0")[0])
    assert "coin three" not in offered(do(given("seats 2, on turn red\n guard red: guard_3", game), "turn coin"))


def test_more_couriers() -> None:
    game = with_data(changed("limits", 0, "couriers_per_type_and_colour", "5")[0])
    state = given("seats 2, on turn red", game)
    assert state.stack_size(0) == given("seats 2, on turn red").stack_size(0) + 8
    assert [fault for fault in game.audit(state) if "conserved" in fault] == []


def test_a_coin_is_called_by_what_it_is_worth() -> None:
    game = with_data(changed("coin", 4, "value", "6")[0])
    state = do(given("seats 2, on turn red\n guard red: guard_2", game), "turn coin")
    label = game.label(state.view(0), game.parse("coin three"))
    assert game.words.say(label, "en") == "Coin: 6 rubles"
    assert ">6</text>" in game.art().symbols["coin-three"]


def test_another_turn_limit() -> None:
    game = with_data(changed("limits", 0, "turn_limit", "60")[0])
    state = given("seats 2, on turn green, turn 60\n reserve green: lady", game)
    do(state, "deploy stack", "courier officer", "lodge baikal_bar")
    assert (state.over, state.ending) == (True, "turn_limit")
    assert game.bound(2, state.options) < GAME.bound(2, state.options)


def test_another_name_of_an_inn_stands_in_notations() -> None:
    game = with_data(changed("inn", inn_number("iwan"), "id", '"igor"')[0])
    assert "lodge igor" in game.notation
    assert "lodge iwan" not in game.notation


def test_a_record_carries_the_data_it_was_played_with() -> None:
    game = with_data(changed("guard", 2, "value", "3")[0])
    record, rng = Record(game, {"rubles": "race"}, 2), Rng(4)
    state = game.start(2, record.options)
    while not state.over:
        for outcome in settle(state, rng):
            record.add(-1, outcome)
        if state.over:
            break
        seat = state.deciders[0]
        record.add(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
        state.play(*record.steps[-1])
    again = Record.loads(record.dumps())
    assert again.game.own_data == game.own_data
    assert again.replay().dump() == state.dump()


# ---------------------------------------------------------------------- mistakes are explained

MISTAKES = {
    "a guard wants nothing": changed("guard", 2, "value", "0"),
    "a guard wants a word": changed("guard", 2, "value", '"ten"'),
    "a guard without a number": changed("guard", 1, "value", None),
    "a guard above no inn": changed("guard", 3, "above", '"ritz"'),
    "a guard above an inn of another village": changed("guard", 3, "above", '"iwan"'),
    "two guards above one inn": changed("guard", 3, "above", '"rehr_hof"'),
    "an inn in village seven": changed("inn", 4, "village", "7"),
    "an inn without a village": changed("inn", 4, "village", None),
    "an inn without a name": changed("inn", 4, "name", '""'),
    "an inn with a strange id": changed("inn", 4, "id", '"Kosaken Klub"'),
    "an inn twice": changed("inn", 4, "id", '"baikal_bar"'),
    "an inn closed for a word": changed("inn", 4, "closed_for_players", '["two"]'),
    "coins in another order": changed("coin", 1, "id", '"njet"'),
    "a negative number of coins": changed("coin", 2, "count", "-1"),
    "a coin without a value": changed("coin", 2, "value", None),
    "a njet worth something": changed("coin", 0, "value", "1"),
    "an emblem twice": changed("colour", 1, "emblem", '"bear"'),
    "a guard with a name of its own": changed("guard", 1, "id", '"ivan"'),
    "a coin worth a half": changed("coin", 2, "value", "0.5"),
    "a very early end": changed("limits", 0, "turn_limit", "5"),
    "no TOML": changed("guard", 2, "value", "= 3"),
}


def explained(error: BadData, line: int) -> None:
    """The mistake is told in both languages, with its line, and every word of it is known."""
    assert error.line == line
    said = {lang: error.say(lang) for lang in ("nl", "en")}
    for lang, sentence in said.items():
        assert str(line) in sentence, lang
        assert not re.search(r"\[(data|error)-", sentence), f"a text is missing in {lang}: {sentence}"
    assert said["nl"] != said["en"]


@pytest.mark.parametrize(("text", "line"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_is_explained_by_its_line(text: str, line: int) -> None:
    with pytest.raises(BadData) as found:
        with_data(text)
    explained(found.value, line)


@pytest.mark.parametrize("village", [1, 2, 3, 4])
def test_too_few_inns_are_noticed(village: int) -> None:
    text = TEXT
    names = [place.id for place in GAME.data.inns if place.village == village]
    for name in names:
        block = text.index(f'id = "{name}"')
        at = text.index("closed_for_players", block)
        text = text[:at] + re.sub(r"\[.*?\]", "[3]", text[at:], count=1)
    with pytest.raises(BadData) as found:
        with_data(text)
    said = {lang: found.value.say(lang) for lang in ("nl", "en")}
    assert not any("[data-" in sentence for sentence in said.values()), said


def test_a_palace_without_coins_is_no_game() -> None:
    text = re.sub(r"(?m)^count = \d+$", "count = 0", TEXT)
    with pytest.raises(BadData):
        with_data(text)


def test_a_missing_coin_or_guard_is_noticed() -> None:
    for table in ("coin", "guard"):
        first = TEXT.index(f"[[{table}]]")
        second = TEXT.index(f"[[{table}]]", first + 1)
        with pytest.raises(BadData) as found:
            with_data(TEXT[:first] + TEXT[second:])
        assert not re.search(r"\[(data|error)-", found.value.say("nl") + found.value.say("en"))


def test_no_data_at_all() -> None:
    with pytest.raises(BadData):
        with_data("")


def test_a_mistake_leaves_the_game_of_the_house_alone() -> None:
    with pytest.raises(BadData):
        with_data("oops")
    state = do(given("seats 2, on turn red"), "deploy stack", "courier lady", "lodge baikal_bar")
    assert on_turn(state) == "red"
