"""The catalogue of a game's cards: printed facts with the owner's values over them; the fields of a card."""

from __future__ import annotations

import re
from functools import cache, cached_property
from typing import Literal

import msgspec
from msgspec import Struct

from cards.facts import CardFacts, Face, OwnerValues, PrintedValue, RawValue, facts, folder, layered
from cards.messages import CardsError, Message, message
from cards.names import Match, NameEntry, called, find, index
from cards.names import key as spelled

LOW, HIGH = 0, 99
LONGEST_TEXT = 120


class FieldChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """One word that may be chosen: its id, and how people write it, by language."""

    id: str
    words: dict[str, tuple[str, ...]]

    def name_in(self, language: str) -> str:
        """How it is written in a language; the id where that has no word, and in English."""
        return self.words.get(language, (self.id,))[0] if language != "en" else self.id

    def written(self, typed: str) -> bool:
        every = (self.id, *(word for words in self.words.values() for word in words))
        return spelled(typed) in {spelled(word) for word in every}


class FieldRule(Struct, frozen=True, forbid_unknown_fields=True):
    """One field. `on`: the card types that carry it. Without `choices`, any word may stand in it.

    `printed`: words that the booklets print in several languages; others may stand beside them.
    """

    id: str
    kind: Literal["number", "flag", "word", "words"]
    on: tuple[str, ...]
    words: dict[str, tuple[str, ...]] = {}
    choices: tuple[FieldChoice, ...] = ()
    printed: tuple[FieldChoice, ...] = ()
    none: tuple[str, ...] = ()
    """Further words for *none of them*, such as neutral."""

    def name_in(self, language: str) -> str:
        """Its name in a language, by which it can be typed."""
        return FieldChoice(self.id, self.words).name_in(language)

    def written(self, typed: str) -> bool:
        return FieldChoice(self.id, self.words).written(typed)


class FieldRules(Struct, frozen=True, forbid_unknown_fields=True):
    """All card types and fields of one game."""

    types: tuple[FieldChoice, ...]
    fields: tuple[FieldRule, ...]
    yes: tuple[str, ...]
    no: tuple[str, ...]
    none: tuple[str, ...]
    joining: tuple[str, ...]
    """Words for *and*."""

    def field(self, name: str, card: str) -> FieldRule:
        """The field with this id."""
        for rule in self.fields:
            if rule.id == name:
                return rule
        fields = tuple(rule.id for rule in self.fields)
        raise CardsError(message("card-field-unknown", card=card, field=readable_value(name), fields=fields))

    def field_meant(self, typed: str, kind: str, card: str) -> FieldRule:
        """The field people mean by this word on a card of this type: *income* is two things."""
        fitting = [rule for rule in self.fields if rule.written(typed)]
        carried = [rule for rule in fitting if kind in rule.on]
        return (carried or fitting or [self.field(typed, card)])[0]

    def type(self, typed: str, name: str) -> str:
        """The card type people mean by this word."""
        for choice in self.types:
            if choice.written(typed):
                return choice.id
        types = tuple(choice.id for choice in self.types)
        raise CardsError(message("card-type-unknown", name=name, type=typed, types=types))

    def read(self, rule: FieldRule, typed: str, card: str) -> RawValue:
        """What was typed, as a value of this field; refused if it cannot be one."""
        value = self._meant(rule, typed.strip())
        wrong = problem(rule, value, card)
        if wrong is not None:
            raise CardsError(wrong)
        return canonical(value)

    def _meant(self, rule: FieldRule, typed: str) -> RawValue:
        if rule.kind == "number":
            return int(typed) if re.fullmatch(r"[+-]?[0-9]{1,9}", typed) else typed
        if rule.kind == "flag":
            return True if _among(typed, self.yes) else False if _among(typed, self.no) else typed
        if rule.kind == "word":
            return _chosen(rule, typed)
        if _among(typed, self.none + rule.none):
            return ()
        return tuple(_chosen(rule, part) for part in self._parts(rule, typed) if part)

    def _parts(self, rule: FieldRule, typed: str) -> list[str]:
        """The single words of a list: commas divide, and so do spaces where words come from a closed list."""
        parts = re.split(r"\s*[,;+]\s*", typed)
        if len(parts) > 1 or not rule.choices or any(choice.written(typed) for choice in rule.choices):
            return parts
        return [part for part in typed.split() if not _among(part, self.joining)]


def _among(typed: str, words: tuple[str, ...]) -> bool:
    # A dash is a word for *none*, and has no letters to compare by.
    return typed.casefold() in words or (spelled(typed) != "" and spelled(typed) in map(spelled, words))


def _chosen(rule: FieldRule, typed: str) -> str:
    known = (*rule.choices, *rule.printed)
    return next((choice.id for choice in known if choice.written(typed)), typed.casefold())


def canonical(value: RawValue) -> RawValue:
    """Words in one order, in small letters, without repeats: equal values are equal."""
    return tuple(sorted({word.casefold() for word in value})) if isinstance(value, tuple) else value


def unfit(text: str) -> bool:
    """Empty, overlong, or with signs (control, direction, escape) that could trick a reader or a terminal."""
    return not text.strip() or len(text) > LONGEST_TEXT or not text.isprintable()


def readable_value(value: object) -> str:
    """A value as people write it, cut short and made printable: it may come from a stranger's file."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (tuple, list)):
        return ", ".join(readable_value(part) for part in value[:12]) or "none"
    text = "not known" if value is None else str(value) if isinstance(value, (str, float)) else repr(value)
    return "".join(sign if sign.isprintable() else "?" for sign in text[:LONGEST_TEXT])


def problem(rule: FieldRule, value: object, card: str) -> Message | None:
    """Why this value cannot stand in this field, or None."""
    entry: dict[str, str] = {"card": card, "field": rule.id, "typed": readable_value(value)}
    if rule.kind == "number":
        return _number_problem(value, entry)
    if rule.kind == "flag":
        return None if isinstance(value, bool) else message("card-value-not-flag", **entry)
    if rule.kind == "word":
        return _word_problem(rule, value, entry)
    if not isinstance(value, (tuple, list)):
        return message("card-value-not-words", **entry)
    return next((wrong for word in value if (wrong := _word_problem(rule, word, entry))), None)


def _number_problem(value: object, entry: dict[str, str]) -> Message | None:
    if isinstance(value, bool) or not isinstance(value, int):
        return message("card-value-not-number", **entry)
    if LOW <= value <= HIGH:
        return None
    return message("card-value-out-of-range", low=LOW, high=HIGH, **entry)


def _word_problem(rule: FieldRule, word: object, entry: dict[str, str]) -> Message | None:
    if not isinstance(word, str):
        return message("card-value-not-words", **entry)
    choices = tuple(choice.id for choice in rule.choices)
    if choices and word not in choices:
        return message("card-value-not-a-choice", choices=choices, **{**entry, "typed": readable_value(word)})
    if unfit(word):
        where = f"{entry['card']}, {rule.id}"
        return message("card-text-unfit", where=where, value=readable_value(word), limit=LONGEST_TEXT)
    return None


class Catalogue(Struct, frozen=True, dict=True):
    """The cards of one game: facts, and over them what the owner typed in."""

    facts: CardFacts
    rules: FieldRules
    owner: OwnerValues

    @property
    def game(self) -> str:
        """The game these cards belong to."""
        return self.facts.game

    def face(self, card: str) -> Face:
        """The card with this id."""
        if card not in self._by_id:
            raise CardsError(message("card-id-unknown", card=card))
        return self._by_id[card]

    def has(self, card: str) -> bool:
        """Whether there is a card with this id."""
        return card in self._by_id

    def faces(
        self,
        type: str | None = None,  # noqa: A002 - read as a word: faces(type="plot")
        deck: str | None = None,
    ) -> tuple[Face, ...]:
        """All cards, or those of this type and those known to be in this deck."""
        return tuple(
            face
            for face in self._by_id.values()
            if (type is None or face.type.value == type) and (deck is None or _in_deck(face, deck))
        )

    def find(self, text: str, language: str | None = None) -> Match:
        """The card meant by a typed name; all languages are searched."""
        return find(self._names, text, language)

    def called(self, name: str) -> Face | None:
        """The one card with just this name."""
        return called(self._names, name)

    def known(self, card: str, field: str) -> PrintedValue[RawValue] | None:
        """The value in force; None means not known."""
        face = self.face(card)
        return face.known(self.rules.field(field, face.name()).id)

    def beside(self, card: str, field: str) -> PrintedValue[RawValue] | None:
        """The printed fact that a value of the owner's replaces."""
        face = self._facts_by_id.get(card)
        return face.known(field) if face and self.owner.value(card, field) is not None else None

    def with_owner(self, values: OwnerValues) -> Catalogue:
        """The same facts under these values of the owner's."""
        return Catalogue(self.facts, self.rules, values)

    @cached_property
    def _facts_by_id(self) -> dict[str, Face]:
        return {face.id: face for face in self.facts.cards}

    @cached_property
    def _by_id(self) -> dict[str, Face]:
        return layered(self._facts_by_id, self.owner)

    @cached_property
    def _names(self) -> tuple[NameEntry, ...]:
        return index(self._by_id.values())


def _in_deck(face: Face, deck: str) -> bool:
    in_draw_deck = face.decks is not None and deck in face.decks.value
    return in_draw_deck or (face.plot_deck is not None and face.plot_deck.value == deck)


@cache
def catalogue(game: str) -> Catalogue:
    """The known facts about the cards of this game, nothing of the owner's over them."""
    rules = msgspec.json.decode((folder(game) / "fields.json").read_bytes(), type=FieldRules)
    return Catalogue(facts(game), rules, OwnerValues(game))
