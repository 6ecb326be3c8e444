"""Rules proven by counting: how many positions there are so many moves ahead."""

from korsi.contract import State
from korsi.game import Game
from korsi.lab.match import check_number


def perft(game: Game, depth: int) -> list[int]:
    """How many positions lie 1, 2, … `depth` moves ahead; the game itself does not change.

    Where several must decide at once, the first acting seat decides, then the next: every way
    to get there counts. Behind the end of the game there is nothing.

    >>> import korsi
    >>> perft(korsi.new("six-nimmt", seats=2, seed=7), 2)
    [10, 100]
    """
    check_number(depth, "the depth")
    counts = [0] * depth
    _count(game.state.copy(), 0, counts)
    return counts


def _count(state: State, level: int, counts: list[int]) -> None:
    acting = state.acting()
    if not acting:
        return
    seat = acting[0]
    codes = state.codes(seat)
    counts[level] += len(codes)
    if level + 1 == len(counts):
        return
    for code in codes:
        ahead = state.copy()
        ahead.apply(seat, code)
        _count(ahead, level + 1, counts)
