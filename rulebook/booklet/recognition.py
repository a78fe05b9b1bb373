"""The recognition of a booklet: whether it is the named one, and its passages aligned with sections."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean

from msgspec import Struct

from rulebook.booklet.file_text import (
    LEAST_WORDS,
    BookletRefused,
    booklet_text,
    file_label,
    heading_key,
    language_of,
    tidy,
    without_marks,
    word_count,
)
from rulebook.booklet.parts import Aligned, BookletPart, BookletPassage, Certainty, booklet_parts
from rulebook.booklet.printed_sections import (
    HeadingMatches,
    HeadingPlace,
    SectionTarget,
    TermWeights,
    WordCounts,
    headings_of,
    targets_of,
)
from rulebook.content.models import Text
from rulebook.database.store import Rulebook

SURE, LIKELY, LEAST = 0.35, 0.22, 0.12
"""Scores from which the words are sure, likely, or at least worth a word in the list."""
ENOUGH_WORDS, ENOUGH_WEIGHT, LEAST_WEIGHT = 3, 3.6, 2.1
"""How many words of a section a passage has to share, and what they have to weigh: two can meet by chance."""
AHEAD, A_LITTLE_AHEAD = 0.10, 0.05
"""How far the next best part has to be behind."""
WORDS_ALONE = 0.6
"""The score from which words speak although the heading is not in the file."""
MORE, LIKE_ENOUGH = 0.16, 0.7
"""A further part is added when it covers so much more of the section and is nearly as like it as the best."""
MOST_PARTS_ALIGNED = 4
SHORT = 420
"""The most characters under a heading that are shown whole, without a search."""
BACKED_SHORT, LEAST_SHORT = 0.15, 0.05
"""The share of a section that must occur even then, to be sure or to be shown at all."""
NAMED = 0.25
"""What it adds that a part begins with the title of our section, or as the section says: `Example 2`."""
EXAMPLE = re.compile(r"\b(?:пример|примери|например|przykład|przyklad|example)\b")
ONLY_SHOWN = 0.1
"""What it takes to be an example of the rule and not the rule."""
FIRST_PLACE = 0.03
"""What it adds to stand under the heading that a section names first."""
MANY_PLACES, MANY_COVERED = 3, 0.45
"""A section printed in so many places has to be covered so far, or a passage tells only a bit of it."""
LEAD = re.compile(r"^\W*(?:\d+\W+)?([^.:]{2,50})[.:]")


class AlignmentChoice(Struct, frozen=True):
    """The parts that were chosen, the best of them, its score and how far the next one is behind."""

    parts: tuple[int, ...]
    best: int
    score: float
    ahead: float
    level: bool
    """Whether two were equally good, so that both are shown."""


class Aligner:
    """One booklet, with what its words weigh and which headings it has."""

    def __init__(self, parts: Sequence[BookletPart], wanted: Sequence[SectionTarget], language: str) -> None:
        self._parts = parts
        self._scales = TermWeights(parts, language)
        self.heads = HeadingMatches(parts, wanted)

    def passages(self, wanted: Sequence[SectionTarget]) -> Iterator[BookletPassage]:
        """A passage for each section that has one."""
        for target in wanted:
            if (passage := self._passage(target)) is not None:
                yield passage

    def share(self, target: SectionTarget) -> float | None:
        """How many of a section's words stand under its headings; nothing if no such heading is there."""
        places = self._places(target)
        return self._scales.share(target, places) if places else None

    def _places(self, target: SectionTarget) -> dict[int, HeadingPlace]:
        return {part: place for place in reversed(target.places) for part in self.heads.under(place)}

    def _passage(self, target: SectionTarget) -> BookletPassage | None:
        words, places = self._scales.words_of(target), self._places(target)
        if not places:
            return self._by_words_alone(target, words)
        if (whole := self._short(target, words)) is not None:
            return whole
        chosen = self._chosen(target, words, places)
        if chosen is None:
            return None
        certainty = self._certainty(target, words, chosen, len(places))
        return self._made(target, places[chosen.best], chosen.parts, certainty, chosen.score)

    def _short(self, target: SectionTarget, words: WordCounts) -> BookletPassage | None:
        """All parts under the only heading, if they are short."""
        if len(target.places) != 1 or target.places[0].part:
            return None
        parts = self.heads.under(target.places[0])
        if sum(len(self._parts[part].text) for part in parts) > SHORT:
            return None
        covered = self._scales.covered(words, parts)
        certainty = Certainty.SURE if covered >= BACKED_SHORT else Certainty.LIKELY
        if covered < LEAST_SHORT:
            certainty = Certainty.UNSURE
        return self._made(target, target.places[0], tuple(parts), certainty, covered)

    def _chosen(
        self, target: SectionTarget, words: WordCounts, places: dict[int, HeadingPlace]
    ) -> AlignmentChoice | None:
        scored = sorted(
            (
                (self._scales.score(words, part) + self._added(target, part, place), part)
                for part, place in places.items()
            ),
            key=lambda pair: (-pair[0], pair[1]),
        )
        score, best = scored[0]
        if score < LEAST:
            return None
        parts = self._with_more(words, best, [part for _, part in scored[1:]])
        others = [pair for pair in scored if pair[1] not in parts]
        level = bool(others) and score >= SURE and score - others[0][0] < A_LITTLE_AHEAD
        if level:
            parts.append(others.pop(0)[1])
        ahead = score - others[0][0] if others else score
        return AlignmentChoice(tuple(sorted(parts)), best, min(score, 1.0), ahead, level)

    def _added(self, target: SectionTarget, part: int, place: HeadingPlace) -> float:
        """The bonus of a part that begins with our title, or as our section says."""
        begins = heading_key(self._parts[part].text[:40])
        named = (place.part and begins.startswith(place.part[:6])) or self._leads(target, part)
        first = FIRST_PLACE if place == target.places[0] else 0.0
        if named:
            return NAMED + first
        shown = EXAMPLE.search(begins) and not EXAMPLE.search(target.name) and not place.part
        return first - (ONLY_SHOWN if shown else 0.0)

    def _leads(self, target: SectionTarget, part: int) -> bool:
        """Whether a part is an item that explains what our title names: `4. Strength: ...`."""
        lead = LEAD.match(without_marks(self._parts[part].text).strip())
        return lead is not None and bool(target.name) and heading_key(lead[1]) == target.name

    def _with_more(self, words: WordCounts, best: int, others: Sequence[int]) -> list[int]:
        parts, least = [best], self._scales.score(words, best)
        for other in others:
            gained = self._scales.covered(words, (*parts, other)) - self._scales.covered(words, parts)
            like = self._scales.score(words, other) >= LIKE_ENOUGH * least
            if len(parts) < MOST_PARTS_ALIGNED and like and gained >= MORE:
                parts.append(other)
        return parts

    def _certainty(
        self, target: SectionTarget, words: WordCounts, chosen: AlignmentChoice, candidates: int
    ) -> Certainty:
        alone = candidates == len(chosen.parts)
        ahead = 1.0 if alone else chosen.ahead
        if len(target.places) >= MANY_PLACES and self._scales.covered(words, chosen.parts) < MANY_COVERED:
            return Certainty.UNSURE
        count, weight = self._scales.evidence(words, chosen.best)
        enough = count >= ENOUGH_WORDS and weight >= ENOUGH_WEIGHT
        distinct = enough or (alone and len(target.places) == 1) or self._leads(target, chosen.best)
        if distinct and chosen.score >= SURE and ahead >= AHEAD:
            return Certainty.LIKELY if target.derived or chosen.level else Certainty.SURE
        if (
            weight >= LEAST_WEIGHT
            and chosen.score >= LIKELY
            and ahead >= A_LITTLE_AHEAD
            and not target.derived
        ):
            return Certainty.LIKELY
        return Certainty.UNSURE

    def _by_words_alone(self, target: SectionTarget, words: WordCounts) -> BookletPassage | None:
        everywhere = {part.number: target.places[0] for part in self._parts}
        chosen = self._chosen(target, words, everywhere)
        if chosen is None or chosen.score < WORDS_ALONE or chosen.ahead < AHEAD:
            return None
        return self._made(target, target.places[0], chosen.parts, Certainty.UNSURE, chosen.score)

    def _made(
        self,
        target: SectionTarget,
        place: HeadingPlace,
        parts: tuple[int, ...],
        certainty: Certainty,
        score: float,
    ) -> BookletPassage:
        first = self._parts[parts[0]]
        lines = (line for part in parts for line in self._parts[part].text.split("\n\n"))
        text = "\n\n".join(map(tidy, lines))
        heading = next((name for name in first.headings if heading_key(name) == place.key), "")
        heading = heading or (first.headings[0] if first.headings else "")
        return BookletPassage(target.rule, tidy(heading), text, certainty, place.page, round(score, 2))


MOST_PARTS, MOST_LINES = 4000, 20_000
LEAST_HEADINGS = 3
"""Fewer headings than this are in many books by chance."""
BACKED = 0.33
"""The share of a section's words that has to stand under its headings: 0.5 to 0.7 in the rulebooks known
here, 0.1 to 0.2 in those of other games that have the same headings."""
ANOTHER = 0.3
"""The share of another booklet's headings from which on the file is taken for that one."""


def known_texts(rulebook: Rulebook) -> dict[str, tuple[str, Text]]:
    """All texts known here by their ids, each with its game."""
    return {text.id: (game.id, text) for game in rulebook.games() for text in game.texts}


def read_booklet(rulebook: Rulebook, path: Path, text: str) -> Aligned:
    """What is found in a file of the owner.

    Raises:
        BookletRefused: it is not that booklet, or cannot be read.
    """
    known = known_texts(rulebook)
    if text not in known:
        raise BookletRefused("unknown-text", booklet=text, texts=", ".join(known))
    return aligned(rulebook, booklet_text(path, known[text][1].language), text, file_label(path))


def aligned(rulebook: Rulebook, content: str, text: str, name: str) -> Aligned:
    """What is found in the content of a file called `name`.

    Raises:
        BookletRefused: it is not that booklet.
    """
    known = known_texts(rulebook)
    game, about = known[text]
    _refuse_unfit(content, name)
    spoken = language_of(content)
    if spoken != about.language:
        _refuse_another(rulebook, content, text, name)
        found = {"found": spoken or "?", "wanted": about.language, "texts": _others(known, text, spoken)}
        raise BookletRefused("other-language", file=name, booklet=text, **found)
    wanted = targets_of(rulebook, game, text, about.language)
    parts = _parts(content, wanted, name)
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


def _refuse_unfit(content: str, name: str) -> None:
    """Refuses a file with too few words, or with more lines than any booklet."""
    if (count := word_count(content)) < LEAST_WORDS:
        raise BookletRefused("empty", file=name, count=count)
    if (lines := content.count("\n")) > MOST_LINES:
        raise BookletRefused("too-many-parts", file=name, count=lines, limit=MOST_LINES)


def _parts(content: str, wanted: list[SectionTarget], name: str) -> list[BookletPart]:
    parts = booklet_parts(content, headings_of(wanted))
    if len(parts) > MOST_PARTS:
        raise BookletRefused("too-many-parts", file=name, count=len(parts), limit=MOST_PARTS)
    return parts


def _others(known: dict[str, tuple[str, Text]], text: str, spoken: str) -> str:
    """The other texts in a language; all others when there is none in it."""
    others = {other: about.language for other, (_, about) in known.items() if other != text}
    fitting = [other for other, language in others.items() if language == spoken]
    return ", ".join(fitting or others)


def _backed(aligner: Aligner, wanted: Sequence[SectionTarget]) -> bool:
    """Whether the headings contain the rules of our sections, and not those of another game."""
    shares = [share for target in wanted if (share := aligner.share(target)) is not None]
    return bool(shares) and mean(shares) >= BACKED


def _refuse_another(rulebook: Rulebook, content: str, text: str, name: str) -> None:
    """Name the booklet it is, if it is another one known here."""
    for other, (game, about) in known_texts(rulebook).items():
        if other == text:
            continue
        wanted = targets_of(rulebook, game, other, about.language)
        parts: list[BookletPart] = booklet_parts(content, headings_of(wanted))
        headings, known = len(HeadingMatches(parts, wanted).found), len(headings_of(wanted))
        if parts and headings >= max(LEAST_HEADINGS, ANOTHER * known):
            counted = {"count": headings, "headings": known}
            raise BookletRefused("other-text", file=name, booklet=text, found=other, **counted)
