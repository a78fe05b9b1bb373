"""Where may a card be laid into the row, and what does laying it change?"""

from __future__ import annotations

from engine.kernel.reason import DERIVED, STATED, Change, Finding, RuleId, no, rule
from engine.oriflamme.table import Card, Place, Table, spot


def lay(table: Table, card: Card, where: str, on: str | None, *, done: bool = False) -> Table:
    """The card at the left end, at the right end, or on a card of the row."""
    found = spot(table, on) if where == "on" else None
    if found is not None:
        return _cover(table, found.place, card)
    place = Place(table.places + 1, (card,), done)
    row = (place, *table.row) if where == "left" else (*table.row, place)
    return table.put(row=row, places=place.id)


@rule("oriflamme.stack.covers-tokens", "oriflamme.stack.any-face", "oriflamme.stack.no-limit")
def _cover(table: Table, place: Place, card: Card) -> Table:
    """The card covers the one that lay there, open or closed, and the influence on it, which stays."""
    return table.place(place.id, cards=(*place.cards, card))


def next_tag(table: Table, seat: str) -> tuple[Table, str]:
    """What everybody may call the next card this family brings into the row."""
    number = table.seats[seat].laid + 1
    return table.seat(seat, laid=number), f"{seat}.{number}"


@rule("oriflamme.stack.own-family-only", "oriflamme.planning.on-own-card", "oriflamme.bribe.stacking-on")
def foreign(seat: str, card: Card, remedy: Change, *rules: RuleId) -> Finding:
    """Only a card of one's own family may be covered; a bribed character is the briber's."""
    if card.owner == seat:
        return None
    basis = DERIVED if card.bribe else STATED
    cited = ("oriflamme.stack.own-family-only", *rules, "oriflamme.planning.on-own-card")
    if card.bribe:
        cited += ("oriflamme.bribe.stacking-on", "oriflamme.bribe.ownership")
    return no("not_his_card", remedy, rules=cited, basis=basis, card=card.called, owner=card.owner)
