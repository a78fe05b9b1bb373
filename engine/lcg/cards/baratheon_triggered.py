"""House Baratheon: what its cards do in parts, so often, or from elsewhere than play."""

from __future__ import annotations

from cards.facts import facts
from engine.kernel.reason import Question
from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.chosen import beginning, in_play, one_card
from engine.lcg.cards.part import Picked, naming, text_part
from engine.lcg.cards.prices import discard_itself, kneel_itself
from engine.lcg.cards.recorded import (
    Recorded,
    action,
    asking,
    doing,
    limited,
    only_if,
    out_of,
    passive,
    response,
)
from engine.lcg.cards.saves import for_free, save
from engine.lcg.foreseen import FORESEEN
from engine.thrones import effects as e
from engine.thrones.records import BLANK, DEAD, HAND, LOCATION, Card, Occasion
from engine.thrones.table import Table

RENOWN = "renown"


def gained_by_renown(table: Table, card: Card, occasion: Occasion) -> bool:
    """He has just claimed power by Renown."""
    return occasion.what == RENOWN and occasion.card == card.id


def attacked_for_power_and_won_by_four(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won a power challenge of his own by four or more."""
    challenge = c.won(table, card, occasion, "power")
    return challenge is not None and challenge.by == card.controller and c.margin(challenge) >= 4


def one_more_for_power(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """Its player may make one more power challenge this phase."""
    return (e.Last("extra_challenge", card.controller, value="power", until="phase"),)


def _pay_or_go(table: Table, asked: e.Ask) -> Picked:
    return ("pay", "return") if table.seats[asked.chooser].gold else ("return",)


def _paid_or_gone(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    return (e.GainGold(asked.chooser, -1),) if picked == ("pay",) else (e.ReturnToHand(asked.card),)


PAID_OR_BACK = text_part("ser-davos-seaworth.after", "way", _pay_or_go, _paid_or_gone)
A_LOCATION_KNEELS = one_card(
    "old-red-priest.location",
    in_play(lambda table, asked, one: one.controller == asked.by and not one.kneeling, "location"),
    lambda asked, one: (e.Kneel(one),),
)
BLANK_ONE = one_card(
    "renlys-courtier.one",
    in_play(lambda table, asked, one: not one.unique),
    lambda asked, one: (e.Mark(one, BLANK),),
    asks=("unique",),
)


def killed_with_a_location_left(table: Table, card: Card, occasion: Occasion) -> bool:
    """The card itself has been killed, and its player has a location that can kneel."""
    places = table.in_play(card.controller, LOCATION)
    return c.itself_killed(table, card, occasion) and any(not one.kneeling for one in places)


def one_of_the_house_has_died(table: Table, card: Card, occasion: Occasion) -> bool:
    """One of his House Baratheon characters has just been killed."""
    dead = c.killed(table, occasion)
    own = dead is not None and occasion.seat == card.controller
    return own and dead is not None and bool(c.of_house(dead, "baratheon"))


def house_of_his_dead(table: Table, card: Card, occasion: Occasion) -> Question | None:
    """The House of a character of his that has just been killed, where nobody has told it."""
    return c.house_of(c.killed(table, occasion)) if occasion.seat == card.controller else None


def comes_in(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """The card enters play under its player."""
    return (e.Enter(card.id, card.controller),)


def nobody_has_revealed(table: Table, card: Card) -> bool:
    """Plots have been chosen and none is revealed."""
    return not any(seat.revealed for seat in table.seats.values())


def _plots_to_come(table: Table, asked: e.Ask) -> Picked:
    """Plots that opponents may reveal now: those known to be in their decks, else any of the catalogue."""
    decks = [table.seats[seat].plots_available for seat in table.opponents(asked.by)]
    return tuple(sorted({plot for deck in decks for plot in (PLOTS if deck is None else deck)}))


def _foreseen(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    """For this phase the plot named is worth power to his House."""
    return tuple(e.Last(FORESEEN, asked.by, value=plot, until="phase") for plot in picked)


PLOTS = tuple(face.name("en") for face in facts("lcg").cards if face.type.value == "plot")
FORESEES = naming("dragonstone-port.names", _plots_to_come, _foreseen)

RECORDS: tuple[Recorded, ...] = (
    passive("robert-baratheon.power-gain", (RENOWN,), gained_by_renown, aims.power_on_itself),
    save("ser-davos-seaworth.save", c.itself, for_free, from_zones=(DEAD,), then=beginning(PAID_OR_BACK)),
    doing(
        response(
            "edric-storm.extra-challenge",
            attacked_for_power_and_won_by_four,
            timing="limited_response",
            pay=discard_itself,
        ),
        one_more_for_power,
    ),
    out_of(
        doing(
            passive("old-red-priest.kneel", ("killed",), killed_with_a_location_left),
            beginning(A_LOCATION_KNEELS),
        ),
        DEAD,
    ),
    only_if(
        limited(doing(action("dragonstone-port.power-gain", "plot"), beginning(FORESEES)), "phase"),
        nobody_has_revealed,
    ),
    doing(action("renlys-courtier.blank", "any_phase", pay=kneel_itself), beginning(BLANK_ONE)),
    asking(
        out_of(
            doing(response("house-tyrell-guard.put-into-play", one_of_the_house_has_died), comes_in), HAND
        ),
        house_of_his_dead,
    ),
)
