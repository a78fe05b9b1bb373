"""What goes on at a table while a line is read: the verbs it waits for, and what is fought out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec

from referee.notation.own_words.explanations.told_by_move import every_value
from referee.notation.parser.line_readings import TypedLine

TAKES_PART = ("challenge", "last_challenge", "fight")
"""What a table has of what goes on."""


class TableContext:
    """The table at which one line is read."""

    def __init__(self, line: TypedLine) -> None:
        self._typed = line

    @cached_property
    def expected_verbs(self) -> frozenset[str]:
        """The verbs of the moves that may be made now."""
        forms = self._typed.lexicon.grammar.forms
        return frozenset(form.words for form in forms if form.makes in self._typed.soon)

    @cached_property
    def move_verbs(self) -> frozenset[str]:
        """The verbs of moves that a table waits for at some time, and that nobody makes by hand."""
        grammar = self._typed.lexicon.grammar
        by_hand = (grammar.bare, *grammar.outright)
        return frozenset(form.words for form in grammar.forms if form.makes not in by_hand)

    @cached_property
    def denying_verbs(self) -> frozenset[str]:
        """The verbs by which something is declined or passed."""
        return frozenset(self._typed.lexicon.grammar.denied.values())

    @cached_property
    def going_on(self) -> frozenset[str]:
        """The keys and ids of what goes on at the table."""
        fields = {name: self._field(name) for name in self._typed.state.__struct_fields__}
        return (
            _texts(value for name, value in fields.items() if not isinstance(value, dict)) | self.taking_part
        )

    @cached_property
    def taking_part(self) -> frozenset[str]:
        """Those of what is fought out."""
        return _texts(map(self._field, TAKES_PART))

    def _field(self, name: str) -> object:
        return msgspec.to_builtins(getattr(self._typed.state, name, None))


def _texts(values: Iterable[object]) -> frozenset[str]:
    """All texts that these values hold."""
    return frozenset(text for value in values for text in every_value(value) if isinstance(text, str))
