"""What stands on a page of the rulebook screen: a section, a dispute, or where printings differ?"""

from __future__ import annotations

from rulebook.commands import page_of
from rulebook.headings import headings
from rulebook.render import question_text, section_text
from rulebook.sections import Difference, Question
from rulebook.store import Rulebook

PRINTINGS = "printings:"
"""Before the id of a game: the page that compares its printings."""


def exists(book: Rulebook, page: str) -> bool:
    """Whether the book has this page."""
    if page.startswith(PRINTINGS):
        return bool(book.differences(page.removeprefix(PRINTINGS)))
    return book.has(page) or book.question(page) is not None


def title_of(book: Rulebook, page: str, language: str) -> str:
    """What a page is called in a list."""
    if page.startswith(PRINTINGS):
        return headings(language).differ
    if book.has(page):
        return book.title(page, language)
    question = book.question(page, language)
    return question.question if question is not None else page


def text_of(book: Rulebook, page: str, language: str, width: int) -> str:
    """The page, in lines of at most `width` columns."""
    if page.startswith(PRINTINGS):
        return compared(book, page.removeprefix(PRINTINGS), language, width)
    if book.has(page):
        return section_text(page_of(book, page, language), width)
    question = book.question(page, language)
    return question_text(question, width, language) if question is not None else ""


def languages_of(book: Rulebook, page: str) -> tuple[str, ...]:
    """The languages a page is worded in, English first."""
    table = "section" if book.has(page) else "question"
    found = {str(row[0]) for row in book.rows(f"SELECT language FROM {table} WHERE id = ?", page)}  # noqa: S608 - one of two
    return tuple(sorted(found, key=lambda one: (one != "en", one)))


def leads_to(book: Rulebook, page: str) -> tuple[str, ...]:
    """The pages a page speaks of: rules to see also and disputes, or the rules a dispute rests on."""
    if page.startswith(PRINTINGS):
        return tuple(dict.fromkeys(one for each in book.differences(_game(page)) for one in each.concerns))
    if not book.has(page):
        question = book.question(page)
        return tuple(one for one in question.rules if book.has(one)) if question is not None else ()
    related = [one for one in book.section(page).related if book.has(one)]
    disputes = [one.id for one in book.questions_for(page)]
    return tuple(dict.fromkeys((*related, *book.related_from(page), *disputes)))


def citation(book: Rulebook, page: str, language: str) -> str:
    """How a page is cited: its title, its id, and where each text prints it."""
    said = headings(language)
    places: dict[str, list[str]] = {}
    for source in book.section(page).sources if book.has(page) else ():
        where = f"{said.page} {source.page}" if source.page else said.no_page
        places.setdefault(source.text, []).append(f"{source.heading} ({where})")
    printed = "".join(f"; {text}: {', '.join(found)}" for text, found in places.items())
    return f"{title_of(book, page, language)} [{page}]{printed}"


def compared(book: Rulebook, game: str, language: str, width: int) -> str:
    """Every point on which the printings of a game differ, with what each says."""
    import textwrap

    lines: list[str] = []
    for one in differences_of(book, game, language):
        lines += textwrap.wrap(f"{one.id}  {one.point}", width, subsequent_indent="      ")
        for reading in one.readings:
            lines += textwrap.wrap(
                f"{reading.text}: {reading.says}", width, initial_indent="  ", subsequent_indent="    "
            )
        lines.append("")
    return "\n".join(lines)


def differences_of(book: Rulebook, game: str, language: str) -> list[Difference]:
    """The differences of a game, each as the sections in this language tell it."""
    told = {
        one.id: one
        for rule in {rule for each in book.differences(game) for rule in each.concerns if book.has(rule)}
        for one in book.section(rule, language).differences
    }
    return [told.get(one.id, one) for one in book.differences(game)]


def disputes_of(book: Rulebook, game: str, language: str) -> list[Question]:
    """The disputes of a game, in the order of the book."""
    rows = book.rows("SELECT DISTINCT id FROM question WHERE game = ? ORDER BY id", game)
    found = (book.question(str(row[0]), language) for row in rows)
    return [one for one in found if one is not None]


def _game(page: str) -> str:
    return page.removeprefix(PRINTINGS)
