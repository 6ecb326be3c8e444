"""The second opinion (model.py) on the end of a round and on what must hold of the next."""

from collections import Counter

from games.saboteur_duel.rules.model_maze import (
    BOX,
    CARDS,
    DATA,
    GOALS,
    PATHS,
    TOOL_CARD,
    colours_of,
    nuggets,
)


class RoundEnd:
    """SD-26 to SD-30: what is certain after the end of a round, and what must hold of the next."""

    def __init__(self, table, why):
        self.why = why
        self.table = table
        colours = colours_of(table)
        seats = range(table["seats"])
        self.gold = [list(cards) for cards in table["gold"]]
        self.gone = list(table["gone"])
        self.won, self.paid = [], []
        for seat in seats:
            mine = [entry for entry in table["maze"] if entry.get("counter") == colours[seat]]
            taken = [entry["card"] for entry in mine if nuggets(entry["card"])]
            trolls = [entry for entry in mine if "troll" in CARDS[entry["card"]]]
            earlier = set(self.gold[seat])
            self.gold[seat] += taken
            paid = 0
            for _ in trolls:  # SD-27
                if self.gold[seat]:
                    card = min(
                        self.gold[seat], key=lambda card: (nuggets(card), card in earlier, card)
                    )
                    self.gold[seat].remove(card)
                    self.gone.append(card)
                    paid += nuggets(card)
            self.won.append(sum(nuggets(card) for card in taken))
            self.paid.append(paid)
        self.totals = [sum(nuggets(card) for card in cards) for cards in self.gold]
        self.last = table["round"] == 3
        if not self.last:
            for entry in table["maze"]:  # SD-28
                card = entry["card"]
                if card in GOALS and not entry.get("counter"):
                    self.gone.append(card)

    def starter(self):
        """SD-29: fewer nuggets; on a tie blue."""
        if self.table["seats"] == 1:
            return 0
        if self.totals[0] != self.totals[1]:
            return self.totals.index(min(self.totals))
        return colours_of(self.table).index("blue")

    def deck(self):
        """SD-28: the cards of the next round."""
        out = {card for cards in [*self.gold, self.gone] for card in cards}
        return BOX - Counter(list(out))

    def goals(self):
        """SD-28: the goals that are still in the game."""
        return GOALS - {card for cards in [*self.gold, self.gone] for card in cards}

    def check(self, position):
        """Assert that this position may follow: the end of the game, or another round's start."""
        seats = self.table["seats"]
        assert [sorted(cards) for cards in position["gold"]] == [sorted(c) for c in self.gold]
        assert sorted(position["gone"]) == sorted(self.gone)
        history = {"nuggets": self.won, "paid": self.paid}
        assert position["rounds"] == [*self.table["rounds"], history]
        if self.last:
            assert (position["phase"], position["turn"], position["round"]) == ("over", None, 3)
            return
        assert (position["phase"], position["acted"]) == ("act", False)
        assert position["round"] == self.table["round"] + 1
        assert position["turn"] == self.starter()
        assert starts_well(position)
        assert in_play(position) == self.deck()
        goals = {goal["card"] for goal in position["goals"]} | set(position["unused"])
        assert goals == self.goals()
        assert [len(hand) for hand in position["hands"]] == [6] * seats


def starts_well(position):
    """SD-6, SD-7, SD-31 to SD-33: a maze and hands as they are at the start of a round."""
    colours = colours_of(position)
    if position["seats"] == 2:
        layout = DATA["layout"]["two"]
        starts = {tuple(layout["starts"][colour]): colour for colour in colours}
    else:
        layout = DATA["layout"]["solo"]
        starts = {tuple(layout["start"]): colours[0]}
    assert {tuple(e["at"]): e["card"] for e in position["maze"]} == {
        place: f"S_{colour.upper()}" for place, colour in starts.items()
    }
    assert not any(e["turned"] or "counter" in e or "key" in e for e in position["maze"])
    assert sorted(goal["at"] for goal in position["goals"]) == sorted(layout["goals"])
    assert not any(goal["looked"] for goal in position["goals"])
    if position["seats"] == 2:
        assert position["before"] == [[], []]
        assert position["discard"] == []
    else:
        assert len(position["aside"]) == 10
        assert position["laid"] == []
        struck = Counter(TOOL_CARD[tool] for tool in position["before"][0])
        for card in position["discard"]:
            assert card == "A_ROCKFALL" or card in struck
        for card in position["hands"][0]:
            assert CARDS[card].get("kind") not in ("sabotage", "rockfall")
    return True


def in_play(position):
    """Every path and action card of the round, wherever it is."""
    cards = Counter(position["pile"]) + Counter(position["discard"])
    cards += Counter(position.get("aside", []))
    for hand in position["hands"]:
        cards += Counter(hand)
    for tools in position["before"]:
        cards += Counter(TOOL_CARD[tool] for tool in tools)
    cards += Counter(e["card"] for e in position["maze"] if e["card"] in PATHS)
    return cards
