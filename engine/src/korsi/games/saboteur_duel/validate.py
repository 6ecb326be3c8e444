"""Whether there can be such a table of Saboteur: The Duel: every doubt is said in a sentence."""

from collections import Counter
from typing import Any

from korsi.contract import Options, Position
from korsi.games.fields import check_list, check_number
from korsi.games.saboteur_duel.components import (
    ACTIONS,
    ASIDE,
    BREAKS,
    CARD,
    CARDS,
    COLOURS,
    DECK,
    FACE_OF,
    GATE,
    GOAL,
    HAND,
    IDS,
    KEYS,
    KINDS,
    LADDER,
    NO_PURSE,
    NUGGETS,
    OPEN,
    PURSE_OF,
    ROUNDS,
    START,
    TOOLS,
    TROLL,
)
from korsi.games.saboteur_duel.maze import HEIGHT, MARGIN, WIDTH, at, place_of
from korsi.games.saboteur_duel.rounds import acts_when_drawn
from korsi.games.saboteur_duel.rules import Table
from korsi.games.saboteur_duel.state import ACT, ORIENTING, OVER, PHASES, Terms
from korsi.quoting import shown

FIELDS = ["round", "phase", "turn", "acted", "due", "maze", "goals", "hands", "pile", "discard"]
FIELDS += ["before", "gold", "gone", "unused", "rounds"]


# What can be laid on a table at all


def check_shape(position: Position, seats: int, options: Options) -> None:
    """Types, sizes, places, and every card exactly once."""
    for field in FIELDS + (["aside", "laid"] if seats == 1 else []):
        if field not in position:
            raise ValueError(f"{field} is missing")
    phase = position["phase"]
    if type(phase) is not str or phase not in PHASES:
        raise ValueError(f"phase: {shown(phase)} is not one of {', '.join(PHASES)}")
    if ("waiting" in position) != (phase == "orient"):
        raise ValueError("waiting is there when a goal waits for its way up (SD-18), and only then")
    check_number(position["round"], "round", 1, ROUNDS)
    if type(position["acted"]) is not bool:
        raise ValueError(f"acted: {shown(position['acted'])} is not true or false")
    _check_turn(position, seats)
    terms = Terms(seats, options["colour"])
    _check_goals(position, seats, terms)
    _check_maze(position, seats, terms)
    _check_cards(position, seats)
    _check_rounds(position, seats)
    _check_all_there(position)
    _check_room(position)


def _check_turn(position: Position, seats: int) -> None:
    """SD-8: whose turn it is, what was done in it, what is to be drawn."""
    turn = position["turn"]
    phase = position["phase"]
    if phase == "over":
        if turn is not None or position["acted"] or position["due"] != 0:
            raise ValueError("when the game is over nobody is on turn: turn is null (SD-30)")
    else:
        check_number(turn, "turn", 0, seats - 1)
    if phase == "act" and position["acted"]:
        raise ValueError("in the phase act the action of the turn is still to come (SD-8)")
    if phase == "bribe" and not position["acted"]:
        raise ValueError("in the phase bribe the action of the turn was made (SD-8)")
    least = 1 if position["acted"] else 0
    check_number(position["due"], "due", least, 2 * least)


def _check_goals(position: Position, seats: int, terms: Terms) -> None:
    """The goals that are not tunnel yet: face down, or waiting."""
    places = [at(place) for place in terms.goals]
    check_list(position["goals"], "goals")
    hidden = list(position["goals"])
    if "waiting" in position:
        hidden.append(position["waiting"])
    for number, goal in enumerate(hidden):
        fields = {"at", "card", "looked"} if number < len(position["goals"]) else {"at", "card"}
        if type(goal) is not dict or set(goal) != fields:
            raise ValueError(f"a goal has {', '.join(sorted(fields))}; not {shown(goal)}")
        if goal["at"] not in places or not _is_place(goal["at"]):
            raise ValueError(f"{shown(goal['at'])} is not a place of a goal (SD-6)")
        if not GOAL <= _card(goal["card"]) < CARDS:
            raise ValueError(f"{shown(goal['card'])} is not a goal (SD-4)")
        looked = goal.get("looked", [])
        if looked not in ([], [0], [1], [0, 1]) or type(looked) is not list:
            raise ValueError(f"looked: {shown(looked)} is not a list of seats (SD-24)")
        if any(type(seat) is not int or seat >= seats for seat in looked):
            raise ValueError(f"looked: {shown(looked)} is not a list of seats (SD-24)")
    spots = [goal["at"] for goal in hidden]
    spots += (
        [
            card["at"]
            for card in position["maze"]
            if type(card) is dict and card.get("at") in places and _is_place(card["at"])
        ]
        if type(position["maze"]) is list
        else []
    )
    for place in places:
        if spots.count(place) > 1:
            raise ValueError(f"two cards lie at {place} (SD-9)")
        if spots.count(place) == 0 and position["phase"] != "over":
            raise ValueError(f"no goal lies at {place} (SD-6, SD-31)")


def _check_maze(position: Position, seats: int, terms: Terms) -> None:
    """The face-up cards, what lies on them, and whether they match."""
    check_list(position["maze"], "maze")
    maze: dict[int, int] = {}
    colours = [COLOURS[seat ^ int(terms.first)] for seat in range(seats)]
    for entry in position["maze"]:
        place, face = _check_entry(entry, colours)
        if place in maze:
            raise ValueError(f"two cards lie at {at(place)} (SD-9)")
        card = CARD[entry["card"]]
        if (card >= GOAL) != (place in terms.goals):
            raise ValueError(
                f"{at(place)}: goals, and only goals, lie at the places of goals (SD-6)"
            )
        maze[place] = face
    for seat in range(seats):
        start = "S_" + colours[seat].upper()
        if maze.get(int(terms.starts[seat])) != FACE_OF[2 * CARD[start]]:
            raise ValueError(f"{start} lies at {at(terms.starts[seat])} (SD-6, SD-31)")
    if len([entry for entry in position["maze"] if START <= CARD[entry["card"]] < GOAL]) > seats:
        raise ValueError("there is one start card for each player (SD-6, SD-31)")
    _check_matching(maze, [int(place) for place in terms.goals])
    counters = len([entry for entry in position["maze"] if "counter" in entry])
    if counters > terms.counters:
        raise ValueError(f"{counters} counters lie in the maze; there are {terms.counters} (SD-1)")
    keys = len([entry for entry in position["maze"] if "key" in entry])
    if keys > KEYS:
        raise ValueError(f"{keys} keys lie in the maze; there are {KEYS} (SD-1)")
    if position["phase"] == "over" and counters + keys:
        raise ValueError("at the end counters and keys have returned (SD-26)")
    if seats == 1:
        paths = sorted([at(place) for place, face in maze.items() if _is_path(face)])
        laid = position["laid"]
        check_list(laid, "laid", len(paths))
        if not all(_is_place(spot) for spot in laid) or sorted(laid) != paths:
            raise ValueError("laid names the places of all path cards, oldest first (SD-34)")


def _check_entry(entry: Any, colours: list[str]) -> tuple[int, int]:
    """One card of the maze: where it lies, and its face."""
    if type(entry) is not dict or not {"at", "card", "turned"} <= set(entry):
        raise ValueError(f"a card in the maze has at, card and turned; not {shown(entry)}")
    unknown = set(entry) - {"at", "card", "turned", "counter", "key"}
    if unknown:
        raise ValueError(f"a card in the maze has no field {', '.join(sorted(unknown))[:40]}")
    spot = entry["at"]
    if not _is_place(spot):
        raise ValueError(f"at is a place, [column, row], not {shown(spot)}")
    card = _card(entry["card"])
    if not ACTIONS <= card < CARDS or type(entry["turned"]) is not bool:
        raise ValueError(f"{shown(entry)} is not a card that lies in the maze")
    face = int(FACE_OF[2 * card + int(entry["turned"])])
    if face == 0 or (START <= card < GOAL and entry["turned"]):
        raise ValueError(f"{entry['card']} always lies upright (SD-9)")
    place = int(place_of(spot[0], spot[1])) if max([abs(number) for number in spot]) < 100 else -1
    if place < 0:
        raise ValueError(f"{spot} is farther away than the path cards reach (SD-9)")
    if "counter" in entry:
        if type(entry["counter"]) is not str or entry["counter"] not in colours:
            raise ValueError(f"counter: {shown(entry['counter'])} is not the colour of a player")
        if NUGGETS[face] == 0 and GATE[face] != TROLL:
            raise ValueError(f"{spot}: a counter lies on gold or a troll (SD-16, SD-17)")
    if "key" in entry:
        if type(entry["key"]) is not str or entry["key"] not in colours:
            raise ValueError(f"key: {shown(entry['key'])} is not the colour of a player")
        if GATE[face] in (0, TROLL) or COLOURS[int(GATE[face]) - 1] == entry["key"]:
            raise ValueError(f"{spot}: a key lies on a door of the other colour (SD-22)")
    return place, face


def _is_path(face: int) -> bool:
    return face <= FACE_OF[2 * START] - 1


def _check_matching(maze: dict[int, int], goals: list[int]) -> None:
    """SD-10: path cards and starts match each other; only goals may lie misfit (SD-18)."""
    for place, face in maze.items():
        for side, step in ((1, HEIGHT), (2, 1)):
            other = maze.get(place + step)
            if other is None or place in goals or place + step in goals:
                continue
            if OPEN[face] >> side & 1 != OPEN[other] >> (side ^ 2) & 1:
                raise ValueError(f"{at(place)} and {at(place + step)} do not match (SD-10)")
        if LADDER[face] and any(place + step in goals for step in (-HEIGHT, -1, 1, HEIGHT)):
            raise ValueError(f"{at(place)}: no ladder lies beside a goal (SD-14)")


def _check_cards(position: Position, seats: int) -> None:
    """Hands, pile, discards, sabotage, gold."""
    for field in ("hands", "before", "gold"):
        check_list(position[field], field, seats)
        for inner in position[field]:
            check_list(inner, field)
    for field in ("pile", "discard", *(["aside"] if seats == 1 else [])):
        check_list(position[field], field)
        for card in position[field]:
            _check_kind(card, field)
    if seats == 1 and len(position["aside"]) != ASIDE:
        raise ValueError(f"in solo {ASIDE} cards are set aside (SD-32)")
    for seat, hand in enumerate(position["hands"]):
        for card in hand:
            _check_kind(card, "hands")
            if seats == 1 and acts_when_drawn(CARD[card]):
                raise ValueError(f"{card} never comes into a hand in solo (SD-33, SD-34)")
        due = position["due"] if seat == position["turn"] else 0
        if len(hand) + due > HAND:
            raise ValueError(f"hands {seat}: more than {HAND} cards, with those due (SD-7, SD-8)")
    for tools in position["before"]:
        if any(type(tool) is not str or tool not in TOOLS for tool in tools):
            raise ValueError(f"before: {shown(tools)} is not a list of tools (SD-20)")
        if len(set(tools)) < len(tools):
            raise ValueError("at most one sabotage card of each kind lies before a player (SD-20)")
    for field, owned in (
        *(("gold", gold) for gold in position["gold"]),
        ("gone", position["gone"]),
    ):
        check_list(owned, field)
        for card in owned:
            if _card(card) < 0 or PURSE_OF[_card(card)] == NO_PURSE:
                raise ValueError(f"{field}: {shown(card)} is not a gold card or goal (SD-26)")
    for gold in position["gold"]:
        for card in gold:
            if NUGGETS[int(FACE_OF[2 * CARD[card]])] == 0:
                raise ValueError(f"gold: there is no gold on {card} (SD-26)")
    check_list(position["unused"], "unused")


def _check_rounds(position: Position, seats: int) -> None:
    """The score sheet of finished rounds, and the gold that came of it."""
    count = ROUNDS if position["phase"] == "over" else position["round"] - 1
    if position["phase"] == "over" and position["round"] != ROUNDS:
        raise ValueError(f"the game is over after round {ROUNDS} (SD-30)")
    check_list(position["rounds"], "rounds", count)
    totals = [0] * seats
    for line in position["rounds"]:
        if type(line) is not dict or set(line) != {"nuggets", "paid"}:
            raise ValueError(f"a finished round has nuggets and paid; not {shown(line)}")
        for field, sign in (("nuggets", 1), ("paid", -1)):
            check_list(line[field], field, seats)
            for seat in range(seats):
                check_number(line[field][seat], field, 0, 30)
                totals[seat] += sign * line[field][seat]
    for seat in range(seats):
        worth = sum([int(NUGGETS[int(FACE_OF[2 * CARD[c]])]) for c in position["gold"][seat]])
        if worth != totals[seat]:
            raise ValueError(
                f"seat {seat} owns {worth} nuggets, but by rounds it is {totals[seat]} (SD-26)"
            )


def _check_all_there(position: Position) -> None:
    """SD-1: every card is somewhere, exactly once."""
    found: Counter[Any] = Counter()
    for field in ("pile", "discard", "gone", "unused"):
        found.update([_name(card) for card in position[field]])
    found.update(position.get("aside", []))
    for field in ("hands", "gold"):
        for cards in position[field]:
            found.update(cards)
    for field in ("maze", "goals"):
        found.update([entry["card"] for entry in position[field]])
    if "waiting" in position:
        found[position["waiting"]["card"]] += 1
    for tools in position["before"]:
        found.update([IDS[int(BREAKS[TOOLS.index(tool)])] for tool in tools])
    wanted = Counter([IDS[int(kind)] for kind in DECK] + IDS[GOAL:CARDS])
    for card in sorted(set(found) | set(wanted)):
        if found[card] != wanted[card] and not START <= _card(card) < GOAL:
            raise ValueError(
                f"of card {shown(card)} the game has {wanted[card]}, but here: {found[card]} (SD-1)"
            )


def _check_room(position: Position) -> None:
    """SD-6: the maze has no edge, but `maze.py` a grid: so far out that no card can come there in
    a game. In a position by hand there must be room for all that may still be laid."""
    held = [card for hand in position["hands"] for card in hand]
    left = len([card for card in [*held, *position["pile"]] if CARD[card] >= ACTIONS])
    for entry in position["maze"]:
        column, row = entry["at"]
        across = min(column + MARGIN - 1, WIDTH - MARGIN - 2 - column)
        down = min(row + MARGIN - 1, HEIGHT - MARGIN - 2 - row)
        if min(across, down) <= left:
            raise ValueError(f"{entry['at']} is farther away than the path cards reach (SD-9)")


# What the moment demands


def check_moment(table: Table) -> None:
    """Nothing that happens by itself is overdue (SD-8, SD-19, SD-25)."""
    if table.phase == OVER:
        return
    held = [int(number) for number in table.held]
    if table.phase == ORIENTING:
        first = table.reached_goal()
        if first != table.waiting or table.ways_up(table.waiting) != 3:
            raise ValueError(
                "the goal that waits is the first that a route reaches, and may lie both ways"
                " (SD-18, SD-19)"
            )
    else:
        _check_settled(table)
        if table.phase != ACT and not table.can_bribe_any(table.turn):
            raise ValueError("no troll can be bribed, so the turn ends by itself (SD-8)")
    if table.acted == 0 and held[table.turn] == 0:
        raise ValueError("who is on turn holds cards; without any one sits out (SD-8)")


def _check_settled(table: Table) -> None:
    """SD-19, SD-25: reached goals are turned, reached gold is claimed, the round goes on."""
    goal = table.reached_goal()
    if goal >= 0:
        raise ValueError(
            f"the goal at {at(table.terms.goals[goal])} is reached, but lies face down (SD-18)"
        )
    for i in range(int(table.count)):
        place = table.placed[i]
        for seat in range(int(table.seats)):
            if table.can_claim(seat, place) and table.counters > 0:
                raise ValueError(f"the gold at {at(place)} is reached, but not claimed (SD-17)")
    why = table.end_of_round()
    if why:
        raise ValueError(f"the round is over: {why} (SD-25)")


# Small checks


def _card(name: object) -> int:
    return CARD.get(name, -1) if type(name) is str else -1


def _name(card: object) -> str:
    if _card(card) < 0:
        raise ValueError(f"there is no card {shown(card)} (SD-1)")
    return str(card)


def _check_kind(card: object, field: str) -> None:
    if not 0 <= _card(card) < KINDS:
        raise ValueError(f"{field}: {shown(card)} is not a path or action card (SD-1)")


def _is_place(spot: object) -> bool:
    return type(spot) is list and len(spot) == 2 and all(type(n) is int for n in spot)
