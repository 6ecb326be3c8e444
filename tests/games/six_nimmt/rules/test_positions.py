"""Positions set up by hand: what comes back, and what can't be."""

import copy
import json

import pytest

import korsi


@pytest.mark.parametrize("seed", range(40))
def test_a_position_comes_back_as_it_was(seed, moments):
    """SN-3 … SN-18: at random moments in all ways, through JSON and back."""
    for game in moments(seed):
        position = game.position()
        again = korsi.load(json.loads(json.dumps(position)))
        assert again.position() == position, f"seed {seed}"
        for seat in range(game.seats):
            assert again.view(seat) == game.view(seat), f"seed {seed}"
            assert again.legal(seat) == game.legal(seat), f"seed {seed}"
        assert again.view(None) == game.view(None), f"seed {seed}"
        assert (again.acting, again.over, again.scores, again.winners) == (
            *(game.acting, game.over, game.scores, game.winners),
        )


@pytest.mark.parametrize("seed", range(10))
def test_a_loaded_game_goes_on_like_the_one_it_was_taken_from(seed, moments):
    """SN-3: the same moves give the same table, and later rounds the same deal."""
    for game in moments(seed):
        again = korsi.load(game.position())
        while not game.over:
            seat = game.acting[-1]
            move = game.legal(seat)[len(game.legal(seat)) // 2]
            assert again.play(seat, move) == game.play(seat, move), f"seed {seed}"
        assert again.position() == game.position(), f"seed {seed}"


def test_loading_does_not_hold_on_to_what_it_was_given(position):
    """SN-11: who changes the position afterwards does not change the game."""
    given = position([[10], [20], [30], [40]], [[11, 12], [21, 22]])
    game = korsi.load(given)
    before = copy.deepcopy(game.position())
    given["rows"][0].append(99)
    given["hands"][0].clear()
    assert game.position() == before
    assert game.record()["position"] == before


def test_what_a_game_gives_out_is_the_askers_own(position):
    """SN-11: changing a view, a position, a record or a list of moves changes no game."""
    game = korsi.load(position([[10], [20], [30], [40]], [[11, 12], [21, 22]]))
    game.play(0, {"do": "choose", "card": 11})
    clean = copy.deepcopy([game.position(), game.record(), game.view(0), game.options])
    game.view(0)["rows"][0].append(99)
    game.position()["hands"][0].append(99)
    game.options["target"] = 1
    game.legal(0)[0]["card"] = 99
    game.acting.clear()
    game.scores.append(1)
    game.record()["moves"].clear()
    game.record()["moves"][0][1]["card"] = 99
    assert [game.position(), game.record(), game.view(0), game.options] == clean
    game.record()["position"]["rows"][0].append(99)
    assert game.record() == clean[1]


def test_in_the_classic_way_cards_may_be_missing(position):
    """SN-3: what is in no hand, row or herd counts as left out."""
    game = korsi.load(position([[10], [20], [30], [40]], [[11], [21]]))
    assert game.acting == [0, 1]


# What can't be. Each change is made to a good position; the message must have these words.


def base(make, name):
    if name == "choose":
        return make([[10], [20], [30], [40]], [[1, 12], [21, 22]], chosen=[12, None])
    if name == "row":
        return make([[10], [20], [30], [40]], [[12], [22]], chosen=[5, 21], phase="row")
    if name == "over":
        rows = [[10], [20], [30], [40]]
        return make(rows, [[], []], phase="over", totals=[66, 0], herds=[[55], []])
    if name == "rounds":
        return make([[10], [20], [30], [40]], [[11, 12], [21, 22]], rounds=3, round=3)
    if name == "draft":
        return make([], [[1, 2], [3]], phase="draft", variant="draft")
    deal = [[card, card + 1] for card in range(5, 25, 2)]
    hands = [[pair[seat] for pair in deal] for seat in (0, 1)]
    return make([[1], [2], [3], [4]], hands, variant=name.removeprefix("dealt-"))


def reach(position, way):
    for step in way:
        position = position[step]
    return position


def put(*path):
    """put("rows", 0, [1]) sets position["rows"][0]."""
    *way, last, value = path

    def change(position):
        reach(position, way)[last] = value

    change.__name__ = f"{'.'.join(map(str, [*way, last]))}={value!r:.20}"
    return change


def drop(*path):
    """drop("hands", 0, 0) takes position["hands"][0][0] away."""
    *way, last = path

    def change(position):
        del reach(position, way)[last]

    change.__name__ = f"no {'.'.join(map(str, path))}"
    return change


def both(one, other):
    def change(position):
        one(position)
        other(position)

    change.__name__ = f"{one.__name__} and {other.__name__}"
    return change


HEADING = ["game", "rules", "seats", "options", "seed"]
FIELDS = ["round", "phase", "rows", "hands", "chosen", "herds", "totals"]

WRONG = [
    *[("choose", drop(field), field) for field in HEADING + FIELDS],
    ("choose", put("game", "chess"), "no game"),
    ("choose", put("game", None), "no game"),
    ("choose", put("rules", 2), "version 2 of the rules"),
    ("choose", put("rules", "1"), "version"),
    ("choose", put("rules", True), "version true"),
    ("choose", put("rules", 1.0), "version 1.0"),
    ("choose", put("seats", 1), "2 to 10 players"),
    ("choose", put("seats", 11), "2 to 10 players"),
    ("choose", put("seats", True), "2 to 10 players"),
    ("choose", put("seats", 3), "hands.*list of 3"),
    ("choose", put("options", None), "options of a position"),
    ("choose", drop("options", "rounds"), "options of a position.*variant, target, rounds"),
    ("choose", put("options", "speed", 1), "options of a position"),
    ("choose", put("options", "target", 0), "SN-14"),
    ("choose", put("options", "target", True), "SN-14"),
    ("choose", put("options", "rounds", "2"), "SN-14"),
    ("choose", put("options", "variant", "open"), "SN-16"),
    ("choose", put("seed", -1), "seed"),
    ("choose", put("seed", 2**53), "seed"),
    ("choose", put("seed", True), "seed"),
    ("choose", put("seed", None), "seed"),
    ("choose", put("colour", "blue"), "unknown fields: colour"),
    *[("choose", put("round", value), "round") for value in (0, -1, 2**53, True, 1.0, "1", None)],
    *[("choose", put("phase", value), "phase.*choose, row, draft") for value in ("nap", None, [])],
    *[("choose", put("rows", value), "rows") for value in (None, {}, [], [[1]], "rows", 4)],
    *[("choose", put("hands", value), "hands") for value in (None, {}, [], [[1]], [[1]] * 3)],
    *[("choose", put("herds", value), "herds") for value in (None, {}, [], [[]], [[]] * 3)],
    *[("choose", put("totals", value), "totals") for value in (None, {}, [], [0], [0] * 3)],
    *[("choose", put("chosen", value), "chosen") for value in (None, {}, [], [12], [None] * 3)],
    *[("choose", put("totals", 0, value), "totals") for value in (-1, True, 1.0, "0", None, 2**53)],
    *[("choose", put("rows", 0, value), "rows 0") for value in (None, 10, {}, "10")],
    *[("choose", put("hands", 1, value), "hands 1") for value in (None, 10, {}, "10")],
    *[("choose", put("herds", 1, value), "herds 1") for value in (None, 10, {}, "10")],
    *[
        ("choose", put(field, 0, 0, value), "not a card from 1 to 104.*SN-1")
        for field in ("rows", "hands")
        for value in (0, -1, 105, 10**30, True, 10.0, "10", None, [10])
    ],
    ("choose", put("herds", 0, [105]), "not a card"),
    ("choose", put("rows", 0, []), "row 0.*SN-4"),
    ("choose", put("rows", 0, [2, 3, 4, 5, 6, 7]), "rows 0"),
    ("choose", put("rows", 2, [31, 30]), "row 2.*ascending.*SN-7"),
    ("choose", put("rows", 0, [1]), r"each card exists once.*\[1\]"),
    ("choose", put("herds", 0, [22]), r"each card exists once.*\[22\]"),
    ("choose", put("hands", 1, [21, 21]), r"each card exists once.*\[21\]"),
    ("choose", put("hands", 1, [21]), "all hands are of one size"),
    ("choose", put("hands", 0, [12]), "all hands are of one size"),
    ("choose", both(put("hands", [[], []]), put("chosen", 0, None)), "all hold cards"),
    ("choose", put("hands", 0, [12, *range(60, 70)]), "hands 0"),
    ("choose", put("chosen", [12, 22]), "someone has not chosen"),
    ("choose", put("chosen", 0, 21), r"chosen 0.*not in that hand \(SN-5\)"),
    ("choose", put("chosen", 1, 99), "chosen 1.*SN-5"),
    ("choose", put("chosen", 0, 0), "chosen 0"),
    ("choose", put("chosen", 0, "12"), "chosen 0"),
    ("choose", put("chosen", 0, True), "true"),
    ("choose", put("chosen", 0, 12.0), "12.0"),
    ("choose", put("chosen", 0, [12]), "chosen 0"),
    ("choose", put("totals", [66, 0]), "has reached 66.*SN-13"),
    ("choose", put("totals", [0, 300]), "has reached 66.*SN-13"),
    ("choose", both(put("phase", "over"), put("chosen", 0, None)), "all cards are played.*SN-12"),
    ("choose", put("phase", "over"), r"once.*\[12\]"),
    ("choose", put("phase", "row"), "once|SN-10"),
    ("choose", put("phase", "draft"), "rows|SN-17"),
    ("choose", both(put("phase", "draft"), put("rows", [])), "once|SN-17"),
    ("row", put("phase", "choose"), "chosen 0"),
    ("row", put("chosen", [None, None]), "SN-10"),
    ("row", put("chosen", [11, 21]), "lower than every row's last.*SN-10"),
    ("row", put("chosen", [5, 22]), "each card exists once"),
    ("row", put("chosen", [5, 105]), "not a card"),
    ("row", put("chosen", [5, True]), "not a card"),
    ("row", put("chosen", [5, None]), "SN-10|SN-5"),
    ("row", put("hands", [[], [22]]), "one size"),
    (
        "row",
        put("hands", [list(range(50, 60)), list(range(60, 70))]),
        "more than the 24|SN-10",
    ),
    ("over", put("totals", [65, 0]), "not over.*SN-13"),
    ("over", put("hands", [[11], [12]]), "all cards are played.*SN-12"),
    ("over", put("chosen", [11, 12]), "all cards are played.*SN-12"),
    ("over", put("rows", 3, []), "row 3"),
    ("over", put("options", "rounds", 2), "not over.*SN-14"),
    ("over", both(put("options", "rounds", 2), put("round", 3)), "beyond.*SN-14"),
    ("rounds", put("round", 4), "round 4 is beyond the 3 agreed.*SN-14"),
    ("draft", put("phase", "choose"), "rows"),
    ("draft", put("rows", [[1], [2], [3], [4]]), "rows"),
    ("draft", put("hands", [[1], [3, 2]]), "in turn.*SN-17"),
    ("draft", put("hands", [[1, 2, 4], [3]]), "in turn.*SN-17"),
    ("draft", put("round", 2), "in turn.*SN-17"),
    ("draft", put("hands", [[1, 2], [25]]), "1 to 24.*SN-16"),
    ("draft", put("hands", [[1, 2], [1]]), "each card exists once"),
    ("draft", put("hands", [list(range(1, 11)), list(range(11, 21))]), "SN-17"),
    ("draft", put("herds", [[9], []]), "nothing is chosen or taken.*SN-17"),
    ("draft", put("chosen", [9, None]), "nothing is chosen or taken.*SN-17"),
    ("draft", put("options", "variant", "classic"), "needs the variant draft.*SN-17"),
    ("draft", put("options", "variant", "known"), "needs the variant draft.*SN-17"),
    ("dealt-known", put("rows", 3, [25]), "1 to 24.*SN-16"),
    ("dealt-known", drop("hands", 0, 0), "all 24 cards are in play.*SN-16"),
    ("dealt-draft", drop("hands", 0, 0), "all 24 cards are in play.*SN-16"),
    ("dealt-classic", put("herds", 0, [99]), "25 cards are more than the 24.*SN-3"),
    ("dealt-classic", put("rows", 0, [1, 99]), "25 cards are more than the 24.*SN-3"),
]


@pytest.mark.parametrize("name", ["choose", "row", "over", "rounds", "draft", "dealt-known"])
def test_the_positions_that_are_made_wrong_are_good(name, position):
    """SN-3: so that each refusal below comes from its change alone."""
    good = base(position, name)
    assert korsi.load(good).position() == good


@pytest.mark.parametrize(("name", "change", "words"), WRONG)
def test_a_position_that_can_not_be_is_refused_with_what_is_wrong(name, change, words, position):
    """SN-1, SN-3, SN-4, SN-5, SN-7, SN-10, SN-12, SN-13, SN-14, SN-16, SN-17: one change each."""
    wrong = base(position, name)
    change(wrong)
    with pytest.raises(ValueError, match=words):
        korsi.load(wrong)


@pytest.mark.parametrize("given", [None, [], "position", 1, True, {}])
def test_what_is_no_position_is_refused(given):
    """SN-3: with a sentence, whatever it is."""
    with pytest.raises(ValueError, match="position"):
        korsi.load(given)


@pytest.mark.parametrize("seats", [7, 10])
def test_a_position_of_too_many_for_its_way_is_refused_by_its_rule(seats, position):
    """SN-16: as when it is set up."""
    hands = [[card] for card in range(11, 11 + seats)]
    with pytest.raises(korsi.Refused) as refusal:
        korsi.load(position([[1], [2], [3], [4]], hands, variant="known"))
    assert refusal.value.rule == "SN-16"
