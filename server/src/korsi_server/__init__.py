"""The place where people play: tables, their log, and the sockets that lead to them."""

from korsi import __version__

__all__ = ["__version__"]
