"""A worked example of a booklet as a table to begin with."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.cases.model import Case
from referee.app.host import Begin
from referee.app.presenters.wording import Wording
from referee.lessons.reader import example_title
from referee.session.game_setup import example, typed_steps


def printed_table(game: str, case: Case, wording: Wording, text: str) -> Begin:
    """The table: its first line says what is printed, what was added, and what is typed to play it."""
    start, speech = example(game, case.id, text), wording.speech
    told = example_title(speech, game, f"{case.id}-note", case.note or "")
    lines = "  ".join(f"{number}. {one}" for number, one in enumerate(typed_steps(game, case), 1))
    note = " ".join((told, speech.say("examples/enter", lines=lines))) if lines else told
    title = example_title(speech, game, case.id, case.title or case.id)
    return Begin(title, replace(start, note=note), ready=True)
