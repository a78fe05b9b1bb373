"""Which languages may be offered to the reader?"""

from __future__ import annotations

from msgspec import Struct

from referee.words.files import BASE_LANGUAGE, OWN_NAMES, folders, messages, missing, subjects


class Language(Struct, frozen=True):
    """A language Referee can speak, more or less."""

    code: str
    name: str
    """In its own words."""
    lacking: int
    """Messages it has no words for yet; they are said in English."""
    of: int
    """Messages there are."""

    @property
    def complete(self) -> bool:
        """Only a complete language is offered without saying that it is not."""
        return self.lacking == 0


def languages() -> tuple[Language, ...]:
    """All languages that have been begun, English first."""
    count = sum(
        not key.startswith("-")
        for subject in subjects(BASE_LANGUAGE)
        for key in messages(BASE_LANGUAGE, subject)
    )
    return tuple(Language(code, OWN_NAMES.get(code, code), len(missing(code)), count) for code in folders())
