"""The worked examples of the printed rulebook, with its numbers; ours tells the same ones."""

FIRST = [[12], [37], [43], [58]]


def test_the_first_example_four_cards_find_their_rows(table, choose):
    """SN-7, SN-8: rows end in 12, 37, 43, 58; 14, 15, 44, 61 are revealed."""
    game = table(FIRST, [[14, 1], [15, 2], [44, 4], [61, 5]])
    choose(game, [14, 15, 44, 61])
    view = game.view(None)
    assert view["rows"] == [[12, 14, 15], [37], [43, 44], [58, 61]]
    assert view["heads"] == [0, 0, 0, 0]
    assert view["phase"] == "choose"


def test_the_second_example_the_sixth_card_takes_the_row(table, choose):
    """SN-9: going on from the first: 21, 26 fill the row, 30 takes 6 heads, 36 follows 30."""
    game = table(FIRST, [[14, 21], [15, 26], [44, 30], [61, 36]])
    choose(game, [14, 15, 44, 61])
    events = choose(game, [21, 26, 30, 36])
    took = [event for event in events if event["event"] == "took"]
    assert took == [
        {"event": "took", "seat": 2, "row": 0, "cards": [12, 14, 15, 21, 26], "heads": 6}
    ]
    placed = [(e["seat"], e["card"], e["row"]) for e in events if e["event"] == "placed"]
    assert placed == [(0, 21, 0), (1, 26, 0), (2, 30, 0), (3, 36, 0)]
    end = [event for event in events if event["event"] == "round-ended"]
    assert end[0]["heads"] == [0, 0, 6, 0]


def test_the_second_example_leaves_30_and_36_in_the_row(table, choose):
    """SN-9: as above, with a card left in hand, so that the rows stay to be seen."""
    game = table([[12, 14, 15], [37], [43, 44], [58, 61]], [[21, 1], [26, 2], [30, 3], [36, 4]])
    choose(game, [21, 26, 30, 36])
    view = game.view(None)
    assert view["rows"] == [[30, 36], [37], [43, 44], [58, 61]]
    assert view["herds"] == [[], [], [12, 14, 15, 21, 26], []]
    assert view["heads"] == [0, 0, 6, 0]


def test_the_third_example_the_lowest_card_takes_a_row_and_9_is_lucky(table, choose):
    """SN-10: 3, 9, 68, 93; the player of 3 takes row 2 with only 37; 9 goes next to 3."""
    game = table([[30, 36], [37], [43, 44], [58, 61]], [[3, 100], [9, 101], [68, 102], [93, 103]])
    choose(game, [3, 9, 68, 93])
    assert game.acting == [0]
    game.play(0, {"do": "row", "row": 1})
    view = game.view(None)
    assert view["rows"] == [[30, 36], [3, 9], [43, 44], [58, 61, 68, 93]]
    assert view["herds"] == [[37], [], [], []]
    assert view["heads"] == [1, 0, 0, 0]


def test_the_three_examples_are_one_game(table, choose):
    """SN-6 … SN-10: the printed rulebook tells them one after the other; so they can be played."""
    hands = [[14, 21, 3, 100], [15, 26, 9, 101], [44, 30, 68, 102], [61, 36, 93, 103]]
    game = table(FIRST, hands)
    choose(game, [14, 15, 44, 61])
    choose(game, [21, 26, 30, 36])
    choose(game, [3, 9, 68, 93])
    game.play(0, {"do": "row", "row": 1})
    view = game.view(None)
    assert view["rows"] == [[30, 36], [3, 9], [43, 44], [58, 61, 68, 93]]
    assert view["heads"] == [1, 0, 6, 0]
    assert [view["herds"][seat] for seat in (0, 2)] == [[37], [12, 14, 15, 21, 26]]


def test_the_first_trap_45_aims_at_41_and_meets_a_full_42(table, choose):
    """SN-8, SN-9: the smallest difference sends it to the five-card row."""
    rows = [[1], [2], [36, 41], [18, 23, 28, 32, 42]]
    game = table(rows, [[45, 90], [100, 91]])
    choose(game, [45, 100])
    view = game.view(None)
    assert view["rows"] == [[1], [2], [36, 41], [45, 100]]
    assert view["herds"] == [[18, 23, 28, 32, 42], []]
    assert view["heads"] == [5, 0]


def test_the_second_trap_29_takes_the_61_that_62_was_aiming_at(table, choose):
    """SN-10, SN-9: 29 is lowest and its player takes the row with 61; 62 goes to a full row."""
    rows = [[61], [30], [40], [50, 51, 52, 53, 54]]
    game = table(rows, [[62, 90], [29, 91]])
    choose(game, [62, 29])
    assert game.acting == [1]
    game.play(1, {"do": "row", "row": 0})
    view = game.view(None)
    assert view["rows"] == [[29], [30], [40], [62]]
    assert view["herds"] == [[50, 51, 52, 53, 54], [61]]
    assert view["heads"] == [7, 1]


def test_the_second_trap_is_none_if_29_takes_another_row(table, choose):
    """SN-10: 62 would have sat next to 61: the trap is the other player's choice."""
    rows = [[61], [30], [40], [50, 51, 52, 53, 54]]
    game = table(rows, [[62, 90], [29, 91]])
    choose(game, [62, 29])
    game.play(1, {"do": "row", "row": 1})
    assert game.view(None)["rows"][0] == [61, 62]
    assert game.view(None)["heads"] == [0, 3]
