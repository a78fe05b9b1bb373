"""Refusals of a repair."""

from __future__ import annotations

from typing import Self

from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Reason


class RepairRefused(RefereeError):
    """A repair that is not carried out, or cannot be tried."""

    because: tuple[Reason, ...] = ()
    """What decides: what would be broken, or why what is right is refused."""

    def for_reasons(self, because: tuple[Reason, ...]) -> Self:
        """The refusal with what it rests on."""
        self.because = because
        return self
