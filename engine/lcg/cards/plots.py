"""Plots, and the six titles, whose powers the rules themselves carry out."""

from __future__ import annotations

from engine.lcg.cards import conditions as c
from engine.lcg.cards.giving import TO_CHALLENGE, TO_PLAY, cannot, gives, immunity, toll
from engine.lcg.cards.recorded import Recorded, constant, kept_by_rules
from engine.lcg.immunity import OPPONENTS_CHARACTERS
from engine.thrones.records import ATTACHMENT, PLAY, Card
from engine.thrones.standing import (
    BONUS_COUNTED,
    PLOT_INCOME_COUNTED,
    TAXATION,
    TO_BE_KILLED,
    TO_DEFEND,
    TO_STAND,
)
from engine.thrones.table import Table
from engine.thrones.values import has_icon, strength


def lacks_intrigue(table: Table, source: Card | None, card: Card) -> bool | None:
    """Any character without an intrigue icon."""
    found = has_icon(table, card, "intrigue") if c.is_character(card) else True
    return None if found is None else not found


def outnumbered(table: Table, source: Card | None, card: Card) -> bool:
    """His characters, while some opponent has more of them."""
    if not c.own_character(source, card):
        return False
    mine = len(table.characters(card.controller))
    return any(len(table.characters(seat)) > mine for seat in table.opponents(card.controller))


def has_war_crest(table: Table, source: Card | None, card: Card) -> bool | None:
    """His characters with the War crest."""
    return c.own_character(source, card) and c.has_crest(card, "war")


def has_noble_crest(table: Table, source: Card | None, card: Card) -> bool | None:
    """Any character with the Noble crest."""
    return c.is_character(card) and c.has_crest(card, "noble")


def is_weak(table: Table, source: Card | None, card: Card) -> bool | None:
    """Any character of strength 2 or less."""
    if not c.is_character(card):
        return False
    return None if card.strength is None else strength(table, card) <= 2


def is_not_unique(table: Table, source: Card | None, card: Card) -> bool | None:
    """Any character that is not unique."""
    return None if card.unique is None else not card.unique


def everybody(table: Table, source: Card | None, card: Card) -> bool:
    """Every card and every player."""
    return True


def plots_of_opponents(table: Table, source: Card | None, plot: Card) -> bool:
    """Plots revealed by opponents."""
    return source is not None and plot.controller in table.opponents(source.controller)


def attachments_on(table: Table, source: Card | None, card: Card) -> int:
    """How many attachments it carries."""
    return sum(one.kind == ATTACHMENT for one in table.under(card.id, PLAY))


RECORDS: tuple[Recorded, ...] = (
    gives("uneasy-truce.tax", everybody, toll(TO_CHALLENGE)),
    gives("rains-of-autumn.income", everybody, cannot(BONUS_COUNTED)),
    gives(
        "tourney-for-the-hand.str-mod",
        c.own_with_trait("knight"),
        immunity(OPPONENTS_CHARACTERS),
        strength=1,
        asks="traits",
    ),
    gives(
        "planning-ahead.skip-phase",
        everybody,
        cannot(TAXATION),
        rest="who keeps his gold: the book and the card tell it differently, so the table is asked",
    ),
    constant("hear-me-roar.str-mod", -1, lacks_intrigue, asks="icons"),
    gives("blockade.income", plots_of_opponents, cannot(PLOT_INCOME_COUNTED)),
    kept_by_rules("the-power-of-blood.deck-rule"),
    gives("the-power-of-blood.immunity", has_noble_crest, cannot(TO_BE_KILLED), asks="crests"),
    constant("holding-the-trident.str-mod", 2, outnumbered),
    gives("calm-over-westeros.tax", everybody, toll(TO_PLAY)),
    kept_by_rules("the-power-of-arms.deck-rule"),
    constant("the-power-of-arms.str-mod", 2, has_war_crest, asks="crests"),
    kept_by_rules("valar-morghulis.deck-rule"),
    constant(
        "power-and-wealth.str-mod",
        1,
        lambda table, source, card: c.own_character(source, card),
        times=attachments_on,
    ),
    gives("noose-and-swordpoint.no-stand", is_weak, cannot(TO_STAND), asks="strength"),
    gives("herding-the-masses.restriction", is_not_unique, cannot(TO_DEFEND), asks="unique"),
)
