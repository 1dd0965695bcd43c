"""The sentences of the house and of its games: the same in both languages, none missing, none without use."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import serai
from serai.core.errors import SeraiError
from serai.core.registry import game_ids
from serai.core.texts import LANGUAGES, Text, Words, house_folder, house_words, story

SOURCES = Path(serai.__file__).parent
FOLDERS = {"house": house_folder()} | {name: files(serai.game(name).package) for name in game_ids()}


class _Arguments(Visitor):  # type: ignore[misc, unused-ignore]
    """Collects what a message asks for: its arguments, and other messages."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Source:
    """The messages of one file, each with its arguments (those of messages it refers to included)."""

    def __init__(self, folder: Traversable, lang: str) -> None:
        resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
        self.junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
        self.names = [message.id.name for message in messages]
        self._asked: dict[str, _Arguments] = {}
        for message in messages:
            asked = self._asked[message.id.name] = _Arguments()
            asked.visit(message)
        self.referred = {name for asked in self._asked.values() for name in asked.messages}

    def arguments(self, name: str) -> set[str]:
        asked = self._asked[name]
        return asked.arguments.union(*(self.arguments(other) for other in asked.messages))


def both(name: str) -> tuple[Source, Source]:
    dutch, english = (Source(FOLDERS[name], lang) for lang in ("nl", "en"))
    return dutch, english


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_understood_and_stands_once(name: str, lang: str) -> None:
    source = Source(FOLDERS[name], lang)
    assert source.junk == []
    assert sorted(source.names) == sorted(set(source.names))
    assert source.referred <= set(source.names)


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_have_the_same_messages(name: str) -> None:
    """A message that others refer to (an article, an ending of a word) may be one language's own affair."""
    dutch, english = both(name)
    assert sorted(set(dutch.names) - dutch.referred) == sorted(set(english.names) - english.referred)


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_use_the_same_arguments(name: str) -> None:
    """A name that the data give in both languages comes as the arguments $nl and $en; each language takes its own."""
    dutch, english = both(name)
    for message in set(dutch.names) & set(english.names):
        ours, theirs = dutch.arguments(message) - {"nl"}, english.arguments(message) - {"en"}
        assert (message, ours) == (message, theirs)


@pytest.mark.parametrize("name", FOLDERS)
def test_no_sentence_is_the_same_in_both_languages_by_oversight(name: str, unspoken: list[str]) -> None:
    """Long sentences without a translation are forgotten ones."""
    words = house_words() if name == "house" else serai.game(name).words
    for message in Source(FOLDERS[name], "nl").names:
        dutch, english = (words.say(Text(message), lang) for lang in ("nl", "en"))
        assert dutch != english or len(set(re.findall(r"[a-zà-ÿ]{3,}", dutch))) < 4, message
    unspoken.clear()  # they were spoken without their arguments


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_and_apostrophes_are_typographic(name: str, lang: str) -> None:
    """Straight quotes stand only where somebody is to type them."""
    for line in (FOLDERS[name] / f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
        sentence = re.sub(r'\{\s*"[^"]*"\s*\}', "", line)  # a literal of Fluent itself: {" "}
        typed = "pip install" in line or line.startswith("data-")
        assert "'" not in sentence, line
        assert '"' not in sentence or typed, line


# ---------------------------------------------------------------------- the house


def code() -> str:
    """All of the house's Python."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.py")))


def spoken_in_core() -> Iterator[str]:
    """Keys that stand in so many words in the core."""
    for path in sorted((SOURCES / "core").glob("*.py")):
        yield from re.findall(r'\bText\(\s*"([\w-]+)"', path.read_text(encoding="utf-8"))


def test_no_sentence_of_the_house_is_without_use() -> None:
    text = code()
    source = Source(FOLDERS["house"], "nl")
    unused = [name for name in source.names if f'"{name}"' not in text and name not in source.referred]
    families = set(re.findall(r'f"([a-z-]+-)\{', text))
    assert [name for name in unused if not any(name.startswith(family) for family in families)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_core_says_has_words(lang: str) -> None:
    for key in spoken_in_core():
        assert house_words().has(key, lang), key


def provoke() -> Iterator[SeraiError]:
    """Errors as people meet them."""
    game = serai.game("kurier")
    state = game.start(3)
    good = "serai record 1\ngame kurier\nrules 1\nseats 3\n---\n1 * start green\n---\nend 1\n"
    attempts: list[Callable[[], object]] = [
        lambda: serai.game("chess"),
        lambda: game.start(9),
        lambda: game.start(3, {"colour": "red"}),
        lambda: game.start(3, {"rubles": "gold"}),
        lambda: game.parse("castle"),
        lambda: game.set_up("seats 3\nritz [r . . .]"),
        lambda: state.play(0, 0),
        lambda: state.play(7, 0),
        lambda: state.play(serai.CHANCE, 0),
        lambda: game.with_data("[", "mine"),
        lambda: game.with_data("", "mine"),
        lambda: game.with_data("[limits]\nturn_limit = true", "mine"),
        lambda: game.with_data(game.data_text.replace("village = 1", 'village = "one"'), "mine"),
        lambda: game.with_data(game.data_text.replace('above = "pawl_hof"', 'above = "ritz"'), "mine"),
        lambda: game.with_data(game.data_text.replace('id = "olga"', 'id = "Olga!"'), "mine"),
        lambda: game.with_data(game.data_text.replace('id = "olga"', 'id = "iwan"'), "mine"),
        lambda: game.with_data(game.data_text.replace('name = "Olga"', "name = 3"), "mine"),
        lambda: game.with_data(game.data_text.replace("closed_for_players = []", "closed_for_players = 3"), "mine"),
        lambda: game.with_data(game.data_text.replace("village = 1", ""), "mine"),
        *(
            partial(serai.Record.loads, broken)
            for broken in (
                "",
                "hello",
                good.replace("seats 3\n", ""),
                good.replace("game kurier\n", ""),
                good.replace("rules 1\n", ""),
                good.replace("rules 1", "rules 99"),
                good.replace("game kurier", "game chess"),
                good.replace("seats 3", "seats 9"),
                good.replace("seats 3", "weather fine"),
                good.replace("1 * start", "2 * start"),
                good.replace("1 * start", "1 x start"),
                good.replace("start green", "castle"),
                good.replace("start green", "stop"),
                good.replace("end 1", "end 5"),
                good.replace("end 1", "end 1 00000000"),
                good.replace("---\nend 1\n", ""),
                good + "more\n",
            )
        ),
    ]
    for number, attempt in enumerate(attempts):
        try:
            attempt()
        except SeraiError as error:
            yield error
        else:
            raise AssertionError(f"attempt {number} went well")


def test_errors_are_spoken_in_both_languages() -> None:
    words = serai.game("kurier").words
    for error in provoke():
        for lang in LANGUAGES:
            assert words.faults(error.text, lang) == []
            spoken = error.say(lang)
            assert re.search(r"\[[a-z]+-[a-z-]+\]", spoken) is None, spoken
            assert spoken[0].isupper() or spoken[0] in "“["
            assert spoken.endswith((".", "!", ")")), spoken


# ---------------------------------------------------------------------- speaking


def test_a_text_may_hold_texts() -> None:
    text = Text("error-data-line", {"line": 3, "where": "inn", "reason": Text("data-missing")})
    assert house_words().say(text, "en") == "Line 3, inn: this is missing."
    assert house_words().say(text, "nl") == "Regel 3, inn: dit ontbreekt."
    assert house_words().faults(text, "nl") == []


def test_an_unknown_key_is_spoken_as_it_stands_and_told(unspoken: list[str]) -> None:
    assert house_words().say(Text("no-such-key"), "nl") == "[no-such-key]"
    assert unspoken == ["no-such-key: no message"]
    unspoken.clear()
    assert house_words().faults(Text("no-such-key"), "nl") == ["nl: no message no-such-key"]


def test_an_unknown_language_falls_back_to_english() -> None:
    assert house_words().say(Text("reason-over"), "fr") == "The game is over."


def test_a_missing_argument_is_a_fault(unspoken: list[str]) -> None:
    assert house_words().faults(Text("seat"), "en") != []
    assert house_words().say(Text("seat"), "en") == "Seat number"
    assert [told.partition(":")[0] for told in unspoken] == ["seat"]
    nested = Text("error-data-line", {"line": 1, "where": "", "reason": Text("no-such-key")})
    assert house_words().faults(nested, "en") == ["en: no message no-such-key"]
    unspoken.clear()


def test_a_folder_without_words_adds_nothing(tmp_path: Path) -> None:
    words = Words([house_folder(), tmp_path])
    assert words.has("reason-over", "nl")


def test_a_message_without_a_sentence_is_a_fault(tmp_path: Path, unspoken: list[str]) -> None:
    (tmp_path / "en.ftl").write_text("bare =\n    .title = only an attribute\n", encoding="utf-8")
    words = Words([tmp_path])
    assert words.say(Text("bare"), "en") == "[bare]"
    assert words.faults(Text("bare"), "en") == ["en: message bare is empty"]
    unspoken.clear()


def test_what_is_far_too_long_is_cut_and_never_left_out() -> None:
    words = house_words()
    for lang in LANGUAGES:
        for long in ("x" * 3_000, "x" * 300_000, 10**30, -(10**6_000), 10**4_000):
            spoken = words.say(Text("error-option-unknown", {"option": long, "options": "a"}), lang)
            assert "?" not in spoken
            assert len(spoken) < 1_200
            assert words.faults(Text("error-option-unknown", {"option": long, "options": "a"}), lang) == []


def test_a_long_story_is_told_to_its_end() -> None:
    """Our own sentences are not cut, however many there are."""
    lines = [Text("error-nothing-to-undo") for _ in range(300)]
    told = story(lines)
    assert told is not None
    for lang in LANGUAGES:
        once = house_words().say(lines[0], lang)
        assert house_words().say(told, lang) == " ".join([once] * 300)
        assert house_words().faults(told, lang) == []


def test_overlong_options_are_quoted_in_short() -> None:
    game = serai.game("kurier")
    for options in ({"k" * 5_000: "x"}, {"rubles": "v" * 5_000}, {"rubles": 10**5_000}, {"rubles": -(10**5_000)}):
        with pytest.raises(SeraiError) as caught:
            game.start(3, options)
        for lang in LANGUAGES:
            assert "???" not in caught.value.say(lang)
            assert len(caught.value.say(lang)) < 400
