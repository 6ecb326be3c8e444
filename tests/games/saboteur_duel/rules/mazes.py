"""Mazes of Saboteur: The Duel set up by hand.

A maze is a dictionary from places to cards. A card is its ID, and words for how it lies and what
lies on it: "P_H", "P_LT turned", "P_X_TROLL blue" (a blue counter), "P_X_DOOR_B key:green".
The start cards, and everything that is not said, are put where they belong:

    table({(2, 4): "P_H", (3, 4): "P_X_TROLL"}, hand=["P_V", "A_KEY"], goals={(6, 3): "G_X_0"})
"""

import json
from collections import Counter
from importlib.resources import files

import korsi

DATA = json.loads(
    files("korsi.games.saboteur_duel").joinpath("data.json").read_text(encoding="utf-8")
)
GAME = "saboteur-duel"
DECK = {card["id"]: card["count"] for part in ("path", "action") for card in DATA[part]}
GOALS = [card["id"] for card in DATA["goal"]]
NUGGETS = {
    card["id"]: card["gold"]["n"]
    for part in ("path", "goal")
    for card in DATA[part]
    if "gold" in card
}
BREAKS = {"cart": "A_BREAK_CART", "lantern": "A_BREAK_LANTERN", "pickaxe": "A_BREAK_PICK"}
DULL = ["G_4DE_0", "G_3DEL_0", "G_3DES_0", "G_X_0"]
"""Goals without gold: those that lie face down where nothing else is said come last."""

TWO = {"green": (1, 4), "blue": (1, 2)}
TWO_GOALS = [(6, 1), (6, 3), (6, 5), (8, 2), (8, 4), (10, 3)]
SOLO = (1, 3)
SOLO_GOALS = [(9, 1), (9, 3), (9, 5), (11, 2), (11, 4), (13, 3)]


def lying(at, words):
    """The entry of a position for a card like "P_X_DOOR_B turned key:green"."""
    card, *more = words.split()
    entry = {"at": list(at), "card": card, "turned": "turned" in more}
    for word in more:
        if word in ("green", "blue"):
            entry["counter"] = word
        elif word.startswith("key:"):
            entry["key"] = word[4:]
        else:
            assert word == "turned", word
    return entry


def position(
    maze=None,
    hand=("A_MAP",),
    theirs=("P_V_DE",),
    *,
    goals=None,
    looked=None,
    top=(),
    pile=None,
    turn=0,
    colour="green",
    solo=False,
    before=None,
    gold=None,
    gone=(),
    rounds=None,
    round=None,
    phase="act",
    acted=False,
    due=0,
    waiting=None,
    laid=None,
    seed=1,
):
    """A position as JSON; `hand` is of the seat on turn, `theirs` of the other.

    `top` are the next cards of the pile, the rest of the deck follows; `pile` is all of the pile,
    the rest of the deck is discarded. `goals` names face-down goals, others are dealt from those
    left. `laid`, in solo, is the order of laying: unless said, that of the dictionary.
    """
    seats = 1 if solo else 2
    maze = dict(maze or {})
    places = SOLO_GOALS if solo else TWO_GOALS
    starts = {colour: SOLO} if solo else TWO
    entries = [lying(at, words) for at, words in maze.items()]
    entries += [
        {"at": list(at), "card": f"S_{start.upper()}", "turned": False}
        for start, at in starts.items()
    ]
    before = [list(tools) for tools in before or [[]] * seats]
    gold = [list(cards) for cards in gold or [[]] * seats]
    up = [entry["card"] for entry in entries]
    waits = [] if waiting is None else [waiting[1]]
    named = dict(goals or {})
    out = {*up, *waits, *named.values(), *gone, *(card for cards in gold for card in cards)}
    left = sorted((card for card in GOALS if card not in out), key=lambda card: card in DULL)
    down = []
    for at in places:
        if at in maze or (waiting is not None and at == waiting[0]):
            continue
        card = named.pop(at) if at in named else left.pop(0)
        down.append({"at": list(at), "card": card, "looked": list((looked or {}).get(at, []))})
    assert not named, f"{named} lie where no goal can"
    hands = [list(hand)] if solo else [list(hand), list(theirs)]
    if turn == 1:
        hands.reverse()
    deck = Counter(DECK) - Counter({card: 1 for cards in [*gold, gone] for card in cards})
    used = Counter(card for cards in hands for card in cards)
    used += Counter(card for card in up if card in DECK)
    used += Counter(BREAKS[tool] for tools in before for tool in tools)
    used += Counter(top) + Counter(pile or ())
    short = used - deck
    assert not short, f"there are not enough of {dict(short)}"
    rest = sorted((deck - used).elements())
    aside = []
    if solo:
        aside, rest = rest[:10], rest[10:]
    found = {
        "game": GAME,
        "rules": 2,
        "seats": seats,
        "options": {"colour": colour},
        "seed": seed,
        "round": round or (len(rounds or []) + 1),
        "phase": phase,
        "turn": turn,
        "acted": acted,
        "due": due,
        "maze": sorted(entries, key=lambda entry: entry["at"]),
        "goals": down,
        "hands": [sorted(held) for held in hands],
        "pile": [*top, *rest] if pile is None else list(pile),
        "discard": [] if pile is None else rest,
        "before": [sorted(tools) for tools in before],
        "gold": [sorted(cards) for cards in gold],
        "gone": sorted(gone),
        "unused": sorted(left),
        "rounds": rounds or history(gold, (round or 1) - 1),
    }
    if waiting is not None:
        found["waiting"] = {"at": list(waiting[0]), "card": waiting[1]}
    if solo:
        found["aside"] = aside
        order = laid if laid is not None else [at for at in maze if at not in places]
        found["laid"] = [list(at) for at in order]
    return json.loads(json.dumps(found))


def history(gold, rounds):
    """A score sheet that gives this gold: all of it was won in round 1."""
    worth = [sum(NUGGETS[card] for card in cards) for cards in gold]
    nothing = [0] * len(gold)
    first = [{"nuggets": worth, "paid": nothing}]
    return (first + [{"nuggets": nothing, "paid": nothing}] * (rounds - 1))[:rounds]


def table(maze=None, *hands, **more):
    """The game that goes on from such a position."""
    return korsi.load(position(maze, *hands, **more))


# Moves, as short as they are said


def lay(card, at, turned=False):
    return {"do": "lay", "card": card, "at": list(at), "turned": turned}


def sabotage(card):
    return {"do": "sabotage", "card": card}


def repair(card, tool):
    return {"do": "repair", "card": card, "tool": tool}


def key(at):
    return {"do": "key", "at": list(at)}


def rockfall(at):
    return {"do": "rockfall", "at": list(at)}


def look(at):
    return {"do": "map", "at": list(at)}


def clear(cards, tool):
    return {"do": "clear", "cards": sorted(cards), "tool": tool}


def discard(*cards):
    return {"do": "pass", "cards": sorted(cards)}


def bribe(at):
    return {"do": "bribe", "at": list(at)}


def orient(at, turned):
    return {"do": "orient", "at": list(at), "turned": turned}


END = {"do": "end"}


# Questions about a game


def entry(game, at):
    """What lies face up at a place, as everyone sees it; None: nothing."""
    for found in game.view(None)["maze"]:
        if found["at"] == list(at):
            return found
    return None


def counter(game, at):
    """The colour of the counter on a place; None: there is none."""
    found = entry(game, at)
    return None if found is None else found.get("counter")


def face_down(game):
    """The places of the face-down goals."""
    return [tuple(goal["at"]) for goal in game.view(None)["goals"]]


def moves(game, do):
    """The legal moves of one sort of the seat on turn."""
    (seat,) = game.acting
    return [move for move in game.legal(seat) if move["do"] == do]


def places(game, do):
    """The places of such moves."""
    return sorted({tuple(move["at"]) for move in moves(game, do)})


def may_lay(game, card, at, turned=False):
    return lay(card, at, turned) in moves(game, "lay")


def reaches(game, seat, at, sides=None):
    """Whether a dwarf reaches a place (on these sides, when they are named)."""
    for column, row, found in game.view(None)["routes"][seat]:
        if (column, row) == tuple(at):
            return sides is None or found == sides
    return False
