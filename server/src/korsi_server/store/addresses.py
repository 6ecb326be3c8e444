"""Where data lives: a path, or the address of a database."""

from urllib.parse import urlsplit, urlunsplit


def said(address: str) -> str:
    """A database as it may be said aloud: without a password.

    >>> said("postgresql://ada:secret@db.example:5432/korsi?sslmode=require")
    'postgresql://ada@db.example:5432/korsi'
    """
    parts = urlsplit(address)
    place = parts.netloc.rpartition("@")[2]
    name = parts.username
    return urlunsplit((parts.scheme, f"{name}@{place}" if name else place, parts.path, "", ""))
