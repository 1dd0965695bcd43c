"""Work shared by the machines of a Ray cluster, or by a Ray on this one. Needs the extra ``serai[ray]``."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from logging import ERROR
from typing import Any

from serai.core.errors import MissingExtra
from serai.core.texts import Text
from serai.lab.speech import LabError
from serai.lab.work import AHEAD, Answer, Part

LOCAL = "local"
"""The address of a Ray that is started here for this run alone."""
_TRIES = 20
"""How often a part is done again after the worker that did it was lost."""


class NoRay(LabError):
    """There is no Ray at this address that could be used."""


class RayWork:
    """A WorkMap over Ray. The same answers in the same order as in one process; a lost worker's parts are done again.

    ``address`` is ``local``, ``auto`` (the cluster this machine belongs to) or ``ray://HOST:PORT``; ``jobs`` says how
    many processors a local one takes. Raises MissingExtra without Ray, NoRay if there is none at the address.
    """

    def __init__(self, address: str = LOCAL, jobs: int | None = None) -> None:
        try:
            import ray  # noqa: PLC0415 - only who uses it needs it
        except ImportError as error:
            raise MissingExtra(Text("error-missing-extra", {"extra": "ray"})) from error
        self._ray: Any = ray
        if ray.is_initialized():
            return
        where: dict[str, Any] = {"address": address}
        if address == LOCAL:
            # said outright: without an address Ray looks for a cluster in the environment
            where |= {"num_cpus": jobs, "include_dashboard": False}
        try:
            ray.init(**where, log_to_driver=False, logging_level=ERROR)
        except Exception as error:
            # Ray has no error of its own for this: it raises what its parts do, ConnectionError and ValueError mostly
            lines = str(error).strip().splitlines() or [type(error).__name__]
            raise NoRay("ray-unreached", address=address[:100], reason=lines[0][:200]) from error

    @property
    def workers(self) -> int:
        """How many processors the cluster has now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def __call__(self, task: Callable[[Part], Answer], parts: Iterable[Part]) -> Iterator[Answer]:
        ray = self._ray
        remote = ray.remote(max_retries=_TRIES)(task)
        waiting = iter(parts)
        begun = deque(remote.remote(part) for part in islice(waiting, AHEAD * self.workers))
        try:
            while begun:
                answer: Answer = ray.get(begun.popleft())
                begun.extend(remote.remote(part) for part in islice(waiting, 1))
                yield answer
        finally:
            for left in begun:
                ray.cancel(left, force=True)

    def close(self) -> None:
        """Leave the cluster; end a local one."""
        self._ray.shutdown()
