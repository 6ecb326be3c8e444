"""The laboratory: many games at once, and what they show.

>>> from korsi.lab import perft, simulate, tournament
>>> simulate("six-nimmt", seats=4, games=20, seed=7).games
20
"""

from korsi.lab.estimate import Estimate
from korsi.lab.match import Progress
from korsi.lab.perft import perft
from korsi.lab.ratings import Rating
from korsi.lab.simulate import Simulation, simulate
from korsi.lab.tournament import Standing, Tournament, tournament

__all__ = [
    "Estimate",
    "Progress",
    "Rating",
    "Simulation",
    "Standing",
    "Tournament",
    "perft",
    "simulate",
    "tournament",
]
