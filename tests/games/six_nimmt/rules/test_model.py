"""Whole games beside a second set of rules, written as plainly as the printed rulebook tells them.

Nothing here is shared with the engine: lists, sorting, and the rules in order.
"""

import random

import pytest

import korsi


def heads_of(cards):
    heads = 0
    for card in cards:
        if card == 55:
            heads += 7
        elif card % 11 == 0:
            heads += 5
        elif card % 10 == 0:
            heads += 3
        elif card % 5 == 0:
            heads += 2
        else:
            heads += 1
    return heads


class Kitchen:
    """A round at a kitchen table."""

    def __init__(self, rows, hands):
        self.rows = rows
        self.hands = hands
        self.herds = [[] for _ in hands]
        self.waiting = []
        self.choices = {}

    def choose(self, seat, card):
        self.choices[seat] = card
        if len(self.choices) == len(self.hands):
            for owner, chosen in self.choices.items():
                self.hands[owner].remove(chosen)
            self.waiting = sorted((card, owner) for owner, card in self.choices.items())
            self.choices = {}
            self.place()

    def lower_rows(self):
        return [row for row in self.rows if row[-1] < self.waiting[0][0]]

    def place(self):
        while self.waiting and self.lower_rows():
            nearest = max(self.lower_rows(), key=lambda row: row[-1])
            card, owner = self.waiting.pop(0)
            if len(nearest) == 5:
                self.herds[owner] += nearest
                nearest.clear()
            nearest.append(card)

    def take(self, number):
        card, owner = self.waiting.pop(0)
        self.herds[owner] += self.rows[number]
        self.rows[number] = [card]
        self.place()


def compare(game, kitchen, totals, message):
    position = game.position()
    assert position["rows"] == kitchen.rows, message
    assert position["hands"] == [sorted(hand) for hand in kitchen.hands], message
    assert position["herds"] == kitchen.herds, message
    assert position["totals"] == totals, message
    assert game.view(None)["heads"] == [heads_of(herd) for herd in kitchen.herds], message
    assert game.scores == totals, message


@pytest.mark.parametrize("variant", ["classic", "known", "draft"])
@pytest.mark.parametrize("seed", range(12))
def test_random_games_go_as_at_a_kitchen_table(variant, seed):
    """SN-5 … SN-15: rows, hands, herds, totals and winners, compared after every move."""
    chance = random.Random(f"{variant} {seed}")
    seats = chance.randint(2, 10 if variant == "classic" else 6)
    target = chance.choice([10, 25, 66])
    rounds = chance.choice([None, None, 2])
    message = f"{variant}, seed {seed}: {seats} seats, target {target}, rounds {rounds}"
    game = korsi.new(
        "six-nimmt", seats=seats, seed=seed, variant=variant, target=target, rounds=rounds
    )
    totals = [0] * seats
    for round in range(1, 1000):
        while game.view(None)["phase"] == "draft":
            seat = game.acting[0]
            game.play(seat, chance.choice(game.legal(seat)))
        start = game.position()
        assert start["round"] == round, message
        kitchen = Kitchen(start["rows"], start["hands"])
        while any(kitchen.hands) or kitchen.waiting:
            compare(game, kitchen, totals, message)
            if kitchen.waiting:
                assert game.acting == [kitchen.waiting[0][1]], message
                row = chance.randrange(4)
                game.play(game.acting[0], {"do": "row", "row": row})
                kitchen.take(row)
            else:
                waited = [seat for seat in range(seats) if seat not in kitchen.choices]
                assert game.acting == waited, message
                seat = chance.randrange(seats)  # sometimes one that has chosen already
                card = chance.choice(kitchen.hands[seat])
                game.play(seat, {"do": "choose", "card": card})
                kitchen.choose(seat, card)
        heads = [heads_of(herd) for herd in kitchen.herds]
        totals = [total + head for total, head in zip(totals, heads, strict=True)]
        done = round == rounds if rounds else max(totals) >= target
        assert game.over == done, message
        assert game.scores == totals, message
        if done:
            compare(game, kitchen, totals, message)
            break
    assert game.winners == [seat for seat in range(seats) if totals[seat] == min(totals)], message
