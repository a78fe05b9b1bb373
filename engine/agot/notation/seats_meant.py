"""Moves that a line may mean and that name a seat, a title, a plot, or gold for somebody."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import get_args

from engine.agot.notation.effects_together import together
from engine.agot.notation.moves_meant import LATER, NO_VERB
from engine.agot.notation.plain_moves_meant import PlainMovesMeant
from engine.agot.notation.slots import ICONS, plots_of
from engine.agot.notation.told_parts import number_said, verbs_of
from engine.agot.notation.uses_meant import BESIDE
from engine.agot.state.moves import Title
from engine.agot.state.records import HAND
from engine.kernel.meanings import (
    FLAG,
    IMPLIED,
    NUMBER,
    OPEN,
    PLOT,
    SEAT,
    USUAL,
    VALUE,
    MoveMeant,
    Part,
)

TITLES: tuple[str, ...] = get_args(Title)
SURE_TITLES = tuple(one for one in TITLES if one != HAND)
"""Titles that are no word for anything else: a hand also holds cards."""
USED = ("regent", "commander")
"""Titles that are used on a challenge."""
CHOOSING = frozenset(("choose", "name_first"))
"""Verbs of those who name somebody, or say that it is themselves."""
SELECTING = CHOOSING | {"name_first_player", "choose_title"}
"""The same with other verbs by which one picks."""
PICKING = CHOOSING | {"choose_by_text", "choose_new_target", "choose_title", "name_first_player"}
"""Verbs of those who pick somebody because a text says so."""
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
BESIDE_DEATH = ("choose_victims", "decline_saves", "kill", "dead_pile", "discard", "discard_pile")
"""Verbs and values that tell what becomes of those whom a text kills."""
SEATED = ("name_first_player", "name_winner", "choose_new_target")
"""Moves that name a seat."""
FIELD_OF = {"choose_new_target": "target"}


class SeatsMeant(PlainMovesMeant):
    """Moves that name seats or what belongs to them, and those of which hardly more is told."""

    def of_seats(self) -> Iterator[MoveMeant]:
        """What names a seat or a title."""
        for makes in SEATED:
            if not self._may_be(makes):
                continue
            for seat, other in product(self._seats(makes), self.table.order):
                twice = list(self.said.order).count(seat) > PLACES_OF_A_NAME
                if (
                    makes == "choose_new_target"
                    and other == seat
                    and not (twice or self._picks_himself(seat))
                ):
                    continue
                named = Part(SEAT, (other,), unsaid=OPEN, asked=True)
                if other == seat:
                    named = self._itself(seat, makes, twice=twice)
                raw = {FIELD_OF.get(makes, "seat"): other}
                asked = makes == "choose_new_target" and makes in self.said.asked
                verbs = self.game.verbs[makes] | {"attack", "redirect"} if asked else frozenset()
                if makes == "name_winner" and makes in self.said.asked:
                    verbs = self.game.verbs[makes] | {*CHOOSING, "name_first_player"}
                also = ("win", "determine_initiative", "draw", "draw_phase", "lot", "go_first", *ICONS)
                also += (*CHOOSING, "name_card", "name_first_player") if makes == "choose_new_target" else ()
                itself = other == seat and not twice and len(set(self.said.seats)) == 2
                far = LATER * (itself or self._are_named(other, seat))
                far += LATER * (makes == "name_first_player" and self._is_initiative_told())
                chooser = makes == "choose_new_target" and seat != other == self._only_chooser()
                yield self._move(makes, seat, raw, (named,), verbs=verbs, also=also, far=far, open_=chooser)
        yield from self._ordered()
        yield from self._titled()
        yield from self._chosen_by_text()
        if self._may_be("give_gold", "receive") or self._is_gold_passed():
            yield from self._given()
        yield from self._revealed()

    def _is_initiative_told(self) -> bool:
        """Whether initiative is spoken of, and nobody who would be first."""
        first = self.said.seats or "go_first" in self.said.verbs or "himself" in self.said.values
        return "determine_initiative" in self.said.verbs and not first

    def _only_chooser(self) -> str:
        """The only seat that is named, where it stands before the verb of those who choose."""
        seats, order = tuple(dict.fromkeys(self.said.seats)), self.said.order
        chosen = [at for at, key in enumerate(order) if key in CHOOSING]
        return seats[0] if len(seats) == 1 and chosen and order.index(seats[0]) < chosen[0] else ""

    def _picks_himself(self, seat: str) -> bool:
        """Whether a seat that is named picks itself: "Stark picks himself"."""
        order, own = self.said.order, ""
        for at, key in enumerate(order):
            own = key if key in self.table.seats else own
            if key == "himself" and own == seat and SELECTING.intersection(order[order.index(seat) : at]):
                return True
        return False

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
            if seat != other and self.said.verbs & PICKING:
                far, named = ROUND * self._are_named(other, seat), Part(SEAT, (other,), unsaid=OPEN)
                also = (*self.said.verbs, *self.said.ids, *BESIDE)
                yield self._move("choose_by_text", seat, {"seat": other}, (named,), also=also, far=far)
        for way in WAYS:
            if way in self.said.values or way in self.said.verbs | self.said.leads:
                told = (Part(VALUE, (way,), unsaid=OPEN), Part(FLAG, (way,), unsaid=IMPLIED))
                far = 2 * LATER * bool(CHOOSING & self.said.verbs and len(set(self.said.seats)) > 1)
                for seat in self._seats("choose_by_text"):
                    piles = ("deck", "draw_deck") if way == "bottom" else ()
                    also = (*self.said.verbs, "gold", *piles, *self.said.ids)
                    yield self._move(
                        "choose_by_text", seat, {"way": way}, told, also=also, signs=(way,), far=far
                    )

    def _titled(self) -> Iterator[MoveMeant]:
        """Titles that are taken or used; one that is used goes without saying."""
        said = tuple(dict.fromkeys(value for value in self.said.values if value in TITLES))
        for seat in self._seats("choose_title") if self._may_be("choose_title", *SURE_TITLES) else ():
            for title in said or TITLES:
                told = Part(VALUE, (title,) if said else (), unsaid=OPEN, asked=True)
                raw, signs = {"title": title}, (title,) if said else ()
                yield self._move("choose_title", seat, raw, (told,), also=(*ICONS, "attack"), signs=signs)
        for seat in self._seats("redirect") if self._may_be("redirect") else ():
            held = self.table.seats[seat].title
            others = [title for title in said if title in USED and title != held]
            for title in (*((held,) if held in USED else ()), *others):
                if title == "regent" and self._is_new_target_named(seat):
                    continue
                told = Part(VALUE, (title,), unsaid=IMPLIED if title == held and not others else OPEN)
                also = (*ICONS, "attack", "defend", "challenge", "choose_title", title)
                signs = (title,) if seat in self.said.asked.get("redirect", ()) else ()
                yield self._move("redirect", seat, {"title": title}, (told,), also=also, signs=signs)

    def _is_new_target_named(self, regent: str) -> bool:
        """Whether a line says whom the challenge turns to, which is not the Regent's to choose."""
        challenge = self.table.challenge
        told = {regent, challenge.by, challenge.target} if challenge is not None else {regent}
        return bool(set(self.said.seats) - told)

    def _revealed(self) -> Iterator[MoveMeant]:
        """Plots that are named, each by who has it."""
        if "reveal_plot" in self.said.asked or self.said.verbs & {"reveal_plot", "plot"}:
            owned = {seat: plots_of(self.table, seat) for seat in self.table.order}
            pairs = product(self.said.plots, self._seats("reveal_plot"))
            if not self.said.plots:
                yield from self._any_plot(owned)
            if self.said.denies:
                yield from map(self._no_plot, self._seats("reveal_plot"))
            for plot, seat in pairs:
                others = plot not in owned[seat] and any(plot in plots for plots in owned.values())
                if others and self.said.seats != (seat,):
                    continue  # a ruling says why a seat that is named reveals no plot of another
                named = Part(PLOT, (plot,), unsaid=OPEN, asked=True)
                yield self._move(
                    "reveal_plot", seat, {"plot": plot}, (named,), also=("reveal_setup", *BESIDE)
                )

    def _no_plot(self, seat: str) -> MoveMeant:
        """That a seat reveals no plot: a ruling says why it has to."""
        also = ("none", "plot", "build_plot_deck", "reveal_setup", "order_when_revealed", *BESIDE)
        denied = self.game.verbs["reveal_plot"]
        return self._move(
            "reveal_plot", seat, {"plot": None}, (), verbs=NO_VERB, denied=denied, also=also, may_deny=True
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
                if seat == other:
                    to = Part(VALUE, ("himself",), unsaid=OPEN, asked=True)
                amount = number_said(number) if told else Part(NUMBER, (), unsaid=OPEN, asked=True)
                raw = {"to": other, "amount": abs(int(number))}
                if seat != other or "himself" in self.said.values:
                    itself = "himself" in self.said.values and len(set(self.said.seats)) == 1
                    far += 2 * LATER * (itself and seat != other and not self._stands_behind(other))
                    also = ("gold", "gain_gold", "play", "pay")
                    promise = self.said.denies or "attack" in self.said.verbs
                    promise |= any(kind in self.said.values for kind in ICONS)
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

    def _stands_behind(self, other: str) -> bool:
        """Whether a seat is named behind the verb of those who give."""
        order = self.said.order
        gives = order.index("give_gold") if "give_gold" in order else len(order)
        return other in order[gives:]

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
        order = dict.fromkeys(name for name in self.said.order if name in (first, second))
        return [*order] == [first, second]
