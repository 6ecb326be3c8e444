"""What is counted: heads and rows, and rounds that went well (SN-9, SN-12)."""

from korsi.counting import tally


def took(seat: int, heads: int) -> dict[str, object]:
    return {"event": "took", "seat": seat, "row": 0, "cards": [1], "heads": heads}


def ended(*heads: int) -> dict[str, object]:
    return {"event": "round-ended", "round": 1, "heads": [*heads], "totals": [*heads]}


ROUNDS = [
    *(took(0, 5), took(0, 12), took(1, 3), ended(17, 3, 0)),
    *(took(1, 1), took(2, 7), ended(0, 1, 7)),
    *(took(0, 4), took(1, 4), took(2, 9), ended(4, 4, 9)),
    {"event": "over", "winners": [1]},
]


def counted(key: str) -> list[int]:
    return [seat[key] for seat in tally("six-nimmt", 3, ROUNDS)]


def test_heads_and_rows_of_every_round_are_added_up() -> None:
    assert counted("rounds") == [3, 3, 3]
    assert counted("heads") == [21, 8, 16]
    assert counted("rows") == [3, 3, 2]


def test_a_round_is_won_with_the_fewest_heads_alone_or_not() -> None:
    assert counted("won") == [2, 1, 1]


def test_a_round_without_a_head_is_clean() -> None:
    assert counted("clean") == [1, 0, 1]


def test_the_dearest_row_is_the_one_with_most_heads() -> None:
    assert counted("dearest") == [12, 4, 9]
