"""The recognition of a booklet: whether it is the named one, and what was found."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import mean

from rulebook.booklet.alignment import Aligner
from rulebook.booklet.file_text import LEAST_WORDS, BookletRefused, language_of, name_of, text_of, word_count
from rulebook.booklet.models import Aligned, BookletPart
from rulebook.booklet.paragraphs import parts_of
from rulebook.booklet.targets import HeadingMatches, SectionTarget, headings_of, targets_of
from rulebook.content.models import Text
from rulebook.database.store import Rulebook

MOST_PARTS, MOST_LINES = 4000, 20_000
LEAST_HEADINGS = 3
"""Fewer headings than this are in many books by chance."""
BACKED = 0.33
"""The share of a section's words that has to stand under its headings: 0.5 to 0.7 in the rulebooks known
here, 0.1 to 0.2 in those of other games that have the same headings."""
ANOTHER = 0.3
"""The share of another booklet's headings from which on the file is taken for that one."""


def texts_of(rulebook: Rulebook) -> dict[str, tuple[str, Text]]:
    """All texts known here by their ids, each with its game."""
    return {text.id: (game.id, text) for game in rulebook.games() for text in game.texts}


def read_booklet(rulebook: Rulebook, path: Path, text: str) -> Aligned:
    """What is found in a file of the owner.

    Raises:
        Refused: it is not that booklet, or cannot be read.
    """
    known = texts_of(rulebook)
    if text not in known:
        raise BookletRefused("unknown-text", booklet=text, texts=", ".join(known))
    return aligned(rulebook, text_of(path, known[text][1].language), text, name_of(path))


def aligned(rulebook: Rulebook, content: str, text: str, name: str) -> Aligned:
    """What is found in the content of a file called `name`.

    Raises:
        Refused: it is not that booklet.
    """
    known = texts_of(rulebook)
    game, about = known[text]
    if (count := word_count(content)) < LEAST_WORDS:
        raise BookletRefused("empty", file=name, count=count)
    if (lines := content.count("\n")) > MOST_LINES:
        raise BookletRefused("too-many-parts", file=name, count=lines, limit=MOST_LINES)
    spoken = language_of(content)
    if spoken != about.language:
        _refuse_another(rulebook, content, text, name)
        found = {"found": spoken or "?", "wanted": about.language, "texts": _others(known, text, spoken)}
        raise BookletRefused("other-language", file=name, booklet=text, **found)
    wanted = targets_of(rulebook, game, text, about.language)
    parts = parts_of(content, headings_of(wanted))
    if len(parts) > MOST_PARTS:
        raise BookletRefused("too-many-parts", file=name, count=len(parts), limit=MOST_PARTS)
    aligner = Aligner(parts, wanted, about.language)
    if len(aligner.heads.found) < LEAST_HEADINGS or not _backed(aligner, wanted):
        _refuse_another(rulebook, content, text, name)
        counted = {"count": len(aligner.heads.found), "headings": len(headings_of(wanted))}
        others = _others(known, text, spoken)
        raise BookletRefused("not-this-rulebook", file=name, booklet=text, texts=others, **counted)
    return Aligned(
        text=text,
        game=game,
        language=about.language,
        parts=len(parts),
        headings_found=len(aligner.heads.found),
        headings_known=len(headings_of(wanted)),
        sections=len(wanted),
        passages=tuple(aligner.passages(wanted)),
    )


def _others(known: dict[str, tuple[str, Text]], text: str, spoken: str) -> str:
    """The other texts in a language; all others when there is none in it."""
    others = {other: about.language for other, (_, about) in known.items() if other != text}
    fitting = [other for other, language in others.items() if language == spoken]
    return ", ".join(fitting or others)


def _backed(aligner: Aligner, wanted: Sequence[SectionTarget]) -> bool:
    """Whether what our sections say stands under the headings, and not the rules of another game."""
    shares = [share for one in wanted if (share := aligner.share(one)) is not None]
    return bool(shares) and mean(shares) >= BACKED


def _refuse_another(rulebook: Rulebook, content: str, text: str, name: str) -> None:
    """Name the booklet it is, if it is another one known here."""
    for other, (game, about) in texts_of(rulebook).items():
        if other == text:
            continue
        wanted = targets_of(rulebook, game, other, about.language)
        parts: list[BookletPart] = parts_of(content, headings_of(wanted))
        found, known = len(HeadingMatches(parts, wanted).found), len(headings_of(wanted))
        if parts and found >= max(LEAST_HEADINGS, ANOTHER * known):
            counted = {"count": found, "headings": known}
            raise BookletRefused("other-text", file=name, booklet=text, found=other, **counted)
