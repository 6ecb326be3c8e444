"""What people type at a table of Black DOG, and the move that it stands for, legal or not."""

import re
from collections.abc import Callable, Sequence

from korsi.contract import Move, View
from korsi.games.black_dog.components import (
    DATA,
    LANE,
    LANE_PLACES,
    MOST_STEPS,
    SPLIT_STEPS,
    TRACK,
)
from korsi.games.black_dog.terminal_track import LETTERS

LONGEST_NUMBER = 4
STEPS: dict[str, list[int]] = {card["id"]: card.get("steps", []) for card in DATA["deck"]}
TYPED = re.compile(r"\d+|[^\W\d_]+")

Spot = tuple[int, int | None]
"""A place, and whose it is where that was said."""


def partner_of(view: View, seat: int) -> int | None:
    """Who plays with this seat; None where everyone plays alone."""
    side = next(side for side in view["sides"] if seat in side)
    return next((other for other in side if other != seat), None)


def receiver_of(view: View, seat: int) -> int:
    """Who is given this seat's card: the partner, or the left neighbour (BD-8, BD-29)."""
    partner = partner_of(view, seat)
    return (seat + 1) % len(view["pawns"]) if partner is None else partner


def giver_of(view: View, seat: int) -> int:
    """Whose card this seat is given."""
    return next(other for other in range(len(view["pawns"])) if receiver_of(view, other) == seat)


def tokens_of(
    text: str, meaning: Callable[[str], str | None]
) -> tuple[set[str], list[Spot]] | None:
    """Words and places in what was typed; None if something in it means nothing.

    `r2` and `lane 2` are places in lanes; a letter before another number only says whose pawn.
    """
    said: set[str] = set()
    spots: list[Spot] = []
    owner: int | None = None
    in_lane = False
    for token in TYPED.findall(text.casefold()):
        if token.isdecimal():
            if len(token) > LONGEST_NUMBER:
                return None
            number = int(token)
            if (in_lane or owner is not None) and 1 <= number <= LANE_PLACES:
                number += LANE - 1
            elif in_lane:
                return None
            spots.append((number, owner))
            owner, in_lane = None, False
        elif owner is not None or in_lane:
            return None
        elif token in list(LETTERS.casefold()):
            owner = LETTERS.casefold().index(token)
        else:
            known = meaning(token)
            if known is None:
                return None
            said.add(known)
            in_lane = known == "lane"
    return None if owner is not None or in_lane else (said, spots)


class Typed:
    """Words and places, and the move they stand for."""

    def __init__(
        self, view: View, legal: Sequence[Move], said: set[str], spots: list[Spot]
    ) -> None:
        self.view = view
        self.legal = legal
        self.said = said
        self.spots = spots
        self.numbers = [place for place, owner in spots if owner is None]

    def move(self) -> Move | None:
        """None if it stands for no move."""
        if any(place >= LANE + LANE_PLACES for place, _ in self.spots):
            return None
        match self.view["phase"]:
            case "dog":
                return {"do": "dog", "to": self.numbers[0]} if len(self.numbers) == 1 else None
            case "give" | "discard" as do:
                card = self.card() if len(self.spots) == 1 else None
                return None if card is None else {"do": do, "card": card}
            case "turn":
                return self.turn()
        forced = any(move["do"] == "fold" for move in self.legal)
        if "fold" in self.said or (forced and not self.spots):
            return {"do": "fold"}
        card = self.card()
        return None if card is None else self.play(card, self.spots[1:])

    def card(self) -> str | None:
        """The card of the hand that the first number names."""
        hand: list[str] = self.view["hand"]
        number, owner = self.spots[0] if self.spots else (0, None)
        return hand[number - 1] if owner is None and 1 <= number <= len(hand) else None

    def turn(self) -> Move | None:
        """1 is left, 2 is right."""
        left = "left" in self.said or self.numbers == [1]
        right = "right" in self.said or self.numbers == [2]
        return {"do": "turn", "way": "left" if left else "right"} if left != right else None

    # Cards

    def play(self, card: str, spots: list[Spot]) -> Move | None:
        """A card, with as much of its use as there is a choice of."""
        ways = [move for move in self.legal if move.get("card") == card]
        kind = self.view["last"] if card == "copy" else card
        if kind is None:  # nothing to copy: the rules will say so
            return {"do": "start", "card": card, "as": card, "seat": self.mover()}
        named: Move = {"card": card, **({"as": kind} if card == "copy" else {})}
        if "start" in self.said:
            return None if spots else {"do": "start", **named, "seat": self.mover()}
        if not spots:
            return ways[0] if len(ways) == 1 else None
        if kind == "swap":
            return self.swap(named, ways, spots)
        if kind == "team_4":
            return self.split(named, ways, spots)
        return self.walk(named, ways, kind, spots)

    def walk(self, named: Move, ways: Sequence[Move], kind: str, spots: list[Spot]) -> Move | None:
        """One pawn goes somewhere; where it can go to one place only, that need not be said."""
        if len(spots) > 2:
            return None
        start, owner = spots[0][0], self.owner(spots[0])
        goal = spots[1][0] if len(spots) == 2 else None
        found = [
            way
            for way in ways
            if (way.get("from"), way.get("seat")) == (start, owner) and goal in (None, way["to"])
        ]
        if len(found) == 1:
            return found[0]
        pawn: Move = {**named, "seat": owner, "from": start}
        if kind == "magnet":
            return {"do": "magnet", **pawn, "to": self.before_next(start) if goal is None else goal}
        steps = STEPS[kind][0]
        if goal is not None and len(STEPS[kind]) > 1:
            far = self.steps(owner, start, goal)
            steps = far if 1 <= far <= MOST_STEPS else steps
        elif goal is None and (found or len(STEPS[kind]) > 1):
            return None
        to = self.ahead(start, steps) if goal is None else goal
        return {"do": "step", **pawn, "steps": steps, "to": to}

    def swap(self, named: Move, ways: Sequence[Move], spots: list[Spot]) -> Move | None:
        """Two pawns, in any order; one is enough where it can be swapped with one only."""
        if len(spots) == 1:
            place = spots[0][0]
            found = [way for way in ways if place in (way["own"][1], way["other"][1])]
            return found[0] if len(found) == 1 else None
        if len(spots) != 2:
            return None
        pawns = [[self.owner(spot), spot[0]] for spot in spots]
        if pawns[0][0] != self.mover() == pawns[1][0]:
            pawns.reverse()
        own, other = pawns
        if other[1] not in self.view["pawns"][other[0]]:
            other[0] = (own[0] + 1) % len(self.view["pawns"])  # nobody's: for the rules to say
        return {"do": "swap", **named, "own": own, "other": other}

    def split(self, named: Move, ways: Sequence[Move], spots: list[Spot]) -> Move | None:
        """From and to for every portion; all four steps on one pawn need no more than the pawn."""
        if len(spots) == 1:
            spot = spots[0]
            alone = [way["parts"][0] for way in ways if len(way["parts"]) == 1]
            found = [
                {"do": "split", **named, "parts": [part]}
                for part in alone
                if (part["from"], part["seat"]) == (spot[0], self.owner(spot))
            ]
            if len(found) > 1:
                return None
            if found:
                return found[0]
            spots = [spot, (self.ahead(spot[0], SPLIT_STEPS), None)]
        if len(spots) % 2 or len(spots) > 2 * SPLIT_STEPS:
            return None
        parts: list[Move] = []
        for start, goal in zip(spots[::2], spots[1::2], strict=True):
            owner = self.owner(start)
            steps = self.steps(owner, start[0], goal[0])
            if not 1 <= steps <= MOST_STEPS:
                return None
            parts.append({"seat": owner, "from": start[0], "steps": steps, "to": goal[0]})
        return {"do": "split", **named, "parts": parts}

    # The board

    def mover(self) -> int:
        """Whose pawns the player moves: the own, or the partner's when all of them are home."""
        seat: int = self.view["seat"]
        partner = partner_of(self.view, seat)
        home = all(place >= LANE for place in self.view["pawns"][seat])
        return partner if home and partner is not None else seat

    def owner(self, spot: Spot) -> int:
        """Whose pawn it is: who was named, who stands there, or who moves."""
        place, named = spot
        if named is not None and named < len(self.view["pawns"]):
            return named
        mover = self.mover()
        if place < LANE:
            for seat, places in enumerate(self.view["pawns"]):
                if place in places:
                    return seat
        return mover

    def steps(self, owner: int, start: int, goal: int) -> int:
        """How many steps it is from one place to another."""
        if goal < LANE:
            return (goal - start) % TRACK
        if start >= LANE:
            return goal - start
        origin: int = self.view["origins"][owner]
        return (origin - start) % TRACK + goal - LANE + 1

    def ahead(self, place: int, steps: int) -> int:
        """So many steps on; from a lane, as far as it goes."""
        if place >= LANE:
            return min(place + steps, LANE + LANE_PLACES - 1)
        return (place + steps) % TRACK

    def before_next(self, place: int) -> int:
        """The space just behind the next piece ahead (BD-21)."""
        dog: list[int] = [] if self.view["dog"] is None else [self.view["dog"]]
        pawns = [spot for places in self.view["pawns"] for spot in places if 0 <= spot < LANE]
        gaps = [(spot - place - 1) % TRACK for spot in [*pawns, *dog]]
        return (place + min(gaps, default=0)) % TRACK
