"""What the source does not cover is said to be so, with reports beside it; nothing recalled decides."""

from __future__ import annotations

import pytest

from engine.kernel.judge import play
from engine.kernel.reasons import Basis, Verdict
from engine.kings import rule_variants
from engine.kings.adapter import ADAPTER
from engine.kings.board import components
from engine.kings.game import KINGS
from engine.kings.rule_variants import GAPS, not_covered_reasons
from engine.kings.table import HouseCard
from referee.__main__ import main
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.kit.kings import area, board, move, played, ruled
from tests.shared import known_rules

NOT_COVERED = {"en": ("Not covered by the source", "Reported"), "ru": ("сточник", "ообща")}
"""How an answer says that the source has no rule, and what it puts beside that."""

UNTEXTED = ("option_7", "option_8", "option_9")
"""The options of which the draft says itself that it has no text for them."""


def nothing(*entry: object) -> None:
    """Nothing is kept."""


@pytest.mark.parametrize(
    ("language", "question", "gap"),
    [
        ("en", "May I look at next turn's Westeros cards?", "westeros-variant"),
        ("ru", "Можно ли посмотреть следующие карты Вестероса?", "westeros-variant"),
        ("en", "How does the battle variant choose cards?", "battle-variant"),
        ("ru", "Вариант битвы: как выбирают карты?", "battle-variant"),
        ("en", "Which sea does Winterfell's port open on?", "port-places"),
        ("ru", "В какое море выходит порт Винтерфелла?", "port-places"),
        ("en", "Are there neutral forces?", "neutral-forces"),
        ("ru", "Есть ли нейтральные силы?", "neutral-forces"),
        ("en", "Do I win with my sixth city in a game of five?", "victory-fewer"),
        ("ru", "Выигрываю ли я с шестым городом впятером?", "victory-fewer"),
    ],
)
def test_a_question_in_plain_words_is_told_to_be_not_covered_with_what_is_reported(
    language: str, question: str, gap: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["ask", question, "--game", "kings", "--lang", language])
    answer = capsys.readouterr().out
    opened = answer[: answer.index("Printed" if language == "en" else "Напечатано")]
    assert f"kings.gap.{gap}" in opened
    covered, reported = NOT_COVERED[language]
    assert covered in opened
    assert reported in opened


@pytest.mark.rule("kings.options.untexted", "kings.scope.draft", "kings.port.tokens")
@pytest.mark.parametrize("gap", GAPS, ids=lambda gap: gap.id)
def test_every_gap_is_a_verdict_of_its_own_with_its_reports(gap: rule_variants.UncoveredPoint) -> None:
    chief, *reports = not_covered_reasons(gap.id)
    assert chief.found is Verdict.NOT_COVERED
    assert chief.basis is (Basis.STATED if gap.id in UNTEXTED else Basis.SILENT)
    assert {rule for reason in (chief, *reports) for rule in reason.rules} <= known_rules()
    assert chief.asks is not None
    assert chief.asks.what == gap.id
    for report in reports:
        assert report.says.startswith("report_")
        assert report.facts["certainty"] in (components.SOURCE, components.RECALLED)


def test_nothing_recalled_decides_a_price() -> None:
    here = board(area("land_a", "stark 1 footman", city=True, adjacent=["sea_a"]), area("sea_a~", ""))
    ruling = ruled(here, "muster", "stark", area="land_a", units=[{"build": "ship", "place": "sea_a"}])
    assert ruling.verdict is Verdict.YES
    told = next(one for one in ruling.reasons if one.says == "price_not_known")
    assert told.facts["pieces"] == ("ship",)


def test_facts_that_decide_are_never_only_remembered() -> None:
    facts = [*components.STRENGTH.values(), *components.COST.values(), *components.PIECES_EACH.values()]
    assert {fact.certainty for fact in facts if not fact.decides} == {components.RECALLED}
    assert all(fact.sources or fact.certainty != components.SOURCE for fact in facts)


def test_where_beaten_units_may_go_is_not_covered_unless_it_is_next_door() -> None:
    here = board(
        area("land_a", "stark 1 footman", borders="land_b"),
        area("land_b", ""),
        area("land_c", ""),
        given={"loser": "stark"},
    )
    far = ruled(here, "retreat", "stark", start="land_a", to="land_c")
    assert far.verdict is Verdict.NOT_COVERED
    assert played(here, "retreat", "stark", start="land_a", to="land_b").areas["land_b"].units_of("stark")


def test_on_a_board_that_tells_no_borders_nobody_asks_whether_the_way_back_is_next_door() -> None:
    here = board(area("land_a", "stark 1 footman"), area("land_c", ""), given={"loser": "stark"})
    assert played(here, "retreat", "stark", start="land_a", to="land_c").areas["land_c"].units_of("stark")


@pytest.mark.parametrize(("said", "verdict"), [("yes", Verdict.YES), ("no", Verdict.NO)])
def test_what_the_table_settles_is_kept_and_the_move_judged_again(said: str, verdict: Verdict) -> None:
    borders = area("land_a", "stark 1 footman", borders="land_b")
    table = board(borders, area("land_b", ""), area("land_c", ""), given={"loser": "stark"})
    session = Session(ADAPTER, table, KINGS.texts, nothing)
    back = move("retreat", "stark", start="land_a", to="land_c")
    asked = session.enter(back)
    assert asked.kind is OutcomeKind.CANNOT_TELL
    question = asked.ruling.asks
    assert question is not None
    assert ADAPTER.answers(session.state, question) == ("no", "yes")
    session.answer_question(question, said)
    assert session.lines[-1].kind == "fact"
    assert session.enter(back).ruling.verdict is verdict


@pytest.mark.rule("kings.highgarden.limit")
def test_a_strength_nobody_told_is_asked_for() -> None:
    table = board(
        area("land_a", "tyrell 1 footman", "land_b", "might_of_highgarden"), area("land_b", "stark 1 footman")
    )
    table = table.seat("tyrell", hand=(HouseCard("Mace"),))
    taking = {"order": "might_of_highgarden", "area": "land_a", "discard": "Mace", "take_from": {"stark": 2}}
    ruling = ruled(table, "execute_one_time", "tyrell", **taking)
    assert ruling.verdict is Verdict.CANNOT_TELL
    assert ruling.asks is not None
    told = play(KINGS, table, ADAPTER.answer(table, ruling.asks, 2)).state
    assert ruled(told, "execute_one_time", "tyrell", **taking).verdict is Verdict.YES
    short = play(KINGS, table, ADAPTER.answer(table, ruling.asks, 1)).state
    assert ruled(short, "execute_one_time", "tyrell", **taking).because[0] == "kings.highgarden.limit"
