from typing import Any


def scene(*a: Any, **k: Any) -> Any:
    raise NotImplementedError
