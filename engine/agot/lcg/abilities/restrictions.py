"""Immunity, blank text, and restrictions by card texts: attackers, defenders, challenges, uses of a text."""

from __future__ import annotations

from collections.abc import Iterable

from engine.agot.abilities.active import active_effects, blank_cards
from engine.agot.abilities.continuous import (
    FORBIDDEN,
    IMMUNITY,
    TO_ATTACK,
    TO_BE_BYPASSED,
    TO_BE_KILLED,
    TO_DEFEND,
    TO_STAND,
    UNCHOSEN,
    because_of_texts,
    blanked_by,
    is_given,
    not_known,
)
from engine.agot.abilities.definitions import Use, uses_of
from engine.agot.abilities.targets import ABILITY_OF, CHARACTERS, EVENTS, TRIGGERED, kinds_of_effect
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
from engine.agot.state.records import CHARACTER, EVENT, Card
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import DERIVED, SILENT, Finding, Reason, cannot_tell, change, rule, violated


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def its_text_counts(table: AgotTable, move: UseOfCard | Cancel | ResolvePassive | Save) -> Finding:
    """The card's text does not count as blank."""
    card = move.by_means if isinstance(move, Save) else move.card
    if card not in blank_cards(table):
        return None
    return violated("text_is_blank", because=blanked_by(table, table.cards[card]), card=card)


NO_CHALLENGE = "no_challenge"


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def no_text_forbids_this_challenge(table: AgotTable, move: DeclareChallenge) -> Finding:
    """A player makes no kind of challenge that a plot forbids them."""
    for effect in table.lasting:
        if (effect.what, effect.seat, effect.other, effect.value) == (
            NO_CHALLENGE,
            move.by,
            move.target,
            move.kind,
        ):
            return violated(
                "text_forbids_challenge", target=move.target, kind=move.kind, origin=effect.origin
            )
    return None


@rule("lcg.anatomy.rules_text", "lcg.challenge.declare_attackers")
def no_text_keeps_them_from_attacking(table: AgotTable, move: DeclareChallenge) -> Finding:
    """No text in play keeps these characters from attacking."""
    return _barred(table, move.attackers, TO_ATTACK)


@rule("lcg.anatomy.rules_text", "lcg.challenge.declare_defenders")
def no_text_keeps_them_from_defending(table: AgotTable, move: DeclareDefenders | SupportDefend) -> Finding:
    """No text in play keeps these characters from defending."""
    return _barred(table, move.defenders, TO_DEFEND)


def _barred(table: AgotTable, cards: Iterable[str], what: str) -> Finding:
    for id_ in cards if active_effects(table) else ():
        card = table.cards[id_]
        forbidden = is_given(table, card, FORBIDDEN, what)
        if forbidden is None:
            question = not_known(table, card, FORBIDDEN, what)
            return cannot_tell(question) if question is not None else None
        if forbidden:
            because = because_of_texts(table, card, FORBIDDEN, what)
            leave = change("leave_out", card=id_)
            return violated("a_text_forbids_it", leave, because=because, card=id_, what=what)
    return None


@rule("lcg.anatomy.rules_text", "lcg.standing.all")
def it_is_known_who_stands(table: AgotTable, move: StandAll) -> Finding:
    """Everything needed to tell which cards stand is known."""
    for card in table.all_in_play if (FORBIDDEN, TO_STAND) in active_effects(table) else ():
        if card.kneeling and is_given(table, card, FORBIDDEN, TO_STAND) is None:
            question = not_known(table, card, FORBIDDEN, TO_STAND)
            return cannot_tell(question) if question is not None else None
    return None


@rule("lcg.anatomy.rules_text", "lcg.outofplay.piles")
def it_is_known_who_can_be_killed(table: AgotTable, move: ChooseVictims | UseOfCard | ApplyEffect) -> Finding:
    """Where a text protects some characters from being killed, it is known which."""
    if (FORBIDDEN, TO_BE_KILLED) not in active_effects(table):
        return None
    killed = (effect.target for effect in getattr(move, "effects", ()) if isinstance(effect, e.Kill))
    for victim in (*(move.cards if isinstance(move, ChooseVictims) else ()), *killed):
        card = table.cards[victim]
        if is_given(table, card, FORBIDDEN, TO_BE_KILLED) is None:
            question = not_known(table, card, FORBIDDEN, TO_BE_KILLED)
            return cannot_tell(question) if question is not None else None
    return None


def cannot_be_bypassed(table: AgotTable, card: Card) -> bool:
    """A text keeps it from being chosen for Stealth."""
    return bool(is_given(table, card, FORBIDDEN, TO_BE_BYPASSED))


OPPONENTS_CHARACTERS = "opponents_character_abilities"
BY_OPPONENTS = "by_opponents"
"""Of a card that opponents cannot choose for events and abilities of characters."""


def kinds_of(
    table: AgotTable, source: Card, seat: str, card: Card, *, passive: bool = False
) -> tuple[str, ...]:
    """The kinds of effect that what this seat does with a card is for another card."""
    kinds = kinds_of_effect(source.kind, passive=passive)
    theirs = source.kind == CHARACTER and table.are_opponents(seat, card.controller)
    return (*kinds, OPPONENTS_CHARACTERS) if theirs else kinds


@rule("lcg.keyword.immune")
def immune_to(table: AgotTable, card: Card, kinds: tuple[str, ...]) -> str:
    """The kind of effect it ignores, by its own text or because another gives it; empty: none."""
    for kind in kinds:
        printed = kind in card.immune_to and card.id not in blank_cards(table)
        if printed or is_given(table, card, IMMUNITY, kind):
            return kind
    return ""


def ignores(table: AgotTable, card: Card, source: Card, seat: str, *, passive: bool = False) -> bool:
    """Whether a card ignores what this seat does with another."""
    return bool(immune_to(table, card, kinds_of(table, source, seat, card, passive=passive)))


def not_ignoring(table: AgotTable, source: Card, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these cards that an effect bears on: one on all of them leaves out the immune."""
    return tuple(card for card in cards if not ignores(table, table.cards[card], source, source.controller))


@rule("lcg.keyword.immune", "lcg.keyword.immune_target")
def no_immune_card_is_chosen(table: AgotTable, move: UseOfCard | ResolvePassive) -> Finding:
    """A card cannot be chosen for an effect it is immune to."""
    source = table.cards[move.card]
    passive = isinstance(move, ResolvePassive)
    for target in dict.fromkeys(getattr(effect, "target", "") for effect in move.effects):
        card = table.cards.get(target)
        if card is None:
            continue
        kind = immune_to(table, card, kinds_of(table, source, move.by, card, passive=passive))
        if kind:
            rules = ("lcg.keyword.immune_target", "lcg.keyword.immune")
            because = because_of_texts(table, card, IMMUNITY, kind)
            return violated("immune", rules=rules, because=because, card=card.id)
        if not passive and cannot_be_chosen(table, source, move.by, card):
            because = because_of_texts(table, card, UNCHOSEN, BY_OPPONENTS)
            return violated(
                "cannot_be_chosen", rules=("lcg.anatomy.rules_text",), because=because, card=card.id
            )
    return None


@rule("lcg.keyword.immune", "lcg.keyword.immune_target")
def what_it_does_is_not_ignored(table: AgotTable, move: ApplyEffect) -> Finding:
    """None of the targets is immune to what the named card does."""
    source = table.cards.get(move.by_means)
    for target in dict.fromkeys(getattr(effect, "target", "") for effect in move.effects if source):
        card = table.cards.get(target)
        if card is None or source is None:
            continue
        passive = source.kind != EVENT
        kind = immune_to(table, card, kinds_of(table, source, source.controller, card, passive=passive))
        if kind:
            rules = ("lcg.keyword.immune_target", "lcg.keyword.immune")
            return violated(
                "immune", rules=rules, because=because_of_texts(table, card, IMMUNITY, kind), card=card.id
            )
    return None


def cannot_be_chosen(table: AgotTable, source: Card, seat: str, card: Card) -> bool:
    """A text keeps opponents from choosing it for an event or an ability of a character."""
    if source.kind not in (EVENT, CHARACTER) or not table.are_opponents(seat, card.controller):
        return False
    chooses = all(use.chooses for use in uses_of(source))
    return chooses and bool(is_given(table, card, UNCHOSEN, BY_OPPONENTS))


def why_immune(table: AgotTable, card: Card) -> tuple[Reason, ...]:
    """From which texts its immunities come."""
    kinds = (EVENTS, CHARACTERS, OPPONENTS_CHARACTERS, TRIGGERED)
    texts = tuple(text for kind in kinds for text in because_of_texts(table, card, IMMUNITY, kind))
    return (*texts, *because_of_texts(table, card, UNCHOSEN, BY_OPPONENTS))


def key(card: Card, use: Use, seat: str) -> str:
    """Under what a use is counted: a card in play by itself, an event by its title and who plays it."""
    assert use.limit is not None
    of = f"{card.face}/{seat}" if card.kind == EVENT else card.id
    return f"{use.limit[1]}/{of}"


@rule("lcg.anatomy.rules_text")
def its_limit_is_not_used_up(table: AgotTable, move: UseOfCard) -> Finding:
    """A text is used no more often than it says."""
    card = table.cards[move.card]
    for use in uses_of(card, ABILITY_OF[type(move)]):
        if use.limit is None or table.limits.get(key(card, use, move.by), 0) < use.limit[0]:
            continue
        # That the limit of an event is each player's own, and that of a card each copy's, is not stated.
        basis = SILENT if card.kind == EVENT else DERIVED
        return violated("limit_used_up", basis=basis, card=card.id, limit=use.limit[0], until=use.limit[1])
    return None


def count(table: AgotTable, card: Card, kind: str, seat: str) -> AgotTable:
    """One more use of an ability with a limit."""
    for use in uses_of(card, kind):
        if use.limit is not None:
            counted = key(card, use, seat)
            return table.put(limits={**table.limits, counted: table.limits.get(counted, 0) + 1})
    return table
