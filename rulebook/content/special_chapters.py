"""The special chapters: differences of texts, terms, everyday words, disputes, players' questions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar, cast, get_args

import msgspec

from rulebook.content.files import (
    UNCOVERED,
    Block,
    MarkdownRow,
    blocks,
    ids,
    question_files,
    raise_at,
    tables,
)
from rulebook.content.models import (
    Dispute,
    DisputeBasis,
    PlayerQuestion,
    SearchAliases,
    Section,
    ShortAnswer,
    Term,
    TextDifference,
    TextReading,
    UncoveredQuestion,
)

DIFFERENCE = re.compile(r"(P-\d+) (.+)")


def difference(heading: Block, items: list[Block], home: str | None) -> TextDifference:
    """`home` is the section it is written in, nothing in the chapter on the printings."""
    match = DIFFERENCE.fullmatch(heading.text)
    if match is None:
        heading.fail(f"expected a difference such as 'P-18 Its subject' and read {heading.text!r}")
    fields = {key: (item, value) for item in items for key, value in [item.field()]}
    use = fields.pop("Use", None)
    if use is None:
        heading.fail(f"difference {match[1]} does not say which reading to use ('Use:')")
    changes = fields.pop("Can change a ruling", None)
    also = fields.pop("Also concerns", None)
    concerns = ((home,) if home else ()) + (ids(*also) if also else ())
    readings = tuple(TextReading(text, says) for text, (_, says) in fields.items())
    return TextDifference(match[1], match[2], readings, use[1], changes is not None, concerns)


def items_after(content: list[Block], start: int) -> list[Block]:
    """The list that begins at `start`."""
    end = next((at for at in range(start, len(content)) if content[at].kind != "item"), len(content))
    return content[start:end]


def without_home(printings: list[Block]) -> list[TextDifference]:
    """Differences that concern no rule stand in the chapter on the printings itself."""
    return [
        difference(block, items_after(printings, position + 1), None)
        for position, block in enumerate(printings)
        if block.kind == "heading" and block.level == 4
    ]


def with_all_differences(section: Section, differences: Iterable[TextDifference]) -> Section:
    """The section with those that concern it and are written elsewhere."""
    own = {printed.id for printed in section.differences}
    others = tuple(
        printed for printed in differences if section.id in printed.concerns and printed.id not in own
    )
    return msgspec.structs.replace(section, differences=section.differences + others) if others else section


TERMS = "terms.md"
OTHER_COLUMNS = ("id", "rules", "card")
ADDED_FORM = "~"
NO_FORM = "-"


def read_terms(folder: Path) -> list[Term]:
    path = folder / TERMS
    if not path.exists():
        return []
    return [_term(folder.name, row) for rows in tables(blocks(path)) for row in rows]


def _term(game: str, row: MarkdownRow) -> Term:
    forms = {
        column: forms_in_cell(cell)
        for column, cell in row.cells.items()
        if column not in OTHER_COLUMNS and cell != NO_FORM
    }
    rules = ids(row.block, row.cell("rules"))
    return Term(row.cell("id"), game, forms, rules, row.cells.get("card", ""))


def forms_in_cell(cell: str) -> tuple[str, ...]:
    """The forms in one cell, without their marks."""
    return tuple(form.strip().rstrip(ADDED_FORM) for form in re.split("[;,]", cell) if form.strip())


SEARCH_WORDS = "search_words.md"


def read_search_words(folder: Path) -> list[SearchAliases]:
    """The search words of a game; a game may have none."""
    path = folder / SEARCH_WORDS
    if not path.exists():
        return []
    return [_asked(row) for rows in tables(blocks(path)) for row in rows]


def _asked(row: MarkdownRow) -> SearchAliases:
    rules = ids(row.block, row.cell("rule"))
    words = {
        language: forms_in_cell(cell)
        for language, cell in row.cells.items()
        if language != "rule" and cell not in ("", NO_FORM)
    }
    return SearchAliases(rules[0], words)


LABELLED = re.compile(r"\*\*[^*]+\.\*\* (.+)")
PARTS = ("Ruling", "Why")
"""In this order in every language, each labelled in the words of the language."""


def questions(content: list[Block]) -> list[Dispute]:
    """The disputes of one language, in the order of the file."""
    group = ""
    disputes: list[Dispute] = []
    for position, block in enumerate(content):
        if block.kind == "heading" and block.level == 2:
            group = block.text
        elif block.kind == "heading" and block.level == 3:
            after = content[position + 1 :]
            end = next((at for at, other in enumerate(after) if other.kind == "heading"), len(after))
            disputes.append(_question(block, after[:end], group))
    return disputes


def _question(heading: Block, body: list[Block], group: str) -> Dispute:
    question, question_id = heading.anchored()
    fields = {key: (item, value) for item in body if item.kind == "item" for key, value in [item.field()]}
    labelled = (part[1] for block in body if (part := LABELLED.fullmatch(block.text)))
    parts = dict(zip(PARTS, labelled, strict=False))
    for needed in ("Basis", "Rests on", *PARTS):
        if needed not in fields and needed not in parts:
            heading.fail(f"question {question_id} has no {needed!r}")
    basis = fields["Basis"][1]
    if basis not in get_args(DisputeBasis):
        fields["Basis"][0].fail(f"'Basis: {basis}' should be one of {', '.join(get_args(DisputeBasis))}")
    return Dispute(
        id=question_id,
        game=heading.path.parent.parent.name,
        language=heading.path.parent.name,
        group=group,
        question=question,
        basis=cast(DisputeBasis, basis),
        ruling=parts["Ruling"],
        why=parts["Why"],
        rules=ids(*fields["Rests on"]),
    )


Content = TypeVar("Content")
QuestionsOfRules = dict[str, list[tuple[str, ShortAnswer | None]]]


def player_questions(content: Path) -> Iterator[PlayerQuestion]:
    """The questions of all games in all languages; what cannot be read is named with its file."""
    for path in question_files(content):
        language, game = path.parent.name, path.parent.parent.name
        if language == UNCOVERED:
            continue
        for rule, of_rule in _read(path, QuestionsOfRules).items():
            for question, says in of_rule:
                yield PlayerQuestion(rule, game, language, question, says)


def uncovered_questions(content: Path) -> Iterator[UncoveredQuestion]:
    """The questions that no rule of any game answers."""
    for path in question_files(content):
        if path.parent.name == UNCOVERED:
            for question in _read(path, list[str]):
                yield UncoveredQuestion(path.stem, question)


def _read(path: Path, kind: type[Content]) -> Content:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.MsgspecError as fault:
        raise_at(path, str(fault))
