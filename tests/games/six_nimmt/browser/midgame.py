"""6 nimmt! in the middle of a game, and what a person must find on the screen then."""

from browser.midgame import Moment, View

from games.six_nimmt.browser.deals import GAME


def full_hand(view: View) -> bool:
    """The second round begins."""
    return view["round"] == 2 and len(view["hand"]) == 10


def row_to_take(view: View) -> bool:
    """A row is to be taken, and some are long."""
    return view["phase"] == "row" and sum(map(len, view["rows"])) >= 12


MOMENTS = {
    f"{GAME}-hand": Moment(GAME, 10, full_hand),
    f"{GAME}-row": Moment(GAME, 6, row_to_take),
}

NEEDED = [".felt", ".status", "[role=toolbar] [data-card]", "[data-row]"]
