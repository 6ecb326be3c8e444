"""Rounds: dealing and the deck (BD-7), the exchange (BD-8, BD-29), who plays and who is skipped
(BD-9, BD-10)."""

from collections import Counter

import pytest

import korsi
from every_game.answers import named
from games.black_dog.rules.boards import (
    DECK,
    FOLD,
    GAME,
    PEN,
    cause,
    give,
    in_order,
    moves,
    phase,
    put_dog,
    start,
    step,
    table,
)


def new(seats=4, seed=1):
    """A game whose dog has just been put on the board."""
    game = korsi.new(GAME, seats=seats, seed=seed)
    game.play(game.acting[0], put_dog(9))
    return game


def last_card(seats=4, **more):
    """Seat 0 holds the last card of a round."""
    hands = {seat: [] for seat in range(1, seats)}
    out = range(1, 4) if seats == 4 else ()
    return table({0: [20]}, ["blue_2"], seats=seats, starter=1, hands=hands, out=out, **more)


# BD-7: the deal


@pytest.mark.parametrize("starter", range(4))
def test_cards_are_dealt_one_at_a_time_from_the_dealer_s_left(starter):
    """BD-7: five each; the starter of the round before deals."""
    cards = [kind for kind in DECK for _ in range(2)][:20]
    game = table(
        {starter: [20]},
        ["blue_12"],
        turn=starter,
        out=tuple(seat for seat in range(4) if seat != starter),
        top=cards,
    )
    deck = game.view(None)["deck"]
    events = game.play(starter, step("blue_12", 20, seat=starter))
    view = game.view(None)
    assert (view["dealer"], view["starter"]) == (starter, (starter + 1) % 4)
    for further in range(4):
        seat = (starter + 1 + further) % 4
        assert game.view(seat)["hand"] == in_order(cards[further::4])
    assert view["deck"] == deck - 20
    (dealt,) = named(events, "dealt")
    assert dealt == {
        "event": "dealt",
        "round": 2,
        "dealer": starter,
        "starter": (starter + 1) % 4,
        "deck": deck - 20,
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_told_the_own_new_hand_alone(seats):
    """BD-7: one event a seat."""
    game = last_card(seats=seats)
    events = game.play(0, step("blue_2", 20))
    hands = named(events, "hand")
    assert [event["to"] for event in hands] == [[seat] for seat in range(seats)]
    for seat, event in enumerate(hands):
        assert event["cards"] == game.view(seat)["hand"]
        assert len(event["cards"]) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealer_and_starter_go_round(seats):
    """BD-7: the starter deals the next round, its left neighbour starts that."""
    game = korsi.new(GAME, seats=seats, seed=5)
    dealers, starters, round = [], [], 0
    while len(dealers) < 6:
        view = game.view(None)
        if view["round"] != round:
            round = view["round"]
            dealers.append(view["dealer"])
            starters.append(view["starter"])
        seat = game.acting[0]
        game.play(seat, game.legal(seat)[0])
    first = dealers[0]
    assert dealers == [(first + n) % seats for n in range(6)]
    assert starters == [(first + 1 + n) % seats for n in range(6)]


def test_the_starter_plays_first_and_then_it_goes_clockwise():
    """BD-7: from 3 to 0."""
    board = {seat: [at] for seat, at in enumerate((1, 17, 33, 49))}
    game = table(board, ["blue_2"] * 2, turn=2)
    order = []
    for _ in range(8):
        (seat,) = game.acting
        order.append(seat)
        game.play(seat, moves(game)[0])
        while phase(game) == "turn":
            game.play(seat, moves(game)[0])
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_no_card_is_drawn_after_a_turn():
    """BD-9: hands shrink to nothing."""
    game = table({0: [20]}, ["blue_2", "blue_3"])
    game.play(0, step("blue_2", 20))
    assert game.view(0)["hand"] == ["blue_3"]


# BD-7: an empty deck


@pytest.mark.parametrize("left", [0, 1, 10, 19])
def test_played_cards_become_a_new_deck_when_a_card_is_needed(left):
    """BD-7: also in the middle of the deal; what has been dealt stays out."""
    top = (["swap"] * 7 + ["magnet"] * 6 + ["copy"] * 7)[:left]
    game = last_card(deck=top)
    events = game.play(0, step("blue_2", 20))
    (shuffled,) = named(events, "shuffled")
    assert shuffled["deck"] == 110 - left
    view = game.view(None)
    assert (view["deck"], view["played"]) == (110 - 20, [])
    dealt = [card for seat in range(4) for card in game.view(seat)["hand"]]
    assert not Counter(top) - Counter(dealt)
    assert game.position()["shuffles"] == 2


def test_a_deck_that_suffices_exactly_is_not_shuffled():
    """BD-7: only when a card is needed and none is left."""
    top = ["swap"] * 7 + ["magnet"] * 6 + ["copy"] * 7
    game = last_card(deck=top)
    events = game.play(0, step("blue_2", 20))
    assert not named(events, "shuffled")
    view = game.view(None)
    assert (view["deck"], len(view["played"])) == (0, 90)
    assert game.position()["shuffles"] == 1


def test_new_decks_are_shuffled_anew_each_time():
    """BD-7: by the seed and the number of the deck, not by what lay where."""
    orders = []
    for shuffles in (1, 2, 3):
        game = last_card(deck=[], shuffles=shuffles)
        game.play(0, step("blue_2", 20))
        orders.append(tuple(game.position()["deck"]))
    assert len(set(orders)) == 3
    again = last_card(deck=[], shuffles=2)
    again.play(0, step("blue_2", 20))
    assert tuple(again.position()["deck"]) == orders[1]
    other = last_card(deck=[], shuffles=2, seed=2)
    other.play(0, step("blue_2", 20))
    assert tuple(other.position()["deck"]) != orders[1]


@pytest.mark.statistics
def test_every_kind_comes_to_every_place_of_the_deck():
    """BD-3, BD-7: well shuffled (chi-square within five deviations, fixed seeds)."""
    games = 400
    counts = Counter()
    for seed in range(games):
        position = korsi.new(GAME, seats=2, seed=seed).position()
        order = position["hands"][0] + position["hands"][1] + position["deck"]
        for part in range(10):  # ten cards each; the first ten are hands, sorted
            counts.update((part, card) for card in order[10 * part : 10 * part + 10])
    spread = 0
    for part in range(10):
        for kind, count in DECK.items():
            expected = games * 10 * count / 110
            spread += (counts[part, kind] - expected) ** 2 / expected
    cells = 10 * 14
    assert abs(spread - cells) < 5 * (2 * cells) ** 0.5


# BD-8, BD-29: the exchange


@pytest.mark.parametrize(("seats", "receivers"), [(4, [2, 3, 0, 1]), (3, [1, 2, 0]), (2, [1, 0])])
def test_a_card_goes_to_the_partner_or_to_the_left_neighbour(seats, receivers):
    """BD-8, BD-29: when everyone has given."""
    game = new(seats)
    hands = [game.view(seat)["hand"] for seat in range(seats)]
    gifts = [hand[seat % 5] for seat, hand in enumerate(hands)]
    wanted = [Counter(hand) - Counter([gift]) for hand, gift in zip(hands, gifts, strict=True)]
    for giver, receiver in enumerate(receivers):
        wanted[receiver] += Counter([gifts[giver]])
    for seat in range(seats):
        assert phase(game) == "give"
        events = game.play(seat, give(gifts[seat]))
        assert events[0] == {"event": "gave", "seat": seat}
        assert events[1] == {
            "event": "own-gift",
            "to": [seat],
            "card": gifts[seat],
            "receiver": receivers[seat],
        }
    assert [Counter(game.view(seat)["hand"]) for seat in range(seats)] == wanted
    assert phase(game) in ("play", "discard")
    names = [event["event"] for event in events]
    assert names == ["gave", "own-gift", "exchanged", *["got"] * seats]
    for event in named(events, "got"):
        (receiver,) = event["to"]
        assert event["giver"] == receivers.index(receiver)
        assert event["card"] == gifts[event["giver"]]


def test_all_give_at_once_in_any_order():
    """BD-8: each once; a card given can't be taken back."""
    game = new()
    assert game.acting == [0, 1, 2, 3]
    card = game.view(2)["hand"][0]
    game.play(2, give(card))
    assert game.acting == [0, 1, 3]
    assert game.legal(2) == []
    for other in game.view(2)["hand"]:
        assert cause(game, give(other), seat=2)[0] == "BD-8"
    assert game.view(None)["given"] == [False, False, True, False]
    assert game.view(None)["cards"] == [5, 5, 4, 5]
    assert len(game.view(2)["hand"]) == 4


def test_every_card_of_the_hand_may_be_given_and_no_other():
    """BD-8: each kind is one choice."""
    hand = ["copy", "copy", "swap", "blue_2", "blue_2"]
    game = table({}, hand, phase="give")
    assert game.legal(0) == [give("blue_2"), give("copy"), give("swap")]
    assert cause(game, give("magnet"), seat=0) == ("BD-8", "card-not-held", {"card": "magnet"})


def test_no_card_is_played_before_the_exchange_is_over():
    """BD-8: before the first card of a round."""
    game = table({0: [20]}, ["blue_2"] * 5, phase="give")
    assert cause(game, step("blue_2", 20), seat=0)[0] == "BD-8"
    assert cause(game, FOLD, seat=0)[0] == "BD-8"


def test_the_starter_plays_when_everyone_has_given():
    """BD-7, BD-8."""
    for seed in range(8):
        game = new(4, seed)
        for seat in (3, 1, 0, 2):
            game.play(seat, game.legal(seat)[0])
        assert game.acting == [game.view(None)["starter"]] == [game.view(None)["turn"]]


def test_the_exchange_comes_again_in_every_round():
    """BD-8."""
    game = last_card()
    game.play(0, step("blue_2", 20))
    assert (phase(game), game.acting) == ("give", [0, 1, 2, 3])


# BD-9, BD-10: playing and folding


def test_a_player_with_a_legal_card_must_play_one():
    """BD-9: even to one's own harm; a refusal names a card that is legal."""
    game = table({0: [20]}, ["blue_3", "swap"], dog=23)
    assert moves(game) == [step("blue_3", 20)]
    rule, why, data = cause(game, FOLD)
    assert (rule, why, data["card"]) == ("BD-9", "must-play", "blue_3")


def test_a_player_without_a_legal_card_folds():
    """BD-10: the hand is shown and discarded, the player is out of the round."""
    game = table({1: [20]}, ["blue_3", "swap", "team_4"])
    assert moves(game) == [FOLD]
    events = game.play(0, FOLD)
    assert events[0] == {"event": "folded", "seat": 0, "cards": ["blue_3", "team_4", "swap"]}
    view = game.view(None)
    assert (view["cards"][0], view["out"]) == (0, [True, False, False, False])
    assert {"blue_3", "team_4", "swap"} <= set(view["played"])
    assert game.acting == [1]


def test_whoever_folded_is_skipped_for_the_rest_of_the_round():
    """BD-10: players without cards are skipped."""
    board = {0: [1], 2: [33], 3: [49]}
    game = table(board, ["blue_2"] * 3, hands={1: ["swap", "magnet", "magnet"]})
    order = []
    while game.view(None)["round"] == 1:
        (seat,) = game.acting
        order.append(seat)
        game.play(seat, moves(game)[0])
    assert order.count(1) == 1
    assert [seat for seat in order if seat != 1][:6] == [0, 2, 3, 0, 2, 3]


def test_a_single_player_with_cards_plays_on_alone():
    """BD-10: turn after turn."""
    game = table({0: [17]}, ["blue_2", "blue_2", "blue_3"], out=(1, 2, 3))
    for at in (17, 19):
        game.play(0, step("blue_2", at))
        assert (game.acting, phase(game)) == ([0], "play")
    assert moves(game) == [step("blue_3", 21)]


def test_the_round_ends_when_all_hands_are_empty():
    """BD-10: the pawns home are counted, the next round begins."""
    game = table({0: [20, 64], 1: [65, 66]}, ["blue_2"], out=(1, 2, 3), round=4)
    events = game.play(0, step("blue_2", 20))
    assert named(events, "round-ended") == [
        {"event": "round-ended", "round": 4, "home": [1, 2, 0, 0]}
    ]
    view = game.view(None)
    assert (view["round"], view["phase"], view["turn"]) == (5, "give", None)
    assert view["out"] == [False] * 4
    assert view["cards"] == [5] * 4


def test_a_fold_may_end_the_round():
    """BD-10: the last hand is discarded."""
    game = table({}, ["swap"], out=(1, 2, 3))
    events = game.play(0, FOLD)
    names = [event["event"] for event in events]
    assert names[:3] == ["folded", "round-ended", "dealt"]
    assert phase(game) == "give"


def test_a_fold_gives_nothing_back_and_pawns_stay():
    """BD-10: only the cards are gone."""
    game = table({0: [0], 1: [16]}, ["swap", "magnet"], dog=1)
    game.play(0, FOLD)
    assert game.view(None)["pawns"][0] == [PEN, PEN, PEN, 0]


def test_folding_is_not_for_those_who_can_start():
    """BD-9: a start card and a pawn in the pen."""
    assert moves(table({}, ["start_13", "swap"])) == [start()]


def test_it_is_not_your_turn():
    """BD-9: whoever is not on turn has no move and is told so."""
    game = table({0: [20], 1: [40]}, ["blue_2"], hands={1: ["blue_3"]})
    assert game.legal(1) == []
    rule, why, _ = cause(game, step("blue_3", 40, seat=1), seat=1)
    assert (rule, why) == ("BD-7", "not-your-turn")
