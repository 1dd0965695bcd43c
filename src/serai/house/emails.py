"""Word by e-mail to whose turn has begun at a table with days a turn, where the house has a mail server.

Nobody is written to who has not confirmed his address by a link. A mail that falls due is noted in the database and
sent a little later: every process takes back those of people who look at the table there, so that nobody who has seen
his turn hears of it by mail, and the next process sends what a process that ended left behind.
"""

import re
import secrets
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from hashlib import sha256

from msgspec import Struct

from serai.core.texts import Text
from serai.house import store
from serai.house.errors import BadEmail, NoSuchTable, words
from serai.house.keeper import Keeper
from serai.house.limits import Limit
from serai.house.live import LiveTable
from serai.house.notifying import Notifier, Receivers
from serai.house.people import Person
from serai.house.smtp import Post, Sent, Smtp
from serai.house.table import Table

MOST_LETTERS = 254
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
_RECEIVERS = Receivers(store.ANY_EMAIL, store.EMAIL_TAKEN, store.EMAIL_FAILED, store.DROP_FAILED_EMAIL)
_WAIT = 60.0
"""Seconds from the beginning of a turn until the mail goes: who comes to the table meanwhile needs none."""
_APART = 15 * 60.0
"""Seconds at the least between two mails to one person about one table."""
_VALID = 24 * 3600.0
"""Seconds for which a link confirms an address."""
_DAYS = "days"


class Address(Struct, frozen=True):
    """A person's address."""

    address: str
    confirmed: bool


class Emails(Notifier):
    """Who hears by e-mail. Does nothing until it is opened."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper, _RECEIVERS)
        self.wait, self.apart = _WAIT, _APART
        self.post: Post | None = None
        self._site = ""
        self._changes = Limit(5, 3600.0, keeper.clock)
        self._asked = Limit(3, 24 * 3600.0, keeper.clock)
        """Mails that ask to confirm, by the address they go to."""
        self._all = Limit(200, 3600.0, keeper.clock)

    def open(self, smtp: Smtp, site: str) -> None:
        """Send mail by this server from now on; ``site`` is the address of the house that links begin with."""
        self.close()
        self.post, self._site = Post(self.keeper.clock, smtp), site.rstrip("/")

    def close(self) -> None:
        """Send no more."""
        if self.post is not None:
            self.post.close()
            self.post = None

    # ------------------------------------------------------------------ whose

    async def of(self, person: Person) -> Address | None:
        """This person's address."""
        rows = await self.keeper.store.run(store.GET_EMAIL, person.id)
        return Address(rows[0][0], bool(rows[0][1])) if rows else None

    async def ask(self, person: Person, address: str) -> None:
        """Write to this address, to have it confirmed; until then nothing else goes there.

        Raises BadEmail, TooMany; BadEmail also if the mail could not be handed over.
        """
        if self.post is None:
            raise BadEmail("no-email-here")
        if len(address) > MOST_LETTERS or not _ADDRESS.fullmatch(address):
            raise BadEmail
        counted = ((self._changes, person.id), (self._asked, address.lower()), (self._all, ""))
        for limit, key in counted:
            limit.check(key)
        for limit, key in counted:
            limit.count(key)
        token, stop = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        until = self.keeper.wall() + _VALID
        await self.keeper.store.together(
            [
                (store.DROP_EMAIL, (person.id,)),
                (store.ADD_EMAIL, (person.id, address, _hash(token), until, stop, self.keeper.wall())),
            ]
        )
        said = {"site": self._site, "link": f"{self._site}/mail/confirm/{token}"}
        message = self._message(address, person.lang, "email-confirm-subject", "email-confirm-body", said)
        if await self.post.send_once(message) is not Sent.TAKEN:
            await self.drop(person)
            raise BadEmail("email-not-taken")

    async def asks(self, token: str) -> bool:
        """Whether this token of a link confirms an address now."""
        return bool(await self.keeper.store.run(store.FIND_EMAIL, _hash(token), self.keeper.wall()))

    async def confirm(self, token: str) -> bool:
        """Confirm the address that this token was sent to; False if it is none, or too old."""
        self.somebody()
        return bool(await self.keeper.store.run(store.CONFIRM_EMAIL, _hash(token), self.keeper.wall()))

    async def drop(self, person: Person) -> None:
        """Forget this person's address."""
        await self.keeper.store.run(store.DROP_EMAIL, person.id)

    async def stop(self, token: str) -> None:
        """Forget the address that this token was sent to in a mail: who has the mail may stop it."""
        await self.keeper.store.run(store.STOP_EMAIL, token[:200].replace("\0", ""))

    # ------------------------------------------------------------------ telling

    def concerned(self, live: LiveTable, people: Mapping[int, str]) -> Iterable[tuple[str, str]]:
        """Those who are not at the table, where one has days for a turn."""
        if self.post is None or live.table.order.clock.kind != _DAYS:
            return ()
        return [(person, live.table.id) for person in set(people.values()) - live.here()]

    async def tell(self, person: str, about: str) -> None:
        """Note that a mail about this table falls due."""
        now = self.keeper.clock()
        if not await self.keeper.store.run(store.MAIL_DUE, person, about, now + self.wait, self.apart):
            await self.nobody_here()

    async def sweep(self) -> None:
        """Send what is due, and take back what is about people who look at the table here."""
        if self.post is None or self.keeper.clock() < self._none_until:
            return
        rows = await self.keeper.store.run(store.MAILS_DUE)
        for person, table, due in rows:
            live = self.keeper.tables.get(table)
            if live is not None and person in live.here():
                await self.keeper.store.run(store.DROP_DUE, person, table)
            elif due <= self.keeper.clock():
                taken = await self.keeper.store.run(store.TAKE_DUE, person, table, due, self.keeper.clock())
                if taken:
                    self.keeper.spawn(self._write, person, table)

    async def _write(self, person: str, id_: str) -> None:
        """Write to this person about this table, if it is still his turn there."""
        try:
            live = await self.keeper.live(id_)
        except NoSuchTable:
            return
        async with self.keeper.current(live) as table:
            mine = person in table.played_by_people(table.turn()).values() and person not in live.here()
        rows = await self.keeper.store.run(store.EMAIL_TO, person)
        if not mine or not rows or self.post is None or self.keeper.restrictions.banned(person):
            return
        address, stop, lang = rows[0]
        sent = await self.post.send(person, self._about(table, person, address, stop, lang))
        if sent in (Sent.TAKEN, Sent.REFUSED):
            await self.came_of(sent is Sent.TAKEN, person, address)

    def _about(self, table: Table, person: str, address: str, stop: str, lang: str) -> EmailMessage:
        others = [place.name for place in table.places if place.name and place.person != person]
        end = f"{self._site}/mail/stop/{stop}"
        said: dict[str, str | int] = {
            "game": table.game.title,
            "others": ", ".join(others),
            "days": table.order.clock.days,
            "link": f"{self._site}/table/{table.id}",
            "stop": end,
        }
        key = "email-turn-body" if others else "email-turn-body-alone"
        message = self._message(address, lang, "email-turn-subject", key, said)
        message["List-Unsubscribe"] = f"<{end}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message

    def _message(self, address: str, lang: str, subject: str, body: str, said: Mapping[str, str | int]) -> EmailMessage:
        message, about = EmailMessage(), dict[str, str | int | Text](said)
        sender = self.post.smtp.sender if self.post is not None else ""
        message["From"], message["To"] = sender, address
        message["Subject"] = " ".join(words().say(Text(subject, about), lang).split())
        message["Date"] = format_datetime(datetime.fromtimestamp(self.keeper.wall(), UTC))
        message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip(">") or None)
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = lang
        message.set_content(words().say(Text(body, about), lang) + "\n")
        return message


def _hash(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()
