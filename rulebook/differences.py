"""At which points do the texts of a game differ?

A difference is a `####` heading such as `#### P-18 Windows for actions`, with what each text says, the
reading to use, and the other rules it concerns. It is written once, in the section it concerns first, and
shown in all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from rulebook.markdown import Block, ids
from rulebook.sections import Difference, Reading, Section

DIFFERENCE = re.compile(r"(P-\d+) (.+)")


def difference(heading: Block, items: list[Block], home: str | None) -> Difference:
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
    readings = tuple(Reading(text, says) for text, (_, says) in fields.items())
    return Difference(match[1], match[2], readings, use[1], changes is not None, concerns)


def items_after(content: list[Block], start: int) -> list[Block]:
    """The list that begins at `start`."""
    end = next((at for at in range(start, len(content)) if content[at].kind != "item"), len(content))
    return content[start:end]


def without_home(printings: list[Block]) -> list[Difference]:
    """Differences that concern no rule stand in the chapter on the printings itself."""
    return [
        difference(block, items_after(printings, position + 1), None)
        for position, block in enumerate(printings)
        if block.kind == "heading" and block.level == 4
    ]


def with_all_differences(section: Section, differences: Iterable[Difference]) -> Section:
    """The section with those that concern it and are written elsewhere."""
    own = {found.id for found in section.differences}
    others = tuple(found for found in differences if section.id in found.concerns and found.id not in own)
    return msgspec.structs.replace(section, differences=section.differences + others) if others else section
