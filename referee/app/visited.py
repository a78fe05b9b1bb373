"""Which pages were looked at before, and after? Back and forward, as in a browser."""

from __future__ import annotations


class Visited:
    """The pages somebody went to, and where among them he is."""

    def __init__(self) -> None:
        self._pages: list[str] = []
        self._at = -1

    def go(self, page: str) -> None:
        """Goes to a page; what lay ahead is forgotten, and staying where one is counts for nothing."""
        if self._at >= 0 and self._pages[self._at] == page:
            return
        self._pages[self._at + 1 :] = [page]
        self._at += 1

    def step(self, by: int) -> str:
        """One page back (-1) or forward (1); empty: there is none."""
        if not 0 <= self._at + by < len(self._pages):
            return ""
        self._at += by
        return self._pages[self._at]
