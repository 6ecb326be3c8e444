"""What people see happen: the order of events, and who hears what."""

import random

import pytest

import korsi

ROWS = [[10], [20], [30], [40, 41, 42, 43, 44]]
HANDS = [[11, 1], [21, 2], [45, 3]]


def names(events):
    return [event["event"] for event in events]


def test_a_choice_is_told_to_all_and_its_card_to_its_player(table):
    """SN-5: others hear that a card lies there, and a blank in the place of the card."""
    game = table(ROWS, HANDS)
    events = game.play(1, {"do": "choose", "card": 21})
    chose = {"event": "chose", "seat": 1}
    assert events == [chose, {"event": "choice", "to": [1], "card": 21}]
    assert korsi.hear(events, 1) == events
    for other in (0, 2, None):
        assert korsi.hear(events, other) == [chose, {"event": "blank"}]


def test_a_replaced_choice_is_told_to_its_player_alone(table):
    """SN-5: nobody is told twice that a seat has chosen."""
    game = table(ROWS, HANDS)
    game.play(1, {"do": "choose", "card": 21})
    events = game.play(1, {"do": "choose", "card": 2})
    assert events == [{"event": "choice", "to": [1], "card": 2}]
    assert korsi.hear(events, 0) == [{"event": "blank"}]


def test_a_trick_is_told_as_it_is_played(table):
    """SN-6: revealed, then each card lowest first; SN-9: a full row is taken before the card."""
    game = table(ROWS, HANDS)
    game.play(2, {"do": "choose", "card": 45})
    game.play(1, {"do": "choose", "card": 21})
    assert game.play(0, {"do": "choose", "card": 11}) == [
        {"event": "chose", "seat": 0},
        {"event": "choice", "to": [0], "card": 11},
        {"event": "revealed", "cards": [[0, 11], [1, 21], [2, 45]]},
        {"event": "placed", "seat": 0, "card": 11, "row": 0},
        {"event": "placed", "seat": 1, "card": 21, "row": 1},
        {"event": "took", "seat": 2, "row": 3, "cards": [40, 41, 42, 43, 44], "heads": 11},
        {"event": "placed", "seat": 2, "card": 45, "row": 3},
    ]


def test_the_trick_stops_after_the_reveal_where_a_row_must_be_chosen(table, choose):
    """SN-10: revealed, and nothing placed; the rest is told when the row is taken."""
    game = table([[10], [20], [30], [40]], [[1, 90], [21, 91]])
    events = choose(game, [1, 21])
    assert names(events) == ["chose", "choice", "chose", "choice", "revealed"]
    assert game.play(0, {"do": "row", "row": 2}) == [
        {"event": "took", "seat": 0, "row": 2, "cards": [30], "heads": 3},
        {"event": "placed", "seat": 0, "card": 1, "row": 2},
        {"event": "placed", "seat": 1, "card": 21, "row": 1},
    ]


def test_all_that_happens_in_a_trick_is_heard_by_all(table, choose):
    """SN-11: revealed, placed and took have no audience: everybody saw them."""
    game = table(ROWS, HANDS)
    public = choose(game, [11, 21, 45])[6:]
    assert names(public) == ["revealed", "placed", "placed", "took", "placed"]
    for looker in (0, 1, 2, None):
        assert korsi.hear(public, looker) == public


def test_the_end_of_a_round_tells_heads_and_totals_and_then_the_new_deal(table, choose):
    """SN-12: what was added and what it came to; SN-3: then rows for all and each hand for one."""
    game = table([[10], [20], [30], [55]], [[1], [91]], totals=[5, 6], herds=[[], [22]])
    choose(game, [1, 91])
    events = game.play(0, {"do": "row", "row": 3})
    assert names(events) == ["took", "placed", "placed", "round-ended", "dealt", "hand", "hand"]
    assert events[3] == {"event": "round-ended", "round": 1, "heads": [7, 5], "totals": [12, 11]}
    assert events[4] == {"event": "dealt", "round": 2, "rows": game.view(None)["rows"]}
    for seat in (0, 1):
        assert events[5 + seat] == {"event": "hand", "to": [seat], "cards": game.view(seat)["hand"]}
    assert korsi.hear(events, 1)[5:] == [{"event": "blank"}, events[6]]
    assert korsi.hear(events, None)[5:] == [{"event": "blank"}, {"event": "blank"}]


def test_the_end_of_the_game_tells_who_has_won(table, choose):
    """SN-13: after the count, the winners; no new deal."""
    game = table([[10], [20], [30], [55]], [[1], [91]], totals=[65, 6])
    choose(game, [1, 91])
    events = game.play(0, {"do": "row", "row": 0})
    assert names(events)[-2:] == ["round-ended", "over"]
    assert events[-1] == {"event": "over", "winners": [1]}


def test_drafted_cards_are_told_to_all_and_the_hands_to_nobody(wander):
    """SN-17: every pick is seen, so there is no secret hand to tell; SN-18."""
    game = korsi.new("six-nimmt", seats=2, seed=3, variant="draft")
    while game.view(None)["phase"] == "draft":
        seat = game.acting[0]
        move = game.legal(seat)[-1]
        events = game.play(seat, move)
        assert events[0] == {"event": "drafted", "seat": seat, "card": move["card"]}
        assert korsi.hear(events, None) == events
    assert events[1:] == [{"event": "dealt", "round": 1, "rows": [[1], [2], [3], [4]]}]


def test_a_new_draft_is_told_with_all_its_cards(wander):
    """SN-17: in the next round all cards are laid out again."""
    chance = random.Random(4)
    game = korsi.new("six-nimmt", seats=2, seed=3, variant="draft", rounds=2)
    events = []
    while game.view(None)["round"] == 1:
        seat = game.acting[0]
        events = game.play(seat, chance.choice(game.legal(seat)))
    assert names(events)[-2:] == ["round-ended", "laid-out"]
    assert events[-1] == {"event": "laid-out", "round": 2, "cards": list(range(1, 25))}


def test_every_seat_hears_as_many_events_as_there_are():
    """SN-5: a blank stands in the place of a secret, so nobody loses count."""
    events = [
        {"event": "chose", "seat": 0},
        {"event": "choice", "to": [0], "card": 13},
        {"event": "hand", "to": [1, 2], "cards": [1]},
    ]
    assert [names(korsi.hear(events, seat)) for seat in (0, 1, 2, 3, None)] == [
        ["chose", "choice", "blank"],
        ["chose", "blank", "hand"],
        ["chose", "blank", "hand"],
        ["chose", "blank", "blank"],
        ["chose", "blank", "blank"],
    ]


def test_hearing_leaves_the_events_as_they_were():
    """SN-5: the log keeps what a seat may not hear."""
    events = [{"event": "choice", "to": [0], "card": 13}]
    korsi.hear(events, 1)
    assert events == [{"event": "choice", "to": [0], "card": 13}]


@pytest.mark.parametrize("seed", range(10))
def test_the_events_tell_the_whole_table(seed):
    """SN-11: rows, herds and totals follow from the public events alone, through whole games."""
    chance = random.Random(seed)
    variant = chance.choice(["classic", "known", "draft"])
    seats = chance.randint(2, 6)
    game = korsi.new("six-nimmt", seats=seats, seed=seed, rounds=2, variant=variant)
    rows, herds, totals = game.view(None)["rows"], [[] for _ in range(seats)], [0] * seats
    while not game.over:
        seat = chance.choice(game.acting)
        for event in korsi.hear(game.play(seat, chance.choice(game.legal(seat))), None):
            match event:
                case {"event": "placed", "card": card, "row": row}:
                    rows[row].append(card)
                case {"event": "took", "seat": taker, "row": row, "cards": cards}:
                    assert cards == rows[row]
                    herds[taker] += cards
                    rows[row] = []
                case {"event": "dealt", "rows": dealt}:
                    rows, herds = dealt, [[] for _ in range(seats)]
                case {"event": "laid-out"}:
                    rows, herds = [], [[] for _ in range(seats)]
                case {"event": "round-ended", "heads": heads, "totals": now}:
                    totals = [total + head for total, head in zip(totals, heads, strict=True)]
                    assert totals == now
        view = game.view(None)
        assert (view["rows"], view["herds"], view["totals"]) == (rows, herds, totals)


def test_codes_make_no_events_and_the_same_table():
    """SN-6: `apply` is `play` without a word."""
    game = korsi.new("six-nimmt", seats=3, seed=11)
    silent = game.copy()
    chance = random.Random(11)
    while not game.over:
        seat = chance.choice(game.acting)
        choice = chance.randrange(len(game.legal(seat)))
        game.play(seat, game.legal(seat)[choice])
        assert silent.apply(silent.codes(seat)[choice], seat) is None
    assert silent.position() == game.position()
    assert silent.record() == game.record()
