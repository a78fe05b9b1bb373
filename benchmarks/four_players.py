"""Four players with twenty cards each in play: all choices with reasons, a check, a challenge, a game."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from msgspec.structs import replace

from benchmarks.measure import Row, per_call
from cards.decks import ready_decks
from cards.facts import Face, facts
from engine.kernel.decision import Kind
from engine.kernel.move import Move
from engine.kernel.play import carry_out, decisions, judge, play
from engine.kernel.reason import Verdict
from engine.lcg.desk import DESK
from engine.lcg.game import LCG
from engine.lcg.printed import printed
from engine.thrones import moves as m
from engine.thrones.records import ATTACHMENT, CHARACTER, HAND, LOCATION, PLAY, Card
from engine.thrones.starting import at_phase
from engine.thrones.table import Table
from tests.lcg.policy import Plan, Policy

IN_PLAY, IN_HAND = 20, 7
HOUSES = ("stark", "lannister", "baratheon", "targaryen")
TITLES = dict(zip(HOUSES, ("regent", "hand", "commander", "coin"), strict=True))
SAMPLE = 1500


def rows() -> list[Row]:
    """All of it."""
    table = full("challenges")
    moves = challenge(table)
    attack = next(move for move in moves if isinstance(move, m.DeclareChallenge))
    refused = replace(attack, attackers=("tyrion-lannister",))
    return [
        *listings(waiting_for(table), collected(full("marshalling"))),
        Row("four players: check of an attack", per_call(lambda: judge(LCG, waiting_for(table), attack)), ""),
        Row("four players: a refusal, explained", per_call(lambda: judge(LCG, table, refused).rules), ""),
        Row(
            "four players: a challenge", per_call(lambda: whole(table, moves)), "", note=f"{len(moves)} moves"
        ),
        random_game(),
    ]


def listings(*tables: Table) -> Iterator[Row]:
    """Every candidate answer with its ruling."""
    for table in tables:
        count = sum(1 for _ in DESK.choices(table))
        seconds = per_call(lambda table=table: listed(table), taken=median)  # type: ignore[misc]
        what = f"four players, {table.phase}: all choices with reasons"
        yield Row(what, seconds, "≤ 5 ms median", most=5e-3, note=f"{count} choices")


def listed(table: Table) -> int:
    """How many of the choices are legal, all of them judged."""
    return sum(DESK.ruling_of(table, one).verdict is not Verdict.NO for one in DESK.choices(table))


def full(phase: str) -> Table:
    """The four ready decks, twenty of their cards in play and seven in hand, a title for everybody."""
    table: Table = DESK.new(LCG.texts[0], {"ready": "yes"})
    cards = {card.id: card for seat in HOUSES for card in _dealt(seat)}
    table = table.put(cards=cards, first_player=HOUSES[0], round=2)
    for seat in HOUSES:
        table = table.seat(seat, gold=6, title=TITLES[seat], hand=0, deck=18, revealed=True)
    return at_phase(LCG, table, phase)


def _dealt(seat: str) -> Iterator[Card]:
    faces: dict[str, Face] = {face.id: face for face in facts(LCG.id).cards}
    deck = [faces[one] for one in ready_decks(LCG.id)[seat].draw]
    stays = [face for face in deck if face.type.value in (CHARACTER, LOCATION)][:IN_PLAY]
    rest = [face for face in deck if face not in stays and face.type.value != ATTACHMENT][:IN_HAND]
    for face, zone in [*((one, PLAY) for one in stays), *((one, HAND) for one in rest)]:
        plain = face.id.removeprefix("lcg-core-")
        yield printed(face, plain if seat == face_of(face) else f"{plain}-{seat}", seat, zone)


def face_of(face: Face) -> str:
    """The House a card is unmistakably of: cards in several decks get ids of their own."""
    houses = face.houses.value if face.houses is not None else ()
    return houses[0] if len(houses) == 1 else ""


def collected(table: Table) -> Table:
    """The table after the first income, in the middle of a turn of marshalling."""
    return carry_out(LCG, table, m.CollectIncome(by=HOUSES[0]))


def waiting_for(table: Table) -> Table:
    """The table after the windows now open."""
    while silent := silence(table):
        table = carry_out(LCG, table, silent)
    return table


def silence(table: Table) -> Move | None:
    """The pass or the offer let go by that is waited for."""
    waiting = (one for one in decisions(LCG, table) if one.kind in (Kind.WINDOW, Kind.OFFER))
    return next((one.default for one in waiting), None)


def challenge(table: Table) -> list[Move]:
    """An opposed challenge, with every pass and every offer let go by."""
    first = waiting_for(table)
    attackers = tuple(card.id for card in table.characters("stark") if "military" in (card.icons or ()))
    allowed = [
        m.DeclareChallenge(by="stark", kind="military", target="lannister", attackers=(one,))
        for one in attackers
    ]
    attack = next(one for one in allowed if judge(LCG, first, one).verdict is Verdict.YES)
    blocks = (
        m.DeclareDefenders(by="lannister", defenders=(card.id,))
        for card in table.characters("lannister")
        if "military" in (card.icons or ())
    )
    entered: list[Move] = [attack, next(blocks), m.Resolve()]
    moves: list[Move] = []
    while table.last_challenge is None:
        silent = silence(table)
        if entered and judge(LCG, table, entered[0]).verdict is Verdict.YES:
            silent = entered.pop(0)
        if silent is None:
            break
        moves.append(silent)
        table = carry_out(LCG, table, silent)
    return moves


def whole(table: Table, moves: list[Move]) -> Table:
    """The table after all of them, each judged."""
    for move in moves:
        table = play(LCG, table, move).state
    return table


def random_game() -> Row:
    """Moves of a random game of four, each judged and carried out."""
    policy = Policy(Plan(3, 4))
    table = policy.start()
    moments: list[tuple[Table, Move]] = []
    while len(moments) < SAMPLE and table.over is None:
        move = policy.next(table)
        moments.append((table, move))
        table = carry_out(LCG, table, move)

    def again() -> None:
        for before, move in moments:
            play(LCG, before, move)

    seconds = per_call(again, 1.0) / len(moments)
    return Row(
        "four players: random game, per move", seconds, "≤ 12 µs (two players)", note=f"{len(moments)} moves"
    )
