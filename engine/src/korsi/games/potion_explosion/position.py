"""A table of Potion Explosion as JSON, and back; what is said is not questioned here, but in
`table_of` (see `validate.py`)."""

from typing import Any

from mypy_extensions import u8

from korsi.contract import Options, Position
from korsi.games.potion_explosion.components import (
    COLOURS,
    KIND,
    KIND_IDS,
    KINDS,
    NO_TILE,
    POTIONS,
    STACK,
    STACKS,
    TILE,
    TILE_IDS,
    TRACK,
    TRACKS,
    letters,
    lot_of,
    starter_tile,
)
from korsi.games.potion_explosion.rules import Table
from korsi.games.potion_explosion.state import (
    DRUNK,
    NO_COUNT,
    OVER,
    PHASES,
    PLAYING,
    PRISM,
    TILE_BITS,
    Terms,
)
from korsi.games.potion_explosion.validate import check_moment, check_shape
from korsi.random import Seed


def position_of(table: Table) -> Position:
    """The whole table, hidden marbles and tiles too."""
    return {
        **moment_of(table),
        "tracks": [table.colours(n, 0, int(table.lengths[n])) for n in range(TRACKS)],
        "stacks": [stack_of(table, n) for n in range(STACKS)],
        "desks": [desk_of(table, seat) for seat in range(int(table.seats))],
        **rest_of(table),
    }


def moment_of(table: Table) -> dict[str, Any]:
    """Whose turn it is, and what is in the game."""
    playing = int(table.phase) in PLAYING
    return {
        "phase": PHASES[table.phase],
        "turn": int(table.turn) if playing else None,
        "first": int(table.first),
        "turns": int(table.turns),
        "left_out": kinds_of(int(table.gone)),
        "starters": starters_of(table),
    }


def rest_of(table: Table) -> dict[str, Any]:
    """Tokens, what has happened in this turn, and a tie."""
    flask = letters(table.flasks[table.turn])
    prism = {"flask": flask, "put": int(table.prisms)}
    return {
        "countdown": int(table.countdown()),
        "bank": int(table.bank()),
        "help_tokens": int(table.helps_left()),
        "picked": table.picked == 1,
        "helped": table.helped == 1,
        "returns": int(table.returns),
        "ending": None if table.ending < 0 else int(table.ending),
        "prism": prism if table.phase == PRISM else None,
        "tie": tie_of(table),
    }


def kinds_of(mask: int) -> list[str]:
    """The kinds of a mask, in their order."""
    return [KIND_IDS[kind] for kind in range(KINDS) if mask >> kind & 1]


def starters_of(table: Table) -> list[str]:
    """PE-5: the starters on offer, by kind."""
    return [TILE_IDS[starter_tile(n)] for n in range(2 * KINDS) if table.offer >> n & 1]


def stack_of(table: Table, stack: int) -> list[str]:
    """The tiles of a stack, top first."""
    height = int(table.sizes[stack])
    return [TILE_IDS[int(table.stacks[STACK * stack + height - 1 - n])] for n in range(height)]


def desk_of(table: Table, seat: int) -> dict[str, Any]:
    """What lies before a player."""
    return {
        "burners": [burner_of(table, 2 * seat), burner_of(table, 2 * seat + 1)],
        "hand": letters(table.hands[seat]),
        "flask": letters(table.flasks[seat]),
        "potions": [
            _potion(int(table.potions[POTIONS * seat + i])) for i in range(_done(table, seat))
        ],
        "skills": int(table.skills(seat)),
        "kinds": kinds_of(int(table.threes[seat])),
        "five": table.fives >> seat & 1 == 1,
        "helps": int(table.helps[seat]),
    }


def burner_of(table: Table, at: int) -> dict[str, Any] | None:
    """A tile on a burner, and the marbles on it, hole by hole."""
    tile = int(table.burners[at])
    if tile == NO_TILE:
        return None
    filled = int(table.filled[at])
    pairs = [
        {"hole": COLOURS[pair >> 2], "marble": COLOURS[pair & 3]}
        for pair in range(16)
        for _ in range(filled >> 3 * pair & 7)
    ]
    return {"tile": TILE_IDS[tile], "filled": pairs}


def _done(table: Table, seat: int) -> int:
    return int(table.done[seat])


def _potion(potion: int) -> dict[str, Any]:
    return {"tile": TILE_IDS[potion & TILE_BITS], "drunk": potion >= DRUNK}


def tie_of(table: Table) -> dict[str, Any] | None:
    """PE-30: a tie that is being broken, or was."""
    if table.round == 0:
        return None
    seats = [seat for seat in range(int(table.seats)) if table.tied >> seat & 1]
    counts = [int(table.counts[seat]) for seat in seats]
    return {
        "round": int(table.round),
        "seats": seats,
        "counts": [None if taken == NO_COUNT else taken for taken in counts],
        "out": letters(table.out),
    }


# And back


def terms_of(options: Options, seats: int) -> Terms:
    """What the table agreed on."""
    leave, countdown = options["leave"], options["countdown"]
    return Terms(seats, leave, countdown, options["placing"], options["first"])


def lay_table(said: dict[str, Any], seats: int, options: Options, seed: Seed) -> Table:
    """Put everything on the table as it is said, unquestioned."""
    table = Table(terms_of(options, seats), seats, seed)
    table.set_up()
    table.phase = PHASES.index(said["phase"])
    table.first = said["first"]
    table.turns = said["turns"]
    table.gone = sum([1 << KIND[kind] for kind in said["left_out"]])
    for name in said["starters"]:
        table.offer |= 1 << (TILE[name] >> 3) * 2 + TILE[name] % 2
    table.picked = 1 if said["picked"] else 0
    table.helped = 1 if said["helped"] else 0
    table.returns = said["returns"]
    table.ending = -1 if said["ending"] is None else said["ending"]
    if said["prism"] is not None:
        table.prisms = said["prism"]["put"]
    for track, marbles in enumerate(said["tracks"]):
        table.lengths[track] = u8(len(marbles))
        for place, colour in enumerate(marbles):
            table.tracks[TRACK * track + place] = u8(COLOURS.index(colour))
    for stack, tiles in enumerate(said["stacks"]):
        table.sizes[stack] = u8(len(tiles))
        for place, name in enumerate(reversed(tiles)):
            table.stacks[STACK * stack + place] = u8(TILE[name])
    for seat, desk in enumerate(said["desks"]):
        _lay_desk(table, seat, desk)
    if said["tie"] is not None:
        _lay_tie(table, said["tie"])
    table.turn = _acting(table, said)
    return table


def _lay_desk(table: Table, seat: int, desk: dict[str, Any]) -> None:
    for burner, entry in enumerate(desk["burners"]):
        if entry is not None:
            table.light(seat, burner, TILE[entry["tile"]])
            for pair in entry["filled"]:
                hole = COLOURS.index(pair["hole"])
                table.fill_hole(seat, COLOURS.index(pair["marble"]), burner, hole)
    table.hands[seat] = lot_of(desk["hand"])
    table.flasks[seat] = lot_of(desk["flask"])
    for number, potion in enumerate(desk["potions"]):
        drunk = DRUNK if potion["drunk"] else 0
        table.potions[POTIONS * seat + number] = u8(TILE[potion["tile"]] + drunk)
    table.done[seat] = u8(len(desk["potions"]))
    table.threes[seat] = u8(sum([1 << KIND[kind] for kind in desk["kinds"]]))
    if desk["five"]:
        table.fives |= 1 << seat
    table.helps[seat] = u8(desk["helps"])
    table.earned += table.skills(seat)


def _lay_tie(table: Table, tie: dict[str, Any]) -> None:
    table.round = tie["round"]
    table.out = lot_of(tie["out"])
    for seat, taken in zip(tie["seats"], tie["counts"], strict=True):
        table.tied |= 1 << seat
        if taken is not None:
            table.counts[seat] = u8(taken)


def _acting(table: Table, said: dict[str, Any]) -> int:
    """Who acts: the draft and a tie have their own order."""
    seats = int(table.seats)
    if said["phase"] == "draft":
        return int(table.drafter(2 * seats - table.on_offer()))
    if said["phase"] == "tiebreak":
        order = [(int(table.first) + n) % seats for n in range(seats)]
        left = [seat for seat in order if table.tied >> seat & 1 and table.counts[seat] == NO_COUNT]
        return left[0] if left else int(table.first)
    if table.phase == OVER:
        return int(table.first)
    return int(said["turn"])


def table_of(position: Position, seats: int, options: Options) -> Table:
    """The table of a position; raises ValueError with a sentence if it can't be."""
    check_shape(position, seats)
    table = lay_table(position, seats, options, position["seed"])
    check_moment(table, position)
    return table
