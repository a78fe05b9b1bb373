"""The case format of the card games, and the run of a case."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import replace

from engine.agot.cases import implied_moves, paths, questions
from engine.agot.cases.implied_moves import TableAndRuling
from engine.agot.cases.named_cards import with_named_card
from engine.agot.cases.position import UNTOLD, AgotPosition, Saves
from engine.agot.cases.start import begin, first_moves
from engine.agot.rounds.rounds import skip_to_phase
from engine.agot.rounds.timing import PHASES
from engine.agot.rule_variants import CLOSING
from engine.agot.ruleset import RULESETS, ruleset
from engine.agot.state import effects as e
from engine.agot.state.effects import Icon, Keyword
from engine.agot.state.moves import DeclineSaves, LookAt, PlayEvent, UseAbility
from engine.agot.state.records import Plot
from engine.agot.state.references import check, effects_in
from engine.agot.state.table import AgotTable
from engine.kernel.cases.model import AnsweredQuestion, Casebook, SkipStep, StepInput
from engine.kernel.decisions import Move, Pass, verb
from engine.kernel.decoders import move_of_case
from engine.kernel.errors import Unreadable
from engine.kernel.game import Game, Verb
from engine.kernel.judge import Candidates
from engine.kernel.reasons import Question, Ruling, Verdict, violated

NUMBERS = ("income", "initiative", "claim")


class PositionPlots(Struct, frozen=True):
    """What a position says of plots."""

    plots: dict[str, dict[str, Any] | None] = {}
    """Seat -> its plot; none: absent."""
    round: int = 1


def plots_of_position(raw: dict[str, Any]) -> PositionPlots:
    """What a position that has been read says of each seat's plot."""
    seats = raw.get("seats") or ()
    return PositionPlots({seat["id"]: seat.get("plot") for seat in seats}, raw.get("round") or 1)


def with_plot_number(table: AgotTable, asked: Question | None, position: PositionPlots) -> AgotTable | None:
    """The table with the number that is asked for; nothing where the case does not give it either.

    A plot the case says nothing of counts for nothing. One without a name is the plot of its round.
    """
    field = asked.what.removeprefix("plot_") if asked is not None else ""
    if asked is None or asked.seat not in position.plots or field not in NUMBERS:
        return None
    given, plot = position.plots[asked.seat], table.seats[asked.seat].plot or Plot()
    if given is not None and (
        given.get("name") or table.round != position.round or given.get(field) == UNTOLD
    ):
        return None
    return table.seat(asked.seat, plot=replace(plot, **{field: (given or {}).get(field) or 0}))


ANSWERS = frozenset(
    {
        "respond",
        "save",
        "cancel",
        "assign_stealth",
        "redirect",
        "support_defend",
        "discard_for_claim",
        "place_power",
        "stand_by_keyword",
    }
)
"""Verbs that accept an offer, or declare a result of chance."""


def _has_begun(table: AgotTable, raw: dict[str, Any]) -> bool:
    """Whether a position says that something of its phase has been done."""
    seats = table.seats.values()
    by_seats = {
        "marshalling": any(seat.income_taken for seat in seats),
        "challenges": any(seat.challenges_made for seat in seats),
    }
    return bool(raw.get("window") or raw.get("challenge")) or by_seats.get(table.phase, False)


class Run:
    """One case after the other; each begins with its position."""

    def __init__(self, game: Game) -> None:
        """Of this game."""
        self.game = game
        self.passes = RULESETS[game.id].passes
        self.said = PositionPlots()
        self._forget()

    def _forget(self) -> None:
        self.before: Move | None = None
        self.begun = ""
        """The phase in which something has been done."""
        self._nothing_open()

    def _nothing_open(self) -> None:
        self.unanswered: AgotTable | None = None
        self.passed: frozenset[str] = frozenset()

    def position(self, raw: dict[str, Any], text: str, asked: tuple[StepInput, ...]) -> AgotTable:
        """The table of a position, with which a case begins."""
        table = begin(self.game, raw, text, asked)
        options = raw.get("options")
        passes = options.get("passes") if isinstance(options, dict) else None
        self.passes = str(passes or RULESETS[self.game.id].passes)
        self.said = plots_of_position(raw)
        self._forget()
        self.begun = table.phase if _has_begun(table, raw) else ""
        return table

    def table_and_ruling(self, table: AgotTable, move: Move, before: StepInput | None) -> TableAndRuling:
        """The state in which a move is made after what is implied, and its ruling there."""
        there, ruling = self._with_plots(table, move, self.before if before is not None else None)
        if isinstance(move, DeclineSaves) or (ruling.verdict is Verdict.NO and verb(move) in ANSWERS):
            there, ruling = self._still_open(move, (there, ruling))
        if ruling.verdict is Verdict.NO and isinstance(move, PlayEvent | UseAbility):
            ruling = self._once_closed(table, ruling)
        self._remember(move, there, done=ruling.verdict is Verdict.YES)
        return there, ruling

    def _remember(self, move: Move, there: AgotTable, *, done: bool) -> None:
        """A move that is refused changes nothing, nor does a look at a pile: what was open stays open.

        A refused move of another seat counts as its turn between two actions.
        """
        if isinstance(move, LookAt):
            return
        if isinstance(move, Pass):
            self.passed |= {move.by}
        elif done:
            self._nothing_open()
        if done:
            self.before, self.begun = move, there.phase
        elif self.before is not None and self.before.by != move.by:
            self.before = None

    def settle(self, table: AgotTable, following: tuple[StepInput, ...]) -> AgotTable:
        """The table after what silence means, before facts are read."""
        settled = implied_moves.settle_silence(self.game, table, following)
        if settled is not table and self.unanswered is None:
            self.unanswered = table
        return settled

    def skip(self, table: AgotTable, skip: SkipStep) -> AgotTable:
        """Skips to the start of a phase; all open windows before it are over.

        Raises:
            Unreadable: the table is at the start of that phase already, so the step is ambiguous.
        """
        if skip.phase == table.phase != self.begun:
            raise Unreadable("stands_there_already", phase=skip.phase)
        self._forget()
        return skip_to_phase(self.game, table, skip.phase, skip.active)

    def _with_plots(self, table: AgotTable, move: Move, before: StepInput | None) -> TableAndRuling:
        there, ruling = implied_moves.table_and_ruling(self.game, table, move, before, self.passes)
        with_number = with_plot_number(table, ruling.asks, self.said)
        return (there, ruling) if with_number is None else self._with_plots(with_number, move, before)

    def _still_open(self, move: Move, otherwise: TableAndRuling) -> TableAndRuling:
        """Passes, looks, questions and refused moves are no actions: what came before them can be answered.

        Not by who has passed himself.
        """
        if self.unanswered is None or move.by in self.passed:
            return otherwise
        found = self._with_plots(self.unanswered, move, None)
        refused = found[1].verdict is Verdict.NO
        return otherwise if refused and otherwise[1].verdict is not Verdict.NO else found

    def _once_closed(self, table: AgotTable, ruling: Ruling) -> Ruling:
        """Where all have passed one after the other, that is what speaks against a further action first."""
        if not table.over and self.passed >= frozenset(table.order):
            point = CLOSING.reason(table, "passes_close")
            closed = violated("window_has_closed", rules=point.rules, basis=point.basis, because=(point,))
            reason = self.game.names.reason(closed) if self.game.names is not None else closed
            return replace(ruling, reasons=(reason, *ruling.reasons))
        return ruling


ROUND = "hbo.round.seven_phases"

VALUES: dict[str, tuple[Any, ...]] = {
    "icons": get_args(Icon),
    "keywords": get_args(Keyword),
    "saves": get_args(Saves),
    "unique": (True, False),
}
"""Field of a card -> what it may be, or hold."""


def casebook(game: Game, choices: Callable[[Any], Candidates]) -> Casebook:
    """What the case format means in this game; ``choices``: candidate answers to what a table waits for."""
    edition = RULESETS[game.id]
    playable = tuple(case for case in game.in_cases if verb(case.move) not in edition.unheard_of)
    run = Run(game)
    return Casebook(
        game=game,
        position=run.position,
        step=lambda raw, table: read_step(raw, table, playable),
        check_path=paths.check_path,
        fact=lambda path, table, so_far: paths.fact(game, path, table, so_far),
        answer=lambda ask, table: in_own_words(game, questions.answer(ask, table)),
        reach=run.table_and_ruling,
        skip=run.skip,
        settle=run.settle,
        round_rule=game.names.id(ROUND) if game.names is not None else ROUND,
        choices=choices,
        values=lambda question: VALUES.get(question.what, ()),
        first_moves=first_moves,
        with_named=with_named_card,
        ordered=frozenset({"response_order", "action_order"}),
        fields=AgotPosition,
    )


def in_own_words(game: Game, answered: AnsweredQuestion) -> AnsweredQuestion:
    """The answer with the rules as the game calls them."""
    if game.names is None:
        return answered
    ruling = answered.ruling
    reasons = tuple(game.names.reason(reason) for reason in ruling.reasons)
    return AnsweredQuestion(answered.value, Ruling(ruling.verdict, ruling.text, reasons))


def read_step(raw: dict[str, Any], table: AgotTable, playable: tuple[Verb, ...]) -> StepInput:
    """One step of a case.

    Raises:
        Unreadable: the verb, a field, a seat or a card is unknown.
    """
    if "ask" in raw:
        return questions.read_question(raw, table)
    if raw.get("do") == "go_to_phase":
        return _skip(raw, table)
    if raw.get("do") in ruleset(table).carried_out and not _names_a_card_of_the_catalogue(table):
        playable = tuple(known for known in playable if verb(known.move) not in ruleset(table).carried_out)
    move = move_of_case(_with_the_only_target(raw, table), playable)
    _check_fields(raw, table)
    check(table, move)
    for effect in effects_in(move):
        _check_effect(effect)
    return move


def _names_a_card_of_the_catalogue(table: AgotTable) -> bool:
    plots = (seat.plot for seat in table.seats.values())
    named = any(card.face for card in table.cards.values()) or any(plot and plot.face for plot in plots)
    return named or not table.borrowed


def _with_the_only_target(raw: dict[str, Any], table: AgotTable) -> dict[str, Any]:
    """Between two a challenge has one possible target, and need not say it; among more it must.

    Raises:
        Unreadable: it does not say which of several it is against.
    """
    if raw.get("do") != "declare_challenge" or raw.get("target") is not None:
        return raw
    others = [seat for seat in table.order if seat != raw.get("by")]
    if len(others) != 1:
        whom = f"target ({', '.join(others)})"
        raise Unreadable("field_missing", verb="declare_challenge", field=whom)
    return {**raw, "target": others[0]}


def _check_fields(raw: dict[str, Any], table: AgotTable) -> None:
    """A field of a verb may belong to another game."""
    pay = raw.get("pay")
    given = [(str(raw["do"]), field) for field in raw]
    given += [("pay", str(field)) for field in (pay if isinstance(pay, dict) else ())]
    for name, field in given:
        if (name, field) in ruleset(table).foreign_fields:
            raise Unreadable("unknown_field", verb=name, field=field)
    if (str(raw["do"]), f"{raw.get('for')}") in ruleset(table).foreign_fields:
        raise Unreadable("unknown_field", verb=str(raw["do"]), field=str(raw.get("for")))


def _check_effect(effect: e.Effect) -> None:
    """What an effect cannot do without is told."""
    if isinstance(effect, e.DiscardAttachment) and not (effect.target or effect.duplicate_of):
        kind = str(effect.__struct_config__.tag)
        raise Unreadable("argument_missing", question=kind, argument="target")


def _skip(raw: dict[str, Any], table: AgotTable) -> SkipStep:
    unknown = set(raw) - {"do", "by", "phase", "active"}
    if unknown:
        raise Unreadable("unknown_field", verb="go_to_phase", field=min(unknown))
    if raw.get("phase") not in list(PHASES):
        raise Unreadable("unknown_phase", read=str(raw.get("phase")), known=PHASES)
    for field in ("active", "by"):
        if raw.get(field) is not None and raw[field] not in table.order:
            raise Unreadable("unknown_seat", seat=str(raw[field]), known=table.order)
    return SkipStep(raw["phase"], raw.get("active") or "")
