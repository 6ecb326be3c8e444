"""Which bots there are, and what they are called."""

from typing import Final

from korsi.bots.player import Bot, Careless, Greedy, Search
from korsi.quoting import shown
from korsi.random import SEEDS

LEVELS: Final = ["easy", "normal", "hard", "expert"]
"""For people: from a distracted child to someone who thinks for almost a second."""

KINDS: Final = "random, greedy, search:2000 (iterations), search:50ms, " + ", ".join(LEVELS)


def make_bot(spec: str, seed: int) -> Bot:
    """The bot of this name, always the same for the same seed.

    >>> make_bot("search:2000", seed=1).name
    'search:2000'
    """
    if type(spec) is not str:
        raise ValueError(f"a bot is named by a word, not {shown(spec)}; there is {KINDS}")
    kind, _, limit = spec.partition(":")
    if kind == "search" and limit:
        return _search(spec, limit, seed)
    if not limit:
        if kind == "random":
            return Careless(spec, seed)
        if kind == "greedy":
            return Greedy(spec, seed)
        if kind == "easy":
            return Greedy(spec, seed, careless=60)
        if kind == "normal":
            return Search(spec, seed, iterations=60)
        if kind == "hard":
            return Search(spec, seed, iterations=1500)
        if kind == "expert":
            return Search(spec, seed, seconds=0.8)
    raise ValueError(f"there is no bot {shown(spec)}; there is {KINDS}")


def _search(spec: str, limit: str, seed: int) -> Bot:
    number = limit.removesuffix("ms")
    if not (number.isascii() and number.isdigit()) or not number.strip("0"):
        raise ValueError(f"{shown(spec)}: write search:2000 for iterations or search:50ms for time")
    if len(number) > len(str(SEEDS)) or int(number) >= SEEDS:
        raise ValueError(f"{shown(spec)}: a search is for at most {SEEDS - 1} iterations or ms")
    if limit == number:
        return Search(spec, seed, iterations=int(number))
    return Search(spec, seed, seconds=int(number) / 1000)
