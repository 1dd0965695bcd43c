"""An outside bot for Serai's arena in Python, without Serai: it never passes if it can help it.

serai arena kurier --bots "random,program:python3 docs/outside-bots/bot.py" --games 200
"""

import json
import random
import sys


class Bot:
    """Knows the names of all actions, and its own dice."""

    def __init__(self, game: dict) -> None:
        self.actions = game["actions"]
        self.dice = random.Random(game["seed"])

    def choose(self, view: dict, legal: list) -> int:
        """Any legal action that is not idle; ``view`` holds all that the seat knows."""
        busy = [action for action in legal if self.actions[action] not in ("pass", "stop", "end turn", "decline")]
        return self.dice.choice(busy or legal)


def main() -> None:
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "game":
            bot = Bot(message)
        elif message["type"] == "choose":
            action = bot.choose(message["view"], message["legal"])
            print(json.dumps({"action": action}), flush=True)


main()
