"""Quality of search and answers: ``python -m scripts.search_quality search FILE`` or ``ask FILE``."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from engine.agot.lcg.rule_ids import RULE_IDS
from rulebook.asking.answers import ask
from rulebook.content.files import CONTENT
from rulebook.database.store import Rulebook
from rulebook.search.ranking import search
from rulebook.text.stems import LANGUAGES


class Label(msgspec.Struct, frozen=True):
    """A query and what is right for it."""

    id: str
    query: str
    kind: str
    rules: frozenset[str]
    lang: str | None = None
    game: str | None = None
    held: bool = False
    says: str | None = None


def read_labels(path: Path) -> list[Label]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [msgspec.json.decode(line, type=Label) for line in lines if line.strip()]


def _sisters() -> dict[str, set[str]]:
    """By rule those that say the same in the other edition of the card game."""
    sisters: defaultdict[str, set[str]] = defaultdict(set)
    for rule, others in RULE_IDS.items():
        for other in others:
            sisters[rule].add(other)
            sisters[other].add(rule)
    return sisters


SISTERS = _sisters()


def without_game(label: Label) -> Label:
    """The same question by an asker who names no game: what the other edition says is right too."""
    rules = label.rules.union(*(SISTERS.get(rule, ()) for rule in label.rules))
    return msgspec.structs.replace(label, game=None, rules=rules)


class AnswerOutcome(msgspec.Struct, frozen=True):
    """The answer to a question: a rule or none, how sure it is, and the rules that were found."""

    label: Label
    rule: str | None
    says: str | None
    sure: str
    found: tuple[str, ...]

    @property
    def right(self) -> bool:
        """A question no rule covers is answered rightly by nothing."""
        return self.rule in self.label.rules if self.label.rules else self.rule is None

    @property
    def place(self) -> int:
        """That of the first right rule among those found, counted from one; 0: it is not among them."""
        places = (at for at, rule in enumerate(self.found, 1) if rule in self.label.rules)
        return next(places, NOT_FOUND)


def answered(rulebook: Rulebook, labels: Iterable[Label], name_language: bool = True) -> list[AnswerOutcome]:
    """The answer to each question."""
    replies = []
    for label in labels:
        answer = ask(rulebook, label.query, label.game, label.lang if name_language else None)
        rules = tuple(hit.id for hit in answer.results)
        rule = answer.answer.id if answer.answer else None
        replies.append(AnswerOutcome(label, rule, answer.says, answer.sure, rules))
    return replies


COLUMNS = "covered right wrong silent first @3 @5 said so foreign silent admitted"


def answers_table(replies: Sequence[AnswerOutcome]) -> str:
    """For each language and game how many covered questions were answered rightly, wrongly, not or denied,
    where their rule was found, how many short answers were right, and how many others were left or admitted.
    """
    parts = {
        **{
            f"language {language}": [reply for reply in replies if reply.label.lang == language]
            for language in LANGUAGES
        },
        **{
            f"game {game or '-'}": [reply for reply in replies if reply.label.game == game]
            for game in sorted({reply.label.game for reply in replies}, key=str)
        },
        "held out": [reply for reply in replies if reply.label.held],
        "seen": [reply for reply in replies if not reply.label.held],
        "all": list(replies),
    }
    head = f"{'':18}" + "".join(f"{name:>9}" for name in COLUMNS.split())
    return "\n".join([head, *(_answers(name, of_part) for name, of_part in parts.items() if of_part)]) + "\n"


def _answers(name: str, replies: Sequence[AnswerOutcome]) -> str:
    covered = [reply for reply in replies if reply.label.rules]
    foreign = [reply for reply in replies if not reply.label.rules]
    short = [
        reply for reply in covered if reply.says is not None and reply.right and reply.label.says is not None
    ]
    figures = [
        _share([reply.right for reply in covered]),
        _share([not reply.right and reply.rule is not None for reply in covered]),
        _share([reply.rule is None for reply in covered]),
        _share([reply.sure == "none" for reply in covered]),
        *(_share([1 <= reply.place <= most for reply in covered]) for most in (1, 3, AT)),
    ]
    so = f"{len(short):>9}{_share([reply.says == reply.label.says for reply in short]):>9.3f}"
    last = f"{len(foreign):>9}{_share([reply.rule is None for reply in foreign]):>9.3f}"
    admitted = _share([reply.sure == "none" for reply in foreign])
    columns = "".join(f"{figure:>9.3f}" for figure in figures)
    return f"{name:18}{len(covered):>9}{columns}{so}{last}{admitted:>9.3f}"


def _share(whether: Sequence[bool]) -> float:
    return sum(whether) / max(1, len(whether))


def misanswered(replies: Iterable[AnswerOutcome]) -> str:
    """The questions answered by another rule or by none, and those no rule covers that were answered."""
    return "".join(
        f"{reply.label.id}  {reply.label.query!r}: {reply.rule or reply.sure}; "
        f"found {', '.join(reply.found[:3])}; "
        f"right: {', '.join(sorted(reply.label.rules)) or 'none'}\n"
        for reply in replies
        if not reply.right or (reply.label.says is not None and reply.says not in (None, reply.label.says))
    )


AT = 5
NOT_FOUND = 0


class SearchOutcome(msgspec.Struct, frozen=True):
    """The place of the first right rule among those found, counted from one; 0: not among them."""

    label: Label
    place: int
    found: tuple[str, ...]


class Measured(msgspec.Struct, frozen=True):
    """How many of some queries found a right rule first, among the first five, and the mean of 1/place."""

    queries: int
    first: float
    among_five: float
    reciprocal: float


def searched(rulebook: Rulebook, labels: Iterable[Label], name_language: bool = True) -> list[SearchOutcome]:
    """The search results of each query; ``name_language``: the search is given its language."""
    outcomes = []
    for label in labels:
        hits = search(rulebook, label.query, label.game, label.lang if name_language else None)
        outcomes.append(_outcome(label, [hit.id for hit in hits]))
    return outcomes


def _outcome(label: Label, rules: Sequence[str]) -> SearchOutcome:
    place = next((at for at, rule in enumerate(rules, 1) if rule in label.rules), NOT_FOUND)
    return SearchOutcome(label, place, tuple(rules[:AT]))


def measured(outcomes: Sequence[SearchOutcome]) -> Measured:
    count = max(1, len(outcomes))
    places = [outcome.place for outcome in outcomes]
    return Measured(
        len(outcomes),
        places.count(1) / count,
        sum(1 <= place <= AT for place in places) / count,
        sum(1 / place for place in places if place) / count,
    )


def table(outcomes: Sequence[SearchOutcome]) -> str:
    """A line for each language, kind and game, and one for all."""
    parts: list[tuple[str, Callable[[Label], str]]] = [
        ("language", lambda label: label.lang or "-"),
        ("kind", lambda label: label.kind),
        ("game", lambda label: label.game or "-"),
        ("", lambda label: "held out" if label.held else "seen"),
    ]
    lines = [f"{'':24}{'queries':>8}{'recall@1':>10}{'recall@5':>10}{'MRR':>7}"]
    for what, part in parts:
        for value in sorted({part(outcome.label) for outcome in outcomes}):
            of_value = [outcome for outcome in outcomes if part(outcome.label) == value]
            lines.append(_line(f"{what} {value}".strip(), measured(of_value)))
    return "\n".join([*lines, _line("all", measured(outcomes))]) + "\n"


def _line(name: str, of: Measured) -> str:
    return f"{name:24}{of.queries:>8}{of.first:>10.3f}{of.among_five:>10.3f}{of.reciprocal:>7.3f}"


def missed(outcomes: Iterable[SearchOutcome]) -> str:
    """The queries whose right rule did not come first, with what did."""
    return "".join(
        f"{outcome.place}  {outcome.label.id}  {outcome.label.query!r} ({outcome.label.kind}): "
        f"{', '.join(outcome.found) or 'nothing'}; right: {', '.join(sorted(outcome.label.rules))}\n"
        for outcome in outcomes
        if outcome.place != 1
    )


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m scripts.search_quality", description="Measures search and answers"
    )
    parser.add_argument("what", choices=("search", "ask"))
    parser.add_argument("file", type=Path, help="the labels")
    parser.add_argument("--content", type=Path, default=CONTENT, help="where the rulebook's content lies")
    parser.add_argument(
        "--seen", action="store_true", help="only queries that were not held out, and what they missed"
    )
    parser.add_argument("--held", action="store_true", help="only queries that were held out")
    parser.add_argument("--no-game", action="store_true", help="the game of a query is not named")
    parser.add_argument("--no-lang", action="store_true", help="the language of a query is not named")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options(arguments)
    labels = [
        label
        for label in read_labels(options.file)
        if not (options.seen and label.held) and not (options.held and not label.held)
    ]
    if options.no_game:
        labels = [without_game(label) for label in labels]
    with (
        TemporaryDirectory() as folder,
        closing(Rulebook(Path(folder) / "rules.db", options.content)) as book,
    ):
        if options.what == "search":
            outcomes = searched(book, labels, not options.no_lang)
            sys.stdout.write(table(outcomes) + ("\n" + missed(outcomes) if options.seen else ""))
        else:
            replies = answered(book, labels, not options.no_lang)
            sys.stdout.write(answers_table(replies) + ("\n" + misanswered(replies) if options.seen else ""))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
