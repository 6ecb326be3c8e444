"""What is counted: chains, potions, skill tokens, help."""

from games.potion_explosion.rules.desks import ask_help, pick, play, table
from korsi.counting import tally


def test_a_chain_is_all_that_one_pick_sets_off() -> None:
    """PE-10, the example of the printed book: two explosions, six marbles with the one picked."""
    game = table({0: "RKYRYYKBB"})
    events = play(game, pick(0, 3))
    seats = tally("potion-explosion", game.seats, events)
    assert (seats[0]["chain"], seats[0]["marbles"]) == (2, 6)
    assert (seats[1]["chain"], seats[1]["marbles"]) == (0, 0)


def explosion(seat: int, *counts: int) -> list[dict[str, object]]:
    picked = {"event": "picked", "seat": seat, "track": 0, "place": 0, "colour": "R"}
    return [picked, *({"event": "exploded", "seat": seat, "count": count} for count in counts)]


def test_chains_of_two_picks_are_two_chains() -> None:
    events = [*explosion(0, 2, 2), *explosion(0, 7), *explosion(1)]
    seats = tally("potion-explosion", 2, events)
    assert [(seat["chain"], seat["marbles"]) for seat in seats] == [(2, 8), (0, 1)]


def test_the_picks_that_break_a_tie_do_not_count() -> None:
    """PE-30."""
    tie = {"event": "tie", "seats": [0, 1], "round": 1}
    (first, _) = tally("potion-explosion", 2, [*explosion(0, 2), tie, *explosion(0, 9)])
    assert first["marbles"] == 3


def test_a_little_help_is_counted() -> None:
    """PE-11."""
    game = table({0: "RKYRYYKBB"})
    seats = tally("potion-explosion", game.seats, play(game, ask_help(0, 0)))
    assert seats[0]["helped"] == 1


def test_potions_tokens_and_robberies_are_counted_for_whoever_has_them() -> None:
    """PE-12, PE-15, PE-19, PE-27."""
    events = [
        {"event": "completed", "seat": 1, "tile": "wisdom-4a", "colours": "RR", "points": 4},
        {"event": "completed", "seat": 1, "tile": "wisdom-4b", "colours": "RR", "points": 4},
        {"event": "drunk", "seat": 1, "tile": "wisdom-4a", "as": None},
        {"event": "skill", "seat": 1, "why": "five", "kind": None, "from": "countdown"},
        {"event": "skill", "seat": 0, "why": "three", "kind": "wisdom", "from": "bank"},
        {"event": "robbed", "seat": 0, "victim": 1, "colours": "RKY"},
    ]
    first, second = tally("potion-explosion", 2, events)
    keys = ("potions", "drunk", "five", "three", "robbed")
    assert [first[key] for key in keys] == [0, 0, 0, 1, 3]
    assert [second[key] for key in keys] == [2, 1, 1, 0, 0]
