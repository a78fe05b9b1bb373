"""What does Textual do at each start that tests need once? It reads all its style sheets."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from textual.css.stylesheet import Stylesheet

_parse = Stylesheet._parse_rules
_parsed: dict[Hashable, Any] = {}


def _parsed_once(self: Stylesheet, *source: Any, **how: Any) -> Any:
    """The rules of a style sheet; they are the same wherever the variables of the theme are."""
    key = (source, tuple(how.items()), tuple(self._variables.items()))
    if key not in _parsed:
        _parsed[key] = _parse(self, *source, **how)
    return _parsed[key]


def parse_style_sheets_once() -> None:
    """From now on an app takes what another has parsed."""
    Stylesheet._parse_rules = _parsed_once  # type: ignore[method-assign]
