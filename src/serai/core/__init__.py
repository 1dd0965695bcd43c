"""What a game is. Knows no game."""

from serai.core import rng


def compiled() -> bool:
    """Whether the hot modules run compiled."""
    return not str(rng.__file__).endswith(".py")
