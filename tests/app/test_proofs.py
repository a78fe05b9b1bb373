"""What a table asks to be proved stands on its screen: each step with its numbers and its rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel.move import Move
from engine.kernel.reason import Verdict
from engine.oriflamme.moves import Activate, Place
from referee.app.application import RefereeApp
from referee.app.naming import TableNames
from referee.app.telling import Node, followed_nodes, ruling_nodes
from referee.app.widgets.folding import FoldingTree
from referee.app.wording import Wording
from referee.desk.owned import OwnedCards
from referee.desk.refereeing import Refereeing
from referee.desk.starts import from_case, new_start, state_of
from referee.games import desk
from referee.session import Outcome, Session
from tests.app.given import after, table

EXAMPLE = "e"


class Table:
    """A game with the words it is told in."""

    def __init__(self, game: str, position: dict[str, Any] | None = None) -> None:
        if position is None:
            start = new_start(game, "")
        else:
            case = {"id": "c", "game": game, "position": position, "steps": []}
            start, _ = from_case(msgspec.json.encode(case), "")
        self.desk = desk(game)
        self.session = Session(self.desk, state_of(start), start.texts, lambda *_: None)
        self.bench = Refereeing(self.session, OwnedCards(game))
        self.wording = Wording("en")
        self.wording.of_game(game)
        self.wording.names = TableNames(self.bench, self.wording)

    def move(self, **said: Any) -> Move:
        return self.desk.read_move(msgspec.json.encode(said))

    def enter(self, **said: Any) -> Outcome:
        return self.bench.enter(self.move(**said))

    def told(self, outcome: Outcome) -> tuple[Node, ...]:
        return tuple(_flat(ruling_nodes(outcome.rulings, self.wording)))

    def followed(self) -> tuple[Node, ...]:
        done, _ = self.bench.automatic()
        return tuple(node for one in done for node in _flat(followed_nodes(one, self.wording)))


def _flat(nodes: Any) -> Any:
    for node in nodes:
        yield node
        yield from _flat(node.under)


def seat(name: str, **more: Any) -> dict[str, Any]:
    plot = {"name": f"Plot of {name}", "income": 4, "initiative": 3, "claim": 1}
    return {"id": name, "house": name, "plots": {"available": [plot["name"]]}, **more}


def two(phase: str, stark: dict[str, Any], lannister: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"seats": [seat("stark", **stark), seat("lannister", **lannister)], "phase": phase, **more}


PLOT = {"name": "P", "income": 4, "initiative": 3, "claim": 1}


@pytest.mark.parametrize(("game", "prefix"), [("hbo", "hbo.plot"), ("lcg", "lcg.")])
def test_initiative_decided_by_less_power_shows_both_powers_and_the_rule(game: str, prefix: str) -> None:
    table = Table(game, two("plot", {"power": 2}, {"power": 5}))
    for one in ("stark", "lannister"):
        table.enter(do="reveal_plot", by=one, plot=f"Plot of {one}")
        for field, value in (("income", 4), ("initiative", 3), ("claim", 1)):
            table.bench.enter(table.move(do="know_plot", seat=one, field=f"plot_{field}", value=value))
    told = table.followed()
    tie = next(node for node in told if "5" in node.says and "2" in node.says and "power" in node.says)
    assert tie.rule.startswith(prefix) or any(one.rule.startswith(prefix) for one in tie.under)
    assert sum(1 for node in told if node.mark == "=" and "3" in node.says) >= 2


def test_a_tie_in_dominance_has_a_rule_to_open() -> None:
    table = Table("hbo", two("dominance", {"plot": PLOT, "plots": {}}, {"plot": PLOT, "plots": {}}))
    told = table.followed()
    assert any("hbo.dominance.tie" in (node.rule, *(one.rule for one in node.under)) for node in told)
    assert all(node.rule or node.under for node in told if "tied" in node.says)


def test_a_count_that_silence_passed_over_is_shown_with_what_was_entered() -> None:
    known = {"plot": PLOT, "income_taken": True}
    stark = {**known, "plots": {"available": ["Next"]}, "characters": [{"id": "robb", "strength": 3}]}
    lannister = {**known, "plots": {"available": ["Other"]}, "characters": [{"id": "shae", "strength": 1}]}
    table = Table("hbo", two("challenges", stark, lannister, active_player="lannister", first_player="stark"))
    outcome = table.enter(do="reveal_plot", by="stark", plot="Next")
    if outcome.ruling.verdict is not Verdict.YES:
        table.enter(do="end_turn", by="lannister")
        outcome = table.enter(do="reveal_plot", by="stark", plot="Next")
    reasons = [one for one in outcome.ruling.done if "hbo.dominance.count" in one.rules]
    shown_rules = {node.rule for node in table.told(outcome)}
    assert {one.found for one in reasons} >= {3, 1}
    assert "hbo.dominance.winner" in shown_rules


def test_a_card_without_effect_says_why() -> None:
    table = Table("oriflamme")
    families = table.session.state.order
    for one in families:
        table.bench.enter(Place(by=one, where="right"))
    first = families[0]
    up = Activate(by=first, card=f"{first}.1", shows="apothecary", step_by_step=True)
    outcome = table.bench.enter(up, aloud=True)
    told = (*table.told(outcome), *table.followed())
    [why] = [node for node in told if "nothing happens" in node.says]
    assert {why.rule, *(node.rule for node in why.under)} & {"oriflamme.apothecary.no-family"}


def test_an_outcome_line_shows_the_ruling_on_every_step(tmp_path: Path) -> None:
    def told(app: RefereeApp) -> tuple[Node, ...]:
        return app.screen.query_one(FoldingTree).nodes

    line = '"lannister_won_military_with_hound_unopposed_claim_1_killed_hodor'
    nodes, *_ = after(f"{EXAMPLE} colon {line} enter @", told, place=tmp_path / "games.db")
    assert nodes[0].says.startswith("Legal")
    steps = ("declares a military challenge", "defends with nobody", "is resolved")
    found = [next(node for node in nodes if step in node.says) for step in steps]
    assert [(node.mark, node.under[0].says.partition(" ")[0]) for node in found] == [("✓", "Legal")] * 3
    resolved = "\n".join(node.says for node in _flat(found[2].under))
    assert "Lannister" in resolved
    assert "3" in resolved


def test_a_line_of_one_move_shows_its_ruling_alone(tmp_path: Path) -> None:
    def told(app: RefereeApp) -> tuple[Node, ...]:
        return app.screen.query_one(FoldingTree).nodes

    nodes, *_ = after(f'{EXAMPLE} colon "lannister_military_hound enter @', told, place=tmp_path / "games.db")
    assert [node.mark for node in nodes if node.says.startswith("Legal")] == ["✓"]
    assert nodes[0].says.startswith("Legal")


def test_a_move_that_no_line_says_is_told_in_words_and_never_as_json(tmp_path: Path) -> None:
    def told(app: RefereeApp) -> list[str]:
        return [node.says for node in table(app).query_one(FoldingTree).nodes]

    typed = ('"stark_keeps', '"lannister_keeps', '"stark_places_hodor')
    lines = " ".join(f"colon {line} enter" for line in typed)
    says, *_ = after(f"n 1 s {lines} @", told, place=tmp_path / "games.db")
    assert any("Hodor" in one for one in says), says
    assert not any("{" in one for one in says), says
