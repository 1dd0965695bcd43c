"""The page of documentation about a game's data file, made from its schema."""

from collections.abc import Iterator

from serai.core.game import Game
from serai.core.schema import Cases, Entries, Kind, Number, Numbered, Table

_HEAD = """\
# The data file of {title}

This page is made from the schema in `src/serai/games/{id}/schema.py`; write it anew with
`python tools/data_docs.py` after a change.

`serai data {id} --export my-{id}.toml` writes the game's own file, to be edited, and
`serai data {id} --check my-{id}.toml` tells every mistake in it by its line. `serai play {id} --data my-{id}.toml`
plays with it, and so does the form for a new table in the browser. A key that does not stand below is refused. A table
at the top that is marked *may be left out* is taken from the game's own file where yours lacks it.

For example, this line of `[{table}]` changes a number of the rules:

```toml
{key} = {value}   # {was} in the game's own file
```
"""


def page(game: Game, values: dict[str, object]) -> str:
    """The page about a game's data file; ``values`` are those of its own file. Raises ValueError without a schema."""
    if game.schema is None:
        raise ValueError(f"{game.id} has no schema")
    table, key, was, value = _example(game.schema, values)
    head = _HEAD.format(title=game.title, id=game.id, table=table, key=key, was=was, value=value)
    return head + "".join(_tables(game.schema, ""))


def _example(schema: Table, values: dict[str, object]) -> tuple[str, str, int, int]:
    """The first whole number of a table, and another that may stand there."""
    for table, kind in schema.keys.items():
        for key, number in kind.keys.items() if isinstance(kind, Table) else ():
            found = values[table]
            if type(number) is Number and isinstance(found, dict):
                was = int(found[key])
                return table, key, was, was + 1 if was < number.most else was - 1
    raise ValueError("no table of this schema holds a number")


def _tables(table: Table, path: str) -> Iterator[str]:
    """A heading and a row for each key; tables within it follow."""
    inner = [(key, kind) for key, kind in table.keys.items() if _table_of(kind) is not None]
    rows = [(key, kind) for key, kind in table.keys.items() if _table_of(kind) is None]
    if path and rows:
        yield "\n| key | kind | what it is |\n| --- | --- | --- |\n"
        yield from (
            f"| `{key}`{_only(table, key)} | {kind.shape()}{_optional(kind)} | {kind.doc} |\n" for key, kind in rows
        )
    for key, kind in inner:
        name = f"{path}.{key}" if path else key
        several = isinstance(kind, Entries)
        heading = f"[[{name}]]" if several else f"[{name}]"
        count = f" ({kind.shape()})" if several else ""
        yield f"\n## `{heading}`\n\n{kind.doc[:1].upper()}{kind.doc[1:]}{count}{_optional(kind)}.\n"
        found = _table_of(kind)
        if found is not None:
            yield from _tables(found, name)


def _table_of(kind: Kind) -> Table | None:
    if isinstance(kind, Entries):
        return kind.table
    return kind if isinstance(kind, Table) and not isinstance(kind, Numbered) else None


def _only(table: Table, key: str) -> str:
    """For which cases a key is there, if not for all."""
    if not isinstance(table, Cases) or key == table.key:
        return ""
    having = [name for name, case in table.cases.items() if key in case.keys]
    return "" if len(having) == len(table.cases) else f" ({', '.join(having)})"


def _optional(kind: Kind) -> str:
    return "" if kind.needed else "; *may be left out*"
