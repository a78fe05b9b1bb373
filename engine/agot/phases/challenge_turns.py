"""The challenges phase: turns, and the steps of a challenge."""

from __future__ import annotations

from engine.agot.phases.challenge_declaration import extra_challenges
from engine.agot.phases.challenge_resolution import CHALLENGE_STEPS
from engine.agot.rounds.action_windows import push_window
from engine.agot.rounds.timing import turns_left
from engine.agot.rule_variants import WINDOW_AFTER_CHALLENGE
from engine.agot.state import table as tables
from engine.agot.state.moves import CHALLENGE_KINDS, DeclareDefenders, EndTurn
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_icon
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.game import Procedure, Step


def begin_turns(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Beginning with the first player, each player in turn makes their challenges."""
    for seat in reversed(turns_left(table)):
        table = tables.push(table, "challenges_turn", "begin", seat=seat)
    return table


def begin_turn(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The player whose turn it is is the active player."""
    return table.put(active=str(frame.slots["seat"]))


def window_before(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Players may take actions before the first step of a challenge, and after the last."""
    first = table.active == table.turn_order[0] and not table.seats[table.active].challenges_made
    most = len(CHALLENGE_KINDS) + len(extra_challenges(table, table.active))
    if len(table.seats[table.active].challenges_made) < most:
        last = bool(frame.slots.get("again")) and not may_attack_again(table)
        return push_window(table, inside=not first, after_one=last)
    if WINDOW_AFTER_CHALLENGE.option(table) == "no":
        return table
    return push_window(table, inside=True, after_last=True)


def may_attack_again(table: AgotTable) -> bool:
    """Whether the active player may have a character left for a kind of challenge not yet made."""
    seat = table.seats[table.active]
    left = [kind for kind in CHALLENGE_KINDS if kind not in seat.challenges_made]
    standing = (card for card in table.characters(seat.id) if not card.kneeling)
    return any(has_icon(table, card, kind) is not False for card in standing for kind in left)


def ask_challenge(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The active player makes a challenge of a kind they have not made, or ends the turn."""
    if frame.slots.get("ended"):
        return ()
    verbs = ("declare_challenge", "end_turn")
    return (
        Decision(
            table.active,
            "challenge",
            "hbo.challenge.turns",
            DecisionKind.TURN,
            verbs,
            EndTurn(by=table.active),
        ),
    )


def again_or_end(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """After a challenge comes the next, until the player has finished."""
    if frame.slots.get("ended"):
        return table.put(active="")
    return tables.push(table, "challenges_turn", "window", seat=frame.slots["seat"], again=True)


CHALLENGES_PHASE = Procedure("challenges_phase", (Step("turns", do=begin_turns),))


CHALLENGES_TURN = Procedure(
    "challenges_turn",
    (
        Step("begin", do=begin_turn),
        Step("window", do=window_before),
        Step("choose", ask=ask_challenge),
        Step("again", do=again_or_end),
    ),
)


def window_between(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Players may take actions between the steps of a challenge."""
    return push_window(table, inside=True)


def ask_defenders(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The defending player may oppose the challenge."""
    challenge = table.challenge
    if challenge is None or challenge.defenders is not None:
        return ()
    seat, verbs = challenge.target, ("declare_defenders",)
    nobody = DeclareDefenders(by=seat)
    return (
        Decision(
            seat, "declare_defenders", "hbo.challenge.declare_defenders", DecisionKind.DUTY, verbs, nobody
        ),
    )


CHALLENGE = Procedure(
    "challenge",
    (
        Step("after_attackers", do=window_between),
        Step("defenders", ask=ask_defenders),
        Step("after_defenders", do=window_between),
        *CHALLENGE_STEPS,
    ),
)
