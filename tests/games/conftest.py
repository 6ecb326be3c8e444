"""What the games' own tests need in the terminal and in the browser."""

from browser.conftest import _house, browser, client, house, invite
from cli.conftest import _plain_surroundings, interrupt, run

__all__ = [
    "_house",
    "_plain_surroundings",
    "browser",
    "client",
    "house",
    "interrupt",
    "invite",
    "run",
]
