"""What the games' own tests need in the terminal."""

from cli.conftest import _plain_surroundings, interrupt, run

__all__ = ["_plain_surroundings", "interrupt", "run"]
