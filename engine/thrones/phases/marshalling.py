"""Phase 3: each player in turn collects income and plays cards from hand."""

from __future__ import annotations

from engine.kernel import windows
from engine.kernel.decision import Decision, Kind
from engine.kernel.event import Event
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.move import Pass
from engine.kernel.reason import SILENT, STATED, Finding, Question, Reason, cannot_tell, change, no, rule
from engine.kernel.state import fill, note, tell
from engine.thrones import table as tables
from engine.thrones.moves import CollectIncome, EndTurn, PlayCard, PlayDuplicate
from engine.thrones.occasions import happened
from engine.thrones.points import (
    ATTACHMENT_CONTROL,
    CARD_IS_ACTION,
    DUPLICATES_CHARACTERS_ONLY,
    FREE_WITHOUT_GOLD,
    LIMITED_AFTER_SETUP,
    LIMITED_DUPLICATE,
    TOKEN_LIMITS,
)
from engine.thrones.power import the_game_goes_on
from engine.thrones.table import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DUPLICATE,
    EVENT,
    HAND,
    PLAY,
    Card,
    Frame,
    Occasion,
    Seat,
    Table,
)
from engine.thrones.timing import (
    after_marshalling,
    at,
    first_in_window,
    marshalled_last,
    open_window,
    turns_left,
)
from engine.thrones.values import has_keyword, income, income_tally

GOLD_IN_BOX = {"bg-2013": 26, "pl-2012": 20}


def begin_turns(table: Table, frame: Frame) -> Table:
    """The first player takes his whole turn first, then the others theirs."""
    for seat in reversed(turns_left(table)):
        table = tables.push(table, "marshalling_turn", "begin", seat=seat)
    return table


def begin_turn(table: Table, frame: Frame) -> Table:
    """The player whose turn it is is the active player."""
    seat = str(frame.slots["seat"])
    table = table.put(active=seat)
    return fill(
        table, **windows.fresh(first_in_window(table)), inside=seat != first_in_window(table), marshalled=""
    )


def ask_income(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """The active player collects his income before anything else."""
    if table.seats[table.active].income_taken:
        return ()
    verbs, move = ("collect_income",), CollectIncome(by=table.active)
    return (
        Decision(table.active, "collect_income", "hbo.marshal.income_collect", Kind.PROCEDURE, verbs, move),
    )


def ask_turn(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """The active player plays cards until he has finished; both may take actions."""
    if frame.slots.get("ended"):
        return ()
    verbs = ("play_card", "play_duplicate", "play_event", "use_ability", "end_turn")
    turn = Decision(
        table.active, "marshal", "hbo.marshal.turn_order", Kind.TURN, verbs, EndTurn(by=table.active)
    )
    seat = windows.whose_turn(frame, table.order)
    acts = ("play_event", "use_ability", "pass")
    action = Decision(seat, "action", "hbo.marshal.other_actions", Kind.WINDOW, acts, Pass(by=seat))
    return (turn, action)


def finish_turn(table: Table, frame: Frame) -> Table:
    """Nobody is active until the next turn begins."""
    return table.put(active="")


MARSHALLING_PHASE = Procedure("marshalling_phase", (Step("turns", do=begin_turns),))
MARSHALLING_TURN = Procedure(
    "marshalling_turn",
    (
        Step("begin", do=begin_turn),
        Step("income", ask=ask_income),
        Step("turn", ask=ask_turn),
        Step("end", do=finish_turn),
    ),
)


@rule("hbo.marshal.income_collect", "hbo.marshal.turn_order")
def it_is_the_start_of_his_turn(table: Table, move: CollectIncome) -> Finding:
    """Income is collected by the active player at the start of his marshalling turn, once."""
    if (
        at(table).startswith("marshalling_turn")
        and table.active == move.by
        and not table.seats[move.by].income_taken
    ):
        return None
    if table.phase == "marshalling" and table.active == move.by:
        return no(
            "income_taken",
            change("not_taken", seat=move.by),
            rules=("hbo.marshal.income_collect",),
            seat=move.by,
        )
    wait = change("wait_income", seat=move.by)
    return no(
        "not_your_marshalling_turn",
        wait,
        rules=("hbo.marshal.turn_order", "hbo.marshal.income_collect"),
        active=table.active,
    )


@rule("hbo.anatomy.plot_income", "hbo.anatomy.income_bonus")
def his_income_is_known(table: Table, move: CollectIncome) -> Finding:
    """Income is the revealed plot's value and all bonuses in play."""
    plot = table.seats[move.by].plot
    if plot is None or plot.income is None:
        return cannot_tell(Question("plot_income", plot.name if plot else "", move.by))
    for card in table.in_play(move.by):
        if card.income is None:
            return cannot_tell(Question("income", card.id))
    return None


def act_income(table: Table, move: CollectIncome) -> Table:
    """He takes gold equal to his income from the treasury; it is his pool for the whole round."""
    due = income(table, move.by)
    amount = _from_treasury(table, due)
    table = note(table, income_tally(table, move.by))
    if amount < due or _short_of_tokens(table, due):
        table = note(table, TOKEN_LIMITS.reason(table, "treasury_is_short", due=due))
    seat = table.seats[move.by]
    table = table.seat(move.by, gold=seat.gold + amount, income_taken=True, last_income=amount)
    return tell(table, Event("income", seat=move.by, amount=amount, rule="hbo.marshal.income_collect"))


def _from_treasury(table: Table, due: int) -> int:
    return due if TOKEN_LIMITS.option(table) == "unlimited" else max(0, min(due, _gold_left(table)))


def _gold_left(table: Table) -> int:
    return GOLD_IN_BOX[table.text] - sum(seat.gold for seat in table.seats.values())


def _short_of_tokens(table: Table, due: int) -> bool:
    return due > _gold_left(table)


@rule("hbo.play.types_timing", "hbo.marshal.turn_order")
def cards_are_played_in_marshalling(table: Table, move: PlayCard) -> Finding:
    """Characters, locations and attachments can be played only in the marshalling phase."""
    if table.phase == "marshalling":
        return None
    return no(
        "marshalling_only",
        change("wait_marshalling", seat=move.by),
        rules=("hbo.play.types_timing",),
        phase=table.phase,
    )


@rule("hbo.duplicate.timing", "hbo.marshal.duplicates_free")
def duplicates_are_attached_in_marshalling(table: Table, move: PlayDuplicate) -> Finding:
    """A duplicate can be attached only in the marshalling phase, by the active player."""
    if table.phase == "marshalling" and table.active in ("", move.by):
        return None
    wait = change("wait_marshalling", seat=move.by)
    return no("duplicates_in_your_marshalling_turn", wait, phase=table.phase, active=table.active)


@rule("hbo.marshal.only_active_plays", "hbo.marshal.active_player", "hbo.marshal.turn_order")
def only_the_active_player_marshals(table: Table, move: PlayCard) -> Finding:
    """Only the active player may play characters, locations and attachments from hand."""
    if table.phase != "marshalling" or table.active in ("", move.by):
        return None
    return no("active_player_only", change("wait_marshalling", seat=move.by), active=table.active)


@rule("hbo.marshal.income_collect", "hbo.marshal.income_timing")
def income_comes_first(table: Table, move: PlayCard | PlayDuplicate) -> Finding:
    """Income is collected at the start of the turn, before any card is played."""
    if table.phase != "marshalling" or table.active != move.by or table.seats[move.by].income_taken:
        return None
    return no("income_comes_first", change("wait_marshalling", seat=move.by), seat=move.by)


@rule("hbo.action.resolve_fully", "hbo.reaction.timing")
def nothing_else_is_going_on(table: Table, move: PlayCard | PlayDuplicate | EndTurn) -> Finding:
    """What has been begun is carried out in full before a card is played."""
    if table.phase != "marshalling" or table.active != move.by or open_window(table) is not None:
        return None
    if at(table) == "marshalling_turn.income":
        return None
    return no("finish_first", change("wait_marshalling", seat=move.by), busy=at(table))


@rule("hbo.action.alternate", "hbo.action.definition", "hbo.action.card_play_alternation")
def the_others_had_their_chance(table: Table, move: PlayCard | PlayDuplicate) -> Finding:
    """Where playing a card is an action, the opponent must be given the chance to act before the next."""
    frame = open_window(table)
    if frame is None or table.phase != "marshalling":
        return None
    if not marshalled_last(table, frame, move.by) and not (
        _counts(table) and windows.just_acted(frame, move.by)
    ):
        return None
    wait = change("wait_marshalling", seat=move.by)
    return no(
        "let_the_other_act",
        wait,
        because=(CARD_IS_ACTION.reason(table, "card_played_is_an_action"),),
        seat=move.by,
    )


def _counts(table: Table) -> bool:
    return CARD_IS_ACTION.option(table) == "yes"


@rule("hbo.marshal.play_card", "hbo.play.definition", "hbo.play.out_of_play")
def it_is_in_his_hand(table: Table, move: PlayCard | PlayDuplicate) -> Finding:
    """A card is played from its player's own hand."""
    card = table.cards[move.card]
    if card.zone == HAND and card.controller == move.by:
        return None
    return no("not_in_hand", change("in_hand", card=card.id, seat=move.by), card=card.id, zone=card.zone)


@rule("hbo.type.event", "hbo.play.event_timing_cost")
def it_is_no_event(table: Table, move: PlayCard) -> Finding:
    """Events are not laid down; they are played for their effect when their text allows it."""
    if table.cards[move.card].kind != EVENT:
        return None
    return no("events_are_played_for_effect", change("play_event"), card=move.card)


@rule("hbo.type.attachment", "hbo.play.in_play")
def an_attachment_has_a_host(table: Table, move: PlayCard) -> Finding:
    """An attachment is put under a character in play, one's own or the opponent's."""
    card = table.cards[move.card]
    if card.kind != ATTACHMENT:
        return None if not move.host else no("no_host_wanted", change("no_host"), card=card.id)
    host = table.cards.get(move.host)
    if host is None or host.zone != PLAY or host.kind != CHARACTER:
        return no("host_must_be_a_character_in_play", change("choose_host"), card=card.id)
    return None


@rule("hbo.unique.restriction", "hbo.unique.per_player", "hbo.unique.discard_harmless")
def no_other_copy_bars_it(table: Table, move: PlayCard) -> Finding:
    """A player cannot play a unique card while another copy of it is in play or in his dead pile."""
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
    return no(
        "unique_barred",
        change("take_away", card=other.id),
        rules=("hbo.unique.restriction", *dead),
        card=card.id,
        copy=other.id,
        zone=other.zone,
    )


@rule("hbo.keyword.limited")
def one_limited_card_a_round(table: Table, move: PlayCard) -> Finding:
    """Each player may play only one card with the Limited keyword in a round."""
    limited = has_keyword(table.cards[move.card], "limited")
    seat = table.seats[move.by]
    if limited is False:
        return None
    played, points = limited_so_far(table, seat)
    if limited is None:
        return cannot_tell(Question("keywords", move.card)) if played else None
    if played:
        basis = SILENT if not seat.limited_played else STATED
        return no(
            "limited_played",
            change("no_limited_yet", seat=move.by),
            because=points,
            basis=basis,
            seat=move.by,
        )
    return Reason(says="first_limited", because=points) if points else None


def limited_so_far(table: Table, seat: Seat) -> tuple[int, tuple[Reason, ...]]:
    """Limited cards that count this round, and the points on which that rests."""
    played, points = seat.limited_played, []
    if seat.limited_duplicates:
        points.append(LIMITED_DUPLICATE.reason(table, "limited_duplicates"))
        played += seat.limited_duplicates if LIMITED_DUPLICATE.option(table) == "yes" else 0
    if table.round == 1 and seat.limited_at_setup:
        points.append(LIMITED_AFTER_SETUP.reason(table, "limited_at_setup"))
        played += seat.limited_at_setup if LIMITED_AFTER_SETUP.option(table) == "counted" else 0
    return played, tuple(points)


@rule("hbo.gold.pay_for_cards", "hbo.marshal.play_card", "hbo.anatomy.gold_cost")
def its_whole_cost_is_paid(table: Table, move: PlayCard) -> Finding:
    """A card's gold cost is paid in full from its player's own pool, or the card is not played."""
    card, gold = table.cards[move.card], table.seats[move.by].gold
    if card.cost is None:
        return cannot_tell(Question("cost", card.id))
    if card.cost > gold:
        lack = change("gold", seat=move.by, amount=card.cost - gold)
        return no("gold_short", lack, needs=card.cost, has=gold, card=card.id)
    if card.cost == 0 and gold == 0:
        return _free_with_empty_pool(table, move)
    return None


def _free_with_empty_pool(table: Table, move: PlayCard) -> Reason:
    point = FREE_WITHOUT_GOLD.reason(table, "free_with_empty_pool", card=move.card)
    if FREE_WITHOUT_GOLD.option(table) == "may_be_played":
        return Reason(says="free_with_empty_pool", because=(point,))
    return no(
        "pool_is_empty",
        change("gold", seat=move.by, amount=1),
        rules=(point.rules[0],),
        basis=SILENT,
        because=(point,),
    )


def act_play_card(table: Table, move: PlayCard) -> Table:
    """He pays the cost and lays the card face up, standing; an attachment goes under its host."""
    card, seat = table.cards[move.card], table.seats[move.by]
    cost = card.cost or 0
    table = after_marshalling(table, move.by)
    played = (Occasion("played", card.id, move.by), Occasion("entered_play", card.id, move.by))
    table = happened(table, *played)
    limited = 1 if has_keyword(card, "limited") else 0
    table = table.seat(move.by, gold=seat.gold - cost, limited_played=seat.limited_played + limited)
    controller = _controller(table, move) if card.kind == ATTACHMENT else move.by
    table = table.card(card.id, zone=PLAY, kneeling=False, host=move.host, controller=controller).put(
        paid=cost
    )
    return tell(table, Event("played", card.id, move.by, cost, "hbo.position.enter_standing"))


def _controller(table: Table, move: PlayCard) -> str:
    return move.by if ATTACHMENT_CONTROL.option(table) == "player" else table.cards[move.host].controller


@rule("hbo.duplicate.attach", "hbo.unique.flag")
def it_is_a_copy_of_a_unique_character(table: Table, move: PlayDuplicate) -> Finding:
    """A duplicate is a copy, from hand, of a unique character its player already has in play."""
    card, host = table.cards[move.card], table.cards[move.host]
    if host.zone != PLAY:
        return no("not_in_play", change("in_play", card=host.id), card=host.id)
    if host.controller != move.by:
        rules = ("hbo.duplicate.attach", "hbo.marshal.duplicates_free")
        return no(
            "your_own_character_only",
            change("control", card=host.id, seat=move.by),
            rules=rules,
            card=host.id,
        )
    if card.name != host.name:
        return no("not_a_copy", change("same_name", card=card.id, host=host.id), card=card.id, host=host.id)
    if host.unique is None:
        return cannot_tell(Question("unique", host.id))
    return None if host.unique else no("not_unique", change("unique", card=host.id), card=host.id)


@rule("hbo.duplicate.characters_only", "hbo.duplicate.attach")
def only_characters_carry_duplicates(table: Table, move: PlayDuplicate) -> Finding:
    """The section on duplicates speaks of unique characters only."""
    host = table.cards[move.host]
    if host.kind == CHARACTER:
        return None
    point = DUPLICATES_CHARACTERS_ONLY.reason(table, "duplicates_on_characters", card=host.id)
    if DUPLICATES_CHARACTERS_ONLY.option(table) == "unique_cards":
        return Reason(says="unique_cards_carry_duplicates", because=(point,))
    return no(
        "characters_only",
        change("host_character", card=host.id),
        basis=SILENT,
        because=(point,),
        card=host.id,
    )


@rule("hbo.keyword.limited_duplicate", "hbo.keyword.limited")
def a_limited_duplicate(table: Table, move: PlayDuplicate) -> Finding:
    """Whether a Limited card attached as a duplicate counts as played is not stated."""
    limited = has_keyword(table.cards[move.card], "limited")
    if not limited:
        return None
    point = LIMITED_DUPLICATE.reason(table, "limited_duplicates")
    played, _ = limited_so_far(table, table.seats[move.by])
    if played and LIMITED_DUPLICATE.option(table) == "yes":
        return no(
            "limited_played",
            change("no_limited_yet", seat=move.by),
            basis=SILENT,
            because=(point,),
            seat=move.by,
        )
    return Reason(says="limited_duplicate", because=(point,))


def act_play_duplicate(table: Table, move: PlayDuplicate) -> Table:
    """The duplicate is slid under its character, free of charge; only its title counts."""
    limited = 1 if has_keyword(table.cards[move.card], "limited") else 0
    seat = table.seats[move.by]
    table = after_marshalling(table, move.by)
    table = table.card(move.card, zone=DUPLICATE, host=move.host).put(paid=0)
    table = table.seat(move.by, limited_duplicates=seat.limited_duplicates + limited)
    rules = ("hbo.duplicate.free", "hbo.duplicate.under", "hbo.duplicate.blank", "hbo.duplicate.multiple")
    table = note(
        table, Reason(rules, says="duplicate_attached", facts={"card": move.card, "host": move.host})
    )
    return tell(table, Event("duplicate_attached", move.card, move.by, rule="hbo.duplicate.free"))


@rule("hbo.marshal.turn_order", "hbo.challenge.turns", "hbo.marshal.stop_playing")
def it_is_his_turn_to_end(table: Table, move: EndTurn) -> Finding:
    """A turn is ended by the player whose turn it is."""
    if table.phase not in ("marshalling", "challenges"):
        return no(
            "no_turns_in_this_phase",
            change("wait_marshalling", seat=move.by),
            rules=("hbo.marshal.turn_order",),
            phase=table.phase,
        )
    if table.active == move.by:
        return None
    rules = (
        ("hbo.marshal.turn_order",)
        if table.phase == "marshalling"
        else ("hbo.challenge.turns", "hbo.challenge.second_player")
    )
    what = "wait_marshalling" if table.phase == "marshalling" else "wait_challenge"
    return no("not_your_turn", change(what, seat=move.by), rules=rules, active=table.active)


@rule("hbo.challenge.one_at_a_time", "hbo.round.complete_phase", "hbo.action.resolve_fully")
def nothing_is_unfinished(table: Table, move: EndTurn) -> Finding:
    """What has been begun is completed before a turn ends."""
    if table.active != move.by or at(table) in ("marshalling_turn.turn", "challenges_turn.choose"):
        return None
    if at(table) == "marshalling_turn.income":
        return no(
            "income_comes_first",
            change("wait_marshalling", seat=move.by),
            rules=("hbo.marshal.income_collect",),
        )
    if table.challenge is not None:
        return no(
            "challenge_under_way",
            change("wait_challenge", seat=move.by),
            rules=("hbo.challenge.one_at_a_time",),
        )
    what = "wait_marshalling" if table.phase == "marshalling" else "wait_challenge"
    rules = ("hbo.action.closing", "hbo.round.complete_phase")
    return no("finish_first", change(what, seat=move.by), rules=rules, busy=at(table))


def act_end_turn(table: Table, move: EndTurn) -> Table:
    """The turn passes on, or the phase ends; it does not come back."""
    return tell(fill(table, ended=True), Event("turn_ended", seat=move.by))


COLLECT_INCOME = Verb(
    CollectIncome, (the_game_goes_on, it_is_the_start_of_his_turn, his_income_is_known), act_income
)
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
PLAY_DUPLICATE = Verb(
    PlayDuplicate,
    (
        the_game_goes_on,
        duplicates_are_attached_in_marshalling,
        income_comes_first,
        nothing_else_is_going_on,
        the_others_had_their_chance,
        it_is_in_his_hand,
        it_is_a_copy_of_a_unique_character,
        only_characters_carry_duplicates,
        a_limited_duplicate,
    ),
    act_play_duplicate,
)
END_TURN = Verb(EndTurn, (the_game_goes_on, it_is_his_turn_to_end, nothing_is_unfinished), act_end_turn)
