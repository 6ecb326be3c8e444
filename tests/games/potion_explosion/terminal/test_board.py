"""Potion Explosion in the terminal: the dispenser, the desks, and whole games."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from cli.typed import lines, typed_to_the_end
from rich.cells import cell_len
from rich.console import Console

import korsi
from games.potion_explosion.terminal.typed import GAME, NAMES, TABLE, desk, random_moves, typing
from korsi.cli.board import board_of
from korsi.contract import Move, Refused, View
from korsi.sentences import LANGUAGES, say

PLAY = ["play", GAME, "--bots", "greedy", "--seed", "4", "-o", "countdown=1"]
RAW_ID = re.compile(r"\b[a-z_]+-\d[ab]\b|blind_love|magnetic\b")
PICK: Move = {"do": "pick", "track": 0, "place": 3}


# Whole games


@pytest.mark.parametrize(("seats", "language"), [(2, "uk"), (3, "en"), (4, "fa")])
def test_a_game_from_the_draft_to_the_score_sheet(run: Callable, seats: int, language: str) -> None:
    game = korsi.new(GAME, seats=seats, seed=4, countdown=1)
    typed = typed_to_the_end(game, typing, language)
    words = [*PLAY, "--seats", str(seats), "--language", language, "--name", "Hafez"]
    answer = run(*words, typed=lines(*typed, say(language, "terminal-word-no").split()[0]))
    assert (answer.code, answer.err) == (0, "")
    names = ["Hafez", *say(language, "bots").split()[: seats - 1]]
    winners = say(language, "terminal-winners", {"winners": game.winners}, names)
    assert winners in answer.out.splitlines()
    rows = {}
    for row in ("potions", "skills", "helps", "total"):
        begin = say(language, f"{GAME}-sheet-{row}")
        found = [line.strip() for line in answer.out.splitlines()]
        numbers = next(line for line in reversed(found) if line.startswith(begin))
        rows[row] = numbers.removeprefix(begin).replace("−", "-").split()
    scores = [say(language, "number", {"number": score}) for score in game.scores]
    assert rows["total"] == scores
    parts = [[int(number) for number in rows[row]] for row in ("potions", "skills", "helps")]
    assert [sum(column) for column in zip(*parts, strict=True)] == game.scores
    assert say(language, "terminal-not-understood") not in answer.out
    assert not RAW_ID.search(answer.out)
    if language == "fa":
        assert not re.search(r"[0-9]", answer.out)


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "fa"), (4, "uk")])
def test_a_record_is_told_to_all(run: Callable, seats: int, language: str) -> None:
    game = korsi.new(GAME, seats=seats, seed=11, leave="wisdom+magnetic")
    for _ in random_moves(game, 3, 300):
        pass
    answer = run("replay", "-", "--language", language, typed=json.dumps(game.record()))
    assert answer.code == 0
    assert not RAW_ID.search(answer.out)
    assert say(language, f"{GAME}-kind-balm") in answer.out


# At the table


def shown(view: View, legal: list[Move], language: str = "en", width: int = 80) -> str:
    console = Console(width=width, markup=False, emoji=False, highlight=False)
    with console.capture() as page:
        for part in board_of(GAME, NAMES[: view["seats"]], language).draw(view, legal):
            console.print(part)
    return "\n".join(line.rstrip() for line in page.get().splitlines())


def table(legal: list[Move] | None = None, language: str = "en", **changes: Any) -> str:
    return shown({**TABLE, **changes}, legal or [], language)


def test_the_dispenser_shows_nine_marbles_and_counts_the_rest() -> None:
    out = table()
    assert "Place    1  2  3  4  5  6  7  8     9" in out
    assert "Track 1  R  K  Y  R  Y  Y  K  B  (  B  hidden 7" in out
    assert "Track 2  Y  R  Y  ·  ·  ·  ·  ·  (  ·  hidden 0" in out
    assert "takes" not in out


def test_what_each_pick_would_take_stands_under_its_marble() -> None:
    out = table([PICK])
    assert "takes    1  1  1  6  1  1  1  1\nTrack 2" in out
    assert "takes    1  3  1\nTrack 3" in out
    assert "takes\nTrack 5" in out


def test_stacks_show_their_tops_with_holes_and_points() -> None:
    out = table()
    assert re.search(r"^Stack 1  Sands of Time \(7\) +rrrrbyy  points 9 +tiles 9$", out, re.M)
    assert re.search(r"^Stack 2  – +tiles 0$", out, re.M)
    assert re.search(
        r"^Stack 3  Potion of Magnetical Attraction \(7\)  rkkyyyy  points 10  tiles 1$", out, re.M
    )


def test_a_desk_shows_full_and_empty_holes_flask_hand_and_shelf() -> None:
    out = table()
    assert "Ada (1) · points 43 · skill tokens 1 · help tokens 2 · plays now" in out
    assert "Basil (2) · points 0 · skill tokens 0 · help tokens 0 · first player" in out
    assert "Burner 1  Potion of Wisdom (4)  Rry:Ky  points 5" in out
    assert "Burner 2  Abyssal Draft (5)  bbkyy  points 6" in out
    assert "Flask     [KY·]  Hand  RBB" in out
    assert "Flask     [RRK]" in out
    assert "Burner 1  –" in out
    assert "1 Potion of Wisdom (5) drunk · 2 Sands of Time (4) ·" in out
    assert out.index("Basil (2)") < out.index("Clara (3)") < out.index("Ada (1)")


def test_the_heading_counts_tokens_and_tells_that_the_end_is_near() -> None:
    assert "Countdown stack 4 · bank 10 · help tokens 19\n" in table()
    assert "These are the last turns." in table(ending=1)
    tie = {"round": 2, "seats": [0, 1], "counts": [3, None], "out": "RRK"}
    out = table(phase="tiebreak", ending=1, tie=tie, turn=None, acting=[1])
    assert "Tie-break, round 2: each picks once" in out
    assert "Ada (1) · points 43 · skill tokens 1 · help tokens 2 · marbles 3" in out
    assert "last turns" not in out


def test_potions_that_can_be_drunk_tell_how() -> None:
    love: Move = {"do": "drink", "tile": "blind_love-4b", "as": "blind_love", "victim": 1}
    out = table([love])
    assert "Elixir of Blind Love: drink 3, player" in out
    assert "drink 4" not in out


def test_the_draft_shows_the_starters_and_nothing_hidden() -> None:
    game = korsi.new(GAME, seats=3, seed=2)
    seat = game.acting[0]
    out = shown(game.view(seat), game.legal(seat))
    assert len(re.findall(r"^Starter \d  .+ \(4\) +[rbky]{4}  points \d$", out, re.M)) == 6
    assert "Track" not in out
    assert "Stack" not in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_fits_into_eighty_columns_without_raw_names(seats: int, language: str) -> None:
    game = korsi.new(GAME, seats=seats, seed=3, leave="wisdom+sands")
    for number, (seat, _) in enumerate(random_moves(game, 3, 200)):
        if number % 20 == 0:
            out = shown(game.view(seat), game.legal(seat), language)
            assert all(cell_len(line) <= 80 for line in out.splitlines())
            assert not RAW_ID.search(out)
            assert all(f"{name} (" in out for name in NAMES[:seats])
            if language == "fa":
                assert not re.search(r"[0-9]", out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words_and_every_phase_a_question(language: str) -> None:
    board = board_of(GAME, NAMES[:2], language)
    game = korsi.new(GAME, seats=2, seed=7, leave="wisdom+magnetic")
    asked = {board.question({**TABLE, "phase": "tiebreak"}, [PICK])}
    for seat, move in random_moves(game, 7, 250):
        asked.add(board.question(game.view(seat), game.legal(seat)))
        words = board.move_words(move)
        assert "{" not in words
        assert not RAW_ID.search(words)
    assert len(asked) >= 5


def test_a_drink_is_said_with_all_that_it_does() -> None:
    words = board_of(GAME, NAMES, "en").move_words
    again = {"do": "drink", "tile": "sands-4a", "as": "wisdom", "track": 0, "place": 3}
    assert words(again) == "drink: Sands of Time (4), as Potion of Wisdom, track 1, place 4"
    love = {"do": "drink", "tile": "blind_love-4b", "as": "blind_love", "victim": 1}
    assert words(love) == "drink: Elixir of Blind Love (4), from Basil"
    balm = {"do": "drink", "tile": "balm-6a", "as": "balm", "track": 2, "place": 1, "count": 3}
    assert words(balm).endswith("track 3, place 2, 3 marbles from there")
    filtered = {"do": "drink", "tile": "filter-4a", "as": "filter", "track": 4, "places": [1, 7]}
    assert words(filtered) == "drink: Filter of Lavamancing (4), track 5, places 2 8"
    draft = {"do": "drink", "tile": "abyssal-4a", "as": "abyssal", "tracks": [0, 2]}
    assert words(draft) == "drink: Abyssal Draft (4), tracks 1 3"


# Sentences


def test_marbles_and_tiles_are_said_as_people_say_them() -> None:
    def tell(name: str, language: str = "en", **data: Any) -> str:
        return say(language, f"{GAME}-event-{name}", data, NAMES)

    assert tell("ended", seat=0, surplus="RRK") == "Ada ends the turn. Surplus: 2 red, 1 black."
    assert tell("ended", seat=0, surplus="") == "Ada ends the turn."
    marbles = [{"track": 0, "place": 0, "colour": "Y"}, {"track": 2, "place": 0, "colour": "B"}]
    took = tell("took", seat=1, how="abyssal", marbles=marbles)
    assert took == "Basil takes without an explosion: 1 yellow, 1 blue."
    assert "2 червоні, 5 чорних" in tell("returned", "uk", colours="RRKKKKK")
    assert "۲ قرمز، ۱ سیاه" in tell("returned", "fa", colours="RRK")
    again = {"seat": 0, "tile": "sands-5a", "as": "wisdom"}
    assert tell("drunk", **again) == "Ada drinks: Sands of Time (5), as Potion of Wisdom."
    assert tell("drunk", **{**again, "as": None}) == "Ada drinks: Sands of Time (5)."
    assert tell("uncovered", stack=0, tile=None) == "Stack 1 is empty now."
    assert "Ada, Clara" in tell("tie", seats=[0, 2], round=1)


def test_a_refusal_comes_with_its_rule() -> None:
    board = board_of(GAME, NAMES, "en")
    refused = Refused("PE-7", f"{GAME}-out-of-reach", {"track": 0, "place": 8})
    assert board.refusal(refused).startswith("PE-7: Place 9 of track 1 is out of reach")
    assert board.rule(refused).startswith("PE-7: Of each track, only the front 8")


def test_an_onlooker_sees_the_table_too() -> None:
    assert "Ada (1)" in table(seat=None, desks=[desk(), desk(), desk()])


def test_the_catalogue_says_how_large_a_number_may_be(run: Callable) -> None:
    assert "from 1 to 15, or none" in run("games").out  # PE-8
