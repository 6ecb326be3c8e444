"""What is sent: what everybody may know of a table, and what each seat may know of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from korsi.fairness import commitment
from korsi_server.avatars import shown
from korsi_server.messages import Events, Fair, GivenPart, Sitter, TableInfo, Welcome
from korsi_server.tables.table_log import TableLog, view_and_legal

if TYPE_CHECKING:
    from korsi_server.tables.company import Company, Listener

encode = msgspec.json.Encoder().encode


def table_info(
    table: Company, log: TableLog | None = None, audience: list[str] | None = None
) -> TableInfo:
    """A table besides its game, as it is or as this log has it. By inclusion: no guest's id, no
    seed; and who looks on is told to those who are there."""
    log = log or table.log
    sitters = []
    for chair in log.chairs:
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
                host=log.host == chair.guest,
                away=None if away is None else round(away, 1),
                expected=table.expects(chair.guest),
                avatar=shown(chair.avatar, chair.guest),
                hints=chair.hints,
                previews=chair.previews,
            )
        )
    return TableInfo(
        id=log.id,
        game=log.game_key,
        seats=log.seats,
        options=log.options,
        open=log.open,
        status=log.status,
        sitters=sitters,
        watching=len(table.looking_on()),
        rematch=log.rematch,
        hushed=log.hushed,
        hurried=table.hurried,
        onlookers=log.onlookers,
        fair=_fair(log),
        at_once=log.at_once,
        hints=log.hints,
        preview=log.preview,
        delay=table.log.delay,
        audience=audience or [],
        language=log.language,
    )


def _fair(log: TableLog) -> Fair | None:
    """What everybody may know of where chance comes from: not the secret."""
    if log.secret is None:
        return None
    parts = [GivenPart(seat, part) for seat, part in sorted(log.parts_by_seat().items())]
    return Fair(commitment(log.secret), parts)


def welcome_frame(table: Company, listener: Listener, after: int | None) -> bytes:
    """Everything as it is now, for someone who has seen the events up to number `after`."""
    seat = table.log.seat_of(listener.guest)
    log = table.log.seen_from(seat)
    view, legal, undoable = (
        (None, [], False) if log.game is None else view_and_legal(log.game, seat)
    )
    return encode(
        Welcome(
            table=table_info(table, log, table.audience()),
            seat=seat,
            host=table.log.host == listener.guest,
            name=listener.name,
            number=log.history.number,
            view=view,
            legal=legal,
            undoable=undoable,
            missed=log.history.since(after or 0, seat),  # type: ignore[arg-type]
            chat=[line for line in log.chat if log.reads(seat, line)],
        )
    )


def events_frame(log: TableLog, seat: int | None, first: int) -> bytes:
    """The events from number `first` on, and the view, as this seat may know them."""
    assert log.game is not None
    view, legal, undoable = view_and_legal(log.game, seat)
    events = log.history.since(first - 1, seat) or []
    return encode(Events(first, events, view, legal, undoable))  # type: ignore[arg-type]
