"""A receiver of what the house sends by itself, and play that makes it send."""

import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from webhouse import Visitor


class Receiver:
    """A receiver on loopback that answers as it is told and keeps what came."""

    def __init__(self) -> None:
        self.came: list[tuple[dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        self.always = 204
        """What is answered where no other status is given."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.came.append(({key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(receiver.statuses.pop(0) if receiver.statuses else receiver.always)
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Says nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/turns?for=me"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def wait(self, count: int) -> None:
        for _ in range(600):
            if len(self.came) >= count:
                return
            time.sleep(0.05)
        raise AssertionError(f"{len(self.came)} came")


def act(who: Visitor, table: str) -> None:
    """Play until it is somebody else's turn."""
    with who.socket(table) as line:
        seen = line.until("table")
        for step in range(50):
            if not seen["choices"]:
                return
            request = {"type": "act", "id": f"{step}", "number": seen["number"], "action": seen["choices"][0]["action"]}
            assert line.ask(request)["type"] == "done"
            line.send({"type": "look", "id": f"look{step}"})
            seen = line.until("table")
    raise AssertionError("the turn does not end")
