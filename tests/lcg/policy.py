"""A seeded policy for two, three or four players and teams, with decks nobody printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from msgspec.structs import replace

from cards.facts import Face
from cards.facts import facts as facts_of
from engine.agot.lcg.adapter import ADAPTER, HOUSES, new_game, seat_ids
from engine.agot.lcg.candidates import generate_moves as choices_at
from engine.agot.lcg.cards.catalogue import printed as of_face
from engine.agot.lcg.game import LCG
from engine.agot.lcg.moves import GiveGold
from engine.agot.state import declarations, moves, records
from engine.agot.state.records import ATTACHMENT, CHARACTER, DECK, EVENT, HAND, LOCATION, Card, Plot
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import Decide
from engine.kernel.decisions import Decision, Move
from engine.kernel.judge import Candidate, decisions, judge, picks_of
from engine.kernel.reasons import Question, Verdict
from tests.properties.random_effects import some_effects

DECK_SIZE, HAND_SIZE, TRIES = 45, 7, 40
KINDS = (CHARACTER,) * 6 + (LOCATION,) * 2 + (ATTACHMENT,) + (EVENT,) * 2
ICONS = ("military", "intrigue", "power")
KEYWORDS = (
    "ambush", "deadly", "deathbound", "infamy", "intimidate", "limited", "no_attachments", "renown",
    "stalwart", "setup", "stealth", "vengeful", "vigilant",
)  # fmt: skip
TIMINGS = ("any_phase", "marshalling", "challenges", "response", "limited_response", "")
IMMUNITIES = ("events", "character_abilities", "triggered_effects")
PLOTS = tuple(face.id for face in facts_of("lcg").cards if face.type.value == "plot")
VALUES = ("cost", "strength", "icons", "keywords", "unique", "income", "houses")


class Stuck(AssertionError):
    """Somebody is asked and nothing can be answered."""


@dataclass(frozen=True)
class Plan:
    """Everything a random game follows from."""

    seed: int
    players: int
    teams: bool = False
    littlefinger: bool = False
    untold: float = 0.0

    def __str__(self) -> str:
        words = [str(self.seed), f"{self.players} players"]
        words += (
            ["teams"] * self.teams + ["littlefinger"] * self.littlefinger + ["untold"] * bool(self.untold)
        )
        return "-".join(words)


def printed(name: str, house: str, rng: Random) -> Card:
    """A card of this title with every printed value, out of play."""
    kind = rng.choice(KINDS)
    is_character = kind == CHARACTER
    return Card(
        name, name, house, house, DECK, kind,
        cost=rng.choice((0, 0, 1)) if kind == EVENT else rng.randrange(5),
        strength=rng.randrange(6) if is_character else 0,
        icons=tuple(icon for icon in ICONS if rng.random() < 0.5) if is_character else (),
        keywords=tuple(word for word in KEYWORDS if rng.random() < 0.12),
        traits=(),
        crests=(),
        houses=rng.choice(((house,), (house,), (), (house, "martell"), ("greyjoy",))),
        unique=rng.random() < 0.4,
        income=rng.choice((0, 0, 0, 0, 1, -1)),
        initiative=int(rng.random() < 0.1),
        influence=rng.choice((0, 0, 1, 2)) if kind in (CHARACTER, LOCATION) else 0,
        influence_price=rng.choice((0, 0, 1, 2)) if kind == EVENT else 0,
        timing=rng.choice(TIMINGS) if kind == EVENT or rng.random() < 0.2 else "",
        saves="any" if kind == EVENT and rng.random() < 0.15 else "",
        immune_to=tuple(one for one in IMMUNITIES if rng.random() < 0.05),
    )  # fmt: skip


def of_the_catalogue(house: str) -> list[Face]:
    """Cards whose texts the referee knows: of this House, neutral ones, and events."""
    there = (face for face in facts_of("lcg").cards if face.type.value in KINDS)
    return [face for face in there if face.houses is None or not {*face.houses.value} - {house, "neutral"}]


def known(face: Face, name: str) -> Card:
    """A card of the catalogue; what it does not tell is made up."""
    card = of_face(face, name, "", DECK)
    return replace(
        card,
        keywords=card.keywords or (),
        traits=card.traits or (),
        cost=card.cost or 0,
        crests=card.crests or (),
    )


def deck(seat: str, house: str, rng: Random) -> dict[str, Card]:
    """A House deck, the first seven cards in hand; copies of a title print the same."""
    types = [printed(f"{house} {number}", house, rng) for number in range(12)]
    types += [known(face, face.id) for face in rng.sample(of_the_catalogue(house), 16)]
    cards = {}
    for number in range(DECK_SIZE):
        zone = HAND if number < HAND_SIZE else DECK
        drawn = replace(rng.choice(types), id=f"{seat}.{number}", owner=seat, controller=seat, zone=zone)
        cards[drawn.id] = drawn
    return cards


class Policy:
    """Answers for everybody at one table."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = Random(plan.seed)
        houses = tuple(self.rng.choice(HOUSES) for _ in range(plan.players))
        self.houses = dict(zip(seat_ids(houses), houses, strict=True))
        self.truth: dict[str, Card] = {}
        for seat, house in self.houses.items():
            self.truth |= deck(seat, house, self.rng)
        self.plots: dict[str, Plot] = {}

    def start(self) -> AgotTable:
        """The table the game begins from."""
        table = new_game(
            "ru-2008",
            {
                "houses": tuple(self.houses.values()),
                "teams": "yes" if self.plan.teams else "no",
                "littlefinger": "yes" if self.plan.littlefinger else "no",
                "plots": {seat: [f"{seat} plot {n}" for n in range(7)] for seat in self.houses},
            },
        )
        for seat in table.order:
            table = table.seat(seat, hand=0, deck=0)
        return table.put(cards={id_: self._untold(card) for id_, card in self.truth.items()})

    def _untold(self, card: Card) -> Card:
        share = self.plan.untold
        return replace(card, **{field: None for field in VALUES if self.rng.random() < share})

    def next(self, table: AgotTable) -> Move:
        """What is entered next: now and then something unasked, else an answer."""
        return self.unasked(table) or self.answered(table)

    def unasked(self, table: AgotTable) -> Move | None:
        """The table decides a point, gold changes hands, or a card's effect happens."""
        told = self.plot_of_the_catalogue(table)
        if told is not None:
            return told
        chance, rng = self.rng.random(), self.rng
        move: Move | None = None
        if chance < 0.01:
            point = rng.choice(LCG.points)
            move = Decide(point=point.rule, option=rng.choice(point.options))
        elif chance < 0.02:
            by, to = rng.sample(table.order, 2)
            move = GiveGold(by=by, to=to, amount=1, promise="peace")
        elif chance < 0.04 and table.phase != "setup":
            move = moves.ApplyEffect(by="", effects=some_effects(table, rng))
        if move is None or judge(LCG, table, move).verdict is not Verdict.YES:
            return None
        return move

    def plot_of_the_catalogue(self, table: AgotTable) -> Move | None:
        """Now and then a plot just revealed is one whose text the referee knows."""
        for seat in table.seats.values():
            new = (
                seat.plot is not None and seat.revealed and not seat.plot.face and not seat.when_revealed_done
            )
            if new and table.phase == "plot" and self.rng.random() < 0.1:
                face = self.rng.choice(PLOTS)
                return declarations.KnowPlot(seat=seat.id, field="plot_claim", value=1, face=face)
        return None

    def answered(self, table: AgotTable) -> Move:
        """A legal answer to what is waited for, or the fact that has to be told first."""
        choices = list(choices_at(table))
        for _ in range(TRIES if choices else 0):
            choice = self.rng.choices(choices, [_weight(one) for one in choices])[0]
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
        ruling = judge(LCG, table, move)
        if ruling.verdict is Verdict.YES:
            return move
        return self.answer(table, ruling.asks) if ruling.asks is not None else None

    def plain(self, table: AgotTable, choices: list[Candidate]) -> Iterator[Move]:
        """What can always be done: the default, or the smallest pick."""
        waiting: tuple[Decision, ...] = decisions(LCG, table)
        yield from (one.default for one in waiting if one.default is not None)
        for choice in choices:
            if choice.by_hand:
                yield self.by_hand(table, choice.move)
            yield choice.with_picks(choice.among[: choice.least])
            yield from (choice.with_picks((one,)) for one in choice.among if choice.least == 1)

    def answer(self, table: AgotTable, asked: Question) -> Move:
        """What was asked is read off the card."""
        if asked.what in records.PLOT_FIELDS:
            plot = self.plots.setdefault(asked.card, self._plot(asked.card))
            return ADAPTER.answer(table, asked, getattr(plot, records.PLOT_FIELDS[asked.what]))
        return ADAPTER.answer(table, asked, getattr(self.truth[asked.card], asked.what))

    def _plot(self, name: str) -> Plot:
        rng = self.rng
        return Plot(name, income=rng.randint(2, 6), initiative=rng.randint(0, 8), claim=rng.randint(0, 2))

    def completed(self, table: AgotTable, choice: Candidate) -> Move:
        """The choice with what is left open filled in at random."""
        if choice.pick:
            return choice.with_picks(self.picked(table, choice))
        return self.by_hand(table, choice.move) if choice.by_hand else choice.move

    def picked(self, table: AgotTable, choice: Candidate) -> tuple[str, ...]:
        """So many as may be, seldom more than three; mostly of those that may be picked alone."""
        among = choice.among
        if choice.least < 2 and self.rng.random() < 0.8:
            able = picks_of(LCG, table, choice)
            among = tuple(one for one, ruling in able if ruling.verdict is not Verdict.NO)
        most = min(choice.most, max(choice.least, 3), len(among))
        return tuple(self.rng.sample(among, self.rng.randint(min(choice.least, most), most)))

    def by_hand(self, table: AgotTable, move: Move) -> Move:
        """What its player says a card does."""
        if isinstance(move, moves.OrderWhenRevealed):
            order = (replace(one, effects=some_effects(table, self.rng)) for one in move.order)
            return replace(move, order=tuple(order))
        if not isinstance(move, moves.UseOfCard | moves.ResolvePassive):
            return move
        return replace(move, effects=some_effects(table, self.rng))


def _weight(choice: object) -> float:
    """Turns are seldom ended, and offers seldom let go, while something else can be done."""
    move = getattr(choice, "move", None)
    return 0.2 if isinstance(move, moves.EndTurn) else 1.0
