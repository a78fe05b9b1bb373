"""What becomes of the ships in a port whose land has been taken, as a line tells of it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.meanings import FLAG, IMPLIED, OPEN, SEAT, USUAL, VALUE, MoveMeant, Part
from engine.kings.board.components import PIECES, PORT, SHIP
from engine.kings.meanings.areas import TO
from engine.kings.meanings.board import NOT_ASKED, UNHEARD, MeantOnBoard
from engine.kings.meanings.mentions import denied_of
from engine.kings.table import Area, holder

SINKS = 10
"""What it costs that ships are sunk, and not that their port is taken."""


class PortsMeant(MeantOnBoard):
    """What a line may mean of ports."""

    def of_ports(self) -> Iterator[MoveMeant]:
        """What becomes of the ships in a port whose land has been taken."""
        ports = [area for area in self.table.areas.values() if area.kind == PORT]
        for port in ports:
            where = self._area(port, TO, IMPLIED if len(ports) == 1 else USUAL)
            for seat in self._takers("capture_port", port):
                for choice in ("replace", "destroy"):
                    yield self._captured(seat, port, where, choice)
            for seat in self._takers("destroy_port_ships", port):
                yield self._sunk(seat, port, where)

    def _takers(self, verb: str, port: Area) -> tuple[str, ...]:
        """Who may decide on the ships in a port: also who holds its land, where a line names their owner."""
        taker = self._taker(port)
        return tuple(dict.fromkeys((*self._seats(verb), *((taker,) if taker else ()))))

    def _taker(self, port: Area) -> str:
        """Who holds the land of a port."""
        land = self.table.areas.get(port.land)
        return holder(land) if land is not None else ""

    def _captured(self, seat: str, port: Area, where: Part, choice: str) -> MoveMeant:
        """The ships are sunk, or one's own are put in their place."""
        destroys = choice == "destroy"
        taken = "capture_port" in self.said.verbs
        asked = taken or "capture_port" in self.said.asked
        alone = destroys and not any(kind == SHIP for kind, _ in self.pieces)
        sinks = destroys and "destroy_port_ships" in self.said.verbs
        far = 0 if asked else NOT_ASKED
        far += SINKS * (sinks and not alone and not taken and not self._decides_for_another(seat, port))
        far += UNHEARD * self._is_told_of_another(seat, port)
        far += UNHEARD * (not destroys and self._keeps_none) + NOT_ASKED * (seat in port.occupants)
        swaps = ("replace",) if destroys and self.said.denies else ("removes",)
        told = Part(FLAG, (choice, *(_SUNK if destroys else ())), unsaid=OPEN, asked=True)
        return self._move(
            "capture_port",
            seat,
            {"port": port.id, "choice": choice},
            (replace(where, also=(*where.also, seat)), told, *self._losing(seat, port)),
            verbs=("capture_port", *(self._sinking() if destroys else ())),
            also=(*self._beside_ships(port), *swaps),
            far=far,
            signs=(choice,) if destroys or asked or bool(self.areas) else (),
            denies=destroys and self.said.denies,
        )

    def _sunk(self, seat: str, port: Area, where: Part) -> MoveMeant:
        """The ships are sunk."""
        told = Part(VALUE, ("destroy",), unsaid=IMPLIED)
        far = UNHEARD * ("capture_port" in self.said.verbs) + NOT_ASKED * (seat in port.occupants)
        far += NOT_ASKED * self._puts_others + UNHEARD * self._is_told_of_another(seat, port)
        far += USUAL * self._decides_for_another(seat, port)
        return self._move(
            "destroy_port_ships",
            seat,
            {"port": port.id},
            (where, told, *self._losing(seat, port)),
            verbs=self._sinking(),
            also=(*self._beside_ships(port), "replace", "removes"),
            far=far,
            signs=("destroy",),
            denies=self._keeps_none,
        )

    def _is_told_of_another(self, seat: str, port: Area) -> bool:
        """Whether a line names a House that has no ships there, and it is not this one."""
        told = {*self.said.seats} - {*port.occupants}
        return bool(told) and seat not in self.said.seats

    def _decides_for_another(self, seat: str, port: Area) -> bool:
        """Whether a House neither holds the land of a port nor has ships in it."""
        return seat not in (self._taker(port), *port.occupants)

    @property
    def _keeps_none(self) -> bool:
        """Whether a line denies that the ships are kept, or that others are put in their place."""
        return "replace" in denied_of(self.said, ("replace",))

    @property
    def _puts_others(self) -> bool:
        """Whether a line tells behind the ships that are lost that others come in their place."""
        told = [key for key in self.said.order if key in ("replace", SHIP)]
        return told[-1:] == ["replace"] and SHIP in told and not self.said.denies

    @staticmethod
    def _losing(seat: str, port: Area) -> tuple[Part, ...]:
        """Whose the ships are, as it may be told: "the Stark ship sinks"."""
        return tuple(Part(SEAT, (one,), unsaid=IMPLIED) for one in port.occupants if one != seat)

    @staticmethod
    def _beside_ships(port: Area) -> tuple[str, ...]:
        """What may be said of the ships besides."""
        return (SHIP, "land", "port", port.land, "one_ship", *PIECES)

    def _sinking(self) -> tuple[str, ...]:
        """The verbs by which ships are lost; where ships are named, those of any unit."""
        ships = any(kind == SHIP for kind, _ in self.pieces)
        return ("destroy_port_ships", *(("destroy_all", "casualty") if ships else ()))


_SUNK = ("destroy_port_ships", "removes")
"""Keys of words that say that ships are sunk."""
