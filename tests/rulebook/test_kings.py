"""A Clash of Kings is told in full in each of its languages, and its gaps are named."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from rulebook.commands import page_of
from rulebook.content.books import read_book
from rulebook.content.files import CONTENT
from rulebook.content.models import Book, Section
from rulebook.database.store import Rulebook
from rulebook.render import section_text
from rulebook.search.ranking import search

LANGUAGES = ("en", "bg", "pl", "ru")
CHAPTERS = {
    "01-scope": 5, "02-martell": 6, "03-house-cards": 4, "04-fortifications": 16, "05-siege-engines": 14,
    "06-ports": 31, "07-one-time-orders": 19, "08-common-orders": 9, "09-unique-orders": 29,
    "10-not-covered": 14,
}  # fmt: skip
SETTINGS = {
    "fort_when_defenders_destroyed": "kings.fort.destroyed-units",
    "call_builds_fortification": "kings.fort.other-orders",
    "siege_against_neutral": "kings.siege.neutral",
    "retreat_into_port": "kings.port.retreat",
    "transport_from_port": "kings.port.transport",
    "ships_of_abandoned_port": "kings.port.abandoned",
    "capture_with_few_ships": "kings.port.capture-partial",
    "orders_in_captured_port": "kings.port.capture-orders",
    "land_units_raid_port": "kings.port.raided",
    "one_time_symbols": "kings.onetime.symbols-derived",
    "forced_march_donor_orders": "kings.forced.donors",
    "iron_fleet_one_order": "kings.ironfleet.quantity",
    "iron_fleet_plunder": "kings.ironfleet.quantity",
    "young_wolf_into_neutral": "kings.youngwolf.no-battle",
    "scorpion_sees_hand": "kings.scorpion.effect",
    "lion_binds_only_named": "kings.lion.support",
}
DESCRIPTIVE = {
    "kings.scope.draft", "kings.options.list", "kings.martell.components-for-six", "kings.martell.only-six",
    "kings.cards.new-set", "kings.cards.back-crown", "kings.fort.purpose", "kings.port.defence-useless",
    "kings.onetime.purpose",
}  # fmt: skip
HEADINGS = {
    "Дополнение Битва королей к Игре престолов", "Игровые опции", "Компоненты", "Опция 1. Дом Мартеллов",
    "Подготовка к игре на шесть игроков", "Условие победы в игре на шесть человек",
    "Опция 2. Новые карты Домов", "Опция 3. Укрепления", "Постройка Укреплений", "Действие Укреплений",
    "Покинутые Укрепления", "Опция 4. Осадные орудия", "Действие Осадных орудий",
    "Опция 5. Порты Вестероса", "Использование Портов", "Опция 6. Жетоны Одноразовых приказов",
    "Игра с Одноразовыми приказами", "Два жетона приказов в одной области",
    "Использование Одноразовых приказов", "Призыв", "Доставка Снабжения", "Форсированный марш",
    "Уникальные Одноразовые приказы", "Дом Грейджоев: Железный флот", "Дом Старков: Молодой волк",
    "Дом Тиреллов: Могущество Хайгардена", "Дом Мартеллов: Жало скорпиона",
    "Дом Ланнистеров: Коварство льва", "Дом Баратеонов: Воля Рглора",
}  # fmt: skip
NOT_STATED = {
    "en": "not stated in the rules|not covered by the source",
    "bg": "не е казано в правилата|източникът мълчи",
    "pl": "zasady(?:, które tu mamy,)? (?:o tym )?(?:częściowo )?milczą|źródło milczy",
    "ru": "в правилах(?:, которые у нас есть,)? (?:этого )?не сказано|источник молчит",
}
NOT_COVERED = {
    "en": "not covered by the source",
    "bg": "източникът мълчи",
    "pl": "źródło milczy",
    "ru": "источник молчит",
}
RULE = re.compile(r"`(kings\.[^`]+)`")


@pytest.fixture(scope="module")
def book() -> Book:
    return read_book(CONTENT / "kings")


def sections(book: Book, language: str) -> dict[str, Section]:
    return {section.id: section for section in book.sections if section.language == language}


@cache
def found(rules: Rulebook, words: str) -> list[str]:
    return [hit.id for hit in search(rules, words, game="kings")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_all_its_sections(book: Book, language: str) -> None:
    chapters = {found.name: len(found.sections) for found in book.chapters if found.language == language}

    assert chapters == CHAPTERS
    assert len(sections(book, language)) == sum(CHAPTERS.values()) == 147


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_tells_the_same_sections_in_the_same_order(book: Book, language: str) -> None:
    assert list(sections(book, "en")) == list(sections(book, language))


def test_what_is_stated_derived_and_silent_is_counted(book: Book) -> None:
    bases = Counter(section.basis for section in sections(book, "en").values())

    assert bases == {"stated": 117, "derived": 4, "silent": 26}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_silent_section_says_that_it_is_not_stated(book: Book, language: str) -> None:
    silent = [section for section in sections(book, language).values() if section.basis == "silent"]
    words = re.compile(NOT_STATED[language])

    assert [section.id for section in silent if not words.search(section.judge_note.lower())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_decided_in_silence_says_so(book: Book, language: str) -> None:
    silent = [asked for asked in book.questions if asked.language == language and asked.basis == "silent"]
    words = re.compile(NOT_STATED[language])

    assert len(silent) == 39
    assert [asked.id for asked in silent if not words.search(asked.ruling.lower())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gap_says_that_the_source_does_not_cover_it(book: Book, language: str) -> None:
    gaps = [section for rule, section in sections(book, language).items() if rule.startswith("kings.gap.")]

    assert {section.chapter for section in gaps} == {"10-not-covered"}
    assert {(section.kind, section.basis) for section in gaps} == {("descriptive", "silent")}
    assert [section.id for section in gaps if NOT_COVERED[language] not in section.rule.lower()] == []


def test_what_only_describes_is_marked(book: Book) -> None:
    descriptive = {section.id for section in sections(book, "en").values() if section.kind == "descriptive"}

    assert {rule for rule in descriptive if not rule.startswith("kings.gap.")} == DESCRIPTIVE


def test_every_section_names_a_heading_of_the_draft_and_no_page(book: Book) -> None:
    sources = {source for section in book.sections for source in section.sources}

    assert [text.id for text in book.game.texts] == ["ru-draft"]
    assert {source.text for source in sources} == {"ru-draft"}
    assert {source.heading for source in sources} == HEADINGS
    assert {source.page for source in sources} == {""}


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_every_section_has_a_title_of_its_own(book: Book, language: str) -> None:
    titles = Counter(section.titles.get(language) for section in sections(book, "en").values())

    assert [title for title, times in titles.items() if title is None or times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_section_is_told_in_its_language_and_its_title_is_that_of_the_list(
    book: Book, language: str
) -> None:
    english, translated = sections(book, "en"), sections(book, language)

    assert [
        rule
        for rule, one in translated.items()
        if one.rule == english[rule].rule or one.force == english[rule].force
    ] == []
    assert [rule for rule, one in translated.items() if one.title != english[rule].titles[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_judge_note_stands_in_every_language_or_in_none(book: Book, language: str) -> None:
    english, other = sections(book, "en"), sections(book, language)

    assert [rule for rule in english if bool(english[rule].judge_note) != bool(other[rule].judge_note)] == []


def test_every_rule_that_is_named_exists(book: Book) -> None:
    known = set(sections(book, "en"))
    named = [(section.id, other) for section in book.sections for other in section.related]
    named += [(term.id, rule) for term in book.terms for rule in term.rules]
    named += [(words.rule, words.rule) for words in book.asked]
    named += [(asked.id, rule) for asked in book.questions for rule in asked.rules]
    named += [(setting.name, rule) for setting in book.game.settings for rule in setting.rules]

    assert [(where, rule) for where, rule in named if rule not in known] == []
    assert [section.id for section in book.sections if section.id in section.related] == []


def test_every_rule_a_page_names_exists(book: Book) -> None:
    there = sections(book, "en")
    pages = {page: RULE.findall(page.read_text(encoding="utf-8")) for page in CONTENT.glob("kings/*/*.md")}

    assert sum(map(len, pages.values())) > 100
    assert [(page, rule) for page, named in pages.items() for rule in named if rule not in there] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["11-sheets.md", "12-printings.md"])
def test_tables_name_the_same_rules_and_settings_in_each_language(page: str, language: str) -> None:
    english, other = ((CONTENT / "kings" / spoken / page).read_text("utf-8") for spoken in ("en", language))
    setting = re.compile(r"^\| [^|]+ \(([a-z_]+)\) \| `kings", re.MULTILINE)

    assert Counter(RULE.findall(english)) == Counter(RULE.findall(other))
    assert setting.findall(english) == setting.findall(other)


def test_terms_and_questions_are_complete(book: Book) -> None:
    assert len(book.terms) == len({term.id for term in book.terms}) == 99
    assert [term.id for term in book.terms if set(term.forms) != {"en", "bg", "pl", "ru"}] == []
    assert [term.id for term in book.terms if not term.rules] == []
    assert [words.rule for words in book.asked if set(words.words) != {"en", "bg", "pl", "ru"}] == []
    assert Counter(asked.language for asked in book.questions) == dict.fromkeys(LANGUAGES, 88)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_rests_on_the_same_rules_in_each_language(book: Book, language: str) -> None:
    english, other = (
        [(asked.id, asked.basis, asked.rules) for asked in book.questions if asked.language == spoken]
        for spoken in ("en", language)
    )

    assert english == other


def test_the_settings_are_the_points_a_table_may_settle(book: Book) -> None:
    named = {setting.name.rpartition("(")[2].rstrip(")"): setting.rules[0] for setting in book.game.settings}
    notes = {rule: sections(book, "en")[rule].judge_note.lower() for rule in named.values()}

    assert named == SETTINGS
    assert [rule for rule, note in notes.items() if not re.search(NOT_STATED["en"], note)] == []


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("may I look at next turn's Westeros cards", "kings.gap.westeros-variant"),
        ("how does the battle variant choose cards", "kings.gap.battle-variant"),
        ("which sea does Winterfell's port open on", "kings.gap.port-places"),
        ("may the Young Wolf enter neutral King's Landing", "kings.gap.neutral-forces"),
        ("do I win with my sixth city in a game of five", "kings.gap.victory-fewer"),
        ("what do the new House cards say", "kings.gap.crowned-cards"),
        ("where does Martell start", "kings.gap.overlays"),
        ("можно ли смотреть карты Вестероса следующего хода", "kings.gap.westeros-variant"),
        ("как выбирают карты в варианте битвы", "kings.gap.battle-variant"),
        ("в какое море выходит порт Винтерфелла", "kings.gap.port-places"),
        ("можно ли Молодому волку в нейтральную Королевскую Гавань", "kings.gap.neutral-forces"),
        ("шестой город впятером это победа", "kings.gap.victory-fewer"),
    ],
)
def test_what_the_source_does_not_cover_is_found_and_says_so(
    rules: Rulebook, book: Book, words: str, rule: str
) -> None:
    language = "ru" if re.search("[а-я]", words) else "en"
    section = sections(book, language)[rule]

    assert found(rules, words)[0] == rule
    assert NOT_COVERED[language] in f"{section.rule} {section.judge_note}".lower()


def test_no_report_is_given_for_a_rule(book: Book) -> None:
    """What other pages are said to tell stands in judge notes, never in a rule."""
    reported = re.compile("[Rr]eported|[Сс]ообщают|[Pp]odaje się")

    assert [section.id for section in book.sections if reported.search(section.rule)] == []
    assert [section.id for section in book.sections if reported.search(section.judge_note)] != []


def test_every_form_of_every_term_leads_to_a_rule_of_its_term(rules: Rulebook, book: Book) -> None:
    forms = [(form, term) for term in book.terms for forms in term.forms.values() for form in forms]

    assert len(forms) > 1000
    assert [form for form, term in forms if not set(found(rules, form)[:5]) & set(term.rules)] == []


def test_every_everyday_word_leads_to_its_rule(rules: Rulebook, book: Book) -> None:
    words = [
        (word, asked.rule) for asked in book.asked for phrases in asked.words.values() for word in phrases
    ]

    assert [word for word, rule in words if rule not in found(rules, word)[:2]] == []


def test_every_title_finds_its_section(rules: Rulebook, book: Book) -> None:
    titles = [(title, section.id) for section in book.sections for title in section.titles.values()]

    assert [title for title, rule in dict.fromkeys(titles) if rule not in found(rules, title)[:3]] == []


def test_every_hard_question_finds_a_rule_it_rests_on(rules: Rulebook, book: Book) -> None:
    lost = [one.id for one in book.questions if not set(found(rules, one.question)[:3]) & set(one.rules)]

    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_fits_eighty_columns(rules: Rulebook, language: str) -> None:
    pages = [section_text(page_of(rules, rule, language)) for rule in rules.ids("kings")]

    assert [line for page in pages for line in page.splitlines() if len(line) > 80] == []


def test_a_rule_is_read_in_russian_where_that_is_asked(rules: Rulebook) -> None:
    section = rules.section("kings.siege.no-retreat", "ru")

    assert (section.language, section.title) == ("ru", "Осадное орудие не отступает")
    asked = rules.question("kings.q029", "ru")
    assert asked is not None
    assert asked.ruling == "Нет. Можно сделать на Порт Набег или взять его землю."


def test_a_rule_is_read_in_polish_where_that_is_asked(rules: Rulebook) -> None:
    section = rules.section("kings.siege.no-retreat", "pl")

    assert (section.language, section.title) == ("pl", "Machina oblężnicza nigdy się nie wycofuje")
    asked = rules.question("kings.q029", "pl")
    assert asked is not None
    assert asked.ruling == "Nie; mogą najechać port albo zdobyć jego ląd."
