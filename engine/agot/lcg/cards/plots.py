"""Plots and what their texts do."""

from __future__ import annotations

from typing import Literal

from engine.agot.abilities.continuous import (
    BONUS_COUNTED,
    FORBIDDEN,
    PLOT_INCOME_COUNTED,
    TAXATION,
    TO_BE_KILLED,
    TO_DEFEND,
    TO_STAND,
    is_given,
)
from engine.agot.lcg.abilities.choices import PickedIds, ability_step, ask, next_step, up_to
from engine.agot.lcg.abilities.restrictions import NO_CHALLENGE, OPPONENTS_CHARACTERS
from engine.agot.lcg.abilities.triggers import BEGINS
from engine.agot.lcg.cards import conditions as c
from engine.agot.lcg.cards.ability_record import (
    TO_CHALLENGE,
    TO_PLAY,
    AbilityRecord,
    EffectsOf,
    cannot,
    constant,
    gives,
    immunity,
    kept_by_rules,
    passive,
    toll,
    when_revealed,
    with_effects,
)
from engine.agot.lcg.cards.common_effects import (
    FROM_HAND,
    both_players,
    in_play,
    one_card,
    one_opponent,
    search,
)
from engine.agot.phases.plot import text_is_known
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.records import ATTACHMENT, CHARACTER, LOCATION, PLAY, Card, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_icon, strength
from engine.agot.values.power_and_victory import hand_size


def lacks_intrigue(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """Any character without an intrigue icon."""
    has_it = has_icon(table, card, "intrigue") if c.is_character(card) else True
    return None if has_it is None else not has_it


def outnumbered(table: AgotTable, source: Card | None, card: Card) -> bool:
    """The player's characters, while some opponent has more of them."""
    if not c.own_character(source, card):
        return False
    mine = len(table.characters(card.controller))
    return any(len(table.characters(seat)) > mine for seat in table.opponents(card.controller))


def has_war_crest(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """The player's characters with the War crest."""
    return c.own_character(source, card) and c.has_crest(card, "war")


def has_noble_crest(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """Any character with the Noble crest."""
    return c.is_character(card) and c.has_crest(card, "noble")


def is_weak(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """Any character of strength 2 or less."""
    if not c.is_character(card):
        return False
    return None if card.strength is None else strength(table, card) <= 2


def is_not_unique(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """Any character that is not unique."""
    return None if card.unique is None else not card.unique


def everybody(table: AgotTable, source: Card | None, card: Card) -> bool:
    """Every card and every player."""
    return True


def plots_of_opponents(table: AgotTable, source: Card | None, plot: Card) -> bool:
    """Plots revealed by opponents."""
    return source is not None and plot.controller in table.opponents(source.controller)


def attachments_on(table: AgotTable, source: Card | None, card: Card) -> int:
    """How many attachments it carries."""
    return sum(other.kind == ATTACHMENT for other in table.under(card.id, PLAY))


RECORDS: tuple[AbilityRecord, ...] = (
    gives("uneasy-truce.tax", everybody, toll(TO_CHALLENGE)),
    gives("rains-of-autumn.income", everybody, cannot(BONUS_COUNTED)),
    gives(
        "tourney-for-the-hand.str-mod",
        c.own_with_trait("knight"),
        immunity(OPPONENTS_CHARACTERS),
        strength=1,
        asks="traits",
    ),
    gives(
        "planning-ahead.skip-phase",
        everybody,
        cannot(TAXATION),
        rest="who keeps their gold: the book and the card tell it differently, so the table is asked",
    ),
    constant("hear-me-roar.str-mod", -1, lacks_intrigue, asks="icons"),
    gives("blockade.income", plots_of_opponents, cannot(PLOT_INCOME_COUNTED)),
    kept_by_rules("the-power-of-blood.deck-rule"),
    gives("the-power-of-blood.immunity", has_noble_crest, cannot(TO_BE_KILLED), asks="crests"),
    constant("holding-the-trident.str-mod", 2, outnumbered),
    gives("calm-over-westeros.tax", everybody, toll(TO_PLAY)),
    kept_by_rules("the-power-of-arms.deck-rule"),
    constant("the-power-of-arms.str-mod", 2, has_war_crest, asks="crests"),
    kept_by_rules("valar-morghulis.deck-rule"),
    constant(
        "power-and-wealth.str-mod",
        1,
        lambda table, source, card: c.own_character(source, card),
        times=attachments_on,
    ),
    gives("noose-and-swordpoint.no-stand", is_weak, cannot(TO_STAND), asks="strength"),
    gives("herding-the-masses.restriction", is_not_unique, cannot(TO_DEFEND), asks="unique"),
)


GANDER = "lcg-core-good-for-the-gander"


def begins(name: str) -> EffectsOf:
    """The text begins with this part."""
    return lambda table, plot: (ask(name, plot),)


def fetches(plot: str, kind: str) -> EffectsOf:
    """You and an opponent each fetch a card of this type from the deck."""
    search_step = search(f"{plot}.search", lambda table, ask, card: card.kind == kind, asks=())
    return begins(one_opponent(f"{plot}.with", both_players(search_step)))


def truce(plot: str, kind: str) -> EffectsOf:
    """With two or more opponents: you and one of them start no such challenges against each other."""

    def neither(ask: text_effects.Ask, seat: str) -> tuple[text_effects.Carried, ...]:
        pairs = ((ask.by, seat), (seat, ask.by))
        return tuple(text_effects.Last(NO_CHALLENGE, attacker, other, kind) for attacker, other in pairs)

    name = one_opponent(f"{plot}.with", neither)
    return lambda table, source: (ask(name, source),) if len(table.opponents(source.controller)) > 1 else ()


def keeps_three(plot: str, kind: str, zone: Literal["dead", "discard"]) -> EffectsOf:
    """Each player keeps up to three of their cards of this type; all others go, and cannot be saved."""
    name = f"{plot}.keeps"

    def own(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
        return tuple(card.id for card in table.in_play(ask.chooser, kind))

    def then(table: AgotTable, ask: text_effects.Ask, picked: PickedIds) -> tuple[text_effects.Carried, ...]:
        chosen = (*ask.about.splitlines(), *picked)
        later = table.turn_order[table.turn_order.index(ask.chooser) + 1 :]
        if later:
            return (next_step(name, ask, later[0], "\n".join(chosen)),)
        others = (card.id for card in table.in_play(kind=kind))
        gone = tuple(id_ for id_ in others if id_ not in chosen)
        return (text_effects.Doom(gone, zone),)

    ability_step(name, "cards", own, then, bounds=up_to(3))
    return lambda table, source: (ask(name, source, table.turn_order[0]),)


KNEELS_ONE = one_card(
    "drunken-allegations.kneels",
    in_play(lambda table, ask, card: not card.kneeling),
    lambda ask, chosen: (e.Kneel(chosen),),
)
KILLS_ONE = one_card(
    "condemned-by-the-realm.kills",
    in_play(lambda table, ask, card: card.controller != ask.chooser and can_be_killed(table, card)),
    lambda ask, chosen: (e.Kill(chosen),),
)
LOSES_ONE = one_card(
    "mad-kings-legacy.loses",
    in_play(lambda table, ask, card: True, "attachment"),
    lambda ask, chosen: (e.DiscardAttachment(chosen),),
)


def can_be_killed(table: AgotTable, card: Card) -> bool:
    """No text in play keeps it from being killed: a player who must kill one chooses one that dies."""
    return not is_given(table, card, FORBIDDEN, TO_BE_KILLED)


def all_die(table: AgotTable, plot: Card) -> tuple[text_effects.Carried, ...]:
    """All characters are killed at the same time."""
    return tuple(e.Kill(card.id) for card in table.characters())


def _can_be_repeated(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    """Opponents whose plot has a when-revealed text that is carried out.

    A repetition that is repeated repeats what could be chosen at once: the plot of another opponent.
    """
    plots = {seat: table.seats[seat].plot for seat in table.opponents(ask.by)}
    return tuple(
        seat
        for seat, plot in plots.items()
        if text_is_known(table, seat) and plot is not None and plot.face != GANDER
    )


REPEATS = ability_step(
    "good-for-the-gander.repeats",
    "seat",
    _can_be_repeated,
    lambda table, ask, picked: tuple(text_effects.ByText(ask.by, seat) for seat in picked),
)
DRAWS_WITH = one_opponent("counting-favors.with", lambda ask, seat: (e.Draw((ask.by, seat), 3),))
KNEELS_WITH = one_opponent("drunken-allegations.with", both_players(KNEELS_ONE))
KILLER = one_opponent("condemned-by-the-realm.who", lambda ask, seat: (next_step(KILLS_ONE, ask, seat),))


def _most_cards(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    sizes = {seat: hand_size(table, seat) for seat in table.order}
    return tuple(seat for seat in table.turn_order if sizes[seat] == max(sizes.values()))


def _down_to_four(
    table: AgotTable, ask: text_effects.Ask, picked: PickedIds
) -> tuple[text_effects.Carried, ...]:
    over = {seat: hand_size(table, seat) - 4 for seat in picked}
    return tuple(next_step(FROM_HAND, ask, seat, str(much)) for seat, much in over.items() if much > 0)


MOST_CARDS = ability_step(
    "rule-by-decree.who",
    "seat",
    _most_cards,
    _down_to_four,
    bounds=lambda table, ask, there: (1 if len(there) == 1 else 0, 1),
    says="most_cards",
)
"""Of several who hold the most cards the text tells nothing: the table says who discards, if anybody."""


def most_cards(table: AgotTable, plot: Card) -> tuple[text_effects.Carried, ...]:
    """Whoever holds the most cards discards down to four."""
    return (ask(MOST_CARDS, plot, about=plot.name),)


def standing_begins(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """The standing phase begins."""
    return occasion.what == BEGINS and table.phase == "standing"


def _kneeling_of(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    there = (card for card in table.in_play(ask.about) if card.kneeling)
    return tuple(card.id for card in there if card.kind in (CHARACTER, LOCATION))


GOES_BACK = one_card("snowed-under.one", _kneeling_of, lambda ask, chosen: (e.ReturnToHand(chosen),))


def one_of_each_player(table: AgotTable, plot: Card) -> tuple[text_effects.Carried, ...]:
    """One kneeling character or location of each player goes back to its owner's hand."""
    return tuple(ask(GOES_BACK, plot, about=seat) for seat in table.turn_order)


TRIGGERED_RECORDS: tuple[AbilityRecord, ...] = (
    when_revealed("summoning-season.search", fetches("summoning-season", CHARACTER)),
    when_revealed("mutual-cause.restriction", truce("mutual-cause", "power")),
    when_revealed("good-for-the-gander.copy", begins(REPEATS)),
    when_revealed(
        "fleeing-to-the-wall.discard-play", keeps_three("fleeing-to-the-wall", LOCATION, "discard")
    ),
    when_revealed("drunken-allegations.kneel", begins(KNEELS_WITH)),
    when_revealed("mutual-blackmail.restriction", truce("mutual-blackmail", "intrigue")),
    when_revealed("wildfire-assault.kill", keeps_three("wildfire-assault", CHARACTER, "dead")),
    when_revealed("building-season.search", fetches("building-season", LOCATION)),
    when_revealed("mutual-enemies.restriction", truce("mutual-enemies", "military")),
    with_effects(passive("snowed-under.return-hand", (BEGINS,), standing_begins), one_of_each_player),
    when_revealed("valar-morghulis.kill", all_die),
    when_revealed("condemned-by-the-realm.kill", begins(KILLER)),
    when_revealed("counting-favors.draw", begins(DRAWS_WITH)),
    when_revealed("mad-kings-legacy.discard-play", begins(LOSES_ONE)),
    when_revealed(
        "rule-by-decree.discard-hand",
        most_cards,
        rest="who discards where several hold the most: the table is asked",
    ),
)
