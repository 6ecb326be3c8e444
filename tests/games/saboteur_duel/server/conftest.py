"""What a game's own tests need at the server."""

from server.conftest import house

__all__ = ["house"]
