"""The table of a Thrones card game: seats, cards, the challenge under way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel import state as kernel
from engine.kernel.kept import kept
from engine.kernel.reason import Value
from engine.thrones.abilities import CONSTANTS, STANDING, USES, WITH_STANDING, Constant, Standing, uses_of
from engine.thrones.effects import Carried, Effect

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
    """One physical card that the referee has been told about."""

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


class Plot(Struct, frozen=True, gc=False, omit_defaults=True):
    """A revealed plot; ``None`` means that the number has not been told."""

    name: str = ""
    face: str = ""
    income: int | None = None
    initiative: int | None = None
    claim: int | None = None
    text: str = ""
    when_revealed: str = ""
    traits: tuple[str, ...] = ()
    instead: dict[str, int] = {}
    """Of a number the table has told otherwise: what the catalogue says is printed."""


class Seat(Struct, frozen=True, gc=False, omit_defaults=True):
    """One player's place: pools, counts of unknown cards, and what he has done this round."""

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
    """Has laid down his set-up cards, or has none to lay."""
    placed_cards: tuple[str, ...] = ()
    refilled: bool = False
    revealed: bool = False
    """Has revealed his plot of this round."""
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
    """Plots he put in the box."""
    draft_offer: tuple[str, ...] = ()
    """Plots passed to him, if they were named."""
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


class IfWin(Struct, frozen=True, gc=False):
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
    """Who defends for the player attacked."""
    taken_from: str = ""
    """Who was attacked before a title brought the challenge upon its holder."""
    redirected: bool = False
    """The attacker has been made to choose a new target."""
    if_win: tuple[IfWin, ...] = ()
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
        """Who defends, and so wins or loses: the player attacked, or who defends for him."""
        return self.supporter or self.target


class Frame(kernel.Frame, frozen=True):
    """An unfinished procedure, with the effects still to be carried out in it."""

    effects: tuple[Carried, ...] = ()


class Lasting(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that holds for seats for a while."""

    what: str
    """``claim``: a claim is changed; ``no_challenge``: one does not challenge the other."""
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


Said = Mapping[tuple[str, str], Sequence[tuple[Standing, Card]]]
"""What is said (a keyword, an icon ...) -> the texts that say it, each with the card or plot it stands on."""
NOTHING_SAID: Said = {}
ELSEWHERE: dict[str, Callable[[Table, Card], bool]] = {}
"""Game -> whether power on a card in play that is no character is left out; each game adds its own."""

UNCOUNTED_POWER = ("barred", "power_counted")
"""What is said of a card the power on which does not count for its player."""
NOBODY: frozenset[str] = frozenset()


class Seen(Struct, frozen=True, dict=True):
    """What can be told of the table from the cards alone."""

    cards: dict[str, Card]

    @kept
    def in_play(self) -> tuple[Card, ...]:
        """All cards in play."""
        return tuple([card for card in self.cards.values() if card.zone == PLAY])

    @kept
    def elsewhere(self) -> tuple[Card, ...]:
        """Cards in play with power on them that are no characters."""
        return tuple([card for card in self.in_play if card.power and card.kind != CHARACTER])

    @kept
    def in_decks(self) -> tuple[Card, ...]:
        """Known cards in draw decks."""
        return tuple([card for card in self.cards.values() if card.zone in (DECK_TOP, DECK)])

    @kept
    def doubled(self) -> frozenset[str]:
        """Cards with duplicates under them."""
        return frozenset([card.host for card in self.cards.values() if card.zone == DUPLICATE])

    @kept
    def modified(self) -> tuple[Card, ...]:
        """Cards that lasting effects bear on."""
        return tuple([card for card in self.cards.values() if card.modifiers])

    @kept
    def with_constants(self) -> tuple[Card, ...]:
        """Cards in play with constant abilities."""
        return tuple([card for card in self.in_play if card.face in CONSTANTS])

    @kept
    def blank(self) -> frozenset[str]:
        """Cards in play whose text counts as blank."""
        lasting = [card.id for card in self.modified if any(one.what == BLANK for one in card.modifiers)]
        attached = [card for card in self.in_play if card.host and card.face in STANDING]
        hosts = [card.host for card in attached if any(one.what == BLANK for one in STANDING[card.face])]
        return frozenset((*lasting, *hosts)) if lasting or hosts else NOBODY

    @kept
    def saying(self) -> tuple[Card, ...]:
        """Cards in play whose text says something of cards, and counts."""
        return tuple([card for card in self.in_play if card.face in STANDING and card.id not in self.blank])

    @kept
    def with_passives(self) -> tuple[Card, ...]:
        """Cards in play with recorded abilities that are set off."""
        return tuple([card for card in self.in_play if card.face in USES and uses_of(card, "passive")])

    @kept
    def power(self) -> dict[str, int]:
        """Power on cards in play, by the seat that controls them."""
        found: dict[str, int] = {}
        for card in self.in_play:
            if card.power:
                found[card.controller] = found.get(card.controller, 0) + card.power
        return found


SEEN: dict[int, Seen] = {}
SEEN_AT_ONCE = 200


def seen_in(cards: dict[str, Card]) -> Seen:
    """What is told by these cards.

    Most moves leave every card as it is, and their tables share one ``cards``: what was worked out of it is
    found again by its identity, which nothing else can have while it is kept here.
    """
    seen = SEEN.get(id(cards))
    if seen is None:
        if len(SEEN) >= SEEN_AT_ONCE:
            SEEN.clear()
        seen = SEEN[id(cards)] = Seen(cards)
    return seen


class Table(kernel.State, frozen=True, kw_only=True, dict=True):
    """The whole table. What is worked out of it again and again is kept beside it, and is no part of it."""

    agenda: tuple[Frame, ...] = ()
    seats: dict[str, Seat] = {}
    """Clockwise."""
    cards: dict[str, Card] = {}
    phase: str = "setup"
    round: int = 1
    first_player: str = ""
    active: str = ""
    """Whose turn it is in marshalling or challenges."""
    challenge: Challenge | None = None
    last_challenge: Challenge | None = None
    initiative_winner: str = ""
    initiative_tie: str = "none"
    initiative_among: tuple[str, ...] = ()
    dominance_winner: str = ""
    occasions: tuple[Occasion, ...] = ()
    missed: tuple[Occasion, ...] = ()
    """Occasions of this phase that have gone by."""
    may_not_attack: dict[str, tuple[str, ...]] = {}
    paid: int | None = None
    """Gold paid for the last card played."""
    surplus: int = 0
    """Influence paid beyond the price, and lost."""
    variant: str = "two"
    """How many play, or in teams."""
    teams: tuple[tuple[str, ...], ...] = ()
    """Partners."""
    council: tuple[str, ...] = ()
    """Titles lying in the council chamber."""
    littlefinger: bool = False
    """Gold may change hands."""
    borrowed: bool = False
    """Names are borrowed, as in a case: of a plot nothing holds but what is told."""
    claimants: tuple[str, ...] = ()
    """Who have met the victory condition together, while the winner is still to be named."""
    gained: tuple[Gain, ...] = ()
    """Power just gained for Houses that may still be put on other cards."""
    lot_open: bool = False
    lasting: tuple[Lasting, ...] = ()
    limits: dict[str, int] = {}
    """How often an ability with a limit has been used: ``phase/viserion`` -> 1."""

    @property
    def order(self) -> tuple[str, ...]:
        """Seats clockwise."""
        return tuple(self.seats)

    @property
    def turn_order(self) -> tuple[str, ...]:
        """Seats clockwise from the first player."""
        return clockwise(self.order, self.first_player)

    def seat(self, seat: str, **changes: object) -> Table:
        """The table with this seat changed."""
        return replace(self, seats={**self.seats, seat: replace(self.seats[seat], **changes)})

    def card(self, card: str, **changes: object) -> Table:
        """The table with this card changed."""
        return replace(self, cards={**self.cards, card: replace(self.cards[card], **changes)})

    def put(self, **changes: object) -> Table:
        """The table with these fields changed."""
        return replace(self, **changes)

    @property
    def all_in_play(self) -> tuple[Card, ...]:
        """All cards in play."""
        return seen_in(self.cards).in_play

    @kept
    def constants(self) -> tuple[tuple[Constant, Card | None], ...]:
        """Constant abilities now at work: of revealed plots, and of cards in play."""
        of_plots = [(one, plot) for plot in self._plots() for one in CONSTANTS.get(plot.face, ())]
        speaking = seen_in(self.cards).with_constants
        blank = self.blank if speaking else NOBODY
        of_cards = [(one, card) for card in speaking if card.id not in blank for one in CONSTANTS[card.face]]
        return (*of_plots, *of_cards)

    @kept
    def standing(self) -> Said:
        """What texts in play and on revealed plots say of cards; those of blank cards say nothing."""
        if self.game not in WITH_STANDING:
            return NOTHING_SAID
        said: dict[tuple[str, str], list[tuple[Standing, Card]]] = {}
        plots = [plot for plot in self._plots() if plot.face in STANDING]
        for source in (*plots, *seen_in(self.cards).saying):
            for one in STANDING[source.face]:
                said.setdefault((one.what, one.value), []).append((one, source))
        return said

    @property
    def blank(self) -> frozenset[str]:
        """Cards whose text counts as blank: by what lies on them, or by a lasting effect."""
        return seen_in(self.cards).blank if self.game in WITH_STANDING else NOBODY

    def _plots(self) -> Iterator[Card]:
        """The revealed plots whose face is known, as what a text stands on."""
        return (as_source(seat) for seat in self.seats.values() if seat.plot is not None and seat.plot.face)

    def in_play(self, seat: str = "", kind: str = "") -> list[Card]:
        """Cards in play, of one controller or kind if one is named."""
        return [
            card
            for card in self.all_in_play
            if (not seat or card.controller == seat) and (not kind or card.kind == kind)
        ]

    def characters(self, seat: str = "") -> list[Card]:
        """Characters in play."""
        return self.in_play(seat, CHARACTER)

    def hand_of(self, seat: str) -> Iterator[Card]:
        """Known cards in this hand."""
        return (card for card in self.cards.values() if card.zone == HAND and card.controller == seat)

    def under(self, host: str, zone: str = "") -> Iterator[Card]:
        """What lies under a card: attachments in play, duplicates, or both."""
        for card in self.cards.values():
            if card.host == host and card.zone in ((zone,) if zone else (PLAY, DUPLICATE)):
                yield card

    def others(self, seat: str) -> tuple[str, ...]:
        """The other seats, clockwise from the next one."""
        return clockwise(self.order, seat)[1:]

    def partners(self, seat: str) -> tuple[str, ...]:
        """The seat and who plays in one team with it."""
        return next((team for team in self.teams if seat in team), (seat,))

    def opponents(self, seat: str) -> tuple[str, ...]:
        """The seats that play against this one, clockwise from the next one."""
        return tuple(one for one in self.others(seat) if one not in self.partners(seat))

    def are_opponents(self, seat: str, other: str) -> bool:
        """Whether two seats play against each other."""
        return seat != other and not any(seat in team and other in team for team in self.teams)


def as_source(seat: Seat) -> Card:
    """A revealed plot, as what an ability comes from: whose it is matters to some."""
    plot = seat.plot or Plot()
    return Card(f"plot.{seat.id}", plot.name, seat.id, seat.id, "plot", "plot", face=plot.face)


def clockwise(order: tuple[str, ...], first: str) -> tuple[str, ...]:
    """The seats from one of them on."""
    if first not in order:
        return order
    at = order.index(first)
    return order[at:] + order[:at]


def push(table: Table, procedure: str, step: str, effects: tuple[Carried, ...] = (), **slots: Value) -> Table:
    """The table with a procedure begun."""
    return kernel.push(table, Frame(procedure, step, dict(slots), effects))


def hand_size(table: Table, seat: str) -> int:
    """Cards in hand, known or not."""
    return table.seats[seat].hand + sum(
        card.zone == HAND and card.controller == seat for card in table.cards.values()
    )


def zone_size(table: Table, seat: str, *zones: str) -> int:
    """Known cards of this owner in these zones."""
    return sum(1 for card in table.cards.values() if card.owner == seat and card.zone in zones)


def deck_size(table: Table, seat: str) -> int:
    """Cards in the draw deck, known or not."""
    return table.seats[seat].deck + zone_size(table, seat, DECK, DECK_TOP)


def total_power(table: Table, seat: str) -> int:
    """Power counted for victory: on the banner and on cards in play."""
    on_cards = seen_in(table.cards).power.get(seat, 0)
    return table.seats[seat].power + on_cards - (uncounted_power(table, seat) if on_cards else 0)


def uncounted_power(table: Table, seat: str) -> int:
    """Power on his cards that does not count."""
    return sum(card.power for card in uncounted(table, seat))


def uncounted(table: Table, seat: str) -> tuple[Card, ...]:
    """His cards the power on which a text in play leaves out, or no rule says that it counts."""
    texts = table.standing.get(UNCOUNTED_POWER, ())
    unsaid = tuple(card for card in not_said_to_count(table) if card.controller == seat)
    if not texts:
        return unsaid
    return tuple(
        card
        for card in table.in_play(seat)
        if card in unsaid or any(one.affects(table, by, card) for one, by in texts)
    )


def not_said_to_count(table: Table) -> tuple[Card, ...]:
    """Cards that are no characters, with power on them that no rule says counts."""
    elsewhere = seen_in(table.cards).elsewhere
    left_out = ELSEWHERE.get(table.game) if elsewhere else None
    return tuple(card for card in elsewhere if left_out(table, card)) if left_out is not None else ()
