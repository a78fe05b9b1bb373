"""Initiative, dominance and the end of a round by the sources of both Thrones card games."""

from __future__ import annotations

from random import Random

from scripts.hostile.second_judges.line_of_play import LineOfPlay, Raw
from scripts.hostile.second_judges.thrones import GOAL, Table


def dominance(trial: LineOfPlay, table: Table) -> None:
    """Standing strength and gold; a tie at the top gives it to nobody."""
    totals = {seat: table.seats[seat]["gold"] for seat in table.order}
    for seat in table.order:
        totals[seat] += sum(table.strength(card) for card in table.characters(seat) if not card["kneeling"])
    best = [seat for seat in table.order if totals[seat] == max(totals.values())]
    winner = best[0] if len(best) == 1 else None
    trial.move("count_dominance")
    trial.expect(dominance__winner=winner, **{f"seat.{seat}.dominance": totals[seat] for seat in totals})
    for seat in table.order:
        table.seats[seat]["power"] += seat == winner
        trial.expect(**{f"seat.{seat}.power": table.seats[seat]["power"]})
    trial.expect(game__over=table.is_over())


def even(rng: Random, position: Raw) -> None:
    """Seats that are often equal, for ties."""
    for seat in position["seats"]:
        seat["plot"]["initiative"] = rng.randint(1, 2)
        seat["power"] = rng.randint(0, 1)
        seat["characters"] = seat["characters"][:1]


def near_the_goal(rng: Random, position: Raw) -> None:
    """Seats to which a power or two gives the game."""
    for seat in position["seats"]:
        seat["power"] += GOAL - rng.randint(1, 3) - Table(position).power(seat["id"])


def initiative(trial: LineOfPlay, table: Table, name_rule: list[str]) -> None:
    """The highest total; then the least power; then a lot. The winner names the first player."""
    totals = {seat: table.seats[seat]["plot"]["initiative"] + _bonuses(table, seat) for seat in table.order}
    best = [seat for seat in table.order if totals[seat] == max(totals.values())]
    least = min(table.power(seat) for seat in best)
    left = [seat for seat in best if table.power(seat) == least]
    how = "none" if len(best) == 1 else "power" if len(left) == 1 else "random"
    arguments: Raw = (
        {"random_result": trial.rng.choice(left)} if how == "random" and trial.chance(0.8) else {}
    )
    winner = left[0] if how != "random" else arguments.get("random_result")
    trial.move("determine_initiative", **arguments)
    trial.expect(initiative__winner=winner, initiative__tie_break=how)
    trial.expect(**{f"seat.{seat}.initiative": total for seat, total in totals.items()})
    if how == "random":
        trial.expect(initiative__random_among=left)
    if winner is not None:
        _names_first(trial, table, winner, name_rule)


def _bonuses(table: Table, seat: str) -> int:
    """On the cards a seat controls, kneeling or not."""
    raw = table.seats[seat]
    cards = [*table.characters(seat), *raw["locations"], *raw["attachments"]]
    return sum(card.get("initiative", 0) for card in cards)


def _names_first(trial: LineOfPlay, table: Table, winner: str, rules: list[str]) -> None:
    seat = trial.rng.choice(table.order)
    loser = trial.rng.choice([each for each in table.order if each != winner])
    if trial.chance(0.3):
        trial.move("name_first_player", rules, by=loser, seat=seat)
    trial.move("name_first_player", by=winner, seat=seat)
    trial.expect(first_player=seat)


def ends(trial: LineOfPlay, table: Table) -> None:
    """All stand; then all gold goes back."""
    trial.move("stand_all")
    for seat in table.order:
        trial.expect(**{f"card.{card['id']}.kneeling": False for card in table.characters(seat)})
    trial.move("return_gold")
    trial.expect(**{f"seat.{seat}.gold": 0 for seat in table.order})
