"""The candidate answers to what the table waits for; whether they are legal is judged later.

A choice is a move, complete or with one field still to be picked from a list. Nothing is judged here:
the caller that shows a choice judges it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from msgspec.structs import replace

from engine.agot.abilities.active import cards_working_elsewhere
from engine.agot.abilities.definitions import Use, aims_of, uses_of
from engine.agot.abilities.kill import declined_in, victims_of
from engine.agot.abilities.passives import due_passives
from engine.agot.phases.initiative import still_tied
from engine.agot.phases.plot import awaiting_effect, text_is_known
from engine.agot.rule_variants import REACTION_ORDER
from engine.agot.state import moves as m
from engine.agot.state.moves import Pay
from engine.agot.state.piles import deck_owner
from engine.agot.state.records import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DUPLICATE,
    EVENT,
    HAND,
    PLAY,
    Card,
    EffectFrame,
)
from engine.agot.state.table import AgotTable
from engine.kernel.adapter import ground_of_an_offer
from engine.kernel.decisions import Answerable, Decision, Pass, WindowGround
from engine.kernel.game import Game
from engine.kernel.judge import Candidate, Candidates, decisions


def generate_moves(game: Game, table: AgotTable) -> Candidates:
    """All candidate answers to everything the table waits for."""
    for decision in decisions(game, table):
        for verb_ in decision.verbs:
            yield from GENERATORS[verb_](table, decision)


def _default(table: AgotTable, decision: Decision) -> Candidates:
    assert decision.default is not None
    yield Candidate(decision.default)


def _decline_saves(table: AgotTable, decision: Decision) -> Candidates:
    """All at once as well, where others are still to be asked."""
    if len(set(table.order) - set(declined_in(table.agenda[-1]))) > 1:
        yield Candidate(m.DeclineSaves())
    yield Candidate(m.DeclineSaves(by=decision.seat))


def _pass(table: AgotTable, decision: Decision) -> Candidates:
    yield Candidate(Pass(by=decision.seat))


def _mulligan(table: AgotTable, decision: Decision) -> Candidates:
    yield Candidate(m.Mulligan(by=decision.seat))


def _keep(table: AgotTable, decision: Decision) -> Candidates:
    yield Candidate(m.KeepHand(by=decision.seat))


def _place(table: AgotTable, decision: Decision) -> Candidates:
    hand = tuple(card.id for card in table.hand_of(decision.seat))
    yield Candidate(m.PlaceSetup(by=decision.seat), "cards", hand, 0, len(hand))


def _draft_pick(table: AgotTable, decision: Decision) -> Candidates:
    """The dealt and passed plots are hidden, and so are the kept ones."""
    yield Candidate(m.DraftPick(by=decision.seat))


def _plot_deck(table: AgotTable, decision: Decision) -> Candidates:
    """Which plots are chosen is seen when they are revealed, and not before."""
    yield Candidate(m.BuildPlotDeck(by=decision.seat))


def _reveal_plot(table: AgotTable, decision: Decision) -> Candidates:
    seat = table.seats[deck_owner(table, decision.seat)]
    if seat.plots_available is None or seat.plots_secret:
        yield Candidate(m.RevealPlot(by=decision.seat, plot=""), by_hand=True)
        return
    for plot in (*(seat.plots_available or ()), *seat.plots_used):
        yield Candidate(m.RevealPlot(by=decision.seat, plot=plot))


def _initiative(table: AgotTable, decision: Decision) -> Candidates:
    if table.lot_open:
        for seat in still_tied(table):
            yield Candidate(m.DetermineInitiative(random_result=seat))
    else:
        yield Candidate(m.DetermineInitiative())


def _first_player(table: AgotTable, decision: Decision) -> Candidates:
    for seat in table.order:
        yield Candidate(m.NameFirstPlayer(by=decision.seat, seat=seat))


def _when_revealed(table: AgotTable, decision: Decision) -> Candidates:
    waiting = awaiting_effect(table)
    for order in (waiting, waiting[::-1]) if len(waiting) > 1 else (waiting,):
        ordered = tuple(m.Ordered(seat) for seat in order)
        by_hand = not all(text_is_known(table, seat) for seat in order)
        yield Candidate(m.OrderWhenRevealed(by=decision.seat, order=ordered), by_hand=by_hand)


def _play_card(table: AgotTable, decision: Decision) -> Candidates:
    for card in table.hand_of(decision.seat):
        if card.kind == ATTACHMENT:
            for host in table.characters():
                yield Candidate(m.PlayCard(by=decision.seat, card=card.id, host=host.id))
        elif card.kind != EVENT:
            yield Candidate(m.PlayCard(by=decision.seat, card=card.id))


def _play_duplicate(table: AgotTable, decision: Decision) -> Candidates:
    for card in table.hand_of(decision.seat):
        for host in table.in_play(decision.seat):
            if host.name == card.name:
                yield Candidate(m.PlayDuplicate(by=decision.seat, card=card.id, host=host.id))


def _end_turn(table: AgotTable, decision: Decision) -> Candidates:
    yield Candidate(m.EndTurn(by=decision.seat))


def _play_event(table: AgotTable, decision: Decision) -> Candidates:
    for card in table.hand_of(decision.seat):
        if card.kind == EVENT:
            yield from _uses(
                table, card, uses_of(card, "action"), m.PlayEvent(by=decision.seat, card=card.id)
            )


def _use_ability(table: AgotTable, decision: Decision) -> Candidates:
    for card in (*table.in_play(decision.seat), *_elsewhere(table, decision.seat, "action")):
        recorded = uses_of(card, "action")
        if recorded or card.timing:
            yield from _uses(table, card, recorded, m.UseAbility(by=decision.seat, card=card.id))


def _respond(table: AgotTable, decision: Decision) -> Candidates:
    seat = decision.seat
    events = (card for card in table.hand_of(seat) if not uses_of(card) or card.kind == EVENT)
    for card in (*events, *table.in_play(seat), *_elsewhere(table, seat, "reaction")):
        recorded = uses_of(card, "reaction")
        offered = tuple(use for use in recorded if _worth_offering(table, card, use))
        if offered or (not recorded and card.timing == "response" and not card.saves):
            yield from _uses(table, card, offered, m.Respond(by=decision.seat, card=card.id))


def _elsewhere(table: AgotTable, seat: str, kind: str) -> Iterator[Card]:
    """The seat's cards out of play whose own text works from where they lie."""
    for card in cards_working_elsewhere(table):
        if card.controller == seat and any(card.zone in use.zones for use in uses_of(card, kind)):
            yield card


def _worth_offering(table: AgotTable, card: Card, use: Use) -> bool:
    """A reaction is offered when there is something it could be to."""
    return use.trigger is None or any(use.trigger(table, card, occasion) for occasion in table.occasions)


def _uses(table: AgotTable, card: Card, recorded: tuple[Use, ...], move: m.UseOfCard) -> Candidates:
    """One choice for each way to pay and to aim; of a card by hand, one with the effects left open."""
    if not recorded:
        yield Candidate(move, by_hand=True)
    for use in recorded:
        ways = use.pay(table, card) if use.pay is not None else (Pay(),)
        aims = aims_of(table, card, use) if use.effects is not None else ((),)
        for way, effects in product(ways, aims):
            if use.fits is not None and not use.fits(table, card, way, effects):
                continue
            demands = use.demands or move.demands
            yield Candidate(replace(move, pay=way, effects=effects, demands=demands))


def _resolve_passive(table: AgotTable, decision: Decision) -> Candidates:
    card = table.cards.get(decision.purpose)
    for use in uses_of(card, "passive") if card is not None else ():
        for effects in use.effects(table, card) if use.effects is not None and card is not None else ((),):
            yield Candidate(m.ResolvePassive(by=decision.seat, card=decision.purpose, effects=effects))


def _order_passives(table: AgotTable, decision: Decision) -> Candidates:
    frame = table.agenda[-1] if table.agenda else None
    waiting = due_passives(table, frame) if isinstance(frame, EffectFrame) else []
    due = tuple(card.name for card in waiting)
    yield Candidate(m.OrderPassives(by=decision.seat, order=due))
    yield Candidate(m.OrderPassives(by=decision.seat, order=due[::-1]))


def _save(table: AgotTable, decision: Decision) -> Candidates:
    frame = table.agenda[-1]
    victims, saved = frame.slots.get("victims"), frame.slots.get("saved")
    for victim in victims if isinstance(victims, tuple) else ():
        if isinstance(saved, tuple) and victim in saved:
            continue
        yield from _saves_of(table, table.cards[victim])


def _saves_of(table: AgotTable, victim: Card) -> Candidates:
    if any(True for _ in table.under(victim.id, DUPLICATE)):
        yield Candidate(m.Save(by=victim.controller, card=victim.id, by_means="duplicate"))
    for card in table.cards.values():
        in_hand = card.zone == HAND and (card.saves or uses_of(card, "save"))
        in_play = card.zone == PLAY and uses_of(card, "save") and card.host in ("", victim.id)
        if in_hand or in_play:
            yield Candidate(m.Save(by=card.controller, card=victim.id, by_means=card.id))


def _challenge(table: AgotTable, decision: Decision) -> Candidates:
    own = tuple(card.id for card in table.characters(decision.seat))
    for target in table.others(decision.seat):
        for kind in m.CHALLENGE_KINDS:
            move = m.DeclareChallenge(by=decision.seat, kind=kind, target=target, attackers=())
            yield Candidate(move, "attackers", own, 1, len(own), in_play=True)


def _defenders(table: AgotTable, decision: Decision) -> Candidates:
    own = tuple(card.id for card in table.characters(decision.seat))
    yield Candidate(m.DeclareDefenders(by=decision.seat), "defenders", own, 0, len(own), in_play=True)


def _victims(table: AgotTable, decision: Decision) -> Candidates:
    own = tuple(
        card.id
        for card in table.cards.values()
        if card.zone == PLAY and card.kind == CHARACTER and card.controller == decision.seat
    )
    count = decision.count
    yield Candidate(m.ChooseVictims(by=decision.seat, cards=()), "cards", own, count, count, in_play=True)


GENERATORS: dict[str, Callable[[AgotTable, Decision], Candidates]] = {
    "pass": _pass,
    "mulligan": _mulligan,
    "keep_hand": _keep,
    "place_setup": _place,
    "reveal_setup": _default,
    "refill_hands": _default,
    "draft_pick": _draft_pick,
    "build_plot_deck": _plot_deck,
    "reveal_plot": _reveal_plot,
    "determine_initiative": _initiative,
    "name_first_player": _first_player,
    "order_when_revealed": _when_revealed,
    "draw_phase": _default,
    "collect_income": _default,
    "play_card": _play_card,
    "play_duplicate": _play_duplicate,
    "end_turn": _end_turn,
    "play_event": _play_event,
    "use_ability": _use_ability,
    "respond": _respond,
    "resolve_passive": _resolve_passive,
    "order_passives": _order_passives,
    "save": _save,
    "decline_saves": _decline_saves,
    "declare_challenge": _challenge,
    "declare_defenders": _defenders,
    "resolve": _default,
    "choose_victims": _victims,
    "discard_for_claim": _default,
    "count_dominance": _default,
    "stand_all": _default,
    "return_gold": _default,
}


ACTION_ORDER = ("hbo.action.first_player_first", "hbo.action.alternate")
IN_A_TURN = "hbo.marshal.other_actions"
REACTION_MISSED = "hbo.reaction.missed"


def window_ground(table: AgotTable, decision: Decision) -> WindowGround:
    """What the window rests on in which this decision is asked."""
    if decision.asks == "action":
        closing = (
            IN_A_TURN if decision.rule in (IN_A_TURN, "lcg.marshal.others_act") else "hbo.action.closing"
        )
        return WindowGround(order=ACTION_ORDER, closing=closing)
    if decision.asks == "react":
        return _reactions(table)
    if decision.asks == "save":
        return _saves(table)
    return ground_of_an_offer(table, decision)


def _reactions(table: AgotTable) -> WindowGround:
    """The occasions that the window for reactions answers, and the rules of its order."""
    happened = tuple(Answerable(occasion.what, occasion.card, occasion.seat) for occasion in table.occasions)
    point = REACTION_ORDER.reason(table, "reactions_in_order")
    return WindowGround(happened, point.rules, basis=point.basis, closing=REACTION_MISSED)


def _saves(table: AgotTable) -> WindowGround:
    """A save interrupts a killing, and comes too late after it."""
    window = table.agenda[-1]
    fate = "about_to_die" if window.slots.get("zone", DEAD) == DEAD else "about_to_leave"
    doomed = victims_of(window)
    return WindowGround(
        tuple(Answerable(fate, card) for card in doomed), closing=REACTION_MISSED, once=doomed
    )
