"""What people see happen, event by event, and what they can foresee (`preview`)."""

import itertools
import random

import pytest

import korsi
from every_game.answers import named
from games.black_dog.rules.boards import (
    GAME,
    LANE,
    PEN,
    RIGHT,
    magnet,
    phase,
    played,
    split,
    start,
    step,
    swap,
    table,
)
from games.black_dog.rules.lively import moments
from korsi.sentences import LANGUAGES, tell

FORESEEN = {
    "played", "started", "moved", "swapped", "hit", "bitten", "dog-ran", "turn-due", "turned",
    "home", "all-home", "dog-placed",
}  # fmt: skip


def went(at, to, steps, owner=0, seat=0):
    return {"event": "moved", "seat": seat, "owner": owner, "from": at, "at": to, "steps": steps}


def play(card, kind=None, seat=0):
    return {"event": "played", "seat": seat, "card": card, "as": kind}


@pytest.mark.parametrize(
    ("board", "card", "move", "told"),
    [
        ({0: [20]}, "blue_2", step("blue_2", 20), [went(20, 22, 2)]),
        (
            {0: [20], 1: [22]},
            "blue_2",
            step("blue_2", 20),
            [went(20, 22, 2), {"event": "hit", "seat": 0, "owner": 1, "at": 22}],
        ),
        (
            {0: [26]},
            "blue_3",
            step("blue_3", 26),
            [went(26, 29, 3), {"event": "bitten", "owner": 0, "at": 29, "how": "ran-into"}],
        ),
        (
            {0: [63]},
            "blue_3",
            step("blue_3", 63, 65),
            [went(63, 65, 3), {"event": "home", "owner": 0, "at": 65}],
        ),
        ({}, "start_13", start(), [{"event": "started", "seat": 0, "owner": 0, "at": 0}]),
        (
            {3: [0]},
            "start_1_11",
            start("start_1_11"),
            [
                {"event": "started", "seat": 0, "owner": 0, "at": 0},
                {"event": "hit", "seat": 0, "owner": 3, "at": 0},
            ],
        ),
        (
            {0: [20], 3: [50]},
            "swap",
            swap((0, 20), (3, 50)),
            [{"event": "swapped", "seat": 0, "owner": 0, "from": 20, "other": 3, "at": 50}],
        ),
        ({0: [20]}, "magnet", magnet(20, 28), [went(20, 28, 8)]),
        (
            {0: [5], 2: [34]},
            "team_4",
            split((0, 5, 1), (2, 34, 3)),
            [went(5, 6, 1), went(34, 37, 3, owner=2)],
        ),
        (
            {0: [1]},
            "black_5",
            step("black_5", 1),
            [went(1, 6, 5), {"event": "dog-ran", "from": 29, "at": 35, "steps": 5}],
        ),
    ],
)
def test_a_card_is_told_and_then_what_it_does(board, card, move, told):
    """BD-9 to BD-25: the card opens every move; a paw on 28 is due at the end."""
    game, events = played(table(board, [card], dog=29), move)
    due = [{"event": "turn-due", "seat": 0, "paws": [28]}] if card == "magnet" else []
    assert events == [play(card), *told, *due]
    assert phase(game) == ("turn" if due else "play")


def test_the_dog_s_run_is_told_before_its_bites():
    """BD-18, BD-25: in the order of the run."""
    board = {0: [50, 30], 1: [17], 2: [15], 3: [16]}
    _, events = played(table(board, ["black_5"], dog=13), step("black_5", 50))
    assert events == [
        play("black_5"),
        went(50, 55, 5),
        {"event": "dog-ran", "from": 13, "at": 19, "steps": 5},
        {"event": "bitten", "owner": 2, "at": 15, "how": "passed"},
        {"event": "bitten", "owner": 3, "at": 16, "how": "passed"},
        {"event": "bitten", "owner": 1, "at": 17, "how": "passed"},
    ]


def test_the_end_of_a_round_is_told_in_its_order():
    """BD-7, BD-10: the end, a new deck where one is needed, the deal, the hands."""
    game = table({0: [20, 64]}, ["blue_2"], out=(1, 2, 3), deck=["swap"] * 3, round=6)
    events = game.play(0, step("blue_2", 20))
    names = [event["event"] for event in events]
    assert names == ["played", "moved", "round-ended", "shuffled", "dealt", *["hand"] * 4]
    assert events[2] == {"event": "round-ended", "round": 6, "home": [1, 0, 0, 0]}
    assert events[4]["round"] == 7


def test_the_last_pawn_home_is_told_up_to_the_end():
    """BD-27: home, all home, over; after the disc where it is due."""
    board = {0: LANE, 1: [22], 2: [31, 65, 66, 67]}
    game, events = played(table(board, ["team_4"]), split((2, 31, 2, 64), (1, 22, 2)))
    names = [event["event"] for event in events]
    assert (names[0], names[-1], len(names)) == ("played", "turn-due", 6)
    assert names[(came := names.index("home")) - 1 : came + 2] == ["moved", "home", "all-home"]
    _, events = played(game, RIGHT)
    assert [event["event"] for event in events] == ["turned", "over"]
    assert events[-1]["home"] == [4, 0, 4, 0]


# Events tell all that happens on the board


def followed(before, events):
    """The board after these events, for someone who sees nothing else."""
    pawns = [list(places) for places in before["pawns"]]
    dog = before["dog"]
    for event in events:
        match event["event"]:
            case "dog-placed":
                dog = event["at"]
            case "started":
                pawns[event["owner"]].remove(PEN)
                pawns[event["owner"]].append(event["at"])
            case "moved":
                pawns[event["owner"]].remove(event["from"])
                pawns[event["owner"]].append(event["at"])
            case "swapped":
                pawns[event["owner"]].remove(event["from"])
                pawns[event["other"]].remove(event["at"])
                pawns[event["owner"]].append(event["at"])
                pawns[event["other"]].append(event["from"])
            case "hit" | "bitten":
                pawns[event["owner"]].remove(event["at"])
                pawns[event["owner"]].append(PEN)
            case "dog-ran":
                assert dog == event["from"]
                dog = event["at"]
            case "turned":
                for piece in event["moved"]:
                    if piece["owner"] is not None:
                        pawns[piece["owner"]].remove(piece["from"])
                for piece in event["moved"]:
                    if piece["owner"] is None:
                        assert dog == piece["from"]
                        dog = piece["to"]
                    else:
                        pawns[piece["owner"]].append(piece["to"])
    return [sorted(places) for places in pawns], dog


@pytest.mark.parametrize("seed", range(9))
def test_the_events_alone_tell_where_every_piece_is(seed):
    """BD-9 to BD-25: and who came home, whose turn is due, what the score is."""
    chance = random.Random(seed)
    for game in moments(seed + 400, 30, 2 + seed % 3):
        if game.over:
            break
        before = game.view(None)
        seat = chance.choice(game.acting)
        move = chance.choice(game.legal(seat))
        again, events = played(game, move, seat)
        view = again.view(None)
        assert followed(before, events) == (view["pawns"], view["dog"]), f"seed {seed}: {move}"
        home = sum(at >= 64 for places in view["pawns"] for at in places)
        already = sum(at >= 64 for places in before["pawns"] for at in places)
        assert len(named(events, "home")) == home - already
        assert bool(named(events, "turn-due")) == (view["phase"] == "turn")
        for event in named(events, "turn-due"):
            assert event["paws"] == view["paws"]
        assert bool(named(events, "over")) == again.over
        assert bool(named(events, "dealt")) == (view["round"] > before["round"])
        for looker in [*range(game.seats), None]:
            assert len(korsi.hear(events, looker)) == len(events)


# Previews


@pytest.mark.parametrize("seed", range(6))
def test_a_preview_tells_all_that_certainly_follows(seed):
    """BD-9 to BD-25: whom a move would hit, where the dog would run, both turns of the disc."""
    told = 0
    for game in moments(seed + 500, 20, 2 + seed % 3):
        if game.over:
            break
        for seat in game.acting:
            for move in game.legal(seat)[:12]:
                before = game.position()
                foreseen = game.preview(seat, move)
                assert game.position() == before
                events = game.copy().play(seat, move)
                certain = itertools.takewhile(lambda event: event["event"] in FORESEEN, events)
                assert foreseen == list(certain), f"seed {seed}: {move}"
                told += len(foreseen)
    assert told > 30


def test_a_preview_is_refused_like_the_move():
    """BD-12: with the same cause."""
    game = table({0: [13], 1: [16]}, ["blue_3"])
    with pytest.raises(korsi.Refused) as refused:
        game.preview(0, step("blue_3", 13))
    assert (refused.value.rule, refused.value.why) == ("BD-12", f"{GAME}-origin-closed")


def test_a_preview_gives_no_secret_away():
    """BD-30: it ends before the draw."""
    game = table({}, ["swap", "magnet"], top=["black_5"], seats=2, phase="discard")
    assert game.preview(0, {"do": "discard", "card": "swap"}) == []


def test_what_is_counted_for_each_seat_is_said_with_names():
    """BD-27: how many pawns of whom are home."""
    ended = {"event": "round-ended", "round": 6, "home": [1, 0, 2, 0]}
    names = ["Ada", "Basil", "Clara", "Dario"]
    said = {language: tell(language, GAME, ended, names) for language in LANGUAGES}
    assert said["en"] == "Round 6 is over. Pawns home: Ada 1, Basil 0, Clara 2, Dario 0."
    assert said["fa"].endswith("Ada ۱، Basil ۰، Clara ۲، Dario ۰.")
    assert said["uk"].endswith("Ada 1, Basil 0, Clara 2, Dario 0.")
