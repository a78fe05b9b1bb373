"""The typed form of each effect of a card, and effect words that answer a question.

What a card does is written with words that also answer what is asked: who has to die for a claim is *killed*.
While the table waits, such a line answers it; what a card does is then written after ``effects``.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.agot.notation.forms import DRAFTED
from engine.agot.notation.slots import CARD, CARDS, ICONS, KEYWORDS, NUMBER, PAIRS, SEAT, UNTIL
from engine.agot.state.moves import ChallengeKind
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword
from engine.kernel.corrections import AS_TOLD, Correct
from engine.kernel.decisions import Move
from engine.kernel.grammar import Form, Slot

TARGET = Slot("target", CARD, pool="play")

EFFECT_FORMS = (
    Form("kill", "kill", (Slot("target", CARD, pool="participants"),)),
    Form("discard", "discard", (TARGET,)),
    Form("return_to_hand", "return_to_hand", (TARGET,)),
    Form("return_to_deck", "return_to_deck", (TARGET,)),
    Form("remove_from_game", "remove_from_game", (Slot("target", CARD),)),
    Form("remove_from_challenge", "remove_from_challenge", (Slot("target", CARD, pool="participants"),)),
    Form("kneel", "kneel", (TARGET,)),
    Form("stand", "stand", (TARGET,)),
    Form(
        "strength",
        "strength",
        (
            Slot("amount", "signed"),
            Slot("target", CARD, pool="participants"),
            Slot("until", "value", "until", False, UNTIL),
        ),
    ),
    Form(
        "strength",
        "",
        (
            Slot("amount", "signed"),
            Slot("target", CARD, pool="participants"),
            Slot("until", "value", "until", False, UNTIL),
        ),
    ),
    *(
        Form(
            "strength",
            "",
            (
                Slot("target", CARD, pool="participants"),
                Slot("amount", "signed", lead),
                Slot("until", "value", "until", False, UNTIL),
            ),
        )
        for lead in ("", "strength")
    ),
    Form(
        "gain_keyword",
        "gain_keyword",
        (Slot("keyword", "value", "", True, KEYWORDS), TARGET, Slot("until", "value", "until", False, UNTIL)),
    ),
    Form(
        "lose_keyword",
        "lose_keyword",
        (Slot("keyword", "value", "", True, KEYWORDS), TARGET, Slot("until", "value", "until", False, UNTIL)),
    ),
    Form(
        "gain_icon",
        "gain_icon",
        (
            Slot("icon", "value", "", True, ICONS),
            Slot("target", CARD, pool="participants"),
            Slot("until", "value", "until", False, UNTIL),
        ),
    ),
    Form(
        "lose_icon",
        "lose_icon",
        (
            Slot("icon", "value", "", True, ICONS),
            Slot("target", CARD, pool="participants"),
            Slot("until", "value", "until", False, UNTIL),
        ),
    ),
    Form("draw", "draw", (Slot("seats", "seats"), Slot("amount", NUMBER))),
    Form("search_to_hand", "search_to_hand", (Slot("seat", SEAT), Slot("amount", NUMBER))),
    Form("discard_from_hand", "discard_from_hand", (Slot("seat", SEAT), Slot("amount", NUMBER))),
    Form("gain_power", "gain_power", (Slot("amounts", "amounts"),)),
    Form("gain_power_on_card", "gain_power_on_card", (TARGET, Slot("amount", NUMBER))),
    Form("gain_gold", "gain_gold", (Slot("seat", SEAT), Slot("amount", "signed"))),
    Form("take_control", "take_control", (TARGET, Slot("to", SEAT))),
    Form(
        "discard_attachment",
        "discard_attachment",
        (
            Slot("target", CARD, "", False, pool="attachments"),
            Slot("duplicate_of", CARD, "duplicate_of", False, pool="play"),
        ),
    ),
    Form(
        "steal_gold",
        "steal_gold",
        (Slot("amount", NUMBER), Slot("from", SEAT, "from"), Slot("to", SEAT, "to")),
    ),
    Form("attach", "attach", (Slot("target", CARD), Slot("host", CARD, "on", pool="participants"))),
    Form("put_into_play", "put_into_play", (Slot("target", CARD),)),
    Form("if_win", "if_win", (Slot("effects", "group"),)),
)


UNSURE = 1
"""What an answer costs whose words rather say something else: then both are offered."""

VICTIMS = (Slot("cards", CARDS, pool="characters"),)
FROM_HAND = (Slot("cards", CARDS, pool="hand"), Slot("random", "flag", "chosen", False, means=False))
DYING = (Slot("cards", CARDS, pool="dying"),)
PLACED = (Slot("cards", CARDS, pool="permanents"), Slot("attach", PAIRS, "attaching", False, pool="hand"))


def _answers(makes: str, said: str, slots: tuple[Slot, ...] = (), far: int = 0) -> Form:
    return Form(makes, said, slots, asked=True, far=far)


ANSWERS = (
    _answers("choose_victims", "kill", VICTIMS),
    _answers("choose_victims", "choose", VICTIMS),
    _answers("choose_victims", "discard", VICTIMS, UNSURE),
    _answers("choose_victims", "remove_from_game", VICTIMS, UNSURE),
    _answers("discard_for_claim", "kill", FROM_HAND, UNSURE),
    _answers("discard_for_claim", "choose", FROM_HAND),
    _answers("discard_for_claim", "remove_from_game", FROM_HAND, UNSURE),
    _answers("discard_for_claim", "discard_from_hand", (Slot("count", NUMBER),)),
    _answers("discard_for_claim", "discard_from_hand", (Slot("by", SEAT), Slot("count", NUMBER))),
    _answers("discard_for_claim", "discard_from_hand", FROM_HAND),
    _answers("decline_saves", "kill", DYING),
    _answers("decline_saves", "discard", DYING, UNSURE),
    _answers("declare_defenders", "block", (Slot("defenders", CARDS, pool="characters"),)),
    _answers("declare_defenders", "kneel", (Slot("defenders", CARDS, pool="characters"),), UNSURE),
    _answers("place_setup", "lay", PLACED),
    _answers("place_setup", "put_into_play", PLACED),
    _answers(
        "play_card",
        "lay",
        (Slot("card", CARD, pool="permanents"), Slot("host", CARD, "on", False, pool="play")),
    ),
    _answers(
        "play_card", "attach", (Slot("card", CARD, pool="permanents"), Slot("host", CARD, "on", pool="play"))
    ),
    _answers("reveal_plot", "choose", (Slot("plot", "plot", pool="plots"),)),
    _answers("reveal_plot", "lay", (Slot("plot", "plot", pool="plots"),)),
    _answers("reveal_plot", "plot", (Slot("plot", "plot", pool="plots"),)),
    _answers("draft_pick", "keep", DRAFTED),
    _answers("name_first_player", "choose", (Slot("seat", SEAT),)),
    _answers("name_first_player", "name_first", (Slot("seat", SEAT),)),
    _answers("determine_initiative", "lot", (Slot("random_result", SEAT),)),
    _answers("stand_all", "stand"),
    _answers("draw_phase", "draw"),
    _answers("return_gold", "give_gold_back", (Slot("skip", "seats", "skip", False),)),
)


Cards = tuple[str, ...]


class EnteredOutcome(Struct, frozen=True):
    """What the table says of a challenge; None: it does not say."""

    by: str
    kind: ChallengeKind
    won: bool
    target: str = ""
    """Against whom, where more than two play."""
    unopposed: bool | None = None
    attackers: Cards | None = None
    defenders: Cards | None = None
    claim: int | None = None
    killed: Cards | None = None
    discarded: Cards | None = None
    discard_count: int | None = None
    renown: Cards | None = None
    """Of what is entered as told: whose Renown brought them power."""
    as_told: bool = False


def corrections(table: AgotTable, told: EnteredOutcome) -> Iterator[Move]:
    """What was said and nothing else, set right by hand."""
    seat, target = table.seats[told.by], told.target or table.others(told.by)[0]
    if told.kind not in seat.challenges_made:
        yield _set(told.by, "challenges_made", (*seat.challenges_made, told.kind))
    for card in (*(told.attackers or ()), *(told.defenders or ())):
        if not table.cards[card].kneeling and card not in (told.killed or ()):
            yield _set(card, "kneeling", True)
    for card in told.killed or ():
        yield from _dead(table, card)
    for card in told.discarded or ():
        yield _set(card, "zone", "discard")
    yield from _power(table, told, target)
    for card in told.renown or ():
        yield _set(card, "power", table.cards[card].power + 1)


SlotCards = dict[str, Cards | None]
MOST_WITH_RENOWN = 2
"""More than that are rare in one challenge, and can be typed."""


def left_open(table: AgotTable, told: EnteredOutcome) -> tuple[SlotCards, ...]:
    """What has to be said besides where nobody judges: whether anybody opposed, whose Renown counted."""
    opposed: list[SlotCards] = [{}]
    if told.won and told.unopposed is None and told.defenders is None:
        opposed = [{"unopposed": ()}, {"opposed": ()}]
    able = _with_renown(table, told) if told.renown is None else ()
    sets = [(), *((card,) for card in able), *((able,) if len(able) > 1 else ())]
    renown: list[SlotCards] = [{"renown": cards} for cards in sets] if able else [{}]
    ways = tuple({**one, **other} for one in opposed for other in renown)
    return ways if len(ways) > 1 else ()


def _with_renown(table: AgotTable, told: EnteredOutcome) -> Cards:
    """Those of the winner who may have it: of characters that are named also where nobody has told."""
    named = (told.attackers if told.won else told.defenders) or ()
    winner = told.by if told.won else told.target or table.others(told.by)[0]
    among = named or tuple(card.id for card in table.characters(winner))
    found = ((card, has_keyword(table, table.cards[card], "renown")) for card in among)
    able = tuple(card for card, has in found if has or (named and has is None))
    return able[:MOST_WITH_RENOWN]


def _dead(table: AgotTable, card: str) -> Iterator[Move]:
    """A card leaves play with all that lies on it and under it."""
    for under in table.under(card):
        yield _set(under.id, "host", "")
        yield _set(under.id, "zone", "discard")
    if table.cards[card].power:
        yield _set(card, "power", 0)
    if table.cards[card].kneeling:
        yield _set(card, "kneeling", False)
    yield _set(card, "zone", "dead")


def _power(table: AgotTable, told: EnteredOutcome, target: str) -> Iterator[Move]:
    if not told.won:
        return
    moved = min(told.claim or 0, table.seats[target].power) if told.kind == "power" else 0
    gained = moved + (1 if told.unopposed else 0)
    if moved:
        yield _set(target, "power", table.seats[target].power - moved)
    if gained:
        yield _set(told.by, "power", table.seats[told.by].power + gained)


def _set(of: str, field: str, value: bool | int | str | tuple[str, ...]) -> Correct:
    return Correct(of=of, field=field, value=value, reason=AS_TOLD)
