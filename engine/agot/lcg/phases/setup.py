"""Set-up: attachments with Setup, the order of placing, and no second hand."""

from __future__ import annotations

from engine.agot.lcg.rule_variants import EXACT_BUDGET, MULLIGAN, SETUP_HOST
from engine.agot.phases import setup, setup_cards
from engine.agot.phases.setup_cards import CEILING, set_up_cost
from engine.agot.state.moves import Mulligan, PlaceSetup
from engine.agot.state.records import ATTACHMENT, CHARACTER, EVENT, LOCATION, PLAY, Card, EffectFrame
from engine.agot.state.table import AgotTable, clockwise
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import Finding, Reason, Rule, cannot_tell, change, rule, violated


@rule("lcg.setup.place_order")
def ask_placing(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The set-up first player is asked first, then the others clockwise; laying none is allowed."""
    order = clockwise(table.order, table.first_player)
    waiting = [seat for seat in order if not table.seats[seat].placed]
    rule_id, verbs = "lcg.setup.place_order", ("place_setup",)
    return tuple(
        Decision(seat, "place_setup", rule_id, DecisionKind.DUTY, verbs, PlaceSetup(by=seat))
        for seat in waiting
    )


def ask_hands(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """No player may change the hand, unless all have agreed to allow it."""
    return setup.ask_hands(table, frame) if MULLIGAN.option(table) == "yes" else ()


SETUP = Procedure(
    "setup",
    (
        Step("hands", ask=ask_hands),
        Step("placing", ask=ask_placing),
        Step("reveal", ask=setup.ask_reveal),
        Step("refill", ask=setup.ask_refill),
    ),
)


@rule("lcg.setup.no_mulligan")
def hands_are_not_changed(table: AgotTable, move: Mulligan) -> Finding:
    """The rulebook offers no way to replace the opening hand."""
    point = MULLIGAN.reason(table, "no_second_hand")
    if MULLIGAN.option(table) == "yes":
        return Reason(says="table_allows_mulligan", because=(point,))
    return violated("no_mulligan", basis=point.basis, because=(point,), seat=move.by)


MULLIGAN_VERB = Verb(Mulligan, (*setup.MULLIGAN.rules, hands_are_not_changed), setup.act_mulligan)


@rule("lcg.setup.budget", "lcg.setup.attachments", "lcg.keyword.setup", "lcg.cardtype.event")
def only_what_set_up_allows(table: AgotTable, move: PlaceSetup) -> Finding:
    """Players place characters, locations, and attachments with Setup; never events."""
    for card in _laid(table, move):
        leave = change("leave_out", card=card.id)
        if card.kind == EVENT:
            return violated(
                "kind_not_at_set_up",
                leave,
                rules=("lcg.setup.budget", "lcg.cardtype.event"),
                card=card.id,
                kind=card.kind,
            )
        if card.kind != ATTACHMENT:
            continue
        known = has_keyword(table, card, "setup")
        if known is None:
            return cannot_tell(keyword_question(table, card, "setup"))
        if not known:
            rules = ("lcg.setup.attachments", "lcg.keyword.setup")
            return violated("attachment_without_setup", leave, rules=rules, card=card.id)
    return None


def _laid(table: AgotTable, move: PlaceSetup) -> list[Card]:
    return [table.cards[card] for card in dict.fromkeys((*move.cards, *move.attach))]


@rule("lcg.setup.attachments", "lcg.keyword.no_attachments", "lcg.cardtype.attachment")
def set_up_attachments_have_a_host(table: AgotTable, move: PlaceSetup) -> Finding:
    """A set-up attachment needs a suitable host.

    The recommendation: a host among the player's own set-up cards.
    """
    rules = ("lcg.setup.attachments",)
    for card in _laid(table, move):
        host = table.cards.get(move.attach.get(card.id, ""))
        if card.kind != ATTACHMENT:
            if host is not None:
                return violated("no_host_wanted", change("no_host"), rules=rules, card=card.id)
            continue
        if host is None or not _may_host(table, move, host):
            point = SETUP_HOST.reason(table, "host_at_set_up", card=card.id)
            rests = (point,) if host is not None and host.kind in (CHARACTER, LOCATION) else ()
            return violated(
                "no_host_at_set_up", change("choose_host"), rules=rules, because=rests, card=card.id
            )
        bare = has_keyword(table, host, "no_attachments")
        if bare is None:
            return cannot_tell(keyword_question(table, host, "no_attachments"))
        if bare:
            return violated(
                "takes_no_attachments", rules=("lcg.keyword.no_attachments", *rules), card=host.id
            )
    return _rests_on_the_host(table, move)


def _may_host(table: AgotTable, move: PlaceSetup, host: Card) -> bool:
    own = (*move.cards, *table.seats[move.by].placed_cards)
    if host.kind not in (CHARACTER, LOCATION):
        return False
    return host.id in own or (SETUP_HOST.option(table) == "any_card" and host.zone == PLAY)


def _rests_on_the_host(table: AgotTable, move: PlaceSetup) -> Finding:
    if not move.attach:
        return None
    return Reason(says="host_at_set_up", because=(SETUP_HOST.reason(table, "host_at_set_up"),))


@rule("lcg.setup.budget")
def the_five_is_a_maximum(table: AgotTable, move: PlaceSetup) -> Finding:
    """Five is read as a maximum.

    The wording may also be read as exactly five; at most five is the recommendation.
    """
    placed = [*(table.cards[card] for card in table.seats[move.by].placed_cards), *_laid(table, move)]
    total = sum(set_up_cost(table, move.by, card) for card in placed)
    if total == CEILING or any(card.cost is None for card in placed):
        return None
    point = EXACT_BUDGET.reason(table, "at_most_five", total=total)
    if EXACT_BUDGET.option(table) == "at_most" or total > CEILING:
        return Reason(because=(point,)) if total < CEILING else None
    return violated("not_exactly_five", because=(point,), total=total)


def act_place(table: AgotTable, move: PlaceSetup) -> AgotTable:
    """The cards lie in the player's area, attachments under their hosts; they count as not played."""
    placed = tuple(dict.fromkeys((*move.cards, *move.attach)))
    table = setup_cards.act_place(table, PlaceSetup(by=move.by, cards=placed))
    for card, host in move.attach.items():
        table = table.card(card, host=host)
    return table


OTHERWISE: dict[Rule, Rule] = {
    setup_cards.only_characters_and_locations: only_what_set_up_allows,
    setup_cards.nothing_is_laid_under_a_card: set_up_attachments_have_a_host,
}

PLACE_SETUP = Verb(
    PlaceSetup,
    (*(OTHERWISE.get(rule, rule) for rule in setup_cards.PLACE_SETUP.rules), the_five_is_a_maximum),
    act_place,
)
