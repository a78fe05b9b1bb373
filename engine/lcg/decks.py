"""Is a deck allowed? Seven different plots always; the rest where tournament rules apply."""

from __future__ import annotations

from collections import Counter

from engine.kernel.game import Verb
from engine.kernel.reason import Finding, Reason, no, rule
from engine.thrones.moves import CheckDeck
from engine.thrones.table import Table

PLOTS, LEAST, MOST_COPIES = 7, 60, 3


@rule("lcg.deck.plots7", "lcg.setup.build_decks")
def seven_different_plots(table: Table, move: CheckDeck) -> Finding:
    """A plot deck is seven plots, no two alike."""
    twice = tuple(name for name, count in Counter(move.deck.plots).items() if count > 1)
    if len(move.deck.plots) == PLOTS and not twice:
        return None
    return no("not_seven_plots", rules=("lcg.deck.plots7", "lcg.setup.build_decks"), plots=twice,
              total=len(move.deck.plots))  # fmt: skip


@rule("lcg.deck.min60", "lcg.deck.official", "lcg.deck.other_sizes", "lcg.component.decks")
def sixty_cards_at_least(table: Table, move: CheckDeck) -> Finding:
    """In official tournaments a House deck has at least 60 cards; otherwise as agreed."""
    if not move.official or move.deck.size >= LEAST:
        return None
    return no(
        "deck_too_small", rules=("lcg.deck.min60", "lcg.deck.official"), size=move.deck.size, least=LEAST
    )


@rule("lcg.deck.max_three", "lcg.deck.official", "lcg.deck.other_sizes")
def three_copies_at_most(table: Table, move: CheckDeck) -> Finding:
    """In official tournaments a House deck has at most three copies of a card."""
    many = tuple(name for name, count in move.deck.copies.items() if count > MOST_COPIES)
    if not move.official or not many:
        return None
    return no("too_many_copies", rules=("lcg.deck.max_three", "lcg.deck.official"), cards=many)


@rule("lcg.deck.house_only", "lcg.deck.official", "lcg.scope.house_choice")
def only_cards_of_the_house(table: Table, move: CheckDeck) -> Finding:
    """In official tournaments no card says "House X only" of another House."""
    house = table.seats[move.by].house
    others = tuple(one for one in move.deck.house_only if one != house)
    if not move.official or not others:
        return None
    return no("card_of_another_house_only", rules=("lcg.deck.house_only", "lcg.deck.official"), houses=others)


@rule("lcg.deck.official", "lcg.deck.other_sizes", "lcg.firstgame.sort")
def by_which_rules(table: Table, move: CheckDeck) -> Finding:
    """The rules of construction bind official tournaments; a group may agree on others."""
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
