from serai.core.scene import Choice, Panel, Place, Scene


def scene(data, words, view, legal, *, notation, narrow=False):
    n = max(1, len(legal))
    return Scene(
        game="feuville",
        panels=(Panel("board", 100, 20 * n),),
        places=tuple(Place(f"a{a}", "board", 50, 20 * i + 10, 100, 18) for i, a in enumerate(legal)),
        choices=tuple(Choice(a, notation[a], words.label(view, a), (f"a{a}",)) for a in legal),
        narrow=narrow,
    )
