"""One person among bots: asking, telling, hinting, saving."""

import json
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from pathlib import Path

from rich.text import Text

import korsi
from korsi.bots import Bot, make_bot
from korsi.cli.boards import board_of
from korsi.cli.screen import Screen
from korsi.contract import Event, Refused

PERSON = 0
ADVISER = "hard"


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """A game from the first card to the score sheet, as the person in the first seat lives it."""

    def __init__(
        self,
        game: korsi.Game,
        bots: Sequence[Bot],
        names: Sequence[str],
        language: str,
        screen: Screen,
    ) -> None:
        self.game = game
        self.bots = bots
        self.screen = screen
        self.board = board_of(game.key, names, language)
        self.heard: list[Event] = []
        self.refused: Refused | None = None
        # What can be typed besides a move; the words for it are sentences `terminal-word-…`.
        self.commands: dict[str, Callable[[str], None]] = {
            "hint": self.hint,
            "rule": self.rule,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def play(self) -> None:
        """Play to the end; raises Left where the person leaves."""
        board = self.board
        seats = list(range(self.game.seats))
        title = board.say("terminal-welcome", game=board.say(self.game.key), seat=seats)
        self.screen.print(Text(title, style="bold"))
        self.hear(board.opening([self.game.view(PERSON)]))
        while not self.game.over:
            if PERSON in self.game.acting:
                self.decide()
            else:
                self.wait()
        self.screen.print(board.score_sheet(self.heard, self.game.scores))
        self.say("terminal-winners", winners=self.game.winners)

    def hear(self, events: list[Event]) -> None:
        """Tell what happened, as far as this seat may know it."""
        for event in korsi.hear(events, PERSON):
            self.heard.append(event)
            if event["event"] not in self.board.quiet:
                self.screen.print(self.board.tell(event))

    def wait(self) -> None:
        """Let the bots think and move, each from its own view, until the person is asked."""
        told: list[Event] = []
        with self.thinking():
            while not self.game.over and PERSON not in self.game.acting:
                seat = self.game.acting[0]
                told += self.game.play(seat, self.bots[seat].move(self.game.view(seat)))
        self.hear(told)

    def thinking(self) -> AbstractContextManager[object]:
        """A sign of life while somebody thinks, if a person is watching."""
        if not self.screen.is_terminal:
            return nullcontext()
        return self.screen.status(self.board.say("terminal-thinking"))

    # The person's turn

    def decide(self) -> None:
        """Show the table and ask until there is a move that the rules allow."""
        view = self.game.view(PERSON)
        legal = self.game.legal(PERSON)
        for drawn in self.board.draw(view, legal):
            self.screen.print()
            self.screen.print(drawn)
        self.screen.print()
        question = self.board.question(view, legal)
        while True:
            answer = self.ask(question)
            if self.obey(answer):
                continue
            move = self.board.read(view, legal, answer)
            if move is None:
                self.say("terminal-not-understood")
                continue
            try:
                events = self.game.play(PERSON, move)
            except Refused as refused:
                self.refused = refused
                self.screen.print(self.board.refusal(refused))
                self.say("terminal-ask-rule")
                continue
            self.hear(events)
            return

    def ask(self, question: str) -> str:
        """What the person types; raises Left at the end of input and on Ctrl-C."""
        self.screen.print(Text(question + " ", style="bold"), end="", soft_wrap=True)
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

    def ask_for_another(self) -> None:
        """Raises Left unless the person wants another game."""
        while True:
            answer = self.ask(self.board.say("terminal-another"))
            if self.means(answer, "yes"):
                return
            if self.means(answer, "no"):
                raise Left
            if not self.obey(answer):
                self.say("terminal-yes-or-no")

    def say(self, key: str, **data: object) -> None:
        self.screen.print(self.board.say(key, **data))

    # What a word asks for

    def hint(self, _rest: str) -> None:
        """What a strong bot would do here, knowing what the person knows."""
        if self.game.over:
            self.say("terminal-no-hint")
            return
        with self.thinking():
            thought = make_bot(ADVISER, 0).think(self.game.view(PERSON))
        why = self.board.say(thought.why, **thought.data)
        hint = self.board.say("terminal-hint")
        self.screen.print(f"{hint} {self.board.move_words(thought.move)}. {why}")

    def rule(self, _rest: str) -> None:
        """The rule of the last refusal."""
        if self.refused is None:
            self.say("terminal-no-refusal")
        else:
            self.screen.print(self.board.rule(self.refused))

    def save(self, rest: str) -> None:
        """The record into a new file; nothing is ever overwritten."""
        text = json.dumps(self.game.record(), ensure_ascii=False) + "\n"
        names = [rest] if rest else (f"{self.game.key}-{number}.json" for number in count(1))
        for name in names:
            try:
                with Path(name).open("x", encoding="utf-8") as file:
                    file.write(text)
            except FileExistsError:
                continue
            except (OSError, ValueError):
                break
            self.say("terminal-saved")
            self.screen.print(name)  # by itself: a name keeps its own digits
            return
        self.say("terminal-not-saved")
        self.screen.print(name)

    def help(self, _rest: str) -> None:
        """What can be typed."""
        self.say("terminal-help-move")
        for command in self.commands:
            words = " / ".join(self.board.say(f"terminal-word-{command}").split())
            self.say(f"terminal-help-{command}", words=words)

    def quit(self, _rest: str) -> None:
        raise Left
