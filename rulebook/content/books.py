"""The books: everything written about each game, in all its languages."""

from __future__ import annotations

from pathlib import Path

from rulebook.content.chapters import read_chapter
from rulebook.content.markdown import Block, MarkdownRow, blocks, ids, raise_at, tables
from rulebook.content.models import (
    BASE_LANGUAGE,
    Book,
    Chapter,
    GameInfo,
    Section,
    TableSetting,
    Text,
    TextDifference,
    TextReading,
)
from rulebook.content.special_chapters import (
    questions,
    read_asked,
    read_terms,
    with_all_differences,
    without_home,
)

SPECIAL = ("about", "sheets", "printings", "questions")


def read_books(content: Path) -> list[Book]:
    """The books of all games below `content`, in the order of their ids."""
    return [read_book(folder) for folder in sorted(content.iterdir()) if (folder / BASE_LANGUAGE).is_dir()]


def read_book(folder: Path) -> Book:
    about = _special(folder / BASE_LANGUAGE, "about")
    printings = _special(folder / BASE_LANGUAGE, "printings")
    chapters, sections = _in_all_languages(folder)
    told = {language.name: _told(language.name, sections) for language in _languages(folder)}
    own = list(told[BASE_LANGUAGE].values())
    differences = sorted(own + without_home(printings), key=lambda found: found.id)
    by_language = (questions(_special(language, "questions")) for language in _languages(folder))
    return Book(
        game=_game(folder, about, printings),
        chapters=tuple(chapters),
        sections=tuple(
            with_all_differences(section, _in_its_language(differences, told[section.language]))
            for section in sections
        ),
        differences=tuple(differences),
        terms=tuple(read_terms(folder)),
        questions=tuple(question for disputes in by_language for question in disputes),
        asked=tuple(read_asked(folder)),
    )


def _told(language: str, sections: list[Section]) -> dict[str, TextDifference]:
    """The differences written in one language, by their ids."""
    its = (section for section in sections if section.language == language)
    return {found.id: found for section in its for found in section.differences}


def _in_its_language(
    differences: list[TextDifference], told: dict[str, TextDifference]
) -> list[TextDifference]:
    return [told.get(found.id, found) for found in differences]


def _languages(folder: Path) -> list[Path]:
    """The folders of all languages, that of the base language first."""
    folders = (language for language in folder.iterdir() if language.is_dir())
    return sorted(folders, key=lambda language: (language.name != BASE_LANGUAGE, language.name))


def _in_all_languages(folder: Path) -> tuple[list[Chapter], list[Section]]:
    chapters: list[Chapter] = []
    sections: list[Section] = []
    base: dict[str, Section] | None = None
    for language in _languages(folder):
        its_chapters, its_sections = _chapters(language, folder.name, base)
        base = {section.id: section for section in its_sections} if base is None else base
        chapters += its_chapters
        sections += its_sections
    return chapters, sections


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


def _game(folder: Path, about: list[Block], printings: list[Block]) -> GameInfo:
    if not about:
        raise_at(folder / BASE_LANGUAGE / "00-about.md", "a game needs a page that names it and its texts")
    texts = tuple(
        Text(row.cell("text"), row.cell("language"), row.cell("year"), row.cell("what it is"))
        for rows in tables(about)
        for row in rows
        if "text" in row.cells
    )
    settings = (row for rows in tables(printings) for row in rows if "setting" in row.cells)
    return GameInfo(folder.name, about[0].text, texts, tuple(_setting(row, texts) for row in settings))


def _setting(row: MarkdownRow, texts: tuple[Text, ...]) -> TableSetting:
    readings = tuple(TextReading(text.id, row.cells[text.id]) for text in texts if text.id in row.cells)
    return TableSetting(
        row.cell("setting"), ids(row.block, row.cell("rule")), readings, row.cell("if nothing was agreed")
    )
