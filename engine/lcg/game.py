"""The game as one value: the verbs and steps it shares, those it replaces, and those it adds."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.game import Game, Procedure, Step, Verb
from engine.kernel.reason import Rule
from engine.lcg import (
    after_death,
    asking,
    at_nothing,
    blank,
    council,
    decks,
    drawing,
    edition,
    entering,
    forbidding,
    immunity,
    infamy,
    marshalling,
    moments,
    passing,
    paying,
    points,
    purses,
    putting,
    questions,
    redirects,
    resolving,
    revealing,
    saving,
    setting_up,
    stealth,
    supporting,
    telling,
    tolls,
    trading,
    unable,
    using,
    winning,
)
from engine.lcg import income as own_income
from engine.lcg.cards import registry
from engine.lcg.limits import its_limit_is_not_used_up
from engine.lcg.names import NAMES
from engine.lcg.restricting import no_text_forbids_this_challenge
from engine.thrones import aftermath, deeds, looking, reacting, references, rounds, saves, timing, uses
from engine.thrones.phases import (
    attackers,
    challenges,
    claim,
    closing,
    defenders,
    initiative,
    plot,
    revealed,
    setup,
    turns,
)
from engine.thrones.phases import marshalling as shared_marshalling
from engine.thrones.phases import stealth as shared_stealth
from engine.thrones.targets import what_its_text_wants_is_so

__all__ = ["LCG"]

TEXTS = (points.RU,)


def instead(verb: Verb, *added: Rule, drop: tuple[Rule, ...] = (), act: object = None) -> Verb:
    """A shared verb with rules of this game added and others left out, or put in the place of others."""
    rules = (*(IN_PLACE_OF.get(one, one) for one in verb.rules if one not in drop), *added)
    return replace(verb, rules=rules, **({} if act is None else {"act": act}))


IN_PLACE_OF: dict[Rule, Rule] = {
    uses.nothing_is_used_at_set_up: using.nothing_is_used_at_set_up,
    defenders.defenders_have_the_icon: supporting.they_have_the_icon,
}
"""Rule of the shared code -> the rule of this game that takes its place."""

USING = (
    *paying.PAYING,
    what_its_text_wants_is_so,
    its_limit_is_not_used_up,
    immunity.no_immune_card_is_chosen,
    entering.what_enters_may_enter,
    forbidding.it_is_known_who_can_be_killed,
)

ALL_VERBS: tuple[Verb, ...] = (
    setting_up.MULLIGAN_VERB,
    setup.KEEP_HAND,
    setting_up.PLACE_SETUP,
    setup.REVEAL_SETUP,
    setup.REFILL_HANDS,
    decks.CHECK_DECK,
    revealing.REVEAL_PLOT,
    initiative.DETERMINE_INITIATIVE,
    plot.NAME_FIRST_PLAYER,
    revealed.ORDER_WHEN_REVEALED,
    council.CHOOSE_TITLE,
    drawing.DRAW,
    own_income.COLLECT_INCOME,
    marshalling.PLAY_CARD,
    marshalling.PLAY_DUPLICATE,
    turns.END_TURN,
    instead(uses.PLAY_EVENT, *USING, act=using.act_use),
    instead(
        uses.USE_ABILITY,
        *USING,
        blank.its_text_counts,
        unable.it_has_an_ability_to_use,
        using.one_limited_response_a_round,
        act=using.act_use,
    ),
    instead(
        reacting.RESPOND,
        using.one_limited_response_a_round,
        *USING,
        blank.its_text_counts,
        unable.it_has_an_ability_to_use,
        after_death.its_owner_uses_it,
        act=using.act_respond,
    ),
    instead(using.CANCEL, blank.its_text_counts),
    asking.CHOOSE_BY_TEXT,
    putting.PUT_INTO_PLAY,
    passing.PASS,
    instead(
        aftermath.RESOLVE_PASSIVE,
        blank.its_text_counts,
        unable.it_has_an_ability_to_use,
        after_death.its_owner_uses_it,
        immunity.no_immune_card_is_chosen,
        entering.what_enters_may_enter,
    ),
    aftermath.DECLINE_PASSIVE,
    aftermath.ORDER_PASSIVES,
    instead(saving.SAVE, blank.its_text_counts),
    saves.DECLINE_SAVES,
    instead(
        attackers.DECLARE_CHALLENGE,
        forbidding.no_text_keeps_them_from_attacking,
        stealth.stealth_comes_later,
        no_text_forbids_this_challenge,
        drop=(
            shared_stealth.stealth_is_used_by_stealthy_attackers,
            shared_stealth.stealth_is_immune_to_stealth,
        ),
    ),
    redirects.REDIRECT,
    redirects.CHOOSE_NEW_TARGET,
    stealth.ASSIGN_STEALTH,
    instead(
        defenders.DECLARE_DEFENDERS,
        forbidding.no_text_keeps_them_from_defending,
        redirects.a_battle_taken_is_defended_anew,
    ),
    supporting.SUPPORT_DEFEND,
    resolving.RESOLVE,
    instead(resolving.CHOOSE_VICTIMS, forbidding.it_is_known_who_can_be_killed),
    claim.DISCARD_FOR_CLAIM,
    infamy.PLACE_POWER,
    resolving.STAND_BY_KEYWORD,
    closing.COUNT_DOMINANCE,
    instead(moments.STAND_ALL, forbidding.it_is_known_who_stands),
    council.RETURN_GOLD,
    council.END_ROUND,
    winning.NAME_WINNER,
    trading.GIVE_GOLD,
    instead(
        looking.APPLY_EFFECT,
        immunity.what_it_does_is_not_ignored,
        entering.what_enters_may_enter,
        forbidding.it_is_known_who_can_be_killed,
    ),
    *telling.VERBS,
)
VERBS = tuple(purses.opened(tolls.tolled(verb)) for verb in ALL_VERBS)

PLOT_PHASE = Procedure(
    "plot_phase",
    (
        *(
            Step("when_revealed", ask=council.ask_effects_first) if step.name == "when_revealed" else step
            for step in plot.PLOT_PHASE.steps[:-1]
        ),
        council.TITLES_STEP,
        council.LATE_EFFECTS,
        plot.PLOT_PHASE.steps[-1],
    ),
)
ROUND = Procedure(
    "round",
    (
        *(moments.around(step) for step in rounds.ROUND_PROCEDURE.steps[:-1]),
        council.END_STEP,
        rounds.ROUND_PROCEDURE.steps[-1],
    ),
)

PROCEDURES = (
    rounds.GAME,
    setting_up.SETUP,
    ROUND,
    PLOT_PHASE,
    drawing.DRAW_PHASE,
    shared_marshalling.MARSHALLING_PHASE,
    shared_marshalling.MARSHALLING_TURN,
    challenges.CHALLENGES_PHASE,
    challenges.CHALLENGES_TURN,
    resolving.CHALLENGE,
    closing.DOMINANCE_PHASE,
    closing.STANDING_PHASE,
    council.TAXATION_PHASE,
    timing.WINDOW,
    aftermath.AFTERMATH,
    deeds.EFFECTS,
    saves.KILL,
    using.ANNOUNCED,
    asking.ASKING,
    revealing.ANOTHER_PLOT,
    infamy.INFAMY,
    winning.VICTORY,
)

LCG = Game(
    id="lcg",
    texts=TEXTS,
    verbs={verb.move: verb for verb in VERBS},
    procedures={procedure.name: procedure for procedure in PROCEDURES},
    points=points.OPEN,
    names=NAMES,
    check=references.check,
    follows=at_nothing.follows,
)
edition.enlist()
infamy.enlist()
questions.enlist()
registry.enlist_all()
