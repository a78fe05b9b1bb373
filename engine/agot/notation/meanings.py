"""What a line may mean at a table of cards: the moves with what is said of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, product
from typing import Any, get_args

from engine.agot.notation.card_uses import only_reacts, threatened
from engine.agot.notation.effects_meant import (
    CHANGES,
    EVERYONE,
    ON,
    POWER_LAID,
    card_said,
    number_said,
    together,
    verbs_of,
)
from engine.agot.notation.moves_meant import LATER, NO_VERB, NOT_MEANT, ChosenCards, MoveVerbs
from engine.agot.notation.plain_moves_meant import PlainMovesMeant
from engine.agot.notation.slots import ICONS, UNTIL, plots_of
from engine.agot.notation.uses_meant import BESIDE
from engine.agot.state.moves import Title
from engine.agot.state.records import ATTACHMENT, CHARACTER, EVENT, HAND, PLAY, Card
from engine.agot.state.table import AgotTable
from engine.kernel.grammar import Form
from engine.kernel.meanings import (
    FLAG,
    IMPLIED,
    NUMBER,
    OPEN,
    PLOT,
    SEAT,
    THING,
    USUAL,
    VALUE,
    Mentions,
    MoveMeant,
    Part,
)

TITLES: tuple[str, ...] = get_args(Title)
SURE_TITLES = tuple(one for one in TITLES if one != HAND)
"""Titles that are no word for anything else: a hand also holds cards."""
USED = ("regent", "commander")
"""Titles that are used on a challenge."""
SOURCES = ("rivalry", "dominance", "unopposed", "claim", "prize")
"""What power may come from."""
CHOOSING = frozenset(("choose", "name_first"))
"""Verbs of those who name somebody, or say that it is themselves."""
POWER_BESIDE = (
    *(
        *BESIDE,
        "claim",
        "power",
        POWER_LAID,
        "renown",
        "gain_power",
        "gain_power_on_card",
        "not_defend",
        "attack",
    ),
    "play",
)
GOLD = frozenset(("gain_gold", "collect_income"))
"""Verbs by which gold is called where it passes from one to another."""
WAYS = ("attacking", "defending", "bottom", "pay", "return", "deck", "itself", "draw", *ICONS)
"""What a text may leave to a player to choose from."""
PLACES_OF_A_NAME = 2
"""So often a seat that is named once stands in the order of what is said: its id and its word."""
ROUND = 8
"""What it costs that who is named first is said to receive what the other gives."""
MOST_OPEN = 6
"""So many are offered where nothing is named."""
TAKEN_AWAY = ("kill", "discard")
"""Effects by which a card leaves play as the dead do."""
BESIDE_COPIES = frozenset(("save", "decline_saves", "kill", "defend"))
"""Verbs of those who speak of the copies under a card."""
BESIDE_DEATH = ("choose_victims", "decline_saves", "kill", "dead_pile", "discard", "discard_pile")
"""Verbs and values that tell what becomes of those whom a text kills."""
SEATED = ("name_first_player", "name_winner", "choose_new_target")
"""Moves that name a seat."""
FIELD_OF = {"choose_new_target": "target"}


class CardGameMeanings:
    """The moves of a game that a line may mean."""

    def __init__(self, forms: Iterable[Form], denied: Mapping[str, str]) -> None:
        self.verbs = MoveVerbs(forms, denied)

    def __call__(self, table: AgotTable, said: Mentions) -> Iterator[MoveMeant]:
        """All moves that may be meant where these things are spoken of."""
        every = _MovesMeant(self.verbs, table, said)
        return chain(
            every.of_phases(),
            every.of_seats(),
            every.of_challenges(),
            every.of_hands(),
            every.of_losses(),
            every.of_power(),
            every.of_uses(),
        )


class _MovesMeant(PlainMovesMeant):
    """The moves at one table that one line may mean."""

    def of_seats(self) -> Iterator[MoveMeant]:
        """What names a seat or a title."""
        for makes in SEATED:
            if not self._may_be(makes):
                continue
            for seat, other in product(self._seats(makes), self.table.order):
                twice = list(self.said.order).count(seat) > PLACES_OF_A_NAME
                if makes == "choose_new_target" and other == seat and not twice:
                    continue
                named = Part(SEAT, (other,), unsaid=OPEN, asked=True)
                if other == seat:
                    named = self._itself(seat, makes, twice=twice)
                raw = {FIELD_OF.get(makes, "seat"): other}
                asked = makes == "choose_new_target" and makes in self.said.asked
                verbs = self.game.verbs[makes] | {"attack", "redirect"} if asked else frozenset()
                also = ("win", "determine_initiative", "draw", "draw_phase", "lot", "go_first", *ICONS)
                itself = other == seat and not twice and len(set(self.said.seats)) == 2
                far = LATER * (itself or self._are_named(other, seat))
                yield self._move(makes, seat, raw, (named,), verbs=verbs, also=also, far=far)
        yield from self._ordered()
        yield from self._titled()
        yield from self._chosen_by_text()
        if self._may_be("give_gold", "receive") or self._is_gold_passed():
            yield from self._given()
        yield from self._revealed()

    def _itself(self, seat: str, makes: str, *, twice: bool) -> Part:
        """How a seat is said that names itself; ``twice``: it is named besides who speaks."""
        alone = not self.said.seats or seat in self.said.seats or self.said.denies
        if "go_first" in self.said.verbs and len(self.said.seats) < 2 and alone:
            return Part(FLAG, ("go_first",), unsaid=IMPLIED)
        if not twice and (self.said.verbs & CHOOSING or "himself" in self.said.values):
            return Part(VALUE, ("himself",), unsaid=OPEN, asked=True)
        keys = () if not twice and self._speaks(seat, makes) else (seat,)
        return Part(SEAT, keys, unsaid=OPEN, asked=True)

    def _speaks(self, seat: str, makes: str) -> bool:
        """Whether a seat stands before the verb that names one, as whoever speaks does."""
        order = self.said.order
        return makes in order and seat in order and order.index(seat) < order.index(makes)

    def _ordered(self) -> Iterator[MoveMeant]:
        """Who sets the order of when-revealed texts; what order, where others are named, is asked."""
        if not self._may_be("order_when_revealed"):
            return
        others = len(self.said.seats) > 1
        also = (*BESIDE, "reveal_plot", "plot", "build_plot_deck", "go_first", "name_first_player", "decide")
        for seat in self._seats("order_when_revealed"):
            who = Part(SEAT, (), unsaid=OPEN, asked=True)
            parts = (who,) if others else ()
            yield self._move(
                "order_when_revealed", seat, {"order": []}, parts, also=(*also, *self.table.order)
            )
        yield from self._ordered_effects(also)

    def _ordered_effects(self, also: tuple[str, ...]) -> Iterator[MoveMeant]:
        """What the when-revealed text of one plot does; where several plots are spoken of, that is asked."""
        seats = tuple(dict.fromkeys(self.said.seats))
        several = len(seats) > 1 or self.said.order.count("plot") > 1
        for owner in seats or (self.table.first_player,):
            for effects, told in together([*self.uses.effects, *self.uses.of_seats()], self.said):
                kinds = {verb for one in effects for verb in verbs_of(str(one["kind"]))}
                whose = Part(SEAT, (owner,), ("of",), unsaid=USUAL)
                raw = {"order": [{"seat": owner, "effects": effects}]}
                beside = (*also, *BESIDE_DEATH, *kinds, *self.table.order)
                by = self.table.first_player
                yield self._move("order_when_revealed", by, raw, (*told, whose), also=beside, open_=several)

    def _chosen_by_text(self) -> Iterator[MoveMeant]:
        """Ways that a text leaves to a player."""
        if "choose_by_text" not in self.said.asked:
            return
        for seat, other in product(self._seats("choose_by_text"), self.said.seats):
            if seat != other and self.said.verbs & CHOOSING:
                far, named = ROUND * self._are_named(other, seat), Part(SEAT, (other,), unsaid=OPEN)
                also = (*self.said.verbs, *BESIDE)
                yield self._move("choose_by_text", seat, {"seat": other}, (named,), also=also, far=far)
        for way in WAYS:
            if way in self.said.values or way in self.said.verbs | self.said.leads:
                told = (Part(VALUE, (way,), unsaid=OPEN), Part(FLAG, (way,), unsaid=IMPLIED))
                for seat in self._seats("choose_by_text"):
                    also = (*self.said.verbs, "gold", *self.said.ids)
                    yield self._move("choose_by_text", seat, {"way": way}, told, also=also, signs=(way,))

    def _titled(self) -> Iterator[MoveMeant]:
        """Titles that are taken or used; one that is used goes without saying."""
        said = tuple(dict.fromkeys(one for one in self.said.values if one in TITLES))
        for seat in self._seats("choose_title") if self._may_be("choose_title", *SURE_TITLES) else ():
            for title in said or TITLES:
                told = Part(VALUE, (title,) if said else (), unsaid=OPEN, asked=True)
                raw, signs = {"title": title}, (title,) if said else ()
                yield self._move("choose_title", seat, raw, (told,), also=(*ICONS, "attack"), signs=signs)
        for seat in self._seats("redirect") if self._may_be("redirect") else ():
            title = self.table.seats[seat].title
            if title in USED:
                told = Part(VALUE, (title,), unsaid=IMPLIED)
                also = (*ICONS, "attack", "defend", title)
                signs = (title,) if seat in self.said.asked.get("redirect", ()) else ()
                yield self._move("redirect", seat, {"title": title}, (told,), also=also, signs=signs)

    def _revealed(self) -> Iterator[MoveMeant]:
        """Plots that are named, each by who has it."""
        if "reveal_plot" in self.said.asked or self.said.verbs & {"reveal_plot", "plot"}:
            owned = {seat: plots_of(self.table, seat) for seat in self.table.order}
            pairs = product(self.said.plots, self._seats("reveal_plot"))
            if not self.said.plots:
                yield from self._any_plot(owned)
            for plot, seat in pairs:
                if plot not in owned[seat] and any(plot in plots for plots in owned.values()):
                    continue
                named = Part(PLOT, (plot,), unsaid=OPEN, asked=True)
                yield self._move(
                    "reveal_plot", seat, {"plot": plot}, (named,), also=("reveal_setup", *BESIDE)
                )

    def _any_plot(self, owned: dict[str, tuple[str, ...]]) -> Iterator[MoveMeant]:
        """The plots a seat may reveal, where a line names none."""
        unnamed = Part(PLOT, (), unsaid=OPEN, asked=True)
        also = ("plot", "build_plot_deck", *BESIDE)
        for seat in self._seats("reveal_plot"):
            for plot in owned[seat][:MOST_OPEN]:
                yield self._move("reveal_plot", seat, {"plot": plot}, (unnamed,), also=also, open_=True)

    def _given(self) -> Iterator[MoveMeant]:
        """Gold that one player gives another; who is named first gives it, unless it is said who receives."""
        receives = "receive" in self.said.values
        verbs = self.game.verbs["give_gold"] | (GOLD if self._is_gold_passed() else frozenset())
        for seat, other in product(self._givers(), self.table.order):
            far = ROUND * self._are_named(*((seat, other) if receives else (other, seat)))
            for told in self.said.numbers or ("",):
                number = told or "1"
                to = Part(SEAT, (other,), ("to",), unsaid=OPEN, asked=True)
                amount = number_said(number) if told else Part(NUMBER, (), unsaid=OPEN, asked=True)
                raw = {"to": other, "amount": abs(int(number))}
                if seat != other:
                    also = ("gold", "gain_gold", "play", "pay")
                    promise = self.said.denies or any(kind in self.said.values for kind in ICONS)
                    yield self._move(
                        "give_gold",
                        seat,
                        raw,
                        (amount, to),
                        also=also,
                        far=far,
                        open_=promise,
                        verbs=verbs,
                        signs=("receive",) if receives else (),
                    )

    def _givers(self) -> tuple[str, ...]:
        """Who may give gold: the only seat that is named may as well be the one that gets it."""
        alone = len(self.said.seats) == 1 and "give_gold" in self.said.verbs
        return self.table.order if alone else self._seats("give_gold")

    def _is_gold_passed(self) -> bool:
        """Whether gold is spoken of with two seats, and with how much of it."""
        gold = self.said.verbs & GOLD or "gold" in self.said.leads
        return bool(
            "give_gold" in self.game.verbs and gold and len(self.said.seats) == 2 and self.said.numbers
        )

    def _are_named(self, first: str, second: str) -> bool:
        """Whether two seats are named, and in this order."""
        order = dict.fromkeys(one for one in self.said.order if one in (first, second))
        return [*order] == [first, second]

    def of_hands(self) -> Iterator[MoveMeant]:
        """What comes from a hand: set-up, cards that are played, copies, ambushes."""
        if self._may_be("place_setup"):
            for seat in self._seats("place_setup"):
                yield from self._placed(seat)
        for ids in self.said.named:
            copies = set(self.uses.further_copies(ids))
            for one in ids:
                card = self.table.cards.get(one)
                if card is not None and card.zone == HAND and card.kind != EVENT and one not in copies:
                    yield from self._played(card)

    def _placed(self, seat: str) -> Iterator[MoveMeant]:
        also = (*BESIDE, "play", "put_into_play", "place_nothing", "play_event")
        few = self._few(seat, lambda card: card.zone == HAND)
        for cards, told in (*self._lists(seat, lambda card: card.zone == HAND), *few):
            raw = {"cards": list(cards)}
            if not cards:
                continue
            laid = [self.table.cards[one] for one in cards]
            if "play_event" in self.said.verbs and all(one.kind == EVENT for one in laid):
                continue  # an event is played, and nobody sets one up
            far = 2 * LATER * (any(one.kind == ATTACHMENT for one in laid) and self._says_on())
            yield self._move("place_setup", seat, raw, told, also=also, far=far)
            for one, host in product(laid, laid):
                if one.kind == ATTACHMENT and host is not one and host.kind != ATTACHMENT:
                    whole, far = {**raw, "attach": {one.id: host.id}}, LATER * (host.kind != CHARACTER)
                    on = Part(FLAG, ("on", "to", "in", "attaching", "attach"), unsaid=USUAL)
                    yield self._move("place_setup", seat, whole, (*told, on), also=also, far=far)
        nothing = frozenset(("place_nothing",))
        denied = frozenset(("place_setup", "lay", "play"))
        yield self._move(
            "place_setup", seat, {"cards": []}, (), verbs=nothing, denied=denied, silent=NOT_MEANT
        )

    def _says_on(self) -> bool:
        """Whether something is laid on something."""
        return bool(self.said.leads & {"on", "attaching"} or self.said.verbs & {"attach"})

    def _played(self, card: Card) -> Iterator[MoveMeant]:
        named = card_said(self.table, card.id)
        price = Part(NUMBER, self.said.numbers, unsaid=IMPLIED)
        also = (*BESIDE, "pay", "collect_income", "lay")
        for seat in self._seats("play_card", card.controller):
            for raw, parts in self._hosts(card):
                whole, alone = {"card": card.id, **raw}, card.kind == ATTACHMENT and not raw
                alone |= "bring_in" in self.said.verbs and "effect" in self.said.values
                yield self._move("play_card", seat, whole, (named, price, *parts), also=also, open_=alone)
            copy = next((one for one in self.table.in_play(seat) if one.name == card.name), None)
            if copy is not None:
                told = (
                    named,
                    Part(VALUE, ("duplicate",), unsaid=OPEN),
                    card_said(self.table, copy.id, ON, IMPLIED),
                    price,
                )
                raw, far = {"card": card.id, "host": copy.id}, 2 * ROUND * self._says_of_copies()
                yield self._move("play_duplicate", seat, raw, told, also=also, signs=("duplicate",), far=far)
        for via, verb in (("ambush", "ambush"), ("effect", "bring_in")):
            for seat in (
                self._seats("put_into_play", card.controller) if self._may_be("put_into_play") else ()
            ):
                verbs, how = frozenset((verb, "bring_in")), Part(FLAG, (via,), unsaid=OPEN)
                for pay, parts in self.uses.influence(seat, (card.id,)):
                    free = via != "ambush" or bool(pay) or self._costs_nobody(seat, card.id)
                    unpaid = () if free else (Part(THING, (), unsaid=OPEN, asked=True),)
                    for host, on in self._hosts(card) if not pay else (({}, ()),):
                        entered = {"card": card.id, "via": via, **host, **pay}
                        how_told = (named, how, *parts, *on, *unpaid)
                        yield self._move("put_into_play", seat, entered, how_told, verbs=verbs, also=also)

    def _says_of_copies(self) -> bool:
        """Whether a line says what becomes of a card that has copies, and not that one is played."""
        claimed = "claim" in self.said.values and "choose_victims" in self.said.verbs
        return "play" not in self.said.verbs and bool(claimed or self.said.verbs & BESIDE_COPIES)

    def _costs_nobody(self, seat: str, but: str) -> bool:
        """Whether an ambush is said of a seat that has no card which can kneel for influence."""
        cards = (one for one in self.table.in_play(seat) if one.id != but)
        said = "ambush" in self.said.verbs
        return said and not any(one.influence and not one.kneeling for one in cards)

    def _hosts(self, card: Card) -> Iterator[tuple[dict[str, str], tuple[Part, ...]]]:
        """What a card may be put on; an attachment needs something."""
        yield {}, ()
        if card.kind != ATTACHMENT:
            return
        named = [one for ids in self.said.named for one in ids if one != card.id and one in self.table.cards]
        hosts = [one for one in named if self._is_fighter(one, "")]
        hosts = hosts or [one for one in named if self._is_other_thing(one, card)]
        for one in dict.fromkeys(hosts):
            yield {"host": one}, (card_said(self.table, one, ON, OPEN),)

    def _is_other_thing(self, one: str, card: Card) -> bool:
        """Whether a card in play is no copy of another: nothing can be attached to it, as a ruling says."""
        return self.table.cards[one].zone == PLAY and self.table.cards[one].name != card.name

    def of_losses(self) -> Iterator[MoveMeant]:
        """Who dies, who is saved, what is discarded."""
        if self._may_be("choose_victims"):
            for seat in self._seats("choose_victims"):
                for cards, told in self._victims(seat):
                    also = ("claim", "deadly", "twice", "killed", "military", *BESIDE)
                    if cards:
                        yield from self._lost(seat, cards, told, also)
                    elif "choose_victims" in self.said.asked:
                        yield from self._any_victim(seat, also)
        if self._may_be("save"):
            yield from self._saved()
        if self._may_be("discard_for_claim"):
            yield from self._discarded()

    def _victims(self, seat: str) -> Iterator[ChosenCards]:
        """The characters of a seat that are named; where none is, those of others: a ruling says why not."""
        again = not any(kind == "duplicate" and number for kind, number in self.said.counts)
        again &= "twice" in self.said.order or not self._is_one_due(seat)
        own = [*self._lists(seat, self._is_character, again=again), *self._few(seat, self._is_character)]
        if any(cards for cards, _ in own) or "choose_victims" not in self.said.asked:
            yield from own
            return
        others = [one for other in self.table.others(seat) for one in self._lists(other, self._is_character)]
        named = [one for one in others if one[0]]
        yield from named or own

    def _is_one_due(self, seat: str) -> bool:
        """Whether a claim can take only one character of a seat: named again it is still the same."""
        fought = self.table.challenge
        return fought is not None and (fought.claim == 1 or len(self.table.characters(seat)) == 1)

    def _lost(
        self, seat: str, cards: tuple[str, ...], told: tuple[Part, ...], also: tuple[str, ...]
    ) -> Iterator[MoveMeant]:
        """Those a seat loses, for what is said, or what is due."""
        raw: dict[str, Any] = {"cards": list(cards)}
        deadly = "deadly" in self.said.values
        if not deadly or "claim" in self.said.values:
            yield self._move("choose_victims", seat, raw, told, also=also)
        if deadly:
            yield self._move("choose_victims", seat, {"for": "deadly", **raw}, told, also=also)

    def _any_victim(self, seat: str, also: tuple[str, ...]) -> Iterator[MoveMeant]:
        """Whom a seat may lose, where a line names nobody."""
        nobody = Part(THING, (), unsaid=OPEN, asked=True)
        characters = self.table.characters(seat)
        number = str(len(characters))
        every_one = "everyone" in self.said.values and set(self.said.numbers) == {number}
        if number == "1" or every_one:
            told = (Part(THING, (), unsaid=USUAL), *((number_said(number),) if number != "1" else ()))
            every = tuple(one.id for one in characters)
            yield from self._lost(seat, every, told, (*also, "everyone"))
            return
        for one in characters:
            yield self._move("choose_victims", seat, {"cards": [one.id]}, (nobody,), also=also, open_=True)

    def _saved(self) -> Iterator[MoveMeant]:
        dying = threatened(self.table)
        named = [one for ids in self.said.named for one in ids if one in self.table.cards]
        fighters = [one for one in named if self._has_copies(self.table.cards[one])]
        others = fighters if "duplicate" in self.said.values else ()
        for one in dict.fromkeys((*dying, *others)):
            seat = self.table.cards[one].controller
            if one not in dying or any(under.zone != PLAY for under in self.table.under(one)):
                unsaid = IMPLIED if one in dying else OPEN
                parts = (card_said(self.table, one, (), unsaid), Part(VALUE, ("duplicate",), unsaid=USUAL))
                raw = {"card": one, "with": "duplicate"}
                also = ("discard_pile", "discards", "discard")
                far = 0 if one in dying else LATER
                other = bool(fighters) and one not in named
                yield self._move("save", seat, raw, parts, also=also, far=far, open_=other)
        if "effect" in self.said.values:
            for one in dict.fromkeys(filter(lambda id_: self._is_fighter(id_, ""), named)) or dying:
                told = (card_said(self.table, one, (), IMPLIED), Part(VALUE, ("effect",)))
                raw = {"card": one, "with": "effect"}
                yield self._move("save", self.table.cards[one].controller, raw, told)

    def _has_copies(self, card: Card) -> bool:
        """Whether a card is a character that has been in play: a ruling says whether it can be saved."""
        return card.kind == CHARACTER and card.zone != HAND and "." not in card.id

    def _discarded(self) -> Iterator[MoveMeant]:
        far = 0 if "discard_for_claim" in self.said.asked else 2 * LATER
        also = (*BESIDE, "claim", "intrigue")
        for seat in self._seats("discard_for_claim"):
            for number in self.said.numbers:
                if number.isdecimal():
                    amount = (number_said(number), Part(FLAG, ("blindly", "cards"), unsaid=IMPLIED))
                    raw = {"count": int(number)}
                    yield self._move("discard_for_claim", seat, raw, amount, also=also, far=far)
            again = any(one in self.said.order for one in ("again", "twice"))
            for cards, told in self._lists(seat, lambda card: card.zone == HAND, again=again):
                if cards:
                    chosen = {"cards": list(cards)}
                    yield self._move(
                        "discard_for_claim", seat, chosen, told, also=(*also, "blindly"), far=far
                    )

    def of_power(self) -> Iterator[MoveMeant]:
        """Power that is put on another card, and cards that stand by a keyword."""
        for gain in self.table.gained:
            numbers = [abs(int(one)) for one in self.said.numbers] or range(1, gain.amount + 1)
            for ids, amount in product(self.said.named, numbers):
                on = card_said(self.table, ids[0], ON)
                sources = [one.source for one in self.table.gained if one.seat == gain.seat]
                source = Part(VALUE, (gain.source,), unsaid=IMPLIED if len(sources) == 1 else OPEN)
                many = (number_said(str(amount)),) if self.said.numbers else ()
                raw = {"source": gain.source, "on": ids[0], "amount": amount}
                yield self._move("place_power", gain.seat, raw, (on, source, *many), also=POWER_BESIDE)
        yield from self._put_by_told_sources()
        for keyword in ("vengeful", "vigilant"):
            if keyword not in self.said.values:
                continue
            for seat in self._seats("stand_by_keyword"):
                if self.said.denies:
                    yield self._none_stands(seat, keyword)
                for cards, told in self._lists(seat, lambda card: card.zone == PLAY):
                    parts = (*told, Part(VALUE, (keyword,), unsaid=USUAL))
                    raw = {"keyword": keyword, "cards": list(cards)}
                    verbs = self.game.verbs["stand_by_keyword"] | {"stand"}
                    if cards:
                        yield self._move("stand_by_keyword", seat, raw, parts, verbs=verbs, signs=(keyword,))

    def _none_stands(self, seat: str, keyword: str) -> MoveMeant:
        """That nobody stands by a keyword that would let them."""
        own = tuple(one.id for one in self.table.in_play(seat))
        told = (Part(VALUE, (keyword,)), Part(THING, own, unsaid=IMPLIED))
        denied, raw = frozenset(("stand", "stand_by_keyword")), {"keyword": keyword, "cards": []}
        also = ("none", "kneeling", "kneel")
        return self._move(
            "stand_by_keyword",
            seat,
            raw,
            told,
            verbs=NO_VERB,
            denied=denied,
            also=also,
            silent=NOT_MEANT,
            may_deny=True,
        )

    def _put_by_told_sources(self) -> Iterator[MoveMeant]:
        """Power of a source that is named, where none has been gained yet."""
        if self.table.gained or not self._may_be("place_power"):
            return
        sources = dict.fromkeys(one for one in self.said.values if one in SOURCES)
        numbers = [abs(int(one)) for one in self.said.numbers] or [1]
        for source, ids, amount in product(sources, self.said.named, numbers):
            card = self.table.cards.get(ids[0])
            if card is None or card.zone != PLAY:
                continue
            told = (card_said(self.table, ids[0], ON), Part(VALUE, (source,), unsaid=OPEN))
            many = (number_said(str(amount)),) if self.said.numbers else ()
            raw = {"source": source, "on": ids[0], "amount": amount}
            yield self._move("place_power", card.controller, raw, (*told, *many), also=POWER_BESIDE)

    def _says_other_than_use(self) -> bool:
        """Whether a verb says another move the table waits for, and none that a card is used."""
        waited = {
            "declare_defenders": "defend",
            "declare_challenge": "attack",
            "support_defend": "support_defend",
        }
        other = any(makes in self.said.asked and verb in self.said.verbs for makes, verb in waited.items())
        return other and "use_ability" not in self.said.verbs

    def of_uses(self) -> Iterator[MoveMeant]:
        """Events, abilities, answers, and effects that some text brings about."""
        for makes, seat, raw, parts, also in self.uses.every():
            kinds = frozenset(verb for one in raw.get("effects", ()) for verb in verbs_of(str(one["kind"])))
            by_effect = makes == "apply_effect" or self._is_event(raw) or self._is_of_own_text(makes, raw)
            verbs = self.game.verbs[makes] | kinds if by_effect else frozenset()
            reacts = makes == "respond" and only_reacts(self.table.cards[raw["card"]])
            far = LATER * (makes == "respond" and not reacts and "respond" not in self.said.verbs)
            far += LATER * (makes == "use_ability" and self._says_other_than_use())
            verbs |= self.game.verbs["play_event"] | verbs if reacts and self._is_event(raw) else verbs
            changed = kinds & {*CHANGES, "strength"}
            far += 2 * LATER * (bool(changed) and self._is_of_itself(makes, raw))
            far += 2 * LATER * (makes == "apply_effect" and self._dies_anyway(raw))
            signs: tuple[str, ...] = ("receive",) if by_effect and "receive" in kinds else ()
            signs += self._tells_as_verbs(raw) if makes == "apply_effect" else ()
            short = makes != "play_event" and self._leaves_strength_out(raw)
            far += 2 * LATER * short + 3 * LATER * self._leaves_duration_out(raw)
            yield self._move(
                makes, seat, raw, parts, verbs=verbs, also=also, far=far, signs=signs, open_=short
            )

    def _tells_as_verbs(self, raw: dict[str, Any]) -> tuple[str, ...]:
        """The values that tell effects as well as a verb does: how long they last, who all draw so many."""
        untils = [one["until"] for one in raw["effects"] if "until" in one]
        dealt = any(one["kind"] == "draw" for one in raw["effects"]) and self.uses.is_more_drawn()
        return (*untils, *((EVERYONE,) if dealt else ()))

    def _leaves_duration_out(self, raw: dict[str, Any]) -> bool:
        """Whether a line tells how long a card is changed, and the effects that are meant last no time."""
        done = raw.get("effects", ())
        lasting = {one.get("target") for one, _ in self.uses.effects if "until" in one}
        aimed = {one.get("target") for one in done} & lasting
        return bool(aimed) and not any("until" in one for one in done)

    def _leaves_strength_out(self, raw: dict[str, Any]) -> bool:
        """Whether a line tells several numbers of strength, and fewer changes of it are meant."""
        changes = [one for one in raw.get("effects", ()) if one["kind"] == "strength"]
        signed = {one for one in self.said.numbers if one[:1] in ("+", "-")}
        untils = {one for one in self.said.values if one in UNTIL}
        return 0 < len(changes) < len(signed) and len(untils) > 1

    def _is_of_own_text(self, makes: str, raw: dict[str, Any]) -> bool:
        """Whether a passive ability does to its card what the text of that card says."""
        passive = makes == "resolve_passive" and bool(raw.get("effects"))
        return passive and all(one in self.uses.of_own_texts() for one in raw["effects"])

    def _is_of_itself(self, makes: str, raw: dict[str, Any]) -> bool:
        """Whether a passive ability that nobody speaks of does something to its own card alone."""
        passive = makes == "resolve_passive" and "resolve_passive" not in self.said.verbs
        passive &= not self._is_of_own_text(makes, raw)
        return passive and all(one.get("target") == raw["card"] for one in raw["effects"])

    def _dies_anyway(self, raw: dict[str, Any]) -> bool:
        """Whether an effect takes away no more than those who are about to die."""
        dying = threatened(self.table)
        return all(one["kind"] in TAKEN_AWAY and one.get("target") in dying for one in raw["effects"])
