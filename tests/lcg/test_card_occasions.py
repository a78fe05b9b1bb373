"""What sets off a text: of all that happens, to whatever card and player, this and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from engine.agot.abilities.definitions import USES, Use
from engine.agot.lcg.abilities.effect_handlers import ATTACHMENT_SHOWN, SHOWN
from engine.agot.lcg.abilities.triggers import BEGINS, ENDS
from engine.agot.lcg.keywords.stalwart_and_deathbound import BURIED
from engine.agot.lcg.phases.plot import REVEALED
from engine.agot.state.records import ATTACHMENT, CHARACTER, DEAD, Card, Challenge, Occasion
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Question
from tests.each import each
from tests.kit.lcg_cards import LANNISTER, PREFIX, STARK, card, stands

Whose = Callable[[Card, Card], bool]
"""(the card with the text, the card to which something happens)"""
TO_CARDS = ("played", "entered_play", "killed", "discarded", BURIED, "renown", "stood", "knelt", "saved",
            "attached", "declared_attacker", "declared_defender", "action")  # fmt: skip
TO_SEATS = (REVEALED, SHOWN, ATTACHMENT_SHOWN, "dominance_won", "plot_carried_out", "effect")
RESULT = "challenge_result"
IN_DEAD_PILE = ("killed", "discarded", BURIED)
PHASES = ("marshalling", "challenges", "dominance", "standing", "taxation")
CHELLA = "chella-daughter-of-cheyk"
CROWD = ("eddard-stark", "catelyn-stark", "hodor", "cersei-lannister", "daenerys-targaryen", "khal-drogo",
         "knight-of-the-rainwood", "winterfell-castle", "stinking-drunk", "lordship")  # fmt: skip


def itself(text: Card, other: Card) -> bool:
    return other.id == text.id


def another(text: Card, other: Card) -> bool:
    return other.id != text.id


def character(text: Card, other: Card) -> bool:
    return other.kind == CHARACTER


def attachment(text: Card, other: Card) -> bool:
    return other.kind == ATTACHMENT


def unique(text: Card, other: Card) -> bool:
    return other.unique is True


def itself_or(name: str) -> Whose:
    return lambda text, other: itself(text, other) or other.name == name


def with_trait(*traits: str) -> Whose:
    return lambda _, other: not {trait.casefold() for trait in other.traits or ()}.isdisjoint(traits)


def of_house(house: str) -> Whose:
    return lambda _, other: other.kind == CHARACTER and house in (other.houses or ())


def own(whose: Whose) -> Whose:
    return lambda text, other: other.controller == text.controller and whose(text, other)


def opponents(whose: Whose) -> Whose:
    return lambda text, other: other.controller != text.controller and whose(text, other)


OF_CARDS: dict[tuple[str, str], dict[str, Whose]] = {
    ("eddard-stark", "entered"): {"entered_play": itself},
    ("catelyn-stark", "has_defended"): {"declared_defender": itself},
    ("winterfell-reserves", "has_defended"): {"declared_defender": itself},
    ("joffrey-baratheon", "a_lord_or_lady_has_died"): {"killed": with_trait("lord", "lady")},
    ("ser-jacelyn-bywater", "itself_killed"): {"killed": itself},
    ("enemy-informer", "played"): {"played": itself},
    ("cerseis-attendant", "she_or_cersei_has_died"): {"killed": itself_or("Cersei Lannister")},
    ("lannisport-brothel", "has_stood"): {"stood": character},
    ("robert-baratheon", "gained_by_renown"): {"renown": itself},
    ("house-tyrell-guard", "one_of_the_house_has_died"): {"killed": own(of_house("baratheon"))},
    ("captain-groleo", "an_opponent_played_an_attachment"): {"played": opponents(attachment)},
    ("xaro-xoan-daxos", "played"): {"played": itself},
    ("the-titans-bastard", "into_his_dead_pile"): dict.fromkeys(IN_DEAD_PILE, own(another)),
    ("the-titans-bastard", "into_an_opponents_dead_pile"): dict.fromkeys(IN_DEAD_PILE, opponents(another)),
    ("danys-handmaiden", "she_or_daenerys_has_died"): {"killed": itself_or("Daenerys Targaryen")},
    ("xaros-home", "he_played_an_attachment"): {"played": own(attachment)},
    ("benjen-stark", "itself_killed"): {"killed": itself},
    ("ser-barristan-selmy", "entered"): {"entered_play": itself},
    ("retreat", "his_unique_one_has_died"): {"killed": own(unique)},
    ("lady-daeneryss-chambers", "he_played_one_of_the_house"): {"played": own(of_house("targaryen"))},
}
"""Card and trigger -> what has to happen, and to whom."""
OF_SEATS = {
    ("golden-tooth-mines", "he_revealed_a_plot"): (REVEALED, STARK),
    ("captain-groleo", "an_opponent_played_an_attachment"): (ATTACHMENT_SHOWN, LANNISTER),
    ("kings-in-the-north", "dominance_was_won"): ("dominance_won", STARK),
    ("grand-maester-pycelle", "an_opponent_has_shown_cards"): (SHOWN, LANNISTER),
}
"""Card of Stark and trigger -> what has to happen, and to whom."""
OF_PHASES = {
    ("tywin-lannister", "marshalling_begins"): (BEGINS, "marshalling"),
    ("the-hound", "dominance_begins"): (BEGINS, "dominance"),
    ("daario-naharis", "dominance_begins"): (BEGINS, "dominance"),
    ("knight-of-flowers", "dominance_begins_and_he_stands"): (BEGINS, "dominance"),
    ("snowed-under", "standing_begins"): (BEGINS, "standing"),
}
"""Card and trigger -> the moment it waits for."""


class Result(NamedTuple):
    """How a challenge came out for Stark."""

    kind: str
    attacking: bool
    won: bool
    margin: int
    there: tuple[str, ...]
    """Those of Stark that took part."""
    text: str
    """The card that may answer."""

    @property
    def with_it(self) -> bool:
        return self.won and self.text in self.there

    @property
    def by_four(self) -> bool:
        return self.won and self.margin >= 4


OF_RESULTS: dict[tuple[str, str], Callable[[Result], bool]] = {
    ("robb-stark", "robb_has_won"): lambda of: of.with_it and of.kind == "military",
    ("tyrion-lannister", "tyrion_has_won"): lambda of: of.with_it or (of.won and of.kind == "intrigue"),
    ("qyburns-informers", "won_intrigue_with_it"): lambda of: of.with_it and of.kind == "intrigue",
    ("chella-daughter-of-cheyk", "a_clansman_has_won"): lambda of: of.won and CHELLA in of.there,
    ("lannisport", "won_intrigue"): lambda of: of.won and of.kind == "intrigue",
    ("ser-axell-florent", "won_power_by_four"): lambda of: of.by_four and of.kind == "power",
    ("seductive-promise", "won_power_by_four"): lambda of: of.by_four and of.kind == "power",
    ("edric-storm", "attacked_for_power_and_won_by_four"): lambda of: (
        of.by_four and of.attacking and of.kind == "power"
    ),
    ("daenerys-targaryen", "she_won_alone"): lambda of: of.won and of.attacking and of.there == (of.text,),
    ("khal-drogo", "he_has_won"): lambda of: of.won,
    ("pentoshi-guildmaster", "won_by_four"): lambda of: of.by_four,
    ("jon-snow", "jon_or_ghost_has_won"): lambda of: of.won and bool({"jon-snow", "ghost"} & set(of.there)),
    ("a-lannister-pays-his-debts", "lost"): lambda of: not of.won,
    ("support-of-the-kingdom", "won_power"): lambda of: of.won and of.kind == "power",
}
CHANGED_HANDS = ("winterfell-honor-guard", "lannisport-honor-guard", "highgarden-honor-guard",
                 "dothraki-honor-guard")  # fmt: skip
"""They go back when whoever controls them without owning them has won with them."""
ELSEWHERE = {"lies_under_her", "killed_with_a_location_left", "his_phase_ends"}
"""Triggers that look at more of the table; each has a test of its own."""

TRIGGERS = {
    (face.removeprefix(PREFIX), use.trigger.__name__): use
    for face, uses in USES.items()
    for use in uses
    if use.trigger is not None and face.startswith(PREFIX)
}


def lying(use: Use, name: str, phase: str = "standing", *, owner: str = STARK) -> AgotTable:
    """The card with the text, of Stark, amid a crowd of either player."""
    text = card(name, zone=(use.zones or ("play",))[0], owner=owner)
    others = [one for one in CROWD if one != name]
    own_ones, theirs = [card(f"{one}-1") for one in others], [card(f"{one}-2", LANNISTER) for one in others]
    return stands([text], own_ones, theirs, phase=phase)


def sets_off(use: Use, given: AgotTable, name: str, occasion: Occasion) -> bool:
    assert use.trigger is not None
    return use.trigger(given, given.cards[name], occasion)


def with_fighters(given: AgotTable, name: str) -> AgotTable:
    """The same table with all that fight in ``results``."""
    own_ones = [card(one) for one in ("hodor", "ghost", CHELLA) if one != name]
    cards = {one.id: one for one in (*own_ones, card("jon-snow-2", LANNISTER))}
    return given.put(cards={**given.cards, **cards})


def test_of_every_trigger_it_is_said_what_sets_it_off() -> None:
    said = {*OF_CARDS, *OF_SEATS, *OF_PHASES, *OF_RESULTS}
    left = {trigger for trigger in TRIGGERS if trigger not in said}
    assert {name for name, trigger in left if trigger == "changed_hands_and_won"} == set(CHANGED_HANDS)
    assert {trigger for _, trigger in left} == {*ELSEWHERE, "changed_hands_and_won"}


@each(key for key in TRIGGERS if key[1] not in ELSEWHERE)
def test_a_text_answers_what_happens_to_the_cards_it_names_and_to_no_other(name: str, trigger: str) -> None:
    use = TRIGGERS[name, trigger]
    given = lying(use, name)
    text, named = given.cards[name], OF_CARDS.get((name, trigger), {})

    for what, other in product(TO_CARDS, given.cards.values()):
        if what == "killed" and other.kind != CHARACTER:
            continue
        there = given.card(other.id, zone=DEAD) if what in IN_DEAD_PILE and other is not text else given
        expected = what in named and named[what](text, other)
        answered = sets_off(use, there, name, Occasion(what, other.id, other.controller))
        assert answered == expected, f"{what} {other.id}"


@each(key for key in TRIGGERS if key[1] not in ELSEWHERE)
def test_a_text_answers_what_players_do_and_the_moment_it_names(name: str, trigger: str) -> None:
    use, key = TRIGGERS[name, trigger], (name, trigger)

    for phase in PHASES:
        given = lying(use, name, phase)
        for what, seat in product(TO_SEATS, given.order):
            answered = sets_off(use, given, name, Occasion(what, seat=seat))
            assert answered == (OF_SEATS.get(key) == (what, seat)), f"{what} {seat}"
        for moment in (BEGINS, ENDS):
            answered = sets_off(use, given, name, Occasion(moment))
            assert answered == (OF_PHASES.get(key) == (moment, phase)), f"{moment} {phase}"


def test_a_brothel_answers_only_who_stands_in_the_standing_phase() -> None:
    use = TRIGGERS["lannisport-brothel", "has_stood"]
    for phase in PHASES:
        given = lying(use, "lannisport-brothel", phase)
        stood = Occasion("stood", "hodor-1", STARK)
        assert sets_off(use, given, "lannisport-brothel", stood) == (phase == "standing")


def test_no_text_answers_for_a_card_that_died_with_a_blank_text() -> None:
    for name in ("ser-jacelyn-bywater", "benjen-stark"):
        use = TRIGGERS[name, "itself_killed"]
        was_blank = Occasion("killed", name, STARK, was_blank=True)
        assert not sets_off(use, lying(use, name), name, was_blank)


def results(name: str) -> list[Result]:
    """Every challenge that differs in what a text may look at."""
    sides = ((name,), (name, "hodor"), ("hodor",), ("ghost",), (CHELLA,))
    kinds = ("military", "intrigue", "power")
    return [Result(*one) for one in product(kinds, (True, False), (True, False), (3, 4), sides, (name,))]


def resolved(given: AgotTable, of: Result) -> AgotTable:
    """The table after this challenge, in which Lannister has another Jon Snow."""
    theirs = ("jon-snow-2",)
    by, target = (STARK, LANNISTER) if of.attacking else (LANNISTER, STARK)
    attackers, defenders = (of.there, theirs) if of.attacking else (theirs, of.there)
    winner, loser = (STARK, LANNISTER) if of.won else (LANNISTER, STARK)
    attack, defence = (5 + of.margin, 5) if winner == by else (5, 5 + of.margin)
    over = Challenge(by, of.kind, target, attackers, defenders, attack=attack, defence=defence)
    return given.put(challenge=replace(over, winner=winner, loser=loser))


@each(key for key in TRIGGERS if key[1] not in ELSEWHERE)
def test_a_text_answers_the_results_it_names_and_no_other(name: str, trigger: str) -> None:
    use, answers = TRIGGERS[name, trigger], OF_RESULTS.get((name, trigger))
    given = with_fighters(lying(use, name), name)

    for of in results(name):
        answered = sets_off(use, resolved(given, of), name, Occasion(RESULT, seat=STARK))
        assert answered == (answers is not None and answers(of)), of


@each(CHANGED_HANDS)
def test_a_guard_goes_back_when_a_player_who_does_not_own_it_wins_with_it(name: str) -> None:
    use = TRIGGERS[name, "changed_hands_and_won"]
    given = with_fighters(lying(use, name, owner=LANNISTER), name)

    for of in results(name):
        answered = sets_off(use, resolved(given, of), name, Occasion(RESULT, seat=STARK))
        assert answered == of.with_it, of


ANSWERS: dict[str, list[tuple[str, ...]]] = {
    "traits": [(), ("Lord",), ("Lady",), ("Clansman",)],
    "houses": [("stark",), ("baratheon",), ("targaryen",)],
}
"""Printed value -> what it may be, as far as a text looks at it."""


@each(key for key, use in TRIGGERS.items() if use.untold is not None)
def test_a_value_is_asked_for_where_it_decides_whether_a_text_answers_and_nowhere_else(
    name: str, trigger: str
) -> None:
    use = TRIGGERS[name, trigger]
    given = lying(use, name)
    fought = [(resolved(with_fighters(given, name), of), RESULT, "hodor") for of in results(name)]
    happened = [
        (given.card(other, zone=DEAD) if what in IN_DEAD_PILE else given, what, other)
        for what, other in product(TO_CARDS, (one for one in given.cards if one != name))
        if what != "killed" or given.cards[other].kind == CHARACTER
    ]

    for (there, what, other), (field, values) in product((*fought, *happened), ANSWERS.items()):
        seat = there.cards[other].controller
        occasion = Occasion(what, "" if what == RESULT else other, seat)
        untold = there.card(other, **{field: None})
        if sets_off(use, untold, name, occasion):
            continue
        told = {sets_off(use, there.card(other, **{field: value}), name, occasion) for value in values}
        asked = use.untold(untold, untold.cards[name], occasion) if use.untold is not None else None
        expected = Question(field, other) if len(told) > 1 else None
        assert asked == expected, f"{what} {other} {field}"
