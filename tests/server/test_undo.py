"""An undo where there is none: before the start, in games without it, and in the wrong form."""

import pytest
from server.house import House, Line, Message, two_people


def refused(line: Line, after: int, id: str = "u") -> str:
    """Why this undo can't be."""
    line.say("undo", id=id, after=after)
    fault = line.hear("fault", "done")
    assert (fault["say"], fault["id"]) == ("fault", id)
    return fault["why"]


def test_before_the_start_there_is_nothing_to_take_back(house: House):
    ada = house.person()
    line = ada.come(ada.make())
    assert not line.hear("welcome")["undoable"]
    assert refused(line, 0) == "fault-not-now"


def test_where_a_game_knows_no_undo_there_is_none(house: House):
    first, _, _ = two_people(house)
    first.move(first.seen[-1]["legal"][0], "a")
    assert not first.hear("events")["undoable"]
    assert refused(first, first.hear("done")["number"]) == "fault-no-undo"


@pytest.mark.parametrize("rest", [{}, {"id": "a"}, {"after": 1}, {"id": "a", "after": -1}])
def test_an_undo_names_itself_and_what_was_seen(house: House, rest: Message):
    first, _, _ = two_people(house)
    assert first.ask("undo", "fault", "done", **rest)["why"] == "fault-not-understood"
