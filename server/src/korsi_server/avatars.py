"""The faces of people: things on the table, of which everybody has one from the first moment."""

from typing import Final, get_args
from zlib import crc32

from korsi_server.messages import Avatar

AVATARS: Final[tuple[Avatar, ...]] = get_args(Avatar)


def shown(chosen: str | None, guest: str) -> Avatar:
    """The avatar of a guest. Who has chosen none, or one that there is no more, is given one, the
    same every time."""
    for avatar in AVATARS:
        if avatar == chosen:
            return avatar
    return AVATARS[crc32(guest.encode()) % len(AVATARS)]
