"""The game as one value: verbs, procedures, the text, the points on which it is silent."""

from __future__ import annotations

from engine.kernel.game import Game, Verb
from engine.oriflamme import applying, planning, points, references, rounds, told
from engine.oriflamme.box import TEXT

VERBS: tuple[Verb, ...] = (
    planning.PLACE,
    planning.PASS_PLANNING,
    applying.KEEP,
    applying.ACTIVATE,
    applying.RESOLVE,
    applying.COMBINE,
    applying.SKIP,
    applying.TAKE_TOKENS,
    applying.SET_DIRECTION,
    *told.VERBS,
)

PROCEDURES = (rounds.ROUND_PROCEDURE, applying.EFFECT_PROCEDURE, applying.COMBINATION_PROCEDURE)

ORIFLAMME = Game(
    id="oriflamme",
    texts=(TEXT,),
    verbs={verb.move: verb for verb in VERBS},
    procedures={procedure.name: procedure for procedure in PROCEDURES},
    points=tuple(points.EVERY.values()),
    check=references.check,
)
