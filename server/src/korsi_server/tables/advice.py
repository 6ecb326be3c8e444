"""What to do in a seat: for a bot that must decide, and for a person who may ask. Nothing changes
in the game. Where other people sit, they are told that somebody was helped, and nothing else."""

from time import monotonic
from typing import TYPE_CHECKING

import korsi
from korsi_server import messages
from korsi_server.messages import Hinted, Json, Level, Previewed, Reason
from korsi_server.tables import permissions
from korsi_server.tables.bot_pool import Deadly
from korsi_server.tables.permissions import Cannot

if TYPE_CHECKING:
    from korsi_server.tables.table import Table


async def decision(
    table: "Table", game: korsi.Game, seat: int, level: Level, goes_on: bool
) -> tuple[Json, float]:
    """The move of a bot in this seat, at the beginning of its turn or going on with it, and when it
    began to think. Where no worker lives to say one, or what it says was never legal, it is the
    first legal move: a plain one, but the table goes on."""
    hall = table.hall
    begun = monotonic()
    game = game.copy()  # another server may go on with it meanwhile
    try:
        luck = hall.settings.thought()
        view = game.view(seat)
        answer, hurried, begun = await hall.bot_pool.think(
            table.id, view, level, luck, goes_on=goes_on
        )
        game.copy().play(seat, answer.move)
        table.bots_hurry(hurried)
    except (Deadly, ValueError) as error:
        table.note(error)
        hall.metrics.plain_moves.value += 1
        return game.legal(seat)[0], begun
    return answer.move, begun


async def hint(table: "Table", guest: str) -> Hinted:
    """What a hard bot would do in this person's seat."""
    seat = permissions.helping(table.log, guest, "hint", table.hall.settings.limits.helps)
    game = table.log.game
    if game is None or seat not in game.acting:
        raise Cannot("fault-not-now")
    view = game.view(seat)  # as it was when it was asked for
    await table.help(guest, "hint")
    hall = table.hall
    try:
        luck = hall.settings.thought()
        answer, *_ = await hall.bot_pool.think(table.id, view, "hard", luck, explain=True)
    except Deadly as error:
        hall.metrics.no_hints.value += 1
        raise Cannot("fault-no-hint", {"mishap": table.note(error)}) from error
    return Hinted(answer.move, answer.why, answer.data)


async def preview(table: "Table", guest: str, ask: messages.Preview) -> Previewed:
    """What certainly follows from a move of this person's seat, found from the seat's own view.

    A tenth of a millisecond: it is done at once, so a socket never has two of them under way.
    """
    seat = permissions.helping(table.log, guest, "preview", table.hall.settings.limits.helps)
    game = table.log.game
    assert game is not None  # it has begun
    begun = monotonic()
    try:
        events = korsi.hear(game.preview(seat, ask.move), seat)
    except korsi.Refused as refusal:
        return Previewed(ask.move, [], Reason(refusal.rule, refusal.why, refusal.data))
    except ValueError as error:  # not even the form of a move
        raise Cannot("fault-not-understood") from error
    finally:
        table.hall.metrics.preview.add(monotonic() - begun)
    if events and table.log.people > 1:
        await table.help(guest, "preview")
    return Previewed(ask.move, events)
