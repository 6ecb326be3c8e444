"""Deals of Potion Explosion with what a test needs."""

from functools import cache
from typing import Any

import korsi
from korsi.bots import make_bot

GAME = "potion-explosion"
Message = dict[str, Any]


@cache
def with_six_potions(leave: str) -> tuple[int, list[tuple[int, Message]]]:
    """A seed of a game for two, and the moves of both up to a turn of seat 0, who has
    completed all six kinds, has drunk none, and finds marbles in both flasks."""
    seed = 0
    while True:
        moves = _collected(leave, seed)
        if moves is not None:
            return seed, moves
        seed += 1


def _collected(leave: str, seed: int) -> list[tuple[int, Message]] | None:
    """Both brew as the greedy bot does, but never drink, and like cheap tiles of
    kinds that they lack."""
    game = korsi.new(GAME, seats=2, seed=seed, leave=leave)
    bot = make_bot("greedy", 1)
    moves: list[tuple[int, Message]] = []
    while not game.over:
        seat = game.acting[0]
        view = game.view(seat)
        desk, other = view["desks"][seat], view["desks"][1 - seat]
        kinds = {_kind(potion["tile"]) for potion in desk["potions"]}
        begins = view["phase"] == "turn" and not view["picked"]
        if seat == 0 and begins and len(kinds) == 6 and desk["flask"] and other["flask"]:
            return moves
        legal = game.legal(seat)
        if view["phase"] in ("draft", "refill"):
            tops = [stack["top"] for stack in view["stacks"]]
            tiles = [offer["tile"] if "tile" in offer else tops[offer["stack"]] for offer in legal]
            kinds |= {_kind(burner["tile"]) for burner in desk["burners"] if burner}
            best = min(tiles, key=lambda tile: (_kind(tile) in kinds, tile.split("-")[1]))
            move = legal[tiles.index(best)]
        else:
            move = bot.think(view).move
            if move["do"] in ("drink", "help"):
                order = ("put", "pick", "to_flask", "end")
                legal = [offer for offer in legal if offer["do"] in order]
                move = min(legal, key=lambda offer: order.index(offer["do"]))
        game.play(seat, move)
        moves.append((seat, move))
    return None


def _kind(tile: str) -> str:
    return tile.split("-")[0]
