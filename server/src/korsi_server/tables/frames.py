"""What everybody may know of a table, as it is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from korsi_server.messages import Sitter, TableInfo

if TYPE_CHECKING:
    from korsi_server.tables.table import Table

encode = msgspec.json.Encoder().encode


def table_info(table: Table) -> TableInfo:
    """A table besides its game. By inclusion: no guest's id, no seed."""
    sheet = table.sheet
    sitters = []
    for chair in sheet.chairs:
        if chair.guest is None:
            kind = Sitter("free") if chair.level is None else Sitter("bot", level=chair.level)
            sitters.append(kind)
            continue
        away = table.away(chair.guest)
        sitters.append(
            Sitter(
                "person",
                name=chair.name,
                level=chair.level,
                here=away is None,
                host=sheet.host == chair.guest,
                away=None if away is None else round(away, 1),
            )
        )
    seated = {chair.guest for chair in sheet.chairs if chair.guest is not None}
    return TableInfo(
        id=sheet.id,
        game=sheet.key,
        seats=sheet.seats,
        options=sheet.options,
        open=sheet.open,
        status=sheet.status,
        sitters=sitters,
        watching=len({one.guest for one in table.listeners} - seated),
        rematch=sheet.rematch,
    )
