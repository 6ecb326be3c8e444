"""What a seat knows of a table of 6 nimmt!, and the worlds it can imagine from that."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Knowledge, Options, View
from korsi.games.six_nimmt.components import HAND
from korsi.games.six_nimmt.position import lay_table
from korsi.games.six_nimmt.rules import Table
from korsi.games.six_nimmt.state import DRAFT, PHASES
from korsi.random import Random, Seed


@final
class SixNimmtKnowledge(Knowledge):
    """A view of 6 nimmt!, taken in: what is certain, and the cards that may be anywhere."""

    def __init__(self, view: View, seats: int, options: Options) -> None:
        seat = view["seat"]
        super().__init__(-1 if seat is None else seat)
        hands: list[list[int]] = view.get("hands", [[] for _ in range(seats)])
        if seat is not None:
            hands = [view["hand"] if other == seat else hands[other] for other in range(seats)]
        chosen = [0] * seats
        for owner, card in view.get("revealed", []):
            chosen[owner] = card
        if view.get("choice") is not None:
            chosen[seat] = view["choice"]
        table = lay_table(
            seats,
            options,
            Seed(0),
            round=view["round"],
            phase=PHASES.index(view["phase"]),
            rows=view["rows"],
            hands=hands,
            herds=view["herds"],
            totals=view["totals"],
            chosen=chosen,
        )
        table.held = 0 if table.phase == DRAFT else view["cards"][0]
        self.table = table
        self.dealt: list[i64] = []  # seats whose hands are not known
        self.secret: list[i64] = []  # seats that have chosen a card that is not known
        for other in range(seats):
            if len(hands[other]) < view["cards"][other]:
                self.dealt.append(other)
            if other != seat and "chosen" in view and view["chosen"][other]:
                self.secret.append(other)
        seen = {card for cards in [*hands, *view["rows"], *view["herds"]] for card in cards}
        seen.update(chosen)
        self.unseen = vec[u8](
            [card for card in range(1, int(table.terms.deck) + 1) if card not in seen]
        )

    def world(self, chance: Random) -> Table:
        """Deal the unseen cards to the unknown hands, and let the seats that chose choose."""
        table = self.table.copy()
        table.seed = chance.seed()
        held = table.held
        hands = table.hands
        dealt: i64 = 0
        for seat in self.dealt:
            chance.deal(self.unseen, dealt, hands, HAND * seat, held)
            dealt += held
        for seat in self.secret:
            table.chosen[seat] = hands[HAND * seat + chance.below(held)]
        return table
