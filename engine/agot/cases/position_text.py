"""The position text of the card games: head, challenge, seats with their cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.agot.cases.builder import PRINTED
from engine.agot.cases.position import CardType, Crest, Immunity, OnlyWeapons, Saves, Timing
from engine.agot.rounds.timing import Phase
from engine.agot.state.effects import House, Icon, Keyword
from engine.agot.state.moves import TITLES
from engine.kernel.cases.position_form import (
    NEVER,
    Group,
    Holds,
    LineForm,
    PositionForm,
    RawRecord,
    Starts,
    TextField,
    TextRecord,
)

ROWS = ("characters", "locations", "attachments", "dead", "discard")

CARD = TextRecord(
    name="id",
    title="name",
    face="card",
    items=(
        TextField("type", Holds.WORD, among=get_args(CardType), bare=True),
        TextField("kneeling", Holds.FLAG),
        TextField("strength", Holds.NUMBER, bare=True),
        TextField("icons", Holds.WORDS, among=get_args(Icon), bare=True),
        TextField("cost", Holds.NUMBER),
        TextField("duplicates", Holds.NUMBER),
        TextField("power", Holds.NUMBER, word="tokens"),
        TextField("unique", Holds.FLAG),
        TextField("income", Holds.NUMBER, signed=True),
        TextField("host", Holds.CARD),
        TextField("keywords", Holds.WORDS, among=(*get_args(Keyword), *get_args(OnlyWeapons)), bare=True),
        TextField("house", Holds.WORDS, among=get_args(House), absent=NEVER),
        TextField("traits", Holds.TEXTS),
        TextField("crests", Holds.WORDS, among=get_args(Crest)),
        TextField("immune_to", Holds.WORDS, among=get_args(Immunity)),
        TextField("owner", Holds.SEAT),
        TextField("initiative", Holds.NUMBER),
        TextField("influence", Holds.NUMBER),
        TextField("gold_price", Holds.NUMBER),
        TextField("influence_price", Holds.NUMBER),
        TextField("strength_per_gold", Holds.NUMBER),
        TextField("timing", Holds.WORD, among=get_args(Timing)),
        TextField("saves", Holds.WORD, among=get_args(Saves)),
        TextField("version", Holds.TEXT, absent=""),
        TextField("text", Holds.TEXT, absent=""),
    ),
)


def _own_house(seat: RawRecord, position: RawRecord) -> str | None:
    """A seat that is called as a House is of that House."""
    return seat["id"] if seat.get("id") in get_args(House) else None


def _income_is_in(seat: RawRecord, position: RawRecord) -> bool | None:
    """Whose marshalling turn it is has collected income, if the text counts the gold and names no income."""
    plot = seat.get("plot")
    named = isinstance(plot, dict) and isinstance(plot.get("income"), int)
    turn = position.get("phase") == "marshalling" and position.get("active_player") == seat.get("id")
    return True if turn and seat.get("gold") and not named else None


SEAT = TextRecord(
    name="id",
    named_by_seat=True,
    parts=("hand", "draft"),
    untold=("plot.income", "plot.initiative", "plot.claim"),
    items=(
        TextField("house", Holds.WORD, among=get_args(House), bare=True, usual=_own_house),
        TextField("title", Holds.WORD, among=TITLES),
        TextField("gold", Holds.NUMBER),
        TextField("power", Holds.NUMBER, word="banner"),
        TextField("hand.count", Holds.NUMBER, word="hand_size", absent=NEVER),
        TextField("deck", Holds.NUMBER, absent=30),
        TextField("plot.card", Holds.FACE, word="plot"),
        TextField("plot.name", Holds.TEXT, word="plot_named", absent=""),
        TextField("plot.claim", Holds.NUMBER),
        TextField("plot.income", Holds.NUMBER),
        TextField("plot.initiative", Holds.NUMBER),
        TextField("plots.available", Holds.TEXTS, word="plots_left"),
        TextField("plots.used", Holds.TEXTS, word="plots_used"),
        TextField("plots.revealed", Holds.TEXT, word="plot_revealed"),
        TextField("agenda", Holds.TEXT),
        TextField("income_taken", Holds.FLAG, usual=_income_is_in, assumed=True),
        TextField("challenges_made", Holds.WORDS, among=get_args(Icon)),
        TextField("limited_played", Holds.NUMBER),
        TextField("drawn_by_effects", Holds.NUMBER),
    ),
    groups=(
        Group("characters", CARD, "characters", kind="character"),
        Group("locations", CARD, "locations", kind="location"),
        Group("attachments", CARD, "attachments", kind="attachment"),
        Group("dead", CARD, "dead"),
        Group("discard", CARD, "discard_pile"),
        Group("hand.known", CARD, inside=True, kind="character"),
    ),
)

HEAD = TextRecord(
    seats_first=True,
    parts=("options", "given"),
    items=(
        TextField("round", Holds.NUMBER, absent=1),
        TextField("phase", Holds.WORD, among=get_args(Phase), bare=True),
        TextField("variant", Holds.WORD, among=("two", "three", "melee", "team"), bare=True, absent="two"),
        TextField("first_player", Holds.SEAT),
        TextField("active_player", Holds.SEAT, word="to_act"),
        TextField("window.first", Holds.SEAT, word="window"),
        TextField("options.passes", Holds.WORD, word="passes", among=("implied", "offered", "listed")),
        TextField("options.littlefinger", Holds.FLAG),
        TextField("options.printed", Holds.FLAG, word="printed_plots"),
        TextField("teams", Holds.SIDES),
        TextField("council", Holds.WORDS, among=TITLES),
    ),
)

CHALLENGE = TextRecord(
    name="by",
    named_by_seat=True,
    items=(
        TextField("kind", Holds.WORD, among=get_args(Icon), bare=True),
        TextField("target", Holds.SEAT, bare=True, absent=""),
        TextField("step", Holds.WORD, word="step_done", among=("attackers", "defenders")),
    ),
    groups=(
        Group("attackers", word="attackers"),
        Group("defenders", word="defenders", empty=("step", "defenders")),
        Group("bypassed", word="bypassed"),
    ),
)

SEAT_FACTS = ("power", "gold", "hand", "dead_names", "discard")
CARD_FACTS = ("zone", "kneeling", "power", "duplicates", "controller")
CHALLENGE_FACTS = ("target", "attack", "defence", "winner", "unopposed")
TABLE_FACTS = ("claim.kind", "claim.due", "pending", "initiative.winner", "dominance.winner", "game.winner")
ANSWERS_FROM_HAND = frozenset(("play_event", "respond", "cancel", "save"))
"""Verbs of events; a card of a hand without a type is taken for a character."""
UNKNOWN = "?"
TELL_TYPE = frozenset(("type", "card", "strength", "icons"))
"""Fields of a card that tell of what type it is; its printing is in the catalogue."""


def paths(position: RawRecord) -> tuple[str, ...]:
    """The facts of a position that a move may change."""
    seats = [seat for seat in position.get("seats") or () if isinstance(seat, dict)]
    found = [f"seat.{seat.get('id')}.{fact}" for seat in seats for fact in SEAT_FACTS]
    found += [f"card.{card}.{fact}" for seat in seats for card in _ids(seat) for fact in CARD_FACTS]
    return (*(f"challenge.{fact}" for fact in CHALLENGE_FACTS), *TABLE_FACTS, *found)


def _ids(seat: RawRecord) -> Iterator[str]:
    hand = seat.get("hand") or {}
    for row in (*(seat.get(name) or () for name in ROWS), hand.get("known") or ()):
        yield from (card["id"] for card in row if isinstance(card, dict) and card.get("id"))


def without_type(position: RawRecord, step: RawRecord) -> tuple[str, ...]:
    """The names of cards that a move plays from a hand as events and that have no type."""
    if step.get("do") not in ANSWERS_FROM_HAND:
        return ()
    played = {step.get("with" if step.get("do") == "save" else "card")}
    hands = (seat.get("hand") for seat in position.get("seats") or () if isinstance(seat, dict))
    cards = (card for hand in hands if isinstance(hand, dict) for card in hand.get("known") or ())
    untold = (card for card in cards if card.get("id") in played and not _tells_type(card))
    return tuple(str(card.get("name") or card["id"]) for card in untold)


def _tells_type(card: RawRecord) -> bool:
    return any(card.get(field, UNKNOWN) != UNKNOWN for field in TELL_TYPE)


def form(prefix: str) -> PositionForm:
    """The position text of one edition; ``prefix``: what its ids of cards begin with."""
    return PositionForm(
        head=HEAD,
        lines=(
            LineForm("challenge", CHALLENGE, Starts.DEED, many=False),
            LineForm("seats", SEAT, Starts.SEAT),
        ),
        speaks=("agot",),
        prefix=prefix,
        printed={**PRINTED, "event": ("cost",)},
        untold_in=("draw", "marshalling", "challenges", "dominance", "standing", "taxation"),
        paths=paths,
        without_type=without_type,
        types=("character", "location", "attachment", "event"),
    )
