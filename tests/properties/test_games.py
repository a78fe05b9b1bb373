import msgspec
import pytest

from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import HBO
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import THRESHOLD, total_power
from engine.kernel.judge import decisions
from tests.kit.random_games import PLANS, Moment, Plan, game, held
from tests.properties.table_invariants import faults
from tests.shared import known_rules

EVERY = 20
"""Of the slower checks: every so many moves."""

games = pytest.mark.parametrize("plan", PLANS, ids=str)


@games
def test_a_game_ends_when_somebody_has_fifteen_power(plan: Plan) -> None:
    table = game(plan)[-1].after
    assert table.over is not None
    assert total_power(table, table.over.winner) >= THRESHOLD
    assert decisions(HBO, table) == ()


@games
def test_no_card_or_token_appears_or_vanishes(plan: Plan) -> None:
    held(plan, lambda moment: list(faults(moment.before, moment.after)))


@games
def test_somebody_is_asked_until_the_end(plan: Plan) -> None:
    held(plan, lambda moment: [] if decisions(HBO, moment.before) else ["nobody is asked"])


@games
def test_every_ruling_cites_rules_that_exist(plan: Plan) -> None:
    known = known_rules()

    def wrong(moment: Moment) -> list[str]:
        cited = moment.ruling.rules
        return [f"{rule} is in no book" for rule in cited if rule not in known] or (
            [] if cited else ["no rule is cited"]
        )

    held(plan, wrong)


@games
def test_every_table_is_read_back_from_its_json(plan: Plan) -> None:
    def wrong(moment: Moment) -> list[str]:
        if moment.number % EVERY:
            return []
        again = msgspec.json.decode(msgspec.json.encode(moment.after), type=AgotTable)
        return [] if again == moment.after else ["the table is another one"]

    held(plan, wrong)


@games
def test_every_move_is_read_back_from_its_json(plan: Plan) -> None:
    def wrong(moment: Moment) -> list[str]:
        again = ADAPTER.read_move(msgspec.json.encode(moment.move))
        return [] if again == moment.move else [f"read back: {again}"]

    held(plan, wrong)


@games
def test_every_table_can_be_drawn_and_its_numbers_explained(plan: Plan) -> None:
    for moment in game(plan)[::EVERY]:
        view = ADAPTER.view(moment.after)
        badges = [badge for area in view.areas for badge in area.badges if badge.explains]
        assert all(ADAPTER.explain(moment.after, badge.explains) is not None for badge in badges), moment
