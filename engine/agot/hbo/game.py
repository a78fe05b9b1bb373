"""The HBO edition as one value: verbs, the rules it adds to them, procedures, texts, rule variants.

Each House has a fixed deck. Which cards lie in it is known of some only, and of no card is it known that it
lies in no other deck; so this is a remark with the way to make sure, and no refusal.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cards.facts import facts
from engine.agot.abilities import activation, effect_handlers, kill, passes, passives, reactions, saves
from engine.agot.abilities.targets import kinds_of_effect, targets_of
from engine.agot.hbo import abilities, plot_draft, rule_variants, ruleset
from engine.agot.phases import (
    card_play,
    challenge_declaration,
    challenge_resolution,
    challenge_turns,
    claim,
    dominance,
    draw,
    duplicates,
    initiative,
    marshalling,
    plot,
    setup,
    setup_cards,
    standing_and_taxation,
    stealth,
)
from engine.agot.rounds import action_windows, rounds
from engine.agot.rule_variants import ICON_LOST
from engine.agot.state import references
from engine.agot.state.moves import PlaceSetup, PlayCard, ResolveChallenge, ResolvePassive, Save, UseOfCard
from engine.agot.state.records import HAND, Card
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_icon
from engine.kernel.game import Game, Verb
from engine.kernel.reasons import Facts, Finding, Reason, rule, violated


@rule("hbo.golden.card_over_rules", "hbo.anatomy.card_text")
def no_immune_card_is_chosen(table: AgotTable, move: UseOfCard | ResolvePassive) -> Finding:
    """A card cannot be chosen for an effect it is immune to."""
    kinds = kinds_of_effect(table.cards[move.card].kind, passive=isinstance(move, ResolvePassive))
    for target in targets_of(move.effects):
        if any(kind in table.cards[target].immune_to for kind in kinds):
            return violated("immune", card=target)
    return None


@rule("hbo.challenge.icon_lost", "hbo.challenge.participants")
def who_has_lost_the_icon_takes_part(table: AgotTable, move: ResolveChallenge) -> Finding:
    """A participant that loses the icon of the challenge still counts."""
    challenge = table.challenge
    for card in challenge.participants if challenge is not None else ():
        if challenge is not None and has_icon(table, table.cards[card], challenge.kind) is False:
            return ICON_LOST.reason(table, "participant_without_icon", card=card)
    return None


PlayingMove = PlaceSetup | PlayCard | Save | UseOfCard


@rule("hbo.comp.draw_decks")
def it_is_known_from_this_deck(table: AgotTable, move: PlayingMove) -> Finding:
    """The card is not one known only from the other House's deck."""
    for card in _played(table, move):
        deck = _only_deck().get(card.face)
        house = table.seats[card.owner].house
        if deck is not None and house and deck != house and _is_first(table, card):
            where: Facts = {"card": card.id, "house": deck}
            return Reason(says="known_from_another_deck", facts=where)
    return None


def _played(table: AgotTable, move: PlayingMove) -> Iterable[Card]:
    """The cards that leave the hand by this move."""
    cards = (table.cards.get(id_) for id_ in _named(move))
    return (card for card in cards if card is not None and card.zone == HAND and card.face)


def _named(move: PlayingMove) -> tuple[str, ...]:
    if isinstance(move, PlaceSetup):
        return move.cards
    return (move.by_means,) if isinstance(move, Save) else (move.card,)


def _is_first(table: AgotTable, card: Card) -> bool:
    """Whether this is the first copy seen from this player; for a later one the note has been made."""
    copies = (
        other for other in table.cards.values() if other.face == card.face and other.owner == card.owner
    )
    return all(copy.zone == HAND for copy in copies)


@cache
def _only_deck() -> dict[str, str]:
    """By card the deck it is known from, where it is one and nothing is left open about that."""
    return {
        face.id: face.decks.value[0]
        for face in facts("hbo").cards
        if face.decks is not None and len(face.decks.value) == 1 and face.decks.outright
    }


TEXTS = (rule_variants.BG, rule_variants.PL)

VERBS: tuple[Verb, ...] = (
    setup.MULLIGAN,
    setup.KEEP_HAND,
    setup_cards.PLACE_SETUP.with_rules(it_is_known_from_this_deck),
    setup.REVEAL_SETUP,
    setup.REFILL_HANDS,
    plot_draft.DRAFT_PICK,
    plot_draft.BUILD_PLOT_DECK,
    plot.REVEAL_PLOT,
    initiative.DETERMINE_INITIATIVE,
    plot.NAME_FIRST_PLAYER,
    plot.ORDER_WHEN_REVEALED,
    draw.DRAW,
    marshalling.COLLECT_INCOME,
    card_play.PLAY_CARD.with_rules(it_is_known_from_this_deck),
    duplicates.PLAY_DUPLICATE,
    marshalling.END_TURN,
    activation.PLAY_EVENT.with_rules(no_immune_card_is_chosen, it_is_known_from_this_deck),
    activation.USE_ABILITY.with_rules(no_immune_card_is_chosen),
    reactions.RESPOND.with_rules(no_immune_card_is_chosen, it_is_known_from_this_deck),
    passes.PASS,
    passes.PASS_WINDOW,
    passives.RESOLVE_PASSIVE.with_rules(no_immune_card_is_chosen),
    passives.DECLINE_PASSIVE,
    passives.ORDER_PASSIVES,
    saves.SAVE.with_rules(it_is_known_from_this_deck),
    saves.DECLINE_SAVES,
    challenge_declaration.DECLARE_CHALLENGE,
    stealth.ASSIGN_STEALTH,
    challenge_declaration.DECLARE_DEFENDERS,
    challenge_resolution.RESOLVE.with_rules(who_has_lost_the_icon_takes_part),
    claim.CHOOSE_VICTIMS,
    claim.DISCARD_FOR_CLAIM,
    dominance.COUNT_DOMINANCE,
    standing_and_taxation.STAND_ALL,
    standing_and_taxation.RETURN_GOLD,
    activation.LOOK_AT,
    activation.APPLY_EFFECT,
    *rule_variants.VERBS,
)

PROCEDURES = (
    rounds.GAME,
    plot_draft.DRAFT,
    setup.SETUP,
    rounds.ROUND_PROCEDURE,
    plot.PLOT_PHASE,
    draw.DRAW_PHASE,
    marshalling.MARSHALLING_PHASE,
    marshalling.MARSHALLING_TURN,
    challenge_turns.CHALLENGES_PHASE,
    challenge_turns.CHALLENGES_TURN,
    challenge_turns.CHALLENGE,
    dominance.DOMINANCE_PHASE,
    standing_and_taxation.STANDING_PHASE,
    standing_and_taxation.TAXATION_PHASE,
    action_windows.WINDOW,
    passives.AFTERMATH,
    effect_handlers.EFFECTS,
    kill.KILL,
)

HBO = Game(
    id="hbo",
    texts=TEXTS,
    verbs={verb.move: verb for verb in VERBS},
    procedures={procedure.name: procedure for procedure in PROCEDURES},
    points=tuple(rule_variants.RULE_VARIANTS.values()),
    check=references.check,
)
abilities.register_abilities()
ruleset.register_ruleset()
