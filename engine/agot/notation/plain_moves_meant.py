"""Moves that a line may mean without a card: what a table does by the book, what a seat does alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.agot.notation.card_uses import threatened
from engine.agot.notation.challenges_meant import ChallengesMeant
from engine.agot.notation.moves_meant import LATER, NOT_MEANT
from engine.agot.notation.slots import ICONS, PILES
from engine.agot.notation.told_parts import FULL_HAND, MOST_DRAWN, POWER_LAID, card_said, number_said
from engine.agot.state.records import PLAY
from engine.agot.state.references import NOBODYS
from engine.kernel.meanings import FLAG, IMPLIED, NUMBER, OPEN, SEAT, THING, USUAL, VALUE, MoveMeant, Part

PLAIN = (
    *("mulligan", "keep_hand", "reveal_setup", "refill_hands", "determine_initiative", "draw_phase"),
    *("collect_income", "pass", "end_turn", "count_dominance", "stand_all", "return_gold", "resolve"),
    *("end_round", "decline_saves"),
)
"""Moves of which nothing is told but who makes them."""
BESIDE_PLAIN: dict[str, tuple[str, ...]] = {
    "mulligan": ("himself", "hand", "keep_hand", "draw", "draw_phase", "cards"),
    "keep_hand": ("himself", "hand", "mulligan", "place_setup"),
    "reveal_setup": ("place_setup", "reveal_plot", "cards", "know_card"),
    "refill_hands": ("draw", "draw_phase", "hand", "deck", "draw_deck", "cards", "search_to_hand"),
    "determine_initiative": ("resolve", "plot", "win", "lot", "go_first", "name_first_player"),
    "draw_phase": ("draw", "deck", "draw_deck", "hand", "cards"),
    "collect_income": ("himself", "gain_gold", "gold", "play", "plot", "gain_keyword", "draw"),
    "pass": ("himself", "none", "play", "respond", "use_ability"),
    "end_turn": ("himself", "attack", "play", "none", "pass", "marshalling"),
    "count_dominance": ("resolve", "win", "power", POWER_LAID, "strength", "stand", "gain_power"),
    "stand_all": ("stand", "kneel", "attaching", "attach", "duplicate", "cards", "none"),
    "return_gold": ("gain_gold", "gold", "collect_income", "none", "give_gold", "return", "pay"),
    "resolve": (
        *ICONS,
        "attack",
        "win",
        "lose",
        "strength",
        "end_turn",
        "claim",
        "challenge_result",
        "none",
        POWER_LAID,
    ),
    "end_round": ("end_turn", "choose_title"),
    "decline_saves": ("choose_victims", "kill", "duplicate", "dead_pile", "save", "discards", "lose", "none"),
}
"""What people say beside such a move."""
TOGETHER = ("refill_hands", "decline_saves")
"""Moves of all that one seat may make for itself."""
REFUSED = (("declare_defenders", "not_defend"), ("save", "decline_saves"), ("mulligan", "keep_hand"))
"""Moves that are asked for, each with the verb that refuses it."""
ENDING = ("end_turn", "resolve")
"""Verbs that say that something ends."""
KEEPING = ("keep", "keep_hand", "skip")
"""Words for what somebody does not give."""
NOT_TOLD = 12
"""What it costs that such a move leaves out what is told of it."""
USING = frozenset(("resolve_passive", "use_ability", "resolve"))
"""Verbs of those who carry out what a card does."""
BESIDE_DECLINED = (
    *("resolve_passive", "order_passives", "use_ability", "apply_effect", "effect", "discard", "pass"),
    *("played", "choose"),
)
"""What people say of a passive ability that they do not carry out."""
LOT = "lot"
BLINDLY = frozenset(("discard", "discard_for_claim", "discard_from_hand"))
"""Verbs of cards that are drawn by lot, too."""
MORE_TOLD = {"return_gold": (*KEEPING, "skip"), "determine_initiative": (LOT,)}
"""Words with which such a move is told of a seat that is named."""
COUNTED = ("refill_hands", "draw_phase", "collect_income")
"""Those of which it may be told how much that brings."""
PILE_WORDS = {
    "dead_pile": ("dead_pile",),
    "discard_pile": ("discard_pile", "discard"),
    "draw_deck": ("draw_deck", "deck"),
}
"""Values that say which pile is meant."""


class PlainMovesMeant(ChallengesMeant):
    """Challenges, and the moves of which hardly more is told than who makes them."""

    def of_phases(self) -> Iterator[MoveMeant]:
        """What the table does by the book, and what a seat does without naming anything."""
        for makes in PLAIN:
            if self._may_be(makes) and not (makes == "decline_saves" and self._is_saved()):
                numbers = (one for one in self.said.numbers if makes != "draw_phase" or one != str(FULL_HAND))
                many = Part(NUMBER, tuple(numbers), unsaid=IMPLIED)
                parts: tuple[Part, ...] = (many,) if makes in COUNTED else ()
                if makes == "decline_saves":
                    parts = (Part(THING, threatened(self.table), unsaid=IMPLIED),)
                for seat in self._who(makes):
                    if makes == "collect_income" and seat in self.table.seats:
                        cards = tuple(card.id for card in self.table.in_play(seat))
                        parts = (many, Part(THING, cards, unsaid=IMPLIED))
                    yield self._move(
                        makes,
                        seat,
                        {},
                        parts,
                        also=BESIDE_PLAIN[makes],
                        far=self._far_from_plain(makes, seat),
                        open_=self._leaves_more_open(makes),
                    )
        yield from self._round_over()
        yield from self._taxes()
        yield from self._dominance()
        yield from self._looked_at()
        yield from self._declined()
        if self._may_be("pass_window") or "none" in self.said.values:
            nobody = Part(VALUE, ("none",), unsaid=USUAL)
            denied = self.game.denied.get("pass", frozenset())
            yield self._move("pass_window", "", {}, (nobody,), denied=denied, silent=NOT_MEANT)
        if self._may_be("draw_phase") and self._is_told_at_length("draw_phase"):
            extra = (Part(FLAG, ("laws",), unsaid=OPEN), Part(NUMBER, self.said.numbers, unsaid=IMPLIED))
            also = (*BESIDE_PLAIN["draw_phase"], "laws")
            yield self._move("draw_phase", "", {"laws_extra": True}, extra, also=also)
        if self._may_be("determine_initiative"):
            for seat in self.said.seats:
                lot = Part(SEAT, (seat,), unsaid=OPEN)
                raw, far = (
                    {"random_result": seat},
                    0 if LOT in self.said.verbs | self.said.leads else 2 * LATER,
                )
                drawn = bool(self.said.leads & {"cards", "blindly"} and self.said.verbs & BLINDLY)
                drawn &= LOT not in self.said.verbs
                asked = "determine_initiative" in self.said.asked
                verbs = self.game.verbs["determine_initiative"] | ({LOT} if asked else frozenset())
                yield self._move(
                    "determine_initiative",
                    "",
                    raw,
                    (lot,),
                    verbs=verbs,
                    also=(LOT, "win"),
                    far=far,
                    open_=drawn,
                )

    def _far_from_plain(self, makes: str, seat: str) -> int:
        """How far such a move is, where a line tells another or more of this."""
        others = {
            "collect_income": (self._is_promised,),
            "decline_saves": (self._is_nobody_threatened, self._is_copy_told),
            "draw_phase": (self._is_more_drawn,),
            "end_turn": (self._is_gold_counted, self._is_somebody_first),
            "keep_hand": (self._is_title_taken,),
            "resolve": (self._is_answered_with_a_card,),
            "return_gold": (self._is_round_over,),
            "reveal_setup": (self._is_plot_named,),
        }
        told = sum(test() for test in others.get(makes, ())) + self._is_told_at_length(makes)
        return NOT_TOLD * told + LATER * (makes == "pass" and self._rather_answers(seat))

    def _leaves_more_open(self, makes: str) -> bool:
        """Whether a line tells something of such a move that it does not hold."""
        tests = {
            "collect_income": self._is_gold_given,
            "count_dominance": self._is_power_added,
            "draw_phase": self._is_more_drawn,
        }
        return makes in tests and tests[makes]()

    def _is_answered_with_a_card(self) -> bool:
        """Whether somebody responds with a card that is named: to the result, and nothing is resolved."""
        return "respond" in self.said.verbs and bool(self.said.named)

    def _is_round_over(self) -> bool:
        """Whether it is said of the round that it ends, after the taxes."""
        return "end_round" in self.game.verbs and "end_round" in self.said.verbs

    def _is_saved(self) -> bool:
        """Whether a line says of somebody that he is saved, and denies nothing."""
        return "save" in self.said.verbs and not (self.said.denies or "decline_saves" in self.said.verbs)

    def _is_copy_told(self) -> bool:
        """Whether a line tells of a copy, and does not deny that somebody is saved."""
        order = self.said.order
        saves = [at for at, key in enumerate(order) if key == "save"]
        denied = any("not" in order[max(0, at - 2) : at] for at in saves)
        plainly = not self.said.denies or (bool(saves) and not denied)
        return "duplicate" in self.said.values and plainly

    def _is_nobody_threatened(self) -> bool:
        """Whether nobody is about to die, and no save is spoken of."""
        return not (threatened(self.table) or "save" in self.said.verbs)

    def _is_plot_named(self) -> bool:
        """Whether a plot is spoken of by its name, which is no card of a set-up."""
        return bool(self.said.plots) and "plot" in self.said.verbs

    def _is_more_drawn(self) -> bool:
        """Whether a number of cards is told that nobody draws in the draw phase."""
        counted = [number for key, number in self.said.counts if key == "cards" and number]
        more = any(number > MOST_DRAWN and number != FULL_HAND for number in counted)
        return more or ("everyone" in self.said.values and self.uses.is_more_drawn())

    def _is_somebody_first(self) -> bool:
        """Whether a line says of a seat that it is first: "that is me" ends no turn then."""
        return "go_first" in self.said.verbs and bool(self.said.seats)

    def _is_power_added(self) -> bool:
        """Whether a number is told beside dominance of which nobody says to whom it is added."""
        said = self.said
        power = POWER_LAID in said.values or "power" in said.values or "gain_power" in said.verbs
        if said.seats and said.numbers and power:
            return True
        won = {"win", "if_win"} & self.said.verbs
        return len(self.said.numbers) == 1 and bool(won) and not self.said.seats

    def _is_title_taken(self) -> bool:
        """Whether the title is named that is also the word for a hand, and nobody is asked about a hand."""
        return "hand_title" in self.said.leads and "keep_hand" not in self.said.asked

    def _is_gold_given(self) -> bool:
        """Whether one player gives gold to another who is named, too."""
        gives = "give_gold" in self.said.verbs & self.game.verbs.get("give_gold", frozenset())
        gets = bool(self.said.numbers) and {"from", "gold"} <= self.said.leads
        return (gives or gets) and len(self.said.seats) > 1

    def _is_gold_counted(self) -> bool:
        """Whether it is said how much gold somebody has, or gives for a promise."""
        return bool(self.said.numbers) and "gold" in self.said.leads and self.said.denies

    def _is_promised(self) -> bool:
        """Whether gold is paid, or given for a promise, and not taken."""
        if self.said.numbers and "gold" in self.said.leads and "collect_income" not in self.said.asked:
            return True
        promise = self.said.denies or any(kind in self.said.values for kind in ICONS)
        return promise and "give_gold" in self.said.verbs & self.game.verbs.get("give_gold", frozenset())

    def _is_told_at_length(self, makes: str) -> bool:
        """Whether a line tells more of such a move: the extra card, whose gold stays, whom a lot names."""
        words = self.said.verbs | self.said.leads | set(self.said.values)
        if makes == "draw_phase":
            return "laws" in words
        named = self.said.seats and makes in MORE_TOLD
        return bool(named and words.intersection(MORE_TOLD[makes]))

    def _round_over(self) -> Iterator[MoveMeant]:
        """The end of a round, where the verb says no more than that something ends."""
        verbs = frozenset(("end_round", *ENDING))
        if "end_round" in self.game.verbs and "round" in self.said.values and verbs & self.said.verbs:
            named = Part(VALUE, ("round",), unsaid=OPEN)
            yield self._move("end_round", "", {}, (named,), verbs=verbs, also=BESIDE_PLAIN["end_round"])

    def _dominance(self) -> Iterator[MoveMeant]:
        """Dominance with power that a card adds for the House that wins it."""
        for number in self.said.numbers if self._may_be("count_dominance") else ():
            for seat in self.said.seats or self.table.order if number.removeprefix("+").isdecimal() else ():
                told = (number_said(number), Part(SEAT, (seat,), unsaid=OPEN, asked=True))
                raw = {"winner_also": [{"seat": seat, "power": int(number)}]}
                also = (*BESIDE_PLAIN["count_dominance"], "also", "if_win", "play_event", "draw")
                yield self._move("count_dominance", "", raw, told, also=also)

    def _looked_at(self) -> Iterator[MoveMeant]:
        """Piles that somebody looks at; without a name, one's own."""
        if "look_at" not in self.game.verbs or not self._may_be("look_at"):
            return
        piles = [pile for pile in PILES if any(one in self.said.values for one in PILE_WORDS[pile])]
        seats = tuple(dict.fromkeys(self.said.seats))
        for pile, by, whose in product(piles, seats[:1] or self._seats("look_at"), seats or self.table.order):
            own = by == whose
            told = (
                Part(VALUE, PILE_WORDS[pile], unsaid=OPEN, asked=True),
                Part(SEAT, (whose,), ("of", "from"), unsaid=IMPLIED if own else OPEN),
            )
            also = ("effect", "cards", "search_to_hand", "choose")
            if not own or len(seats) < len(self.table.order):
                far = LATER * (own and len(seats) > 1)
                yield self._move("look_at", by, {"what": pile, "whose": whose}, told, also=also, far=far)

    def _declined(self) -> Iterator[MoveMeant]:
        """Passive abilities that a player does not want to carry out."""
        if "decline_passive" not in self.said.verbs and "resolve_passive" not in self.said.asked:
            return
        verbs, denied = frozenset(("decline_passive",)), frozenset((*USING, "discard", "kill"))
        for id_ in dict.fromkeys(id_ for ids in self.said.named for id_ in ids):
            card = self.table.cards[id_]
            if card.zone != PLAY:
                continue
            named = (card_said(self.table, id_),)
            for seat in self._seats("decline_passive", card.controller):
                yield self._move(
                    "decline_passive",
                    seat,
                    {"card": id_},
                    named,
                    verbs=verbs,
                    denied=denied,
                    also=BESIDE_DECLINED,
                    may_deny=True,
                )

    def _who(self, makes: str) -> tuple[str, ...]:
        """Who makes a move of which nothing else is told; nobody has to be named where all do it together."""
        if makes not in NOBODYS:
            return self._seats(makes)
        return self.said.seats or ("",) if makes in TOGETHER else ("",)

    def _rather_answers(self, seat: str) -> bool:
        """Whether what may be a pass says rather that this seat does not do what it is asked for."""
        return any(
            seat in self.said.asked.get(makes, ()) and denial in self.said.verbs for makes, denial in REFUSED
        )

    def _taxes(self) -> Iterator[MoveMeant]:
        """Gold that goes back, but not from those who are left out."""
        seats = tuple(dict.fromkeys(self.said.seats))
        if self._may_be("return_gold") and seats:
            kept = frozenset(KEEPING) & (self.said.verbs | self.said.leads)
            keeps = Part(FLAG, KEEPING, unsaid=IMPLIED if kept else OPEN)
            for seat in self._beside(KEEPING, seats):
                told = (Part(SEAT, (seat,), ("skip",), unsaid=OPEN), keeps)
                also = (*BESIDE_PLAIN["return_gold"], *self.table.order)
                yield self._move("return_gold", "", {"skip": [seat]}, told, also=also)

    def _beside(self, words: tuple[str, ...], seats: tuple[str, ...]) -> tuple[str, ...]:
        """The seat that is named nearest to one of these words; all, where none of these is said."""
        order = self.said.order
        at = next((number for number, key in enumerate(order) if key in words), None)
        if at is None:
            return seats
        places = [(abs(number - at), key) for number, key in enumerate(order) if key in seats]
        return (min(places)[1],) if places else seats
