"""A server to be measured: `python serve.py DATA CORE`, a file or the address of a database.
Limits that count by address are lifted, because the whole load comes from one. Prints its address
and process id."""

import os
import sys
from pathlib import Path

from korsi_server.server import Server, bind, calm, run, take_room
from korsi_server.settings import Limits, Settings

PLENTY = (1e6, 1e6)


def main() -> None:
    data, core = sys.argv[1], int(sys.argv[2])
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    take_room()
    limits = Limits(
        messages_of_address=PLENTY,
        visits=PLENTY,
        requests=PLENTY,
        frames_of_address=PLENTY,
        pages=PLENTY,
        moves=PLENTY,
        changes_of_address=PLENTY,
        keepsakes=PLENTY,
        restored=PLENTY,
        arrivals=PLENTY,
        connections=1 << 20,
        connections_of_address=100_000,
        new_tables=PLENTY,
        sockets_of_address=100_000,
        tables_of_guest=100_000,
    )
    settings = Settings(
        data=data if "://" in data else Path(data), workers=1, parts=0.0, limits=limits
    )
    server = Server(settings, bind("127.0.0.1", 0))

    def ready(address: str) -> None:
        calm()
        print(address, os.getpid(), flush=True)

    run(server.live(ready))


if __name__ == "__main__":
    main()
