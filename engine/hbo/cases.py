"""The case format as the HBO edition reads it."""

from __future__ import annotations

from engine.hbo.game import HBO
from engine.thrones.cases.book import casebook

CASEBOOK = casebook(HBO)
