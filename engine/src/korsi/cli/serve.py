"""korsi serve: the table in the browser, where `korsi_server` is installed."""

import sys
from argparse import ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path

from korsi.cli.arguments import whole
from korsi.cli.screen import write

USAGE = "[--host HOST] [--port N] [--data FILE] [--open]"
SUMMARY = "Serve the games to browsers, here or for friends far away."
DESCRIPTION = """\
Everything that happens is kept in one file; when the server starts again, every game goes on."""
EXAMPLES = """\
korsi serve --open
korsi serve --host 0.0.0.0 --port 8080 --data games.db"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="(127.0.0.1)")
    parser.add_argument(
        "--port", type=whole(0, 65535), default=8000, metavar="N", help="0: any free one (8000)"
    )
    parser.add_argument(
        "--data", type=Path, default=Path("korsi.db"), metavar="FILE", help="(korsi.db)"
    )
    parser.add_argument("--open", action="store_true", help="open the browser where there is one")


def run(arguments: Namespace) -> int:
    """Serve until Ctrl-C; a port or file that can't be used gets one sentence."""
    try:
        server = import_module("korsi_server.server")
    except ImportError as error:
        raise ValueError(
            f"the server is not installed ({error.name} is missing): pip install korsi-server"
        ) from error
    code: int = server.command(
        arguments.host, arguments.port, arguments.data, tell, show=arguments.open
    )
    return code


def tell(text: str) -> None:
    """One line, at once: somebody may wait for the address."""
    write(text)
    sys.stdout.flush()
