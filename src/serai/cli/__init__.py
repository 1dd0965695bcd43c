"""The ``serai`` command: what people at a terminal come in by. All its sentences stand in ``words/``."""

from serai.cli.main import main

__all__ = ["main"]
