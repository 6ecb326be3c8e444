"""Boards of Black DOG set up by hand.

A board is a dictionary from seats to places; pawns that are not named are in their pens. The
seat on turn holds `hand`; everything that is not said is put where it belongs:

    table({0: [5, 64], 1: [20]}, ["blue_8", "swap"], dog=40)
"""

import json
from collections import Counter
from importlib.resources import files

import korsi
from every_game.answers import refusal

DATA = json.loads(files("korsi.games.black_dog").joinpath("data.json").read_text(encoding="utf-8"))
GAME = "black-dog"
DECK = {card["id"]: card["count"] for card in DATA["deck"]}
KINDS = list(DECK)
PEN = -1
LANE = [64, 65, 66, 67]
ORIGINS = {2: [0, 32], 3: [0, 16, 32], 4: [0, 16, 32, 48]}
DISC = [8, 9, 10, 11, 12, 24, 25, 26, 27, 28, 40, 41, 42, 43, 44, 56, 57, 58, 59, 60]
PAWS = [8, 12, 24, 28, 40, 44, 56, 60]
STEPS = {card["id"]: card["steps"] for card in DATA["deck"] if "steps" in card}
DULL = ["blue_12", "blue_10", "blue_9", "blue_8", "blue_3", "blue_2", "start_13", "start_1_11"]
"""What lies in other hands and among the played cards where nothing else is said."""

AWAY = [46, 29, 61]
"""Where the dog stands when nothing is said of it, on the first that is free."""


def in_order(cards):
    """Cards as hands and lists show them."""
    return sorted(cards, key=KINDS.index)


def position(
    pawns=None,
    hand=("blue_2",),
    *,
    seats=4,
    turn=0,
    starter=None,
    hands=None,
    dog=None,
    top=(),
    deck=None,
    last=None,
    phase="play",
    drew=False,
    gifts=None,
    out=(),
    stuck=None,
    paws=(),
    first=None,
    round=1,
    bites="passing",
    dealer="random",
    seed=1,
    shuffles=1,
):
    """A position as JSON: `hand` is of the seat on turn, `hands` names others by seat.

    The others hold as many cards as they must at that moment of a round. `top` are the next cards
    of the deck, the rest follows; `deck` is all of it, the rest has been played. `last`, unless
    said, is a dull card where cards must have been played before.
    """
    starter = turn if starter is None else starter
    given = [card for card in gifts or [] if card and phase == "give"]
    held = {seat: [] for seat in out}
    held.update({turn: list(hand)})
    held.update({seat: list(cards) for seat, cards in (hands or {}).items()})
    said = [card for cards in held.values() for card in cards]
    said += [*top, *(deck or ()), *([last] if last else []), *given]
    left = Counter(DECK) - Counter(said)
    dull = [card for kind in DULL for card in [kind] * left[kind]]
    for seat in range(seats):
        if seat not in held:
            before = (seat - starter) % seats < (turn - starter) % seats and phase != "dog"
            count = max(len(hand) + (phase == "turn") - before, 0)
            held[seat], dull = dull[:count], dull[count:]
    gone = 5 * seats - sum(len(cards) for cards in held.values()) - len(given)
    if last is None and gone and phase not in ("dog", "give"):
        last = dull.pop(0)
    played = [last] if last else []
    count = max(gone - len(played), 0)
    played, dull = played + dull[:count], dull[count:]
    used = Counter(card for cards in [*held.values(), top, deck or (), played] for card in cards)
    used += Counter(given)
    short = used - Counter(DECK)
    assert not short, f"there are not enough of {dict(short)}"
    rest = in_order((Counter(DECK) - used).elements())
    count = 4 if seats == 4 else 5
    if dog is None and phase != "dog":
        dog = next(at for at in AWAY if all(at not in places for places in (pawns or {}).values()))
    placed = {seat: list((pawns or {}).get(seat, ())) for seat in range(seats)}
    found = {
        "game": GAME,
        "rules": 2,
        "seats": seats,
        "options": {"bites": bites, "dealer": dealer},
        "seed": seed,
        "round": round if deck is None else max(round, 2),
        "phase": phase,
        "dealer": (starter - 1) % seats,
        "starter": starter,
        "turn": None if phase in ("dog", "give", "over") else turn,
        "drew": drew,
        "pawns": [
            sorted(placed[seat] + [PEN] * (count - len(placed[seat]))) for seat in range(seats)
        ],
        "dog": dog,
        "hands": [in_order(held[seat]) for seat in range(seats)],
        "deck": [*top, *rest] if deck is None else list(deck),
        "played": in_order(played + (rest if deck is not None else [])),
        "last": last,
        "gifts": list(gifts or [None] * seats),
        "out": [seat in out for seat in range(seats)],
        "stuck": stuck or [[] for _ in range(seats)],
        "paws": list(paws),
        "first": first,
        "shuffles": shuffles,
    }
    return json.loads(json.dumps(found))


def table(pawns=None, *hand, **more):
    """The game that goes on from such a position."""
    return korsi.load(position(pawns, *hand, **more))


# Moves, as short as they are said


def step(card, at, to=None, steps=None, seat=0):
    """A walk; the card says how far where it leaves no choice."""
    steps = STEPS[card][0] if steps is None else steps
    to = (at + steps) % 64 if to is None else to
    return {"do": "step", "card": card, "seat": seat, "from": at, "steps": steps, "to": to}


def start(card="start_13", seat=0):
    return {"do": "start", "card": card, "seat": seat}


def swap(own, other):
    return {"do": "swap", "card": "swap", "own": list(own), "other": list(other)}


def magnet(at, to, seat=0):
    return {"do": "magnet", "card": "magnet", "seat": seat, "from": at, "to": to}


def part(seat, at, steps, to=None):
    return {
        "seat": seat,
        "from": at,
        "steps": steps,
        "to": (at + steps) % 64 if to is None else to,
    }


def split(*parts):
    return {"do": "split", "card": "team_4", "parts": [part(*found) for found in parts]}


def copied(move):
    """The same move, made with a copy."""
    return {**move, "card": "copy", "as": move["card"]}


def give(card):
    return {"do": "give", "card": card}


def discard(card):
    return {"do": "discard", "card": card}


def put_dog(to):
    return {"do": "dog", "to": to}


LEFT = {"do": "turn", "way": "left"}
RIGHT = {"do": "turn", "way": "right"}
FOLD = {"do": "fold"}


# Questions about a game


def pawns(game, seat=0):
    """The places of a seat's pawns."""
    return game.view(None)["pawns"][seat]


def dog(game):
    return game.view(None)["dog"]


def phase(game):
    return game.view(None)["phase"]


def moves(game, do=None, card=None):
    """The legal moves of the seat on turn, of one sort, with one card."""
    (seat,) = game.acting
    return [
        move
        for move in game.legal(seat)
        if do in (None, move["do"]) and card in (None, move.get("card"))
    ]


def ends(game, card, at=None):
    """Where the walks with a card lead, from a place."""
    return sorted(move["to"] for move in moves(game, "step", card) if at in (None, move["from"]))


def cards_to_play(game):
    """The kinds of card that have a legal use."""
    return in_order({move["card"] for move in moves(game) if "card" in move})


def played(game, move, seat=None):
    """The game after this move, and what was told."""
    game = game.copy()
    if seat is None:
        (seat,) = game.acting
    return game, game.play(seat, move)


def after(game, move, seat=None):
    """The game after this move."""
    return played(game, move, seat)[0]


def cause(game, move, seat=None):
    """A refusal as rule, reason and data, without the game's name."""
    refused = refusal(game, move, seat)
    return refused.rule, refused.why.removeprefix(f"{GAME}-"), refused.data
