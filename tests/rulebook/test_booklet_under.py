from typing import NamedTuple

import pytest

from rulebook.commands import page_of
from rulebook.database.store import Rulebook
from rulebook.render import page_labels, section_text, with_passages

RULE = "hbo.challenge.unopposed"
LANGUAGES = ("en", "bg", "pl", "ru")


class Own(NamedTuple):
    text: str = "bg-2013"
    heading: str = "БЕЗ СЪПРОТИВА"
    page: str = "10"
    body: str = "Първи абзац от книжката.\n\nВтори абзац."
    certainty: str = "sure"


def page(rules: Rulebook, language: str = "en") -> str:
    return section_text(page_of(rules, RULE, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_passage_stands_between_our_words_and_the_printed_places(rules: Rulebook, language: str) -> None:
    ours, _, printed = page(rules, language).partition(f"\n\n{page_labels(language).printed}\n")

    shown = with_passages(page(rules, language), [Own()], language)

    assert shown.startswith(ours + "\n\n")
    assert shown.endswith(f"\n\n{page_labels(language).printed}\n{printed}")
    block = shown.removeprefix(ours).partition(page_labels(language).printed)[0]
    assert block.strip().splitlines() == [
        f"{page_labels(language).in_your_booklet}, bg-2013: БЕЗ СЪПРОТИВА, {page_labels(language).page} 10",
        "  Първи абзац от книжката.",
        "  Втори абзац.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_only_likely_says_so_in_every_language(rules: Rulebook, language: str) -> None:
    sure = " ".join(with_passages(page(rules, language), [Own()], language).split())
    likely = " ".join(with_passages(page(rules, language), [Own(certainty="likely")], language).split())

    assert page_labels(language).likely_passage in likely
    assert page_labels(language).likely_passage not in sure


def test_several_booklets_stand_one_under_the_other(rules: Rulebook) -> None:
    shown = with_passages(page(rules), [Own(), Own("pl-2012", "NIEBRONIONE WYZWANIA", "")], "en")

    assert shown.index("In your booklet, bg-2013: ") < shown.index(
        "In your booklet, pl-2012: NIEBRONIONE WYZWANIA\n"
    )


def test_a_page_without_printed_places_has_it_at_its_end() -> None:
    assert with_passages("A title\n\nA rule.\n", [Own(body="Абзац.")], "en") == (
        "A title\n\nA rule.\n\nIn your booklet, bg-2013: БЕЗ СЪПРОТИВА, p. 10\n  Абзац.\n"
    )


def test_without_a_passage_a_page_is_as_it_was(rules: Rulebook) -> None:
    assert with_passages(page(rules), [], "en") == page(rules)


def test_no_line_is_wider_than_asked(rules: Rulebook) -> None:
    shown = with_passages(section_text(page_of(rules, RULE), 50), [Own(body="дълга дума " * 60)], "en", 50)

    assert max(map(len, shown.splitlines())) <= 50
