"""People who share a device: one cookie, and a person for each who plays by it.

Each of them is a guest of their own at the table, so that one guest has one seat, one view and one
set of permissions, as everywhere. Who they are follows from the cookie's guest and a small number:
nobody can be the companion of somebody else, and nothing is kept of them but what the logs of their
tables say. A number is no person: who is the second at this device today may be somebody else
tomorrow, and has at each table the name that was given there.
"""

from typing import Final

MOST: Final = 10
"""So many may share a device, the guest of its cookie among them."""
LOOKS_ON: Final = 0
"""The number of nobody: the device, lying on the table for all to see."""
OWNER: Final = 1
"""The number of the cookie's own guest."""
SIGN: Final = "."
"""Before the number of a companion. No hash of a token has one in it."""


def companion(guest: str, person: int) -> str:
    """The guest who is this person at the device of `guest`.

    >>> companion("ada", 1), companion("ada", 2), companion("ada.2", 1)
    ('ada', 'ada.2', 'ada')
    """
    device = device_of(guest)
    return device if person == OWNER else f"{device}{SIGN}{person}"


def device_of(guest: str) -> str:
    """Whose cookie it is that brings this guest: limits and presence are of a device."""
    return guest.partition(SIGN)[0]


def person_of(guest: str) -> int:
    """Which number a guest has at the device."""
    return int(guest.partition(SIGN)[2] or OWNER)
