"""Boards strewn at random, and games in which more happens than in careless play."""

import random
from collections import Counter

import korsi
from every_game.tables import course
from games.black_dog.rules import model
from games.black_dog.rules.boards import DECK, GAME, KINDS, LANE, ORIGINS, PAWS, PEN, in_order


def strewn(seats, chance, bites=None):
    """A position in the middle of a round: pawns anywhere, often crowded, often near the end."""
    pawns = [pawns_of(seats, chance) for _ in range(seats)]
    for side in model.complete([[at or 0 for at in places] for places in pawns]):
        mate = pawns[model.sides_of(seats)[side][0]]
        mate[mate.index(LANE[0])] = PEN
    where = spots(seats, chance)
    pawns = [[next(where) if at is None else at for at in places] for places in pawns]
    dog = next(at for at in where if at not in ORIGINS[4])
    starter, turn = chance.randrange(seats), chance.randrange(seats)
    size = chance.choice([1, 1, 2, 3, 4, 5])
    cards = [kind for kind in KINDS for _ in range(DECK[kind])]
    chance.shuffle(cards)
    hands, out = [], []
    for seat in range(seats):
        before = (seat - starter) % seats < (turn - starter) % seats
        folded = seats == 4 and seat != turn and chance.random() < 0.15
        out.append(folded)
        hands.append([cards.pop() for _ in range(0 if folded else size - before)])
    played = [cards.pop() for _ in range(chance.choice([25, 60, len(cards) - 3, len(cards)]))]
    last = chance.choice([card for card in played if card != "copy"])
    if size == 5 and turn == starter and not any(out):
        last = None
    position = {
        "game": GAME,
        "rules": 2,
        "seats": seats,
        "options": {"bites": bites or chance.choice(["passing", "landing"]), "dealer": "random"},
        "seed": chance.randrange(2**53),
        "round": chance.randrange(2, 40),
        "phase": "play",
        "dealer": (starter - 1) % seats,
        "starter": starter,
        "turn": turn,
        "drew": False,
        "pawns": [sorted(places) for places in pawns],
        "dog": dog,
        "hands": [in_order(hand) for hand in hands],
        "deck": cards,
        "played": in_order(played),
        "last": last,
        "gifts": [None] * seats,
        "out": out,
        "stuck": [[] for _ in range(seats)],
        "paws": [],
        "first": None,
        "shuffles": chance.randrange(1, 9),
    }
    if position["seed"] % 2:  # of half the tables it is known who dealt first
        first = (position["dealer"] - position["round"] + 1) % seats
        position["options"]["dealer"] = f"seat-{first + 1}"
    if seats < 4 and not model.usable(position, turn, hands[turn]):
        position["phase"] = "discard"
    return position


def pawns_of(seats, chance):
    """Where a seat's pawns are; None is somewhere on the track."""
    count = 4 if seats == 4 else 5
    home = chance.choice([0, 0, 1, 2, 3, 3, 4 if seats == 4 else 2])
    lane = chance.sample(LANE, home)
    out = chance.choice([0.1, 0.3, 0.7])
    return lane + [PEN if chance.random() < out else None for _ in range(count - home)]


def spots(seats, chance):
    """Free spaces of the track in random order: origins, paws, a crowd, or anywhere."""
    before = [(origin - n) % 64 for origin in ORIGINS[seats] for n in range(1, 5)]
    corner = chance.randrange(64)
    crowd = [(corner + n) % 64 for n in range(14)]
    taken = set()
    while True:
        sort = chance.choice([ORIGINS[4], PAWS, before, crowd, range(64)])
        at = chance.choice(list(sort))
        if at not in taken:
            taken.add(at)
            yield at


def eager(game, chance):
    """A seat and its move: mostly one after which something happens."""
    seat = chance.choice(game.acting)
    moves = game.legal(seat)
    if len(moves) == 1 or chance.random() < 0.4:
        return seat, chance.choice(moves)
    tries = chance.sample(moves, min(len(moves), 4))
    return seat, max(tries, key=lambda move: liking(game, seat, move))


LIKED = Counter(home=9, over=9, hit=3, bitten=3, started=4, swapped=1, moved=1)
LIKED["turn-due"] = 2


def liking(game, seat, move):
    """How much a move makes happen."""
    return sum(LIKED[event["event"]] for event in game.copy().play(seat, move))


def moments(seed, most, seats=None):
    """A lively game from a strewn board, given out before each move and at its end."""
    chance = random.Random(seed)
    seats = seats or chance.choice([2, 3, 4])
    return course(korsi.load(strewn(seats, chance)), eager, chance, most)
