"""The case format as a Thrones game reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from engine.kernel.cases import Answered, Asked, Casebook, Skip
from engine.kernel.choosing import Choices
from engine.kernel.errors import Unreadable
from engine.kernel.game import Game
from engine.kernel.move import Move, verb
from engine.kernel.reading import move_of_case
from engine.kernel.ruling import Ruling
from engine.thrones import effects as e
from engine.thrones import facts
from engine.thrones.cases import paths, questions
from engine.thrones.cases.position import Saves
from engine.thrones.cases.run import Run
from engine.thrones.edition import EDITIONS, of
from engine.thrones.effects import Icon, Keyword
from engine.thrones.moves import KeepHand
from engine.thrones.references import check, effects_in
from engine.thrones.table import Table
from engine.thrones.timing import PHASES

ROUND = "hbo.round.seven_phases"

NOT_IN_CASES = (*(one.move for one in facts.VERBS), KeepHand)
"""What a table tells a referee, and silence spelt out, are no part of the case format."""


VALUES: dict[str, tuple[Any, ...]] = {
    "icons": get_args(Icon),
    "keywords": get_args(Keyword),
    "saves": get_args(Saves),
    "unique": (True, False),
}
"""Field of a card -> what it may be, or hold."""

ABSENT: dict[str, tuple[str, ...]] = {
    "declare_challenge": ("attackers",),
    "choose_victims": ("cards",),
    "stand_by_keyword": ("cards",),
    "order_passives": ("order",),
    "apply_effect": ("effects",),
}
"""Lists that a move cannot do without, and a case may leave out: they are empty."""


def casebook(game: Game, choices: Callable[[Any], Choices]) -> Casebook:
    """What the case format means in this game; ``choices``: candidate answers to what a table waits for."""
    edition = EDITIONS[game.id]
    playable = tuple(
        kind for kind in game.verbs if kind not in NOT_IN_CASES and verb(kind) not in edition.unheard_of
    )
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
    )


def in_own_words(game: Game, answered: Answered) -> Answered:
    """The answer with the rules as the game calls them."""
    if game.names is None:
        return answered
    ruling = answered.ruling
    reasons = tuple(game.names.reason(one) for one in ruling.reasons)
    return Answered(answered.value, Ruling(ruling.verdict, ruling.text, reasons))


def read_step(raw: dict[str, Any], table: Table, playable: tuple[type[Move], ...]) -> Asked:
    """One step of a case.

    Raises:
        Unreadable: the verb, a field, a seat or a card is unknown.
    """
    if "ask" in raw:
        return questions.read_question(raw, table)
    if raw.get("do") == "go_to_phase":
        return _skip(raw, table)
    if raw.get("do") in of(table).carried_out and not _names_a_card_of_the_catalogue(table):
        playable = tuple(kind for kind in playable if verb(kind) not in of(table).carried_out)
    left_out: dict[str, Any] = {
        name: [] for name in ABSENT.get(str(raw.get("do")), ()) if raw.get(name) is None
    }
    move = move_of_case({**_with_the_only_target(raw, table), **left_out}, playable)
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
        if (one, field) in of(table).foreign_fields:
            raise Unreadable("unknown_field", verb=one, field=field)
    if (str(raw["do"]), f"{raw.get('for')}") in of(table).foreign_fields:
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


def _skip(raw: dict[str, Any], table: Table) -> Skip:
    unknown = set(raw) - {"do", "by", "phase", "active"}
    if unknown:
        raise Unreadable("unknown_field", verb="go_to_phase", field=min(unknown))
    if raw.get("phase") not in list(PHASES):
        raise Unreadable("unknown_phase", read=str(raw.get("phase")), known=PHASES)
    for field in ("active", "by"):
        if raw.get(field) is not None and raw[field] not in table.order:
            raise Unreadable("unknown_seat", seat=str(raw[field]), known=table.order)
    return Skip(raw["phase"], raw.get("active") or "")
