"""Every decision of many games as data, for who trains models elsewhere: what was seen, what was legal, what was done.

A row is one decision. As JSON lines it needs nothing; as Parquet it needs the extra ``serai[parquet]``.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from serai.core.errors import MissingExtra
from serai.core.record import Record
from serai.core.state import CHANCE
from serai.core.texts import Text
from serai.core.view import View

_ROWS = 1000
"""Rows that are held in memory before they are written."""


class Decision(msgspec.Struct, frozen=True):
    """One decision of a game that is over."""

    game: int
    """The number of the game."""
    step: int
    seat: int
    view: View
    legal: list[int]
    action: int
    rank: int
    """The rank of the seat in the end."""
    winners: int
    """How many share the first rank in the end."""


def decisions_of(record: Record, number: int = 0, ranking: tuple[int, ...] = ()) -> Iterator[Decision]:
    """The decisions of a game that is over, as those who took them saw them.

    ``ranking`` is the result if it is another than the rules', as after a fault. Where there was one choice, no row.
    """
    ranks = ranking or record.replay().ranking
    state = record.game.start(record.seats, record.options)
    for step, (seat, action) in enumerate(record.steps):
        if seat != CHANCE:
            legal = [int(other) for other in state.legal(seat)]
            if len(legal) > 1:
                view = state.view(seat)
                yield Decision(number, step + 1, seat, view, legal, action, ranks[seat], ranks.count(1))
        state.apply(seat, action)


class JsonLines:
    """Decisions as lines of JSON in a file that grows. Raises OSError if it cannot be written."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")

    def add(self, decisions: Iterable[Decision]) -> None:
        """Write these."""
        for decision in decisions:
            self._file.write(msgspec.json.encode(decision) + b"\n")

    def close(self) -> None:
        """Nothing more follows."""
        self._file.close()


class Parquet:
    """Decisions as a Parquet file, the view as JSON in one column. Raises MissingExtra or OSError."""

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow  # noqa: PLC0415 - only who uses it needs it
            import pyarrow.parquet  # noqa: PLC0415
        except ImportError as error:
            raise MissingExtra(Text("error-missing-extra", {"extra": "parquet"})) from error
        self._arrow: Any = pyarrow
        number, many = pyarrow.int32(), pyarrow.list_(pyarrow.int32())
        kinds = {"view": pyarrow.string(), "legal": many}
        self._schema = pyarrow.schema([(name, kinds.get(name, number)) for name in Decision.__struct_fields__])
        self._writer = pyarrow.parquet.ParquetWriter(str(path), self._schema, compression="zstd")
        self._rows: list[dict[str, Any]] = []

    def add(self, decisions: Iterable[Decision]) -> None:
        """Write these, some now and some later."""
        for decision in decisions:
            row = msgspec.structs.asdict(decision)
            self._rows.append(row | {"view": msgspec.json.encode(decision.view).decode()})
        if len(self._rows) >= _ROWS:
            self._flush()

    def close(self) -> None:
        """Nothing more follows."""
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        if self._rows:
            self._writer.write_table(self._arrow.Table.from_pylist(self._rows, schema=self._schema))
            self._rows = []


def decisions_file(path: Path) -> JsonLines | Parquet:
    """A file for decisions: Parquet if it is called so, otherwise JSON lines. Raises MissingExtra or OSError."""
    return Parquet(path) if path.suffix == ".parquet" else JsonLines(path)
