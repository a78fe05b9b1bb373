"""The case format of the card games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from engine.agot.cases import paths, questions
from engine.agot.cases.position import Position, Saves
from engine.agot.cases.run import Run
from engine.agot.rounds.timing import PHASES
from engine.agot.ruleset import RULESETS, ruleset
from engine.agot.state import effects as e
from engine.agot.state.effects import Icon, Keyword
from engine.agot.state.references import check, effects_in
from engine.agot.state.table import Table
from engine.kernel.cases.model import AnsweredQuestion, Casebook, SkipStep, StepInput
from engine.kernel.decoders import move_of_case
from engine.kernel.errors import Unreadable
from engine.kernel.game import Game, Verb
from engine.kernel.judge import Candidates
from engine.kernel.moves import verb
from engine.kernel.reasons import Ruling

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
    playable = tuple(one for one in game.in_cases if verb(one.move) not in edition.unheard_of)
    run = Run(game)
    return Casebook(
        game=game,
        position=run.position,
        step=lambda raw, table: read_step(raw, table, playable),
        check_path=paths.check_path,
        fact=lambda path, table, so_far: paths.fact(game, path, table, so_far),
        answer=lambda ask, table: in_own_words(game, questions.answer(ask, table)),
        reach=run.reach,
        skip=run.skip,
        settle=run.settle,
        round_rule=game.names.id(ROUND) if game.names is not None else ROUND,
        choices=choices,
        values=lambda question: VALUES.get(question.what, ()),
        ordered=frozenset({"response_order", "action_order"}),
        fields=Position,
    )


def in_own_words(game: Game, answered: AnsweredQuestion) -> AnsweredQuestion:
    """The answer with the rules as the game calls them."""
    if game.names is None:
        return answered
    ruling = answered.ruling
    reasons = tuple(game.names.reason(one) for one in ruling.reasons)
    return AnsweredQuestion(answered.value, Ruling(ruling.verdict, ruling.text, reasons))


def read_step(raw: dict[str, Any], table: Table, playable: tuple[Verb, ...]) -> StepInput:
    """One step of a case.

    Raises:
        Unreadable: the verb, a field, a seat or a card is unknown.
    """
    if "ask" in raw:
        return questions.read_question(raw, table)
    if raw.get("do") == "go_to_phase":
        return _skip(raw, table)
    if raw.get("do") in ruleset(table).carried_out and not _names_a_card_of_the_catalogue(table):
        playable = tuple(one for one in playable if verb(one.move) not in ruleset(table).carried_out)
    move = move_of_case(_with_the_only_target(raw, table), playable)
    _check_fields(raw, table)
    check(table, move)
    for effect in effects_in(move):
        _check_effect(effect)
    return move


def _names_a_card_of_the_catalogue(table: Table) -> bool:
    plots = (seat.plot for seat in table.seats.values())
    named = any(card.face for card in table.cards.values()) or any(plot and plot.face for plot in plots)
    return named or not table.borrowed


def _with_the_only_target(raw: dict[str, Any], table: Table) -> dict[str, Any]:
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


def _check_fields(raw: dict[str, Any], table: Table) -> None:
    """A field of a verb may belong to another game."""
    pay = raw.get("pay")
    given = [(str(raw["do"]), field) for field in raw]
    given += [("pay", str(field)) for field in (pay if isinstance(pay, dict) else ())]
    for one, field in given:
        if (one, field) in ruleset(table).foreign_fields:
            raise Unreadable("unknown_field", verb=one, field=field)
    if (str(raw["do"]), f"{raw.get('for')}") in ruleset(table).foreign_fields:
        raise Unreadable("unknown_field", verb=str(raw["do"]), field=str(raw.get("for")))


def _check_effect(effect: e.Effect) -> None:
    """The effects of the format are fewer than those of a table."""
    kind = str(effect.__struct_config__.tag)
    if isinstance(effect, e.GainGold | e.GainIcon | e.LoseKeyword | e.Attach | e.PutIntoPlay):
        raise Unreadable("unknown_effect", kind=kind)
    if getattr(effect, "until", "phase") not in ("challenge", "phase"):
        raise Unreadable("unknown_duration", kind=kind, until=str(getattr(effect, "until", "")))
    if isinstance(effect, e.DiscardAttachment) and not (effect.target or effect.duplicate_of):
        raise Unreadable("argument_missing", question=kind, argument="target")


def _skip(raw: dict[str, Any], table: Table) -> SkipStep:
    unknown = set(raw) - {"do", "by", "phase", "active"}
    if unknown:
        raise Unreadable("unknown_field", verb="go_to_phase", field=min(unknown))
    if raw.get("phase") not in list(PHASES):
        raise Unreadable("unknown_phase", read=str(raw.get("phase")), known=PHASES)
    for field in ("active", "by"):
        if raw.get(field) is not None and raw[field] not in table.order:
            raise Unreadable("unknown_seat", seat=str(raw[field]), known=table.order)
    return SkipStep(raw["phase"], raw.get("active") or "")
