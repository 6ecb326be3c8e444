"""Players made of code. They are given a view, never the table."""

from abc import abstractmethod
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, final

from korsi.bots.search import Weighing
from korsi.catalogue import take_in
from korsi.contract import Knowledge, Move, Rules, State, View
from korsi.quoting import shown
from korsi.random import Random

LISTENING: Final = 0.02
"""Seconds that a search may go on without hearing anybody."""

MOST_TRIES: Final = 1 << 16


@final
class Thought:
    """A bot's move and why: the key of a sentence and its numbers, for the client to say.

    `tried` lists the moves that a search weighed: [move, times tried, what it was worth].
    """

    def __init__(
        self, move: Move, why: str, data: dict[str, Any], tried: list[tuple[Move, int, float]]
    ) -> None:
        self.move = move
        self.why = why
        self.data = data
        self.tried = tried

    @property
    def iterations(self) -> int:
        """How many imagined worlds the move rests on."""
        return sum([times for _, times, _ in self.tried])


class Bot:
    """A player made of code, the same for the same seed."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.moves = 0
        self.meanwhile: Callable[[], object] | None = None
        """Is called many times a second while a search goes on; may raise, to end it."""

    def move(self, view: View) -> Move:
        """The move it makes where this is all it knows."""
        return self.think(view).move

    def think(self, view: View) -> Thought:
        """The move, with its reasons; raises ValueError where there is nothing to decide."""
        rules, knowledge = take_in(view)
        self.moves += 1
        chance = Random(self.seed, self.moves)
        world = knowledge.world(chance)
        if knowledge.seat < 0 or not len(world.codes(knowledge.seat)):
            raise ValueError(f"seat {shown(view['seat'])} has nothing to decide in this view")
        return self.decide(rules, knowledge, world, chance)

    @abstractmethod
    def decide(
        self, rules: Rules[Any], knowledge: Knowledge, world: State, chance: Random
    ) -> Thought:
        """Decide for the seat of a knowledge that has something to decide. `world` is one imagined
        table: good for what the seat can see, such as its legal moves."""


@final
class Careless(Bot):
    """A move without looking (`State.toss`)."""

    def decide(
        self, rules: Rules[Any], knowledge: Knowledge, world: State, chance: Random
    ) -> Thought:
        return careless(rules, knowledge, world, chance)


@final
class Greedy(Bot):
    """What looks best at once; a share of its moves, in per cent, is careless."""

    def __init__(self, name: str, seed: int, careless: int = 0) -> None:
        super().__init__(name, seed)
        self.careless = careless

    def decide(
        self, rules: Rules[Any], knowledge: Knowledge, world: State, chance: Random
    ) -> Thought:
        if chance.below(100) < self.careless:
            return careless(rules, knowledge, world, chance)
        code = rules.bot.greedy(world, knowledge.seat)
        why, data = rules.bot.reason(world, knowledge.seat, code)
        return Thought(rules.move(world, code), why, data, [])


@final
class Search(Bot):
    """Tries every move in many imagined worlds, for so many iterations or seconds."""

    def __init__(
        self, name: str, seed: int, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        super().__init__(name, seed)
        if iterations is None and seconds is None:
            raise ValueError("a search needs a number of iterations or of seconds")
        self.iterations = iterations
        self.seconds = seconds

    def decide(
        self, rules: Rules[Any], knowledge: Knowledge, world: State, chance: Random
    ) -> Thought:
        weighing = Weighing(knowledge, rules.bot, chance, self.iterations, self.seconds)
        self.finish(weighing)
        best = weighing.best
        why, data = rules.bot.reason(world, knowledge.seat, best)
        tried = [(rules.move(world, code), times, worth) for code, times, worth in weighing.tried()]
        return Thought(rules.move(world, best), why, data, tried)

    def finish(self, weighing: Weighing) -> None:
        """In parts that are short, however fast or slow the game is: in between Ctrl-C is heard,
        and whoever wants to end it."""
        tries = 1
        while not weighing.over:
            begun = monotonic()
            weighing.go_on(tries)
            took = monotonic() - begun
            if took < LISTENING / 4:
                tries = min(2 * tries, MOST_TRIES)
            elif took > LISTENING:
                tries = max(tries // 2, 1)
            if self.meanwhile is not None:
                self.meanwhile()


def careless(rules: Rules[Any], knowledge: Knowledge, world: State, chance: Random) -> Thought:
    """A move without a reason."""
    code = world.toss(knowledge.seat, chance)
    return Thought(rules.move(world, code), "why-careless", {}, [])
