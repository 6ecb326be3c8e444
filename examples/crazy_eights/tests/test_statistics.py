"""What is counted, by hand."""

from typing import Any

from korsi.counting import tally


def test_cards_eights_draws_and_points_are_counted() -> None:
    events: list[Any] = [
        {"event": "played", "seat": 0, "card": "8-hearts", "suit": "spades"},
        {"event": "played", "seat": 0, "card": "3-spades", "suit": None},
        {"event": "drew", "seat": 1, "count": 1},
        {"event": "drew", "seat": 1, "count": 0},
        {"event": "over", "points": [0, 17], "winners": [0]},
    ]
    assert tally("crazy-eights", 2, events) == [
        {"cards": 2, "eights": 1, "drawn": 0, "caught": 0},
        {"cards": 0, "eights": 0, "drawn": 1, "caught": 17},
    ]
