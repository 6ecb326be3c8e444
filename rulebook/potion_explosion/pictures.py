"""The pictures of the rulebook of Potion Explosion, from positions of the engine.

A picture is a table on which the engine has made the moves of the example; of its view, the part
that is drawn is kept. Where something explodes, the engine's events tell the steps.
"""

from typing import Any

import korsi

GAME = "potion-explosion"
TRACKS, LENGTH = 5, 16
SHOWN = ["left_out", "starters", "tracks", "stacks", "desks", "countdown", "bank", "help_tokens"]
SHOWN += ["turn"]


def pictures() -> dict[str, Any]:
    return {
        "chain": exploding("RKYRYYKBB", 3),
        "desk": desk(brewing()),
        "completed": desk(played(brewing(), *(put(one, 1) for one in "KKYY"), put("R"), put("Y"))),
        "starters": {"part": "starters", "view": seen(korsi.new(GAME, seats=2, seed=5))},
        "stacks": {"part": "stacks", "view": seen(drafted(korsi.new(GAME, seats=2, seed=5)))},
        "middle": exploding("RYYYK", 2),
        "magnetic": drinking("RRYKBKBRY", "magnetic-5a", track=0, place=2),
        "abyssal": drinking("RYYBKRYBK", "abyssal-5a", tracks=[0, 1, 2, 3], whole=True),
        "balm": drinking("KBYYYRKRB", "balm-5a", track=0, place=2, count=3),
        "skills": skills(),
        "flask": desk(sorting()),
        "prism": desk(prism()),
    }


# Tables


def table(front: str, *, leave: str = "beginner", tops: str = "", **own: Any) -> korsi.Game:
    """Two players in mid-game, the first on turn. The first track is `front`; `tops` are the front
    marbles of the others; all other marbles are behind them."""
    game = drafted(korsi.new(GAME, seats=2, seed=1, leave=leave))
    position = game.position()
    tiles = [tile for stack in position["stacks"] for tile in stack]
    tiles += [burner["tile"] for one in position["desks"] for burner in one["burners"]]
    position["desks"][0] |= own
    position["desks"][1]["burners"] = [burner("abyssal-5b", "BBKY"), burner("magnetic-4b", "B")]
    desks = position["desks"]
    taken = {lit["tile"] for one in desks for lit in one["burners"] if lit}
    taken |= {potion["tile"] for one in desks for potion in one["potions"]}
    rest = [tile for tile in tiles if tile not in taken]
    position["stacks"] = [rest[number::TRACKS] for number in range(TRACKS)]
    used = front + tops + "".join(one["hand"] + one["flask"] for one in desks)
    for one in desks:
        used += "".join(spot["marble"] for lit in one["burners"] if lit for spot in lit["filled"])
    behind = [marble for _ in range(20) for marble in "RBKY"]
    for marble in used:
        behind.remove(marble)
    tracks = [front, *(list(tops) or [""] * (TRACKS - 1))]
    for number in [1, 2, 3, 4, 0]:
        room = LENGTH - len(tracks[number])
        tracks[number] += "".join(behind[:room])
        del behind[:room]
    return korsi.load(position | {"tracks": tracks, "turn": 0, "first": 0, "turns": 12})


def drafted(game: korsi.Game) -> korsi.Game:
    while game.view(None)["phase"] == "draft":
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    return game


def played(game: korsi.Game, *moves: dict[str, Any]) -> korsi.Game:
    for move in moves:
        game.play(0, move)
    return game


def burner(tile: str, marbles: str = "") -> dict[str, Any]:
    return {"tile": tile, "filled": [{"hole": one, "marble": one} for one in marbles]}


def shelf(*tiles: str, drunk: int = 0) -> list[dict[str, Any]]:
    return [{"tile": tile, "drunk": place < drunk} for place, tile in enumerate(tiles)]


def pick(place: int) -> dict[str, Any]:
    return {"do": "pick", "track": 0, "place": place}


def put(colour: str, which: int = 0, source: str = "hand") -> dict[str, Any]:
    return {"do": "put", "from": source, "colour": colour, "burner": which}


# Pictures


def seen(game: korsi.Game, tracks: int = TRACKS) -> dict[str, Any]:
    view = game.view(None)
    return {name: view[name] for name in SHOWN} | {"tracks": view["tracks"][:tracks]}


def desk(game: korsi.Game) -> dict[str, Any]:
    """The first player's desk."""
    return {"part": "desk", "view": seen(game, 0)}


def exploding(front: str, place: int) -> dict[str, Any]:
    """A track before a pick, and what the pick takes, step by step."""
    game = table(front, burners=[burner("wisdom-4a", "R"), burner("sands-4a")], flask="B")
    before = seen(game, 1)
    events = game.play(0, pick(place))
    steps = [event for event in events if event["event"] in ("picked", "exploded")]
    return {"part": "chain", "view": before, "events": steps}


def brewing() -> korsi.Game:
    """After the first picture's explosions: six marbles in hand."""
    game = table("RKYRYYKBB", burners=[burner("wisdom-4a", "R"), burner("sands-4a")], flask="B")
    return played(game, pick(3))


def drinking(front: str, tile: str, *, whole: bool = False, **what: Any) -> dict[str, Any]:
    """What a potion takes from the dispenser."""
    kind = tile.split("-")[0]
    leave = "prismatic+filter" if kind == "balm" else "beginner"
    burners = [burner("wisdom-4a"), burner("sands-4a")]
    game = table(front, leave=leave, tops="BKYR", burners=burners, potions=shelf(tile))
    move = {"do": "drink", "tile": tile, "as": kind, **what}
    view = seen(game, TRACKS if whole else 1)
    game.play(0, move)
    return {"part": "effect", "view": view, "move": move}


def skills() -> dict[str, Any]:
    """After a turn with the third potion of a kind."""
    game = table(
        "RKYRYYKBB",
        burners=[burner("wisdom-4a", "RYY"), burner("sands-4a")],
        potions=shelf("wisdom-5a", "sands-4b", "wisdom-6a", "magnetic-4a", drunk=2),
    )
    played(game, pick(0), put("R"), {"do": "end"}, {"do": "tile", "stack": 0})
    return {"part": "skills", "view": seen(game, 0)}


def sorting() -> korsi.Game:
    """Example 4: four red marbles and a blue one placed, the blacks kept, a blue one left over."""
    burners = [burner("sands-7a"), burner("wisdom-4a", "YY")]
    game = table("KRRRRBK", burners=burners, flask="BB", hand="RRRRKK")
    played(game, pick(0), *(put("R") for _ in range(4)), put("B", source="flask"))
    return played(game, {"do": "to_hand", "colour": "B"}, *[{"do": "to_flask", "colour": "K"}] * 3)


def prism() -> korsi.Game:
    """Example 6: the first of two red marbles lies on a yellow hole."""
    burners = [burner("wisdom-4a", "RR"), burner("magnetic-4a", "BBK")]
    game = table("KBKB", burners=burners, flask="RRB", potions=shelf("prismatic-5a"))
    drink = {"do": "drink", "tile": "prismatic-5a", "as": "prismatic"}
    return played(game, drink, {"do": "prism", "colour": "R", "burner": 0, "hole": "Y"})
