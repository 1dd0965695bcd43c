"""How a server lets Python look for garbage."""

import gc

_EVERY = (100_000, 20, 20)


def collect_rarely() -> None:
    """Look for garbage in cycles seldom: a house holds every moment of its tables, and each look goes through them all.

    Nearly all that a server lets go is let go without it. At 250 tables the default takes a quarter of the time and
    makes players wait for more than a second (bench/serve.py).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_EVERY)
