from typing import Any

from serai.core.texts import Text


class BrillanceWords:
    def __init__(self, data: Any) -> None: ...
    def reason(self, view: Any, action: int) -> Text:
        return Text("reason-not-now", {"action": str(action)})
