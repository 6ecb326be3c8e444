"""Saboteur: The Duel: a turn and what follows from it, in the order of the rulebook.

What lies on the table is in `state.py`, the maze in `maze.py`, how rounds begin and end in
`rounds.py`, the legal moves in `legal.py`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Event
from korsi.games.saboteur_duel.codes import (
    BRIBE,
    CLEAR,
    END,
    KEY,
    MAP,
    ORIENT,
    PASS,
    PASS_TWO,
    REPAIR,
    ROCKFALL,
    SABOTAGE,
)
from korsi.games.saboteur_duel.components import (
    BREAKS,
    CARD_OF,
    FACE_OF,
    IDS,
    KEY_CARD,
    MAP_CARD,
    NUGGETS,
    REPAIRS,
    ROCKFALL_CARD,
    TOOLS,
    TURNED,
    high_of,
    ids_of,
    low_of,
)
from korsi.games.saboteur_duel.legal import legal_codes
from korsi.games.saboteur_duel.maze import CELLS, OPENED, at
from korsi.games.saboteur_duel.rounds import Rounds, acts_when_drawn
from korsi.games.saboteur_duel.state import ACT, BRIBING, ORIENTING, OVER
from korsi.random import Random


@final
class Table(Rounds):
    """A table of Saboteur: The Duel at one moment."""

    def copy(self) -> "Table":
        other = Table(self.terms, self.seats, self.seed)
        self.copy_to(other)
        return other

    # (a) Path cards

    def lay(self, seat: i64, face: i64, place: i64) -> None:
        """SD-9: a path card from the hand."""
        self.give_out(seat, i64(CARD_OF[face]))
        told = self.told
        if told is not None:
            told.append(
                {
                    "event": "laid",
                    "seat": int(seat),
                    "card": IDS[i64(CARD_OF[face])],
                    "at": at(place),
                    "turned": TURNED[face] == 1,
                }
            )
        self.put(place, face)
        self.settle()

    def bribe(self, seat: i64, place: i64) -> None:
        """SD-16: a counter on a troll that the route reaches; it is open for both."""
        self.counters -= 1
        self.tokens[place] |= u8(OPENED | 1 << seat)
        if self.told is not None:
            self.told.append({"event": "bribed", "seat": int(seat), "at": at(place)})
        self.relink(place)
        self.settle()

    # What follows a play (SD-17, SD-18, SD-19)

    def settle(self) -> None:
        """SD-19: turn every reached goal, one by one; then all claims; then go on."""
        while True:
            goal = self.reached_goal()
            if goal < 0:
                break
            card = i64(self.goals[goal])
            if self.told is not None:
                self.tell_goal(self.told, goal)
            ways = self.ways_up(goal)
            if ways == 3:
                self.waiting = goal
                self.phase = ORIENTING
                return
            self.turn_up(goal, i64(FACE_OF[2 * card + (ways >> 1)]))
        self.claim_all(self.turn)
        if self.seats == 2:
            self.claim_all(1 - self.turn)
        self.go_on()

    def turn_up(self, goal: i64, face: i64) -> None:
        """SD-18: from now on it is tunnel."""
        self.put(self.terms.goals[goal], face)
        if self.told is not None:
            self.tell_way(self.told, goal, face)

    def orient(self, goal: i64, turned: i64) -> None:
        """SD-18: both ways are possible, and the player on turn has chosen."""
        self.waiting = -1
        self.turn_up(goal, i64(FACE_OF[2 * i64(self.goals[goal]) + turned]))
        self.settle()

    def claim_all(self, seat: i64) -> None:
        """SD-17, SD-19: highest nuggets first, then lower column, then row."""
        while self.counters > 0:
            best: i64 = 0
            for i in range(self.count):
                place = self.placed[i]
                if self.can_claim(seat, place):
                    key = i64(NUGGETS[i64(self.faces[place])]) * CELLS + CELLS - place
                    if key > best:
                        best = key
            if best == 0:
                return
            self.claim(seat, CELLS - 1 - (best - 1) % CELLS)

    def claim(self, seat: i64, place: i64) -> None:
        self.counters -= 1
        self.tokens[place] |= u8(1 << seat)
        if self.told is not None:
            face = i64(self.faces[place])
            self.told.append(
                {
                    "event": "claimed",
                    "seat": int(seat),
                    "at": at(place),
                    "card": IDS[i64(CARD_OF[face])],
                    "nuggets": int(NUGGETS[face]),
                }
            )

    def go_on(self) -> None:
        """SD-25: the round may end; SD-8: otherwise the action, a bribe, or the next turn."""
        why = self.end_of_round()
        if why != "":
            self.end_round(why)
        elif self.acted == 0:
            self.phase = ACT
        elif self.can_bribe_any(self.turn):
            self.phase = BRIBING
        else:
            self.end_turn()

    # (b) Action cards

    def sabotage(self, seat: i64, tool: i64) -> None:
        """SD-20: before the opponent."""
        self.give_out(seat, i64(BREAKS[tool]))
        self.before[1 - seat] |= u8(1 << tool)
        if self.told is not None:
            self.told.append(
                {
                    "event": "sabotaged",
                    "seat": int(seat),
                    "victim": int(1 - seat),
                    "tool": TOOLS[tool],
                }
            )
        self.go_on()

    def repair(self, seat: i64, kind: i64, tool: i64) -> None:
        """SD-21: one sabotage card; both are discarded."""
        self.throw(seat, kind)
        self.mend(seat, tool)
        if self.told is not None:
            self.told.append(
                {"event": "repaired", "seat": int(seat), "tool": TOOLS[tool], "card": IDS[kind]}
            )
        self.go_on()

    def unlock(self, seat: i64, place: i64) -> None:
        """SD-22: a key token on a closed door of the other colour."""
        self.throw(seat, KEY_CARD)
        self.keys -= 1
        self.tokens[place] |= OPENED
        if self.told is not None:
            self.told.append({"event": "unlocked", "seat": int(seat), "at": at(place)})
        self.relink(place)
        self.settle()

    def rockfall(self, seat: i64, place: i64) -> None:
        """SD-23: a path card leaves the maze; a key on it returns."""
        self.throw(seat, ROCKFALL_CARD)
        if self.told is not None:
            face = i64(self.faces[place])
            key = self.key_on(place)
            self.told.append(
                {
                    "event": "collapsed",
                    "seat": int(seat),
                    "at": at(place),
                    "card": IDS[i64(CARD_OF[face])],
                    "key": key,
                }
            )
        self.remove(place)
        self.explore_all()
        self.go_on()

    def look(self, seat: i64, goal: i64) -> None:
        """SD-24: look at a face-down goal, in secret."""
        self.throw(seat, MAP_CARD)
        self.looked[goal] |= u8(1 << seat)
        if self.told is not None:
            spot = at(self.terms.goals[goal])
            self.told.append({"event": "looked", "seat": int(seat), "at": spot})
            card = IDS[i64(self.goals[goal])]
            self.told.append({"event": "saw", "to": [int(seat)], "at": spot, "card": card})
        self.go_on()

    # (c), (d) and the end of a turn

    def clear(self, seat: i64, pair: i64, tool: i64) -> None:
        """SD-8 (c): two cards for one sabotage card; one card is drawn, the hand gets smaller."""
        one = low_of(pair)
        other = high_of(pair)
        self.throw(seat, one)
        self.throw(seat, other)
        self.mend(seat, tool)
        if self.told is not None:
            self.told.append(
                {
                    "event": "cleared",
                    "seat": int(seat),
                    "cards": [IDS[one], IDS[other]],
                    "tool": TOOLS[tool],
                }
            )
        self.go_on()

    def discard_cards(self, seat: i64, one: i64, other: i64) -> None:
        """SD-8 (d): discard one or two, draw as many. `other` is -1 when it is one."""
        self.throw(seat, one)
        cards = [IDS[one]]
        if other >= 0:
            self.throw(seat, other)
            cards.append(IDS[other])
        if self.told is not None:
            self.told.append({"event": "passed", "seat": int(seat), "cards": cards})
        self.go_on()

    def end_turn(self) -> None:
        """SD-8: the draw is the last step; who has no cards sits out."""
        seat = self.turn
        drawn = self.top
        told = self.told
        count = self.draw(seat, self.due)
        if told is not None and count > 0:
            news = [int(self.pile[i]) for i in range(drawn, self.top)]
            if self.terms.solo:
                news = [kind for kind in news if not acts_when_drawn(kind)]
            told.append({"event": "drew", "seat": int(seat), "count": int(count)})
            told.append({"event": "drawn", "to": [int(seat)], "cards": ids_of(news)})
        self.acted = 0
        self.due = 0
        self.phase = ACT
        if self.out_of_cards():  # in solo all that was left may have been sabotage and rockfall
            self.end_round("cards")
        elif self.seats == 2 and self.held[1 - seat] > 0:
            self.turn = 1 - seat

    # Deciding

    def acting(self) -> list[int]:
        return [] if self.phase == OVER else [self.turn]

    def codes(self, seat: i64) -> vec[i64]:
        """See `codes.py` for the numbers, `legal.py` for how they are found."""
        if self.phase == OVER or seat != self.turn:
            return vec[i64]()
        if self.phase == ORIENTING:
            return vec[i64]([ORIENT + 2 * self.waiting, ORIENT + 2 * self.waiting + 1])
        return legal_codes(self, seat)

    def apply(self, seat: i64, code: i64) -> None:
        if code >= BRIBE:
            if code < ORIENT:
                self.bribe(seat, code - BRIBE)
            elif code < END:
                self.orient((code - ORIENT) >> 1, (code - ORIENT) & 1)
            else:
                self.end_turn()
            return
        self.acted = 1
        self.due = 2 if code >= PASS_TWO else 1
        if code < SABOTAGE:
            self.lay(seat, 1 + code // CELLS, code % CELLS)
        elif code < REPAIR:
            self.sabotage(seat, code - SABOTAGE)
        elif code < KEY:
            kind, tool = REPAIRS[code - REPAIR]
            self.repair(seat, kind, tool)
        elif code < ROCKFALL:
            self.unlock(seat, code - KEY)
        elif code < MAP:
            self.rockfall(seat, code - ROCKFALL)
        elif code < CLEAR:
            self.look(seat, code - MAP)
        elif code < PASS:
            self.clear(seat, (code - CLEAR) // 3, (code - CLEAR) % 3)
        elif code < PASS_TWO:
            self.discard_cards(seat, code - PASS, -1)
        else:
            self.discard_cards(seat, low_of(code - PASS_TWO), high_of(code - PASS_TWO))

    def playout(self, chance: Random) -> None:
        while self.phase != OVER:
            seat = self.turn
            self.apply(seat, self.toss(seat, chance))

    # Telling

    def tell_goal(self, told: list[Event], goal: i64) -> None:
        """SD-18: a goal is turned up."""
        told.append(
            {
                "event": "revealed",
                "seat": int(self.turn),
                "at": at(self.terms.goals[goal]),
                "card": IDS[i64(self.goals[goal])],
            }
        )

    def tell_way(self, told: list[Event], goal: i64, face: i64) -> None:
        """SD-18: and lies so."""
        told.append(
            {
                "event": "oriented",
                "seat": int(self.turn),
                "at": at(self.terms.goals[goal]),
                "card": IDS[i64(self.goals[goal])],
                "turned": TURNED[face] == 1,
            }
        )
