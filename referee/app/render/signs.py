"""The signs that a board shows, with the labels that explain them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.view import View, ViewPiece
from referee.app.render import glyphs
from referee.app.render.area_lines import across, has_board

CARDS = ((f"{glyphs.STANDING}  {glyphs.KNEELING}", "sign-cards"),)
ICONS = ("⚔ ◉ ♛", "sign-icons")
STRENGTH = ("4", "sign-strength")
UNIQUE = ("⚑", "sign-unique")
POWER = ("●3", "sign-power")
ROW = (
    (f"{glyphs.CLOSED}  {glyphs.OPEN}", "sign-closed"),
    (f"{glyphs.TOKENS}3", "sign-tokens"),
    (glyphs.POINTER, "sign-pointer"),
    (glyphs.FIRST, "sign-first"),
)
STACK = (f"{glyphs.STACK}2", "sign-stack")


def signs_on(view: View) -> Iterator[tuple[str, str]]:
    """Each sign with the label that says what it means."""
    row = across(view)
    if row is not None:
        yield from ROW
        if any(piece.under for one in row.rows for piece in one.pieces):
            yield STACK
        return
    pieces = [one for area in view.areas for part in area.rows for one in part.pieces]
    if has_board(view) or not pieces:
        return
    yield from CARDS
    yield ICONS
    if any(_has(one, "strength") for one in pieces):
        yield STRENGTH
    if any(_has(one, "unique") for one in pieces):
        yield UNIQUE
    if any(_has(one, "power") for one in pieces):
        yield POWER


def _has(piece: ViewPiece, key: str) -> bool:
    return any(one.key == key for one in piece.badges)
