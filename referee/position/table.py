"""The position text of a table, as everybody sees it."""

from __future__ import annotations

from typing import Any

from engine.kernel.adapter import GameAdapter
from engine.kernel.errors import Unreadable
from engine.kernel.grammar import RawRecord
from referee.position.writer import write_text


def public_position(adapter: GameAdapter, state: Any) -> RawRecord:
    """The position of a table without what not everybody knows.

    Raises:
        Unreadable: the position would have to name what is hidden.
    """
    if adapter.position_of is None:
        raise Unreadable("no_position_text", game=adapter.game.id)
    return adapter.position_of(adapter.public(state))


def table_text(adapter: GameAdapter, state: Any, language: str) -> str:
    """The position text of a table, without what not everybody knows.

    Raises:
        Unreadable: the position would have to name what is hidden.
    """
    return write_text(adapter.game.id, public_position(adapter, state), language)
