"""`korsi admin prepare`."""

import asyncio
from pathlib import Path

from korsi_server.admin.places import Say
from korsi_server.store import Unusable
from korsi_server.store.addresses import said


def prepare(say: Say, where: Path | str, role: str | None) -> int:
    """Make or bring up the schema, and give a role its rights."""
    if not isinstance(where, str):
        raise Unusable(
            f"{where} is a file, which is made when a server starts; only a database is prepared"
        )
    asyncio.run(_prepare(where, role))
    rights = f", and {role} may serve" if role is not None else ""
    say(f"{said(where)} is ready{rights}")
    return 0


async def _prepare(address: str, role: str | None) -> None:
    from korsi_server.store.connections import TROUBLES, reached, words
    from korsi_server.store.postgres_schema import brought_up, granted

    connection = await reached(address)
    try:
        await brought_up(connection)
        if role is not None:
            await granted(connection, role)
    except TROUBLES as error:
        raise Unusable(f"can't prepare {said(address)}: {words(error)}") from error
    finally:
        await connection.close(timeout=5)
