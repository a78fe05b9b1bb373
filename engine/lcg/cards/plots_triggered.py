"""Plots that do something when they are revealed, or when a phase begins."""

from __future__ import annotations

from typing import Literal

from engine.lcg.cards.chosen import FROM_HAND, him_and, in_play, one_card, one_opponent, search
from engine.lcg.cards.part import Picked, ask, go_on, text_part, up_to
from engine.lcg.cards.recorded import Does, Recorded, doing, passive, when_revealed
from engine.lcg.moments import BEGINS
from engine.lcg.restricting import NO_CHALLENGE
from engine.thrones import effects as e
from engine.thrones.counting import hand_size
from engine.thrones.phases.revealed import text_is_known
from engine.thrones.records import CHARACTER, LOCATION, Card, Occasion
from engine.thrones.standing import BARRED, TO_BE_KILLED, is_given
from engine.thrones.table import Table

GANDER = "lcg-core-good-for-the-gander"


def begins(name: str) -> Does:
    """The text begins with this part."""
    return lambda table, plot: (ask(name, plot),)


def fetches(plot: str, kind: str) -> Does:
    """You and an opponent each fetch a card of this type from the deck."""
    found = search(f"{plot}.search", lambda table, asked, one: one.kind == kind, asks=())
    return begins(one_opponent(f"{plot}.with", him_and(found)))


def truce(plot: str, kind: str) -> Does:
    """With two or more opponents: you and one of them start no such challenges against each other."""

    def neither(asked: e.Ask, seat: str) -> tuple[e.Carried, ...]:
        pairs = ((asked.by, seat), (seat, asked.by))
        return tuple(e.Last(NO_CHALLENGE, one, other, kind) for one, other in pairs)

    name = one_opponent(f"{plot}.with", neither)
    return lambda table, source: (ask(name, source),) if len(table.opponents(source.controller)) > 1 else ()


def keeps_three(plot: str, kind: str, zone: Literal["dead", "discard"]) -> Does:
    """Each player keeps up to three of his cards of this type; all others go, and cannot be saved."""
    name = f"{plot}.keeps"

    def own(table: Table, asked: e.Ask) -> Picked:
        return tuple(card.id for card in table.in_play(asked.chooser, kind))

    def then(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
        kept = (*asked.about.splitlines(), *picked)
        later = table.turn_order[table.turn_order.index(asked.chooser) + 1 :]
        if later:
            return (go_on(name, asked, later[0], "\n".join(kept)),)
        others = (card.id for card in table.in_play(kind=kind))
        gone = tuple(one for one in others if one not in kept)
        return (e.Doom(gone, zone),)

    text_part(name, "cards", own, then, bounds=up_to(3))
    return lambda table, source: (ask(name, source, table.turn_order[0]),)


KNEELS_ONE = one_card(
    "drunken-allegations.kneels",
    in_play(lambda table, asked, one: not one.kneeling),
    lambda asked, one: (e.Kneel(one),),
)
KILLS_ONE = one_card(
    "condemned-by-the-realm.kills",
    in_play(lambda table, asked, one: one.controller != asked.chooser and can_be_killed(table, one)),
    lambda asked, one: (e.Kill(one),),
)
LOSES_ONE = one_card(
    "mad-kings-legacy.loses",
    in_play(lambda table, asked, one: True, "attachment"),
    lambda asked, one: (e.DiscardAttachment(one),),
)


def can_be_killed(table: Table, one: Card) -> bool:
    """No text in play keeps it from being killed: he who must kill one chooses one that dies."""
    return not is_given(table, one, BARRED, TO_BE_KILLED)


def all_die(table: Table, plot: Card) -> tuple[e.Carried, ...]:
    """All characters are killed at the same time."""
    return tuple(e.Kill(card.id) for card in table.characters())


def _can_be_repeated(table: Table, asked: e.Ask) -> Picked:
    """Opponents whose plot has a when-revealed text that is carried out.

    A repetition that is repeated repeats what could be chosen at once: the plot of another opponent.
    """
    plots = {seat: table.seats[seat].plot for seat in table.opponents(asked.by)}
    return tuple(
        seat
        for seat, plot in plots.items()
        if text_is_known(table, seat) and plot is not None and plot.face != GANDER
    )


REPEATS = text_part(
    "good-for-the-gander.repeats",
    "seat",
    _can_be_repeated,
    lambda table, asked, picked: tuple(e.ByText(asked.by, seat) for seat in picked),
)
DRAWS_WITH = one_opponent("counting-favors.with", lambda asked, seat: (e.Draw((asked.by, seat), 3),))
KNEELS_WITH = one_opponent("drunken-allegations.with", him_and(KNEELS_ONE))
KILLER = one_opponent("condemned-by-the-realm.who", lambda asked, seat: (go_on(KILLS_ONE, asked, seat),))


def _most_cards(table: Table, asked: e.Ask) -> Picked:
    sizes = {seat: hand_size(table, seat) for seat in table.order}
    return tuple(seat for seat in table.turn_order if sizes[seat] == max(sizes.values()))


def _down_to_four(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    over = {seat: hand_size(table, seat) - 4 for seat in picked}
    return tuple(go_on(FROM_HAND, asked, seat, str(much)) for seat, much in over.items() if much > 0)


MOST_CARDS = text_part(
    "rule-by-decree.who",
    "seat",
    _most_cards,
    _down_to_four,
    bounds=lambda table, asked, there: (1 if len(there) == 1 else 0, 1),
    says="most_cards",
)
"""Of several who hold the most cards the text tells nothing: the table says who discards, if anybody."""


def most_cards(table: Table, plot: Card) -> tuple[e.Carried, ...]:
    """Whoever holds the most cards discards down to four."""
    return (ask(MOST_CARDS, plot, about=plot.name),)


def standing_begins(table: Table, card: Card, occasion: Occasion) -> bool:
    """The standing phase begins."""
    return occasion.what == BEGINS and table.phase == "standing"


def _kneeling_of(table: Table, asked: e.Ask) -> Picked:
    there = (card for card in table.in_play(asked.about) if card.kneeling)
    return tuple(card.id for card in there if card.kind in (CHARACTER, LOCATION))


GOES_BACK = one_card("snowed-under.one", _kneeling_of, lambda asked, one: (e.ReturnToHand(one),))


def one_of_each_player(table: Table, plot: Card) -> tuple[e.Carried, ...]:
    """One kneeling character or location of each player goes back to its owner's hand."""
    return tuple(ask(GOES_BACK, plot, about=seat) for seat in table.turn_order)


RECORDS: tuple[Recorded, ...] = (
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
    doing(passive("snowed-under.return-hand", (BEGINS,), standing_begins), one_of_each_player),
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
