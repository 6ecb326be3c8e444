"""Whatever answers a message that had an `id` has the same: a client never has to guess."""

import json
from typing import Any

import pytest
from server.house import House, Line, open_house

from korsi.testing.damage import any_text, named
from korsi_server.settings import Limits
from korsi_server.socket import id_of

ANSWERS = ("done", "refused", "fault")


def playing(house: House) -> Line:
    """A table with a bot, in the middle of its first choice."""
    ada = house.person()
    line = ada.come(ada.make(bots="easy"))
    assert line.hear("welcome")["view"] is not None
    return line


def waiting(house: House) -> Line:
    """A table that waits for people."""
    ada = house.person()
    line = ada.come(ada.make())
    line.hear("welcome")
    return line


@pytest.mark.parametrize("move", [[], [1, 2], 5, "choose", None, True, {}, {"do": 3}, {"do": "x"}])
def test_a_move_of_any_form(house: House, move: Any) -> None:
    line = playing(house)
    line.say("move", id="odd", move=move)
    assert line.hear(*ANSWERS)["id"] == "odd"


@pytest.mark.parametrize(
    "frame",
    [
        {"do": "sing", "id": "a"},
        {"id": "a"},
        {"id": "a", "do": ["move"]},
        {"do": "move", "id": "a"},
        {"do": "move", "id": "a", "move": {"do": "choose", "card": 1}, "more": 1},
        {"do": "undo", "id": "a", "after": "now"},
        {"do": "undo", "id": "a", "after": 0},
        {"do": "preview", "id": "a", "move": {"do": 3}},
        {"do": "preview", "id": "a", "move": []},
        {"do": "hint", "id": "a", "level": 5},
        {"do": "sit", "id": "a", "seat": 0},
        {"do": "sit", "id": "a", "seat": 99},
        {"do": "stand", "id": "a"},
        {"do": "start", "id": "a"},
        {"do": "fill", "id": "a", "seat": 1, "level": "easy"},
        {"do": "clear", "id": "a", "seat": 1},
        {"do": "lend", "id": "a", "seat": 1},
        {"do": "chat", "id": "a"},
        {"do": "rematch", "id": "a"},
    ],
)
def test_a_message_that_can_not_be_obeyed(house: House, frame: dict[str, Any]) -> None:
    line = playing(house)
    line.socket.send(json.dumps(frame))
    fault = line.hear("fault")
    assert fault["id"] == "a"


@pytest.mark.parametrize("do", ["hint", "reclaim", "preview"])
def test_a_message_before_the_start(house: House, do: str) -> None:
    line = waiting(house)
    line.say(do, id="early", **({"move": {"do": "x"}} if do == "preview" else {}))
    assert line.hear("fault")["id"] == "early"


def test_a_message_without_an_id_gets_a_fault_without_one(house: House) -> None:
    line = playing(house)
    for frame in ('{"do": "sing"}', "[]", "{", '{"do": "move", "id": 5, "move": {}}', '"x"'):
        line.socket.send(frame)
        assert line.hear("fault")["id"] is None


def test_moves_that_come_too_fast(tmp_path) -> None:
    with open_house(tmp_path / "korsi.db", limits=Limits()) as house:
        line = playing(house)
        sent = [f"quick-{number}" for number in range(70)]
        for id in sent:
            line.move({"do": "choose", "card": 105}, id)
        heard = [line.hear(*ANSWERS) for _ in sent]
    assert [answer["id"] for answer in heard] == sent
    assert any(answer.get("why") == "fault-too-fast" for answer in heard)


def test_nothing_at_all_upsets_who_looks_for_an_id() -> None:
    """By chance of our own: a house is open in this process, and Hypothesis takes it for the test
    where the house uses chance meanwhile."""
    for number in range(1000):
        with named(number) as chance:
            text = any_text(chance)
            assert id_of(text) is None or '"id"' in text


def test_brackets_without_an_end_have_no_id() -> None:
    for frame in ('{"id":"a","move":' + "[" * 4000, "[" * 4000, '{"id":"a","m":' * 1000):
        assert id_of(frame) is None
