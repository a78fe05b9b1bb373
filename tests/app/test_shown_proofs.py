"""What a table asks to be proved stands on its screen: each step with its numbers and its rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel.decisions import Move
from engine.kernel.reasons import Verdict
from engine.oriflamme.moves import Activate, Place
from referee.app.application import RefereeApp
from referee.app.presenters.ruling_tree import Node, followed_nodes, ruling_nodes
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.widgets.folding_tree import FoldingTree
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import from_case, new_start, state_of
from referee.session.log.ruled_history import EntryOutcome
from referee.session.registry import adapter_of
from referee.session.session import Session
from tests.kit.app import after, table

EXAMPLE = "e"


class Table:
    """A game with the words it is told in."""

    def __init__(self, game: str, position: dict[str, Any] | None = None) -> None:
        if position is None:
            start = new_start(game, "")
        else:
            case = {"id": "c", "game": game, "position": position, "steps": []}
            start, _ = from_case(msgspec.json.encode(case), "")
        self.adapter = adapter_of(game)
        self.session = Session(self.adapter, state_of(start), start.texts, lambda *_: None)
        self.controller = GameController(self.session, OwnedCards(game))
        self.wording = Wording("en")
        self.wording.of_game(game)
        self.wording.names = TableNames(self.controller, self.wording)

    def move(self, **said: Any) -> Move:
        return self.adapter.read_move(msgspec.json.encode(said))

    def enter(self, **said: Any) -> EntryOutcome:
        return self.controller.enter(self.move(**said))

    def told(self, outcome: EntryOutcome) -> tuple[Node, ...]:
        return tuple(_flat(ruling_nodes(outcome.rulings, self.wording)))

    def followed(self) -> tuple[Node, ...]:
        done, _ = self.controller.make_automatic_moves()
        return tuple(node for one in done for node in _flat(followed_nodes(one, self.wording)))


def _flat(nodes: Any) -> Any:
    for node in nodes:
        yield node
        yield from _flat(node.children)


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
            table.controller.enter(table.move(do="know_plot", seat=one, field=f"plot_{field}", value=value))
    told = table.followed()
    tie = next(node for node in told if "5" in node.text and "2" in node.text and "power" in node.text)
    assert tie.rule.startswith(prefix) or any(one.rule.startswith(prefix) for one in tie.children)
    assert sum(1 for node in told if node.mark == "=" and "3" in node.text) >= 2


def test_a_tie_in_dominance_has_a_rule_to_open() -> None:
    table = Table("hbo", two("dominance", {"plot": PLOT, "plots": {}}, {"plot": PLOT, "plots": {}}))
    told = table.followed()
    assert any("hbo.dominance.tie" in (node.rule, *(one.rule for one in node.children)) for node in told)
    assert all(node.rule or node.children for node in told if "tied" in node.text)


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
        table.controller.enter(Place(by=one, where="right"))
    first = families[0]
    up = Activate(by=first, card=f"{first}.1", shows="apothecary", step_by_step=True)
    outcome = table.controller.enter(up, aloud=True)
    told = (*table.told(outcome), *table.followed())
    [why] = [node for node in told if "nothing happens" in node.text]
    assert {why.rule, *(node.rule for node in why.children)} & {"oriflamme.apothecary.no-family"}


def test_an_outcome_line_shows_the_ruling_on_every_step(tmp_path: Path) -> None:
    def told(app: RefereeApp) -> tuple[Node, ...]:
        return app.screen.query_one(FoldingTree).nodes

    line = '"lannister_won_military_with_hound_unopposed_claim_1_killed_hodor'
    nodes, *_ = after(f"{EXAMPLE} colon {line} enter @", told, place=tmp_path / "games.db")
    assert nodes[0].text.startswith("Legal")
    steps = ("declares a military challenge", "defends with nobody", "Resolve the challenge")
    found = [next(node for node in nodes if step in node.text) for step in steps]
    assert [(node.mark, node.children[0].text.partition(" ")[0]) for node in found] == [("✓", "Legal")] * 3
    resolved = "\n".join(node.text for node in _flat(found[2].children))
    assert "Lannister" in resolved
    assert "3" in resolved


def test_a_line_of_one_move_shows_its_ruling_alone(tmp_path: Path) -> None:
    def told(app: RefereeApp) -> tuple[Node, ...]:
        return app.screen.query_one(FoldingTree).nodes

    nodes, *_ = after(f'{EXAMPLE} colon "lannister_military_hound enter @', told, place=tmp_path / "games.db")
    assert [node.mark for node in nodes if node.text.startswith("Legal")] == ["✓"]
    assert nodes[0].text.startswith("Legal")


def test_a_move_that_no_line_says_is_told_in_words_and_never_as_json(tmp_path: Path) -> None:
    def told(app: RefereeApp) -> list[str]:
        return [node.text for node in table(app).query_one(FoldingTree).nodes]

    typed = ('"stark_keeps', '"lannister_keeps', '"stark_places_hodor')
    lines = " ".join(f"colon {line} enter" for line in typed)
    says, *_ = after(f"n 1 s {lines} @", told, place=tmp_path / "games.db")
    assert any("Hodor" in one for one in says), says
    assert not any("{" in one for one in says), says
