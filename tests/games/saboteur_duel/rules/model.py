"""A slow second opinion on Saboteur: The Duel, written from the rules and the card data alone.

Everything is a dictionary or a set, and every question is answered by a fresh search through the
maze. Given a position it tells the legal moves of the seat on turn, what a move leads to, and
what each seat may see. It shuffles nothing: when a round ends it tells what must hold of the next.
"""

import copy
import itertools
import json

from games.saboteur_duel.rules.model_maze import (
    CARDS,
    GOALS,
    OPPOSITE,
    PATHS,
    SIDES,
    TOOL_CARD,
    Maze,
    colours_of,
    counters_left,
    face_of,
    neighbour,
    nuggets,
    same_both_ways,
)
from games.saboteur_duel.rules.model_round import RoundEnd

# Legal moves


def legal(position):
    """All legal moves of the seat on turn."""
    if position["phase"] == "over":
        return []
    if position["phase"] == "orient":
        at = position["waiting"]["at"]
        return [{"do": "orient", "at": at, "turned": turned} for turned in (False, True)]
    colour = colours_of(position)[position["turn"]]
    moves = [{"do": "bribe", "at": list(place)} for place in Maze(position).trolls_reached(colour)]
    if position["phase"] == "bribe":
        return [*moves, {"do": "end"}]
    return [*moves, *lays(position), *deeds(position), *discards(position)]


def lays(position):
    """SD-9 to SD-14."""
    seat = position["turn"]
    colour = colours_of(position)[seat]
    if position["before"][seat]:  # SD-12
        return []
    maze = Maze(position)
    table = set(maze.up) | set(maze.down)
    borders = {neighbour(place, side) for place in table for side in SIDES} - table
    reached = maze.reached(colour)
    moves = []
    for card in {card for card in position["hands"][seat] if card in PATHS}:
        ways = [False] if same_both_ways(card) else [False, True]
        for place, turned in itertools.product(borders, ways):
            if may_lie(maze, place, card, turned, colour, reached):
                moves.append({"do": "lay", "card": card, "at": list(place), "turned": turned})
    return moves


def may_lie(maze, place, card, turned, colour, reached):
    if not maze.matches(place, card, turned):
        return False
    face = face_of(card, turned)
    if face.ladder is not None:  # SD-14
        for side in SIDES:
            beyond = neighbour(place, side)
            if beyond in maze.down:
                return False
            if beyond in maze.up:
                there = maze.up[beyond]["card"]
                if there in GOALS or nuggets(there):
                    return False
        if face.ladder == colour:
            return any(neighbour(place, side) in maze.up for side in SIDES)
    return any(("end", neighbour(place, side), OPPOSITE[side]) in reached for side in face.open)


def rule_against(position, card, place, turned):
    """The rule that a refusal to lay a card of the own hand cites; None: it may be laid."""
    seat = position["turn"]
    colour = colours_of(position)[seat]
    maze = Maze(position)
    table = set(maze.up) | set(maze.down)
    around = {side: neighbour(place, side) for side in SIDES}
    face = face_of(card, turned)
    if position["before"][seat]:
        return "SD-12"
    if place in table or not table & set(around.values()):
        return "SD-9"
    if turned and same_both_ways(card):
        return "SD-9"
    if not maze.matches(place, card, turned):
        return "SD-10"
    if face.ladder is not None:
        lying = [maze.up[at]["card"] for at in around.values() if at in maze.up]
        if set(around.values()) & set(maze.down):
            return "SD-14"
        if any(other in GOALS or nuggets(other) for other in lying):
            return "SD-14"
        if face.ladder == colour:
            return None
    reached = maze.reached(colour)
    if any(("end", around[side], OPPOSITE[side]) in reached for side in face.open):
        return None
    return "SD-13" if CARDS[card].get("special") else "SD-11"


def deeds(position):
    """SD-20 to SD-24: action cards with a valid target."""
    seat = position["turn"]
    seats = position["seats"]
    colour = colours_of(position)[seat]
    maze = Maze(position)
    moves = []
    for card in {card for card in position["hands"][seat] if card.startswith("A_")}:
        kind = CARDS[card]["kind"]
        if kind == "sabotage" and seats == 2:
            (tool,) = CARDS[card]["tools"]
            if tool not in position["before"][1 - seat]:
                moves.append({"do": "sabotage", "card": card})
        elif kind == "repair":
            for tool in CARDS[card]["tools"]:
                if tool in position["before"][seat]:
                    moves.append({"do": "repair", "card": card, "tool": tool})
        elif kind == "key":
            for place, entry in maze.up.items():
                door = maze.face(place).door
                if door is not None and door[1] != colour and "key" not in entry:
                    moves.append({"do": "key", "at": list(place)})
        elif kind == "rockfall" and seats == 2:
            for place in maze.up:
                if may_fall(maze, place):
                    moves.append({"do": "rockfall", "at": list(place)})
        elif kind == "map":
            moves += [{"do": "map", "at": list(place)} for place in maze.down]
    return moves


def may_fall(maze, place):
    """SD-23: never a start, a goal, a card with gold or a troll."""
    face = maze.face(place)
    return face.card in PATHS and face.nuggets == 0 and face.troll is None


def discards(position):
    """SD-8 (c) and (d)."""
    seat = position["turn"]
    hand = sorted(position["hands"][seat])
    singles = {(card,) for card in hand}
    pairs = set(itertools.combinations(hand, 2))
    moves = [{"do": "pass", "cards": list(cards)} for cards in singles | pairs]
    for tool in position["before"][seat]:
        moves += [{"do": "clear", "cards": list(cards), "tool": tool} for cards in pairs]
    return moves


# What a move leads to


def after(position, move):
    """The position after a legal move, or the end of the round as a `RoundEnd`."""
    table = copy.deepcopy(position)
    table.setdefault("due", 0)
    seat = table["turn"]
    colour = colours_of(table)[seat]
    do = move["do"]
    if do == "end":
        return end_turn(table)
    if do == "orient":
        put_up(table, tuple(move["at"]), table.pop("waiting")["card"], move["turned"])
        return settle(table)
    if do == "bribe":
        entry_at(table, move["at"])["counter"] = colour
        return settle(table)
    hand = table["hands"][seat]
    table["acted"] = True
    table["due"] = 1
    if do == "lay":
        hand.remove(move["card"])
        table["maze"].append({"at": move["at"], "card": move["card"], "turned": move["turned"]})
        if "laid" in table:
            table["laid"].append(move["at"])
    elif do == "sabotage":
        hand.remove(move["card"])
        table["before"][1 - seat] += CARDS[move["card"]]["tools"]
    elif do == "repair":
        spend(table, seat, [move["card"]])
        mend(table, seat, move["tool"])
    elif do == "key":
        spend(table, seat, ["A_KEY"])
        entry_at(table, move["at"])["key"] = colour
    elif do == "rockfall":
        spend(table, seat, ["A_ROCKFALL"])
        collapse(table, move["at"])
    elif do == "map":
        spend(table, seat, ["A_MAP"])
        (goal,) = (goal for goal in table["goals"] if goal["at"] == move["at"])
        goal["looked"] = sorted({*goal["looked"], seat})
    elif do == "clear":
        spend(table, seat, move["cards"])
        mend(table, seat, move["tool"])
    elif do == "pass":
        spend(table, seat, move["cards"])
        table["due"] = len(move["cards"])
    return settle(table)


def entry_at(table, at):
    (entry,) = (entry for entry in table["maze"] if entry["at"] == list(at))
    return entry


def spend(table, seat, cards):
    for card in cards:
        table["hands"][seat].remove(card)
        table["discard"].append(card)


def mend(table, seat, tool):
    table["before"][seat].remove(tool)
    table["discard"].append(TOOL_CARD[tool])


def collapse(table, at):
    entry = entry_at(table, at)
    table["maze"].remove(entry)
    table["discard"].append(entry["card"])
    if "laid" in table:
        table["laid"].remove(list(at))


def put_up(table, place, card, turned):
    table["goals"] = [goal for goal in table["goals"] if tuple(goal["at"]) != place]
    table["maze"].append({"at": list(place), "card": card, "turned": turned})


def settle(table):
    """SD-19: turn goals one by one, then claim, then see whether the round ends."""
    colours = colours_of(table)
    while True:
        maze = Maze(table)
        reached = maze.goals_reached(colours)
        if not reached:
            break
        place = min(reached)
        card = maze.down[place]["card"]
        ways = maze.ways_up(place, card, reached[place])
        if len(ways) > 1:
            table["phase"] = "orient"
            table["goals"].remove(maze.down[place])
            table["waiting"] = {"at": list(place), "card": card}
            return table
        put_up(table, place, card, ways[0])
    for seat in {0: [0, 1], 1: [1, 0]}[table["turn"]][: table["seats"]]:
        places = Maze(table).gold_reached(colours[seat])
        for place in sorted(places, key=lambda at: (-nuggets(maze.up[at]["card"]), at)):
            if counters_left(table):
                entry_at(table, place)["counter"] = colours[seat]
    if not table["goals"]:  # SD-25
        return RoundEnd(table, "goals")
    if counters_left(table) == 0:
        return RoundEnd(table, "counters")
    if not table["pile"] and not any(table["hands"]):
        return RoundEnd(table, "cards")
    if not table["acted"]:
        table["phase"] = "act"
        return table
    if Maze(table).trolls_reached(colours[table["turn"]]):
        table["phase"] = "bribe"
        return table
    return end_turn(table)


def end_turn(table):
    """SD-8: the draw is the last step; who has no cards sits out."""
    seat = table["turn"]
    for _ in range(table["due"]):
        draw_one(table, seat)
    if not table["pile"] and not any(table["hands"]):
        return RoundEnd(table, "cards")
    table["phase"], table["acted"], table["due"] = "act", False, 0
    order = [1 - seat, seat] if table["seats"] == 2 else [seat]
    table["turn"] = next(seat for seat in order if table["hands"][seat])
    return table


def draw_one(table, seat):
    while table["pile"]:
        card = table["pile"].pop(0)
        kind = CARDS[card].get("kind")
        if table["seats"] == 1 and kind == "sabotage":  # SD-33
            (tool,) = CARDS[card]["tools"]
            if tool in table["before"][seat]:
                table["discard"].append(card)
            else:
                table["before"][seat].append(tool)
        elif table["seats"] == 1 and kind == "rockfall":  # SD-34
            table["discard"].append(card)
            maze = Maze(table)
            for at in reversed(table["laid"]):
                if may_fall(maze, tuple(at)):
                    collapse(table, at)
                    break
        else:
            table["hands"][seat].append(card)
            return


# What a seat sees


def view(position, seat):
    """What a seat (None: a spectator) knows of a position, besides the heading."""
    colours = colours_of(position)
    seats = range(position["seats"])
    order = sorted(position["maze"], key=lambda entry: entry["at"])
    goals = []
    for goal in sorted(position["goals"], key=lambda goal: goal["at"]):
        shown = {"at": goal["at"], "looked": sorted(goal["looked"])}
        if seat is not None and seat in goal["looked"]:
            shown["card"] = goal["card"]
        goals.append(shown)
    over = position["phase"] == "over"
    found = {
        "round": position["round"],
        "phase": position["phase"],
        "acting": [] if over else [position["turn"]],
        "colours": colours,
        "maze": order,
        "goals": goals,
        "cards": [len(hand) for hand in position["hands"]],
        "pile": len(position["pile"]),
        "discard": sorted(position["discard"]),
        "before": [sorted(tools) for tools in position["before"]],
        "counters": counters_left(position),
        "keys": 2 - sum("key" in entry for entry in position["maze"]),
        "gold": [sorted(cards) for cards in position["gold"]],
        "nuggets": [sum(nuggets(card) for card in cards) for cards in position["gold"]],
        "claimed": [],
        "bribes": [],
        "gone": sorted(position["gone"]),
        "rounds": position["rounds"],
        "routes": [routes(position, colours[seat]) for seat in seats],
    }
    for colour in colours:
        mine = [entry["card"] for entry in order if entry.get("counter") == colour]
        found["claimed"].append(sum(nuggets(card) for card in mine))
        found["bribes"].append(sum("troll" in CARDS[card] for card in mine))
    if seat is not None:
        found["hand"] = sorted(position["hands"][seat])
    if position["phase"] == "orient":
        found["waiting"] = position["waiting"]
    if position["seats"] == 1:
        found["aside"] = len(position["aside"])
        found["laid"] = position["laid"]
    if over:
        best = max(found["nuggets"])
        if position["seats"] == 1 and best < 15:  # SD-35: no win
            best = 15
        found["winners"] = [seat for seat in seats if found["nuggets"][seat] == best]
    return found


def routes(position, colour):
    """The cards that a dwarf reaches, with the sides whose outer ends it reaches."""
    sides = {}
    for what, place, where in Maze(position).reached(colour):
        if what == "end":
            sides.setdefault(place, set()).add(where)
    return [
        [*place, "".join(side for side in SIDES if side in sides[place])] for place in sorted(sides)
    ]


# Comparing


def canonical(position):
    """A position with everything that has no order put in order; what is derived is left out."""
    tidy = copy.deepcopy(position)
    tidy.setdefault("due", 0)
    tidy["maze"].sort(key=lambda entry: entry["at"])
    tidy["goals"].sort(key=lambda goal: goal["at"])
    for goal in tidy["goals"]:
        goal["looked"].sort()
    for name in ("discard", "unused", "gone", "aside"):
        if name in tidy:
            tidy[name].sort()
    for name in ("hands", "before", "gold"):
        for part in tidy[name]:
            part.sort()
    return tidy


def written(moves):
    """Moves as a set that can be compared."""
    return {json.dumps(move, sort_keys=True) for move in moves}
