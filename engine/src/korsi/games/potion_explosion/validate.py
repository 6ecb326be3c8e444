"""Whether there can be such a table of Potion Explosion, as at some moment of a game: nothing that
happens by itself is overdue. What is laid on it is checked piece by piece in `box.py`. Every doubt
is said in a sentence."""

from typing import Any

from korsi.contract import Position
from korsi.games.fields import check_list, check_number
from korsi.games.potion_explosion.box import (
    check_bool,
    check_desk,
    check_kinds,
    check_letters,
    check_marbles,
    check_tiles,
)
from korsi.games.potion_explosion.components import (
    BITS,
    FLASK,
    HELPS,
    KINDS,
    MARBLES,
    MOST_TURNS,
    NO_TILE,
    POTIONS,
    PRISMATIC,
    SKILLS,
    TIE_ROUNDS,
    TRACK,
    size,
)
from korsi.games.potion_explosion.rules import Table
from korsi.games.potion_explosion.state import (
    DRAFT,
    DRUNK,
    NO_COUNT,
    OVER,
    PHASES,
    PLAYING,
    PRISM,
    REFILL,
    TIEBREAK,
    TILE_BITS,
)
from korsi.quoting import shown
from korsi.random import SEEDS

FIELDS = ["phase", "turn", "first", "turns", "left_out", "starters", "tracks", "stacks", "desks"]
FIELDS += ["countdown", "bank", "help_tokens", "picked", "helped", "returns", "ending", "prism"]
FIELDS += ["tie"]


# What is said, before it is laid on a table


def check_shape(position: Position, seats: int) -> None:
    """Types, sizes, names, and every marble and tile exactly once."""
    for field in FIELDS:
        if field not in position:
            raise ValueError(f"{field} is missing")
    phase = position["phase"]
    if type(phase) is not str or phase not in PHASES:
        raise ValueError(f"phase: {shown(phase)} is not one of {', '.join(PHASES)}")
    check_number(position["first"], "first", 0, seats - 1)
    if PHASES.index(phase) in PLAYING:
        check_number(position["turn"], "turn", 0, seats - 1)
    elif position["turn"] is not None:
        raise ValueError(f"in the phase {phase} nobody is on turn: turn is null (PE-9)")
    check_number(position["turns"], "turns", 0, MOST_TURNS * seats)
    check_number(position["returns"], "returns", 0, SEEDS - 1)
    if position["ending"] is not None:
        check_number(position["ending"], "ending", 0, seats - 1)
    for field in ("picked", "helped"):
        check_bool(position[field], field)
    check_kinds(position["left_out"], "left_out")
    if len(position["left_out"]) != 2:
        raise ValueError("left_out: two kinds leave the game (PE-4)")
    check_number(position["countdown"], "countdown", 0, SKILLS)
    check_number(position["bank"], "bank", 0, SKILLS)
    check_number(position["help_tokens"], "help_tokens", 0, HELPS)
    check_list(position["desks"], "desks", seats)
    for seat, desk in enumerate(position["desks"]):
        check_desk(desk, f"desk {seat}")
    _check_prism(position)
    _check_tie_break(position["tie"], seats)
    check_tiles(position)
    check_marbles(position)


def _check_prism(position: Position) -> None:
    """PE-21: the flask that is being emptied."""
    prism = position["prism"]
    if (position["phase"] == "prism") != (prism is not None):
        raise ValueError("prism is told in the phase prism, and only then (PE-21)")
    if prism is None:
        return
    if type(prism) is not dict or set(prism) != {"flask", "put"}:
        raise ValueError(f"prism has flask and put; not {shown(prism)}")
    check_number(prism["put"], "put", 0, FLASK - 1)
    check_letters(prism["flask"], "prism", FLASK)
    flask = position["desks"][position["turn"]]["flask"]
    if sorted(prism["flask"]) != sorted(flask):
        raise ValueError("prism: the flask is that of the player on turn (PE-21)")
    if len(flask) + prism["put"] > FLASK:
        raise ValueError(f"prism: the flask held at most {FLASK} marbles (PE-14)")


def _check_tie_break(tie: Any, seats: int) -> None:
    """PE-30: who is tied, and what they have picked."""
    if tie is None:
        return
    if type(tie) is not dict or set(tie) != {"round", "seats", "counts", "out"}:
        raise ValueError(f"tie has round, seats, counts and out, or is null; not {shown(tie)}")
    check_number(tie["round"], "tie round", 1, TIE_ROUNDS)
    check_list(tie["seats"], "tie seats")
    for seat in tie["seats"]:
        check_number(seat, "tie seats", 0, seats - 1)
    if tie["seats"] != sorted(set(tie["seats"])) or len(tie["seats"]) < 2:
        raise ValueError("tie seats: two or more, ascending (PE-30)")
    check_list(tie["counts"], "tie counts", len(tie["seats"]))
    for taken in tie["counts"]:
        if taken is not None:
            check_number(taken, "tie counts", 0, TRACK)
    check_letters(tie["out"], "tie out", MARBLES)


# What the moment demands of a table


def check_moment(table: Table, position: Position) -> None:
    """All that the moment demands."""
    if table.terms.gone >= 0 and table.gone != table.terms.gone:
        raise ValueError("left_out: other kinds than the table agreed on (PE-4)")
    if table.terms.first >= 0 and table.first != table.terms.first:
        raise ValueError("first: another player than the table agreed on (PE-5)")
    _check_tokens(table, position)
    if table.phase == DRAFT:
        _check_draft(table)
        return
    if table.offer:
        raise ValueError("starters are on offer only in the draft (PE-5)")
    if table.phase in PLAYING:
        _check_turn(table)
    else:
        _check_end(table)
    for seat in range(int(table.seats)):
        _check_desk(table, seat)
    _check_tie(table)


def _check_tokens(table: Table, position: Position) -> None:
    """PE-3, PE-8, PE-11, PE-27: every token is somewhere."""
    helps = [int(table.helps[seat]) for seat in range(int(table.seats))]
    if sum(helps) > HELPS or position["help_tokens"] != HELPS - sum(helps):
        raise ValueError(f"help_tokens: there are {HELPS} in all (PE-3)")
    if position["countdown"] != table.countdown() or position["bank"] != table.bank():
        raise ValueError(
            f"countdown and bank: {int(table.earned)} skill tokens were earned of a countdown"
            f" stack of {int(table.terms.countdown)}, then of the bank (PE-8, PE-27)"
        )


def _check_draft(table: Table) -> None:
    """PE-5: so many starters on the desks, in the order of the draft; nothing else is there."""
    seats = int(table.seats)
    drafted = 2 * seats - int(table.on_offer())
    owners = [int(table.drafter(number)) for number in range(max(drafted, 0))]
    for seat in range(seats):
        tiles = [int(table.burners[2 * seat + burner]) for burner in range(2)]
        lit = [tile for tile in tiles if tile != NO_TILE]
        if drafted < 0 or len(lit) != owners.count(seat) or tiles[: len(lit)] != lit:
            raise ValueError("the burners are not as in the order of the draft (PE-5)")
        if any(tile % 8 > 1 for tile in lit):
            raise ValueError("in the draft only starters are on burners (PE-5)")
        if table.done[seat] or table.helps[seat] or table.skills(seat):
            raise ValueError("before the first turn nobody has potions or tokens (PE-5)")
    if not table.offer:
        raise ValueError("all starters are taken, so the draft is over (PE-5)")
    if table.tiles() or table.turns or table.returns or table.picked or table.helped:
        raise ValueError("before the first turn nothing else has happened (PE-5, PE-6)")
    if table.ending >= 0 or table.round:
        raise ValueError("the draft is not the end of the game (PE-28)")


def _check_turn(table: Table) -> None:
    """PE-9, PE-16, PE-21, PE-28: whose turn it is, and that it still lasts."""
    seats = int(table.seats)
    turn = int(table.turn)
    if turn != (table.first + table.turns) % seats:
        raise ValueError("turns go clockwise from the first player: it is another's turn (PE-9)")
    if table.turns >= MOST_TURNS * seats:
        raise ValueError(f"after {MOST_TURNS} turns each the game is over (PE-28)")
    ended = table.countdown() == 0 or table.tiles() == 0
    if ended != (table.ending >= 0):
        raise ValueError("ending is told when no token or no tile is left, only then (PE-28)")
    if ended and (table.ending - table.first) % seats >= (turn - table.first) % seats:
        raise ValueError("who triggered the end has had a turn in this last lap (PE-28)")
    if table.round:
        raise ValueError("a tie is broken after the last turn (PE-30)")
    if table.phase == PRISM and (table.flasks[turn] == 0 or table.holes(turn) == 0):
        raise ValueError("without a marble in the flask or an empty hole it is over (PE-21)")
    if table.phase == PRISM and not _prism_drunk(table, turn):
        raise ValueError("prism: no Potion of Prismatic Joy was drunk (PE-21)")
    if table.helped and table.helps[turn] == 0:
        raise ValueError("helped: who has had help in this turn has a token for it (PE-11)")
    refilled = table.free_burner(turn) < 0 or table.tiles() == 0
    if table.phase == REFILL and (table.hands[turn] or refilled):
        raise ValueError("nothing is to be refilled, or the hand is not empty (PE-16)")
    for seat in range(seats):
        if seat != turn and table.hands[seat]:
            raise ValueError("only who is on turn has marbles in hand (PE-16)")


def _check_end(table: Table) -> None:
    """PE-28: all have had the same number of turns."""
    if table.turns == 0 or table.turns % table.seats:
        raise ValueError("the game ends when all have had equal turns (PE-28)")
    if table.ending < 0:
        raise ValueError("ending: somebody triggered the end (PE-28)")
    full = table.turns >= MOST_TURNS * table.seats
    if table.countdown() > 0 and table.tiles() > 0:
        if not full:
            raise ValueError("tokens and tiles are left, so the game is not over (PE-28)")
        if table.after(table.ending) != table.first:
            raise ValueError(f"ending: after {MOST_TURNS} turns each it is the last player (PE-28)")
    if table.picked or table.helped:
        raise ValueError("nobody is on turn, so nobody has picked or helped (PE-9)")
    for seat in range(int(table.seats)):
        if table.hands[seat]:
            raise ValueError("only who is on turn has marbles in hand (PE-16)")


def _check_desk(table: Table, seat: int) -> None:
    """PE-15, PE-16, PE-27: burners are refilled, tokens given, except in one's own turn."""
    busy = table.phase in PLAYING and seat == table.turn
    free = [int(table.burners[2 * seat + n]) for n in range(2)].count(NO_TILE)
    done = int(table.done[seat])
    if free and table.tiles() > 0 and not busy:
        raise ValueError(f"desk {seat}: burners are refilled while there are tiles (PE-16)")
    if done < free:
        raise ValueError(f"desk {seat}: an empty burner had a tile that is completed (PE-15)")
    for at in (2 * seat, 2 * seat + 1):
        filled = int(table.filled[at])
        strange = [pair for pair in range(16) if pair >> 2 != pair & 3 and filled >> 3 * pair & 7]
        if strange and not _prism_drunk(table, seat):
            raise ValueError(f"desk {seat}: a marble is on a hole of another colour (PE-13, PE-21)")
    new = min(2 if table.phase == REFILL else free, done) if busy else 0
    earned = (int(table.threes[seat]), int(table.fives) >> seat & 1)
    if earned not in [tokens_for(table, seat, done - n) for n in range(new + 1)]:
        raise ValueError(f"desk {seat}: its potions bring other skill tokens (PE-27)")


def _prism_drunk(table: Table, seat: int) -> bool:
    """PE-21: whether a player has drunk a Potion of Prismatic Joy."""
    potions = [int(table.potions[POTIONS * seat + i]) for i in range(int(table.done[seat]))]
    return any(potion >= DRUNK and (potion - DRUNK) >> 3 == PRISMATIC for potion in potions)


def tokens_for(table: Table, seat: int, done: int) -> tuple[int, int]:
    """PE-27: the tokens that the first so many potions have brought."""
    potions = [int(table.potions[POTIONS * seat + i]) & TILE_BITS for i in range(done)]
    found = [len([tile for tile in potions if tile >> 3 == kind]) for kind in range(KINDS)]
    threes = sum([1 << kind for kind in range(KINDS) if found[kind] >= 3])
    return threes, 1 if len([number for number in found if number]) >= 5 else 0


def _check_tie(table: Table) -> None:
    """PE-30: who is tied, in which order they pick, and what is out."""
    if table.phase not in (TIEBREAK, OVER):
        return
    leaders = int(table.leaders())
    tied = int(table.tied)
    if table.round == 0:
        if table.phase == TIEBREAK or BITS[leaders] != 1:
            raise ValueError("several have the most points, so there is a tie to break (PE-30)")
        return
    if tied & ~leaders or (table.round == 1 and tied != leaders):
        raise ValueError("tied are those with the most points (PE-30)")
    seats = int(table.seats)
    order = [(int(table.first) + n) % seats for n in range(seats)]
    counts = [int(table.counts[seat]) for seat in order if tied >> seat & 1]
    picked = [taken for taken in counts if taken != NO_COUNT]
    if counts[: len(picked)] != picked:
        raise ValueError("tied players pick clockwise from the first player (PE-30)")
    if table.phase == TIEBREAK:
        if len(picked) == len(counts) or table.marbles() == 0:
            raise ValueError("nobody is left to pick, so this round is over (PE-30)")
        if size(table.out) != sum(picked) or 0 in picked:
            raise ValueError("out are the marbles that were picked in this round (PE-30)")
        return
    if len(picked) < len(counts) or table.out:
        raise ValueError("the game is over when all have picked and the marbles are back (PE-30)")
    for number, taken in enumerate(counts):
        before = sum(counts[:number])
        if before + taken > table.marbles() or (taken == 0 and before < table.marbles()):
            raise ValueError("tie counts: as many as there are, and 0 if nothing is left (PE-30)")
    if BITS[int(table.most())] != 1 and table.round < TIE_ROUNDS:
        raise ValueError(f"equal picks are repeated up to {TIE_ROUNDS} rounds (PE-30)")
