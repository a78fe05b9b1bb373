"""A seeded policy that answers for both seats and for TABLE: it knows what the referee has not been told."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from random import Random

from msgspec.structs import replace

from engine.agot.candidates import generate_moves as choices_of
from engine.agot.hbo.adapter import ADAPTER, new_game
from engine.agot.hbo.game import HBO
from engine.agot.state import declarations, moves, records
from engine.agot.state.records import HAND, SHUFFLED, Plot
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword
from engine.kernel.corrections import Decide
from engine.kernel.decisions import Move
from engine.kernel.judge import Candidate, decisions, judge, picks_of
from engine.kernel.reasons import Question, Verdict
from tests.properties.deck import HOUSES, deck, untold
from tests.properties.random_effects import some_effects

PLOTS = {house: tuple(f"{house} plot {number}" for number in range(7)) for house in HOUSES}
PLOT_FACES = ("hbo-plot-hear-me-roar", "hbo-plot-illyrios-gift")
TRIES = 60


def stealth_choices(table: AgotTable, move: moves.DeclareChallenge) -> dict[str, tuple[str, ...]]:
    """For each attacker with Stealth, the enemy characters that may be chosen."""
    enemies = tuple(
        card.id for card in table.characters(move.target) if not has_keyword(table, card, "stealth")
    )
    return {card: enemies for card in move.attackers if has_keyword(table, table.cards[card], "stealth")}


class Told(Enum):
    """How much of the cards the table has told the referee."""

    ALL = "all"
    SOME = "some"
    """All cards lie open to the referee, some of their printed values do not."""
    HIDDEN = "hidden"
    """Hands and decks are unknown; cards are shown when they are used."""


class Stuck(AssertionError):
    """Somebody is asked and nothing can be answered."""


class Policy:
    """Answers for everybody at one table."""

    def __init__(self, seed: int, told: Told) -> None:
        self.rng = Random(seed)
        self.told = told
        self.truth = {id_: card for house in HOUSES for id_, card in deck(house, self.rng).items()}
        self.plots: dict[str, Plot] = {}
        self.drafted = 0

    def start(self, text: str, *, draft: bool) -> AgotTable:
        """The table the game begins from."""
        table = new_game(text, PLOTS, draft=draft)
        if self.told is Told.HIDDEN:
            return table
        share = 0.0 if self.told is Told.ALL else 0.3
        cards = {id_: untold(card, self.rng, share) for id_, card in self.truth.items()}
        for seat in table.order:
            table = table.seat(seat, hand=0, deck=0)
        return table.put(cards=cards)

    def next(self, table: AgotTable) -> Move:
        """What is entered next: a legal move, a fact that is asked for, now and then something unasked."""
        return self.fact(table) or self.unasked(table) or self.answered(table)

    def fact(self, table: AgotTable) -> Move | None:
        """A card that is shown, or what a plot says when it is revealed."""
        for seat in table.seats.values():
            if seat.hand and (table.phase == "setup" or self.rng.random() < 0.2):
                return self.shown(table, seat.id)
            new = (
                seat.plot is not None and seat.revealed and not seat.plot.face and not seat.when_revealed_done
            )
            if new and seat.plot is not None and self.rng.random() < 0.03:
                face = self.rng.choice(PLOT_FACES)
                return declarations.KnowPlot(
                    seat=seat.id, field="when_revealed", value="Something.", face=face
                )
        return None

    def shown(self, table: AgotTable, seat: str) -> Move | None:
        """One of the unknown cards in this hand turns out to be this one."""
        left = [c for c in self.truth.values() if c.owner == seat and nobody_knows(table, c.id)]
        card = untold(self.rng.choice(left), self.rng, 0.3)
        return declarations.KnowCard(by=seat, card=replace(card, zone=HAND))

    def unasked(self, table: AgotTable) -> Move | None:
        """The table decides a point, looks through a pile, or lets a card's effect happen."""
        chance = self.rng.random()
        if chance < 0.01:
            point = self.rng.choice(HBO.points)
            return Decide(point=point.rule, option=self.rng.choice(point.options))
        if chance < 0.015:
            whose = self.rng.choice(table.order)
            return moves.LookAt(by=self.rng.choice(table.order), what="discard_pile", whose=whose)
        if chance < 0.03 and table.phase != "setup":
            happens = moves.ApplyEffect(by="", effects=some_effects(table, self.rng))
            return happens if judge(HBO, table, happens).verdict is Verdict.YES else None
        return None

    def answered(self, table: AgotTable) -> Move:
        """A legal answer to what is waited for, or the fact that has to be told first."""
        choices = list(choices_of(HBO, table))
        for _ in range(TRIES if choices else 0):
            (choice,) = self.rng.choices(choices, [weight(one) for one in choices])
            found = self.tried(table, self.completed(table, choice))
            if found is not None:
                return found
        for move in self.plain(table, choices):
            found = self.tried(table, move)
            if found is not None:
                return found
        raise Stuck(table.agenda, choices)

    def tried(self, table: AgotTable, move: Move) -> Move | None:
        """The move if it is legal, the answer if something has to be asked first."""
        ruling = judge(HBO, table, move)
        if ruling.verdict is Verdict.YES:
            return move
        return self.answer(table, ruling.asks) if ruling.asks is not None else None

    def plain(self, table: AgotTable, choices: list[Candidate]) -> Iterator[Move]:
        """What can always be done: the default, or the smallest pick."""
        for decision in decisions(HBO, table):
            if decision.default is not None:
                yield decision.default
        for choice in choices:
            if choice.by_hand:
                yield self.by_hand(table, choice.move)
            yield choice.with_picks(choice.among[: choice.least])
            if choice.least == 1:
                yield from (choice.with_picks((one,)) for one in choice.among)

    def answer(self, table: AgotTable, asked: Question) -> Move:
        """What was asked is read off the card."""
        if asked.what in records.PLOT_FIELDS:
            plot = self.plots.setdefault(asked.card, self.a_plot(asked.card))
            return ADAPTER.answer(table, asked, getattr(plot, records.PLOT_FIELDS[asked.what]))
        return ADAPTER.answer(table, asked, getattr(self.truth[asked.card], asked.what))

    def a_plot(self, name: str) -> Plot:
        """What is printed on a plot."""
        income, initiative, claim = self.rng.randint(2, 6), self.rng.randint(0, 8), self.rng.randint(0, 2)
        return Plot(name, income=income, initiative=initiative, claim=claim)

    def completed(self, table: AgotTable, choice: Candidate) -> Move:
        """The choice with what is left open filled in at random."""
        if choice.pick:
            move = choice.with_picks(self.picked(table, choice))
        elif choice.by_hand:
            move = self.by_hand(table, choice.move)
        else:
            move = choice.move
        return self.stealthy(table, move) if isinstance(move, moves.DeclareChallenge) else move

    def picked(self, table: AgotTable, choice: Candidate) -> tuple[str, ...]:
        """So many as may be, seldom more than three; mostly of those that may be picked alone."""
        among = choice.among
        if choice.least < 2 and self.rng.random() < 0.8:
            able = picks_of(HBO, table, choice)
            among = tuple(one for one, ruling in able if ruling.verdict is not Verdict.NO)
        most = min(choice.most, max(choice.least, 3), len(among))
        return tuple(self.rng.sample(among, self.rng.randint(min(choice.least, most), most)))

    def stealthy(self, table: AgotTable, move: moves.DeclareChallenge) -> Move:
        """Some of those with Stealth choose an enemy."""
        pairs = {
            card: self.rng.choice(enemies)
            for card, enemies in stealth_choices(table, move).items()
            if enemies and self.rng.random() < 0.7
        }
        return replace(move, stealth=pairs)

    def by_hand(self, table: AgotTable, move: Move) -> Move:
        """What its player says a card does, or keeps in the draft."""
        if isinstance(move, moves.DraftPick):
            return self.drafts(table, move)
        if isinstance(move, moves.RevealPlot):
            return replace(move, plot=f"plot {self.rng.randrange(1000)}")
        if isinstance(move, moves.OrderWhenRevealed):
            order = (replace(one, effects=some_effects(table, self.rng)) for one in move.order)
            return replace(move, order=tuple(order))
        return replace(move, effects=some_effects(table, self.rng), pay=self.price(table, move.by))

    def price(self, table: AgotTable, seat: str) -> moves.Pay:
        """What its text costs."""
        standing = [card.id for card in table.in_play(seat) if not card.kneeling]
        kneel = (self.rng.choice(standing),) if standing and self.rng.random() < 0.1 else ()
        return moves.Pay(int(self.rng.random() < 0.1), kneel)

    def drafts(self, table: AgotTable, move: moves.DraftPick) -> Move:
        """One kept; of three dealt two are passed, of those passed one goes to the box."""
        seat = table.seats[move.by]
        self.drafted += 3
        dealt = tuple(f"draft {self.drafted + number}" for number in range(3))
        names = dealt if seat.drafted_now % 2 == 0 else (seat.draft_offer or dealt[:2])
        return replace(move, keep=names[:1], passed=names[1:])


def weight(choice: Candidate) -> float:
    """Turns are seldom ended while something else can be done."""
    return 0.2 if isinstance(choice.move, moves.EndTurn) else 1.0


def totals(table: AgotTable) -> dict[str, int]:
    """How many cards each House has, known or not."""
    owned = dict.fromkeys(table.order, 0)
    for card in table.cards.values():
        owned[card.owner] += card.zone != SHUFFLED
    return {seat: count + _unknown(table, seat) for seat, count in owned.items()}


def _unknown(table: AgotTable, seat: str) -> int:
    here = table.seats[seat]
    return here.hand + here.deck + here.discard


def nobody_knows(table: AgotTable, card: str) -> bool:
    """Whether this card lies unknown in a hand, deck or pile."""
    return card not in table.cards or table.cards[card].zone == SHUFFLED
