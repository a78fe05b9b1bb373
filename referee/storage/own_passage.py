"""What is a passage of a booklet its owner added?"""

from __future__ import annotations

from msgspec import Struct


class OwnPassage(Struct, frozen=True):
    """A passage of one of the owner's booklets, under the section it belongs to."""

    text: str
    rule: str
    heading: str
    page: str
    body: str
    certainty: str
    """`sure`, `likely`, or `unsure`; unsure ones are listed but not shown under a rule."""
