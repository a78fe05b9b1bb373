"""How is a sentence broken into lines that hang under its mark?"""

from __future__ import annotations

import textwrap

NARROWEST = 20


def hanging(said: str, lead: str, width: int) -> str:
    """Lines of at most this width; from the second on they stand under the first word, not under the mark."""
    lines = textwrap.wrap(
        said,
        max(NARROWEST, width),
        initial_indent=lead,
        subsequent_indent=" " * len(lead),
        break_long_words=True,
    )
    return "\n".join(lines) or lead
