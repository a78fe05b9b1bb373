"""How strong each side is: units, support and the fortification, each with its rule."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.reason import DERIVED, STATED, Basis, Reason, RuleId, rule
from engine.kernel.tally import part, tally
from engine.kings import base, box
from engine.kings.points import SIEGE_NEUTRAL
from engine.kings.table import Table, Units

ATTACK, DEFENCE = "attack", "defence"


class Ground(Struct, frozen=True):
    """What counts of the area that is attacked."""

    city: bool = False
    stronghold: bool = False
    fortification: bool = False
    neutral: bool = False

    @property
    def walled(self) -> bool:
        """Something a siege engine is made for."""
        return self.city or self.stronghold or self.fortification


class Force(Struct, frozen=True):
    """Units of one side."""

    units: Units
    attacking: bool
    supporting: bool = False
    knight: int | None = None
    """What the attacker's House card makes of his attacking knights."""


def strength_of(table: Table, piece: str) -> base.Fact:
    """The base strength of a footman, knight or ship, and how sure it is."""
    told = table.given.numbers.get(f"{piece}_strength")
    if told is not None:
        return base.Fact(f"{piece}_strength", told, base.GIVEN)
    return base.STRENGTH[piece]


class Body(Struct, frozen=True):
    """Units of one kind on one side."""

    piece: str
    count: int
    support: bool = False


def _sum(chief: RuleId, each: int, says: str, body: Body, fact: base.Fact | None = None) -> Reason:
    """What the units of a kind count together."""
    basis = STATED if fact is None else fact.basis
    certainty = base.IN_TEXT if fact is None else fact.certainty
    count, piece, support = body.count, body.piece, body.support
    return part(
        chief,
        each * count,
        says,
        basis,
        certainty=certainty,
        piece=piece,
        count=count,
        each=each,
        support=support,
    )


def counted(table: Table, ground: Ground, force: Force, body: Body) -> Reason:
    """What units of a kind count in this battle."""
    if body.piece == box.SIEGE:
        return engines(table, ground, body, attacking=force.attacking)
    if body.piece == box.KNIGHT:
        return knights(table, ground, force, body)
    fact = strength_of(table, body.piece)
    return _sum("kings.scope.draft", fact.value or 0, "base_strength", body, fact)


@rule("kings.siege.strength-four", "kings.siege.strength-zero", "kings.siege.neutral")
def engines(table: Table, ground: Ground, body: Body, *, attacking: bool) -> Reason:
    """Four in an attack, or its support, on a city, stronghold or fortification; otherwise nothing."""
    if not attacking or not ground.walled:
        return _sum("kings.siege.strength-zero", 0, "engine_zero", body)
    if ground.neutral:
        each = 4 if SIEGE_NEUTRAL.option(table) == "four" else 0
        return SIEGE_NEUTRAL.reason(table, "engine_neutral", each * body.count, count=body.count, each=each)
    return _sum("kings.siege.strength-four", 4, "engine_four", body)


@rule("kings.fort.attack-knights", "kings.fort.defend-knights", "kings.fort.house-card-knights")
def knights(table: Table, ground: Ground, force: Force, body: Body) -> Reason:
    """Against a fortification attacking knights count one, whatever a card says; defenders do not suffer."""
    fact = strength_of(table, box.KNIGHT)
    by_card = force.attacking and not force.supporting and force.knight is not None
    if by_card:
        fact = base.Fact("attacking_knight_strength", force.knight, base.GIVEN)
    plain = fact.value or 0
    if not ground.fortification:
        return _sum("kings.scope.draft", plain, "base_strength", body, fact)
    if not force.attacking:
        return _sum("kings.fort.defend-knights", plain, "knight_defends", body, fact)
    chief = "kings.fort.house-card-knights" if by_card else "kings.fort.attack-knights"
    if plain < 1:
        return _sum(chief, plain, "knight_below_one", body, base.Fact("", plain, base.SOURCE))
    return _sum(chief, 1, "knight_against_fort", body)


def side(table: Table, ground: Ground, *forces: Force, extra: tuple[Reason, ...] = ()) -> Reason:
    """All units of a side added up."""
    parts = [
        counted(table, ground, force, Body(piece, force.units[piece], force.supporting))
        for force in forces
        for piece in box.PIECES
        if force.units.get(piece)
    ]
    attacking = any(force.attacking for force in forces)
    if not attacking and ground.fortification:
        parts.append(fort_bonus())
    says = "attack_strength" if attacking else "defence_strength"
    return tally(_chief(parts), says, *parts, *extra)


@rule("kings.fort.defence-bonus")
def fort_bonus() -> Reason:
    """The defending player has one more, once, whatever stands there."""
    return part("kings.fort.defence-bonus", 1, "fort_bonus")


def _chief(parts: list[Reason]) -> RuleId:
    ours = [one.rules[0] for one in parts if one.rules[0] != "kings.scope.draft"]
    return ours[0] if ours else "kings.scope.draft"


def ground_of(table: Table, area: str) -> Ground:
    """What counts of an area on the board."""
    here = table.areas[area]
    fort = here.fortification and table.uses(box.OPTION_FORTS)
    return Ground(here.city, here.stronghold, fort, here.neutral)


@rule("kings.port.no-support-land", "kings.port.own-sea-only")
def counts(table: Table, source: str | None, area: str) -> Reason | None:
    """Support from a port counts in its own sea only; the reason why it does not count, if it does not."""
    port = table.areas.get(source or "")
    if port is None or port.kind != box.PORT or port.sea == area:
        return None
    land = table.areas[area].kind != box.SEA
    rules = ("kings.port.no-support-land",) if land else ("kings.port.own-sea-only",)
    basis: Basis = STATED if land else DERIVED
    return Reason(rules, 0, "support_does_not_count", {"area": port.id}, basis=basis)
