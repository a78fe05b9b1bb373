"""What the moves of a table of cards that a line may mean have in common: seats, cards, verbs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from engine.agot.notation.told_parts import card_said, number_said
from engine.agot.notation.uses_meant import UsesMeant
from engine.agot.state.records import ATTACHMENT, CHARACTER, EVENT, PLAY, Card
from engine.agot.state.references import NOBODYS
from engine.agot.state.table import AgotTable
from engine.kernel.grammar import Form
from engine.kernel.meanings import FLAG, IMPLIED, SEAT, THING, USUAL, VALUE, Mentions, MoveMeant, Part

NOT_ASKED = 4
"""What it costs that the table waits for this move, and not from this seat."""
SILENT = 3
"""What it costs besides that no verb says what is done."""
NOT_MEANT = 40
NOT_WAITED = 4
"""What it costs that nobody waits for a move that only answers."""
LATER = 3
"""What it costs that somebody else is asked before."""
REMARKS = (
    "challenge",
    "phase",
    "round",
    "deadly",
    "limited",
    "renown",
    "no_attachments",
    "receive",
    "everyone",
)
"""Values that people say of cards and moments beside any move."""
NO_VERB = frozenset(("",))
"""Of a move that no verb says: only that something else is denied."""
ANSWERS = (
    *("place_setup", "name_first_player", "name_winner", "choose_new_target", "redirect", "choose_title"),
    *("declare_defenders", "support_defend", "assign_stealth", "choose_victims", "discard_for_claim"),
    *("save", "decline_saves", "place_power", "cancel", "resolve_passive", "keep_hand", "mulligan"),
)
"""Moves that only answer what the table asks."""
NAMED_ALONE = (
    *(
        "determine_initiative",
        "place_setup",
        "name_first_player",
        "name_winner",
        "choose_new_target",
        "choose_title",
        "play_card",
    ),
    *("declare_defenders", "support_defend", "assign_stealth", "choose_victims", "discard_for_claim"),
    "place_power",
)
"""Moves that a name alone says where the table waits for them."""
MOST_WAYS = 6
"""So many ways to take names that several cards bear."""
OneCardTest = Callable[[Card], bool]
ChosenCards = tuple[tuple[str, ...], tuple[Part, ...]]
"""Cards that are named, and what is said of them."""


class MoveVerbs:
    """The verbs that say each move of a game, and those that say it where they are denied."""

    def __init__(self, forms: Iterable[Form], denied: Mapping[str, str]) -> None:
        """``denied``: key of a verb -> key of what is said by denying it."""
        verbs: dict[str, set[str]] = defaultdict(set)
        for form in forms:
            if form.words and "." not in form.words and not form.asked:
                verbs[form.makes].add(form.words)
        self.verbs = {makes: frozenset(words) for makes, words in verbs.items()}
        self.denied = {
            makes: frozenset(verb for verb, instead in denied.items() if instead in words)
            for makes, words in verbs.items()
        }


class MovesMeant:
    """A table and a line: which seats and cards a move of the line may be about."""

    def __init__(self, game: MoveVerbs, table: AgotTable, said: Mentions) -> None:
        self.game = game
        self.table = table
        self.said = said
        self.uses = UsesMeant(table, said)

    def _few(self, seat: str, test: OneCardTest) -> Iterator[ChosenCards]:
        """Some of the cards of a seat that are named: others may be named to tell why these."""
        cards = self.table.cards
        own = (ids[0] for ids in self.said.named)
        named = [*dict.fromkeys(one for one in own if cards[one].controller == seat and test(cards[one]))]
        few = [(one,) for one in named] + [tuple(named[at:]) for at in range(1, len(named) - 1)]
        others = Part(VALUE, (), unsaid=2 * USUAL)
        for some in few if 1 < len(named) <= MOST_WAYS else ():
            yield some, (*(card_said(self.table, one, ("with", "of")) for one in some), others)

    def _lists(self, seat: str, test: OneCardTest, *, again: bool = False) -> Iterator[ChosenCards]:
        """The cards of a seat that are named, in their order; ``again``: one may be named twice."""
        cards = self.table.cards
        again &= self._is_named_again() or "twice" in self.said.order
        fitting = [
            own
            for ids in self.said.named
            if (own := [id_ for id_ in ids if cards[id_].controller == seat and test(cards[id_])])
        ]
        single = self._is_one_of_them()
        groups = [
            [(one,) for one in self._each_once(own)]
            if single or not self._are_counted(own, fitting)
            else [tuple(own)]
            for own in fitting
        ]
        for number, way in enumerate(product(*groups)):
            if number == MOST_WAYS:
                return
            once = tuple(dict.fromkeys(way))
            told = tuple(card_said(self.table, some, ("with", "of")) for some in once)
            told += tuple(number_said(str(len(some)), IMPLIED) for some in once if len(some) > 1)
            unheard = (Part(VALUE, (), unsaid=USUAL),) if again and len(once) < len(way) else ()
            each = tuple(dict.fromkeys(one for some in once for one in some))
            yield each, (*told, *unheard)
            if again and len(once) < len(way):
                yield (
                    tuple(one for some in way for one in some),
                    tuple(card_said(self.table, some) for some in way),
                )
            elif again and len(way) == 1 and len(way[0]) == 1 and "twice" in self.said.order:
                yield (*way[0], *way[0]), (card_said(self.table, way[0]), Part(FLAG, ("twice",)))

    def _are_counted(self, own: list[str], named: list[list[str]]) -> bool:
        """Whether it is said of these cards that they are so many, and not of those that are named next."""
        number = str(len(own))
        if number not in self.said.numbers:
            return False
        heads = {ids[0]: place for place, ids in enumerate(named)}
        order = [key for key in self.said.order if key == number or key in heads]
        behind = [order[at + 1] for at, key in enumerate(order[:-1]) if key == number]
        return own[0] in behind or not any(key in heads for key in behind)

    def _each_once(self, ids: list[str]) -> list[str]:
        """The cards that one name may mean, of copies in a hand only the first: it does not matter which."""
        copies = set(self.uses.further_copies(tuple(ids)))
        return [one for one in ids if one not in copies]

    def _is_one_of_them(self) -> bool:
        """Whether one of so many is spoken of: "one of my two"."""
        numbers = self.said.numbers
        one_of = numbers[:1] == ("1",) and len(numbers) > 1
        return one_of and bool(self.said.leads & {"of", "from"} or not self.said.leads)

    def _is_named_again(self) -> bool:
        """Whether the same name is said twice; a card may be described besides."""
        return len(set(self.said.named)) < len(self.said.named)

    def _only_attacker(self, seat: str, kind: str) -> str:
        """The only character with which a seat that is asked can attack, where a line names no card."""
        asked = seat in self.said.asked.get("declare_challenge", ())
        told = "attack" in self.said.verbs or (bool(self.said.seats) and "against" in self.said.leads)
        if self.said.named or not asked or not told:
            return ""
        standing = [card for card in self.table.characters(seat) if not card.kneeling]
        able = [card.id for card in standing if card.icons is None or kind in card.icons]
        return able[0] if len(able) == 1 else ""

    def _fighters(self, seat: str) -> Iterator[ChosenCards]:
        """The characters of a seat that are named; where none is, its other cards: a ruling says why not."""
        characters = [*self._lists(seat, self._is_character)]
        others = [] if any(cards for cards, _ in characters) else [*self._lists(seat, self._may_be_sent)]
        yield from others if any(cards for cards, _ in others) else characters

    def _may_be_sent(self, card: Card) -> bool:
        """Whether a card in play may be said to fight; beside a character its attachments only tell of it."""
        fighters = (id_ for ids in self.said.named for id_ in ids if self._is_fighter(id_, ""))
        return card.zone == PLAY and (card.kind != ATTACHMENT or not any(fighters))

    @staticmethod
    def _is_character(card: Card) -> bool:
        return card.zone == PLAY and card.kind == CHARACTER

    def _is_fighter(self, id_: str, seat: str) -> bool:
        card = self.table.cards.get(id_)
        return card is not None and self._is_character(card) and (not seat or card.controller == seat)

    def _may_be(self, makes: str, *more: str) -> bool:
        """Whether the table waits for a move, or a word of it is said."""
        if makes in self.said.asked:
            return True
        verbs = self.game.verbs.get(makes, frozenset()) | self.game.denied.get(makes, frozenset())
        return bool(verbs & self.said.verbs) or any(one in self.said.values for one in more)

    def _seats(self, makes: str, owner: str = "") -> tuple[str, ...]:
        named = (id_ for ids in self.said.named for id_ in ids)
        cards = (self.table.cards[one] for one in named if one in self.table.cards)
        owners = tuple(dict.fromkeys((owner,) if owner else (card.controller for card in cards)))
        owners = tuple(one for one in owners if one)
        found = self.said.by(makes, owners or self.table.order)
        return tuple(dict.fromkeys((*found, *owners))) if len(owners) == 1 else found

    def _move(
        self,
        makes: str,
        seat: str,
        raw: dict[str, Any],
        parts: tuple[Part, ...],
        *,
        verbs: frozenset[str] = frozenset(),
        denied: frozenset[str] = frozenset(),
        also: Iterable[str] = (),
        silent: int = SILENT,
        far: int = 0,
        open_: bool = False,
        may_deny: bool = False,
        signs: Iterable[str] = (),
    ) -> MoveMeant:
        asked = makes in NOBODYS or seat in self.said.asked.get(makes, ())
        by = (
            (Part(SEAT, (seat,), unsaid=IMPLIED if asked or self._owns(seat, raw) else USUAL),)
            if seat
            else ()
        )
        far += 0 if asked or makes not in self.said.asked else NOT_ASKED
        far += NOT_WAITED if makes in ANSWERS and makes not in self.said.asked else 0
        first = next(iter(self.said.asked.get(makes, ())), self.table.first_player)
        far += LATER if seat not in ("", first, *self.said.seats) and not self._owns(seat, raw) else 0
        return MoveMeant(
            {"do": makes, **({"by": seat} if seat else {}), **raw},
            verbs or self.game.verbs.get(makes, frozenset((makes,))),
            (*parts, *by),
            denied or (self.game.denied.get(makes, frozenset()) if not raw else frozenset()),
            also=frozenset((*also, *self._titles(seat, raw), *REMARKS)),
            signs=frozenset(signs),
            used=self._is_event(raw),
            silent=0 if makes == "declare_challenge" else silent,
            answers=makes in NAMED_ALONE and asked and makes in self.said.asked,
            far=far,
            open=open_ or self._is_one_of_unlike(parts),
            may_deny=may_deny,
        )

    def _is_one_of_unlike(self, parts: tuple[Part, ...]) -> bool:
        """Whether a card is meant of which no more is said than what others are, too: "a character"."""
        meant = {part.keys[0] for part in parts if part.what == THING and len(part.keys) == 1 and part.unsaid}
        groups = {one: [ids for ids in self.said.named if one in ids] for one in meant}
        return any(some and all(self._are_unlike(one, ids) for ids in some) for one, some in groups.items())

    def _are_unlike(self, one: str, ids: tuple[str, ...]) -> bool:
        """Whether of these cards there are others where a card lies, in whose names its own is not."""
        card = self.table.cards[one]
        beside = (self.table.cards[id_] for id_ in ids if id_ in self.table.cards)
        near = [other for other in beside if (other.controller, other.zone) == (card.controller, card.zone)]
        return any(card.name not in other.name for other in near)

    def _titles(self, seat: str, raw: dict[str, Any]) -> Iterator[str]:
        """The titles by which those who are concerned may be called, too."""
        for one in (seat, raw.get("target"), raw.get("to"), raw.get("seat")):
            if one in self.table.seats and self.table.seats[str(one)].title:
                yield self.table.seats[str(one)].title

    def _is_event(self, raw: dict[str, Any]) -> bool:
        """Whether the card that is used is an event, which nobody names but to play it."""
        card = self.table.cards.get(str(raw.get("with") or raw.get("card", "")))
        return card is not None and card.kind == EVENT

    def _owns(self, seat: str, raw: dict[str, Any]) -> bool:
        card = self.table.cards.get(str(raw.get("card", "")))
        return card is not None and card.controller == seat
