"""The HBO edition as one value: verbs, procedures, texts, points on which the texts are silent or differ."""

from __future__ import annotations

from engine.hbo import abilities, draft
from engine.kernel.game import Game, Verb
from engine.kernel.point import Point
from engine.thrones import aftermath, deeds, facts, looking, points, rounds, saves, timing, uses
from engine.thrones.phases import challenges, closing, draw, marshalling, plot, resolution, setup

TEXTS = (points.BG, points.PL)

VERBS: tuple[Verb, ...] = (
    setup.MULLIGAN,
    setup.KEEP_HAND,
    setup.PLACE_SETUP,
    setup.REVEAL_SETUP,
    setup.REFILL_HANDS,
    draft.DRAFT_PICK,
    draft.BUILD_PLOT_DECK,
    plot.REVEAL_PLOT,
    plot.DETERMINE_INITIATIVE,
    plot.NAME_FIRST_PLAYER,
    plot.ORDER_WHEN_REVEALED,
    draw.DRAW,
    marshalling.COLLECT_INCOME,
    marshalling.PLAY_CARD,
    marshalling.PLAY_DUPLICATE,
    marshalling.END_TURN,
    uses.PLAY_EVENT,
    uses.USE_ABILITY,
    uses.RESPOND,
    aftermath.PASS,
    aftermath.RESOLVE_PASSIVE,
    aftermath.DECLINE_PASSIVE,
    aftermath.ORDER_PASSIVES,
    saves.SAVE,
    saves.DECLINE_SAVES,
    challenges.DECLARE_CHALLENGE,
    challenges.ASSIGN_STEALTH,
    challenges.DECLARE_DEFENDERS,
    resolution.RESOLVE,
    resolution.CHOOSE_VICTIMS,
    resolution.DISCARD_FOR_CLAIM,
    closing.COUNT_DOMINANCE,
    closing.STAND_ALL,
    closing.RETURN_GOLD,
    looking.LOOK_AT,
    looking.APPLY_EFFECT,
    *facts.VERBS,
)

PROCEDURES = (
    rounds.GAME,
    draft.DRAFT,
    setup.SETUP,
    rounds.ROUND_PROCEDURE,
    plot.PLOT_PHASE,
    draw.DRAW_PHASE,
    marshalling.MARSHALLING_PHASE,
    marshalling.MARSHALLING_TURN,
    challenges.CHALLENGES_PHASE,
    challenges.CHALLENGES_TURN,
    challenges.CHALLENGE,
    closing.DOMINANCE_PHASE,
    closing.STANDING_PHASE,
    closing.TAXATION_PHASE,
    timing.WINDOW,
    aftermath.AFTERMATH,
    deeds.EFFECTS,
    saves.KILL,
)

POINTS = tuple(thing for thing in vars(points).values() if isinstance(thing, Point))

HBO = Game(
    id="hbo",
    texts=TEXTS,
    verbs={verb.move: verb for verb in VERBS},
    procedures={procedure.name: procedure for procedure in PROCEDURES},
    points=POINTS,
)
abilities.enlist_all()
