"""A game as a readable text file: a header, then one step a line, chance included. It replays without a seed.

    serai record 1
    game kurier
    rules 1
    seats 3
    option rubles revised
    player 1 Anna
    ---
    1 * start green
    2 * courier lady
    3 2 lodge baikal_bar
    ---
    end 3 5c1d09aa

A game that was begun from a position (a task for practice) has it in the header: a line ``position set-up``, and then
the lines of the position's text, each behind ``| ``, as the lines of a player's own data are.

Seats are numbered from 1; ``*`` is chance. The number in the last line counts the steps, so that a file that was cut
off is noticed; the checksum behind it is optional, so that a game at a real table can be typed in by hand.
"""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from zlib import crc32

from serai.core.errors import (
    NONSENSE,
    BadData,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    NewerRules,
    SeraiError,
)
from serai.core.game import Game
from serai.core.options import Option, Options, Value, complete
from serai.core.registry import stored_game as find_game
from serai.core.state import CHANCE, State
from serai.core.texts import Text, Words, plain_lines

FORMAT = "serai record 1"
RULE = "---"
_MOST_BYTES = 4_000_000
_IMPOSSIBLE = Text("record-impossible")
"""The rules cannot carry a step out: the position that the game was begun from could never come about."""


class Record:
    """The steps of one game from its start, and what is needed to play them again."""

    def __init__(
        self, game: Game, options: Options, seats: int, names: dict[int, str] | None = None, position: str = ""
    ) -> None:
        start = game.start(seats, options)
        self.game = game
        self.seats = seats
        self.position = position
        """The text of the position it was begun from; empty: from the beginning of a game."""
        self.options: dict[str, Value] = complete(game.options, options)
        self.names: dict[int, str] = dict(names or {})
        """Names of the players, by seat."""
        self.steps: list[tuple[int, int]] = []
        """(seat or CHANCE, action), in order."""
        if position:
            found = game.set_up(position)
            if found.seats != seats or dict(found.options) != dict(start.options):
                raise BadPosition(Text("error-position", {"found": position.strip().partition("\n")[0][:80]}))

    def begin(self) -> State:
        """A new state as it was before the first step."""
        return self.game.set_up(self.position) if self.position else self.game.start(self.seats, self.options)

    def add(self, seat: int, action: int) -> None:
        """Append a step. It is checked when the record is replayed."""
        self.steps.append((seat, action))

    def states(self) -> Iterator[State]:
        """The state at the start and after each step, each an object of its own.

        Raises BadRecord, with the line of a saved record, at the first step that is not legal.
        """
        state = self.begin()
        yield state.copy()
        for number, (seat, action) in enumerate(self.steps):
            try:
                state.play(seat, action)
            except NONSENSE as error:
                reason = error.text if isinstance(error, IllegalAction) else _IMPOSSIBLE
                args: dict[str, str | int | Text] = {"number": number + 1, "reason": reason}
                raise BadRecord(Text("error-record-illegal", args), self.game.words, self.line_of(number)) from error
            yield state.copy()

    def replay(self, until: int | None = None) -> State:
        """The state at the end, or after the first ``until`` steps. Raises BadRecord."""
        last = self.begin()
        for number, state in enumerate(self.states()):
            last = state
            if number == until:
                break
        return last

    # ------------------------------------------------------------------ text

    def header(self) -> list[str]:
        """The lines before the steps."""
        lines = [FORMAT, f"game {self.game.id}", f"rules {self.game.version}", f"seats {self.seats}"]
        lines += [f"option {key} {Option.write(value)}" for key, value in self.options.items()]
        lines += [f"player {seat + 1} {' '.join(name.split())}" for seat, name in sorted(self.names.items())]
        if self.game.own_data is not None:
            lines.append(f"data {' '.join(self.game.data_name.split()) or 'own'}")
            lines += [f"| {line}" for line in self.game.own_data.split("\n")]
        if self.position:
            lines += ["position set-up", *(f"| {line}" for line in self.position.strip().split("\n"))]
        return [*lines, RULE]

    def line_of(self, number: int) -> int:
        """The line on which step ``number`` (0 is the first) stands in the saved text."""
        return len(self.header()) + number + 1

    def dumps(self) -> str:
        """The record as text; the same record gives the same text."""
        lines = self.header()
        for number, (seat, action) in enumerate(self.steps):
            who = "*" if seat == CHANCE else str(seat + 1)
            lines.append(f"{number + 1} {who} {self.game.notate(action)}")
        lines.append(RULE)
        body = "\n".join(lines) + "\n"
        return f"{body}end {len(self.steps)} {crc32(body.encode()):08x}\n"

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.dumps(), encoding="utf-8")

    def _repr_html_(self) -> str:
        """For notebooks: who played what, how it stands or ended, and the table at the end."""
        end = self.replay()
        who = ", ".join(self.names.get(seat, f"seat {seat + 1}") for seat in range(self.seats))
        told = self.game.words.say(self.game.prompt(end.view()), "en")
        head = f"<b>{escape(self.game.title)}</b>: {escape(who)}; {len(self.steps)} steps. {escape(told)}"
        return f"<div><p>{head}</p>{end._repr_svg_()}</div>"

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record from a file. Raises BadRecord, naming the line and the reason."""
        try:
            with Path(path).open("rb") as file:
                written = file.read(
                    _MOST_BYTES + 1
                )  # what is no file at all may say nothing of its size, and never end
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            reason = getattr(error, "strerror", None) or str(error)
            raise BadRecord(Text("error-record-unreadable", {"reason": reason})) from error
        if len(written) > _MOST_BYTES:
            raise BadRecord(Text("error-record-too-large"))
        try:
            return cls.loads(written.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise BadRecord(Text("error-record-no-text")) from error

    @classmethod
    def loads(cls, text: str) -> "Record":
        """Read a record from text. Raises BadRecord, naming the line and the reason."""
        return _Reader(text).record()


class _Reader:
    """Reads a record line by line; each complaint names the line it stands on."""

    def __init__(self, text: str) -> None:
        self.text = plain_lines(text)
        self.lines = self.text.split("\n")
        self.number = 0
        self.places: dict[str, int] = {}
        """The line on which each word of the header stands."""

    def fail(self, key: str, **args: str | int | Text) -> BadRecord:
        return BadRecord(Text("error-record-line", {"line": self.number, "reason": Text(key, args)}), None, self.number)

    def next(self) -> str:
        """The next line; raises BadRecord where the text was cut off."""
        if self.number >= len(self.lines) or (self.number == len(self.lines) - 1 and not self.lines[-1]):
            self.number = len(self.lines)
            raise self.fail("record-cut-off")
        self.number += 1
        return self.lines[self.number - 1].rstrip()

    def record(self) -> Record:
        if self.next() != FORMAT:
            raise self.fail("record-not-ours", expected=FORMAT)
        record = self.head()
        state = record.begin()
        while (line := self.next()) != RULE:
            self.step(record, state, line)
        self.end(record)
        return record

    def head(self) -> Record:
        """The header, up to the rule that ends it."""
        facts: dict[str, str] = {}
        options: dict[str, str] = {}
        names: dict[int, str] = {}
        data: list[str] = []
        position: list[str] = []
        behind: list[str] | None = None
        while (line := self.next()) != RULE:
            word, _, rest = line.partition(" ")
            key, _, value = rest.partition(" ")
            place = f"{word} {key}" if word in ("option", "player") else word
            if word == "|" and behind is not None:
                behind.append(self.lines[self.number - 1][2:])
                continue
            if place in self.places or not rest:
                raise self.fail("record-bad-header", text=line[:80])
            self.places[place] = self.number
            if word == "option":
                options[key] = value
            elif word == "player" and _is_number(key):
                names[int(key) - 1] = value
            elif word in ("game", "rules", "seats", "data", "position"):
                facts[word] = rest
                behind = {"data": data, "position": position}.get(word)
            else:
                raise self.fail("record-bad-header", text=line[:80])
        for word in ("game", "rules", "seats"):
            if word not in facts:
                raise self.fail("record-header-lacks", word=word)
        return self.begin(facts, options, names, data, "\n".join(position))

    def begin(
        self, facts: dict[str, str], options: dict[str, str], names: dict[int, str], data: list[str], position: str
    ) -> Record:
        rules, seats = facts["rules"], facts["seats"]
        for word, number in (("rules", rules), ("seats", seats)):
            if not _is_number(number):
                self.number = self.places[word]
                raise self.fail("record-bad-header", text=f"{word} {number[:40]}")
        for seat in names:
            if not 0 <= seat < int(seats):
                self.number = self.places[f"player {seat + 1}"]
                raise self.fail("record-bad-header", text=f"player {seat + 1} {names[seat][:40]}")
        words = None
        at = self.places["game"]
        try:
            game = find_game(facts["game"], "\n".join(data) if "data" in facts else None, facts.get("data", ""))
            words = game.words
            if int(rules) > game.version:
                found: dict[str, str | int | Text] = {"game": game.title, "theirs": int(rules), "ours": game.version}
                raise NewerRules(Text("error-record-newer", found), None, self.places["rules"])
            at = self.places["seats"]
            return Record(game, options, int(seats), names, position)
        except NewerRules:
            raise
        except BadPosition as error:
            raise _at_line(self.places["position"], error, words) from error
        except BadOption as error:
            at = self.places.get(f"option {error.text.args.get('option', '')}", self.number)
            raise _at_line(at, error, words) from error
        except BadData as error:
            raise _at_line(self.places["data"] + error.line, error, words) from error
        except SeraiError as error:
            raise _at_line(at, error, words) from error

    def step(self, record: Record, state: State, line: str) -> None:
        """One step: its number, who took it, and what it was; it must be legal."""
        number, _, rest = line.partition(" ")
        who, _, what = rest.partition(" ")
        expected = len(record.steps) + 1
        if number != str(expected):
            raise self.fail("record-wrong-number", expected=expected, found=number[:20])
        if who != "*" and not _is_number(who):
            raise self.fail("record-bad-seat", found=who[:20])
        seat = CHANCE if who == "*" else int(who) - 1
        try:
            action = record.game.parse(what)
            state.play(seat, action)
        except (BadNotation, IllegalAction) as error:
            raise _at_line(self.number, error, record.game.words) from error
        except NONSENSE as error:
            raise self.fail(_IMPOSSIBLE.key) from error
        record.add(seat, action)

    def end(self, record: Record) -> None:
        """The last line: the number of steps and, if given, the checksum of all before it."""
        body = "\n".join(self.lines[: self.number]) + "\n"
        words = self.next().split()
        if len(words) not in (2, 3) or words[:2] != ["end", str(len(record.steps))]:
            raise self.fail("record-bad-end", expected=f"end {len(record.steps)}")
        if len(words) == 3 and words[2] != f"{crc32(body.encode()):08x}":
            raise self.fail("record-checksum")
        if any(line.strip() for line in self.lines[self.number :]):
            self.number += 1
            raise self.fail("record-after-end")


def _is_number(word: str) -> bool:
    """Whether this is a small whole number."""
    return word.isascii() and word.isdigit() and len(word) < 7


def _at_line(line: int, error: SeraiError, words: Words | None) -> BadRecord:
    return BadRecord(Text("error-record-line", {"line": line, "reason": error.text}), words, line)
