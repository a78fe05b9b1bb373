"""The use `desk repair`: the remedies in figures, one carried out, and who may back up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.kernel.reasons import Ruling, Verdict, violated
from referee.app.presenters.repair_words import RepairWords
from referee.app.presenters.wording import Wording
from referee.cli.command_types import CommandResult
from referee.desk import tournament_actions
from referee.desk.policy.document import default_text
from referee.desk.tournament_journal import DeskJournal
from referee.position.disputed_table import moves_of
from referee.position.text_lines import DisputedLine
from referee.repair.options import RepairCase, RepairRequest
from referee.repair.repair_entry import opponent_chooses
from referee.repair.replay import BackUpStep, HandCard
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import example
from referee.session.persistence import begin, resume
from tests.kit.command import inside
from tests.kit.desk import HEAD, HOUR_MS, a_tournament
from tests.kit.storage import opened

RIGHT = ("--right", "lannister military hound")
LINES = ("lannister military gregor", "stark defends with jon", "lannister resolves")
WRONG = 2
"""The first entry is a note on the table."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game in which a kneeling character attacked, at a table of a tournament."""
    file = tmp_path / "games.db"
    with opened(file) as database:
        kept = begin(database, "Friday", example("hbo", "middle", ""))
        controller = GameController(kept.session, OwnedCards("hbo"))
        for line in LINES:
            [move] = moves_of(DisputedLine(1, 1, line), kept.session, "en")
            controller.enter(move, "nobody saw it" if line == LINES[0] else "")
            controller.make_automatic_moves()
        kept.close()
        journal = a_tournament(database)
        tournament_actions.add_table(journal, "7", 1, kept.game_id, HOUR_MS)
    return file


def repair(file: Path, *arguments: str) -> CommandResult:
    return inside("desk", "repair", "Friday", *arguments, REFEREE_DATABASE_URL=f"sqlite:///{file}")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Back up"), ("bg", "Връща се"), ("pl", "Cofnąć"), ("ru", "Вернуть")],
)
def test_without_a_remedy_all_four_are_shown_and_nothing_is_entered(
    file: Path, language: str, said: str
) -> None:
    before = file.read_bytes()
    told = repair(file, *RIGHT, "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert said in told.out
    assert file.read_bytes() == before


def test_json_holds_the_same_units_for_each_remedy(file: Path) -> None:
    told = json.loads(repair(file, *RIGHT, "--json").out)
    assert told["entry"] == WRONG
    assert [one["remedy"] for one in told["remedies"]] == ["leave", "mend", "replay", "back-up"]
    units = {"lines", "cards", "gold", "power", "learnt", "class", "because", "hash"}
    assert all(units <= one.keys() for one in told["remedies"])
    assert told["remedies"][3]["lines"]["lost"] == [2, 4, 5]


def test_a_remedy_carried_out_ends_in_the_table_that_was_shown(file: Path) -> None:
    shown = {one["remedy"]: one for one in json.loads(repair(file, *RIGHT, "--json").out)["remedies"]}
    done = repair(file, *RIGHT, "--do", "replay", "--because", "Gregor knelt", "--ruling", "4", "--json")
    assert done.code == 0
    assert json.loads(done.out)["hash"] == shown["replay"]["hash"]
    url = f"sqlite:///{file}"
    log = inside("log", "Friday", REFEREE_DATABASE_URL=url).out
    assert "based on ruling 4" in log
    assert inside("verify", "Friday", REFEREE_DATABASE_URL=url).code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--entry", "99"), "not part of the game"),
        (("--right", "lannister military tywin"), "not have been legal either"),
        ((*RIGHT, "--do", "mend"), "needs a reason"),
    ],
)
def test_what_is_refused_is_told_and_changes_nothing(
    file: Path, arguments: tuple[str, ...], said: str
) -> None:
    told = repair(file, *arguments)
    assert told.code == 1
    assert said in told.err
    with opened(file) as database, database.reading() as connection:
        assert [int(row[0]) for row in connection.rows("SELECT count FROM saved_game")] == [5]


BACK_UP = ("--do", "back-up", "--because", "Gregor knelt")


def test_at_a_tournament_only_the_head_judge_backs_up(file: Path) -> None:
    refused = repair(file, *BACK_UP, "--by", "Boris")
    assert refused.code == 1
    assert "only the head judge" in refused.err
    assert repair(file, *BACK_UP, "--by", "Anna").code == 0


def test_a_free_policy_lets_every_judge_back_up(file: Path) -> None:
    with opened(file) as database:
        journal = DeskJournal(database, 1)
        tournament_actions.set_policy(
            journal, default_text().replace('back-up = "head"', 'back-up = "free"'), HEAD
        )
    assert repair(file, *BACK_UP, "--by", "Boris").code == 0


def test_a_provisional_ruling_is_begun_and_settled_by_the_command(file: Path) -> None:
    def provisional(*words: str) -> CommandResult:
        url = f"sqlite:///{file}"
        return inside("desk", "provisional", "Friday", *words, "--lang", "en", REFEREE_DATABASE_URL=url)

    assert provisional().code == 1
    begun = provisional("--because", "it is looked up", "--ruling", "3")
    assert (begun.code, "ruling 3" in begun.out) == (0, True)
    assert provisional("--because", "again").code == 1
    shown = provisional()
    assert "Lines since then: 0" in shown.out
    settled = provisional("--because", "it was right", "--confirm")
    assert (settled.code, "confirmed" in settled.out) == (0, True)
    assert provisional("--because", "too late", "--reverse").code == 1


def test_the_policy_says_who_chooses_a_hidden_card(file: Path) -> None:
    with opened(file) as database:
        kept = resume(database, 1, look=True)
        controller = GameController(kept.session, OwnedCards("hbo"))
        wrong = next(one for one in kept.session.lines if one.rulings)
        drawn = replace(
            wrong, rulings=(Ruling(Verdict.NO, "", (violated("seen", rules=("hbo.setup.refill",)),)),)
        )
        assert opponent_chooses(database, 1, drawn)
        assert not opponent_chooses(database, 1, wrong)
        assert not opponent_chooses(None, 0, drawn)
        case = RepairCase(controller, RepairRequest(wrong.number))
        hand = BackUpStep(wrong, (), (HandCard("stark", 1, 5, "deck"),))
        told = [RepairWords(case, Wording("en"), opponent_chooses=one).step(hand) for one in (True, False)]
    assert "the opponent looks" in told[0]
    assert "at random" in told[1]
