"""Help: what ``serai`` can do, and what each command takes."""

from rich.table import Table
from rich.text import Text as Ink

from serai.bots import BOTS, LEVELS
from serai.cli.arguments import EVERYWHERE, Command, Flag
from serai.cli.speech import cli_words
from serai.cli.terminal import Terminal


def overview(terminal: Terminal, commands: dict[str, Command]) -> None:
    """What ``serai`` is and which commands it has."""
    terminal.line(terminal.say("usage-all"), "bold")
    terminal.line()
    terminal.line(terminal.say("about-serai"))
    terminal.line()
    _pairs(terminal, [(name, terminal.say(f"command-{name}")) for name in commands])
    terminal.line()
    flags = [_flag(terminal, "", flag) for flag in (*EVERYWHERE, Flag("version"))]
    _pairs(terminal, flags)
    terminal.line()
    terminal.line(terminal.say("usage-more"))


def usage(terminal: Terminal, command: Command) -> None:
    """What one command does and takes."""
    parts = [f"serai {command.name}"]
    for operand in command.operands:
        name = terminal.say(f"value-{operand.name}") + ("..." if operand.many else "")
        parts.append(name if operand.needed else f"[{name}]")
    parts.append(terminal.say("usage-flags"))
    terminal.line(terminal.say("usage-one", usage=" ".join(parts)), "bold")
    terminal.line()
    terminal.line(terminal.say(f"about-{command.name}"))
    terminal.line()
    rows = [(terminal.say(f"value-{o.name}"), terminal.say(f"operand-{o.name}")) for o in command.operands]
    rows += [_flag(terminal, command.name, flag) for flag in (*command.flags, *EVERYWHERE)]
    _pairs(terminal, rows)


def _flag(terminal: Terminal, command: str, flag: Flag) -> tuple[str, str]:
    own = f"flag-{command}-{flag.name}"
    key = own if cli_words().has(own, terminal.lang) else f"flag-{flag.name}"
    value = f" {terminal.say(f'value-{flag.value}')}" if flag.value else ""
    return f"--{flag.name}{value}", terminal.say(key, levels=", ".join(BOTS if flag.name == "bots" else LEVELS))


def _pairs(terminal: Terminal, rows: list[tuple[str, str]]) -> None:
    """Names at the left, what they mean at the right."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, meaning in rows:
        table.add_row(Ink(terminal.fit(f"  {name}"), "cyan"), terminal.fit(meaning))
    terminal.show(table)
