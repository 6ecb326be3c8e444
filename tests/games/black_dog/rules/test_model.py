"""The engine agrees with a slow second opinion (model.py): moves, what follows, and views.

More of it, by hand, from the folder above the tests:
    PYTHONPATH=tests python -m black_dog.test_model 1000 2000
"""

import collections
import random
import sys

import pytest

import korsi
from games.black_dog.rules import model
from games.black_dog.rules.boards import GAME
from games.black_dog.rules.lively import eager, strewn
from games.black_dog.rules.model_board import carried_out, moved, walks
from korsi.testing.tables import SOAK


def agree(game, seen):
    """Engine and model: the same moves, the same views."""
    position = game.position()
    for seat in range(game.seats):
        legal = game.legal(seat)
        plain = [move for move in legal if move["do"] != "split"]
        wanted, teams = model.legal(position, seat)
        assert model.written(plain) == model.written(wanted)
        assert len(plain) == len(wanted)
        shown = collections.defaultdict(list)
        for move in legal:
            if move["do"] == "split":
                shown[move["card"]].append(move)
                assert move.get("as") == ("team_4" if move["card"] == "copy" else None)
        assert set(shown) == set(teams)
        for moves in shown.values():
            results_agree(position, seat, moves)
            seen["splits"] += len(moves)
    for seat in [*range(game.seats), None]:
        view = game.view(seat)
        for name, value in model.view(position, seat).items():
            assert view[name] == value, name
    assert game.scores == model.scores(position)
    assert position["dealer"] in model.dealers(position)
    seen[position["phase"]] += 1


def results_agree(position, seat, moves):
    """BD-23: every result once, each with the fewest portions that lead to it."""
    wanted = model.results(position, seat)
    found = {}
    for move in moves:
        split = carried_out(position["pawns"], position["dog"], seat, move["parts"])
        assert split is not None, f"{move} is no split"
        assert split.result() not in found, f"{move} and {found[split.result()]}"
        found[split.result()] = move
    assert set(found) == set(wanted)
    for result, move in found.items():
        assert len(move["parts"]) == wanted[result], f"{move} has too many portions"


def follow(game, seat, move, seen):
    """Play a move in the engine and in the model: the same successor."""
    wanted = model.after(game.position(), seat, move)
    for event in game.play(seat, move):
        seen[event["event"]] += 1
    assert model.canonical(game.position()) == model.canonical(wanted)


def compare(seed, seen, most=12):
    """Some moves of a game, engine against model: from a strewn board, or from the first deal."""
    chance = random.Random(seed)
    seats = 2 + seed % 3
    if seed % 4:
        game = korsi.load(strewn(seats, chance))
    else:
        bites = chance.choice(["passing", "landing"])
        dealer = chance.choice(["random", *(f"seat-{number + 1}" for number in range(seats))])
        game = korsi.new(GAME, seats=seats, seed=seed, bites=bites, dealer=dealer)
    for _ in range(most):
        agree(game, seen)
        if game.over:
            seen["end"] += 1
            return
        seat = chance.choice(game.acting)
        follow(game.copy(), seat, chance.choice(game.legal(seat)), seen)
        follow(game, *eager(game, chance), seen)


@pytest.mark.parametrize("first", range(0, 100 * SOAK, 10))
def test_engine_and_model_agree(first):
    """BD-1 to BD-32: legal moves, successors and views; two, three and four players."""
    seen = collections.Counter()
    for seed in range(first, first + 10):
        try:
            compare(seed, seen)
        except AssertionError as different:
            raise AssertionError(f"seed {seed}: {different}") from different


def portions_at_random(position, chance):
    """A split that may be or not: pawns of anybody, steps that add up, places they might reach."""
    parts, pawns, left = [], position["pawns"], 4
    seats = position["seats"]
    gone = set()
    while left:
        owner = chance.randrange(seats)
        at = chance.choice(pawns[owner])
        steps = chance.randrange(1, left + 1)
        ends = walks(pawns, owner, at, steps) or [(at + steps) % 64]
        if (owner, at) in gone and chance.random() < 0.9:
            break
        to = chance.choice(ends)
        parts.append({"seat": owner, "from": at, "steps": steps, "to": to})
        left -= steps
        if to in walks(pawns, owner, at, steps):
            pawns, now = moved(pawns, position["dog"], owner, at, to)
            gone.add((owner, now))
        if chance.random() < 0.1:
            pawns = position["pawns"]
    return parts


@pytest.mark.parametrize("first", range(0, 45, 15))
def test_a_split_is_taken_in_every_order_that_is_legal_and_in_no_other(first):
    """BD-23, BD-31: it becomes the listed one with the same result."""
    taken = 0
    for seed in range(first, first + 15):
        chance = random.Random(seed)
        position = strewn(2 + seed % 3, chance)
        seat, pawns, dog = position["turn"], position["pawns"], position["dog"]
        hand = position["hands"][seat]
        pile = next(
            pile
            for pile in (hand, position["deck"], position["played"], *position["hands"])
            if "team_4" in pile
        )
        pile[pile.index("team_4")], hand[0] = hand[0], "team_4"
        listed = {}
        if model.results(position, seat):
            position["phase"] = "play"
            game = korsi.load(position)
            for move in game.legal(seat):
                if move["do"] == "split" and move["card"] == "team_4":
                    result = carried_out(pawns, dog, seat, move["parts"]).result()
                    listed[result] = move
        for _ in range(25 if listed else 0):
            parts = portions_at_random(position, chance)
            move = {"do": "split", "card": "team_4", "parts": parts}
            split = carried_out(pawns, dog, seat, parts)
            world = game.copy()
            if split is None:
                with pytest.raises(ValueError, match=r"\w+ \w+"):
                    world.play(seat, move)
                continue
            world.play(seat, move)
            like = listed[split.result()]
            assert world.record()["moves"] == [[seat, like]], f"seed {seed}: {move}"
            wanted = model.after(position, seat, like)
            assert model.canonical(world.position()) == model.canonical(wanted)
            taken += like != move
    assert taken > 10


def main(first, last):
    seen = collections.Counter()
    for seed in range(first, last):
        try:
            compare(seed, seen, 60)
        except Exception:
            sys.stdout.write(f"seed {seed}\n")
            raise
        if (seed - first) % 50 == 49:
            sys.stdout.write(f"{seed - first + 1} games agree\n")
            sys.stdout.flush()
    for name, count in sorted(seen.items()):
        sys.stdout.write(f"{name}: {count}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
