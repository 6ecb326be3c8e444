"""The pictures of the rulebook of Saboteur: The Duel, from positions of the engine.

A picture is a table on which the engine has made the moves of the example; of its view, the part
that is drawn is kept. Whether a card fits that is only tried, and what is in its way, the engine
says too.
"""

from collections import Counter
from typing import Any

import korsi

GAME = "saboteur-duel"
GREEN, BLUE = 0, 1
Place = tuple[int, int]
SHOWN = ["colours", "round", "maze", "goals", "cards", "pile", "before", "counters", "keys"]
SHOWN += ["nuggets", "claimed", "bribes", "routes"]

# Tunnels of the examples: where a card lies, which one, and True where it lies turned.
TO_A_GOAL = [
    ((2, 4), "P_H"),
    ((3, 4), "P_H"),
    ((4, 4), "P_LT"),
    ((4, 3), "P_LT", True),
]
BLUE_ROW = [((2, 2), "P_H"), ((3, 2), "P_H"), ((4, 2), "P_H")]
TOGETHER = [((1, 3), "P_V"), ((2, 4), "P_H")]
PAST_A_TROLL = [
    ((2, 4), "P_H"),
    ((3, 4), "P_TS_TROLL"),
    ((4, 4), "P_H"),
    ((5, 4), "P_LT"),
    ((5, 3), "P_LT", True),
]


def pictures() -> dict[str, Any]:
    return {
        "set-up": maze(korsi.new(GAME, seats=2, seed=1), (1, 1, 10, 5)),
        "fits": trying(
            table([], ["P_H"]),
            (1, 4, 2, 5),
            [lay("P_H", (2, 4)), lay("P_H", (1, 5))],
        ),
        "goal": maze(
            played(
                table(TO_A_GOAL, ["P_H"], goals={(6, 3): "G_LT_2"}),
                (GREEN, lay("P_H", (5, 3))),
            ),
            (1, 2, 6, 4),
        ),
        "ladder": maze(
            played(table(BLUE_ROW, ["P_LADDER_G"]), (GREEN, lay("P_LADDER_G", (4, 1)))),
            (1, 1, 6, 4),
        ),
        "door": maze(
            played(
                table(TOGETHER, ["P_TS_DOOR_B", "P_H"], turn=BLUE),
                (BLUE, lay("P_TS_DOOR_B", (3, 4))),
                (GREEN, {"do": "pass", "cards": ["A_MAP"]}),
                (BLUE, lay("P_H", (4, 4))),
            ),
            (1, 2, 4, 4),
        ),
        "troll": maze(
            played(
                table(PAST_A_TROLL, ["P_V"], goals={(6, 3): "G_LT_2"}),
                (GREEN, {"do": "bribe", "at": [3, 4]}),
            ),
            (1, 3, 6, 4),
        ),
        "sabotage": sabotaged(),
        "alone": maze(korsi.new(GAME, seats=1, seed=1), (1, 1, 13, 5)),
        "dead-end": trying(
            table([((2, 4), "P_V_DE")], ["P_RT"]),
            (1, 3, 2, 4),
            [lay("P_RT", (2, 3), turned=True)],
        ),
        "key": maze(
            played(
                table([*TOGETHER, ((3, 4), "P_TS_DOOR_B"), ((4, 4), "P_H")], ["A_KEY"]),
                (GREEN, {"do": "key", "at": [3, 4]}),
            ),
            (1, 2, 4, 4),
        ),
        "two-goals": maze(
            played(
                table(
                    [*BLUE_ROW, ((5, 2), "P_H")],
                    ["P_TL_DOOR_B"],
                    turn=BLUE,
                    goals={(6, 1): "G_LT_2", (6, 3): "G_3DEL_0"},
                ),
                (BLUE, lay("P_TL_DOOR_B", (6, 2))),
                (BLUE, {"do": "orient", "at": [6, 3], "turned": False}),
            ),
            (3, 1, 8, 3),
        ),
        "rockfall": maze(
            played(
                table(
                    TO_A_GOAL,
                    ["P_H"],
                    theirs=["A_ROCKFALL"],
                    goals={(6, 3): "G_TS_3_G"},
                ),
                (GREEN, lay("P_H", (5, 3))),
                (GREEN, {"do": "orient", "at": [6, 3], "turned": False}),
                (BLUE, {"do": "rockfall", "at": [3, 4]}),
            ),
            (1, 3, 6, 4),
        ),
    }


def table(
    tunnels: list[Any],
    hand: list[str],
    *,
    theirs: list[str] | None = None,
    goals: dict[Place, str] | None = None,
    turn: int = GREEN,
) -> korsi.Game:
    """A first round with these tunnels; `hand` is of the player on turn, `theirs` of the other."""
    position = korsi.new(GAME, seats=2, seed=1).position()
    other = theirs or ["A_MAP", "P_RT"]
    deck = Counter([*position["pile"], *(card for hand in position["hands"] for card in hand)])
    deck -= Counter([*hand, *other, *(card for _, card, *_ in tunnels)])
    faces = [goal["card"] for goal in position["goals"]] + position["unused"]
    named = goals or {}
    spare = sorted(set(faces) - set(named.values()))
    for goal in position["goals"]:
        goal["card"] = named.get(tuple(goal["at"])) or spare.pop()
    return korsi.load(
        position
        | {
            "turn": turn,
            "hands": [hand, other] if turn == GREEN else [other, hand],
            "pile": sorted(deck.elements()),
            "unused": spare,
            "maze": position["maze"]
            + [{"at": list(at), "card": card, "turned": bool(way)} for at, card, *way in tunnels],
        }
    )


def played(game: korsi.Game, *moves: tuple[int, dict[str, Any]]) -> korsi.Game:
    for seat, move in moves:
        game.play(seat, move)
    return game


def lay(card: str, at: Place, *, turned: bool = False) -> dict[str, Any]:
    return {"do": "lay", "card": card, "at": list(at), "turned": turned}


def maze(game: korsi.Game, frame: tuple[int, int, int, int]) -> dict[str, Any]:
    """What everybody sees between these columns and rows: left, top, right, bottom."""
    return {"part": "maze", "frame": frame, "view": seen(game)}


def seen(game: korsi.Game) -> dict[str, Any]:
    view = game.view(None)
    return {name: view[name] for name in SHOWN}


def trying(
    game: korsi.Game, frame: tuple[int, int, int, int], moves: list[dict[str, Any]]
) -> dict[str, Any]:
    """The maze with cards that are only tried, each fitting or with what is in its way."""
    tried = []
    for move in moves:
        try:
            game.copy().play(game.acting[0], move)
            tried.append({"move": move, "refused": None})
        except korsi.Refused as refused:
            tried.append({"move": move, "refused": {"rule": refused.rule, "data": refused.data}})
    return maze(game, frame) | {"tried": tried}


def sabotaged() -> dict[str, Any]:
    """Blue after a sabotage: the cards in hand, and what can still be done with them."""
    hand = ["P_H", "P_LT", "A_MAP", "A_FIX_PICK_CART", "P_X_DOOR_B", "A_BREAK_CART"]
    game = played(
        table([((2, 4), "P_H"), ((2, 2), "P_H")], ["A_BREAK_PICK"], theirs=hand),
        (GREEN, {"do": "sabotage", "card": "A_BREAK_PICK"}),
    )
    held = game.view(BLUE)["hand"]
    return {
        "part": "hand",
        "view": seen(game),
        "seat": BLUE,
        "hand": held,
        "legal": game.legal(BLUE),
    }
