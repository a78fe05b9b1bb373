"""A ruling as lines of text: verdict, tree of reasons, ways out; the titles of rules and their pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.kernel.reasons import Reason, Verdict
from referee.session.files.user_data import rulebook_file

if TYPE_CHECKING:
    from engine.kernel.journal import Break
    from engine.kernel.reasons import Ruling
    from engine.kernel.receipts import GivenRuling, RulingReceipt, TextVerdict
    from referee.desk.verification import TournamentRecord
    from referee.record.rejudgement import AcceptedRecord, ChangedAnswer
    from referee.storage.rule_references import CitingRuling, DeskCitation
    from referee.words.fact_words import NameOf
    from referee.words.speech import Speech
    from rulebook.content.models import PrintedSource
    from rulebook.database.store import Rulebook


TitleOf = Callable[[str], str]
"""Rule id -> the title of its section."""


class RulingLine(Struct, frozen=True):
    """One line of a ruling."""

    depth: int
    mark: str
    """``✓`` ``✗`` ``?``, ``=`` before a number, nothing before a heading."""
    says: str
    rule: str = ""
    title: str = ""
    """Of the rule's section, with its basis where that is not the printed text itself."""

    def text(self) -> str:
        """The line as plain text."""
        mark = f"{self.mark} " if self.mark else ""
        cited = f" [{self.rule}{': ' if self.title else ''}{self.title}]" if self.rule else ""
        return f"{'  ' * self.depth}{mark}{self.says}{cited}"


MARKS = {Verdict.YES: "✓", Verdict.NO: "✗", Verdict.CANNOT_TELL: "?", Verdict.NOT_COVERED: "?"}


def ruling_lines(
    speech: Speech, ruling: Ruling, names: NameOf, titles: TitleOf | None = None, *, fold: bool = True
) -> tuple[RulingLine, ...]:
    """A ruling as lines: the verdict, the tree of reasons, the remedies, the events."""
    return tuple(RulingWriter(speech, names, titles, fold).lines(ruling))


def alternative(speech: Speech, change: str, number: int, count: int) -> str:
    """The beginning of a remedy's line; among several, "either" or "or" leads it."""
    if count == 1:
        return change
    return speech.say("way-or" if number else "way-either", change=change)


class RulingWriter:
    """Writes rulings in one language, with these names and titles."""

    def __init__(self, speech: Speech, names: NameOf, titles: TitleOf | None, fold: bool) -> None:
        """``fold``: obeyed rules about which there is nothing to tell are only counted."""
        self._speech = speech
        self._names = names
        self._titles = titles
        self._fold = fold

    def lines(self, ruling: Ruling) -> Iterator[RulingLine]:
        """All lines of a ruling, the deciding reason right under the verdict."""
        say = self._speech.say
        yield RulingLine(
            0,
            MARKS[ruling.verdict],
            say("ruled", verdict=self._speech.verdict(ruling.verdict), text=ruling.text),
        )
        plain = [obeyed for obeyed in ruling.reasons if self._fold and is_plainly_kept(obeyed)]
        for reason in ruling.reasons:
            if reason not in plain:
                yield from self._tree(reason, 1)
        if plain:
            yield RulingLine(1, MARKS[Verdict.YES], say("rules-kept", count=len(plain)))
        if ruling.verdict is Verdict.NO:
            yield from self._ways(ruling)
        if ruling.asks is not None and ruling.verdict in (Verdict.CANNOT_TELL, Verdict.NOT_COVERED):
            yield RulingLine(
                0, "?", say("ask-the-table", question=self._speech.question(ruling.asks, self._names))
            )
        if ruling.done:
            yield RulingLine(0, "", say("what-came-of-it"))
            for reason in ruling.done:
                yield from self._tree(reason, 1)

    def _ways(self, ruling: Ruling) -> Iterator[RulingLine]:
        """The remedies, and under each what it needs besides; without any, what is missing at least."""
        say, change = self._speech.say, self._speech.change
        if not ruling.ways:
            missing = (change(wanted, self._names) for wanted in ruling.deciding[0].changes[:1])
            yield from (
                RulingLine(0, "→", say("missing-at-least", change=missing_change))
                for missing_change in missing
            )
            return
        yield RulingLine(0, "", say("would-be-legal"))
        for number, path in enumerate(ruling.ways):
            first, *others = (change(step, self._names) for step in path)
            yield RulingLine(1, "→", alternative(self._speech, first, number, len(ruling.ways)))
            yield from (RulingLine(2, "→", say("way-also", change=also)) for also in others)

    def _tree(self, reason: Reason, depth: int) -> Iterator[RulingLine]:
        mark = MARKS[reason.found] if isinstance(reason.found, Verdict) else "="
        rule = reason.rules[0] if reason.rules else ""
        yield RulingLine(
            depth, mark, self._speech.reason(reason, self._names), rule, self._title(rule, reason)
        )
        for under in reason.because:
            yield from self._tree(under, depth + 1)

    def _title(self, rule: str, reason: Reason) -> str:
        title = self._titles(rule) if self._titles is not None and rule else ""
        decided = reason.facts.get("decided_by") == "table"
        if reason.found == Verdict.NOT_COVERED or (reason.basis == "stated" and not decided):
            return title
        basis = self._speech.say("basis-table") if decided else self._speech.firmness(reason)
        return f"{title}; {basis}" if title else basis


def is_plainly_kept(reason: Reason) -> bool:
    """Whether a rule is obeyed and there is nothing more to tell of it."""
    return reason.found == Verdict.YES and not reason.facts and not reason.because and not reason.asks


def given_text(speech: Speech, given: GivenRuling, move: str, titles: TitleOf | None = None) -> str:
    """A given ruling in one line: how it was given, the move in words, and the answer under each text."""
    return speech.say(
        f"ruling-{given.how}", move=move, answer=verdicts_text(speech, given.receipt.verdicts, titles)
    )


def resting_lines(
    speech: Speech, rulings: Sequence[CitingRuling], titles: TitleOf | None = None
) -> tuple[str, ...]:
    """The rulings of saved games that rest on a rule, one line each."""
    from engine.kernel.receipts import given_from

    def line(ruling: CitingRuling) -> str:
        given = given_from(ruling.body)
        answer = verdicts_text(speech, given.receipt.verdicts, titles) if given is not None else "?"
        sentence = speech.say(
            "ruling-resting", game=ruling.name, line=ruling.number, day=ruling.at[:10], answer=answer
        )
        return sentence + (changed_text(speech, given.receipt, titles) if given is not None else "")

    return tuple(line(ruling) for ruling in rulings)


def desk_resting_lines(
    speech: Speech, citations: Sequence[DeskCitation], titles: TitleOf | None = None
) -> tuple[str, ...]:
    """The rulings given at desks that rest on a rule, one line each."""
    import msgspec

    from engine.kernel.receipts import RulingReceipt

    def line(citation: DeskCitation) -> str:
        receipt = msgspec.json.decode(citation.receipt, type=RulingReceipt)
        sentence = speech.say(
            "ruling-at-desk",
            event=citation.event,
            ruling=citation.number,
            round=citation.round,
            table=citation.table,
            asked=citation.asked,
            state=speech.say(f"desk/state-{citation.state}"),
            answer="; ".join(
                part for part in (verdicts_text(speech, receipt.verdicts, titles), citation.words) if part
            ),
        )
        return sentence.replace("\n", " ") + changed_text(speech, receipt, titles)

    return tuple(line(citation) for citation in citations)


def changed_text(speech: Speech, receipt: RulingReceipt, titles: TitleOf | None = None) -> str:
    """That rules of a ruling, or their decision, have changed since it was given; or nothing."""
    from referee.session.log.ruling_entries import prints_of

    changed = receipt.changed(prints_of(receipt.prints, receipt.texts))
    named = [(titles(rule) if titles is not None else "") or rule for rule in changed]
    return f"; {speech.say('ruling-rule-changed', rules=', '.join(named))}" if named else ""


def verdicts_text(speech: Speech, verdicts: Sequence[TextVerdict], titles: TitleOf | None = None) -> str:
    """The verdicts of a receipt: one answer where the texts agree, otherwise each with its text."""
    answers = [(verdict, _answer(speech, verdict, titles)) for verdict in verdicts]
    if len({outcome for _, outcome in answers}) == 1:
        return answers[0][1]
    return "; ".join(f"{answer.text}: {outcome}" for answer, outcome in answers)


def _answer(speech: Speech, text_verdict: TextVerdict, titles: TitleOf | None) -> str:
    title = (titles(text_verdict.rule) if titles is not None else "") or text_verdict.rule
    verdict = speech.verdict(text_verdict.verdict)
    return f"{verdict} ({title})" if title else verdict


NO_PAGE = ("", "-")
"""In place of a page, where a text gives none."""


class RuleTitles:
    """The titles of rules in one language; the book is opened when the first is asked for."""

    def __init__(self, language: str) -> None:
        self._language = language

    @cached_property
    def book(self) -> Rulebook | None:
        """The rulebook; nothing where it can be neither read nor built."""
        import sqlite3

        from rulebook.database.store import Rulebook

        try:
            return Rulebook(rulebook_file())
        except (OSError, sqlite3.Error):
            return None

    def source(self, rule: str, text: str) -> PrintedSource | None:
        """The place where a text prints a rule, if it does."""
        if self.book is None or not self.book.has(rule):
            return None
        sources = self.book.section(rule, self._language).sources
        return next((source for source in sources if source.text == text), None)

    def place(self, rule: str, text: str) -> str:
        """The heading and the page under which a text prints a rule, if it does."""
        source = self.source(rule, text)
        if source is None:
            return ""
        from rulebook.render import page_labels

        page = "" if source.page in NO_PAGE else f", {page_labels(self._language).page} {source.page}"
        return f"{source.heading}{page}"

    def quoted(self, rule: str, text: str) -> str:
        """The title in the language of a printing."""
        if self.book is None or not self.book.has(rule):
            return ""
        return self.book.title(rule, self._languages.get(text, self._language))

    @cached_property
    def _languages(self) -> dict[str, str]:
        """Printing -> its language."""
        games = self.book.games() if self.book is not None else ()
        return {text.id: text.language for game in games for text in game.texts}

    def title(self, rule: str) -> str:
        """The title, or nothing if there is none."""
        if self.book is None or not self.book.has(rule):
            return ""
        return self.book.title(rule, self._language)


def record_lines(record: AcceptedRecord, speech: Speech) -> Iterator[str]:
    """How many entries are sound, where the file ends, and what the present program answers otherwise."""
    about, again = record.record.about, record.again
    yield speech.say("record/sound", count=about.last, judged=again.judged)
    if about.last < about.count:
        yield speech.say("record/ends-early", last=about.last, count=about.count)
    yield from changed_answers(again.changed, speech)


def tournament_record_report(record: TournamentRecord, speech: Speech) -> tuple[bool, str]:
    """Whether the record of a tournament is sound, and the report on it."""
    damage, facts = record.damage(), {"event": record.name}
    if damage is not None:
        wrong = break_sentence(damage, speech)
        return False, speech.say("desk/not-sound", entry=damage.number, wrong=wrong, **facts)
    if newer := record.newer():
        return False, speech.say("desk/newer", entry=newer, **facts)
    return True, speech.say("desk/sound", count=len(record.entries), **facts)


def break_sentence(damage: Break, speech: Speech) -> str:
    """The fault of the first entry that is not as it was entered."""
    return speech.say("record/broken", wrong=damage.wrong.value)


def changed_answers(changed: tuple[ChangedAnswer, ...], speech: Speech) -> Iterator[str]:
    """The answers of the present program that differ, and their entries."""
    for how in dict.fromkeys(change.how for change in changed if not change.then and not change.now):
        entries = ", ".join(str(change.number) for change in changed if change.how == how)
        yield speech.say(f"record/otherwise-{how}", entries=entries)
    for change in changed:
        if change.then or change.now:
            facts = {"entry": change.number, "then": change.then or "–", "now": change.now or "–"}
            yield speech.say(f"record/otherwise-{change.how}", **facts)
