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

Contradictions = Iterator[tuple[str, str]]
"""Each with the rule it breaks."""

PLOTS = 7


def contradictions(seat: PositionSeat, phase: str) -> Contradictions:
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
        yield f"{seat.id} has more than seven plots", "hbo.comp.plot_cards"


def _of_plots(seat: PositionSeat, phase: str) -> Contradictions:
    """One plot lies revealed, and none is listed twice; in the plot phase the next one may be described."""
    plots, name = seat.plots, seat.plot.name if seat.plot else ""
    if plots is None:
        return
    later = phase not in ("setup", "plot")
    if later and name and plots.revealed and name != plots.revealed:
        yield (
            f"{seat.id} has the plot {name} and is said to have revealed {plots.revealed}",
            "hbo.plot.replaces",
        )
    if plots.revealed and plots.revealed in plots.available:
        yield f"the revealed plot of {seat.id} lies in his plot deck too", "hbo.plot.replaces"
    for plot in sorted(set(plots.available) & set(plots.used)):
        yield f"the plot {plot} of {seat.id} is both in the plot deck and used", "hbo.plot.used_pile"


def _all_plots(plots: PositionPlotPiles) -> list[str]:
    """Every plot once; the revealed one may be listed with those used."""
    listed = [*plots.available, *plots.used]
    shown = plots.revealed
    return listed if shown is None or shown in listed else [*listed, shown]


def _of_another_kind(card: PositionCard, kind: str) -> Contradictions:
    if card.type not in (None, kind, "event"):
        yield f"{_called(card)} is listed as one kind of card and called another", "hbo.type.five_types"
    if card.host and kind != ATTACHMENT:
        yield f"{_called(card)} lies under a card and is no attachment", "hbo.type.attachment"


def _in_use(card: PositionCard) -> Contradictions:
    """Only a card in play kneels, has power on it or other cards under it."""
    if card.kneeling or card.host or card.modifiers:
        yield f"{_called(card)} is not in play and is used as if it were", "hbo.play.out_of_play"
    if card.power:
        yield f"{_called(card)} is not in play and has power", "hbo.power.character_leaves"
    if card.duplicates:
        yield f"{_called(card)} is not in play and has duplicates", "hbo.piles.leaving_strips"


def _called(card: PositionCard) -> str:
    return card.id or card.name


Defects = Iterator[tuple[str, str]]
"""Each fault with the rule it breaks."""


def defects(position: AgotPosition, edition: Ruleset) -> tuple[tuple[str, str], ...]:
    """What is wrong with a position: each fault once, with the rule it breaks."""
    return tuple(dict.fromkeys((*_all_defects(position, edition), *edition.more_defects(position))))


def _all_defects(position: AgotPosition, edition: Ruleset) -> Defects:
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
            yield "a challenge is under way outside the challenges phase", "hbo.challenge.turns"
        if position.active_player not in (None, position.challenge.by):
            yield "somebody else than the active player has made the challenge", "hbo.challenge.turns"
        yield from _challenge_defects(position, position.challenge)
        yield from _participant_defects(position, position.challenge, edition)


def _table_defects(position: AgotPosition, edition: Ruleset) -> Defects:
    ids = [seat.id for seat in position.seats]
    if len(set(ids)) < len(ids):
        yield "two seats have one id", "hbo.setup.choose_houses"
    if edition.variants == ("two",) and (len(ids) > 2 or position.variant != "two"):
        yield "the game is for two players", "hbo.frame.object"
    if {"", "TABLE"} & set(ids):
        yield "a seat needs a name of its own", "hbo.setup.choose_houses"
    for name in _seats_named(position):
        if name not in ids:
            yield f"no seat is called {name}", "hbo.setup.choose_houses"


def _seats_named(position: AgotPosition) -> Iterator[str]:
    window = position.window.first if position.window else None
    yield from (name for name in (position.first_player, position.active_player, window) if name)
    for attacker, others in position.may_not_attack.items():
        yield from (attacker, *others)
    yield from (name for team in position.teams for name in team)


def _seat_defects(seat: PositionSeat) -> Defects:
    if seat.hand.size < len(seat.hand.known):
        yield f"{seat.id} knows more hand cards than the hand holds", "hbo.play.out_of_play"
    if len(set(seat.challenges_made)) < len(seat.challenges_made):
        yield f"{seat.id} made two challenges of one kind", "hbo.challenge.one_of_each"


def _card_defects(position: AgotPosition, seat: PositionSeat, times: Counter[str]) -> Defects:
    seats = {other.id for other in position.seats}
    for card in _all_cards(seat):
        if card.id and times[card.id] > 1:
            yield f"two cards have the id {card.id}", "hbo.play.definition"
        if card.owner and card.owner not in seats:
            yield f"{card.id} belongs to nobody at the table", "hbo.piles.owner"
    for card in (*seat.characters, *seat.locations, *seat.attachments):
        if card.type == "event":
            yield f"the event {card.id or card.name} lies in play", "hbo.type.event"
    for card in seat.dead:
        if card.type not in (None, "character") and "deathbound" not in card.keywords:
            yield f"{card.id or card.name} is no character and lies in the dead pile", "hbo.piles.kill"


def _ids(card: PositionCard) -> tuple[str, ...]:
    """The card's own id and those its duplicates get."""
    return (card.id, *(f"{card.id}.duplicate{number}" for number in range(1, card.duplicates + 1)))


def _attachment_defects(position: AgotPosition, seat: PositionSeat) -> Defects:
    in_play = {
        card.id for other in position.seats for card in (*other.characters, *other.locations) if card.id
    }
    for card in seat.attachments:
        if card.host and card.host not in in_play:
            yield f"the attachment {card.id or card.name} lies under no card in play", "hbo.type.attachment"


def _unique_defects(seat: PositionSeat) -> Defects:
    there = (*seat.characters, *seat.locations, *seat.attachments)
    names = [card.name for card in there if card.unique and card.name and not card.owner]
    for name in sorted(name for name, count in Counter(names).items() if count > 1):
        yield f"{seat.id} has two copies of the unique {name} in play", "hbo.unique.restriction"
    for card in there:
        if card.duplicates and not card.unique:
            yield f"{card.id} carries a duplicate and is not unique", "hbo.duplicate.attach"


def _all_cards(seat: PositionSeat) -> tuple[PositionCard, ...]:
    in_play = (*seat.characters, *seat.locations, *seat.attachments)
    return (*in_play, *seat.dead, *seat.discard, *seat.hand.known)


def _challenge_defects(position: AgotPosition, challenge: PositionChallenge) -> Defects:
    ids = {seat.id for seat in position.seats}
    if not challenge.target and challenge.by in ids:
        others = ", ".join(seat.id for seat in position.seats if seat.id != challenge.by)
        yield f"challenge.target is missing: {others}", "hbo.frame.three_challenges"
    elif {challenge.by, challenge.target} - ids or challenge.by == challenge.target:
        yield "a challenge is between two seats at the table", "hbo.frame.three_challenges"
    for side in (challenge.attackers, challenge.defenders):
        if len(set(side)) < len(side):
            yield "a character takes part twice", "hbo.challenge.participants"
    if challenge.defenders and challenge.step == "attackers":
        yield "defenders are named before they can be declared", "hbo.challenge.three_steps"
    if set(challenge.bypassed) & set(challenge.defenders):
        yield "a character bypassed by stealth defends", "hbo.keyword.stealth"


def _participant_defects(position: AgotPosition, challenge: PositionChallenge, edition: Ruleset) -> Defects:
    controller = {card.id: seat.id for seat in position.seats for card in seat.characters if card.id}
    supporter = edition.supporter_in(position)
    supports = bool(challenge.defenders) and controller.get(challenge.defenders[0]) == supporter
    defending = supporter if supporter not in ("", challenge.by) and supports else challenge.target
    sides = (
        (challenge.attackers, challenge.by, "attacker", "hbo.challenge.declare_attackers"),
        (challenge.defenders, defending, "defender", "hbo.challenge.declare_defenders"),
        (challenge.bypassed, challenge.target, "bypassed", "hbo.keyword.stealth"),
    )
    for cards, seat, role, rule in sides:
        for card in cards:
            if controller.get(card) != seat:
                yield f"the {role} {card} is no character of {seat} in play", rule
