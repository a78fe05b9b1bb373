"""Pages of the rulebook: sections, disputes, differing texts, own booklets, and those visited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from referee.app.render.glyphs import hanging
from referee.storage.errors import StorageError
from referee.storage.rule_references import (
    CitingRuling,
    DeskCitation,
    desk_rulings_citing,
    passages_for,
    rulings_citing,
)
from referee.words.ruling_text import desk_resting_lines, resting_lines
from rulebook.commands import page_of
from rulebook.content.models import Dispute, TextDifference
from rulebook.database.store import Rulebook
from rulebook.render import INDENT, page_labels, question_text, section_text, with_passages

if TYPE_CHECKING:
    from textual.app import App

    from referee.app.presenters.wording import Wording
    from referee.lessons.reader import RuleLink
    from referee.storage.database import Database
    from rulebook.asking.answers import AskResult


class PageHistory:
    """The visited pages, and the place among them."""

    def __init__(self) -> None:
        self._pages: list[str] = []
        self._at = -1

    def go(self, page: str) -> None:
        """Goes to a page and forgets the pages ahead; staying counts for nothing."""
        if self._at >= 0 and self._pages[self._at] == page:
            return
        self._pages[self._at + 1 :] = [page]
        self._at += 1

    def step(self, by: int) -> str:
        """The page before (-1) or after (1); empty: there is none."""
        if not 0 <= self._at + by < len(self._pages):
            return ""
        self._at += by
        return self._pages[self._at]


def with_booklet_passages(page: str, app: App[object], rule: str, language: str, width: int) -> str:
    """A page with the owner's passages under our words, where there are any."""
    database: Database | None = getattr(app, "database", None)
    if database is None:
        return page
    try:
        return with_passages(page, passages_for(database, rule), language, width)
    except StorageError:
        return page  # what is wrong with the database is told where it is opened


def _all_games(app: App[object]) -> Database | None:
    """The database, if whoever reads may look at all of its games."""
    return getattr(app, "database", None) if getattr(app, "shows_other_games", True) else None


def rulings_resting(app: App[object], rule: str) -> list[CitingRuling]:
    """The rulings of saved games that rest on a rule."""
    database = _all_games(app)
    if database is None:
        return []
    try:
        return rulings_citing(database, rule)
    except StorageError:
        return []


def desk_rulings_resting(app: App[object], rule: str) -> list[DeskCitation]:
    """The rulings given at desks that rest on a rule."""
    database = _all_games(app)
    if database is None:
        return []
    try:
        return desk_rulings_citing(database, rule)
    except StorageError:
        return []


def page_with_rulings(
    page: str, rulings: Sequence[CitingRuling], at_desks: Sequence[DeskCitation], wording: Wording, width: int
) -> str:
    """A page followed by the rulings that rest on it."""
    if not (rulings or at_desks):
        return page
    titles = (*ruling_titles(rulings, wording), *desk_resting_lines(wording.speech, at_desks, wording.title))
    lines = (hanging(paragraph, INDENT, width) for paragraph in titles)
    return "\n".join((page.rstrip("\n"), "", wording.speech.say("rulings-resting"), *lines))


def page_with_links(page: str, links: Sequence[RuleLink], wording: Wording, width: int) -> str:
    """A page followed by the lessons, worked examples or table of its rule, or that there is none."""
    written = [link.line_with_command(wording.speech) for link in links]
    lines = (hanging(line, INDENT, width) for line in written or [wording.speech.say("examples/no-table")])
    return "\n".join((page.rstrip("\n"), "", *lines))


def ruling_titles(rulings: Sequence[CitingRuling], wording: Wording) -> tuple[str, ...]:
    """Each ruling in one line: its game, its line, its answer."""
    return resting_lines(wording.speech, rulings, wording.title)


PRINTINGS = "printings:"
"""Before the id of a game: the page that compares its printings."""


def exists(book: Rulebook, page: str) -> bool:
    """Whether the book has this page."""
    if page.startswith(PRINTINGS):
        return bool(book.differences(page.removeprefix(PRINTINGS)))
    return book.has(page) or book.question(page) is not None


def title_of(book: Rulebook, page: str, language: str) -> str:
    """The title of a page in a list."""
    if page.startswith(PRINTINGS):
        return page_labels(language).differ
    if book.has(page):
        return book.title(page, language)
    question = book.question(page, language)
    return question.question if question is not None else page


def page_text(book: Rulebook, page: str, language: str, width: int) -> str:
    """The page, in lines of at most `width` columns."""
    if page.startswith(PRINTINGS):
        return comparison_lines(book, page.removeprefix(PRINTINGS), language, width)
    if book.has(page):
        return section_text(page_of(book, page, language), width)
    question = book.question(page, language)
    return question_text(question, width, language) if question is not None else ""


def languages_of(book: Rulebook, page: str) -> tuple[str, ...]:
    """The languages in which a page exists, English first."""
    table = "section" if book.has(page) else "question"
    languages = {str(row[0]) for row in book.rows(f"SELECT language FROM {table} WHERE id = ?", page)}  # noqa: S608 - one of two
    return tuple(sorted(languages, key=lambda language: (language != "en", language)))


def leads_to(book: Rulebook, page: str) -> tuple[str, ...]:
    """The pages that a page names: related rules and disputes, or the rules of a dispute."""
    if page.startswith(PRINTINGS):
        return tuple(dict.fromkeys(rule for each in book.differences(_game(page)) for rule in each.concerns))
    if not book.has(page):
        question = book.question(page)
        return tuple(rule for rule in question.rules if book.has(rule)) if question is not None else ()
    related = [rule for rule in book.section(page).related if book.has(rule)]
    disputes = [dispute.id for dispute in book.questions_for(page)]
    return tuple(dict.fromkeys((*related, *book.related_from(page), *disputes)))


NEAREST = 3
"""Rules one of which likely answers a question where none of them surely does."""


def rules_to_list(answered: AskResult) -> tuple[str, ...]:
    """The rules to list first: the answer of each game, and the nearest rules."""
    nearest = (hit.id for hit in answered.results[:NEAREST])
    first = (answered.answer.id, *(other.id for other in answered.also)) if answered.answer else ()
    return tuple(dict.fromkeys((*first, *nearest)))


def doubt(answered: AskResult, language: str) -> str:
    """The sentence for a question that no rule surely answers."""
    labels = page_labels(language)
    return {"one": "", "some": labels.probably, "none": labels.no_answer}[answered.sure]


def short_answer_line(book: Rulebook, answered: AskResult, rule: str, language: str) -> str:
    """The answer of a rule in a word, with its page: "No. p. 9  "; other rules have none."""
    says = {other.id: other.says for other in answered.also}
    if answered.answer:
        says[answered.answer.id] = answered.says
    if rule not in says:
        return ""
    labels, short = page_labels(language), says[rule]
    word = labels.answers[short] if short else "➜"
    sources = book.section(rule, language).sources
    page = next((f"{labels.page} {source.page}" for source in sources if source.page), "")
    return " ".join(filter(None, (word, page))) + "  "


def citation(book: Rulebook, page: str, language: str) -> str:
    """The citation of a page: its title, its id, and where each text prints it."""
    labels = page_labels(language)
    places: dict[str, list[str]] = {}
    for source in book.section(page).sources if book.has(page) else ():
        where = f"{labels.page} {source.page}" if source.page else labels.no_page
        places.setdefault(source.text, []).append(f"{source.heading} ({where})")
    printed = "".join(f"; {text}: {', '.join(headings)}" for text, headings in places.items())
    return f"{title_of(book, page, language)} [{page}]{printed}"


def comparison_lines(book: Rulebook, game: str, language: str, width: int) -> str:
    """Every point on which the printings of a game differ, with what each says."""
    import textwrap

    lines: list[str] = []
    for difference in differences_of(book, game, language):
        lines += textwrap.wrap(f"{difference.id}  {difference.point}", width, subsequent_indent="      ")
        for reading in difference.readings:
            lines += textwrap.wrap(
                f"{reading.text}: {reading.says}", width, initial_indent="  ", subsequent_indent="    "
            )
        lines.append("")
    return "\n".join(lines)


def differences_of(book: Rulebook, game: str, language: str) -> list[TextDifference]:
    """The differences of a game, each as the sections in this language put it."""
    translated = {
        difference.id: difference
        for rule in {rule for each in book.differences(game) for rule in each.concerns if book.has(rule)}
        for difference in book.section(rule, language).differences
    }
    return [translated.get(difference.id, difference) for difference in book.differences(game)]


def disputes_of(book: Rulebook, game: str, language: str) -> list[Dispute]:
    """The disputes of a game, in the order of the book."""
    rows = book.rows("SELECT DISTINCT id FROM question WHERE game = ? ORDER BY id", game)
    disputes = (book.question(str(row[0]), language) for row in rows)
    return [dispute for dispute in disputes if dispute is not None]


def _game(page: str) -> str:
    return page.removeprefix(PRINTINGS)
