"""The language of the screens: the ones there are, and the change to another while the program runs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from referee.words.messages import folders
from referee.words.speech import Speech

if TYPE_CHECKING:
    from referee.app.host import Host


PHRASE = "screen-language"
"""The phrase that names a language in that language."""


@cache
def language_lines() -> dict[str, str]:
    """Language -> its line of the palette, in that language itself."""
    return {language: Speech(language).say(f"app/{PHRASE}") for language in folders()}


def language_commands(app: Host) -> Iterator[tuple[str, Any, *tuple[str, ...]]]:
    """A command for each language, found by the lines of all languages."""
    lines = language_lines()
    for language, says in lines.items():
        others = (line.partition(":")[0] for line in lines.values())
        yield says, partial(speak, app, language), *others


async def speak(app: Host, language: str) -> None:
    """Changes the language; open tables, the start screen and a typed dispute are composed anew."""
    app.wording.speak(language)
    for screen in app.screen_stack:
        if getattr(screen, "COMPOSED_ANEW", False):
            await screen.recompose()
            screen.on_mount()  # type: ignore[attr-defined]  # screens with this mark have it
    app.notify(language_lines()[language])
