"""An outside bot at a table of a Serai house, from anywhere: it never passes if it can help it.

pip install websockets
python remote.py ws://localhost:8000/program TOKEN
"""

import asyncio
import json
import random
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

IDLE = ("pass", "stop", "end turn", "decline")


async def play(address: str, token: str) -> int:
    """Play until the game is over; a broken line is taken up again. Returns the code that the house closed with."""
    while True:
        try:
            async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
                async for line in socket:
                    message = json.loads(line)
                    if message["type"] == "game":
                        actions, dice = message["actions"], random.Random(message["seed"])
                    elif message["type"] == "choose":
                        legal = message["legal"]
                        busy = [action for action in legal if actions[action] not in IDLE]
                        await socket.send(json.dumps({"action": dice.choice(busy or legal)}))
                    else:
                        print("ranking", message["ranking"], "scores", message["scores"])
                return socket.close_code or 0
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code >= 4000:
                return closed.rcvd.code
        except OSError:
            pass
        await asyncio.sleep(2)


if __name__ == "__main__":
    sys.exit(asyncio.run(play(*sys.argv[1:3])) != 1000)
