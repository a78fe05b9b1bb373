"""The books: everything written about each game, in all its languages, with chapters cut into sections."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast, get_args

import msgspec

from rulebook.content.files import Block, MarkdownRow, blocks, ids, raise_at, tables
from rulebook.content.models import (
    BASE_LANGUAGE,
    Book,
    Chapter,
    GameInfo,
    PrintedSource,
    Section,
    SectionBasis,
    SectionKind,
    TableSetting,
    Text,
    TextDifference,
    TextReading,
)
from rulebook.content.special_chapters import (
    difference,
    items_after,
    questions,
    read_search_words,
    read_terms,
    with_all_differences,
    without_home,
)

JUDGE_NOTE = re.compile(r"\*\*[^*]+\.\*\* (.+)")


class Draft(msgspec.Struct):
    """A section as written in its file, before missing fields are taken from the base language."""

    heading: Block
    id: str
    title: str
    fields: dict[str, tuple[Block, str]] = msgspec.field(default_factory=dict)
    rule: list[str] = msgspec.field(default_factory=list)
    judge_note: str = ""
    differences: list[TextDifference] = msgspec.field(default_factory=list)

    def take(self, block: Block) -> None:
        if block.kind == "item":
            key, value = block.field()
            if key in self.fields:
                block.fail(f"{self.id} says {key!r} twice")
            self.fields[key] = (block, value)
        elif note := JUDGE_NOTE.fullmatch(block.text):
            self.judge_note = note[1]
        elif block.kind == "paragraph":
            self.rule.append(block.text)
        else:
            block.fail(f"a table cannot stand inside a section ({self.id})")

    def value(self, key: str) -> str:
        if key not in self.fields:
            self.heading.fail(f"section {self.id} has no '{key}:'")
        return self.fields[key][1]

    def one_of(self, key: str, words: tuple[str, ...]) -> str:
        word = self.value(key)
        if word not in words:
            self.fields[key][0].fail(f"'{key}: {word}' should be one of {', '.join(words)}")
        return word


def drafts_of(content: list[Block], taken: frozenset[str]) -> list[Draft]:
    """The sections of a chapter below its title; none may have an id that is taken."""
    drafts = _cut(content)
    _no_id_twice(drafts, taken)
    return drafts


def _cut(content: list[Block]) -> list[Draft]:
    drafts: list[Draft] = []
    position = 0
    while position < len(content):
        block = content[position]
        position += 1
        if block.kind == "heading" and block.level == 3:
            title, rule_id = block.anchored()
            drafts.append(Draft(block, rule_id, title))
        elif block.kind == "heading" and block.level == 4 and drafts:
            items = items_after(content, position)
            drafts[-1].differences.append(difference(block, items, drafts[-1].id))
            position += len(items)
        elif block.kind == "heading":
            block.fail("a chapter has '###' headings for sections and '####' for differences below them")
        elif drafts:
            drafts[-1].take(block)
    return drafts


def _no_id_twice(drafts: list[Draft], taken: frozenset[str]) -> None:
    earlier = set(taken)
    for draft in drafts:
        if draft.id in earlier:
            draft.heading.fail(f"there are two sections {draft.id}")
        earlier.add(draft.id)


HEADING_AND_PAGE = re.compile(r"([^;]+?) \(p\. ([^)]+)\)(?:; |$)")
PRINTED, TITLE, RELATED = "Printed in ", "Title ", "See also"
STATUS = ("Kind", "Basis", "Force")
NOTHING_PRINTED = "nothing on this point"


def read_chapter(
    path: Path, game: str, base: dict[str, Section] | None = None, taken: frozenset[str] = frozenset()
) -> tuple[Chapter, list[Section]]:
    """The chapter and its sections.

    `base` holds the base language's sections when this is a translation, `taken` the ids of other chapters.
    """
    content = blocks(path)
    if not content or content[0].kind != "heading" or content[0].level != 1:
        raise_at(path, "a chapter begins with a '# ' heading, its title")
    language = path.parent.name
    drafts = drafts_of(content[1:], taken)
    sections = [_section(draft, game, path.stem, language, base) for draft in drafts]
    chapter = Chapter(game, language, path.stem, content[0].text, tuple(draft.id for draft in drafts))
    return chapter, sections


def _section(
    draft: Draft, game: str, chapter: str, language: str, base: dict[str, Section] | None
) -> Section:
    if not draft.id.startswith(f"{game}."):
        draft.heading.fail(f"the id {draft.id!r} should begin with '{game}.'")
    if not draft.rule:
        draft.heading.fail(f"section {draft.id} has no rule")
    if base is not None:
        return _translated(draft, language, base)
    sources, silent = _sources(draft)
    return Section(
        id=draft.id,
        game=game,
        chapter=chapter,
        language=language,
        title=draft.title,
        rule="\n\n".join(draft.rule),
        judge_note=draft.judge_note,
        kind=cast(SectionKind, draft.one_of("Kind", get_args(SectionKind))),
        basis=cast(SectionBasis, draft.one_of("Basis", get_args(SectionBasis))),
        force=draft.value("Force"),
        sources=sources,
        silent_texts=silent,
        titles=_titles(draft),
        related=ids(*draft.fields[RELATED]) if RELATED in draft.fields else (),
        differences=tuple(draft.differences),
    )


def _translated(draft: Draft, language: str, base: dict[str, Section]) -> Section:
    original = base.get(draft.id)
    if original is None:
        draft.heading.fail(f"section {draft.id} does not exist in the base language ({BASE_LANGUAGE})")
    return msgspec.structs.replace(
        original,
        language=language,
        title=draft.title,
        rule="\n\n".join(draft.rule),
        judge_note=draft.judge_note,
        force=draft.fields["Force"][1] if "Force" in draft.fields else original.force,
        titles={**original.titles, language: draft.title},
        differences=tuple(draft.differences) or original.differences,
    )


def _sources(draft: Draft) -> tuple[tuple[PrintedSource, ...], tuple[str, ...]]:
    """Where the rule is printed, and the texts that say nothing on it."""
    sources: list[PrintedSource] = []
    silent: list[str] = []
    for key, (block, value) in draft.fields.items():
        if not key.startswith(PRINTED):
            _known(block, key)
        elif value == NOTHING_PRINTED:
            silent.append(key.removeprefix(PRINTED))
        else:
            sources.extend(_printed(key.removeprefix(PRINTED), block, value))
    if not sources:
        draft.heading.fail(f"section {draft.id} does not say where it is printed ('{PRINTED}TEXT:')")
    return tuple(sources), tuple(silent)


def _known(block: Block, key: str) -> None:
    if key not in (*STATUS, RELATED) and not key.startswith(TITLE):
        block.fail(f"{key!r} is not something a section says")


def _printed(text: str, block: Block, value: str) -> list[PrintedSource]:
    if HEADING_AND_PAGE.sub("", value):
        block.fail(f"expected headings with pages, 'HEADING (p. 9); HEADING (p. -)', and read {value!r}")
    return [
        PrintedSource(text, heading, "" if page == "-" else page)
        for heading, page in HEADING_AND_PAGE.findall(value)
    ]


def _titles(draft: Draft) -> dict[str, str]:
    others = {
        key.removeprefix(TITLE): value for key, (_, value) in draft.fields.items() if key.startswith(TITLE)
    }
    return {BASE_LANGUAGE: draft.title, **others}


SPECIAL = ("about", "sheets", "printings", "questions")


def read_books(content: Path) -> list[Book]:
    """The books of all games below `content`, in the order of their ids."""
    return [read_book(folder) for folder in sorted(content.iterdir()) if (folder / BASE_LANGUAGE).is_dir()]


def read_book(folder: Path) -> Book:
    about = _special(folder / BASE_LANGUAGE, "about")
    printings = _special(folder / BASE_LANGUAGE, "printings")
    chapters, sections = _in_all_languages(folder)
    translations = {
        language.name: _differences_in(language.name, sections) for language in _languages(folder)
    }
    own = list(translations[BASE_LANGUAGE].values())
    differences = sorted(own + without_home(printings), key=lambda text_difference: text_difference.id)
    by_language = (questions(_special(language, "questions")) for language in _languages(folder))
    return Book(
        game=_game(folder, about, printings),
        chapters=tuple(chapters),
        sections=tuple(
            with_all_differences(section, _in_its_language(differences, translations[section.language]))
            for section in sections
        ),
        differences=tuple(differences),
        terms=tuple(read_terms(folder)),
        questions=tuple(question for disputes in by_language for question in disputes),
        asked=tuple(read_search_words(folder)),
    )


def _differences_in(language: str, sections: list[Section]) -> dict[str, TextDifference]:
    """The differences written in one language, by their ids."""
    its = (section for section in sections if section.language == language)
    return {text_difference.id: text_difference for section in its for text_difference in section.differences}


def _in_its_language(
    differences: list[TextDifference], translations: dict[str, TextDifference]
) -> list[TextDifference]:
    return [translations.get(text_difference.id, text_difference) for text_difference in differences]


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
            chapter, chapter_sections = read_chapter(path, game, base, taken)
            chapters.append(chapter)
            sections += chapter_sections
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
