"""The samples of the page on position text."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "position-text.md"
SAMPLES = tuple(re.findall(r"```position\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL))


def first_line(sample: str) -> str:
    """What a test of a sample is called by."""
    return sample.partition(",")[0].replace(" ", "-")
