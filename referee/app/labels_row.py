"""What is said of a table drawn as a row of cards?"""

from __future__ import annotations

ROW: dict[str, str] = {}
