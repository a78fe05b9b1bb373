"""How is a chapter file cut into sections?

A section is a `###` heading with an id, a list of fields, the rule, perhaps a judge note, and below `####`
headings the points at which the texts differ.
"""

from __future__ import annotations

import re

import msgspec

from rulebook.differences import difference, items_after
from rulebook.markdown import Block
from rulebook.sections import Difference

JUDGE_NOTE = re.compile(r"\*\*[^*]+\.\*\* (.+)")


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
    seen = set(taken)
    for draft in drafts:
        if draft.id in seen:
            draft.heading.fail(f"there are two sections {draft.id}")
        seen.add(draft.id)
