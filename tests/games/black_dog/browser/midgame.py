"""Black DOG in the middle of a game, for the layouts: five cards, and pawns all over the board."""

from typing import Any

from browser.midgame import Moment

GAME = "black-dog"


def many_pawns(view: dict[str, Any]) -> bool:
    """As many ways to go as there can be."""
    out = sum(0 <= place < 64 for pawns in view["pawns"] for place in pawns)
    return view["phase"] == "play" and len(view["hand"]) == 5 and out >= 8


MOMENTS = {GAME: Moment(GAME, 4, many_pawns, seed=13)}

NEEDED = [".square", ".status", ".bar .button", "[data-card]"]
"""What a person must find on every screen."""

HELD = "[data-card]:not(.idle)"
"""What is chosen first, and the same must be found again."""
