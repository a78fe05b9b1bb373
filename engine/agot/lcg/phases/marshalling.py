"""Income and what texts take off it; cards played in marshalling, their penalty, order and duplicates."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.agot.abilities.active import active_effects, blank_cards
from engine.agot.abilities.continuous import (
    BONUS_COUNTED,
    FORBIDDEN,
    PLOT_INCOME_COUNTED,
    givers,
    name_of_source,
)
from engine.agot.abilities.costs import cost_of, cost_tally
from engine.agot.abilities.definitions import ContinuousEffect
from engine.agot.lcg.abilities.entry_into_play import (
    TO_ATTACH,
    an_attachment_has_a_host,
    no_copy_bars_it,
    the_host_takes_attachments,
)
from engine.agot.lcg.cards.common_effects import CHAMBERS
from engine.agot.lcg.costs.card_cost import PENALTY, cost_question, price_parts, use_up
from engine.agot.lcg.moves import GiveGold
from engine.agot.lcg.rule_variants import ATTACHMENT_CONTROL
from engine.agot.lcg.titles import small_council
from engine.agot.phases import card_play, duplicates
from engine.agot.phases import marshalling as shared_marshalling
from engine.agot.rounds.action_windows import open_window, turn_in
from engine.agot.state.moves import CollectIncome, PlayCard, PlayDuplicate
from engine.agot.state.records import ATTACHMENT, PLAY, Card
from engine.agot.state.table import AgotTable, as_source
from engine.agot.values.card_values import income
from engine.agot.values.power_and_victory import as_much_as_there_is, give_gold, the_game_goes_on
from engine.kernel.game import Verb
from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    Finding,
    Question,
    Reason,
    Rule,
    cannot_tell,
    change,
    part,
    rule,
    violated,
)
from engine.kernel.state import add_notes


@rule("lcg.action.rotation", "lcg.action.definition", "lcg.marshal.others_act")
def the_others_had_their_chance(table: AgotTable, move: PlayCard | PlayDuplicate) -> Finding:
    """Where playing a card is an action, the opponent may act before the next card.

    Each other player may act or pass, clockwise.
    """
    frame = open_window(table)
    if frame is None or table.phase != "marshalling" or table.active != move.by:
        return None
    seat = turn_in(table, frame)
    return (
        None
        if seat == move.by
        else violated("let_the_other_act", change("wait_window", seat=move.by), seat=seat)
    )


@rule("lcg.marshal.gold_penalty", "lcg.marshal.pay", "lcg.gold.pool_source", "lcg.anatomy.gold_cost")
def its_cost_and_penalty_are_paid(table: AgotTable, move: PlayCard) -> Finding:
    """To play a card, a player pays its full cost and penalty from their own pool."""
    card, gold = table.cards[move.card], table.seats[move.by].gold
    if card.cost is None:
        return cannot_tell(Question("cost", card.id))
    question = cost_question(table, move.by, card)
    if question is not None:
        return cannot_tell(question)
    price, parts = cost_of(table, move.by, card), price_parts(table, move.by, card)
    if card.houses is None and price <= gold < price + PENALTY:
        return cannot_tell(Question("houses", card.id))
    if price <= gold:
        return None
    rules: tuple[str, ...] = ("lcg.marshal.pay", "lcg.gold.pool_source")
    penalised = sum(
        reason.found for reason in parts if reason.says == "gold_penalty" and isinstance(reason.found, int)
    )
    if price - penalised <= gold:
        rules = ("lcg.marshal.gold_penalty", *rules)
    rules = (*rules, "lcg.anatomy.gold_cost")
    lack = change("gold", seat=move.by, amount=price - gold)
    return violated("gold_short", lack, rules=rules, because=parts, needs=price, has=gold, card=card.id)


@rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment", "lcg.cardtype.house")
def only_its_text_puts_it_on_the_house_card(table: AgotTable, move: PlayCard) -> Finding:
    """A card goes onto its player's House card only if its text says so."""
    card = table.cards[move.card]
    if not move.on_house or (card.face in CHAMBERS and not move.host):
        return None
    return violated("not_on_the_house_card", card=card.id)


@rule("lcg.marshal.pay", "lcg.lasting.definition")
def act_play_card(table: AgotTable, move: PlayCard) -> AgotTable:
    """The card is paid for and laid; what made it cheaper is used up."""
    card = table.cards[move.card]
    tally = cost_tally(table, move.by, card)
    played = use_up(card_play.act_play_card(table, move), move.by, card)
    if (
        move.host
        and table.cards[move.host].controller != move.by
        and ATTACHMENT_CONTROL.rule not in table.decided
    ):
        point = ATTACHMENT_CONTROL.reason(table, "attachment_control", card=card.id, seat=move.by)
        played = add_notes(played, point)
    if move.on_house:
        played = played.card(card.id, kind=ATTACHMENT, printed_kind=card.kind)
    return add_notes(played, tally) if tally.because else played


@rule("lcg.duplicate.play", "lcg.marshal.duplicates_free")
def duplicates_are_attached_in_marshalling(table: AgotTable, move: PlayDuplicate) -> Finding:
    """Only the active player attaches duplicates, and only in the marshalling phase.

    The section on marshalling says so; the chapter on duplicates does not.
    """
    refusal = duplicates.duplicates_are_attached_in_marshalling(table, move)
    if refusal is None or table.phase != "marshalling":
        return refusal
    return replace(refusal, basis=SILENT)


@rule("lcg.duplicate.play", "lcg.duplicate.only_unique", "lcg.version.same_unique")
def it_is_a_copy_of_a_unique_card(table: AgotTable, move: PlayDuplicate) -> Finding:
    """A duplicate has the title of a unique card that the player has in play."""
    card, host = table.cards[move.card], table.cards[move.host]
    rules: tuple[str, ...] = ("lcg.duplicate.play",)
    if card.id == host.id:
        return violated("under_itself", rules=rules, card=card.id)
    if host.zone != PLAY:
        return violated(
            "not_in_play", change("in_play", card=host.id, seat=move.by), rules=rules, card=host.id
        )
    if card.name != host.name:
        same = change("same_name", card=card.id, host=host.id)
        rules = (*rules, "lcg.duplicate.only_when_under")
        return violated("not_a_copy", same, rules=rules, card=card.id, host=host.id)
    if host.unique is None:
        return cannot_tell(Question("unique", host.id))
    if host.unique:
        return None
    return violated(
        "not_unique", change("unique", card=host.id), rules=("lcg.duplicate.only_unique",), card=host.id
    )


@rule("lcg.duplicate.own_and_control", "lcg.control.own_vs_control")
def he_owns_and_controls_it(table: AgotTable, move: PlayDuplicate) -> Finding:
    """A player puts duplicates only under a card they both own and control."""
    host = table.cards[move.host]
    if host.zone != PLAY or host.owner == host.controller == move.by:
        return None
    control = (change("control", card=host.id, seat=move.by),) if host.owner == move.by else ()
    rules = ("lcg.duplicate.own_and_control", "lcg.control.own_vs_control")
    return violated("own_and_control", *control, rules=rules, card=host.id, seat=host.owner)


PLAY_OTHERWISE: dict[Rule, Rule] = {
    card_play.the_others_had_their_chance: the_others_had_their_chance,
    card_play.an_attachment_has_a_host: an_attachment_has_a_host,
    card_play.no_other_copy_bars_it: no_copy_bars_it,
    card_play.its_whole_cost_is_paid: its_cost_and_penalty_are_paid,
}


PLAY_CARD = Verb(
    PlayCard,
    (
        *(PLAY_OTHERWISE.get(rule, rule) for rule in card_play.PLAY_CARD.rules),
        the_host_takes_attachments,
        *TO_ATTACH,
        only_its_text_puts_it_on_the_house_card,
    ),
    act_play_card,
)

DUPLICATE_OTHERWISE: dict[Rule, Rule] = {
    card_play.the_others_had_their_chance: the_others_had_their_chance,
    duplicates.duplicates_are_attached_in_marshalling: duplicates_are_attached_in_marshalling,
    duplicates.it_is_a_copy_of_a_unique_character: it_is_a_copy_of_a_unique_card,
    duplicates.only_characters_carry_duplicates: he_owns_and_controls_it,
}

PLAY_DUPLICATE = Verb(
    PlayDuplicate,
    tuple(DUPLICATE_OTHERWISE.get(rule, rule) for rule in duplicates.PLAY_DUPLICATE.rules),
    duplicates.act_play_duplicate,
)


def income_parts(table: AgotTable, seat: str) -> tuple[Reason, ...]:
    """The title, and what does not count."""
    return (*small_council.income_parts(table, seat), *_of_the_plot(table, seat), *_of_cards(table, seat))


@rule("lcg.anatomy.rules_text", "lcg.anatomy.plot_income")
def _of_the_plot(table: AgotTable, seat: str) -> Iterator[Reason]:
    """The income of a plot that a text makes nothing, however many such texts there are."""
    plot = table.seats[seat].plot
    uncounted = _not_counted(table, seat) if plot is not None and plot.income else None
    if plot is not None and plot.income and uncounted is not None:
        effect, source = uncounted
        yield part(
            effect.rule, -plot.income, "plot_income_not_counted", seat=seat, by_means=name_of_source(source)
        )


def _not_counted(table: AgotTable, seat: str) -> tuple[ContinuousEffect, Card] | None:
    """The first text that sets the income of this seat's plot to 0, and its card."""
    plot = as_source(table.seats[seat])
    effects = active_effects(table).get((FORBIDDEN, PLOT_INCOME_COUNTED), ())
    return next(((effect, source) for effect, source in effects if effect.affects(table, source, plot)), None)


@rule("lcg.anatomy.rules_text", "lcg.anatomy.plot_income")
def plot_income(table: AgotTable, seat: str) -> int | None:
    """The income of a seat's plot as texts let it count; None: not known."""
    plot = table.seats[seat].plot
    if plot is None:
        return None
    return 0 if _not_counted(table, seat) is not None else plot.income


@rule("lcg.anatomy.rules_text", "lcg.symbol.income_modifier")
def _of_cards(table: AgotTable, seat: str) -> Iterator[Reason]:
    """Bonuses of cards that a text leaves out; a card that lowers an income gives no bonus."""
    if (FORBIDDEN, BONUS_COUNTED) not in active_effects(table):
        return
    blank = blank_cards(table)
    for card in table.in_play(seat):
        gives = card.income is not None and card.income > 0 and card.id not in blank
        texts = tuple(givers(table, card, FORBIDDEN, BONUS_COUNTED)) if gives else ()
        if texts:
            effect, source = texts[0]
            by = name_of_source(source)
            yield part(effect.rule, -(card.income or 0), "bonus_not_counted", card=card.id, by_means=by)


@rule("lcg.marshal.income_compute", "lcg.symbol.income_modifier", "lcg.marshal.income_timing")
def act_income(table: AgotTable, move: CollectIncome) -> AgotTable:
    """Plot and cards in play are added up; a negative sum, of which nothing is said, is taken as nothing."""
    total = income(table, move.by)
    table = shared_marshalling.act_income(table, move)
    if total >= 0:
        return table
    rules = ("lcg.marshal.income_compute", "lcg.symbol.income_modifier")
    return add_notes(table, Reason(rules, total, "negative_income", {"seat": move.by}, basis=SILENT))


COLLECT_INCOME = Verb(CollectIncome, shared_marshalling.COLLECT_INCOME.rules, act_income)


@rule("lcg.variant.littlefinger.trade", "lcg.gold.pool_source")
def gold_may_change_hands(table: AgotTable, move: GiveGold) -> Finding:
    """In the Littlefinger variant players may give each other gold."""
    rules = ("lcg.variant.littlefinger.trade",)
    return None if table.littlefinger else violated("no_trade_here", rules=rules, basis=DERIVED)


@rule("lcg.variant.littlefinger.no_marshal", "lcg.variant.littlefinger.trade")
def not_in_marshalling(table: AgotTable, move: GiveGold) -> Finding:
    """Players give gold in any phase except marshalling.

    This holds for everybody, finished or not.
    """
    if table.phase != "marshalling":
        return None
    wait = change("wait_phase", phase="challenges")
    return violated("no_trade_in_marshalling", wait, rules=("lcg.variant.littlefinger.no_marshal",))


@rule("lcg.variant.littlefinger.trade", "lcg.gold.pool_source", "lcg.variant.littlefinger.upfront")
def he_has_the_gold(table: AgotTable, move: GiveGold) -> Finding:
    """The giver pays the gold at once from their own pool."""
    rules: tuple[str, ...] = ("lcg.variant.littlefinger.trade",)
    if move.to == move.by:
        return violated("gives_to_himself", rules=rules, seat=move.by)
    gold = table.seats[move.by].gold
    if 0 < move.amount <= gold:
        return None
    rules = ("lcg.gold.pool_source", "lcg.variant.littlefinger.upfront", "lcg.variant.littlefinger.trade")
    if not move.amount:
        return violated("nothing_given", rules=rules)
    short = change("gold", seat=move.by, amount=move.amount - gold)
    return violated("gold_short", short, rules=rules, needs=move.amount, has=gold)


@rule("lcg.variant.littlefinger.upfront", "lcg.variant.littlefinger.not_binding")
def act_give(table: AgotTable, move: GiveGold) -> AgotTable:
    """The gold goes over; what was promised for it is written down and binds nobody."""
    table, given = as_much_as_there_is(table, move.by, move.amount)
    rules = ("lcg.variant.littlefinger.upfront", "lcg.variant.littlefinger.not_binding")
    table = add_notes(table, Reason(rules, says="promise_binds_nobody", facts={"promise": move.promise}))
    return give_gold(give_gold(table, move.by, -given), move.to, given)


GIVE_GOLD = Verb(
    GiveGold, (the_game_goes_on, gold_may_change_hands, not_in_marshalling, he_has_the_gold), act_give
)
