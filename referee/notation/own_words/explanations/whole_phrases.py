"""Names and terms of several words, whose words say nothing else by themselves."""

from __future__ import annotations

from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense, Senses
from referee.notation.own_words.vocabulary.terms import AMENDED, CHATTER, COUNT, LEAD, UNSURE, VALUE, VERB

OPENING = frozenset(
    (
        *("to", "from", "within", "over", "into", "of", "on", "against", "between", "with", "twin_on"),
        *("twin_between", "bribing", "as", "substitute", "removes", "discards", "names", "and"),
    )
)
"""Leads that stand before what is named."""
WHOLE = (known.CARD, VALUE, VERB, CHATTER)
"""What is said by several words, none of which then says anything else of these."""
OPEN = (UNSURE, AMENDED)
"""What leaves a line open or takes it back, unless it stands in a turn of speech: "I would rather"."""


def without_inner_senses(senses: Senses) -> Senses:
    """The senses without those of words that stand inside a name or a term of several words."""
    phrases = _Phrases(senses)
    return tuple(tuple(sense for sense in here if not phrases.hold(sense)) for here in senses)


class _Phrases:
    """The names and terms of several words in one line."""

    def __init__(self, senses: Senses) -> None:
        self._senses = senses
        self._every = [
            sense
            for here in senses
            for sense in here
            if sense.end - sense.start > 1 and sense.what in WHOLE and sense.cost <= INFLECTED + 1
        ]

    def hold(self, sense: Sense) -> bool:
        """Whether a longer phrase has the words of a sense, which then says nothing of its own."""
        return any(_is_longer(phrase, sense) and self._replaces(phrase, sense) for phrase in self._every)

    def _replaces(self, phrase: Sense, sense: Sense) -> bool:
        """Whether a phrase leaves a sense of its words nothing to say."""
        if sense.what in OPEN:
            return phrase.what == CHATTER
        if sense.what == known.CARD:
            return phrase.what == known.CARD
        if sense.what == VALUE:
            return phrase.what in (known.CARD, VALUE) and not _is_surer(sense, phrase)
        if sense.what == VERB:
            return not _is_surer(sense, phrase) and self._is_as_sure(phrase, sense)
        return sense.what == LEAD and self._replaces_lead(phrase, sense)

    def _replaces_lead(self, phrase: Sense, lead: Sense) -> bool:
        """Whether a phrase has a word that opens a place, and not as its last: that opens what follows."""
        if phrase.what == CHATTER or not self._is_as_sure(phrase, lead):
            return False
        last = phrase.end == lead.end
        return not last or not (phrase.what == known.CARD or (phrase.what == VERB and lead.key in OPENING))

    def _is_as_sure(self, phrase: Sense, sense: Sense) -> bool:
        """Whether a phrase is as near as a sense, and no verb that a number stands in."""
        return phrase.cost <= sense.cost and not (phrase.what == VERB and self._counts(phrase))

    def _counts(self, phrase: Sense) -> bool:
        return any(
            sense.what in (COUNT, NUMBER) and not sense.cost
            for at in range(phrase.start, phrase.end)
            for sense in self._senses[at]
        )


def _is_longer(phrase: Sense, sense: Sense) -> bool:
    """Whether a phrase has all words of a sense, and more."""
    within = phrase.start <= sense.start and sense.end <= phrase.end
    return within and sense.end - sense.start < phrase.end - phrase.start


def _is_surer(sense: Sense, phrase: Sense) -> bool:
    """Whether words say something just so, and the phrase is only like them."""
    return not sense.cost and phrase.cost >= INFLECTED
