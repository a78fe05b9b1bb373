"""What may have been meant by a line that says nothing?

The line is read again as if the keyboard had stood on another layout, and with each word that does not fit
replaced by the likest that would. Only lines that can be read are offered.
"""

from __future__ import annotations

from collections.abc import Iterator

from cards.spelling import FROM_KEYS, TO_KEYS
from referee.notation.candidates import Line
from referee.notation.lexing import Token, folded
from referee.notation.misread import MOST_OFFERS, Offer
from referee.notation.possible import words_wanted

LIKE_ENOUGH = 62
LONGEST_PHRASE = 4


def offers_for(line: Line) -> tuple[Offer, ...]:
    """Lines that can be read and are like this one, the likest first."""
    offers = [*_other_layout(line)]
    for text in _repaired(line):
        if len(offers) >= MOST_OFFERS:
            break
        if _readable(text, line):
            offers.append(Offer(text, "word"))
    return tuple(offers)


def _readable(text: str, line: Line) -> bool:
    return bool(Line(text, line.session).candidates())


def _other_layout(line: Line) -> Iterator[Offer]:
    """The line as its keys would write it on another layout: ``зфыы`` is ``pass``."""
    low = line.text.strip().casefold()
    cyrillic = any("а" <= sign <= "я" for sign in low)
    texts = dict.fromkeys(low.translate(table) for table in (TO_KEYS if cyrillic else FROM_KEYS))
    for text in texts:
        if text != low and (_readable(text, line) or _is_command(text)):
            yield Offer(text, "keyboard")


def _is_command(text: str) -> bool:
    from referee.notation.parsing import command_of  # which reads lines itself

    return command_of(text) is not None


def _repaired(line: Line) -> Iterator[str]:
    """The line with the phrase that stopped the reading replaced by what may stand there."""
    from rapidfuzz import fuzz, process  # 0.03 s, needed only when something is misspelt

    furthest = max(line.wants, default=0)
    nearest = (furthest, furthest - 1, furthest - 2, 0, 1)
    for at in dict.fromkeys(at for at in nearest if 0 <= at <= furthest):
        wanted = words_wanted(line, at)
        for end in range(min(at + LONGEST_PHRASE, len(line.tokens)), at, -1):
            tokens = line.tokens[at:end]
            if not wanted or any(token.sign for token in tokens):
                continue
            typed = folded(line.text[tokens[0].start : tokens[-1].end])
            likest = process.extract(
                typed, list(wanted), scorer=fuzz.WRatio, score_cutoff=LIKE_ENOUGH, limit=MOST_OFFERS
            )
            for found, _, _ in likest:
                yield _replaced(line, tokens, wanted[found])


def _replaced(line: Line, tokens: tuple[Token, ...], word: str) -> str:
    return f"{line.text[: tokens[0].start]}{word}{line.text[tokens[-1].end :]}".strip()
