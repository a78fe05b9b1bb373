"""Things that a line describes instead of naming them: ``my only character``, ``the one with stealth``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.qualifiers import (
    ANYTHING,
    ATTACKER,
    BOTH,
    CHARACTER,
    CHOOSING,
    DEFINITE,
    EXTREMES,
    HIM,
    NOUNS,
    ONLY,
    ORDINALS,
    OURS,
    PRONOUNS,
    RELATIVE,
    SAME,
    SEVERAL,
    SPEAKER,
    THEIRS,
    UNITS,
    VAGUE,
    WORTH,
    DescribingWord,
    DescribingWords,
)
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense, Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import (
    CHATTER,
    COUNT,
    FILLER,
    LEAD,
    MINE,
    NOT,
    VALUE,
    VERB,
)
from referee.notation.parser.line_readings import TypedLine

IN_HAND = "in_hand"
PAIR = 2
"""So many things are both."""
DESCRIBED = 0
"""What it costs that a thing is described and not named."""
GLUE = (FILLER, CHATTER, COUNT)
"""Words that may stand within a description."""
OPENS = frozenset(("with", "of", "from", "on", "in", "by"))
"""Leads that may open what is said behind a noun."""
LONGEST = 6
"""Words of the longest description."""


def with_descriptions(line: TypedLine, words: tuple[SpokenWord, ...], senses: Senses) -> Senses:
    """What each word may stand for, with the things that are described."""
    described = line.lexicon.grammar.described
    if described is None:
        return senses
    found = [*_Descriptions(line, words, senses, described(line.state)).found()]
    return tuple((*here, *(sense for sense in found if sense.start == at)) for at, here in enumerate(senses))


class _Descriptions(DescribingWords):
    """The descriptions in one line."""

    def __init__(
        self,
        line: TypedLine,
        words: tuple[SpokenWord, ...],
        senses: Senses,
        things: Mapping[str, frozenset[str]],
    ) -> None:
        super().__init__(line, words, senses)
        self.things = things
        self.described: list[Sense] = []
        self.qualities = frozenset(key for keys in things.values() for key in keys)
        self.asked = tuple(dict.fromkeys(seat for seats in line.soon.values() for seat in seats if seat))

    def found(self) -> list[Sense]:
        """All that are no part of a longer one."""
        at = 0
        while at < len(self.words):
            senses = self._from(at)
            self.described += senses
            at = senses[0].end if senses else at + 1
        named = [
            sense for here in (*self.senses, self.described) for sense in here if sense.what == known.CARD
        ]
        if all(map(self._is_in_hand, named)):
            self.described += self._pronouns(frozenset((OURS,)) if named else PRONOUNS | SEVERAL)
        return [*self.described, *self._with_qualities()]

    def _with_qualities(self) -> Iterator[Sense]:
        """Names of several cards with what only some of these have behind them: ``Robb with renown``."""
        kinds = {key for form in self.line.lexicon.grammar.forms for slot in form.slots for key in slot.among}
        named = (
            sense
            for senses in self.senses
            for sense in senses
            if sense.what == known.CARD and len(sense.ids) > 1
        )
        for card in named:
            for value in self._behind_with(card.end):
                ids = tuple(id_ for id_ in card.ids if value.key in self.things.get(id_, ()))
                if value.key not in kinds and 0 < len(ids) < len(card.ids):
                    yield Sense(known.CARD, "|".join(ids), card.start, value.end, card.cost, ids)

    def _behind_with(self, at: int) -> Iterator[Sense]:
        """The values right behind a word like "with", which stands there."""
        if at + 1 >= len(self.words) or self.words[at].after or self.words[at + 1].after:
            return
        if any(sense.what == LEAD and sense.key == "with" and not sense.cost for sense in self.senses[at]):
            yield from (
                sense for sense in self.senses[at + 1] if sense.what == VALUE and sense.cost <= INFLECTED
            )

    def _is_in_hand(self, sense: Sense) -> bool:
        """Whether a name stands for nothing but cards in hands."""
        return all(IN_HAND in self.things.get(id_, ()) for id_ in sense.ids)

    def _player(self) -> str:
        """Whose hand a card comes from that the line names or describes before: who speaks plays it."""
        named = (
            sense for senses in (*self.senses, self.described) for sense in senses if sense.what == known.CARD
        )
        ids = (
            sense.ids[0]
            for sense in named
            if sense.cost <= DESCRIBED and sense.ids and self._is_in_hand(sense)
        )
        return next((seat for id_ in ids for seat in self.asked if seat in self.things[id_]), "")

    def _pronouns(self, allowed: frozenset[str]) -> list[Sense]:
        """The first of these words that stands for a character; beside a card of a hand "him" is anybody."""
        for at in range(len(self.words)):
            for word in (describing for describing in self.said(at) if describing.keys & allowed):
                ids = self._ids(word.keys | {CHARACTER}, [(at, word)]) if self._stands_alone(at, word) else ()
                ids = self._in_play(ids) or (ids if len(ids) == 1 else ())
                if ids:
                    return self._senses(word.keys, ids, at, word.end)
        return []

    def _in_play(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        """Those of which players speak without naming them, as long as cards in hands are not looked at."""
        return tuple(id_ for id_ in ids if IN_HAND not in self.things[id_])

    def _senses(self, keys: frozenset[str], ids: tuple[str, ...], start: int, end: int) -> list[Sense]:
        """The things that words stand for; where all of them are meant, with their number."""
        things = Sense(known.CARD, "|".join(ids), start, end, DESCRIBED, ids)
        counted = len(ids) > 1 and keys & SEVERAL
        return [things, Sense(COUNT, str(len(ids)), start, start + 1)] if counted else [things]

    def _stands_alone(self, at: int, word: DescribingWord) -> bool:
        """Whether a word is a pronoun for a card: no noun follows, and it is not who is attacked."""
        if any(sense.what in (NOT, VERB) and not sense.cost for sense in self.senses[at]):
            return False
        if word.keys & SEVERAL:
            return self.fights()
        if not word.keys & PRONOUNS:
            return False
        led = at and any(sense.what == LEAD and sense.key == "with" for sense in self.senses[at - 1])
        if HIM in word.keys and self.attacks() and not led:
            return False
        if word.end == len(self.words) or self.words[word.end].after:
            return True
        behind = (VERB, LEAD, NUMBER)
        return any(sense.what in behind and sense.cost <= INFLECTED for sense in self.senses[word.end])

    def _from(self, start: int) -> list[Sense]:
        """The description that begins with a word."""
        parts = [] if self._is_one_of(start) else self._parts(start)
        while parts:
            keys = frozenset(key for _, word in parts for key in word.keys)
            end = parts[-1][1].end
            is_one = self._describes(keys, parts) and not self._is_any(keys, start)
            ids = self._ids(keys, parts) if is_one else ()
            if ids and not self._is_named(start, end):
                return self._senses(keys, ids, start, end)
            parts.pop()
        return []

    def _is_any(self, keys: frozenset[str], start: int) -> bool:
        """Whether a question points at no single thing: ``may a kneeling character attack?``."""
        pointed = self.is_mine(start) or keys & (DEFINITE | SPEAKER | {ONLY, SAME})
        return "?" in self.line.text and not pointed

    def _is_one_of(self, start: int) -> bool:
        """Whether one is said to be meant of several: ``one of the Stark girls``."""
        before = [sense for senses in self.before(start) for sense in senses if not sense.cost]
        leads = any(sense.what == LEAD and sense.key == "of" for sense in before)
        return leads and any(sense.what == COUNT and sense.key == "1" for sense in before)

    def _parts(self, start: int) -> list[tuple[int, DescribingWord]]:
        """The words from one on that say something of a thing."""
        parts: list[tuple[int, DescribingWord]] = []
        at = start
        while at < min(len(self.words), start + LONGEST):
            if at > start and self.words[at].after and not self._goes_on(at):
                break
            word = self._word(at, parts)
            if word is not None:
                parts.append((at, word))
                at = word.end
            elif parts and self._is_glue(at):
                at += 1
            else:
                break
        return parts

    def _goes_on(self, at: int) -> bool:
        """Whether a comma stands before a word that says more of the same thing: ``that one, who has``."""
        return self.words[at].after == "," and any(RELATIVE in word.keys for word in self.said(at))

    def _word(self, at: int, parts: list[tuple[int, DescribingWord]]) -> DescribingWord | None:
        words = [*self.numbered(at), *self.numbered_alone(at), *self.said(at)]
        if parts:
            words += self._owners(at, parts)
        fresh = [word for word in words if word.keys & (self.qualities | CHOOSING | {ATTACKER})]
        return max(fresh, key=lambda each: each.end, default=None)

    def _owners(self, at: int, parts: list[tuple[int, DescribingWord]]) -> Iterator[DescribingWord]:
        """A seat behind a noun, and a word for "of" between them where a language has one."""
        if self.is_mine(parts[0][0]) or self.attacks():
            return
        led = any(
            sense.what == LEAD and sense.key == "of" and not sense.cost for sense in self.senses[at - 1]
        )
        follows = parts[-1][1].end == at
        for seat in self.senses[at]:
            if seat.what == known.SEAT and seat.cost <= INFLECTED and (led or follows):
                yield DescribingWord(frozenset(seat.ids), seat.end)

    def _is_glue(self, at: int) -> bool:
        here = [sense for sense in self.senses[at] if not sense.cost]
        return any(
            sense.what in GLUE or sense.what == MINE or (sense.what == LEAD and sense.key in OPENS)
            for sense in here
        ) and not any(sense.what in (NOT, VERB, known.CARD, known.SEAT) for sense in here)

    def _describes(self, keys: frozenset[str], parts: list[tuple[int, DescribingWord]]) -> bool:
        """Whether it is more than a bare word for any thing, and there is a noun."""
        nouns = {key for key in keys if key in NOUNS or key.startswith(WORTH)}
        mine = self.is_mine(parts[0][0])
        chosen = bool(keys & (CHOOSING - DEFINITE - PRONOUNS - {RELATIVE}))
        if nouns - VAGUE:
            return True
        has_quality = bool(keys - CHOOSING - nouns - set(UNITS))
        pointed = mine or bool(keys & DEFINITE)
        if nouns:
            return has_quality or chosen or ((pointed or self.is_owned(parts[0][0])) and nouns != {ANYTHING})
        alone = ONLY in keys and self.line.language != "en"  # there it is an adverb as well
        has_quality = SAME in keys or any(self._tells_quality(at, word) for at, word in parts)
        return alone or (has_quality and pointed)

    def _tells_quality(self, at: int, word: DescribingWord) -> bool:
        """Whether words say a quality of a thing, and not what goes on: ``that intrigue``."""
        if not word.keys - CHOOSING - set(UNITS):
            return False
        led = at and any(sense.what == LEAD and sense.key in OPENS for sense in self.senses[at - 1])
        return bool(led) or not any(s.what == VALUE and s.cost <= INFLECTED for s in self.senses[at])

    def _ids(self, keys: frozenset[str], parts: list[tuple[int, DescribingWord]]) -> tuple[str, ...]:
        """The things that are described, those of a seat that is asked first."""
        start = parts[0][0]
        wanted = keys - CHOOSING - set(UNITS)
        found = self._that_are(wanted)
        mine = self.is_mine(start) or bool(keys & SPEAKER)
        if not found and ATTACKER in wanted and (mine or len(wanted) > 1 or self.is_owned(start)):
            found = self._that_are(wanted - {ATTACKER} | {CHARACTER})
        if mine:
            known_speaker = self.speaker(start) or self._player()
            speaker = {known_speaker} if known_speaker else set(self.asked)
            found = [id_ for id_ in found if self.things[id_] & speaker] or found
        elif self.fights() and keys & {*EXTREMES, *ORDINALS}:
            own = self.speaker(start) or next(iter(self.asked), "")
            found = [id_ for id_ in found if own in self.things[id_]] or found
        if THEIRS in keys:
            found = [id_ for id_ in found if not self.things[id_] & set(self.asked[:1])]
        if keys & SEVERAL:
            found = self._all_of_one_seat(keys, found, start)
        if SAME in keys:
            found = [id_ for id_ in found if SAME in self.things[id_]] or found
        return tuple(self._chosen(keys, sorted(found, key=self._place)))

    def _all_of_one_seat(self, keys: frozenset[str], found: list[str], start: int) -> list[str]:
        """All those of who speaks, or is asked first; both, if there are two."""
        owner = self.speaker(start) or next(iter(self.asked), "")
        own = [id_ for id_ in found if owner in self.things[id_] and IN_HAND not in self.things[id_]]
        own = own or [id_ for id_ in found if IN_HAND not in self.things[id_]]
        standing = [id_ for id_ in own if "standing" in self.things[id_]] if self.fights() else own
        return standing if BOTH not in keys or len(standing) == PAIR else []

    def _that_are(self, wanted: frozenset[str]) -> list[str]:
        return [id_ for id_, qualities in self.things.items() if wanted <= qualities]

    def _place(self, id_: str) -> int:
        """How soon whose it is is asked."""
        return next((at for at, seat in enumerate(self.asked) if seat in self.things[id_]), len(self.asked))

    def _chosen(self, keys: frozenset[str], found: list[str]) -> list[str]:
        for key, extreme in EXTREMES.items():
            if key in keys and found:
                worth = {id_: self._worth(id_) for id_ in found}
                found = [id_ for id_ in found if worth[id_] == extreme(worth.values())]
        for key, number in ORDINALS.items():
            if key in keys and number < len(found):
                found = found[number : number + 1]
        return found

    def _worth(self, id_: str) -> int:
        numbers = (key.removeprefix(WORTH) for key in self.things[id_] if key.startswith(WORTH))
        return max((int(key) for key in numbers if key.lstrip("-").isdecimal()), default=0)

    def _is_named(self, start: int, end: int) -> bool:
        """Whether what is described is named as well, within or right beside it."""
        if any(self._names(at) for at in range(start, end)):
            return True
        before, behind = start, end
        while before and not self.words[before].after and self._is_glue(before - 1):
            before -= 1
        while behind < len(self.words) and not self.words[behind].after and self._is_glue(behind):
            if self._is_and(behind):
                break  # what follows is another thing
            behind += 1
        ends = (
            sense.end == before and self._is_sure(sense)
            for senses in self.senses[max(0, before - LONGEST) : before]
            for sense in senses
        )
        follows = behind < len(self.words) and not self.words[behind].after and self._names(behind)
        return follows or (not self.words[before].after and any(ends))

    def _is_and(self, at: int) -> bool:
        return any(sense.what == LEAD and sense.key == "and" and not sense.cost for sense in self.senses[at])

    def _names(self, at: int) -> bool:
        return any(map(self._is_sure, self.senses[at]))

    @staticmethod
    def _is_sure(sense: Sense) -> bool:
        return sense.what == known.CARD and sense.cost <= DESCRIBED
