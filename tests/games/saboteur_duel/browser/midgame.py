"""Saboteur: The Duel in the middle of a game, and what a person must find on the screen then."""

from browser.midgame import Moment, View


def far_maze(view: View) -> bool:
    """A long maze, and six cards."""
    return view["phase"] == "act" and len(view["hand"]) == 6 and len(view["maze"]) >= 20


MOMENTS = {"saboteur-duel": Moment("saboteur-duel", 2, far_maze, seed=3)}
NEEDED = [".window", ".status", ".bar .button", "[data-card]"]
HELD = "[data-card]:not(.idle)"
"""A card that may be held: it is looked at in hand too."""
