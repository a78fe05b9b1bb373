"""Cards played from hand: when, at what price, beside which others."""

from __future__ import annotations

from engine.agot.abilities.activation import count_limited, one_limited_card_a_round
from engine.agot.abilities.costs import cost_of
from engine.agot.abilities.definitions import trigger
from engine.agot.rounds.action_windows import after_marshalling, open_window
from engine.agot.rounds.timing import current_step, marshalled_last
from engine.agot.rule_variants import ATTACHMENT_CONTROL, CARD_IS_ACTION, FREE_WITHOUT_GOLD
from engine.agot.state.moves import EndTurn, PlayCard, PlayDuplicate
from engine.agot.state.records import ATTACHMENT, CHARACTER, DEAD, EVENT, HAND, PLAY, Card, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import as_much_as_there_is, the_game_goes_on
from engine.kernel.decisions import just_acted
from engine.kernel.game import Verb
from engine.kernel.reasons import SILENT, Finding, Question, Reason, cannot_tell, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes


@rule(
    "hbo.play.types_timing",
    "hbo.marshal.turn_order",
    "lcg.play.timing_permanents",
    "lcg.marshal.only_here",
    "lcg.marshal.turn_order",
    "lcg.firstplayer.role",
)
def cards_are_played_in_marshalling(table: AgotTable, move: PlayCard) -> Finding:
    """Characters, locations and attachments can be played only in the marshalling phase."""
    if table.phase == "marshalling":
        return None
    return violated(
        "marshalling_only",
        change("wait_marshalling", seat=move.by),
        rules=("hbo.play.types_timing",),
        phase=table.phase,
    )


@rule(
    "hbo.marshal.only_active_plays",
    "hbo.marshal.active_player",
    "hbo.marshal.turn_order",
    "hbo.play.types_timing",
    "lcg.marshal.only_active_plays",
    "lcg.marshal.only_here",
    "lcg.marshal.turn_order",
    "lcg.firstplayer.role",
    "lcg.play.timing_permanents",
)
def only_the_active_player_marshals(table: AgotTable, move: PlayCard) -> Finding:
    """Only the active player may play characters, locations and attachments from hand."""
    if table.phase != "marshalling" or table.active in ("", move.by):
        return None
    return violated("active_player_only", change("wait_marshalling", seat=move.by), active=table.active)


@rule(
    "hbo.marshal.income_collect",
    "hbo.marshal.income_timing",
    "lcg.marshal.income_first",
    "lcg.marshal.income_timing",
)
def income_comes_first(table: AgotTable, move: PlayCard | PlayDuplicate) -> Finding:
    """The active player collects income before playing any card."""
    if table.phase != "marshalling" or table.active != move.by or table.seats[move.by].income_taken:
        return None
    return violated("income_comes_first", change("wait_marshalling", seat=move.by), seat=move.by)


@rule(
    "hbo.action.resolve_fully",
    "hbo.reaction.timing",
    "lcg.action.immediate",
    "lcg.response.before_next_action",
)
def nothing_else_is_going_on(table: AgotTable, move: PlayCard | PlayDuplicate | EndTurn) -> Finding:
    """Whatever has begun is carried out in full before a card is played."""
    if table.phase != "marshalling" or table.active != move.by or open_window(table) is not None:
        return None
    if current_step(table) == "marshalling_turn.income":
        return None
    return violated("finish_first", change("wait_window", seat=move.by), busy=current_step(table))


@rule("hbo.action.alternate", "hbo.action.definition", "hbo.action.card_play_alternation")
def the_others_had_their_chance(table: AgotTable, move: PlayCard | PlayDuplicate) -> Finding:
    """Where playing a card is an action, the opponent may act before the next card."""
    frame = open_window(table)
    if frame is None or table.phase != "marshalling":
        return None
    unheard = frame.slots.get("heard") is False and frame.slots["first"] != move.by
    if not marshalled_last(table, frame, move.by) and not (
        _counts(table) and (unheard or just_acted(frame, move.by))
    ):
        if frame.slots.get("marshalled") != move.by or _counts(table):
            return None
        point = CARD_IS_ACTION.reason(table, "card_played_is_an_action")
        return Reason(says="cards_one_after_another", because=(point,))
    return violated(
        "let_the_other_act",
        change("wait_window", seat=move.by),
        because=(CARD_IS_ACTION.reason(table, "card_played_is_an_action"),),
        seat=move.by,
    )


def _counts(table: AgotTable) -> bool:
    return CARD_IS_ACTION.option(table) == "yes"


@rule(
    "hbo.marshal.play_card",
    "hbo.play.definition",
    "hbo.play.out_of_play",
    "lcg.marshal.pay",
    "lcg.inplay.definition",
)
def it_is_in_his_hand(table: AgotTable, move: PlayCard | PlayDuplicate) -> Finding:
    """A player plays cards from their own hand."""
    card = table.cards[move.card]
    if card.zone == HAND and card.controller == move.by:
        return None
    return violated(
        "not_in_hand", change("in_hand", card=card.id, seat=move.by), card=card.id, zone=card.zone
    )


@rule("hbo.type.event", "hbo.play.event_timing_cost", "lcg.cardtype.event", "lcg.play.timing_events")
def it_is_no_event(table: AgotTable, move: PlayCard) -> Finding:
    """Events do not enter play; a player uses one for its effect when its text allows it."""
    if table.cards[move.card].kind != EVENT:
        return None
    return violated("events_are_played_for_effect", change("play_event"), card=move.card)


@rule("hbo.type.attachment", "hbo.play.in_play")
def an_attachment_has_a_host(table: AgotTable, move: PlayCard) -> Finding:
    """An attachment goes under a character in play, the player's own or the opponent's."""
    card = table.cards[move.card]
    if card.kind != ATTACHMENT:
        return None if not move.host else violated("no_host_wanted", change("no_host"), card=card.id)
    host = table.cards.get(move.host)
    if host is None or host.zone != PLAY or host.kind != CHARACTER:
        return violated("host_must_be_a_character_in_play", change("choose_host"), card=card.id)
    return None


@rule("hbo.unique.restriction", "hbo.unique.per_player", "hbo.unique.discard_harmless")
def no_other_copy_bars_it(table: AgotTable, move: PlayCard) -> Finding:
    """A player cannot play a unique card while another copy of it is in play or in their dead pile."""
    card = table.cards[move.card]
    if card.unique is False:
        return None
    for other in table.cards.values():
        if other.name == card.name and other.id != card.id and _bars(other, move.by):
            if card.unique is None:
                return cannot_tell(Question("unique", card.id))
            return _barred(card, other)
    return None


def _bars(other: Card, seat: str) -> bool:
    return (other.zone == PLAY and seat in (other.controller, other.owner)) or (
        other.zone == DEAD and other.owner == seat
    )


def _barred(card: Card, other: Card) -> Reason:
    dead = ("hbo.example.eddard_dead",) if other.zone == DEAD else ()
    return violated(
        "unique_barred",
        change("take_away", card=other.id),
        rules=("hbo.unique.restriction", *dead),
        card=card.id,
        copy=other.id,
        zone=other.zone,
    )


def _is_to_collect(table: AgotTable, seat: str) -> bool:
    """The gold of this round does not lie in the pool yet."""
    before = table.phase in ("setup", "plot", "draw")
    return before or (table.phase == "marshalling" and not table.seats[seat].income_taken)


@rule("hbo.gold.pay_for_cards", "hbo.marshal.play_card", "hbo.anatomy.gold_cost")
def its_whole_cost_is_paid(table: AgotTable, move: PlayCard) -> Finding:
    """To play a card, a player pays its full gold cost from their own pool."""
    card, gold = table.cards[move.card], table.seats[move.by].gold
    if _is_to_collect(table, move.by):
        return None  # it is refused for that, and nobody can tell what the pool will hold then
    if card.cost is None:
        return cannot_tell(Question("cost", card.id))
    if card.cost > gold:
        lack = change("gold", seat=move.by, amount=card.cost - gold)
        return violated("gold_short", lack, needs=card.cost, has=gold, card=card.id)
    if card.cost == 0 and gold == 0:
        return _free_with_empty_pool(table, move)
    return None


def _free_with_empty_pool(table: AgotTable, move: PlayCard) -> Reason:
    point = FREE_WITHOUT_GOLD.reason(table, "free_with_empty_pool", card=move.card)
    if FREE_WITHOUT_GOLD.option(table) == "may_be_played":
        return Reason(says="free_with_empty_pool", because=(point,))
    return violated(
        "pool_is_empty",
        change("gold", seat=move.by, amount=1),
        rules=(point.rules[0],),
        basis=SILENT,
        because=(point,),
    )


@rule("hbo.position.enter_standing", "hbo.marshal.play_card", "lcg.kneel.enters_standing", "lcg.marshal.pay")
def act_play_card(table: AgotTable, move: PlayCard) -> AgotTable:
    """The player pays the cost and lays the card face up, standing; an attachment goes under its host."""
    card = table.cards[move.card]
    cost = cost_of(table, move.by, card)
    table, paid = as_much_as_there_is(after_marshalling(table, move.by), move.by, cost)
    played = (Occasion("played", card.id, move.by), Occasion("entered_play", card.id, move.by))
    table = trigger(table, *played)
    table = count_limited(table.seat(move.by, gold=table.seats[move.by].gold - paid), move.by, card)
    controller = _controller(table, move) if card.kind == ATTACHMENT else move.by
    table = table.card(card.id, zone=PLAY, kneeling=False, host=move.host, controller=controller).put(
        paid=paid
    )
    if move.host and ATTACHMENT_CONTROL.under(table.text).rule in table.decided:
        table = add_notes(
            table, ATTACHMENT_CONTROL.reason(table, "attachment_control", card=card.id, seat=controller)
        )
    return add_events(table, Event("played", card.id, move.by, paid, "hbo.position.enter_standing"))


@rule("hbo.type.attachment_control", "lcg.cardtype.attachment")
def _controller(table: AgotTable, move: PlayCard) -> str:
    return move.by if ATTACHMENT_CONTROL.option(table) == "player" else table.cards[move.host].controller


PLAY_CARD = Verb(
    PlayCard,
    (
        the_game_goes_on,
        cards_are_played_in_marshalling,
        only_the_active_player_marshals,
        income_comes_first,
        nothing_else_is_going_on,
        the_others_had_their_chance,
        it_is_in_his_hand,
        it_is_no_event,
        an_attachment_has_a_host,
        no_other_copy_bars_it,
        one_limited_card_a_round,
        its_whole_cost_is_paid,
    ),
    act_play_card,
)
