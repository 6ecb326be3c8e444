"""Somebody at the terminal who types words: what is common to playing and to looking at records."""

from collections.abc import Callable

from rich.text import Text

from korsi.cli.board import PlainBoard
from korsi.cli.grid import NEEDED
from korsi.cli.screen import Screen

ANSWER = 8
"""Columns that a question leaves for what is typed behind it."""


class Left(Exception):
    """The person has left."""


class Asking:
    """Asks, and obeys words; what they are is in the sentences `terminal-word-…`."""

    commands: dict[str, Callable[[str], None]]

    def __init__(self, board: PlainBoard, screen: Screen) -> None:
        self.board = board
        self.screen = screen

    def ask(self, question: str) -> str:
        """What the person types; raises Left at the end of input and on Ctrl-C."""
        room = max(self.screen.width - ANSWER, 1)
        self.screen.print(Text(question, style="bold"), width=room, end=" ")
        try:
            answer = input()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if not self.screen.is_terminal:
            self.screen.print(answer)  # so that a transcript shows both sides
        return answer.strip()

    def obey(self, answer: str) -> bool:
        """Do what a word asks for; False if it is no such word."""
        word, _, rest = answer.partition(" ")
        for command, act in self.commands.items():
            if self.means(word, command):
                act(rest.strip())
                return True
        return False

    def means(self, word: str, meaning: str) -> bool:
        """Whether this is a word for that, in the language of the table."""
        return word.casefold() in self.board.say(f"terminal-word-{meaning}").split()

    def say(self, key: str, **data: object) -> None:
        self.screen.print(self.board.say(key, **data))

    def say_words(self) -> None:
        """Every word that can be typed, and what it does."""
        for command in self.commands:
            words = " / ".join(self.board.say(f"terminal-word-{command}").split())
            self.say(f"terminal-help-{command}", words=words)

    def wide_enough(self) -> bool:
        """Whether everything can be shown whole; if not, it is said how wide that would be."""
        if self.screen.width >= NEEDED:
            return True
        self.say("terminal-narrow", width=self.screen.width, needed=NEEDED)
        return False

    def quit(self, _rest: str) -> None:
        raise Left
