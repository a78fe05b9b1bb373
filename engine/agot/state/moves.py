"""The moves of the players and of the table, in the words of the case format."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from engine.agot.state.effects import Amount, Effect, House, Icon
from engine.kernel.decisions import Move

ChallengeKind = Icon
CHALLENGE_KINDS: tuple[ChallengeKind, ...] = get_args(ChallengeKind)
Pile = Literal["draw_deck", "dead_pile", "discard_pile"]
Title = Literal["hand", "laws", "coin", "whispers", "regent", "commander"]
TITLES: tuple[Title, ...] = get_args(Title)


class Pay(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """What is paid now."""

    gold: Amount = 0
    kneel: tuple[str, ...] = ()
    """Cards the text wants knelt."""
    influence: tuple[str, ...] = ()
    """Cards knelt for influence."""
    hand_title: bool = False
    """The Hand of the King's two influence."""
    discard: tuple[str, ...] = ()
    """Cards the text wants discarded; nothing can save them."""


class Demands(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """What the card's text asks of this use."""

    kneel_house: House | Literal[""] = ""
    target_participates: bool = False


class Ordered(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One plot's when-revealed text, carried out."""

    seat: str
    effects: tuple[Effect, ...] = ()


class Bonus(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Power a card adds for the House of a seat if it wins dominance."""

    seat: str
    power: Amount


class Mulligan(Move, frozen=True, kw_only=True):
    """Shuffles the set-up hand back and takes a new one."""


class KeepHand(Move, frozen=True, kw_only=True):
    """Keeps the set-up hand."""


class PlaceSetup(Move, frozen=True, kw_only=True):
    """Lays cards from hand face down in set-up."""

    cards: tuple[str, ...] = ()
    attach: dict[str, str] = {}


class RevealSetup(Move, frozen=True, kw_only=True):
    """All set-up cards are turned up."""


class RefillHands(Move, frozen=True, kw_only=True):
    """Draws up to seven; without ``by``, everybody does."""


class DraftPick(Move, frozen=True, kw_only=True, rename={"passed": "pass"}):
    """Plot draft: plots kept and passed on; ``None`` for both: which ones is nobody's business."""

    keep: tuple[str, ...] | str | None = None
    passed: tuple[str, ...] | str | None = None


class BuildPlotDeck(Move, frozen=True, kw_only=True):
    """The plots chosen after the draft; ``None``: seven, and nobody else knows which."""

    plots: tuple[str, ...] | None = None


class RevealPlot(Move, frozen=True, kw_only=True):
    """Reveals a plot; ``None`` refuses to."""

    plot: str | None = None


class DetermineInitiative(Move, frozen=True, kw_only=True):
    """Compares initiative; a lot decides where one is needed and given."""

    random_result: str = ""


class NameFirstPlayer(Move, frozen=True, kw_only=True):
    """The winner of initiative names the first player."""

    seat: str


class OrderWhenRevealed(Move, frozen=True, kw_only=True):
    """Carries out when-revealed plots in this order."""

    order: tuple[Ordered, ...] = ()


class DrawPhase(Move, frozen=True, kw_only=True, omit_defaults=True):
    """Everybody draws."""

    laws_extra: bool = False
    """The Master of Laws draws the extra card of the title."""


class CollectIncome(Move, frozen=True, kw_only=True):
    """Collects income at the start of the marshalling turn."""


class PlayCard(Move, frozen=True, kw_only=True):
    """Plays a character, location or attachment from hand."""

    card: str
    host: str = ""
    on_house: bool = False
    """As an attachment on his own House card, where its text allows that."""


class PlayDuplicate(Move, frozen=True, kw_only=True):
    """Lays a card from hand under its copy as a duplicate."""

    card: str
    host: str


class UseOfCard(Move, frozen=True, kw_only=True):
    """What playing an event, using an ability and responding have in common."""

    card: str
    pay: Pay = Pay()
    demands: Demands = Demands()
    effects: tuple[Effect, ...] = ()


class PlayEvent(UseOfCard, frozen=True, kw_only=True):
    """Plays an event from hand as an action."""


class UseAbility(UseOfCard, frozen=True, kw_only=True):
    """Uses an ability of a card in play as an action."""


class Respond(UseOfCard, frozen=True, kw_only=True):
    """Uses a reaction. ``to`` is what it answers; empty: its occasion has just come."""

    to: Literal["", "challenge_result", "declared_defender", "played"] = ""
    of: str = ""


class ResolvePassive(Move, frozen=True, kw_only=True):
    """A compulsory ability is carried out."""

    card: str
    effects: tuple[Effect, ...] = ()


class DeclinePassive(Move, frozen=True, kw_only=True):
    """Refuses to carry out a compulsory ability."""

    card: str


class OrderPassives(Move, frozen=True, kw_only=True):
    """Sets the order of passives set off together."""

    order: tuple[str, ...]


class Save(Move, frozen=True, kw_only=True, rename={"by_means": "with"}):
    """Saves a card: with ``duplicate``, ``effect``, or an event's id."""

    card: str
    by_means: str


class DeclineSaves(Move, frozen=True, kw_only=True):
    """This player saves nobody any more; without ``by``, nobody does."""


class DeclareChallenge(Move, frozen=True, kw_only=True):
    """Starts a challenge, kneeling the attackers; stealth is chosen here."""

    kind: ChallengeKind
    target: str
    attackers: tuple[str, ...]
    stealth: dict[str, str] = {}


class AssignStealth(Move, frozen=True, kw_only=True):
    """A stealth choice made outside the declaration of attackers."""

    pairs: dict[str, str]


class DeclareDefenders(Move, frozen=True, kw_only=True):
    """Kneels the defenders; none declines."""

    defenders: tuple[str, ...] = ()


class ResolveChallenge(Move, frozen=True, kw_only=True, tag="resolve"):
    """Totals, winner, and everything that needs no choice by a seat."""


class ChooseVictims(Move, frozen=True, kw_only=True, rename={"purpose": "for"}):
    """Chooses the characters to be killed."""

    cards: tuple[str, ...]
    purpose: Literal["claim", "deadly"] = "claim"


class DiscardForClaim(Move, frozen=True, kw_only=True):
    """Pays an intrigue claim: these cards, or so many unknown ones."""

    random: bool = True
    cards: tuple[str, ...] = ()
    count: Amount | None = None


class ChooseTitle(Move, frozen=True, kw_only=True):
    """Takes a title from the council chamber for this round."""

    title: Title


class PutIntoPlay(Move, frozen=True, kw_only=True):
    """Brings a card in from hand without playing it: by Ambush, or because an effect lets him."""

    card: str
    via: Literal["ambush", "effect"]
    host: str = ""
    """Of an attachment: the card it is put under."""
    pay: Pay = Pay()


class NameWinner(Move, frozen=True, kw_only=True):
    """Names the winner among those who met the victory condition together."""

    seat: str


class EndTurn(Move, frozen=True, kw_only=True):
    """Has finished his turn of the phase."""


class CountDominance(Move, frozen=True, kw_only=True):
    """Dominance is counted and awarded."""

    winner_also: tuple[Bonus, ...] = ()


class StandAll(Move, frozen=True, kw_only=True):
    """Everybody stands his cards."""


class ReturnGold(Move, frozen=True, kw_only=True):
    """Unspent gold goes back to the treasury."""

    skip: tuple[str, ...] = ()


class LookAt(Move, frozen=True, kw_only=True):
    """Looks through a deck or pile."""

    what: Pile
    whose: str


class ApplyEffect(Move, frozen=True, kw_only=True):
    """A card effect happens."""

    effects: tuple[Effect, ...]
    by_means: str = ""
    """The card whose text does it, or the title of a revealed plot; empty: nobody has said."""
