"""Rulings, sums and previews as trees that fold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.reasons import Basis, Reason, Ruling, Verdict
from engine.kernel.receipts import GivenRuling, RulingReceipt, TextVerdict, given_in
from referee.app.presenters.wording import Wording
from referee.session.log.log_line import LogLine
from referee.session.log.ruled_history import EntryOutcome
from referee.session.log.ruling_entries import receipt_now
from referee.session.preview import MovePreview, expected_result_after, preview_move
from referee.session.session import Session
from referee.words.ruling_text import alternative, verdicts_text
from referee.words.speech import has_label, label

OPEN = (Verdict.CANNOT_TELL, Verdict.NOT_COVERED)
MARKS = {Verdict.YES: "✓", Verdict.NO: "✗", **dict.fromkeys(OPEN, "?")}
HEADS = {Verdict.YES: "legal", Verdict.NO: "refused", **dict.fromkeys(OPEN, "unknown")}


class Node(Struct, frozen=True):
    """One sentence, and under it what it rests on."""

    text: str
    mark: str = ""
    """``✓`` ``✗`` ``?``, ``=`` before a number, ``→`` before a remedy, nothing before a heading."""
    rule: str = ""
    cites: str = ""
    """The rule in words, with its printed page."""
    children: tuple[Node, ...] = ()
    opened: bool = False
    point: str = ""
    """A point the table may decide."""
    lesson: str = ""
    """The lesson that Enter opens: ``GAME.03``."""
    example: str = ""
    """The worked example that Enter opens: ``GAME.NAME``."""


def ruling_nodes(
    rulings: tuple[Ruling, ...],
    wording: Wording,
    point: str = "",
    *,
    decided: Mapping[str, str] | None = None,
    overruled: str = "",
    missing: str = "",
    named: bool = True,
) -> tuple[Node, ...]:
    """A ruling under one text, or under several: that they agree, or each with its own clauses.

    ``decided``: points the table has decided, with what was decided in words; ``overruled``: why the move was
    made all the same; ``missing``: what has to be said before, in words; ``named``: whether the text of a
    single ruling is.
    """
    before = (Node(_sentence(label("overruled", reason=overruled)), "⚠"),) if overruled else ()
    first = (Node(f"{label('would-change')} {missing}", "→"),) if missing else ()
    # What was made needs no remedy, and what has to be said before says it all.
    remedied = not (overruled or missing)
    verdicts = {ruling.verdict for ruling in rulings}
    if len(rulings) > 1 and len(verdicts) > 1:
        differ = () if overruled else (Node(label("texts-differ"), "≠", point=point),)
        return (*before, *differ, *first, *_nodes_by_text(rulings, wording, remedied=remedied))
    shown = next((ruling for ruling in rulings if ruling.verdict is not Verdict.YES), rulings[0])
    touched = tuple(_decided(shown, decided or {}))
    agree = len(rulings) > 1 and not touched
    together = len(rulings) > 1
    head, *rest = _ruling_nodes(
        shown, wording, named=named and not together, agree=agree, together=together, remedied=remedied
    )
    return (*before, head, *first, *touched, *rest)


def _decided(ruling: Ruling, decided: Mapping[str, str]) -> Iterator[Node]:
    """The decisions of this table that the ruling touches; texts do not agree by themselves there."""
    cited: dict[str, None] = {}
    for reason in ruling.deciding:
        reason.cite(cited)
    touched = ruling.rules if ruling.verdict is Verdict.YES else cited
    yield from (Node(says, "≡", rule) for rule, says in decided.items() if rule in touched)


def in_short(line: str, nodes: tuple[Node, ...]) -> Node:
    """The answer to a line that was not made, as one node: the line and why; the rest is folded."""
    head = nodes[0] if nodes else Node("")
    why = next((node for node in nodes[1:] if node.mark == head.mark), head)
    says = why.text if line in why.text else f"{line} — {why.text}"
    return Node(says, head.mark, why.rule, children=nodes if len(nodes) > 1 else ())


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def explained_nodes(reasons: tuple[Reason, ...], wording: Wording, text: str) -> tuple[Node, ...]:
    """The reasons for numbers."""
    return tuple(_reason_node(reason, wording, wording.printings(text), opened=True) for reason in reasons)


def followed_nodes(outcome: EntryOutcome, wording: Wording) -> Iterator[Node]:
    """The automatic steps: the numbers they add up, what these rest on, and the result."""
    ruling = outcome.rulings[0]
    texts = wording.printings(ruling.text)
    yield from (_answer(_reason_node(reason, wording, texts)) for reason in ruling.done)
    ruled = {rule for reason in ruling.done if isinstance(reason.found, Verdict) for rule in reason.rules[:1]}
    for event in outcome.events:
        # What a reason above says already with its rule is an event's own words here.
        cites = wording.cites(event.rule, *texts) if event.rule not in ruled else ""
        yield _answer(Node(wording.event(event), "", event.rule, cites))


def _nodes_by_text(rulings: tuple[Ruling, ...], wording: Wording, *, remedied: bool) -> Iterator[Node]:
    """One line for each text that allows the move, then why the others do not."""
    for ruling in sorted(rulings, key=lambda ruling: ruling.verdict is not Verdict.YES):
        head, *rest = _ruling_nodes(ruling, wording, named=True, remedied=remedied)
        if ruling.verdict is Verdict.YES:
            yield replace(head, children=tuple(rest))
        else:
            yield from (head, *rest)


def _ruling_nodes(
    ruling: Ruling,
    wording: Wording,
    *,
    named: bool,
    agree: bool = False,
    together: bool = False,
    remedied: bool = True,
) -> Iterator[Node]:
    """The answer first, in as few lines as it takes; then what it rests on."""
    texts = wording.printings(ruling.text) if together else (ruling.text,)
    yield Node(_head(ruling, named=named, agree=agree), MARKS[ruling.verdict])
    if ruling.asks is not None and ruling.verdict in OPEN:
        yield Node(wording.question(ruling.asks), "?")
    yield from _remedies(ruling, wording) if remedied else ()
    deciding = ruling.deciding if ruling.verdict is not Verdict.YES else ()
    for number, reason in enumerate(deciding):
        yield _reason_node(reason, wording, texts, opened=number == 0)
    yield from _result_nodes(ruling, wording, texts)
    yield from _other_reasons(ruling, deciding, wording, texts)


def _head(ruling: Ruling, *, named: bool, agree: bool) -> str:
    under = f" · {label('under', text=ruling.text)}" if named else ""
    return f"{label(HEADS[ruling.verdict])}{under}" + (f"  ≡ {label('texts-agree')}" if agree else "")


def _remedies(ruling: Ruling, wording: Wording) -> Iterator[Node]:
    """Each remedy on a line of its own, with what it needs besides under it."""
    if ruling.verdict is not Verdict.NO:
        return
    say = wording.speech.say
    if not ruling.ways:
        missing = (wording.change(change) for change in ruling.deciding[0].changes[:1])
        yield from (Node(say("missing-at-least", change=change), "→") for change in missing)
    for number, path in enumerate(ruling.ways):
        first, *others = (wording.change(change) for change in path)
        more = tuple(Node(say("way-also", change=other), "→") for other in others)
        sentence = alternative(wording.speech, first, number, len(ruling.ways))
        sentence = sentence if number else f"{label('would-change')} {sentence}"
        yield Node(sentence, "→", children=more, opened=len(more) == 1)


def _result_nodes(ruling: Ruling, wording: Wording, texts: tuple[str, ...]) -> Iterator[Node]:
    """The winner and the cost, above the sums that led to them."""
    decided = (number for number, reason in enumerate(ruling.done) if isinstance(reason.found, Verdict))
    first = next(decided, len(ruling.done))
    yield from (_answer(_reason_node(reason, wording, texts)) for reason in ruling.done[first:])
    came = tuple(_reason_node(reason, wording, texts) for reason in ruling.done[:first])
    if came:
        yield Node(label("came-of-it"), "", children=came, opened=True)


def _answer(node: Node) -> Node:
    """A sentence alone, with its printed place folded under it."""
    cited = (Node(node.cites, "§", node.rule),) if node.cites else ()
    return replace(node, cites="", children=(*cited, *node.children))


def _other_reasons(
    ruling: Ruling, deciding: tuple[Reason, ...], wording: Wording, texts: tuple[str, ...]
) -> Iterator[Node]:
    rest = [reason for reason in ruling.reasons if reason not in deciding]
    telling = [reason for reason in rest if not _plainly_kept(reason)]
    yield from (_reason_node(reason, wording, texts) for reason in telling)
    obeyed = tuple(_reason_node(reason, wording, texts) for reason in rest if reason not in telling)
    if obeyed:
        yield Node(label("rules-kept", count=len(obeyed)), "✓", children=obeyed)


def _plainly_kept(reason: Reason) -> bool:
    return reason.found == Verdict.YES and not reason.facts and not reason.because


def _reason_node(reason: Reason, wording: Wording, texts: tuple[str, ...], *, opened: bool = False) -> Node:
    mark = MARKS[reason.found] if isinstance(reason.found, Verdict) else "="
    rule = reason.rules[0] if reason.rules else ""
    under = tuple(_reason_node(cause, wording, texts) for cause in reason.because)
    others = tuple(
        Node(wording.title(rule_id), "§", rule_id, wording.page(rule_id, *texts))
        for rule_id in reason.rules[1:]
    )
    says = wording.reason(reason)
    if mark == "=" and str(reason.found) not in says:
        says = f"{reason.found}  {says}"
    return Node(says, mark, rule, _cited(rule, wording, texts, reason), (*under, *others), opened)


def _cited(rule: str, wording: Wording, texts: tuple[str, ...], reason: Reason) -> str:
    """The printed place of a rule, and how firmly it stands or that the table has decided it."""
    if rule and reason.facts.get("decided_by") == "table":
        return f"{wording.cites(rule, *texts)} ({wording.speech.say('basis-table')})"
    firm = "" if reason.basis is Basis.STATED or not rule else f" ({wording.speech.firmness(reason)})"
    return wording.cites(rule, *texts) + firm


def answer_node(node: Node) -> Node:
    """The sentence and the items of its sum, with the printed place folded under each."""
    cited = (Node(node.cites, "§", node.rule),) if node.cites else ()
    items = tuple(answer_node(child) for child in node.children if child.mark != "§")
    others = tuple(child for child in node.children if child.mark == "§")
    return replace(node, cites="", children=(*items, *cited, *others), opened=bool(items))


MOST_WAYS = 4
"""Ways to go on that are told one by one."""


def preview_nodes(session: Session, move: Move, wording: Wording) -> tuple[Node, ...]:
    """The events of a legal move, and then what the table would wait for."""
    preview = preview_move(session, move)
    if preview.ruling.verdict is not Verdict.YES:
        return ()
    under = tuple(Node(event) for event in (*_events(preview, wording), *_then(preview, wording)))
    return (Node(label("foresee"), "»", children=under, opened=True),)


def preview_text(session: Session, move: Move, wording: Wording) -> str:
    """The preview of a move in a few plain lines; of an illegal move the reason."""
    preview = preview_move(session, move)
    if preview.ruling.verdict is not Verdict.YES:
        deciding = preview.ruling.deciding
        return label("foresee-not", why=wording.reason(deciding[0])) if deciding else ""
    return "\n".join((*_events(preview, wording), *_then(preview, wording)))


def expected_result_text(session: Session, move: Move, wording: Wording) -> str:
    """The results of a legal move, in a few plain lines."""
    return "\n".join(map(wording.reason, expected_result_after(session, move)))


def _events(preview: MovePreview, wording: Wording) -> tuple[str, ...]:
    return tuple(wording.event(event) for event in preview.events)


def _then(preview: MovePreview, wording: Wording) -> tuple[str, ...]:
    then = tuple(label("foresee-then", what=wording.decision(decision)) for decision in preview.waiting[:1])
    return (*then, *_ways(preview, wording))


def _ways(preview: MovePreview, wording: Wording) -> Iterator[str]:
    """One line for each way to go on."""
    for continuation in preview.ways[:MOST_WAYS]:
        came = "; ".join(map(wording.event, continuation.events))
        yield f"→ {wording.move(continuation.move)}" + (f": {came}" if came else "")
    more = len(preview.ways) - MOST_WAYS
    if more > 0:
        yield label("and-more", count=more)


OTHERWISE = "△"
SHORT = 12
"""Signs of a hash that tell it from others."""


def given_nodes(session: Session, line: LogLine, wording: Wording) -> tuple[Node, ...]:
    """The ruling on a line of the log; where today's program answers otherwise, both answers."""
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
    alike = len({(verdict.verdict, verdict.rule) for verdict in verdicts}) == 1
    for answer in verdicts[:1] if alike else verdicts:
        yield _verdict(answer, wording, named=len(verdicts) > 1 and not alike)


def _verdict(answer: TextVerdict, wording: Wording, *, named: bool) -> Node:
    verdict = wording.speech.verdict(answer.verdict)
    under = f" · {label('under', text=answer.text)}" if named else ""
    cites = wording.cites(answer.rule, *wording.printings(answer.text)) if answer.rule else ""
    return Node(f"{verdict}{under}", MARKS[answer.verdict], answer.rule, cites)


def _today(session: Session, line: LogLine, given: GivenRuling, wording: Wording) -> Iterator[Node]:
    judged = session.ruling_entries.again(session, line)
    if judged is None:
        yield Node(label("today-not-judged"), OTHERWISE)
        return
    now = receipt_now(session, judged)
    reasons = ruling_nodes(judged.rulings, wording)
    if now.answers_as(given.receipt):
        key = "today-same" if now.reasons == given.receipt.reasons else "today-other-reasons"
        yield Node(label(key), "=" if key == "today-same" else "≈", children=reasons, opened=True)
    else:
        answer = verdicts_text(wording.speech, now.verdicts, wording.title)
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
    under = tuple(Node(wording.title(rule), "§", rule, rule) for rule in receipt.rules)
    yield Node(label("receipt-rules", count=len(under)), children=under)
