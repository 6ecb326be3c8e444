"""Potion Explosion in the middle of a game, and what a person must find on the screen then."""

from browser.midgame import Moment, View

from games.potion_explosion.browser.deals import GAME


def full_desk(view: View) -> bool:
    """A hand full of marbles, a flask, potions that may be drunk."""
    desk = view["desks"][0]
    drinkable = [potion for potion in desk["potions"] if not potion["drunk"]]
    return len(set(desk["hand"])) >= 3 and len(desk["hand"]) >= 5 and len(drinkable) >= 2


MOMENTS = {GAME: Moment(GAME, 4, full_desk, seed=5)}

NEEDED = [".dispenser", ".status", ".bar .button", "[data-held]", "[data-burner]"]
