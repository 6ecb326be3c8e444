"""What the games' own tests need in the terminal."""

from cli.conftest import interrupt, plain_surroundings, run

__all__ = ["interrupt", "plain_surroundings", "run"]
