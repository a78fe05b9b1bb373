"""What the app itself says: names of panes and keys, questions of its dialogs, short remarks.

These phrases belong to the screen; they stand in ``app.ftl`` of each language.
"""

from __future__ import annotations

from referee.words.speech import Speech


class Labels:
    """The language the app's own phrases are said in; one for the whole program."""

    speech: Speech = Speech()


def own_word(key: str) -> str:
    """A word the game spoken of has for something, or nothing: one counts turns where others count rounds."""
    said = Labels.speech.word(key)
    return said if said != key else ""


def has_label(key: str) -> bool:
    """Whether the app has a phrase of this name."""
    return Labels.speech.has(f"app/{key}")


def label(key: str, /, **facts: object) -> str:
    """One of the app's own phrases, in the language spoken."""
    return Labels.speech.say(f"app/{key}", **facts)
