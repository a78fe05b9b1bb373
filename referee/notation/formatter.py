"""The line that reads as a given move, in the language of the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import msgspec

from engine.kernel.decisions import Move
from engine.kernel.grammar import Form, LineWords, RawMove, Slot
from engine.kernel.state import State
from referee.notation.parser import field_names
from referee.notation.parser.errors import ParseError
from referee.notation.parser.lexicon import GameLexicon, bare, folded, lexicon, quote
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.name_index import NameIndex, cards_of, names_of
from referee.session.session import Session

ENGLISH = "en"
POOLS = ("play", "characters")
"""Where a card is mostly spoken of: one under it or in a pile is not meant."""
SHORTEST = 3
"""Fewer letters of a title are no name to call a card by."""


def written(name: str) -> str:
    """A name as it stands in a line, quoted if necessary."""
    return name if bare(name) else quote(name)


def word_in(words: LineWords, language: str) -> str:
    """The printed word: the first one of the language, or else the first English one."""
    return next(words[spoken][0] for spoken in (language, ENGLISH, *words) if words.get(spoken))


def seat_in(names: NameIndex, seat: str, language: str) -> str:
    """A seat by the name of its House in the language; in English by its id."""
    grammar = names.lexicon.grammar
    words = names.lexicon.words.houses.get(grammar.house_of(names.seated[seat]))
    if language != ENGLISH and words and words.get(language):
        wording = words[language][0]
        if names.seat(folded(wording)) == seat:
            return written(wording)
    return written(seat)


def card_in(names: NameIndex, id_: str, language: str, *, whole: bool = False) -> str:
    """A card by the shortest unique part of its title in the language; in English by its id."""
    title = names.title(id_, language) if language != ENGLISH else ""
    if whole and title and _names_just(names, id_, title):
        return title.casefold()
    return (title and called(names, id_, title)) or written(id_)


def called(names: NameIndex, id_: str, title: str) -> str:
    """The shortest part of a title that names only this card, or nothing."""
    if title == id_:
        return written(id_)
    return next((part for part in _parts(title) if _names_just(names, id_, part)), "")


def _parts(title: str) -> Iterator[str]:
    words = title.casefold().split()
    yield from (word for word in words if len(word) >= SHORTEST and bare(word))
    yield title.casefold()


def _names_just(names: NameIndex, id_: str, said: str) -> bool:
    """Whether a name is this card's alone, or at least among those meant first in some place."""
    if names.seat(folded(said)):
        return False
    found = (names.card(said, "", pool) for pool in ("", *POOLS))
    return any(match is not None and match.ids == (id_,) for match in found)


NONE, BECAUSE = "none", "because"


class Printer:
    """Writes moves for one table, in one language."""

    def __init__(self, session: Session, state: State, language: str = ENGLISH) -> None:
        self.language = language
        self.lexicon: GameLexicon = lexicon(session.adapter.game.id)
        self.names: NameIndex = names_of(self.lexicon, state, cards_of(session))
        self.state = state
        self.quoting = False
        self.whole = False
        """Cards are called by their whole titles: a part of one may mean another card in some place."""

    def lines(self, raw: RawMove) -> Iterator[str]:
        """The ways to write a move: in the language first, short before full, bare before quoted."""
        raw = self.lexicon.grammar.as_typed(self.state, raw)
        names = ((False, False), (False, True), (True, False))
        for language, naming in product(dict.fromkeys((self.language, ENGLISH)), names):
            self.language, (self.quoting, self.whole) = language, naming
            by = f"{self.name(raw['by'])} " if raw.get("by") else ""
            for full in (False, True):
                for form in self._forms_of(raw):
                    yield from self._forms(form, raw, by, full=full)

    def _forms_of(self, raw: RawMove) -> Iterator[Form]:
        for form in self.lexicon.grammar.forms:
            fixed = all(raw.get(name) == value for name, value in form.fixed.items())
            if form.makes == raw["do"] and not form.asked and fixed:
                yield form

    def _forms(self, form: Form, raw: RawMove, by: str, *, full: bool) -> Iterator[str]:
        rest = self.rest(form, raw, full=full)
        if rest is not None:
            words = self.lexicon.said(form)
            heads = (word_in(words, self.language), *words.get(self.language, ()), form.makes)
            yield from (f"{by}{head}{rest}" for head in dict.fromkeys(heads))

    def rest(self, form: Form, raw: RawMove, *, full: bool) -> str | None:
        """The words behind the head; nothing if the form cannot say it all."""
        phrase = "".join(self._slot(slot, raw, full=full) for slot in form.slots)
        return phrase if not self._left_over(form, raw) else None

    def _slot(self, slot: Slot, raw: RawMove, *, full: bool) -> str:
        value = get(raw, slot.at) if slot.at else raw
        if not slot.needed and (_is_empty(value) or (not full and self._goes_without(slot, raw))):
            return ""
        if slot.holds == "flag":
            return f" {self._lead(slot)}" if value == slot.means else ""
        told = self.value(slot, value)
        if slot.lead == ":":
            return f": {told}"
        return f" {self._lead(slot)} {told}" if slot.lead else f" {told}"

    def _lead(self, slot: Slot) -> str:
        return word_in(self.lexicon.words.leads[slot.lead], self.language)

    def _goes_without(self, slot: Slot, raw: RawMove) -> bool:
        """Whether a place would be filled like this anyway."""
        without = {name: value for name, value in raw.items() if name != slot.at}
        grammar = self.lexicon.grammar
        return grammar.as_typed(self.state, grammar.with_defaults(self.state, without)) == raw

    def _left_over(self, form: Form, raw: RawMove) -> bool:
        """Whether the move says something that no place of the form takes."""
        places = {slot.at.partition(".")[0] for slot in form.slots} | set(form.fixed) | {"do", "by", "kind"}
        if "" in places:
            return False
        return any(not _is_usual(name, value) for name, value in raw.items() if name not in places)

    def value(self, slot: Slot, value: object) -> str:
        """The text in a place."""
        return WRITERS.get(slot.holds, Printer.name)(self, value)

    def name(self, text: object) -> str:
        """A name, in quotation marks where it needs them."""
        plain = str(text)
        if self.quoting:
            return quote(plain)
        if plain in self.names.seats:
            return seat_in(self.names, plain, self.language)
        if plain in self.names.keys:
            return card_in(self.names, plain, self.language, whole=self.whole)
        return plain if bare(plain) else quote(plain)

    def none(self) -> str:
        """The word for none."""
        words = self.lexicon.words.values.get(NONE)
        return word_in(words, self.language) if words else NONE

    def cards(self, ids: Iterable[str]) -> str:
        return ", ".join(map(self.name, ids)) or self.none()

    def pairs(self, pairs: Mapping[str, str]) -> str:
        return ", ".join(f"{self.name(card)}>{self.name(other)}" for card, other in pairs.items())

    def word(self, value: object) -> str:
        """The printed word for a value of a closed list."""
        words = self.lexicon.words.values.get(str(value))
        return word_in(words, self.language) if words is not None else self.name(value)

    def words(self, values: Iterable[str]) -> str:
        return ", ".join(map(self.word, values))

    def means(self, value: str) -> str:
        return self.word(value) if value not in self.names.keys else self.name(value)

    def plot(self, value: str | None) -> str:
        return self.none() if value is None else self._title(str(value))

    def _title(self, plot: str) -> str:
        return quote(plot if self.quoting else self.names.plot_title(plot, self.language))

    def source(self, value: str) -> str:
        """A card by its name, a plot by its title."""
        return self.name(value) if value in self.names.keys else self._title(str(value))

    def plots(self, value: str | Iterable[str]) -> str:
        several = [value] if isinstance(value, str) else value
        return ", ".join(map(self._title, several)) or self.none()

    def number(self, value: int) -> str:
        return str(value)

    def signed(self, value: int | str) -> str:
        return f"{value:+d}" if isinstance(value, int) else str(value)

    def amounts(self, value: Mapping[str, int]) -> str:
        return ", ".join(f"{self.name(seat)} {amount}" for seat, amount in value.items())

    def bonuses(self, value: Iterable[RawMove]) -> str:
        return ", ".join(f"{self.name(share['seat'])} {share['power']}" for share in value)

    def ordered(self, value: Iterable[RawMove]) -> str:
        return ", ".join(self.name(share["seat"]) + self._group_after(share["effects"]) for share in value)

    def _group_after(self, effects: Sequence[RawMove]) -> str:
        return f" {self.group(effects)}" if effects else ""

    def group(self, effects: Sequence[RawMove]) -> str:
        return f"({self.effects(effects) if effects else ''})"

    def effects(self, effects: Iterable[RawMove]) -> str:
        return "; ".join(map(self.effect, effects)) or self.none()

    def effect(self, raw: RawMove) -> str:
        """One effect; a form without words is the shortest."""
        forms = [form for form in self.lexicon.grammar.effects if form.makes == raw["kind"]]
        form = min(forms, key=lambda form: bool(form.words))
        head = word_in(self.lexicon.said(form), self.language) if form.words else ""
        return f"{head}{self.rest(form, raw, full=True) or ''}".strip()

    def owned(self, titles: Mapping[str, str]) -> str:
        return ", ".join(f"{self.name(seat)} {self.name(title)}" for seat, title in titles.items())

    def names_of_cards(self, titles: Iterable[str]) -> str:
        return ", ".join(quote(str(title)) for title in titles)

    def told(self, raw: RawMove) -> str:
        return f"{self.field(raw['field'])} {self.plain(raw['value'], raw['field'])}"

    def field(self, name: str) -> str:
        """The screen's word for a field; its own name where that word is ambiguous."""
        return name if self.quoting else field_names.shown(self.lexicon.game, name, self.language)

    def correction(self, raw: RawMove) -> str:
        because = word_in(self.lexicon.words.leads[BECAUSE], self.language)
        reason = f" {because} {raw['reason']}" if raw["reason"] else ""
        whose = ""
        if raw["of"]:
            whose = f"{raw['of']}." if self.quoting else f"{self.name(raw['of'])} "
        return f"{whose}{self.field(raw['field'])} {self.plain(raw['value'], raw['field'])}{reason}"

    def plain(self, value: object, field: str = "") -> str:
        """A value of a field."""
        if value is None or isinstance(value, bool):
            return self.word({None: "unknown", True: "yes", False: "no"}[value])
        if isinstance(value, list | tuple):
            return ", ".join(self.plain(item, field) for item in value) or self.none()
        return str(value) if isinstance(value, int) else self._value(str(value), field)

    def _value(self, value: str, field: str) -> str:
        """A word of the game, or the name of a thing."""
        if self.quoting:
            return self.name(value)
        return field_names.value_shown(self.lexicon.game, field, value, self.language) or self.name(value)

    def shown(self, raw: RawMove) -> str:
        """The card as the catalogue has it, with its id where that is not the first free one."""
        card = raw["card"]
        face = next((face for face, _ in self.names.face_keys() if face.id == card.get("face")), None)
        short = face.id.partition("-")[2] if face is not None else str(card.get("name", ""))
        phrase = f"{self.name(card['owner'])} {card['zone']} {self.name(short)}"
        show = self.lexicon.grammar.show
        usual = show(self.state, card["owner"], card["zone"], "", face) if face is not None else None
        return phrase if usual == card else f"{phrase} as {self.name(card['id'])}"


def get(raw: RawMove, at: str) -> Any:
    """The value of a field, also inside another."""
    name, _, rest = at.partition(".")
    value = raw.get(name)
    return get(value, rest) if rest and isinstance(value, dict) else (None if rest else value)


def _is_empty(value: object) -> bool:
    return value is None or value in ("", 0, False, [], {})


def _is_usual(name: str, value: object) -> bool:
    """Whether a move has this value anyway if nothing is said of it."""
    return (
        _is_empty(value) or (name == "random" and value is True) or (name in ("for", "until") and bool(value))
    )


WRITERS: dict[str, Callable[[Printer, Any], str]] = {
    "cards": Printer.cards,
    "pairs": Printer.pairs,
    "seats": Printer.cards,
    "whose_plot": Printer.name,
    "source": Printer.source,
    "number": Printer.number,
    "signed": Printer.signed,
    "value": Printer.word,
    "values": Printer.words,
    "means": Printer.means,
    "plot": Printer.plot,
    "plots": Printer.plots,
    "effects": Printer.effects,
    "group": Printer.group,
    "ordered": Printer.ordered,
    "amounts": Printer.amounts,
    "bonuses": Printer.bonuses,
    "names": Printer.names_of_cards,
    "title": Printer.name,
    "named": Printer.plot,
    "new": Printer.name,
    "owned": Printer.owned,
    "told": Printer.told,
    "correction": Printer.correction,
    "shown": Printer.shown,
    "point": Printer.name,
    "option": Printer.name,
}


def line_of(move: Move, session: Session, state: State | None = None, language: str = "en") -> str:
    """The line of a move; ``state``: the table at which it is made, if that is not the present one."""
    printer = Printer(session, session.adapter.public(session.state if state is None else state), language)
    raw: RawMove = msgspec.json.decode(msgspec.json.encode(move))
    for text in printer.lines(raw):
        if _reads_as(text, move, session, state):
            return text
    return f"move {msgspec.json.encode(move).decode()}"


def is_json(line: str) -> bool:
    """Whether a line holds a move as JSON, which no player would type."""
    return line.startswith("move {")


def _reads_as(text: str, move: Move, session: Session, state: State | None) -> bool:
    """Whether the nearest reading of a line is exactly this move."""
    try:
        found = TypedLine(text, session, state).candidates()
    except ParseError:
        return False
    nearest = [reading for reading in found if reading.cost == found[0].cost]
    return bool(nearest) and all(
        reading.move == move and not reading.unsure and not reading.shows for reading in nearest
    )
