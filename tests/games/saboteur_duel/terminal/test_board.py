"""Saboteur: The Duel in the terminal: whole games, and the maze in characters."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from cli.typed import lines, random_moves
from rich.console import Console

import korsi
from games.saboteur_duel.terminal.typed import GAME, NAMES, typing
from korsi.cli.board import board_of
from korsi.cli.grid import in_line
from korsi.contract import Move, View
from korsi.games.saboteur_duel.terminal_maze import CARDS, Face, drawn, letters_of, looks_the_same
from korsi.lab.match import seat_bots
from korsi.sentences import LANGUAGES, say

PLAY = ["play", GAME, "--bots", "random", "--seed", "4"]
QUESTION = "Card, column, row"
RAW_ID = re.compile(r"\b[PAGS]_[A-Z]")
TURNED_ROUND = str.maketrans("╚╔╝╗╩╦╠╣╞╡╨╥()", "╗╝╔╚╦╩╣╠╡╞╥╨)(")

FACES = [
    (card, turned)
    for card in CARDS
    if "open" in CARDS[card]
    for turned in ([False] if looks_the_same(card) else [False, True])
]


def script(seats: int, language: str) -> tuple[list[str], korsi.Game]:
    """What somebody types who plays the first legal move to the end, against a random bot."""
    game = korsi.new(GAME, seats=seats, seed=4)
    bots = seat_bots(["random"] * seats, 4)
    typed = []
    while not game.over:
        seat = game.acting[0]
        view = game.view(seat)
        move = game.legal(0)[0] if seat == 0 else bots[seat].move(view)
        if seat == 0:
            typed.append(typing(move, view, language))
        game.play(seat, move)
    return typed, game


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duel_from_the_deal_to_the_score_sheet(run: Callable, language: str) -> None:
    typed, game = script(2, language)
    words = [*PLAY, "--seats", "2", "--language", language, "--name", "Hafez"]
    answer = run(*words, typed=lines(*typed, say(language, "terminal-word-no").split()[0]))
    assert (answer.code, answer.err) == (0, "")
    names = ["Hafez", say(language, "bots").split()[0]]
    winners = say(language, "terminal-winners", {"winners": game.winners}, names)
    assert winners in answer.out.splitlines()
    begin = [say(language, f"{GAME}-sheet-total")]
    total = next(line for line in answer.out.splitlines() if line.split()[:1] == begin)
    scores = [say(language, "number", {"number": score}) for score in game.scores]
    assert total.split()[1:] == scores
    assert say(language, "terminal-not-understood") not in answer.out
    assert not RAW_ID.search(answer.out)
    if language == "fa":
        assert not re.search(r"[0-9]", answer.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_alone(run: Callable, language: str) -> None:
    typed, game = script(1, language)
    words = [*PLAY, "--seats", "1", "--language", language]
    answer = run(*words, typed=lines(*typed, say(language, "terminal-word-no").split()[0]))
    assert (answer.code, answer.err) == (0, "")
    won = say(language, "terminal-winners", {"winners": [0]}, [say(language, "guest")])
    lost = say(language, f"{GAME}-no-winner")
    assert (won if game.winners else lost) in answer.out.splitlines()
    assert not RAW_ID.search(answer.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_record_is_told_to_all_and_to_a_listener(
    run: Callable, seats: int, language: str
) -> None:
    game = korsi.new(GAME, seats=seats, seed=11)
    for _ in random_moves(game, 3):
        pass
    record = json.dumps(game.record())
    everything = run("replay", "-", "--language", language, typed=record)
    heard = run("replay", "-", "--language", language, "--seat", "1", typed=record)
    for answer in (everything, heard):
        assert answer.code == 0
        assert not RAW_ID.search(answer.out)
        assert say(language, f"{GAME}-sheet-round", {"round": 3}) in answer.out
    secret = say(language, "blank")
    assert secret not in everything.out
    assert (secret in heard.out) == (seats == 2)


# At the table


@pytest.mark.parametrize(
    ("language", "refusal", "word", "rule"),
    [
        ("en", "SD-9: A card is laid beside another card", "r", "SD-9: A path card is laid"),
        ("fa", "SD-9: کارت را کنار کارت دیگری می‌گذارند", "ق", "SD-9: کارت مسیر در جایی خالی"),
        ("uk", "SD-9: Карту кладуть поруч з іншою", "р", "SD-9: Карту тунелю кладуть"),
    ],
)
def test_a_refusal_cites_its_rule_and_r_shows_it(
    run: Callable, language: str, refusal: str, word: str, rule: str
) -> None:
    out = run(*PLAY, "--seats", "2", "--language", language, typed=lines("3 50 50", word)).out
    assert refusal in out
    assert rule in out
    assert out.index(refusal) < out.index(rule)


def test_what_is_no_move_is_asked_again(run: Callable) -> None:
    out = run(*PLAY, "--seats", "2", typed=lines("dig deeper")).out
    assert "That is neither a move nor a word known here." in out
    assert out.count(QUESTION) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_a_move_in_words(
    run: Callable, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("korsi.cli.sitting.ADVISER", "greedy")
    out = run(*PLAY, "--seats", "2", "--language", language, typed=lines("h")).out
    assert say(language, "terminal-hint") in out
    assert not RAW_ID.search(out)


def shown(view: View, legal: list[Move], language: str = "en") -> str:
    console = Console(width=120, markup=False, emoji=False, highlight=False)
    with console.capture() as page:
        for part in board_of(GAME, NAMES, language).draw(view, legal):
            console.print(part)
    return page.get()


def test_the_table_shows_maze_dwarves_and_hand() -> None:
    game = korsi.new(GAME, seats=2, seed=4)
    view = game.view(0)
    out = shown(view, game.legal(0))
    assert "Round 1 of 3. Draw pile: 40." in out
    assert out.count("│ ? │") == 6
    assert out.count("══╬══") >= 2
    assert "⌂G" in out
    assert "⌂B" in out
    assert re.search(r"^Ada G +green +nuggets 0, claimed 0 +cards 6", out, re.MULTILINE)
    for number, card in enumerate(view["hand"], 1):
        name = re.escape(say("en", f"{GAME}-card-{card}"))
        assert re.search(rf"^{number}  {name}", out, re.MULTILINE)
    for move in game.legal(0):
        if move["do"] == "lay":
            column, row = move["at"]
            assert f"{column},{row}{'↻' if move['turned'] else ''}" in out


def test_columns_and_rows_stand_along_the_edges() -> None:
    game = korsi.new(GAME, seats=2, seed=4)
    page = shown(game.view(0), []).splitlines()
    top = next(number for number, line in enumerate(page) if line.split()[:2] == ["1", "2"])
    column = {int(text): page[top].index(text) for text in page[top].split() if text != "10"}
    rows = {int(line.split()[0]): line for line in page[top + 1 : top + 16] if line[0] != " "}
    assert sorted(rows) == [1, 2, 3, 4, 5]
    assert rows[4][column[1]] == "╬"
    assert rows[3][column[6]] == rows[2][column[8]] == "?"
    assert all(line.split()[-1] == str(row) for row, line in rows.items())


def test_the_page_grows_with_the_places_where_one_may_dig() -> None:
    view = korsi.new(GAME, seats=2, seed=4).view(0)
    out = shown(view, [{"do": "lay", "card": view["hand"][-1], "at": [-12, -3], "turned": False}])
    assert " -12 " in out
    assert re.search(r"^-3 ", out, re.MULTILINE)


def test_a_goal_is_known_only_to_who_has_looked() -> None:
    view = korsi.new(GAME, seats=2, seed=4).view(0)
    view["goals"][0] |= {"looked": [0], "card": "G_RT_2"}
    view["goals"][1]["looked"] = [1]
    out = shown(view, [])
    assert "│(2)│" in out
    assert out.count("│ ? │") == 5
    assert out.count("┌─○─┐") == 1
    assert "You have seen the goal at column 6, row 1: goal with 2 nuggets" in out


def test_a_goal_that_waits_is_shown_both_ways_round() -> None:
    view = korsi.new(GAME, seats=2, seed=4).view(0)
    view |= {"goals": view["goals"][1:], "phase": "orient"}
    view["waiting"] = {"at": [6, 1], "card": "G_RT_2"}
    out = shown(view, [])
    assert re.search(r"^  1 +2↻ *\n  ║ *\n  2══   ══2", out, re.MULTILINE)


def test_counters_keys_bribes_and_sabotage_are_marked() -> None:
    view = korsi.new(GAME, seats=2, seed=4).view(0)
    view["maze"] += [
        {"at": [2, 4], "card": "P_X_TROLL", "turned": True, "counter": "green"},
        {"at": [3, 4], "card": "P_X_DOOR_B", "turned": False, "key": "green"},
        {"at": [4, 4], "card": "P_BRIDGE_GOLD", "turned": False, "counter": "blue"},
    ]
    view |= {"before": [["cart", "pickaxe"], []], "bribes": [1, 0]}
    out = shown(view, [{"do": "bribe", "at": [5, 3]}])
    assert "  ║●G  ║    ║●B" in out
    assert "══╬════╬═══)1(═" in out
    assert "  t    b    ║" in out
    assert "broken: cart, pickaxe" in out
    assert "bribed trolls 1" in out
    assert "Trolls you may bribe: column 5, row 3." in out


# Cards in characters


def picture(card: str, turned: bool, **lying: Any) -> list[str]:
    face = Face(card, turned)
    cells = drawn(face, lying, str(face.nuggets))
    return [in_line(letters_of(cells, line)).plain for line in range(3)]


@pytest.mark.parametrize(("card", "turned"), FACES)
def test_a_side_is_drawn_where_it_is_open(card: str, turned: bool) -> None:
    above, middle, below = picture(card, turned)
    drawn_open = {"N": above[2], "E": middle[4], "S": below[2], "W": middle[0]}
    opposite = {"N": "S", "E": "W", "S": "N", "W": "E"}
    sides = {opposite[side] if turned else side for side in CARDS[card]["open"]}
    assert {side for side, letter in drawn_open.items() if letter != " "} == sides


@pytest.mark.parametrize("card", [card for card, turned in FACES if turned])
def test_a_turned_card_is_the_same_picture_turned(card: str) -> None:
    if CARDS[card].get("ladder") or card == "G_LT_1_G":
        return  # what stands in a corner stays there
    upside_down = [line[::-1].translate(TURNED_ROUND) for line in reversed(picture(card, False))]
    assert picture(card, True) == upside_down


def test_no_two_faces_look_alike() -> None:
    goals = {tuple(picture(*face)) for face in FACES if face[0].startswith("G_")}
    paths = {tuple(picture(*face)) for face in FACES if not face[0].startswith("G_")}
    assert len(goals) == sum(card.startswith("G_") for card, _ in FACES)
    assert len(paths) == sum(not card.startswith("G_") for card, _ in FACES)


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("P_BRIDGE", ["  ║  ", "═)║(═", "  ║  "]),
        ("P_DTURN", ["  ║  ", "══╲══", "  ║  "]),
        ("P_RT_DE_W", ["  ║  ", "═╡╚══", "     "]),
        ("P_TS_DOOR_B", ["  ║  ", "══╩B═", "     "]),
        ("P_LADDER_G", ["HG║  ", "  ╚══", "     "]),
        ("G_H2DE_2", ["  ╨  ", "══2══", "  ╥  "]),
        ("G_LT_1_G", [" 1G  ", "══╝  ", "     "]),
    ],
)
def test_some_cards_as_they_look(card: str, lines: list[str]) -> None:
    assert picture(card, False) == lines
