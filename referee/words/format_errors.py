"""What a decoder says of a value in the wrong form, as a message key with facts."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

PLACE = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`")
PATTERNS = tuple(
    (key, re.compile(pattern))
    for key, pattern in (
        ("form_type", r"Expected `(?P<wanted>[^`]+)`, got `(?P<read>[^`]+)`"),
        ("form_least", r"Expected `\w+` >=? ?(?P<least>-?[\d.]+)"),
        ("form_most", r"Expected `\w+` <=? ?(?P<most>-?[\d.]+)"),
        ("form_shortest", r"Expected `\w+` of length >= (?P<least>\d+)"),
        ("form_longest", r"Expected `\w+` of length <= (?P<most>\d+)"),
        ("form_length", r"Expected `\w+` of length (?P<count>\d+)"),
        ("form_pattern", r"Expected `str` matching regex (?P<pattern>.+)"),
        ("form_kind", r"Expected `(?P<wanted>[^`]+)`"),
        ("form_missing", r"Object missing required field `(?P<path>[^`]*)`"),
        ("form_unknown", r"Object contains unknown field `(?P<path>[^`]*)`"),
        ("form_value", r"Invalid (?:enum )?value '?(?P<read>.*?)'?"),
        ("form_range", r"(?:Number|Integer value) out of range"),
        ("form_json", r"JSON is malformed: .* \(byte (?P<at>\d+)\)"),
        ("form_truncated", r"Input data was truncated"),
        ("form_deep", r"maximum recursion depth exceeded .*"),
        ("form_utf8", r"Invalid UTF-8 encoded string|'utf-8' codec can't decode .*"),
    )
)
NULL = ("null",)
TYPES = ("wanted", "read")
"""Facts that name kinds of values, in ``form_type`` and ``form_kind``."""


class FormatError(Struct, frozen=True):
    """One thing a decoder says."""

    key: str
    facts: Mapping[str, str]
    place: str
    """The path of the value; empty: it is the whole."""

    @property
    def types(self) -> Mapping[str, tuple[str, ...]]:
        """The facts that name kinds of values, each kind by itself; of several nothing is none."""
        if self.key not in ("form_type", "form_kind"):
            return {}
        kinds = {name: self.facts[name].split(" | ") for name in TYPES if name in self.facts}
        return {
            name: tuple(kind for kind in named if kind != "null") or NULL for name, named in kinds.items()
        }


def format_error(text: str) -> FormatError | None:
    """What a decoder says in this text; None: it is no decoder's."""
    place = PLACE.search(text)
    sentence = PLACE.sub("", text)
    for key, pattern in PATTERNS:
        match = pattern.fullmatch(sentence)
        if match is not None:
            return FormatError(key, match.groupdict(), place[1] if place else "")
    return None
