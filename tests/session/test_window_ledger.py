"""The ledger of windows says of labelled tables who was asked, who went on, and whose chance is gone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.window_words import WindowWords
from referee.app.presenters.wording import Wording
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.log.window_ledger import Chance, window_ledger
from referee.session.registry import ADAPTERS
from referee.session.session import Session
from referee.words.messages import folders
from tests.kit.session import BG, attack, move, session
from tests.kit.two_worlds import two_worlds
from tests.kit.windows import Transcript, label_of, ledger_of, played

TRANSCRIPTS = msgspec.json.decode(
    (Path(__file__).parent / "window_transcripts.json").read_bytes(), type=list[Transcript]
)


@pytest.mark.parametrize("one", TRANSCRIPTS, ids=lambda one: one.name)
def test_the_ledger_says_what_the_label_says(one: Transcript) -> None:
    windows = ledger_of(one)
    assert label_of(windows) == one.label, one.why
    assert {f"{each.asks}@{each.opened_at}": each.back_to for each in windows if each.later} == one.back


def test_both_card_games_and_at_least_25_tables_are_labelled() -> None:
    games = [one.game for one in TRANSCRIPTS]
    assert len(games) >= 25
    assert min(games.count("hbo"), games.count("lcg")) >= 8


def test_the_order_of_a_label_is_the_order_in_which_seats_were_asked() -> None:
    four = next(one for one in TRANSCRIPTS if one.name == "lcg-four-open")
    assert list(four.label["react@1"]) == ["B", "C", "D", "A"]
    assert [one.seat for one in ledger_of(four)[0].seats] == ["B", "C", "D", "A"]


def test_after_the_repair_whoever_was_passed_over_is_asked() -> None:
    wrong = []
    for one in TRANSCRIPTS:
        for window in ledger_of(one):
            skipped = [each.seat for each in window.seats if each.chance is Chance.NOT_OFFERED]
            if not window.later or window.opened_at > window.back_to:
                continue
            table = played(one)
            table.undo(window.back_to)
            again = next(each for each in window_ledger(table) if each.asks == window.asks)
            open_ = [each.seat for each in again.seats if each.chance is Chance.OPEN]
            wrong += [(one.name, seat) for seat in skipped if seat not in open_]
    assert wrong == []


def test_a_chance_is_lost_by_the_rule_of_its_own_book() -> None:
    named = {
        (one.game, each.asks): each.rule for one in TRANSCRIPTS for each in ledger_of(one) if each.closed_at
    }
    assert named["hbo", "react"] == named["hbo", "save"] == "hbo.reaction.missed"
    assert named["lcg", "react"] == "lcg.response.before_next_action"
    assert all(rule.startswith(f"{game}.") for (game, _), rule in named.items())


def test_a_line_that_was_taken_back_opens_and_closes_nothing() -> None:
    table = session("challenges", BG)
    table.enter(attack())
    table.enter(move("declare_defenders", "lannister", defenders=()))
    table.undo(1)
    assert label_of(window_ledger(table))["react@1"] == {"stark": "open", "lannister": "open"}


def test_a_game_that_has_only_begun_has_the_windows_it_begins_with() -> None:
    assert label_of(window_ledger(session("challenges", BG))) == {
        "action@0": {"stark": "open", "lannister": "open"}
    }


def said(table: Session, language: str) -> str:
    wording = Wording(language)
    wording.of_game(table.adapter.game.id)
    wording.names = TableNames(GameController(table, OwnedCards(table.adapter.game.id)), wording)
    wording.texts = table.texts
    nodes = WindowWords(table, wording).nodes(window_ledger(table), ("f", "r"))
    assert wording.speech.faults == wording.speech.borrowed == set()
    return "\n".join(_texts(nodes))


def _texts(nodes: tuple[Node, ...]) -> list[str]:
    return [text for node in nodes for text in (node.text, node.rule, *_texts(node.children))]


@pytest.mark.parametrize("language", folders())
def test_every_label_can_be_said_in_every_language(language: str) -> None:
    for one in TRANSCRIPTS:
        told = said(played(one), language)
        assert "[" not in told, one.name


@pytest.mark.parametrize("game", list(ADAPTERS))
@pytest.mark.parametrize("seed", range(6))
def test_the_ledger_is_the_same_whatever_hands_hold(game: str, seed: int) -> None:
    one, two = two_worlds(game, seed)
    assert window_ledger(one.session) == window_ledger(two.session)
    assert said(one.session, "en") == said(two.session, "en")
