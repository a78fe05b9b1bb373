"""The round and its phases in words."""

from __future__ import annotations

from engine.kernel.view import View
from referee.app.labels import has_label, label, own_word


def round_said(view: View) -> str:
    """Which round it is; some games count turns."""
    number = view.facts.get("round", "")
    word = own_word("round-label")
    return f"{word} {number}" if word else label("round", round=number)


def phase_said(name: str) -> str:
    """A phase as the booklets head it, without the word for a phase."""
    key = f"bar-{name}"
    return label(key) if has_label(key) else name.replace("_", " ").capitalize()
