"""Who may look at what, and what may not be concealed?"""

from __future__ import annotations

from engine.kernel.reason import DERIVED, STATED, Reason, Verdict, rule
from engine.oriflamme.points import COVERED_OWN
from engine.oriflamme.table import Spot, Table

Found = tuple[bool, Reason]


def _said(answer: bool, says: str, *rules: str, derived: bool = False) -> Found:
    return answer, Reason(rules, says=says, basis=DERIVED if derived else STATED)


@rule("oriflamme.info.own-hidden-cards", "oriflamme.info.others-hidden", "oriflamme.card.open-closed")
def may_look_at_card(table: Table, by: str, found: Spot) -> Found:
    """At open cards everybody; at closed ones their own family only, at covered ones by the default."""
    card = found.card
    if card.open:
        return _said(True, "open_to_all", "oriflamme.card.open-closed", derived=found.covered)
    if card.family != by:
        return _said(False, "not_his_to_see", "oriflamme.info.others-hidden", derived=True)
    if not found.covered:
        return _said(True, "his_to_see", "oriflamme.info.own-hidden-cards")
    may = COVERED_OWN.option(table) == "may_look"
    return may, COVERED_OWN.reason(table, "his_covered_card", Verdict.YES)


@rule("oriflamme.info.own-hidden-cards", "oriflamme.info.others-hidden", "oriflamme.setup.hand-seven")
def may_look_at_cards(by: str, what: str, of: str) -> Found:
    """One's own hand and set-aside cards, never another's; discards lie open to everybody."""
    if what == "discard":
        return open_discard()
    if by != of:
        return _said(False, "not_his_to_see", "oriflamme.info.others-hidden", derived=True)
    rules = ("oriflamme.setup.hand-seven",) if what == "hand" else ("oriflamme.info.own-hidden-cards",)
    return _said(True, "his_to_see", *rules)


@rule("oriflamme.info.discard-public")
def open_discard() -> Found:
    """Anyone may look through any discard at any time."""
    return _said(True, "open_to_all", "oriflamme.info.discard-public")


@rule("oriflamme.info.open-influence")
def may_hide_influence() -> Found:
    """Every player's influence stays visible through the whole game."""
    return _said(False, "influence_is_open", "oriflamme.info.open-influence")
