"""A position, one line of play, what must hold: the words in which the tests of the HBO edition are told.

    given = marshalling(stark=seat(gold=3, hand=[card("s1", cost=4)]))
    refused(given, do("play_card", "stark", card="s1"), because="hbo.gold.pay_for_cards")

A position is one of the case format, so every field of that format may be named; what is not named is 0,
empty or absent. Between two moves silence means what it means in a case. A failure prints where play has
got to, what was being asked, and the position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import wraps
from inspect import signature
from typing import Any, get_args

from msgspec.structs import replace

from engine.agot.cases import implied_moves
from engine.agot.cases.start import begin
from engine.agot.hbo.adapter import CASEBOOK
from engine.agot.hbo.game import HBO
from engine.agot.state.moves import ChallengeKind
from engine.agot.state.table import AgotTable
from engine.kernel.cases.model import AnsweredQuestion, AskStep
from engine.kernel.corrections import Decide
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out
from engine.kernel.reasons import Basis, Reason, Ruling
from tests.each import Claim, hold
from tests.kit import agot

BG, PL = "bg-2013", "pl-2012"
TEXTS = (BG, PL)


def under_both_texts(claim: Claim) -> Claim:
    """The claim is made under either text; as one test, and `tests/each.py` says why."""
    asked = signature(claim)

    @wraps(claim)
    def test(**given: Any) -> None:
        hold(lambda text: claim(text=text, **given), list(TEXTS))

    others = [parameter for parameter in asked.parameters.values() if parameter.name != "text"]
    vars(test)["__signature__"] = asked.replace(parameters=others)
    return test


Raw = dict[str, Any]
effect, breadcrumb = agot.effect, agot.breadcrumb
SAY = agot.Dialect(HBO, implied_moves.OFFERED)
do, rule, after, allowed, refused, in_doubt = (
    SAY.do, SAY.rule, SAY.after, SAY.allowed, SAY.refused, SAY.in_doubt
)  # fmt: skip
as_it_lies, fact, holds, waiting, shown = SAY.as_it_lies, SAY.fact, SAY.holds, SAY.waiting, SAY.shown
KINDS: tuple[ChallengeKind, ...] = get_args(ChallengeKind)
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
) -> AgotTable:
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
) -> AgotTable:
    """The marshalling turn of a seat, income collected by everybody."""
    seats = (("stark", stark or seat()), ("lannister", lannister or seat()))
    paid: Raw = {house: {"income_taken": True, **given} for house, given in seats}
    return table("marshalling", active_player=active, **paid, **fields)


def answered(given: AgotTable, question: str, **arguments: Any) -> AnsweredQuestion:
    """The answer to a question of the case format, with its ruling."""
    asked = CASEBOOK.step({"ask": question, **arguments}, given)
    assert isinstance(asked, AskStep)
    return CASEBOOK.answer(asked, given)


def asked_of(given: AgotTable) -> tuple[tuple[str, str], ...]:
    """What the table waits for, as (seat, what is asked)."""
    return tuple((decision.seat, decision.asks) for decision in waiting(given))


def reasons_of(ruling: Ruling, rule_id: str) -> tuple[Reason, ...]:
    """The reasons of a ruling, at any depth, that cite this rule."""
    everything = (*ruling.reasons, *ruling.done)
    return tuple(reason for top in everything for reason in top.walk() if rule_id in reason.rules)


def stamp(ruling: Ruling, rule_id: str) -> tuple[str, str, Basis]:
    """Of a ruling that turns on an open point: the option taken, by whom, and how firmly it is printed."""
    for reason in reasons_of(ruling, rule_id):
        if "decided_by" in reason.facts:
            return str(reason.facts["option"]), str(reason.facts["decided_by"]), reason.basis
    raise AssertionError(f"no reason under {rule_id} says who decided it; cited: {', '.join(ruling.rules)}")


def fighter(name: str, strength: int = 1, **fields: Any) -> Raw:
    """A character with all three icons, unless the test names its icons."""
    return card(name, **{"strength": strength, "icons": list(KINDS), **fields})


def event(name: str, timing: str = "any_phase", **fields: Any) -> Raw:
    """An event that may be played in this phase, or in any."""
    return card(name, type="event", timing=timing, **fields)


def attack(
    *attackers: str,
    kind: str = "military",
    by: str = "lannister",
    target: str = "stark",
    stealth: Mapping[str, str] | None = None,
) -> Move:
    """Attackers are declared."""
    return do(
        "declare_challenge", by, kind=kind, target=target, attackers=attackers, stealth=dict(stealth or {})
    )


def defend(*defenders: str, by: str = "stark") -> Move:
    """Defenders are declared; none declines."""
    return do("declare_defenders", by, defenders=defenders)


def resolve() -> Move:
    """The challenge is resolved."""
    return do("resolve")


def victims(*cards: str, by: str = "stark") -> Move:
    """The defending player chooses whom the claim kills."""
    return do("choose_victims", by, cards=cards)


def end_turn(by: str) -> Move:
    """A player has finished his turn of the phase."""
    return do("end_turn", by)


def pass_(by: str) -> Move:
    """A player declines to act."""
    return do("pass", by)


def plays(by: str, card: str, *effects: Raw, **arguments: Any) -> Move:
    """An event is played as an action."""
    return do("play_event", by, card=card, effects=effects, **arguments)


def uses(by: str, card: str, *effects: Raw, **arguments: Any) -> Move:
    """An ability of a card in play is used as an action."""
    return do("use_ability", by, card=card, effects=effects, **arguments)


def responds(by: str, card: str, *effects: Raw, **arguments: Any) -> Move:
    """A reaction is used."""
    return do("respond", by, card=card, effects=effects, **arguments)


def saves(by: str, card: str, means: str = "duplicate") -> Move:
    """A character about to be killed is saved."""
    return do("save", by, card=card, with_=means)


def challenges(
    stark: Sequence[Raw] = (),
    lannister: Sequence[Raw] = (),
    *,
    claim: int = 1,
    first: str = "lannister",
    stark_has: Raw | None = None,
    lannister_has: Raw | None = None,
    **fields: Any,
) -> AgotTable:
    """The challenges phase with these characters in play; ``..._has``: more of that seat."""
    return table(
        fields.pop("phase", "challenges"),
        first_player=first,
        stark=seat(**{"characters": list(stark), "plot": plot(claim=claim), **(stark_has or {})}),
        lannister=seat(**{"characters": list(lannister), "plot": plot(claim=claim), **(lannister_has or {})}),
        **fields,
    )


def battle(
    attackers: Sequence[Raw],
    defenders: Sequence[Raw] = (),
    at_home: Sequence[Raw] = (),
    *,
    kind: str = "military",
    step: str = "defenders",
    bypassed: Sequence[str] = (),
    text: str = BG,
    **fields: Any,
) -> AgotTable:
    """A challenge under way, done as far as this step; ``at_home``: Stark characters that take no part.

    At the step ``attackers`` nobody has been declared a defender yet, and ``defenders`` stand in play.
    """
    under_way = {
        "by": "lannister",
        "kind": kind,
        "target": "stark",
        "attackers": [card["id"] for card in attackers],
        "defenders": [card["id"] for card in defenders] if step == "defenders" else [],
        "bypassed": list(bypassed),
        "step": step,
    }
    own = [*attackers, *fields.pop("lannister", ())]
    return challenges([*defenders, *at_home], own, text=text, challenge=under_way, **fields)


def with_faces(given: AgotTable, **faces: str) -> AgotTable:
    """The same table, where these cards are known to be those of the catalogue: their texts are known."""
    for card, face in faces.items():
        given = given.card(card, face=f"hbo-{face}")
    return given


def with_plot_face(given: AgotTable, by: str, face: str) -> AgotTable:
    """The same table, where the revealed plot of this seat is known to be that of the catalogue."""
    revealed = given.seats[by].plot
    assert revealed is not None
    return given.seat(by, plot=replace(revealed, face=f"hbo-plot-{face}"))
