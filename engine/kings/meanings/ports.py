"""What becomes of the ships in a port whose land has been taken, as a line tells of it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.meanings import FLAG, IMPLIED, OPEN, USUAL, VALUE, MoveMeant, Part
from engine.kings.board.components import PIECES, PORT, SHIP
from engine.kings.meanings.board import NOT_ASKED, UNHEARD, MeantOnBoard
from engine.kings.meanings.march_parts import TO

SINKS = 10
"""What it costs that ships are sunk, and not that their port is taken."""


class PortsMeant(MeantOnBoard):
    """What a line may mean of ports."""

    def of_ports(self) -> Iterator[MoveMeant]:
        """What becomes of the ships in a port whose land has been taken."""
        ports = [area for area in self.table.areas.values() if area.kind == PORT]
        for port in ports:
            where = self._area(port, TO, IMPLIED if len(ports) == 1 else USUAL)
            beside = (SHIP, "land", "port", port.land, "one_ship", *PIECES)
            for seat in self._seats("capture_port"):
                for choice in ("replace", "destroy"):
                    sunk = ("destroy_port_ships",) if choice == "destroy" else ()
                    told = Part(FLAG, (choice, *sunk), unsaid=OPEN, asked=True)
                    raw = {"port": port.id, "choice": choice}
                    verbs = ("capture_port", *(self._sinking() if choice == "destroy" else ()))
                    alone = choice == "destroy" and not any(kind == SHIP for kind, _ in self.pieces)
                    taken = "capture_port" in self.said.verbs
                    asked = taken or "capture_port" in self.said.asked
                    untold = 0 if asked else NOT_ASKED
                    sinks = choice == "destroy" and "destroy_port_ships" in self.said.verbs
                    untold += SINKS * (sinks and not alone and not taken)
                    swaps = ("replace",) if choice == "destroy" and self.said.denies else ()
                    taken_by = replace(where, also=(*where.also, seat))
                    yield self._move(
                        "capture_port",
                        seat,
                        raw,
                        (taken_by, told),
                        verbs=verbs,
                        also=(*beside, *swaps),
                        far=untold,
                        signs=("destroy",) * (choice == "destroy"),
                        denies=bool(swaps),
                    )
            for seat in self._seats("destroy_port_ships"):
                verbs = self._sinking()
                told = Part(VALUE, ("destroy",), unsaid=IMPLIED)
                also = (*beside, "replace")
                raw = {"port": port.id}
                yield self._move(
                    "destroy_port_ships",
                    seat,
                    raw,
                    (where, told),
                    verbs=verbs,
                    also=also,
                    far=UNHEARD * ("capture_port" in self.said.verbs),
                    signs=("destroy",),
                )

    def _sinking(self) -> tuple[str, ...]:
        """The verbs by which ships are lost; where ships are named, those of any unit."""
        ships = any(kind == SHIP for kind, _ in self.pieces)
        return ("destroy_port_ships", *(("destroy_all", "casualty") if ships else ()))
