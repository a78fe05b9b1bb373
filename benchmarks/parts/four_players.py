"""Four players with twenty cards each in play: all choices with reasons, a check, a challenge, a game."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from msgspec.structs import replace

from benchmarks import peers
from benchmarks.measure import Row, per_call
from benchmarks.sample_tables import declined, is_paid
from cards.facts import Face, facts, ready_decks
from engine.agot.abilities.passes import open_window
from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.cards.catalogue import printed
from engine.agot.lcg.game import LCG
from engine.agot.rounds.rounds import at_phase
from engine.agot.state import moves as m
from engine.agot.state.records import ATTACHMENT, CHARACTER, HAND, LOCATION, PLAY, Card, Plot
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out, judge, play
from engine.kernel.reasons import Verdict
from tests.lcg.policy import Plan, Policy

IN_PLAY, IN_HAND = 20, 7
HOUSES = ("stark", "lannister", "baratheon", "targaryen")
TITLES = dict(zip(HOUSES, ("regent", "hand", "commander", "coin"), strict=True))
SAMPLE = 1500
PLOT = Plot("a plot", income=4, initiative=3, claim=1)


def rows() -> list[Row]:
    """All of it."""
    table = full("challenges")
    moves, each_said = challenge(table), challenge(table, strict=True)
    attack = next(move for move in moves if isinstance(move, m.DeclareChallenge))
    refused = replace(attack, attackers=("tyrion-lannister",))
    return [
        *listings(waiting_for(table), collected(full("marshalling"))),
        Row("four players: check of an attack", per_call(lambda: judge(LCG, waiting_for(table), attack)), ""),
        Row("four players: a refusal, explained", per_call(lambda: judge(LCG, table, refused).rules), ""),
        peers.in_checks(
            "four players: a challenge, windows passed at once",
            per_call(lambda: whole(table, moves)),
            220,
            f"{len(moves)} moves",
        ),
        Row(
            "four players: the same, every pass said",
            per_call(lambda: whole(table, each_said)),
            "",
            note=f"{len(each_said)} moves",
        ),
        random_game(),
    ]


def listings(*tables: AgotTable) -> Iterator[Row]:
    """Every candidate answer with its ruling."""
    for table in tables:
        count = sum(1 for _ in ADAPTER.choices(table))
        seconds = per_call(lambda table=table: listed(table), taken=median)  # type: ignore[misc]
        what = f"four players, {table.phase}: all choices with reasons"
        yield Row(what, seconds, "≤ 5 ms median", most=5e-3, note=f"{count} choices")


def listed(table: AgotTable) -> int:
    """How many of the choices are legal, all of them judged."""
    return sum(
        ADAPTER.ruling_of(table, candidate).verdict is not Verdict.NO for candidate in ADAPTER.choices(table)
    )


def full(phase: str) -> AgotTable:
    """The four ready decks, twenty of their cards in play and seven in hand, a title for everybody."""
    table: AgotTable = ADAPTER.new(LCG.texts[0], {"ready": "yes"})
    cards = {card.id: card for seat in HOUSES for card in _dealt(seat)}
    table = table.put(cards=cards, first_player=HOUSES[0], round=2)
    for seat in HOUSES:
        table = table.seat(seat, gold=6, title=TITLES[seat], hand=0, deck=18, revealed=True, plot=PLOT)
    return at_phase(LCG, table, phase)


def _dealt(seat: str) -> Iterator[Card]:
    faces: dict[str, Face] = {face.id: face for face in facts(LCG.id).cards}
    deck = [faces[card] for card in ready_decks(LCG.id)[seat].draw]
    stays = [face for face in deck if face.type.value in (CHARACTER, LOCATION)][:IN_PLAY]
    rest = [face for face in deck if face not in stays and face.type.value != ATTACHMENT][:IN_HAND]
    for face, zone in [*((card, PLAY) for card in stays), *((card, HAND) for card in rest)]:
        plain = face.id.removeprefix("lcg-core-")
        yield printed(face, plain if seat == face_of(face) else f"{plain}-{seat}", seat, zone)


def face_of(face: Face) -> str:
    """The House a card is unmistakably of: cards in several decks get ids of their own."""
    houses = face.houses.value if face.houses is not None else ()
    return houses[0] if len(houses) == 1 else ""


def collected(table: AgotTable) -> AgotTable:
    """The table after the first income, in the middle of a turn of marshalling."""
    return carry_out(LCG, table, m.CollectIncome(by=HOUSES[0]))


def waiting_for(table: AgotTable) -> AgotTable:
    """The table after the windows now open."""
    while silent := declined(LCG, table):
        table = carry_out(LCG, table, silent)
    return table


def challenge(table: AgotTable, *, strict: bool = False) -> list[Move]:
    """An opposed challenge up to the paid claim; nobody acts in the windows between, or takes an offer.

    ``strict``: everybody says each pass.
    """
    attackers = soldiers(table, "stark")[-2:]
    attack = m.DeclareChallenge(by="stark", kind="military", target="lannister", attackers=attackers)
    block = m.DeclareDefenders(by="lannister", defenders=soldiers(table, "lannister")[:1])
    victims = (m.ChooseVictims(by="lannister", cards=(card.id,)) for card in table.characters("lannister"))
    entered: list[Move] = [attack, block, m.ResolveChallenge(), next(victims)]
    moves: list[Move] = []
    while not is_paid(table):
        legal = bool(entered) and judge(LCG, table, entered[0]).verdict is Verdict.YES
        window = None if strict else open_window(table)
        silent = window.everybody if window is not None else declined(LCG, table)
        move = entered.pop(0) if legal else silent
        assert move is not None
        moves.append(move)
        table = carry_out(LCG, table, move)
    return moves


def soldiers(table: AgotTable, seat: str) -> tuple[str, ...]:
    """The characters of a seat with a military icon, the weakest first."""
    characters = [card for card in table.characters(seat) if "military" in (card.icons or ())]
    return tuple(card.id for card in sorted(characters, key=lambda card: card.strength or 0))


def whole(table: AgotTable, moves: list[Move]) -> AgotTable:
    """The table after all of them, each judged."""
    for move in moves:
        table = play(LCG, table, move).state
    return table


def random_game() -> Row:
    """Moves of a random game of four, each judged and carried out."""
    policy = Policy(Plan(3, 4))
    table = policy.start()
    moments: list[tuple[AgotTable, Move]] = []
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
