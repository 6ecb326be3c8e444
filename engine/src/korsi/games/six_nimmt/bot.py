"""What a bot knows of 6 nimmt! besides the rules."""

from typing import Any, Final, final

from mypy_extensions import i64, u8

from korsi.contract import GameBot
from korsi.games.six_nimmt.components import FULL, HAND, ROWS
from korsi.games.six_nimmt.evaluate import best_place
from korsi.games.six_nimmt.rows import HEAD, LENGTH, NOWHERE, WIDTH, cheapest, fit
from korsi.games.six_nimmt.rules import Table
from korsi.games.six_nimmt.state import CHOOSE, DRAFT, ROW
from korsi.random import Random

# In quick play, so many of ten cards are thrown in without looking: by others, by ourselves.
CARELESS: Final = 6
DISTRACTED: Final = 4


@final
class SixNimmtBot(GameBot[Table]):
    """Least immediate cost, then the closest gap; and quick play that mixes this with chance."""

    def greedy(self, state: Table, seat: i64) -> i64:
        deck = state.terms.deck
        if state.phase == CHOOSE:
            return i64(state.hands[HAND * seat + best_place(state, seat)]) - 1
        if state.phase == ROW:
            return deck + cheapest(state.rows)
        codes = state.codes(seat)  # the draft: high cards are seldom the lowest
        return codes[len(codes) - 1]

    def unfold(self, state: Table, seat: i64, code: i64, chance: Random) -> float:
        """Up to the end of the round; worth is minus the heads taken in it."""
        if state.phase == DRAFT:
            state.apply(seat, code)
            while state.phase == DRAFT:
                state.apply(state.asked, state.toss(state.asked, chance))
        elif state.phase == ROW:
            state.take(seat, code - state.terms.deck)
            state.place_cheaply()
        else:
            for other in range(state.seats):  # what they have chosen is not known: imagine it too
                state.chosen[other] = 0
            state.chosen[seat] = u8(code + 1)
            self.complete_trick(state, seat, chance)
        while state.held > 0:
            self.complete_trick(state, seat, chance)
        return -float(i64(state.heads[seat]))

    def complete_trick(self, table: Table, own: i64, chance: Random) -> None:
        """Who has not chosen chooses: by the gap, or now and then without looking."""
        hands = table.hands
        held = table.held
        for seat in range(table.seats):
            place = HAND * seat
            if table.chosen[seat] != 0:
                while hands[place] != table.chosen[seat]:
                    place += 1
            elif chance.below(10) < (DISTRACTED if seat == own else CARELESS):
                place += chance.below(held)
            else:
                place += best_place(table, seat)
            table.chosen[seat] = hands[place]
            hands[place] = hands[HAND * seat + held - 1]
        table.held = held - 1
        table.place_cheaply()

    def reason(self, state: Table, seat: i64, code: i64) -> tuple[str, dict[str, Any]]:
        deck = state.terms.deck
        if state.phase == DRAFT:
            return "six-nimmt-why-draft", {"card": code - deck - ROWS + 1}
        if state.phase == ROW:
            row = code - deck
            return "six-nimmt-why-row", {"row": row, "heads": int(state.rows[WIDTH * row + HEAD])}
        card = code + 1
        place = fit(state.rows, card)
        if place >= NOWHERE:
            heads = int(state.rows[WIDTH * cheapest(state.rows) + HEAD])
            return "six-nimmt-why-lowest", {"card": card, "heads": heads}
        row = place & 3
        start = WIDTH * row
        if state.rows[start + LENGTH] == FULL:
            heads = int(state.rows[start + HEAD])
            return "six-nimmt-why-full", {"card": card, "row": row, "heads": heads}
        room = FULL - int(state.rows[start + LENGTH])
        return "six-nimmt-why-fits", {"card": card, "row": row, "gap": place >> 2, "room": room}

    def outlook(self, state: Table, seat: i64, code: i64, chance: Random) -> dict[str, int]:
        """The heads that a card costs in its trick."""
        if state.phase != CHOOSE:
            return {}
        before = i64(state.heads[seat])
        for other in range(state.seats):
            state.chosen[other] = 0
        state.chosen[seat] = u8(code + 1)
        self.complete_trick(state, seat, chance)
        return {"heads": int(i64(state.heads[seat]) - before)}

    def advice(
        self, state: Table, seat: i64, code: i64, outlooks: list[dict[str, int]], gain: float
    ) -> tuple[str, dict[str, Any]]:
        """How many tricks leave the card alone, and how many heads it saves over the round."""
        why, data = self.reason(state, seat, code)
        data["saved"] = round(gain)
        if state.phase == CHOOSE:
            data["safe"] = len([one for one in outlooks if one["heads"] == 0])
            data["worlds"] = len(outlooks)
        return why, data
