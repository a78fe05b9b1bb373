"""What the keys at the foot of the screen are called may be typed as well."""

from __future__ import annotations

import pytest

from referee.notation.parser.commands import Command, Note, Overrule, Redo, Undo, command_of
from referee.words import messages
from referee.words.speech import Speech


@pytest.mark.parametrize("language", messages.folders())
def test_a_key_of_the_log_is_typed_by_its_label(language: str) -> None:
    speech = Speech(language)
    undo, redo, note = (speech.say(f"app/{key}") for key in ("foot-undo", "foot-redo", "foot-note"))
    overrule = speech.say("app/foot-overrule")
    assert command_of(undo) == Undo()
    assert command_of(f"{undo} 7") == Undo(7)
    assert command_of(redo) == Redo()
    assert command_of(f"{note} 7") == Note("7")
    assert command_of(overrule) == Overrule()
    assert command_of(f"{overrule}: because we agreed") == Overrule("because we agreed")
    assert command_of(f"{overrule} we agreed") == Overrule("we agreed")


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Przywróć", Redo()),
        ("ponów", Redo()),
        ("възстанови", Redo()),
        ("отменить", Undo()),
        ("отново 3", None),
        ("върни се", None),
    ],
)
def test_other_words_for_them_are_understood_and_nothing_more(line: str, meant: Command | None) -> None:
    assert command_of(line) == meant
