"""What certainly follows from a move, for who has the seat; nothing is played by asking."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from server.house import GENEROUS, House, Line, Message, Player, open_house, play_on, two_people

from korsi.catalogue import GAMES


def foresee(patch: pytest.MonkeyPatch, game: str, *events: str) -> None:
    """A game whose players can foresee these events."""
    patch.setattr(GAMES[game], "foreseen", frozenset(events))


def preview(line: Line, move: object) -> Message:
    """The answer to a preview, whatever it is."""
    return line.ask("preview", "preview", "refused", "fault", move=move)


def first_legal(line: Line) -> Message:
    """A move that this seat may make now."""
    legal = next(message["legal"] for message in reversed(line.seen) if "legal" in message)
    return legal[0]


def absent(line: Line) -> int:
    """A card that this seat does not have."""
    hand = next(message["view"]["hand"] for message in reversed(line.seen) if "view" in message)
    return next(card for card in range(1, 105) if card not in hand)


def test_a_preview_tells_what_the_move_then_brings(house: House, monkeypatch):
    foresee(monkeypatch, "six-nimmt", "chose", "choice")
    first, _, _ = two_people(house, preview="everyone")
    move = first_legal(first)
    told = preview(first, move)
    assert told == {
        "say": "preview",
        "move": move,
        "events": [
            {"event": "chose", "seat": 0},
            {"event": "choice", "to": [0], "card": move["card"]},
        ],
        "refused": None,
    }
    first.move(move, "a")
    assert first.hear("events")["events"] == told["events"]


def test_a_preview_ends_before_what_the_seat_can_not_foresee(house: House, monkeypatch):
    foresee(monkeypatch, "six-nimmt", "chose", "choice", "placed", "over")
    first, second, _ = two_people(house, preview="everyone")
    first.move(first_legal(first), "a")
    first.hear("done")
    second.hear("events")
    told = preview(second, first_legal(second))
    assert [event["event"] for event in told["events"]] == ["chose", "choice"]
    second.move(first_legal(second), "b")
    assert second.hear("events")["events"][2]["event"] == "revealed"


def test_a_preview_repeats_the_move_as_it_was_asked(house: House):
    first, _, _ = two_people(house, preview="everyone")
    card = first_legal(first)["card"]
    for move in ({"do": "choose", "card": card}, {"card": card, "do": "choose"}):
        told = preview(first, move)
        assert json.dumps(told["move"]) == json.dumps(move), "clients find their question by it"


def test_a_game_in_which_nothing_is_certain_has_empty_previews(house: House):
    first, _, _ = two_people(house, preview="everyone")
    told = preview(first, first_legal(first))
    assert (told["events"], told["refused"]) == ([], None)


def test_a_forbidden_move_is_a_preview_with_its_rule_and_never_a_refused_move(house: House):
    first, _, _ = two_people(house, preview="everyone")
    refused = house.hall.metrics.refused.value
    move = {"do": "choose", "card": absent(first)}
    assert preview(first, move) == {
        "say": "preview",
        "move": move,
        "events": [],
        "refused": {
            "rule": "SN-5",
            "why": "six-nimmt-not-in-hand",
            "data": {"card": move["card"]},
        },
    }
    assert house.hall.metrics.refused.value == refused, "no move was refused"


def test_who_is_not_to_move_may_ask_and_is_told_whose_turn_it_is(house: House):
    lines = two_people(house, preview="everyone", options={"variant": "draft"})[:2]
    (seat,) = lines[0].seen[-1]["view"]["acting"]
    told = preview(lines[1 - seat], first_legal(lines[seat]))
    assert (told["say"], told["events"]) == ("preview", [])
    assert told["refused"]["why"] == "six-nimmt-not-your-pick"
    assert told["refused"]["data"] == {"seat": seat}


def test_after_the_end_the_rules_say_so(house: House):
    ada = house.person()
    player = Player(ada.come(ada.make(bots="easy")))
    move = player.legal[0]
    play_on([player])
    assert preview(player.line, move)["refused"]["why"] == "six-nimmt-over"


def test_before_the_start_there_is_nothing_to_preview(house: House):
    ada = house.person()
    line = ada.come(ada.make())
    assert preview(line, {"do": "choose", "card": 1})["why"] == "fault-not-now"


def test_who_only_watches_gets_no_preview(house: House):
    first, _, table = two_people(house, preview="everyone")
    watcher = house.person().come(table)
    watcher.hear("welcome")
    told = preview(watcher, first_legal(first))
    assert (told["say"], told["why"]) == ("fault", "fault-no-seat")


@pytest.mark.parametrize("move", [{}, {"do": 1}, {"do": "fly"}, {"do": "choose", "card": "4"}])
def test_what_has_not_the_form_of_a_move_is_not_understood(house: House, move: Message):
    first, _, _ = two_people(house, preview="everyone")
    told = preview(first, move)
    assert (told["say"], told["why"], told["id"]) == ("fault", "fault-not-understood", None)


@pytest.mark.parametrize("rest", [{}, {"move": 4}, {"move": {"do": "choose"}, "id": "a"}])
def test_a_preview_is_a_move_and_nothing_else(house: House, rest: Message):
    first, _, _ = two_people(house, preview="everyone")
    assert first.ask("preview", "fault", "preview", **rest)["why"] == "fault-not-understood"


def test_a_preview_of_any_json_is_answered_and_nothing_goes_wrong(house: House):
    first, _, table = two_people(house, preview="everyone")
    before = house.log(table)
    chance = random.Random(8)
    things: list[Any] = [None, True, -1, 0, 105, 2**70, 1.5, "4", [], {}, [[]], "\u0000"]
    for _ in range(300):
        move = {chance.choice(["card", "row", "x"]): chance.choice(things) for _ in range(2)}
        move["do"] = chance.choice(["choose", "row", "draft", "", 3, None])
        told = preview(first, move)
        assert told["say"] == "preview" or told["why"] == "fault-not-understood"
        assert told["say"] == "fault" or told["move"] == move
    assert house.log(table) == before
    assert house.hall.metrics.errors.value == 0


def test_a_preview_changes_nothing_in_the_game(house: House, monkeypatch):
    foresee(monkeypatch, "six-nimmt", "chose", "choice")
    first, second, table = two_people(house, preview="everyone")
    written, log = house.log(table), house.hall.tables[table].log
    game, position, record = log.game, log.game.position(), log.game.record()
    other = first.person.come(table)
    welcome = other.hear("welcome")
    for move in first.seen[-1]["legal"]:
        assert preview(first, move)["events"]
    preview(first, {"do": "choose", "card": absent(first)})
    assert [told for told in second.quiet() if told["say"] != "table"] == []
    assert [told for told in other.quiet() if told["say"] != "table"] == [], "this socket alone"
    again = first.person.come(table).hear("welcome")
    for field in ("view", "legal", "number", "missed", "chat"):
        assert again[field] == welcome[field]
    assert log.game is game
    assert (game.position(), game.record()) == (position, record)
    assert [line for line in house.log(table) if "helped" not in line] == written


def test_a_table_that_was_asked_for_previews_is_the_same_after_a_restart(tmp_path, monkeypatch):
    foresee(monkeypatch, "six-nimmt", "chose", "choice")
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        first, second, table = two_people(house, preview="everyone")
        second.move(first_legal(second), "b")
        second.hear("done")
        before = [preview(first, move) for move in first.seen[-1]["legal"]]
        view = first.person.come(table).hear("welcome")["view"]
        written, token = house.log(table), first.person.token
    with open_house(data) as house:
        person = house.person()
        person.token = token
        line = person.come(table)
        welcome = line.hear("welcome")
        assert (welcome["view"], welcome["number"]) == (view, 2)
        assert [preview(line, move) for move in welcome["legal"]] == before
        assert house.log(table) == written


def test_many_previews_at_once_are_answered_one_after_the_other(house: House):
    first, _, _ = two_people(house, preview="everyone")
    moves = [{"do": "choose", "card": card} for card in range(1, 61)]
    for move in moves:
        first.say("preview", move=move)
    assert [first.hear("preview")["move"] for _ in moves] == moves


def test_previews_count_as_messages(tmp_path):
    limits = replace(GENEROUS, messages=(0.01, 6))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person()
        line = ada.come(ada.make(bots="easy"))
        move = line.hear("welcome")["legal"][0]
        for _ in range(6):
            assert preview(line, move)["say"] == "preview"
        assert preview(line, move)["why"] == "fault-too-fast"


def test_how_long_previews_take_is_among_the_figures(house: House):
    first, _, _ = two_people(house, preview="everyone")
    before = sum(house.hall.metrics.preview.counts)
    preview(first, first_legal(first))
    preview(first, {"do": "choose", "card": absent(first)})
    assert sum(house.hall.metrics.preview.counts) == before + 2
    assert "korsi_preview_seconds_count" in first.person.http.get("/metrics").text
