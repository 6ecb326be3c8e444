"""What is sent: what everybody may know of a table, and what each seat may know of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from korsi_server.messages import Events, Sitter, TableInfo, Welcome
from korsi_server.tables.sheet import Sheet, view_and_legal

if TYPE_CHECKING:
    from korsi_server.tables.table import Listener, Table

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
                expected=table.expects(chair.guest),
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
        hushed=sheet.hushed,
    )


def welcome_frame(table: Table, listener: Listener, after: int | None) -> bytes:
    """Everything as it is now, for someone who has seen the events up to number `after`."""
    sheet = table.sheet
    seat = sheet.seat_of(listener.guest)
    view, legal, undoable = (
        (None, [], False) if sheet.game is None else view_and_legal(sheet.game, seat)
    )
    return encode(
        Welcome(
            table=table_info(table),
            seat=seat,
            host=sheet.host == listener.guest,
            name=listener.name,
            number=sheet.story.number,
            view=view,
            legal=legal,
            undoable=undoable,
            missed=sheet.story.since(after or 0, seat),  # type: ignore[arg-type]
            chat=list(sheet.chat),
        )
    )


def events_frame(sheet: Sheet, seat: int | None, first: int) -> bytes:
    """The events from number `first` on, and the view, as this seat may know them."""
    assert sheet.game is not None
    view, legal, undoable = view_and_legal(sheet.game, seat)
    events = sheet.story.since(first - 1, seat) or []
    return encode(Events(first, events, view, legal, undoable))  # type: ignore[arg-type]
