"""What is read back of a saved game?"""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.journal import Break, Entry, Head, Header, first_link, first_unknown, header_text


class Summary(Struct, frozen=True):
    """One line of the list of games."""

    id: int
    name: str
    game: str
    count: int
    created: str
    changed: str


class Journal(Struct, frozen=True):
    game_id: int
    name: str
    header: Header
    entries: tuple[Entry, ...]
    """The sound part: exactly what was entered, from the first entry on."""
    head: Head
    """Where the journal should end."""
    damage: Break | None = None
    found: int = 0
    """How many entries were read, sound or not."""
    created: str = ""

    @property
    def newer(self) -> Entry | None:
        """The first sound entry of a kind that only a newer program knows."""
        return first_unknown(self.entries)

    def link_at(self, number: int) -> str:
        """The link of a sound entry; of number 0 that of the header."""
        return self.entries[number - 1].link if number else first_link(header_text(self.header))

    @property
    def sound_head(self) -> Head:
        return Head(len(self.entries), self.link_at(len(self.entries)))
