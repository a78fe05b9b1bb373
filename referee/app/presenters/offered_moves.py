"""The moves offered now, what each names, and what has to come before a move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.kernel.decisions import Decision, DecisionKind, Move, PassWindow, verb
from engine.kernel.errors import RefereeError
from engine.kernel.judge import Candidate
from engine.kernel.reasons import Ruling, Verdict
from engine.kernel.view import ViewArea
from referee.app.presenters.ruling_tree import HEADS, MARKS
from referee.app.presenters.wording import Wording
from referee.app.widgets.move_list import OfferedMove
from referee.session.controller import GameController
from referee.session.session import Session
from referee.words.speech import label

WHO = ("do", "by")
"""Fields that say what is done and by whom, not with what."""


def named_in(move: Move) -> frozenset[str]:
    """Every word in a move that may be the id of a card or of a place."""
    plain: dict[str, Any] = msgspec.to_builtins(move)
    return frozenset(word for name, value in plain.items() if name not in WHO for word in _words(value))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _words(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _words(part)


def about(piece: str, offers: tuple[OfferedMove, ...]) -> tuple[int, ...]:
    """The offers about this card, area or unit."""
    return tuple(
        number
        for number, offer in enumerate(offers)
        if offer.choice is not None and piece in named_in(offer.choice.move)
    )


def may_be_chosen(offers: tuple[OfferedMove, ...]) -> frozenset[str]:
    """Everything that an offer which is not refused names."""
    able = (offer.choice.move for offer in offers if offer.choice is not None and not offer.why_not)
    return frozenset(word for move in able for word in named_in(move))


ELLIPSIS = "…"
"""Stands where something is still to be picked."""
OF_ALL_KINDS = frozenset({"play_card", "place_setup"})
EVENTS_ALONE = frozenset({"play_event", "respond", "save"})
"""Verbs for which a card nobody has named may be shown: any card, or an event in a window."""


def offers(controller: GameController, wording: Wording, *, looking: bool = False) -> tuple[OfferedMove, ...]:
    """The lines of the list: legal moves, undecided ones, cards to be named, refused moves."""
    if looking or controller.session.state.over is not None:
        return ()
    session = controller.session
    listed = [
        (candidate, rulings)
        for candidate, rulings in session.offered_choices()
        if not session.left_out(candidate.move)
    ]
    apart = [_apart(candidate, rulings, wording) for candidate, rulings in listed if differ(rulings)]
    agreed = [(candidate, rulings[0]) for candidate, rulings in listed if not differ(rulings)]
    open_ = [
        _offer(candidate, ruling, wording) for candidate, ruling in agreed if ruling.verdict is not Verdict.NO
    ]
    refused = [
        _offer(candidate, ruling, wording) for candidate, ruling in agreed if ruling.verdict is Verdict.NO
    ]
    lines = (*open_, *apart, *_to_name(controller, wording), *_once(refused, wording))
    window = session.adapter.window(session.public)
    return lines if window is None else tuple(_in_window(line, window.asks) for line in lines)


def _in_window(offer: OfferedMove, asks: str) -> OfferedMove:
    """The line by which everybody passes, which says what nobody does then."""
    if offer.choice is None or not isinstance(offer.choice.move, PassWindow):
        return offer
    return replace(offer, says=label("nobody-now", asks=asks))


def differ(rulings: tuple[Ruling, ...]) -> bool:
    """Whether one text allows what another forbids."""
    verdicts = {ruling.verdict for ruling in rulings}
    return Verdict.NO in verdicts and len(verdicts) > 1


def _apart(choice: Candidate, rulings: tuple[Ruling, ...], wording: Wording) -> OfferedMove:
    """A move with the answer of each text."""
    offer = _offer(choice, next(ruling for ruling in rulings if ruling.verdict is not Verdict.NO), wording)
    return replace(offer, apart=tuple(answer(ruling, wording) for ruling in rulings))


def answer(ruling: Ruling, wording: Wording) -> str:
    """The answer of one text to a move, in a line."""
    sentence = f"{MARKS[ruling.verdict]} {label(HEADS[ruling.verdict])} · {label('under', text=ruling.text)}"
    return f"{sentence}: {wording.reason(ruling.deciding[0])}" if ruling.verdict is Verdict.NO else sentence


def _once(refused: list[OfferedMove], wording: Wording) -> Iterator[OfferedMove]:
    """The refused moves; uses of one card that fail for the same reason become one line."""
    sentences: set[tuple[str, str]] = set()
    for offer in refused:
        choice = offer.choice
        if choice is None or choice.pick or not getattr(choice.move, "effects", ()):
            yield offer
            continue
        says = f"{wording.move(replace(choice.move, effects=()))} {ELLIPSIS}"
        if (says, offer.why_not) not in sentences:
            sentences.add((says, offer.why_not))
            yield replace(offer, says=says)


def _offer(choice: Candidate, ruling: Ruling, wording: Wording) -> OfferedMove:
    # What is typed in by hand (plots of a draft) is not there to be judged yet.
    typed = choice.by_hand and not asks_effects(choice)
    says = wording.move(with_holes(choice))
    if choice.by_hand and ELLIPSIS not in says:
        says += f" {ELLIPSIS}"
    if choice.by_hand and not typed:
        says += f" ({label('by-hand')})"
    brings = wording.brings(choice.move)
    says += f" · {brings}" if brings else ""
    refused = ruling.verdict is Verdict.NO and not typed
    why_not = wording.reason(ruling.deciding[0]) if refused else ""
    asks = wording.question(ruling.asks) if ruling.verdict is Verdict.CANNOT_TELL and ruling.asks else ""
    return OfferedMove(says, choice, choice.move.by, why_not, asks)


def asks_effects(choice: Candidate) -> bool:
    """Whether the effects of a card have still to be told."""
    return choice.by_hand and "effects" in choice.move.__struct_fields__


def with_holes(choice: Candidate) -> Move:
    """The move of a choice, with a sign where something is still to be chosen or named."""
    if choice.pick:
        pairs = isinstance(getattr(choice.move, choice.pick), dict)
        return choice.with_picks((f"{ELLIPSIS}:{ELLIPSIS}" if pairs else ELLIPSIS,))
    if not choice.by_hand or asks_effects(choice):
        return choice.move
    empty = {name for name in choice.move.__struct_fields__ if getattr(choice.move, name) == ""}
    return replace(choice.move, **dict.fromkeys(empty - {"by"}, ELLIPSIS))


def _to_name(controller: GameController, wording: Wording) -> Iterator[OfferedMove]:
    """For each seat with an unnamed card that may be playable, the line that names one.

    In a window anybody may come out with an event: one line for all, however many may.
    """
    session = controller.session
    seats = _with_unnamed(controller, session.waiting, OF_ALL_KINDS)
    is_setup = any("place_setup" in decision.verbs for decision in session.waiting)
    key = "from-hand" if is_setup else "play-from-hand"
    yield from (OfferedMove(label(key, seat=wording.names(seat)), None, seat) for seat in seats)
    waits = session.first_game and controller.view.facts.get("round") == 1
    events = () if waits else session.on_the_way
    others = [offer for offer in _with_unnamed(controller, events, EVENTS_ALONE) if offer not in seats]
    if len(others) == 1:
        yield OfferedMove(label("event-from-hand", seat=wording.names(others[0])), None, others[0])
    elif others:
        yield OfferedMove(label("event-from-some-hand"), None)


def seats_with_unnamed(controller: GameController) -> tuple[str, ...]:
    """The seats that may play an event card from a hand with unnamed cards."""
    return _with_unnamed(controller, controller.session.on_the_way, EVENTS_ALONE)


def _with_unnamed(
    controller: GameController, waiting: tuple[Decision, ...], verbs: frozenset[str]
) -> tuple[str, ...]:
    areas = {area.id: area for area in controller.view.areas}
    asked = dict.fromkeys(decision.seat for decision in waiting if verbs & set(decision.verbs))
    return tuple(seat for seat in asked if seat in areas and unnamed_count(areas[seat]))


def offers_with(card: str, offered: tuple[OfferedMove, ...]) -> Iterator[OfferedMove]:
    """The offers that use a card, or may."""
    for offer in offered:
        if offer.choice is not None and (card in offer.choice.among or card in named_in(offer.choice.move)):
            yield offer


def unnamed_count(area: ViewArea) -> int:
    """The number of unnamed cards in a hand."""
    rows = (row for row in area.rows if row.open and row.count is not None)
    return sum(max(0, (row.count or 0) - len(row.pieces)) for row in rows)


TO_ANSWER = (DecisionKind.DUTY, DecisionKind.TURN, DecisionKind.CHANCE, DecisionKind.PROCEDURE)
"""Decisions that nobody can pass by; what the whole table does is due only where something has to be told."""


def comes_first(session: Session, move: Move, rulings: Iterable[Ruling]) -> Decision | None:
    """The other decision that has to come before a refused move."""
    asked = next((decision for decision in session.waiting if decision.kind in TO_ANSWER), None)
    if not too_soon(rulings):
        return None
    if any(verb(move) in decision.verbs and move.by in ("", decision.seat) for decision in session.waiting):
        return None
    return asked


def too_soon(rulings: Iterable[Ruling]) -> bool:
    """Whether a move is refused only because its moment is still to come."""
    waits = [change for ruling in rulings for change in ruling.changes if change.what.startswith("wait")]
    return bool(waits) and not any(reason.alone for reason in waits)


def why_not_begun(session: Session, wording: Wording, begins: Move) -> str:
    """The reason in one sentence why an outcome cannot have begun; or nothing.

    Where it comes too soon, what comes first is worth more than any rule.
    """
    refused = _refused(session, begins)
    if refused is None:
        return ""
    if too_soon((refused,)):
        missing = session.moves_missing_before(begins, refused.text)
        if missing:
            return label("comes-first", what=", ".join(map(wording.move, missing)))
        if session.waiting:
            return label("comes-first", what=wording.decision(session.waiting[0]))
    return wording.reason(refused.deciding[0])


def not_yet(session: Session, wording: Wording, begins: Move) -> str:
    """The reason why a move told without its cards comes at another time, and what is awaited now."""
    refused = _refused(session, begins)
    if refused is None or not too_soon((refused,)) or session.moves_missing_before(begins, refused.text):
        return ""
    asked = (label("comes-first", what=wording.decision(decision)) for decision in session.waiting[:1])
    return " ".join((wording.reason(refused.deciding[0]), *asked))


def _refused(session: Session, move: Move) -> Ruling | None:
    """The ruling that forbids a move, if one does."""
    try:
        _, rulings = session.rule_on(move)
    except RefereeError:
        return None
    return next((ruling for ruling in rulings if ruling.verdict is Verdict.NO), None)
