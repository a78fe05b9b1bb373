"""Effects that are carried out otherwise here: draws within the cap, control, saves from discarding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.event import Event
from engine.kernel.reason import SILENT, Facts, Reason, rule
from engine.kernel.state import note, tell
from engine.lcg import text_deeds
from engine.lcg.cards.hosts import misplaced
from engine.lcg.points import ATTACHMENT_CONTROL, DRAW_CUT
from engine.thrones import effects as e
from engine.thrones.deeds import as_it_kneels
from engine.thrones.piles import draw, leave_play, out_of_challenge, short_deck
from engine.thrones.power import check_victory
from engine.thrones.records import DISCARD, PLAY, Frame
from engine.thrones.table import Table

DRAW_CAP = 3


@rule("lcg.drawcap.three")
def draws_left(table: Table, seat: str) -> int:
    """Cards a player may still draw by effects this round, beyond those of the draw phase."""
    return max(0, DRAW_CAP - table.seats[seat].drawn_by_effects)


@rule("lcg.drawcap.three", "lcg.drawcap.word_draw")
def draw_by_effect(table: Table, frame: Frame, effect: e.Draw) -> Table:
    """Each draws as many as the cap of the round allows; only effects that say "draw" count."""
    for seat in effect.seats:
        left = draws_left(table, seat)
        amount = min(effect.amount, left)
        if amount < effect.amount:
            point = DRAW_CUT.reason(table, "draw_is_cut", seat=seat, left=left)
            amount = amount if DRAW_CUT.option(table) == "cut" else 0
            table = note(table, Reason(("lcg.drawcap.three",), amount, "draw_cap", {"seat": seat}, (point,)))
        table, drawn = draw(table, seat, amount, "lcg.drawcap.three")
        if drawn < amount:
            table = note(table, short_deck(table, seat, drawn))
        table = table.seat(seat, drawn_by_effects=table.seats[seat].drawn_by_effects + drawn)
    return table


@rule("lcg.control.own_vs_control", "lcg.challenge.removed", "lcg.power.character_not_house")
def take_control(table: Table, frame: Frame, effect: e.TakeControl) -> Table:
    """The card changes sides with the power on it; it takes no further part in the challenge."""
    if table.cards[effect.target].zone != PLAY or table.cards[effect.target].controller == effect.to:
        return table
    power = table.cards[effect.target].power
    if power:
        facts: Facts = {"card": effect.target, "seat": effect.to}
        rules = ("lcg.power.character_not_house", "lcg.control.own_vs_control")
        table = note(table, Reason(rules, power, "power_goes_along", facts, basis=SILENT))
    took_part = table.challenge is not None and effect.target in table.challenge.participants
    table = out_of_challenge(table, effect.target).card(effect.target, controller=effect.to)
    if took_part:
        table = as_it_kneels(table, effect.target)
    table = _with_its_attachments(table, effect)
    for one in misplaced(table, effect.target):
        table = leave_play(table, one, DISCARD)
    return check_victory(tell(table, Event("control_taken", effect.target, effect.to)))


@rule("lcg.cardtype.attachment", "lcg.control.own_vs_control")
def _with_its_attachments(table: Table, effect: e.TakeControl) -> Table:
    """Whose the attachments under a card are that changes sides is not stated."""
    for one in [one for one in table.under(effect.target, PLAY) if one.controller != effect.to]:
        if ATTACHMENT_CONTROL.option(table) == "host":
            table = table.card(one.id, controller=effect.to)
        seat = table.cards[one.id].controller
        table = note(table, ATTACHMENT_CONTROL.reason(table, "attachment_control", card=one.id, seat=seat))
    return table


DEEDS: dict[type, Callable[[Any, Any, Any], Any]] = {
    e.Draw: draw_by_effect,
    e.TakeControl: take_control,
    **text_deeds.DEEDS,
}
