"""The art of Brillance."""

from collections.abc import Mapping
from typing import Any

from serai.core.scene import Art


def art(data: Mapping[str, Any]) -> Art:
    return Art({}, {}, {})
