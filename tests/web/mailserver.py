"""A mail server on loopback that answers as it is told and keeps what came."""

import asyncio
import threading
import time
from email import message_from_bytes, policy
from email.message import EmailMessage


class MailServer:
    """Speaks as much SMTP as a client without TLS needs."""

    def __init__(self) -> None:
        self.came: list[EmailMessage] = []
        self.tries = 0
        self.recipient = b"250 fine"
        """What is answered to the name of a recipient."""
        self.busy = 0
        """So many messages are put off before one is taken."""
        self._loop = asyncio.new_event_loop()
        started = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(started,), daemon=True)
        self._thread.start()
        started.wait(10)

    def _run(self, started: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = int(server.sockets[0].getsockname()[1])
        started.set()
        self._loop.run_forever()
        server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line[:4].upper()
            answer = b"250 fine"
            if word == b"RCPT":
                self.tries += 1
                answer = self.recipient
            elif word == b"DATA":
                writer.write(b"354 go on\r\n")
                body = await reader.readuntil(b"\r\n.\r\n")
                if self.busy:
                    self.busy -= 1
                    answer = b"451 later"
                else:
                    message = message_from_bytes(body[:-3], policy=policy.default)
                    assert isinstance(message, EmailMessage)
                    self.came.append(message)
            elif word == b"QUIT":
                answer = b"221 bye"
            writer.write(answer + b"\r\n")
            if word == b"QUIT":
                break
        writer.close()

    def wait(self, count: int) -> None:
        for _ in range(600):
            if len(self.came) >= count:
                return
            time.sleep(0.05)
        raise AssertionError(f"{len(self.came)} came")

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
