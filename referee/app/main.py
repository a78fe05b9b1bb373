"""How is the app started? The frame rate is set before Textual is imported, which reads it once."""

from __future__ import annotations

import os

from referee.app import memory

FRAMES_PER_SECOND = "240"
"""Textual's 60 shows a reaction two frames late (34 ms); this brings it to about 10 ms."""


def run(
    game: str | None = None,
    text: str = "both",
    strict: bool = False,
    example: bool = False,
    language: str = "en",
    name: str | None = None,
) -> int:
    """Shows the start screen, a saved game (``game`` or ``name``: its number or name) or the example."""
    os.environ.setdefault("TEXTUAL_FPS", FRAMES_PER_SECOND)
    memory.starting()
    from referee.app.application import RefereeApp

    app = RefereeApp(resume=game or name, text=text, strict=strict, example=example, language=language)
    app.run()
    return app.return_code or 0
