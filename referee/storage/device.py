"""Who makes an entry, as far as a device can say it of itself.

A name is not entered: at a shared table whoever owns the computer is not whoever makes the move. The word for
the device differs from game to game, so that games that are passed on cannot be laid beside each other.
"""

from __future__ import annotations

from hashlib import blake2b

from engine.kernel.journal import Actor
from referee.storage import process

LENGTH = 4
"""Bytes; enough to tell the devices of one game apart."""


def actor(game: str) -> Actor:
    """The actor of this account on this machine; ``game``: the link its journal begins with."""
    own = f"{game} {process.machine()} {process.person()}"
    return Actor(device=blake2b(own.encode("utf-8", "surrogatepass"), digest_size=LENGTH).hexdigest())
