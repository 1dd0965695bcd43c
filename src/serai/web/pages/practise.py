"""Practice: the tasks of a game, with what the visitor has done of them, and the way to a table for each."""

from asyncio import to_thread

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from serai.core.practice import tasks_of
from serai.core.registry import game as find_game
from serai.web.guests import guest_of
from serai.web.pages.games import game_card
from serai.web.pages.home import throttle_newcomers
from serai.web.templates import page


class TaskCard(Struct, frozen=True):
    """A task as the page shows it."""

    id: str
    number: int
    words: str
    difficulty: int
    done: bool


async def practise_page(request: Request) -> Response:
    """All tasks of a game."""
    guest = await guest_of(request)
    shown = await to_thread(game_card, request.path_params["game"], guest.lang)
    game = find_game(shown.id)
    tasks = await to_thread(tasks_of, game)
    if not tasks:
        raise HTTPException(404)
    solved = {} if guest.person is None else await guest.house.solved(guest.person)
    done = solved.get(game.id, set())
    cards = [
        TaskCard(task.id, number, game.words.say(task.words(), guest.lang), task.difficulty, task.id in done)
        for number, task in enumerate(tasks, 1)
    ]
    first = next((task for task in cards if not task.done), None)
    return await page(request, "practise.html", game=shown, tasks=cards, done=sum(t.done for t in cards), first=first)


async def practise(request: Request) -> Response:
    """Sit down to a task; then the table."""
    game = find_game(request.path_params["game"])
    guest = await guest_of(request)
    await to_thread(tasks_of, game)
    if guest.person is None:
        throttle_newcomers(request)
    person = await guest.come_in()
    table = await guest.house.practise(person, game.id, request.path_params["task"])
    return guest.keep(request, RedirectResponse(f"/table/{table}", 303))
