"""What is written about one game, in all its languages?

A game is a folder: `en/` with one file a chapter, other languages beside it under the same file names,
and `terms.md`, which is in all languages at once. Files that hold no sections (what the game is, card sheets,
what the texts disagree on, hard questions) are told by the end of their name.
"""

from __future__ import annotations

from pathlib import Path

from rulebook.asked import read_asked
from rulebook.chapters import read_chapter
from rulebook.differences import with_all_differences, without_home
from rulebook.markdown import Block, Row, blocks, ids, raise_at, tables
from rulebook.questions import questions
from rulebook.sections import (
    BASE_LANGUAGE,
    Book,
    Chapter,
    Difference,
    Game,
    Reading,
    Section,
    Setting,
    Text,
)
from rulebook.terms import read_terms

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


def _told(language: str, sections: list[Section]) -> dict[str, Difference]:
    """The differences written in one language, by their ids."""
    its = (section for section in sections if section.language == language)
    return {found.id: found for section in its for found in section.differences}


def _in_its_language(differences: list[Difference], told: dict[str, Difference]) -> list[Difference]:
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


def _game(folder: Path, about: list[Block], printings: list[Block]) -> Game:
    if not about:
        raise_at(folder / BASE_LANGUAGE / "00-about.md", "a game needs a page that names it and its texts")
    texts = tuple(
        Text(row.cell("text"), row.cell("language"), row.cell("year"), row.cell("what it is"))
        for rows in tables(about)
        for row in rows
        if "text" in row.cells
    )
    settings = (row for rows in tables(printings) for row in rows if "setting" in row.cells)
    return Game(folder.name, about[0].text, texts, tuple(_setting(row, texts) for row in settings))


def _setting(row: Row, texts: tuple[Text, ...]) -> Setting:
    readings = tuple(Reading(text.id, row.cells[text.id]) for text in texts if text.id in row.cells)
    return Setting(
        row.cell("setting"), ids(row.block, row.cell("rule")), readings, row.cell("if nothing was agreed")
    )
