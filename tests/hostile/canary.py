"""A stranger's text that holds every kind of character a terminal obeys, each followed by a mark."""

from __future__ import annotations

import re

MARK = "CANARY"
SIGNS = (
    *(
        "\x1b]52;c;",
        "\x1b]0;",
        "\x1b[2J\x1b[31m",
        "\x1bP",
        "\x1bc",
        "\x07",
        "\x08",
        "\r",
        "\x0b",
        "\x0c",
        "\x7f",
    ),
    *("\x80", "\x85", "\x9b2J", "\x9d52;c;", "\x9c", "\u2028", "\u2029", "\u061c", "\u200e", "\u200f"),
    *("\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"),
    *("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\xad", "\U000e0041"),
)
MARKUP = "[bold]M[/bold] [@click=app.quit]Q[/] { $x } %s {0}"
CONTROL = re.compile(
    r"[\x00-\x06\x0e-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\U000e0000-\U000e0fff]"
)


def canary(sign: str) -> str:
    """One sign in a text."""
    return f"Arya{sign}{MARK}"


ALL = "".join(canary(sign) for sign in SIGNS)


def obeyed(text: str) -> list[str]:
    """What of a stranger's signs is in a text from which our own sequences have been taken."""
    found = [repr(sign) for sign in SIGNS if canary(sign)[4:] in text]
    return [*found, *map(repr, CONTROL.findall(text))]
