"""Saves: those printed on cards, by a duplicate, or by a card that dies for another."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.agot.abilities import kill, saves
from engine.agot.abilities.activation import one_limited_card_a_round
from engine.agot.abilities.costs import event_price
from engine.agot.abilities.definitions import Affects, Use, question_about
from engine.agot.abilities.effect_handlers import kneel, stand
from engine.agot.lcg.abilities.activation import SAVED, announce
from engine.agot.lcg.abilities.choices import PickedIds, ability_step, ask
from engine.agot.lcg.abilities.restrictions import immune_to, kinds_of, why_immune
from engine.agot.lcg.cards.ability_record import PREFIX, RULE, AbilityRecord, EffectsOf, face_of
from engine.agot.lcg.cards.conditions import has_crest, has_trait, is_character
from engine.agot.lcg.costs.influence import gold
from engine.agot.state import text_effects
from engine.agot.state.moves import Save
from engine.agot.state.piles import leave_play
from engine.agot.state.records import (
    DEAD,
    DECK,
    DECK_TOP,
    DISCARD,
    EVENT,
    HAND,
    PLAY,
    REMOVED,
    Card,
    EffectFrame,
)
from engine.agot.state.table import AgotTable
from engine.agot.state.text_effects import Carried
from engine.agot.values.power_and_victory import give_gold, the_game_goes_on
from engine.kernel.game import Verb
from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    STATED,
    Finding,
    Question,
    Reason,
    Verdict,
    cannot_tell,
    change,
    rule,
    violated,
)
from engine.kernel.state import Event, add_events, add_notes, innermost, set_slots

GUARDED = "guarded"
"""The mark on a character that another will save if it would be killed."""


def any_character(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    """All characters in play."""
    return tuple(card.id for card in table.characters())


def is_guarded(
    table: AgotTable, ask: text_effects.Ask, picked: PickedIds
) -> tuple[text_effects.Carried, ...]:
    """For the rest of the phase."""
    return tuple(text_effects.Mark(card, GUARDED, ask.card, "phase") for card in picked)


WHOM = ability_step("bronn.whom", "cards", any_character, is_guarded)


def guards(ability: str, price: int) -> AbilityRecord:
    """For gold he stands up for a character in this phase, if he kneels when it would be killed."""

    def does(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
        return (ask(WHOM, card),)

    use = Use(face_of(ability), "action", RULE, "any_phase", pay=gold(price), does=does)
    return AbilityRecord(PREFIX + ability, (use,))


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def spared(table: AgotTable, cards: tuple[str, ...], zone: str) -> tuple[AgotTable, tuple[str, ...]]:
    """Whoever is guarded by a kneeling character is not killed: that one stands instead, for one of them."""
    if zone != DEAD:
        return table, cards
    victims = []
    for card in cards:
        guard = _guard(table, table.cards[card])
        if guard is None:
            victims.append(card)
            continue
        others = [two for two in cards if two != card and _guard(table, table.cards[two]) == guard]
        facts = {"card": card, "by_means": guard.id}
        basis = SILENT if others else STATED
        table = add_notes(
            stand(table, guard.id), Reason((RULE,), says="guard_stands", facts=dict(facts), basis=basis)
        )
    return table, tuple(victims)


def _guard(table: AgotTable, card: Card) -> Card | None:
    """The kneeling character that will stand up for it."""
    for modifier in card.modifiers:
        guard = table.cards.get(modifier.value) if modifier.what == GUARDED else None
        if guard is not None and guard.zone == PLAY and guard.kneeling:
            return guard
    return None


Price = Literal["kneel", "discard", "gold", "free"]
by_kneeling: Price = "kneel"
by_discarding: Price = "discard"
by_gold: Price = "gold"
for_free: Price = "free"


class Saving(Struct, frozen=True):
    """What a card in play saves from being killed or discarded."""

    reaches: Affects
    """(table, this card, the card in danger)."""
    price: Price
    gold: int = 0
    from_zones: tuple[str, ...] = (DEAD, DISCARD)
    then: EffectsOf | None = None
    """The further consequences of the save."""
    asks: str = "traits"
    """Which printed value tells whether it reaches a card."""


SAVINGS: dict[str, Saving] = {}


def save(
    ability: str,
    reaches: Affects,
    price: Price,
    *,
    gold: int = 0,
    from_zones: tuple[str, ...] = (DEAD, DISCARD),
    then: EffectsOf | None = None,
    asks: str = "traits",
) -> AbilityRecord:
    """A save by a card in play; ``then``: its further consequences."""
    face = face_of(ability)
    SAVINGS[face] = Saving(reaches, price, gold, from_zones, then, asks)
    return AbilityRecord(PREFIX + ability, (Use(face, "save", RULE),))


def follows(table: AgotTable, by_means: str) -> tuple[Carried, ...]:
    """The further consequences of a save with this card."""
    source = table.cards.get(by_means)
    saving = SAVINGS.get(source.face) if source is not None and source.zone == PLAY else None
    if source is None or saving is None or saving.then is None:
        return ()
    return saving.then(table, source)


def is_noble(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """Any character with the Noble crest."""
    return is_character(card) and has_crest(card, "noble")


def is_of_the_watch(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """Any character of the Night's Watch."""
    return is_character(card) and has_trait(table, card, "night's watch")


def _used(table: AgotTable, move: Save) -> tuple[Card, Saving] | None:
    source = table.cards.get(move.by_means)
    saving = SAVINGS.get(source.face) if source is not None and source.zone == PLAY else None
    return (source, saving) if source is not None and saving is not None else None


@rule("lcg.anatomy.rules_text", "lcg.save.definition")
def its_text_saves_this_card(table: AgotTable, move: Save) -> Finding:
    """A card in play whose text Referee knows saves only whom its text names, from what it names."""
    used = _used(table, move)
    if used is None:
        return None
    source, saving = used
    reaches = saving.reaches(table, source, table.cards[move.card])
    if reaches is None:
        return cannot_tell(question_about(table, table.cards[move.card], saving.asks))
    zone = table.agenda[-1].slots.get("zone", DEAD) if table.agenda else DEAD
    if not reaches or zone not in saving.from_zones:
        return violated("saves_others", card=source.id, saved=move.card)
    return None


@rule("lcg.save.cost_paid", "lcg.kneel.only_standing", "lcg.gold.effect_cost", "lcg.gold.pool_source")
def the_save_is_paid(table: AgotTable, move: Save) -> Finding:
    """A player pays the cost of a save before it works."""
    used = _used(table, move)
    if used is None:
        source = table.cards.get(move.by_means)
        in_play = source is not None and source.zone == PLAY
        return None if in_play else saves.the_saving_event_is_paid(table, move)
    source, saving = used
    if saving.price == "kneel" and source.kneeling:
        rules = ("lcg.kneel.only_standing", "lcg.save.cost_paid")
        return violated("already_kneeling", change("stand", card=source.id), rules=rules, card=source.id)
    gold = table.seats[move.by].gold
    if saving.gold <= gold:
        return None
    rules = ("lcg.gold.effect_cost", "lcg.gold.pool_source")
    lack = change("gold", seat=move.by, amount=saving.gold - gold)
    return violated("gold_short", lack, rules=rules, needs=saving.gold, has=gold)


def save_by_text(table: AgotTable, move: Save) -> AgotTable:
    """The card stays in play; what its text asks for is paid and stays paid."""
    used = _used(table, move)
    if used is None:
        return saves.act_save(table, move)
    source, saving = used
    frame = table.agenda[-1]
    assert isinstance(frame, EffectFrame)
    table = set_slots(table, saved=(*kill.saved_in(frame), move.card))
    rules = ("lcg.save.definition", "lcg.save.cost_paid")
    facts = {"card": move.card, "with": source.id}
    table = add_notes(table, Reason(rules, Verdict.YES, "saved", dict(facts)))
    table = add_events(table, Event("saved", move.card, move.by, rule="lcg.save.definition"))
    if saving.gold:
        table = give_gold(table, move.by, -saving.gold)
    if saving.price == "kneel":
        return kneel(table, source.id)
    return leave_play(table, source.id, DISCARD) if saving.price == "discard" else table


def price_of_save(table: AgotTable, move: Save) -> int:
    """Gold a save costs."""
    used = _used(table, move)
    if used is not None:
        return used[1].gold
    source = table.cards.get(move.by_means)
    event = source is not None and source.zone != PLAY
    return event_price(source) if event and source is not None else 0


BY_SAVE = (DEAD, DISCARD)
BY_DUPLICATE = (DEAD, DISCARD, HAND, DECK, DECK_TOP)


@rule("lcg.save.definition", "lcg.duplicate.save", "lcg.outofgame.removed", "lcg.claim.intrigue")
def a_loss_is_under_way(table: AgotTable, move: Save) -> Finding:
    """A save prevents a kill or a discard; a duplicate also prevents a return.

    Nothing saves a card from what a text says cannot be saved from.
    """
    frame = innermost(table, "kill")
    by_duplicate = move.by_means == saves.DUPLICATE_SAVE
    chief = ("lcg.duplicate.save", "lcg.save.definition") if by_duplicate else ("lcg.save.definition",)
    if not isinstance(frame, EffectFrame) or frame is not table.agenda[-1]:
        return _no_loss_under_way(table, move, chief)
    if move.card not in kill.victims_of(frame) or move.card in kill.saved_in(frame):
        return violated(
            "a_save_of_another", change("kill_instead", card=move.card), rules=chief, card=move.card
        )
    if frame.slots["cause"] == kill.UNSAVEABLE:
        return violated("cannot_be_saved", rules=(*chief, "lcg.anatomy.rules_text"), card=move.card)
    zone = frame.slots.get("zone", DEAD)
    if zone in (BY_DUPLICATE if by_duplicate else BY_SAVE):
        return None
    return violated(
        "not_saved_from_that", rules=(*chief, "lcg.save.definition"), card=move.card, zone=str(zone)
    )


def _no_loss_under_way(table: AgotTable, move: Save, chief: tuple[str, ...]) -> Reason:
    zone = table.cards[move.card].zone
    if zone == REMOVED:
        rules = (*chief, "lcg.outofgame.removed")
        return violated("removed_for_good", rules=rules, basis=DERIVED, card=move.card)
    challenge = table.challenge or table.last_challenge
    claimed = challenge is not None and challenge.kind == "intrigue" and zone != PLAY
    rules = (*chief, "lcg.claim.intrigue") if claimed else chief
    return violated(
        "nothing_to_save_from", change("kill_instead", card=move.card), rules=rules, card=move.card
    )


@rule("lcg.save.definition", "lcg.response.definition")
def the_saving_card_is_his(table: AgotTable, move: Save) -> Finding:
    """A player saves with a card of their own."""
    source = table.cards.get(move.by_means)
    if source is None:
        return None
    if source.kind == EVENT:
        return _saved_by_event(table, move, source)
    if source.zone != PLAY or source.controller != move.by:
        user = change("by", seat=source.controller)
        there = user if source.zone == PLAY else change("in_play", card=source.id, seat=move.by)
        return violated("not_your_card", there, rules=SAVING_RULES, card=source.id)
    return None


SAVING_RULES = ("lcg.save.definition", "lcg.response.definition")


def _saved_by_event(table: AgotTable, move: Save, event: Card) -> Finding:
    """An event saves from the hand, and only the characters its text names."""
    if event.zone != HAND or event.controller != move.by:
        in_hand = change("in_hand", card=event.id, seat=move.by)
        return violated("not_in_hand", in_hand, rules=SAVING_RULES, card=event.id)
    if not saves.saving_text(table, event) and saves.may_save(event):
        return cannot_tell(Question("saves", event.id))
    if not saves.saving_text(table, event):
        return violated("not_a_saving_event", rules=SAVING_RULES, card=event.id)
    if event.saves == "unique" and table.cards[move.card].unique is None:
        return cannot_tell(Question("unique", move.card))
    if event.saves == "unique" and not table.cards[move.card].unique:
        return violated(
            "saves_unique_only", change("unique", card=move.card), rules=SAVING_RULES, card=move.card
        )
    return None


@rule("lcg.save.definition", "lcg.duplicate.save", "lcg.cancel.definition")
def act_save(table: AgotTable, move: Save) -> AgotTable:
    """The save is announced and paid like any response; it holds unless somebody cancels it."""
    more = follows(table, move.by_means)
    table = save_by_text(table, move)
    card = move.by_means if move.by_means in table.cards else move.card
    return announce(table, move.by, card, more, SAVED, saved=move.card)


@rule("lcg.keyword.immune_target", "lcg.keyword.immune")
def no_immune_card_is_chosen(table: AgotTable, move: Save) -> Finding:
    """A card cannot be chosen for an effect it is immune to.

    A duplicate is a copy of the card it saves.
    """
    source = table.cards.get(move.by_means)
    card = table.cards[move.card]
    if source is None or not immune_to(table, card, kinds_of(table, source, move.by, card)):
        return None
    return violated("immune", because=why_immune(table, card), card=move.card)


SAVE = Verb(
    Save,
    (
        the_game_goes_on,
        a_loss_is_under_way,
        saves.a_duplicate_lies_under_it,
        the_saving_card_is_his,
        no_immune_card_is_chosen,
        its_text_saves_this_card,
        one_limited_card_a_round,
        the_save_is_paid,
    ),
    act_save,
)
