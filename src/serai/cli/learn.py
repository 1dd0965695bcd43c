"""``serai learn GAME``: the lesson of a game at the terminal. It can be left, and goes on where it was left."""

from pathlib import Path

from serai.bots import LEVELS
from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.common import load_record
from serai.cli.play import Play
from serai.cli.prompter import Prompter, Quit, SavedGame
from serai.cli.saving import own_folder
from serai.cli.speech import Complaint, file_trouble
from serai.cli.table import Seating
from serai.cli.terminal import EndOfInput, Terminal
from serai.core.errors import SeraiError
from serai.core.lesson import Lesson, lesson_of
from serai.core.registry import game as find_game
from serai.core.session import Session
from serai.core.state import CHANCE
from serai.core.texts import Text


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Teach a game, from where the person left it or (``--again``) from the beginning."""
    game = find_game(arguments.name("game"))
    lesson = lesson_of(game)
    if lesson is None:
        raise SeraiError(Text("error-no-lesson", {"game": game.title, "id": game.id}))
    path = _place(game.id)
    session = None if arguments.on("again") else _left(lesson, path)
    course = Course(terminal, lesson, session or lesson.begin(), path)
    if session is not None:
        terminal.line(terminal.say("learn-on", again="--again"))
    return course.run()


def _place(game: str) -> Path:
    folder = own_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(error, folder) from error
    return folder / f"lesson-{game}.serai"


def _left(lesson: Lesson, path: Path) -> Session | None:
    """The lesson as it was left; None if there is none, if it was finished, or if it is no longer the same."""
    if not path.is_file():
        return None
    try:
        record = load_record(str(path))
        number = lesson.number(record.steps) if record.game is lesson.game else None
        if number is None or lesson.over(number) or not lesson.playable(record.replay(), number):
            return None
        return Session(record)
    except SeraiError:
        return None


class Course(Play):
    """A lesson under way at this terminal: a table whose chance and bots do as the lesson says."""

    def __init__(self, terminal: Terminal, lesson: Lesson, session: Session, path: Path) -> None:
        bots = {seat: LEVELS[0] for seat in range(lesson.seats) if seat != lesson.seat}
        keeper = SavedGame(terminal, session.record, path)
        super().__init__(terminal, session, Seating({lesson.seat: ""}, bots), keeper, 0)
        self.lesson = lesson
        self.path = path
        self.prompter = LessonPrompter(self, lesson)
        self.step = -1
        """The step that was read last."""

    @property
    def number(self) -> int:
        """How many lines of the lesson were played."""
        return len(self.session.record.steps)

    def run(self) -> int:
        """Teach to the end, or until the person leaves; what was done is kept."""
        try:
            self.go_on()
        except Quit:
            return 0
        except (EndOfInput, KeyboardInterrupt) as stop:
            self.keeper.keep()
            key = "learn-input-ended" if isinstance(stop, EndOfInput) else "learn-interrupted"
            raise Complaint(key, command=f"serai learn {self.game.id}") from None
        self.path.unlink(missing_ok=True)
        self.read(len(self.lesson.steps) - 1)
        self.terminal.line()
        self.terminal.line(self.terminal.say("learn-done", command=f"serai play {self.game.id}"), "bold green")
        return 0

    def go_on(self) -> None:
        """One line of the lesson after the other."""
        lesson = self.lesson
        while not lesson.over(self.number):
            line = lesson.script[self.number]
            if line.quick or line.seat != lesson.seat:
                self.session.play(*lesson.next_step(self.session.state, self.number))
                if line.quick and line.seat != CHANCE:
                    self.told[lesson.seat] = self.number
                continue
            self.keeper.keep()
            self.tell(lesson.seat)
            at = lesson.place(self.number)
            legal = [int(action) for action in self.session.state.legal(lesson.seat)]
            begun = self.step == at
            if not begun:
                self.prompter.board(self.session.state.view(lesson.seat))
                self.read(at)
            if begun and len(legal) == 1:
                label = self.prompter.say(self.game.label(self.session.state.view(lesson.seat), legal[0]))
                self.terminal.line(self.terminal.say("forced", label=label), "dim", indent=1)
                self.session.play(lesson.seat, legal[0])
            else:
                self.prompter.decide(lesson.seat, legal)
        self.tell(lesson.seat)

    def read(self, at: int) -> None:
        """Read a step to the person, page by page."""
        self.step = at
        pages = self.lesson.steps[at].pages
        self.terminal.rule(self.terminal.say("learn-step", number=at + 1, steps=len(self.lesson.steps)))
        for number, page in enumerate(pages):
            self.terminal.line(self.prompter.say(Text(page.key)), "bold green", indent=1)
            if number + 1 < len(pages):
                if self.terminal.ask(self.terminal.say("learn-enter")).lower() == "q":
                    self.leave()
                self.terminal.line()

    def leave(self) -> None:
        """Stop here; the lesson goes on from this place another time. Raises Quit."""
        self.keeper.keep()
        self.terminal.line(self.terminal.say("learn-left", command=f"serai learn {self.game.id}"), indent=1)
        raise Quit


class LessonPrompter(Prompter):
    """Asks for decisions as the prompter does; what the lesson asks for is marked, anything else is answered."""

    def __init__(self, play: Course, lesson: Lesson) -> None:
        super().__init__(play)
        self.course = play
        self.lesson = lesson

    def lit(self, legal: list[int]) -> tuple[int, ...]:
        """What the lesson asks for."""
        return self.lesson.wanted(self.course.number, legal)

    def take(self, seat: int, action: int) -> bool:
        """Take a step, if the lesson asks for it."""
        state, number = self.session.state, self.course.number
        legal = [int(one) for one in state.legal(seat)]
        if action not in self.lit(legal):
            answer = self.lesson.answer(number, state.view(seat), action, legal)
            self.terminal.line(self.say(answer), "yellow", indent=1)
            return False
        return super().take(seat, action)

    def quit(self) -> None:
        """Leave; nothing is asked, for nothing is lost. Raises Quit."""
        self.course.leave()


COMMAND = Command("learn", (Operand("game"),), (Flag("again"),), run)
