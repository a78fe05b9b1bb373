"""What may go wrong with an input, and leaves the table as it was."""

from __future__ import annotations

from cards.messages import CardsError
from engine.kernel.errors import RefereeError
from referee.storage.errors import StorageError

Problem = (RefereeError, StorageError, CardsError)
