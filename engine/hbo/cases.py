"""The case format as the HBO edition reads it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.hbo.defects import defects
from engine.hbo.game import HBO
from engine.thrones import options
from engine.thrones.cases.book import casebook
from engine.thrones.edition import EDITIONS

EDITIONS[HBO.id] = replace(EDITIONS[HBO.id], more_defects=defects)

CASEBOOK = casebook(HBO, lambda table: options.choices(HBO, table))
