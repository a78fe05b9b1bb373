"""Cards that are applied, as they are opened or when their turn comes, as a line tells of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby, pairwise
from typing import Any

from engine.kernel.meanings import (
    IMPLIED,
    OPEN,
    PARTED,
    THING,
    VALUE,
    Mentions,
    MoveMeant,
    Part,
)
from engine.oriflamme.meanings.choices import (
    FIRST,
    ITSELF,
    LAST,
    NEIGHBOUR,
    NO_SUBSTITUTE,
    TOPMOST,
    choices,
    has_choice,
    names_of,
    where_it_lies,
)
from engine.oriflamme.meanings.combinations import combined
from engine.oriflamme.meanings.placements import NOT_ASKED
from engine.oriflamme.meanings.places_told import ENDS
from engine.oriflamme.meanings.tokens_told import TAKE
from engine.oriflamme.meanings.verbs_told import (
    applies_nobody,
    is_barred,
    opens_nothing,
    told_but_faces,
    verbs_nearest,
)
from engine.oriflamme.table import (
    APOTHECARY,
    BRIBE,
    CARDS,
    COMBINATION,
    CUTTHROAT,
    FELON,
    PRINCE,
    REPLACEMENT,
    TWIN,
    FamilyCard,
    OriflammeTable,
)

CHOOSES = (CUTTHROAT, APOTHECARY, PRINCE, REPLACEMENT, BRIBE, COMBINATION)
"""Cards whose player chooses something as they are applied."""
KILLERS = (CUTTHROAT, APOTHECARY, REPLACEMENT)
GAINED = ("token", "1", "2", "3", "+1", "+2", "+3")
"""What people say of what a card brings, which follows from the rules."""
LIFTED = 20
"""What it costs that a card is kept, and something is taken off it."""
FACED_ELSEWHERE = 8
"""What it costs that a closed card is said to be one that lies open."""
NOT_OPENED = 22
"""What it costs that a closed card is opened, and a line tells no more than that it is applied."""
SKIPPED = 6
"""What it costs that a card is applied, and a verb says that it is not."""
LEFT_ALONE = 14
"""The same where no verb says that it is applied."""
APPLY = frozenset(("resolve", "eliminate"))
OPENS = frozenset(("activate",))
_NOTHING = frozenset(("skip", "take_tokens", "pass_planning"))
"""Verbs that say of a combination that no character is applied."""
_ALSO_SAID = {COMBINATION: frozenset(("combine",)), BRIBE: frozenset(("bribe",))}
"""Verbs that say what one card does."""


def applied(
    table: OriflammeTable,
    said: Mentions,
    card: FamilyCard,
    raw: dict[str, Any],
    by: tuple[Part, ...],
    name: str,
    *,
    next_: bool,
) -> Iterator[MoveMeant]:
    """A card that is applied, with what its player may choose."""
    opened = raw["do"] == "activate"
    also = (name, card.owner, card.family, *((BRIBE,) if card.bribe else ()))
    it = Part(THING, names_of(card), unsaid=IMPLIED if next_ else OPEN, also=also)
    shown = (Part(VALUE, (name,), ("as",), unsaid=IMPLIED),) if name else ()
    parts = (*by, it, *(shown if opened and not card.shown else ()))
    applies = APPLY if name in (*KILLERS, COMBINATION) else frozenset(("resolve",))
    called = names_card(said, card)
    verbs = (
        OPENS | (applies if name else frozenset()) if opened else APPLY | (OPENS if called else frozenset())
    )
    kills = opened and bool(name) and name not in (*KILLERS, COMBINATION) and _names_killing(said)
    lies_open = opened and not card.shown and _is_open_elsewhere(table, card, name)
    denied_verbs = frozenset(("keep",) if opened and _denies_keeping(said) else ())
    chooses = name in CHOOSES and (opened or name != PRINCE)
    anything = chooses and ("step_by_step" in said.leads or has_choice(table, card, name))
    skipped = not opened and "skip" in said.verbs and not _denies_skipping(said)
    barred = is_barred(said, "activate" if opened else "resolve")
    combines = name == COMBINATION and opened
    chosen = choices(table, said, card, name)
    for choice, told in chain(chosen, combined(table, said, card) if combines else ()):
        plain = not choice and chooses
        denies = (said.denies or "none" in said.values) and NO_SUBSTITUTE not in said.values
        nobody = denies and (opened or not anything or applies_nobody(said))
        untold = plain and anything and not nobody
        denied = ("none",) if plain and nobody else ()
        nothing = choice.get("sequence", [True])[0] == {}
        bribed = (BRIBE,) if card.bribe else ()
        yield MoveMeant(
            {**raw, **choice},
            verbs | _ALSO_SAID.get(name, frozenset()) | (_NOTHING if nothing else frozenset()),
            (*parts, *told),
            denied_verbs,
            far=OPEN * untold
            + FACED_ELSEWHERE * lies_open
            + NOT_ASKED * kills
            + LIFTED * (opened and lifts(said) and not _is_told(said, choice))
            + SKIPPED * skipped
            + NOT_ASKED * (opened and name != BRIBE and not choice and "bribe" in said.verbs)
            + SKIPPED * (name == REPLACEMENT and choice.get("target") == card.called)
            + SKIPPED * (name == PRINCE and "twin" not in choice and _lays_twin(said))
            + LEFT_ALONE * (not opened and not choice and _is_left_alone(said, name))
            + NOT_OPENED * (opened and applies_closed(said, card))
            + NOT_OPENED * (barred or (opened and opens_nothing(said)))
            + SKIPPED * (combines and plain and bool(card.tokens) and TAKE in said.values),
            open=untold or barred,
            answers=not opened and next_ and choice.keys() <= {"target"},
            may_deny=((opened or not anything or nobody) and plain)
            or nothing
            or choice.get("substitute") == "none"
            or bool(choice and _without_twin(table, said, choice)),
            also=frozenset(
                (
                    "up",
                    name,
                    "closed",
                    *(ITSELF if "twin" not in choice and "target" not in choice else ()),
                    *bribed,
                    *denied,
                    *_besides(table, choice),
                    *_near(table, card, name),
                    *_without_twin(table, said, choice),
                    *(("take",) if _may_take(said, card, combines=combines) else ()),
                )
            ),
        )


def _without_twin(table: OriflammeTable, said: Mentions, choice: dict[str, Any]) -> tuple[str, ...]:
    """What may be denied of a combination that applies a prince: that its twin comes."""
    princes = {card.called for card in table.all_cards() if card.name == PRINCE}
    steps = choice.get("sequence", ())
    applied = any(step.get("apply") in princes and "twin" not in step for step in steps)
    order = [key for key in said.order if key not in ("filler", "chatter", "as", "no")]
    plain = not choice and ("not", TWIN) in pairwise(order)
    return (TWIN, "no") if (applied or plain) and said.denies and TWIN in said.values else ()


def _lays_twin(said: Mentions) -> bool:
    """Whether a line tells where a twin is laid, and denies nothing."""
    where = {*ENDS, "on", "between", "twin_on", "atop"} & {*said.values, *said.leads}
    return TWIN in said.values and bool(where) and not said.denies


def _may_take(said: Mentions, card: FamilyCard, *, combines: bool) -> bool:
    """Whether it may be said that the tokens of a card are taken, which follows from the rules."""
    return not card.tokens if combines else "keep" not in said.verbs


def _is_open_elsewhere(table: OriflammeTable, card: FamilyCard, name: str) -> bool:
    """Whether the character that a closed card is said to be lies open: each family has one of each."""
    others = (one for one in table.all_cards() if one is not card and one.open)
    return bool(name) and any((one.family, one.name) == (card.family, name) for one in others)


def _names_killing(said: Mentions) -> bool:
    """Whether a line names a card that eliminates, and tells that one is eliminated."""
    return "eliminate" in said.verbs and bool({*KILLERS} & {*said.values})


def _near(table: OriflammeTable, card: FamilyCard, name: str) -> Iterator[str]:
    """Where a card lies whose player chooses nothing; a felon steals on both sides."""
    yield TOPMOST
    if name in CHOOSES:
        return
    yield from ((*ENDS, NEIGHBOUR) if name == FELON else ())
    yield from (one for one in where_it_lies(table, card) if one in (*ENDS, *FIRST, *LAST))


def _is_told(said: Mentions, choice: dict[str, Any]) -> bool:
    """Whether what is chosen shows that a card is opened, also where something is taken off it."""
    steps = choice.get("sequence", ())
    return bool(choice) and (
        "activate" in said.verbs or said.denies or not steps or any(step.get("apply") for step in steps)
    )


def _denies_skipping(said: Mentions) -> bool:
    """Whether a denial stands before the verb of skipping; one behind it is its own: "does nothing"."""
    told = [name for name in said.order if name in ("not", "skip")]
    return told[:1] == ["not"]


def _besides(table: OriflammeTable, choice: dict[str, Any]) -> Iterator[str]:
    """What may be said of a choice besides: what a substitute is, how many tokens lie on a target."""
    if choice.get("substitute") in ("discard", "set_aside"):
        yield from CARDS
    if "twin" in choice or "target" in choice:
        yield "place"
    if not choice:
        yield from GAINED
    if "sequence" in choice:
        yield "itself"
        tokens = len(choice["sequence"]) > 1
        yield from ("token", "none", *(("take_tokens",) if tokens else ()))
    named = (choice.get("target"), choice.get("bribe"), (choice.get("twin") or {}).get("on"))
    for card in table.all_cards():
        if card.tokens and card.called in named:
            yield str(card.tokens)
            yield "token"


def lifts(said: Mentions) -> bool:
    """Whether a line tells that something is taken off a card that is named."""
    opens = "activate" in said.verbs and not said.denies
    parts = [{*some} for parted, some in groupby(said.order, PARTED.__eq__) if not parted]
    kept = any("keep" in part for part in parts)
    off = any({"from", "on"} & part and (not kept or "take_tokens" in part) for part in parts)
    return off and "take_tokens" in said.verbs and bool(said.named) and not opens


def _denies_keeping(said: Mentions) -> bool:
    """Whether a line tells that a card is opened, and behind that denies that one is kept."""
    told = [key for key, _ in groupby(name for name in said.order if name in ("activate", "keep", "not"))]
    return told == ["activate", "not", "keep"] or opens_rather(said)


def opens_rather(said: Mentions) -> bool:
    """Whether a part of a line denies that a card is kept, and a later one opens it."""
    parts = [[*some] for parted, some in groupby(said.order, PARTED.__eq__) if not parted]
    told = [[key for key in part if key in ("activate", "keep", "not")] for part in parts]
    kept = next((at for at, part in enumerate(told) if part[:1] == ["not"] and "keep" in part), len(told))
    return any("activate" in part and "not" not in part for part in told[kept + 1 :])


def _is_left_alone(said: Mentions, name: str) -> bool:
    """Whether a line tells no more than that a card is skipped or kept whose player chooses nothing."""
    leaves = "skip" in said.verbs or ("keep" in said.verbs and name not in CHOOSES)
    return leaves and not {"resolve", "activate", "eliminate", "combine"} & said.verbs and not said.denies


def applies_closed(said: Mentions, card: FamilyCard) -> bool:
    """Whether a line applies a closed card that chooses nothing, and tells nothing else of it."""
    plain = card.shown and not card.open and bool(card.name) and card.name not in CHOOSES
    order = told_but_faces(said)
    told = verbs_nearest(order)
    others = {"eliminate", "take_tokens", "bribe", "place"} & {*order}
    return plain and "resolve" in told and not (others or {"activate", "keep", "skip"} & told)


def names_card(said: Mentions, card: FamilyCard) -> bool:
    """Whether a line names a card."""
    return any(one in said.ids for one in names_of(card))
