"""The candidate answers to what the table waits for, those of this game among them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product

from msgspec.structs import replace

from engine.agot import candidates as shared_candidates
from engine.agot.abilities.active import active_effects
from engine.agot.abilities.continuous import FORBIDDEN, TAXATION
from engine.agot.abilities.definitions import RESPONSES, timing_of, uses_of
from engine.agot.lcg.abilities import choices
from engine.agot.lcg.abilities.choices import AbilityStep, open_choice
from engine.agot.lcg.cards.common_effects import CHAMBERS
from engine.agot.lcg.costs.influence import influence_of, price_in_influence
from engine.agot.lcg.game import LCG
from engine.agot.lcg.keywords.deadly import deadly_victims
from engine.agot.lcg.keywords.infamy import cards_of
from engine.agot.lcg.keywords.vengeful_and_vigilant import kneeling_with
from engine.agot.lcg.moves import (
    Cancel,
    ChooseByText,
    ChooseNewTarget,
    PlacePower,
    Redirect,
    StandByKeyword,
    SupportDefend,
)
from engine.agot.lcg.titles.small_council import HAND_INFLUENCE, holder
from engine.agot.rounds.timing import current_step
from engine.agot.state import moves as m
from engine.agot.state.moves import TITLES
from engine.agot.state.records import ATTACHMENT, CHARACTER, EVENT, LOCATION, Card
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword
from engine.agot.values.totals import under_way
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.judge import Candidate, Candidates, carry_out, decisions
from engine.kernel.memo import memoize

LIMIT = 20
"""More offers than four players can decline in a row."""


@memoize
def text_ahead(table: AgotTable) -> AgotTable | None:
    """The table at which a text asks, once what is offered now has been declined; none if none does."""
    for _ in range(LIMIT):
        if current_step(table) == "asking.pick":
            return table
        offers = [
            decision
            for decision in decisions(LCG, table)
            if decision.kind is DecisionKind.OFFER and decision.default is not None
        ]
        if not offers or offers[0].default is None:
            return None
        table = carry_out(LCG, table, offers[0].default)
    return None


def asked_for(table: AgotTable) -> AbilityStep | None:
    """The choice that a text asks for there."""
    ahead = text_ahead(table)
    return None if ahead is None else open_choice(ahead)[0]


WAYS = 4
"""Ways to pay influence that are offered; any other can be said."""
STEALTHY = 60
"""Ways to choose for Stealth that are offered at most."""


def generate_moves(table: AgotTable) -> Candidates:
    """All candidate answers to everything the table waits for."""
    for decision in decisions(LCG, table):
        for verb in decision.verbs:
            for choice in GENERATORS[verb](table, decision):
                yield from _paid(table, choice)


def _paid(table: AgotTable, choice: Candidate) -> Candidates:
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


def _ways(
    table: AgotTable, seat: str, price: int, kneel: tuple[str, ...]
) -> list[tuple[tuple[str, ...], bool]]:
    """A few ways to pay, the same for every aim of a card: worked out once a table."""
    ways: dict[object, list[tuple[tuple[str, ...], bool]]] = table.__dict__.setdefault("ways", {})
    key = (seat, price, kneel)
    if key not in ways:
        ways[key] = list(islice(ways_to_pay(table, seat, price, set(kneel)), WAYS))
    return ways[key]


def ways_to_pay(
    table: AgotTable, seat: str, price: int, taken: set[str]
) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Standing cards that supply enough, without one that is not needed; and with the Hand's title."""
    able = [card for card in table.in_play(seat) if _supplies(table, card) and card.id not in taken]
    titled = holder(table, "hand") == seat and not table.seats[seat].title_used
    for title in (False, True) if titled else (False,):
        left = price - (HAND_INFLUENCE if title else 0)
        if left <= 0:
            yield (), title
        yield from ((cards, title) for cards in _enough(able, left))


def _supplies(table: AgotTable, card: Card) -> bool:
    return card.kind in (CHARACTER, LOCATION) and influence_of(table, card) > 0 and not card.kneeling


def _enough(able: list[Card], price: int) -> Iterator[tuple[str, ...]]:
    """Sets that supply the price and would not without any one of them, locations and few cards first."""
    if price <= 0:
        return
    ranked = sorted(able, key=lambda card: (card.kind == CHARACTER, -card.influence))
    for start in range(len(ranked)):
        chosen: list[Card] = []
        for card in ranked[start:]:
            if sum(other.influence for other in chosen) >= price:
                break
            chosen.append(card)
        for card in reversed(list(chosen)):
            if sum(other.influence for other in chosen) - card.influence >= price:
                chosen.remove(card)
        if sum(other.influence for other in chosen) >= price:
            yield tuple(card.id for card in chosen)


def _title(table: AgotTable, decision: Decision) -> Candidates:
    for title in TITLES:
        yield Candidate(m.ChooseTitle(by=decision.seat, title=title))


def _draw(table: AgotTable, decision: Decision) -> Candidates:
    yield Candidate(m.DrawPhase())
    if holder(table, "laws"):
        yield Candidate(m.DrawPhase(laws_extra=True))


def _redirect(table: AgotTable, decision: Decision) -> Candidates:
    title = "regent" if decision.asks == "redirect_regent" else "commander"
    yield Candidate(Redirect(by=decision.seat, title=title))  # type: ignore[arg-type]  # one of its two


def _new_target(table: AgotTable, decision: Decision) -> Candidates:
    for seat in table.others(decision.seat):
        yield Candidate(ChooseNewTarget(by=decision.seat, target=seat))


def _stealth(table: AgotTable, decision: Decision) -> Candidates:
    challenge = under_way(table)
    yield Candidate(m.AssignStealth(by=decision.seat, pairs={}))
    stealthy = [
        attacker for attacker in challenge.attackers if has_keyword(table, table.cards[attacker], "stealth")
    ]
    targets = ("", *(card.id for card in table.characters(challenge.target)))
    ways = product(targets, repeat=len(stealthy))
    for way in islice(ways, 1, STEALTHY):
        pairs = {card_id: chosen for card_id, chosen in zip(stealthy, way, strict=True) if chosen}
        if len(set(pairs.values())) == len(pairs):
            yield Candidate(m.AssignStealth(by=decision.seat, pairs=pairs))


def _support(table: AgotTable, decision: Decision) -> Candidates:
    own = tuple(card.id for card in table.characters(decision.seat))
    yield Candidate(SupportDefend(by=decision.seat), "defenders", own, 0, len(own), in_play=True)


def _victims(table: AgotTable, decision: Decision) -> Candidates:
    if decision.purpose != "deadly":
        yield from shared_candidates.GENERATORS["choose_victims"](table, decision)
        return
    move = m.ChooseVictims(by=decision.seat, cards=(), purpose="deadly")
    yield Candidate(move, "cards", deadly_victims(table), 1, 1)


def _by_text(table: AgotTable, decision: Decision) -> Candidates:
    part, there, (least, most) = choices.open_choice(table)
    move = ChooseByText(by=decision.seat)
    if part.kind == "cards":
        yield Candidate(move, "cards", there, least, most)
        return
    if not least:
        yield Candidate(move)
    for pick in there:
        yield Candidate(replace(move, **{part.kind: pick}))


def _cancel(table: AgotTable, decision: Decision) -> Candidates:
    for card in (*table.hand_of(decision.seat), *table.in_play(decision.seat)):
        if timing_of(card, "reaction") in RESPONSES and not card.saves and not uses_of(card):
            yield Candidate(Cancel(by=decision.seat, card=card.id), by_hand=True)


def _power(table: AgotTable, decision: Decision) -> Candidates:
    for gain in table.gained:
        if gain.seat != decision.seat:
            continue
        for card in cards_of(table, decision.seat):
            for amount in range(1, gain.amount + 1):
                # The source of a gain is text in the state; those a player places are sources of the move.
                yield Candidate(
                    PlacePower(by=gain.seat, source=gain.source, on=card.id, amount=amount)  # type: ignore[arg-type]
                )


def _stand(table: AgotTable, decision: Decision) -> Candidates:
    able = tuple(card.id for card in kneeling_with(table, decision.seat, decision.asks))
    keyword = "vigilant" if decision.asks == "vigilant" else "vengeful"
    move = StandByKeyword(by=decision.seat, keyword=keyword, cards=())  # type: ignore[arg-type]  # one of its two
    yield Candidate(move, "cards", able, 1, len(able))


def _ambush(table: AgotTable, decision: Decision) -> Candidates:
    for card in table.hand_of(decision.seat):
        if has_keyword(table, card, "ambush"):
            for host in _hosts(table) if card.kind == ATTACHMENT else ("",):
                yield Candidate(m.PutIntoPlay(by=decision.seat, card=card.id, via="ambush", host=host))


def _hosts(table: AgotTable) -> tuple[str, ...]:
    """Cards in play that may carry something."""
    return tuple(card.id for card in table.in_play() if card.kind in (CHARACTER, LOCATION))


def _play_card(table: AgotTable, decision: Decision) -> Candidates:
    for card in table.hand_of(decision.seat):
        if card.kind == ATTACHMENT:
            for host in _hosts(table):
                yield Candidate(m.PlayCard(by=decision.seat, card=card.id, host=host))
        elif card.kind != EVENT:
            yield Candidate(m.PlayCard(by=decision.seat, card=card.id))
            if card.face in CHAMBERS:
                yield Candidate(m.PlayCard(by=decision.seat, card=card.id, on_house=True))


def _return_gold(table: AgotTable, decision: Decision) -> Candidates:
    """All gold goes back; where a card skips taxation, all but its player's, or none."""
    if decision.default is not None:
        yield Candidate(decision.default)
        return
    texts = active_effects(table).get((FORBIDDEN, TAXATION), ())
    keeping = tuple(dict.fromkeys(source.controller for _, source in texts))
    for skip in dict.fromkeys((keeping, table.order, ())):
        yield Candidate(m.ReturnGold(skip=skip))


def _winner(table: AgotTable, decision: Decision) -> Candidates:
    for seat in table.order:
        yield Candidate(m.NameWinner(by=decision.seat, seat=seat))


GENERATORS: dict[str, Callable[[AgotTable, Decision], Candidates]] = {
    **shared_candidates.GENERATORS,
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
    "end_round": shared_candidates.GENERATORS["stand_all"],
}
