"""Which language is spoken where nobody says which?"""

from __future__ import annotations

import os
from collections.abc import Mapping

LANGUAGES = ("en", "bg", "pl", "ru")
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says it, the first that says anything before the others."""


def spoken_here(surroundings: Mapping[str, str] = os.environ) -> str:
    """The language of the locale if Referee has it, else English."""
    told = next((surroundings[name] for name in LOCALE if surroundings.get(name)), "")
    language = told[:2].lower() if told[2:3] in ("", "_", ".", "@", "-") else ""
    return language if language in LANGUAGES else LANGUAGES[0]
