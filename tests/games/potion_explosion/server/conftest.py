"""A house for the tests of a file, as the server's own tests have it."""

from server.conftest import house

__all__ = ["house"]
