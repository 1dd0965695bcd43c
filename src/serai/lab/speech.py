"""The words of the lab: what is wrong with a contest, and what its reports say."""

from functools import cache
from importlib.resources import files

from serai.core.errors import SeraiError
from serai.core.texts import Text, Words, house_folder


@cache
def lab_words() -> Words:
    """The sentences of the lab, those of the house beneath them."""
    return Words([house_folder(), files("serai.lab") / "words"])


class LabError(SeraiError):
    """Something that the lab cannot do, told in its own words."""

    def __init__(self, key: str, **args: str | int | Text) -> None:
        super().__init__(Text(key, args), lab_words())

    def say(self, lang: str) -> str:
        """The reason, in this language; also of an error that comes from another process."""
        return lab_words().say(self.text, lang)
