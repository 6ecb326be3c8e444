"""The place where people play: tables, their log, and the sockets that lead to them."""

__version__ = "0.1.0"
