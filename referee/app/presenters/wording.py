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


class TableNames:
    """The names of ids, looked up again when the table has changed."""

    def __init__(
        self, controller: GameController, wording: Wording, otherwise: Callable[[str], str] | None = None
    ) -> None:
        """``otherwise``: the name of a thing that cannot be seen, instead of its readable id."""
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
        """The name of an id; an id of nothing on the table is made readable."""
        if self._wording.language != self._language:
            self._turn(self._wording.language)
        if self._controller.session.state is not self._state:
            self._state = self._controller.session.state
            self._names = self._read()
        return self._names.get(key) or self._by_id(key) or self._plot(key) or self._otherwise(key)

    def _turn(self, language: str) -> None:
        """Looks names up in another language from now on."""
        self._language, self._state = language, None
        self._titles, self._called = {}, {}
        self._ever = self._ever_in.setdefault(language, {})

    def _by_id(self, key: str) -> str:
        """The name that the game gives an id, even of a thing that has left the table."""
        if key not in self._called:
            display_name = self._controller.session.adapter.display_name(key)
            name = (
                ""
                if display_name is None
                else self._wording.speech.tell("table", display_name.key, display_name.facts, self)
            )
            self._called[key] = name
        return self._called[key]

    def _is_called(self, key: str) -> bool:
        """Whether the game has a name for this id."""
        return self._controller.session.adapter.display_name(key) is not None

    def _plot(self, key: str) -> str:
        """The title of a plot; titles have capital letters, and ids have none."""
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
