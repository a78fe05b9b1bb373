"""Defects of a position, and seats that contradict themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.agot.cases.position import (
    AgotPosition,
    PositionCard,
    PositionChallenge,
    PositionPlotPiles,
    PositionSeat,
)
from engine.agot.ruleset import Ruleset
from engine.agot.state.records import ATTACHMENT, CHARACTER, LOCATION
from engine.kernel.errors import Fault, distinct, fault

Faults = Iterator[Fault]

PLOTS = 7


def contradictions(seat: PositionSeat, phase: str) -> Faults:
    """Cards in a list of another kind, cards out of play that are in use, too many plots."""
    lists = ((seat.characters, CHARACTER), (seat.locations, LOCATION), (seat.attachments, ATTACHMENT))
    for cards, kind in lists:
        for card in cards:
            yield from _of_another_kind(card, kind)
    for pile in (seat.hand.known, seat.dead, seat.discard):
        for card in pile:
            yield from _in_use(card)
    yield from _of_plots(seat, phase)
    plots = seat.plots
    if plots and len(_all_plots(plots)) > PLOTS:
        yield fault("too_many_plots", "hbo.comp.plot_cards", seat=seat.id)


def _of_plots(seat: PositionSeat, phase: str) -> Faults:
    """One plot lies revealed, and none is listed twice; in the plot phase the next one may be described."""
    plots, name = seat.plots, seat.plot.name if seat.plot else ""
    if plots is None:
        return
    later = phase not in ("setup", "plot")
    if later and name and plots.revealed and name != plots.revealed:
        shown = plots.revealed
        yield fault("another_plot_revealed", "hbo.plot.replaces", seat=seat.id, plot=name, plots=shown)
    if plots.revealed and plots.revealed in plots.available:
        yield fault("revealed_plot_in_deck", "hbo.plot.replaces", seat=seat.id)
    for plot in sorted(set(plots.available) & set(plots.used)):
        yield fault("plot_in_deck_and_used", "hbo.plot.used_pile", seat=seat.id, plot=plot)


def _all_plots(plots: PositionPlotPiles) -> list[str]:
    """Every plot once; the revealed one may be listed with those used."""
    listed = [*plots.available, *plots.used]
    shown = plots.revealed
    return listed if shown is None or shown in listed else [*listed, shown]


def _of_another_kind(card: PositionCard, kind: str) -> Faults:
    if card.type not in (None, kind, "event"):
        yield fault("card_of_another_kind", "hbo.type.five_types", card=_called(card))
    if card.host and kind != ATTACHMENT:
        yield fault("under_card_and_no_attachment", "hbo.type.attachment", card=_called(card))


def _in_use(card: PositionCard) -> Faults:
    """Only a card in play kneels, has power on it or other cards under it."""
    if card.kneeling or card.host or card.modifiers:
        yield fault("used_out_of_play", "hbo.play.out_of_play", card=_called(card))
    if card.power:
        yield fault("power_out_of_play", "hbo.power.character_leaves", card=_called(card))
    if card.duplicates:
        yield fault("duplicates_out_of_play", "hbo.piles.leaving_strips", card=_called(card))


def _called(card: PositionCard) -> str:
    return card.id or card.name


def defects(position: AgotPosition, edition: Ruleset) -> tuple[Fault, ...]:
    """What is wrong with a position: each fault once."""
    return distinct((*_all_defects(position, edition), *edition.more_defects(position)))


def _all_defects(position: AgotPosition, edition: Ruleset) -> Faults:
    yield from _table_defects(position, edition)
    times = Counter(id_ for seat in position.seats for card in _all_cards(seat) for id_ in _ids(card) if id_)
    for seat in position.seats:
        yield from _seat_defects(seat)
        yield from _card_defects(position, seat, times)
        yield from _attachment_defects(position, seat)
        yield from _unique_defects(seat)
        yield from contradictions(seat, position.phase or "plot")
    if position.challenge is not None:
        if position.phase != "challenges":
            yield fault("challenge_outside_phase", "hbo.challenge.turns")
        if position.active_player not in (None, position.challenge.by):
            yield fault("challenge_of_another_seat", "hbo.challenge.turns")
        yield from _challenge_defects(position, position.challenge)
        yield from _participant_defects(position, position.challenge, edition)


def _table_defects(position: AgotPosition, edition: Ruleset) -> Faults:
    ids = [seat.id for seat in position.seats]
    if len(set(ids)) < len(ids):
        yield fault("seat_id_twice", "hbo.setup.choose_houses")
    if edition.variants == ("two",) and (len(ids) > 2 or position.variant != "two"):
        yield fault("more_than_two_play", "hbo.frame.object")
    if {"", "TABLE"} & set(ids):
        yield fault("seat_without_name", "hbo.setup.choose_houses")
    for name in _seats_named(position):
        if name not in ids:
            yield fault("no_such_seat", "hbo.setup.choose_houses", read=name)


def _seats_named(position: AgotPosition) -> Iterator[str]:
    window = position.window.first if position.window else None
    yield from (name for name in (position.first_player, position.active_player, window) if name)
    for attacker, others in position.may_not_attack.items():
        yield from (attacker, *others)
    yield from (name for team in position.teams for name in team)


def _seat_defects(seat: PositionSeat) -> Faults:
    if seat.hand.size < len(seat.hand.known):
        yield fault("more_known_than_held", "hbo.play.out_of_play", seat=seat.id)
    if len(set(seat.challenges_made)) < len(seat.challenges_made):
        yield fault("challenge_kind_twice", "hbo.challenge.one_of_each", seat=seat.id)


def _card_defects(position: AgotPosition, seat: PositionSeat, times: Counter[str]) -> Faults:
    seats = {other.id for other in position.seats}
    for card in _all_cards(seat):
        if card.id and times[card.id] > 1:
            yield fault("card_id_twice", "hbo.play.definition", read=card.id)
        if card.owner and card.owner not in seats:
            yield fault("owner_not_here", "hbo.piles.owner", card=_called(card))
    for card in (*seat.characters, *seat.locations, *seat.attachments):
        if card.type == "event":
            yield fault("event_in_play", "hbo.type.event", card=_called(card))
    for card in seat.dead:
        if card.type not in (None, "character") and "deathbound" not in card.keywords:
            yield fault("dead_and_no_character", "hbo.piles.kill", card=_called(card))


def _ids(card: PositionCard) -> tuple[str, ...]:
    """The card's own id and those its duplicates get."""
    return (card.id, *(f"{card.id}.duplicate{number}" for number in range(1, card.duplicates + 1)))


def _attachment_defects(position: AgotPosition, seat: PositionSeat) -> Faults:
    in_play = {
        card.id for other in position.seats for card in (*other.characters, *other.locations) if card.id
    }
    for card in seat.attachments:
        if card.host and card.host not in in_play:
            yield fault("attachment_under_nothing", "hbo.type.attachment", card=_called(card))


def _unique_defects(seat: PositionSeat) -> Faults:
    there = (*seat.characters, *seat.locations, *seat.attachments)
    names = [card.name for card in there if card.unique and card.name and not card.owner]
    for name in sorted(name for name, count in Counter(names).items() if count > 1):
        yield fault("unique_twice", "hbo.unique.restriction", seat=seat.id, card=name)
    for card in there:
        if card.duplicates and not card.unique:
            yield fault("duplicate_of_no_unique", "hbo.duplicate.attach", card=_called(card))


def _all_cards(seat: PositionSeat) -> tuple[PositionCard, ...]:
    in_play = (*seat.characters, *seat.locations, *seat.attachments)
    return (*in_play, *seat.dead, *seat.discard, *seat.hand.known)


def _challenge_defects(position: AgotPosition, challenge: PositionChallenge) -> Faults:
    ids = {seat.id for seat in position.seats}
    if not challenge.target and challenge.by in ids:
        others = tuple(seat.id for seat in position.seats if seat.id != challenge.by)
        yield fault("target_missing", "hbo.frame.three_challenges", seats=others)
    elif {challenge.by, challenge.target} - ids or challenge.by == challenge.target:
        yield fault("challenge_needs_two_seats", "hbo.frame.three_challenges")
    for side in (challenge.attackers, challenge.defenders):
        if len(set(side)) < len(side):
            yield fault("participant_twice", "hbo.challenge.participants")
    if challenge.defenders and challenge.step == "attackers":
        yield fault("defenders_too_early", "hbo.challenge.three_steps")
    if set(challenge.bypassed) & set(challenge.defenders):
        yield fault("bypassed_defends", "hbo.keyword.stealth")


def _participant_defects(position: AgotPosition, challenge: PositionChallenge, edition: Ruleset) -> Faults:
    controller = {card.id: seat.id for seat in position.seats for card in seat.characters if card.id}
    supporter = edition.supporter_in(position)
    supports = bool(challenge.defenders) and controller.get(challenge.defenders[0]) == supporter
    defending = supporter if supporter not in ("", challenge.by) and supports else challenge.target
    sides = (
        (challenge.attackers, challenge.by, "attacker_of_another", "hbo.challenge.declare_attackers"),
        (challenge.defenders, defending, "defender_of_another", "hbo.challenge.declare_defenders"),
        (challenge.bypassed, challenge.target, "bypassed_of_another", "hbo.keyword.stealth"),
    )
    for cards, seat, says, rule in sides:
        for card in cards:
            if controller.get(card) != seat:
                yield fault(says, rule, card=card, seat=seat)
