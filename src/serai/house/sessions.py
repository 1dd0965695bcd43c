"""Who is inside by which token. A token that was taken back ends all that came in by it, in every process."""

from collections.abc import Callable

from serai.house import store
from serai.house.store import Store


def key_of(token: str) -> str:
    """The public half of a token, by which it is stored."""
    return token[:200].partition(".")[0]


class Sessions:
    """What came in by a token and stays: the sockets of this process."""

    def __init__(self, kept: Store) -> None:
        self._store = kept
        self._inside: dict[str, list[Callable[[], None]]] = {}

    def enter(self, token: str, end: Callable[[], None]) -> Callable[[], None]:
        """Something came in by this token; ``end`` is called once the token is gone.

        Call what is returned when it leaves by itself.
        """
        key = key_of(token)
        if not key:  # without a name nothing can be taken back
            return lambda: None
        self._inside.setdefault(key, []).append(end)

        def leave() -> None:
            inside = self._inside.get(key, [])
            if end in inside:
                inside.remove(end)
            if not inside:
                self._inside.pop(key, None)

        return leave

    async def check(self) -> None:
        """End what came in by a token that is no longer there."""
        keys = list(self._inside)
        for first in range(0, len(keys), store.MOST_AMONG):
            some = keys[first : first + store.MOST_AMONG]
            padded = some + [""] * (store.MOST_AMONG - len(some))
            left = {row[0] for row in await self._store.run(store.TOKENS_AMONG, *padded)}
            for key in some:
                if key not in left:
                    for end in self._inside.pop(key, []):
                        end()
