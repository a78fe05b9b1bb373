"""What the source does not cover is said to be so, with reports beside it; nothing recalled decides."""

from __future__ import annotations

import pytest

from engine.kernel.play import play
from engine.kernel.reason import Verdict
from engine.kings import base, gaps
from engine.kings.desk import DESK
from engine.kings.game import KINGS
from engine.kings.gaps import GAPS, asked_in_words, ruling_of_gap
from engine.kings.table import Card
from referee.session import Session, What
from rulebook.links import known_rules
from tests.kings.given import area, board, move, played, ruled


def nothing(*entry: object) -> None:
    """Nothing is kept."""


@pytest.mark.parametrize(
    ("question", "matter"),
    [
        ("May I look at next turn's Westeros cards?", "option_7"),
        ("Можно ли посмотреть следующие карты Вестероса?", "option_7"),
        ("How does the battle variant choose cards?", "option_8"),
        ("Как играть вариант битвы?", "option_8"),
        ("Which sea does Winterfell's port open on?", "port_positions"),
        ("В какое море выходит порт Винтерфелла? Какое море?", "port_positions"),
        ("May the Young Wolf enter neutral King's Landing?", "wolf_into_neutral"),
        ("Do I win with my sixth city in a game of five?", "victory_below_six"),
        ("Wygrywam z szóstym miastem w pięciu?", "victory_below_six"),
        ("What do the crowned cards say?", "crowned_cards"),
        ("Може ли флотът да отстъпи в пристанище?", "port_retreat"),
    ],
)
def test_a_question_in_plain_words_finds_its_gap(question: str, matter: str) -> None:
    assert asked_in_words(question)[:1] == (matter,)


@pytest.mark.parametrize("question", ["How strong is a knight?", "May I build a fortification at sea?", ""])
def test_a_question_the_text_answers_is_no_gap(question: str) -> None:
    assert asked_in_words(question) == ()


@pytest.mark.rule("kings.options.untexted", "kings.scope.draft", "kings.port.tokens")
@pytest.mark.parametrize("gap", GAPS, ids=lambda gap: gap.id)
def test_every_gap_is_a_verdict_of_its_own_with_its_reports(gap: gaps.Gap) -> None:
    ruling = ruling_of_gap(gap.id)
    assert ruling.verdict is Verdict.NOT_COVERED
    assert set(ruling.rules) <= known_rules()
    assert ruling.asks is not None
    assert ruling.asks.what == gap.id
    for report in ruling.reasons[1:]:
        assert report.says.startswith("report_")
        assert report.facts["certainty"] in (base.SOURCE, base.RECALLED)


def test_nothing_recalled_decides_a_price() -> None:
    here = board(area("land_a", "stark 1 footman", city=True, adjacent=["sea_a"]), area("sea_a~", ""))
    ruling = ruled(here, "muster", "stark", area="land_a", units=[{"build": "ship", "place": "sea_a"}])
    assert ruling.verdict is Verdict.YES
    told = next(one for one in ruling.reasons if one.says == "price_not_known")
    assert told.facts["pieces"] == ("ship",)


def test_facts_that_decide_are_never_only_remembered() -> None:
    facts = [*base.STRENGTH.values(), *base.COST.values(), *base.PIECES_EACH.values()]
    assert {fact.certainty for fact in facts if not fact.decides} == {base.RECALLED}
    assert all(fact.sources or fact.certainty != base.SOURCE for fact in facts)


def test_where_beaten_units_may_go_is_not_covered_unless_it_is_next_door() -> None:
    here = board(
        area("land_a", "stark 1 footman", borders="land_b"),
        area("land_b", ""),
        area("land_c", ""),
        given={"loser": "stark"},
    )
    far = ruled(here, "retreat", "stark", start="land_a", to="land_c")
    assert far.verdict is Verdict.NOT_COVERED
    assert played(here, "retreat", "stark", start="land_a", to="land_b").areas["land_b"].of("stark")


@pytest.mark.parametrize(("said", "verdict"), [("yes", Verdict.YES), ("no", Verdict.NO)])
def test_what_the_table_settles_is_kept_and_the_move_judged_again(said: str, verdict: Verdict) -> None:
    table = board(area("land_a", "stark 1 footman"), area("land_c", ""), given={"loser": "stark"})
    session = Session(DESK, table, KINGS.texts, nothing)
    back = move("retreat", "stark", start="land_a", to="land_c")
    asked = session.enter(back)
    assert asked.what is What.CANNOT_TELL
    question = asked.ruling.asks
    assert question is not None
    assert DESK.answers(session.state, question) == ("no", "yes")
    session.tell(question, said)
    assert session.lines[-1].kind == "fact"
    assert session.enter(back).ruling.verdict is verdict


@pytest.mark.rule("kings.highgarden.limit")
def test_a_strength_nobody_told_is_asked_for() -> None:
    table = board(
        area("land_a", "tyrell 1 footman", "land_b", "might_of_highgarden"), area("land_b", "stark 1 footman")
    )
    table = table.seat("tyrell", hand=(Card("Mace"),))
    taking = {"order": "might_of_highgarden", "area": "land_a", "discard": "Mace", "take_from": {"stark": 2}}
    ruling = ruled(table, "execute_one_time", "tyrell", **taking)
    assert ruling.verdict is Verdict.CANNOT_TELL
    assert ruling.asks is not None
    told = play(KINGS, table, DESK.answer(table, ruling.asks, 2)).state
    assert ruled(told, "execute_one_time", "tyrell", **taking).verdict is Verdict.YES
    short = play(KINGS, table, DESK.answer(table, ruling.asks, 1)).state
    assert ruled(short, "execute_one_time", "tyrell", **taking).because[0] == "kings.highgarden.limit"
