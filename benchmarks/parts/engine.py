"""The rules: checks, a challenge, a game, all defences, keeping and undoing."""

from __future__ import annotations

from time import process_time

from benchmarks import peers
from benchmarks.measure import Row, per_call
from benchmarks.sample_tables import challenge_moves, passed, policy_moves, some_moments, two_against
from engine.agot.expected_result import LOSES, OPPOSED, WON_UNOPPOSED, defence_outcomes
from engine.agot.hbo.game import HBO
from engine.agot.state import moves as m
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out, judge, play

SAMPLE = 4000


def rows() -> list[Row]:
    """All of it."""
    moments = some_moments(SAMPLE)
    return [*checks(), challenge(), random_game(), policy(), *defences(), *states_kept(moments[100].before)]


def checks() -> list[Row]:
    """One legality check with all reasons and rule ids."""
    table = two_against(2)
    attack = m.DeclareChallenge(by="stark", kind="military", target="lannister", attackers=("a1", "a2"))
    refused = m.DeclareChallenge(by="stark", kind="military", target="lannister", attackers=("d1",))

    def row(what: str, move: Move, most: float) -> Row:
        seconds = per_call(lambda: judge(HBO, table, move).rules)
        return peers.in_checks(f"legality check: {what}", seconds, most)

    end = m.EndTurn(by="stark")
    return [
        row("end of turn", end, 1),
        row("two attackers", attack, 1.15),
        row("a refusal, explained", refused, 4.5),
    ]


def challenge() -> Row:
    """The opposed challenge in checks of the peer."""
    seconds, moves = opposed_challenge()
    note = f"{moves} moves with all passes"
    return peers.in_checks("opposed challenge, 2 against 2, to the paid claim", seconds, 125, note)


def opposed_challenge() -> tuple[float, int]:
    """Seconds from the declaration to the paid claim, with all between its steps; and its moves."""
    start = two_against(2)
    moves = challenge_moves(start)

    def whole() -> AgotTable:
        table = start
        for move in moves:
            table = play(HBO, table, move).state
        return table

    return per_call(whole), len(moves)


def random_game() -> Row:
    """Every move of random games judged and carried out, one after the other as at a table."""
    moments = some_moments(SAMPLE)

    def whole() -> None:
        table = moments[0].before
        for moment in moments:
            # A kept table is where no game under way finds its own: out of the processor's cache.
            table = play(HBO, moment.before if moment.number == 1 else table, moment.move).state

    seconds = per_call(whole, 1.0) / len(moments)
    return Row(
        "random game, per move (engine)",
        seconds,
        "≤ 0.55 × peer",
        "chess, listed and pushed",
        peers.chess_game(),
        0.55,
        relative=True,
    )


def policy() -> Row:
    """What the policy takes for itself, judging what it tries."""
    count = 400
    started = process_time()
    policy_moves(count)
    return Row("random game, per move with the policy", (process_time() - started) / count, "")


def defences() -> list[Row]:
    """All ways to defend with ten characters, with outcome and claim, through real moves."""
    start = two_against(10)
    attack = m.DeclareChallenge(by="stark", kind="military", target="lannister", attackers=("a1", "a2"))
    table = passed(carry_out(HBO, start, attack))

    looked = defence_outcomes(HBO, table)
    assert looked is not None
    sets = [looked.members(number) for number in range(len(looked.outcome))]
    assert [outcome(table, defenders) for defenders in sets] == looked.outcome
    real = per_call(lambda: [outcome(table, defenders) for defenders in sets])
    numbers = per_call(lambda: defence_outcomes(HBO, table))
    return [
        peers.in_checks("all 2^10 sets of defenders, real moves", real, 55_000),
        Row("all 2^10 sets of defenders, printed numbers", numbers, "≤ 200 µs", most=200e-6),
    ]


def outcome(table: AgotTable, defenders: tuple[str, ...]) -> str:
    """What comes of these defenders, played out."""
    move = m.DeclareDefenders(by="lannister", defenders=defenders)
    resolved = play(HBO, passed(play(HBO, table, move).state), m.ResolveChallenge()).state
    challenge = resolved.challenge or resolved.last_challenge
    assert challenge is not None
    if challenge.winner != challenge.by:
        return LOSES
    return WON_UNOPPOSED if challenge.unopposed else OPPOSED


def states_kept(table: AgotTable) -> list[Row]:
    """A state applied and kept; an older one taken back."""
    deep = peers.copied(table)
    states = [table]

    def keep() -> None:
        states.append(table.seat("stark", gold=3))
        if len(states) > 1000:
            del states[1:]

    history = [table] * 1000

    def undo() -> None:
        history.append(history[-5])
        del history[-1]

    return [
        Row("change and keep a state", per_call(keep), "≤ 2 µs", "deepcopy", deep, 2e-6),
        Row("undo to any depth", per_call(undo), "≤ 1 µs", "deepcopy", deep, 1e-6),
    ]
