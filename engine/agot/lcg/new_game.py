"""A new game: Houses by seat, teams, the first player of set-up, hands of seven."""

from __future__ import annotations

from typing import Any

from cards.facts import facts as read_facts
from cards.facts import ready_decks
from engine.agot.lcg.game import LCG, TEXTS
from engine.agot.lcg.titles.small_council import TITLES
from engine.agot.rounds.entry_points import at_setup
from engine.agot.state.records import Seat
from engine.agot.state.table import Table
from engine.kernel.errors import Impossible, Unreadable
from engine.kernel.forms import Setting, SettingKind, StartForm
from engine.kernel.reasons import rule

HOUSES = ("stark", "lannister", "baratheon", "targaryen", "greyjoy", "martell")
USUAL = HOUSES[:4]
DECK, HAND, PLOTS = 60, 7, 7
VARIANTS = {2: "two", 3: "three", 4: "melee"}

START = StartForm(
    (
        Setting("houses", SettingKind.SEATS, HOUSES, "house", 2, 4, USUAL, True),
        Setting("first_player", SettingKind.SEAT, word="house"),
        Setting("teams", SettingKind.ONE, ("no", "yes"), "teams"),
        Setting("littlefinger", SettingKind.ONE, ("no", "yes"), "littlefinger"),
        Setting("ready", SettingKind.ONE, ("no", "yes"), "ready"),
    ),
    passes=True,
)
"""What a table settles before it begins; the four ready decks play unless others are chosen."""


def new_game(text: str, given: dict[str, Any]) -> Table:
    """The table after the first five steps of set-up.

    ``given`` may name ``houses`` in the order of the seats, ``first_player`` (of set-up: a seat or a House),
    ``teams`` and ``littlefinger`` (yes or no), ``ready`` (yes: Houses that have a ready deck play it),
    and by seat ``plots``, ``decks`` (numbers) and ``agendas``.

    Raises:
        Unreadable: no such text.
        Impossible: these cannot play so.
    """
    if text not in TEXTS:
        raise Unreadable("unknown_text", text=text, known=TEXTS)
    houses = tuple(given.get("houses") or USUAL)
    teams = given.get("teams") in (True, "yes")
    seats = seat_ids(houses)
    faults = (*_players(houses, teams), *_plots(given, seats))
    if faults:
        raise Impossible(faults)
    first = str(given.get("first_player") or seats[0])
    first = first if first in seats else seats[houses.index(first)] if first in houses else seats[0]
    return at_setup(LCG, _laid_out(text, given, dict(zip(seats, houses, strict=True)), first, teams=teams))


def seat_ids(houses: tuple[str, ...]) -> tuple[str, ...]:
    """A name for each seat: its House, numbered where several play the same."""
    found: list[str] = []
    for number, house in enumerate(houses):
        before = houses[:number].count(house)
        found.append(f"{house}-{before + 1}" if before else house)
    return tuple(found)


@rule(
    "lcg.scope.core_set",
    "lcg.scope.house_choice",
    "lcg.setup.same_house_allowed",
    "lcg.variant.team.seating",
    "lcg.firstgame.four_players",
)
def _players(houses: tuple[str, ...], teams: bool) -> list[tuple[str, str]]:
    """Two to four play, each one of the six Houses, the same if they like; two teams need four."""
    faults = []
    if len(houses) not in VARIANTS:
        faults.append((f"two to four play, not {len(houses)}", "lcg.scope.core_set"))
    if not set(houses) <= set(HOUSES):
        faults.append(("there are six Great Houses", "lcg.scope.house_choice"))
    if teams and len(houses) != 4:
        faults.append(("two teams of two play together", "lcg.variant.team.seating"))
    return faults


@rule("lcg.deck.plots7", "lcg.setup.build_decks")
def _plots(given: dict[str, Any], seats: tuple[str, ...]) -> list[tuple[str, str]]:
    """A plot deck that is told is seven different plots."""
    plots = given.get("plots") or {}
    told = ((seat, tuple(plots[seat])) for seat in seats if seat in plots)
    wrong = [seat for seat, named in told if len(named) != PLOTS or len(set(named)) != PLOTS]
    return [(f"the plot deck of {seat} is not seven different plots", "lcg.deck.plots7") for seat in wrong]


@rule(
    "lcg.cardtype.house",
    "lcg.setup.board",
    "lcg.setup.titles_placed",
    "lcg.setup.declare_house_agenda",
    "lcg.cardtype.agenda",
    "lcg.setup.draw_seven",
    "lcg.setup.shuffle",
)
def _laid_out(text: str, given: dict[str, Any], houses: dict[str, str], first: str, *, teams: bool) -> Table:
    """Decks shuffled, seven cards in each hand, titles in the council chamber where they are used."""
    order = tuple(houses)
    variant = "team" if teams else VARIANTS[len(order)]
    return Table(
        game=LCG.id,
        text=text,
        seats={seat: _seat(seat, house, given) for seat, house in houses.items()},
        first_player=first,
        variant=variant,
        teams=((order[0], order[2]), (order[1], order[3])) if teams else (),
        council=TITLES if variant in ("three", "melee") else (),
        littlefinger=given.get("littlefinger") in (True, "yes"),
    )


@rule("lcg.firstgame.sort", "lcg.firstgame.result", "lcg.component.decks")
def ready_plots(ids: tuple[str, ...]) -> tuple[str, ...]:
    """The seven plots of a ready deck, by their titles."""
    faces = {face.id: face for face in read_facts(LCG.id).cards}
    return tuple(faces[one].name("en") for one in ids)


def _seat(seat: str, house: str, given: dict[str, Any]) -> Seat:
    ready = ready_decks(LCG.id).get(house) if given.get("ready") in (True, "yes") else None
    plots = (given.get("plots") or {}).get(seat, ready and ready_plots(ready.plots))
    return Seat(
        id=seat,
        house=house,
        hand=HAND,
        deck=int((given.get("decks") or {}).get(seat, ready.size if ready else DECK)) - HAND,
        plots_available=tuple(plots) if plots is not None else None,
        agenda=str((given.get("agendas") or {}).get(seat, "")),
    )
