"""All candidate answers to what the table waits for, those this game alone knows among them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product

from msgspec.structs import replace

from engine.kernel.choosing import Choice, Choices
from engine.kernel.decision import Decision
from engine.kernel.play import decisions
from engine.lcg import asking
from engine.lcg.cards.common import CHAMBERS
from engine.lcg.game import LCG
from engine.lcg.infamy import cards_of
from engine.lcg.paying import price_in_influence
from engine.lcg.resolving import deadly_victims, kneeling_with
from engine.lcg.titles import HAND_INFLUENCE, TITLES, holder
from engine.thrones import moves as m
from engine.thrones import options as shared
from engine.thrones.abilities import uses_of
from engine.thrones.moments import RESPONSES, timing_of
from engine.thrones.records import ATTACHMENT, CHARACTER, EVENT, LOCATION, Card
from engine.thrones.speaking import said_by_texts
from engine.thrones.standing import BARRED, TAXATION
from engine.thrones.table import Table
from engine.thrones.values import has_keyword

WAYS = 4
"""Ways to pay influence that are offered; any other can be said."""
STEALTHY = 60
"""Ways to choose for Stealth that are offered at most."""


def choices(table: Table) -> Choices:
    """All candidate answers to everything the table waits for."""
    for decision in decisions(LCG, table):
        for verb in decision.verbs:
            for choice in OFFERS[verb](table, decision):
                yield from _paid(table, choice)


def _paid(table: Table, choice: Choice) -> Choices:
    """A use of a card that asks for influence, in the ways in which it can be paid."""
    move = choice.move
    if not isinstance(move, m.UseOfCard | m.PutIntoPlay):
        yield choice
        return
    recorded = uses_of(table.cards[move.card]) if isinstance(move, m.UseOfCard) and not move.effects else ()
    if recorded and not any(use.does is not None for use in recorded):
        # Its moment and price are recorded, and what it does is said by its player.
        choice = replace(choice, by_hand=True)
    price = price_in_influence(table, move) or 0
    if not price or move.pay.influence or move.pay.hand_title:
        yield choice
        return
    ways = _ways(table, move.by, price, move.pay.kneel)
    for cards, title in ways or [((), False)]:
        pay = replace(move.pay, influence=cards, hand_title=title)
        yield replace(choice, move=replace(move, pay=pay))


def _ways(table: Table, seat: str, price: int, kneel: tuple[str, ...]) -> list[tuple[tuple[str, ...], bool]]:
    """A few ways to pay, the same for every aim of a card: worked out once a table."""
    kept: dict[object, list[tuple[tuple[str, ...], bool]]] = table.__dict__.setdefault("ways", {})
    key = (seat, price, kneel)
    if key not in kept:
        kept[key] = list(islice(ways_to_pay(table, seat, price, set(kneel)), WAYS))
    return kept[key]


def ways_to_pay(
    table: Table, seat: str, price: int, taken: set[str]
) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Standing cards that supply enough, without one that is not needed; and with the Hand's title."""
    able = [card for card in table.in_play(seat) if _supplies(card) and card.id not in taken]
    titled = holder(table, "hand") == seat and not table.seats[seat].title_used
    for title in (False, True) if titled else (False,):
        left = price - (HAND_INFLUENCE if title else 0)
        if left <= 0:
            yield (), title
        yield from ((cards, title) for cards in _enough(able, left))


def _supplies(card: Card) -> bool:
    return card.kind in (CHARACTER, LOCATION) and card.influence > 0 and not card.kneeling


def _enough(able: list[Card], price: int) -> Iterator[tuple[str, ...]]:
    """Sets that supply the price and would not without any one of them, locations and few cards first."""
    if price <= 0:
        return
    ranked = sorted(able, key=lambda card: (card.kind == CHARACTER, -card.influence))
    for start in range(len(ranked)):
        chosen: list[Card] = []
        for card in ranked[start:]:
            if sum(one.influence for one in chosen) >= price:
                break
            chosen.append(card)
        for card in reversed(list(chosen)):
            if sum(one.influence for one in chosen) - card.influence >= price:
                chosen.remove(card)
        if sum(one.influence for one in chosen) >= price:
            yield tuple(card.id for card in chosen)


def _title(table: Table, decision: Decision) -> Choices:
    for title in TITLES:
        yield Choice(m.ChooseTitle(by=decision.seat, title=title))  # type: ignore[arg-type]


def _draw(table: Table, decision: Decision) -> Choices:
    yield Choice(m.DrawPhase())
    if holder(table, "laws"):
        yield Choice(m.DrawPhase(laws_extra=True))


def _redirect(table: Table, decision: Decision) -> Choices:
    title = "regent" if decision.asks == "redirect_regent" else "commander"
    yield Choice(m.Redirect(by=decision.seat, title=title))  # type: ignore[arg-type]


def _new_target(table: Table, decision: Decision) -> Choices:
    for seat in table.others(decision.seat):
        yield Choice(m.ChooseNewTarget(by=decision.seat, target=seat))


def _stealth(table: Table, decision: Decision) -> Choices:
    challenge = table.challenge
    if challenge is None:
        return
    yield Choice(m.AssignStealth(by=decision.seat, pairs={}))
    stealthy = [one for one in challenge.attackers if has_keyword(table, table.cards[one], "stealth")]
    targets = ("", *(card.id for card in table.characters(challenge.target)))
    ways = product(targets, repeat=len(stealthy))
    for way in islice(ways, 1, STEALTHY):
        pairs = {one: chosen for one, chosen in zip(stealthy, way, strict=True) if chosen}
        if len(set(pairs.values())) == len(pairs):
            yield Choice(m.AssignStealth(by=decision.seat, pairs=pairs))


def _support(table: Table, decision: Decision) -> Choices:
    own = tuple(card.id for card in table.characters(decision.seat))
    yield Choice(m.SupportDefend(by=decision.seat), "defenders", own, 0, len(own))


def _victims(table: Table, decision: Decision) -> Choices:
    if decision.purpose != "deadly":
        yield from shared.OFFERS["choose_victims"](table, decision)
        return
    move = m.ChooseVictims(by=decision.seat, cards=(), purpose="deadly")
    yield Choice(move, "cards", deadly_victims(table), 1, 1)


def _by_text(table: Table, decision: Decision) -> Choices:
    part, there, (least, most) = asking.open_choice(table)
    move = m.ChooseByText(by=decision.seat)
    if part.kind == "cards":
        yield Choice(move, "cards", there, least, most)
        return
    if not least:
        yield Choice(move)
    for one in there:
        yield Choice(replace(move, **{part.kind: one}))


def _cancel(table: Table, decision: Decision) -> Choices:
    for card in (*table.hand_of(decision.seat), *table.in_play(decision.seat)):
        known = uses_of(card, "cancel")
        if known or (timing_of(card, "reaction") in RESPONSES and not card.saves and not uses_of(card)):
            yield Choice(m.Cancel(by=decision.seat, card=card.id), by_hand=not known)


def _power(table: Table, decision: Decision) -> Choices:
    for gain in table.gained:
        if gain.seat != decision.seat:
            continue
        for card in cards_of(table, decision.seat):
            for amount in range(1, gain.amount + 1):
                yield Choice(
                    m.PlacePower(by=gain.seat, source=gain.source, on=card.id, amount=amount)  # type: ignore[arg-type]
                )


def _stand(table: Table, decision: Decision) -> Choices:
    able = tuple(card.id for card in kneeling_with(table, decision.seat, decision.asks))
    keyword = "vigilant" if decision.asks == "vigilant" else "vengeful"
    move = m.StandByKeyword(by=decision.seat, keyword=keyword, cards=())  # type: ignore[arg-type]
    yield Choice(move, "cards", able, 1, len(able))


def _ambush(table: Table, decision: Decision) -> Choices:
    for card in table.hand_of(decision.seat):
        if has_keyword(table, card, "ambush"):
            for host in _hosts(table) if card.kind == ATTACHMENT else ("",):
                yield Choice(m.PutIntoPlay(by=decision.seat, card=card.id, via="ambush", host=host))


def _hosts(table: Table) -> tuple[str, ...]:
    """Cards in play that may carry something."""
    return tuple(card.id for card in table.in_play() if card.kind in (CHARACTER, LOCATION))


def _play_card(table: Table, decision: Decision) -> Choices:
    for card in table.hand_of(decision.seat):
        if card.kind == ATTACHMENT:
            for host in _hosts(table):
                yield Choice(m.PlayCard(by=decision.seat, card=card.id, host=host))
        elif card.kind != EVENT:
            yield Choice(m.PlayCard(by=decision.seat, card=card.id))
            if card.face in CHAMBERS:
                yield Choice(m.PlayCard(by=decision.seat, card=card.id, on_house=True))


def _return_gold(table: Table, decision: Decision) -> Choices:
    """All gold goes back; where a card has taxation left out, without his who revealed it, or without any."""
    if decision.default is not None:
        yield Choice(decision.default)
        return
    texts = said_by_texts(table).get((BARRED, TAXATION), ())
    keeping = tuple(dict.fromkeys(source.controller for _, source in texts))
    for skip in dict.fromkeys((keeping, table.order, ())):
        yield Choice(m.ReturnGold(skip=skip))


def _winner(table: Table, decision: Decision) -> Choices:
    for seat in table.order:
        yield Choice(m.NameWinner(by=decision.seat, seat=seat))


OFFERS: dict[str, Callable[[Table, Decision], Choices]] = {
    **shared.OFFERS,
    "choose_title": _title,
    "draw_phase": _draw,
    "redirect": _redirect,
    "choose_new_target": _new_target,
    "assign_stealth": _stealth,
    "support_defend": _support,
    "choose_victims": _victims,
    "cancel": _cancel,
    "choose_by_text": _by_text,
    "place_power": _power,
    "stand_by_keyword": _stand,
    "put_into_play": _ambush,
    "play_card": _play_card,
    "return_gold": _return_gold,
    "name_winner": _winner,
    "end_round": shared.OFFERS["stand_all"],
}
