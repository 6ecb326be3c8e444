"""What one seat knows of a table of Saboteur: The Duel, and the worlds it can imagine from that."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Knowledge, Options, View
from korsi.games.saboteur_duel.components import (
    BREAKS,
    CARD,
    CARDS,
    DECK,
    GOAL,
    GOALS,
    HAND,
    HIDDEN,
    KINDS,
    TOOLS,
)
from korsi.games.saboteur_duel.position import lay_table
from korsi.games.saboteur_duel.rounds import acts_when_drawn
from korsi.games.saboteur_duel.rules import Table
from korsi.random import Random, Seed


@final
class SaboteurDuelKnowledge(Knowledge):
    """A view of Saboteur: The Duel, taken in: what is certain, and what may be anywhere."""

    def __init__(self, view: View, seats: int, options: Options) -> None:
        seat = view["seat"]
        super().__init__(-1 if seat is None else seat)
        blank: list[list[str]] = [[] for _ in range(seats)]
        hands = [view["hand"] if other == seat else blank[other] for other in range(seats)]
        waiting = view.get("waiting")
        table = lay_table(
            {
                **view,
                "turn": view["acting"][0] if view["acting"] else None,
                "goals": [{"card": None, **goal} for goal in view["goals"]],
                "waiting": waiting,
                "hands": hands,
                "pile": [],
                "aside": [],
            },
            seats,
            options,
            Seed(0),
        )
        self.table = table
        self.dealt: list[i64] = []  # seats whose hands are not known
        hidden = view["pile"] + view.get("aside", 0)
        for other in range(seats):
            if other != seat:
                self.dealt.append(other)
                hidden += view["cards"][other]
                table.held[other] = view["cards"][other]
        self.unseen = self.unseen_cards(view, hands)
        if hidden != len(self.unseen) or max(view["cards"]) > HAND or min(view["cards"]) < 0:
            raise ValueError("the cards that are not seen are not as many as they should be")
        table.aside = view.get("aside", 0)
        table.top = table.aside
        table.size = table.aside + view["pile"]
        table.pile = vec[u8]([0] * len(DECK))
        self.blind: list[i64] = []  # face-down goals this seat has not seen
        for i in range(GOALS):
            if table.goals[i] == 0 and table.faces[table.terms.goals[i]] == HIDDEN:
                self.blind.append(i)
        seen = {int(card) for card in table.goals}
        for cards in [*view["gold"], view["gone"]]:
            seen.update([CARD[card] for card in cards])
        self.goals = vec[u8]([card for card in range(GOAL, CARDS) if card not in seen])
        if len(self.goals) < len(self.blind):
            raise ValueError("there are not so many goals")

    def unseen_cards(self, view: View, hands: list[list[str]]) -> vec[u8]:
        """The path and action cards that may be in a hand, in the pile, or set aside."""
        seen = [laid["card"] for laid in view["maze"]]
        for held in [*hands, view["discard"], *view["gold"], view["gone"]]:
            seen += held
        unseen = [int(kind) for kind in DECK]
        for card in seen:
            if CARD[card] < KINDS:
                unseen.remove(CARD[card])
        for tools in view["before"]:
            for tool in tools:
                unseen.remove(int(BREAKS[TOOLS.index(tool)]))
        return vec[u8](unseen)

    def world(self, chance: Random) -> Table:
        """Deal what is not seen: to the others, aside, and to the pile; and the goals."""
        table = self.table.copy()
        table.seed = chance.seed()
        unseen = self.unseen
        pile = table.pile
        dealt: i64 = 0
        chance.deal(unseen, 0, unseen, 0, len(unseen))
        for seat in self.dealt:
            held = table.held[seat]
            table.held[seat] = 0
            if table.terms.solo:
                self.choose_hand(held)
            for _ in range(held):
                table.take_in(seat, i64(unseen[dealt]))
                dealt += 1
        for place in range(table.size):
            pile[place] = unseen[dealt + place]
        blind: i64 = len(self.blind)
        goals = self.goals
        chance.deal(goals, 0, goals, 0, blind)
        for i in range(blind):
            table.goals[self.blind[i]] = goals[i]
        return table

    def choose_hand(self, held: i64) -> None:
        """SD-33, SD-34: no solo hand holds sabotage or rockfall; bring others to the front."""
        unseen = self.unseen
        place: i64 = 0
        for i in range(i64(len(unseen))):
            if place < held and not acts_when_drawn(int(unseen[i])):
                card = unseen[i]
                unseen[i] = unseen[place]
                unseen[place] = card
                place += 1
