"""A slow second opinion on Potion Explosion, written from the rules alone.

Everything is a dictionary, a list or a string. Given a position it tells the legal moves of who
acts, what a move leads to, event by event, and what everybody may see.
"""

import copy
from collections import Counter

from games.potion_explosion.rules.model_rules import (
    COLOURS,
    KINDS,
    POINTS,
    drinks,
    empty,
    explode,
    in_order,
    kind_of,
    spots,
    tiles_of,
)
from korsi.random import Random

PLAYING = ("turn", "prism", "refill")


# The beginning


def shuffled(chance, pile, count=None):
    """The first so many of a pile, drawn one after the other; all if nothing is said."""
    pile = list(pile)
    for place in range(len(pile) if count is None else count):
        other = place + chance.below(len(pile) - place)
        pile[place], pile[other] = pile[other], pile[place]
    return pile if count is None else pile[:count]


def opening(seats, options, seed):
    """PE-4, PE-5: what leaves, the starters on offer, the first player; and the stream."""
    leave, named = options["leave"], options["first"]
    chance = Random(seed, 0)
    gone = ["balm", "filter"] if leave == "beginner" else leave.split("+")
    if leave == "random":
        gone = shuffled(chance, KINDS, 2)
    starters = [f"{kind}-4{copy}" for kind in KINDS if kind not in gone for copy in "ab"]
    offer = shuffled(chance, starters, 2 * seats)
    drawn = chance.below(seats)
    first = drawn if named == "random" else int(named.removeprefix("seat-")) - 1
    return (
        [kind for kind in KINDS if kind in gone],
        sorted(offer, key=tiles_of().index),
        first,
        chance,
    )


def new(seats, options, seed):
    """PE-1 … PE-8: the position at the beginning."""
    gone, offer, first, _ = opening(seats, options, seed)
    countdown = options["countdown"] or 2 + seats
    nothing = {"hand": "", "flask": "", "potions": [], "skills": 0, "kinds": [], "five": False}
    return {
        "game": "potion-explosion",
        "rules": 2,
        "seats": seats,
        "options": options,
        "seed": seed,
        "phase": "draft",
        "turn": None,
        "first": first,
        "turns": 0,
        "left_out": gone,
        "starters": offer,
        "tracks": [""] * 5,
        "stacks": [[] for _ in range(5)],
        "desks": [
            {"burners": [None, None], **copy.deepcopy(nothing), "helps": 0} for _ in range(seats)
        ],
        "countdown": countdown,
        "bank": 15 - countdown,
        "help_tokens": 21,
        "picked": False,
        "helped": False,
        "returns": 0,
        "ending": None,
        "prism": None,
        "tie": None,
    }


# Who acts, and what they may do


def acting(position):
    """PE-5, PE-9, PE-30."""
    seats, first = position["seats"], position["first"]
    phase = position["phase"]
    order = [(first + n) % seats for n in range(seats)]
    if phase == "draft":
        return [(order + order[::-1])[2 * seats - len(position["starters"])]]
    if phase in PLAYING:
        return [position["turn"]]
    if phase == "tiebreak":
        tie = position["tie"]
        waiting = [seat for seat, n in zip(tie["seats"], tie["counts"], strict=True) if n is None]
        return [next(seat for seat in order if seat in waiting)]
    return []


def legal(position, seat):
    """The legal moves of a seat."""
    if seat not in acting(position):
        return []
    phase = position["phase"]
    picks = [{"do": "pick", "track": track, "place": place} for track, place in spots(position)]
    if phase == "draft":
        offer = position["starters"]
        return [
            {"do": "starter", "tile": tile}
            for tile in offer
            if tile[-1] == "a" or tile[:-1] + "a" not in offer
        ]
    if phase == "refill":
        return [{"do": "tile", "stack": n} for n in range(5) if position["stacks"][n]]
    if phase == "tiebreak":
        return picks
    desk = position["desks"][seat]
    holes = [empty(burner) for burner in desk["burners"]]
    if phase == "prism":
        moves = [
            {"do": "prism", "colour": colour, "burner": burner, "hole": hole}
            for colour in set(desk["flask"])
            for burner in range(2)
            for hole in set(holes[burner])
        ]
        return moves + ([{"do": "prism_done"}] if position["prism"]["put"] else [])
    moves = [] if position["picked"] else list(picks)
    if not position["helped"] and position["help_tokens"]:
        moves += [{**move, "do": "help"} for move in picks]
    for colour in COLOURS:
        if colour in desk["flask"]:
            moves.append({"do": "to_hand", "colour": colour})
        bound = position["options"]["placing"] == "must" and colour in holes[0] + holes[1]  # PE-13
        if colour in desk["hand"] and len(desk["flask"]) < 3 and not bound:
            moves.append({"do": "to_flask", "colour": colour})
        for source in ("hand", "flask"):
            for burner in range(2):
                if colour in desk[source] and colour in holes[burner]:
                    put = {"from": source, "colour": colour, "burner": burner}
                    moves.append({"do": "put", **put})
    if may_end(position, seat):
        moves.append({"do": "end"})
    return moves + drinks(position, seat)


def may_end(position, seat):
    """PE-9, PE-13, PE-14."""
    desk = position["desks"][seat]
    if not position["picked"] and spots(position):
        return False
    if set(desk["hand"]) & set("".join(empty(burner) for burner in desk["burners"])):
        return False
    return not desk["hand"] or len(desk["flask"]) == 3


# What a move leads to


def after(position, seat, move):
    """The position after a legal move, and what is told."""
    table = copy.deepcopy(position)
    told = []
    MOVES[move["do"]](table, seat, move, told)
    return table, told


def tell(told, event, **fields):
    told.append({"event": event, **fields})


def gain(desk, place, colours):
    desk[place] = in_order(desk[place] + colours)


def lose(desk, place, colour):
    desk[place] = desk[place].replace(colour, "", 1)


def starter(table, seat, move, told):
    """PE-5: then stacks and dispenser are filled."""
    table["starters"].remove(move["tile"])
    light(table["desks"][seat], move["tile"])
    tell(told, "drafted", seat=seat, tile=move["tile"])
    if table["starters"]:
        return
    *_, chance = opening(table["seats"], table["options"], table["seed"])
    taken = {burner["tile"] for desk in table["desks"] for burner in desk["burners"]}
    kinds = [kind for kind in KINDS if kind not in table["left_out"]]
    pile = shuffled(chance, [tile for tile in tiles_of(kinds) if tile not in taken])
    for n in range(5):  # PE-6
        height = len(pile) // (5 - n) + (len(pile) % (5 - n) > 0)
        table["stacks"][n] = pile[:height][::-1]
        pile = pile[height:]
    marbles = "".join(shuffled(chance, "".join(colour * 20 for colour in COLOURS)))
    table["tracks"] = [marbles[16 * n : 16 * n + 16] for n in range(5)]  # PE-7
    tops = [stack[0] for stack in table["stacks"]]
    tell(told, "filled", tops=tops, tracks=[track[:9] for track in table["tracks"]])
    begin_turn(table, table["first"], told)


def light(desk, tile):
    """A tile comes on the first free burner."""
    burner = desk["burners"].index(None)
    desk["burners"][burner] = {"tile": tile, "filled": []}
    return burner


def begin_turn(table, seat, told):
    table.update(phase="turn", turn=seat, picked=False, helped=False)
    tell(told, "turn", seat=seat)


def remove(table, track, places, told):
    """Marbles leave a track; what slides into sight is told, or that hidden ones are gone."""
    marbles = table["tracks"][track]
    left = [place for place in range(len(marbles)) if place not in places]
    table["tracks"][track] = "".join(marbles[place] for place in left)
    seen = "".join(marbles[place] for place in left[:9] if place >= 9)
    if seen or max(places) >= 9:
        tell(told, "seen", track=track, colours=seen)
    return "".join(marbles[place] for place in places)


def pick(table, seat, move, told):
    """PE-10, PE-30."""
    track = move["track"]
    where = {"track": track, "place": move["place"]}
    tell(told, "picked", seat=seat, **where, colour=table["tracks"][track][move["place"]])
    gone, blasts = explode(table["tracks"][track], move["place"])
    for place, colour, count in blasts:
        tell(told, "exploded", seat=seat, track=track, place=place, colour=colour, count=count)
    colours = remove(table, track, gone, told)
    if table["phase"] == "turn":
        table["picked"] = True
        gain(table["desks"][seat], "hand", colours)
        return
    gain(table["tie"], "out", colours)
    count_tie(table, seat, len(colours), told)
    go_on_with_tie(table, told)


def ask_help(table, seat, move, told):
    """PE-11."""
    track, place = move["track"], move["place"]
    desk = table["desks"][seat]
    desk["helps"] += 1
    table["help_tokens"] -= 1
    table["helped"] = True
    colour = table["tracks"][track][place]
    tell(told, "helped", seat=seat, track=track, place=place, colour=colour)
    gain(desk, "hand", remove(table, track, [place], told))


def put(table, seat, move, told):
    """PE-13."""
    desk = table["desks"][seat]
    lose(desk, move["from"], move["colour"])
    way = {"from": move["from"], "colour": move["colour"], "burner": move["burner"]}
    tell(told, "put", seat=seat, **way)
    fill(table, seat, move["burner"], move["colour"], move["colour"], told)


def fill(table, seat, burner, hole, colour, told):
    """PE-15: a hole is filled; if it was the last one, the potion is complete."""
    desk = table["desks"][seat]
    entry = desk["burners"][burner]
    entry["filled"].append({"hole": hole, "marble": colour})
    if empty(entry):
        return
    colours = in_order("".join(pair["marble"] for pair in entry["filled"]))
    tile = entry["tile"]
    desk["burners"][burner] = None
    desk["potions"].append({"tile": tile, "drunk": False})
    tell(told, "completed", seat=seat, tile=tile, colours=colours, points=POINTS[tile[:-1]])
    give_back(table, colours, told)


def to_flask(table, seat, move, told):
    """PE-14."""
    lose(table["desks"][seat], "hand", move["colour"])
    gain(table["desks"][seat], "flask", move["colour"])
    tell(told, "flasked", seat=seat, colour=move["colour"])


def to_hand(table, seat, move, told):
    """PE-14."""
    lose(table["desks"][seat], "flask", move["colour"])
    gain(table["desks"][seat], "hand", move["colour"])
    tell(told, "handed", seat=seat, colour=move["colour"])


def drink(table, seat, move, told):
    """PE-12, PE-18 … PE-25."""
    desk = table["desks"][seat]
    potion = next(potion for potion in desk["potions"] if potion["tile"] == move["tile"])
    potion["drunk"] = True
    kind = move["as"]
    used = kind if kind_of(move["tile"]) == "sands" else None
    tell(told, "drunk", seat=seat, tile=move["tile"], **{"as": used})
    if kind == "prismatic":
        table.update(phase="prism", prism={"flask": desk["flask"], "put": 0})
    elif kind == "blind_love":
        other = table["desks"][move["victim"]]
        tell(told, "robbed", seat=seat, victim=move["victim"], colours=other["flask"])
        gain(desk, "hand", other["flask"])
        other["flask"] = ""
    elif kind == "filter":
        track, places = move["track"], move["places"]
        colour = table["tracks"][track][places[0]]
        tell(told, "filtered", seat=seat, track=track, places=places, colour=colour)
        give_back(table, remove(table, track, places, told), told)
    else:
        if kind == "abyssal":
            taken = {track: [0] for track in move["tracks"]}
        else:
            count = {"wisdom": 1, "magnetic": 2}.get(kind) or move["count"]
            taken = {move["track"]: list(range(move["place"], move["place"] + count))}
        marbles = [
            {"track": track, "place": place, "colour": table["tracks"][track][place]}
            for track, places in taken.items()
            for place in places
        ]
        tell(told, "took", seat=seat, how=kind, marbles=marbles)
        for track, places in taken.items():
            gain(desk, "hand", remove(table, track, places, told))


def prism(table, seat, move, told):
    """PE-21."""
    desk = table["desks"][seat]
    lose(desk, "flask", move["colour"])
    table["prism"] = {"flask": desk["flask"], "put": table["prism"]["put"] + 1}
    way = {"colour": move["colour"], "burner": move["burner"], "hole": move["hole"]}
    tell(told, "prism", seat=seat, **way)
    fill(table, seat, move["burner"], move["hole"], move["colour"], told)
    if not desk["flask"] or not any(empty(burner) for burner in desk["burners"]):
        prism_done(table, seat, move, told)


def prism_done(table, seat, move, told):
    table.update(phase="turn", prism=None)
    tell(told, "prism-done", seat=seat)


# Returning


def give_back(table, colours, told):
    """PE-17: the n-th return has its own stream of chance."""
    if not colours:
        return
    table["returns"] += 1
    chance = Random(table["seed"], table["returns"])
    tell(told, "returned", colours=in_order(colours))
    for colour in shuffled(chance, in_order(colours)):
        drawn = chance.below(5)
        room = [track for track in range(5) if len(table["tracks"][track]) < 16]
        near = min(abs(track - drawn) for track in room)
        nearest = [track for track in room if abs(track - drawn) == near]
        track = nearest[chance.below(2)] if len(nearest) == 2 else nearest[0]
        table["tracks"][track] += colour
        place = len(table["tracks"][track]) - 1
        if place < 9:
            tell(told, "arrived", track=track, place=place, colour=colour)


# The end of a turn


def end(table, seat, move, told):
    """PE-16: surplus, then tiles, then tokens, then the end."""
    desk = table["desks"][seat]
    surplus, desk["hand"] = desk["hand"], ""
    tell(told, "ended", seat=seat, surplus=surplus)
    give_back(table, surplus, told)
    go_on_refilling(table, seat, told)


def go_on_refilling(table, seat, told):
    if None in table["desks"][seat]["burners"] and any(table["stacks"]):
        table["phase"] = "refill"
    else:
        finish_turn(table, seat, told)


def tile(table, seat, move, told):
    stack = table["stacks"][move["stack"]]
    taken = stack.pop(0)
    burner = light(table["desks"][seat], taken)
    tell(told, "tile", seat=seat, stack=move["stack"], tile=taken, burner=burner)
    tell(told, "uncovered", stack=move["stack"], tile=stack[0] if stack else None)
    go_on_refilling(table, seat, told)


def finish_turn(table, seat, told):
    """PE-27, PE-28."""
    award(table, seat, told)
    table["turns"] += 1
    table.update(picked=False, helped=False)
    why = None
    if table["turns"] == 150 * table["seats"]:
        why = "turns"
    if not any(table["stacks"]):
        why = "tiles"
    if table["countdown"] == 0:
        why = "skills"
    if why and table["ending"] is None:
        table["ending"] = seat
        tell(told, "last-turns", seat=seat, why=why)
    next_seat = (seat + 1) % table["seats"]
    if table["ending"] is not None and next_seat == table["first"]:
        count_up(table, told)
    else:
        begin_turn(table, next_seat, told)


def award(table, seat, told):
    """PE-27: tile by tile, in the order of their completion."""
    desk = table["desks"][seat]
    kinds = []
    for potion in desk["potions"]:
        kind = kind_of(potion["tile"])
        kinds.append(kind)
        if kinds.count(kind) == 3 and kind not in desk["kinds"]:
            desk["kinds"] = [name for name in KINDS if name in [*desk["kinds"], kind]]
            earn(table, seat, "three", kind, told)
        if len(set(kinds)) == 5 and not desk["five"]:
            desk["five"] = True
            earn(table, seat, "five", None, told)


def earn(table, seat, why, kind, told):
    """PE-27: from the countdown stack, then from the bank, then they are simply counted."""
    source = "countdown" if table["countdown"] else "bank"
    table["desks"][seat]["skills"] += 1
    table[source] = max(table[source] - 1, 0)
    tell(told, "skill", seat=seat, why=why, kind=kind, **{"from": source})


# The end


def scores(position):
    """PE-29."""
    return [
        sum(POINTS[potion["tile"][:-1]] for potion in desk["potions"])
        + 4 * desk["skills"]
        - 2 * desk["helps"]
        for desk in position["desks"]
    ]


def best(found):
    """Who has most: from seats to numbers."""
    return [seat for seat in found if found[seat] == max(found.values())]


def winners(position):
    """PE-29, PE-30."""
    tie = position["tie"]
    if tie is not None:
        return best(dict(zip(tie["seats"], tie["counts"], strict=True)))
    return best(dict(enumerate(scores(position))))


def count_up(table, told):
    table["turn"] = None
    leaders = best(dict(enumerate(scores(table))))
    if len(leaders) == 1:
        close(table, told)
    else:
        begin_tie(table, leaders, 1, told)


def close(table, told):
    table["phase"] = "over"
    tell(told, "over", scores=scores(table), winners=winners(table))


def begin_tie(table, seats, round, told):
    """PE-30."""
    counts = [None] * len(seats)
    table["phase"] = "tiebreak"
    table["tie"] = {"round": round, "seats": seats, "counts": counts, "out": ""}
    tell(told, "tie", seats=seats, round=round)
    go_on_with_tie(table, told)


def count_tie(table, seat, count, told):
    tie = table["tie"]
    tie["counts"][tie["seats"].index(seat)] = count
    tell(told, "tie-picked", seat=seat, count=count)


def go_on_with_tie(table, told):
    """PE-30: who has nothing to take counts 0; when all have picked, all returns."""
    tie = table["tie"]
    while None in tie["counts"]:
        if any(table["tracks"]):
            return
        count_tie(table, acting(table)[0], 0, told)
    out, tie["out"] = tie["out"], ""
    give_back(table, out, told)
    leaders = winners(table)
    if len(leaders) == 1 or tie["round"] == 4:
        close(table, told)
    else:
        begin_tie(table, leaders, tie["round"] + 1, told)


MOVES = {
    "starter": starter,
    "pick": pick,
    "help": ask_help,
    "put": put,
    "to_flask": to_flask,
    "to_hand": to_hand,
    "drink": drink,
    "prism": prism,
    "prism_done": prism_done,
    "end": end,
    "tile": tile,
}


# What everybody sees


def view(position):
    """PE-6, PE-7: all but the tank and the tiles below the tops."""
    public = ("phase", "turn", "first", "turns", "left_out", "starters", "countdown", "bank")
    public += ("help_tokens", "picked", "helped", "returns", "ending", "prism", "tie")
    desks = copy.deepcopy(position["desks"])
    for desk in desks:
        for burner in desk["burners"]:
            if burner is not None:
                burner["holes"] = dict(Counter(empty(burner)))
    shown = {
        **{name: position[name] for name in public},
        "acting": acting(position),
        "tracks": [
            {"marbles": track[:9], "hidden": max(len(track) - 9, 0)} for track in position["tracks"]
        ],
        "stacks": [
            {"top": stack[0] if stack else None, "size": len(stack)} for stack in position["stacks"]
        ],
        "desks": desks,
        "takes": [
            [len(explode(track[:9], place)[0]) if place < len(track) else 0 for place in range(8)]
            for track in position["tracks"]
        ],
        "explosions": [
            foreseen
            for track, place in spots(position)
            if (foreseen := explosion(position["tracks"][track], track, place))["count"] > 1
        ],
        "scores": scores(position),
    }
    if position["phase"] == "over":
        shown["winners"] = winners(position)
    return shown


def explosion(marbles, track, place):
    """PE-10: what goes among the marbles in sight; `open`: more, if the first hidden one had the
    right colour."""
    gone, _ = explode(marbles[:9], place)
    longer = [marbles[:9] + colour for colour in "RBKY"] if marbles[9:] else []
    further = any(len(explode(more, place)[0]) > len(gone) for more in longer)
    found = {"track": track, "place": place, "front": gone[0], "count": len(gone)}
    return {**found, "open": further}


def canonical(position):
    """The same with full holes in one order."""
    position = copy.deepcopy(position)
    for desk in position["desks"]:
        for burner in desk["burners"]:
            if burner is not None:
                burner["filled"].sort(key=lambda pair: (pair["hole"], pair["marble"]))
    return position


PLAIN = {"put", "flasked", "handed", "helped", "took", "picked", "exploded", "drunk", "robbed"}
PLAIN |= {"prism", "prism-done"}


def may_be_taken_back(seat, told, now):
    """Nothing new was told, and the same seat goes on."""
    return acting(now) == [seat] and {event["event"] for event in told} <= PLAIN
