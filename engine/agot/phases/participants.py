"""The characters that can take part in a challenge."""

from __future__ import annotations

from collections.abc import Iterator

from engine.agot.abilities.active import active_effects
from engine.agot.abilities.continuous import ICON, because_of_texts
from engine.agot.state.records import CHARACTER, DUPLICATE, PLAY, Card
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_icon, icon_question
from engine.kernel.reasons import Change, Reason, cannot_tell, change, rule, violated


def his_characters(
    table: AgotTable, chief: str, seat: str, cards: tuple[str, ...], kind: str = ""
) -> Reason | None:
    """Whether this seat has these characters in play; ``chief`` is the rule that demands it."""
    faults = []
    for id_ in cards:
        card = table.cards[id_]
        if card.zone != PLAY or card.kind != CHARACTER or card.controller != seat:
            faults.append(id_)
    if faults:
        rules = (chief, *why_not_there(table.cards[faults[0]]), "hbo.type.character")
        return _not_his(table, seat, cards, faults, kind, rules)
    if len(set(cards)) < len(cards):
        return violated("same_card_twice", change("leave_out_repeats"), card=cards[0])
    return None


@rule(
    "hbo.play.in_play",
    "hbo.play.out_of_play",
    "hbo.duplicate.blank",
    "lcg.inplay.definition",
    "lcg.duplicate.blank",
)
def why_not_there(card: Card) -> tuple[str, ...]:
    """Under which rules a card does not count as one in play: a duplicate has only a title."""
    if card.zone == DUPLICATE:
        return ("hbo.duplicate.blank", "hbo.play.in_play")
    return ("hbo.play.in_play",) if card.zone == PLAY else ("hbo.play.in_play", "hbo.play.out_of_play")


def _not_his(
    table: AgotTable, seat: str, cards: tuple[str, ...], faults: list[str], kind: str, rules: tuple[str, ...]
) -> Reason:
    if kind and len(faults) == len(cards):
        leave = [change("an_attacker", seat=seat, kind=kind)]
    else:
        leave = [change("leave_out", card=card) for card in faults]
    return violated(
        "not_your_character", *leave, rules=rules, card=faults[0], zone=table.cards[faults[0]].zone
    )


def all_standing(table: AgotTable, cards: tuple[str, ...], kind: str, says: str) -> Reason | None:
    for card in cards:
        if table.cards[card].kneeling:
            return _some_kneel(table, cards, kind, says)
    return None


def _some_kneel(table: AgotTable, cards: tuple[str, ...], kind: str, says: str) -> Reason:
    faults = [card for card in cards if table.cards[card].kneeling]
    able = (
        card for card in cards if card not in faults and has_icon(table, table.cards[card], kind) is not False
    )
    # Who sits at the table can leave a card out; it is stood up only where nobody else would be left.
    what = "leave_out" if any(able) else "stand"
    return violated(says, *(change(what, card=card) for card in faults), card=faults[0])


def all_with_icon(table: AgotTable, cards: tuple[str, ...], kind: str) -> Reason | None:
    for card in cards:
        if not has_icon(table, table.cards[card], kind):
            return _some_without_icon(table, cards, kind)
    return _icons_given(table, cards, kind) if active_effects(table) else None


def _some_without_icon(table: AgotTable, cards: tuple[str, ...], kind: str) -> Reason:
    """Who lacks the icon keeps the move from being legal; if nobody does, it is not known who has it."""
    faults = [card for card in cards if has_icon(table, table.cards[card], kind) is False]
    if faults:
        return violated("icon_missing", *_remedies(faults, cards, kind), card=faults[0], kind=kind)
    unknown = next(card for card in cards if has_icon(table, table.cards[card], kind) is None)
    return cannot_tell(icon_question(table, table.cards[unknown], kind))


def _icons_given(table: AgotTable, cards: tuple[str, ...], kind: str) -> Reason | None:
    """The texts by which some of them have the icon, where it is not printed."""
    given = tuple(
        text
        for card in cards
        if kind not in (table.cards[card].icons or ())
        for text in because_of_texts(table, table.cards[card], ICON, kind)
    )
    return Reason(says="icon_by_a_text", because=given) if given else None


def _remedies(faults: list[str], cards: tuple[str, ...], kind: str) -> Iterator[Change]:
    """Leave out those without the icon; if none is left, one of them has to gain it."""
    if len(faults) < len(cards):
        return (change("leave_out", card=card) for card in faults)
    return (change("icon", card=card, kind=kind) for card in faults)
