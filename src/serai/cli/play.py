"""``serai play GAME``: people and bots at one terminal. A person sees the view of his own seat and nothing else."""

import secrets
from pathlib import Path

from serai.bots import bot
from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.common import chosen_options, chosen_seats, has_secrets, load_record, named_game
from serai.cli.news import news, result, write_news
from serai.cli.prompter import Prompter, Quit, SavedGame
from serai.cli.saving import new_place, shown
from serai.cli.speech import Complaint
from serai.cli.table import Seating, caller, fewest_seats, level_name, seating
from serai.cli.terminal import EndOfInput, Terminal
from serai.core.game import Game
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.session import Session
from serai.core.state import CHANCE


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Set up a table, or resume one, and play to the end. Raises SeraiError for what cannot be played."""
    record, who = _table(arguments)
    keeper = _keeper(terminal, arguments, record)
    seed = arguments.number("seed", 0, 2**62, secrets.randbits(48)) or 0
    play = Play(terminal, Session(record), who, keeper, seed)
    play.ask_all = arguments.on("ask-all")
    play.confirm = arguments.on("confirm")
    return play.run()


def _table(arguments: Arguments) -> tuple[Record, Seating]:
    """The record to play on, and who sits where."""
    path = arguments.text("resume")
    if path is None:
        if not arguments.name("game"):
            raise Complaint("needs-game", command="play")
        game = named_game(arguments)
        options = chosen_options(arguments, game.options)
        seats = chosen_seats(arguments, game)
        seats = fewest_seats(arguments, game) if seats is None else seats
        game.start(seats, options)
        who = seating(arguments, seats)
        return Record(game, options, seats, who.names()), who
    for flag in ("seats", "option", "data"):
        if arguments.on(flag):
            raise Complaint("resume-keeps", flag=f"--{flag}")
    record = load_record(path)
    name = arguments.name("game")
    if name and name != record.game.id:
        raise Complaint("resume-other-game", file=path, game=record.game.title)
    who = seating(arguments, record.seats, record.names)
    record.names = who.names()
    return record, who


def _keeper(terminal: Terminal, arguments: Arguments, record: Record) -> SavedGame:
    """The file that the game is kept in. A file that is named must be writable, and new unless the game is resumed."""
    named = arguments.text("record")
    resumed = arguments.text("resume")
    if named is not None:
        if named != resumed and Path(named).exists():
            raise Complaint("record-exists", file=named)
        keeper = SavedGame(terminal, record, Path(named))
        keeper.save()
        return keeper
    if resumed is not None:
        return SavedGame(terminal, record, Path(resumed))
    try:
        return SavedGame(terminal, record, new_place(record.game.id))
    except Complaint as error:
        terminal.complain(error.say(terminal.lang))
        return SavedGame(terminal, record, None)


class Play:
    """A game under way at this terminal."""

    def __init__(self, terminal: Terminal, session: Session, who: Seating, keeper: SavedGame, seed: int) -> None:
        self.terminal = terminal
        self.session = session
        self.game: Game = session.record.game
        self.who = who
        self.keeper = keeper
        self.seed = seed
        self.ask_all = False
        self.confirm = False
        self.told = dict.fromkeys(range(session.record.seats), len(session.record.steps))
        """For each seat the number of steps it has been told of."""
        self.before_curtain = len(who.people) > 1 and has_secrets(self.game)
        self.looking: int | None = None
        """The person who sits at the terminal now."""
        self.prompter = Prompter(self)

    def run(self) -> int:
        """Play until the game is over or somebody quits; whatever happens, the game is kept."""
        self.welcome()
        try:
            self.go_on()
        except Quit:
            return 0
        except (EndOfInput, KeyboardInterrupt) as stop:
            self.keeper.keep()
            key = "end-of-input" if isinstance(stop, EndOfInput) else "interrupted"
            if self.keeper.path is None:
                raise Complaint(key) from None
            raise Complaint(f"{key}-kept", file=shown(self.keeper.path)) from None
        except BaseException:
            self.keeper.keep()
            raise
        self.keeper.keep()
        self.farewell()
        return 0

    def go_on(self) -> None:
        """One step after the other: chance, bots, then people."""
        while not self.session.state.over:
            state = self.session.state
            if state.chance:
                self.session.play(CHANCE, int(state.draw(self.luck())))
                continue
            seat = next((seat for seat in state.deciders if seat in self.who.bots), state.deciders[0])
            if seat in self.who.bots:
                self.bot_plays(seat)
            else:
                self.person_plays(seat)

    def luck(self) -> Rng:
        """Chance at this step: it depends on the seed and the step alone, so a resumed game goes on the same way."""
        return Rng((self.seed << 20) + len(self.session.record.steps))

    def bot_plays(self, seat: int) -> None:
        """A bot decides from its own view."""
        state = self.session.state
        action = bot(self.who.bots[seat]).choose(self.game, state.view(seat), state.legal(seat), self.luck().fork())
        self.session.play(seat, action)

    def person_plays(self, seat: int) -> None:
        """A person decides; a choice that is none is made for him, and he is told."""
        legal = [int(action) for action in self.session.state.legal(seat)]
        if len(legal) == 1 and not self.ask_all:
            self.curtain(seat)
            self.tell(seat)
            label = self.game.words.say(self.game.label(self.session.state.view(seat), legal[0]), self.terminal.lang)
            self.terminal.line(self.terminal.say("forced", label=label), "dim", indent=1)
            self.session.play(seat, legal[0])
        else:
            self.curtain(seat)
            self.keeper.keep()
            self.tell(seat)
            self.prompter.decide(seat, legal)
        state = self.session.state
        if self.confirm and seat not in state.deciders and self.session.undoable(seat) is not None:
            self.prompter.hand_over(seat)

    # ------------------------------------------------------------------ what people read

    def call(self, seat: int) -> str:
        """What a player is called."""
        return caller(self.terminal, self.game, self.session.record.names, seat, self.session.state.view())

    def level(self, seat: int) -> str:
        """How well the bot on this seat plays, in the user's language."""
        return level_name(self.terminal, self.who.bots[seat])

    def welcome(self) -> None:
        """Who sits where, where the game is kept, and how to get help."""
        terminal = self.terminal
        terminal.rule(self.game.title)
        for seat in range(self.session.record.seats):
            title = self.game.words.say(self.game.seat_seen(seat, self.session.state.view()), terminal.lang)
            if seat in self.who.bots:
                who = terminal.say("seat-bot", number=seat + 1, seat=title, level=self.level(seat))
            elif name := self.who.people[seat]:
                who = terminal.say("seat-person", number=seat + 1, seat=title, name=name)
            else:
                who = terminal.say(
                    "seat-you" if len(self.who.people) == 1 else "seat-guest", number=seat + 1, seat=title
                )
            terminal.line(who, indent=2)
        if self.keeper.path is not None:
            terminal.line(terminal.say("kept-in", file=shown(self.keeper.path)))
        terminal.line(terminal.say("hint-help"))

    def curtain(self, seat: int) -> None:
        """Before secrets are shown to another person than before, the keyboard changes hands."""
        if self.looking == seat:
            return
        if self.before_curtain:
            if self.looking is not None:
                self.terminal.wipe()
            self.terminal.rule()
            self.terminal.line(self.terminal.say("curtain", player=self.call(seat)), "bold")
            self.terminal.ask(self.terminal.say("curtain-enter"))
            self.terminal.wipe()
        self.looking = seat
        self.prompter.drawn = ""

    def tell(self, seat: int) -> None:
        """What happened since this person last looked."""
        heading = "since" if self.told[seat] else "so-far"
        lines = news(self.session, seat, self.told[seat])
        self.told[seat] = len(self.session.record.steps)
        if any(not line.own for line in lines):
            self.terminal.line()
            self.terminal.line(self.terminal.say(heading), "underline")
        write_news(self.terminal, self.game, lines)

    def farewell(self) -> None:
        """The end: what happened last, the board, who won, and where the game can be seen again."""
        terminal = self.terminal
        viewer = next(iter(self.who.people)) if len(self.who.people) == 1 else None
        since = self.told[viewer] if viewer is not None else 0
        terminal.line()
        write_news(terminal, self.game, news(self.session, viewer, since)[-30:])
        state = self.session.state
        terminal.line()
        terminal.diagram(self.game.diagram(state.view(viewer), terminal.lang))
        terminal.rule(terminal.say("the-end"))
        result(terminal, self.game, state, self.session.record.names)
        if self.keeper.path is not None:
            terminal.line(terminal.say("see-again", file=shown(self.keeper.path)))


COMMAND = Command(
    "play",
    (Operand("game", needed=False),),
    (
        Flag("seats", "number"),
        Flag("option", "option", many=True),
        Flag("bot", "bot"),
        Flag("seat", "seat"),
        Flag("seats-human", "seats"),
        Flag("name", "name", many=True),
        Flag("seed", "seed"),
        Flag("record", "file"),
        Flag("resume", "file"),
        Flag("data", "file"),
        Flag("ask-all"),
        Flag("confirm"),
    ),
    run,
)
