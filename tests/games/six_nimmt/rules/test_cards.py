"""The cards and their heads (SN-1, SN-2)."""

import json
import re
from importlib.resources import files

import pytest

import korsi
from korsi.games.six_nimmt import components


def heads_by_the_rule(card):
    """SN-2 read aloud."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    if card % 10 == 5:
        return 2
    return 1


@pytest.fixture
def data():
    folder = files("korsi.games.six_nimmt")
    return json.loads(folder.joinpath("data.json").read_text(encoding="utf-8"))


@pytest.fixture
def heads_shown(table):
    """What the view counts when a card alone is taken into a herd."""

    def look(card):
        others = [other for other in range(1, 105) if other != card][:6]
        game = table([[o] for o in others[:4]], [[others[4]], [others[5]]], herds=[[card], []])
        return game.view(None)["heads"]

    return look


@pytest.mark.parametrize("card", range(1, 105))
def test_every_card_shows_the_heads_of_the_table(card, heads_shown):
    """SN-2: each of the 104 cards, as the players see it counted."""
    assert heads_shown(card) == [heads_by_the_rule(card), 0]
    assert components.HEADS[card] == heads_by_the_rule(card)


def test_the_deck_sums_to_171_heads():
    """SN-2: 76 cards of one head, 9 of two, 10 of three, 8 of five and one of seven."""
    shown = [int(components.HEADS[card]) for card in range(1, 105)]
    assert sum(shown) == 171
    assert {count: shown.count(count) for count in set(shown)} == {1: 76, 2: 9, 3: 10, 5: 8, 7: 1}


def test_there_is_no_head_without_a_card():
    """SN-1: place 0 is no card, and the table ends with 104."""
    assert len(components.HEADS) == 105
    assert components.HEADS[0] == 0


@pytest.mark.parametrize(
    ("card", "heads"),
    [(55, 7), (11, 5), (99, 5), (10, 3), (100, 3), (5, 2), (95, 2), (3, 1), (6, 1), (9, 1)],
)
def test_a_card_that_two_lines_name_follows_the_published_table(card, heads, heads_shown):
    """SN-2: 55 ends in 5 and is a multiple of 11: 7; multiples of 3 are nothing special."""
    assert heads_shown(card)[0] == heads


def test_the_data_agree_with_the_rule(data):
    """SN-2: every listed card stands under its count, none twice, none of one head."""
    listed = [(int(count), card) for count, under in data["heads"].items() for card in under]
    assert sorted(listed) == sorted(
        (heads_by_the_rule(card), card) for card in range(1, 105) if heads_by_the_rule(card) > 1
    )


def test_the_data_say_what_lies_in_the_box(data):
    """SN-1: 104 cards; SN-3: hands of ten, four rows; SN-4: five cards in a row."""
    sizes = {key: data[key] for key in ("cards", "hand", "rows", "row_cards")}
    assert sizes == {"cards": 104, "hand": 10, "rows": 4, "row_cards": 5}
    assert (components.CARDS, components.HAND, components.ROWS, components.FULL) == (104, 10, 4, 5)


def test_the_data_say_where_they_come_from(data):
    """SN-2: the evidence names the rules, and that the scan is damaged."""
    assert re.search(r"SN-1\b.*rulebook", data["evidence"])
    assert re.search(r"SN-2\b.*published table.*damaged", data["evidence"])


@pytest.mark.parametrize("seed", range(20))
def test_ten_players_hold_and_see_all_cards_once(seed):
    """SN-1: 1 to 104, each once: with ten players all of them are dealt."""
    position = korsi.new("six-nimmt", seats=10, seed=seed).position()
    dealt = [card for cards in [*position["hands"], *position["rows"]] for card in cards]
    assert sorted(dealt) == list(range(1, 105))
