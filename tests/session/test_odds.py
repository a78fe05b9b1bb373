"""Odds and threats rest on what somebody may know: whatever is hidden, they are the same."""

from __future__ import annotations

import pytest

from referee.app.presenters.line_answers import answer_nodes
from referee.app.presenters.ruling_tree import Node
from referee.notation.parser.commands import AskOdds, AskThreats
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import example, examples, state_of
from referee.session.log.ruled_history import OutcomeKind
from tests.kit.two_worlds import World, two_worlds
from tests.kit.typed_table import TypedTable

GAMES = ("hbo", "lcg", "oriflamme", "kings")


def ready(game: str, number: int = 0, language: str = "en") -> TypedTable:
    return TypedTable(language, state_of(example(game, examples(game)[number].id, "")), game)


def told(table: TypedTable, asked: AskOdds | AskThreats) -> tuple[Node, ...]:
    return answer_nodes(table.controller, table.wording, asked)


def texts(nodes: tuple[Node, ...]) -> list[str]:
    return [text for node in nodes for text in (node.text, *texts(node.children))]


def of_world(world: World, game: str) -> list[object]:
    """Odds and threats as anybody at the table is told them."""
    table = TypedTable(game=game)
    table.controller = GameController(world.session, OwnedCards(game))
    answers = [told(table, AskOdds("")), told(table, AskThreats(""))]
    return [
        *answers,
        world.session.odds(),
        *(world.session.threats(one) for one in world.session.state.seats),
    ]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_neither_odds_nor_threats(game: str, seed: int) -> None:
    one, two = two_worlds(game, seed)

    assert of_world(one, game) == of_world(two, game)


@pytest.mark.parametrize("game", ["hbo", "lcg"])
def test_a_player_is_told_nothing_of_the_hands_of_others(game: str) -> None:
    one, two = two_worlds(game, seed=1)
    for seat in one.session.state.seats:
        others = [
            [reason for reason in world.session.odds(seat) if reason.facts.get("seat") != seat]
            for world in (one, two)
        ]
        assert others[0] == others[1]


def claim(table: TypedTable, seat: str = "") -> list[tuple[str, int, int, int]]:
    return [
        (one.says, one.facts["hits"], one.facts["ways"], one.facts["percent"])  # type: ignore[misc]
        for one in table.controller.session.odds(seat)
        if one.says in ("odds_of_claim", "odds_of_named")
    ]


def test_an_intrigue_claim_takes_each_card_of_a_hand_with_claim_of_hand() -> None:
    table = ready("hbo")
    table.type("lannister intrigue tywin")

    assert claim(table) == [("odds_of_claim", 1, 5, 20)]


def test_who_knows_the_own_hand_knows_more_than_the_table() -> None:
    table = ready("hbo")
    session = table.controller.session
    for name in ("Not Today", "Longclaw"):
        card = {"id": name.casefold().replace(" ", "_"), "name": name, "kind": "event"}
        assert session.enter(session.adapter.know("stark", "hand", card)).kind is OutcomeKind.DONE
    table.type("lannister intrigue tywin")

    assert claim(table, "stark") == [("odds_of_claim", 1, 5, 20), ("odds_of_named", 2, 5, 40)]
    assert claim(table) == claim(table, "lannister") == [("odds_of_claim", 1, 5, 20)]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "1 of 5 (20 %)"), ("bg", "1 от 5 (20 %)"), ("pl", "1 z 5 (20 %)"), ("ru", "1 из 5 (20 %)")],
)
def test_odds_are_said_as_fractions_in_every_language(language: str, said: str) -> None:
    table = ready("hbo")
    table.type("lannister intrigue tywin")
    table.spoken(language)

    assert any(said in one for one in texts(told(table, AskOdds(""))))


def test_threats_name_who_stands_with_an_icon_and_count_the_hand() -> None:
    found = {
        (one.says, one.facts.get("kind")): one.facts
        for one in ready("hbo").controller.session.threats("stark")
    }

    assert set(found["threat_defends", "intrigue"]["cards"]) == {"arya"}  # type: ignore[arg-type]
    assert found["threat_hand", None]["hand"] == 5
    assert found["threat_duplicates", None]["cards"] == ("eddard",)


def test_every_card_that_may_lie_at_the_pointer_tells_what_it_would_bring() -> None:
    said = told(ready("oriflamme"), AskOdds(""))

    (hidden,) = said
    assert len(hidden.children) > 3
    assert all(one.children for one in hidden.children)


def test_where_nothing_is_left_to_chance_that_is_said() -> None:
    assert texts(told(ready("oriflamme", 1), AskOdds(""))) == [
        "Nothing here is decided by chance, and no hidden card is about to be turned."
    ]
