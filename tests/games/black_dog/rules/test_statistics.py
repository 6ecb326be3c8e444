"""What is counted: hits, and what the dog bites."""

from games.black_dog.rules.boards import played, step, table
from korsi.counting import tally


def play(seat: int) -> dict[str, object]:
    return {"event": "played", "seat": seat, "card": "black_6", "as": None}


def hit(seat: int, owner: int) -> dict[str, object]:
    return {"event": "hit", "seat": seat, "owner": owner, "at": 5}


def bitten(owner: int, how: str) -> dict[str, object]:
    return {"event": "bitten", "owner": owner, "at": 5, "how": how}


GAME = [
    *(play(0), hit(0, 1), hit(0, 3), hit(0, 2), hit(0, 0)),
    *(play(1), bitten(0, "passed"), bitten(2, "landed"), bitten(3, "passed"), bitten(1, "passed")),
    *(play(2), bitten(2, "ran-into")),
    *(play(3), hit(3, 0), bitten(0, "passed")),
    {"event": "folded", "seat": 2, "cards": ["red_1"]},
    {"event": "round-ended", "round": 1, "home": [0, 0, 0, 0]},
    {"event": "over", "winners": [1, 3], "home": [0, 4, 0, 4]},
]


def counted(key: str) -> list[int]:
    return [seat[key] for seat in tally("black-dog", 4, GAME)]


def test_pawns_of_the_own_side_are_no_prey() -> None:
    """BD-11: seats 0 and 2 are partners; a partner who is hit is hit all the same."""
    assert counted("hits") == [2, 0, 0, 1]
    assert counted("hit") == [1, 1, 1, 1]


def test_what_the_dog_bites_is_the_prey_of_whoever_let_it_run() -> None:
    """BD-25."""
    assert counted("bites") == [0, 2, 0, 1]
    assert counted("bitten") == [2, 1, 2, 1]


def test_most_bites_with_one_card() -> None:
    assert counted("pack") == [0, 2, 0, 1]


def test_who_runs_into_the_dog_has_nobody_to_thank() -> None:
    """BD-15."""
    seats = tally("black-dog", 2, [play(0), bitten(1, "ran-into")])
    assert [(seat["bites"], seat["bitten"]) for seat in seats] == [(0, 0), (0, 1)]


def test_rounds_end_one_by_one_and_the_last_with_the_game() -> None:
    """BD-10, BD-27."""
    assert counted("rounds") == [2, 2, 2, 2]
    assert counted("folds") == [0, 0, 1, 0]


def test_a_real_run_of_the_dog_bites_for_the_player() -> None:
    """BD-25, as it is played: the dog passes a pawn of seat 1."""
    game = table({0: [20], 1: [52]}, ["black_6"], dog=50)
    _, events = played(game, step("black_6", 20))
    seats = tally("black-dog", 4, events)
    assert [(seat["bites"], seat["bitten"]) for seat in seats][:2] == [(1, 0), (0, 1)]
