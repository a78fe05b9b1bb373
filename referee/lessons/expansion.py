"""What an expansion takes from its base game, where a game is one: reported, and no ruling rests on it."""

from __future__ import annotations

from referee.words.files import BASE_LANGUAGE, messages
from referee.words.speech import Speech

LINE = "line-"


def is_expansion(game: str) -> bool:
    """Whether the game needs the rules of another."""
    return bool(messages(BASE_LANGUAGE, _subject(game)))


def expansion_said(game: str, speech: Speech) -> str:
    """That the game is an expansion, in a line."""
    return speech.say(f"{_subject(game)}/title")


def base_rules(game: str, speech: Speech) -> tuple[str, ...]:
    """What to make of these lines, and then a line for each thing to know."""
    subject = _subject(game)
    lines = sorted(key for key in messages(BASE_LANGUAGE, subject) if key.startswith(LINE))
    return tuple(speech.say(f"{subject}/{key}") for key in ("about", *lines))


def _subject(game: str) -> str:
    return f"before.{game}"
