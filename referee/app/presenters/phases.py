"""The round, its phases and the end of a game in words."""

from __future__ import annotations

from engine.kernel.state import Outcome
from engine.kernel.view import View
from referee.app.labels import has_label, label, own_word
from referee.app.presenters.wording import Wording


def round_said(view: View) -> str:
    """Which round it is; some games count turns."""
    number = view.facts.get("round", "")
    word = own_word("round-label")
    return f"{word} {number}" if word else label("round", round=number)


def phase_said(name: str) -> str:
    """A phase as the booklets head it, without the word for a phase."""
    key = f"bar-{name}"
    return label(key) if has_label(key) else name.replace("_", " ").capitalize()


def outcome_said(over: Outcome, wording: Wording) -> str:
    """Who has won."""
    names = ", ".join(map(wording.names, (over.winner,) if over.winner else over.claimants))
    return label("won-by", seat=names) if over.winner else f"{label('shared')}: {names}"
