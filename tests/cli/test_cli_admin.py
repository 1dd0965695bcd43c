"""``serai backup``, ``serai restore`` and ``serai admin`` as somebody types them, on a house that is there."""

import asyncio
import io
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from clitools import Heard

from serai.cli import main
from serai.cli.common import without_password
from serai.house.house import House
from serai.house.messages import Say
from serai.house.order import TableOrder


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """A terminal wide enough for a table's whole line; after ``home``, which takes the width away."""
    monkeypatch.setenv("COLUMNS", "200")


def serai(*words: str, lang: str = "en") -> Heard:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(["--lang", lang, *words])
    return Heard(status, out.getvalue(), err.getvalue())


def fine(*words: str) -> str:
    done = serai(*words)
    assert done.status == 0, done.err
    assert done.err == "" or "Put the address" in done.err
    return done.out


def complaint(*words: str, lang: str = "en") -> str:
    done = serai(*words, lang=lang)
    assert done.status == 2
    assert len(done.err.strip().splitlines()) == 1, done.err
    assert "Traceback" not in done.err
    return done.err


async def furnish(url: str) -> tuple[str, str]:
    """A house with Anna, Bram and a table where something was said; the ids of table and Anna."""
    house = await House.open(url)
    anna, _ = await house.newcomer("Anna \u2603", "en")
    await house.newcomer("Bram", "nl")
    table = await house.new_table(anna, TableOrder("kurier", 3))
    card = await house.table(table)
    assert card is not None
    await house.request(table, house.viewer(card, anna), Say("1", "good evening"))
    await house.close()
    return table, anna.id


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'house.sqlite'}"
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return make()


def test_an_evening_of_looking_after_a_house(url: str) -> None:
    table, anna = asyncio.run(furnish(url))

    def admin(*words: str) -> str:
        first, *names = words
        return fine("admin", first, "--database", url, "--", *names)

    assert table in admin("tables")
    shown = fine("admin", "table", "--chat", "--database", url, "--", table[:8])
    assert all(word in shown for word in (table, "kurier", "waiting", "Anna", "good evening", anna))
    assert anna in admin("people")
    assert anna in admin("people", "nna")
    assert admin("people", "xyz") == ""
    assert "cannot speak" in admin("mute", anna)
    assert "turned away" in admin("ban", anna)
    assert "203.0.113.0/24" in admin("ban", "203.0.113.0/24")
    assert "ban, mute" in admin("people", "nna")
    assert len(admin("bans").splitlines()) == 3
    assert "may speak" in admin("unmute", anna)
    assert "come in again" in admin("unban", anna)
    assert "come in again" in admin("unban", "203.0.113.0/24")
    assert "Guest 7" in admin("rename", anna, "Guest", "7")
    assert "Guest 7" in admin("tables")
    assert "is closed" in admin("close", table)
    words = ("--database", url, "--reason", "they asked", "--yes")
    assert "--yes" in complaint("admin", "forget", "--database", url, "--", anna)
    assert "Guest 7" in admin("people", "Guest")
    assert "forgotten" in fine("admin", "forget", *words, "--", anna)
    assert "Former player" in admin("tables")
    assert "--yes" in complaint("admin", "delete", "--database", url, "--", table)
    assert "deleted" in fine("admin", "delete", *words, "--", table)
    assert admin("tables") == ""
    link = fine(
        *("admin", "invite", "--uses", "3", "--days", "2", "--origin", "https://games.example/serai/"),
        *("--database", url),
    )
    assert link.startswith("https://games.example/serai/enter/")
    lines = admin("audit").splitlines()
    told = [line.split("  ")[2] for line in lines]
    assert told[:4] == ["invite", "delete-table", "forget", "close-table"]
    assert len(lines) == 11
    assert "they asked" in lines[1]
    assert all("@" in line for line in lines)
    assert "Anna" not in "".join(lines)


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_mistakes_are_one_line(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "house.sqlite"
    told = complaint("admin", "tables", "--database", str(path), lang=lang)
    assert str(path) in told
    assert not path.exists(), "looking at a house that is not there does not make one"
    asyncio.run(furnish(f"sqlite:{path}"))
    for words in (
        ("admin",),
        ("admin", "explode"),
        ("admin", "close"),
        ("admin", "close", "one", "two"),
        ("admin", "close", "nowhere"),
        ("admin", "ban", "nobody-at-all"),
        ("admin", "rename", "nobody", ""),
        ("admin", "invite", "--uses", "0"),
        ("backup",),
        ("backup", str(tmp_path / "no" / "folder" / "copy")),
        ("restore", str(tmp_path / "missing")),
        ("restore", str(path)),
    ):
        told = complaint(*words, *(() if words == ("admin",) else ("--database", str(path))), lang=lang)
        assert "{" not in told
        assert "Error:" not in told


def test_backup_and_restore(tmp_path: Path) -> None:
    path, copy = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"
    table, _ = asyncio.run(furnish(f"sqlite:{path}"))
    assert "1 tables" in fine("backup", str(copy), "--database", str(path))
    assert "already" in complaint("backup", str(copy), "--database", str(path))
    fine("backup", str(copy), "--force", "--database", str(path))
    fine("admin", "delete", "--yes", "--database", str(path), "--", table)
    assert "already" in complaint("restore", str(copy), "--database", str(path))
    told = fine("restore", str(copy), "--force", "--database", str(path))
    assert "before-restore" in told
    assert table in fine("admin", "tables", "--database", str(path))
    assert "play the same" in fine("verify", "--database", str(path))


def test_for_postgresql_the_command_is_told_and_nothing_is_called_done() -> None:
    url = "postgresql://serai:secret%40word@db.example:5433/house?sslmode=require"
    for word, program in (("backup", "pg_dump"), ("restore", "pg_restore")):
        done = serai(word, "my copy", "--database", url)
        assert done.status == 2
        assert done.out.startswith(program)
        assert "serai@db.example:5433/house?sslmode=require" in done.out
        assert "'my copy'" in done.out.replace("--file=", " ")
        assert "secret" not in done.out + done.err
        assert "PGPASSWORD" in done.err
    for plain in ("postgresql:///house?host=/tmp", "postgresql://a@b/c", "postgresql://b:1/c", "postgres://[::1]:1/c"):
        assert without_password(plain) == (plain, False)
    for url in ("postgresql://a:s3cret@b/c", "postgresql://a:@b/c?x=1", "postgresql://b/c?password=s3cret&x=1"):
        shown, hidden = without_password(url)
        assert hidden
        assert "s3cret" not in shown
        assert "b/c" in shown
