"""Skill tokens, the end, scores and ties (PE-27 … PE-30)."""

import pytest

import korsi
from games.potion_explosion.rules.desks import (
    END,
    at,
    desk,
    finish,
    named,
    pick,
    play,
    put,
    table,
    take,
)

TWO = ("wisdom-4a", "wisdom-5a")


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
    """PE-27, PE-28, PE-29, after the printed book: equal turns; later tokens from the bank."""
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
        play(game, pick(4, 0))
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


# Skill tokens


def test_a_fourth_to_sixth_potion_of_a_kind_earns_nothing():
    """PE-27: once per kind."""
    five = (*TWO, "wisdom-5b", "wisdom-6a", "wisdom-6b")
    game = table(desks={0: brewing("wisdom-4b", "RRY", "Y", *five)}, picked=True)
    play(game, put("Y", 0))
    assert not named(finish(game), "skill")
    assert (at(game)["skills"], at(game)["kinds"]) == (1, ["wisdom"])


def test_a_sixth_kind_earns_nothing():
    """PE-27: the token for five kinds is given once."""
    five = ("sands-4a", "abyssal-4a", "magnetic-4a", "prismatic-4a", "blind_love-4a")
    game = table(desks={0: brewing("wisdom-4b", "RRY", "Y", *five)}, picked=True)
    play(game, put("Y", 0))
    assert not named(finish(game), "skill")
    assert at(game)["five"]


def test_four_kinds_or_two_of_a_kind_are_not_enough():
    """PE-27."""
    three = ("sands-4a", "wisdom-4a", "magnetic-4a")
    game = table(desks={0: brewing("abyssal-4b", "RRB", "B", *three)}, picked=True)
    play(game, put("B", 0))
    assert not named(finish(game), "skill")
    game = table(desks={0: brewing("wisdom-4b", "RRY", "Y", "wisdom-4a")}, picked=True)
    play(game, put("Y", 0))
    assert not named(finish(game), "skill")


def test_a_second_kind_earns_a_second_token():
    """PE-27."""
    five = (*TWO, "wisdom-5b", "abyssal-4a", "abyssal-5a")
    game = table(desks={0: brewing("abyssal-4b", "RRB", "B", *five)}, picked=True)
    play(game, put("B", 0))
    assert named(finish(game), "skill")[0]["kind"] == "abyssal"
    assert at(game)["kinds"] == ["wisdom", "abyssal"]
    assert game.scores[0] == 5 + 6 + 6 + 4 + 6 + 4 + 8


def test_two_tokens_of_a_turn_come_in_the_order_of_completion():
    """PE-27: the last one of the countdown stack, then one of the bank."""
    own = desk(
        (("wisdom-4b", "RRY"), ("sands-4b", "KKY")),
        hand="YY",
        potions=(*TWO, "abyssal-4a", "magnetic-4a", "prismatic-4a"),
    )
    told = {"event": "skill", "seat": 0}
    for first, second in ((0, 1), (1, 0)):
        game = table(desks={0: own | {"burners": [*own["burners"]]}}, picked=True, countdown=1)
        play(game, put("Y", first), put("Y", second))
        three = {**told, "why": "three", "kind": "wisdom"}
        five = {**told, "why": "five", "kind": None}
        order = [three, five] if first == 0 else [five, three]
        assert named(finish(game), "skill") == [
            {**order[0], "from": "countdown"},
            {**order[1], "from": "bank"},
        ]
        view = game.view(0)
        assert (view["countdown"], view["bank"], at(game)["skills"]) == (0, 13, 2)


def test_tokens_are_given_after_the_burners_are_refilled():
    """PE-16: surplus, tiles, tokens, end, in this order."""
    own = desk((("wisdom-4b", "RRY"), "sands-4a"), hand="YBBBB", potions=TWO)
    game = table(desks={0: own}, picked=True, countdown=1)
    told = play(game, put("Y", 0)) + finish(game)
    names = [event["event"] for event in told if event["event"] != "arrived"]
    assert names[names.index("ended") :] == [
        "ended",
        "returned",
        "tile",
        "uncovered",
        "skill",
        "last-turns",
        "turn",
    ]


def test_tokens_beyond_the_fifteen_are_counted():
    """PE-27: never refused, though the bank is empty."""
    kinds = ["wisdom", "blind_love", "magnetic", "prismatic", "abyssal", "sands"]

    def shelf(*holes, number=6):
        return tuple(f"{kind}-{hole}" for kind in kinds[:number] for hole in holes)

    game = table(
        seats=4,
        desks={
            0: desk(("sands-4a", "sands-4b"), potions=shelf("5a", "5b", "6a")),
            1: desk((None, None), potions=shelf("6b", "7a", "7b")),
            2: desk((None, None), potions=shelf("4a", number=5)),
            3: desk((("abyssal-4b", "RRB"), None), hand="B", potions=shelf("4b", number=4)),
        },
        turn=3,
        first=0,
        turns=83,
        ending=0,
        picked=True,
    )
    assert [at(game, seat)["skills"] for seat in range(4)] == [7, 7, 1, 0]
    assert (game.view(0)["countdown"], game.view(0)["bank"]) == (0, 0)
    play(game, put("B", 0))
    assert named(finish(game), "skill")[0]["from"] == "bank"
    assert at(game, 3)["skills"] == 1
    assert game.view(0)["bank"] == 0
    assert game.scores[3] == 5 + 4 + 4 + 3 + 4 + 4


# The end


def test_the_four_players_of_the_rulebook():
    """PE-27 to PE-29, the example of the printed book.

    Harry takes the fifth token, Hermione the sixth; Ron and Draco play on.
    """
    harry = desk(
        (("abyssal-6a", "RRRRY"), "any"),
        flask="Y",
        potions=("wisdom-4a", "wisdom-5a", "wisdom-6a", "abyssal-4a", "abyssal-5a"),
    )
    hermione = desk(
        (("magnetic-4b", "BBK"), "any"),
        flask="K",
        potions=("wisdom-4b", "wisdom-5b", "wisdom-6b", "magnetic-4a", "magnetic-5a"),
    )
    ron = desk(potions=("sands-4a", "sands-5a", "sands-6a"))
    draco = desk(
        (("prismatic-4b", "RRB"), ("abyssal-4b", "RRB")),
        flask="BY",
        potions=(
            *("blind_love-4a", "blind_love-5a", "blind_love-6a"),
            *("prismatic-4a", "prismatic-5a", "magnetic-6a", "sands-4b"),
        ),
    )
    desks = {0: harry, 1: hermione, 2: ron, 3: draco}
    game = table(seats=4, desks=desks, turns=40, tracks={4: "KBRY"})
    assert (game.view(0)["countdown"], game.view(0)["bank"]) == (2, 9)

    def turn(*puts):
        return play(game, pick(4, 0), *puts) + finish(game)

    told = turn(put("Y", 0, "flask"))
    assert [event["from"] for event in named(told, "skill")] == ["countdown"]
    assert (at(game, 0)["skills"], game.view(0)["countdown"]) == (2, 1)
    assert not named(told, "last-turns")
    told = turn(put("K", 0, "flask"))
    assert named(told, "last-turns") == [{"event": "last-turns", "seat": 1, "why": "skills"}]
    assert game.view(0)["countdown"] == 0
    assert not named(turn(), "skill")
    told = turn(put("Y", 0, "flask"), put("B", 1, "flask"))
    assert [(e["why"], e["from"]) for e in named(told, "skill")] == [
        ("three", "bank"),
        ("five", "bank"),
    ]
    assert game.view(0)["bank"] == 7
    assert game.over
    assert game.view(0)["turns"] == 44
    assert game.scores[3] == (4 + 5 + 7) + (3 + 5 + 3) + 8 + 3 + 4 + 4 * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_triggers_the_end_all_have_equal_turns(seats):
    """PE-28: play goes on until the player before the first one has finished."""
    for number in range(seats):
        first = 1
        seat = (first + number) % seats
        own = brewing("wisdom-4b", "RRY", "Y", *TWO)
        moment = {"turn": seat, "first": first, "turns": number, "countdown": 1}
        game = table(seats=seats, desks={seat: own}, picked=True, **moment)
        play(game, put("Y", 0))
        told = finish(game)
        assert named(told, "last-turns") == [{"event": "last-turns", "seat": seat, "why": "skills"}]
        for later in range(number + 1, seats):
            assert game.acting == [(first + later) % seats]
            assert game.view(0)["ending"] == seat
            play(game, pick(0, 0))
            told = finish(game)
            assert not named(told, "last-turns")
        assert game.over
        assert game.view(0)["turns"] == seats
        assert game.winners == [seat]


def test_a_token_in_the_last_turns_does_not_begin_them_again():
    """PE-28: who triggered it stays."""
    desks = {
        0: brewing("wisdom-4b", "RRY", "Y", *TWO),
        1: desk((("abyssal-4b", "RRB"), "any"), flask="B", potions=("abyssal-4a", "abyssal-5a")),
    }
    game = table(seats=3, desks=desks, picked=True, countdown=1)
    play(game, put("Y", 0))
    finish(game)
    play(game, pick(0, 0), put("B", 0, "flask"))
    told = finish(game)
    assert named(told, "skill")[0]["from"] == "bank"
    assert not named(told, "last-turns")
    assert game.view(0)["ending"] == 0
    assert game.acting == [2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turn_150_of_the_last_player_ends_the_game(seats):
    """PE-28: not that of the others before."""
    last = seats - 1
    desks = {0: desk(helps=2), **{seat: desk(helps=3) for seat in range(1, seats)}}
    game = table(
        seats=seats, turn=last - 1, first=0, turns=150 * seats - 2, picked=True, desks=desks
    )
    assert not named(finish(game), "last-turns")
    assert game.acting == [last]
    play(game, pick(0, 0))
    told = finish(game)
    assert named(told, "last-turns") == [{"event": "last-turns", "seat": last, "why": "turns"}]
    assert game.over
    assert game.winners == [0]


def test_scores_are_points_tokens_and_help():
    """PE-29: also below zero."""
    own = desk(potions=("wisdom-7a", "filter-7b"), drunk=("balm-4a",), helps=3)
    three = desk(potions=("magnetic-4a", "magnetic-5b", "magnetic-6a"))
    game = table(left_out=("abyssal", "sands"), desks={0: own, 1: three, 2: desk(helps=1)}, seats=3)
    assert game.scores == [11 + 11 + 4 - 6, 4 + 6 + 8 + 4, -2]


# Ties


def tied(seats, first=0, **more):
    """The last turn of the last player; nobody has any points."""
    last = (first - 1) % seats
    return table(seats=seats, turn=last, first=first, turns=150 * seats - 1, picked=True, **more)


def picks(game, *spots):
    told = []
    for track, place in spots:
        told += play(game, pick(track, place))
    return told


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1), (4, 3)])
def test_tied_players_pick_clockwise_from_the_first(seats, first):
    """PE-30."""
    game = tied(seats, first)
    told = play(game, END)
    assert named(told, "tie") == [{"event": "tie", "seats": list(range(seats)), "round": 1}]
    for number in range(seats):
        assert game.acting == [(first + number) % seats]
        assert game.view(0)["turn"] is None
        assert {move["do"] for move in game.legal(game.acting[0])} == {"pick"}
        picks(game, (0, 0))
    assert game.view(0)["tie"]["round"] == 2


def test_only_those_with_the_most_points_are_tied():
    """PE-30: the order starts at the first of them clockwise from the first player."""
    game = tied(4, 1, desks={1: desk(helps=1), 3: desk(helps=2)})
    told = play(game, END)
    assert named(told, "tie")[0]["seats"] == [0, 2]
    assert game.acting == [2]
    picks(game, (0, 0))
    assert game.acting == [0]


def test_the_next_round_is_among_those_still_tied():
    """PE-30: marbles return in between, so that all are there again."""
    game = tied(3, tracks={0: "RYYB", 1: "RKKB", 2: "RBYK"})
    play(game, END)
    picks(game, (0, 1))
    assert game.view(0)["tie"] == {
        "round": 1,
        "seats": [0, 1, 2],
        "counts": [1, None, None],
        "out": "Y",
    }
    game = tied(3, tracks={0: "RYRKYYKB", 1: "RBRKY", 2: "BKYR", 3: "YKYB"})
    play(game, END)
    picks(game, (0, 1), (1, 1))
    told = picks(game, (2, 0))
    assert named(told, "tie") == [{"event": "tie", "seats": [0, 1], "round": 2}]
    assert named(told, "returned")[0]["colours"].count("R") == 4
    assert game.view(0)["tie"]["out"] == ""
    assert sum(len(track) for track in game.position()["tracks"]) == 80
    assert game.acting == [0]


def test_a_pick_in_a_tie_explodes_and_stays_out():
    """PE-10, PE-30: the next player finds what is left."""
    game = tied(2, tracks={0: "RKYRYYKBB"})
    play(game, END)
    told = picks(game, (0, 3))
    assert [event["event"] for event in told][:3] == ["picked", "exploded", "exploded"]
    assert named(told, "tie-picked") == [{"event": "tie-picked", "seat": 0, "count": 6}]
    assert game.view(0)["tracks"][0]["marbles"].startswith("RBB")
    assert at(game)["hand"] == ""
    told = picks(game, (0, 0))
    assert game.over
    assert named(told, "over") == [{"event": "over", "scores": [0, 0], "winners": [0]}]
    assert game.view(0)["tie"]["counts"] == [6, 1]


def test_the_fourth_round_decides_or_is_shared():
    """PE-30: whoever is still tied then."""
    for last, winners in (((1, 0), [0, 1]), ((0, 1), [1])):
        tie = {"round": 4, "seats": [0, 1], "counts": [None, None], "out": ""}
        moment = {"phase": "tiebreak", "turn": None, "turns": 450, "ending": 2}
        game = table({0: "RYRKB", 1: "BKYR"}, seats=3, tie=tie, **moment)
        picks(game, (1, 0), last)
        assert game.over
        assert game.winners == winners
        assert game.scores == [0, 0, 0]


def test_who_has_nothing_to_take_counts_nothing():
    """PE-30: two picks empty the dispenser, so the others need not pick."""
    lit = {
        "wisdom-7": "RRBBBB",
        "magnetic-7": "RKKYYY",
        "abyssal-7": "BBKKKK",
        "sands-7": "RRRRBY",
    }
    burners = [(tile + copy, marbles) for tile, marbles in lit.items() for copy in "ab"]
    flasks = ("YYY", "YYY", "KKK", "KKK")
    desks = {n: desk((burners[n], burners[n + 4]), flask=flasks[n]) for n in range(4)}
    tie = {"round": 1, "seats": [0, 1, 2, 3], "counts": [None] * 4, "out": ""}
    moment = {"phase": "tiebreak", "turn": None, "turns": 600, "ending": 3}
    game = table({0: "RRRBBBYYYBBBRRR", 1: "KYYYK"}, seats=4, desks=desks, tie=tie, **moment)
    told = picks(game, (0, 7), (1, 2))
    assert [event["count"] for event in named(told, "tie-picked")] == [15, 5, 0, 0]
    assert len(named(told, "returned")[0]["colours"]) == 20
    assert game.winners == [0]
    assert korsi.load(game.position()).position() == game.position()
