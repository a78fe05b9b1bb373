"""Names of fields and of their values, in the words the screen shows."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from referee.notation.parser.lexicon import folded
from referee.notation.parser.name_index import holds
from referee.words.messages import BASE_LANGUAGE, folders, messages
from referee.words.speech import Speech

PLOT = "plot_"
"""Begins the names of what is printed on a plot; where a plot is spoken of it can be left out."""
WORDS_OF = {
    "icons": "kind",
    "challenges_made": "kind",
    "keywords": "keyword",
    "houses": "house",
    "crests": "crest",
    "zone": "zone",
    "challenge": "kind",
    "phase": "phase",
}
"""Fields that hold words of the game -> where those stand in the files (``kind-military``)."""


@lru_cache(maxsize=32)
def _speech(game: str, language: str) -> Speech:
    speech = Speech(language)
    speech.game = game
    return speech


def shown(game: str, field: str, language: str) -> str:
    """The name of a field on the screen."""
    speech = _speech(game, language)
    words = ((key, speech.word(key)) for key in (f"field-{field}", field))
    return next((word for key, word in words if word != key), field.replace("_", " "))


def called(game: str, field: str) -> tuple[str, ...]:
    """All names of a field: its word in each language, and its name in the program."""
    own = (shown(game, field, language) for language in folders())
    return tuple(dict.fromkeys((*own, field, field.replace("_", " "))))


@lru_cache(maxsize=512)
def _keys(game: str, field: str) -> frozenset[str]:
    return frozenset(map(folded, called(game, field)))


@lru_cache(maxsize=512)
def _lesser_keys(game: str, field: str) -> frozenset[str]:
    """The short words beside the number on the screen."""
    short = field.removeprefix(PLOT)
    said = (_speech(game, language).word(key) for language in folders() for key in (field, short))
    return frozenset(map(folded, (*said, short)))


def meant(game: str, typed: str, fields: Iterable[str]) -> str:
    """The field with this name: its own, the word beside a number, or a part of its name."""
    wanted, known = folded(typed), tuple(fields)
    levels = (
        [field for field in known if wanted in _keys(game, field)],
        [field for field in known if wanted in _lesser_keys(game, field)],
        [field for field in known if any(holds(key, wanted) for key in _keys(game, field))],
    )
    return next((found[0] for found in levels if wanted and len(found) == 1), "")


@lru_cache(maxsize=64)
def _values(game: str, field: str) -> dict[str, str]:
    """Value -> the key of its word, for a field that holds words of the game."""
    if field not in WORDS_OF:
        return {}
    begin = f"{WORDS_OF[field]}-"
    keys = {*messages(BASE_LANGUAGE, f"{game}-table"), *messages(BASE_LANGUAGE, "table")}
    return {key.removeprefix(begin): key for key in sorted(keys) if key.startswith(begin)}


def values(game: str, field: str) -> tuple[str, ...]:
    """All values of a field that holds words of a game."""
    return tuple(_values(game, field))


def value_called(game: str, field: str, value: str) -> tuple[str, ...]:
    """The names of a value on the screen, in each language."""
    return tuple(value_shown(game, field, value, language) for language in folders())


def value_meant(game: str, field: str, typed: str) -> str:
    """The value with this name on the screen of some language, or nothing."""
    wanted = folded(typed)
    named = (
        value for value in values(game, field) if wanted in map(folded, value_called(game, field, value))
    )
    return next(named, "")


def value_shown(game: str, field: str, value: str, language: str) -> str:
    """The name of a value on the screen, or nothing where it has no word."""
    key = _values(game, field).get(value, "")
    return _speech(game, language).word(key) if key else ""
