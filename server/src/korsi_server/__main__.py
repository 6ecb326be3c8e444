"""The command `korsi-server`, and `python -m korsi_server`: what `korsi serve` does."""

import sys
from collections.abc import Sequence

from korsi.cli import answer, only, serve


def main(argv: Sequence[str] | None = None) -> int:
    """Serve until Ctrl-C; the exit code is the answer."""
    return answer(only(serve, "korsi-server"), argv)


if __name__ == "__main__":
    sys.exit(main())
