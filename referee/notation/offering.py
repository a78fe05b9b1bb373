"""What may have been meant by a line that says nothing?

The line is read again as if the keyboard had stood on another layout, and with each word that does not fit
replaced by the likest that would. Only lines that can be read are offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations, islice

from cards.spelling import FROM_KEYS, TO_KEYS
from referee.notation.candidates import OUTCOME, Line
from referee.notation.commands import command_of
from referee.notation.lexing import Token, folded
from referee.notation.misread import MOST_OFFERS, Misread, Offer
from referee.notation.possible import follows_at, words_wanted

LIKE_ENOUGH = 62
LONGEST_PHRASE = 4
MOST_COMMAS, MOST_TRIED, MOST_FIRST, MOST_WHOLE = 3, 40, 4, 3
OUTCOME_LEADS = ("claim", "killed", "discarded", "unopposed")


Reading = Callable[[Line], object]
"""Reads a line, or raises `Misread`."""


def offers_for(line: Line, reading: Reading) -> tuple[Offer, ...]:
    """Lines that can be read and are like this one, the likest first."""
    offers = [*_finished(line), *_with_commas(line), *_other_layout(line)]
    if not offers or line.furthest < len(line.tokens):
        offers += _likest(line, chain(_repaired_twice(line), _repaired(line)))
    whole = (one for offer in offers for one in _whole(offer, line, reading))
    return tuple(islice(whole, MOST_OFFERS))


def _whole(offer: Offer, line: Line, reading: Reading) -> tuple[Offer, ...]:
    """An offer; if something would have to be asked again, the first of the lines offered then."""
    try:
        reading(Line(offer.line, line.session))
    except Misread as asked:
        possible = asked.says != "outcome_not_possible"
        return (asked.offers[:MOST_WHOLE] or (offer,)) if possible else ()
    return (offer,)


def _likest(line: Line, texts: Iterator[str]) -> list[Offer]:
    """Those that can be read; of a line that tells of a challenge, what mirrors the whole of it first."""
    from rapidfuzz import fuzz  # 0.03 s, needed only when something is misspelt

    found: dict[str, bool] = {}
    told = _tells_outcome(line)
    for text in texts:
        if len(found) >= MOST_OFFERS:
            break
        read = Line(text, line.session).candidates() if text not in found else []
        if read:
            found[text] = told and read[0].move is None
    typed = line.text.strip()
    likest = sorted(found, key=lambda text: (not found[text], -fuzz.ratio(typed, text)))
    return [Offer(text, "word") for text in likest]


def _finished(line: Line) -> Iterator[Offer]:
    """A line that does not say enough, with what may come next."""
    if line.furthest == len(line.tokens):
        for text in _longer(line):
            longer = Line(text, line.session)
            texts = (text,) if longer.candidates() else _longer(longer)
            yield from (Offer(one, "word") for one in texts if one == text or _readable(one, line))


def _longer(line: Line) -> Iterator[str]:
    return (f"{line.text.strip()} {word}" for word in follows_at(line, len(line.tokens)))


def _readable(text: str, line: Line) -> bool:
    return bool(Line(text, line.session).candidates())


def _tells_outcome(line: Line) -> bool:
    """Whether a word stands in the line that is said of a challenge which is over."""
    words = {word for lead in OUTCOME_LEADS for word in line.lexicon.leads.get(lead, ())}
    words |= {
        head for head, forms in line.lexicon.forms.items() if any(one.makes == OUTCOME for one in forms)
    }
    kinds = {head for head, forms in line.lexicon.forms.items() if any(one.makes != OUTCOME for one in forms)}
    return any(folded(token.text) in words - kinds for token in line.tokens)


def _with_commas(line: Line) -> Iterator[Offer]:
    """The line with the commas between names that were left out, as few as will do."""
    between = [
        at for at in range(1, len(line.tokens)) if not line.tokens[at - 1].sign and not line.tokens[at].sign
    ]
    for many in range(1, MOST_COMMAS + 1):
        texts = (_joined(line, places) for places in islice(combinations(between, many), MOST_TRIED))
        found = [Offer(text, "word") for text in texts if _readable(text, line)]
        if found:
            yield from found[:2]
            return


def _joined(line: Line, places: tuple[int, ...]) -> str:
    text = line.text
    for at in reversed(places):
        text = f"{text[: line.tokens[at - 1].end]}, {text[line.tokens[at].start :]}"
    return text.strip()


def _other_layout(line: Line) -> Iterator[Offer]:
    """The line as its keys would write it on another layout: ``зфыы`` is ``pass``."""
    low = line.text.strip().casefold()
    cyrillic = any("а" <= sign <= "я" for sign in low)
    texts = dict.fromkeys(low.translate(table) for table in (TO_KEYS if cyrillic else FROM_KEYS))
    for text in texts:
        if text != low and (_readable(text, line) or _is_command(text)):
            yield Offer(text, "keyboard")


def _is_command(text: str) -> bool:
    return command_of(text) is not None


def _repaired_twice(line: Line) -> Iterator[str]:
    """Of two words that do not fit, the first is replaced so that more of the line is understood."""
    for text in islice(_repaired(line, 1), MOST_FIRST):
        once = Line(text, line.session)
        if not once.candidates() and once.furthest > line.furthest:
            yield from islice(_repaired(once), MOST_OFFERS)


def _repaired(line: Line, longest: int = LONGEST_PHRASE) -> Iterator[str]:
    """The line with the phrase that stopped the reading replaced by what may stand there."""
    from rapidfuzz import fuzz, process  # 0.03 s, needed only when something is misspelt

    furthest = max(line.wants, default=0)
    nearest = (furthest, furthest - 1, furthest - 2, 0, 1)
    for at in dict.fromkeys(at for at in nearest if 0 <= at <= furthest):
        wanted = words_wanted(line, at)
        for end in range(min(at + longest, len(line.tokens)), at, -1):
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
