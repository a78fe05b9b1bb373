"""What time is it? The only clock of saved games, so that a test or an import can give its own."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    """UTC to the second; long enough for a record, short enough to be read."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
