"""The values of a card at this moment, and how each was added up.

A printed value is ``None`` until the table declares it; the functions named ``unknown_...`` say what to ask,
the others take the value for granted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from engine.agot.abilities.active import (
    active_effects,
    bearing_on,
    blank_cards,
    constants_on,
    unknown_to_constants,
)
from engine.agot.abilities.continuous import ICON, KEYWORD, all_given, because_of_texts, is_given, not_known
from engine.agot.rule_variants import BLANK, NEGATIVE_STRENGTH
from engine.agot.ruleset import ruleset
from engine.agot.state.card_index import index_of
from engine.agot.state.records import Card, Plot
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import DERIVED, Question, Reason, amount_of, part, rule, tally


@rule("hbo.anatomy.strength", "hbo.lasting.negative_strength", "lcg.anatomy.strength", "lcg.strength.floor")
def strength(table: AgotTable, card: Card) -> int:
    """The current strength of a character, every modifier counted."""
    total = raw_strength(table, card)
    if total < 0 and NEGATIVE_STRENGTH.option(table) == "floor_0":
        return 0
    return total


@rule("hbo.lasting.stack", "lcg.lasting.order_irrelevant", "lcg.strength.recompute")
def raw_strength(table: AgotTable, card: Card) -> int:
    """The sum before any floor."""
    total = card.strength or 0
    for modifier in card.modifiers:
        total += modifier.amount
    if card.strength_per_gold:
        total += card.strength_per_gold * table.seats[card.controller].gold
    for constant in constants_on(table, card):
        total += constant.amount
    return total


def is_as_printed(table: AgotTable, card: Card) -> bool:
    """Whether nothing changes the printed strength now."""
    return not (card.modifiers or card.strength_per_gold or bearing_on(table, card))


def strength_tally(table: AgotTable, card: Card) -> Reason:
    """Why the strength is what it is."""
    printed = card.strength or 0
    if printed >= 0 and is_as_printed(table, card) and card.id not in index_of(table.cards).layout.doubled:
        return _as_printed(card.id, printed)
    added_up = tally("hbo.anatomy.strength", "strength_of", *_strength_parts(table, card), card=card.id)
    if amount_of(added_up) >= 0:
        return added_up
    total = strength(table, card)
    floor = NEGATIVE_STRENGTH.reason(table, "strength_floor", total, card=card.id)
    return replace(added_up, found=total, because=(*added_up.because, floor))


@lru_cache(4096)
def _as_printed(card: str, strength: int) -> Reason:
    """Most characters count with what is printed on them, one challenge after the other."""
    return tally("hbo.anatomy.strength", "strength_of", _printed_part(card, strength), card=card)


def _printed_part(card: str, strength: int) -> Reason:
    return part("hbo.anatomy.strength", strength, "printed_strength", card=card)


@rule("hbo.anatomy.strength", "lcg.anatomy.strength", "lcg.gold.count_effects")
def _strength_parts(table: AgotTable, card: Card) -> Iterator[Reason]:
    yield _printed_part(card.id, card.strength or 0)
    for modifier in card.modifiers:
        if modifier.what == "strength":
            yield part(
                "hbo.lasting.stack",
                modifier.amount,
                "modified_by",
                origin=modifier.origin,
                until=modifier.until,
            )
    if card.strength_per_gold:
        gold = table.seats[card.controller].gold
        yield part(
            ruleset(table).gold_strength_rule, card.strength_per_gold * gold, "strength_per_gold", gold=gold
        )
    for constant in constants_on(table, card):
        yield part(constant.rule, constant.amount, "constant_ability", origin=constant.origin)
    yield from blank_below(table, card)


@rule(
    "hbo.duplicate.blank",
    "hbo.duplicate.under",
    "lcg.duplicate.blank",
    "lcg.duplicate.only_when_under",
    "lcg.version.top_counts",
)
def blank_below(table: AgotTable, card: Card) -> Iterator[Reason]:
    """What a card's duplicates add to it: nothing, for they have only a title."""
    if card.id in index_of(table.cards).layout.doubled:
        yield part("hbo.duplicate.blank", 0, "duplicates_add_nothing", BLANK[table.text], card=card.id)


def unknown_strength(table: AgotTable, card: Card) -> Question | None:
    """The question to answer before the strength is known."""
    if card.strength is None:
        return Question("strength", card.id)
    return unknown_to_constants(table, card)


def icons(table: AgotTable, card: Card) -> tuple[str, ...]:
    """The challenge icons a character has now."""
    all_icons = list(card.icons or ())
    all_icons += (
        [icon for icon in all_given(table, card, ICON) if icon not in all_icons]
        if active_effects(table)
        else []
    )
    for modifier in card.modifiers:
        if modifier.what == "gain_icon" and modifier.value not in all_icons:
            all_icons.append(modifier.value)
        elif modifier.what == "lose_icon" and modifier.value in all_icons:
            all_icons.remove(modifier.value)
    return tuple(all_icons)


def has_icon(table: AgotTable, card: Card, kind: str) -> bool | None:
    """Whether a character may take part in this kind of challenge; None: not known."""
    for modifier in reversed(card.modifiers) if card.modifiers else ():
        if modifier.value == kind and modifier.what in ("gain_icon", "lose_icon"):
            return modifier.what == "gain_icon"
    if kind in (card.icons or card.surely):
        return True
    return is_given(table, card, ICON, kind, None if card.icons is None else False)


def has_keyword(table: AgotTable, card: Card, keyword: str) -> bool | None:
    """Whether a card has the keyword now; None: not known."""
    for modifier in reversed(card.modifiers) if card.modifiers else ():
        if modifier.value == keyword and modifier.what in ("gain_keyword", "lose_keyword"):
            return modifier.what == "gain_keyword"
    printed = keyword in (card.keywords or card.surely) or (None if card.keywords is None else False)
    if printed is not False and card.id in blank_cards(table):
        printed = False
    return printed or is_given(table, card, KEYWORD, keyword, printed)


def keywords(table: AgotTable, card: Card) -> tuple[str, ...]:
    """The keywords a card is known to have now."""
    all_keywords = list(card.keywords or ()) if card.id not in blank_cards(table) else []
    all_keywords += all_given(table, card, KEYWORD) if active_effects(table) else ()
    all_keywords += [modifier.value for modifier in card.modifiers if modifier.what == "gain_keyword"]
    return tuple(keyword for keyword in dict.fromkeys(all_keywords) if has_keyword(table, card, keyword))


def keyword_reasons(table: AgotTable, cards: Iterable[str], keyword: str) -> tuple[Reason, ...]:
    """The texts by which some of these cards have the keyword, where it is not printed."""
    if not active_effects(table):
        return ()
    bearers = (table.cards[card] for card in cards)
    unprinted = (card for card in bearers if keyword not in (card.keywords or ()))
    return tuple(text for card in unprinted for text in because_of_texts(table, card, KEYWORD, keyword))


def keyword_question(table: AgotTable, card: Card, keyword: str) -> Question:
    """The question to answer before it is known whether a card has the keyword."""
    known = card.keywords is not None or card.id in blank_cards(table)
    return (not_known(table, card, KEYWORD, keyword) if known else None) or Question("keywords", card.id)


def icon_question(table: AgotTable, card: Card, kind: str) -> Question:
    """The question to answer before it is known whether a character has the icon."""
    known = card.icons is not None
    return (not_known(table, card, ICON, kind) if known else None) or Question("icons", card.id)


@rule(
    "hbo.marshal.income_calc",
    "hbo.marshal.income_bonus_kneeling",
    "lcg.marshal.income_compute",
    "lcg.symbol.income_modifier",
)
def income(table: AgotTable, seat: str) -> int:
    """Gold due at the start of the marshalling turn: the plot's income and all bonuses in play."""
    plot = table.seats[seat].plot
    blank = blank_cards(table)
    of_cards = sum(card.income or 0 for card in table.in_play(seat) if card.id not in blank)
    more = sum(amount_of(reason) for reason in ruleset(table).income_parts(table, seat))
    return (plot.income or 0 if plot else 0) + of_cards + more


def unknown_incomes(table: AgotTable, seat: str) -> Iterator[Question]:
    """Cards of a seat whose bonus is unknown; the bonus of a blank card does not count."""
    there = (card for card in table.in_play(seat) if card.income is None)
    return (Question("income", card.id) for card in there if card.id not in blank_cards(table))


def income_tally(table: AgotTable, seat: str) -> Reason:
    """Why the income is what it is."""
    plot = table.seats[seat].plot
    printed = plot_part(seat, plot, "income", "hbo.anatomy.plot_income")
    bonuses = (
        part(_bonus_rule(card), card.income, "income_bonus", card=card.id, kneeling=card.kneeling)
        if card.id not in blank_cards(table)
        else sign_is_blank(_bonus_rule(card), card)
        for card in table.in_play(seat)
        if card.income
    )
    more = ruleset(table).income_parts(table, seat)
    blank = (reason for card in table.in_play(seat) if card.income for reason in blank_below(table, card))
    return tally("hbo.marshal.income_calc", "income_of", printed, *bonuses, *more, *blank, seat=seat)


def plot_part(seat: str, plot: Plot | None, field: str, rule_id: str) -> Reason:
    """The number on a revealed plot, with the catalogue's where the table has declared another."""
    amount = getattr(plot, field) or 0 if plot is not None else 0
    if plot is None or field not in plot.instead:
        says = "plot_income" if field == "income" else "plot_initiative"
        return part(rule_id, amount, says, seat=seat)
    return part(rule_id, amount, "plot_number_told", seat=seat, printed=plot.instead[field], plot=plot.name)


def sign_is_blank(rule_id: str, card: Card) -> Reason:
    """A sign stands in the rules of its card; that it goes when they count as blank follows."""
    return part(rule_id, 0, "sign_is_blank", DERIVED, card=card.id)


def _bonus_rule(card: Card) -> str:
    return "hbo.marshal.income_bonus_kneeling" if card.kneeling else "hbo.anatomy.income_bonus"


@rule("hbo.dominance.count", "hbo.gold.dominance_bonus", "lcg.dominance.count", "lcg.gold.dominance")
def dominance_tally(table: AgotTable, seat: str) -> Reason:
    """The dominance total, and why it is what it is: strength of standing characters and gold."""
    standing = (strength_tally(table, card) for card in table.characters(seat) if not card.kneeling)
    gold = part("hbo.gold.dominance_bonus", table.seats[seat].gold, "gold_in_pool", seat=seat)
    return tally("hbo.dominance.count", "dominance_of", *standing, gold, seat=seat)
