"""Challenges, events and cards with known texts: what the tests of challenges and abilities start from.

Lannister attacks and Stark defends, and Lannister is first player, unless a test says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from engine.kernel.move import Move
from engine.thrones.moves import ChallengeKind
from engine.thrones.table import Table
from tests.hbo.given import BG, Raw, card, do, plot, seat, table

KINDS: tuple[ChallengeKind, ...] = get_args(ChallengeKind)


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


def effect(kind: str, target: str = "", **fields: Any) -> Raw:
    """One effect of a card's text."""
    return {"kind": kind, **({"target": target} if target else {}), **fields}


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
) -> Table:
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
) -> Table:
    """A challenge under way, done as far as this step; ``at_home``: Stark characters that take no part.

    At the step ``attackers`` nobody has been declared a defender yet, and ``defenders`` stand in play.
    """
    under_way = {
        "by": "lannister",
        "kind": kind,
        "target": "stark",
        "attackers": [one["id"] for one in attackers],
        "defenders": [one["id"] for one in defenders] if step == "defenders" else [],
        "bypassed": list(bypassed),
        "step": step,
    }
    own = [*attackers, *fields.pop("lannister", ())]
    return challenges([*defenders, *at_home], own, text=text, challenge=under_way, **fields)


def with_faces(given: Table, **faces: str) -> Table:
    """The same table, where these cards are known to be those of the catalogue: their texts are known."""
    for one, face in faces.items():
        given = given.card(one, face=f"hbo-{face}")
    return given


def with_plot_face(given: Table, by: str, face: str) -> Table:
    """The same table, where the revealed plot of this seat is known to be that of the catalogue."""
    revealed = given.seats[by].plot
    assert revealed is not None
    return given.seat(by, plot=replace(revealed, face=f"hbo-plot-{face}"))
