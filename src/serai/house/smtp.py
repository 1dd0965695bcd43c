"""A mail server, as whoever runs the house has named it, and how a message is handed to it."""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from enum import Enum
from functools import partial

from msgspec import Struct

from serai.house.delivery import Delivery

_log = logging.getLogger("serai.house")
_SECONDS = 20.0
"""How long the server may take for one answer."""
_AT_ONCE = 1
SECURITY = ("starttls", "tls", "none")


class Smtp(Struct, frozen=True, kw_only=True):
    """Where mail goes out."""

    host: str
    port: int
    sender: str
    """The address that mail comes from."""
    user: str = ""
    """Empty: the server asks for no password."""
    password: str = ""
    security: str = "starttls"
    """One of SECURITY."""

    def __repr__(self) -> str:
        """Without the password: it belongs into no log."""
        return f"Smtp({self.host}:{self.port})"


class Sent(Enum):
    """What came of handing a message over."""

    TAKEN = "taken"
    REFUSED = "refused"
    """The server does not take mail for this address, today or tomorrow."""
    TROUBLE = "trouble"
    """The server was not there, busy or did not let us in: not the receiver's fault."""


class Post(Delivery):
    """Hands messages over in a thread of its own; ``close`` it at the end."""

    def __init__(self, clock: Callable[[], float], smtp: Smtp) -> None:
        super().__init__(clock, _AT_ONCE)
        self.smtp = smtp
        self._thread = ThreadPoolExecutor(_AT_ONCE, "serai-mail")

    async def send(self, person: str, message: EmailMessage) -> Sent | None:
        """Hand this over on behalf of a person, again where the server had trouble; None: too much is under way."""
        return await self.deliver(person, partial(self._attempt, message), lambda sent: sent is not Sent.TROUBLE)

    async def send_once(self, message: EmailMessage) -> Sent:
        """Hand this over a single time, for who waits for the answer."""
        return await self.once(partial(self._attempt, message))

    def close(self) -> None:
        """No more mail."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _attempt(self, message: EmailMessage) -> Sent:
        return await asyncio.get_running_loop().run_in_executor(self._thread, hand_over, self.smtp, message)


def hand_over(smtp: Smtp, message: EmailMessage) -> Sent:
    """One try. Neither addresses nor what the server says are logged: they may hold secrets."""
    try:
        with _connect(smtp) as server:
            if smtp.security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        return Sent.REFUSED if all(code >= 500 for code in codes) else Sent.TROUBLE
    except (OSError, smtplib.SMTPException, ValueError) as error:
        _log.warning("the mail server did not take a message: %s", type(error).__name__)
        return Sent.TROUBLE
    return Sent.TAKEN


def _connect(smtp: Smtp) -> smtplib.SMTP:
    if smtp.security == "tls":
        return smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=_SECONDS, context=ssl.create_default_context())
    return smtplib.SMTP(smtp.host, smtp.port, timeout=_SECONDS)
