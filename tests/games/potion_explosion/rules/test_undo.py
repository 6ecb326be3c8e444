"""Taking back what has told nothing new: in one's own turn, up to the last return or news."""

import random

import pytest
from given import given, settings
from given import strategies as st

import korsi
from games.potion_explosion.rules.desks import (
    DONE,
    END,
    ask_help,
    desk,
    drink,
    pick,
    play,
    prism,
    put,
    table,
    take,
    to_flask,
    to_hand,
)
from games.potion_explosion.rules.lively import eager, strewn

OWN = desk(
    (("wisdom-4a", "RR"), ("magnetic-4a", "BBK")),
    hand="YK",
    flask="RB",
    potions=("wisdom-5a", "prismatic-4a", "blind_love-4a", "filter-4a"),
)


def brewery():
    """Seat 0 on turn, nine or fewer marbles on every track."""
    tracks = {0: "RYYK", 1: "BRKYRBKYR", 2: "KB", 3: "YR"}
    desks = {0: OWN | {"burners": [*OWN["burners"]]}, 1: desk(flask="KK")}
    return table(tracks, left_out=("abyssal", "balm"), desks=desks, short=True)


@pytest.mark.parametrize(
    "move",
    [
        pick(0, 1),
        pick(1, 7),
        ask_help(0, 0),
        put("Y", 0),
        put("R", 0),
        to_flask("R"),
        to_hand("R"),
        drink("wisdom-5a", track=1, place=0),
        drink("blind_love-4a", victim=1),
        drink("prismatic-4a"),
    ],
)
def test_what_tells_nothing_new_is_taken_back(move):
    """PE-9, PE-11 to PE-14, PE-18, PE-19, PE-21: as if it had not been."""
    game = brewery()
    if move not in game.legal(0):
        assert move == put("R", 0)
        return
    before, record, view = game.position(), game.record(), game.view(0)
    assert not game.undoable(0)
    play(game, move)
    assert game.undoable(0)
    assert not game.undoable(1)
    game.undo(0)
    assert (game.position(), game.record(), game.view(0)) == (before, record, view)
    assert not game.undoable(0)
    assert move in game.legal(0)


def test_a_completed_potion_is_not_taken_back():
    """PE-15, PE-17: chance has spoken."""
    game = brewery()
    play(game, put("Y", 0))
    assert game.undoable(0)
    play(game, put("K", 1))
    assert not game.undoable(0)
    with pytest.raises(ValueError, match="take back"):
        game.undo(0)


def test_a_filter_is_not_taken_back():
    """PE-25, PE-17."""
    game = brewery()
    play(game, drink("filter-4a", track=0, places=[1, 2]))
    assert not game.undoable(0)


def test_what_came_into_sight_is_not_taken_back():
    """PE-7: nor what was done before."""
    game = table({0: "RBKYRBKYRB"}, desks={0: desk(flask="R")})
    play(game, to_hand("R"))
    assert game.undoable(0)
    play(game, pick(0, 0))
    assert not game.undoable(0)


def test_an_end_and_a_new_tile_are_not_taken_back():
    """PE-16."""
    own = desk((None, None), potions=("wisdom-4a", "sands-4a"))
    game = table(desks={0: own}, picked=True, new=2)
    play(game, END)
    assert not game.undoable(0)
    play(game, take(0))
    assert not game.undoable(0)
    play(game, take(0))
    assert not game.undoable(0)
    assert not game.undoable(1)


def test_a_prism_is_taken_back_marble_by_marble():
    """PE-21: also after it has ended, and the potion itself."""
    own = desk(("wisdom-4a", "magnetic-4a"), flask="RB", potions=("prismatic-4a",))
    game = table(desks={0: own})
    places = [game.position()]
    for move in (drink("prismatic-4a"), prism("B", 0, "Y"), DONE, to_hand("R")):
        play(game, move)
        places.append(game.position())
    for place in reversed(places[:-1]):
        game.undo(0)
        assert game.position() == place
    assert not game.undoable(0)


def test_a_pick_of_a_tie_is_not_taken_back():
    """PE-30: another goes on, or the marbles return."""
    tie = {"round": 1, "seats": [0, 1], "counts": [None, None], "out": ""}
    moment = {"phase": "tiebreak", "turn": None, "turns": 300, "ending": 1}
    game = table({0: "RB"}, tie=tie, **moment)
    play(game, pick(0, 0))
    assert not game.undoable(0)
    assert not game.undoable(1)


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_any_number_of_moves_taken_back_and_made_again_lead_to_the_same(seed):
    """PE-9 to PE-26: positions, records and events; up to where it is not possible."""
    chance = random.Random(seed)
    game = korsi.load(strewn(chance))
    past = [(game.position(), game.record(), None, None)]
    for _ in range(15):
        if game.over:
            break
        seat, move = eager(game, chance)
        told = game.play(seat, move)
        if not game.undoable(seat):
            past = []
        past.append((game.position(), game.record(), move, told))
        if not game.undoable(seat):
            continue
        steps = chance.randrange(len(past))
        for back in range(steps):
            assert game.undoable(seat)
            game.undo(seat)
            assert (game.position(), game.record()) == past[-2 - back][:2]
        assert game.undoable(seat) == (len(past) - steps > 1)
        for position, record, again, said in past[len(past) - steps :]:
            assert game.play(seat, again) == said
            assert (game.position(), game.record()) == (position, record)
    assert korsi.replay(game.record()).position() == game.position()
