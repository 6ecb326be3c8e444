"""Writes golden playthroughs anew: `python -m korsi.testing tests`."""

import sys

from korsi.testing.golden import main

sys.exit(main(sys.argv[1:]))
