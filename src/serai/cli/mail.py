"""The options of ``serai serve`` about the mail server."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from serai.cli.arguments import Arguments, Flag
from serai.cli.speech import Complaint, file_trouble

if TYPE_CHECKING:
    from serai.house.smtp import Smtp

PASSWORD = "SERAI_SMTP_PASSWORD"
_LAST_PORT = 65535
_LONGEST_PASSWORD = 4096
"""Bytes; what is longer, or has no end, is another file."""
_PORTS = {"starttls": 587, "tls": 465, "none": 25}
FLAGS = (
    Flag("smtp", "smtp"),
    Flag("smtp-security", "security"),
    Flag("smtp-user", "user"),
    Flag("smtp-password-file", "file"),
    Flag("mail-from", "sender"),
)


def mail_server(arguments: Arguments, origin: str) -> "Smtp | None":
    """The mail server that the options name; None for none. Raises Complaint."""
    from serai.house.smtp import SECURITY, Smtp  # noqa: PLC0415 - only who serves pays for loading the house

    named = arguments.text("smtp")
    if named is None:
        return None
    security = arguments.text("smtp-security") or SECURITY[0]
    if security not in SECURITY:
        raise Complaint("serve-smtp-security", found=security[:40], forms=", ".join(SECURITY))
    found = re.fullmatch(r"([A-Za-z0-9.-]+)(?::([0-9]{1,5}))?", named)
    if found is None or not 0 < int(found[2] or 1) <= _LAST_PORT:
        raise Complaint("serve-smtp", found=named[:80])
    sender = arguments.text("mail-from") or ""
    if not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", sender):
        raise Complaint("serve-mail-from", found=sender[:80])
    if not origin:
        raise Complaint("serve-mail-origin")
    return Smtp(
        host=found[1],
        port=int(found[2] or _PORTS[security]),
        sender=sender,
        user=arguments.text("smtp-user") or "",
        password=_password(arguments),
        security=security,
    )


def _password(arguments: Arguments) -> str:
    """From a file or the environment: what stands in the command itself everybody on the computer can read."""
    path = arguments.text("smtp-password-file")
    if path is None:
        return os.environ.get(PASSWORD, "")
    try:
        with Path(path).open("rb") as file:
            found = file.read(_LONGEST_PASSWORD + 1)
        if len(found) > _LONGEST_PASSWORD:
            raise Complaint("serve-smtp-password", file=path)
        return found.decode().strip()
    except OSError as error:
        raise file_trouble(error, path) from error
    except UnicodeDecodeError as error:
        raise Complaint("serve-smtp-password", file=path) from error
