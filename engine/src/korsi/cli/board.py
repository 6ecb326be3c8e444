"""How a game looks in the terminal: `terminal.py` in its folder gives a class `Board`; a game that
has none is drawn on the plain board, the view line by line and the legal moves with numbers.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from korsi.catalogue import GAMES, package_of
from korsi.cli.grid import Grid
from korsi.cli.screen import sheet
from korsi.contract import Event, Move, Refused, View
from korsi.sentences import bundle, describe, say, tell
from korsi.sentences.views import lines
from korsi.vocabulary import EVERY_GAME


class PlainBoard:
    """Draws what a seat knows and reads what its player types; knows no rules."""

    quiet: frozenset[str] = frozenset()
    """Events that this board itself shows, so that nobody has to be told; besides those that are
    not worth a line in any log."""

    def __init__(self, game: str, names: Sequence[str], language: str) -> None:
        vocabulary = GAMES[game].vocabulary if game in GAMES else EVERY_GAME
        self.quiet = self.quiet | (frozenset(vocabulary.natures) - vocabulary.having("log"))
        self.game = game
        self.names = names
        self.language = language

    # What a game may do better

    def draw(self, view: View, legal: Sequence[Move]) -> list[RenderableType]:
        """The table as this seat sees it."""
        known = Grid(2)
        for label, said in lines(self.language, view, self.names):
            first, *more = said.split("\n")
            known.add_row(Text(label, style="bold"), first)
            for line in more:
                known.add_row("", line)
        moves = Grid(2)
        for number, move in enumerate(legal, 1):
            moves.add_row(self.number(number), self.move_words(move))
        return [known, moves]

    def question(self, view: View, legal: Sequence[Move]) -> str:
        """What the player has to decide."""
        return self.say("terminal-question", count=len(legal))

    def read(self, view: View, legal: Sequence[Move], text: str) -> Move | None:
        """The move that was typed, legal or not; None if it is none."""
        number = number_in(text)
        return legal[number - 1] if number is not None and 1 <= number <= len(legal) else None

    def typed(self, move: Move, view: View, legal: Sequence[Move]) -> str:
        """A legal move as it may be typed: what `read` understands, in any digits."""
        return str(legal.index(move) + 1)

    def opening(self, views: Sequence[View]) -> list[Event]:
        """What there is to tell before the first move, to the seats that have these views."""
        return []

    def score_sheet(self, heard: Sequence[Event], scores: Sequence[int]) -> RenderableType:
        """How the scores came about."""
        table = sheet("", self.say("terminal-score"))
        for name, score in zip(self.names, scores, strict=True):
            table.add_row(name, self.number(score))
        return table

    # What all games share

    def say(self, key: str, **data: Any) -> str:
        """A sentence in the language of the table."""
        return say(self.language, key, data, self.names)

    def number(self, number: int) -> str:
        """A number in the digits of the language."""
        return in_digits(self.language, number)

    def digits(self, text: int | str) -> str:
        """The digits of the language, for what is no sentence."""
        return in_digits(self.language, str(text))

    def tell(self, event: Event) -> str:
        """What happened, as a sentence."""
        return tell(self.language, self.game, event, self.names)

    def move_words(self, move: Move) -> str:
        """A move in words."""
        return describe(self.language, self.game, move, self.names)

    def refusal(self, refused: Refused) -> str:
        """Why not, with the rule's ID."""
        return f"{refused.rule}: {self.say(refused.why, **refused.data)}"

    def rule(self, refused: Refused) -> str:
        """The rule that forbids it; where it is not written out, the refusal again."""
        key = f"{self.game}-rule-{refused.rule}"
        if not bundle(self.language).has_message(key):
            return self.refusal(refused)
        return f"{refused.rule}: {self.say(key)}"


@lru_cache(4096, typed=True)
def in_digits(language: str, number: int | str) -> str:
    """A number, or a text, in the digits of a language: boards have many, and mostly the same."""
    return say(language, "number", {"number": number})


def board_of(game: str, names: Sequence[str], language: str) -> PlainBoard:
    """The board of a game for these people, in their language."""
    module = f"{package_of(game)}.terminal" if game in GAMES else ""
    if not module or find_spec(module) is None:
        return PlainBoard(game, names, language)
    board: PlainBoard = import_module(module).Board(game, names, language)
    return board


def number_in(text: str) -> int | None:
    """A whole number in Latin, Persian or Arabic digits.

    >>> number_in("12"), number_in("۱۲"), number_in("-1"), number_in("²")
    (12, 12, None, None)
    """
    return int(text) if text.isdecimal() and len(text) < 20 else None


def dim(text: str) -> Text:
    """Words that matter less."""
    return Text(text, style="dim")
