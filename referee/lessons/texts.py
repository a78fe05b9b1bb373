"""The words of lessons in one language, with the names of cards, seats and places filled in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from referee.lessons.model import Lesson
from referee.session.registry import adapter_of
from referee.words.messages import BASE_LANGUAGE, Messages, messages
from referee.words.speech import Speech

if TYPE_CHECKING:
    from referee.session.card_catalogue import OwnedCards


class PositionNames:
    """Id -> name: a card's title from the catalogue, a seat's house, what a game calls its pieces."""

    def __init__(self, speech: Speech, game: str, position: dict[str, Any]) -> None:
        self._speech = speech
        self._game = game
        self._titles = dict(_titles(position))
        self._houses = dict(_houses(position))
        self._seats = frozenset(seat["id"] for seat in position.get("seats") or () if "id" in seat)
        self._laid = frozenset(_laid(position))

    def __call__(self, id_: str) -> str:
        """The name; an id of nothing in the position is made readable."""
        title = self._titles.get(id_)
        if title is not None:
            return self._title(title)
        return self._house(id_) or self._called(id_) or id_.replace("_", " ")

    def has(self, id_: str) -> bool:
        """Whether the position, or the game, has something of this id."""
        return id_ in self._titles or bool(self._house(id_) or self._called(id_))

    def is_seat(self, id_: str) -> bool:
        """Whether somebody of this id sits at the table."""
        return id_ in self._seats

    def is_laid(self, id_: str) -> bool:
        """Whether the position lays a card of this id on the table."""
        return id_ in self._laid

    def _title(self, name: str) -> str:
        face = _cards(self._game).called(name)
        return name if face is None else face.name(self._speech.language)

    def _house(self, id_: str) -> str:
        key = f"house-{self._houses.get(id_, id_)}"
        word = self._speech.word(key)
        return "" if word == key else word

    def _called(self, id_: str) -> str:
        name = adapter_of(self._game).display_name(id_)
        return "" if name is None else self._speech.tell("table", name.key, name.facts, self)


@cache
def _cards(game: str) -> OwnedCards:
    from referee.session.card_catalogue import OwnedCards  # 0.03 s that titles of lessons do without

    return OwnedCards(game)


def _titles(value: Any) -> Iterator[tuple[str, str]]:
    """The cards of a position that have a name of their own."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and isinstance(value.get("name"), str):
            yield value["id"], value["name"]
        for item in value.values():
            yield from _titles(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _titles(item)


def _laid(value: Any) -> Iterator[str]:
    """The cards of a row: they are named where they lie, and have no title of their own."""
    if isinstance(value, dict):
        if isinstance(value.get("card"), str):
            yield value["card"]
        for item in value.values():
            yield from _laid(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _laid(item)


def _houses(position: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for seat in position.get("seats") or ():
        if isinstance(seat, dict) and isinstance(seat.get("house"), str):
            yield str(seat.get("id", "")), seat["house"]


DOT = "__"
"""A dot of an id in the name of a variable: ``red.queen`` is ``$red__queen``."""


def subject_of(game: str) -> str:
    """The file of a game's lessons: ``lessons.GAME.ftl``."""
    return f"lessons.{game}"


def message_key(lesson: Lesson, stage: int, part: str) -> str:
    """The message of a stage, counted from 1: ``l03-2-goal``; stage 0: of the lesson itself."""
    return f"l{lesson.number}-{stage}-{part}" if stage else f"l{lesson.number}-{part}"


def nudge_key(rule: str) -> str:
    """The message that says a rule in one sentence: ``nudge-setup-limit_gold5``."""
    return f"nudge-{rule.partition('.')[2].replace('.', '-')}"


class LessonTexts:
    """What the lessons of one game say in one language."""

    def __init__(self, speech: Speech, game: str) -> None:
        self._speech = speech.of_game(game)
        self._game = game
        self._subject = subject_of(game)
        self._words = Messages(speech.language)
        self.on_board({})

    def on_board(self, position: dict[str, Any]) -> None:
        """The position whose cards and seats are spoken of now."""
        self.names = PositionNames(self._speech, self._game, position)

    def has(self, key: str) -> bool:
        """Whether this language has the message itself."""
        return key in messages(self._speech.language, self._subject)

    def named_in(self, key: str) -> frozenset[str]:
        """What a message names."""
        return self._words.variables(self._subject, key) if self.has(key) else frozenset()

    def named_in_english(self, key: str) -> frozenset[str]:
        """What the same message names in English."""
        known = key in messages(BASE_LANGUAGE, self._subject)
        return Messages(BASE_LANGUAGE).variables(self._subject, key) if known else frozenset()

    def say(self, key: str) -> str:
        """A message with its names."""
        return self._speech.tell(
            self._subject, key, {name: self._called(name) for name in self.named_in(key)}
        )

    def unnamed(self, key: str) -> tuple[str, ...]:
        """The names in a message that are no thing on the board and no word of the game."""
        wanted = self.named_in(key)
        return tuple(
            sorted(word for word in wanted if not self.names.has(_id(word)) and not self._word(word))
        )

    def of_stage(self, lesson: Lesson, stage: int, part: str) -> str:
        """A message of a stage, counted from 1; nothing where there is none."""
        key = message_key(lesson, stage, part)
        return self.say(key) if self.has(key) else ""

    def title(self, lesson: Lesson) -> str:
        """What a lesson is called."""
        return self.say(message_key(lesson, 0, "title"))

    def nudge(self, rule: str) -> str:
        """A rule in one sentence."""
        return self.say(nudge_key(rule))

    def choice(self, lesson: Lesson, stage: int, place: int, value: Any) -> str:
        """A choice in words: those of the lesson, or the value's own."""
        return self.of_stage(lesson, stage, f"choice-{place + 1}") or self.value(value)

    def item(self, lesson: Lesson, stage: int, item: str) -> str:
        """A thing to be put in order: in the words of the lesson, or the game's word."""
        return self.of_stage(lesson, stage, f"item-{item}") or self._word(f"phase-{item}") or item

    def value(self, value: Any) -> str:
        """A value of the case format as it is read."""
        if isinstance(value, bool):
            return self._speech.word("yes" if value else "no")
        if value is None:
            return self._speech.say("learn/nobody")
        if isinstance(value, list | tuple):
            return ", ".join(map(self.value, value)) or self._speech.say("learn/nothing")
        if isinstance(value, dict):
            pairs = (f"{self.value(key)} {self.value(item)}" for key, item in value.items())
            return ", ".join(pairs) or self._speech.say("learn/nothing")
        return str(value) if isinstance(value, int) else self._named(str(value))

    def path_word(self, kind: str, field: str) -> str:
        """What stands at a path of the case format: the winner of a game, or of a challenge."""
        keys = (f"learn/path-{kind}-{field}", f"learn/path-{field or kind}")
        known = next((key for key in keys if self._speech.has(key)), "")
        return self._speech.say(known) if known else self._word(field or kind) or field or kind

    def has_path_word(self, field: str) -> bool:
        """Whether the last word of a path is one of the format, and not a thing on the board."""
        return self._speech.has(f"learn/path-{field}")

    def value_at(self, field: str, value: Any) -> str:
        """A value as it is read at a path that ends with this field: ``hand`` of a zone is "in hand"."""
        return (isinstance(value, str) and self._word(f"{field}-{value}")) or self.value(value)

    def _named(self, value: str) -> str:
        if self.names.has(value):
            return self.names(value)
        return self._word(f"phase-{value}") or self._word(f"kind-{value}") or self.names(value)

    def _called(self, name: str) -> str:
        return self.names(_id(name)) if self.names.has(_id(name)) else self._word(name) or name

    def _word(self, key: str) -> str:
        word = self._speech.word(key)
        return "" if word == key else word


def _id(variable: str) -> str:
    return variable.replace(DOT, ".")
