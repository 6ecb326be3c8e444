"""How a game looks in the terminal: a module here of the game's name, or the plain board.

A module gives a class `Board`; nothing else has to learn the name of the game.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from korsi.cli.boards.plain import PlainBoard


def board_of(game: str, names: Sequence[str], language: str) -> PlainBoard:
    """The board of a game for these people, in their language."""
    module = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return PlainBoard(game, names, language)
    board: PlainBoard = import_module(module).Board(game, names, language)
    return board


__all__ = ["PlainBoard", "board_of"]
