"""What every game offers, in one page.

A game is a folder that gives one `Rules` object. Its `State` is the table at one moment: pure,
small, made for speed. `Knowledge` is what one seat knows, `GameBot` what a bot needs besides the
rules, `Vocabulary` all that the game says. Games of the house are compiled; those of other packages
may be plain Python. People and programs hold a `korsi.Game`.

Words used everywhere: a *seat* is a whole number from 0; a *move* is a small JSON object
`{"do": …}`; a *code* is the same move as a whole number; a *view* is all that one seat knows;
an *event* is something that people see happen.
"""

from abc import abstractmethod
from typing import Any, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from korsi.quoting import shown
from korsi.random import SEEDS, Random, Seed
from korsi.vocabulary import Vocabulary

Move = dict[str, Any]
Event = dict[str, Any]
View = dict[str, Any]
Position = dict[str, Any]
Record = dict[str, Any]
Options = dict[str, Any]


class Refused(ValueError):
    """A move or a set-up that the rules forbid; nothing has changed.

    `rule` is the rule's ID, `why` the key of the sentence, `data` what the sentence needs.

    >>> import korsi
    >>> game = korsi.new("six-nimmt", seats=2, seed=7)
    >>> game.play(0, {"do": "choose", "card": 105})
    Traceback (most recent call last):
        ...
    korsi.contract.Refused: SN-1: There is no card 105; the cards run from 1 to 104.
    """

    def __init__(self, rule: str, why: str, data: dict[str, Any]) -> None:
        super().__init__(rule, why, data)
        self.rule = rule
        self.why = why
        self.data = data

    def __str__(self) -> str:
        from korsi.sentences import say

        return f"{self.rule}: {say('en', self.why, self.data)}"


class Option:
    """One choice the table makes before the game: a word from a list, or a whole number."""

    def __init__(
        self,
        name: str,
        rule: str,
        default: Any,
        choices: list[str] | None = None,
        most: int = SEEDS - 1,
        at_table: int | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.default = default
        self.choices = choices
        self.most = most
        self.at_table: int = most if at_table is None else at_table
        """The largest whole number at a table of a server, where games must end while people are
        there. Records, positions and the laboratory go up to `most`."""

    def check(self, value: object) -> None:
        """Raise ValueError with a sentence unless `value` may be chosen."""
        if value == self.default and type(value) is type(self.default):
            return
        choices = self.choices
        if choices is not None:
            if type(value) is not str or value not in choices:
                few = choices if len(choices) <= 8 else [*choices[:4], "…", choices[-1]]
                raise ValueError(
                    f"option {self.name}: {shown(value)} is not one of {', '.join(few)}"
                    f" ({self.rule})"
                )
        elif type(value) is not int or not 1 <= value <= self.most:
            large = type(value) is int and value > self.most
            up = f"to {self.most}" if large or self.most < SEEDS - 1 else "up"
            none = " or null" if self.default is None else ""
            raise ValueError(
                f"option {self.name}: {shown(value)} is not a whole number from 1 {up}{none}"
                f" ({self.rule})"
            )

    def json(self) -> dict[str, Any]:
        """The option as the catalogue shows it."""
        if self.choices is not None:
            limits: dict[str, Any] = {"choices": list(self.choices)}
        else:
            limits = {"from": 1, "to": self.most}
        return {"name": self.name, "rule": self.rule, "default": self.default, **limits}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table at one moment. Knows the rules, draws chance only from its own seed.

    `told` gathers events while it is a list; search leaves it None and pays nothing.
    """

    options: Options
    """What was agreed on, where a game does not keep it in another form."""

    def __init__(self, seats: i64, seed: Seed) -> None:
        self.seats: i64 = seats
        self.seed = seed
        self.told: list[Event] | None = None

    @abstractmethod
    def acting(self) -> list[int]:
        """The seats that must decide now, in ascending order; none when the game is over."""

    @abstractmethod
    def codes(self, seat: i64) -> vec[i64]:
        """The legal moves of a seat as whole numbers, in ascending order."""

    @abstractmethod
    def apply(self, seat: i64, code: i64) -> None:
        """Carry out a move that `codes` has listed, with all that follows from it."""

    @abstractmethod
    def copy(self) -> "State":
        """The same table again; neither will notice what happens at the other."""

    def toss(self, seat: i64, chance: Random) -> i64:
        """A move of a careless player."""
        codes = self.codes(seat)
        return codes[chance.below(len(codes))]

    def playout(self, chance: Random) -> None:
        """Let careless players bring the game to its end."""
        acting = self.acting()
        while acting:
            seat = acting[0]
            self.apply(seat, self.toss(seat, chance))
            acting = self.acting()

    def tell(self, **event: Any) -> None:
        """Note an event, if anybody listens; where cycles count, ask `told` before it is built."""
        if self.told is not None:
            self.told.append(event)


TableState = TypeVar("TableState", bound=State)
"""The state of one game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What one seat knows, ready to imagine the rest of the table many times."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    @abstractmethod
    def world(self, chance: Random) -> State:
        """A whole table that this seat can't tell from the real one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBot(Generic[TableState]):
    """What a bot has to know of a game besides its rules."""

    def glance(self, state: TableState, seat: i64, code: i64) -> i64:
        """How good a move looks at once: more is better. The state stays as it is."""
        return 0

    def greedy(self, state: TableState, seat: i64) -> i64:
        """The move that looks best at once."""
        return self.best(state, seat, state.codes(seat))

    def best(self, state: TableState, seat: i64, codes: vec[i64]) -> i64:
        """Of these moves, the first of those that look best."""
        best = codes[0]
        most: i64 = -(1 << 40)
        count: i64 = len(codes)
        for i in range(count):
            worth = self.glance(state, seat, codes[i])
            if worth > most:
                most = worth
                best = codes[i]
        return best

    def candidates(self, state: TableState, seat: i64) -> vec[i64]:
        """The moves that a search should weigh, ascending; all, unless a game knows better."""
        return state.codes(seat)

    def unfold(self, state: TableState, seat: i64, code: i64, chance: Random) -> float:
        """Play `code`, let everybody go on quickly and sensibly up to a natural pause, and say
        what it came to for `seat`: more is better. The state is used up. By default all take what
        looks best at once, up to the end of the game."""
        state.apply(seat, code)
        acting = state.acting()
        while acting:
            state.apply(acting[0], self.greedy(state, acting[0]))
            acting = state.acting()
        return self.worth(state, seat)

    def worth(self, state: TableState, seat: i64) -> float:
        """What the end of a game is worth to a seat: more is better; asked by `unfold`."""
        raise TypeError("this bot has neither unfold nor worth")

    @abstractmethod
    def reason(self, state: TableState, seat: i64, code: i64) -> tuple[str, dict[str, Any]]:
        """Why a player may like this move: the key of a sentence, and what it needs."""

    def outlook(self, state: TableState, seat: i64, code: i64, chance: Random) -> dict[str, int]:
        """What comes of a move in one imagined world, up to the seat's next decision, in numbers
        that a hint may name; by default nothing. The state is used up."""
        return {}

    def advice(
        self,
        state: TableState,
        seat: i64,
        code: i64,
        outlooks: list[dict[str, int]],
        gain: float,
    ) -> tuple[str, dict[str, Any]]:
        """The reason with the numbers that matter: `outlooks` of as many worlds, and by how much
        the move was worth more than the second best (0 where nothing was compared). By default
        the plain reason."""
        return self.reason(state, seat, code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[TableState]):
    """A game's face: what its folder gives to the rest of the house."""

    def __init__(
        self,
        key: str,
        version: int,
        seats: tuple[int, int],
        options: list[Option],
        low_wins: bool,
        weight: int,
        vocabulary: Vocabulary,
        bot: GameBot[TableState],
        earlier: dict[int, Options] | None = None,
        later_fields: frozenset[str] = frozenset(),
        all_moves: list[Move] | None = None,
    ) -> None:
        self.key = key
        self.version = version
        self.earlier: dict[int, Options] = earlier or {}
        """Versions whose games are games of this one too, move by move: for each, the options that
        it did not have yet, and how it was played then."""
        self.later_fields = later_fields
        """Fields that views did not have at first: one that was kept from then may lack them."""
        self.seats = seats
        self.options = options
        self.low_wins = low_wins
        self.weight = weight
        """How much there is to learn before the first game, from 1 to 5: the catalogue begins with
        the lightest."""
        self.vocabulary = vocabulary
        self.bot = bot
        self.all_moves: list[Move] = all_moves or []
        """Every move there can be, where they are few: the code of a move is its place here."""
        self.foreseen: frozenset[str] = vocabulary.having("foreseen")
        self.undoable: frozenset[str] = vocabulary.having("undoable")

    def sides(self, seats: int) -> list[list[int]]:
        """Who plays together; everyone alone, unless the game has partners."""
        return [[seat] for seat in range(seats)]

    def agree(self, seats: int, options: Options) -> None:
        """Raise Refused where seats and options, each good by itself, do not go together; by
        default they all do."""

    @abstractmethod
    def start(self, seats: int, options: Options, seed: Seed) -> TableState:
        """The table at the beginning of a game."""

    def actions(self, seats: int, options: Options) -> int:
        """How many codes there are: every code is below this, whatever the moment."""
        return len(self.all_moves)

    def move(self, state: TableState, code: int) -> Move:
        """A code as JSON. The same code is the same move at every moment of a table."""
        return self.all_moves[code].copy()

    @abstractmethod
    def code(self, state: TableState, seat: int, move: Move) -> int:
        """A JSON move as a code; raises Refused unless it is legal now."""

    @abstractmethod
    def view(self, state: TableState, seat: int | None) -> View:
        """All that a seat knows, besides `heading`; a spectator's for None. By inclusion."""

    def knowledge(self, view: View, seats: int, options: Options) -> Knowledge:
        """Take in a view whose heading has been read; by default it is kept, and `imagine` reads
        it for every world."""
        return KeptView(self, view, seats, options)

    def imagine(self, view: View, seats: int, options: Options, chance: Random) -> TableState:
        """A whole table that the seat of this view can't tell from the real one; for games whose
        knowledge is not a class of its own."""
        raise TypeError(f"{self.key} has neither knowledge nor imagine")

    @abstractmethod
    def position(self, state: TableState) -> Position:
        """The whole table as JSON, besides `heading` and seed."""

    @abstractmethod
    def load(self, position: Position, seats: int, options: Options) -> TableState:
        """The table of a position whose heading has been read and whose `seed` is a `Seed`; raises
        ValueError with a sentence if there can be no such table."""

    def options_of(self, state: TableState) -> Options:
        """What this table agreed on, every option named."""
        return state.options.copy()

    @abstractmethod
    def scores(self, state: TableState) -> list[int]:
        """The score sheet: one number a seat, of what has been counted so far."""

    def winners(self, state: TableState) -> list[int]:
        """Who has won; several when they share it, none before the end. By default, those with the
        best score."""
        if state.acting():
            return []
        scores = self.scores(state)
        best = min(scores) if self.low_wins else max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def heading(self, state: TableState) -> dict[str, Any]:
        """How views, positions and records begin: which game, for whom, on what terms."""
        return {
            "game": self.key,
            "rules": self.version,
            "seats": int(state.seats),
            "options": self.options_of(state),
        }


@final
class KeptView(Knowledge):
    """A view as it came, of which the rules make a table whenever one is wanted."""

    def __init__(self, rules: Rules[Any], view: View, seats: int, options: Options) -> None:
        super().__init__(-1 if view["seat"] is None else view["seat"])
        self.rules = rules
        self.view = view
        self.seats = seats
        self.options = options

    def world(self, chance: Random) -> State:
        """A whole table that this seat can't tell from the real one."""
        world: State = self.rules.imagine(self.view, self.seats, self.options, chance)
        return world
