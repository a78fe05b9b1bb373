"""A position, one line of play, what must hold: the words in which the tests of the HBO edition are told.

    given = marshalling(stark=seat(gold=3, hand=[card("s1", cost=4)]))
    refused(given, do("play_card", "stark", card="s1"), because="hbo.gold.pay_for_cards")

A position is one of the case format, so every field of that format may be named; what is not named is 0,
empty or absent. Between two moves silence means what it means in a case. A failure prints where play has
got to, what was being asked, and the position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce, wraps
from inspect import signature
from operator import or_
from typing import Any

import msgspec

from engine.hbo.cases import CASEBOOK
from engine.hbo.game import HBO
from engine.kernel.case_comparing import same
from engine.kernel.cases import Answered, Ask, Untold
from engine.kernel.decision import Decision
from engine.kernel.move import Move
from engine.kernel.play import carry_out, decisions, judge
from engine.kernel.reason import Basis, Reason, Verdict
from engine.kernel.ruling import Ruling
from engine.kernel.told import Decide
from engine.thrones.cases import implied, paths
from engine.thrones.cases.start import begin
from engine.thrones.table import Table
from tests.each import Claim, hold

BG, PL = "bg-2013", "pl-2012"
TEXTS = (BG, PL)


def under_both_texts(claim: Claim) -> Claim:
    """The claim is made under either text; as one test, and `tests/each.py` says why."""
    asked = signature(claim)

    @wraps(claim)
    def test(**given: Any) -> None:
        hold(lambda text: claim(text=text, **given), list(TEXTS))

    others = [one for one in asked.parameters.values() if one.name != "text"]
    vars(test)["__signature__"] = asked.replace(parameters=others)
    return test


MOVES: Any = reduce(or_, HBO.verbs)

Raw = dict[str, Any]
LISTS = ("house", "icons", "keywords", "traits", "immune_to")


def card(name: str, /, **fields: Any) -> Raw:
    """A card of the case format; its id is its name, unless an id is given.

    ``house`` and the other fields that are lists may be given as one word.
    """
    told = {
        key: [value] if key in LISTS and isinstance(value, str) else value for key, value in fields.items()
    }
    return {"id": name, "name": name, **told}


def seat(hand: Sequence[Raw] | int = (), unknown: int = 0, **fields: Any) -> Raw:
    """A seat of the case format. ``hand``: cards, or how many; ``unknown``: so many unknown ones besides."""
    known = [] if isinstance(hand, int) else list(hand)
    count = unknown + (hand if isinstance(hand, int) else len(known))
    return {"hand": {"count": count, "known": known}, **fields}


def plot(claim: int = 0, income: int = 0, initiative: int = 0, **fields: Any) -> Raw:
    """A revealed plot."""
    return {"claim": claim, "income": income, "initiative": initiative, **fields}


def table(
    phase: str,
    *,
    text: str = BG,
    decided: Mapping[str, str] | None = None,
    doing: Sequence[Move] = (),
    stark: Raw | None = None,
    lannister: Raw | None = None,
    **fields: Any,
) -> Table:
    """The table of a position, Stark being first player unless another is named.

    Args:
        phase: has just begun, apart from what other fields say.
        text: the printing under which it is judged.
        decided: rule -> option, where the table has decided for itself.
        doing: the moves to come; in set-up and in the plot phase they tell how far the phase has got.
        stark: his seat.
        lannister: his seat.
        fields: any other field of a position (``active_player``, ``window``, ``challenge``...).
    """
    seats = [
        {"id": house, "house": house, **(given or seat())}
        for house, given in (("stark", stark), ("lannister", lannister))
    ]
    raw: Raw = {"phase": phase, "first_player": "stark", "seats": seats, **fields}
    found = begin(HBO, raw, text, tuple(doing))
    for point, option in (decided or {}).items():
        found = carry_out(HBO, found, Decide(point=point, option=option))
    return found


def marshalling(
    *, stark: Raw | None = None, lannister: Raw | None = None, active: str = "stark", **fields: Any
) -> Table:
    """The marshalling turn of a seat, income collected by everybody."""
    seats = (("stark", stark or seat()), ("lannister", lannister or seat()))
    paid: Raw = {house: {"income_taken": True, **given} for house, given in seats}
    return table("marshalling", active_player=active, **paid, **fields)


def do(verb: str, by: str = "", **arguments: Any) -> Move:
    """A move of the case format. Python's own words take an underscore: ``with_``, ``for_``, ``pass_``."""
    raw = {"do": verb, "by": by, **{name.rstrip("_"): value for name, value in arguments.items()}}
    found: Move = msgspec.convert(raw, MOVES)
    return found


def rule(given: Table, *moves: Move, passes: str = implied.OFFERED) -> Ruling:
    """The ruling on the last of these moves, what is implied being implied; the others are carried out.

    Of a legal move, ``done`` tells what came of it.
    """
    return _line(given, moves, passes)[1]


def as_it_lies(given: Table, move: Move) -> Ruling:
    """The ruling on a move on the table as it lies, nothing being implied."""
    return judge(HBO, given, move)


def after(given: Table, *moves: Move, passes: str = implied.OFFERED) -> Table:
    """The table after these moves, all of them legal, and after what then happens in silence."""
    found, ruling = _line(given, moves, passes)
    assert ruling.verdict is Verdict.YES, shown(found, ruling)
    return found


def allowed(given: Table, *moves: Move, passes: str = implied.OFFERED) -> Ruling:
    """The last of these moves is legal; its ruling, for what else must hold of it."""
    found, ruling = _line(given, moves, passes)
    assert ruling.verdict is Verdict.YES, shown(found, ruling)
    return ruling


def refused(given: Table, *moves: Move, because: str, passes: str = implied.OFFERED) -> Ruling:
    """The last of these moves is illegal, and the principal reason rests on this rule."""
    found, ruling = _line(given, moves, passes)
    assert ruling.verdict is Verdict.NO, f"it was allowed\n{shown(found, ruling)}"
    principal = ruling.deciding[0].rules
    assert because in principal, f"expected {because} as the principal reason\n{shown(found, ruling)}"
    return ruling


def in_doubt(given: Table, *moves: Move, asks: str) -> Ruling:
    """It cannot be told whether the last of these moves is legal; this has to be asked first."""
    found, ruling = _line(given, moves, implied.OFFERED)
    assert ruling.verdict is Verdict.CANNOT_TELL, shown(found, ruling)
    assert ruling.asks is not None, shown(found, ruling)
    assert asks == ruling.asks.what, shown(found, ruling)
    return ruling


def _line(given: Table, moves: Sequence[Move], passes: str) -> tuple[Table, Ruling]:
    """Moves one after the other, all but the last legal; as the cases of a file are carried out."""
    assert moves, "a line of play has at least one move"
    before: Move | None = None
    for number, move in enumerate(moves):
        following = tuple(moves[number + 1 :])
        there, ruling = implied.reach(HBO, given, move, before, passes)
        if ruling.verdict is not Verdict.YES:
            assert not following, f"move {number + 1} of the line, {move}\n{shown(there, ruling)}"
            return given, ruling
        done = carry_out(HBO, there, move)
        ruling = Ruling(ruling.verdict, ruling.text, ruling.reasons, done.notes)
        given, before = implied.settle_silence(HBO, done, following), move
    return given, ruling


def fact(given: Table, path: str) -> Any:
    """What stands at a path of the case format.

    Raises:
        Untold: it cannot be told.
    """
    paths.check_path(path, given)
    return paths.fact(HBO, path, given, ())


def holds(given: Table, facts: Mapping[str, Any]) -> None:
    """These facts are so, compared as the case format compares."""
    for path, expected in facts.items():
        try:
            found = fact(given, path)
        except Untold:
            found = "<cannot be told>"
        assert same(expected, found), f"{path}: expected {expected!r}, is {found!r}\n{shown(given)}"


def answered(given: Table, question: str, **arguments: Any) -> Answered:
    """The answer to a question of the case format, with its ruling."""
    asked = CASEBOOK.step({"ask": question, **arguments}, given)
    assert isinstance(asked, Ask)
    return CASEBOOK.answer(asked, given)


def waiting(given: Table) -> tuple[Decision, ...]:
    """What the table waits for."""
    return decisions(HBO, given)


def asked_of(given: Table) -> tuple[tuple[str, str], ...]:
    """What the table waits for, as (seat, what is asked)."""
    return tuple((one.seat, one.asks) for one in waiting(given))


def reasons_of(ruling: Ruling, rule_id: str) -> tuple[Reason, ...]:
    """The reasons of a ruling, at any depth, that cite this rule."""
    everything = (*ruling.reasons, *ruling.done)
    return tuple(one for top in everything for one in top.walk() if rule_id in one.rules)


def stamp(ruling: Ruling, rule_id: str) -> tuple[str, str, Basis]:
    """Of a ruling that turns on an open point: the option taken, by whom, and how firmly it is printed."""
    for reason in reasons_of(ruling, rule_id):
        if "decided_by" in reason.facts:
            return str(reason.facts["option"]), str(reason.facts["decided_by"]), reason.basis
    raise AssertionError(f"no reason under {rule_id} says who decided it; cited: {', '.join(ruling.rules)}")


def breadcrumb(given: Table) -> str:
    """Where play has got to."""
    return " > ".join(f"{frame.procedure}.{frame.step}" for frame in given.agenda) or "nothing under way"


def shown(given: Table, ruling: Ruling | None = None) -> str:
    """What a failure prints: the ruling, where play has got to, what is being asked, the position."""
    lines = [f"where:    {breadcrumb(given)}" + (f" (over: {given.over})" if given.over else "")]
    lines += [f"asked:    {one.seat}: {one.asks} ({one.rule})" for one in waiting(given)]
    if ruling is not None:
        lines.insert(0, f"ruled:    {ruling.verdict} ({ruling.text}, {ruling.basis})")
        lines[1:1] = [_told(reason) for reason in ruling.deciding if reason.found is not Verdict.YES]
    lines += [f"seat:     {_json(one)}" for one in given.seats.values()]
    lines += [f"card:     {_json(one)}" for one in given.cards.values()]
    return "\n".join(lines)


def _told(reason: Reason) -> str:
    return f"because:  {', '.join(reason.rules)}: {reason.says} {reason.facts}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
