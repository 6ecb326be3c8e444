"""`python -m korsi.cli` is the command `korsi`."""

import sys

from korsi.cli import main

if __name__ == "__main__":
    sys.exit(main())
