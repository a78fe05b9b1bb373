"""How is the judgement on a deck told, line by line?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.kernel.reason import Reason
from engine.lcg.deck_check import DRAWN, count
from referee.words.speech import Speech

if TYPE_CHECKING:
    from cards.catalogue import Catalogue
    from referee.desk.decks import JudgedDeck


def deck_lines(found: JudgedDeck, cards: Catalogue, speech: Speech) -> Iterator[str]:
    """What it holds, the verdict with its rules, and what nobody could read."""
    deck = found.deck
    led = ", ".join(speech.word(f"house-{house}") for house in deck.houses())
    sizes = {"draw": count(deck.of(*DRAWN)), "plots": count(deck.of("plot"))}
    yield speech.say("deck/holds", house=led or speech.say("deck/no-house"), **sizes)
    kind = "official" if found.official else "casual"
    verdict = str(found.checked.verdict).replace(" ", "-")
    yield speech.say(f"deck/{verdict}-{kind}")
    yield from (f"  {line}" for line in _reasons(found.checked.reasons, cards, speech))
    if found.checked.elsewhere:
        yield speech.say("deck/at-a-tournament")
        yield from (f"  {line}" for line in _reasons(found.checked.elsewhere, cards, speech))
    yield from unread_lines(found, speech)


def _reasons(reasons: tuple[Reason, ...], cards: Catalogue, speech: Speech) -> Iterator[str]:
    def name(word: str) -> str:
        return cards.face(word).name(speech.language) if cards.has(word) else speech.word(f"house-{word}")

    for one in reasons:
        yield f"{speech.reason(one, name)} ({', '.join(one.rules)})"


def unread_lines(found: JudgedDeck, speech: Speech) -> Iterator[str]:
    """The lines whose card is not certain, with what they could mean."""
    if found.read.unread:
        yield speech.say("deck/unread")
    for one in found.read.unread:
        said = {"line": one.line.number, "copies": one.line.copies, "name": one.line.name}
        offers = ", ".join(offer.name for offer in one.match.offers)
        key = f"unread-{one.match.kind}" if offers else "unread-none"
        yield "  " + speech.say(f"deck/{key}", offers=offers, **said)
