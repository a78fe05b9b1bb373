"""The moments that set passives off, changes of strength among them, and plots foreseen.

Passives come before the next action. If none is triggered, no player is asked.

One text kills characters at strength 0 for as long as it lasts, whatever reduced them. Another
protects a character in each phase in which its strength has changed. Both are looked for after every move,
but only while such a text is at work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.agot.abilities.active import blank_cards, nothing_bears_on
from engine.agot.abilities.definitions import Use, trigger, uses_of
from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.abilities.passives import due_passives
from engine.agot.lcg.abilities.choices import PickedIds, ability_step, next_step
from engine.agot.phases import standing_and_taxation
from engine.agot.rounds.action_windows import push_window
from engine.agot.rounds.rounds import at_step
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.card_index import CardLayout, index_of
from engine.agot.state.moves import RevealPlot, StandAll
from engine.agot.state.records import ATTACHMENT, PHASE, PLAY, Card, EffectFrame, Modifier, Occasion
from engine.agot.state.table import AgotTable, as_source
from engine.agot.values.card_values import raw_strength, strength, unknown_strength
from engine.agot.values.power_and_victory import gain_for_houses
from engine.kernel.game import Step, Verb
from engine.kernel.memo import memoize
from engine.kernel.reasons import Question, Reason, Verdict, rule
from engine.kernel.state import add_notes, set_slots

PORT = "lcg-core-dragonstone-port"
FORESEEN = "foreseen"
"""Lasting: the plot this seat has named."""
TEXT = "lcg.anatomy.rules_text"


@rule("lcg.anatomy.rules_text", "lcg.scope.card_over_rules", "lcg.plot.choose_reveal")
def early_window(table: AgotTable) -> AgotTable:
    """Where a text in play says so, everybody may act when plots are chosen and not yet revealed."""
    if table.phase != "plot":
        return table
    blank = blank_cards(table)
    port = next((card.id for card in table.in_play() if card.face == PORT and card.id not in blank), "")
    if not port:
        return table
    facts = {"card": port}
    table = add_notes(
        table, Reason((TEXT, "lcg.scope.card_over_rules"), Verdict.YES, "early_window", dict(facts))
    )
    return push_window(table, by_text=port)


@rule("lcg.anatomy.rules_text", "lcg.power.house_gain")
def pay_for_foreseen(table: AgotTable, *revealed: RevealPlot) -> AgotTable:
    """Whoever has named the plot that an opponent reveals claims one power for each who does."""
    if table.phase != "plot" or not table.lasting:
        return table
    foreseen = [effect for effect in table.lasting if effect.what == FORESEEN]
    gained: dict[str, int] = {}
    for effect in foreseen:
        hits = (
            move
            for move in revealed
            if table.are_opponents(effect.seat, move.by) and move.plot == effect.value
        )
        gained[effect.seat] = gained.get(effect.seat, 0) + sum(1 for _ in hits)
    gained = {seat: amount for seat, amount in gained.items() if amount}
    return gain_for_houses(table, gained, TEXT) if gained else table


BEGINS, ENDS = "phase_begins", "phase_ends"
PhaseAction = Callable[[Any, Any], Any]


@rule("lcg.passive.before_actions")
def set_off(table: AgotTable, *occasions: Occasion) -> AgotTable:
    """These occasions have come; if they set off a passive it is carried out before anything else."""
    after = trigger(table, *occasions)
    frame = after.agenda[-1]
    assert isinstance(frame, EffectFrame)
    return after if due_passives(after, frame) else table


def phase_boundary(step: Step) -> Step:
    """The step of the round that begins a phase, with what the end of the last and its beginning set off."""
    begin = step.do
    assert begin is not None

    def do(table: AgotTable, frame: EffectFrame) -> AgotTable:
        if frame.slots.get("ended") != step.name:
            ended = set_off(at_step(set_slots(table, ended=step.name), step.name), Occasion(ENDS))
            if ended.agenda[-1].procedure == "aftermath":
                return ended
        begun: AgotTable = begin(table, frame)
        return of_plots(set_off(early_window(begun), Occasion(BEGINS)))

    return Step(step.name, do=do)


@rule("lcg.passive.simultaneous")
def of_plots(table: AgotTable) -> AgotTable:
    """What revealed plots do as this phase begins; of several the first player says which is first."""
    first = table.first_player or table.order[0]
    due = tuple(seat for seat in table.turn_order if _begins(table, seat) is not None)
    if not due:
        return table
    return push_effects(
        table,
        (text_effects.Ask(IN_TURN, first, _named(table, due[0]), first, "\n".join(due)),),
        first,
        "",
        "passive",
    )


def _named(table: AgotTable, seat: str) -> str:
    plot = table.seats[seat].plot
    return plot.name if plot is not None else ""


def _begins(table: AgotTable, seat: str) -> tuple[Card, Use] | None:
    plot = table.seats[seat].plot
    for use in uses_of(as_source(table.seats[seat]), "passive") if plot is not None else ():
        source = as_source(table.seats[seat])
        if BEGINS in use.on and use.trigger is not None and use.trigger(table, source, Occasion(BEGINS)):
            return source, use
    return None


def _one_first(
    table: AgotTable, ask: text_effects.Ask, picked: tuple[str, ...]
) -> tuple[text_effects.Carried, ...]:
    left = tuple(seat for seat in ask.about.splitlines() if seat not in picked)
    later = (next_step(IN_TURN, ask, about="\n".join(left)),) if left else ()
    first = _begins(table, picked[0]) if picked else None
    if first is None or first[1].does is None:
        return later
    return (*first[1].does(table, first[0]), *later)


IN_TURN = ability_step("plots.in_turn", "seat", lambda table, ask: tuple(ask.about.splitlines()), _one_first)
"""If several plots act at the same time, the first player chooses the next one."""


@rule("lcg.standing.all", "lcg.response.before_next_action")
def act_stand(table: AgotTable, move: StandAll) -> AgotTable:
    """All cards stand at once, but for those a text keeps kneeling; that they have may be answered."""
    table = standing_and_taxation.act_stand(table.put(occasions=()), move)
    stood = table.occasions
    return trigger(table, *stood) if stood else table


STAND_ALL = Verb(StandAll, standing_and_taxation.STAND_ALL.rules, act_stand)


FLAME_KISSED = "lcg-core-flame-kissed"
CAVALRY = "lcg-core-stanniss-northern-cavalry"
DIES, CHANGED = "dies_at_0", "strength_changed"
"""The mark on a card for the rest of the phase."""


def is_its_only_attachment(table: AgotTable, source: Card | None, card: Card) -> bool:
    """Nothing else is attached to that character."""
    return sum(other.kind == ATTACHMENT for other in table.under(card.id, PLAY)) == 1


def follows(before: AgotTable, after: AgotTable) -> AgotTable:
    """The table with what the change from one to the other brings about; the same one if that is nothing."""
    layout = index_of(after.cards).layout
    watched = _watched(layout)
    if watched is None or after.over is not None:
        return after
    if before.cards is after.cards and _same_strengths(before, after):
        return after
    safe, threatened = watched
    marked = after
    for id_ in safe:
        if _has_changed(before, after, id_):
            card = marked.cards[id_]
            mark = Modifier(CHANGED, until=PHASE)
            marked = marked.card(id_, modifiers=(*card.modifiers, mark))
    return _those_who_fall(before, after, marked, threatened) if threatened else marked


def _those_who_fall(
    before: AgotTable, after: AgotTable, marked: AgotTable, threatened: tuple[str, ...]
) -> AgotTable:
    """The table with the killing of those who have fallen to strength 0 to be carried out."""
    doomed = [ask for id_ in threatened if (ask := _falls(before, after, id_)) is not None]
    return push_effects(marked, tuple(doomed), doomed[0].by, doomed[0].card, "passive") if doomed else marked


def _same_strengths(table: AgotTable, other: AgotTable) -> bool:
    """Whether two tables differ in nothing on which a strength may rest: most moves are passes."""
    like_it = replace(
        table,
        text=other.text,
        agenda=other.agenda,
        events=other.events,
        notes=other.notes,
        occasions=other.occasions,
        missed=other.missed,
        gained=other.gained,
    )
    return like_it == other


@memoize
def _watched(layout: CardLayout) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The cards such a text concerns: the safe, and those it may kill; mostly None: there are none."""
    watched = (_safe(layout), _threatened(layout))
    return watched if any(watched) else None


@memoize
def _safe(layout: CardLayout) -> tuple[str, ...]:
    """The cards in play that are safe in a phase in which their strength has changed."""
    return tuple([card.id for card in layout.in_play if card.face == CAVALRY])


@memoize
def _threatened(layout: CardLayout) -> tuple[str, ...]:
    """The cards that such a text may kill at strength 0."""
    hosts = [layout.cards[id_].host for id_ in _burning(layout)]
    marked = [
        card.id for card in layout.modified if any(modifier.what == DIES for modifier in card.modifiers)
    ]
    return tuple(dict.fromkeys(id_ for id_ in (*hosts, *marked) if id_))


@memoize
def _burning(layout: CardLayout) -> tuple[str, ...]:
    """The cards in play that kill whom they lie on at strength 0."""
    return tuple([card.id for card in layout.in_play if card.face == FLAME_KISSED])


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def _has_changed(before: AgotTable, after: AgotTable, card_id: str) -> bool:
    """The strength of a card that is safe in such a phase has changed in this one."""
    old, new = before.cards.get(card_id), after.cards[card_id]
    if old is None or old.zone != PLAY or _is_the_same(before, after, new):
        return False
    if any(mark.what == CHANGED for mark in new.modifiers):
        return False
    # What ended with the last phase changed nothing in this one; what began with this phase did.
    then = before if before.phase == after.phase else after.put(phase=before.phase)
    return _beyond_print(then, old) != _beyond_print(after, new)


def _is_the_same(before: AgotTable, after: AgotTable, card: Card) -> bool:
    """Whether the card is unchanged and its strength depends on nothing else."""
    if card is not before.cards[card.id] or card.strength_per_gold or not nothing_bears_on(after, card):
        return False
    same_texts = before.cards is after.cards and before.seats is after.seats
    return same_texts or nothing_bears_on(before, card)


def _beyond_print(table: AgotTable, card: Card) -> int:
    """What is added to the strength printed on a card."""
    return raw_strength(table, card) - (card.strength or 0)


@rule("lcg.anatomy.rules_text", "lcg.strength.floor")
def _falls(before: AgotTable, after: AgotTable, card_id: str) -> text_effects.Ask | None:
    """A character falls to strength 0 while a text kills whoever is there; whoever was saved there stays."""
    source, at = _doom(after, card_id)
    if source is None or at not in (0, None):
        return None
    was, where = _doom(before, card_id) if card_id in before.cards else (None, None)
    if was is not None and where in (at, None):
        return None
    return text_effects.Ask(AT_NOTHING, source.controller, source.id, source.controller, card_id)


def _doom(table: AgotTable, card_id: str) -> tuple[Card | None, int | None]:
    """The card whose text kills this character at strength 0, and its strength if that is known."""
    card = table.cards[card_id]
    source = _killer(table, card) if card.zone == PLAY else None
    known = source is not None and unknown_strength(table, card) is None
    return source, strength(table, card) if known else None


def _killer(table: AgotTable, card: Card) -> Card | None:
    for mark in card.modifiers:
        if mark.what == DIES:
            return table.cards.get(mark.value)
    there = [table.cards[id_] for id_ in _burning(index_of(table.cards).layout)]
    speaks = (other for other in there if other.host == card.id and other.id not in blank_cards(table))
    killer = next(speaks, None)
    return killer if killer is not None and is_its_only_attachment(table, killer, card) else None


def _strength_untold(table: AgotTable, ask: text_effects.Ask) -> Question | None:
    """The question to answer before it is known whether the character is at strength 0."""
    card = table.cards[ask.about]
    return unknown_strength(table, card) if card.zone == PLAY else None


def _dies_at_nothing(
    table: AgotTable, ask: text_effects.Ask, picked: PickedIds
) -> tuple[text_effects.Carried, ...]:
    """Kills the characters that are at strength 0 now."""
    card = table.cards[ask.about]
    return (e.Kill(card.id),) if card.zone == PLAY and strength(table, card) == 0 else ()


AT_NOTHING = ability_step(
    "at-nothing", "way", lambda table, ask: (), _dies_at_nothing, wants=_strength_untold
)
