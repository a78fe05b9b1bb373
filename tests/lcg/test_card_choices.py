"""At which cards a text is aimed and among which it lets a player choose, wherever and whosever they are."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import msgspec
from msgspec.structs import replace

from engine.agot.abilities.definitions import USES
from engine.agot.lcg.abilities.choices import ABILITY_STEPS
from engine.agot.state.records import ATTACHMENT, CHARACTER, LOCATION, Card
from engine.agot.state.table import AgotTable
from engine.agot.state.text_effects import Ask
from tests.each import each
from tests.kit.lcg_cards import LANNISTER, PREFIX, STARK, card, stands

IN_PLAY = ("play", "kneeling")
PLACES = (*IN_PLAY, "hand", "discard", "dead", "deck")
CROWD = ("eddard-stark", "hodor", "knight-of-the-rainwood", "cersei-lannister", "direwolf-pup", "rhaegal",
         "winterfell-castle", "northern-fiefdoms", "stinking-drunk", "lordship", "retreat")  # fmt: skip
Fits = Callable[[Card], bool]


def any_card(_: Card) -> bool:
    return True


def characters(one: Card) -> bool:
    return one.kind == CHARACTER


def locations(one: Card) -> bool:
    return one.kind == LOCATION


def attachments(one: Card) -> bool:
    return one.kind == ATTACHMENT


def characters_and_locations(one: Card) -> bool:
    return characters(one) or locations(one)


def is_weak(one: Card) -> bool:
    """Among so many direwolves a pup is stronger than is printed."""
    return (one.strength or 0) <= 2 and one.name != "Direwolf Pup"


def of_trait(trait: str, kind: str = "") -> Fits:
    return lambda one: one.kind == (kind or one.kind) and trait in (one.traits or ())


ANYBODY, OWN, OTHERS = (STARK, LANNISTER), (STARK,), (LANNISTER,)
CHOICES: dict[str, tuple[tuple[str, ...], tuple[str, ...], Fits]] = {
    "bronn.whom": (ANYBODY, IN_PLAY, characters),
    "cersei-lannister.one": (ANYBODY, IN_PLAY, characters),
    "drogon.one": (ANYBODY, IN_PLAY, characters),
    "im-you-writ-small.who": (ANYBODY, IN_PLAY, characters),
    "im-you-writ-small.host": (
        ANYBODY, IN_PLAY, lambda one: characters(one) and "lannister" in (one.houses or ())
    ),
    "renlys-courtier.one": (ANYBODY, IN_PLAY, lambda one: characters(one) and not one.unique),
    "mad-kings-legacy.loses": (ANYBODY, IN_PLAY, attachments),
    "drunken-allegations.kneels": (ANYBODY, ("play",), characters),
    "condemned-by-the-realm.kills": (OTHERS, IN_PLAY, characters),
    "snowed-under.one": (OTHERS, ("kneeling",), characters_and_locations),
    "old-red-priest.location": (OWN, ("play",), locations),
    "wildfire-assault.keeps": (OWN, IN_PLAY, characters),
    "fleeing-to-the-wall.keeps": (OWN, IN_PLAY, locations),
    "hand.discard": (OWN, ("hand",), any_card),
    "prosperity-and-plenty.attachment": (OWN, ("discard",), attachments),
    "winterfell-reserves.card": (OTHERS, ("discard",), any_card),
    "winterfell-kennels.search": (OWN, ("deck",), of_trait("direwolf")),
    "summoning-season.search": (OWN, ("deck",), characters),
    "building-season.search": (OWN, ("deck",), locations),
    "bran-the-builders-legacy.search": (
        OWN, ("deck",), lambda one: locations(one) and one.cost is not None and one.cost <= 2
    ),
    "muster.search": (OWN, ("deck",), of_trait("knight", CHARACTER)),
    "dance-with-dragons.search": (OWN, ("deck",), of_trait("dragon")),
    "rhaegal.search": (OWN, ("deck",), lambda one: one.name == "Rhaegal"),
}  # fmt: skip
"""Part of a text -> whose cards, where they lie, and which of them; Lannister is whom it asks about."""
ELSEWHERE = {"catelyn-stark.one", "retreat.who", "call-their-bluff.shows", "prosperity-and-plenty.host",
             "lady-daeneryss-chambers.attachment"}  # fmt: skip
"""Choices that look at more of the table; each has a test of its own."""


STANDING, KNEELING = ("play",), ("kneeling",)
AIMS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Fits]] = {
    "arya-stark": (ANYBODY, IN_PLAY, lambda one: bool({"stealth", "renown"} & set(one.keywords or ()))),
    "ser-ilyn-payne": (ANYBODY, IN_PLAY, lambda one: characters(one) and is_weak(one)),
    "chella-daughter-of-cheyk": (ANYBODY, IN_PLAY, locations),
    "enemy-informer": (ANYBODY, STANDING, characters),
    "cerseis-attendant": (ANYBODY, STANDING, characters),
    "danys-handmaiden": (ANYBODY, IN_PLAY, attachments),
    "selyse-baratheon": (ANYBODY, IN_PLAY, lambda one: characters(one) and one.unique is True),
    "maester-cressen": (ANYBODY, IN_PLAY, of_trait("condition", ATTACHMENT)),
    "viserion": (ANYBODY, KNEELING, characters),
    "xaro-xoan-daxos": (OWN, IN_PLAY, characters),
    "distraction": (ANYBODY, STANDING, lambda one: characters(one) and "military" in (one.icons or ())),
    "guilty": (ANYBODY, IN_PLAY, lambda one: characters(one) and "stark" not in (one.houses or ())),
    "the-lions-will": (ANYBODY, STANDING, characters),
    "youve-killed-the-wrong-dwarf": (
        ANYBODY, STANDING, lambda one: characters(one) and "noble" not in (one.crests or ())
    ),
    "support-of-the-kingdom": (
        OTHERS, IN_PLAY, lambda one: locations(one) and ((one.income or 0) > 0 or one.influence > 0)
    ),
    "forever-burning": (ANYBODY, IN_PLAY, characters),
    "westeros-bleeds": (ANYBODY, IN_PLAY, characters),
    "distinct-mastery": (ANYBODY, KNEELING, lambda one: characters(one) and bool(one.crests)),
}  # fmt: skip
"""Card -> at whose cards it is aimed, where they lie, and at which of them."""


def crowded() -> AgotTable:
    """A table on which each player has one of these cards in each place."""
    return stands(
        [
            card(name, seat, "play" if place == "kneeling" else place,
                 id=f"{name}.{seat}.{place}", kneeling=place == "kneeling")
            for name, seat, place in product(CROWD, (STARK, LANNISTER), PLACES)
        ]
    )  # fmt: skip


def asked(step: str) -> Ask:
    return Ask(step, STARK, "eddard-stark.stark.play", STARK, LANNISTER)


def test_of_every_choice_of_cards_it_is_said_which_they_are() -> None:
    chosen = {name for name, step in ABILITY_STEPS.items() if step.kind == "cards"}
    assert chosen == {*CHOICES, *ELSEWHERE}


@each(CHOICES)
def test_a_text_lets_a_player_choose_among_the_cards_it_names_and_no_others(step: str) -> None:
    seats, places, fits = CHOICES[step]
    given = crowded()

    found = ABILITY_STEPS[step].among(given, asked(step))

    expected = {
        f"{name}.{seat}.{place}"
        for name, seat, place in product(CROWD, seats, places)
        if fits(given.cards[f"{name}.{seat}.{place}"])
    }
    assert set(found) == expected


ABOUT = {
    "at-nothing": "hodor.stark.play",
    "gold.which": "1",
    "hand.discard": "1",
    "prosperity-and-plenty.host": "lordship.stark.discard",
}
"""Part of a text -> what it asks about, where that is no player."""


@each(ABILITY_STEPS)
def test_what_comes_of_a_choice_can_be_written_down_and_read_again(step: str) -> None:
    given, part = crowded(), ABILITY_STEPS[step]
    about = replace(asked(step), about=ABOUT.get(step, LANNISTER))

    there = part.among(given, about)
    least, _ = part.bounds(given, about, there)

    for picked in (*([()] if least == 0 else []), *((one,) for one in there)):
        for effect in part.then(given, about, picked):
            assert msgspec.convert(msgspec.to_builtins(effect), type(effect)) == effect


def place(one: Card) -> str:
    return "kneeling" if one.kneeling else one.zone


@each(AIMS)
def test_a_text_is_aimed_at_the_cards_it_names_and_at_no_others(name: str) -> None:
    seats, places, fits = AIMS[name]
    (use,) = (use for use in USES[PREFIX + name] if use.effects is not None)
    text, given = card(name, STARK, (use.zones or ("play",))[0]), crowded()
    given = given.put(cards={**given.cards, name: text})

    assert use.effects is not None
    aimed = {getattr(effect, "target", "") for way in use.effects(given, text) for effect in way}

    there = (one for one in given.cards.values() if one.controller in seats and place(one) in places)
    gains = {name} if name == "arya-stark" else set()
    assert aimed - gains == {one.id for one in there if fits(one)}


def test_a_title_may_be_named_that_anybody_has_seen_among_the_cards_of_an_opponent() -> None:
    names = ABILITY_STEPS["call-their-bluff.names"]
    given = stands([card("hodor", LANNISTER), card("ice", STARK)])
    unseen = card("direwolf-pup", LANNISTER, kind="")
    assert names.among(given.put(cards={**given.cards, unseen.id: unseen}), asked(names.name)) == ("Hodor",)
