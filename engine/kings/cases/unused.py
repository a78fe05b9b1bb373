"""Which pieces of a position exist only under an option that is not in force?

House Martell is none of them: it is for six and advised for six only, but nothing forbids it, and a small
position may show that House without saying how many play.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.reason import rule
from engine.kings import box
from engine.kings.cases.position import PArea, Position

Defect = tuple[str, str]


@rule("kings.options.any-combination")
def unused(position: Position) -> Iterator[Defect]:
    """Each piece on the board whose option the table has not chosen, with the rule that brings it."""
    for area in position.areas:
        for option, what, its_rule in _of_area(area):
            if option not in position.options:
                yield f"{what}: option {option} is not in force", its_rule


def _of_area(area: PArea) -> Iterator[tuple[int, str, str]]:
    """Option, what stands there, and the rule that brings it into the game."""
    if area.kind == box.PORT:
        yield box.OPTION_PORTS, f"the port {area.id}", "kings.port.tokens"
    if area.fortification:
        yield box.OPTION_FORTS, f"a fortification in {area.id}", "kings.fort.purpose"
    if any(one.type == box.SIEGE and one.count for one in area.units):
        yield box.OPTION_SIEGE, f"a siege engine in {area.id}", "kings.siege.pieces"
    for one in area.orders:
        if one.order in box.ONE_TIME:
            yield box.OPTION_ONE_TIME, f"{one.order} in {area.id}", "kings.onetime.purpose"
