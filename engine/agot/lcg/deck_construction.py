"""Deck construction: the rules a deck has to keep, of a position or of a list of cards.

Here a deck is cards of the catalogue with their copies; the same rules are asked of a position in `decks`.
What a card prints about decks binds whoever builds one; the four rules of tournaments bind there alone.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from msgspec import Struct

from cards.facts import Face
from engine.agot.lcg.moves import CheckDeck
from engine.agot.state.table import AgotTable
from engine.kernel.game import Verb
from engine.kernel.reasons import (
    SILENT,
    Finding,
    Question,
    Reason,
    Rule,
    Verdict,
    cannot_tell,
    cited,
    obeyed_reasons,
    rule,
    violated,
)

PLOTS, LEAST, MOST_COPIES = 7, 60, 3


@rule("lcg.deck.plots7", "lcg.setup.build_decks")
def seven_different_plots(table: AgotTable, move: CheckDeck) -> Finding:
    """A plot deck has seven plots, no two alike."""
    twice = tuple(name for name, count in Counter(move.deck.plots).items() if count > 1)
    if len(move.deck.plots) == PLOTS and not twice:
        return None
    return violated("not_seven_plots", rules=("lcg.deck.plots7", "lcg.setup.build_decks"), plots=twice,
              total=len(move.deck.plots))  # fmt: skip


@rule("lcg.deck.min60", "lcg.deck.official", "lcg.deck.other_sizes", "lcg.component.decks")
def sixty_cards_at_least(table: AgotTable, move: CheckDeck) -> Finding:
    """In official tournaments a House deck has at least 60 cards.

    Elsewhere the players agree on the number.
    """
    if not move.official or move.deck.size >= LEAST:
        return None
    return violated(
        "deck_too_small", rules=("lcg.deck.min60", "lcg.deck.official"), size=move.deck.size, least=LEAST
    )


@rule("lcg.deck.max_three", "lcg.deck.official", "lcg.deck.other_sizes")
def three_copies_at_most(table: AgotTable, move: CheckDeck) -> Finding:
    """In official tournaments a House deck has at most three copies of a card."""
    many = tuple(name for name, count in move.deck.copies.items() if count > MOST_COPIES)
    if not move.official or not many:
        return None
    return violated("too_many_copies", rules=("lcg.deck.max_three", "lcg.deck.official"), cards=many)


@rule("lcg.deck.house_only", "lcg.deck.official", "lcg.scope.house_choice")
def only_cards_of_the_house(table: AgotTable, move: CheckDeck) -> Finding:
    """In official tournaments a deck has no card marked for another House only."""
    house = table.seats[move.by].house
    others = tuple(printed for printed in move.deck.house_only if printed != house)
    if not move.official or not others:
        return None
    return violated(
        "card_of_another_house_only", rules=("lcg.deck.house_only", "lcg.deck.official"), houses=others
    )


@rule("lcg.deck.official", "lcg.deck.other_sizes", "lcg.firstgame.sort")
def by_which_rules(table: AgotTable, move: CheckDeck) -> Finding:
    """The deck-building rules bind official tournaments; a group may agree on others."""
    rules = ("lcg.deck.official",) if move.official else ("lcg.deck.other_sizes",)
    return Reason(rules, says="deck_rules")


CHECK_DECK = Verb(
    CheckDeck,
    (
        seven_different_plots,
        sixty_cards_at_least,
        three_copies_at_most,
        only_cards_of_the_house,
        by_which_rules,
    ),
    lambda table, move: table,
)


DRAWN = ("character", "location", "attachment", "event")


class CardCopies(Struct, frozen=True):
    """A card and how many of it there are."""

    face: Face
    count: int


class Deck(Struct, frozen=True):
    """A player's deck, with the counts of its unreadable lines."""

    cards: tuple[CardCopies, ...] = ()
    unread: int = 0
    """Copies on lines that do not say in which part of the deck they belong."""
    unread_plots: int = 0
    unread_draw: int = 0

    def of_types(self, *kinds: str) -> tuple[CardCopies, ...]:
        """The cards of these types."""
        return tuple(card for card in self.cards if card.face.type.value in kinds)

    def houses(self) -> tuple[str, ...]:
        """The Houses of its House cards."""
        led = (copies.face.houses for copies in self.of_types("house"))
        return tuple(dict.fromkeys(house for houses in led if houses for house in houses.value))


class DeckCheck(Struct, frozen=True):
    """A deck, and whether it is for an official tournament."""

    deck: Deck
    official: bool = True


class Checked(Struct, frozen=True):
    """What was found: every reason, the refusals first."""

    verdict: Verdict
    reasons: tuple[Reason, ...]
    elsewhere: tuple[Reason, ...] = ()
    """Of a deck that is not for a tournament: what would be refused at one."""


def count(copies: tuple[CardCopies, ...]) -> int:
    """How many cards these are."""
    return sum(copy.count for copy in copies)


def printed_limit(face: Face) -> int | None:
    """How many copies a card itself allows in a deck; None: it does not say."""
    value = face.known("deck_limit")
    return cast("int", value.value) or None if value is not None else None


@rule("lcg.scope.house_choice", "lcg.cardtype.house", "lcg.setup.declare_house_agenda")
def one_house_leads_it(deck_check: DeckCheck, _: object = None) -> Finding:
    """A player leads one Great House: there is one House card."""
    houses = deck_check.deck.houses()
    if count(deck_check.deck.of_types("house")) > 1:
        return violated(
            "several_house_cards", rules=("lcg.scope.house_choice", "lcg.cardtype.house"), houses=houses
        )
    if houses or not deck_check.official:
        return None
    return cannot_tell(Question("deck_house"))


@rule("lcg.cardtype.agenda")
def one_agenda_at_most(deck_check: DeckCheck, _: object = None) -> Finding:
    """Before the game a player may take one agenda."""
    total = count(deck_check.deck.of_types("agenda"))
    return violated("several_agendas", total=total) if total > 1 else None


@rule("lcg.cardtype.title_reference", "lcg.setup.build_decks")
def every_card_belongs_in_a_deck(deck_check: DeckCheck, _: object = None) -> Finding:
    """Characters, locations, attachments and events make up the House deck; titles are part of none."""
    strays = tuple(copies.face.id for copies in deck_check.deck.of_types("title"))
    return violated("belongs_in_no_deck", cards=strays) if strays else None


@rule("lcg.deck.plots7", "lcg.setup.build_decks")
def the_plot_deck_is_seven_plots(deck_check: DeckCheck, _: object = None) -> Finding:
    """A plot deck has exactly seven plots."""
    deck = deck_check.deck
    certain = count(deck.of_types("plot"))
    possible = certain + deck.unread_plots + deck.unread
    if certain <= PLOTS <= possible:
        return None if certain == possible else cannot_tell(Question("deck_lines"))
    return violated("plots_are_not_seven", total=certain + deck.unread_plots, wanted=PLOTS)


@rule("lcg.deck.plots7", "lcg.setup.build_decks", "lcg.scope.card_over_rules")
def no_two_plots_are_alike(deck_check: DeckCheck, _: object = None) -> Finding:
    """No two plots are alike, unless a plot itself allows more copies."""
    twice = [
        copies
        for copies in deck_check.deck.of_types("plot")
        if copies.count > (printed_limit(copies.face) or 1)
    ]
    if twice:
        rules = ("lcg.deck.plots7", "lcg.setup.build_decks")
        return violated("plots_alike", rules=rules, cards=tuple(copies.face.id for copies in twice))
    allowed = tuple(copies.face.id for copies in deck_check.deck.of_types("plot") if copies.count > 1)
    rules = ("lcg.scope.card_over_rules", "lcg.deck.plots7")
    return Reason(rules, says="plot_allows_more", facts={"cards": allowed}, basis=SILENT) if allowed else None


@rule("lcg.anatomy.rules_text", "lcg.scope.card_over_rules")
def what_cards_say_of_copies_is_kept(deck_check: DeckCheck, _: object = None) -> Finding:
    """A card that says how many of it a deck may hold is held to it in every game."""
    many = [
        copies
        for copies in deck_check.deck.of_types(*DRAWN)
        if copies.count > (printed_limit(copies.face) or copies.count)
    ]
    if not many:
        return None
    limits = tuple(str(printed_limit(copies.face)) for copies in many)
    return violated(
        "more_than_the_card_allows",
        rules=("lcg.anatomy.rules_text",),
        cards=tuple(copies.face.id for copies in many),
        limit=limits[0],
    )


@rule("lcg.deck.min60", "lcg.deck.official", "lcg.deck.other_sizes", "lcg.component.decks")
def it_has_sixty_cards(deck_check: DeckCheck, _: object = None) -> Finding:
    """In official tournaments a House deck has at least 60 cards; otherwise as agreed."""
    deck = deck_check.deck
    certain = count(deck.of_types(*DRAWN))
    if not deck_check.official or certain >= LEAST:
        return None
    if certain + deck.unread_draw + deck.unread >= LEAST:
        return cannot_tell(Question("deck_lines"))
    size = certain + deck.unread_draw + deck.unread
    return violated(
        "house_deck_too_small", rules=("lcg.deck.min60", "lcg.deck.official"), size=size, least=LEAST
    )


@rule("lcg.deck.max_three", "lcg.deck.official", "lcg.deck.other_sizes")
def no_card_is_in_it_four_times(deck_check: DeckCheck, _: object = None) -> Finding:
    """In official tournaments a House deck has at most three copies of a card."""
    many = tuple(copies.face.id for copies in deck_check.deck.of_types(*DRAWN) if copies.count > MOST_COPIES)
    if not deck_check.official or not many:
        return None
    return violated(
        "more_than_three_copies",
        rules=("lcg.deck.max_three", "lcg.deck.official"),
        cards=many,
        most=MOST_COPIES,
    )


@rule("lcg.deck.house_only", "lcg.deck.official", "lcg.scope.house_choice")
def cards_of_one_house_only_are_his(deck_check: DeckCheck, _: object = None) -> Finding:
    """In official tournaments neither deck holds a card marked for another House only."""
    houses = deck_check.deck.houses()
    if not deck_check.official or not houses:
        return None
    others, unknown = [], ""
    for copies in deck_check.deck.of_types(*DRAWN, "plot", "agenda"):
        marked = copies.face.known("house_only")
        if marked is None:
            unknown = unknown or copies.face.id
        elif isinstance(marked.value, tuple) and set(marked.value) - set(houses):
            others.append(copies.face.id)
    if others:
        rules = ("lcg.deck.house_only", "lcg.deck.official")
        return violated("marked_for_another_house", rules=rules, cards=tuple(others), house=houses[0])
    return cannot_tell(Question("house_only", unknown)) if unknown else None


@rule("lcg.setup.build_decks")
def every_line_was_read(deck_check: DeckCheck, _: object = None) -> Finding:
    """A deck is judged by its cards, so it must be told which they are."""
    deck = deck_check.deck
    unread = deck.unread + deck.unread_plots + deck.unread_draw
    return cannot_tell(Question("deck_lines")) if unread else None


RULES: tuple[Rule, ...] = (
    one_house_leads_it,
    one_agenda_at_most,
    every_card_belongs_in_a_deck,
    the_plot_deck_is_seven_plots,
    no_two_plots_are_alike,
    what_cards_say_of_copies_is_kept,
    it_has_sixty_cards,
    no_card_is_in_it_four_times,
    cards_of_one_house_only_are_his,
    every_line_was_read,
)
ORDER = {Verdict.NO: 0, Verdict.CANNOT_TELL: 1}


def check(deck: Deck, *, official: bool = True) -> Checked:
    """Every reason for and against a deck; of one that is not for a tournament also what counts there."""
    reasons = _found(DeckCheck(deck, official))
    refused = [reason for reason in reasons if reason.found == Verdict.NO]
    open_reasons = [reason for reason in reasons if reason.found == Verdict.CANNOT_TELL]
    verdict = Verdict.NO if refused else Verdict.CANNOT_TELL if open_reasons else Verdict.YES
    elsewhere = (
        () if official else tuple(reason for reason in _found(DeckCheck(deck)) if reason not in reasons)
    )
    return Checked(verdict, reasons, elsewhere)


def _found(deck_check: DeckCheck) -> tuple[Reason, ...]:
    reasons: dict[tuple[str, str], Reason] = {}
    for rule_of_decks in RULES:
        reason = rule_of_decks(deck_check, None)
        if reason is not None:
            reason = cited(reason, obeyed_reasons(rule_of_decks)["lcg"])
            place = (reason.asks.what, reason.asks.card) if reason.asks is not None else (reason.says, "")
            reasons.setdefault(place, reason)
    return tuple(sorted(reasons.values(), key=lambda reason: ORDER.get(cast("Verdict", reason.found), 2)))
