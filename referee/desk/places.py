"""Where does the application keep what it can make again?"""

from __future__ import annotations

import os
from pathlib import Path

CACHE_VARIABLE = "REFEREE_CACHE"


def rulebook_file() -> Path:
    """The database of the rulebook, built from its Markdown when it is missing or old."""
    named = os.environ.get(CACHE_VARIABLE)
    if named:
        return Path(named) / "rulebook.db"
    from platformdirs import user_cache_path  # 5 ms, spared where the folder is named

    return user_cache_path("referee", appauthor=False) / "rulebook.db"
