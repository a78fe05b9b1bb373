"""What do texts in play say of a card: which keywords, icons, traits and immunities do they give it?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.reason import Question, Reason
from engine.thrones.abilities import Standing
from engine.thrones.table import PLAY, Card, Table

KEYWORD, ICON, TRAIT, IMMUNITY, UNCHOSEN = "keyword", "icon", "trait", "immunity", "unchosen"
SAYS = {
    KEYWORD: "keyword_given",
    ICON: "icon_given",
    TRAIT: "trait_given",
    IMMUNITY: "immunity_given",
    UNCHOSEN: "unchosen_given",
}
"""What is given -> how a ruling tells it."""


def is_given(table: Table, card: Card, what: str, value: str) -> bool | None:
    """Whether a text in play gives it to this card; None: a printed value that tells it is not known."""
    texts = table.standing.get((what, value))
    if texts is None or card.zone != PLAY:
        return False
    found = [one.affects(table, source, card) for one, source in texts]
    return True if any(found) else None if None in found else False


def givers(table: Table, card: Card, what: str, value: str) -> Iterator[tuple[Standing, Card]]:
    """The texts that give it, each with the card or plot it stands on."""
    if card.zone == PLAY:
        for one, source in table.standing.get((what, value), ()):
            if one.affects(table, source, card):
                yield one, source


def all_given(table: Table, card: Card, what: str) -> tuple[str, ...]:
    """Every keyword, icon or trait that texts in play give this card."""
    values = [value for kind, value in table.standing if kind == what]
    return tuple(value for value in values if is_given(table, card, what, value))


def not_known(table: Table, card: Card, what: str, value: str) -> Question | None:
    """The printed value that must be known to tell whether a text gives it."""
    for one, source in table.standing.get((what, value), ()):
        if one.affects(table, source, card) is None:
            return Question(one.asks, card.id)
    return None


def because_of_texts(table: Table, card: Card, what: str, value: str) -> tuple[Reason, ...]:
    """From which cards and plots it comes, for the ruling."""
    return tuple(
        Reason(
            (one.rule,), says=SAYS[what], facts={"card": card.id, "value": value, "by_means": called(source)}
        )
        for one, source in givers(table, card, what, value)
    )


def given_by_texts(table: Table, card: Card) -> Reason | None:
    """All that texts in play give a card, each with the text it comes from."""
    found = tuple(
        one
        for what, value in table.standing
        if what in SAYS
        for one in because_of_texts(table, card, what, value)
    )
    rules = tuple(dict.fromkeys(rule for one in found for rule in one.rules))
    return Reason(rules, says="given_by_texts", facts={"card": card.id}, because=found) if found else None


def called(source: Card) -> str:
    """What a card or plot is named by in a ruling."""
    return source.name if source.zone == "plot" else source.id
