"""The HBO edition as one value: verbs, procedures, texts, rule variants."""

from __future__ import annotations

from engine.agot.abilities import activation, effect_handlers, passed_windows, passives, reactions, saves
from engine.agot.hbo import abilities, plot_draft, rule_variants, ruleset
from engine.agot.hbo.added_rules import (
    it_is_known_from_this_deck,
    no_immune_card_is_chosen,
    who_has_lost_the_icon_takes_part,
)
from engine.agot.phases import (
    card_play,
    challenge_declaration,
    challenge_turns,
    claim,
    dominance_standing_taxation,
    draw,
    initiative,
    marshalling,
    participants,
    plot,
    resolution,
    setup,
    setup_cards,
)
from engine.agot.phases import marshalling as income
from engine.agot.phases import marshalling as turns
from engine.agot.phases import plot as revealed
from engine.agot.rounds import rounds, timing
from engine.agot.state import references
from engine.kernel.game import Game, Verb

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
    revealed.ORDER_WHEN_REVEALED,
    draw.DRAW,
    income.COLLECT_INCOME,
    card_play.PLAY_CARD.with_rules(it_is_known_from_this_deck),
    card_play.PLAY_DUPLICATE,
    turns.END_TURN,
    activation.PLAY_EVENT.with_rules(no_immune_card_is_chosen, it_is_known_from_this_deck),
    activation.USE_ABILITY.with_rules(no_immune_card_is_chosen),
    reactions.RESPOND.with_rules(no_immune_card_is_chosen, it_is_known_from_this_deck),
    passives.PASS,
    passed_windows.PASS_WINDOW,
    passives.RESOLVE_PASSIVE.with_rules(no_immune_card_is_chosen),
    passives.DECLINE_PASSIVE,
    passives.ORDER_PASSIVES,
    saves.SAVE.with_rules(it_is_known_from_this_deck),
    saves.DECLINE_SAVES,
    challenge_declaration.DECLARE_CHALLENGE,
    participants.ASSIGN_STEALTH,
    challenge_declaration.DECLARE_DEFENDERS,
    resolution.RESOLVE.with_rules(who_has_lost_the_icon_takes_part),
    claim.CHOOSE_VICTIMS,
    claim.DISCARD_FOR_CLAIM,
    dominance_standing_taxation.COUNT_DOMINANCE,
    dominance_standing_taxation.STAND_ALL,
    dominance_standing_taxation.RETURN_GOLD,
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
    dominance_standing_taxation.DOMINANCE_PHASE,
    dominance_standing_taxation.STANDING_PHASE,
    dominance_standing_taxation.TAXATION_PHASE,
    timing.WINDOW,
    passives.AFTERMATH,
    effect_handlers.EFFECTS,
    saves.KILL,
)

HBO = Game(
    id="hbo",
    texts=TEXTS,
    verbs={verb.move: verb for verb in VERBS},
    procedures={procedure.name: procedure for procedure in PROCEDURES},
    points=rule_variants.EVERY,
    check=references.check,
)
abilities.register_abilities()
ruleset.register_ruleset()
