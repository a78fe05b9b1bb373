"""Which sections does one chapter file hold, and what does each say?

A translated chapter may leave out the fields of its sections: they are those of the base language.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast, get_args

import msgspec

from rulebook.drafts import Draft, drafts_of
from rulebook.markdown import Block, blocks, ids, raise_at
from rulebook.sections import BASE_LANGUAGE, Basis, Chapter, Kind, Section, Source

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
        kind=cast(Kind, draft.one_of("Kind", get_args(Kind))),
        basis=cast(Basis, draft.one_of("Basis", get_args(Basis))),
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


def _sources(draft: Draft) -> tuple[tuple[Source, ...], tuple[str, ...]]:
    """Where the rule is printed, and the texts that say nothing on it."""
    sources: list[Source] = []
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


def _printed(text: str, block: Block, value: str) -> list[Source]:
    if HEADING_AND_PAGE.sub("", value):
        block.fail(f"expected headings with pages, 'HEADING (p. 9); HEADING (p. -)', and read {value!r}")
    return [
        Source(text, heading, "" if page == "-" else page)
        for heading, page in HEADING_AND_PAGE.findall(value)
    ]


def _titles(draft: Draft) -> dict[str, str]:
    others = {
        key.removeprefix(TITLE): value for key, (_, value) in draft.fields.items() if key.startswith(TITLE)
    }
    return {BASE_LANGUAGE: draft.title, **others}
