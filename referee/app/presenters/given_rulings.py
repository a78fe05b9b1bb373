"""A ruling of the log: as it was given, as it is judged today, and its receipt."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.receipts import GivenRuling, RulingReceipt, TextVerdict, given_in
from referee.app.labels import has_label, label
from referee.app.presenters.rulings import MARKS, Node, ruling_nodes
from referee.app.presenters.wording import Wording
from referee.session.history import LogLine
from referee.session.ruling_entries import receipt_now
from referee.session.session import Session
from referee.words.rulings import answer_text

OTHERWISE = "△"
SHORT = 12
"""Signs of a hash that tell it from others."""


def given_nodes(session: Session, line: LogLine, wording: Wording) -> tuple[Node, ...]:
    """What stands on a ruling's line; where today's program answers otherwise, both and that it does."""
    given = given_in(line.body)
    if given is None:
        return ()
    return (
        *_as_given(given, wording),
        *_today(session, line, given, wording),
        Node(label("receipt"), "", children=tuple(_receipt(given, line, wording))),
    )


def _as_given(given: GivenRuling, wording: Wording) -> Iterator[Node]:
    yield Node(label(f"given-{given.how}"), "⚖")
    if given.because:
        yield Node(given.because, "“")
    verdicts = given.receipt.verdicts
    alike = len({(one.verdict, one.rule) for one in verdicts}) == 1
    for one in verdicts[:1] if alike else verdicts:
        yield _verdict(one, wording, named=len(verdicts) > 1 and not alike)


def _verdict(one: TextVerdict, wording: Wording, *, named: bool) -> Node:
    said = wording.speech.verdict(one.verdict)
    under = f" · {label('under', text=one.text)}" if named else ""
    cites = wording.cites(one.rule, *wording.printings(one.text)) if one.rule else ""
    return Node(f"{said}{under}", MARKS[one.verdict], one.rule, cites)


def _today(session: Session, line: LogLine, given: GivenRuling, wording: Wording) -> Iterator[Node]:
    judged = session.given.again(session, line)
    if judged is None:
        yield Node(label("today-not-judged"), OTHERWISE)
        return
    now = receipt_now(session, judged)
    reasons = ruling_nodes(judged.rulings, wording)
    if now.answers_as(given.receipt):
        said = "today-same" if now.reasons == given.receipt.reasons else "today-other-reasons"
        yield Node(label(said), "=" if said == "today-same" else "≈", children=reasons, opened=True)
    else:
        answer = answer_text(wording.speech, now.verdicts, wording.title)
        yield Node(label("today-otherwise", answer=answer), OTHERWISE, children=reasons, opened=True)


def _receipt(given: GivenRuling, line: LogLine, wording: Wording) -> Iterator[Node]:
    receipt = given.receipt
    yield Node(label("receipt-program", engine=receipt.engine, rulebook=receipt.rulebook[:SHORT]))
    yield Node(label("receipt-texts", texts=", ".join(receipt.texts)))
    yield Node(label("receipt-table", line=given.at, position=receipt.position[:SHORT]))
    hashes = (receipt.move[:SHORT], receipt.reasons[:SHORT] or label("receipt-hidden"))
    yield Node(label("receipt-move", move=hashes[0], reasons=hashes[1]))
    if given.of:
        yield Node(label("receipt-of", line=given.of))
    yield Node(label("receipt-by", who=_who(line), how=label(f"origin-{line.origin or 'unknown'}")))
    yield from _rules(receipt, wording)


def _who(line: LogLine) -> str:
    role = f"role-{line.actor.role}"
    person = line.actor.person or (label(role) if has_label(role) else line.actor.role)
    return f"{person} ({line.actor.device})" if line.actor.device else person


def _rules(receipt: RulingReceipt, wording: Wording) -> Iterator[Node]:
    under = tuple(Node(wording.title(one), "§", one, one) for one in receipt.rules)
    yield Node(label("receipt-rules", count=len(under)), children=under)
