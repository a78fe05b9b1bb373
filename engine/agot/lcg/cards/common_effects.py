"""Effects that several cards have in common, with their targets and choices."""

from __future__ import annotations

from collections.abc import Callable

from engine.agot.abilities.active import blank_cards
from engine.agot.lcg.abilities.choices import (
    PickedIds,
    PickPool,
    ability_step,
    ask,
    next_step,
    opponents,
    up_to,
)
from engine.agot.lcg.cards import conditions as c
from engine.agot.lcg.cards.ability_record import (
    AbilityRecord,
    TargetChoices,
    action,
    face_of,
    from_zones,
    kept_by_rules,
    passive,
    with_effects,
)
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.effects import EffectChoices
from engine.agot.state.records import DECK, DECK_TOP, HAND, Card, Occasion
from engine.agot.state.table import AgotTable

FitsTarget = Callable[[AgotTable, Card, Card], "bool | None"]
"""(table, the card whose ability it is, the card to be chosen)."""


def each(effect: Callable[[str], tuple[e.Effect, ...]], fits: FitsTarget) -> TargetChoices:
    """One character that fits; where that is not known, it can be chosen and the table is asked."""

    def choices(table: AgotTable, card: Card) -> EffectChoices:
        return tuple(
            effect(character.id)
            for character in table.characters()
            if fits(table, card, character) is not False
        )

    return choices


def anybody(table: AgotTable, card: Card, other: Card) -> bool:
    """Any character."""
    return True


def kneel(fits: FitsTarget = anybody) -> TargetChoices:
    """A standing character that fits kneels."""
    return each(lambda id_: (e.Kneel(id_),), lambda t, c, card: not card.kneeling and fits(t, c, card))


def kill(fits: FitsTarget) -> TargetChoices:
    """A character that fits is killed."""
    return each(lambda id_: (e.Kill(id_),), fits)


def draw(amount: int) -> TargetChoices:
    """Its player draws so many cards."""
    return lambda table, card: ((e.Draw((card.controller,), amount),),)


def stands(table: AgotTable, card: Card) -> EffectChoices:
    """The card stands."""
    return ((e.Stand(card.id),),)


def returns(table: AgotTable, card: Card) -> EffectChoices:
    """The card goes back to its owner's hand."""
    return ((e.ReturnToHand(card.id),),)


def goes_back(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """The card goes back to its owner's hand."""
    return (e.ReturnToHand(card.id),)


def power_on_itself(table: AgotTable, card: Card) -> EffectChoices:
    """One power from the pool onto the card."""
    return ((e.GainPowerOnCard(card.id, 1),),)


def power_for_his_house(table: AgotTable, card: Card) -> EffectChoices:
    """One power for its player's House."""
    return ((e.GainPower({card.controller: 1}),),)


def discard_attachment(fits: FitsTarget = anybody) -> TargetChoices:
    """An attachment in play that fits is discarded."""

    def choices(table: AgotTable, card: Card) -> EffectChoices:
        there = table.in_play(kind="attachment")
        return tuple(
            (e.DiscardAttachment(other.id),) for other in there if fits(table, card, other) is not False
        )

    return choices


TextEffects = Callable[[AgotTable, Card], tuple[text_effects.Carried, ...]]
FitsChoice = Callable[[AgotTable, text_effects.Ask, Card], "bool | None"]
"""(table, what is asked, the card to be chosen)."""
Consequence = Callable[[text_effects.Ask, str], tuple[text_effects.Carried, ...]]
"""(what was asked, the card or seat chosen) -> what comes of it."""


def in_play(fits: FitsChoice, kind: str = "character") -> PickPool:
    """Cards in play that fit; where that is not known, a card can be chosen and the table is asked."""
    return lambda table, ask: tuple(
        card.id for card in table.in_play(kind=kind) if fits(table, ask, card) is not False
    )


def begin_with(name: str) -> TextEffects:
    """The text begins with this part, and its player chooses."""
    return lambda table, card: (ask(name, card),)


def one_card(name: str, among: PickPool, effects_of: Consequence, *, asks: tuple[str, ...] = ()) -> str:
    """One card is chosen, if there is one."""

    def then(table: AgotTable, ask: text_effects.Ask, picked: PickedIds) -> tuple[text_effects.Carried, ...]:
        return tuple(effect for card in picked for effect in effects_of(ask, card))

    return ability_step(name, "cards", among, then, asks=asks)


def one_opponent(name: str, effects_of: Consequence) -> str:
    """An opponent is picked."""

    def then(table: AgotTable, ask: text_effects.Ask, picked: PickedIds) -> tuple[text_effects.Carried, ...]:
        return tuple(effect for seat in picked for effect in effects_of(ask, seat))

    return ability_step(name, "seat", opponents, then)


def both_players(name: str) -> Consequence:
    """The player and the opponent they picked both go on with this step."""
    return lambda ask, seat: (next_step(name, ask), next_step(name, ask, seat))


def search(
    name: str, fits: FitsChoice, effects_of: Consequence | None = None, *, asks: tuple[str, ...] = ("traits",)
) -> str:
    """The chooser looks through their deck for one card that fits, shows it, and shuffles.

    The referee sees no deck: a found card is shown first; a player may find none.
    """

    def among(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
        there = (card for card in table.cards.values() if card.zone in (DECK, DECK_TOP))
        own = (card for card in there if card.owner == ask.chooser)
        return tuple(card.id for card in own if fits(table, ask, card) is not False)

    def then(table: AgotTable, ask: text_effects.Ask, picked: PickedIds) -> tuple[text_effects.Carried, ...]:
        effects_found = effects_of or (
            lambda ask, card: (text_effects.ToHand(card), text_effects.Shown(ask.by, card))
        )
        effects = tuple(effect for card in picked for effect in effects_found(ask, card))
        return (*effects, text_effects.Shuffle((ask.chooser,), ()))

    return ability_step(name, "cards", among, then, bounds=up_to(1), unseen=True, asks=asks)


def _hand(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    return tuple(card.id for card in table.hand_of(ask.chooser))


def _how_many(table: AgotTable, ask: text_effects.Ask, there: PickedIds) -> tuple[int, int]:
    amount = min(int(ask.about), len(there) + table.seats[ask.chooser].hand)
    return max(0, amount - table.seats[ask.chooser].hand), min(amount, len(there))


def _discarded(
    table: AgotTable, ask: text_effects.Ask, picked: PickedIds
) -> tuple[text_effects.Carried, ...]:
    return (text_effects.DiscardChosen(ask.chooser, picked, int(ask.about)),)


FROM_HAND = ability_step("hand.discard", "cards", _hand, _discarded, bounds=_how_many)
"""So many cards leave a hand, by choice or at random: the player says which known ones are among them."""


def from_hand(asked_by: Card, seat: str, amount: int) -> text_effects.Ask:
    """This player discards so many cards from hand."""
    return ask(FROM_HAND, asked_by, seat, str(amount))


GROLEO = "lcg-core-captain-groleo"


def _groleo_listens(table: AgotTable, seat: str) -> bool:
    """An opponent of this seat has a text that answers an attachment it shows, and may still use it."""
    able = (card for card in table.all_in_play if card.face == GROLEO and card.id not in blank_cards(table))
    theirs = (card for card in able if table.are_opponents(seat, card.controller))
    return any(not table.limits.get(f"phase/{card.id}") for card in theirs)


def _whether_shown(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    """Whether an attachment was shown: plain where a known card is one, asked where a card is not known."""
    if not _groleo_listens(table, ask.chooser):
        return ()
    whole_hand = ask.about == HAND
    if whole_hand and any(map(c.is_attachment, table.hand_of(ask.chooser))):
        return ("attachment",)
    return ("attachment", "other") if not whole_hand or table.seats[ask.chooser].hand else ()


WHETHER_SHOWN = ability_step(
    "shown.attachment",
    "way",
    _whether_shown,
    lambda table, ask, picked: (
        (text_effects.AttachmentShown(ask.chooser),) if picked == ("attachment",) else ()
    ),
    says="shown_attachment",
)
"""Asked of who has shown cards nobody has named, where somebody's text answers an attachment among them."""


KEYWORD = "the keyword it gives"
ICON = "the icon it gives"
LIMIT = "how often it is used"


CHAMBERS: set[str] = set()
"""Locations that may be played as attachments on their player's House card."""


def chambers(card: str) -> AbilityRecord:
    """May be played as an attachment on the House card."""
    CHAMBERS.add(face_of(f"{card}.play-mode"))
    return kept_by_rules(f"{card}.play-mode")


def changed_hands_and_won(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """A controller other than its owner has won a challenge in which it took part."""
    challenge = c.won(table, card, occasion) if card.controller != card.owner else None
    return challenge is not None and card.id in challenge.participants


def back_to_its_owner(table: AgotTable, card: Card) -> EffectChoices:
    """Its owner takes control of it."""
    return ((e.TakeControl(card.id, card.owner),),)


def honor_guard(card: str) -> tuple[AbilityRecord, ...]:
    """Enters play under an opponent; comes back when that player has won with it."""
    return (
        from_zones(
            with_effects(
                action(f"{card}.put-into-play", "challenges"),
                begin_with(
                    one_opponent(f"{card}.under", lambda ask, seat: (text_effects.Enter(ask.card, seat),))
                ),
            ),
            HAND,
        ),
        passive(f"{card}.control", ("challenge_result",), changed_hands_and_won, back_to_its_owner),
    )
