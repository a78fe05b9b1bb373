"""The procedure of a kill: its victims, the saves that are asked for, the deaths."""

from __future__ import annotations

from engine.agot.abilities.active import active_effects
from engine.agot.rule_variants import DUPLICATE_OPTIONAL, SAVE_ANY_KILL
from engine.agot.state.moves import DeclineSaves
from engine.agot.state.piles import leave_play, strip_notes
from engine.agot.state.records import DEAD, DISCARD, DUPLICATE, PLAY, EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import UNCOUNTED_POWER, check_victory
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.game import Procedure, Step
from engine.kernel.reasons import Facts, Reason, Verdict, rule
from engine.kernel.state import Event, add_events, add_notes, set_slots

UNSAVEABLE = "unsaveable"
"""The cause of a loss that cannot be saved from, because a text says so."""


def victims_of(frame: EffectFrame) -> tuple[str, ...]:
    """Characters about to be killed."""
    victims = frame.slots["victims"]
    return victims if isinstance(victims, tuple) else ()


def saved_in(frame: EffectFrame) -> tuple[str, ...]:
    """Those of them already saved."""
    saved = frame.slots["saved"]
    return saved if isinstance(saved, tuple) else ()


@rule("hbo.duplicate.optional", "lcg.duplicate.save")
def compulsory_saves(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Where the table has decided that duplicates must be used, they are."""
    if DUPLICATE_OPTIONAL.option(table) == "yes":
        return table
    for card in victims_of(frame):
        if any(True for _ in table.under(card, DUPLICATE)):
            table = add_notes(table, DUPLICATE_OPTIONAL.reason(table, "duplicate_compulsory", card=card))
            table = save_with_duplicate(table, card)
    return table


def ask_saves(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Asks for saves of the victims: their players first, then the others."""
    seats = still_asked(table, frame)
    if not seats:
        return ()
    seat, verbs = seats[0], ("save", "decline_saves")
    about = fate_of(frame, threatened_in(frame))
    silent = DeclineSaves(by=seat)
    return (Decision(seat, "save", "hbo.save.interrupt", DecisionKind.OFFER, verbs, silent, about=about),)


def still_asked(table: AgotTable, frame: EffectFrame) -> tuple[str, ...]:
    """The seats still asked to save one of the victims, in this order."""
    threatened = threatened_in(frame)
    if not threatened or not savable(table, frame):
        return ()
    seats = dict.fromkeys((*[table.cards[card].controller for card in threatened], *table.order))
    declined = declined_in(frame)
    return tuple([seat for seat in seats if seat not in declined])


def threatened_in(frame: EffectFrame) -> tuple[str, ...]:
    """Victims that have not been saved yet."""
    victims, saved = victims_of(frame), saved_in(frame)
    return tuple([card for card in victims if card not in saved]) if saved else victims


def fate_of(frame: EffectFrame, cards: tuple[str, ...]) -> Facts:
    """What is going to happen to these cards, and why: for a claim, or by the text of a card."""
    slots = frame.slots
    why = {"cause": slots["cause"], "because": slots.get("card", "")}
    return {"cards": cards, "zone": slots.get("zone", DEAD), **why}


def declined_in(frame: EffectFrame) -> tuple[str, ...]:
    """The seats that have declined to save."""
    declined = frame.slots["declined"]
    return declined if isinstance(declined, tuple) else ()


def savable(table: AgotTable, frame: EffectFrame) -> bool:
    """Saves answer any killing, unless the table has decided that only actions and claims can be answered."""
    if frame.slots["cause"] == UNSAVEABLE:
        return False
    return frame.slots["cause"] in ("action", "claim") or SAVE_ANY_KILL.option(table) == "yes"


@rule("hbo.piles.kill", "lcg.outofplay.piles")
def die(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Those not saved die together and go to their owners' dead piles."""
    doomed = [
        card for card in victims_of(frame) if card not in saved_in(frame) and table.cards[card].zone == PLAY
    ]
    zone, left_out = str(frame.slots.get("zone", DEAD)), UNCOUNTED_POWER in active_effects(table)
    for card in doomed if zone != DEAD else ():
        table = add_notes(table, *(reason for reason in (strip_notes(table, card, zone),) if reason))
        table = leave_play(table, card, zone)
    for card in doomed if zone == DEAD else ():
        if not savable(table, frame):
            table = table.put(occasions=(*table.occasions, Occasion("beyond_saving", card)))
        elif any(True for _ in table.under(card, DUPLICATE)):
            table = add_notes(table, DUPLICATE_OPTIONAL.reason(table, "duplicate_is_optional"))
        with_it = strip_notes(table, card, DEAD)
        table = add_notes(table, *(reason for reason in (with_it,) if reason))
        table = add_notes(
            table, Reason(("hbo.piles.kill", "hbo.piles.owner"), Verdict.YES, "killed", {"card": card})
        )
        table = leave_play(table, card, DEAD)
    # Power that a text had left out counts again when that text has died with them.
    return check_victory(table) if left_out else table


KILL = Procedure(
    "kill", (Step("compulsory", do=compulsory_saves), Step("saves", ask=ask_saves), Step("die", do=die))
)


@rule("hbo.duplicate.save", "lcg.duplicate.save")
def save_with_duplicate(table: AgotTable, card: str) -> AgotTable:
    """One duplicate goes to the discard pile; it answers one killing."""
    duplicate = next(table.under(card, DUPLICATE))
    table = table.card(duplicate.id, zone=DISCARD, host="")
    gone = Event("duplicate_discarded", duplicate.id, duplicate.owner, rule="hbo.duplicate.save")
    table = add_events(table, gone)
    if table.agenda and table.agenda[-1].procedure == "kill" and DUPLICATE_OPTIONAL.option(table) == "no":
        table = set_slots(table, saved=(*saved_in(table.agenda[-1]), card))
    return add_notes(
        table, Reason(("hbo.duplicate.save",), Verdict.YES, "duplicate_discarded", {"card": card})
    )
