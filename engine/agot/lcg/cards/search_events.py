"""Event cards that look through a deck or pile, name a card, or lie down as another kind."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.lcg.abilities.choices import PickedIds, ability_step, name_a_card, next_step
from engine.agot.lcg.abilities.entry_into_play import barred_by_a_copy, may_be_laid, may_lie_there
from engine.agot.lcg.cards import conditions as c
from engine.agot.lcg.cards.ability_record import (
    AbilityRecord,
    action,
    from_zones,
    gives,
    or_influence,
    paid_with_known,
    trait,
    with_effects,
)
from engine.agot.lcg.cards.common_effects import (
    WHETHER_SHOWN,
    begin_with,
    in_play,
    one_card,
    one_opponent,
    search,
)
from engine.agot.lcg.costs.influence import gold, influence_or_a_noble, kneel_a_knight
from engine.agot.lcg.phases.marshalling import plot_income
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.records import ATTACHMENT, CHARACTER, DISCARD, HAND, LOCATION, Card
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import hand_size
from engine.kernel.reasons import Finding, Question, Verdict


def _allowed(finding: Finding) -> bool:
    """Whether nothing forbids it."""
    return finding is None or finding.found is Verdict.YES


def _may_enter(table: AgotTable, ask: text_effects.Ask, card: Card) -> bool | None:
    """A location of printed cost two or less that no copy bars."""
    if card.kind != LOCATION or not _allowed(barred_by_a_copy(table, ask.by, card)):
        return False
    return None if card.cost is None else card.cost <= 2


A_LOCATION = search(
    "bran-the-builders-legacy.search",
    _may_enter,
    lambda ask, chosen: (text_effects.Enter(chosen, ask.by),),
    asks=("cost",),
)
A_KNIGHT = search(
    "muster.search", lambda table, ask, card: card.kind == CHARACTER and c.has_trait(table, card, "knight")
)
A_DRAGON = search("dance-with-dragons.search", lambda table, ask, card: c.has_trait(table, card, "dragon"))


def _own_discarded(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    there = (card for card in table.cards.values() if card.zone == DISCARD and card.owner == ask.by)
    return tuple(card.id for card in there if card.kind == ATTACHMENT)


def _attachment_hosts(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    """The player's characters onto which the attachment may go."""
    card = table.cards[ask.about]
    hosts = table.characters(ask.by)
    return tuple(host.id for host in hosts if _allowed(may_be_laid(table, ask.by, card, host)))


ONTO = ability_step(
    "prosperity-and-plenty.host",
    "cards",
    _attachment_hosts,
    lambda table, ask, picked: tuple(e.Attach(ask.about, id_) for id_ in picked),
)
AN_ATTACHMENT = one_card(
    "prosperity-and-plenty.attachment",
    _own_discarded,
    lambda ask, chosen: (next_step(ONTO, ask, about=chosen),),
)


def _income_untold(table: AgotTable, ask: text_effects.Ask) -> Question | None:
    """The question for the unknown income of one of the two plots."""
    for seat in (ask.about, ask.by):
        plot = table.seats[seat].plot
        if plot_income(table, seat) is None:
            return Question("plot_income", plot.name if plot is not None else "", seat)
    return None


def _compared(table: AgotTable, ask: text_effects.Ask, picked: PickedIds) -> tuple[text_effects.Carried, ...]:
    """If the new plot has the lower income, the player who had it revealed claims a power."""
    his, own = plot_income(table, ask.about), plot_income(table, ask.by)
    lower = his is not None and own is not None and his < own
    return (e.GainPower({ask.by: 1}),) if lower else ()


COMPARED = ability_step(
    "lords-of-the-narrow-sea.compared", "way", lambda table, ask: (), _compared, wants=_income_untold
)
WHO_REVEALS = one_opponent(
    "lords-of-the-narrow-sea.who",
    lambda ask, seat: (
        text_effects.RevealAnother(seat),
        text_effects.Shown(ask.by),
        next_step(COMPARED, ask, about=seat),
    ),
)


RECORDS: tuple[AbilityRecord, ...] = (
    with_effects(action("bran-the-builders-legacy.search", "dominance", pay=gold(3)), begin_with(A_LOCATION)),
    paid_with_known(
        with_effects(action("muster.search", "marshalling", pay=kneel_a_knight), begin_with(A_KNIGHT)),
        "traits",
    ),
    with_effects(action("prosperity-and-plenty.attach", "any_phase", pay=gold(1)), begin_with(AN_ATTACHMENT)),
    paid_with_known(
        or_influence(
            with_effects(
                action("lords-of-the-narrow-sea.reveal-plot", "any_phase", pay=influence_or_a_noble(3)),
                begin_with(WHO_REVEALS),
            ),
            3,
        ),
        "crests",
    ),
    with_effects(action("dance-with-dragons.search", "any_phase", influence=1), begin_with(A_DRAGON)),
)


DEADLY = "im-you-writ-small.gain-keyword"


def _shadow_hosts(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    """House Lannister characters, whosever they are, that may carry an attachment."""
    attaching = table.card(ask.card, kind=ATTACHMENT)
    event = attaching.cards[ask.card]
    there = (character for character in table.characters() if c.of_house(character, "lannister") is not False)
    hosts = ((card, may_lie_there(attaching, ask.by, event, card)) for card in there)
    return tuple(card.id for card, refused in hosts if refused is None or refused.found is not Verdict.NO)


LIES_UNDER = one_card(
    "im-you-writ-small.host",
    _shadow_hosts,
    lambda ask, chosen: (text_effects.LieUnder(ask.card, chosen),),
    asks=("houses",),
)
WHO_IS_DEADLY = one_card(
    "im-you-writ-small.who",
    in_play(lambda table, ask, card: True),
    lambda ask, chosen: (e.GainKeyword(chosen, "deadly", "phase"), next_step(LIES_UNDER, ask)),
)


def as_an_attachment() -> AbilityRecord:
    """Deadly for one, and afterwards the event itself: a Boon of +2 strength."""
    used = from_zones(with_effects(action(DEADLY, "challenges"), begin_with(WHO_IS_DEADLY)), HAND)
    boon, strong = gives(DEADLY, c.itself, trait("boon")), gives(DEADLY, c.host, strength=2)
    return replace(used, does=(*used.does, *boon.does, *strong.does))


def _copies(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    """Copies of the card named that are known to be in this hand."""
    return tuple(card.id for card in table.hand_of(ask.chooser) if card.name == ask.about)


def _all_of_them(table: AgotTable, ask: text_effects.Ask, there: PickedIds) -> tuple[int, int]:
    return len(there), len(there)


def _go(table: AgotTable, ask: text_effects.Ask, picked: PickedIds) -> tuple[text_effects.Carried, ...]:
    return (text_effects.DiscardChosen(ask.chooser, picked, len(picked)),) if picked else ()


SHOWS = ability_step(
    "call-their-bluff.shows", "cards", _copies, _go, bounds=_all_of_them, unseen=True, says="copies"
)
"""The player shows the hand and discards every copy in it, known before or not."""


def _known_of_them(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    """Titles of their draw decks that everybody has seen."""
    theirs = table.opponents(ask.by)
    return tuple(sorted({card.name for card in table.cards.values() if card.owner in theirs and card.kind}))


def _each_shows(
    table: AgotTable, ask: text_effects.Ask, picked: PickedIds
) -> tuple[text_effects.Carried, ...]:
    theirs = table.opponents(ask.by)
    shown = (text_effects.Shown(ask.by),) if any(hand_size(table, seat) for seat in theirs) else ()
    whether = (next_step(WHETHER_SHOWN, ask, seat, HAND) for seat in theirs)
    return (*whether, *(next_step(SHOWS, ask, seat, picked[0]) for seat in theirs), *shown)


NAMES_A_CARD = name_a_card("call-their-bluff.names", _known_of_them, _each_shows)

NAMING_RECORDS: tuple[AbilityRecord, ...] = (
    with_effects(action("call-their-bluff.discard-hand", "dominance", pay=gold(2)), begin_with(NAMES_A_CARD)),
    as_an_attachment(),
)
