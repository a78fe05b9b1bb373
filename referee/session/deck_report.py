"""A deck list, judged by the rules of deck building and reported line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from cards.catalogue import Catalogue
from cards.deck_list import MOST_BYTES, DeckRead, read_deck, resolved
from cards.messages import CardsError, message
from engine.agot.lcg.deck_construction import DRAWN, CardCopies, Checked, Deck, check, count
from engine.kernel.reasons import Reason
from referee.session.files.named_files import refuse_named_files
from referee.words.speech import Speech

GAME = "lcg"
"""The game whose rules say how decks are built."""


class JudgedDeck(Struct, frozen=True):
    """A list that was read, the deck it tells, and what its rules say."""

    read: DeckRead
    deck: Deck
    checked: Checked
    official: bool


def judge_deck(cards: Catalogue, content: bytes, *, official: bool, language: str = "en") -> JudgedDeck:
    """The judgement on a deck list.

    Raises:
        CardsError: it is no deck list.
    """
    read = resolved(cards, read_deck(content), language)
    deck = deck_of(cards, read)
    return JudgedDeck(read, deck, check(deck, official=official), official)


def deck_of(cards: Catalogue, read: DeckRead) -> Deck:
    """The deck that a list describes; copies of one card on several lines are added up."""
    counts: Counter[str] = Counter()
    for named in read.named:
        counts[named.face.id] += named.line.copies
    unread = Counter[str]()
    for left in read.unread:
        part = left.line.part if left.line.part in ("plots", "draw") else ""
        unread[part] += left.line.copies
    copies = tuple(CardCopies(cards.face(card), count) for card, count in counts.items())
    return Deck(copies, unread[""], unread["plots"], unread["draw"])


def deck_file(file: Path) -> bytes:
    """The bytes of a deck list, up to the limit.

    Raises:
        CardsError: it cannot be opened.
        Unreadable: a visitor from the browser names no file.
    """
    refuse_named_files()
    try:
        if file.exists() and not file.is_file():
            raise IsADirectoryError(0, "it is not an ordinary file")
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise CardsError(message("deck-file-unreadable", file=str(file)[:200], problem=problem)) from None


def deck_lines(judged: JudgedDeck, cards: Catalogue, speech: Speech) -> Iterator[str]:
    """The report in lines: what the deck holds, the verdict with its rules, and the unread lines."""
    deck = judged.deck
    led = ", ".join(speech.word(f"house-{house}") for house in deck.houses())
    sizes = {"draw": count(deck.of_types(*DRAWN)), "plots": count(deck.of_types("plot"))}
    yield speech.say("deck/holds", house=led or speech.say("deck/no-house"), **sizes)
    kind = "official" if judged.official else "casual"
    verdict = str(judged.checked.verdict).replace(" ", "-")
    yield speech.say(f"deck/{verdict}-{kind}")
    yield from (f"  {line}" for line in _reasons(judged.checked.reasons, cards, speech))
    if judged.checked.elsewhere:
        yield speech.say("deck/at-a-tournament")
        yield from (f"  {line}" for line in _reasons(judged.checked.elsewhere, cards, speech))
    yield from unread_lines(judged, speech)


def _reasons(reasons: tuple[Reason, ...], cards: Catalogue, speech: Speech) -> Iterator[str]:
    def name(word: str) -> str:
        return cards.face(word).name(speech.language) if cards.has(word) else speech.word(f"house-{word}")

    for reason in reasons:
        yield f"{speech.reason(reason, name)} ({', '.join(reason.rules)})"


def unread_lines(judged: JudgedDeck, speech: Speech) -> Iterator[str]:
    """The lines whose card is uncertain, each with the cards it may mean."""
    if judged.read.unread:
        yield speech.say("deck/unread")
    for line in judged.read.unread:
        facts = {"line": line.line.number, "copies": line.line.copies, "name": line.line.name}
        offers = ", ".join(offer.name for offer in line.match.offers)
        key = f"unread-{line.match.kind}" if offers else "unread-none"
        yield "  " + speech.say(f"deck/{key}", offers=offers, **facts)
