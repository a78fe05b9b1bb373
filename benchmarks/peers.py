"""What do the same sorts of work cost elsewhere? A peer that is not installed leaves its column empty."""

from __future__ import annotations

import importlib.util
import sqlite3
from functools import cache
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from benchmarks.measure import Row, per_call

CHESS_MOVES = 3000
CHESS = importlib.util.find_spec("chess") is not None


@cache
def chess_is_legal() -> float:
    """A legality check of python-chess, the middle of a game: the mean of its forty legal moves.

    They differ by more than twofold (1.4 to 3.6 µs: a pinned piece, a pawn, a king), so none stands for all.
    """
    if not CHESS:
        return 0.0
    import chess

    board = chess.Board("r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 0 9")
    moves = list(board.legal_moves)
    return per_call(lambda: [board.is_legal(move) for move in moves]) / len(moves)


def in_checks(what: str, seconds: float, most: float, note: str = "") -> Row:
    """A row that may take so many legality checks of python-chess in the same run."""
    chess = chess_is_legal()
    return Row(what, seconds, f"≤ {most:g} × peer", "chess is_legal", chess, most, relative=True, note=note)


def chess_game() -> float:
    """A random game of python-chess, per move: all legal moves listed, one made."""
    if not CHESS:
        return 0.0
    import chess

    def whole() -> None:
        rng, board, moves = Random(1), chess.Board(), 0
        while moves < CHESS_MOVES:
            legal = list(board.legal_moves)
            if not legal or board.is_game_over():
                board = chess.Board()
                continue
            board.push(rng.choice(legal))
            moves += 1

    return per_call(whole) / CHESS_MOVES


def plain_commit(folder: Path) -> float:
    """One row committed by plain sqlite3 as durably as ours: WAL, synchronous FULL."""
    connection = sqlite3.connect(folder / "plain.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(
        "CREATE TABLE entry (number INTEGER PRIMARY KEY, kind TEXT, body TEXT, at TEXT, link TEXT)"
    )

    def commit() -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(
            "INSERT INTO entry (kind, body, at, link) VALUES (?, ?, ?, ?)",
            ("move", "x" * 200, "now", "0" * 32),
        )
        connection.execute("COMMIT")

    median_time = per_call(commit, taken=median)
    connection.close()
    return median_time


def copied(value: Any) -> float:
    """A whole table copied, as an engine that changes its state in place must do to go back."""
    from copy import deepcopy

    return per_call(lambda: deepcopy(value))
