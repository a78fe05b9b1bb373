"""What do texts in play forbid: attacking, defending, being bypassed?"""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.reason import Finding, cannot_tell, change, no, rule
from engine.thrones import effects as e
from engine.thrones.moves import (
    ApplyEffect,
    ChooseVictims,
    DeclareChallenge,
    DeclareDefenders,
    StandAll,
    SupportDefend,
    UseOfCard,
)
from engine.thrones.records import Card
from engine.thrones.speaking import said_by_texts
from engine.thrones.standing import (
    BARRED,
    TO_ATTACK,
    TO_BE_BYPASSED,
    TO_BE_KILLED,
    TO_DEFEND,
    TO_STAND,
    because_of_texts,
    is_given,
    not_known,
)
from engine.thrones.table import Table


@rule("lcg.anatomy.rules_text", "lcg.challenge.declare_attackers")
def no_text_keeps_them_from_attacking(table: Table, move: DeclareChallenge) -> Finding:
    """A character that a text keeps from being declared an attacker is not declared one."""
    return _barred(table, move.attackers, TO_ATTACK)


@rule("lcg.anatomy.rules_text", "lcg.challenge.declare_defenders")
def no_text_keeps_them_from_defending(table: Table, move: DeclareDefenders | SupportDefend) -> Finding:
    """A character that a text keeps from being declared a defender is not declared one."""
    return _barred(table, move.defenders, TO_DEFEND)


def _barred(table: Table, cards: Iterable[str], what: str) -> Finding:
    for one in cards if said_by_texts(table) else ():
        card = table.cards[one]
        found = is_given(table, card, BARRED, what)
        if found is None:
            asked = not_known(table, card, BARRED, what)
            return cannot_tell(asked) if asked is not None else None
        if found:
            because = because_of_texts(table, card, BARRED, what)
            leave = change("leave_out", card=one)
            return no("a_text_forbids_it", leave, because=because, card=one, what=what)
    return None


@rule("lcg.anatomy.rules_text", "lcg.standing.all")
def it_is_known_who_stands(table: Table, move: StandAll) -> Finding:
    """Where a text keeps weak characters from standing, the strengths of those that kneel are known."""
    for card in table.all_in_play if (BARRED, TO_STAND) in said_by_texts(table) else ():
        if card.kneeling and is_given(table, card, BARRED, TO_STAND) is None:
            asked = not_known(table, card, BARRED, TO_STAND)
            return cannot_tell(asked) if asked is not None else None
    return None


@rule("lcg.anatomy.rules_text", "lcg.outofplay.piles")
def it_is_known_who_can_be_killed(table: Table, move: ChooseVictims | UseOfCard | ApplyEffect) -> Finding:
    """Where a text keeps some characters from being killed, it is known of all that would be."""
    if (BARRED, TO_BE_KILLED) not in said_by_texts(table):
        return None
    killed = (one.target for one in getattr(move, "effects", ()) if isinstance(one, e.Kill))
    for one in (*(move.cards if isinstance(move, ChooseVictims) else ()), *killed):
        card = table.cards[one]
        if is_given(table, card, BARRED, TO_BE_KILLED) is None:
            asked = not_known(table, card, BARRED, TO_BE_KILLED)
            return cannot_tell(asked) if asked is not None else None
    return None


def cannot_be_bypassed(table: Table, card: Card) -> bool:
    """A text keeps it from being chosen for Stealth."""
    return bool(is_given(table, card, BARRED, TO_BE_BYPASSED))
