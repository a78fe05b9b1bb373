"""The start of the app: frame rate and garbage collection, before Textual is imported."""

from __future__ import annotations

import gc
import os

SELDOM = (5_000, 5, 4)
"""How often garbage is looked for later: each time takes about 2 ms, every few keys.

What closed screens held is met by the second look. With every twentieth instead of every fifth look that took
80 ms at once instead of 25, and 15 MB waited for it instead of 9.
"""


def pause_gc() -> None:
    """From here on the app starts."""
    gc.disable()


def resume_gc() -> None:
    """It has started, if it ever said that it starts."""
    if not gc.isenabled():
        gc.freeze()
        gc.set_threshold(*SELDOM)
        gc.enable()


FRAMES_PER_SECOND = "240"
"""Textual's 60 shows a reaction two frames late (34 ms); this brings it to about 10 ms."""


def run_app(
    game: str | None = None,
    text: str = "both",
    strict: bool = False,
    example: bool = False,
    language: str = "en",
    name: str | None = None,
    lesson: tuple[str, str] | None = None,
    desk: str | None = None,
) -> int:
    """Shows the start screen, a saved game (``game`` or ``name``), the example, lessons, or the desk."""
    os.environ.setdefault("TEXTUAL_FPS", FRAMES_PER_SECOND)
    pause_gc()
    from referee.app.application import RefereeApp

    wanted = game or name
    app = RefereeApp(
        resume=wanted,
        text=text,
        strict=strict,
        example=example,
        language=language,
        lesson=lesson,
        desk=desk,
    )
    app.run()
    return app.return_code or 0
