"""The page on how far the abilities of the core set are automated: ``python -m scripts.card_coverage``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from cards.facts import Face, facts
from engine.agot.lcg.cards.ability_record import AUTOMATED, BY_HAND, IN_PART, AbilityRecord
from engine.agot.lcg.cards.catalogue import RECORDS

PAGE = Path(__file__).parents[1] / "docs" / "lcg-cards.md"
NONE = "no ability"
COLUMNS = (AUTOMATED, IN_PART, BY_HAND, NONE)
GROUPS = ("stark", "lannister", "baratheon", "targaryen", "neutral", "events", "plots")


def group_of(face: Face) -> str:
    """Under which heading a card is counted: its first House, or its type where that has none."""
    kind = face.type.value
    if kind in ("event", "plot"):
        return f"{kind}s"
    houses = face.houses.value if face.houses is not None else ()
    return next((group for group in GROUPS if group in houses), "neutral")


def cards_of_decks() -> tuple[Face, ...]:
    """The cards that have records: all but House cards and titles."""
    return tuple(face for face in facts("lcg").cards if face.type.value not in ("house", "title"))


def how_far(face: Face) -> str:
    """How much of a whole card is carried out: automated if all of it is, by hand if nothing is."""
    degrees = {record.how_far for record in RECORDS if record.face == face.id}
    return NONE if not degrees else degrees.pop() if len(degrees) == 1 else IN_PART


def coverage() -> dict[str, Counter[str]]:
    """Group -> how many cards are automated, in part, by hand, or have no ability."""
    counted: dict[str, Counter[str]] = {group: Counter() for group in GROUPS}
    for face in cards_of_decks():
        counted[group_of(face)][how_far(face)] += 1
    return counted


def table() -> str:
    """The document."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield from INTRODUCTION
    counted = coverage()
    yield from _row("Cards", *COLUMNS, "all")
    yield from _row("---", *("---:" for _ in COLUMNS), "---:")
    for group, numbers in counted.items():
        yield from _row(group.title(), *(numbers[column] for column in COLUMNS), numbers.total())
    every = sum(counted.values(), Counter[str]())
    yield from _row("**All**", *(every[column] for column in COLUMNS), every.total())
    abilities = Counter(record.how_far for record in RECORDS)
    yield ""
    degrees = ", ".join(f"{abilities[degree]} {degree}" for degree in (AUTOMATED, IN_PART, BY_HAND))
    yield f"Counted by abilities: {degrees}."
    yield ""
    yield from _row("Card", "Ability", "How far", "What the players see to")
    yield from _row("---", "---", "---", "---")
    names = {face.id: face.name() for face in cards_of_decks()}
    for record in RECORDS:
        yield from _row(names[record.face], _ability(record), record.how_far, record.by_hand)


def _ability(record: AbilityRecord) -> str:
    return record.ability.partition(".")[2]


def _row(*cells: object) -> Iterator[str]:
    yield f"| {' | '.join(map(str, cells))} |"


INTRODUCTION = (
    "# The cards of the Living Card Game",
    "",
    "What the referee carries out of each ability of the core set, and what its players see to themselves.",
    "*In part*: it carries out what its verbs can say, and the last column tells the rest; what the text",
    "itself leaves open the table is asked when it matters. *By hand*: the players say what the card does;",
    "where the card has an action or a response that the table can name, its moment and its price are",
    "checked all the same. Titles are carried out by their own rules, House cards have no ability. This page",
    "is made by `python -m scripts.card_coverage`.",
    "",
)


if __name__ == "__main__":
    PAGE.write_text(table(), encoding="utf-8")
    print(f"written: {PAGE}")
