"""The laboratory: many games at once, and what they show.

>>> from korsi.lab import perft, simulate, tournament
>>> simulate("six-nimmt", seats=4, games=20, seed=7).games
20
"""

from korsi.lab.match import Enough, Progress
from korsi.lab.perft import perft
from korsi.lab.simulate import Simulation, simulate
from korsi.lab.tournament import Estimate, Standing, Tournament, tournament

__all__ = [
    "Enough",
    "Estimate",
    "Progress",
    "Simulation",
    "Standing",
    "Tournament",
    "perft",
    "simulate",
    "tournament",
]
