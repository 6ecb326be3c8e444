"""Whether there can be such a table of Black DOG: every doubt is said in a sentence."""

from collections import Counter
from typing import Any

from korsi.contract import Position
from korsi.games.black_dog.components import (
    CARD,
    COPY,
    COUNTS,
    HAND,
    HOME,
    IDS,
    KINDS,
    LANE,
    ORIGINS,
    PAWS,
    PLACES,
    TRACK,
)
from korsi.games.black_dog.legal import any_use
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.state import (
    DISCARDING,
    FRESH,
    FRESH_MASK,
    GIVING,
    OVER,
    PHASES,
    PLACING,
    PLAYING,
    STUCK,
    TURNING,
)
from korsi.games.fields import check_list, check_number
from korsi.quoting import shown
from korsi.random import SEEDS

FIELDS = ["round", "phase", "dealer", "starter", "turn", "drew", "pawns", "dog", "hands", "deck"]
FIELDS += ["played", "last", "gifts", "out", "stuck", "paws", "first", "shuffles"]
SIDES = {2: 2, 3: 3, 4: 2}


# What can be laid on a table at all


def check_shape(position: Position, seats: int) -> None:
    """Types, sizes, places, and every card exactly once."""
    for field in FIELDS:
        if field not in position:
            raise ValueError(f"{field} is missing")
    phase = position["phase"]
    if type(phase) is not str or phase not in PHASES:
        raise ValueError(f"phase: {shown(phase)} is not one of {', '.join(PHASES)}")
    check_number(position["round"], "round", 1, SEEDS - 1)
    check_number(position["shuffles"], "shuffles", 1, SEEDS - 1)
    check_number(position["dealer"], "dealer", 0, seats - 1)
    check_number(position["starter"], "starter", 0, seats - 1)
    if position["starter"] != (position["dealer"] + 1) % seats:
        raise ValueError("the starter is the dealer's left neighbour (BD-7)")
    if phase in ("dog", "give", "over"):
        if position["turn"] is not None:
            raise ValueError(f"in the phase {phase} nobody is on turn: turn is null (BD-7)")
    else:
        check_number(position["turn"], "turn", 0, seats - 1)
    if type(position["drew"]) is not bool:
        raise ValueError(f"drew: {shown(position['drew'])} is not true or false")
    if position["drew"] and (seats == 4 or position["turn"] is None):
        raise ValueError("only who is on turn has drawn, with two or three players (BD-30)")
    if position["first"] is not None:
        check_number(position["first"], "first", 0, SIDES[seats] - 1)
    _check_pieces(position, seats)
    _check_cards(position, seats)
    check_list(position["out"], "out", seats)
    if any(type(out) is not bool for out in position["out"]):
        raise ValueError(f"out: {shown(position['out'])} is not a list of true and false")
    check_list(position["paws"], "paws")
    if any(type(paw) is not int or paw not in PAWS for paw in position["paws"]):
        raise ValueError(f"paws: {shown(position['paws'])} is not a list of paws (BD-2)")
    if len(set(position["paws"])) < len(position["paws"]):
        raise ValueError("paws: each is named once (BD-16)")
    _check_stuck(position, seats)


def _check_pieces(position: Position, seats: int) -> None:
    """BD-1, BD-4, BD-11: one piece a space, and the dog on no origin."""
    count = 4 if seats == 4 else 5
    taken: set[int] = set()
    dog = position["dog"]
    if dog is not None:
        check_number(dog, "dog", 0, TRACK - 1)
        if dog in ORIGINS:
            raise ValueError(f"the dog never stands on an origin, so not on {dog} (BD-25)")
        taken.add(dog)
    check_list(position["pawns"], "pawns", seats)
    for seat, pawns in enumerate(position["pawns"]):
        check_list(pawns, f"pawns {seat}", count)
        for place in pawns:
            check_number(place, f"pawns {seat}", -1, PLACES - 1)
        home = [place for place in pawns if place >= LANE]
        if len(set(home)) < len(home):
            raise ValueError(f"two pawns of seat {seat} stand on one place of its lane (BD-14)")
        for place in pawns:
            if 0 <= place < LANE:
                if place in taken:
                    raise ValueError(f"two pieces stand on space {place} (BD-11)")
                taken.add(place)


def _check_cards(position: Position, seats: int) -> None:
    """BD-3: hands, deck and played cards hold every card exactly once."""
    check_list(position["hands"], "hands", seats)
    found: Counter[str] = Counter()
    for field, cards in [
        *(("hands", hand) for hand in position["hands"]),
        ("deck", position["deck"]),
        ("played", position["played"]),
    ]:
        check_list(cards, field)
        for card in cards:
            _check_card(card, field)
        found.update(cards)
    for seat, hand in enumerate(position["hands"]):
        if len(hand) > HAND:
            raise ValueError(f"hands {seat}: more than {HAND} cards (BD-7)")
    check_list(position["gifts"], "gifts", seats)
    for card in position["gifts"]:
        if card is not None:
            _check_card(card, "gifts")
            if position["phase"] == "give":
                found[card] += 1
    for name, count in zip(IDS, COUNTS, strict=True):
        if found[name] != count:
            raise ValueError(f"there are {count} cards {name}, but here are {found[name]} (BD-3)")
    last = position["last"]
    if last is not None:
        _check_card(last, "last")
        if CARD[last] == COPY:
            raise ValueError("last is what a copy counts as, never a copy itself (BD-22)")


def _check_stuck(position: Position, seats: int) -> None:
    """BD-30: what is known of hands; each entry says something, and none says what another does."""
    check_list(position["stuck"], "stuck", seats)
    for seat, entries in enumerate(position["stuck"]):
        check_list(entries, f"stuck {seat}")
        if len(entries) > (0 if seats == 4 else STUCK):
            raise ValueError(f"stuck {seat}: more entries than there can be (BD-30)")
        known: list[tuple[list[int], int]] = []
        for entry in entries:
            if type(entry) is not dict or set(entry) != {"cards", "fresh"}:
                raise ValueError(f"an entry of stuck has cards and fresh; not {shown(entry)}")
            check_list(entry["cards"], f"stuck {seat}")
            for card in entry["cards"]:
                _check_card(card, f"stuck {seat}")
            held = len(position["hands"][seat])
            kinds = [CARD[card] for card in entry["cards"]]
            check_number(entry["fresh"], "fresh", 0, max(held - 1, 0))
            if held == 0 or not kinds:
                raise ValueError(f"stuck {seat}: an entry says nothing (BD-30)")
            known.append((kinds, entry["fresh"]))
        if known != sorted(known) or any(kinds != sorted(set(kinds)) for kinds, _ in known):
            raise ValueError(f"stuck {seat}: kinds and entries stand in order, each once (BD-30)")
        for number, (kinds, fresh) in enumerate(known):
            others = known[:number] + known[number + 1 :]
            if any(set(kinds) <= set(more) and fresh >= least for more, least in others):
                raise ValueError(f"stuck {seat}: an entry says no more than another (BD-30)")


# What the moment demands


def check_moment(table: Table) -> None:
    """Nothing that happens by itself is overdue, and nothing is said that can't be."""
    _check_dealer(table)
    _check_sides(table)
    _check_gifts(table)
    _check_sizes(table)
    _check_paws(table)
    if table.phase == PLACING:
        if table.dog >= 0 or table.round != 1:
            raise ValueError("the dog is placed once in the game, in the first round (BD-6)")
    elif table.dog < 0:
        raise ValueError("the dog has been placed and stands on the track (BD-6)")
    if table.phase in (PLACING, GIVING) and (table.last >= 0 or table.out):
        raise ValueError(
            "before the first card of a round nobody has played or folded (BD-8, BD-29)"
        )
    if table.last < 0 and table.phase == TURNING:
        raise ValueError("the disc is turned after a card, which is the last one (BD-16, BD-22)")
    _check_known(table)
    if table.phase == DISCARDING and table.terms.teams:
        raise ValueError("four players do not discard one by one (BD-10)")
    alone = table.phase in (PLAYING, DISCARDING) and not table.terms.teams
    if alone and any_use(table, table.turn) != (table.phase == PLAYING):
        raise ValueError(
            "who has a legal card plays one, who has none discards: the phase is the other one"
            " (BD-9, BD-30)"
        )


def _check_dealer(table: Table) -> None:
    """BD-6, BD-7: the deal goes round from the seat that the table named."""
    first = int(table.terms.first_dealer)
    if first < 0:
        return
    due = (first + int(table.round) - 1) % int(table.seats)
    if table.dealer != due:
        raise ValueError(
            f"{table.terms.dealer} dealt first, so seat {due} deals round {table.round},"
            f" not seat {table.dealer} (BD-6, BD-7)"
        )


def _check_sides(table: Table) -> None:
    """BD-27, BD-32: a complete side has won, or will when the disc has turned."""
    complete = [
        number
        for number, side in enumerate(table.terms.sides())
        if all(table.lanes[seat] == HOME for seat in side)
    ]
    if not complete and table.first < 0:
        if table.phase == OVER:
            raise ValueError("the game is over, but no side is complete (BD-27, BD-32)")
        return
    if table.first not in complete:
        raise ValueError("first is a side whose pawns are home (BD-27, BD-32)")
    if table.phase not in (TURNING, OVER):
        raise ValueError("a side is complete, so the game is over (BD-27, BD-32)")


def _check_gifts(table: Table) -> None:
    """BD-8, BD-29: a gift is in the hand of who got it, or lies there while cards are given."""
    for seat in range(int(table.seats)):
        kind = int(table.gifts[seat])
        if kind >= KINDS or table.phase == GIVING:
            continue
        if table.phase == PLACING:
            raise ValueError("nobody gives a card before the dog is placed (BD-6)")
        receiver = int(table.receiver(seat))
        if IDS[kind] not in table.hand(receiver):
            raise ValueError(f"gifts: seat {receiver} does not hold {IDS[kind]} (BD-8, BD-29)")
    if table.phase == GIVING and not table.acting():
        raise ValueError("everyone has given, so the cards change hands (BD-8, BD-29)")


def _check_sizes(table: Table) -> None:
    """BD-7, BD-10: hands as at some moment of a round."""
    seats = int(table.seats)
    held = [int(table.held[seat]) for seat in range(seats)]
    out = [seat for seat in range(seats) if table.out >> seat & 1]
    if table.phase in (PLACING, GIVING):
        given = [table.phase == GIVING and seat not in table.acting() for seat in range(seats)]
        if [held[seat] + int(given[seat]) for seat in range(seats)] != [HAND] * seats:
            raise ValueError(f"before the first card of a round everyone has {HAND} (BD-7)")
        return
    if out and not table.terms.teams:
        raise ValueError("only with four players one is out of the round (BD-10)")
    if any(held[seat] for seat in out):
        raise ValueError("who is out of the round holds no cards (BD-10)")
    order = [(int(table.starter) + number) % seats for number in range(seats)]
    sizes = [-1 if seat in out else held[seat] for seat in order]
    spent = table.phase in (TURNING, OVER)  # who is on turn has played
    turns = range(seats) if table.phase == OVER else [order.index(int(table.turn))]
    if not any(_could_be(sizes, turn + 1 if spent else turn) for turn in turns):
        raise ValueError("these hands are not as at any moment of a round (BD-7, BD-9)")
    if not spent and held[table.turn] == 0:
        raise ValueError("who is on turn holds cards (BD-10)")
    if min(held) == HAND and table.last >= 0:
        raise ValueError("nobody has played in this round, so there is no last card (BD-22)")


def _could_be(sizes: list[int], acted: int) -> bool:
    """Whether hands may have these sizes, in the order of turns, when so many have had their turn
    in this lap: they hold one card less than the others. -1 stands for who is out."""
    for full in range(1, HAND + 1):
        lap = [full - 1 if number < acted else full for number in range(len(sizes))]
        if all(size in (-1, wanted) for size, wanted in zip(sizes, lap, strict=True)):
            return True
    return False


def _check_paws(table: Table) -> None:
    """BD-16: the disc is due when a pawn that was moved stands on a paw."""
    places = table.paw_places()
    if (table.phase == TURNING) != bool(places):
        raise ValueError("paws are named when the disc is due, and only then (BD-16)")
    for place in places:
        if table.board[place] not in range(1, int(table.seats) + 1):
            raise ValueError(f"no pawn stands on the paw {place} (BD-16)")


def _check_known(table: Table) -> None:
    """BD-30: the hands are as they are known to be."""
    if table.terms.teams:
        return
    for seat in range(int(table.seats)):
        hand = [CARD[card] for card in table.hand(seat)]
        for i in range(STUCK * seat, STUCK * seat + STUCK):
            entry = int(table.stuck[i])
            if len([kind for kind in hand if entry >> FRESH >> kind & 1]) > entry & FRESH_MASK:
                raise ValueError(f"stuck {seat}: the hand holds more of these kinds (BD-30)")


# Small checks


def _check_card(card: Any, field: str) -> None:
    if type(card) is not str or card not in CARD:
        raise ValueError(f"{field}: there is no card {shown(card)} (BD-3)")
