"""Tables of Potion Explosion set up by hand: what matters is named, the rest is filled in."""

from collections import Counter
from typing import Any

import pytest

import korsi

GAME = "potion-explosion"
COLOURS = "RBKY"
KINDS = ["wisdom", "blind_love", "magnetic", "prismatic", "abyssal", "sands", "balm", "filter"]


def tiles_of(kinds: list[str]) -> list[str]:
    return [f"{kind}-{holes}{copy}" for kind in kinds for holes in (4, 5, 6, 7) for copy in "ab"]


def table(
    tracks: dict[int, str] | None = None,
    *,
    seats: int = 2,
    turn: int | None = 0,
    desks: dict[int, dict[str, Any]] | None = None,
    tops: list[str] | None = None,
    left_out: tuple[str, str] = ("balm", "filter"),
    countdown: int | None = None,
    placing: str = "must",
    stacks: bool = True,
    short: bool = False,
    helps: int = 0,
    new: int = 0,
    seed: int = 1,
    **fields: Any,
) -> korsi.Game:
    """A table with seat `turn` on turn and first; `tracks` from the front, `desks` by seat as
    `desk` gives them; `new`: of the potions on turn, so many are of this turn; `short`: nothing
    else is on the tracks, all other marbles are in the hand of who is on turn."""
    given = {seat: desk() for seat in range(seats)} | (desks or {})
    used = [tile for entry in given.values() for tile in tiles_on(entry)]
    box = [tile for tile in tiles_of([k for k in KINDS if k not in left_out]) if tile not in used]
    for tile in tops or []:
        box.remove(tile)
    for entry in given.values():
        for place, burner in enumerate(entry["burners"]):
            if burner == "any":
                entry["burners"][place] = {"tile": box.pop(), "filled": []}
    if not stacks:
        given[seats - 1]["potions"] += [{"tile": tile, "drunk": False} for tile in box]
        box = []
    for seat, entry in given.items():
        done = [potion["tile"] for potion in entry["potions"]]
        entry.update(tokens(done[: len(done) - new] if seat == turn else done))
    given[turn or 0]["helps"] += helps
    size = 2 + seats if countdown is None else countdown
    earned = sum(entry["skills"] for entry in given.values())
    left = max(size - earned, 0)
    laid = fill(tracks or {}, given, fields.get("tie"))
    if short:
        named = [(tracks or {}).get(track, "") for track in range(5)]
        rest = "".join(all[len(some) :] for all, some in zip(laid, named, strict=True))
        given[turn or 0]["hand"], laid = given[turn or 0]["hand"] + rest, named
    position = {
        "game": GAME,
        "rules": 2,
        "seats": seats,
        "options": {
            "leave": "+".join(left_out),
            "countdown": countdown,
            "placing": placing,
            "first": "random",
        },
        "seed": seed,
        "phase": "turn",
        "turn": turn,
        "first": turn or 0,
        "turns": 0,
        "left_out": list(left_out),
        "starters": [],
        "tracks": laid,
        "stacks": pile(tops or [], box),
        "desks": [given[seat] for seat in range(seats)],
        "countdown": left,
        "bank": 15 - size if left else max(15 - earned, 0),
        "help_tokens": 21 - sum(entry["helps"] for entry in given.values()),
        "picked": False,
        "helped": False,
        "returns": 0,
        "ending": None,
        "prism": None,
        "tie": None,
    }
    return korsi.load({**position, **fields})


def desk(
    burners: tuple[Any, Any] = ("any", "any"),
    *,
    hand: str = "",
    flask: str = "",
    potions: tuple[str, ...] = (),
    drunk: tuple[str, ...] = (),
    helps: int = 0,
) -> dict[str, Any]:
    """A desk; a burner is a tile, (tile, marbles on their own holes), None, or any tile."""
    lit: list[Any] = []
    for burner in burners:
        if burner is None or burner == "any":
            lit.append(burner)
            continue
        tile, marbles = burner if isinstance(burner, tuple) else (burner, "")
        lit.append({"tile": tile, "filled": [{"hole": m, "marble": m} for m in marbles]})
    done = [{"tile": tile, "drunk": False} for tile in potions]
    done += [{"tile": tile, "drunk": True} for tile in drunk]
    return {"burners": lit, "hand": hand, "flask": flask, "potions": done, "helps": helps}


def tokens(done: list[str]) -> dict[str, Any]:
    """PE-27: what these tiles have earned."""
    counted = Counter(tile.split("-")[0] for tile in done)
    kinds = [kind for kind in KINDS if counted[kind] >= 3]
    five = len(counted) >= 5
    return {"skills": len(kinds) + five, "kinds": kinds, "five": five}


def tiles_on(entry: dict[str, Any]) -> list[str]:
    burners = [burner["tile"] for burner in entry["burners"] if isinstance(burner, dict)]
    return burners + [potion["tile"] for potion in entry["potions"]]


def fill(
    tracks: dict[int, str], desks: dict[int, dict[str, Any]], tie: dict[str, Any] | None
) -> list[str]:
    """All other marbles, behind those that are named; no colour behind the same, if possible."""
    found = [tracks.get(track, "") for track in range(5)]
    held = "".join(found) + "".join(entry["hand"] + entry["flask"] for entry in desks.values())
    for entry in desks.values():
        for burner in entry["burners"]:
            if burner is not None:
                held += "".join(pair["marble"] for pair in burner["filled"])
    left = Counter(dict.fromkeys(COLOURS, 20))
    left.subtract(held + (tie["out"] if tie else ""))
    while sum(left.values()):
        track = min(range(5), key=lambda track: len(found[track]))
        last = found[track][-1:]
        choice = max(COLOURS, key=lambda colour: (left[colour] > 0, colour != last, left[colour]))
        found[track] += choice
        left[choice] -= 1
    return found


def pile(tops: list[str], box: list[str]) -> list[list[str]]:
    """Five stacks with these tops; the rest below."""
    stacks = [tops[n : n + 1] for n in range(5)]
    for tile in box:
        min(stacks, key=len).append(tile)
    return stacks


# Moves


def starter(tile: str) -> dict[str, Any]:
    return {"do": "starter", "tile": tile}


def pick(track: int, place: int) -> dict[str, Any]:
    return {"do": "pick", "track": track, "place": place}


def ask_help(track: int, place: int) -> dict[str, Any]:
    return {"do": "help", "track": track, "place": place}


def put(colour: str, burner: int, source: str = "hand") -> dict[str, Any]:
    return {"do": "put", "from": source, "colour": colour, "burner": burner}


def to_flask(colour: str) -> dict[str, Any]:
    return {"do": "to_flask", "colour": colour}


def to_hand(colour: str) -> dict[str, Any]:
    return {"do": "to_hand", "colour": colour}


def drink(tile: str, used: str | None = None, **how: Any) -> dict[str, Any]:
    return {"do": "drink", "tile": tile, "as": used or tile.split("-")[0], **how}


def prism(colour: str, burner: int, hole: str) -> dict[str, Any]:
    return {"do": "prism", "colour": colour, "burner": burner, "hole": hole}


def take(stack: int) -> dict[str, Any]:
    return {"do": "tile", "stack": stack}


END = {"do": "end"}
DONE = {"do": "prism_done"}
ORDER = ["end", "tile", "put", "to_flask"]
"""How a turn is brought to its end."""


# Looking


def play(game: korsi.Game, *moves: dict[str, Any]) -> list[dict[str, Any]]:
    """Moves of whoever acts; what happened."""
    told = []
    for move in moves:
        assert move in game.legal(game.acting[0]), move
        told += game.play(game.acting[0], move)
    return told


def finish(game: korsi.Game) -> list[dict[str, Any]]:
    """The rest of a turn: marbles where they fit, or into the flask, and any tiles."""
    (seat,) = game.acting
    told = []
    while game.acting == [seat] and game.view(None)["phase"] in ("turn", "refill"):
        legal = game.legal(seat)
        told += game.play(seat, next(m for do in ORDER for m in legal if m["do"] == do))
    return told


def named(events: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [event for event in events if event["event"] == name]


def cause(game: korsi.Game, move: dict[str, Any], seat: int | None = None) -> tuple[str, str, Any]:
    """Why a move is refused: rule, key without the game, data."""
    with pytest.raises(korsi.Refused) as refusal:
        game.play(game.acting[0] if seat is None else seat, move)
    assert str(refusal.value)
    return refusal.value.rule, refusal.value.why.removeprefix(GAME + "-"), refusal.value.data


def at(game: korsi.Game, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = game.view(None)["desks"][seat]
    return found


def does(game: korsi.Game, *dos: str) -> list[dict[str, Any]]:
    """The legal moves of these sorts."""
    return [move for move in game.legal(game.acting[0]) if move["do"] in dos]
