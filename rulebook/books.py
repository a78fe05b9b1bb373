"""What is written about one game, in all its languages?

A game is a folder: `en/` with one file a chapter, other languages beside it under the same file names,
and `terms.md`, which is in all languages at once.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast, get_args

import msgspec

from rulebook.chapters import difference, raise_at, read_chapter
from rulebook.markdown import Block, Row, blocks, ids, tables
from rulebook.sections import (
    BASE_LANGUAGE,
    Book,
    Chapter,
    Difference,
    Game,
    Question,
    QuestionBasis,
    Reading,
    Section,
    Setting,
    Term,
    Text,
)

SPECIAL = ("about", "printings", "questions")
TERM_COLUMNS = ("id", "rules", "card")
ADDED_FORM = "~"
NO_FORM = "-"
LABELLED = re.compile(r"\*\*(Ruling|Why)\.\*\* (.+)")


def read_books(content: Path) -> list[Book]:
    """The books of all games below `content`, in the order of their ids."""
    return [read_book(folder) for folder in sorted(content.iterdir()) if (folder / BASE_LANGUAGE).is_dir()]


def read_book(folder: Path) -> Book:
    base_chapters, base_sections = _chapters(folder / BASE_LANGUAGE, folder.name, None)
    chapters, sections = list(base_chapters), list(base_sections)
    base = {section.id: section for section in base_sections}
    for language in sorted(folder.iterdir()):
        if language.is_dir() and language.name != BASE_LANGUAGE:
            translated_chapters, translated = _chapters(language, folder.name, base)
            chapters += translated_chapters
            sections += translated
    about = _special(folder / BASE_LANGUAGE, "about")
    printings = _special(folder / BASE_LANGUAGE, "printings")
    differences = [found for section in base_sections for found in section.differences] + _homeless(printings)
    return Book(
        game=_game(folder, about, printings),
        chapters=tuple(chapters),
        sections=tuple(_with_all_differences(section, differences) for section in sections),
        differences=tuple(sorted(differences, key=lambda found: found.id)),
        terms=tuple(_terms(folder)),
        questions=tuple(question for language in _languages(folder) for question in _questions(language)),
    )


def _languages(folder: Path) -> list[Path]:
    return [language for language in sorted(folder.iterdir()) if language.is_dir()]


def _chapters(
    folder: Path, game: str, base: dict[str, Section] | None
) -> tuple[list[Chapter], list[Section]]:
    chapters: list[Chapter] = []
    sections: list[Section] = []
    for path in sorted(folder.glob("*.md")):
        if not path.stem.endswith(SPECIAL):
            taken = frozenset(section.id for section in sections)
            chapter, found = read_chapter(path, game, base, taken)
            chapters.append(chapter)
            sections += found
    return chapters, sections


def _special(folder: Path, name: str) -> list[Block]:
    return [block for path in sorted(folder.glob(f"*-{name}.md")) for block in blocks(path)]


def _game(folder: Path, about: list[Block], printings: list[Block]) -> Game:
    if not about:
        raise_at(folder / BASE_LANGUAGE / "00-about.md", "a game needs a page that names it and its texts")
    texts = tuple(
        Text(row.cells["text"], row.cells["language"], row.cells["year"], row.cells["what it is"])
        for rows in tables(about)
        for row in rows
        if "text" in row.cells
    )
    settings = (row for rows in tables(printings) for row in rows if "setting" in row.cells)
    return Game(folder.name, about[0].text, texts, tuple(_setting(row, texts) for row in settings))


def _setting(row: Row, texts: tuple[Text, ...]) -> Setting:
    readings = tuple(Reading(text.id, row.cells[text.id]) for text in texts if text.id in row.cells)
    return Setting(
        row.cells["setting"], ids(row.block, row.cells["rule"]), readings, row.cells["if nothing was agreed"]
    )


def _homeless(printings: list[Block]) -> list[Difference]:
    """Differences that concern no rule stand in the chapter on the printings itself."""
    found = []
    for position, block in enumerate(printings):
        if block.kind == "heading" and block.level == 4:
            after = printings[position + 1 :]
            found.append(difference(block, after[: _first_other(after)], None))
    return found


def _first_other(content: list[Block]) -> int:
    return next((at for at, block in enumerate(content) if block.kind != "item"), len(content))


def _with_all_differences(section: Section, differences: list[Difference]) -> Section:
    """A difference is written once, in the section it concerns first, and shown in all it concerns."""
    own = {found.id for found in section.differences}
    others = tuple(found for found in differences if section.id in found.concerns and found.id not in own)
    return msgspec.structs.replace(section, differences=section.differences + others) if others else section


def _terms(folder: Path) -> list[Term]:
    path = folder / "terms.md"
    if not path.exists():
        return []
    return [_term(folder.name, row) for rows in tables(blocks(path)) for row in rows]


def _term(game: str, row: Row) -> Term:
    forms = {
        column: _forms(cell)
        for column, cell in row.cells.items()
        if column not in TERM_COLUMNS and cell != NO_FORM
    }
    rules = ids(row.block, row.cells["rules"])
    return Term(row.cells["id"], game, forms, rules, row.cells.get("card", ""))


def _forms(cell: str) -> tuple[str, ...]:
    return tuple(form.strip().rstrip(ADDED_FORM) for form in re.split("[;,]", cell) if form.strip())


def _questions(folder: Path) -> list[Question]:
    group = ""
    found: list[Question] = []
    content = _special(folder, "questions")
    for position, block in enumerate(content):
        if block.kind == "heading" and block.level == 2:
            group = block.text
        elif block.kind == "heading" and block.level == 3:
            after = content[position + 1 :]
            end = next((at for at, other in enumerate(after) if other.kind == "heading"), len(after))
            found.append(_question(block, after[:end], group))
    return found


def _question(heading: Block, body: list[Block], group: str) -> Question:
    question, question_id = heading.anchored()
    fields = {key: (item, value) for item in body if item.kind == "item" for key, value in [item.field()]}
    parts = {part[1]: part[2] for block in body if (part := LABELLED.fullmatch(block.text))}
    for needed in ("Basis", "Rests on", "Ruling", "Why"):
        if needed not in fields and needed not in parts:
            heading.fail(f"question {question_id} has no {needed!r}")
    basis = fields["Basis"][1]
    if basis not in get_args(QuestionBasis):
        fields["Basis"][0].fail(f"'Basis: {basis}' should be one of {', '.join(get_args(QuestionBasis))}")
    return Question(
        id=question_id,
        game=heading.path.parent.parent.name,
        language=heading.path.parent.name,
        group=group,
        question=question,
        basis=cast(QuestionBasis, basis),
        ruling=parts["Ruling"],
        why=parts["Why"],
        rules=ids(*fields["Rests on"]),
    )
