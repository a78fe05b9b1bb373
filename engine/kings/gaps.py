"""Where the source stops: what it does not cover, and what is publicly reported beside it.

A report is shown and rules nothing. A question in plain words finds the gap by the rulebook's search.
"""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.reason import SILENT, STATED, Facts, Question, Reason, RuleId, Verdict, rule
from engine.kernel.ruling import Ruling
from engine.kings import base, box


class Gap(Struct, frozen=True):
    """A matter the source does not cover."""

    id: str
    rules: tuple[RuleId, ...]
    asks: Question
    reports: tuple[Reason, ...] = ()


def gap(id_: str, rules: tuple[RuleId, ...], *reports: Reason) -> Gap:
    """A gap with what the table is asked to settle."""
    return Gap(id_, rules, Question(id_), reports)


@rule("kings.scope.draft")
def reported(says: str, certainty: str, *sources: str) -> Reason:
    """Something publicly said, with where and how sure: it is shown and decides nothing."""
    facts: Facts = {"certainty": certainty, "sources": sources}
    return Reason(("kings.scope.draft",), Verdict.NOT_COVERED, says, facts, basis=SILENT)


OPTIONS = ("kings.options.untexted", "kings.scope.draft")
SCOPE = "kings.scope.draft"
GAPS: tuple[Gap, ...] = (
    gap(
        "option_7",
        (*OPTIONS, "kings.gap.westeros-variant"),
        reported("report_three_cards_open", base.SOURCE, "snr-pr750"),
        reported("report_topmost_resolved", base.SOURCE, "snr-pr750"),
        reported("report_winter_redrawn", base.SOURCE, "snr-pr750"),
    ),
    gap(
        "option_8",
        (*OPTIONS, "kings.gap.battle-variant"),
        reported("report_battle_picks", base.SOURCE, "en-contents", "snr-1213"),
    ),
    gap(
        "option_9",
        (*OPTIONS, "kings.gap.three-players"),
        reported("report_three_tracks", base.SOURCE, "goblins", "mediamania"),
    ),
    gap(
        "port_positions",
        ("kings.port.tokens", "kings.port.belongs", "kings.gap.port-places", SCOPE),
        reported("report_port_dragonstone", base.SOURCE, "ffg-forum-ports"),
        reported("report_ports_as_later", base.RECALLED),
    ),
    gap(
        "wolf_into_neutral",
        ("kings.youngwolf.no-battle", "kings.gap.neutral-forces", SCOPE),
        reported("report_neutral_is_attack", base.SOURCE, "faq1"),
    ),
    gap(
        "victory_below_six",
        ("kings.martell.victory", "kings.gap.victory-fewer", SCOPE),
        reported("report_seven_to_win", base.RECALLED, "slotobzor"),
        reported("report_most_after_ten", base.SOURCE, "base-contents"),
    ),
    gap(
        "crowned_cards",
        ("kings.cards.new-set", "kings.gap.crowned-cards", SCOPE),
        reported("report_highest_five", base.SOURCE, "mediamania"),
        reported("report_reader_arianne", base.SOURCE, "faq1"),
    ),
    gap(
        "six_player_start",
        ("kings.martell.start-cards", "kings.martell.overlays", "kings.gap.overlays", SCOPE),
        reported("report_martell_south_east", base.SOURCE, "fantasyguide", "goblins"),
    ),
    gap("starred_power", (SCOPE, "kings.gap.starred-limit")),
    gap("raven_and_one_time", (SCOPE, "kings.gap.raven")),
    gap(
        "port_retreat",
        ("kings.port.retreat", SCOPE),
        reported("report_retreat_opinion", base.SOURCE, "ffg-forum-ports"),
    ),
    gap("port_transport", ("kings.port.transport", SCOPE)),
)
BY_ID = {one.id: one for one in GAPS}


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
    found = BY_ID[matter]
    basis = STATED if found.rules[:2] == OPTIONS else SILENT
    chief = Reason(found.rules, Verdict.NOT_COVERED, "not_covered", basis=basis, asks=found.asks)
    return chief, *found.reports


def ruling_of_gap(matter: str) -> Ruling:
    """The ruling on something the source does not cover."""
    return Ruling(Verdict.NOT_COVERED, box.TEXT, not_covered_reasons(matter))


def gap_of_option(option: int) -> str:
    """The gap an option without text is."""
    return f"option_{option}"
