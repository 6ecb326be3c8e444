"""Choosing a card in secret (SN-5)."""

import json

import pytest

import korsi

HANDS = [[11, 12, 13], [21, 22, 23], [31, 32, 33], [41, 42, 43]]
ROWS = [[10], [20], [30], [40]]


@pytest.fixture
def game(table):
    return table(ROWS, HANDS)


def choosing(game, seat, card):
    return game.play(seat, {"do": "choose", "card": card})


def text(value):
    return json.dumps(value, sort_keys=True)


def test_all_who_have_not_chosen_are_to_act(game):
    """SN-5: all choose at the same time, in any order."""
    assert game.acting == [0, 1, 2, 3]
    choosing(game, 2, 31)
    assert game.acting == [0, 1, 3]
    choosing(game, 0, 11)
    assert game.acting == [1, 3]


def test_any_card_in_hand_may_be_chosen(game):
    """SN-5: one card from hand, whichever."""
    for seat, hand in enumerate(HANDS):
        assert game.legal(seat) == [{"do": "choose", "card": card} for card in hand]


def test_nothing_happens_on_the_table_before_the_last_choice(game):
    """SN-5: three of four have chosen; rows and hands are as they were."""
    for seat in range(3):
        choosing(game, seat, HANDS[seat][0])
    view = game.view(None)
    assert view["phase"] == "choose"
    assert view["rows"] == ROWS
    assert view["cards"] == [3, 3, 3, 3]
    assert "revealed" not in view


def test_all_cards_are_revealed_together_with_the_last_choice(game):
    """SN-5: one event with every card, when the last has chosen."""
    for seat in range(3):
        assert "revealed" not in text(choosing(game, seat, HANDS[seat][0]))
    events = choosing(game, 3, 43)
    revealed = [event for event in events if event["event"] == "revealed"]
    assert revealed == [{"event": "revealed", "cards": [[0, 11], [1, 21], [2, 31], [3, 43]]}]
    assert game.view(None)["cards"] == [2, 2, 2, 2]
    assert game.view(3)["hand"] == [41, 42]


@pytest.mark.parametrize("looker", [0, 2, 3, None])
@pytest.mark.parametrize("others", [[], [0], [0, 2]])
def test_a_view_is_the_same_whatever_another_seat_chose(looker, others, game):
    """SN-5: seat 1's three choices can't be told apart by any other seat or spectator."""
    for other in others:
        choosing(game, other, HANDS[other][1])
    views = set()
    for card in HANDS[1]:
        world = game.copy()
        choosing(world, 1, card)
        views.add(text(world.view(looker)))
    assert len(views) == 1


@pytest.mark.parametrize("looker", [0, 2, 3, None])
def test_events_are_the_same_whatever_another_seat_chose(looker, game):
    """SN-5: what others hear of a choice, and of a replaced one, does not depend on the card."""
    heard = set()
    for first in HANDS[1]:
        for second in HANDS[1]:
            world = game.copy()
            events = choosing(world, 1, first) + choosing(world, 1, second)
            heard.add(text(korsi.hear(events, looker)))
    assert len(heard) == 1


@pytest.mark.parametrize("looker", [0, 2, 3, None])
def test_replacing_a_choice_leaves_no_trace_in_views_of_others(looker, game):
    """SN-5: who has chosen is public; whether it was replaced is not seen on the table."""
    choosing(game, 1, 21)
    before = game.view(looker)
    choosing(game, 1, 23)
    assert game.view(looker) == before


def test_who_has_chosen_is_public(game):
    """SN-5: every seat and spectators read it, in the view and in the events."""
    events = choosing(game, 1, 22)
    for looker in (0, 1, 2, 3, None):
        assert game.view(looker)["chosen"] == [False, True, False, False]
        assert {"event": "chose", "seat": 1} in korsi.hear(events, looker)


def test_a_player_knows_the_own_choice(game):
    """SN-5: in the own view, and in no other."""
    choosing(game, 1, 22)
    assert game.view(1)["choice"] == 22
    assert game.view(0)["choice"] is None
    assert "choice" not in game.view(None)


def test_a_chosen_card_still_counts_as_in_hand_until_the_reveal(game):
    """SN-5: it lies face down; the number of cards tells nothing."""
    choosing(game, 1, 22)
    assert game.view(1)["hand"] == [21, 22, 23]
    assert game.view(0)["cards"] == [3, 3, 3, 3]


def test_a_choice_may_be_replaced_until_the_last_one_is_made(game):
    """SN-5: the last word counts."""
    choosing(game, 0, 11)
    choosing(game, 1, 21)
    assert game.legal(0) == [{"do": "choose", "card": card} for card in HANDS[0]]
    choosing(game, 0, 13)
    assert game.view(0)["choice"] == 13
    assert game.acting == [2, 3]
    choosing(game, 2, 31)
    events = choosing(game, 3, 41)
    assert [0, 13] in events[2]["cards"]
    assert game.view(0)["hand"] == [11, 12]


def test_a_choice_can_be_made_again_with_the_same_card(game):
    """SN-5: it changes nothing."""
    choosing(game, 0, 11)
    before = game.position()
    choosing(game, 0, 11)
    assert game.position() == before


@pytest.mark.parametrize(
    "move",
    [
        {"do": "choose", "card": None},
        {"do": "choose"},
        {"do": "withdraw"},
        {"do": "choose", "card": 0},
    ],
)
def test_a_choice_can_not_be_withdrawn(move, game):
    """SN-5: replaced, yes; taken back, no: it stays made."""
    choosing(game, 0, 11)
    with pytest.raises(ValueError, match=r"."):
        game.play(0, move)
    assert game.view(0)["choice"] == 11
    assert game.acting == [1, 2, 3]


def test_a_revealed_choice_can_not_be_replaced(table):
    """SN-5: until then; here seat 0's card is revealed and seat 1 has to choose a row."""
    game = table([[50], [60], [70], [80]], [[51, 52], [3, 4]])
    choosing(game, 0, 51)
    choosing(game, 1, 3)
    with pytest.raises(korsi.Refused) as refusal:
        choosing(game, 0, 52)
    assert refusal.value.rule == "SN-10"
    assert game.view(None)["revealed"] == [[1, 3], [0, 51]]


def test_the_last_card_too_is_chosen_explicitly(table):
    """SN-5: with one card in every hand all are asked, and nothing plays itself."""
    game = table(ROWS, [[11], [21], [31], [41]])
    assert game.acting == [0, 1, 2, 3]
    assert game.legal(0) == [{"do": "choose", "card": 11}]
    for seat, card in ((0, 11), (1, 21), (2, 31)):
        choosing(game, seat, card)
    assert game.view(None)["round"] == 1
    assert game.acting == [3]


def test_after_nine_tricks_everybody_is_asked_for_the_tenth(wander):
    """SN-5: in a whole round no trick begins by itself."""
    game = korsi.new("six-nimmt", seats=3, seed=5, rounds=1)
    asked = 0
    while not game.over:
        view = game.view(None)
        if view["phase"] == "choose" and not any(view["chosen"]):
            asked += 1
            assert game.acting == [0, 1, 2]
        seat = game.acting[0]
        game.play(seat, game.legal(seat)[0])
    assert asked == 10


@pytest.mark.parametrize("seed", range(25))
def test_a_view_names_no_card_that_its_seat_has_not_seen(seed, moments):
    """SN-5: at random moments, no card of another hidden hand is anywhere in a view."""
    for game in moments(seed):
        position = game.position()
        if position["options"]["variant"] == "draft":
            continue
        for looker in [*range(game.seats), None]:
            view = game.view(looker)
            hidden = {c for s, hand in enumerate(position["hands"]) if s != looker for c in hand}
            named = {card for row in view["rows"] for card in row}
            named |= {card for herd in view["herds"] for card in herd}
            named |= {card for _, card in view.get("revealed", [])}
            named |= set(view.get("hand", [])) | {view.get("choice")}
            assert not named & hidden
            assert set(view) <= {
                *("game", "rules", "seats", "options", "seat", "round", "phase", "acting", "rows"),
                *("cards", "herds", "heads", "totals", "chosen", "revealed", "winners"),
                *("hand", "choice"),
            }


@pytest.mark.parametrize("seed", range(25))
def test_a_view_does_not_change_when_only_secrets_do(seed, moments):
    """SN-5: exchange the hidden hands, choices and the seed: the same view, in every way."""
    for game in moments(seed):
        for looker in [*range(game.seats), None]:
            view = game.view(looker)
            for dream in (1, 2, 3):
                world = korsi.imagine(view, dream)
                assert text(world.view(looker)) == text(view)
