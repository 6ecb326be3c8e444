"""The legal moves of Black DOG, found without trying any."""

from librt.vecs import vec
from mypy_extensions import i64

from korsi.games.black_dog.codes import (
    DISCARD,
    DOG,
    FOLD,
    GIVE,
    MAGNET_CODE,
    PAIRS,
    SPLIT,
    SPLITS,
    START,
    SWAP_CODE,
    TURN,
    step_code,
)
from korsi.games.black_dog.components import (
    COPY,
    DISC,
    HAND,
    KINDS,
    LANE,
    MAGNET,
    MOST_SEATS,
    NO_CARD,
    RING,
    SPLIT_STEPS,
    STARTS,
    STEP_COUNT,
    STEPS,
    SWAP,
    TEAM,
    TRACK,
    WAYS,
)
from korsi.games.black_dog.splits import Splits
from korsi.games.black_dog.state import (
    GIVING,
    OVER,
    PLACING,
    PLAYING,
    TURNING,
    Tabletop,
    inward,
    onward,
)

ROOM: i64 = 512  # moves of all cards but team-4, at most


def legal_codes(table: Tabletop, seat: i64) -> vec[i64]:
    """The legal moves of a seat, ascending (see `codes.py`)."""
    if table.phase == PLAYING:
        return plays(table, seat) if seat == table.turn else vec[i64]()
    if table.phase == GIVING:  # BD-8, BD-29
        return kinds_held(table, seat, GIVE) if table.gifts[seat] == NO_CARD else vec[i64]()
    if table.phase == PLACING:  # BD-6
        if seat != table.dealer:
            return vec[i64]()
        return vec[i64]([DOG + place for place in DISC if table.board[place] == 0])
    if table.phase == OVER or seat != table.turn:
        return vec[i64]()
    if table.phase == TURNING:  # BD-16
        return vec[i64]([TURN, TURN + 1])
    return kinds_held(table, seat, DISCARD)  # BD-30


def kinds_held(table: Tabletop, seat: i64, block: i64) -> vec[i64]:
    """A code for each kind in a hand."""
    codes = vec[i64]([0] * HAND)
    hands = table.hands
    size: i64 = 0
    first = HAND * seat
    for i in range(first, first + i64(table.held[seat])):
        if i == first or hands[i] != hands[i - 1]:
            codes[size] = block + i64(hands[i])
            size += 1
    return codes[:size]


# Cards, in the order of their codes


def uses_of(table: Tabletop, seat: i64, uses: vec[i64]) -> i64:
    """What a hand may be played as, ascending: each kind once; a copy as the last card (BD-22)."""
    hands = table.hands
    first = HAND * seat
    count: i64 = 0
    copies: i64 = 0
    for i in range(first, first + i64(table.held[seat])):
        kind = i64(hands[i])
        if kind == COPY:
            copies = 1
        elif i == first or hands[i] != hands[i - 1]:
            uses[count] = kind
            count += 1
    if copies != 0 and table.last >= 0:
        uses[count] = KINDS + table.last
        count += 1
    return count


def kind_of(use: i64) -> i64:
    """What a use is carried out as."""
    return use - KINDS if use >= KINDS else use


def plays(table: Tabletop, seat: i64) -> vec[i64]:
    """BD-9: every use of every card, ascending; BD-10: without any, the hand is folded."""
    uses = vec[i64]([0] * (HAND + 1))
    count = uses_of(table, seat, uses)
    codes = vec[i64]([0] * ROOM)
    owner = table.mover(seat)
    size: i64 = 0
    can_start = may_start(table, owner)
    splits = False
    for i in range(count):
        kind = kind_of(uses[i])
        splits = splits or kind == TEAM
        if STARTS[kind] != 0 and can_start:
            codes[size] = START + uses[i] * MOST_SEATS + owner
            size += 1
    for i in range(count):
        size = list_steps(table, owner, uses[i], codes, size)
    for i in range(count):
        if kind_of(uses[i]) == SWAP:
            size = list_swaps(table, seat, owner, uses[i], codes, size)
    for i in range(count):
        if kind_of(uses[i]) == MAGNET:
            size = list_magnets(table, owner, uses[i], codes, size)
    if splits:
        return with_splits(table, seat, uses, count, codes, size)
    if size == 0:
        codes[0] = FOLD
        size = 1
    return codes[:size]


def with_splits(
    table: Tabletop, seat: i64, uses: vec[i64], count: i64, codes: vec[i64], size: i64
) -> vec[i64]:
    """The other moves, and all splits for team-4 and a copy of it."""
    found = Splits(table, seat).all()
    ways: i64 = len(found)
    if size + ways == 0:
        return vec[i64]([FOLD])
    all = vec[i64]([0] * (size + 2 * ways))
    for i in range(size):
        all[i] = codes[i]
    for i in range(count):
        if kind_of(uses[i]) == TEAM:
            block: i64 = SPLIT if uses[i] < KINDS else SPLIT + SPLITS
            for way in range(ways):
                all[size + way] = block + found[way]
            size += ways
    return all[:size]


def may_start(table: Tabletop, owner: i64) -> bool:
    """BD-13: a pawn is in the pen, and none of its own closes the origin."""
    return table.pen(owner) and i64(table.board[table.terms.origins[owner]]) != 1 + owner


def list_steps(table: Tabletop, owner: i64, use: i64, codes: vec[i64], size: i64) -> i64:
    """BD-19, BD-24: one own pawn exactly so many spaces."""
    kind = kind_of(use)
    ways = i64(STEP_COUNT[kind])
    if ways == 0:
        return size
    board = table.board
    lanes = table.lanes
    terms = table.terms
    spots = table.spots
    for i in range(terms.pawns * owner, terms.pawns * owner + terms.pawns):
        place = i64(spots[i]) - 1
        if place < 0:
            continue
        for way in range(WAYS * kind, WAYS * kind + ways):
            steps = i64(STEPS[way])
            if onward(board, lanes, terms, owner, place, steps) >= 0:
                codes[size] = step_code(use, owner, place, steps, 0)
                size += 1
            if inward(board, lanes, terms, owner, place, steps) >= 0:
                codes[size] = step_code(use, owner, place, steps, 1)
                size += 1
    return size


def list_swaps(table: Tabletop, seat: i64, owner: i64, use: i64, codes: vec[i64], size: i64) -> i64:
    """BD-20: an own pawn and one of another player, neither on its own origin."""
    spots = table.spots
    pawns = table.terms.pawns
    block: i64 = SWAP_CODE if use < KINDS else SWAP_CODE + PAIRS * PAIRS
    for i in range(pawns * owner, pawns * owner + pawns):
        place = i64(spots[i]) - 1
        if not may_be_swapped(table, place):
            continue
        own = block + (owner * TRACK + place) * PAIRS
        for other in range(table.seats):
            if other != seat and other != owner:
                for j in range(pawns * other, pawns * other + pawns):
                    there = i64(spots[j]) - 1
                    if may_be_swapped(table, there):
                        codes[size] = own + other * TRACK + there
                        size += 1
    return size


def may_be_swapped(table: Tabletop, place: i64) -> bool:
    """BD-20: a pawn on the track that does not stand on its own origin."""
    return place >= 0 and place < LANE and not table.closed(place)


def list_magnets(table: Tabletop, owner: i64, use: i64, codes: vec[i64], size: i64) -> i64:
    """BD-21: an own pawn on the track goes behind the next piece."""
    spots = table.spots
    pawns = table.terms.pawns
    block: i64 = MAGNET_CODE if use < KINDS else MAGNET_CODE + PAIRS * TRACK
    for i in range(pawns * owner, pawns * owner + pawns):
        place = i64(spots[i]) - 1
        if place >= 0 and place < LANE:
            steps = drawn_by_magnet(table, place)
            if steps > 0:
                to = (place + steps) & RING
                codes[size] = block + (owner * TRACK + place) * TRACK + to
                size += 1
    return size


def drawn_by_magnet(table: Tabletop, place: i64) -> i64:
    """BD-21: how far it is to the space just behind the next piece ahead."""
    board = table.board
    steps: i64 = 0
    while board[(place + steps + 1) & RING] == 0:
        steps += 1
    return steps


# Whether there is a use at all (BD-9, BD-10, BD-30)


def any_use(table: Tabletop, seat: i64) -> bool:
    """Whether some card in the hand has a legal use."""
    hands = table.hands
    first = HAND * seat
    for i in range(first, first + i64(table.held[seat])):
        if (i == first or hands[i] != hands[i - 1]) and has_use(table, seat, i64(hands[i])):
            return True
    return False


def usable(table: Tabletop, seat: i64) -> i64:
    """The kinds that would have a legal use for this seat now, as a mask."""
    mask: i64 = 0
    for kind in range(i64(KINDS)):
        if has_use(table, seat, kind):
            mask |= 1 << kind
    return mask


def has_use(table: Tabletop, seat: i64, kind: i64) -> bool:
    """Whether a card of this kind would have a legal use."""
    if kind == COPY:
        kind = table.last
        if kind < 0:
            return False
    owner = table.mover(seat)
    if kind == TEAM:
        return may_split(table, seat)
    if STARTS[kind] != 0 and may_start(table, owner):
        return True
    codes = vec[i64]([0] * ROOM)
    if kind == SWAP:
        return list_swaps(table, seat, owner, kind, codes, 0) > 0
    if kind == MAGNET:
        return list_magnets(table, owner, kind, codes, 0) > 0
    return list_steps(table, owner, kind, codes, 0) > 0


def may_split(table: Tabletop, seat: i64) -> bool:
    """BD-23: usually one pawn can walk all four steps; if not, look for any split."""
    owner = table.mover(seat)
    spots = table.spots
    pawns = table.terms.pawns
    for i in range(pawns * owner, pawns * owner + pawns):
        place = i64(spots[i]) - 1
        if place >= 0:
            to = onward(table.board, table.lanes, table.terms, owner, place, SPLIT_STEPS)
            if to >= 0:
                return True
    return Splits(table, seat).any()
