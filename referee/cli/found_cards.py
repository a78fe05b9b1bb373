"""Which cards have the name that was searched for? Their rules are found by the search itself."""

from __future__ import annotations

import msgspec

MOST_WORDS = 6
"""What is longer is no name of a card."""
MOST_CARDS = 8


class FoundCard(msgspec.Struct, frozen=True):
    """A card of the catalogue, by its name in the reader's language."""

    id: str
    name: str
    game: str


def cards_named(words: str, game: str | None, language: str | None) -> tuple[FoundCard, ...]:
    """The cards that are called so, wholly or by whole words of their names; none that is merely like it."""
    if not words.strip() or len(words.split()) > MOST_WORDS:
        return ()
    from cards.facts import games

    wanted = [one for one in games() if game in (None, one)]
    found = [card for one in wanted for card in _named(words, one, language)]
    return tuple(found[:MOST_CARDS])


def _named(words: str, game: str, language: str | None) -> list[FoundCard]:
    from cards.facts import facts
    from cards.names import MatchKind, find, index
    from cards.spelling import key

    entries = index(facts(game).cards)
    if not any(key(words) in entry.key for entry in entries):
        return []  # to look for names that are merely like it costs another 0.03 s
    match = find(entries, words, language)
    if match.kind not in (MatchKind.EXACT, MatchKind.AMBIGUOUS):
        return []
    return [FoundCard(offer.card, offer.name, game) for offer in match.offers]


def with_cards(printed: str, found: tuple[FoundCard, ...], as_json: bool) -> str:
    """What a search printed, and below it the cards."""
    if as_json:
        told = msgspec.json.decode(printed)
        return msgspec.json.format(msgspec.json.encode({**told, "cards": found}), indent=2).decode() + "\n"
    return printed + "".join(f"       {card.name}  {card.game}  {card.id}\n" for card in found)
