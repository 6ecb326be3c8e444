"""Skill tokens, the end, scores and ties (PE-27 … PE-30)."""

import pytest

import korsi
from potion_explosion.desks import END, at, desk, named, pick, play, put, table, take

TWO = ("wisdom-4a", "wisdom-5a")


def finish(game):
    """End the turn, with any tiles."""
    told = play(game, END)
    while game.view(None)["phase"] == "refill":
        told += play(game, game.legal(game.acting[0])[0])
    return told


def brewing(tile, marbles, last, *potions):
    """A desk that completes a tile with the marble in hand."""
    return desk(((tile, marbles), "any"), hand=last, potions=potions)


def test_a_third_potion_of_a_kind_earns_a_token():
    """PE-27, PE-16: at the end of the turn, from the countdown stack."""
    game = table(desks={0: brewing("wisdom-4b", "RRY", "Y", *TWO)}, picked=True)
    play(game, put("Y", 0))
    assert game.scores[0] == 5 + 6 + 5
    events = finish(game)
    token = {"event": "skill", "seat": 0, "why": "three", "kind": "wisdom", "from": "countdown"}
    assert named(events, "skill") == [token]
    assert (game.scores[0], game.view(0)["countdown"]) == (20, 3)
    assert at(game)["kinds"] == ["wisdom"]


def test_five_different_kinds_earn_a_token_once():
    """PE-27."""
    four = ("sands-4a", "abyssal-4a", "magnetic-4a", "prismatic-4a")
    game = table(desks={0: brewing("wisdom-4b", "RRY", "Y", *four)}, picked=True)
    play(game, put("Y", 0))
    events = finish(game)
    assert [event["why"] for event in named(events, "skill")] == ["five"]
    assert at(game)["five"]


def test_a_turn_earns_at_most_two_tokens():
    """PE-27: one for each of two tiles."""
    own = desk(
        (("wisdom-4b", "RRY"), ("sands-4b", "KKY")),
        hand="YY",
        potions=(*TWO, "sands-4a", "abyssal-4a", "magnetic-4a", "sands-5a", "prismatic-4a"),
    )
    game = table(desks={0: own}, picked=True)
    play(game, put("Y", 0), put("Y", 1))
    assert len(named(finish(game), "skill")) == 2


def test_the_end_of_the_rulebook():
    """PE-27, PE-28, PE-29: all have equal turns; later tokens come from the bank."""
    six = {
        0: brewing("wisdom-4b", "RRY", "Y", *TWO),
        1: desk((("abyssal-4b", "RRB"), "any"), potions=("abyssal-4a", "abyssal-5a")),
    }
    game = table({0: "BRKY"}, seats=4, countdown=2, desks=six, picked=True)
    play(game, put("Y", 0))
    assert not named(finish(game), "last-turns")
    play(game, pick(0, 0), put("B", 0))
    events = finish(game)
    assert named(events, "last-turns") == [{"event": "last-turns", "seat": 1, "why": "skills"}]
    assert game.view(0)["ending"] == 1
    for seat in (2, 3):
        assert game.acting == [seat]
        spot = next(m for m in game.legal(seat) if m["do"] == "pick")
        play(game, spot)
        while END not in game.legal(seat):
            play(game, next(m for m in game.legal(seat) if m["do"] in ("put", "to_flask")))
        events = finish(game)
    assert named(events, "over")[0]["scores"] == [20, 18, 0, 0]
    assert game.winners == [0]


def test_the_game_ends_at_once_if_the_last_player_triggers_it():
    """PE-28."""
    own = brewing("wisdom-4b", "RRY", "Y", *TWO)
    game = table(turn=1, first=0, turns=1, countdown=1, desks={1: own}, picked=True)
    play(game, put("Y", 0))
    finish(game)
    assert game.over
    assert game.winners == [1]


def test_a_token_beyond_the_countdown_comes_from_the_bank():
    """PE-27."""
    own = brewing("wisdom-4b", "RRY", "Y", *TWO)
    three = ("abyssal-4a", "abyssal-5a", "abyssal-6a")
    desks = {0: desk(potions=three), 1: own}
    game = table(turn=1, first=0, turns=1, countdown=1, desks=desks, picked=True, ending=0, new=0)
    play(game, put("Y", 0))
    assert named(finish(game), "skill")[0]["from"] == "bank"
    assert game.view(0)["bank"] == 13


def test_after_150_turns_each_the_game_ends():
    """PE-28."""
    game = table(turn=1, first=0, turns=299, picked=True, desks={0: desk(helps=1)})
    events = finish(game)
    assert named(events, "last-turns")[0]["why"] == "turns"
    assert game.winners == [1]


def position_of_tie(counts, round=1):
    game = table({0: "KYKBYYBKK", 1: "BK"}, turn=0)
    position = game.position()
    taken = sum(n or 0 for n in counts)
    tracks = position["tracks"]
    out = ""
    for track in (2, 3, 4):
        while len(out) < taken and tracks[track]:
            out += tracks[track][-1]
            tracks[track] = tracks[track][:-1]
    tie = {"round": round, "seats": [0, 1], "counts": counts, "out": "".join(sorted(out))}
    moment = {"phase": "tiebreak", "turn": None, "turns": 300, "ending": 1, "tie": tie}
    return korsi.load({**position, **moment})


def test_a_tie_is_broken_by_picks():
    """PE-30: with explosions; marbles stay out until all have picked; no potions, no help."""
    game = position_of_tie([None, None])
    assert game.acting == [0]
    assert {move["do"] for move in game.legal(0)} == {"pick"}
    events = play(game, pick(0, 1))
    assert named(events, "tie-picked") == [{"event": "tie-picked", "seat": 0, "count": 3}]
    assert len(game.view(0)["tie"]["out"]) == 3
    events = play(game, pick(1, 0))
    assert named(events, "returned")
    assert game.winners == [0]
    assert game.view(0)["tie"]["out"] == ""


def test_equal_picks_are_repeated_up_to_four_rounds():
    """PE-30: then the win is shared."""
    game = position_of_tie([None, None])
    for round in range(1, 5):
        assert game.view(0)["tie"]["round"] == round
        for _ in range(2):
            play(game, pick(1, 0))
    assert game.winners == [0, 1]


def test_a_tie_begins_after_the_last_turn():
    """PE-29, PE-30."""
    game = table(turn=1, first=0, turns=299, picked=True)
    events = finish(game)
    assert named(events, "tie") == [{"event": "tie", "seats": [0, 1], "round": 1}]
    assert game.acting == [0]


@pytest.mark.parametrize("counts", [[1, 1], [None, 2]])
def test_a_tie_that_can_not_be_is_refused(counts):
    """PE-30."""
    with pytest.raises(ValueError, match="PE-30"):
        position_of_tie(counts)


def test_a_tile_taken_at_the_end_of_the_last_turn():
    """PE-16: compulsory, also in the last turn."""
    own = brewing("wisdom-4b", "RRY", "Y", *TWO)
    game = table(turn=1, first=0, turns=1, countdown=1, desks={1: own}, picked=True)
    play(game, put("Y", 0), END)
    assert game.view(0)["phase"] == "refill"
    play(game, take(0))
    assert game.over
