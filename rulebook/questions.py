"""Which disputes have been thought through, and what do their rulings rest on?"""

from __future__ import annotations

import re
from typing import cast, get_args

from rulebook.markdown import Block, ids
from rulebook.sections import Question, QuestionBasis

LABELLED = re.compile(r"\*\*[^*]+\.\*\* (.+)")
PARTS = ("Ruling", "Why")
"""In this order in every language, each labelled in the words of the language."""


def questions(content: list[Block]) -> list[Question]:
    """The disputes of one language, in the order of the file."""
    group = ""
    found: list[Question] = []
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
    labelled = (part[1] for block in body if (part := LABELLED.fullmatch(block.text)))
    parts = dict(zip(PARTS, labelled, strict=False))
    for needed in ("Basis", "Rests on", *PARTS):
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
