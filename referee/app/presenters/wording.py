"""Keys, ids, rules, seats and cards in the words of this table and its game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from typing import TYPE_CHECKING

from msgspec import Struct

from cards.messages import Message
from engine.kernel.decisions import Decision, Move
from engine.kernel.errors import Impossible
from engine.kernel.reasons import Change, Question, Reason
from engine.kernel.rule_variants import RuleVariant
from engine.kernel.state import Event, Outcome
from engine.kernel.view import View
from referee.words.fact_words import NameOf, described
from referee.words.speech import Labels, Speech, has_label, label, own_word

if TYPE_CHECKING:
    from rulebook.database.store import Rulebook


class Wording:
    """The words for one table, in one language."""

    def __init__(self, language: str = "en") -> None:
        self.speech = Labels.speech = Speech(language)
        self._others: dict[str, Speech] = {}
        self.names: NameOf = _readable
        self.book: Rulebook | None = None
        self.texts: tuple[str, ...] = ()
        """The printings the game on the table is ruled under."""

    def of_another_table(self, game: str, texts: tuple[str, ...]) -> Wording:
        """The wording of another table in the same language; this one stays as it is."""
        wording = copy(self)
        wording.speech, wording.texts = Speech(self.language), texts
        wording.of_game(game)
        return wording

    @property
    def language(self) -> str:
        """The language spoken."""
        return self.speech.language

    def speak(self, language: str) -> None:
        """Speaks another language from now on."""
        game = self.speech.game
        self.speech = Labels.speech = Speech(language)
        self.of_game(game)

    @contextmanager
    def speaking(self, language: str) -> Iterator[None]:
        """Speaks another language inside the block."""
        own = self.speech
        if language == own.language:
            yield
            return
        other = self._others.setdefault(language, Speech(language))
        other.game = own.game
        self.speech = Labels.speech = other
        try:
            yield
        finally:
            self.speech = Labels.speech = own

    def of_game(self, game: str) -> None:
        """Speaks of this game from now on, in its own words where it has them."""
        self.speech.game = game

    def game(self, game: str, *, short: bool = False) -> str:
        """The name of a game."""
        named = (f"games/{game}-short", f"games/{game}") if short else (f"games/{game}",)
        keys = (*named, f"{game}-games/{game}")  # a game of another package brings its name among its words
        return next((self.speech.say(key) for key in keys if self.speech.has(key)), game)

    def game_told_apart(self, game: str) -> str:
        """The name of a game for a narrow line: what tells it from similar titles comes first."""
        short, whole = self.game(game, short=True), self.game(game)
        return whole if whole.startswith(short) else f"{short} · {whole}"

    def example(self, game: str, key: str, otherwise: str) -> str:
        """The title or note of a ready table, in the language spoken if that has it."""
        return self.speech.say(f"games/{game}-{key}") if self.speech.has(f"games/{game}-{key}") else otherwise

    def picked(self, word: str, picked: Iterable[str]) -> str:
        """The things chosen before a game, in their order."""
        return ", ".join(self.word(f"{word}-{choice}") for choice in picked)

    def card(self, name: str) -> str:
        """The title printed on a card, where the game has a word for it."""
        title = self.speech.word(f"card-{name}")
        return name if title == f"card-{name}" else title

    def word(self, key: str) -> str:
        """A word of the table."""
        return _unkeyed(self.speech.word(key), key)

    def fact(self, key: str, value: str) -> str:
        """The value of a fact: a word of its own, or the named card or seat."""
        own = f"{key}-{value}"
        if self.speech.has(f"table/{own}"):
            return self.word(own)
        return ", ".join(map(self.names, value.split(", ")))

    def kind(self, key: str) -> str:
        """The word for a kind of challenge or of card, or else for the key."""
        return self._word_as(f"kind-{key}", key)

    def field(self, key: str) -> str:
        """The word for a field that can be corrected, or else for the key."""
        return self._word_as(f"field-{key}", key)

    def _word_as(self, own: str, key: str) -> str:
        """The word for a key in one of its meanings, or else its usual word."""
        word = self.speech.word(own)
        return self.word(key) if word == own else word

    def reason(self, reason: Reason) -> str:
        """A reason in a sentence."""
        return _unkeyed(self.speech.reason(reason, self.names), reason.says)

    def change(self, change: Change) -> str:
        """A remedy in words."""
        return _unkeyed(self.speech.change(change, self.names), change.what)

    def question(self, question: Question) -> str:
        """The question to the table."""
        about = " ".join(self.names(part) for part in (question.card, question.seat) if part)
        return _unkeyed(self.speech.question(question, self.names), f"{question.what} of {about}?")

    def event(self, event: Event) -> str:
        """An event in a sentence."""
        return _unkeyed(self.speech.event(event, self.names), _event(event, self.names))

    def decision(self, decision: Decision) -> str:
        """A decision the table waits for, as a request."""
        return _unkeyed(self.speech.decision(decision, self.names), decision.asks)

    def move(self, move: Move) -> str:
        """A move in a sentence."""
        return _unkeyed(self.speech.move(move, self.names), _move(move, self.names))

    def brings(self, move: Move) -> str:
        """The effect of what a move chooses, such as a title, where the game has words for it."""
        keys = (f"{name}-{getattr(move, name)}-brings" for name in move.__struct_fields__)
        known = next((key for key in keys if self.speech.has(f"table/{key}")), "")
        return self.word(known) if known else ""

    def error(self, error: Exception) -> str:
        """What was read, what is so, what can be done; rules it names are called by their titles."""
        return _unkeyed(self.speech.error(error, self._name_or_title, self.title), str(error))

    def impossible(self, error: Impossible) -> tuple[str, ...]:
        """Why a position, or the start of a game, cannot exist: each fault with the title of its rule."""
        return self.speech.impossible(error, self.names, self.title)

    def _name_or_title(self, key: str) -> str:
        known = self.book is not None and self.book.has(key)
        return self.title(key) if known else self.names(key)

    def card_message(self, message: Message) -> str:
        """A message about cards."""
        return _unkeyed(self.speech.tell("cards", message.key, message.facts, self.names), message.key)

    def effect(self, effect: Struct) -> str:
        """An effect of a card, as part of a move."""
        description = described(effect)
        return _unkeyed(
            self.speech.tell("moves", description.key, description.facts, self.names), description.key
        )

    def trail(self, trail: tuple[str, ...]) -> tuple[str, ...]:
        """The present place in the rules, from the outermost procedure to the step."""
        return self.speech.trail(trail) or tuple(_readable(step) for step in trail[-1:])

    def point(self, point: RuleVariant) -> str:
        """The question of a point that the table may decide."""
        return _unkeyed(self.speech.point(point), self.title(point.rule))

    def option(self, point: RuleVariant, option: str) -> str:
        """One answer to a point."""
        return _unkeyed(self.speech.option(point, option), option)

    def decided(self, points: Iterable[RuleVariant], decided: Mapping[str, str]) -> dict[str, str]:
        """The decisions of the table in words: rule -> the question and its answer."""
        answers = {
            point.rule: f"{self.point(point)} {self.option(point, decided[point.rule])}"
            for point in points
            if point.rule in decided
        }
        return {rule: label("decided-here", what=answer) for rule, answer in answers.items()}

    def title(self, rule: str) -> str:
        """The title of a rule; its id until the rulebook is open."""
        if self.book is None or not self.book.has(rule):
            return rule
        return self.book.title(rule, self.language)

    def printings(self, text: str) -> tuple[str, ...]:
        """The texts to cite, best first: the one in the language spoken, then the one given."""
        several = self.texts if len(self.texts) > 1 else ()
        spoken = (printing for printing in several if printing.partition("-")[0] == self.language)
        return tuple(dict.fromkeys((*spoken, text)))

    def page(self, rule: str, *texts: str) -> str:
        """The heading and page of a rule in the first of the texts that prints it, or nothing."""
        from rulebook.render import page_labels

        if self.book is None or not self.book.has(rule):
            return ""
        printed = {source.text: source for source in reversed(self.book.section(rule, self.language).sources)}
        source = next((printed[text] for text in texts if text in printed), None)
        if source is None:
            return ""
        page = "" if source.page in ("", "-") else f", {page_labels(self.language).page} {source.page}"
        return f"{source.heading}{page}"

    def cites(self, rule: str, *texts: str) -> str:
        """The title of a rule with its printed page."""
        parts = (self.title(rule), self.page(rule, *texts)) if rule else ()
        return " — ".join(part for part in parts if part)


def _unkeyed(sentence: str, otherwise: str) -> str:
    """The sentence; where no language has the message, readable words instead of its key."""
    return _readable(otherwise) if not sentence or (sentence[0] == "[" and sentence[-1] == "]") else sentence


def _readable(key: str) -> str:
    return key.replace("_", " ")


def _event(event: Event, names: NameOf) -> str:
    amount = str(event.amount) if event.amount else ""
    facts = ", ".join(f"{name} {value}" for name, value in event.facts.items())
    parts = (names(event.seat) if event.seat else "", names(event.card) if event.card else "", event.what)
    return " ".join(part for part in (*parts, amount, facts) if part)


def _move(move: Move, names: NameOf) -> str:
    import msgspec

    fields = msgspec.to_builtins(move)
    rest = [_value(value, names) for name, value in fields.items() if name not in ("do", "by") and value]
    return " ".join(part for part in (names(move.by) if move.by else "", fields["do"], *rest) if part)


def _value(value: object, names: NameOf) -> str:
    if isinstance(value, str):
        return names(value)
    if isinstance(value, (list, tuple)):
        return ", ".join(_value(part, names) for part in value)
    if isinstance(value, dict):
        return ", ".join(
            f"{_value(key, names)} {_value(other, names)}" for key, other in value.items() if other
        )
    return str(value)


def round_text(view: View) -> str:
    """The number of the round; some games count turns."""
    number = view.facts.get("round", "")
    word = own_word("round-label")
    return f"{word} {number}" if word else label("round", round=number)


def phase_title(name: str) -> str:
    """The name of a phase as the booklets head it, without the word for a phase."""
    key = f"bar-{name}"
    return label(key) if has_label(key) else name.replace("_", " ").capitalize()


def outcome_text(over: Outcome, wording: Wording) -> str:
    """The winners in a sentence."""
    names = ", ".join(map(wording.names, over.winners or over.claimants))
    if not over.winner:
        return f"{label('shared')}: {names}"
    return label("won-by", seat=names, count=len(over.winners))
