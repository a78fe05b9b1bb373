"""What a coach tells of rules at a table, until whoever sits there knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.reasons import Reason, Ruling, Verdict
from referee.coach.rule_knowledge import Familiarity, Knowledge

if TYPE_CHECKING:
    from engine.kernel.state import Event
    from engine.kernel.view import View
    from referee.session.log.log_line import LogLine


MOST_LINES = 2
"""Rules told after one move; the others wait until they are used again."""


class UsedRule(Struct, frozen=True):
    """A rule that an event or a reason rested on."""

    rule: str
    what: Event | Reason
    ruling: Ruling | None
    brief: bool = False
    """The player has followed it unaided: fewer words will do."""


class PhaseCard(Struct, frozen=True):
    """The purpose of a phase, for players to whom it is new."""

    phase: str
    brief: bool = False
    """It was told once: only what people forget."""
    at_first: bool = False
    """It is the first round of a first game, which leaves some things out."""


class Coach:
    """Explains rules until they are known; never which move is good."""

    def __init__(
        self,
        knowledge_of: Callable[[str], Knowledge],
        seats: tuple[str, ...],
        game: str,
        text: str,
        taught: frozenset[str] = frozenset(),
    ) -> None:
        """``knowledge_of``: the knowledge of the player at a seat; ``taught``: rules that come first."""
        self._knowledge_of = knowledge_of
        self._taught = taught
        self._seats = seats
        self._game = game
        self._text = text
        self._helped: set[str] = set()
        """Rules of refusals since the last legal move: the ruling has told the player."""
        self._phase = ""

    def entered(self, lines: tuple[LogLine, ...]) -> tuple[UsedRule, ...]:
        """The rules to explain after these lines; whoever made them has now followed them."""
        players = self._movers(lines)
        to_tell: list[UsedRule] = []
        for used in sorted(_used_in(lines), key=lambda used: used.rule not in self._taught):
            strength = _weakest(players, used.rule)
            is_room = sum(not each.brief for each in to_tell) < MOST_LINES
            if strength is not Familiarity.KNOWN and (strength is not Familiarity.NEW or is_room):
                to_tell.append(replace(used, brief=strength is not Familiarity.NEW))
        followed = {used.rule for used in to_tell}
        followed.update(rule for line in lines for ruling in line.rulings[:1] for rule in ruling.rules)
        self._followed(players, followed, {used.rule for used in to_tell})
        return (*sorted(to_tell, key=lambda used: used.brief),)[:MOST_LINES]

    def _followed(self, players: tuple[Knowledge, ...], rules: set[str], explained: set[str]) -> None:
        """Notes rules that are explained now, or were followed again unaided."""
        for player in players:
            for rule in sorted(rules - self._helped):
                if rule in explained or player.strength(rule) is not Familiarity.NEW:
                    player.used(rule, self._text)
        self._helped.clear()

    def refused(self, seat: str, ruling: Ruling) -> None:
        """Notes a refusal: its rule is known one step less, and the ruling explains it."""
        for player in self._players((seat,)):
            for rule in ruling.because[:1]:
                player.fell(rule, self._text)
                if player.strength(rule) is Familiarity.NEW:
                    player.used(rule, self._text)
                self._helped.add(rule)

    def taken_back(self, lines: tuple[LogLine, ...]) -> None:
        """Notes undone lines: their rules are known one step less."""
        for player in self._movers(lines):
            for used in _used_in(lines):
                player.fell(used.rule, self._text)

    def phase_card(self, view: View) -> PhaseCard | None:
        """The card of a phase that has just begun, unless everybody at the table knows it."""
        from engine.kernel.view import phase_of  # lessons keep what is known and draw no table

        phase = phase_of(view)
        if not phase or phase == self._phase:
            return None
        self._phase = phase
        rule = f"{self._game}.phase.{phase}"
        players = self._players(self._seats)
        strength = _weakest(players, rule)
        for player in players:
            player.used(rule, self._text)
        return PhaseCard(phase, brief=strength is Familiarity.SEEN) if strength <= Familiarity.SEEN else None

    def _players(self, seats: tuple[str, ...]) -> tuple[Knowledge, ...]:
        """The players at these seats, each once; what nobody did counts for all."""
        named = tuple(seat for seat in seats if seat in self._seats) or self._seats
        players = {id(player): player for player in map(self._knowledge_of, named)}
        return tuple(players.values())

    def _movers(self, lines: tuple[LogLine, ...]) -> tuple[Knowledge, ...]:
        """The players who made the moves of these lines."""
        moves = (move for line in lines for move in (line.body.get("move"), *line.body.get("moves", ())))
        return self._players(tuple(str(move.get("by", "")) for move in moves if isinstance(move, dict)))


def _weakest(players: tuple[Knowledge, ...], rule: str) -> Familiarity:
    return min((player.strength(rule) for player in players), default=Familiarity.KNOWN)


def _used_in(lines: tuple[LogLine, ...]) -> Iterator[UsedRule]:
    """The rules of the lines, each once: reasons first, then events."""
    used: dict[str, UsedRule] = {}
    for line in lines:
        ruling = line.rulings[0] if line.rulings else None
        for event in line.events:
            if event.rule:
                used.setdefault(event.rule, UsedRule(event.rule, event, ruling))
        for reason in ruling.done if ruling is not None else ():
            if reason.rules and reason.says and isinstance(reason.found, Verdict):
                used[reason.rules[0]] = UsedRule(reason.rules[0], reason, ruling)
    yield from used.values()
