"""The audit of the questions players put: rules unknown or too little asked about, questions alike."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from rapidfuzz import fuzz, process

from rulebook.content.models import PlayerQuestion, UncoveredQuestion
from rulebook.findings import AuditFinding
from rulebook.text.stems import fold, words

FEWEST = 2
"""Questions a rule needs in each language before a player finds it by a story."""
TOO_ALIKE = 92.0
"""Of two questions that differ in a word or two one teaches nothing."""


def question_findings(
    questions: Sequence[PlayerQuestion], uncovered: Sequence[UncoveredQuestion], rules: dict[str, set[str]]
) -> Iterator[AuditFinding]:
    """What is amiss with the questions of some games; `rules`: the rules of each.

    A language in which nobody has asked anything of a game yet is not begun, and not complained of.
    """
    for one in questions:
        if one.rule not in rules.get(one.game, ()):
            yield AuditFinding(one.game, "dangling", one.rule, f"named by a question in {one.language}")
    yield from _too_few(questions, rules)
    by_book: defaultdict[tuple[str, str], list[PlayerQuestion]] = defaultdict(list)
    for one in questions:
        by_book[one.game, one.language].append(one)
    for (game, language), some in by_book.items():
        others = [one.question for one in uncovered if one.language == language]
        yield from _too_alike(game, language, some, others)


def _too_few(questions: Sequence[PlayerQuestion], rules: dict[str, set[str]]) -> Iterator[AuditFinding]:
    counts = Counter((one.game, one.language, one.rule) for one in questions)
    for game, language in dict.fromkeys((one.game, one.language) for one in questions):
        for rule in sorted(rules.get(game, ())):
            if counts[game, language, rule] < FEWEST:
                said = f"{language}: {counts[game, language, rule]} of {FEWEST} questions"
                yield AuditFinding(game, "unasked", rule, said)


def _too_alike(
    game: str, language: str, asked: list[PlayerQuestion], uncovered: list[str]
) -> Iterator[AuditFinding]:
    """Questions that say hardly anything else than an earlier one, or than one that no rule covers."""
    earlier = [_plain(one) for one in uncovered]
    owner = ["no rule"] * len(uncovered)
    for one in asked:
        plain = _plain(one.question)
        found = process.extractOne(plain, earlier, scorer=fuzz.ratio, score_cutoff=TOO_ALIKE)
        if found is not None:
            said = f"{language}: {one.question!r} is like one of {owner[found[2]]}"
            yield AuditFinding(game, "alike", one.rule, said)
        earlier.append(plain)
        owner.append(one.rule)


def _plain(question: str) -> str:
    return " ".join(map(fold, words(question)))
