r"""Players made of code.

>>> import korsi
>>> from korsi.bots import make_bot
>>> game = korsi.new("six-nimmt", seats=4, seed=7)
>>> thought = make_bot("greedy", seed=1).think(game.view(0))
>>> thought.move
{'do': 'choose', 'card': 102}
>>> from korsi.sentences import say
>>> print(*say("en", thought.why, thought.data).split(": "), sep="\n")
102 goes to row 4, 3 above its last card, with room for 4
in 40 of 40 imagined tricks it takes nothing.
"""

from korsi.bots.player import Bot, Thought
from korsi.bots.roster import LEVELS, make_bot

__all__ = ["LEVELS", "Bot", "Thought", "make_bot"]
