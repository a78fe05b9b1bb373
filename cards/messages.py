"""The messages of this package: errors, doubts, notes."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

MessageFact = str | int | tuple[str, ...]


class Message(Struct, frozen=True):
    """A message key with the facts its sentence needs."""

    key: str
    facts: dict[str, MessageFact]


Say = Callable[[Message], str]
"""Makes the sentence of a message in the reader's language."""


class CardsError(Exception):
    """Nothing was done, for these reasons, the deciding one first."""

    def __init__(self, *messages: Message) -> None:
        super().__init__("\n".join(map(_plainly, messages)))
        self.messages = messages


def message(key: str, **facts: MessageFact) -> Message:
    """The message with this key and these facts."""
    return Message(key, facts)


def _plainly(sentence: Message) -> str:
    return f"{sentence.key}: " + ", ".join(f"{name} {fact!r}" for name, fact in sentence.facts.items())
