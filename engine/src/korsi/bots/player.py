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


WORLDS: Final = 40
"""So many worlds a reason counts in."""


@final
class Reasons:
    """Why a move was chosen, with numbers from worlds imagined after the choice: they can't change
    it, and only who asks pays for them."""

    def __init__(
        self,
        rules: Rules[Any],
        knowledge: Knowledge,
        world: State,
        code: int,
        chance: Random,
        gain: float = 0.0,
    ) -> None:
        self.rules = rules
        self.knowledge = knowledge
        self.world = world
        self.code = code
        self.chance = chance
        self.gain = gain

    def __call__(self) -> tuple[str, dict[str, Any]]:
        bot, seat, chance = self.rules.bot, self.knowledge.seat, self.chance
        outlooks: list[dict[str, int]] = []
        for _ in range(WORLDS):
            seen = bot.outlook(self.knowledge.world(chance), seat, self.code, chance)
            if not seen:
                break
            outlooks.append(seen)
        return bot.advice(self.world, seat, self.code, outlooks, self.gain)


def lead(weighed: list[tuple[int, int, float]], best: int) -> float:
    """By how much a move was worth more than the best of those that were weighed as long: these
    met the same worlds."""
    times, worth = next((times, worth) for code, times, worth in weighed if code == best)
    rivals = [other for code, tries, other in weighed if code != best and tries == times]
    return worth - max(rivals) if rivals and times else 0.0


@final
class Thought:
    """A bot's move and why: the key of a sentence and its numbers, for the client to say.

    `tried` lists the moves that a search weighed: [move, times tried, what it was worth]. The
    reason is found when it is asked for: it takes some worlds, and most moves are never explained.
    """

    def __init__(
        self,
        move: Move,
        why: str | Reasons,
        data: dict[str, Any],
        tried: list[tuple[Move, int, float]],
    ) -> None:
        self.move = move
        self.tried = tried
        self._why = why
        self._data = data

    @property
    def reason(self) -> tuple[str, dict[str, Any]]:
        """The key of the sentence, and its numbers."""
        if not isinstance(self._why, str):
            self._why, self._data = self._why()
        return self._why, self._data

    @property
    def why(self) -> str:
        """The key of the sentence."""
        return self.reason[0]

    @property
    def data(self) -> dict[str, Any]:
        """Its numbers."""
        return self.reason[1]

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
        explain = Reasons(rules, knowledge, world, code, chance)
        return Thought(rules.move(world, code), explain, {}, [])


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
        weighed = weighing.tried()
        explain = Reasons(rules, knowledge, world, best, chance, lead(weighed, best))
        tried = [(rules.move(world, code), times, worth) for code, times, worth in weighed]
        return Thought(rules.move(world, best), explain, {}, tried)

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
