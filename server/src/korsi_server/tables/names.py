"""Names at a table: told apart by whoever looks at them, not only by their letters."""

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from confusable_homoglyphs import confusables  # type: ignore[import-untyped]

MARKS: Final = ("Mn", "Me", "Cf", "Zs", "Sk", "Pd", "Pc", "Po", "Ps", "Pe", "Pi", "Pf")
"""What an eye passes over: accents, joiners, spaces, dashes, dots."""
KASHIDA: Final = "\u0640"
"""Draws an Arabic or Persian word out, and is no letter of it."""


def told_apart(name: str | None, others: Iterable[str | None]) -> str | None:
    """The name, with a number behind it if it looks like that of somebody else here."""
    if name is None:
        return None
    taken = {skeleton(other) for other in others if other is not None}
    wish, number = name, 1
    while skeleton(wish) in taken:
        number += 1
        wish = f"{name} ({number})"
    return wish


def skeleton(name: str) -> str:
    """What a name looks like at a glance: letters that look alike are one in all alphabets, and
    accents, dots and capitals are none."""
    plain = unicodedata.normalize("NFKD", name)
    seen = (letter for letter in plain if unicodedata.category(letter) not in MARKS)
    return "".join(_prototype(letter) for letter in seen if letter != KASHIDA).casefold()


def _prototype(letter: str) -> str:
    """What a letter looks like; a digit is the same in all ways of writing it."""
    letter = _prototypes().get(letter, letter)
    value = unicodedata.decimal(letter, None) if len(letter) == 1 else None
    return letter if value is None else str(value)


@cache
def _prototypes() -> dict[str, str]:
    """For each letter that looks like another: that which all of them look like. Unicode lists with
    each letter what it looks like, and with that letter all that look like it."""
    bare = "\u200e"  # around letters from right to left
    alike = {
        letter.strip(bare): [other["c"].strip(bare) for other in others]
        for letter, others in confusables.confusables_data.items()
    }
    found = {}
    for letter, others in alike.items():
        if len(letter) == 1 == len(others):
            back = alike.get(others[0], [])
            if len(back) > 1 or others[0] < letter:
                found[letter] = others[0]
    return found
