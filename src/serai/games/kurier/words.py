"""What Kurier says: prompts, choices, log lines and reasons, as keys with arguments. Judged by views alone."""

from serai.core.texts import Text
from serai.core.view import View
from serai.games.kurier.board import COLOURS, TYPES
from serai.games.kurier.chronicle import KurierChronicle
from serai.games.kurier.names import courier, player, village
from serai.games.kurier.prompts import KurierPrompts


class KurierWords(KurierPrompts, KurierChronicle):
    """All that the game says; adds why an action is not open."""

    def reason(self, view: View, action: int) -> Text:
        """Why this action is not open to the viewer now, as the rules say on a state imagined from the view."""
        why = self.imagine(view).why_not(view["seat"], action)
        if why == "other-step":
            return Text("reason-other-step", {"prompt": self.prompt(view)})
        name, which = self.family(action)
        args = self._arguments(name, which)
        if name == "lodge":
            placing = view["drawn"] >= 0
            args["courier"] = courier(view["drawn"] % TYPES if placing else view["moving"])
            args["village"] = village(1 if placing else view["night"])
        elif name == "depart":
            args["guests"] = self.lodgers(view, which)
        elif name == "receiver":
            args["village"] = village(self.village_of(view["dispatch"][view["seat"]] // TYPES))
            args["player"] = player(max(0, view["rooms"][which]) // COLOURS)
        return Text(f"reason-{why}", args)
