"""Rounds of Saboteur: The Duel: set-up, drawing, and what a round comes to (SD-6, SD-7, SD-25 …
SD-35)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Event
from korsi.games.saboteur_duel.components import (
    ASIDE,
    BLUE,
    BROKEN_BY,
    CARD,
    CARD_OF,
    DECK,
    FACE_OF,
    GATE,
    GOAL,
    GOALS,
    GREEN,
    HAND,
    HIDDEN,
    IDS,
    KEYS,
    KINDS,
    NO_TOOL,
    NOTHING,
    NUGGETS,
    PURSE_OF,
    PURSES,
    ROCKFALL_CARD,
    ROUNDS,
    TOOLS,
    TROLL,
    WORTH,
)
from korsi.games.saboteur_duel.maze import COUNTER, at
from korsi.games.saboteur_duel.state import ACT, GONE, OVER, Tabletop
from korsi.random import Chance

ENOUGH: Final = 15  # SD-35: alone, from here on it is a win
BANDS: Final = [(25, "master"), (20, "nose"), (ENOUGH, "not-bad"), (0, "none")]


class Rounds(Tabletop):
    """A table that knows how a round begins and ends."""

    # Set-up

    def next_round(self, starter: i64) -> None:
        """SD-6, SD-7, SD-31, SD-32: starts, six goals face down, shuffle and deal."""
        self.round += 1
        chance = self.seed.stream(self.round)
        self.clear_maze()
        for seat in range(self.seats):
            self.put_start(seat)
        self.hide_goals(chance)
        self.shuffle(chance)
        self.counters = self.terms.counters
        self.keys = KEYS
        self.phase = ACT
        self.turn = starter
        self.acted = 0
        self.due = 0
        told = self.told
        before_deal = 0 if told is None else len(told)
        for seat in range(self.seats):
            self.held[seat] = 0
            self.before[seat] = 0
        for seat in range(self.seats):
            self.draw(seat, HAND)
        if told is not None:
            dealt: Event = {"event": "dealt", "round": int(self.round), "starter": int(starter)}
            dealt["pile"] = int(self.size - self.top)
            told.insert(before_deal, dealt)
            for seat in range(self.seats):
                told.append({"event": "hand", "to": [int(seat)], "cards": self.hand(seat)})

    def put_start(self, seat: i64) -> None:
        """A start card at its place; its dwarf reaches all of it."""
        card = CARD["S_GREEN" if self.colour(seat) == GREEN else "S_BLUE"]
        self.put(self.terms.starts[seat], i64(FACE_OF[2 * card]))

    def hide_goals(self, chance: Chance) -> None:
        """SD-6: six of the goals still in play, face down."""
        goals = vec[u8]([card for card in PURSES if card >= GOAL and self.in_play(card)])
        chance.deal(goals, 0, self.goals, 0, GOALS)
        for i in range(i64(GOALS)):
            self.faces[self.terms.goals[i]] = u8(HIDDEN)
            self.looked[i] = 0

    def shuffle(self, chance: Chance) -> None:
        """SD-7, SD-28: all cards still in play; SD-32: in solo ten of them are set aside."""
        cards = vec[u8]([kind for kind in DECK if self.in_play(i64(kind))])
        self.size = len(cards)
        chance.deal(cards, 0, self.pile, 0, self.size)
        self.aside = ASIDE if self.terms.solo else 0
        self.top = self.aside
        for kind in range(i64(KINDS)):
            self.discard[kind] = 0

    # Drawing

    def draw(self, seat: i64, count: i64) -> i64:
        """SD-8: draw so many, as long as there are cards; how many came into hand."""
        drawn: i64 = 0
        while drawn < count and self.top < self.size:
            kind = i64(self.pile[self.top])
            self.top += 1
            if self.terms.solo and self.strikes(kind):
                continue
            self.take_in(seat, kind)
            drawn += 1
        return drawn

    def strikes(self, kind: i64) -> bool:
        """SD-33, SD-34: in solo sabotage and rockfall act when drawn; they never come to hand."""
        told = self.told
        tool = i64(BROKEN_BY[kind])
        if tool != NO_TOOL:
            lies = i64(self.before[0]) >> tool & 1 == 0
            if lies:
                self.before[0] |= u8(1 << tool)
            else:
                self.discard[kind] += 1
            if told is not None:
                told.append({"event": "struck", "seat": 0, "tool": TOOLS[tool], "lies": lies})
            return True
        if kind != ROCKFALL_CARD:
            return False
        self.discard[kind] += 1
        place = self.latest()
        if told is not None:
            gone: Event = {"event": "caved-in", "seat": 0, "at": None, "card": None}
            if place >= 0:
                gone["at"] = at(place)
                gone["card"] = IDS[i64(CARD_OF[i64(self.faces[place])])]
            told.append(gone)
        if place >= 0:
            self.remove(place)
            self.explore_all()
        return True

    def latest(self) -> i64:
        """SD-34: the path card laid last that shows neither gold nor troll; -1: none."""
        i = self.count - 1
        while i >= 0:
            if self.may_fall(self.placed[i]):
                return self.placed[i]
            i -= 1
        return -1

    # End of a round

    def end_of_round(self) -> str:
        """SD-25, SD-35: why the round is over; "" if it is not."""
        if self.goals_up() == GOALS:
            return "goals"
        if self.counters == 0:
            return "counters"
        return "cards" if self.out_of_cards() else ""

    def end_round(self, why: str) -> None:
        """SD-26, SD-27: gold is taken, trolls are paid; SD-28, SD-30: a new round, or the end."""
        owned = self.fate[:]  # before this round's gold
        line = 4 * (self.round - 1)
        owing = vec[i64]([0] * 2)
        i = self.count - 1
        while i >= 0:
            place = self.placed[i]
            face = i64(self.faces[place])
            seat = (i64(self.tokens[place]) & COUNTER) - 1
            if seat >= 0:
                if GATE[face] == TROLL:
                    owing[seat] += 1
                else:  # SD-26
                    self.fate[i64(PURSE_OF[i64(CARD_OF[face])])] = u8(1 + seat)
                    self.sheet[line + seat] += NUGGETS[face]
                    self.lift(place)
            i -= 1
        for seat in range(self.seats):
            while owing[seat] > 0:
                self.sheet[line + 2 + seat] += u8(self.pay(seat, owned))
                owing[seat] -= 1
        if self.told is not None:
            self.tell_end(self.told, why)
        if self.round == ROUNDS:
            self.finish()
            return
        for i in range(i64(GOALS)):  # SD-28: other face-up goals leave the game
            face = i64(self.faces[self.terms.goals[i]])
            if face != HIDDEN and face != NOTHING:
                self.fate[i64(PURSE_OF[i64(CARD_OF[face])])] = GONE
        self.next_round(self.starter())

    def pay(self, seat: i64, owned: vec[u8]) -> i64:
        """SD-27: the cheapest gold card, this round's before older ones; what it was worth."""
        best: i64 = -1
        least: i64 = 1 << 20
        purses: i64 = len(WORTH)
        for purse in range(purses):
            if i64(self.fate[purse]) == 1 + seat and WORTH[purse] > 0:
                old: i64 = 1 if owned[purse] == self.fate[purse] else 0
                key = (2 * i64(WORTH[purse]) + old) << 8 | purse
                if key < least:
                    least = key
                    best = purse
        if best < 0:
            return 0
        self.fate[best] = GONE
        if self.told is not None:
            card = IDS[PURSES[best]]
            self.told.append(
                {"event": "paid", "seat": int(seat), "card": card, "nuggets": int(WORTH[best])}
            )
        return i64(WORTH[best])

    def starter(self) -> i64:
        """SD-29: who has fewer nuggets; on a tie, blue."""
        if self.terms.solo:
            return 0
        one = self.nuggets(0)
        other = self.nuggets(1)
        if one == other:
            return BLUE ^ self.terms.first
        return 0 if one < other else 1

    def finish(self) -> None:
        """SD-30, SD-35: the third round was the last. Counters and keys return."""
        for i in range(self.count):
            self.tokens[self.placed[i]] = 0
        self.counters = self.terms.counters
        self.keys = KEYS
        self.explore_all()
        self.phase = OVER
        self.acted = 0
        self.due = 0
        if self.told is not None:
            totals = [int(self.nuggets(seat)) for seat in range(self.seats)]
            if self.terms.solo:
                self.told.append({"event": "over-solo", "total": totals[0], "band": self.band()})
            else:
                self.told.append({"event": "over", "winners": self.winners(), "totals": totals})

    def band(self) -> str:
        """SD-35: what a solo result is called."""
        total = self.nuggets(0)
        return next(name for least, name in BANDS if total >= least)

    def winners(self) -> list[int]:
        """SD-30: most nuggets, equal ones share it; SD-35: alone, 15 are enough."""
        totals = [int(self.nuggets(seat)) for seat in range(self.seats)]
        if self.terms.solo:
            return [0] if totals[0] >= ENOUGH else []
        return [seat for seat in range(2) if totals[seat] == max(totals)]

    # Telling

    def tell_end(self, told: list[Event], why: str) -> None:
        line = 4 * (self.round - 1)
        seats = range(int(self.seats))
        told.append(
            {
                "event": "round-ended",
                "round": int(self.round),
                "why": why,
                "nuggets": [int(self.sheet[line + seat]) for seat in seats],
                "paid": [int(self.sheet[line + 2 + seat]) for seat in seats],
                "totals": [int(self.nuggets(seat)) for seat in seats],
            }
        )


def acts_when_drawn(kind: int) -> bool:
    """SD-33, SD-34: sabotage and rockfall, in solo."""
    return kind == ROCKFALL_CARD or BROKEN_BY[kind] != NO_TOOL
