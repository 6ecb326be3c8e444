"""Damage at random: JSON that is nearly what was written, and JSON that is anything at all."""

import copy
import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from korsi.testing.tables import exact

NUMBERS = (2**31, 2**53, 2**64, -(2**70), 10**30)
BROKEN = (0.0, -0.0, 1.0, 0.5, -3.25, 1e308, 5e-324, float("inf"), float("-inf"))
LETTERS = 'ab1-_ "{}\x00\n\u200c۱ژїÄ🂡\u0301'


@contextmanager
def named(number: int) -> Iterator[Random]:
    """The chance of one of many tries; where it fails, it says which it was."""
    try:
        yield Random(number)  # noqa: S311
    except Exception as failure:
        failure.add_note(f"in try {number}")
        raise


def scalar(chance: Random) -> Any:
    """Null, true or false, a number that may be far too large or not whole, a short text."""
    match chance.randrange(6):
        case 0:
            return None
        case 1:
            return chance.random() < 0.5
        case 2:
            return chance.randint(-5, 120)
        case 3:
            return chance.choice(NUMBERS)
        case 4:
            return chance.choice(BROKEN)
        case _:
            return text(chance)


def text(chance: Random) -> str:
    """Up to six letters of any kind."""
    return "".join(chance.choices(LETTERS, k=chance.randrange(7)))


def any_text(chance: Random, most: int = 100) -> str:
    """Letters of any kind at all, as many as are asked for at most; plain ones more often."""
    last = chance.choice((0x7F, 0xFF, 0xD7FF))
    return "".join(chr(chance.randint(0, last)) for _ in range(chance.randint(0, most)))


def anything(chance: Random, deep: int = 2) -> Any:
    """Any JSON: a value, or a list or an object of such."""
    if not deep or chance.random() < 0.6:
        return scalar(chance)
    if chance.random() < 0.5:
        return [anything(chance, deep - 1) for _ in range(chance.randrange(5))]
    return {text(chance): anything(chance, deep - 1) for _ in range(chance.randrange(4))}


def damaged(chance: Random, whole: Any) -> Any:
    """The same JSON with one to three places cut out, doubled, nudged or overwritten."""
    found = json.loads(exact(whole))
    for _ in range(chance.randint(1, 3)):
        holder: Any = found
        while holder:
            key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
            inside = holder[key]
            if isinstance(inside, (dict, list)) and inside and chance.random() < 0.5:
                holder = inside
                continue
            match chance.choice(("cut", "double", "overwrite", "nudge")):
                case "cut":
                    del holder[key]
                case "double" if isinstance(holder, list):
                    holder.insert(key, copy.deepcopy(inside))
                case "nudge" if type(inside) is int:
                    holder[key] += chance.choice((-1, 1))
                case _:
                    holder[key] = anything(chance)
            break
    return found
