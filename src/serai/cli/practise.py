"""``serai practise GAME``: its tasks at the terminal. What was done is remembered in the player's own folder."""

from pathlib import Path

from serai.bots import LEVELS
from serai.cli.arguments import Arguments, Command, Operand
from serai.cli.play import Play
from serai.cli.prompter import Prompter, Quit, SavedGame
from serai.cli.saving import own_folder
from serai.cli.speech import Complaint, file_trouble
from serai.cli.table import Seating
from serai.cli.terminal import EndOfInput, Terminal
from serai.core.errors import SeraiError
from serai.core.practice import Task, tasks_of
from serai.core.registry import game as find_game
from serai.core.texts import Text
from serai.core.view import View


def run(terminal: Terminal, arguments: Arguments) -> int:
    """List the tasks of a game, or set the one of this number."""
    game = find_game(arguments.name("game"))
    tasks = tasks_of(game)
    if not tasks:
        raise SeraiError(Text("error-no-practice", {"game": game.title, "id": game.id}))
    done = Done(game.id)
    asked = arguments.name("task")
    if not asked:
        command = f"serai practise {game.id} {_next(tasks, done)}"
        count = sum(task.id in done.known for task in tasks)
        terminal.line(terminal.say("practise-list", game=game.title, done=count, all=len(tasks), command=command))
        for number, task in enumerate(tasks, 1):
            words = game.words.say(task.words(), terminal.lang)
            mark = f" ({terminal.say('practise-mark')})" if task.id in done.known else ""
            terminal.line(terminal.say("practise-row", number=number, words=words) + mark, indent=1)
        return 0
    if not (asked.isascii() and asked.isdigit() and len(asked) < 4 and 1 <= int(asked) <= len(tasks)):
        raise Complaint("practise-no-such", most=len(tasks), asked=asked[:40])
    return Practice(terminal, tasks, int(asked), done).run()


def _next(tasks: tuple[Task, ...], done: "Done") -> int:
    """The number of the first task that is not done yet; after the last, the first."""
    return next((number for number, task in enumerate(tasks, 1) if task.id not in done.known), 1)


class Done:
    """The tasks of a game that were done at this computer, one id a line."""

    def __init__(self, game: str) -> None:
        self._path: Path = own_folder() / f"practised-{game}.txt"
        self.known: set[str] = set()
        if self._path.is_file():
            try:
                self.known = set(self._path.read_text(encoding="utf-8", errors="replace").split())
            except OSError as error:
                raise file_trouble(error, self._path) from error

    def add(self, task: str) -> None:
        """This one, too. Raises Complaint if it cannot be written down."""
        self.known.add(task)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text("".join(f"{one}\n" for one in sorted(self.known)), encoding="utf-8")
        except OSError as error:
            raise file_trouble(error, self._path) from error


class Practice(Play):
    """A task under way at this terminal: nobody but the player acts."""

    def __init__(self, terminal: Terminal, tasks: tuple[Task, ...], number: int, done: Done) -> None:
        task = tasks[number - 1]
        session = task.begin()
        bots = {seat: LEVELS[0] for seat in range(task.seats) if seat != task.seat}
        super().__init__(
            terminal, session, Seating({task.seat: ""}, bots), SavedGame(terminal, session.record, None), 0
        )
        self.tasks = tasks
        self.task = task
        self.number = number
        self.done = done
        self.prompter = TaskPrompter(self, task)

    @property
    def _command(self) -> str:
        return f"serai practise {self.game.id} {self.number}"

    def run(self) -> int:
        """Ask until the task is done, or until the person leaves."""
        try:
            self.go_on()
        except Quit:
            self.terminal.line(self.terminal.say("practise-left", command=self._command), indent=1)
            return 0
        except EndOfInput:
            raise Complaint("practise-input-ended", command=self._command) from None
        self.done.add(self.task.id)
        self.terminal.line(self.prompter.say(self.task.learned()), "bold green", indent=1)
        self.terminal.line()
        if all(task.id in self.done.known for task in self.tasks):
            said = self.terminal.say("practise-all-done", command=f"serai play {self.game.id}")
        else:
            following = f"serai practise {self.game.id} {_next(self.tasks, self.done)}"
            said = self.terminal.say("practise-done", command=following)
        self.terminal.line(said, "bold green")
        return 0

    def go_on(self) -> None:
        """One decision after the other."""
        task = self.task
        self.prompter.board(self.session.state.view(task.seat))
        self.terminal.rule(self.terminal.say("practise-task", number=self.number, all=len(self.tasks)))
        self.terminal.line(self.prompter.say(task.words()), "bold green", indent=1)
        self.terminal.line(self.terminal.say("practise-help"), "dim", indent=1)
        while not task.judge(self.session.state).done:
            self.prompter.decide(task.seat, [int(action) for action in self.session.state.legal(task.seat)])


class TaskPrompter(Prompter):
    """Asks for decisions as the prompter does; one that would miss the task is answered, and not taken."""

    def __init__(self, play: Practice, task: Task) -> None:
        super().__init__(play)
        self.task = task

    def take(self, seat: int, action: int) -> bool:
        """Take a step, if the task can still be done after it."""
        judged = self.task.after(self.session.state, action)
        if judged.missed:
            self.terminal.line(self.say(self.task.missed(judged)), "yellow", indent=1)
            return False
        return super().take(seat, action)

    def command(self, seat: int, view: View, legal: list[int], word: str, rest: str) -> None:
        """As the prompter does; ``s`` tells the solution."""
        if word != "s":
            super().command(seat, view, legal, word, rest)
            return
        self.terminal.line(self.terminal.say("practise-solution"), "bold", indent=1)
        state = self.task.start.copy()
        for action in self.task.solution:
            label = self.say(self.game.label(state.view(seat), action))
            self.terminal.line(f"{label}   {self.game.notate(action)}", indent=2)
            state.play(seat, action)

    def quit(self) -> None:
        """Leave; nothing is asked, for nothing is lost. Raises Quit."""
        raise Quit


COMMAND = Command("practise", (Operand("game"), Operand("task", needed=False)), (), run)
