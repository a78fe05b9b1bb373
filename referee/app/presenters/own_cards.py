"""The closed cards of one seat, named on the board for the player who may look at them."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.view import View, ViewArea, ViewPiece, ViewRow

PieceNames = dict[str, str]
"""Piece -> what the player who may look at it sees."""


def with_own_cards(view: View, seen: View) -> View:
    """The board with the names of what ``seen`` shows besides."""
    rows = [row for area in seen.areas for row in area.rows]
    names = {piece.id: piece.name for row in rows for piece in row.pieces if not piece.hidden}
    return replace(view, areas=tuple(_area(one, names) for one in view.areas))


def _area(area: ViewArea, names: PieceNames) -> ViewArea:
    return replace(area, rows=tuple(_row(one, names) for one in area.rows))


def _row(row: ViewRow, names: PieceNames) -> ViewRow:
    return replace(row, pieces=tuple(_piece(one, names) for one in row.pieces))


def _piece(piece: ViewPiece, names: PieceNames) -> ViewPiece:
    under = tuple(_piece(one, names) for one in piece.under)
    return replace(piece, name=names.get(piece.id, piece.name), under=under)
