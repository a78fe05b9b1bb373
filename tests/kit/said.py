"""What a ruling says in English: every message is there, and nothing in it is left out."""

from __future__ import annotations

import re
from functools import cache

from engine.kernel.reasons import Ruling
from referee.words.ruling_text import ruling_lines
from referee.words.speech import Speech

EMPTY = re.compile(r": ?[.;,)]|[,;(]$|\( ?\)|[;,] ?[;,]|  ")
"""How a place looks that nothing was put in: a colon or a bracket with nothing behind it."""


@cache
def _english(game: str) -> Speech:
    speech = Speech("en")
    speech.game = game
    return speech


def not_said(game: str, ruling: Ruling) -> list[str]:
    """The messages that are missing or lack a fact, and the lines in which a place is empty."""
    speech = _english(game)
    lines = [line.says for line in ruling_lines(speech, ruling, "«{}»".format, fold=False)]
    faults = sorted(speech.faults)
    speech.faults.clear()
    return faults + [line for line in lines if EMPTY.search(line)]
