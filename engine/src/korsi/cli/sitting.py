"""One person among bots: asking, telling, hinting, saving."""

import json
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from pathlib import Path

from rich.text import Text

import korsi
from korsi.bots import Bot, make_bot
from korsi.cli.asking import Asking, Left
from korsi.cli.board import board_of
from korsi.cli.screen import Screen
from korsi.contract import Event, Move, Refused
from korsi.rulebook import named, rules_of

PERSON = 0
ADVISER = "hard"


class Sitting(Asking):
    """A game from the first card to the score sheet, as the person in the first seat lives it."""

    def __init__(
        self,
        game: korsi.Game,
        bots: Sequence[Bot],
        names: Sequence[str],
        language: str,
        screen: Screen,
    ) -> None:
        super().__init__(board_of(game.key, names, language), screen)
        self.game = game
        self.bots = bots
        self.language = language
        self.heard: list[Event] = []
        self.before: list[int] = []  # how much had been heard before each move of the person
        self.refused: Refused | None = None
        self.commands = {
            "hint": self.hint,
            "undo": self.undo,
            "rule": self.rule,
            "rules": self.rules,
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
        try:
            with self.thinking():
                while not self.game.over and PERSON not in self.game.acting:
                    seat = self.game.acting[0]
                    told += self.game.play(seat, self.bots[seat].move(self.game.view(seat)))
        finally:
            self.hear(told)  # also where Ctrl-C ends a long thought

    def thinking(self) -> AbstractContextManager[object]:
        """A sign of life while somebody thinks, if a person is watching."""
        if not self.screen.is_terminal:
            return nullcontext()
        return self.screen.status(self.board.say("terminal-thinking"))

    # The person's turn

    def decide(self) -> None:
        """Show the table and ask until there is a move that the rules allow, or one is undone."""
        view = self.game.view(PERSON)
        legal = self.game.legal(PERSON)
        made = len(self.game.moves)
        if self.wide_enough():
            for drawn in self.board.draw(view, legal):
                self.screen.print()
                self.screen.print(drawn)
            self.screen.print()
        question = self.board.question(view, legal)
        while True:
            answer = self.ask(question)
            if self.obey(answer):
                if len(self.game.moves) < made:
                    return
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
            self.before.append(len(self.heard))
            self.hear(events)
            return

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

    def undo(self, _rest: str) -> None:
        """Take the last move back, while it has told nothing new and chance has not spoken."""
        if not self.game.undoable(PERSON):
            self.say("terminal-no-undo")
            return
        self.game.undo(PERSON)
        del self.heard[self.before.pop() :]
        self.say("undone", seat=PERSON)

    def rules(self, rest: str) -> None:
        """All numbered rules, or the one that was named."""
        rules = rules_of(self.game.key, self.language)
        if not rules:
            self.say("terminal-no-rulebook")
        elif not rest:
            heading = ""
            for rule in rules:
                if rule.heading != heading:
                    heading = rule.heading
                    self.screen.print(Text(f"\n{heading}", style="bold"))
                self.screen.print(f"{rule.id}: {rule.text}")
        else:
            named_rule = named(rest, rules)
            if named_rule is None:
                self.say("terminal-no-rule", lowest=rules[0].id, highest=rules[-1].id)
            else:
                self.screen.print(f"{named_rule.id}: {named_rule.text}")

    def save(self, rest: str) -> None:
        """The record into a new file; nothing is ever overwritten."""
        text = json.dumps(self.game.record(), ensure_ascii=False) + "\n"
        names = [rest] if rest else (f"{self.game.key}-{number}.json" for number in count(1))
        said = "terminal-not-saved"
        for name in names:
            try:
                with Path(name).open("x", encoding="utf-8") as file:
                    file.write(text)
            except FileExistsError:
                said = "terminal-file-there"
                continue
            except (OSError, ValueError):
                said = "terminal-not-saved"
            else:
                said = "terminal-saved"
            break
        self.say(said)
        self.screen.print(name)  # by itself: a name keeps its own digits

    def help(self, _rest: str) -> None:
        """What can be typed: moves of every sort that there is now, then words."""
        if self.game.over:
            self.say("terminal-yes-or-no")
        else:
            self.say("terminal-help-move")
            view, legal = self.game.view(PERSON), self.game.legal(PERSON)
            sorts: dict[str, Move] = {}
            for move in legal:
                sorts.setdefault(move["do"], move)
            for move in sorts.values():
                typed = self.board.digits(self.board.typed(move, view, legal))
                words = self.board.move_words(move)
                self.say("terminal-help-typed", typed=typed or "Enter", words=words)
            self.say("terminal-help-words")
        self.say_words()
