"""The box (BD-1 to BD-4), set-up (BD-5, BD-28) and the dog's first space (BD-6)."""

from collections import Counter

import pytest

import korsi
from every_game.answers import named
from games.black_dog.rules.boards import (
    DATA,
    DECK,
    DISC,
    GAME,
    KINDS,
    PAWS,
    PEN,
    cause,
    dog,
    give,
    phase,
    put_dog,
    step,
    table,
)

HUGE = 10**30


def new(seats=4, seed=1, **options):
    return korsi.new(GAME, seats=seats, seed=seed, **options)


# BD-1 to BD-4: the box


def test_the_board_has_sixty_four_spaces_and_an_origin_in_each_quarter():
    """BD-1: with four places in each pen and each lane."""
    assert (DATA["track"], DATA["origins"]) == (64, [0, 16, 32, 48])
    assert (DATA["pen_places_each"], DATA["goal_spaces_each"]) == (4, 4)
    assert new().view(None)["origins"] == [0, 16, 32, 48]


def test_the_turntable_has_twenty_spaces_and_eight_paws():
    """BD-2: five in each quarter, the outer two of them paws."""
    assert sorted(DATA["disc"]) == DISC
    assert sorted(DATA["paws"]["white"] + DATA["paws"]["black"]) == PAWS
    assert {(at + 16) % 64 for at in PAWS} == set(PAWS)


def test_there_are_a_hundred_and_ten_cards_of_fifteen_kinds():
    """BD-3: ten of each start card, six magnets, seven of all others."""
    assert len(KINDS) == 15
    assert sum(DECK.values()) == 110
    often = {"start_1_11": 10, "start_13": 10, "magnet": 6}
    assert {kind: often.get(kind, 7) for kind in KINDS} == DECK
    position = new().position()
    cards = Counter(card for hand in position["hands"] for card in hand)
    assert cards + Counter(position["deck"]) == Counter(DECK)
    assert position["played"] == []


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 5), (4, 4)])
def test_each_colour_has_its_pawns_and_there_is_one_dog(seats, each):
    """BD-4: the fifth only with two or three players."""
    view = new(seats).view(None)
    assert [len(places) for places in view["pawns"]] == [each] * seats


# BD-5, BD-28: the start of the game


@pytest.mark.parametrize("seed", range(5))
def test_four_play_in_teams_of_opposite_seats_with_one_pawn_on_the_origin(seed):
    """BD-5: obligatory, once; three stay in the pen."""
    view = new(4, seed).view(None)
    assert view["pawns"] == [[PEN, PEN, PEN, origin] for origin in (0, 16, 32, 48)]
    assert view["sides"] == [[0, 2], [1, 3]]


def test_two_and_three_play_for_themselves_with_four_pawns_in_the_pen():
    """BD-28: two on origins 0 and 32, three on 0, 16 and 32."""
    for seats, origins in ((2, [0, 32]), (3, [0, 16, 32])):
        view = new(seats).view(None)
        assert view["origins"] == origins
        assert view["pawns"] == [[PEN, PEN, PEN, PEN, origin] for origin in origins]
        assert view["sides"] == [[seat] for seat in range(seats)]


@pytest.mark.parametrize(
    ("seats", "sides"), [(2, [[0], [1]]), (3, [[0], [1], [2]]), (4, [[0, 2], [1, 3]])]
)
def test_the_house_is_told_who_plays_together(seats, sides):
    """BD-5, BD-8, BD-28: it closes free chat between partners."""
    game = new(seats)
    assert game.rules.sides(seats) == sides
    assert game.view(0)["sides"] == sides


def test_pawns_are_not_set_on_origins_again_in_later_rounds():
    """BD-5: only at the start of the game."""
    game = table({1: [20]}, ["blue_2"], turn=1, out=(0, 2, 3))
    game.play(1, step("blue_2", 20, seat=1))
    view = game.view(None)
    assert view["round"] == 2
    assert view["pawns"] == [[PEN] * 4, [PEN, PEN, PEN, 22], [PEN] * 4, [PEN] * 4]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_dealer_is_anybody(seats):
    """BD-6: drawn by lot unless a seat is named; the starter sits to the dealer's left."""
    dealers = Counter(new(seats, seed).view(None)["dealer"] for seed in range(60 * seats))
    assert set(dealers) == set(range(seats))
    assert min(dealers.values()) > 35
    for seed in range(20):
        view = new(seats, seed).view(None)
        assert view["starter"] == (view["dealer"] + 1) % seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_may_name_its_first_dealer(seats):
    """BD-6, BD-7: the seat puts the dog and deals; the deal goes round from there."""
    for dealer in range(seats):
        game = new(seats, 5, dealer=f"seat-{dealer + 1}")
        assert game.options == {"bites": "passing", "dealer": f"seat-{dealer + 1}"}
        assert (game.acting, game.view(None)["dealer"]) == ([dealer], dealer)
        assert game.view(None)["starter"] == (dealer + 1) % seats
        while game.view(None)["round"] < 3:
            seat = game.acting[0]
            game.play(seat, game.legal(seat)[0])
        assert game.view(None)["dealer"] == (dealer + 2) % seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_named_dealer_leaves_the_cards_as_they_lie(seats):
    """BD-6, BD-7: the deck is shuffled as if nobody had been named."""
    lot = new(seats, 8).position()
    named = new(seats, 8, dealer=f"seat-{lot['dealer'] + 1}").position()
    assert {**named, "options": lot["options"]} == lot


@pytest.mark.parametrize(("seats", "dealer"), [(2, "seat-3"), (2, "seat-4"), (3, "seat-4")])
def test_who_deals_first_sits_at_the_table(seats, dealer):
    """BD-6: a seat that the table lacks is refused."""
    with pytest.raises(korsi.Refused, match="no seat") as found:
        new(seats, 1, dealer=dealer)
    refused = found.value
    assert (refused.rule, refused.why) == ("BD-6", "black-dog-no-such-dealer")
    assert refused.data == {"number": int(dealer[-1]), "seats": seats}


@pytest.mark.parametrize("dealer", ["seat-0", "seat-5", "Ada", "", None, 1, True])
def test_a_dealer_is_a_seat_or_drawn_by_lot(dealer):
    """BD-6: nothing else."""
    with pytest.raises(ValueError, match="BD-6"):
        new(4, 1, dealer=dealer)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_the_first_rules_replay_to_the_same_game(seats):
    """BD-6: they were dealt by lot, and chance speaks as it did."""
    game = new(seats, 6)
    for _ in range(30):
        seat = game.acting[-1]
        game.play(seat, game.legal(seat)[-1])
    record = {**game.record(), "rules": 1, "options": {"bites": "passing"}}
    again = korsi.replay(record)
    assert again.position() == game.position()
    assert again.record()["options"] == {"bites": "passing", "dealer": "random"}


def test_all_that_a_game_begins_with():
    """BD-5 to BD-7: every name of the view."""
    view = new(4, 3).view(None)
    assert (view["round"], view["phase"], view["turn"]) == (1, "dog", None)
    assert view["acting"] == [view["dealer"]]
    assert (view["dog"], view["last"], view["first"]) == (None, None, None)
    assert (view["cards"], view["deck"], view["played"]) == ([5] * 4, 90, [])
    assert view["out"] == [False] * 4
    assert view["stuck"] == [[], [], [], []]
    assert view["drew"] is False


@pytest.mark.parametrize("bites", ["passing", "landing"])
def test_the_table_agrees_on_how_the_dog_bites(bites):
    """BD-25: `passing` unless something else is said."""
    assert new(4, 1, bites=bites).options == {"bites": bites, "dealer": "random"}
    assert new().options == {"bites": "passing", "dealer": "random"}
    with pytest.raises(ValueError, match="BD-25"):
        new(4, 1, bites="barking")


@pytest.mark.parametrize("seats", [0, 1, 5, 6, HUGE, None, "4", 4.0, True])
def test_two_to_four_play(seats):
    """BD-5, BD-28: nobody plays alone, nor do five."""
    with pytest.raises(ValueError, match="2 to 4"):
        new(seats)


def test_the_catalogue_knows_the_game():
    """BD-27: more pawns home win."""
    (entry,) = (entry for entry in korsi.catalogue() if entry["game"] == GAME)
    assert entry["seats"] == {"from": 2, "to": 4}
    assert entry["wins"] == "high"
    assert entry["rules"] == 2
    option, dealer = entry["options"]
    assert (option["name"], option["rule"], option["default"]) == ("bites", "BD-25", "passing")
    assert option["choices"] == ["passing", "landing"]
    assert (dealer["name"], dealer["rule"], dealer["default"]) == ("dealer", "BD-6", "random")
    assert dealer["choices"] == ["random", "seat-1", "seat-2", "seat-3", "seat-4"]


# BD-6: the dog comes to the board


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dealer_puts_the_dog_on_any_space_of_the_turntable(seats):
    """BD-6: the twenty of them, before the exchange; nobody else has a move."""
    game = new(seats)
    (dealer,) = game.acting
    assert sorted(move["to"] for move in game.legal(dealer)) == DISC
    for seat in range(seats):
        assert seat == dealer or game.legal(seat) == []
    for at in DISC:
        later = game.copy()
        events = later.play(dealer, put_dog(at))
        assert named(events, "dog-placed") == [{"event": "dog-placed", "seat": dealer, "at": at}]
        assert (phase(later), dog(later)) == ("give", at)


@pytest.mark.parametrize("at", PAWS)
def test_the_dog_s_first_space_never_turns_the_disc(at):
    """BD-6: a paw neither."""
    game = new()
    game.play(game.acting[0], put_dog(at))
    assert (phase(game), dog(game), game.acting) == ("give", at, [0, 1, 2, 3])


@pytest.mark.parametrize("at", [0, 1, 7, 13, 16, 63])
def test_the_dog_is_put_nowhere_else(at):
    """BD-6: not beside the turntable."""
    game = new()
    assert cause(game, put_dog(at)) == ("BD-6", "not-a-turntable-space", {"at": at})


def test_the_dog_needs_a_free_space():
    """BD-6: one with a pawn on it is taken."""
    game = table({1: [9], 2: [40]}, ["blue_2"] * 5, phase="dog", turn=0, starter=1)
    assert sorted(move["to"] for move in game.legal(0)) == [at for at in DISC if at not in (9, 40)]
    assert cause(game, put_dog(9)) == ("BD-6", "space-taken", {"at": 9, "owner": 1})


def test_the_dog_is_put_once_in_a_game():
    """BD-6: not again in later rounds, nor by another seat."""
    game = new(4, 2)
    (dealer,) = game.acting
    assert cause(game, put_dog(9), seat=(dealer + 1) % 4)[0] == "BD-6"
    game.play(dealer, put_dog(9))
    assert cause(game, put_dog(10), seat=dealer)[:2] == ("BD-8", "not-now")
    later = table({0: [20]}, ["blue_2"], out=(1, 2, 3))
    later.play(0, step("blue_2", 20))
    assert phase(later) == "give"


def test_nothing_else_comes_before_the_dog():
    """BD-6, BD-8: no exchange, no card."""
    game = new(4, 2)
    for seat in range(4):
        card = game.view(seat)["hand"][0]
        assert cause(game, give(card), seat)[:2] == ("BD-6", "not-now")
