"""Ratings after many games of any number of players: the Plackett-Luce model of openskill."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

_Z95 = 1.959964


class Rating(Struct, frozen=True):
    """How strong somebody is believed to be, with the interval that the model is 95 % sure of; all begin with 25."""

    rating: float
    low: float
    high: float


class Ratings:
    """The ratings of so many players, game after game.

    A player who held several seats of a game takes the mean of what each of them earned.
    """

    def __init__(self, players: int) -> None:
        self._model = PlackettLuce()
        self._known = [self._model.rating() for _ in range(players)]

    def add(self, line_up: Sequence[int], ranking: Sequence[int]) -> None:
        """The next game: who sat at each seat, and the ranking."""
        known, model = self._known, self._model
        earned = model.rate([[known[player]] for player in line_up], ranks=[float(rank) for rank in ranking])
        for player in set(line_up):
            own = [earned[seat][0] for seat, sitting in enumerate(line_up) if sitting == player]
            mu = sum(rating.mu for rating in own) / len(own)
            known[player] = model.rating(mu=mu, sigma=sum(rating.sigma for rating in own) / len(own))

    def now(self) -> list[Rating]:
        """The ratings after the games so far."""
        return [Rating(r.mu, r.mu - _Z95 * r.sigma, r.mu + _Z95 * r.sigma) for r in self._known]


def rate(players: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """The ratings of so many players after these games, in order; a game is who sat at each seat, and the ranking."""
    ratings = Ratings(players)
    for line_up, ranking in games:
        ratings.add(line_up, ranking)
    return ratings.now()
