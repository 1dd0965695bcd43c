"""All that Feuville says: prompts, choices, log lines and reasons, as keys with arguments. Judged by views alone."""

from serai.core.texts import Text
from serai.core.view import View
from serai.games.feuville.asked import asked
from serai.games.feuville.board import COLUMNS
from serai.games.feuville.chronicle import FeuvilleChronicle
from serai.games.feuville.names import Args, column, person, player


class FeuvilleWords(FeuvilleChronicle):
    """All that the game says; adds why an action is not open."""

    def reason(self, view: View, action: int) -> Text:
        """Why this action is not open to the viewer now."""
        why = self.state(view).why_not(view["seat"], action)
        return Text(
            f"reason-{why}", {"prompt": self.prompt(view)} if why == "other-step" else self._facts(view, action)
        )

    def _facts(self, view: View, action: int) -> Args:
        """What a reason may tell of an action."""
        name, which = self.family(action)
        if name == "column":
            return {"column": column(self.k(which))}
        if name in ("build_stored", "score_stored"):
            return {"item": self.stored(view, view["seat"], which)}
        if name == "die":
            return {"face": which + 1}
        if name in ("skill", "person"):
            return {"person": person(which + 1 if name == "person" else asked(view).face(view))}
        if name == "row":
            return {"column": asked(view).face(view), "row": Text(f"row-{which}")}
        if name == "slot":
            lies = view["display"][which]
            args: Args = {"column": which % COLUMNS + 1, "row": Text(f"row-{which // COLUMNS}")}
            return {"item": self.tile(lies)} if lies >= 0 else args
        return {"player": player(which // 2)} if name == "steal" else {}
