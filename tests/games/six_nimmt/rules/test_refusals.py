"""Every refusal cites its rule and changes nothing; so does every other bad input."""

import pytest

import korsi
from korsi.sentences import LANGUAGES, say

HUGE = 10**30


@pytest.fixture
def tables(table, choose):
    """Tables where moves can be wrong, by name."""

    def lay(name):
        if name == "choosing":
            return table([[10], [20], [30], [40]], [[11, 12], [21, 22], [31, 32]])
        if name == "row":  # seat 1 has played 5 and must choose a row
            game = table([[10], [20], [30], [40]], [[11, 12], [5, 22], [31, 32]])
            choose(game, [11, 5, 31])
            return game
        if name == "over":
            return table(
                [[10], [20], [30], [40]], [[], [], []], phase="over", totals=[66, 3, 9], round=4
            )
        if name == "known over":
            game = korsi.new("six-nimmt", seats=3, seed=1, variant="known", rounds=1)
            while not game.over:
                game.apply(game.codes(game.acting[0])[0])
            return game
        if name == "drafted":  # each took the lowest that was left
            game = korsi.new("six-nimmt", seats=3, seed=1, variant="draft")
            while game.legal(game.acting[0])[0]["do"] == "draft":
                game.play(game.acting[0], game.legal(game.acting[0])[0])
            return game
        if name == "known":
            return korsi.new("six-nimmt", seats=3, seed=1, variant="known")
        game = korsi.new("six-nimmt", seats=3, seed=1, variant="draft")
        game.play(0, {"do": "draft", "card": 30})
        game.play(1, {"do": "draft", "card": 9})
        return game

    return lay


def choosing(card):
    return {"do": "choose", "card": card}


def row(number):
    return {"do": "row", "row": number}


def draft(card):
    return {"do": "draft", "card": card}


REFUSALS = [
    # table, seat, move, rule, why, data
    ("choosing", 0, choosing(0), "SN-1", "no-such-card", {"card": 0, "last": 104}),
    ("choosing", 0, choosing(105), "SN-1", "no-such-card", {"card": 105, "last": 104}),
    ("choosing", 0, choosing(-11), "SN-1", "no-such-card", {"card": -11, "last": 104}),
    ("choosing", 0, choosing(2**63), "SN-1", "no-such-card", {"card": 2**63, "last": 104}),
    ("choosing", 0, choosing(HUGE), "SN-1", "no-such-card", {"card": HUGE, "last": 104}),
    ("choosing", 0, choosing(-HUGE), "SN-1", "no-such-card", {"card": -HUGE, "last": 104}),
    ("choosing", 0, choosing(21), "SN-5", "not-in-hand", {"card": 21}),
    ("choosing", 0, choosing(10), "SN-5", "not-in-hand", {"card": 10}),
    ("choosing", 2, choosing(104), "SN-5", "not-in-hand", {"card": 104}),
    ("choosing", 0, row(0), "SN-10", "no-row-now", {}),
    ("choosing", 0, row(4), "SN-3", "no-such-row", {"rows": 4}),
    ("choosing", 0, draft(11), "SN-17", "no-draft-now", {}),
    ("choosing", 0, draft(105), "SN-1", "no-such-card", {"card": 105, "last": 104}),
    ("row", 0, choosing(12), "SN-10", "row-first", {"seat": 1}),
    ("row", 1, choosing(22), "SN-10", "row-first", {"seat": 1}),
    ("row", 0, choosing(11), "SN-10", "row-first", {"seat": 1}),
    ("row", 0, row(0), "SN-10", "not-your-row", {"seat": 1}),
    ("row", 2, row(3), "SN-10", "not-your-row", {"seat": 1}),
    ("row", 1, row(-1), "SN-3", "no-such-row", {"rows": 4}),
    ("row", 1, row(4), "SN-3", "no-such-row", {"rows": 4}),
    ("row", 1, row(HUGE), "SN-3", "no-such-row", {"rows": 4}),
    ("row", 1, row(-(2**63)), "SN-3", "no-such-row", {"rows": 4}),
    ("row", 1, draft(22), "SN-17", "no-draft-now", {}),
    ("known", 0, choosing(35), "SN-16", "not-in-use", {"card": 35, "last": 34}),
    ("known", 0, choosing(104), "SN-16", "not-in-use", {"card": 104, "last": 34}),
    ("known", 0, choosing(105), "SN-1", "no-such-card", {"card": 105, "last": 104}),
    ("known", 0, draft(3), "SN-17", "no-draft-now", {}),
    ("draft", 2, draft(0), "SN-1", "no-such-card", {"card": 0, "last": 104}),
    ("draft", 2, draft(HUGE), "SN-1", "no-such-card", {"card": HUGE, "last": 104}),
    ("draft", 2, draft(35), "SN-16", "not-in-use", {"card": 35, "last": 34}),
    ("draft", 2, draft(30), "SN-17", "already-drafted", {"card": 30, "seat": 0}),
    ("draft", 2, draft(9), "SN-17", "already-drafted", {"card": 9, "seat": 1}),
    ("draft", 0, draft(1), "SN-17", "not-your-pick", {"seat": 2}),
    ("draft", 1, draft(1), "SN-17", "not-your-pick", {"seat": 2}),
    ("draft", 0, choosing(30), "SN-17", "draft-first", {"seat": 2}),
    ("draft", 2, choosing(1), "SN-17", "draft-first", {"seat": 2}),
    ("draft", 2, row(0), "SN-10", "no-row-now", {}),
    ("over", 0, choosing(11), "SN-13", "over", {}),
    ("over", 1, row(0), "SN-13", "over", {}),
    ("over", 2, draft(1), "SN-13", "over", {}),
    # What is not in the box is said first, at any moment.
    ("over", 0, choosing(105), "SN-1", "no-such-card", {"card": 105, "last": 104}),
    ("over", 0, draft(0), "SN-1", "no-such-card", {"card": 0, "last": 104}),
    ("over", 0, row(4), "SN-3", "no-such-row", {"rows": 4}),
    ("known over", 0, choosing(35), "SN-16", "not-in-use", {"card": 35, "last": 34}),
    ("known over", 0, draft(35), "SN-16", "not-in-use", {"card": 35, "last": 34}),
    ("row", 0, choosing(105), "SN-1", "no-such-card", {"card": 105, "last": 104}),
    ("row", 0, row(4), "SN-3", "no-such-row", {"rows": 4}),
    ("draft", 0, choosing(0), "SN-1", "no-such-card", {"card": 0, "last": 104}),
    ("draft", 0, choosing(35), "SN-16", "not-in-use", {"card": 35, "last": 34}),
    ("draft", 0, row(9), "SN-3", "no-such-row", {"rows": 4}),
    ("draft", 0, draft(35), "SN-16", "not-in-use", {"card": 35, "last": 34}),
    # A row is asked for: which card does not matter.
    ("row", 0, choosing(99), "SN-10", "row-first", {"seat": 1}),
    # In the draft, whoever has the pick, a card that is not face up any more is of the draft.
    ("draft", 2, choosing(30), "SN-17", "draft-first", {"seat": 2}),
    ("drafted", 0, choosing(34), "SN-5", "not-in-hand", {"card": 34}),
    ("drafted", 0, draft(1), "SN-17", "no-draft-now", {}),
]


@pytest.mark.parametrize(("name", "seat", "move", "rule", "why", "data"), REFUSALS)
def test_a_refusal_names_its_rule_and_what_is_in_the_way(name, seat, move, rule, why, data, tables):
    """SN-1, SN-3, SN-5, SN-10, SN-13, SN-16, SN-17: rule, why and data of each refusal."""
    with pytest.raises(korsi.Refused) as refusal:
        tables(name).play(seat, move)
    assert refusal.value.rule == rule
    assert refusal.value.why == f"six-nimmt-{why}"
    assert refusal.value.data == data


@pytest.mark.parametrize(("name", "seat", "move", "rule", "why", "data"), REFUSALS)
def test_a_refusal_is_a_sentence_in_every_language(name, seat, move, rule, why, data, tables):
    """SN-1 … SN-17: `str` is the rule and an English sentence with the numbers in it."""
    with pytest.raises(korsi.Refused) as refusal:
        tables(name).play(seat, move)
    text = str(refusal.value)
    assert text.startswith(f"{rule}: ")
    assert text[len(rule) + 2].isupper()
    assert text.endswith(".")
    for word, value in data.items():
        number = value + 1 if word == "seat" else value  # people count seats from 1
        assert str(number) in text.replace(",", "")
    for language in LANGUAGES:
        sentence = say(language, refusal.value.why, refusal.value.data)
        assert sentence.endswith(".")
        assert "{" not in sentence


@pytest.mark.parametrize(("name", "seat", "move", "rule", "why", "data"), REFUSALS)
def test_after_a_refusal_nothing_has_changed(name, seat, move, rule, why, data, tables):
    """SN-1 … SN-17: the table, the views, the record and the moves are as they were."""
    game = tables(name)
    before = (game.position(), game.record(), [game.view(s) for s in (0, 1, 2, None)], game.acting)
    with pytest.raises(korsi.Refused):
        game.play(seat, move)
    after = (game.position(), game.record(), [game.view(s) for s in (0, 1, 2, None)], game.acting)
    assert after == before
    assert move not in game.legal(seat)


def test_a_game_goes_on_after_a_refusal(tables):
    """SN-5: and is heard as if nothing had been."""
    game, untroubled = tables("choosing"), tables("choosing")
    with pytest.raises(korsi.Refused):
        game.play(0, choosing(99))
    assert game.play(0, choosing(11)) == untroubled.play(0, choosing(11))
    assert game.record() == untroubled.record()


def test_a_refusal_is_a_value_error(tables):
    """SN-5: who catches ValueError catches all that can be wrong with a move."""
    assert issubclass(korsi.Refused, ValueError)
    with pytest.raises(ValueError, match="SN-5"):
        tables("choosing").play(0, choosing(99))


def test_a_number_too_long_to_print_is_refused_with_a_sentence_too(tables):
    """SN-1: Python prints no more than 4300 digits; there is a sentence all the same."""
    with pytest.raises(korsi.Refused) as refusal:
        tables("choosing").play(0, choosing(10**5000))
    assert refusal.value.rule == "SN-1"
    assert str(refusal.value).startswith("SN-1: There is no card")


# Input that is no move at all

NO_MOVES = [
    *(None, 1, 1.5, "choose", [], ["choose", 11], {}, True),
    {"card": 11},
    {"do": None, "card": 11},
    {"do": 1, "card": 11},
    {"do": ["choose"], "card": 11},
    {"do": "fly", "card": 11},
    {"do": "Choose", "card": 11},
    {"do": "", "card": 11},
    {"do": "choose"},
    {"do": "choose", "row": 11},
    {"do": "choose", "card": 11, "row": 1},
    {"do": "choose", "card": 11, "seat": 0},
    {"do": "choose", "card": 11, 1: 2},
    {"do": "row"},
    {"do": "row", "card": 1},
    {"do": "draft", "row": 1},
    *({"do": "choose", "card": value} for value in (True, False, 11.0, "11", None, [11], {})),
    *({"do": "choose", "card": value} for value in (float("nan"), float("inf"), 11j, b"11")),
    *({"do": "row", "row": value} for value in (True, 0.0, "0", None, [0])),
    *({"do": "draft", "card": value} for value in (True, 1.0, "1", None)),
]


@pytest.mark.parametrize("name", ["choosing", "row", "draft", "over"])
@pytest.mark.parametrize("move", NO_MOVES, ids=str)
def test_what_is_no_move_gets_a_sentence_and_changes_nothing(name, move, tables):
    """SN-5: not a rule's refusal but a plain ValueError that quotes what is wrong."""
    game = tables(name)
    before = (game.position(), game.record())
    with pytest.raises(ValueError, match=r"move|whole number") as error:
        game.play(game.acting[0] if game.acting else 0, move)
    assert not isinstance(error.value, korsi.Refused)
    assert (game.position(), game.record()) == before


def test_a_very_long_move_is_not_quoted_whole(tables):
    """SN-5: an error is for people."""
    with pytest.raises(ValueError, match="…") as error:
        tables("choosing").play(0, {"do": "choose", "card": "x" * 10**5})
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("seat", [-1, 3, 10, HUGE, -HUGE, 2**63, True, False, "0", 1.0, [0], {}])
def test_there_is_no_such_seat(seat, tables):
    """SN-5: a seat is a whole number below the number of players, and True is none."""
    game = tables("choosing")
    before = (game.position(), game.record())
    for ask in (
        lambda: game.play(seat, choosing(11)),
        lambda: game.legal(seat),
        lambda: game.codes(seat),
        lambda: game.view(seat),
        lambda: game.apply(10, seat),
    ):
        with pytest.raises(ValueError, match="is not a seat from 0 to 2"):
            ask()
    assert (game.position(), game.record()) == before


@pytest.mark.parametrize("ask", [lambda game: game.legal(None), lambda game: game.codes(None)])
def test_a_spectator_has_no_moves_to_ask_for(ask, tables):
    """SN-5: None is a spectator, who only looks."""
    with pytest.raises(ValueError, match="is not a seat"):
        ask(tables("choosing"))


# Codes

NO_CODES = [-1, 108, 109, HUGE, -HUGE, 2**63, True, False, 10.0, "10", None, [10], 10.5]


@pytest.mark.parametrize("code", NO_CODES, ids=str)
def test_what_is_no_code_names_no_move(code, tables):
    """SN-1: codes are whole numbers from 0 to 107 in the classic way."""
    game = tables("choosing")
    with pytest.raises(ValueError, match="is not a code from 0 to 107"):
        game.move(code)


@pytest.mark.parametrize("code", [*NO_CODES, 0, 9, 12, 20, 103, 104, 107], ids=str)
def test_a_code_that_is_not_legal_now_is_not_applied(code, tables):
    """SN-5: seat 0 may play 11 and 12, codes 10 and 11; anything else changes nothing."""
    game = tables("choosing")
    before = (game.position(), game.record())
    for seat in (None, 0):
        with pytest.raises(ValueError, match="is not a legal code of seat 0 now"):
            game.apply(code, seat)
    assert (game.position(), game.record()) == before


@pytest.mark.parametrize("code", [True, 1.0])
def test_what_equals_a_legal_code_but_is_no_whole_number_is_not_applied(code, table):
    """SN-5: True == 1.0 == 1, the code of card 2; only 1 is taken."""
    game = table([[10], [20], [30], [40]], [[2, 12], [21, 22]])
    before = (game.position(), game.record())
    with pytest.raises(ValueError, match="is not a legal code"):
        game.apply(code)
    assert (game.position(), game.record()) == before


def test_no_code_is_applied_after_the_end(tables):
    """SN-13: there is nothing left to play."""
    game = tables("over")
    with pytest.raises(ValueError, match="over"):
        game.apply(0)
    with pytest.raises(ValueError, match="is not a legal code"):
        game.apply(0, 0)
