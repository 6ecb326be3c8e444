"""A game as people and programs hold it: JSON at the border, every input checked.

This module is not compiled, so that a wrong type gets a sentence and not a TypeError.
"""

from copy import deepcopy
from itertools import takewhile
from typing import Any

from korsi.contract import Event, Move, Options, Position, Record, Rules, State, View
from korsi.quoting import shown
from korsi.random import Random

BLANK = "blank"


class Game:
    """One game: its state and how it came about.

    >>> import korsi
    >>> game = korsi.new("six-nimmt", seats=2, seed=7)
    >>> game.acting
    [0, 1]
    >>> game.legal(0)[:2]
    [{'do': 'choose', 'card': 4}, {'do': 'choose', 'card': 7}]
    >>> game.play(0, {"do": "choose", "card": 4})
    [{'event': 'chose', 'seat': 0}, {'event': 'choice', 'to': [0], 'card': 4}]
    >>> game.acting
    [1]
    """

    def __init__(
        self, rules: Rules[Any], state: State, origin: Position | None, moves: list[tuple[int, int]]
    ) -> None:
        self.rules = rules
        self.state = state
        self._origin = origin  # the position it was loaded from; None: dealt from the seed
        self._seed = state.seed
        self._moves = moves
        self._before: list[State] = []  # the states that can be gone back to, oldest first
        self._actions = -1  # not asked for yet

    @property
    def key(self) -> str:
        """The name of the game in the catalogue."""
        return self.rules.key

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats

    @property
    def options(self) -> Options:
        """What the table agreed on, every option named."""
        return self.rules.options_of(self.state)

    @property
    def acting(self) -> list[int]:
        """Seats that must decide now; several when all choose at once."""
        return self.state.acting()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.acting()

    @property
    def scores(self) -> list[int]:
        """The score sheet: one number a seat."""
        return self.rules.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """Who has won; several when they share it, none before the end."""
        return self.rules.winners(self.state)

    @property
    def actions(self) -> int:
        """The size of the action space: every code is a whole number below it."""
        if self._actions < 0:
            self._actions = self.rules.actions(self.state.seats, self.options)
        return self._actions

    def legal(self, seat: int) -> list[Move]:
        """All moves that `play` would take from this seat now, as JSON."""
        return [self.rules.move(self.state, code) for code in self.codes(seat)]

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move and say what happened; raises Refused, and then nothing has changed."""
        seat = self._seat(seat)
        if type(move) is not dict or type(move.get("do")) is not str:
            raise ValueError(f'a move is an object {{"do": …}}, not {shown(move)}')
        self.rules.vocabulary.check_move(move)
        return self._make(seat, self.rules.code(self.state, seat, move))

    def _make(self, seat: int, code: int) -> list[Event]:
        """Make a legal move and say what happened."""
        state, undoable = self.state, self.rules.undoable
        before = state.copy() if undoable else None
        told: list[Event] = []
        state.told = told
        state.apply(seat, code)
        state.told = None
        self._moves.append((seat, code))
        if (
            before is not None
            and all(event["event"] in undoable for event in told)
            and before.acting() == state.acting() == [seat]
        ):
            self._before.append(before)
        else:
            self._before.clear()
        return told

    def undoable(self, seat: int) -> bool:
        """Whether the last move is this seat's, may be taken back, and the seat is still acting.

        A move may be taken back while it has told nothing new and chance has not spoken.
        """
        return bool(self._before) and self.state.acting() == [self._seat(seat)]

    def undo(self, seat: int) -> None:
        """Take the last move back; the record then lacks it. Raises ValueError if it can't be."""
        if not self.undoable(seat):
            raise ValueError("there is no move that this seat may take back")
        self.state = self._before.pop().copy()
        self._moves.pop()

    def preview(self, seat: int, move: Move) -> list[Event]:
        """What certainly follows from a move, without making it; raises Refused as `play` does.

        It is found at a table imagined from the seat's own view, so it can't give away a secret,
        and ends before the first event that the seat can't foresee.
        """
        view = self.view(self._seat(seat))
        knowledge = self.rules.knowledge(view, self.state.seats, self.options)
        told = Game(self.rules, knowledge.world(Random(0)), None, []).play(seat, move)
        return list(takewhile(lambda event: event["event"] in self.rules.foreseen, told))

    def codes(self, seat: int) -> list[int]:
        """The legal moves as whole numbers, ascending: the same list as `legal`."""
        return [int(code) for code in self.state.codes(self._seat(seat))]

    def apply(self, code: int, seat: int | None = None) -> None:
        """Make the move with this code, without a word; by default for the first acting seat."""
        if seat is None:
            acting = self.state.acting()
            if not acting:
                raise ValueError("the game is over")
            seat = acting[0]
        if type(code) is not int or code not in self.codes(seat):
            raise ValueError(f"{shown(code)} is not a legal code of seat {seat} now")
        self.state.apply(seat, code)
        self._moves.append((seat, code))
        self._before.clear()

    def move(self, code: int) -> Move:
        """A code as a JSON move."""
        if type(code) is not int or not 0 <= code < self.actions:
            raise ValueError(f"{shown(code)} is not a code from 0 to {self.actions - 1}")
        return self.rules.move(self.state, code)

    def view(self, seat: int | None) -> View:
        """All that a seat knows, as a JSON-able object; a spectator's view for None."""
        if seat is not None:
            seat = self._seat(seat)
        heading = self.rules.heading(self.state)
        return {**heading, "seat": seat, **self.rules.view(self.state, seat)}

    @property
    def moves(self) -> list[tuple[int, Move]]:
        """Every move made so far, as the record has them: who, and what."""
        return [(seat, self.rules.move(self.state, code)) for seat, code in self._moves]

    def at(self, moves: int) -> "Game":
        """The game as it was after so many of its moves; -1 is before the last of them.

        It is a game of its own, which may go on differently.

        >>> import korsi
        >>> game = korsi.new("six-nimmt", seats=2, seed=7)
        >>> for seat in (0, 1):
        ...     events = game.play(seat, game.legal(seat)[0])
        >>> game.at(0).acting, game.at(1).acting, len(game.at(-2).moves)
        ([0, 1], [1], 0)
        >>> game.at(len(game.moves)).position() == game.position()
        True
        """
        made = len(self._moves)
        if type(moves) is not int or not -made <= moves <= made:
            raise ValueError(f"{shown(moves)} is not a number of moves from {-made} to {made}")
        rules, seats, options = self.rules, self.state.seats, self.options
        if self._origin is None:
            start = rules.start(seats, options, self._seed)
        else:
            start = rules.load({**deepcopy(self._origin), "seed": self._seed}, seats, options)
        game = Game(rules, start, self._origin, [])
        for seat, code in self._moves[: moves if moves >= 0 else made + moves]:
            game._make(seat, code)
        return game

    def copy(self) -> "Game":
        """The same game again, to try things out on."""
        game = Game(self.rules, self.state.copy(), self._origin, self._moves.copy())
        game._before = self._before.copy()
        game._actions = self._actions
        return game

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        import korsi

        return (korsi.replay, (self.record(),))

    def __repr__(self) -> str:
        return f"korsi.load({self.position()!r})"

    def position(self) -> Position:
        """The whole table as JSON, for `korsi.load`."""
        heading = self.rules.heading(self.state)
        return {**heading, "seed": self.state.seed.json(), **self.rules.position(self.state)}

    def record(self) -> Record:
        """The portable game file: options, seed (or first position), moves, rules version."""
        record: Record = self.rules.heading(self.state)
        if self._origin is None:
            record["seed"] = self._seed.json()
        else:
            record["position"] = deepcopy(self._origin)
        record["moves"] = [[seat, self.rules.move(self.state, code)] for seat, code in self._moves]
        return record

    def _seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise ValueError(f"{shown(seat)} is not a seat from 0 to {self.state.seats - 1}")
        return seat


def hear(events: list[Event], seat: int | None) -> list[Event]:
    """The events as a seat (None: a spectator) may know them: a blank stands for a secret.

    >>> hear([{"event": "chose", "seat": 0}, {"event": "choice", "to": [0], "card": 13}], 1)
    [{'event': 'chose', 'seat': 0}, {'event': 'blank'}]
    """
    return [
        event if "to" not in event or seat in event["to"] else {"event": BLANK} for event in events
    ]
