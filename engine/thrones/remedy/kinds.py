"""What a remedy is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.errors import RefereeError
from engine.kernel.game import Game
from engine.kernel.move import Move
from engine.thrones.table import Table


class NoRemedy(RefereeError):
    """A change that cannot be brought about by itself."""


Remedied = tuple[Table, Move]


Remedy = Callable[[Game, Table, Move, dict[str, Any]], Remedied]
