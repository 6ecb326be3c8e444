"""A table of Saboteur: The Duel as a seat sees it."""

from typing import Any

from korsi.contract import View
from korsi.games.saboteur_duel.components import COLOURS, GOALS, HIDDEN, IDS, NUGGETS
from korsi.games.saboteur_duel.maze import COUNTER, at, sides_in
from korsi.games.saboteur_duel.position import (
    discarded,
    finished,
    laid_in_order,
    maze_of,
    owned_by,
    tools_before,
    waiting_goal,
)
from korsi.games.saboteur_duel.rules import Table
from korsi.games.saboteur_duel.state import GONE, ORIENTING, OVER, PHASES


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
        "gone": owned_by(table, GONE),
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
