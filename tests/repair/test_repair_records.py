"""Repairs in a journal: read again, verified, handed out, told; and nothing hidden in them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel.journal import JournalHeader, JournalLine, first_link, header_text, linked
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.record.log_document import FORMATS, log_document
from referee.record.public_journal import public_journal
from referee.record.rejudgement import journal_judged_again
from referee.repair.consequences import RepairRefused
from referee.repair.options import RemedyKind, RepairCase, RepairRequest
from referee.repair.repair_entry import carry_out_repair
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from tests.each import each
from tests.kit.repairs import Repaired, ScriptedError, scripted_errors
from tests.kit.two_worlds import AT, World, two_worlds

KINDS: tuple[RemedyKind, ...] = ("leave", "mend", "replay", "back-up")
ERRORS = scripted_errors()
GAMES = ("hbo", "lcg", "oriflamme", "kings")


class Journal:
    """The entries of a table."""

    def __init__(self) -> None:
        self.entries: list[JournalLine] = []
        self.header = JournalHeader("", (), (), "0", "0")

    def keep(self, kind: Any, body: str, _cites: object) -> None:
        self.entries.append(linked("", len(self.entries) + 1, kind, body, AT))

    def done(self, table: Repaired) -> tuple[JournalHeader, tuple[JournalLine, ...]]:
        """The journal, chained."""
        session = table.session
        session.write_rulings()
        position = msgspec.json.encode(session.states[0]).decode()
        header = JournalHeader(table.error.game, session.texts, (), "0", "0", position, {"strict": "no"})
        link, chained = first_link(header_text(header)), []
        for one in self.entries:
            chained.append(linked(link, one.number, one.kind, one.body, one.at))
            link = chained[-1].link
        return header, tuple(chained)


def repaired(
    error: ScriptedError, kind: RemedyKind, *, undone: bool = False
) -> tuple[Repaired, Journal] | None:
    journal = Journal()
    table = Repaired(error, journal.keep)
    try:
        carry_out_repair(table.case(), kind, "the judge said so", "7", agreed=True)
    except RepairRefused:
        return None
    if undone:
        table.controller.undo()
    return table, journal


@each(ERRORS, by=lambda error: error.game)
def test_a_journal_with_repairs_leads_to_the_same_table_and_is_judged_the_same(error: ScriptedError) -> None:
    for kind in KINDS:
        for undone in (False, True):
            found = repaired(error, kind, undone=undone)
            if found is None:
                continue
            table, journal = found
            again = journal_judged_again(*journal.done(table), {})
            assert again.session.state == table.session.state, (kind, undone)
            assert [one for one in again.changed if one.matters] == [], (kind, undone)
            numbers = [(one.number, one.kind, one.undone) for one in table.session.lines]
            assert [(one.number, one.kind, one.undone) for one in again.session.lines] == numbers


@each(ERRORS, by=lambda error: error.game)
def test_the_log_tells_of_a_repair_in_every_form(error: ScriptedError) -> None:
    for kind in KINDS:
        found = repaired(error, kind)
        if found is None:
            continue
        table, journal = found
        public = public_journal(*journal.done(table))
        for form, written in FORMATS.items():
            wording = Wording("en")
            document = log_document("Friday", public, wording, book=None)
            said = written(document, wording.speech)
            assert "the judge said so" in said, (kind, form)
            assert "ruling 7" in said, (kind, form)


@each(ERRORS, by=lambda error: error.game)
def test_the_line_of_a_mending_tells_its_reason_once(error: ScriptedError) -> None:
    found = repaired(error, "mend")
    if found is None:
        return
    table, _ = found
    for language in ("en", "bg", "pl", "ru"):
        wording = Wording(language)
        wording.of_game(error.game)
        wording.names = TableNames(table.controller, wording)
        [line] = [one for one in table.session.lines if one.kind == "repair"]
        said = LogWords(table.session, wording).text(line)
        assert said.count("the judge said so") == 1, said
        assert said.count(" → ") + said.count(": ") > 1, said


@pytest.mark.parametrize(
    ("error", "named"),
    [
        ("hbo-01", "attackers Ser Gregor Clegane → The Hound"),
        ("lcg-01", "attackers Catelyn Stark → Robb Stark"),
    ],
)
def test_the_line_of_a_mending_names_cards_as_players_do(error: str, named: str) -> None:
    found = repaired(next(one for one in ERRORS if one.id == error), "mend")
    assert found is not None
    table, _ = found
    wording = Wording("en")
    wording.of_game(table.session.adapter.game.id)
    wording.names = TableNames(table.controller, wording)

    [line] = [one for one in table.session.lines if one.kind == "repair"]
    assert named in LogWords(table.session, wording).text(line)


def test_two_worlds_that_differ_in_what_is_hidden_are_repaired_alike() -> None:
    tried = 0
    for game in GAMES:
        for seed in (*range(6), 77):
            pair = two_worlds(game, seed)
            shown = [list(_shown(one)) for one in pair]
            assert shown[0] == shown[1], (game, seed)
            tried += len(shown[0])
            assert _carried_out(pair[0]) == _carried_out(pair[1]), (game, seed)
            public = [public_journal(*one.journal) for one in pair]
            assert public[0] == public[1], (game, seed)
    assert tried > 100


def _shown(world: World) -> list[object]:
    """All that a judge is shown of each remedy for each line."""
    from referee.app.presenters.repair_words import RepairWords
    from referee.app.presenters.table_names import TableNames

    controller = GameController(world.session, OwnedCards(world.session.adapter.game.id))
    wording = Wording("en")
    wording.of_game(world.session.adapter.game.id)
    wording.names = TableNames(controller, wording)
    found: list[object] = []
    for line in controller.counting_lines()[-4:]:
        case = RepairCase(controller, RepairRequest(line.number))
        words = RepairWords(case, wording)
        found += [(*words.head(), *words.details(one), one.hashed) for one in case.remedies()]
    return found


def _carried_out(world: World) -> list[str]:
    """Each remedy carried out for the last line; which of them were."""
    done = []
    for kind in ("mend", "replay", "back-up"):
        controller = GameController(world.session, OwnedCards(world.session.adapter.game.id))
        counting = controller.counting_lines()
        if not counting:
            continue
        case = RepairCase(controller, RepairRequest(counting[-1].number))
        try:
            carry_out_repair(case, kind, "the judge said so", agreed=True)
            done.append(kind)
        except RepairRefused as refusal:
            done.append(refusal.says)
    return done
