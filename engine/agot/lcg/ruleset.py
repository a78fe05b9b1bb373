"""The ruleset of the Living Card Game: where it differs from shared code."""

from __future__ import annotations

from collections.abc import Iterator

from engine.agot.cases.position import AgotPosition
from engine.agot.lcg.abilities.effect_handlers import HANDLERS
from engine.agot.lcg.abilities.saves import spared
from engine.agot.lcg.cards.catalogue import printed_plot
from engine.agot.lcg.case_questions import fields_of
from engine.agot.lcg.costs.card_cost import price_parts
from engine.agot.lcg.keywords.infamy import left_out_notes, remember
from engine.agot.lcg.keywords.intimidate import silenced
from engine.agot.lcg.keywords.stalwart_and_deathbound import destination, destination_note, from_hand
from engine.agot.lcg.phases.marshalling import income_parts
from engine.agot.lcg.phases.plot import by_text
from engine.agot.lcg.rule_variants import CLAIM_SHORT, ORPHANED_DUPLICATES, RU, STALWART_HAND, TIE_POWER
from engine.agot.lcg.titles.small_council import SUPPORTS, WITH_TITLES, bar, side_bonus, titles_go_back
from engine.agot.ruleset import RULESETS, Ruleset
from engine.agot.state.moves import TITLES
from engine.agot.state.records import CHARACTER, DEAD, DECK, DISCARD, HAND
from engine.agot.state.table import AgotTable, clockwise
from engine.agot.state.text_effects import ByText
from engine.agot.values.power_and_victory import uncounted
from engine.kernel.errors import Fault, fault
from engine.kernel.reasons import SILENT, Reason, rule

PLAYERS = {"two": 2, "three": 3, "melee": 4, "team": 4}
"""Variant -> how many play it."""


def defects(position: AgotPosition) -> Iterator[Fault]:
    """The defects of a position that only this game has."""
    seats = tuple(seat.id for seat in position.seats)
    if seats and len(seats) != PLAYERS[position.variant]:
        wanted = PLAYERS[position.variant]
        yield fault("players_of_variant", "lcg.scope.core_set", wanted=wanted, count=len(seats))
    yield from _title_defects(position)
    if position.variant == "team" or position.teams:
        yield from _team_defects(position, seats)


def _title_defects(position: AgotPosition) -> Iterator[Fault]:
    held = [seat.title for seat in position.seats if seat.title]
    for title in (*held, *position.council):
        if title not in TITLES:
            yield fault("no_such_title", "lcg.component.title_figures", read=title)
    out = [*held, *position.council]
    for title in sorted({title for title in out if out.count(title) > 1}):
        yield fault("title_twice", "lcg.component.title_figures", title=title)


def _team_defects(position: AgotPosition, seats: tuple[str, ...]) -> Iterator[Fault]:
    placed = sorted(seat for team in position.teams for seat in team)
    pairs = all(len(team) == 2 for team in position.teams)
    if position.variant != "team" or not pairs or placed != sorted(seats):
        yield fault("two_teams_of_two", "lcg.variant.team.seating")
        return
    for team in position.teams:
        if abs(seats.index(team[0]) - seats.index(team[1])) != 2:
            yield fault("team_not_opposite", "lcg.variant.team.seating", seat=team[0], to_seat=team[1])


def council_of(position: AgotPosition) -> tuple[str, ...]:
    """The titles in the chamber; if none is named, those without a holder, unless three have taken turns."""
    held = [seat.title for seat in position.seats if seat.title]
    unsaid = position.variant in WITH_TITLES and (
        len(held) < len(position.seats) or position.variant == "melee"
    )
    return position.council or (tuple(title for title in TITLES if title not in held) if unsaid else ())


def titles_chosen(position: AgotPosition) -> tuple[str, ...]:
    """The seats that have taken a title this round, where a plot phase begins with choosing one.

    Three players hold the titles of the round before until each takes one of the other three.
    """
    seats = clockwise(
        tuple(seat.id for seat in position.seats), position.first_player or position.seats[0].id
    )
    holding = {seat.id for seat in position.seats if seat.title}
    if position.variant == "three" and len(holding) == len(seats):
        return seats[: len(TITLES) // 2 - len(position.council)]
    return tuple(seat for seat in seats if seat in holding)


def supporter_in(position: AgotPosition) -> str:
    """The seat whose title supports that of the attacked player."""
    target = position.challenge.target if position.challenge is not None else ""
    title = next((seat.title for seat in position.seats if seat.id == target), None)
    if position.variant not in WITH_TITLES or not title:
        return ""
    return next((seat.id for seat in position.seats if SUPPORTS.get(seat.title or "") == title), "")


@rule("lcg.initiative.tie_power", "lcg.victory.counts", "lcg.keyword.infamy_counts")
def tie_power(table: AgotTable, seat: str) -> int:
    """All power that counts for victory, or by the table's decision that of House and characters alone."""
    everything = TIE_POWER.option(table) == "all_power"
    left_out = uncounted(table, seat)
    there = (card for card in table.in_play(seat) if everything or card.kind == CHARACTER)
    return table.seats[seat].power + sum(card.power for card in there if card not in left_out)


@rule("lcg.initiative.tie_power", "lcg.keyword.infamy_counts")
def tie_note(table: AgotTable, seat: str) -> tuple[Reason, ...]:
    """The bracket names House and characters alone; power on another card is compared by recommendation."""
    there = (card for card in table.in_play(seat) if card.power and card.kind != CHARACTER)
    elsewhere = (card for card in there if card not in uncounted(table, seat))
    compared = tuple(TIE_POWER.reason(table, "power_elsewhere", card=card.id) for card in elsewhere)
    return (*compared, *left_out_notes(table, seat))


@rule("lcg.duplicate.host_leaves", "lcg.version.no_swap")
def orphaned(table: AgotTable, host_zone: str) -> str:
    """Duplicates under a card that leaves play are discarded, unless the table has decided otherwise."""
    return DISCARD if ORPHANED_DUPLICATES.option(table) == "discarded" else host_zone


RULESET = Ruleset(
    variants=tuple(PLAYERS),
    seats=4,
    gold_in_box={RU: 44},
    passes="implied",
    unheard_of=("mulligan", "decline_passive", "look_at", "draft_pick", "build_plot_deck"),
    carried_out=("order_when_revealed", "resolve_passive", "choose_by_text"),
    plots_in_words=True,
    first_step="regent",
    after_defenders="commander_first",
    actions=("play_event", "use_ability", "put_into_play", "pass"),
    play_is_action=True,
    first_player_names=True,
    least_to_win=1,
    claim_short=SILENT,
    card_over_rules=SILENT,
    short_deck=SILENT,
    others_pile=SILENT,
    least_income=-9,
    gold_strength_rule="lcg.gold.count_effects",
    initiative_rule="lcg.symbol.initiative_bonus",
    pays_in_part=lambda table: CLAIM_SHORT.option(table) == "as_far_as_possible",
    tie_power=tie_power,
    tie_note=tie_note,
    orphaned=orphaned,
    orphan_note=lambda table, card: (ORPHANED_DUPLICATES.reason(table, "orphaned_duplicates", card=card),),
    saved_from=frozenset({DEAD, DISCARD, HAND, DECK}),
    text_beats_book=False,
    control_rules=("lcg.control.own_vs_control", "lcg.action.definition"),
    unwon_rules=("lcg.challenge.no_winner",),
    more_values=("crests",),
    deck_place=DECK,
    effect_handlers={**HANDLERS, ByText: by_text},
    income_parts=income_parts,
    side_bonus=side_bonus,
    silenced=silenced,
    price_parts=price_parts,
    destination=destination,
    destination_note=destination_note,
    from_hand=from_hand,
    hand_note=lambda table, card: (STALWART_HAND.reason(table, "stalwart_from_hand", card=card),),
    plot=printed_plot,
    spared=spared,
    fields_of=fields_of,
    gained=remember,
    bar=bar,
    supporter_in=supporter_in,
    council_of=council_of,
    round_over=titles_go_back,
    titles_chosen=titles_chosen,
    more_defects=defects,
)


def register_ruleset() -> None:
    """Makes this edition known to the shared code."""
    RULESETS["lcg"] = RULESET
