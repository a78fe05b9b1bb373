"""Signs in ASCII, for terminals, fonts and screen readers that have no others; letters stay what they are."""

from __future__ import annotations

import os
import unicodedata
from functools import lru_cache

VARIABLE = "REFEREE_ASCII"
"""Set to anything, all signs are ASCII."""

SAME = {
    **dict.fromkeys("—–−─━═", "-"),
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("„“”«»", '"'),
    **dict.fromkeys("‘’´ʼ", "'"),
    **dict.fromkeys("→▸▶›⇒↷", ">"),
    **dict.fromkeys("←◀⇐↶", "<"),
    **dict.fromkeys("↓▾▼", "v"),
    **dict.fromkeys("▔▁▀▄", " "),
    **dict.fromkeys("▎▊▌▐", "|"),
    "↑": "^",
    "⇄": "=",
    "…": "~",
    "·": ".",
    "×": "x",
    "✓": "+",
    "✗": "x",
    "✎": "*",
    "⚔": "M",
    "◉": "I",
    "♛": "P",
    "⚑": "!",
    "●": "*",
    "▯": "|",
    "▭": "_",
    "▒": "#",
    "□": "o",
    "◇": "o",
    "○": "o",
    "★": "*",
    "☆": ".",
    "≡": "=",
    "≠": "!",
    "≈": "~",
    "≥": ">",
    "±": "+",
    "‖": "|",
    "⚖": "&",
    "△": "!",
    "⚠": "!",
    "☎": "@",
    "№": "#",
}
"""Sign -> a sign as wide."""
LONGER = {"→": "->", "←": "<-", "⇒": "=>", "…": "...", "≠": "!=", "≥": ">=", "№": "No."}
"""Sign -> what says it better where a line may become longer."""
BOXES, BLOCKS = range(0x2500, 0x2580), range(0x2580, 0x25A0)


def ascii_wanted() -> bool:
    """Whether all signs are to be ASCII."""
    return bool(os.environ.get(VARIABLE))


def in_ascii(text: str, *, longer: bool = True) -> str:
    """The text with its signs in ASCII. ``longer``: it may take more room than before."""
    if text.isascii():
        return text
    return "".join(sign if sign.isascii() else _sign(sign, longer) for sign in text)


@lru_cache(maxsize=1024)
def _sign(sign: str, longer: bool) -> str:
    if longer and sign in LONGER:
        return LONGER[sign]
    if sign in SAME:
        return SAME[sign]
    if unicodedata.category(sign)[0] in "LMN":
        return sign
    if sign.isspace():
        return " "
    known = "+" if ord(sign) in BOXES else "#" if ord(sign) in BLOCKS else "*"
    wide = not longer and unicodedata.east_asian_width(sign) in "WF"
    return f"{known} " if wide else known
