"""Continuous effects: keywords, icons, traits and immunities that texts in play give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.agot.abilities.active import active_effects
from engine.agot.abilities.definitions import ContinuousEffect, question_about
from engine.agot.state.records import BLANK, DEAD, DISCARD, PLAY, Card
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import UNCOUNTED_POWER
from engine.kernel.reasons import Question, Reason

KEYWORD, ICON, TRAIT, IMMUNITY, UNCHOSEN = "keyword", "icon", "trait", "immunity", "unchosen"
FORBIDDEN, DOES_NOT_KNEEL, TOLL = "barred", "stays", "toll"
"""Something cannot be done to or with the card; it stays standing when it attacks or defends;
somebody must be paid for what it does."""
SAYS = {
    KEYWORD: "keyword_given",
    ICON: "icon_given",
    TRAIT: "trait_given",
    IMMUNITY: "immunity_given",
    UNCHOSEN: "unchosen_given",
    FORBIDDEN: "barred_by",
    DOES_NOT_KNEEL: "stays_standing",
}
"""What is given -> how a ruling tells it."""
TO_ATTACK, TO_DEFEND, TO_BE_BYPASSED, TO_STAND = "attack", "defend", "be_bypassed", "stand"
TO_BE_KILLED, TO_BE_DISCARDED, POWER_COUNTED = "be_killed", "be_discarded", UNCOUNTED_POWER[1]
BONUS_COUNTED, PLOT_INCOME_COUNTED = "bonus_counted", "plot_income_counted"
TAXATION = "taxation"
"""What a text can forbid."""
LEAVING = {DEAD: TO_BE_KILLED, DISCARD: TO_BE_DISCARDED}


def is_given(
    table: AgotTable, card: Card, what: str, value: str, otherwise: bool | None = False
) -> bool | None:
    """Whether a text in play gives it to this card; None: a printed value that tells it is not known.

    Args:
        otherwise: what holds where no text gives it; None: it may be printed on the card, which is not known.
    """
    texts = active_effects(table).get((what, value))
    return _is_given(table, card, texts, otherwise) if texts and card.zone == PLAY else otherwise


def _is_given(
    table: AgotTable,
    card: Card,
    texts: Sequence[tuple[ContinuousEffect, Card]],
    otherwise: bool | None = False,
) -> bool | None:
    """Whether one of these texts gives it to a card in play."""
    for effect, source in texts:
        affected = effect.affects(table, source, card)
        if affected:
            return True
        if affected is None:
            otherwise = None
    return otherwise


def givers(table: AgotTable, card: Card, what: str, value: str) -> Iterator[tuple[ContinuousEffect, Card]]:
    """The texts that give it, each with its card or plot."""
    if card.zone == PLAY:
        for effect, source in active_effects(table).get((what, value), ()):
            if effect.affects(table, source, card):
                yield effect, source


def all_given(table: AgotTable, card: Card, what: str) -> tuple[str, ...]:
    """Every keyword, icon or trait that texts in play give this card."""
    values = [value for kind, value in active_effects(table) if kind == what]
    return tuple(value for value in values if is_given(table, card, what, value))


def not_known(table: AgotTable, card: Card, what: str, value: str) -> Question | None:
    """The printed value that must be known to tell whether a text gives it."""
    texts = active_effects(table).get((what, value), ())
    untold = (effect.asks for effect, source in texts if effect.affects(table, source, card) is None)
    return next((question_about(table, card, asks) for asks in untold), None)


def who_kneels(
    table: AgotTable, cards: tuple[str, ...], side: str
) -> tuple[tuple[str, ...], tuple[Reason, ...]]:
    """Those of these participants who kneel, and the texts by which the others stay standing."""
    if not active_effects(table):
        return cards, ()
    staying = [id_ for id_ in cards if is_given(table, table.cards[id_], DOES_NOT_KNEEL, side)]
    if not staying:
        return cards, ()
    reasons = (
        text for card in staying for text in because_of_texts(table, table.cards[card], DOES_NOT_KNEEL, side)
    )
    return tuple(id_ for id_ in cards if id_ not in staying), tuple(reasons)


NO_STAND = "no_stand"
"""The effect on a card that skips the standing phase."""


def who_stands(table: AgotTable, cards: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[Reason, ...]]:
    """Those of these kneeling cards that stand in the standing phase, and the texts that keep others down."""
    rising = tuple(card for card in cards if not stays_kneeling(table.cards[card]))
    return _not_forbidden(table, rising, TO_STAND)


def stays_kneeling(card: Card) -> bool:
    """An ability keeps the card from standing in the standing phase of this round."""
    return any(modifier.what == NO_STAND for modifier in card.modifiers)


def who_leaves(
    table: AgotTable, cards: tuple[str, ...], zone: str
) -> tuple[tuple[str, ...], tuple[Reason, ...]]:
    """Those of these cards that can be killed or discarded, and the texts by which the others cannot."""
    return _not_forbidden(table, cards, LEAVING.get(zone, ""))


def _not_forbidden(
    table: AgotTable, cards: tuple[str, ...], what: str
) -> tuple[tuple[str, ...], tuple[Reason, ...]]:
    texts = active_effects(table).get((FORBIDDEN, what), ())
    if not texts:
        return cards, ()
    there = [card for id_ in cards if (card := table.cards[id_]).zone == PLAY]
    staying = [card.id for card in there if _is_given(table, card, texts)]
    if not staying:
        return cards, ()
    reasons = (
        text for card in staying for text in because_of_texts(table, table.cards[card], FORBIDDEN, what)
    )
    return tuple(id_ for id_ in cards if id_ not in staying), tuple(reasons)


def because_of_texts(table: AgotTable, card: Card, what: str, value: str) -> tuple[Reason, ...]:
    """From which cards and plots it comes, for the ruling."""
    return tuple(
        Reason(
            (effect.rule,),
            says=SAYS[what],
            facts={"card": card.id, "value": value, "by_means": name_of_source(source)},
        )
        for effect, source in givers(table, card, what, value)
    )


def given_by_texts(table: AgotTable, card: Card) -> Reason | None:
    """All that texts in play give a card, each with the text it comes from."""
    texts = tuple(
        text
        for what, value in active_effects(table)
        if what in SAYS
        for text in because_of_texts(table, card, what, value)
    )
    rules = tuple(dict.fromkeys(rule for reason in texts for rule in reason.rules))
    return Reason(rules, says="given_by_texts", facts={"card": card.id}, because=texts) if texts else None


def blanked_by(table: AgotTable, card: Card) -> tuple[Reason, ...]:
    """By what its text counts as blank: what lies on it, and lasting effects."""
    on_it = tuple(
        Reason((effect.rule,), says="blank_by", facts={"card": card.id, "by_means": source.id})
        for effect, source in active_effects(table).get((BLANK, ""), ())
        if source.host == card.id
    )
    lasting = tuple(
        Reason(
            ("hbo.lasting.definition",), says="blank_by", facts={"card": card.id, "by_means": modifier.origin}
        )
        for modifier in card.modifiers
        if modifier.what == BLANK
    )
    return (*on_it, *lasting)


def name_of_source(source: Card) -> str:
    """What a card or plot is named by in a ruling."""
    return source.name if source.zone == "plot" else source.id
