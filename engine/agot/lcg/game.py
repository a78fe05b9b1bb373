"""The Living Card Game as one value: moves and steps it shares, replaces and adds."""

from __future__ import annotations

from engine.agot.abilities import activation as shared_activation
from engine.agot.abilities import effect_handlers, kill, passes, passives, reactions
from engine.agot.abilities import saves as shared_saves
from engine.agot.abilities.targets import what_its_text_wants_is_so
from engine.agot.lcg import case_questions, deck_construction, rule_variants, ruleset, simultaneous_victory
from engine.agot.lcg.abilities import activation, choices, entry_into_play, restrictions, saves, triggers
from engine.agot.lcg.abilities.restrictions import its_limit_is_not_used_up, no_text_forbids_this_challenge
from engine.agot.lcg.cards import catalogue
from engine.agot.lcg.costs import influence, tolls
from engine.agot.lcg.keywords import ambush, infamy, stealth, vengeful_and_vigilant
from engine.agot.lcg.phases import challenge_steps, marshalling, plot, setup, taxation_and_round_end
from engine.agot.lcg.rule_ids import ALIASES
from engine.agot.lcg.titles import redirect, small_council, support
from engine.agot.phases import (
    challenge_declaration,
    challenge_turns,
    claim,
    dominance,
    initiative,
    standing_and_taxation,
)
from engine.agot.phases import marshalling as shared_marshalling
from engine.agot.phases import plot as shared_plot
from engine.agot.phases import setup as shared_setup
from engine.agot.phases import stealth as shared_stealth
from engine.agot.rounds import action_windows, rounds
from engine.agot.state import references
from engine.kernel.game import Game, Procedure, Step, Verb, VerbAct
from engine.kernel.reasons import Rule

__all__ = ["LCG"]

TEXTS = (rule_variants.RU,)


def adapted(verb: Verb, *added: Rule, drop: tuple[Rule, ...] = (), act: VerbAct | None = None) -> Verb:
    """A shared verb with rules of this game added and others left out, or put in the place of others."""
    verb = verb.without(*drop).replacing(IN_PLACE_OF).with_rules(*added)
    return verb if act is None else verb.wrapped(lambda shared: act)


IN_PLACE_OF: dict[Rule, Rule] = {
    shared_activation.nothing_is_used_at_set_up: activation.nothing_is_used_at_set_up,
    challenge_declaration.defenders_have_the_icon: support.they_have_the_icon,
}
"""Rule of the shared code -> the rule of this game that takes its place."""

USING = (
    *influence.PAYING,
    what_its_text_wants_is_so,
    its_limit_is_not_used_up,
    restrictions.no_immune_card_is_chosen,
    entry_into_play.what_enters_may_enter,
    restrictions.it_is_known_who_can_be_killed,
)

ALL_VERBS: tuple[Verb, ...] = (
    setup.MULLIGAN_VERB,
    shared_setup.KEEP_HAND,
    setup.PLACE_SETUP,
    shared_setup.REVEAL_SETUP,
    shared_setup.REFILL_HANDS,
    deck_construction.CHECK_DECK,
    plot.REVEAL_PLOT,
    initiative.DETERMINE_INITIATIVE,
    shared_plot.NAME_FIRST_PLAYER,
    shared_plot.ORDER_WHEN_REVEALED,
    small_council.CHOOSE_TITLE,
    plot.DRAW,
    marshalling.COLLECT_INCOME,
    marshalling.PLAY_CARD,
    marshalling.PLAY_DUPLICATE,
    shared_marshalling.END_TURN,
    adapted(shared_activation.PLAY_EVENT, *USING, act=activation.act_use),
    adapted(
        shared_activation.USE_ABILITY,
        *USING,
        restrictions.its_text_counts,
        catalogue.it_has_an_ability_to_use,
        activation.one_limited_response_a_round,
        act=activation.act_use,
    ),
    adapted(
        reactions.RESPOND,
        activation.one_limited_response_a_round,
        *USING,
        restrictions.its_text_counts,
        catalogue.it_has_an_ability_to_use,
        activation.its_owner_uses_it,
        act=activation.act_respond,
    ),
    adapted(activation.CANCEL, restrictions.its_text_counts),
    choices.CHOOSE_BY_TEXT,
    ambush.PUT_INTO_PLAY,
    plot.PASS,
    passes.PASS_WINDOW,
    adapted(
        passives.RESOLVE_PASSIVE,
        restrictions.its_text_counts,
        catalogue.it_has_an_ability_to_use,
        activation.its_owner_uses_it,
        restrictions.no_immune_card_is_chosen,
        entry_into_play.what_enters_may_enter,
    ),
    passives.DECLINE_PASSIVE,
    passives.ORDER_PASSIVES,
    adapted(saves.SAVE, restrictions.its_text_counts),
    shared_saves.DECLINE_SAVES,
    adapted(
        challenge_declaration.DECLARE_CHALLENGE,
        restrictions.no_text_keeps_them_from_attacking,
        stealth.stealth_comes_later,
        no_text_forbids_this_challenge,
        drop=(
            shared_stealth.stealth_is_used_by_stealthy_attackers,
            shared_stealth.stealth_is_immune_to_stealth,
        ),
    ),
    redirect.REDIRECT,
    redirect.CHOOSE_NEW_TARGET,
    stealth.ASSIGN_STEALTH,
    adapted(
        challenge_declaration.DECLARE_DEFENDERS,
        restrictions.no_text_keeps_them_from_defending,
        redirect.a_battle_taken_is_defended_anew,
    ),
    support.SUPPORT_DEFEND,
    challenge_steps.RESOLVE,
    adapted(challenge_steps.CHOOSE_VICTIMS, restrictions.it_is_known_who_can_be_killed),
    claim.DISCARD_FOR_CLAIM,
    infamy.PLACE_POWER,
    vengeful_and_vigilant.STAND_BY_KEYWORD,
    dominance.COUNT_DOMINANCE,
    adapted(triggers.STAND_ALL, restrictions.it_is_known_who_stands),
    taxation_and_round_end.RETURN_GOLD,
    taxation_and_round_end.END_ROUND,
    simultaneous_victory.NAME_WINNER,
    marshalling.GIVE_GOLD,
    adapted(
        shared_activation.APPLY_EFFECT,
        restrictions.what_it_does_is_not_ignored,
        entry_into_play.what_enters_may_enter,
        restrictions.it_is_known_who_can_be_killed,
    ),
    *rule_variants.VERBS,
)
VERBS = tuple(tolls.with_card_gold(tolls.with_tolls(verb)) for verb in ALL_VERBS)

PLOT_PHASE = Procedure(
    "plot_phase",
    (
        *(
            Step("when_revealed", ask=small_council.ask_effects_first)
            if step.name == "when_revealed"
            else step
            for step in shared_plot.PLOT_PHASE.steps[:-1]
        ),
        small_council.TITLES_STEP,
        small_council.LATE_EFFECTS,
        shared_plot.PLOT_PHASE.steps[-1],
    ),
)
ROUND = Procedure(
    "round",
    (
        *(triggers.phase_boundary(step) for step in rounds.ROUND_PROCEDURE.steps[:-1]),
        taxation_and_round_end.END_STEP,
        rounds.ROUND_PROCEDURE.steps[-1],
    ),
)

PROCEDURES = (
    rounds.GAME,
    setup.SETUP,
    ROUND,
    PLOT_PHASE,
    plot.DRAW_PHASE,
    shared_marshalling.MARSHALLING_PHASE,
    shared_marshalling.MARSHALLING_TURN,
    challenge_turns.CHALLENGES_PHASE,
    challenge_turns.CHALLENGES_TURN,
    challenge_steps.CHALLENGE,
    dominance.DOMINANCE_PHASE,
    standing_and_taxation.STANDING_PHASE,
    taxation_and_round_end.TAXATION_PHASE,
    action_windows.WINDOW,
    passives.AFTERMATH,
    effect_handlers.EFFECTS,
    kill.KILL,
    activation.ANNOUNCED,
    choices.ASKING,
    plot.ANOTHER_PLOT,
    infamy.INFAMY,
    simultaneous_victory.VICTORY,
)

LCG = Game(
    id="lcg",
    texts=TEXTS,
    verbs={verb.move: verb for verb in VERBS},
    procedures={procedure.name: procedure for procedure in PROCEDURES},
    points=tuple(rule_variants.RULE_VARIANTS.values()),
    names=ALIASES,
    check=references.check,
    follows=triggers.follows,
)
ruleset.register_ruleset()
infamy.register_infamy()
case_questions.register_questions()
catalogue.register_abilities()
