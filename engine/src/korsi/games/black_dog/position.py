"""A table of Black DOG as JSON, and back; what is said is not questioned here, but in `table_of`
(see `validate.py`)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from korsi.contract import Options, Position
from korsi.games.black_dog.components import CARD, CARDS, IDS, KINDS, NO_CARD, PAWS
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.state import (
    FRESH,
    FRESH_MASK,
    GIVING,
    OVER,
    PHASES,
    PLACING,
    STUCK,
    Terms,
)
from korsi.games.black_dog.validate import check_moment, check_shape
from korsi.random import Seed


def position_of(table: Table) -> Position:
    """The whole table, secrets and all."""
    seats = range(int(table.seats))
    return {
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "dealer": int(table.dealer),
        "starter": int(table.starter),
        "turn": on_turn(table),
        "drew": table.drew == 1,
        "pawns": [pawns_of(table, seat) for seat in seats],
        "dog": None if table.dog < 0 else int(table.dog),
        "hands": [table.hand(seat) for seat in seats],
        "deck": [IDS[int(table.deck[i])] for i in range(int(table.top), int(table.size))],
        "played": played_cards(table),
        "last": None if table.last < 0 else IDS[table.last],
        "gifts": [gift_of(table, seat) for seat in seats],
        "out": [table.out >> seat & 1 == 1 for seat in seats],
        "stuck": [stuck_of(table, seat) for seat in seats],
        "paws": table.paw_places(),
        "first": None if table.first < 0 else int(table.first),
        "shuffles": int(table.shuffles),
    }


def on_turn(table: Table) -> int | None:
    """The seat on turn; nobody while the dog is placed, cards are given, or after the end."""
    return None if table.phase in (PLACING, GIVING, OVER) else int(table.turn)


def pawns_of(table: Table, seat: int) -> list[int]:
    """The places of a seat's pawns, ascending."""
    pawns = int(table.terms.pawns)
    return [int(table.spots[i]) - 1 for i in range(pawns * seat, pawns * seat + pawns)]


def played_cards(table: Table) -> list[str]:
    """What was played and discarded since the last shuffle, in order of kind."""
    return [IDS[kind] for kind in range(KINDS) for _ in range(int(table.played[kind]))]


def gift_of(table: Table, seat: int) -> str | None:
    """The card that a seat has given away, while it knows where it is."""
    kind = int(table.gifts[seat])
    return None if kind == NO_CARD else IDS[kind]


def stuck_of(table: Table, seat: int) -> list[dict[str, Any]]:
    """BD-30: what everybody knows of a hand, in order."""
    if table.terms.teams:
        return []
    entries = [int(table.stuck[i]) for i in range(STUCK * seat, STUCK * seat + STUCK)]
    found = [
        ([kind for kind in range(KINDS) if entry >> FRESH >> kind & 1], entry & FRESH_MASK)
        for entry in entries
        if entry
    ]
    return [
        {"cards": [IDS[kind] for kind in kinds], "fresh": fresh} for kinds, fresh in sorted(found)
    ]


def lay_table(said: dict[str, Any], seats: int, options: Options, seed: Seed) -> Table:
    """Put everything on the table as it is said, unquestioned."""
    table = Table(Terms(seats, options["bites"], options["dealer"]), seats, seed)
    table.set_up()
    table.round = said["round"]
    table.phase = PHASES.index(said["phase"])
    table.dealer = said["dealer"]
    table.starter = said["starter"]
    table.turn = said["starter"] if said["turn"] is None else said["turn"]
    table.drew = 1 if said["drew"] else 0
    table.last = -1 if said["last"] is None else CARD[said["last"]]
    table.first = -1 if said["first"] is None else said["first"]
    table.shuffles = said["shuffles"]
    for place in said["paws"]:
        table.paws |= 1 << PAWS.index(place)
    _lay_pieces(table, said, seats)
    for seat in range(seats):
        for card in said["hands"][seat]:
            table.take_in(seat, CARD[card])
        if said["gifts"][seat] is not None:
            table.gifts[seat] = u8(CARD[said["gifts"][seat]])
        if said["out"][seat]:
            table.out |= 1 << seat
        for number, entry in enumerate(said["stuck"][seat]):
            kinds = sum([1 << CARD[card] for card in entry["cards"]])
            table.stuck[STUCK * seat + number] = kinds << FRESH | entry["fresh"]
    for card in said["played"]:
        table.played[CARD[card]] += 1
    cards = [CARD[card] for card in said["deck"]]
    table.deck = vec[u8](cards + [0] * (CARDS - len(cards)))
    table.size = len(cards)
    return table


def _lay_pieces(table: Table, said: dict[str, Any], seats: int) -> None:
    pawns = int(table.terms.pawns)
    for seat in range(seats):
        for number, place in enumerate(sorted(said["pawns"][seat])):
            table.spots[pawns * seat + number] = u8(1 + place)
            if place >= 0:
                table.put(seat, place)
    if said["dog"] is not None:
        table.set_dog(said["dog"])


def table_of(position: Position, seats: int, options: Options) -> Table:
    """The table of a position; raises ValueError with a sentence if it can't be."""
    check_shape(position, seats)
    table = lay_table(position, seats, options, position["seed"])
    check_moment(table)
    return table
