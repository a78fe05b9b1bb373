"""Event cards; they are neutral whatever House they name."""

from __future__ import annotations

from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.prices import gold, influence_or_a_noble, kneel_of_house
from engine.lcg.cards.recorded import (
    Choices,
    Recorded,
    action,
    or_influence,
    out_of,
    paid_with_known,
    response,
)
from engine.lcg.immunity import not_ignoring
from engine.thrones import effects as e
from engine.thrones.moves import Demands
from engine.thrones.records import HAND, PLAY, Card, Occasion
from engine.thrones.table import Table
from engine.thrones.values import has_icon


def won_power(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has just won a power challenge."""
    return c.won(table, card, occasion, "power") is not None


def strengthen_an_attacker(table: Table, card: Card) -> Choices:
    """An attacker of House Lannister has +2 for the phase; two cards are drawn if he wins."""
    attackers = table.challenge.attackers if table.challenge is not None else ()
    reward = e.IfWin((e.Draw((card.controller,), 2),))
    fitting = (one for one in attackers if c.of_house(table.cards[one], "lannister") is not False)
    return tuple((e.Strength(one, 2, "phase"), reward) for one in fitting)


def one_of_the_winners_dies(table: Table, card: Card) -> Choices:
    """A participating character of the opponent who has won is killed."""
    challenge = c.resolved(table)
    there = challenge.participants if challenge is not None else ()
    winner = challenge.winner if challenge is not None else ""
    alive = (one for one in there if table.cards[one].zone == PLAY)
    return tuple((e.Kill(one),) for one in alive if table.cards[one].controller == winner)


def takes_a_rich_location(table: Table, card: Card) -> Choices:
    """An opponent's location that gives gold or influence changes sides."""
    there = (one for seat in table.opponents(card.controller) for one in table.in_play(seat, "location"))
    return tuple((e.TakeControl(one.id, card.controller),) for one in there if one.income or one.influence)


def everybody_is_discarded(table: Table, card: Card) -> Choices:
    """All characters are discarded from play."""
    going = not_ignoring(table, card, tuple(one.id for one in table.characters()))
    there = tuple(e.Discard(one) for one in going)
    return (there,) if there else ()


RECORDS: tuple[Recorded, ...] = (
    action(
        "distraction.kneel",
        "marshalling",
        aims.kneel(lambda table, card, one: has_icon(table, one, "military")),
        asks=("icons",),
    ),
    paid_with_known(
        or_influence(
            action(
                "guilty.kill",
                "dominance",
                aims.kill(lambda table, card, one: _other_house(one)),
                pay=influence_or_a_noble(3),
                asks=("houses",),
            ),
            3,
        ),
        "crests",
    ),
    action("the-lions-will.kneel", "any_phase", aims.kneel(), pay=gold(2)),
    action("insidious-ways.str-mod", "challenges", strengthen_an_attacker, asks=("houses",)),
    response(
        "a-lannister-pays-his-debts.kill",
        c.lost,
        one_of_the_winners_dies,
        pay=kneel_of_house("lannister"),
        demands=Demands("lannister", True),
    ),
    action(
        "youve-killed-the-wrong-dwarf.kneel",
        "any_phase",
        aims.each(
            lambda one: (e.Kneel(one), e.GainPowerOnCard(one, 1)),
            lambda table, card, one: not one.kneeling and c.has_crest(one, "noble") is not True,
        ),
        asks=("crests",),
    ),
    response("support-of-the-kingdom.control", won_power, takes_a_rich_location),
    out_of(
        action(
            "forever-burning.str-mod",
            "any_phase",
            aims.each(lambda one: (e.Strength(one, -1, "phase"),), aims.anybody),
        ),
        HAND,
    ),
    action("westeros-bleeds.discard-play", "dominance", everybody_is_discarded, influence=4, chooses=False),
    action(
        "distinct-mastery.stand",
        "any_phase",
        aims.each(lambda one: (e.Stand(one),), lambda table, card, one: one.kneeling and c.has_crest(one)),
        asks=("crests",),
    ),
)


def _other_house(card: Card) -> bool | None:
    stark = c.of_house(card, "stark")
    return None if stark is None else not stark
