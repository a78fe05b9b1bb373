"""Which sections does one chapter file hold, and what does each say?

A section is a `###` heading with an id, a list of fields, the rule, perhaps a judge note, and below `####`
headings the points at which the texts differ. A translated chapter may leave out the fields: they are those
of the base language.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NoReturn, cast, get_args

import msgspec

from rulebook.markdown import Block, blocks, ids
from rulebook.sections import BASE_LANGUAGE, Basis, Chapter, Difference, Kind, Reading, Section, Source

JUDGE_NOTE = re.compile(r"\*\*[^*]+\.\*\* (.+)")
DIFFERENCE = re.compile(r"(P-\d+) (.+)")
HEADING_AND_PAGE = re.compile(r"([^;]+?) \(p\. ([^)]+)\)(?:; |$)")
PRINTED, TITLE, RELATED = "Printed in ", "Title ", "See also"
STATUS = ("Kind", "Basis", "Force")
NOTHING_PRINTED = "nothing on this point"


class Draft(msgspec.Struct):
    """A section as it stands in its file, before what it leaves out is taken from the base language."""

    heading: Block
    id: str
    title: str
    fields: dict[str, tuple[Block, str]] = msgspec.field(default_factory=dict)
    rule: list[str] = msgspec.field(default_factory=list)
    judge_note: str = ""
    differences: list[Difference] = msgspec.field(default_factory=list)

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
    drafts = _drafts(content[1:])
    _no_id_twice(drafts, taken)
    sections = [_section(draft, game, path.stem, language, base) for draft in drafts]
    chapter = Chapter(game, language, path.stem, content[0].text, tuple(draft.id for draft in drafts))
    return chapter, sections


def _no_id_twice(drafts: list[Draft], taken: frozenset[str]) -> None:
    seen = set(taken)
    for draft in drafts:
        if draft.id in seen:
            draft.heading.fail(f"there are two sections {draft.id}")
        seen.add(draft.id)


def raise_at(path: Path, what: str) -> NoReturn:
    Block(path, 1, "paragraph", "").fail(what)


def _drafts(content: list[Block]) -> list[Draft]:
    drafts: list[Draft] = []
    position = 0
    while position < len(content):
        block = content[position]
        position += 1
        if block.kind == "heading" and block.level == 3:
            title, rule_id = block.anchored()
            drafts.append(Draft(block, rule_id, title))
        elif block.kind == "heading" and block.level == 4 and drafts:
            end = _end_of_items(content, position)
            drafts[-1].differences.append(difference(block, content[position:end], drafts[-1].id))
            position = end
        elif block.kind == "heading":
            block.fail("a chapter has '###' headings for sections and '####' for differences below them")
        elif drafts:
            drafts[-1].take(block)
    return drafts


def _end_of_items(content: list[Block], start: int) -> int:
    end = start
    while end < len(content) and content[end].kind == "item":
        end += 1
    return end


def difference(heading: Block, items: list[Block], home: str | None) -> Difference:
    """A point such as `#### P-18 Windows for actions`, written in the section it concerns first."""
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
    readings = tuple(Reading(text, says) for text, (_, says) in fields.items())
    return Difference(match[1], match[2], readings, use[1], changes is not None, concerns)


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
