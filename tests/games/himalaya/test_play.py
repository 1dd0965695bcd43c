"""Whole games: the invariants in every state, the bounds of the ledger, planners against chance, own data."""

import pytest

from serai import CHANCE, Record, Rng
from serai.bots import bot
from serai.core import laws
from serai.core.errors import BadData, BadPosition
from serai.core.session import Session
from serai.games.himalaya.game import HimalayaGame
from serai.games.himalaya.rules import Himalaya

from .table import GAME, RECORDS, begin, given, offered, play_on, seat, yaks

CHANCES = 491
"""The ledger's bound for chance events, one more with two players."""


@pytest.mark.rule("H-25", "H-138")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(6))
def test_the_invariants_hold_in_every_state(seats: int, number: int) -> None:
    options = list(GAME.variants())[number]
    record = laws.play_game(GAME, seats, options, Rng(10 * number + seats), "mixed")
    laws.soundness(record)
    decisions = sum(who >= 0 for who, _ in record.steps)
    assert decisions <= GAME.bound(seats, options) <= 781
    assert sum(who == CHANCE for who, _ in record.steps) <= CHANCES


def test_the_bound_is_the_ledgers() -> None:
    assert GAME.bound(4, GAME.start(4, {"advanced": True}).options) == 781
    chosen = GAME.start(4, {"advanced": True, "tribes": "chosen"}).options
    assert GAME.bound(4, chosen) == 785, "each player chooses a tribe, too"


@pytest.mark.rule("H-28")
def test_each_seat_leads_equally_often() -> None:
    for seats in (2, 3, 4):
        state = begin(seats)
        rng = Rng(seats)
        leaders: dict[int, int] = {}
        while not state.over:
            if state.round:
                leaders[int(state.round)] = int(state.leader)
            legal = None if state.chance else state.legal(state.decider)
            action = state.draw(rng) if legal is None else legal[rng.below(len(legal))]
            state.play(state.decider, action)
        assert sorted(leaders.values()) == sorted(list(range(seats)) * (12 // seats))


def planned(state: Himalaya, seat: int, rng: Rng) -> int:
    """What the bot does that plans its route."""
    return bot("greedy").choose(GAME, state.view(seat), state.legal(seat), rng)


def test_a_planner_fetches_and_delivers() -> None:
    state = given("""
        seats 3, round 2
        3 [S J G]   4 [B B J]   6 [sb]
        sherpa in 3
    """)
    for number in range(2):
        for _ in range(6):
            state.play(number, GAME.parse("pause"))
    rng = Rng(1)
    commands = []
    while state.simultaneous and state.round == 2:
        commands.append(planned(state, 2, rng))
        state.play(2, commands[-1])
    # salt before or after barley: both ways take six commands
    assert [GAME.notate(command) for command in commands] in (
        ["hand", "soil", "hand", "soil", "ice", "hand"],
        ["soil", "hand", "soil", "hand", "ice", "hand"],
    )
    assert offered(state)[0] == "reward barter"


def test_a_planner_beats_random_players() -> None:
    rng = Rng(2)
    state = begin(3)
    while not state.over:
        if state.chance:
            state.play(CHANCE, state.draw(rng))
        elif state.decider == 1:
            state.play(1, planned(state, 1, rng))
        else:
            legal = state.legal(state.decider)
            state.play(state.decider, legal[rng.below(len(legal))])
    assert state.ranking[1] == 1
    assert yaks(state, "bhotia") > 10


def test_a_reward_can_be_taken_back_until_the_delivery_is_complete() -> None:
    record = Record.load(RECORDS / "himalaya-base-3-majority.txt")
    states = list(record.states())
    rewards = [n for n, (_, action) in enumerate(record.steps) if GAME.notate(action).startswith(("reward", "to "))]
    finished = 0
    for number in rewards:
        part = Record(GAME, record.options, record.seats)
        part.steps = record.steps[: number + 1]
        seat = record.steps[number][0]
        complete = states[number + 1].shown > states[number].shown
        finished += complete
        assert Session(part).undoable(seat) == (None if complete else number)
    assert 0 < finished < len(rewards)


# ---------------------------------------------------------------------- own data


def changed(old: str, new: str) -> str:
    text = GAME.data_text
    assert old in text
    return text.replace(old, new, 1)


def test_a_table_plays_with_its_own_data() -> None:
    own = changed('id = "ss"\ndemand = { salt = 2 }\nyaks = 2', 'id = "sss"\ndemand = { salt = 3 }\nyaks = 4')
    game = GAME.with_data(own, "my box")
    assert isinstance(game, HimalayaGame)
    assert "disc sss" in game.notation
    state = given("seats 3, round 2\n 3 [sss]\n dolpo_pa: herd sb", game)
    assert play_on(state, 3).over
    record = Record(game, {}, 3)
    assert "data my box" in record.dumps()
    assert Record.loads(record.dumps()).game.data_hash == game.data_hash


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("level = 3  # [seed L357]", "level = 4", "a whole number from 1 to 3"),
        ('type = "stone"\na = 1\nb = 3', 'type = "ice"\na = 1\nb = 3', "village 1 has a road of this type already"),
        ("a = 1\nb = 2", "a = 2\nb = 1", "from a lower to a higher village"),
        ("demand = { salt = 2 }", "demand = { butter = 2 }", "butter"),
        ("rounds = 12 ", "rounds = 99 ", "a whole number from 1 to 24"),
        ("villages = [1, 3, 6, 2]", "villages = [3, 6, 2]", "village 1 lies on no region"),
        ("order_villages = 5", "order_vilages = 5", "Did you mean “order_villages”"),
        ("count = 18", "count = 0", "a whole number from 1 to 60"),
        ("inventory_rounds = [4, 8, 12]", "inventory_rounds = [4, 8, 13]", "rising rounds"),
        ("goods = [152, 538]", 'goods = "here"', "a point from"),
        ("c1 = [192, 209]", "c1 = [192]", "a point from"),
    ],
)
def test_mistakes_in_own_data_are_explained_by_line(old: str, new: str, said: str) -> None:
    text = changed(old, new)
    with pytest.raises(BadData) as caught:
        GAME.with_data(text, "mine")
    assert any(said in sentence for sentence in caught.value.each("en"))
    assert caught.value.line > 0
    assert caught.value.say("nl") != str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "seats 9",
        "seats 3\n 21 [S]",
        "seats 3\n 3 [Q]",
        "seats 3\n 3 [7G]",
        "seats 3\n tamang in 4",
        "seats 3\n dolpo_pa: stupas 3 3",
        "seats 3\n dolpo_pa: delegations 9",
        "seats 3\n yeti: 1-20",
        "seats 3\n cards: 4",
        "seats 3, weather bad",
        "seats 3, round 1\n dolpo_pa: tokens 4",
        "seats 3, first_leader 4",
    ],
)
def test_positions_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        given(text)


def test_seats_are_named_by_tribe() -> None:
    assert [GAME.words.say(GAME.seat_name(number), "en") for number in range(4)] == [
        "Dolpo-pa",
        "Bhotia",
        "Sherpa",
        "Tamang",
    ]
    assert seat("sherpa") == 2
