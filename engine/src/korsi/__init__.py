"""Korsi: exact rules, views, bots and a laboratory for modern board games.

>>> import korsi
>>> game = korsi.new("six-nimmt", seats=4, seed=7, target=66)
>>> game.acting
[0, 1, 2, 3]
>>> while not game.over:
...     seat = game.acting[0]
...     events = game.play(seat, game.legal(seat)[0])
>>> game.scores, game.winners
([64, 71, 35, 26], [3])
"""

from korsi.catalogue import catalogue, imagine, load, new, replay
from korsi.contract import Refused
from korsi.game import Game, hear

__version__ = "0.1.0"

__all__ = ["Game", "Refused", "catalogue", "hear", "imagine", "load", "new", "replay"]
