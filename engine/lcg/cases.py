"""The case format as this game reads it."""

from __future__ import annotations

from engine.lcg.game import LCG
from engine.lcg.options import choices
from engine.thrones.cases.book import casebook

CASEBOOK = casebook(LCG, choices)
