"""A table of Saboteur: The Duel as JSON, and back; what is said is not questioned here, but in
`table_of` (see `validate.py`)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from korsi.contract import Options, Position
from korsi.games.saboteur_duel.components import (
    ACTIONS,
    CARD,
    CARD_OF,
    CARDS,
    COLOURS,
    DECK,
    FACE_OF,
    GATE,
    GOAL,
    GOALS,
    HIDDEN,
    IDS,
    KEYS,
    KINDS,
    PURSE_OF,
    PURSES,
    ROUNDS,
    START,
    TOOLS,
    TROLL,
    TURNED,
)
from korsi.games.saboteur_duel.maze import LAID, OPENED, at, place_of
from korsi.games.saboteur_duel.rules import Table
from korsi.games.saboteur_duel.state import GONE, IN_PLAY, ORIENTING, OVER, PHASES, Terms
from korsi.games.saboteur_duel.validate import check_moment, check_shape
from korsi.random import Seed


def position_of(table: Table) -> Position:
    """The whole table, secrets and all."""
    seats = range(int(table.seats))
    position: Position = {
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "turn": None if table.phase == OVER else int(table.turn),
        "acted": table.acted == 1,
        "due": int(table.due),
        "maze": maze_of(table),
        "goals": [
            {
                "at": at(table.terms.goals[i]),
                "card": IDS[int(table.goals[i])],
                "looked": [seat for seat in seats if table.looked[i] >> seat & 1],
            }
            for i in range(GOALS)
            if table.faces[table.terms.goals[i]] == HIDDEN and i != table.waiting
        ],
        "hands": [table.hand(seat) for seat in seats],
        "pile": _cards(table, int(table.top), int(table.size)),
        "discard": discarded(table),
        "before": tools_before(table),
        "gold": [owned_by(table, 1 + seat) for seat in seats],
        "gone": owned_by(table, GONE),
        "unused": _unused(table),
        "rounds": finished(table),
    }
    if table.phase == ORIENTING:
        position["waiting"] = waiting_goal(table)
    if table.terms.solo:
        position["aside"] = _cards(table, 0, int(table.aside))
        position["laid"] = laid_in_order(table)
    return position


def maze_of(table: Table) -> list[dict[str, Any]]:
    """The face-up cards with what lies on them, by column and row."""
    found = []
    for place in sorted([int(table.placed[i]) for i in range(int(table.count))]):
        face = int(table.faces[place])
        card: dict[str, Any] = {
            "at": at(place),
            "card": IDS[int(CARD_OF[face])],
            "turned": TURNED[face] == 1,
        }
        counter = table.counter_on(place)
        if counter is not None:
            card["counter"] = counter
        key = table.key_on(place)
        if key is not None:
            card["key"] = key
        found.append(card)
    return found


def laid_in_order(table: Table) -> list[list[int]]:
    """The places of path cards, oldest first (SD-34)."""
    places = [int(table.placed[i]) for i in range(int(table.count))]
    return [at(place) for place in places if ACTIONS <= CARD_OF[int(table.faces[place])] < START]


def discarded(table: Table) -> list[str]:
    """The discards, in order of kind."""
    return [IDS[kind] for kind in range(KINDS) for _ in range(int(table.discard[kind]))]


def tools_before(table: Table) -> list[list[str]]:
    """The sabotage before each seat."""
    return [
        [TOOLS[tool] for tool in range(3) if table.before[seat] >> tool & 1]
        for seat in range(int(table.seats))
    ]


def owned_by(table: Table, fate: int) -> list[str]:
    """The gold cards and goals of one fate: 1 and 2 the seats', 3 gone."""
    return sorted([IDS[PURSES[i]] for i in range(len(PURSES)) if table.fate[i] == fate])


def waiting_goal(table: Table) -> dict[str, Any]:
    """SD-18: the goal whose way up is to be chosen."""
    place = table.terms.goals[table.waiting]
    return {"at": at(place), "card": IDS[int(table.goals[table.waiting])]}


def finished(table: Table) -> list[dict[str, list[int]]]:
    """The score sheet: nuggets won and paid, round by round."""
    rounds = ROUNDS if table.phase == OVER else int(table.round) - 1
    seats = range(int(table.seats))
    return [
        {
            "nuggets": [int(table.sheet[4 * number + seat]) for seat in seats],
            "paid": [int(table.sheet[4 * number + 2 + seat]) for seat in seats],
        }
        for number in range(rounds)
    ]


def _cards(table: Table, first: int, last: int) -> list[str]:
    return [IDS[int(table.pile[i])] for i in range(first, last)]


def _unused(table: Table) -> list[str]:
    """The goals that are neither on the table nor owned nor gone."""
    places = [int(place) for place in table.terms.goals]
    shown = [int(table.goals[i]) for i in range(GOALS) if int(table.faces[places[i]]) == HIDDEN] + [
        int(CARD_OF[int(table.faces[place])]) for place in places
    ]
    return [
        IDS[card]
        for card in range(GOAL, CARDS)
        if card not in shown and table.fate[int(PURSE_OF[card])] == IN_PLAY
    ]


def lay_table(said: dict[str, Any], seats: int, options: Options, seed: Seed) -> Table:
    """Put everything on the table as it is said, unquestioned. A goal's card may be None."""
    table = Table(Terms(seats, options["colour"]), seats, seed)
    table.set_up()
    table.round = said["round"]
    table.phase = PHASES.index(said["phase"])
    table.turn = 0 if said["turn"] is None else said["turn"]
    table.acted = 1 if said["acted"] else 0
    table.due = said["due"]
    table.counters = table.terms.counters
    table.keys = KEYS
    _lay_goals(table, said)
    _lay_maze(table, said)
    for seat in range(seats):
        for card in said["hands"][seat]:
            table.take_in(seat, CARD[card])
        for tool in said["before"][seat]:
            table.before[seat] |= u8(1 << TOOLS.index(tool))
        for card in said["gold"][seat]:
            table.fate[int(PURSE_OF[CARD[card]])] = u8(1 + seat)
    for card in said["gone"]:
        table.fate[int(PURSE_OF[CARD[card]])] = GONE
    for card in said["discard"]:
        table.discard[CARD[card]] += 1
    aside = said["aside"] if table.terms.solo else []
    cards = [CARD[card] for card in [*aside, *said["pile"]]]
    table.pile = vec[u8](cards + [0] * (len(DECK) - len(cards)))
    table.aside = len(aside)
    table.top = table.aside
    table.size = len(cards)
    for number, line in enumerate(said["rounds"]):
        for seat in range(seats):
            table.sheet[4 * number + seat] = u8(line["nuggets"][seat])
            table.sheet[4 * number + 2 + seat] = u8(line["paid"][seat])
    return table


def _lay_goals(table: Table, said: dict[str, Any]) -> None:
    """Face-down goals, and the one that waits."""
    places = [int(place) for place in table.terms.goals]
    waiting = said.get("waiting")
    if waiting is not None:
        table.waiting = places.index(place_of(*waiting["at"]))
    for goal in [*said["goals"], *([] if waiting is None else [waiting])]:
        number = places.index(place_of(*goal["at"]))
        table.faces[places[number]] = u8(HIDDEN)
        if goal["card"] is not None:
            table.goals[number] = u8(CARD[goal["card"]])
        for seat in goal.get("looked", []):
            table.looked[number] |= u8(1 << seat)


def _lay_maze(table: Table, said: dict[str, Any]) -> None:
    """Face-up cards: in solo path cards in the order of laying. Then all routes."""
    places = [int(place) for place in table.terms.goals]
    laid = [place_of(*spot) for spot in said["laid"]] if table.terms.solo else []
    order = {int(place): number for number, place in enumerate(laid)}
    cards = {int(place_of(*entry["at"])): entry for entry in said["maze"]}
    if len(cards) > LAID or len(cards) < len(said["maze"]):
        raise ValueError("two cards lie at one place, or there are too many")
    for place in sorted(cards, key=lambda place: (order.get(place, -1), place)):
        entry = cards[place]
        face = int(FACE_OF[2 * CARD[entry["card"]] + int(entry["turned"])])
        table.faces[place] = u8(face)
        table.placed[table.count] = place
        table.count += 1
        if place in places:
            table.goals[places.index(place)] = u8(CARD[entry["card"]])
        if "counter" in entry:
            seat = COLOURS.index(entry["counter"]) ^ int(table.terms.first)
            table.tokens[place] |= u8(1 << seat | (OPENED if GATE[face] == TROLL else 0))
            table.counters -= 1
        if "key" in entry:
            table.tokens[place] |= u8(OPENED)
            table.keys -= 1
    table.explore_all()


def table_of(position: Position, seats: int, options: Options) -> Table:
    """The table of a position; raises ValueError with a sentence if it can't be."""
    check_shape(position, seats, options)
    table = lay_table(position, seats, options, position["seed"])
    check_moment(table)
    return table
