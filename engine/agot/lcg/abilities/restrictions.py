"""Restrictions by card texts: on attackers, defenders, challenges; and blank text."""

from __future__ import annotations

from collections.abc import Iterable

from engine.agot.abilities.active import active_effects, blank_cards
from engine.agot.abilities.continuous import (
    FORBIDDEN,
    TO_ATTACK,
    TO_BE_BYPASSED,
    TO_BE_KILLED,
    TO_DEFEND,
    TO_STAND,
    because_of_texts,
    blanked_by,
    is_given,
    not_known,
)
from engine.agot.lcg.moves import Cancel, SupportDefend
from engine.agot.state import effects as e
from engine.agot.state.moves import (
    ApplyEffect,
    ChooseVictims,
    DeclareChallenge,
    DeclareDefenders,
    ResolvePassive,
    Save,
    StandAll,
    UseOfCard,
)
from engine.agot.state.records import Card
from engine.agot.state.table import Table
from engine.kernel.reasons import Finding, cannot_tell, change, no, rule


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def its_text_counts(table: Table, move: UseOfCard | Cancel | ResolvePassive | Save) -> Finding:
    """Of a card whose text counts as blank no ability is used."""
    card = move.by_means if isinstance(move, Save) else move.card
    if card not in blank_cards(table):
        return None
    return no("text_is_blank", because=blanked_by(table, table.cards[card]), card=card)


NO_CHALLENGE = "no_challenge"


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def no_text_forbids_this_challenge(table: Table, move: DeclareChallenge) -> Finding:
    """Players whom a plot keeps from challenging each other in one way do not."""
    for one in table.lasting:
        if (one.what, one.seat, one.other, one.value) == (NO_CHALLENGE, move.by, move.target, move.kind):
            return no("text_forbids_challenge", target=move.target, kind=move.kind, origin=one.origin)
    return None


@rule("lcg.anatomy.rules_text", "lcg.challenge.declare_attackers")
def no_text_keeps_them_from_attacking(table: Table, move: DeclareChallenge) -> Finding:
    """A character that a text keeps from being declared an attacker is not declared one."""
    return _barred(table, move.attackers, TO_ATTACK)


@rule("lcg.anatomy.rules_text", "lcg.challenge.declare_defenders")
def no_text_keeps_them_from_defending(table: Table, move: DeclareDefenders | SupportDefend) -> Finding:
    """A character that a text keeps from being declared a defender is not declared one."""
    return _barred(table, move.defenders, TO_DEFEND)


def _barred(table: Table, cards: Iterable[str], what: str) -> Finding:
    for one in cards if active_effects(table) else ():
        card = table.cards[one]
        found = is_given(table, card, FORBIDDEN, what)
        if found is None:
            asked = not_known(table, card, FORBIDDEN, what)
            return cannot_tell(asked) if asked is not None else None
        if found:
            because = because_of_texts(table, card, FORBIDDEN, what)
            leave = change("leave_out", card=one)
            return no("a_text_forbids_it", leave, because=because, card=one, what=what)
    return None


@rule("lcg.anatomy.rules_text", "lcg.standing.all")
def it_is_known_who_stands(table: Table, move: StandAll) -> Finding:
    """Where a text keeps weak characters from standing, the strengths of those that kneel are known."""
    for card in table.all_in_play if (FORBIDDEN, TO_STAND) in active_effects(table) else ():
        if card.kneeling and is_given(table, card, FORBIDDEN, TO_STAND) is None:
            asked = not_known(table, card, FORBIDDEN, TO_STAND)
            return cannot_tell(asked) if asked is not None else None
    return None


@rule("lcg.anatomy.rules_text", "lcg.outofplay.piles")
def it_is_known_who_can_be_killed(table: Table, move: ChooseVictims | UseOfCard | ApplyEffect) -> Finding:
    """Where a text keeps some characters from being killed, it is known of all that would be."""
    if (FORBIDDEN, TO_BE_KILLED) not in active_effects(table):
        return None
    killed = (one.target for one in getattr(move, "effects", ()) if isinstance(one, e.Kill))
    for one in (*(move.cards if isinstance(move, ChooseVictims) else ()), *killed):
        card = table.cards[one]
        if is_given(table, card, FORBIDDEN, TO_BE_KILLED) is None:
            asked = not_known(table, card, FORBIDDEN, TO_BE_KILLED)
            return cannot_tell(asked) if asked is not None else None
    return None


def cannot_be_bypassed(table: Table, card: Card) -> bool:
    """A text keeps it from being chosen for Stealth."""
    return bool(is_given(table, card, FORBIDDEN, TO_BE_BYPASSED))
