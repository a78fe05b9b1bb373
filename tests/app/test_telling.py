"""A ruling is laid out so that its answer can be read without scrolling."""

from __future__ import annotations

from engine.kernel.reason import Change, Reason, Verdict
from engine.kernel.ruling import Ruling
from referee.app.telling import ruling_nodes
from referee.app.wording import Wording

KEPT = Reason(("a.rule",), Verdict.YES, "kept", {"card": "x"})
BROKEN = Reason(
    ("b.rule",),
    Verdict.NO,
    "broken",
    changes=(Change("stand_first"), Change("other_way"), Change("third_way")),
)
LEGAL = Ruling(Verdict.YES, "one", (KEPT,))
REFUSED = Ruling(Verdict.NO, "two", (BROKEN, KEPT))


def test_where_texts_differ_both_verdicts_stand_before_any_reason() -> None:
    differ, legal, refused, *rest = ruling_nodes((REFUSED, LEGAL), Wording(), "a.point")
    assert (differ.mark, differ.point) == ("≠", "a.point")
    assert (legal.mark, legal.says, legal.opened) == ("✓", "Legal · under one", False)
    assert legal.under
    assert (refused.mark, refused.says) == ("✗", "Not legal · under two")
    assert rest


def test_the_ways_to_make_it_legal_stand_before_the_reasons() -> None:
    verdict, remedy, reason, *_ = ruling_nodes((REFUSED, REFUSED), Wording())
    assert verdict.says == "Not legal  ≡ The texts agree."
    assert remedy.says.startswith("It would be legal: ")
    assert [one.mark for one in remedy.under] == ["→", "→"]
    assert not remedy.opened
    assert (reason.mark, reason.rule) == ("✗", "b.rule")


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
