"""What a seat knows of a table of Saboteur: The Duel, and the worlds it can imagine from that."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Knowledge, Options, View
from korsi.games.saboteur_duel.components import (
    BREAKS,
    CARD,
    CARDS,
    COLOURS,
    DECK,
    GOAL,
    GOALS,
    HAND,
    HIDDEN,
    IDS,
    KINDS,
    NUGGETS,
    TOOLS,
)
from korsi.games.saboteur_duel.maze import COUNTER, at, sides_in
from korsi.games.saboteur_duel.position import (
    discarded,
    finished,
    laid_in_order,
    lay_table,
    maze_of,
    owned_by,
    tools_before,
    waiting_goal,
)
from korsi.games.saboteur_duel.rounds import acts_when_drawn
from korsi.games.saboteur_duel.rules import Table
from korsi.games.saboteur_duel.state import ORIENTING, OVER, PHASES
from korsi.random import Random


def view_of(table: Table, seat: int | None) -> View:
    """Built by inclusion: what is not put in here does not leave."""
    seats = range(int(table.seats))
    view: View = {
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "acting": [int(other) for other in table.acting()],
        "acted": table.acted == 1,
        "due": int(table.due),
        "colours": [COLOURS[table.colour(other)] for other in seats],
        "maze": maze_of(table),
        "goals": _goals(table, seat),
        "cards": [int(table.held[other]) for other in seats],
        "pile": int(table.size - table.top),
        "discard": discarded(table),
        "before": tools_before(table),
        "counters": int(table.counters),
        "keys": int(table.keys),
        "gold": [owned_by(table, 1 + other) for other in seats],
        "nuggets": [int(table.nuggets(other)) for other in seats],
        "claimed": [_claimed(table, other) for other in seats],
        "bribes": [_bribes(table, other) for other in seats],
        "gone": owned_by(table, 3),
        "rounds": finished(table),
        "routes": [_routes(table, other) for other in seats],
    }
    if table.phase == ORIENTING:
        view["waiting"] = waiting_goal(table)  # turned up: all see it
    if table.terms.solo:
        view["aside"] = int(table.aside)
        view["laid"] = laid_in_order(table)
    if table.phase == OVER:
        view["winners"] = table.winners()
    if seat is not None:
        view["hand"] = table.hand(seat)
    return view


def _goals(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """SD-24: who looked is public, what they saw is theirs."""
    found = []
    for i in range(GOALS):
        place = table.terms.goals[i]
        if table.faces[place] != HIDDEN or i == table.waiting:
            continue
        looked = [other for other in range(int(table.seats)) if table.looked[i] >> other & 1]
        goal: dict[str, Any] = {"at": at(place), "looked": looked}
        if seat is not None and seat in looked:
            goal["card"] = IDS[int(table.goals[i])]
        found.append(goal)
    return found


def _claimed(table: Table, seat: int) -> int:
    total = 0
    for i in range(int(table.count)):
        place = table.placed[i]
        if table.tokens[place] & COUNTER == 1 + seat:
            total += int(NUGGETS[int(table.faces[place])])
    return total


def _bribes(table: Table, seat: int) -> int:
    total = 0
    for i in range(int(table.count)):
        place = table.placed[i]
        if table.tokens[place] & COUNTER == 1 + seat and NUGGETS[int(table.faces[place])] == 0:
            total += 1
    return total


def _routes(table: Table, seat: int) -> list[list[Any]]:
    """SD-11: what a dwarf reaches, for clients that draw it and know no rules."""
    found = []
    for place in sorted([int(table.placed[i]) for i in range(int(table.count))]):
        sides = int(table.reach[place]) >> (4 * seat) & 15
        if sides:
            found.append([*at(place), sides_in(sides)])
    return found


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
            0,
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
