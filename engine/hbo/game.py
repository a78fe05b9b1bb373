"""The HBO edition as one value: verbs, procedures, texts, points on which the texts are silent or differ."""

from __future__ import annotations

from msgspec.structs import replace

from engine.hbo import abilities, draft
from engine.hbo.case_faces import fields_of
from engine.hbo.fixed_decks import minding_decks
from engine.hbo.immunity import heeding_immunity
from engine.hbo.participating import counting_all
from engine.hbo.plot_faces import plot_with_its_text
from engine.kernel.game import Game, Verb
from engine.thrones import (
    aftermath,
    deeds,
    facts,
    looking,
    points,
    reacting,
    references,
    rounds,
    saves,
    timing,
    uses,
)
from engine.thrones.edition import EDITIONS
from engine.thrones.phases import (
    attackers,
    challenges,
    claim,
    closing,
    defenders,
    draw,
    duplicates,
    income,
    initiative,
    marshalling,
    placing,
    playing,
    plot,
    resolution,
    revealed,
    setup,
    stealth,
    turns,
)

TEXTS = (points.BG, points.PL)

VERBS: tuple[Verb, ...] = (
    setup.MULLIGAN,
    setup.KEEP_HAND,
    minding_decks(placing.PLACE_SETUP),
    setup.REVEAL_SETUP,
    setup.REFILL_HANDS,
    draft.DRAFT_PICK,
    draft.BUILD_PLOT_DECK,
    plot.REVEAL_PLOT,
    initiative.DETERMINE_INITIATIVE,
    plot.NAME_FIRST_PLAYER,
    revealed.ORDER_WHEN_REVEALED,
    draw.DRAW,
    income.COLLECT_INCOME,
    minding_decks(playing.PLAY_CARD),
    duplicates.PLAY_DUPLICATE,
    turns.END_TURN,
    minding_decks(heeding_immunity(uses.PLAY_EVENT)),
    heeding_immunity(uses.USE_ABILITY),
    minding_decks(heeding_immunity(reacting.RESPOND)),
    aftermath.PASS,
    heeding_immunity(aftermath.RESOLVE_PASSIVE),
    aftermath.DECLINE_PASSIVE,
    aftermath.ORDER_PASSIVES,
    minding_decks(saves.SAVE),
    saves.DECLINE_SAVES,
    attackers.DECLARE_CHALLENGE,
    stealth.ASSIGN_STEALTH,
    defenders.DECLARE_DEFENDERS,
    counting_all(resolution.RESOLVE),
    claim.CHOOSE_VICTIMS,
    claim.DISCARD_FOR_CLAIM,
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

HBO = Game(
    id="hbo",
    texts=TEXTS,
    verbs={verb.move: verb for verb in VERBS},
    procedures={procedure.name: procedure for procedure in PROCEDURES},
    points=tuple(points.EVERY.values()),
    check=references.check,
)
abilities.enlist_all()
EDITIONS["hbo"] = replace(EDITIONS["hbo"], plot=plot_with_its_text, fields_of=fields_of)
