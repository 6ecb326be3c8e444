"""What a seat knows of a table of Black DOG, and the worlds it can imagine from that."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Knowledge, Options, View
from korsi.games.black_dog.components import BOX, CARD, HAND, IDS, NO_CARD
from korsi.games.black_dog.deals import Dealing
from korsi.games.black_dog.position import (
    gift_of,
    lay_table,
    on_turn,
    pawns_of,
    played_cards,
    stuck_of,
)
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.state import GIVING, OVER, PHASES
from korsi.random import Random


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


@final
class BlackDogKnowledge(Knowledge):
    """A view of Black DOG, taken in: what is certain, and what may be anywhere."""

    def __init__(self, view: View, seats: int, options: Options) -> None:
        seat = view["seat"]
        super().__init__(-1 if seat is None else seat)
        own = [] if seat is None else view["hand"]
        gift = None if seat is None else view["gift"]
        got = None if seat is None else view["got"]
        table = lay_table(
            {
                **view,
                "hands": [own if other == seat else [] for other in range(seats)],
                "gifts": [None] * seats,
                "deck": [],
                "shuffles": 1,
            },
            seats,
            options,
            0,
        )
        self.table = table
        self.giving = table.phase == GIVING
        unseen = [int(kind) for kind in BOX]
        for card in [*own, *view["played"]]:
            unseen.remove(CARD[card])
        if seat is not None:
            if gift is not None:
                table.gifts[seat] = u8(CARD[gift])
                unseen.remove(CARD[gift])  # it lies there, or is certainly in the other's hand
            if got is not None:
                table.gifts[int(table.giver(seat))] = u8(CARD[got])
        self.gave: list[i64] = []  # seats whose gift lies there unseen
        if self.giving:
            self.gave = [other for other in range(seats) if view["given"][other] and other != seat]
        self.dealing = Dealing(table, [other for other in range(seats) if other != seat])
        sizes: list[int] = view["cards"]
        if min(sizes) < 0 or max(sizes) > HAND:
            raise ValueError("hands of impossible sizes")
        for other in range(seats):
            if other != seat:
                table.held[other] = u8(sizes[other])
        if gift is not None and not self.giving and seat is not None:
            self.dealing.promise(int(table.receiver(seat)), CARD[gift])
        hidden = view["deck"] + len(self.gave) + self.dealing.places()
        if hidden != len(unseen) or view["deck"] < 0:
            raise ValueError("the cards that are not seen are not as many as they should be")
        table.size = view["deck"]
        table.top = 0
        self.unseen = vec[u8](unseen)
        self.dealing.constrain()

    def world(self, chance: Random) -> Table:
        """Deal what is not seen: to the others and to the deck."""
        table = self.table.copy()
        table.seed = chance.seed()
        unseen = self.unseen
        chance.deal(unseen, 0, unseen, 0, len(unseen))
        dealt = self.dealing.deal(table, unseen, chance)
        for seat in self.gave:
            table.gifts[seat] = unseen[dealt]
            dealt += 1
        deck = table.deck
        for place in range(table.size):
            deck[place] = unseen[dealt + place]
        return table
