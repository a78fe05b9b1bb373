"""How is a ruling, or the adding up of a number, laid out as a tree that can be folded?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.reason import Basis, Reason, Verdict
from engine.kernel.ruling import Ruling
from referee.app.labels import label
from referee.app.wording import Wording
from referee.session import Outcome
from referee.words.rulings import one_of

OPEN = (Verdict.CANNOT_TELL, Verdict.NOT_COVERED)
MARKS = {Verdict.YES: "✓", Verdict.NO: "✗", **dict.fromkeys(OPEN, "?")}
HEADS = {Verdict.YES: "legal", Verdict.NO: "refused", **dict.fromkeys(OPEN, "unknown")}


class Node(Struct, frozen=True):
    """One thing said; under it, what it rests on."""

    says: str
    mark: str = ""
    """``✓`` ``✗`` ``?``, ``=`` before a number, ``→`` before a remedy, nothing before a heading."""
    rule: str = ""
    cites: str = ""
    """The rule in words, with its printed page."""
    under: tuple[Node, ...] = ()
    opened: bool = False
    point: str = ""
    """A point the table may decide."""


def ruling_nodes(
    rulings: tuple[Ruling, ...],
    wording: Wording,
    point: str = "",
    *,
    decided: Mapping[str, str] | None = None,
    overruled: str = "",
    missing: str = "",
) -> tuple[Node, ...]:
    """A ruling under one text, or under several: that they agree, or each with its own clauses.

    ``decided``: points the table has decided, with what was decided in words; ``overruled``: why the move was
    made all the same; ``missing``: what has to be said before, in words.
    """
    before = (Node(_sentence(label("overruled", reason=overruled)), "⚠"),) if overruled else ()
    first = (Node(f"{label('would-change')} {missing}", "→"),) if missing else ()
    # What was made needs no remedy, and what has to be said before says it all.
    remedied = not (overruled or missing)
    verdicts = {one.verdict for one in rulings}
    if len(rulings) > 1 and len(verdicts) > 1:
        differ = () if overruled else (Node(label("texts-differ"), "≠", point=point),)
        return (*before, *differ, *first, *_each(rulings, wording, remedied=remedied))
    shown = next((one for one in rulings if one.verdict is not Verdict.YES), rulings[0])
    touched = tuple(_decided(shown, decided or {}))
    agree = len(rulings) > 1 and not touched
    together = len(rulings) > 1
    head, *rest = _one(shown, wording, named=not together, agree=agree, together=together, remedied=remedied)
    return (*before, head, *first, *touched, *rest)


def _decided(ruling: Ruling, decided: Mapping[str, str]) -> Iterator[Node]:
    """What this table has decided and the ruling touches: texts do not agree of themselves there."""
    cited: dict[str, None] = {}
    for reason in ruling.deciding:
        reason.cite(cited)
    touched = ruling.rules if ruling.verdict is Verdict.YES else cited
    yield from (Node(says, "≡", rule) for rule, says in decided.items() if rule in touched)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def explained_nodes(reasons: tuple[Reason, ...], wording: Wording, text: str) -> tuple[Node, ...]:
    """Why numbers are what they are."""
    return tuple(_node(one, wording, wording.printings(text), opened=True) for one in reasons)


def followed_nodes(outcome: Outcome, wording: Wording) -> Iterator[Node]:
    """What the referee did by itself: the numbers it added up, what they rest on, and what came of them."""
    ruling = outcome.rulings[0]
    texts = wording.printings(ruling.text)
    yield from (_answer(_node(one, wording, texts)) for one in ruling.done)
    told = {rule for one in ruling.done if isinstance(one.found, Verdict) for rule in one.rules[:1]}
    for event in outcome.events:
        # What a reason above says already with its rule is an event's own words here.
        cites = wording.cites(event.rule, *texts) if event.rule not in told else ""
        yield _answer(Node(wording.event(event), "", event.rule, cites))


def _each(rulings: tuple[Ruling, ...], wording: Wording, *, remedied: bool) -> Iterator[Node]:
    """Texts that allow it take one line each, so that all answers are in sight; then why others do not."""
    for one in sorted(rulings, key=lambda one: one.verdict is not Verdict.YES):
        head, *rest = _one(one, wording, named=True, remedied=remedied)
        if one.verdict is Verdict.YES:
            yield replace(head, under=tuple(rest))
        else:
            yield from (head, *rest)


def _one(
    ruling: Ruling,
    wording: Wording,
    *,
    named: bool,
    agree: bool = False,
    together: bool = False,
    remedied: bool = True,
) -> Iterator[Node]:
    """The answer first, in as few lines as it takes; then what it rests on, where its readers find it."""
    texts = wording.printings(ruling.text) if together else (ruling.text,)
    yield Node(_head(ruling, named=named, agree=agree), MARKS[ruling.verdict])
    if ruling.asks is not None and ruling.verdict in OPEN:
        yield Node(wording.question(ruling.asks), "?")
    yield from _remedies(ruling, wording) if remedied else ()
    deciding = ruling.deciding if ruling.verdict is not Verdict.YES else ()
    for number, reason in enumerate(deciding):
        yield _node(reason, wording, texts, opened=number == 0)
    yield from _came_of_it(ruling, wording, texts)
    yield from _rest(ruling, deciding, wording, texts)


def _head(ruling: Ruling, *, named: bool, agree: bool) -> str:
    under = f" · {label('under', text=ruling.text)}" if named else ""
    return f"{label(HEADS[ruling.verdict])}{under}" + (f"  ≡ {label('texts-agree')}" if agree else "")


def _remedies(ruling: Ruling, wording: Wording) -> Iterator[Node]:
    """Each way out on a line of its own; what it takes besides stands under it."""
    if ruling.verdict is not Verdict.NO:
        return
    say = wording.speech.say
    if not ruling.ways:
        missing = (wording.change(one) for one in ruling.deciding[0].changes[:1])
        yield from (Node(say("missing-at-least", change=one), "→") for one in missing)
    for number, way in enumerate(ruling.ways):
        first, *others = (wording.change(one) for one in way)
        more = tuple(Node(say("way-also", change=one), "→") for one in others)
        said = one_of(wording.speech, first, number, len(ruling.ways))
        said = said if number else f"{label('would-change')} {said}"
        yield Node(said, "→", under=more, opened=len(more) == 1)


def _came_of_it(ruling: Ruling, wording: Wording, texts: tuple[str, ...]) -> Iterator[Node]:
    """Who won and what it costs stands above the adding up that led to it."""
    decided = (number for number, one in enumerate(ruling.done) if isinstance(one.found, Verdict))
    first = next(decided, len(ruling.done))
    yield from (_answer(_node(one, wording, texts)) for one in ruling.done[first:])
    came = tuple(_node(one, wording, texts) for one in ruling.done[:first])
    if came:
        yield Node(label("came-of-it"), "", under=came, opened=True)


def _answer(node: Node) -> Node:
    """A sentence alone; where it is printed is one fold away."""
    cited = (Node(node.cites, "§", node.rule),) if node.cites else ()
    return replace(node, cites="", under=(*cited, *node.under))


def _rest(
    ruling: Ruling, deciding: tuple[Reason, ...], wording: Wording, texts: tuple[str, ...]
) -> Iterator[Node]:
    rest = [one for one in ruling.reasons if one not in deciding]
    told = [one for one in rest if not _plainly_kept(one)]
    yield from (_node(one, wording, texts) for one in told)
    kept = tuple(_node(one, wording, texts) for one in rest if one not in told)
    if kept:
        yield Node(label("rules-kept", count=len(kept)), "✓", under=kept)


def _plainly_kept(reason: Reason) -> bool:
    return reason.found == Verdict.YES and not reason.facts and not reason.because


def _node(reason: Reason, wording: Wording, texts: tuple[str, ...], *, opened: bool = False) -> Node:
    mark = MARKS[reason.found] if isinstance(reason.found, Verdict) else "="
    rule = reason.rules[0] if reason.rules else ""
    under = tuple(_node(one, wording, texts) for one in reason.because)
    others = tuple(Node(wording.title(one), "§", one, wording.page(one, *texts)) for one in reason.rules[1:])
    says = wording.reason(reason)
    if mark == "=" and str(reason.found) not in says:
        says = f"{reason.found}  {says}"
    return Node(says, mark, rule, _cited(rule, wording, texts, reason), (*under, *others), opened)


def _cited(rule: str, wording: Wording, texts: tuple[str, ...], reason: Reason) -> str:
    """Where it is printed; how firmly, or that the table has decided it."""
    if rule and reason.facts.get("decided_by") == "table":
        return f"{wording.cites(rule, *texts)} ({wording.speech.say('basis-table')})"
    firm = "" if reason.basis is Basis.STATED or not rule else f" ({wording.speech.firmness(reason)})"
    return wording.cites(rule, *texts) + firm
