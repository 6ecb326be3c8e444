"""What a seat sees of a table of Black DOG."""

from korsi.contract import View
from korsi.games.black_dog.components import IDS, NO_CARD
from korsi.games.black_dog.position import gift_of, on_turn, pawns_of, played_cards, stuck_of
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.state import GIVING, OVER, PHASES


def view_of(table: Table, seat: int | None) -> View:
    """Built by inclusion: what is not put in here does not leave."""
    seats = range(int(table.seats))
    view: View = {
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "acting": [int(other) for other in table.acting()],
        "dealer": int(table.dealer),
        "starter": int(table.starter),
        "turn": on_turn(table),
        "sides": table.terms.sides(),
        "origins": [int(origin) for origin in table.terms.origins],
        "pawns": [pawns_of(table, other) for other in seats],
        "dog": None if table.dog < 0 else int(table.dog),
        "cards": [int(table.held[other]) for other in seats],
        "deck": int(table.size - table.top),
        "played": played_cards(table),
        "last": None if table.last < 0 else IDS[table.last],
        "out": [table.out >> other & 1 == 1 for other in seats],
        "stuck": [stuck_of(table, other) for other in seats],
        "drew": table.drew == 1,
        "paws": table.paw_places(),
        "first": None if table.first < 0 else int(table.first),
    }
    if table.phase == GIVING:
        view["given"] = [int(table.gifts[other]) != NO_CARD for other in seats]
    if table.phase == OVER:
        view["winners"] = table.winners()
    if seat is not None:
        view["hand"] = table.hand(seat)
        view["gift"] = gift_of(table, seat)
        giving = table.phase == GIVING  # BD-8: a card given lies there unseen
        view["got"] = None if giving else gift_of(table, int(table.giver(seat)))
    return view
