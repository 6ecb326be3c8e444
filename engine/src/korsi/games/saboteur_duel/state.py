"""What lies on a table of Saboteur: The Duel, in packed vectors, and what can be seen there.

- `faces`, `tokens`, `reach`   the maze, a byte a place, see `maze.py`
- `placed`   the places of face-up cards, in the order in which they came there
- `goals`    the six goal cards, by the order of their places; `looked` who has looked, as a mask
- `hands`    six places a seat, the first `held` of them cards, ascending
- `before`   sabotage before each seat, as a mask of tools
- `discard`  how many of each kind
- `pile`     solo's cards set aside, the cards drawn, and from `top` to `size` the draw pile
- `fate`     what has become of each gold card or goal: in play, owned by a seat, or gone
- `sheet`    for each finished round: nuggets of seats 0 and 1, what they paid to trolls
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import State
from korsi.games.hands import give_out, take_in
from korsi.games.saboteur_duel.components import (
    ACTIONS,
    BREAKS,
    CARD_OF,
    COLOURS,
    DATA,
    DECK,
    FACE_OF,
    GATE,
    GOALS,
    GOLD,
    HAND,
    HIDDEN,
    IDS,
    KINDS,
    NO_PURSE,
    NOTHING,
    NUGGETS,
    OPEN,
    PURSE_OF,
    PURSES,
    ROUNDS,
    START,
    TROLL,
    WORTH,
)
from korsi.games.saboteur_duel.maze import (
    CELLS,
    COUNTER,
    LAID,
    OPENED,
    demand,
    explore,
    fits,
    link,
    place_of,
    touched,
)
from korsi.random import Seed

ACT: Final = 0
BRIBING: Final = 1
ORIENTING: Final = 2
OVER: Final = 3
PHASES: Final = ["act", "bribe", "orient", "over"]

IN_PLAY: Final = 0  # the fate of a gold card; 1 and 2: owned by seat 0 or 1
GONE: Final = 3


@final
class Terms:
    """What the table agreed on, and where it is laid out; shared by all copies of a game."""

    def __init__(self, seats: i64, colour: str) -> None:
        self.colour = colour
        self.first: i64 = COLOURS.index(colour)  # seat s has colour s ^ first (SD-1)
        self.solo = seats == 1
        self.counters: i64 = 6 if seats == 1 else 8  # SD-1, SD-31
        layout = DATA["layout"]["solo" if seats == 1 else "two"]
        starts: dict[str, list[int]] = {colour: layout["start"]} if seats == 1 else layout["starts"]
        colours = [COLOURS[seat ^ self.first] for seat in range(seats)]
        self.starts = vec[i64]([place_of(*starts[own]) for own in colours])  # by seat
        self.goals = vec[i64](sorted([place_of(*goal) for goal in layout["goals"]]))


class Tabletop(State):
    """The cards and tokens on the table, and in the hands."""

    def __init__(self, terms: Terms, seats: i64, seed: Seed) -> None:
        super().__init__(seats, seed)
        self.terms = terms
        self.phase: i64 = OVER
        self.round: i64 = 0
        self.turn: i64 = 0
        self.acted: i64 = 0  # whether the action of this turn was made
        self.due: i64 = 0  # cards to be drawn when the turn ends
        self.waiting: i64 = -1  # the goal whose way up is to be chosen
        self.count: i64 = 0  # face-up cards
        self.counters: i64 = 0  # not in the maze
        self.keys: i64 = 0
        self.aside: i64 = 0
        self.top: i64 = 0
        self.size: i64 = 0
        self.faces = vec[u8]()
        self.tokens = vec[u8]()
        self.reach = vec[u8]()
        self.placed = vec[i64]()
        self.goals = vec[u8]()
        self.looked = vec[u8]()
        self.hands = vec[u8]()
        self.held = vec[i64]()
        self.before = vec[u8]()
        self.discard = vec[u8]()
        self.pile = vec[u8]()
        self.fate = vec[u8]()
        self.sheet = vec[u8]()

    def set_up(self) -> None:
        """An empty table, before the first round."""
        self.faces = vec[u8]([0] * CELLS)
        self.tokens = vec[u8]([0] * CELLS)
        self.reach = vec[u8]([0] * CELLS)
        self.placed = vec[i64]([0] * LAID)
        self.goals = vec[u8]([0] * GOALS)
        self.looked = vec[u8]([0] * GOALS)
        self.hands = vec[u8]([0] * (HAND * self.seats))
        self.held = vec[i64]([0] * self.seats)
        self.before = vec[u8]([0] * self.seats)
        self.discard = vec[u8]([0] * KINDS)
        self.pile = vec[u8]([0] * len(DECK))
        self.fate = vec[u8]([0] * len(PURSES))
        self.sheet = vec[u8]([0] * (4 * ROUNDS))

    def copy_to(self, other: "Tabletop") -> None:
        """All of this on another table."""
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.acted = self.acted
        other.due = self.due
        other.waiting = self.waiting
        other.count = self.count
        other.counters = self.counters
        other.keys = self.keys
        other.aside = self.aside
        other.top = self.top
        other.size = self.size
        other.faces = self.faces[:]
        other.tokens = self.tokens[:]
        other.reach = self.reach[:]
        other.placed = self.placed[:]
        other.goals = self.goals[:]
        other.looked = self.looked[:]
        other.hands = self.hands[:]
        other.held = self.held[:]
        other.before = self.before[:]
        other.discard = self.discard[:]
        other.pile = self.pile[:]
        other.fate = self.fate[:]
        other.sheet = self.sheet[:]

    # Hands

    def take_in(self, seat: i64, kind: i64) -> None:
        """A card comes into a hand, which stays in order."""
        take_in(self.hands, HAND * seat, self.held[seat], kind)
        self.held[seat] += 1

    def give_out(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand."""
        give_out(self.hands, HAND * seat, self.held[seat], kind)
        self.held[seat] -= 1

    def throw(self, seat: i64, kind: i64) -> None:
        """A card goes from a hand to the discards."""
        self.give_out(seat, kind)
        self.discard[kind] += 1

    def mend(self, seat: i64, tool: i64) -> None:
        """A sabotage card before a seat goes to the discards."""
        self.before[seat] &= u8(7 ^ (1 << tool))
        self.discard[i64(BREAKS[tool])] += 1

    # The maze

    def clear_maze(self) -> None:
        for i in range(self.count):
            place = self.placed[i]
            self.faces[place] = NOTHING
            self.tokens[place] = 0
            self.reach[place] = 0
        self.count = 0

    def put(self, place: i64, face: i64) -> None:
        """A card comes to lie face up; routes go on through it (SD-11, SD-14)."""
        self.faces[place] = u8(face)
        self.placed[self.count] = place
        self.count += 1
        self.relink(place)
        for seat in range(self.seats):
            if place == self.terms.starts[seat]:
                self.explore(seat)

    def relink(self, place: i64) -> None:
        """Routes go on through a card that is new here, or whose gate has opened."""
        for seat in range(self.seats):
            link(self.faces, self.tokens, self.reach, seat, self.colour(seat), place)

    def explore(self, seat: i64) -> None:
        """All that a dwarf reaches, from nothing."""
        explore(
            self.faces,
            self.tokens,
            self.reach,
            self.placed,
            self.count,
            seat,
            self.colour(seat),
            self.terms.starts[seat],
        )

    def explore_all(self) -> None:
        for seat in range(self.seats):
            self.explore(seat)

    def remove(self, place: i64) -> None:
        """A card that lies in the maze goes to the discards."""
        if i64(self.tokens[place]) & OPENED != 0:
            self.keys += 1
        self.discard[i64(CARD_OF[i64(self.faces[place])])] += 1
        self.lift(place)

    def lift(self, place: i64) -> None:
        """A card leaves its place; the others keep their order."""
        self.faces[place] = NOTHING
        self.tokens[place] = 0
        self.reach[place] = 0
        i: i64 = 0
        while self.placed[i] != place:
            i += 1
        self.count -= 1
        while i < self.count:
            self.placed[i] = self.placed[i + 1]
            i += 1

    # What may be done there

    def colour(self, seat: i64) -> i64:
        """SD-1: green or blue."""
        return seat ^ self.terms.first

    def can_bribe(self, seat: i64, place: i64) -> bool:
        """SD-16: an unbribed troll, reached at the junction or on its arm's outer side."""
        return (
            GATE[i64(self.faces[place])] == TROLL
            and i64(self.tokens[place]) & OPENED == 0
            and i64(self.reach[place]) >> (4 * seat) & 15 != 0
        )

    def can_bribe_any(self, seat: i64) -> bool:
        for i in range(self.count):
            if self.can_bribe(seat, self.placed[i]):
                return True
        return False

    def can_unlock(self, seat: i64, place: i64) -> bool:
        """SD-22: a closed door of the colour that is not this seat's."""
        return (
            i64(GATE[i64(self.faces[place])]) == 2 - self.colour(seat)
            and i64(self.tokens[place]) & OPENED == 0
            and self.keys > 0
        )

    def may_fall(self, place: i64) -> bool:
        """SD-23: path cards; never a start, a goal, a card with gold or a troll."""
        face = i64(self.faces[place])
        card = i64(CARD_OF[face])
        return ACTIONS <= card < START and NUGGETS[face] == 0 and GATE[face] != TROLL

    def can_claim(self, seat: i64, place: i64) -> bool:
        """SD-17: gold without a counter, at the end of an uninterrupted route."""
        sides = i64(GOLD[i64(self.faces[place])])
        return (
            sides & (i64(self.reach[place]) >> (4 * seat)) != 0
            and i64(self.tokens[place]) & COUNTER == 0
        )

    def reached_goal(self) -> i64:
        """SD-18: the first face-down goal, by column and row, that a route leads to; -1: none."""
        for i in range(i64(GOALS)):
            place = self.terms.goals[i]
            if self.faces[place] == HIDDEN and touched(self.reach, place) != 0:
                return i
        return -1

    def ways_up(self, goal: i64) -> i64:
        """SD-18: how a goal may come to lie: 1 upright, 2 turned, 3 either."""
        card = i64(self.goals[goal])
        place = self.terms.goals[goal]
        asked = demand(self.faces, place)
        reached = touched(self.reach, place)
        reached = (reached | reached >> 4) & 15
        matching: i64 = 0
        joining: i64 = 0
        for turned in range(i64(2)):
            face = i64(FACE_OF[2 * card + turned])
            if face != NOTHING:
                if fits(face, asked):
                    matching |= 1 << turned
                if i64(OPEN[face]) & reached != 0:
                    joining |= 1 << turned
        return matching if matching != 0 else joining

    def in_play(self, card: i64) -> bool:
        """Whether a card has not left the deck (SD-26 … SD-28)."""
        purse = i64(PURSE_OF[card])
        return purse == NO_PURSE or self.fate[purse] == IN_PLAY

    # Looking

    def nuggets(self, seat: i64) -> i64:
        """SD-26: what a seat owns."""
        total: i64 = 0
        purses: i64 = len(WORTH)
        for purse in range(purses):
            if i64(self.fate[purse]) == 1 + seat:
                total += i64(WORTH[purse])
        return total

    def goals_up(self) -> i64:
        up: i64 = 0
        for i in range(i64(GOALS)):
            if self.faces[self.terms.goals[i]] != HIDDEN:
                up += 1
        return up

    def out_of_cards(self) -> bool:
        if self.top < self.size:
            return False
        for seat in range(self.seats):
            if self.held[seat] > 0:
                return False
        return True

    def hand(self, seat: i64) -> list[str]:
        """The cards in a hand, in order."""
        return [IDS[int(self.hands[HAND * seat + i])] for i in range(self.held[seat])]

    def key_on(self, place: i64) -> str | None:
        """Whose key lies on a card: it is of the colour that the door is not."""
        gate = i64(GATE[i64(self.faces[place])])
        if gate == TROLL or i64(self.tokens[place]) & OPENED == 0:
            return None
        return COLOURS[2 - gate]

    def counter_on(self, place: i64) -> str | None:
        """Whose counter lies on a card."""
        seat = (i64(self.tokens[place]) & COUNTER) - 1
        return None if seat < 0 else COLOURS[self.colour(seat)]
