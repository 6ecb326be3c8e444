"""A slow second opinion on Black DOG, written from the rules and the board's data alone.

Everything is a dictionary or a list. Given a position it tells the legal moves of a seat (those of
a team-4 as the set of their results), what a move leads to, and what each seat may see.
"""

import copy
import json

from games.black_dog.rules.model_board import (
    CARDS,
    DATA,
    LANE,
    PAWS,
    PEN,
    TRACK,
    Split,
    can_split,
    carried,
    carried_out,
    complete,
    is_home,
    moved,
    origin_of,
    run_of_the_dog,
    shut,
    side_of,
    sides_of,
    splits,
    walks,
)
from korsi.random import Random

KINDS = list(CARDS)


def in_order(cards):
    return sorted(cards, key=KINDS.index)


def receiver_of(seats, seat):
    """BD-8, BD-29: the partner, or the left neighbour."""
    return (seat + 2) % 4 if seats == 4 else (seat + 1) % seats


def giver_of(seats, seat):
    return next(other for other in range(seats) if receiver_of(seats, other) == seat)


def master_of(pawns, seat):
    """BD-26: whose pawns are "own": one's partner's when one's own are all home."""
    if len(pawns) == 4 and is_home(pawns, seat):
        return (seat + 2) % 4
    return seat


def dealers(position):
    """BD-6, BD-7: who may deal this round: the deal goes round, from a seat that may be named."""
    seats, dealer = position["seats"], position["options"]["dealer"]
    if dealer == "random":
        return list(range(seats))
    table = [f"seat-{number + 1}" for number in range(seats)]
    return [(table.index(dealer) + position["round"] - 1) % seats]


# Legal moves


def plain_uses(position, seat, kind):
    """The moves with a card of this kind, without `card`; not those of a team-4."""
    pawns, dog = position["pawns"], position["dog"]
    seats = position["seats"]
    own = master_of(pawns, seat)
    card = CARDS[kind]
    track = [at for at in pawns[own] if PEN < at < LANE]
    found = []
    closed = shut(pawns, origin_of(seats, own))
    if card.get("start") and PEN in pawns[own] and not closed:  # BD-13
        found.append({"do": "start", "seat": own})
    for steps in card.get("steps", []):  # BD-19, BD-24
        for at in set(pawns[own]):
            for to in walks(pawns, own, at, steps):
                found.append({"do": "step", "seat": own, "from": at, "steps": steps, "to": to})
    if kind == "swap":  # BD-20
        for at in track:
            for other in range(seats):
                for place in pawns[other]:
                    if other in (own, seat) or not PEN < place < LANE:
                        continue
                    if at != origin_of(seats, own) and place != origin_of(seats, other):
                        found.append({"do": "swap", "own": [own, at], "other": [other, place]})
    if kind == "magnet":  # BD-21
        for at in track:
            to = at
            while not anything(pawns, dog, (to + 1) % TRACK):
                to = (to + 1) % TRACK
            if to != at:
                found.append({"do": "magnet", "seat": own, "from": at, "to": to})
    return found


def anything(pawns, dog, at):
    return at == dog or any(at in places for places in pawns)


def meaning(position, kind):
    """BD-22: the kind that a card counts as; None: a copy of nothing."""
    return position["last"] if kind == "copy" else kind


def results(position, seat):
    """The results of a team-4 of this seat."""
    return splits(position["pawns"], position["dog"], seat)


def usable(position, seat, kinds=KINDS):
    """BD-9: those of these kinds that have a legal use for this seat, whoever holds them."""
    return [kind for kind in kinds if has_use(position, seat, meaning(position, kind))]


def has_use(position, seat, kind):
    if kind is None:
        return False
    if kind == "team_4":
        return can_split(Split(position["pawns"], position["dog"]), seat)
    return bool(plain_uses(position, seat, kind))


def legal(position, seat):
    """The legal moves of a seat but those of a team-4, and the cards that count as one."""
    phase = position["phase"]
    if phase == "dog" and seat == position["dealer"]:
        free = [at for at in DATA["disc"] if not anything(position["pawns"], None, at)]
        return [{"do": "dog", "to": at} for at in free], []
    held = set(position["hands"][seat])
    if phase == "give" and position["gifts"][seat] is None:
        return [{"do": "give", "card": card} for card in held], []
    if phase in ("dog", "give") or seat != position["turn"]:
        return [], []
    if phase == "turn":
        return [{"do": "turn", "way": way} for way in ("left", "right")], []
    if phase == "discard":
        return [{"do": "discard", "card": card} for card in held], []
    moves, teams = [], []
    for card in held:
        kind = meaning(position, card)
        said = {"card": card, "as": kind} if card == "copy" else {"card": card}
        if kind == "team_4":
            if has_use(position, seat, kind):
                teams.append(card)
        elif kind is not None:
            moves += [{**move, **said} for move in plain_uses(position, seat, kind)]
    if not moves and not teams:
        moves = [{"do": "fold"}]
    return moves, teams


# What a move leads to


def after(position, seat, move):
    """The position after a legal move."""
    table = copy.deepcopy(position)
    do = move["do"]
    if do == "dog":
        table.update(dog=move["to"], phase="give")
    elif do == "give":
        table["hands"][seat].remove(move["card"])
        table["gifts"][seat] = move["card"]
        if None not in table["gifts"]:
            for giver, card in enumerate(table["gifts"]):
                table["hands"][receiver_of(table["seats"], giver)].append(card)
            begin(table, table["starter"])
    elif do == "turn":
        table["pawns"] = [[carried(at, move["way"]) for at in places] for places in table["pawns"]]
        table["dog"] = carried(table["dog"], move["way"])
        end_turn(table)
    elif do == "fold":
        for card in list(table["hands"][seat]):
            leave(table, seat, card)
        table["out"][seat] = True
        end_turn(table)
    elif do == "discard":
        burn(table, seat, move["card"])
    else:
        leave(table, seat, move["card"])
        table["last"] = move.get("as", move["card"])
        carry_out(table, seat, move)
    return table


def carry_out(table, seat, move):
    """BD-18: pawns, then the dog; then the disc, if it is due."""
    pawns, dog = table["pawns"], table["dog"]
    seats = table["seats"]
    card = CARDS[table["last"]]
    paws = []
    if move["do"] == "swap":
        (own, at), (other, place) = move["own"], move["other"]
        pawns[own].remove(at)
        pawns[other].remove(place)
        pawns[own].append(place)
        pawns[other].append(at)
    elif move["do"] == "split":
        split = carried_out(pawns, dog, seat, move["parts"])
        pawns, paws, table["first"] = split.pawns, split.paws(), split.first
    else:
        owner = move["seat"]
        at = move.get("from", PEN)
        to = origin_of(seats, owner) if move["do"] == "start" else move["to"]
        pawns, now = moved(pawns, dog, owner, at, to)
        if card.get("dog"):
            pawns, table["dog"] = run_of_the_dog(
                pawns, dog, move["steps"], table["options"]["bites"]
            )
        paws = [now] if now in PAWS and now in pawns[owner] else []
        for side in complete(pawns):
            table["first"] = side
    table["pawns"] = pawns
    if paws:
        table.update(phase="turn", paws=paws)
    else:
        end_turn(table)


def leave(table, seat, card):
    """A card leaves a hand and is seen."""
    table["hands"][seat].remove(card)
    table["played"].append(card)
    giver = giver_of(table["seats"], seat)
    if table["gifts"][giver] == card:
        table["gifts"][giver] = None
    for entry in table["stuck"][seat]:
        if card in entry["cards"]:
            entry["fresh"] -= 1


def burn(table, seat, card):
    """BD-30: a discard, and what everybody knows by it."""
    useful = usable(table, seat)
    leave(table, seat, card)
    table["stuck"][seat].append({"cards": useful, "fresh": 0})
    if table["drew"]:
        end_turn(table)
        return
    table["hands"][seat].append(draw(table))
    for entry in table["stuck"][seat]:
        entry["fresh"] += 1
    table["drew"] = True
    if set(table["hands"][seat]) & set(useful):
        table["phase"] = "play"


def end_turn(table):
    """BD-27, BD-10, BD-7: the end of the game, the next seat with cards, or the next round."""
    seats = table["seats"]
    table.update(paws=[], drew=False)
    if table["first"] is not None:
        table.update(phase="over", turn=None)
        return
    for further in range(1, seats + 1):
        seat = (table["turn"] + further) % seats
        if table["hands"][seat]:
            begin(table, seat)
            return
    table.update(
        round=table["round"] + 1,
        phase="give",
        turn=None,
        dealer=table["starter"],
        starter=(table["starter"] + 1) % seats,
        last=None,
        gifts=[None] * seats,
        out=[False] * seats,
        stuck=[[] for _ in range(seats)],
    )
    for _ in range(5):
        for further in range(seats):
            table["hands"][(table["starter"] + further) % seats].append(draw(table))


def begin(table, seat):
    """BD-9, BD-30: a turn."""
    table.update(phase="play", turn=seat)
    if table["seats"] < 4 and not usable(table, seat, table["hands"][seat]):
        table["phase"] = "discard"


def draw(table):
    """BD-7: when the deck is empty, all that was played is shuffled."""
    if not table["deck"]:
        cards = in_order(table["played"])
        chance = Random(table["seed"], table["shuffles"])
        for place in range(len(cards)):
            other = place + chance.below(len(cards) - place)
            cards[place], cards[other] = cards[other], cards[place]
        table.update(deck=cards, played=[], shuffles=table["shuffles"] + 1)
    return table["deck"].pop(0)


# What a seat sees


def view(position, seat):
    """What a seat knows, besides the heading."""
    seats = position["seats"]
    phase = position["phase"]
    acting = [] if position["turn"] is None else [position["turn"]]
    if phase == "dog":
        acting = [position["dealer"]]
    if phase == "give":
        acting = [other for other in range(seats) if position["gifts"][other] is None]
    public = ("round", "phase", "dealer", "starter", "turn", "dog", "last", "out", "drew", "first")
    sides = sides_of(seats)
    shown = {
        **{name: position[name] for name in public},
        "acting": acting,
        "sides": sides,
        "origins": [origin_of(seats, other) for other in range(seats)],
        "pawns": [sorted(places) for places in position["pawns"]],
        "cards": [len(hand) for hand in position["hands"]],
        "deck": len(position["deck"]),
        "played": in_order(position["played"]),
        "stuck": known(position),
        "paws": position["paws"],
    }
    if phase == "give":
        shown["given"] = [gift is not None for gift in position["gifts"]]
    if phase == "over":
        shown["winners"] = sides[position["first"]]
    if seat is not None:
        shown["hand"] = in_order(position["hands"][seat])
        shown["gift"] = position["gifts"][seat]
        shown["got"] = None if phase == "give" else position["gifts"][giver_of(seats, seat)]
    return shown


def scores(position):
    """The pawns of a seat's side that are home."""
    pawns = position["pawns"]
    home = [sum(place >= LANE for place in places) for places in pawns]
    return [sum(home[mate] for mate in side_of(len(pawns), seat)) for seat in range(len(pawns))]


# Comparing


def canonical(position):
    """The position with everything that has no order in one."""
    tidy = copy.deepcopy(position)
    tidy["pawns"] = [sorted(places) for places in tidy["pawns"]]
    tidy["hands"] = [in_order(hand) for hand in tidy["hands"]]
    tidy["played"] = in_order(tidy["played"])
    tidy["stuck"] = known(position)
    return tidy


def known(position):
    """BD-30: by seat, without what says nothing or no more than another entry."""
    found = []
    for hand, entries in zip(position["hands"], position["stuck"], strict=True):
        kept = []
        for number, entry in enumerate(entries):
            better = [
                other
                for place, other in enumerate(entries)
                if place != number
                and set(entry["cards"]) <= set(other["cards"])
                and entry["fresh"] >= other["fresh"]
                and (entry != other or place < number)
            ]
            if entry["fresh"] < len(hand) and not better:
                kept.append({**entry, "cards": in_order(entry["cards"])})
        kept.sort(key=lambda e: ([KINDS.index(card) for card in e["cards"]], e["fresh"]))
        found.append(kept)
    return found


def written(moves):
    """Moves as a set that can be compared."""
    return {json.dumps(move, sort_keys=True) for move in moves}
