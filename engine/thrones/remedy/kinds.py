"""What a remedy is."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.game import Game
from engine.kernel.move import Move
from engine.kernel.remedies import Given
from engine.thrones.table import Table

Remedied = tuple[Table, Move]


Remedy = Callable[[Game, Table, Move, Given], Remedied]
