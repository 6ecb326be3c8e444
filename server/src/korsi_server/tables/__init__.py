"""A game being played: seats, presence, bots, who may do and see what."""
