"""Keys, ids, rules, seats and cards in the words of this table and its game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from cards.messages import Message
from engine.kernel.decisions import Decision, Move
from engine.kernel.errors import Impossible
from engine.kernel.game import RuleVariant
from engine.kernel.reasons import Change, Question, Reason
from engine.kernel.state import Event, Outcome
from engine.kernel.view import View, pieces
from referee.words.fact_words import NameOf, described
from referee.words.speech import Labels, Speech, has_label, label, own_word

if TYPE_CHECKING:
    from referee.session.controller import GameController
    from rulebook.database.store import Rulebook


class Wording:
    """Sentences in one language about one table."""

    def __init__(self, language: str = "en") -> None:
        self.speech = Labels.speech = Speech(language)
        self._others: dict[str, Speech] = {}
        self.names: NameOf = _readable
        self.book: Rulebook | None = None
        self.texts: tuple[str, ...] = ()
        """The printings the game on the table is ruled under."""

    def of_another_table(self, game: str, texts: tuple[str, ...]) -> Wording:
        """The same language about another table; what is spoken of here stays as it is."""
        found = copy(self)
        found.speech, found.texts = Speech(self.language), texts
        found.of_game(game)
        return found

    @property
    def language(self) -> str:
        """The language spoken."""
        return self.speech.language

    @contextmanager
    def speaking(self, language: str) -> Iterator[None]:
        """Says everything in another language for as long as it is open."""
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
        """From now on this game is spoken of, in its own words where it has them."""
        self.speech.game = game

    def game(self, game: str, *, short: bool = False) -> str:
        """What a game is called."""
        named = (f"games/{game}-short", f"games/{game}") if short else (f"games/{game}",)
        keys = (*named, f"{game}-games/{game}")  # a game of another package brings its name among its words
        return next((self.speech.say(key) for key in keys if self.speech.has(key)), game)

    def game_told_apart(self, game: str) -> str:
        """What a game is called where a line is cut: what tells it from games of like titles comes first."""
        short, whole = self.game(game, short=True), self.game(game)
        return whole if whole.startswith(short) else f"{short} · {whole}"

    def example(self, game: str, key: str, otherwise: str) -> str:
        """What is said of a ready table, in the language spoken if that has it."""
        return self.speech.say(f"games/{game}-{key}") if self.speech.has(f"games/{game}-{key}") else otherwise

    def picked(self, word: str, picked: Iterable[str]) -> str:
        """Things chosen before a game, in their order."""
        return ", ".join(self.word(f"{word}-{choice}") for choice in picked)

    def card(self, name: str) -> str:
        """What is printed on a card, where the game has a word for it."""
        title = self.speech.word(f"card-{name}")
        return name if title == f"card-{name}" else title

    def word(self, key: str) -> str:
        """A word of the table."""
        return _unkeyed(self.speech.word(key), key)

    def fact(self, key: str, value: str) -> str:
        """What a fact holds in words: a word of its own, or who or what is named."""
        own = f"{key}-{value}"
        return (
            self.word(own)
            if self.speech.has(f"table/{own}")
            else ", ".join(map(self.names, value.split(", ")))
        )

    def kind(self, key: str) -> str:
        """The word for a kind of challenge or of card; of anything else its word."""
        word = self.speech.word(f"kind-{key}")
        return self.word(key) if word == f"kind-{key}" else word

    def field(self, key: str) -> str:
        """The word for a value that may be set."""
        word = self.speech.word(f"field-{key}")
        return self.word(key) if word == f"field-{key}" else word

    def reason(self, reason: Reason) -> str:
        """What was found under a rule."""
        return _unkeyed(self.speech.reason(reason, self.names), reason.says)

    def change(self, change: Change) -> str:
        """One thing that would make a move legal."""
        return _unkeyed(self.speech.change(change, self.names), change.what)

    def question(self, question: Question) -> str:
        """What to ask the table."""
        about = " ".join(self.names(part) for part in (question.card, question.seat) if part)
        return _unkeyed(self.speech.question(question, self.names), f"{question.what} of {about}?")

    def first(self, what: str) -> str:
        """That something else comes before what was asked for."""
        return label("comes-first", what=what)

    def event(self, event: Event) -> str:
        """What happened."""
        return _unkeyed(self.speech.event(event, self.names), _event(event, self.names))

    def decision(self, decision: Decision) -> str:
        """What the table waits for."""
        return _unkeyed(self.speech.decision(decision, self.names), decision.asks)

    def move(self, move: Move) -> str:
        """Who does what."""
        return _unkeyed(self.speech.move(move, self.names), _move(move, self.names))

    def brings(self, move: Move) -> str:
        """What is chosen by a move brings, where the game has words for that: of each title what it does."""
        keys = (f"{name}-{getattr(move, name)}-brings" for name in move.__struct_fields__)
        found = next((key for key in keys if self.speech.has(f"table/{key}")), "")
        return self.word(found) if found else ""

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
        """What the cards have to say."""
        return _unkeyed(self.speech.tell("cards", message.key, message.facts, self.names), message.key)

    def effect(self, effect: Struct) -> str:
        """What a card does, as part of a move."""
        description = described(effect)
        return _unkeyed(
            self.speech.tell("moves", description.key, description.facts, self.names), description.key
        )

    def trail(self, trail: tuple[str, ...]) -> tuple[str, ...]:
        """Where we are, from the outermost procedure to the step."""
        return self.speech.trail(trail) or tuple(_readable(step) for step in trail[-1:])

    def point(self, point: RuleVariant) -> str:
        """What the table may decide."""
        return _unkeyed(self.speech.point(point), self.title(point.rule))

    def option(self, point: RuleVariant, option: str) -> str:
        """One answer to it."""
        return _unkeyed(self.speech.option(point, option), option)

    def decided(self, points: Iterable[RuleVariant], decided: Mapping[str, str]) -> dict[str, str]:
        """What the table has decided, in words: rule -> the question and its answer."""
        return {
            point.rule: label(
                "decided-here", what=f"{self.point(point)} {self.option(point, decided[point.rule])}"
            )
            for point in points
            if point.rule in decided
        }

    def title(self, rule: str) -> str:
        """What a rule is called; its id until the rulebook is open."""
        if self.book is None or not self.book.has(rule):
            return rule
        return self.book.title(rule, self.language)

    def printings(self, text: str) -> tuple[str, ...]:
        """Texts to cite, the best first: of several the one in the language spoken, then the one given."""
        several = self.texts if len(self.texts) > 1 else ()
        spoken = (printing for printing in several if printing.partition("-")[0] == self.language)
        return tuple(dict.fromkeys((*spoken, text)))

    def page(self, rule: str, *texts: str) -> str:
        """Where a rule is printed in the first of the texts that has it: its heading and page, or nothing."""
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
        """A rule in words, with its printed page."""
        parts = (self.title(rule), self.page(rule, *texts)) if rule else ()
        return " — ".join(part for part in parts if part)


def _unkeyed(sentence: str, otherwise: str) -> str:
    """A message no language has comes back as its key in brackets; readable words are better."""
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


class TableNames:
    """Id -> name; looked up anew when the table has changed."""

    def __init__(
        self, controller: GameController, wording: Wording, otherwise: Callable[[str], str] | None = None
    ) -> None:
        """``otherwise``: what a thing is called that cannot be seen, in place of its id made readable."""
        self._controller = controller
        self._otherwise = otherwise or _readable_name
        self._wording = wording
        self._state: Any = None
        self._names: dict[str, str] = {}
        self._language = wording.language
        self._ever: dict[str, str] = {}
        """What cards were called that have left what can be seen: a card put back into a deck, say."""
        self._ever_in = {self._language: self._ever}
        self._titles: dict[str, str] = {}
        self._called: dict[str, str] = {}

    def __call__(self, key: str) -> str:
        """The name; an id of nothing on the table is made readable."""
        if self._wording.language != self._language:
            self._turn(self._wording.language)
        if self._controller.session.state is not self._state:
            self._state = self._controller.session.state
            self._names = self._read()
        return self._names.get(key) or self._by_id(key) or self._plot(key) or self._otherwise(key)

    def _turn(self, language: str) -> None:
        """What things are called in another language."""
        self._language, self._state = language, None
        self._titles, self._called = {}, {}
        self._ever = self._ever_in.setdefault(language, {})

    def _by_id(self, key: str) -> str:
        """A game may call its things by their ids, also those that have left the table."""
        if key not in self._called:
            found = self._controller.session.adapter.display_name(key)
            name = "" if found is None else self._wording.speech.tell("table", found.key, found.facts, self)
            self._called[key] = name
        return self._called[key]

    def _is_called(self, key: str) -> bool:
        """Whether the game has a name for what has this id."""
        return self._controller.session.adapter.display_name(key) is not None

    def _plot(self, key: str) -> str:
        """Plots are called by their titles, which have capital letters; ids have none."""
        return "" if key.islower() else self._title(key)

    def _read(self) -> dict[str, str]:
        view = self._controller.view
        own = [area for area in view.areas if area.name != area.id or not self._is_called(area.id)]
        names = {key: self._house(area.name) for area in own for key in (area.name, area.id)}
        self._names = names  # a card may be called by its family
        shown = [piece for piece in pieces(view) if piece.id not in names]  # neighbours are areas themselves
        here = {piece.id: self._by_id(piece.id) or self._title(piece.name) for piece in shown}
        self._ever.update(here)
        return self._ever | names | here

    def _title(self, name: str) -> str:
        """A card's title in the reader's language, where it is known."""
        if name not in self._titles:
            face = self._controller.cards.called(name)
            self._titles[name] = name if face is None else face.name(self._wording.language)
        return self._titles[name]

    def _house(self, key: str) -> str:
        for word in (f"house-{key}", key):
            name = self._wording.speech.word(word)
            if name != word:
                return name
        return key.replace("_", " ").replace("-", " ").title() if key.islower() else key


def _readable_name(key: str) -> str:
    return key.replace("_", " ") if key.islower() else key


def round_text(view: View) -> str:
    """Which round it is; some games count turns."""
    number = view.facts.get("round", "")
    word = own_word("round-label")
    return f"{word} {number}" if word else label("round", round=number)


def phase_title(name: str) -> str:
    """A phase as the booklets head it, without the word for a phase."""
    key = f"bar-{name}"
    return label(key) if has_label(key) else name.replace("_", " ").capitalize()


def outcome_text(over: Outcome, wording: Wording) -> str:
    """Who has won."""
    names = ", ".join(map(wording.names, over.winners or over.claimants))
    if not over.winner:
        return f"{label('shared')}: {names}"
    return label("won-by", seat=names, count=len(over.winners))
