"""A server whose bots don't wait, whose limits don't mind a hurry, and whose deals can be chosen.

It is the same server in all else. The seed is read from the file that KORSI_TEST_SEED names.
"""

import argparse
import os
import sys
from contextlib import suppress
from pathlib import Path

from korsi.bots import LEVELS
from korsi_server.client import client_folder
from korsi_server.server import Server, bind, run
from korsi_server.settings import Limits, Push, Settings, any_number

MANY = (1000.0, 10000.0)


def chosen() -> int | None:
    """The seed in the file, while there is one."""
    with suppress(FileNotFoundError):
        return int(Path(os.environ["KORSI_TEST_SEED"]).read_text())
    return None


def thought() -> int:
    """Of a bot's next thought: where a deal was chosen, bots do the same every time."""
    number = chosen()
    return any_number() if number is None else number


def tell(address: str) -> None:
    """Somebody waits for it."""
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--data", type=Path)
    arguments = parser.parse_args()
    settings = Settings(
        data=arguments.data,
        client=client_folder(),
        pause=(0, 0.02),
        rhythm=dict.fromkeys(LEVELS, 0.0),
        following=dict.fromkeys(LEVELS, 0.0),
        away=0,
        workers=1,
        deal=chosen,
        thought=thought,
        push=Push(anywhere=True, gather=0.2),
        limits=Limits(
            requests=MANY,
            pages=MANY,
            arrivals=MANY,
            visits=MANY,
            new_tables=MANY,
            messages=MANY,
            messages_of_address=MANY,
            chat=MANY,
            chat_of_address=MANY,
            moves=MANY,
            changes=MANY,
            changes_of_address=MANY,
            renames=MANY,
            keepsakes=MANY,
            restored=MANY,
        ),
    )
    server = Server(settings, bind("127.0.0.1", arguments.port))
    with suppress(KeyboardInterrupt):
        run(server.live(tell))


if __name__ == "__main__":
    main()
