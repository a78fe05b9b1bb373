from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.kernel.corrections import Correct
from engine.kernel.reasons import Verdict
from engine.kernel.receipts import TextVerdict
from referee.desk import judged_questions, ruling_actions, tournament_actions
from referee.desk.entries.rulings import RulingGiven, RulingSettled
from referee.desk.judged_questions import judged_today, of_game, of_text
from referee.desk.precedents import precedents
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import DeskRefusal, DeskRuling
from referee.record.rejudgement import journal_judged_again
from referee.session.game_setup import example
from referee.session.persistence import begin, resume
from referee.storage.games import create_game
from referee.storage.recovery import open_writer
from referee.words.desk_text import desk_ruling_lines
from referee.words.speech import Speech
from tests.kit.desk import DISPUTED, HEAD, JUDGE, STARK, TABLE, a_question, a_ruling
from tests.kit.repairs import Repaired, scripted_errors
from tests.kit.storage import HEADER
from tests.repair.test_repair_records import Journal

LATER = "2096-02-03T04:05:06Z"
STANDING = "hbo.challenge.attackers_standing"


def kinds(journal: DeskJournal) -> list[str]:
    return [line.kind for line in journal.lines]


def test_a_ruling_that_is_given_is_an_entry_with_its_receipt(journal: DeskJournal) -> None:
    number = a_ruling(journal)

    ruling = journal.book.ruling(number)
    assert kinds(journal)[-2:] == ["ask", "give"]
    assert ruling.receipt is not None
    assert ruling.receipt.deciding == (STANDING,)
    assert STANDING in journal.lines[-1].body


def test_each_step_of_an_appeal_is_an_entry(journal: DeskJournal) -> None:
    number = a_ruling(journal)
    ruling_actions.appeal(journal, number, "he was stood")
    ruling_actions.settle(journal, number, HEAD, "overruled", "Winterfell stood him.")

    ruling = journal.book.ruling(number)
    assert kinds(journal)[-4:] == ["ask", "give", "appeal", "settle"]
    assert (ruling.state, ruling.judge) == ("overruled", JUDGE)
    assert ruling.words == "He kneels.\nWinterfell stood him."


def test_a_settled_ruling_names_who_took_each_step_as_what_and_when(journal: DeskJournal) -> None:
    number = a_ruling(journal)
    ruling_actions.appeal(journal, number, "he was stood", "lannister")
    journal.write(lambda _: RulingSettled(number, HEAD, "overruled", "Winterfell stood him."), at=LATER)

    told = list(desk_ruling_lines(journal.book.ruling(number), journal.book, Speech()))

    given, appealed, settled = (
        told.index(one) for one in ("“ He kneels.", "“ he was stood", "“ Winterfell stood him.")
    )
    assert told[given - 1].startswith("given: Boris (judge), ")
    assert told[appealed - 1].startswith("appealed: Lannister, ")
    assert told[settled - 1] == "overruled: Anna (head judge), 2096-02-03 04:05 UTC"


def test_nobody_settles_an_appeal_against_himself(journal: DeskJournal) -> None:
    number = a_ruling(journal, HEAD)
    ruling_actions.appeal(journal, number)

    with pytest.raises(DeskRefusal, match="own-ruling"):
        ruling_actions.settle(journal, number, HEAD, "upheld", "")
    ruling_actions.settle(journal, number, JUDGE, "upheld", "")

    assert journal.book.ruling(number).state == "upheld"


def test_what_is_settled_is_not_given_again(journal: DeskJournal) -> None:
    number = a_ruling(journal)

    with pytest.raises(DeskRefusal, match="ruling-state"):
        ruling_actions.give(journal, number, JUDGE, None, "otherwise")


def test_a_provisional_ruling_is_given_again_when_it_is_settled(journal: DeskJournal) -> None:
    number = ruling_actions.ask(journal, TABLE, "?").number
    ruling_actions.give(journal, number, JUDGE, None, "go on for now", provisional=True)
    ruling_actions.give(journal, number, JUDGE, a_question().grounds)

    assert not journal.book.ruling(number).provisional


def test_a_provisional_ruling_given_in_other_words_stands_as_it_was_judged(journal: DeskJournal) -> None:
    grounds = a_question().grounds
    given = ruling_actions.answer(journal, TABLE, JUDGE, "x", grounds, "for now", provisional=True)

    final = ruling_actions.give(journal, given.number, JUDGE, None, "so it stays")

    assert (final.provisional, final.words, final.receipt) == (False, "so it stays", given.receipt)


def test_a_provisional_ruling_made_final_stands_as_it_was_judged(journal: DeskJournal) -> None:
    grounds = a_question().grounds
    given = ruling_actions.answer(journal, TABLE, JUDGE, "x", grounds, "for now", provisional=True)

    final = ruling_actions.make_final(journal, given.number, HEAD)

    assert not final.provisional
    assert (final.receipt, final.key, final.words) == (given.receipt, given.key, "for now")
    assert (final.judge, kinds(journal)[-1]) == (HEAD, "give")
    with pytest.raises(DeskRefusal, match="ruling-state"):
        ruling_actions.make_final(journal, given.number, HEAD)


def test_a_ruling_without_words_and_without_a_verdict_is_none(journal: DeskJournal) -> None:
    number = ruling_actions.ask(journal, TABLE, "?").number

    with pytest.raises(DeskRefusal, match="words-missing"):
        journal.write(lambda _: RulingGiven(number, JUDGE))
    with pytest.raises(DeskRefusal, match="not-a-judge"):
        ruling_actions.give(journal, number, STARK, None, "mine")


def test_a_question_names_the_entry_and_the_link_it_was_asked_at(journal: DeskJournal) -> None:
    game = create_game(journal.database, "Friday", HEADER)
    with open_writer(journal.database, game) as writer:
        head = writer.append("note", '{"words":"a"}')
    tournament_actions.link_game(journal, TABLE, game)

    ruling = ruling_actions.ask(journal, TABLE, "does he attack?")

    assert (ruling.game_id, ruling.entry_number, ruling.head_link) == (game, 1, head.link)


def test_where_the_answer_of_today_is_another_both_are_told(
    journal: DeskJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruling = journal.book.ruling(a_ruling(journal))
    other = (TextVerdict("bg-2013", Verdict.YES),)

    same = "\n".join(
        desk_ruling_lines(ruling, journal.book, Speech(), now=judged_today(journal.database, ruling, "en"))
    )
    told = "\n".join(desk_ruling_lines(ruling, journal.book, Speech(), now=other))

    assert "Not legal" in same
    assert "△" not in same
    assert "△ Judged today" in told
    assert "Not legal" in told


def test_a_ruling_on_a_mirrored_table_is_judged_again_from_its_own_entry(
    journal: DeskJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int, str]] = []

    def given_at(
        database: object, game: int, entry: int, line: str, language: str
    ) -> judged_questions.JudgedQuestion:
        asked.append((game, entry, line))
        return a_question()

    monkeypatch.setattr(judged_questions, "of_game", given_at)
    given = ruling_actions.give(
        journal, ruling_actions.ask(journal, TABLE, "x").number, JUDGE, a_question().grounds
    )
    ruling = DeskRuling(1, TABLE, 7, 12, "", "lannister military gregor", receipt=given.receipt)

    judged_today(journal.database, ruling, "en")

    assert asked == [(7, 12, "lannister military gregor")]


def test_a_ruling_given_before_the_first_entry_is_judged_again_there(journal: DeskJournal) -> None:
    kept = begin(journal.database, "Friday", replace(example("hbo", "middle", "both"), note=""))
    kept.close()
    tournament_actions.link_game(journal, TABLE, kept.game_id)
    asked = "lannister military gregor"
    grounds = of_game(journal.database, kept.game_id, None, asked, "en").grounds
    ruling = ruling_actions.answer(journal, TABLE, JUDGE, asked, grounds)
    assert ruling.entry_number == 0

    again = resume(journal.database, kept.game_id)
    [gregor] = [one for one in again.session.adapter.recorded(again.session.public) if "gregor" in one[0]][:1]
    again.session.enter(Correct(of=gregor[0], field="kneeling", value=False, reason="stood too late"))
    again.close()

    assert ruling.receipt is not None
    assert judged_today(journal.database, ruling, "en") == ruling.receipt.verdicts


# Precedents

OTHER_CARD = (
    DISPUTED.replace("gregor k5m", "gregor 5m")
    .replace("hound 4m", "hound k4m")
    .replace("? lannister military gregor", "? lannister military hound")
)
OTHER_RULE = DISPUTED.replace("military gregor", "power hound")


def test_the_same_question_on_another_table_is_found_first(journal: DeskJournal) -> None:
    for text in (OTHER_RULE, DISPUTED):
        number = ruling_actions.ask(journal, TABLE, "?").number
        ruling_actions.give(journal, number, JUDGE, of_text(text, "en").grounds)

    question = of_text(OTHER_CARD, "en")
    found = precedents(journal.book, question.key, question.rules)

    assert (found[0].ruling.number, found[0].same_rule) == (2, True)


def test_who_the_card_is_makes_no_difference_to_a_precedent() -> None:
    assert of_text(DISPUTED, "en").key == of_text(OTHER_CARD, "en").key


def test_a_question_that_nobody_has_answered_is_no_precedent(journal: DeskJournal) -> None:
    ruling_actions.ask(journal, TABLE, "?")

    question = a_question()
    assert precedents(journal.book, question.key, question.rules) == []


# Policy

POLICY = """
name = "Cup"
date = 2026-11-01
levels = ["caution", "warning"]
level.caution.en = "caution"
level.warning.en = "warning"

[[infraction]]
id = "any"
rules = ["*"]
ladder = ["caution", "warning"]
title.en = "Anything"

[[house-rule]]
id = "kneeling"
date = 2026-11-02
rules = ["hbo.challenge.attackers_standing"]
verdict = "yes"
words.en = "Gregor attacks kneeling."
words.bg = "Грегор напада и склонен."
"""


def test_a_ruling_a_house_rule_touches_says_so_with_the_verdict_of_the_texts_beside(
    journal: DeskJournal, tmp_path: Path
) -> None:
    tournament_actions.set_policy(journal, POLICY, HEAD)

    ruling = journal.book.ruling(a_ruling(journal))

    told = list(desk_ruling_lines(ruling, journal.book, Speech()))
    assert [one.id for one in ruling.decided] == ["kneeling"]
    assert any("House rule" in line and "2026-11-02" in line for line in told)
    assert any("Here: Legal" in line and "Not legal" in line for line in told)


def test_a_policy_that_is_set_later_leaves_earlier_rulings_as_they_were(journal: DeskJournal) -> None:
    number = a_ruling(journal)

    tournament_actions.set_policy(journal, POLICY, HEAD)

    assert journal.refresh().ruling(number).decided == ()


def test_a_move_that_was_made_is_judged_at_the_table_before_it() -> None:
    journal = Journal()
    table = Repaired(next(one for one in scripted_errors() if one.id == "hbo-01"), journal.keep)
    read = journal_judged_again(*journal.done(table), {}).session
    for session in (table.session, read):
        question = judged_questions.at_table(session, "lannister military gregor", "en")
        assert question.judged.of == table.numbers["! lannister military gregor"]
        assert question.receipt.deciding == (STANDING,)
        assert (
            judged_questions.at_table(session, "? lannister military gregor", "en").verdicts
            == question.verdicts
        )
        other = judged_questions.at_table(session, "lannister intrigue cersei", "en")
        assert other.judged.of == 0
