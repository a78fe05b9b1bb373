"""Booklets made up of our own words: the paragraph told for a section has to come back for it."""

import random
from itertools import pairwise

import pytest

from rulebook.booklet.file_text import BookletRefused, heading_key, read_words
from rulebook.booklet.parts import SHOWN, Aligned, Certainty
from rulebook.booklet.recognition import aligned
from rulebook.database.store import Rulebook
from tests.kit.booklet import LANGUAGES, a_booklet, by_heading, heading_of, sections_of, words_of

TEXTS = tuple(LANGUAGES)
LOOK_ALIKE = str.maketrans("аеорсх", "aeopcx")


def right(rules: Rulebook, found: Aligned) -> list[bool]:
    """For each passage shown: whether it holds most of what was told for its section."""
    told = {one.id: set(read_words(words_of(one))) for one in sections_of(rules, found.text)}
    return [
        len(told[one.rule] & set(read_words(one.text))) >= 0.6 * len(told[one.rule])
        for one in found.passages
        if one.rule in told and one.certainty in SHOWN
    ]


def damaged(booklet: str, seed: int) -> str:
    """As scanning leaves it: signs and short words lost, letters of the other alphabet inside words."""
    dice = random.Random(seed)
    lines = []
    for line in booklet.split("\n"):
        first, *middle = line.split(" ")
        kept = [word for word in middle[:-1] if line.startswith("#") or dice.random() > 0.06]
        words = (first, *kept, *middle[-1:])
        lines.append(" ".join(word.translate(LOOK_ALIKE) if dice.random() < 0.12 else word for word in words))
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "marked"), [*((text, True) for text in TEXTS), ("pl-2012", False), ("ru", False)]
)
def test_each_section_gets_the_paragraph_that_tells_it(rules: Rulebook, text: str, marked: bool) -> None:
    found = aligned(rules, a_booklet(rules, text, marked=marked), text, "file")

    judged = right(rules, found)
    assert sum(judged) >= 0.99 * len(judged)
    assert len(judged) >= 0.9 * len(sections_of(rules, text))


@pytest.mark.parametrize("text", TEXTS)
def test_a_scanned_booklet_is_aligned_nearly_as_well(rules: Rulebook, text: str) -> None:
    found = aligned(rules, damaged(a_booklet(rules, text), seed=7), text, "file")

    judged = right(rules, found)
    assert sum(judged) >= 0.97 * len(judged)
    assert len(judged) >= 0.8 * len(sections_of(rules, text))


def test_a_passage_carries_its_heading_and_its_printed_page(rules: Rulebook) -> None:
    found = aligned(rules, a_booklet(rules, "bg-2013"), "bg-2013", "file")

    (passage,) = [one for one in found.passages if one.rule == "hbo.marshal.income_collect"]
    section = rules.section("hbo.marshal.income_collect", "bg")
    assert passage.heading == heading_of(section, "bg-2013")
    assert passage.page == next(one.page for one in section.sources if one.text == "bg-2013")
    assert passage.certainty is Certainty.SURE


def test_a_heading_that_is_not_in_the_file_gives_no_passage_to_be_shown(rules: Rulebook) -> None:
    chapters = by_heading(sections_of(rules, "ru-2008"), "ru-2008")
    gone = max(chapters, key=lambda heading: len(chapters[heading]))
    booklet = a_booklet(rules, "ru-2008")
    begins = booklet.index(f"## {gone}\n")
    ends = booklet.index("\n## ", begins + 1)

    found = aligned(rules, booklet[:begins] + booklet[ends:], "ru-2008", "file")

    without = {one.id for one in chapters[gone]}
    assert {one.rule for one in found.passages if one.certainty in SHOWN} & without == set()


def test_of_two_headings_with_the_same_words_the_one_near_the_page_is_meant(rules: Rulebook) -> None:
    booklet = a_booklet(rules, "bg-2013")
    twice = [
        one
        for one in rules.sections("hbo", language="bg")
        if sum(heading_key(place.heading) == "ключови думи" for place in one.sources) == 2
        or any(place.heading == "КЛЮЧОВИ ДУМИ" and place.page == "12" for place in one.sources)
    ]
    assert twice
    summary = f"{booklet}\n\n## КЛЮЧОВИ ДУМИ\n\nСтраница за справки без нищо по въпроса, кратко и накрая."

    found = {one.rule: one for one in aligned(rules, summary, "bg-2013", "file").passages}

    assert all("за справки" not in found[one.id].text for one in twice if one.id in found)


def test_a_text_is_silent_on_has_no_passage(rules: Rulebook) -> None:
    found = aligned(rules, a_booklet(rules, "bg-2013"), "bg-2013", "file")

    ours = [rules.section(one.rule) for one in found.passages]
    assert [one.id for one in ours if "bg-2013" in one.silent_texts or one.basis == "silent"] == []


def test_part_of_a_booklet_is_taken_for_what_it_holds(rules: Rulebook) -> None:
    chapters = a_booklet(rules, "bg-2013").split("\n\n## ")
    part = "\n\n## ".join(chapters[:12])

    found = aligned(rules, part, "bg-2013", "file")

    assert 0 < found.headings_found <= 12 < found.headings_known
    assert 0 < len(right(rules, found)) < found.sections / 2


@pytest.mark.parametrize(("given", "text"), [*pairwise(TEXTS), (TEXTS[-1], TEXTS[0])])
def test_another_booklet_known_here_is_named(rules: Rulebook, given: str, text: str) -> None:
    with pytest.raises(BookletRefused) as refusal:
        aligned(rules, a_booklet(rules, given), text, "mine.md")

    assert (refusal.value.why, refusal.value.facts["found"]) == ("other-text", given)
    assert f"--text {given}" in str(refusal.value)


RABBITS = """
Подготовка к игре

Каждый игрок получает пять морковок и одного кролика. Кроликов ставят на старт, морковки кладут в мешок.

Состав игры

Мешок, тридцать морковок, шесть кроликов, поле из картона.

Цель игры

Первым довести своего кролика до грядки и собрать там морковку.

Конец игры

Когда мешок опустел, все считают морковки; у кого их больше, тот и молодец.

Новый раунд

Мешок передают соседу, и он снова тянет из него морковку, не глядя.
"""


def test_the_booklet_of_another_game_is_refused_though_its_headings_are_the_same(rules: Rulebook) -> None:
    with pytest.raises(BookletRefused) as refusal:
        aligned(rules, RABBITS, "ru", "rabbits.txt")

    assert refusal.value.why == "not-this-rulebook"
    assert refusal.value.facts["count"] == 5
    assert "ru-2008" in str(refusal.value)


SPOKEN = {
    "en": "The player takes a card and puts it on the table if he has the gold for it. ",
    "pl": "Gracz dobiera kartę i kładzie ją na stole, jeśli ma na to złoto, a potem nie. ",
    "ru": "Игрок берёт карту и кладёт её на стол, если у него есть золото, а потом нет. ",
}


@pytest.mark.parametrize(
    ("content", "text", "why"),
    [
        ("", "ru", "empty"),
        (" \n\f\n ", "ru", "empty"),
        ("Слов тут мало.", "ru", "empty"),
        (SPOKEN["en"] * 9, "ru", "other-language"),
        (SPOKEN["pl"] * 9, "ru", "other-language"),
        ("7 8 9 " * 100, "pl-2012", "other-language"),
        (SPOKEN["ru"] * 9, "ru", "not-this-rulebook"),
        (f"{SPOKEN['ru']}\n\n" * 4100, "ru", "too-many-parts"),
    ],
)
def test_what_is_no_rulebook_is_refused_and_told(rules: Rulebook, content: str, text: str, why: str) -> None:
    with pytest.raises(BookletRefused) as refusal:
        aligned(rules, content, text, "file")

    assert refusal.value.why == why
    assert str(refusal.value).startswith("file")
