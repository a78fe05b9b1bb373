"""Events and abilities in use: who, when, at what price; the Limited keyword; effects carried out by hand."""

from __future__ import annotations

from engine.agot.abilities.costs import PAYING, pay
from engine.agot.abilities.definitions import ANY_PHASE, RESPONSES, timing_of, trigger, works_from
from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.abilities.targets import every_target_can_be_affected
from engine.agot.rounds.action_windows import after_action
from engine.agot.rounds.timing import (
    actions_are_possible_now,
    it_is_this_seats_turn_to_act,
    only_a_save_breaks_in,
)
from engine.agot.rule_variants import (
    ATTACHMENT_CONTROL,
    BLANK,
    DECK_CLOSED,
    LIMITED_AFTER_SETUP,
    LIMITED_DUPLICATE,
)
from engine.agot.ruleset import ruleset
from engine.agot.state.moves import (
    ApplyEffect,
    LookAt,
    PlayCard,
    PlayDuplicate,
    PlayEvent,
    Respond,
    Save,
    UseAbility,
    UseOfCard,
)
from engine.agot.state.records import DISCARD, DUPLICATE, EVENT, HAND, PLAY, Card, Occasion, Seat
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.game import CaseForm, Verb
from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    STATED,
    Finding,
    Reason,
    cannot_tell,
    change,
    rule,
    violated,
)
from engine.kernel.state import Event, add_events


@rule("hbo.keyword.limited", "lcg.keyword.limited")
def one_limited_card_a_round(table: AgotTable, move: PlayCard | UseOfCard | Save) -> Finding:
    """Each player may play only one card with the Limited keyword per round."""
    card = played_from_hand(table, move)
    limited = has_keyword(table, card, "limited") if card is not None else False
    seat = table.seats[move.by]
    if card is None or limited is False:
        return None
    played, points = limited_so_far(table, seat)
    if limited is None:
        return cannot_tell(keyword_question(table, card, "limited")) if played else None
    if played:
        rests = not seat.limited_played
        basis = SILENT if rests else STATED
        rules = (*(rule_id for point in points for rule_id in point.rules if rests), "hbo.keyword.limited")
        return violated(
            "limited_played",
            change("no_limited_yet", seat=move.by),
            rules=rules,
            because=points,
            basis=basis,
            seat=move.by,
        )
    return Reason(says="first_limited", because=points) if points else None


def played_from_hand(table: AgotTable, move: PlayCard | UseOfCard | Save) -> Card | None:
    """The card this move plays from hand, if it plays one: a card laid down, or an event."""
    card = table.cards.get(move.by_means if isinstance(move, Save) else move.card)
    if card is None or card.zone != HAND or (card.kind != EVENT and not isinstance(move, PlayCard)):
        return None
    return card


def count_limited(table: AgotTable, seat: str, card: Card) -> AgotTable:
    """A Limited card played counts for the round, whatever its type."""
    if not has_keyword(table, card, "limited"):
        return table
    return table.seat(seat, limited_played=table.seats[seat].limited_played + 1)


@rule(
    "hbo.keyword.limited_after_setup",
    "hbo.keyword.limited_duplicate",
    "lcg.setup.not_played",
    "lcg.keyword.limited",
    "lcg.duplicate.only_when_under",
)
def limited_so_far(table: AgotTable, seat: Seat) -> tuple[int, tuple[Reason, ...]]:
    """Limited cards that count this round, and the points on which that rests."""
    played, points = seat.limited_played, []
    if seat.limited_duplicates:
        points.append(LIMITED_DUPLICATE.reason(table, "limited_duplicates"))
        played += seat.limited_duplicates if LIMITED_DUPLICATE.option(table) == "yes" else 0
    from_setup = placed_at_setup(table, seat) if table.round == 1 else 0
    if from_setup:
        points.append(LIMITED_AFTER_SETUP.reason(table, "limited_at_setup"))
        played += from_setup if LIMITED_AFTER_SETUP.option(table) == "counted" else 0
    return played, tuple(points)


def placed_at_setup(table: AgotTable, seat: Seat) -> int:
    """The known Limited cards laid at set-up: declared as such, or in play and not played since."""
    lying = sum(bool(has_keyword(table, card, "limited")) for card in table.in_play(seat.id))
    return max(seat.limited_at_setup, lying - seat.limited_played)


@rule(
    "hbo.keyword.limited_duplicate",
    "hbo.keyword.limited",
    "lcg.keyword.limited",
    "lcg.duplicate.only_when_under",
)
def a_limited_duplicate(table: AgotTable, move: PlayDuplicate) -> Finding:
    """The rules do not say whether a Limited card attached as a duplicate counts as played."""
    card = table.cards[move.card]
    limited = has_keyword(table, card, "limited")
    if limited is False:
        return None
    point = LIMITED_DUPLICATE.reason(table, "limited_duplicates")
    played, _ = limited_so_far(table, table.seats[move.by])
    second = played > 0 and LIMITED_DUPLICATE.option(table) == "yes"
    if limited is None:
        return cannot_tell(keyword_question(table, card, "limited")) if second else None
    if second:
        return violated(
            "limited_played",
            change("no_limited_yet", seat=move.by),
            basis=SILENT,
            because=(point,),
            seat=move.by,
        )
    return Reason(says="limited_duplicate", because=(point,))


@rule("hbo.setup.reveal", "hbo.setup.limit_kinds")
def nothing_is_used_at_set_up(table: AgotTable, move: UseOfCard) -> Finding:
    """During set-up no card ability works and no event can be played."""
    if table.phase != "setup":
        return None
    return violated("no_ability_at_set_up", change("wait_phase", phase="marshalling"), phase=table.phase)


@rule("hbo.type.event", "hbo.play.out_of_play", "lcg.cardtype.event", "lcg.inplay.definition")
def the_event_is_in_its_players_hand(table: AgotTable, move: UseOfCard) -> Finding:
    """A player plays an event from their own hand."""
    card = table.cards[move.card]
    if card.kind != EVENT:
        return violated(
            "not_an_event", rules=("hbo.type.event", "hbo.type.five_types"), card=card.id, kind=card.kind
        )
    if card.zone == HAND and card.controller == move.by:
        return None
    return violated(
        "not_in_hand", change("in_hand", card=card.id, seat=move.by), card=card.id, zone=card.zone
    )


@rule("hbo.play.in_play", "hbo.play.out_of_play", "lcg.inplay.definition")
def the_card_is_in_play_under_its_user(table: AgotTable, move: UseOfCard) -> Finding:
    """A player uses their own cards in play; a card out of play does nothing.

    A card whose own text works from elsewhere is used from there.
    """
    card = table.cards[move.card]
    zones = works_from(card, "action", PLAY)
    if card.zone not in zones:
        return _not_there(table, card, move.by, zones)
    if card.controller != move.by:
        user, why = change("by", seat=card.controller), under_an_enemy(table, card)
        control = ruleset(table).control_rules
        rules = (*control, "hbo.play.in_play", *(rule_id for reason in why for rule_id in reason.rules))
        # A book that tells owners from controllers does not say in so many words who uses a card.
        basis = DERIVED if control else STATED
        return violated("not_your_card", user, rules=rules, basis=basis, because=why, card=card.id)
    if card.zone != PLAY:
        return None
    under = under_an_enemy(table, card)
    return Reason(says="attachment_on_enemy", because=under) if under else None


def not_where_it_works(card: Card, by: str, zones: tuple[str, ...]) -> Reason:
    """The text of the card works from elsewhere than where it lies."""
    held = (change("in_hand", card=card.id, seat=by),) if HAND in zones else ()
    return violated("works_from_elsewhere", *held, card=card.id, zone=card.zone, zones=zones)


def _not_there(table: AgotTable, card: Card, by: str, zones: tuple[str, ...]) -> Reason:
    if PLAY not in zones:
        return not_where_it_works(card, by, zones)
    back = change("in_play", card=card.id, seat=by)
    if card.zone == DUPLICATE:
        rules = ("hbo.duplicate.blank", "hbo.play.in_play")
        return violated("duplicate_is_blank", back, rules=rules, basis=BLANK[table.text], card=card.id)
    return violated("not_in_play", back, card=card.id, zone=card.zone)


def under_an_enemy(table: AgotTable, card: Card) -> tuple[Reason, ...]:
    """Whose an attachment on an enemy character is: a point the texts leave open."""
    host = table.cards.get(card.host)
    if host is None or (host.controller == card.controller == card.owner):
        return ()
    return (ATTACHMENT_CONTROL.reason(table, "attachment_control", card=card.id, seat=card.controller),)


@rule(
    "hbo.action.phase_named",
    "hbo.action.any_phase",
    "hbo.action.definition",
    "lcg.play.timing_events",
    "lcg.action.definition",
)
def its_text_allows_this_moment(table: AgotTable, move: UseOfCard) -> Finding:
    """An action is used in the phase its text names, or in any phase; a reaction is not an action."""
    timing = timing_of(table.cards[move.card], "action")
    if timing in RESPONSES:
        rules = (
            "hbo.action.definition",
            "hbo.reaction.recognise",
            "hbo.reaction.not_action",
            "hbo.action.phase_named",
        )
        return violated("a_reaction_is_no_action", change("respond"), rules=rules, card=move.card)
    if not timing or timing in (ANY_PHASE, table.phase):
        return None
    event = table.cards[move.card].kind == EVENT
    rules = ("hbo.action.phase_named", *(("hbo.play.event_timing_cost",) if event else ()))
    return violated("wrong_phase_for_it", change("wait_phase", phase=timing), rules=rules, phase=timing)


@rule("hbo.action.resolve_fully", "hbo.play.event_resolution", "lcg.action.immediate", "lcg.cardtype.event")
def act_use(table: AgotTable, move: UseOfCard) -> AgotTable:
    """The action is carried out in full at once; an event goes to its owner's discard pile."""
    table = after_action(table, move.by)
    occasions = [Occasion("action", move.card, move.by)]
    if table.cards[move.card].kind == EVENT:
        occasions.append(Occasion("played", move.card, move.by))
    return use(trigger(table, *occasions), move)


@rule("hbo.piles.event_discard", "lcg.cardtype.event")
def use(table: AgotTable, move: UseOfCard) -> AgotTable:
    card = table.cards[move.card]
    table = pay(table, move)
    what, because = "ability_used", "hbo.action.resolve_fully"
    if isinstance(move, Respond):
        because = "hbo.reaction.definition"
    if card.kind == EVENT:
        what, because = "event_played", "hbo.play.event_resolution"
        table = count_limited(table, move.by, card)
        table = table.card(card.id, zone=DISCARD, controller=card.owner)
    table = add_events(table, Event(what, card.id, move.by, rule=because))
    return push_effects(table, move.effects, move.by, card.id)


TO_ACT = (the_game_goes_on, nothing_is_used_at_set_up, actions_are_possible_now, it_is_this_seats_turn_to_act)


PLAY_EVENT = Verb(
    PlayEvent,
    (
        *TO_ACT,
        its_text_allows_this_moment,
        the_event_is_in_its_players_hand,
        one_limited_card_a_round,
        *PAYING,
    ),
    act_use,
)


USE_ABILITY = Verb(
    UseAbility, (*TO_ACT, its_text_allows_this_moment, the_card_is_in_play_under_its_user, *PAYING), act_use
)


@rule("hbo.setup.no_deck_peeking", "hbo.piles.open_information")
def decks_are_closed_and_piles_open(table: AgotTable, move: LookAt) -> Finding:
    """Nobody looks through a draw deck; anybody may look through any discard or dead pile at any time."""
    if move.what != "draw_deck":
        return Reason(("hbo.piles.open_information", "hbo.piles.separate"), says="piles_are_open")
    point = DECK_CLOSED.reason(table, "decks_are_closed")
    if DECK_CLOSED.option(table) == "no":
        return Reason(says="decks_are_open", because=(point,))
    pile = change("look_at_pile")
    return violated(
        "decks_are_closed",
        pile,
        rules=(DECK_CLOSED.rule,),
        basis=point.basis,
        because=(point,),
        whose=move.whose,
    )


@rule(
    "hbo.golden.card_over_rules",
    "hbo.anatomy.card_text",
    "lcg.scope.card_over_rules",
    "lcg.anatomy.rules_text",
)
def a_card_says_so(table: AgotTable, move: ApplyEffect) -> Finding:
    """Where the text of a card contradicts the rulebook, the card prevails.

    The players say that one does.
    """
    if not move.by_means:
        return Reason(says="card_not_named")
    return Reason(says="card_named", facts={"by_means": move.by_means})


def act_apply(table: AgotTable, move: ApplyEffect) -> AgotTable:
    """The effect is carried out, and what it brings about may be reacted to."""
    table = trigger(table, Occasion("effect", "", move.by))
    return push_effects(table, move.effects, move.by, move.by_means, "action")


LOOK_AT = Verb(LookAt, (the_game_goes_on, decks_are_closed_and_piles_open), lambda table, move: table)
APPLY_EFFECT = Verb(
    ApplyEffect,
    (the_game_goes_on, only_a_save_breaks_in, a_card_says_so, every_target_can_be_affected),
    act_apply,
    case=CaseForm(absent=("effects",)),
)
