"""``python -m serai`` is the ``serai`` command."""

import sys

from serai.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
