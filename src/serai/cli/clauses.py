"""``serai clauses``: the numbered rules of a game, each with its rulebook lines, its tests and its code."""

from rich.table import Table
from rich.text import Text as Ink

from serai.cli.arguments import Arguments, Command, Operand
from serai.cli.ledger import Clause, Ledger, ledger
from serai.cli.speech import Complaint
from serai.cli.terminal import Terminal
from serai.core.game import Game
from serai.core.registry import game as find_game
from serai.core.registry import game_ids


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Trace the named clauses of a game, or all of them; without a game, count those of every game."""
    name = arguments.name("game")
    if not name:
        _count(terminal)
        return 0
    game = find_game(name)
    found = ledger(game.id)
    if found is None:
        raise Complaint("no-ledger", game=game.title)
    chosen = _chosen(found, arguments.names("clause"), game)
    section = ""
    for number, clause in enumerate(chosen):
        if clause.section != section:
            section = clause.section
            if number:
                terminal.line()
            terminal.line(section, "bold")
        _tell(terminal, game, found, clause)
    return 0


def _chosen(found: Ledger, named: list[str], game: Game) -> list[Clause]:
    """The clauses that were named, in the ledger's order; all if none was. Raises Complaint."""
    if not named:
        return list(found.clauses)
    wanted = {name.strip().upper() for name in named}
    known = {clause.id.upper() for clause in found.clauses}
    if unknown := sorted(wanted - known):
        first, last = found.clauses[0].id, found.clauses[-1].id
        raise Complaint("no-clause", game=game.title, clause=unknown[0][:20], first=first, last=last)
    return [clause for clause in found.clauses if clause.id.upper() in wanted]


def _tell(terminal: Terminal, game: Game, found: Ledger, clause: Clause) -> None:
    """One clause with all that hangs on it."""
    trace = found.trace(clause, game.folder)
    terminal.line(f"{clause.id}  {clause.text}", indent=2)
    lines = ", ".join(clause.rulebook)
    if lines:
        terminal.line(terminal.say("clauses-rulebook", lines=lines), "cyan", indent=6)
    terminal.line(terminal.say("clauses-origin", origin=clause.origin), "cyan", indent=6)
    for test in trace.tests:
        terminal.line(terminal.say("clauses-test", test=test), "cyan", indent=6)
    package = game.package.replace(".", "/")
    for place in trace.places:
        where = f"{package}/{place.file}:{place.line}"
        terminal.line(terminal.say("clauses-code", name=place.name, where=where), "cyan", indent=6)
    if trace.no_code:
        terminal.line(terminal.say("clauses-no-code", reason=trace.no_code), "cyan", indent=6)


def _count(terminal: Terminal) -> None:
    """How many clauses each game has, and how many of them a test and a function answer for."""
    table = Table(box=None, pad_edge=False)
    for key in ("clauses-game", "clauses-clauses", "clauses-tested", "clauses-carried"):
        table.add_column(terminal.fit(terminal.say(key)), justify="left" if key == "clauses-game" else "right")
    for name in game_ids():
        if (found := ledger(name)) is None:
            continue
        tested = sum(clause.id in found.tests for clause in found.clauses)
        carried = sum(clause.id in found.where for clause in found.clauses)
        table.add_row(Ink(name), *(str(number) for number in (len(found.clauses), tested, carried)))
    terminal.show(table)


COMMAND = Command("clauses", (Operand("game", needed=False), Operand("clause", many=True, needed=False)), (), run)
