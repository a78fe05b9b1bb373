"""What Textual does again and again and tests need once.

It reads all its style sheets at each start, and paints each step on the way to what a player sees.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any
from weakref import WeakSet

from textual._compositor import Compositor
from textual.app import App
from textual.css.stylesheet import Stylesheet
from textual.screen import Screen

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


_paint = Compositor.render_update


def _not_yet(self: Compositor, *_: Any, **__: Any) -> None:
    """Nothing, and what has changed stays to be painted."""


def paint_at_rest_only() -> None:
    """From now on four of five paintings are left out: each took 5 ms, and all went to no terminal."""
    Compositor.render_update = _not_yet  # type: ignore[method-assign]


_painted: WeakSet[Screen[Any]] = WeakSet()


def paint(app: App[Any], *, once: bool = False) -> None:
    """What has changed on the screen since it was painted last; ``once``: only of one that never was."""
    screen = app.screen
    if screen._compositor._dirty_regions and not (once and screen in _painted):
        _painted.add(screen)
        _paint(screen._compositor, screen_stack=app._background_screens)
