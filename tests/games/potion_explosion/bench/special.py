"""What each pick would take, in a filled dispenser."""

from collections.abc import Iterator

import korsi
from korsi.games.potion_explosion.dispenser import previews
from measure import SEED, bar, micros


def measure() -> Iterator[bool]:
    game = korsi.new("potion-explosion", seats=4, seed=SEED)
    while game.view(None)["phase"] == "draft":
        game.apply(game.codes(game.acting[0])[0])
    state = game.state
    yield bar("previews of all 40 picks (µs)", micros(lambda: previews(state), 10_000), "≤", 20)
