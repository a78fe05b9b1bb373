"""What lies on the table: cards, plots, seats, a challenge, and what lasts."""

from __future__ import annotations

from msgspec import Struct

from engine.agot.state.effects import Effect
from engine.agot.state.text_effects import Carried
from engine.kernel import state as kernel
from engine.kernel.reasons import RuleId

HAND, DECK, DECK_TOP, PLAY = "hand", "deck", "deck_top", "play"
DEAD, DISCARD, REMOVED, DUPLICATE = "dead", "discard", "removed", "duplicate"
SHUFFLED = "shuffled"
"""Seen once and shuffled away: in the deck or drawn unseen since; it counts among the unknown cards there."""
CHARACTER, LOCATION, ATTACHMENT, EVENT = "character", "location", "attachment", "event"

BLANK = "blank"
CHALLENGE, PHASE, ROUND, SOURCE, ALWAYS = "challenge", "phase", "round", "source", "always"


class Modifier(Struct, frozen=True, gc=False, omit_defaults=True):
    """A lasting change of one card."""

    what: str
    """``strength``, ``gain_keyword``, ``lose_keyword``, ``gain_icon``, ``lose_icon`` or ``blank``."""
    amount: int = 0
    value: str = ""
    """The keyword or icon."""
    origin: str = ""
    """In words: which card did it."""
    source: str = ""
    """The card in play it hangs on; it ends when that card leaves play."""
    until: str = ALWAYS


class Card(Struct, frozen=True, gc=False, omit_defaults=True):
    """One physical card that the referee knows of."""

    id: str
    name: str
    owner: str
    controller: str
    zone: str
    kind: str = CHARACTER
    printed_kind: str = ""
    """Of a card in play as another kind than is printed on it: what is printed."""
    version: str = ""
    face: str = ""
    """Which card of the catalogue it is, if that is known; abilities are looked up by it."""
    host: str = ""
    """Of an attachment or duplicate: the card it lies under."""
    kneeling: bool = False
    power: int = 0
    gold: int = 0
    """Gold that lies on it, outside every pool."""
    modifiers: tuple[Modifier, ...] = ()
    cost: int | None = None
    strength: int | None = None
    strength_per_gold: int = 0
    icons: tuple[str, ...] | None = None
    keywords: tuple[str, ...] | None = None
    surely: tuple[str, ...] = ()
    """Icons and keywords it has for certain, where not all that it has are known."""
    traits: tuple[str, ...] | None = None
    houses: tuple[str, ...] | None = None
    """Empty: neutral."""
    crests: tuple[str, ...] | None = None
    """In the game that has them: holy, learned, noble, war."""
    unique: bool | None = None
    income: int | None = None
    initiative: int = 0
    influence: int = 0
    gold_price: int = 0
    influence_price: int = 0
    timing: str = ""
    """When an event or ability may be used; empty: not known."""
    saves: str = ""
    """Of a saving event: ``any`` or ``unique`` characters; empty: it is none."""
    immune_to: tuple[str, ...] = ()
    text: str = ""
    shown: bool = False
    """Of a card in a hand or deck: everybody knows that it lies there."""


class Plot(Struct, frozen=True, gc=False, omit_defaults=True):
    """A revealed plot; ``None`` means that the number is unknown."""

    name: str = ""
    face: str = ""
    income: int | None = None
    initiative: int | None = None
    claim: int | None = None
    text: str = ""
    when_revealed: str = ""
    traits: tuple[str, ...] = ()
    instead: dict[str, int] = {}
    """Of a number the table has declared otherwise: the printed value in the catalogue."""
    owner: str = ""
    """Of a plot out of another player's deck: its owner."""


class Seat(Struct, frozen=True, gc=False, omit_defaults=True):
    """One player's place: pools, counts of unknown cards, and what the player has done this round."""

    id: str
    house: str = ""
    title: str = ""
    gold: int = 0
    power: int = 0
    """On the banner or House card."""
    hand: int = 0
    """Cards in hand that the referee does not know; the known ones are cards of their own."""
    deck: int = 0
    discard: int = 0
    """Unknown cards in the discard pile."""
    plot: Plot | None = None
    plots_available: tuple[str, ...] | None = None
    """None: not known."""
    plots_used: tuple[str, ...] = ()
    agenda: str = ""
    mulligan_taken: bool = False
    placed: bool = False
    """The player has laid down set-up cards, or has none to lay."""
    placed_cards: tuple[str, ...] = ()
    refilled: bool = False
    revealed: bool = False
    """The player has revealed a plot this round."""
    when_revealed_done: bool = False
    income_taken: bool = False
    challenges_made: tuple[str, ...] = ()
    limited_played: int = 0
    limited_duplicates: int = 0
    limited_at_setup: int = 0
    plots_secret: bool = False
    """A plot deck has been chosen of drafted plots, and not all of it has been seen."""
    draft_standard: tuple[str, ...] = ()
    drafted: tuple[str, ...] = ()
    drafted_now: int = 0
    """Picks made in the draft."""
    boxed: tuple[str, ...] = ()
    """Plots the player put in the box."""
    draft_offer: tuple[str, ...] = ()
    """Plots passed to the player, if they were named."""
    drawn: int = 0
    drawn_by_effects: int = 0
    rivalry_gained: bool = False
    """Has gained power by rivalry this round."""
    title_used: bool = False
    """Has used the once-a-round part of the title this round."""
    limited_responses: int = 0
    """Limited Responses used this round."""
    last_income: int | None = None
    last_initiative: int | None = None
    last_dominance: int | None = None


class PendingIfWin(Struct, frozen=True, gc=False):
    """The rest of an effect that waits for its player to win the challenge."""

    by: str
    card: str
    effects: tuple[Effect, ...]


class Challenge(Struct, frozen=True, gc=False, omit_defaults=True):
    """A challenge, under way or the last one."""

    by: str
    kind: str
    target: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...] | None = None
    """None: not declared yet. Those removed since are in neither list."""
    bypassed: tuple[str, ...] = ()
    """Chosen for stealth."""
    stealth: dict[str, str] = {}
    """Which attacker chose whom."""
    opposed: bool = False
    """Somebody was declared a defender."""
    removed: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()
    """Came in on the defending side before defenders were declared."""
    supporter: str = ""
    """The seat that defends for the attacked player."""
    taken_from: str = ""
    """The seat that was attacked before a title redirected the challenge to its holder."""
    redirected: bool = False
    """The attacker has been made to choose a new target."""
    if_win: tuple[PendingIfWin, ...] = ()
    attack: int | None = None
    defence: int | None = None
    winner: str = ""
    loser: str = ""
    unopposed: bool = False
    claim: int | None = None
    due: int = 0
    deadlier: bool = False
    """When it was resolved the attacking player had the most participants with Deadly."""

    @property
    def participants(self) -> tuple[str, ...]:
        """Attackers and defenders still in it."""
        return self.attackers + (self.joined if self.defenders is None else self.defenders)

    @property
    def defending(self) -> str:
        """The defender, who wins or loses: the attacked player, or the seat that defends in their place."""
        return self.supporter or self.target


class EffectFrame(kernel.Frame, frozen=True):
    """An unfinished procedure, with the effects still to be carried out in it."""

    effects: tuple[Carried, ...] = ()


class Lasting(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that holds for seats for a while."""

    what: str
    """``claim``: a claim is changed; ``no_challenge``: one does not challenge the other;
    ``plots_swapped``: each has the plot deck and the used pile of the other."""
    seat: str
    other: str = ""
    value: str = ""
    amount: int = 0
    until: str = ROUND
    origin: str = ""
    """In words: which card did it."""


class Gain(Struct, frozen=True, gc=False):
    """Power a House has just gained."""

    seat: str
    source: str
    amount: int


class Occasion(Struct, frozen=True, gc=False):
    """Something that has just happened and may be reacted to."""

    what: str
    """``played``, ``entered_play``, ``declared_attacker``, ``declared_defender``, ``challenge_result``..."""
    card: str = ""
    seat: str = ""
    was_blank: bool = False
    """Of a card that has left play: its text counted as blank until then."""
    traits: tuple[str, ...] = ()
    """Of a card that has left play: traits that texts gave it until then."""


RULE_OF_VALUE: dict[str, RuleId] = {
    "cost": "hbo.anatomy.gold_cost",
    "strength": "hbo.anatomy.strength",
    "icons": "hbo.anatomy.challenge_icons",
    "keywords": "hbo.anatomy.keywords",
    "traits": "hbo.anatomy.traits",
    "houses": "hbo.anatomy.house_symbol",
    "unique": "hbo.anatomy.title_flag",
    "income": "hbo.anatomy.income_bonus",
    "plot_income": "hbo.anatomy.plot_income",
    "plot_initiative": "hbo.anatomy.plot_initiative",
    "plot_claim": "hbo.anatomy.plot_claim",
    "when_revealed": "hbo.plot.when_revealed",
    "timing": "hbo.action.phase_named",
    "saves": "hbo.save.not_today",
    "crests": "lcg.anatomy.crests",
}


PLOT_FIELDS = {
    "plot_income": "income",
    "plot_initiative": "initiative",
    "plot_claim": "claim",
    "when_revealed": "when_revealed",
}
