"""The moves of a challenge of which only the outcome is entered.

A friendly table plays its challenge and then says who won and what it cost. Every way to play it that
agrees with what was said is tried through real moves; if one way is left, those are the moves. If several
are left the table is asked which; if none is, the outcome can still be entered as told, as corrections.
Of a challenge whose attackers, or defenders too, have been entered already only the rest is tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.agot.cases.implied_at_table import moves_before
from engine.agot.cases.implied_moves import table_and_ruling
from engine.agot.notation.effects import Cards, EnteredOutcome, SlotCards, corrections, left_open
from engine.agot.state import moves as m
from engine.agot.state.declarations import KnowPlot
from engine.agot.state.records import Challenge
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.game import Game
from engine.kernel.grammar import Expansion
from engine.kernel.judge import carry_out, decisions, judge
from engine.kernel.reasons import Question, Verdict

MOST_TRIED, MOST_WAYS, FEW = 2048, 9, 2
"""So many ways are played through, in a fifth of a second; so many can be offered; so many of one attack."""
CLAIM = "plot_claim"


class ChallengePath(Struct, frozen=True):
    """One way the challenge may have gone."""

    moves: tuple[Move, ...]
    attackers: Cards
    defenders: Cards
    killed: Cards | None = None


class OutcomeSearch(Struct):
    """Where the challenge is played through, and what was met on the way."""

    game: Game
    table: AgotTable
    told: EnteredOutcome
    passes: str
    tried: int = 0
    asks: Question | None = None

    @property
    def target(self) -> str:
        """Who is attacked."""
        return self.told.target or self.table.others(self.told.by)[0]

    @property
    def begun(self) -> Challenge | None:
        """The challenge under way, where it is the one that is told of."""
        return _begun(self.table, self.told)


def expand(game: Game, table: AgotTable, raw: dict[str, Any], passes: str) -> Expansion:
    """The moves an outcome stands for, or what has to be asked first."""
    told = EnteredOutcome(**{name: _as_cards(value) for name, value in raw.items() if name != "do"})
    targets = (told.target,) if told.target else _targets(table, told)
    if len(targets) != 1:
        return _against_whom(game, table, told, passes, targets)
    return _expanded(game, table, replace(told, target=targets[0]), passes)


def _begun(table: AgotTable, told: EnteredOutcome) -> Challenge | None:
    found = table.challenge
    if found is None or found.winner or (found.by, found.kind) != (told.by, told.kind):
        return None
    attackers = told.attackers is None or set(told.attackers) == set(found.attackers)
    return found if attackers and told.target in ("", found.target) else None


def _targets(table: AgotTable, told: EnteredOutcome) -> tuple[str, ...]:
    """Whom it can have been against: whose cards defended, died or were discarded; else any opponent."""
    begun = _begun(table, told)
    if begun is not None:
        return (begun.target,)
    named = (*(told.defenders or ()), *(told.killed or ()), *(told.discarded or ()))
    whose = {table.cards[card].controller for card in named} - {told.by}
    return tuple(seat for seat in table.opponents(told.by) if not whose or seat in whose)


def _against_whom(
    game: Game, table: AgotTable, told: EnteredOutcome, passes: str, targets: tuple[str, ...]
) -> Expansion:
    """Of more opponents than one those against whom it can have gone so are offered."""
    found = [(seat, _expanded(game, table, replace(told, target=seat), passes)) for seat in targets]
    possible = [(seat, one) for seat, one in found if one.moves or one.open]
    if len(possible) == 1:
        return possible[0][1]
    if not possible:
        return found[0][1] if found else Expansion()
    return Expansion(open="target", ways=tuple({"target": (seat,)} for seat, _ in possible))


def _expanded(game: Game, table: AgotTable, told: EnteredOutcome, passes: str) -> Expansion:
    """The same, with whom it was against; a claim that is told and not known is the plot's."""
    if told.as_told:
        ways = left_open(table, told)
        return Expansion(open="as_told", ways=ways) if ways else Expansion(tuple(corrections(table, told)))
    found = _tried(game, table, told, passes)
    asked = found.asks
    if asked is None or asked.what != CLAIM or asked.seat != told.by or told.claim is None:
        return found
    read_off = KnowPlot(seat=told.by, field=CLAIM, value=told.claim)
    with_it = _tried(game, carry_out(game, table, read_off), told, passes)
    return replace(with_it, moves=(read_off, *with_it.moves)) if with_it.moves else with_it


def _tried(game: Game, table: AgotTable, told: EnteredOutcome, passes: str) -> Expansion:
    """Every way it may have gone, played through."""
    board = OutcomeSearch(game, table, told, passes)
    attacks = list(islice(_attacks(board), MOST_WAYS))
    if len(attacks) > 1 or (attacks and board.tried > MOST_TRIED):
        return Expansion(open="attackers", ways=_simplest(told, [way for few in attacks for way in few]))
    if not attacks:
        begins = _begins(board)
        return Expansion(because=_against(board, begins), begins=begins, asks=board.asks)
    return _one_of(board, list(_ways(board, attacks[0][0].attackers)))


def _one_of(board: OutcomeSearch, ways: list[ChallengePath]) -> Expansion:
    """The moves of the only way; else what tells the ways apart."""
    for name in ("defenders", "killed"):
        found = list(dict.fromkeys(getattr(way, name) for way in ways))
        if len(found) > 1 or board.tried > MOST_TRIED:
            return Expansion(open=name, ways=_simplest(board.told, ways))
    return Expansion(ways[0].moves)


def _as_cards(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _simplest(told: EnteredOutcome, found: list[ChallengePath]) -> tuple[SlotCards, ...]:
    """What tells the ways apart and was not said, the fewest cards first."""
    names = [name for name in ("attackers", "defenders", "killed") if _is_open(told, name, found)]
    ways = sorted(found, key=lambda way: len(way.attackers) + len(way.defenders))
    return tuple({name: getattr(way, name) for name in names} for way in ways)


def _is_open(told: EnteredOutcome, name: str, found: list[ChallengePath]) -> bool:
    if getattr(told, name) is not None or (name == "defenders" and told.unopposed):
        return False
    return name == "defenders" or len({getattr(way, name) for way in found}) > 1


def _attacks(board: OutcomeSearch) -> Iterator[list[ChallengePath]]:
    """A few ways for each set of attackers with which the outcome can have come about."""
    begun = board.begun
    said = board.told.attackers if begun is None else begun.attackers
    for attackers in _sets(board.table, board.told.by, said, least=1):
        few = list(islice(_ways(board, attackers), FEW))
        if few:
            yield few


def _ways(board: OutcomeSearch, attackers: Cards) -> Iterator[ChallengePath]:
    """The ways these attackers lead to what was said."""
    declared = _declared(board, attackers)
    there = board.table if declared is None else _made(board, board.table, declared, None)
    if there is None:
        return
    for defenders in _sets_of_defenders(board):
        board.tried += 1
        if board.tried > MOST_TRIED:
            return
        opposed = _opposed(board, defenders)
        played = tuple(one for one in (declared, opposed, m.ResolveChallenge()) if one is not None)
        for paid, killed in _resolved(board, there, declared, opposed):
            yield ChallengePath((*played, *paid), attackers, defenders, killed)


def _declared(board: OutcomeSearch, attackers: Cards) -> Move | None:
    """The declaration, if it has not been entered."""
    told = board.told
    if board.begun is not None:
        return None
    return m.DeclareChallenge(by=told.by, kind=told.kind, target=board.target, attackers=attackers)


def _opposed(board: OutcomeSearch, defenders: Cards) -> Move | None:
    """The declaration of defenders, if it has not been entered."""
    begun = board.begun
    if begun is not None and begun.defenders is not None:
        return None
    return m.DeclareDefenders(by=board.target, defenders=defenders)


def _sets_of_defenders(board: OutcomeSearch) -> Iterator[Cards]:
    """Who can have defended: as told, as entered, or any of those who stand."""
    said, begun = _defenders_told(board.told), board.begun
    entered = begun.defenders if begun is not None else None
    if entered is None:
        yield from _sets(board.table, board.target, said)
    elif said is None or set(said) == set(entered):
        yield entered


def _defenders_told(told: EnteredOutcome) -> Cards | None:
    """Who is said to have won unopposed is taken to have met nobody, unless defenders are named."""
    return () if told.unopposed and told.defenders is None else told.defenders


def _sets(table: AgotTable, seat: str, said: Cards | None, least: int = 0) -> Iterator[Cards]:
    if said is not None:
        yield said
        return
    able = [card.id for card in table.characters(seat) if not card.kneeling]
    for size in range(least, len(able) + 1):
        yield from combinations(able, size)


def _made(board: OutcomeSearch, table: AgotTable, move: Move, before: Move | None) -> AgotTable | None:
    """The table after a move and what silence stands for before it; None if it is not certainly legal."""
    for one in (*moves_before(board.game, table, move, before, board.passes), move):
        ruling = judge(board.game, table, one)
        if ruling.verdict is not Verdict.YES:
            board.asks = board.asks or ruling.asks
            return None
        table = carry_out(board.game, table, one)
    return table


ClaimPayment = tuple[tuple[Move, ...], Cards | None]


def _resolved(
    board: OutcomeSearch, table: AgotTable, declared: Move | None, opposed: Move | None
) -> Iterator[ClaimPayment]:
    """What is still to be done after the result, if it is the one that was said."""
    there = table if opposed is None else _made(board, table, opposed, declared)
    there = _made(board, there, m.ResolveChallenge(), opposed) if there is not None else None
    if there is not None and _agrees(there, board.told):
        yield from _payments(board, there)


def _agrees(table: AgotTable, told: EnteredOutcome) -> bool:
    """Whether the challenge came out as the table says."""
    found: Challenge | None = table.challenge or table.last_challenge
    if found is None or (found.winner == told.by) != told.won:
        return False
    if told.won and told.unopposed is not None and told.unopposed != found.unopposed:
        return False
    return told.claim is None or not told.won or (found.claim or 0) == told.claim


def _payments(board: OutcomeSearch, table: AgotTable) -> Iterator[ClaimPayment]:
    """The ways to pay the claim that agree with what was said."""
    told, payer = board.told, board.target
    waiting = next(
        (decision for decision in decisions(board.game, table) if decision.purpose == "claim"), None
    )
    discards = told.discarded is not None or told.discard_count is not None
    if waiting is None:
        if not told.killed and not discards:
            yield (), None
    elif "choose_victims" in waiting.verbs and not discards:
        own = [card.id for card in table.characters(payer)]
        for cards in [told.killed] if told.killed is not None else combinations(own, waiting.count):
            yield from _killed(board, table, m.ChooseVictims(by=payer, cards=cards))
    elif not told.killed:
        count = waiting.count if told.discard_count is None else told.discard_count
        cards = told.discarded or ()
        move = m.DiscardForClaim(by=payer, cards=cards, count=None if cards else count)
        if _made(board, table, move, None) is not None:
            yield (move,), None


def _killed(board: OutcomeSearch, table: AgotTable, move: m.ChooseVictims) -> Iterator[ClaimPayment]:
    there = _made(board, table, move, None)
    if there is None:
        return
    unsaved = any("decline_saves" in decision.verbs for decision in decisions(board.game, there))
    yield ((move, m.DeclineSaves()) if unsaved else (move,)), move.cards


def _begins(board: OutcomeSearch) -> Move:
    """What comes next; of a challenge not begun the declaration, with anybody who might attack."""
    told, begun = board.told, board.begun
    if begun is not None:
        return _opposed(board, told.defenders or ()) or m.ResolveChallenge()
    attackers = told.attackers
    if attackers is None:
        attackers = tuple(card.id for card in board.table.characters(told.by) if not card.kneeling)[:1]
    return m.DeclareChallenge(by=told.by, kind=told.kind, target=board.target, attackers=attackers)


def _against(board: OutcomeSearch, declared: Move) -> tuple[str, ...]:
    """The rules that forbid the declaration, if that is what fails."""
    _, ruling = table_and_ruling(board.game, board.table, declared, None, board.passes)
    return ruling.because if ruling.verdict is Verdict.NO else ()
