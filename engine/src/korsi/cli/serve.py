"""korsi serve: the table in the browser, where `korsi_server` is installed."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from importlib import import_module
from pathlib import Path
from types import ModuleType

from korsi.cli.arguments import whole
from korsi.cli.lines import write
from korsi.quoting import shown

USAGE = "[--host HOST] [--port N] [--data WHERE] [--open] [options]"
SUMMARY = "Serve the games to browsers, here or for friends far away."
DESCRIPTION = """\
Everything that happens is kept in one file, or in a PostgreSQL database that several servers may
share; when a server starts again, every game goes on.
Tables are kept for ever, unless --keep says otherwise: finished ones and those that everybody has
forgotten can go after so many hours (h), days (d), weeks (w) or years (y). Before that, each is
written to a folder: a finished game as its record, for korsi replay, any other as its log."""
EXAMPLES = """\
korsi serve --open
korsi serve --host 0.0.0.0 --port 8080 --data games.db
korsi serve --data postgresql://korsi@db.example/korsi
korsi serve --keep finished=90d --keep forgotten=1y --archive old-games"""

UNITS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600, "y": 365 * 24 * 3600}


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="(127.0.0.1)")
    parser.add_argument(
        "--port", type=whole(0, 65535), default=8000, metavar="N", help="0: any free one (8000)"
    )
    parser.add_argument(
        "--data",
        type=data,
        default=Path("korsi.db"),
        metavar="WHERE",
        help="a file, or a PostgreSQL database: postgresql://NAME@HOST/DATABASE (korsi.db)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser where there is one")
    parser.add_argument(
        "--keep",
        type=keep,
        action="append",
        default=[],
        metavar="WHICH=TIME",
        help="finished=90d, forgotten=1y: how long to keep such tables (for ever); may be repeated",
    )
    parser.add_argument(
        "--archive",
        type=Path,
        metavar="DIR",
        help="where tables go that are not kept any more (a folder beside the data)",
    )
    parser.add_argument(
        "--drain",
        type=whole(0, 3600),
        default=0,
        metavar="N",
        help="asked to stop, play on for so many seconds while /readyz sends people elsewhere (0)",
    )
    parser.add_argument(
        "--log",
        choices=("text", "json"),
        default="text",
        metavar="FORM",
        help="text, or json: what went wrong, one line each, on standard error (text)",
    )
    parser.add_argument(
        "--trust-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe what this proxy says about visitors: an address, a network such as"
        " 10.0.0.0/8, or several with commas; may be repeated (nobody is believed)",
    )
    parser.add_argument(
        "--metrics",
        type=place,
        metavar="HOST:PORT",
        help="tell /metrics at this address, and only there (else on this machine only)",
    )
    parser.add_argument(
        "--push",
        choices=("on", "off", "anywhere"),
        default="on",
        metavar="WHICH",
        help="on, off: tell people of their turn on devices where they ask for it; anywhere: also"
        " by push services of this network (on)",
    )


def data(text: str) -> Path | str:
    """A file, or the address of a database.

    >>> data("postgresql://korsi@db.example/korsi")
    'postgresql://korsi@db.example/korsi'
    """
    return text if text.startswith(("postgresql://", "postgres://")) else Path(text)


def keep(text: str) -> tuple[str, float]:
    """How long tables of one kind are kept, in seconds.

    >>> keep("finished=90d"), keep("forgotten=1y")
    (('finished', 7776000.0), ('forgotten', 31536000.0))
    """
    which, _, time = text.partition("=")
    number, unit = time[:-1], time[-1:]
    digits = number.isascii() and number.isdigit() and len(number) <= 6
    if which not in ("finished", "forgotten") or unit not in UNITS or not digits:
        raise ArgumentTypeError(f"{shown(text)} is not like finished=90d or forgotten=1y")
    return which, float(int(number) * UNITS[unit])


def run(arguments: Namespace) -> int:
    """Serve until Ctrl-C; a port or file that can't be used gets one sentence."""
    code: int = installed("korsi_server.server").command(
        arguments.host,
        arguments.port,
        arguments.data,
        tell,
        show=arguments.open,
        keep=dict(arguments.keep),
        archive=arguments.archive,
        drain=float(arguments.drain),
        log=arguments.log,
        trusted=arguments.trust_proxy,
        figures=arguments.metrics,
        push=arguments.push,
    )
    return code


def installed(module: str) -> ModuleType:
    """A module of the server; raises ValueError with a sentence where there is none."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ValueError(
            f"the server is not installed ({error.name} is missing): pip install korsi-server"
        ) from error


def place(text: str) -> tuple[str, int]:
    """A host and a port, as in 127.0.0.1:9000 or [::1]:9000."""
    host, colon, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    known = port.isascii() and port.isdigit() and len(port) < 6 and int(port) <= 65535
    if not colon or not host or not known:
        raise ArgumentTypeError(f"{shown(text)} is no HOST:PORT, such as 127.0.0.1:9000")
    return host, int(port)


def tell(text: str) -> None:
    """One line, at once: somebody may wait for the address."""
    write(text)
    sys.stdout.flush()
