from typing import Any


def diagram(data: Any, say: Any, view: Any) -> str:
    return ""
