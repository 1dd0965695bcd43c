"""What a game is. Knows no game."""


def compiled() -> bool:
    """Whether the hot modules run compiled."""
    from serai.core import rng

    return not str(rng.__file__).endswith(".py")
