"""Tables strewn at random, and games in which more happens than in careless play."""

import random
from collections import Counter, defaultdict

import korsi
from every_game.tables import course
from games.potion_explosion.rules.desks import COLOURS, GAME, KINDS, tokens
from games.potion_explosion.rules.model_rules import RECIPES, tiles_of

LIKED = {"put": 8, "drink": 8, "prism": 6, "end": 4, "tile": 4, "pick": 4, "to_flask": 3}
"""How often a sort of move is made where all others are possible too; the rest once."""


def strewn(chance, seats=None):
    """A position in the middle of a turn: any shelves, burners, flasks; tracks with long runs."""
    seats = seats or chance.choice([2, 3, 4])
    left_out = sorted(chance.sample(KINDS, 2), key=KINDS.index)
    box = tiles_of([kind for kind in KINDS if kind not in left_out])
    chance.shuffle(box)
    few = chance.choice([0, 1, 2, 3, 9, 20, 30])  # tiles left in the stacks
    first, turn = chance.randrange(seats), chance.randrange(seats)
    level = chance.random() < 0.15
    desks = [{"burners": [box.pop(), box.pop()], "potions": []} for _ in range(seats)]
    while len(box) > (40 if level else few):
        desks[chance.randrange(seats)]["potions"].append(box.pop())
    if level:  # all have nothing, in the last turn
        first = (turn + 1) % seats
        for desk in desks:
            box += desk["potions"]
            desk["potions"] = []
    size = chance.choice([None, None, 1, 2, 15])
    return lay(chance, desks, box, (seats, left_out, size), (first, turn, level))


def lay(chance, desks, box, terms, moment):
    """The position with these tiles: marbles, tokens and turns are added."""
    seats, left_out, size = terms
    first, turn, level = moment
    left = Counter(dict.fromkeys(COLOURS, 20))
    for seat, desk in enumerate(desks):
        done = desk["potions"]
        free = chance.choice([0, 0, 1, 2]) if seat == turn or not box else 0
        free = 0 if level else min(free, len(done))
        done += [desk["burners"].pop() for _ in range(free)]
        old = done[: len(done) - free] if seat == turn else done
        desk["hand"] = ""
        desk["flask"] = held(chance, left, [0, 1, 2, 3])
        desk["potions"] = [{"tile": tile, "drunk": chance.random() < 0.4} for tile in done]
        if {potion["tile"].split("-")[0] for potion in desk["potions"] if potion["drunk"]} == {
            "sands"
        }:
            for potion in desk["potions"]:
                potion["drunk"] = False
        prism = any(p["drunk"] and p["tile"].startswith("prism") for p in desk["potions"])
        lit = [brewing(chance, tile, left, prism) for tile in desk["burners"]]
        desk["burners"] = lit + [None] * free
        desk.update(tokens(old), helps=0 if level else chance.choice([0, 0, 1, 5]))
        chance.shuffle(desk["burners"])
    if not level:
        desks[turn]["hand"] = held(chance, left, [0, 0, 1, 3, 6, 80])
    countdown = 2 + seats if size is None else size
    earned = sum(desk["skills"] for desk in desks)
    ending = None
    if earned >= countdown or not box:
        if turn == first:
            first = (turn - chance.randrange(1, seats)) % seats
        ending = (first + chance.randrange((turn - first) % seats)) % seats
    seed = chance.randrange(2**53)
    placing = "must" if seed % 3 else "free"
    return {
        "game": GAME,
        "rules": 2,
        "seats": seats,
        "options": {"leave": "random", "countdown": size, "placing": placing, "first": "random"},
        "seed": seed,
        "phase": "turn",
        "turn": turn,
        "first": first,
        "turns": seats * (149 if level else chance.choice([3, 20, 149])) + (turn - first) % seats,
        "left_out": left_out,
        "starters": [],
        "tracks": dispenser(chance, left),
        "stacks": piled(chance, box),
        "desks": desks,
        "countdown": max(countdown - earned, 0),
        "bank": 15 - countdown if earned < countdown else max(15 - earned, 0),
        "help_tokens": 21 - sum(desk["helps"] for desk in desks),
        "picked": level or chance.random() < 0.4,
        "helped": desks[turn]["helps"] > 0 and chance.random() < 0.5,
        "returns": chance.randrange(200),
        "ending": ending,
        "prism": None,
        "tie": None,
    }


def draw(chance, left, colour=None):
    """A marble of what is left, of any colour if none is named."""
    if colour is None:
        colour = chance.choice(list(left.elements()))
    left[colour] -= 1
    return colour


def held(chance, left, counts):
    """Marbles in hand or flask."""
    count = min(chance.choice(counts), left.total())
    drawn = [draw(chance, left) for _ in range(count)]
    return "".join(sorted(drawn, key=COLOURS.index))


def brewing(chance, tile, left, prism):
    """A tile with some holes full, a few of them with another colour after a `prism` (PE-21)."""
    holes = list(RECIPES[tile[:-1]])
    chance.shuffle(holes)
    full = holes[: chance.choice([0, 1, 3, len(holes) - 1, len(holes) - 1])][: len(holes) - 1]
    filled = []
    for hole in full:
        if prism and chance.random() < 0.2:
            filled.append({"hole": hole, "marble": draw(chance, left)})
        elif left[hole]:
            filled.append({"hole": hole, "marble": draw(chance, left, hole)})
    filled.sort(key=lambda pair: [COLOURS.index(pair[name]) for name in ("hole", "marble")])
    return {"tile": tile, "filled": filled}


def dispenser(chance, left):
    """All that is left, in runs, on tracks of any length."""
    tracks = [""] * 5
    while left.total():
        colour = draw(chance, left)
        run = 1 + min(chance.choice([0, 0, 1, 2]), left[colour])
        left[colour] -= run - 1
        for marble in colour * run:
            track = chance.choice([n for n in range(5) if len(tracks[n]) < 16])
            tracks[track] += marble
    return tracks


def piled(chance, box):
    """These tiles on five stacks of any height."""
    stacks = [[] for _ in range(5)]
    for tile in box:
        chance.choice([stack for stack in stacks if len(stack) < 9]).append(tile)
    return stacks


def eager(game, chance):
    """A seat and its move: first of which sort, then which."""
    (seat,) = game.acting
    sorts = defaultdict(list)
    for move in game.legal(seat):
        sorts[move["do"], move.get("as")].append(move)
    names = list(sorts)
    (name,) = chance.choices(names, [LIKED.get(do, 1) for do, _ in names])
    moves = sorts[name]
    if name[0] == "pick" and chance.random() < 0.6:
        takes = game.view(seat)["takes"]
        return seat, max(moves, key=lambda move: takes[move["track"]][move["place"]])
    return seat, chance.choice(moves)


def moments(seed, most, seats=None):
    """A lively game from a strewn table, given out before each move and at its end."""
    chance = random.Random(seed)
    return course(korsi.load(strewn(chance, seats)), eager, chance, most)
