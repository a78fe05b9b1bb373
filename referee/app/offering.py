"""Which moves are offered at this moment, in which words?"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.choosing import Choice
from engine.kernel.decision import Decision
from engine.kernel.move import Move
from engine.kernel.reason import Verdict
from engine.kernel.ruling import Ruling
from engine.kernel.view import Area
from referee.app.labels import label
from referee.app.linking import named_in
from referee.app.telling import HEADS, MARKS
from referee.app.widgets.moves import Offer
from referee.app.wording import Wording
from referee.desk.refereeing import Refereeing

ELLIPSIS = "…"
"""Stands where something is still to be picked."""
OF_ALL_KINDS = frozenset({"play_card", "place_setup"})
EVENTS_ALONE = frozenset({"play_event", "respond", "save"})
"""Verbs for which a card nobody has named may be shown: any card, or an event in a window."""


def offers(bench: Refereeing, wording: Wording, *, looking: bool = False) -> tuple[Offer, ...]:
    """All lines: what is legal, what is not known, cards to be named, what is refused."""
    if looking or bench.session.state.over is not None:
        return ()
    found = bench.session.listed()
    apart = [_apart(one, rulings, wording) for one, rulings in found if differ(rulings)]
    agreed = [(one, rulings[0]) for one, rulings in found if not differ(rulings)]
    open_ = [_offer(one, ruling, wording) for one, ruling in agreed if ruling.verdict is not Verdict.NO]
    refused = [_offer(one, ruling, wording) for one, ruling in agreed if ruling.verdict is Verdict.NO]
    return (*open_, *apart, *_to_name(bench, wording), *_once(refused, wording))


def differ(rulings: tuple[Ruling, ...]) -> bool:
    """Whether one text allows what another forbids."""
    verdicts = {one.verdict for one in rulings}
    return Verdict.NO in verdicts and len(verdicts) > 1


def _apart(choice: Choice, rulings: tuple[Ruling, ...], wording: Wording) -> Offer:
    """A move with what each text answers."""
    offer = _offer(choice, next(one for one in rulings if one.verdict is not Verdict.NO), wording)
    return replace(offer, apart=tuple(_answer(one, wording) for one in rulings))


def _answer(ruling: Ruling, wording: Wording) -> str:
    said = f"{MARKS[ruling.verdict]} {label(HEADS[ruling.verdict])} · {label('under', text=ruling.text)}"
    return f"{said}: {wording.reason(ruling.deciding[0])}" if ruling.verdict is Verdict.NO else said


def _once(refused: list[Offer], wording: Wording) -> Iterator[Offer]:
    """What is refused; of the ways to use one card that fail for one reason, only that it is used."""
    told: set[tuple[str, str]] = set()
    for one in refused:
        choice = one.choice
        if choice is None or choice.pick or not getattr(choice.move, "effects", ()):
            yield one
            continue
        says = f"{wording.move(replace(choice.move, effects=()))} {ELLIPSIS}"
        if (says, one.why_not) not in told:
            told.add((says, one.why_not))
            yield replace(one, says=says)


def _offer(choice: Choice, ruling: Ruling, wording: Wording) -> Offer:
    # What is typed in by hand (plots of a draft) is not there to be judged yet.
    typed = choice.by_hand and not asks_effects(choice)
    says = wording.move(with_holes(choice))
    if choice.by_hand and ELLIPSIS not in says:
        says += f" {ELLIPSIS}"
    if choice.by_hand and not typed:
        says += f" ({label('by-hand')})"
    refused = ruling.verdict is Verdict.NO and not typed
    why_not = wording.reason(ruling.deciding[0]) if refused else ""
    asks = wording.question(ruling.asks) if ruling.verdict is Verdict.CANNOT_TELL and ruling.asks else ""
    return Offer(says, choice, choice.move.by, why_not, asks)


def asks_effects(choice: Choice) -> bool:
    """Whether it has still to be said what a card does."""
    return choice.by_hand and "effects" in choice.move.__struct_fields__


def with_holes(choice: Choice) -> Move:
    """The move of a choice, with a sign where something is still to be picked or named."""
    if choice.pick:
        pairs = isinstance(getattr(choice.move, choice.pick), dict)
        return choice.with_picks((f"{ELLIPSIS}:{ELLIPSIS}" if pairs else ELLIPSIS,))
    if not choice.by_hand or asks_effects(choice):
        return choice.move
    empty = {name for name in choice.move.__struct_fields__ if getattr(choice.move, name) == ""}
    return replace(choice.move, **dict.fromkeys(empty - {"by"}, ELLIPSIS))


def _to_name(bench: Refereeing, wording: Wording) -> Iterator[Offer]:
    """For each seat that may play from a hand with unnamed cards in it: naming one.

    In a window anybody may come out with an event: one line for all, however many may.
    """
    seats = _with_unnamed(bench, bench.session.waiting, OF_ALL_KINDS)
    yield from (Offer(label("from-hand", seat=wording.names(seat)), None, seat) for seat in seats)
    others = [one for one in _with_unnamed(bench, bench.session.on_the_way, EVENTS_ALONE) if one not in seats]
    if len(others) == 1:
        yield Offer(label("event-from-hand", seat=wording.names(others[0])), None, others[0])
    elif others:
        yield Offer(label("event-from-some-hand"), None)


def seats_with_unnamed(bench: Refereeing) -> tuple[str, ...]:
    """Who may play an event from a hand with unnamed cards in it."""
    return _with_unnamed(bench, bench.session.on_the_way, EVENTS_ALONE)


def _with_unnamed(bench: Refereeing, waiting: tuple[Decision, ...], verbs: frozenset[str]) -> tuple[str, ...]:
    areas = {area.id: area for area in bench.view.areas}
    asked = dict.fromkeys(one.seat for one in waiting if verbs & set(one.verbs))
    return tuple(seat for seat in asked if seat in areas and unnamed(areas[seat]))


def offers_with(card: str, found: tuple[Offer, ...]) -> Iterator[Offer]:
    """The moves that use a card, or may."""
    for one in found:
        if one.choice is not None and (card in one.choice.among or card in named_in(one.choice.move)):
            yield one


def unnamed(area: Area) -> int:
    """How many cards of the hand nobody has named."""
    rows = (row for row in area.rows if row.open and row.count is not None)
    return sum(max(0, (row.count or 0) - len(row.pieces)) for row in rows)
