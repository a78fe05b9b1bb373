"""A ruling is laid out so that its answer can be read without scrolling."""

from __future__ import annotations

import pytest

from engine.kernel.reasons import Change, Reason, Ruling, Verdict
from referee.app.presenters.ruling_tree import ruling_nodes
from referee.app.presenters.wording import Wording
from referee.words.speech import label

KEPT = Reason(("a.rule",), Verdict.YES, "kept", {"card": "x"})
STAND, LEAVE = Change("stand", {"card": "Jon"}), Change("leave_out", {"card": "Jon"})
GOLD = Change("gold", {"seat": "stark", "amount": 1})
BROKEN = Reason(("b.rule",), Verdict.NO, "broken", changes=(STAND, LEAVE))
LEGAL = Ruling(Verdict.YES, "one", (KEPT,))
REFUSED = Ruling(Verdict.NO, "two", (BROKEN, KEPT))


def test_where_texts_differ_both_verdicts_stand_before_any_reason() -> None:
    differ, legal, refused, *rest = ruling_nodes((REFUSED, LEGAL), Wording(), "a.point")
    assert (differ.mark, differ.point) == ("≠", "a.point")
    assert (legal.mark, legal.text, legal.opened) == ("✓", "Legal · under one", False)
    assert legal.children
    assert (refused.mark, refused.text) == ("✗", "Not legal · under two")
    assert rest


def test_the_ways_to_make_it_legal_stand_before_the_reasons() -> None:
    ruling = REFUSED.with_ways(((STAND,),))
    verdict, remedy, reason, *_ = ruling_nodes((ruling, ruling), Wording())
    assert verdict.text == "Not legal  ≡ The texts agree."
    assert remedy.text == "This would make it legal: stand Jon first"
    assert (remedy.mark, remedy.children) == ("→", ())
    assert (reason.mark, reason.rule) == ("✗", "b.rule")


def test_alternatives_stand_beside_each_other_and_additions_under_their_way() -> None:
    ruling = REFUSED.with_ways(((LEAVE,), (STAND, GOLD)))
    _, either, other, reason, *_ = ruling_nodes((ruling,), Wording())
    assert either.text == "This would make it legal: either leave Jon out"
    assert other.text == "or stand Jon first"
    assert [one.text for one in (*either.children, *other.children)] == ["and also: 1 more gold for stark"]
    assert reason.rule == "b.rule"


def test_where_no_way_out_is_known_none_is_claimed() -> None:
    _, missing, *_ = ruling_nodes((REFUSED,), Wording())
    assert missing.text == "At least this is needed: stand Jon first"


def test_what_was_decided_stands_before_the_sums_it_rests_on() -> None:
    total = Reason(("c.total",), 5, "total")
    won = Reason(("d.wins",), Verdict.YES, "wins", because=(total,))
    cost = Reason(("e.claim",), 1, "claim")
    ruling = LEGAL.with_done((total, won, cost))
    assert [node.rule for node in ruling_nodes((ruling, ruling), Wording())][:4] == [
        "",
        "d.wins",
        "e.claim",
        "",
    ]
    only_sums = LEGAL.with_done((total, cost))
    assert [node.rule for node in ruling_nodes((only_sums,), Wording())][:2] == ["", ""]


def test_a_point_the_table_has_decided_is_named_where_the_texts_do_not_agree_of_themselves() -> None:
    verdict, decided, *_ = ruling_nodes((LEGAL, LEGAL), Wording(), decided={"a.rule": "so", "z.rule": "not"})
    assert verdict.text == "Legal"
    assert (decided.mark, decided.text, decided.rule) == ("≡", "so", "a.rule")


def test_a_refusal_for_another_reason_does_not_name_what_was_decided() -> None:
    verdict, *_ = ruling_nodes((REFUSED, REFUSED), Wording(), decided={"a.rule": "so"})
    assert verdict.text == "Not legal  ≡ The texts agree."


def test_a_reason_the_table_has_decided_says_so() -> None:
    stamped = Reason(("a.rule",), Verdict.YES, "kept", {"option": "no", "decided_by": "table"})
    _, reason = ruling_nodes((Ruling(Verdict.YES, "one", (stamped,)),), Wording())
    assert reason.cites == "a.rule (decided by the players)"


def test_what_was_overruled_is_told_before_the_refusal() -> None:
    wording = Wording()
    for rulings in ((REFUSED, REFUSED), (REFUSED, LEGAL)):
        first, second, *_ = ruling_nodes(rulings, wording, overruled="house rule")
        assert (first.mark, first.text) == ("⚠", "Overruled by the players: house rule")
        assert second.mark in "✓✗"


@pytest.mark.parametrize(
    ("language", "printings"),
    [
        ("pl", ("pl-2012", "bg-2013")),
        ("bg", ("bg-2013",)),
        ("en", ("bg-2013",)),
        ("ru", ("bg-2013",)),
    ],
)
def test_the_printing_in_the_language_spoken_is_cited_first(
    language: str, printings: tuple[str, ...]
) -> None:
    wording = Wording(language)
    wording.texts = ("bg-2013", "pl-2012")
    assert wording.printings("bg-2013") == printings
    wording.texts = ("bg-2013",)
    assert wording.printings("bg-2013") == ("bg-2013",)
    Wording()


@pytest.mark.parametrize(
    ("language", "one", "five"),
    [
        ("en", "1 other rule checked", "5 other rules checked"),
        ("bg", "още 1 правило е спазено", "още 5 правила са спазени"),
        ("pl", "sprawdzono jeszcze 1 zasadę", "sprawdzono jeszcze 5 zasad"),
        ("ru", "соблюдено ещё 1 правило", "соблюдено ещё 5 правил"),
    ],
)
def test_rules_that_are_kept_are_counted_in_the_number_they_have(language: str, one: str, five: str) -> None:
    Wording(language)
    assert (label("rules-kept", count=1), label("rules-kept", count=5)) == (one, five)
    Wording()
