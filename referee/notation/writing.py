"""How is each part of a move written, and in which ways a whole move?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from engine.kernel.grammar import Form, Raw, Slot
from referee.notation import fields
from referee.notation.grammar import Lexicon, lexicon
from referee.notation.lexing import bare, quote
from referee.notation.names import Names, cards_of, names_of
from referee.notation.spoken import ENGLISH, card_in, seat_in, word_in

NONE, BECAUSE = "none", "because"


class Printer:
    """Writes moves for one table, in one language."""

    def __init__(self, session: Any, state: Any, language: str = ENGLISH) -> None:
        self.language = language
        self.lexicon: Lexicon = lexicon(session.desk.game.id)
        self.names: Names = names_of(self.lexicon, state, cards_of(session))
        self.state = state
        self.quoting = False
        self.whole = False
        """Cards are called by their whole titles: a part of one may mean another card in some place."""

    def lines(self, raw: Raw) -> Iterator[str]:
        """Ways to write a move: in the language first, short before full, bare before quoted."""
        raw = self.lexicon.grammar.spread(self.state, raw)
        names = ((False, False), (False, True), (True, False))
        for language, naming in product(dict.fromkeys((self.language, ENGLISH)), names):
            self.language, (self.quoting, self.whole) = language, naming
            by = f"{self.name(raw['by'])} " if raw.get("by") else ""
            for full in (False, True):
                for form in self._forms_of(raw):
                    yield from self._forms(form, raw, by, full=full)

    def _forms_of(self, raw: Raw) -> Iterator[Form]:
        for form in self.lexicon.grammar.forms:
            fixed = all(raw.get(name) == value for name, value in form.fixed.items())
            if form.makes == raw["do"] and not form.asked and fixed:
                yield form

    def _forms(self, form: Form, raw: Raw, by: str, *, full: bool) -> Iterator[str]:
        rest = self.rest(form, raw, full=full)
        if rest is not None:
            heads = (word_in(form.words, self.language), *form.words.get(self.language, ()), form.makes)
            yield from (f"{by}{head}{rest}" for head in dict.fromkeys(heads))

    def rest(self, form: Form, raw: Raw, *, full: bool) -> str | None:
        """What follows the head; nothing if the form cannot say it all."""
        said = "".join(self._slot(slot, raw, full=full) for slot in form.slots)
        return said if not self._left_over(form, raw) else None

    def _slot(self, slot: Slot, raw: Raw, *, full: bool) -> str:
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
        return word_in(self.lexicon.grammar.leads[slot.lead], self.language)

    def _goes_without(self, slot: Slot, raw: Raw) -> bool:
        """Whether a place filled like this would be filled so anyway."""
        without = {name: value for name, value in raw.items() if name != slot.at}
        grammar = self.lexicon.grammar
        return grammar.spread(self.state, grammar.fill(self.state, without)) == raw

    def _left_over(self, form: Form, raw: Raw) -> bool:
        """Whether the move says something that no place of the form takes."""
        places = {slot.at.partition(".")[0] for slot in form.slots} | set(form.fixed) | {"do", "by", "kind"}
        if "" in places:
            return False
        return any(not _is_usual(name, value) for name, value in raw.items() if name not in places)

    def value(self, slot: Slot, value: Any) -> str:
        """What stands in a place."""
        return WRITERS.get(slot.holds, Printer.name)(self, value)

    def name(self, text: Any) -> str:
        """A name that stands in a line, in quotation marks where it has to."""
        said = str(text)
        if self.quoting:
            return quote(said)
        if said in self.names.seats:
            return seat_in(self.names, said, self.language)
        if said in self.names.keys:
            return card_in(self.names, said, self.language, whole=self.whole)
        return said if bare(said) else quote(said)

    def none(self) -> str:
        """None, in words."""
        words = self.lexicon.grammar.values.get(NONE)
        return word_in(words, self.language) if words else NONE

    def cards(self, ids: Any) -> str:
        return ", ".join(map(self.name, ids)) or self.none()

    def pairs(self, pairs: Any) -> str:
        return ", ".join(f"{self.name(one)}>{self.name(other)}" for one, other in pairs.items())

    def word(self, value: Any) -> str:
        """A closed value by the word that is printed for it."""
        words = self.lexicon.grammar.values.get(str(value))
        return word_in(words, self.language) if words is not None else self.name(value)

    def words(self, values: Any) -> str:
        return ", ".join(map(self.word, values))

    def means(self, value: Any) -> str:
        return self.word(value) if value not in self.names.keys else self.name(value)

    def plot(self, value: Any) -> str:
        return self.none() if value is None else self._title(str(value))

    def _title(self, plot: str) -> str:
        return quote(plot if self.quoting else self.names.plot_title(plot, self.language))

    def source(self, value: Any) -> str:
        """A card by its name, a plot by its title."""
        return self.name(value) if value in self.names.keys else self._title(str(value))

    def plots(self, value: Any) -> str:
        several = [value] if isinstance(value, str) else value
        return ", ".join(map(self._title, several)) or self.none()

    def number(self, value: Any) -> str:
        return str(value)

    def signed(self, value: Any) -> str:
        return f"{value:+d}" if isinstance(value, int) else str(value)

    def amounts(self, value: Any) -> str:
        return ", ".join(f"{self.name(seat)} {amount}" for seat, amount in value.items())

    def bonuses(self, value: Any) -> str:
        return ", ".join(f"{self.name(one['seat'])} {one['power']}" for one in value)

    def ordered(self, value: Any) -> str:
        return ", ".join(self.name(one["seat"]) + self._group_after(one["effects"]) for one in value)

    def _group_after(self, effects: Any) -> str:
        return f" {self.group(effects)}" if effects else ""

    def group(self, effects: Any) -> str:
        return f"({self.effects(effects) if effects else ''})"

    def effects(self, effects: Any) -> str:
        return "; ".join(map(self.effect, effects)) or self.none()

    def effect(self, raw: Raw) -> str:
        """One effect; a form without words is the shortest."""
        forms = [form for form in self.lexicon.grammar.effects if form.makes == raw["kind"]]
        form = min(forms, key=lambda one: bool(one.words))
        head = word_in(form.words, self.language) if form.words else ""
        return f"{head}{self.rest(form, raw, full=True) or ''}".strip()

    def owned(self, titles: Any) -> str:
        return ", ".join(f"{self.name(seat)} {self.name(one)}" for seat, one in titles.items())

    def names_of_cards(self, titles: Any) -> str:
        return ", ".join(quote(str(one)) for one in titles)

    def told(self, raw: Raw) -> str:
        return f"{self.field(raw['field'])} {self.plain(raw['value'], raw['field'])}"

    def field(self, name: str) -> str:
        """In the words of the screen; where these can be read otherwise, by its own name."""
        return name if self.quoting else fields.shown(self.lexicon.game, name, self.language)

    def correction(self, raw: Raw) -> str:
        because = word_in(self.lexicon.grammar.leads[BECAUSE], self.language)
        reason = f" {because} {raw['reason']}" if raw["reason"] else ""
        whose = ""
        if raw["of"]:
            whose = f"{raw['of']}." if self.quoting else f"{self.name(raw['of'])} "
        return f"{whose}{self.field(raw['field'])} {self.plain(raw['value'], raw['field'])}{reason}"

    def plain(self, value: Any, field: str = "") -> str:
        """A value of a field."""
        if value is None or isinstance(value, bool):
            return self.word({None: "unknown", True: "yes", False: "no"}[value])
        if isinstance(value, list | tuple):
            return ", ".join(self.plain(one, field) for one in value) or self.none()
        return str(value) if isinstance(value, int) else self._value(str(value), field)

    def _value(self, value: str, field: str) -> str:
        """A word of the game, or the name of something."""
        if self.quoting:
            return self.name(value)
        return fields.value_shown(self.lexicon.game, field, value, self.language) or self.name(value)

    def shown(self, raw: Raw) -> str:
        """The card as the catalogue has it; with its id where that is not the first free one."""
        card = raw["card"]
        face = next((one for one, _ in self.names.face_keys() if one.id == card.get("face")), None)
        short = face.id.partition("-")[2] if face is not None else str(card.get("name", ""))
        said = f"{self.name(card['owner'])} {card['zone']} {self.name(short)}"
        show = self.lexicon.grammar.show
        usual = show(self.state, card["owner"], card["zone"], "", face) if face is not None else None
        return said if usual == card else f"{said} as {self.name(card['id'])}"


def get(raw: Raw, at: str) -> Any:
    """The value of a field, also inside another."""
    name, _, rest = at.partition(".")
    value = raw.get(name)
    return get(value, rest) if rest and isinstance(value, dict) else (None if rest else value)


def _is_empty(value: Any) -> bool:
    return value is None or value in ("", 0, False, [], {})


def _is_usual(name: str, value: Any) -> bool:
    """What a move has anyway if nothing is said of it."""
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
