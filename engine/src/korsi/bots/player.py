"""Players made of code. They are given a view, never the table."""

from abc import abstractmethod
from typing import Any, final

from korsi.bots.search import search
from korsi.contract import Move, View
from korsi.random import Random
from korsi.shelf import take_in


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

    def move(self, view: View) -> Move:
        """The move it makes where this is all it knows."""
        return self.think(view).move

    @abstractmethod
    def think(self, view: View) -> Thought:
        """The move, with its reasons."""

    def chance(self) -> Random:
        """Chance for one move."""
        self.moves += 1
        return Random(self.seed, self.moves)


@final
class Careless(Bot):
    """Any legal move."""

    def think(self, view: View) -> Thought:
        rules, mind = take_in(view)
        chance = self.chance()
        state = mind.world(chance)
        move = rules.move(state, state.toss(mind.seat, chance))
        return Thought(move, "why-careless", {}, [])


@final
class Greedy(Bot):
    """What looks best at once; a share of its moves, in per cent, is careless."""

    def __init__(self, name: str, seed: int, careless: int = 0) -> None:
        super().__init__(name, seed)
        self.careless = careless

    def think(self, view: View) -> Thought:
        rules, mind = take_in(view)
        chance = self.chance()
        state = mind.world(chance)
        if chance.below(100) < self.careless:
            return Thought(rules.move(state, state.toss(mind.seat, chance)), "why-careless", {}, [])
        code = rules.instinct.greedy(state, mind.seat)
        why, data = rules.instinct.reason(state, mind.seat, code)
        return Thought(rules.move(state, code), why, data, [])


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

    def think(self, view: View) -> Thought:
        rules, mind = take_in(view)
        chance = self.chance()
        found = search(mind, rules.instinct, chance, self.iterations, self.seconds)
        state = mind.world(chance)
        code = found.codes[found.best]
        why, data = rules.instinct.reason(state, mind.seat, code)
        tried = [
            (rules.move(state, found.codes[i]), found.tries[i], found.worth[i])
            for i in range(len(found.codes))
        ]
        return Thought(rules.move(state, code), why, data, tried)
