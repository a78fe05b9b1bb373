"""The position of a case, read and checked field by field."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from engine.agot.rounds.timing import Phase
from engine.agot.state.effects import House, Icon, Keyword
from engine.kernel.decoders import Strict, converted
from engine.kernel.errors import Unreadable

PositionNumber = Annotated[int, Meta(ge=0, le=999)]


CardType = Literal["character", "location", "attachment", "event"]


OnlyWeapons = Literal["no_attachments_except_weapon"]
"""A keyword of some catalogue cards that positions do not use."""

Immunity = Literal["events", "character_abilities", "opponents_character_abilities", "triggered_effects"]


Crest = Literal["holy", "learned", "noble", "war"]


Timing = Literal[
    "any_phase", "setup", "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation",
    "response", "limited_response",
]  # fmt: skip


Saves = Literal["any", "unique"]


class PositionModifier(Strict, frozen=True, rename={"origin": "from"}):
    """An amount now in force."""

    amount: int
    origin: str = ""
    source: str = ""


UNTOLD = "?"
UntoldMark = Literal["?"]
"""In place of a printed value: it is unknown."""


class PositionCard(Strict, frozen=True):
    """A card as a position has it. Absent: 0, empty, no."""

    id: str = ""
    face: str = ""
    """Which card of the catalogue it is: what the position does not say is as printed there."""
    name: str = ""
    version: str | int = ""
    type: CardType | None = None
    house: tuple[House, ...] | UntoldMark | None = None
    cost: PositionNumber | UntoldMark = 0
    strength: int | UntoldMark = 0
    strength_per_gold: int = 0
    modifiers: tuple[PositionModifier, ...] = ()
    icons: tuple[Icon, ...] | UntoldMark = ()
    keywords: tuple[Keyword | OnlyWeapons, ...] | UntoldMark = ()
    traits: tuple[str, ...] | UntoldMark = ()
    crests: tuple[Crest, ...] | UntoldMark = ()
    immune_to: tuple[Immunity, ...] = ()
    unique: bool | UntoldMark = False
    kneeling: bool = False
    power: PositionNumber = 0
    duplicates: PositionNumber = 0
    owner: str = ""
    host: str = ""
    income: int | UntoldMark = 0
    initiative: int = 0
    influence: int = 0
    gold_price: PositionNumber = 0
    influence_price: PositionNumber = 0
    timing: Timing | None = None
    saves: Saves | dict[str, Saves] | UntoldMark | None = None
    """Of a saving event; where the printings differ: text -> whom it saves."""
    text: str = ""


class PositionHand(Strict, frozen=True):
    """A hand: the count includes the known ones; absent, there are no others."""

    count: PositionNumber | None = None
    known: tuple[PositionCard, ...] = ()

    @property
    def size(self) -> int:
        """All its cards."""
        return len(self.known) if self.count is None else self.count


class PositionPlot(Strict, frozen=True):
    """A revealed plot."""

    name: str = ""
    face: str = ""
    income: int | UntoldMark = 0
    initiative: int | UntoldMark = 0
    claim: PositionNumber | UntoldMark = 0
    text: str = ""
    when_revealed: str = ""


class PositionPlotPiles(Strict, frozen=True):
    """Plot names."""

    available: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    revealed: str | None = None


class PositionDraft(Strict, frozen=True):
    """Plots for the plot draft."""

    standard: tuple[str, ...] = ()
    drafted: tuple[str, ...] = ()


class PositionSeat(Strict, frozen=True):
    """A seat."""

    id: str
    house: House | None = None
    title: str | None = None
    gold: PositionNumber = 0
    power: PositionNumber = 0
    hand: PositionHand = PositionHand()
    deck: PositionNumber = 30
    plot: PositionPlot | None = None
    plots: PositionPlotPiles | None = None
    characters: tuple[PositionCard, ...] = ()
    locations: tuple[PositionCard, ...] = ()
    attachments: tuple[PositionCard, ...] = ()
    dead: tuple[PositionCard, ...] = ()
    discard: tuple[PositionCard, ...] = ()
    agenda: str | None = None
    income_taken: bool = False
    challenges_made: tuple[Icon, ...] = ()
    limited_played: PositionNumber = 0
    limited_placed_at_setup: PositionNumber = 0
    drawn_by_effects: PositionNumber = 0
    draft: PositionDraft = PositionDraft()


class PositionWindow(Strict, frozen=True):
    """A window for actions is open and unused."""

    first: str


class PositionChallenge(Strict, frozen=True):
    """A challenge under way."""

    by: str
    kind: Icon
    target: str = ""
    """Absent: between two players the other one."""
    attackers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()
    bypassed: tuple[str, ...] = ()
    step: Literal["attackers", "defenders"] | None = None
    """The last step done; absent: the one the defenders tell."""

    @property
    def last_step(self) -> str:
        """The last step done."""
        return self.step or ("defenders" if self.defenders else "attackers")


class PositionOptions(Strict, frozen=True):
    """How silence is to be read."""

    passes: Literal["implied", "offered", "listed"] | None = None
    littlefinger: bool = False
    printed: bool = False
    """Plots are what they are called: what is printed on them holds."""


class PositionTexts(Strict, frozen=True):
    """Card texts that matter, for readers."""

    texts: tuple[str, ...] = ()


class AgotPosition(Strict, frozen=True):
    """A position."""

    seats: tuple[PositionSeat, ...] = ()
    variant: Literal["two", "three", "melee", "team"] = "two"
    phase: Phase | None = None
    round: Annotated[int, Meta(ge=1)] = 1
    first_player: str | None = None
    active_player: str | None = None
    window: PositionWindow | None = None
    challenge: PositionChallenge | None = None
    options: PositionOptions = PositionOptions()
    teams: tuple[tuple[str, ...], ...] = ()
    council: tuple[str, ...] = ()
    may_not_attack: dict[str, tuple[str, ...]] = {}
    given: PositionTexts = PositionTexts()


def read_position(raw: dict[str, Any]) -> AgotPosition:
    """The fields of a position, each checked for its type.

    Raises:
        Unreadable: names the field.
    """
    try:
        found: AgotPosition = converted(raw, AgotPosition)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_position", error=str(error)) from None
    challenge = found.challenge
    if challenge is None or challenge.target:
        return found
    others = [seat.id for seat in found.seats if seat.id != challenge.by]
    target = others[0] if len(others) == 1 else ""
    return msgspec.structs.replace(found, challenge=msgspec.structs.replace(challenge, target=target))
