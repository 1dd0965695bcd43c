"""How the governors stand: how far the dispatch is, and the rubles for the guard, as far as the viewer may know."""

from serai.core.standing import Standing
from serai.core.texts import Text
from serai.core.view import View
from serai.games.kurier.board import TYPES
from serai.games.kurier.names import KurierNames

_VILLAGES = 4


def standing(names: KurierNames, view: View, seat: int) -> Standing:
    """The village of a player's dispatch among the four, or at a guard his rubles against the price."""
    money, where = names.money(view, seat), view["dispatch"][seat]
    unknown = view["stash"][seat] is None and view["stash_size"][seat] > 0
    purse = f"{money}+?" if unknown else str(money)
    if where < 0:
        short, place = f"0/{_VILLAGES}", Text("mat-dispatch-home")
    elif names.at_guard(view, seat):
        price = names.price(view, seat)
        short, place = f"{purse}/{price} ₽", Text("mat-dispatch-guard", {"value": price})
    else:
        inn = where // TYPES
        village = names.village_of(inn)
        short, place = f"{village}/{_VILLAGES}", Text("mat-dispatch-inn", {"inn": names.inn(inn), "village": village})
    coins = Text("mat-purse-hidden" if unknown else "mat-purse", {"money": money})
    with_money = view["options"]["rubles"] != "race" and (money or unknown)
    return Standing(short, (place, coins) if with_money else (place,))
