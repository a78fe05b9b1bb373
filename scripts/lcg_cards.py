"""Writes the page about the cards of the Living Card Game: `python3 scripts/lcg_cards.py`."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.card_coverage import table  # noqa: E402 - found only now that the root is on the path

PAGE = ROOT / "docs" / "lcg-cards.md"

if __name__ == "__main__":
    PAGE.write_text(table(), encoding="utf-8")
    print(f"written: {PAGE}")
