"""What a person may ask about the own seat. Nothing changes, and nobody else is told."""

from time import monotonic

import korsi
from korsi_server import messages
from korsi_server.messages import Hinted, Previewed, Reason
from korsi_server.tables import permissions
from korsi_server.tables.permissions import Cannot
from korsi_server.tables.table import Table


async def hint(table: Table, guest: str) -> Hinted:
    """What a hard bot would do in this person's seat."""
    seat = permissions.own_seat(table.log, guest)
    game = table.log.game
    if game is None or seat not in game.acting:
        raise Cannot("fault-not-now")
    hall = table.hall
    thought = await hall.bot_pool.think(game.view(seat), "hard", hall.settings.seed())
    return Hinted(thought.move, thought.why, thought.data)


def preview(table: Table, guest: str, ask: messages.Preview) -> Previewed:
    """What certainly follows from a move of this person's seat, found from the seat's own view.

    A tenth of a millisecond: it is done at once, so a socket never has two of them under way.
    """
    seat = permissions.own_seat(table.log, guest)
    game = table.log.game
    if game is None:
        raise Cannot("fault-not-now")
    begun = monotonic()
    try:
        events = korsi.hear(game.preview(seat, ask.move), seat)
    except korsi.Refused as refusal:
        return Previewed(ask.move, [], Reason(refusal.rule, refusal.why, refusal.data))
    except ValueError as error:  # not even the form of a move
        raise Cannot("fault-not-understood") from error
    finally:
        table.hall.metrics.preview.add(monotonic() - begun)
    return Previewed(ask.move, events)
