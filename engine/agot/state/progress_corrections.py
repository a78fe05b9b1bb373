"""How far a game has come, as a judge may set it right: phase, turn, window, challenge, lasting effects."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from engine.agot.rounds.rounds import begin_round
from engine.agot.rounds.timing import PHASES
from engine.agot.state.moves import CHALLENGE_KINDS
from engine.agot.state.piles import end_modifiers
from engine.agot.state.records import CHALLENGE, CHARACTER, PLAY, Challenge, Lasting, Modifier, Plot
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import Correct, CorrectedValue, Limit, RecordedValues

TURNS = ("marshalling", "challenges")
"""Phases in which one player after the other has a turn."""
PROGRESS_FIELDS = {
    "phase": Limit(str, "hbo.round.seven_phases", among=PHASES),
    "active": Limit(str, "hbo.challenge.turns"),
    "word": Limit(str, "hbo.action.window_order"),
    "passed": Limit(tuple, "hbo.action.window_order"),
    "challenge": Limit(str, "hbo.challenge.turns", among=("", *CHALLENGE_KINDS)),
    "attackers": Limit(tuple, "hbo.challenge.participants"),
    "defenders": Limit(tuple, "hbo.challenge.participants"),
    "winner": Limit(str, "hbo.challenge.totals"),
    "due": Limit(int, "hbo.claim.general"),
    "lasting": Limit(tuple, "hbo.lasting.definition"),
}
"""Fields of the table, and of the window and the challenge that are under way."""


def recorded_progress(table: AgotTable) -> RecordedValues:
    """What of it there is."""
    return {("", field): value for field, value in _stands(table) if value is not None}


def _stands(table: AgotTable) -> Iterator[tuple[str, CorrectedValue]]:
    yield "phase", table.phase if table.phase in PHASES else None
    yield "active", table.active if table.phase in TURNS and table.active else None
    yield from zip(("word", "passed"), _window(table), strict=True)
    challenge = table.challenge
    if challenge is not None:
        yield "challenge", challenge.kind
        yield "attackers", challenge.attackers
        yield "defenders", challenge.defenders
    if challenge is not None and challenge.attack is not None:
        yield "winner", challenge.winner
    if challenge is not None and challenge.winner and challenge.due:
        yield "due", challenge.due
    yield "lasting", tuple(lasting_name(effect) for effect in table.lasting)


def progress(table: AgotTable, field: str) -> CorrectedValue:
    """The current value of one field; None where nothing of the kind is under way."""
    return next((value for name, value in _stands(table) if name == field), None)


def _window(table: AgotTable) -> tuple[str | None, tuple[str, ...] | None]:
    """Whose word it is in the window on top, and who has passed."""
    slots = table.agenda[-1].slots if table.agenda else {}
    passed = slots.get("passed")
    if not isinstance(passed, tuple) or "first" not in slots:
        return None, None
    order, last = table.order, str(slots.get("last", ""))
    word = order[(order.index(last) + 1) % len(order)] if last in order else str(slots["first"])
    return word, passed


def lasting_name(effect: Lasting | Modifier) -> str:
    """What a lasting effect is called, by which it can be taken away."""
    amount = f"{effect.amount:+}" if effect.amount else ""
    parts = (effect.what, amount, effect.value, getattr(effect, "seat", ""), effect.origin)
    return " ".join(part for part in parts if part)


def progress_is_possible(table: AgotTable, move: Correct) -> bool:
    """Whether the table can stand so."""
    if progress(table, move.field) is None:
        return False
    return POSSIBLE[move.field](table, move.value)


def _is_seat(table: AgotTable, value: CorrectedValue) -> bool:
    return value in table.seats


def _are_seats(table: AgotTable, value: CorrectedValue) -> bool:
    return isinstance(value, tuple) and len(value) < len(table.seats) and set(value) <= set(table.seats)


def _is_challenge(table: AgotTable, value: CorrectedValue) -> bool:
    """Of another kind as long as it is not resolved; it can always be one that was never made."""
    return value in ("", _challenge(table).kind) or _challenge(table).attack is None


def _attack(table: AgotTable, value: CorrectedValue) -> bool:
    return bool(value) and _of_one_side(table, value, _challenge(table).by)


def _defend(table: AgotTable, value: CorrectedValue) -> bool:
    return _of_one_side(table, value, _challenge(table).defending)


def _wins(table: AgotTable, value: CorrectedValue) -> bool:
    """As long as the claim is to be paid, the attacking player may turn out not to have won."""
    challenge = _challenge(table)
    return value == challenge.winner or (challenge.due > 0 and value in ("", challenge.defending))


def _of_one_side(table: AgotTable, value: CorrectedValue, seat: str) -> bool:
    """Whether they are characters of this player in play."""
    if not isinstance(value, tuple) or len(set(value)) < len(value):
        return False
    cards = [table.cards.get(id_) for id_ in value]
    return all(
        card is not None and (card.zone, card.kind, card.controller) == (PLAY, CHARACTER, seat)
        for card in cards
    )


def _is_left(table: AgotTable, value: CorrectedValue) -> bool:
    """Lasting effects are taken away and not made by hand."""
    return isinstance(value, tuple) and set(value) <= {lasting_name(effect) for effect in table.lasting}


def _anything(table: AgotTable, value: CorrectedValue) -> bool:
    return value is not None and bool(table.seats)


POSSIBLE: dict[str, Callable[[AgotTable, CorrectedValue], bool]] = {
    "phase": _anything,
    "active": _is_seat,
    "word": _is_seat,
    "passed": _are_seats,
    "challenge": _is_challenge,
    "attackers": _attack,
    "defenders": _defend,
    "winner": _wins,
    "due": _anything,
    "lasting": _is_left,
}


def _challenge(table: AgotTable) -> Challenge:
    assert table.challenge is not None
    return table.challenge


def set_progress(table: AgotTable, field: str, value: CorrectedValue) -> AgotTable:
    """The table with one of these fields as a judge says."""
    if field == "phase":
        return begin_round(table, str(value), table.first_player if value in TURNS else "")
    if field == "active":
        return _between_challenges(table, str(value))
    if field == "challenge" and not value:
        return _between_challenges(table, table.active)
    if field in ("word", "passed"):
        return _in_window(table, field, value)
    if field == "lasting":
        names = value if isinstance(value, tuple) else ()
        return table.put(lasting=tuple(effect for effect in table.lasting if lasting_name(effect) in names))
    return table.put(challenge=_participants(_challenge(table), field, value))


def _between_challenges(table: AgotTable, active: str) -> AgotTable:
    """The turn of a player in which nothing is under way."""
    return begin_round(end_modifiers(table, until=CHALLENGE).put(challenge=None), table.phase, active)


def _participants(challenge: Challenge, field: str, value: CorrectedValue) -> Challenge:
    changed = replace(challenge, **{"kind" if field == "challenge" else field: value})
    if field == "due" and isinstance(value, int):
        return replace(changed, claim=max(value, challenge.claim or 0))
    if field == "winner" and value != challenge.winner:
        loser = challenge.by if value else ""
        return replace(changed, loser=loser, claim=None, due=0, unopposed=False)
    if field == "defenders":
        return replace(changed, opposed=bool(value) or (changed.opposed and not challenge.defenders))
    if field == "attackers" and isinstance(value, tuple):
        stealth = {
            attacker: bypassed for attacker, bypassed in challenge.stealth.items() if attacker in value
        }
        return replace(changed, stealth=stealth, bypassed=tuple(stealth.values()))
    return changed


def _in_window(table: AgotTable, field: str, value: CorrectedValue) -> AgotTable:
    top = table.agenda[-1]
    if field == "passed":
        last = value[-1] if isinstance(value, tuple) and value else ""
        slots = {**top.slots, "passed": value, "last": last, "acted": False}
    else:
        slots = {**top.slots, "first": value, "last": "", "passed": ()}
    return table.put(agenda=(*table.agenda[:-1], replace(top, slots=slots)))


def with_plot(plot: Plot | None, name: str) -> Plot:
    """The revealed plot is this one; its printed values have to be declared."""
    return plot if plot is not None and plot.name == name else Plot(name)
