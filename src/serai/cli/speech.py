"""The words of the command line, the language it speaks, and complaints in that language."""

import errno
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from serai.core.errors import SeraiError
from serai.core.texts import LANGUAGES, Text, Words, house_folder


@cache
def cli_words() -> Words:
    """The sentences of the command line, those of the house beneath them."""
    return Words([house_folder(), files("serai.cli") / "words"])


class Complaint(SeraiError):
    """What is wrong with a command, told in the words of the command line."""

    def __init__(self, key: str, **args: str | int | Text) -> None:
        super().__init__(Text(key, args), cli_words())


class InFile(SeraiError):
    """What is wrong in a file: the file's name before the reason, which keeps its own words."""

    def __init__(self, path: str, error: SeraiError) -> None:
        super().__init__(error.text)
        self.path = path
        self.error = error

    def say(self, lang: str) -> str:
        """The file and the reason, in this language."""
        return cli_words().say(Text("in-file", {"file": self.path, "reason": self.error.say(lang)}), lang)


_TROUBLES = {
    errno.ENOENT: "trouble-missing",
    errno.EACCES: "trouble-forbidden",
    errno.EPERM: "trouble-forbidden",
    errno.EROFS: "trouble-forbidden",
    errno.EISDIR: "trouble-folder",
    errno.ENOTDIR: "trouble-no-folder",
    errno.ENOSPC: "trouble-no-space",
    errno.EDQUOT: "trouble-no-space",
    errno.EEXIST: "trouble-exists",
    errno.ENAMETOOLONG: "trouble-name",
    errno.ELOOP: "trouble-name",
}


def file_trouble(error: OSError, path: str | Path) -> Complaint:
    """A file that cannot be read or written, and why, in words of our own."""
    return Complaint("file-trouble", file=str(path), reason=_reason(error))


def system_trouble(error: OSError) -> Complaint:
    """What the system refuses where nobody expected it to, above all to take what we write."""
    if error.filename is not None:
        return file_trouble(error, str(error.filename))
    return Complaint("system-trouble", reason=_reason(error))


def _reason(error: OSError) -> Text:
    why = _TROUBLES.get(error.errno or 0)
    return Text(why) if why else Text("trouble-other", {"number": error.errno or 0})


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the system: Dutch where it says so, otherwise English."""
    settings = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := settings.get(name):
            return "nl" if value.lower().startswith("nl") else "en"
    return "en"


def asked_language(words: list[str]) -> str:
    """The language that a command asks for, wherever ``--lang`` stands in it; the system's if none or unknown."""
    found = ""
    for number, word in enumerate(words):
        if word == "--":
            break
        if word.startswith("--lang="):
            found = word.removeprefix("--lang=")
        elif word == "--lang" and number + 1 < len(words):
            found = words[number + 1]
    return found if found in LANGUAGES else system_language()


def clean(text: str, most: int = 2000) -> str:
    """A text as one line without control characters, so that nothing in a file or a name can disturb a terminal."""
    line = " ".join(text[:most].split())
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in line)
