"""Where the draft is silent or stops: defaults, decisions of the table, and open questions."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.reasons import (
    DERIVED,
    SCOPE,
    SILENT,
    STATED,
    Facts,
    Question,
    Reason,
    RuleId,
    Verdict,
    rule,
)
from engine.kernel.rule_variants import open_variant, variants_in
from engine.kings.board import components
from engine.kings.board.components import TEXT

FORT_OF_THE_DEAD = open_variant(TEXT, "kings.fort.destroyed-units", "removed", "stays")
CALL_BUILDS = open_variant(TEXT, "kings.fort.other-orders", "no", "yes")
SIEGE_NEUTRAL = open_variant(TEXT, "kings.siege.neutral", "four", "zero")
PORT_RETREAT = open_variant(TEXT, "kings.port.retreat", "no", "yes")
PORT_TRANSPORT = open_variant(TEXT, "kings.port.transport", "no", "yes")
PORT_ABANDONED = open_variant(TEXT, "kings.port.abandoned", "stay", "removed", always=True)
PORT_PARTIAL = open_variant(TEXT, "kings.port.capture-partial", "as_many_as_possible", "all_destroyed")
PORT_ORDERS = open_variant(TEXT, "kings.port.capture-orders", "removed", "stay")
LAND_RAIDS_PORT = open_variant(TEXT, "kings.port.raided", "no", "yes")
SYMBOLS = open_variant(TEXT, "kings.onetime.symbols-derived", "from_step", "only_named", basis=DERIVED)
FORCED_DONORS = open_variant(TEXT, "kings.forced.donors", "removed", "stay")
IRON_FLEET_QUANTITY = open_variant(TEXT, "kings.ironfleet.quantity", "up_to_two", "exactly_two")
WOLF_NEUTRAL = open_variant(TEXT, "kings.youngwolf.no-battle", "no", "yes")
SCORPION_HAND = open_variant(TEXT, "kings.scorpion.effect", "unseen", "seen", always=True)
LION_BINDS = open_variant(TEXT, "kings.lion.support", "only_named", "everybody")
SUPPLY_TOP = open_variant(TEXT, "kings.delivery.effect", "last_space", "no_end")

SCOPE.add("kings.scope.draft")

RULE_VARIANTS = variants_in(globals())
"""Rule id -> the point on it."""


class UncoveredPoint(Struct, frozen=True):
    """A matter the source does not cover."""

    id: str
    rules: tuple[RuleId, ...]
    asks: Question
    reports: tuple[Reason, ...] = ()


def gap(id_: str, rules: tuple[RuleId, ...], *reports: Reason) -> UncoveredPoint:
    """A gap with what the table is asked to settle."""
    return UncoveredPoint(id_, rules, Question(id_), reports)


@rule("kings.scope.draft")
def reported(says: str, certainty: str, *sources: str) -> Reason:
    """Something publicly said, with where and how sure: it is shown and decides nothing."""
    facts: Facts = {"certainty": certainty, "sources": sources}
    return Reason(("kings.scope.draft",), Verdict.NOT_COVERED, says, facts, basis=SILENT)


UNTEXTED_OPTIONS = ("kings.options.untexted", "kings.scope.draft")
DRAFT_ENDS = "kings.scope.draft"
GAPS: tuple[UncoveredPoint, ...] = (
    gap(
        "option_7",
        (*UNTEXTED_OPTIONS, "kings.gap.westeros-variant"),
        reported("report_three_cards_open", components.SOURCE, "snr-pr750"),
        reported("report_topmost_resolved", components.SOURCE, "snr-pr750"),
        reported("report_winter_redrawn", components.SOURCE, "snr-pr750"),
    ),
    gap(
        "option_8",
        (*UNTEXTED_OPTIONS, "kings.gap.battle-variant"),
        reported("report_battle_picks", components.SOURCE, "en-contents", "snr-1213"),
    ),
    gap(
        "option_9",
        (*UNTEXTED_OPTIONS, "kings.gap.three-players"),
        reported("report_three_tracks", components.SOURCE, "goblins", "mediamania"),
    ),
    gap(
        "port_positions",
        ("kings.port.tokens", "kings.port.belongs", "kings.gap.port-places", DRAFT_ENDS),
        reported("report_port_dragonstone", components.SOURCE, "ffg-forum-ports"),
        reported("report_ports_as_later", components.RECALLED),
    ),
    gap(
        "wolf_into_neutral",
        ("kings.youngwolf.no-battle", "kings.gap.neutral-forces", DRAFT_ENDS),
        reported("report_neutral_is_attack", components.SOURCE, "faq1"),
    ),
    gap(
        "victory_below_six",
        ("kings.martell.victory", "kings.gap.victory-fewer", DRAFT_ENDS),
        reported("report_seven_to_win", components.RECALLED, "slotobzor"),
        reported("report_most_after_ten", components.SOURCE, "base-contents"),
    ),
    gap(
        "crowned_cards",
        ("kings.cards.new-set", "kings.gap.crowned-cards", DRAFT_ENDS),
        reported("report_highest_five", components.SOURCE, "mediamania"),
        reported("report_reader_arianne", components.SOURCE, "faq1"),
    ),
    gap(
        "six_player_start",
        ("kings.martell.start-cards", "kings.martell.overlays", "kings.gap.overlays", DRAFT_ENDS),
        reported("report_martell_south_east", components.SOURCE, "fantasyguide", "goblins"),
    ),
    gap("starred_power", (DRAFT_ENDS, "kings.gap.starred-limit")),
    gap("raven_and_one_time", (DRAFT_ENDS, "kings.gap.raven")),
    gap(
        "port_retreat",
        ("kings.port.retreat", DRAFT_ENDS),
        reported("report_retreat_opinion", components.SOURCE, "ffg-forum-ports"),
    ),
    gap("port_transport", ("kings.port.transport", DRAFT_ENDS)),
)
BY_ID = {gap.id: gap for gap in GAPS}


@rule(
    "kings.options.untexted",
    "kings.scope.draft",
    "kings.port.tokens",
    "kings.martell.start-cards",
    "kings.cards.new-set",
    "kings.gap.westeros-variant",
    "kings.gap.battle-variant",
    "kings.gap.three-players",
    "kings.gap.port-places",
    "kings.gap.neutral-forces",
    "kings.gap.victory-fewer",
    "kings.gap.crowned-cards",
    "kings.gap.overlays",
    "kings.gap.starred-limit",
    "kings.gap.raven",
    "kings.gap.base-game",
)
def not_covered_reasons(matter: str) -> tuple[Reason, ...]:
    """The source holds no rule for it: nothing is ruled, what is reported is shown, the table settles it."""
    gap = BY_ID[matter]
    basis = STATED if gap.rules[:2] == UNTEXTED_OPTIONS else SILENT
    chief = Reason(gap.rules, Verdict.NOT_COVERED, "not_covered", basis=basis, asks=gap.asks)
    return chief, *gap.reports


def gap_of_option(option: int) -> str:
    """The gap an option without text is."""
    return f"option_{option}"
