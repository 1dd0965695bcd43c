"""What becomes of a seat whose time is over."""

from serai.house import hooks
from serai.house.errors import NotNow
from serai.house.table import FILLED, SECRETLY, Table
from serai.house.transaction import Transaction


def too_late(transaction: Transaction, seat: int) -> None:
    """The time of this seat is over. In turn, a bot plays on for it.

    In secret simultaneous steps the rules may say what who is late does (``Game.default``): the house does it, and the
    seat stays its player's. Else a bot completes the step, and nobody else is told whose.
    """
    table = transaction.table
    if not table.state.simultaneous:
        transaction.add("flag", seat)
        return
    step = table.state.shown
    if seat in table.held:
        # What he chose last waited only for his word.
        transaction.add("confirm", seat)
    while _decides(table, seat, step):
        action = hooks.in_time(table.game, table.view(seat), table.open_actions(seat))
        if action is None:
            transaction.add("flag", seat, data=SECRETLY)
            return
        transaction.add("act", seat, action)
    transaction.add("flag", seat, data=FILLED)


def take_back(transaction: Transaction, own: tuple[int, ...], key: str) -> None:
    """Who was late plays his seats himself again. Raises NotNow where no bot plays for him, or one has to finish."""
    late = [seat for seat in own if transaction.table.bot_of(seat) == "late"]
    if not late:
        raise NotNow("no-bot-plays")
    back = [seat for seat in late if transaction.table.may_return(seat)]
    if not back:
        raise NotNow("bot-finishes")
    for seat in back:
        transaction.add("back", seat, message=key)


def _decides(table: Table, seat: int, step: int) -> bool:
    """Whether this seat still has something to decide in this simultaneous step."""
    state = table.state
    return bool(state.simultaneous and state.shown == step and seat in state.deciders)
