"""Previews in Saboteur: The Duel, where one moves after the other."""

from server.house import House, two_people
from server.test_preview import first_legal, preview


def test_who_is_not_to_move_may_ask_and_is_told_whose_turn_it_is(house: House):
    first, second, _ = two_people(house, game="saboteur-duel", options={})
    assert first.seen[-1]["view"]["acting"] == [0]
    told = preview(second, first_legal(first))
    assert (told["say"], told["events"]) == ("preview", [])
    assert told["refused"]["rule"] == "SD-8"
