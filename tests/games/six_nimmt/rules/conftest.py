"""Tables of 6 nimmt! set up by hand, and hands to play at them."""

import copy
import random

import pytest

import korsi


def position(
    rows,
    hands,
    *,
    chosen=None,
    herds=None,
    totals=None,
    round=1,
    phase="choose",
    seed=1,
    variant="classic",
    target=66,
    rounds=None,
):
    """A position of 6 nimmt! as JSON; what is not said is as at the beginning of a game."""
    seats = len(hands)
    return copy.deepcopy(
        {
            "game": "six-nimmt",
            "rules": 1,
            "seats": seats,
            "options": {"variant": variant, "target": target, "rounds": rounds},
            "seed": seed,
            "round": round,
            "phase": phase,
            "rows": rows,
            "hands": hands,
            "chosen": chosen or [None] * seats,
            "herds": herds or [[] for _ in range(seats)],
            "totals": totals or [0] * seats,
        }
    )


def choose_cards(game, cards):
    """Seat 0 chooses the first of these cards, and so on; gives all that happened."""
    return [
        event
        for seat, card in enumerate(cards)
        for event in game.play(seat, {"do": "choose", "card": card})
    ]


def wander(game, chance, moves=None):
    """So many random moves, by default to the end: any acting seat, any legal move."""
    made = 0
    while not game.over and (moves is None or made < moves):
        seat = chance.choice(game.acting)
        game.play(seat, chance.choice(game.legal(seat)))
        made += 1
    return game


def tables_of_all_ways(seed):
    """A game in each way, at a random moment: the moves made come from the seed too."""
    chance = random.Random(seed)
    for variant, most in (("classic", 10), ("known", 6), ("draft", 6)):
        seats = chance.randint(2, most)
        target = chance.choice([1, 20, 66])
        rounds = chance.choice([None, None, 1, 2])
        game = korsi.new(
            "six-nimmt",
            seats=seats,
            seed=chance.randrange(2**53),
            variant=variant,
            target=target,
            rounds=rounds,
        )
        yield wander(game, chance, chance.randrange(30 * seats))


@pytest.fixture(name="position")
def position_fixture():
    """position(rows, hands, …): a position as JSON."""
    return position


@pytest.fixture
def table():
    """table(rows, hands, …): the game that goes on from there."""

    def lay(rows, hands, **more):
        return korsi.load(position(rows, hands, **more))

    return lay


@pytest.fixture
def choose():
    """choose(game, cards): every seat chooses its card; all that happened."""
    return choose_cards


@pytest.fixture(name="wander")
def wander_fixture():
    """wander(game, chance, moves): random moves."""
    return wander


@pytest.fixture
def moments():
    """moments(seed): a game in each of the three ways, at a random moment."""
    return tables_of_all_ways
