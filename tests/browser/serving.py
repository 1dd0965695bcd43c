"""``serai serve`` as it is, but for bots that do not seem to think: python serving.py serve --port 0 ..."""

import functools
import sys

from serai.cli import main
from serai.house.house import House

if __name__ == "__main__":
    opened = House.open
    House.open = functools.partial(opened, bot_delay=0.0)  # type: ignore[method-assign]
    sys.exit(main(sys.argv[1:]))
