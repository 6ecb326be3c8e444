"""What a game answers to a move: the events that people see, or a refusal."""

from korsi.testing import named, refusal

__all__ = ["named", "refusal"]
