"""Oriflamme read from its booklet alone, against random positions."""

from __future__ import annotations

from random import Random

from scripts.hostile.second_judges.line_of_play import LineOfPlay, Raw
from scripts.hostile.second_judges.oriflamme_events import PLAYED, ROUNDS, EventPhase
from scripts.hostile.second_judges.oriflamme_row import RowCard, RowPlace


def events(rng: Random) -> LineOfPlay:
    """A part of an event phase."""
    phase = EventPhase(rng)
    return phase.play() if phase.row.places else events(rng)


def planning(rng: Random) -> LineOfPlay:
    """Cards are laid, some where they may not lie."""
    phase = EventPhase(rng)
    families = phase.families
    first = families.index(phase.first)
    order = [*families[first:], *families[:first]]
    for family in families:  # nobody has laid a card this round
        phase.hands[family] = [name for name in PLAYED if _is_left(phase, family, name)]
    position = phase.position("planning") | {"to_act": phase.first}
    phase.line = LineOfPlay("oriflamme", position, rng)
    for number, family in enumerate(order):
        _lays(phase, family)
        phase.expect_outcome()
        if number + 1 < len(order):
            phase.line.expect(next__phase="planning", next__seat=order[number + 1])
            phase.line.expect(**{"next.round": phase.round, "next.first_player": phase.first})
        else:
            card = phase.row.ahead()[0].cards[-1]
            phase.line.expect(next__phase="events", next__card=card.key, next__seat=card.owner)
    return phase.line


def _is_left(phase: EventPhase, family: str, name: str) -> bool:
    placed = [card.name for place in phase.row.places for card in place.cards if card.family == family]
    return name not in (*placed, *phase.row.discard[family], *phase.row.aside[family])


def _lays(phase: EventPhase, family: str) -> None:
    rng, row = phase.rng, phase.row
    name = rng.choice(phase.hands[family])
    mine = [card.key for card in row.visible() if card.owner == family]
    theirs = [card.key for card in row.visible() if card.owner != family]
    if theirs and rng.random() < 0.3:
        rules = ["oriflamme.stack.own-family-only", "oriflamme.planning.on-own-card"]
        phase.line.move("place", rules, by=family, card=name, where="on", on=rng.choice(theirs))
    if rng.random() < 0.2 and row.aside[family]:
        phase.line.move(
            "place", ["oriflamme.planning.from-hand-only"], by=family, card=row.aside[family][0], where="left"
        )
    if len(row.places) > 1 and rng.random() < 0.2:
        between = [place.cards[-1].key for place in row.places[:2]]
        phase.line.move(
            "place", ["oriflamme.planning.no-between"], by=family, card=name, where="between", between=between
        )
    where = rng.choice(("left", "right", "on")) if mine and phase.round > 1 else rng.choice(("left", "right"))
    on: Raw = {"on": rng.choice(mine)} if where == "on" else {}
    phase.line.move("place", by=family, card=name, where=where, **on)
    phase.hands[family].remove(name)
    card = RowCard(family, name)
    if where == "on":
        place = row.place_of(row.find(on["on"]))
        assert place is not None
        place.cards.append(card)
    else:
        row.places.insert(0 if where == "left" else len(row.places), RowPlace([card]))


def ending(rng: Random) -> LineOfPlay:
    """Asks for the winner: by influence, then by visible cards, else several."""
    phase = EventPhase(rng)
    phase.round = ROUNDS
    row = phase.row
    for family in phase.families:
        row.influence[family] = rng.choice((2, 3, 3))
    phase.line = LineOfPlay("oriflamme", phase.position("game_over"), rng)
    best = max(row.influence.values())
    first = [each for each in phase.families if row.influence[each] == best]
    cards = {each: sum(card.owner == each for card in row.visible()) for each in first}
    phase.line.ask("winner", [each for each in first if cards[each] == max(cards.values())])
    return phase.line


SCENES = (events, events, events, events, planning, ending)
