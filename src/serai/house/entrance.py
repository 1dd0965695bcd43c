"""Who comes in: newcomers, invitations, passwords, and how somebody is known again."""

import asyncio
from collections.abc import Callable, Coroutine
from hmac import compare_digest
from typing import Any, TypeVar

from serai.core.errors import SeraiError
from serai.house.admin import FIND_INVITATION, RETURN_INVITATION, USE_INVITATION, invitation_hash
from serai.house.errors import InvitationNeeded
from serai.house.keeper import Keeper
from serai.house.people import People, Person
from serai.house.restrictions import Restrictions

T = TypeVar("T")


class Entrance:
    """The part of the house that is about people. Methods raise HouseError when something cannot be done."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._people = People(keeper.store, keeper.clock, keeper.wall)

    @property
    def restrictions(self) -> Restrictions:
        """Who may not come in, and who may not speak."""
        return self.keeper.restrictions

    async def admits(self, code: str) -> bool:
        """Whether this is an invitation to the house that a newcomer can still use."""
        found = await self.keeper.store.run(FIND_INVITATION, invitation_hash(code), self.keeper.wall())
        return bool(found)

    async def invited(self, name: str, lang: str, code: str) -> tuple[Person, str]:
        """A newcomer who uses an invitation to the house. Raises BadName; InvitationNeeded if it is over or used up."""
        hashed = invitation_hash(code)
        if not await self.keeper.store.run(USE_INVITATION, hashed, self.keeper.wall()):
            raise InvitationNeeded("bad-house-invitation")
        try:
            return await self.newcomer(name, lang)
        except SeraiError:
            await self.keeper.store.run(RETURN_INVITATION, hashed)
            raise

    async def invites(self, table: str, invitation: str) -> bool:
        """Whether this is the invitation to that table."""
        row = await self.keeper.store.table(table) if "\0" not in table else None
        return row is not None and compare_digest(row.invitation.encode(), invitation.encode(errors="replace"))

    async def newcomer(self, name: str, lang: str) -> tuple[Person, str]:
        """A person without registering, and the secret token for the cookie. Raises BadName."""
        return await self._people.newcomer(name, lang)

    async def person(self, token: str) -> Person | None:
        """Who has this token."""
        return await self._people.person(token)

    async def person_by_id(self, person: str) -> Person | None:
        """Who has this public id."""
        return await self._people.by_id(person)

    async def change_person(
        self,
        person: Person,
        *,
        name: str | None = None,
        lang: str | None = None,
        settings: dict[str, Any] | None = None,
    ) -> Person:
        """Another name, language, or settings (merged into what is there). Raises BadName."""
        return await self._people.change(person, name=name, lang=lang, settings=settings)

    async def register(
        self, person: Person, password: str, *, old: str = "", token: str = "", address: str = ""
    ) -> None:
        """Keep the name on several devices; or change the password by the old one, which ends all but ``token``.

        ``address`` says where the try comes from. Raises BadName, BadPassword, TooMany.
        """
        await whole(self._people.register(person, password, old=old, token=token, address=address))
        await self._tokens_gone(person.id)

    async def log_in(self, name: str, password: str, *, address: str = "", device: str = "") -> tuple[Person, str]:
        """The person of a registered name, and a new token. Raises BadPassword, TooMany.

        ``address`` says where the try comes from, ``device`` is what ``device_mark`` gave this device earlier.
        """
        return await whole(self._people.log_in(name, password, address=address, device=device))

    async def device_mark(self, person: Person) -> str:
        """For a cookie: lets this device log in under the person's name also while strangers guess his password."""
        return await self._people.device_mark(person)

    async def log_out(self, token: str) -> None:
        """Forget a token; what came in by it ends."""
        person = await self._people.person(token)
        if person is not None:
            await self._people.log_out(token)
            await self._tokens_gone(person.id)

    async def log_out_everywhere(self, person: str) -> None:
        """Forget all tokens of the person of this id; whatever came in by them ends, in every process."""
        await self._people.log_out_everywhere(person)
        await self._tokens_gone(person)

    async def _tokens_gone(self, person: str) -> None:
        """Tokens of this person were taken back."""
        self.keeper.store.announce(person, "tokens")
        await self.keeper.sessions.check()

    def stay(self, token: str, end: Callable[[], None]) -> Callable[[], None]:
        """Something that came in by this token stays; ``end`` is called once the token is gone.

        Call what is returned when it leaves by itself.
        """
        return self.keeper.sessions.enter(token, end)


async def whole(work: Coroutine[Any, Any, T]) -> T:
    """Finish what was begun even if who asked goes away meanwhile."""
    return await asyncio.shield(asyncio.ensure_future(work))
