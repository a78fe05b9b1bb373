"""How well a lesson is done: three stars unaided, two with a hint, one where the way was shown."""

from __future__ import annotations

from referee.lessons.progress import MOST_STARS

SHOWN = 3
"""The hint that shows the move; choosing wrong so often shows the answer too."""


class LessonScore:
    """The hints and wrong choices of a lesson that is played."""

    def __init__(self, lost: int = 0) -> None:
        """``lost``: stars lost in stages that were played before."""
        self.level = 0
        """Hints taken in this stage."""
        self._wrong = 0
        self.lost = lost

    @property
    def stars(self) -> int:
        """The stars the lesson brings as it goes now."""
        return MOST_STARS - self.lost

    def next_stage(self) -> None:
        """The next stage begins without hints."""
        self.level = self._wrong = 0

    def hint(self) -> int:
        """One more hint; which it is, from 1 to 3."""
        if self.level < SHOWN:
            self.level += 1
        self._count(2 if self.level == SHOWN else 1)
        return self.level

    def wrong_choice(self) -> None:
        """The first wrong choice counts as a hint, the next as an answer that was shown."""
        self._wrong += 1
        self._count(min(self._wrong, 2))

    def _count(self, lost: int) -> None:
        self.lost = max(self.lost, lost)
