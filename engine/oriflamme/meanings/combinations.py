"""What is said of a combination: the character that is applied, and what becomes of each token."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.kernel.meanings import FLAG, IMPLIED, NUMBER, OPEN, THING, USUAL, VALUE, Mentions, Part
from engine.oriflamme.meanings.choices import CardChoice, names_of, thing, where_it_lies
from engine.oriflamme.meanings.names_told import called_own, is_denied_card
from engine.oriflamme.meanings.places_told import ENDS
from engine.oriflamme.meanings.tokens_told import (
    REPEAT,
    TAKE,
    TOKEN,
    begins_anew,
    numbers_of_tokens,
    repeated,
    taken,
)
from engine.oriflamme.table import APOTHECARY, BRIBE, CUTTHROAT, PRINCE, TWIN, FamilyCard, OriflammeTable

ITSELF, NOBODY, ON = "itself", "none", "on"
TokensTold = tuple[tuple[str, ...], tuple[Part, ...]]
"""What becomes of each token, and what is said of it."""


KILLERS = (CUTTHROAT, APOTHECARY)
OTHERWISE = Part(VALUE, (), unsaid=USUAL * 2)
"""What it costs to take what is told in its order for something else."""
MISCOUNTED = Part(VALUE, (), unsaid=OPEN * 2, asked=True)
"""What it costs that a line counts what is done with tokens, and as much is not done."""


def combined(table: OriflammeTable, said: Mentions, card: FamilyCard) -> Iterator[CardChoice]:
    """What a combination does, as it is told in the order of the line, or as far as it is told."""
    in_order = CombinationTold(table, said, card).choice()
    otherwise: tuple[Part, ...] = ()
    told: list[dict[str, Any]] = []
    if in_order is not None:
        yield _payable(said, card, in_order)
        spent = sum("token" in one for one in in_order[0]["sequence"])
        otherwise = (OTHERWISE,) * (spent >= card.tokens)
        told = in_order[0]["sequence"]
        otherwise *= 1 + _names_each(said, told)
    for choice, parts in _as_far_as_told(table, said, card):
        if not _is_reordered(choice["sequence"], told):
            yield _payable(said, card, (choice, (*parts, *otherwise)))


def _is_reordered(steps: list[dict[str, Any]], told: list[dict[str, Any]]) -> bool:
    """Whether these are the steps that are told, in another order."""
    return len(steps) == len(told) and steps != told and all(one in told for one in steps)


def _payable(said: Mentions, card: FamilyCard, chosen: CardChoice) -> CardChoice:
    """The same; that more is done with tokens than lie there is hardly meant, where it is not counted."""
    choice, parts = chosen
    spent = [one["token"] for one in choice["sequence"] if "token" in one]
    counts = (many and spent == [token] * many for token, many in _counts(said).items())
    if any(_counts(said).values()):
        return choice, (*parts, *(() if any(counts) else (MISCOUNTED,)))
    if max(numbers_of_tokens(said), default=0) > max(card.tokens, len(spent)):
        return choice, (*parts, MISCOUNTED)
    untold = len(spent) > max(card.tokens, said.order.count(TOKEN))
    untold &= not _names_each(said, choice["sequence"])
    return choice, (*parts, *((OTHERWISE,) if untold else ()))


def _names_each(said: Mentions, steps: list[dict[str, Any]]) -> bool:
    """Whether a line names one card for each of several times: "queen, queen again, once more queen"."""
    applied = [one["apply"] for one in steps if one.get("apply")]
    named = [ids for ids in said.named if {*applied} & {*ids}]
    return len(applied) == len(steps) == len(named) > 2 and len({*applied}) == 1


def _counts(said: Mentions) -> dict[str, int]:
    """How many tokens are told to be taken, and to be spent on what is repeated; 0 where none is."""
    return {TAKE: taken(said), REPEAT: repeated(said)}


class CombinationTold:
    """A combination as it is told from the beginning of a line to its end."""

    def __init__(self, table: OriflammeTable, said: Mentions, card: FamilyCard) -> None:
        self.said = said
        self.card = card
        self.cards = {one.called: one for one in table.all_cards()}
        self.table = table
        self.steps: list[dict[str, Any]] = []
        self.parts: list[Part] = []
        self._repeats = False
        """A token is said to repeat something, and not yet what."""
        self._aims = False
        """A word for being done to something stands right before what is named next."""
        ids = frozenset(id_ for one in self.cards.values() for id_ in names_of(one))
        self._anew = begins_anew(said, ids)

    def choice(self) -> CardChoice | None:
        """What is done, with what is said of it; nothing where that is too little, or cannot be placed."""
        several = any(one.isdecimal() and int(one) > 1 for one in self.said.numbers)
        if several or not all(map(self._is_placed, self.said.course)):
            return None
        self._repeat_last()
        tokens = sum("token" in one for one in self.steps)
        if not tokens and not any(one.keys() - {"apply"} for one in self.steps):
            return None
        if tokens == len(self.steps) and (self.said.denies or "none" in self.said.values):
            self.steps.insert(0, {})  # no character is applied
        untold = (Part(VALUE, (), unsaid=USUAL, asked=True),) * (tokens < self.card.tokens)
        return {"sequence": self.steps}, (*self.parts, *untold)

    def _is_placed(self, ids: tuple[str, ...]) -> bool:
        """Whether something that is said has a place, or none is needed for it."""
        [first, *_] = ids
        if first == TAKE and not self.card.tokens:
            return True  # the character is taken
        if first == TAKE:
            self._repeat_last()
            self.steps.append({"token": TAKE})
            self.parts.append(Part(VALUE, (TAKE,)))
        elif first == REPEAT:
            anew = bool(self._anew) and self._anew.pop(0)
            self._repeats = anew or not (self.steps and self.steps[-1].get("token") == REPEAT)
            self.parts.append(Part(VALUE, (REPEAT,), unsaid=IMPLIED))
        elif first == NOBODY:
            self._apply_nobody()
        elif first == ON:
            self._aims = True
        elif first == ITSELF:
            self._aim_at_itself()
        elif first in ENDS:
            self._lay_twin(first)
        elif self.card.called not in ids:
            named = [self.cards[id_] for id_ in ids if id_ in self.cards]
            return not named or self._is_applied(named)
        return True

    def _apply_nobody(self) -> None:
        """No character is applied at first, and a token repeats that."""
        if not self.steps:
            self.steps.append({})
        elif self._repeats and self._last() is None:
            self.steps.append({"token": REPEAT})
            self._repeats = False

    def _aim_at_itself(self) -> None:
        """A killer that is said to eliminate itself."""
        last = self._last()
        if last is not None and "target" not in last and self.cards[last["apply"]].name in KILLERS:
            last["target"] = last["apply"]
            self.parts.append(Part(VALUE, (ITSELF,), unsaid=OPEN))

    def _repeat_last(self) -> None:
        """A token that is said to repeat, and nothing else, repeats what was applied before."""
        last = self._last()
        if self._repeats and last is not None:
            self.steps.append({"token": REPEAT, "apply": last["apply"]})
        self._repeats = False

    def _last(self) -> dict[str, Any] | None:
        return next((one for one in reversed(self.steps) if "apply" in one), None)

    def _lay_twin(self, end: str) -> None:
        last = self._last()
        if last is not None and self.cards[last["apply"]].name == PRINCE and TWIN in self.said.values:
            last["twin"] = {"where": end}
            self.parts += (Part(VALUE, (TWIN,), unsaid=USUAL), Part(VALUE, (end,), unsaid=OPEN))

    def _is_applied(self, named: list[FamilyCard]) -> bool:
        """Whether a card that is named is one that is applied, or what a killer eliminates."""
        last, aims = self._last(), self._aims
        self._aims = False
        own = next((card for card in named if _is_of(card, self.card)), None)
        kills = last is not None and self.cards[last["apply"]].name in KILLERS
        if own is not None and own.name == TWIN and last is not None:
            return self.cards[last["apply"]].name == PRINCE
        if (
            last is not None
            and kills
            and (own is None or "target" not in last)
            and (aims or not self._is_killer(own, last))
        ):
            self._aim(last, named[0])
            return True
        if own is None:
            return False
        self._apply(own.called)
        self.parts += (_applied(own), *_strange(self.said, own, self.card))
        return True

    @staticmethod
    def _is_killer(own: FamilyCard | None, last: dict[str, Any]) -> bool:
        return own is not None and own.called == last["apply"]

    def _aim(self, last: dict[str, Any], at: FamilyCard) -> None:
        """A killer eliminates a card; with a token once more where it has eliminated one already."""
        if "target" in last:
            self._apply(last["apply"])
        self.steps[-1]["target"] = at.called
        self.parts.append(thing(self.table, at, ("against", "on"), OPEN, asked=True))

    def _apply(self, called: str) -> None:
        token = {"token": REPEAT} if self._last() is not None else {}
        self.steps.append({**token, "apply": called})
        self._repeats = False


def _applied(card: FamilyCard) -> Part:
    """The character that is applied, also by another word for it than its name where it lies open."""
    leads = ("with", "as", "on")
    called = (card.name,) if card.open else ()
    return Part(THING, names_of(card), leads, unsaid=OPEN, asked=True, also=(card.name,), lies=called)


def _strange(said: Mentions, one: FamilyCard, card: FamilyCard) -> tuple[Part, ...]:
    """What it costs that a card is denied, or is called somebody's own and is one that he has bribed."""
    bribed = one.family != card.family and called_own(said, names_of(one))
    bribed |= one.owner != card.owner and BRIBE in {*said.values, *said.leads, *said.verbs}
    if is_denied_card(said, names_of(one)):
        return (Part(VALUE, (), unsaid=2 * OPEN),)
    return (Part(VALUE, (), unsaid=OPEN),) if bribed else ()


def _is_of(one: FamilyCard, card: FamilyCard) -> bool:
    """Whether a card is of the family of a combination, or in its hands; one that is bribed is refused."""
    return card.owner in (one.owner, one.family)


def _as_far_as_told(table: OriflammeTable, said: Mentions, card: FamilyCard) -> Iterator[CardChoice]:
    """The character that is applied for nothing, then what becomes of the tokens as far as they are told."""
    own = {one.called: one for one in table.all_cards() if one is not card and _is_of(one, card)}
    named = [next((id_ for id_ in ids if id_ in own), "") for ids in said.named]
    named = [id_ for id_ in named if id_]
    for one in own.values():
        if one.called in named[1:] and one.called != named[0]:
            continue
        free, strange = _applied(one), _strange(said, one, card)
        others = [id_ for at, id_ in enumerate(named) if id_ != one.called or one.called in named[:at]]
        for first, told in ({"apply": one.called}, (free,)), *_killed(table, one):
            for sequence, parts in _spent(said, card, one.called, others):
                every = (*((free,) if told != (free,) else ()), *told, *strange, *parts)
                yield {"sequence": [first, *sequence]}, every
    denied = said.denies or "none" in said.values
    if denied or not named:
        nobody = Part(VALUE, ("none",), unsaid=IMPLIED if denied else USUAL)
        for tokens, parts in _tokens(said, card.tokens):
            if tokens and REPEAT not in tokens:
                yield {"sequence": [{}, *({"token": one} for one in tokens)]}, (nobody, *parts)


def _killed(table: OriflammeTable, card: FamilyCard) -> Iterator[CardChoice]:
    """A killer that is applied, with what it eliminates."""
    if card.name not in KILLERS:
        return
    for other in table.all_cards():
        target = thing(table, other, ("against", "on"), OPEN, asked=True)
        target = replace(target, lies=tuple(where_it_lies(table, other)))
        yield {"apply": card.called, "target": other.called}, (target,)


def _spent(
    said: Mentions, card: FamilyCard, free: str, others: list[str]
) -> Iterator[tuple[list[dict[str, Any]], tuple[Part, ...]]]:
    """What the tokens are spent for: the same character once more, or the others that are named."""
    for tokens, parts in _tokens(said, card.tokens):
        again = tuple(Part(THING, (free,)) for one in tokens if one == REPEAT)
        yield [_spent_for(one, free) for one in tokens], (*parts, *again)
    if not others:
        return
    if len(set(others)) == 1 and str(card.tokens) in said.numbers:
        every = (Part(THING, (others[0],), unsaid=OPEN), Part(NUMBER, (str(card.tokens),), unsaid=USUAL))
        yield [_spent_for(REPEAT, others[0])] * card.tokens, every
    for tokens, parts in _tokens(said, card.tokens):
        taken = [{"token": one} for one in tokens if one == TAKE]
        more = tuple(Part(THING, (one,), unsaid=OPEN) for one in others)
        told = tuple(part for part in parts if part.keys or len(others) < card.tokens)
        yield [*(_spent_for(REPEAT, one) for one in others), *taken], (*told, *more)


def _spent_for(token: str, card: str) -> dict[str, Any]:
    return {"token": token, **({"apply": card} if token == REPEAT else {})}


def _tokens(said: Mentions, lying: int) -> Iterator[TokensTold]:
    """What becomes of the tokens, as it is told; what is said once may be meant of several."""
    told = [value for value in said.values if value in (TAKE, REPEAT)]
    once = [one for at, one in enumerate(told) if not at or told[at - 1] != one]
    for some in dict.fromkeys(((), tuple(once), tuple(told))):
        single = (Part(NUMBER, (str(len(some)),), unsaid=USUAL),) if said.numbers and len(once) == 1 else ()
        untold = Part(VALUE, (), unsaid=IMPLIED, asked=True)
        parts = (*(Part(VALUE, (one,)) for one in some), *single) if some else (untold,) * bool(lying)
        yield some, parts
    yield from _counted(said, lying)
    yield from _listed(said)
    for at, one in enumerate(once if 1 not in numbers_of_tokens(said) else ()):
        more = lying - len(once) + 1
        if more > 1:
            filled = (*once[:at], *([one] * more), *once[at + 1 :])
            many = Part(NUMBER, (str(more),), unsaid=USUAL)
            yield filled, (*(Part(VALUE, (one,)) for one in once), many)


def _counted(said: Mentions, lying: int) -> Iterator[TokensTold]:
    """So many tokens as are counted are taken: "three tokens into my pocket"."""
    if REPEAT in said.values and TAKE not in said.values:
        return
    most = max(lying, taken(said))
    for many in dict.fromkeys(at for at in numbers_of_tokens(said) if 1 < at <= most):
        told = Part(VALUE, (TAKE,), unsaid=USUAL)
        yield (TAKE,) * many, (told, Part(NUMBER, (str(many),)), Part(FLAG, ("token",), unsaid=IMPLIED))


def _listed(said: Mentions) -> Iterator[TokensTold]:
    """As many tokens as a line lists, and repetitions as it tells without naming the tokens."""
    if taken(said) and taken(said) not in numbers_of_tokens(said):
        beside = (Part(FLAG, ("token",), unsaid=IMPLIED), Part(NUMBER, ("1",), unsaid=IMPLIED))
        yield (TAKE,) * taken(said), (Part(VALUE, (TAKE,), unsaid=USUAL), *beside)
    if repeated(said):
        many = str(repeated(said))
        again = (Part(FLAG, (one,), unsaid=IMPLIED) for one in ("twice", "token", many))
        yield (REPEAT,) * repeated(said), (Part(VALUE, (REPEAT,)), *again)
