"""Looking at a record move by move, forwards and backwards."""

from collections.abc import Callable, Sequence

from rich.text import Text

import korsi
from korsi.cli.asking import Asking, Left
from korsi.cli.board import PlainBoard, number_in
from korsi.cli.lines import write_json
from korsi.cli.screen import Screen
from korsi.contract import Event, Position, View


class Stepping(Asking):
    """A recorded game, and the place in it that is being looked at."""

    def __init__(
        self,
        game: korsi.Game,
        steps: Sequence[list[Event]],
        told: Callable[[list[Event]], list[str]],
        board: PlainBoard,
        listener: int | None,
        screen: Screen,
    ) -> None:
        super().__init__(board, screen)
        self.game = game
        self.steps = steps
        self.told = told
        self.listener = listener
        self.moves = len(steps) - 1
        self.place = 0
        self.commands = {
            "next": self.next,
            "back": self.back,
            "first": self.first,
            "end": self.end,
            "position": self.position,
            "help": self.help,
            "quit": self.quit,
        }

    def look(self) -> None:
        """Show and ask, until the person has seen enough."""
        self.show()
        try:
            while True:
                answer = self.ask(self.board.say("terminal-step-question"))
                number = number_in(answer)
                if number is not None:
                    self.go(number)
                elif not answer:
                    self.next("")
                elif not self.obey(answer):
                    self.say("terminal-not-understood")
        except Left:
            self.screen.print()

    def go(self, place: int) -> None:
        """To the table after so many moves."""
        if 0 <= place <= self.moves:
            self.place = place
            self.show()
        else:
            self.say("terminal-no-such-move", move=place, moves=self.moves)

    def show(self) -> None:
        """What the last move brought, and the table after it."""
        here = self.board.say("terminal-at-move", move=self.place, moves=self.moves)
        self.screen.print(Text(here, style="bold"))
        for sentence in self.told(self.steps[self.place]):
            self.screen.print(sentence)
        self.show_table()

    def show_table(self) -> None:
        """As the listener sees it, or else whoever decides next."""
        if not self.wide_enough():
            return
        game = self.game.at(self.place)
        seat = eyes(game, self.listener)
        if self.listener is None:
            self.screen.print()
            self.say("terminal-seen-by", seat=seat)
        legal = game.legal(seat) if seat in game.acting else []
        for drawn in self.board.draw(game.view(seat), legal):
            self.screen.print()
            self.screen.print(drawn)
        self.screen.print()
        if game.over:
            self.say("terminal-winners", winners=game.winners)

    # What a word asks for

    def next(self, _rest: str) -> None:
        if self.place == self.moves:
            self.say("terminal-at-end")
        else:
            self.go(self.place + 1)

    def back(self, _rest: str) -> None:
        if self.place == 0:
            self.say("terminal-at-beginning")
        else:
            self.go(self.place - 1)

    def first(self, _rest: str) -> None:
        self.go(0)

    def end(self, _rest: str) -> None:
        self.go(self.moves)

    def position(self, _rest: str) -> None:
        """For another program; whoever listens as a seat gets no more than that seat knows."""
        write_json(known(self.game.at(self.place), self.listener))

    def help(self, _rest: str) -> None:
        """What can be typed."""
        self.say("terminal-help-number")
        self.say_words()


def eyes(game: korsi.Game, listener: int | None) -> int:
    """Through whose eyes the table is shown: the listener's, or those of who decides next, or of
    who has moved last."""
    if listener is not None:
        return listener
    return next(iter([*game.acting, *(seat for seat, _ in game.moves[-1:]), 0]))


def known(game: korsi.Game, listener: int | None) -> Position | View:
    """All of the table, or what the listener knows of it."""
    return game.position() if listener is None else game.view(listener)
