from hypothesis import given
from hypothesis import strategies as st

from rulebook.booklet.file_text import heading_key, in_one_alphabet, tidy
from rulebook.booklet.parts import booklet_parts

KNOWN = frozenset(map(heading_key, ["Гонка за хляб", "1. Първа стъпка", "МЕЛНИЦА", "Pochód"]))

MARKED = """
# Правилник

## Гонка за хляб

Всеки хваща по един чувал.

- Чувалът е празен.
- Чувалът е чужд.

МАЛКО КАРТИНКИ

Още един абзац.

## Друго

1. Първа стъпка.
"""


def texts(file: str) -> dict[str, tuple[str, ...]]:
    return {part.text: part.headings for part in booklet_parts(file, KNOWN)}


def test_paragraphs_and_items_stand_under_the_heading_before_them() -> None:
    found = texts(MARKED)

    assert found["Всеки хваща по един чувал."][0] == "Гонка за хляб"
    assert found["- Чувалът е чужд."] == found["- Чувалът е празен."] == found["Още един абзац."]


def test_capitals_are_no_heading_where_headings_are_marked() -> None:
    marked, unmarked = texts(MARKED), texts(MARKED.replace("#", ""))

    assert marked["Още един абзац."][0] == "Гонка за хляб"
    assert unmarked["Още един абзац."][0] == "МАЛКО КАРТИНКИ"


def test_an_item_of_a_list_that_reads_like_a_heading_is_none_where_headings_are_marked() -> None:
    assert texts(MARKED)["1. Първа стъпка."][0] == "Друго"


def test_a_line_that_our_sections_name_is_a_heading_without_any_mark() -> None:
    found = texts("Увод.\n\nГонка за хляб:\nТук се тича.\n\nДруго изречение.")

    assert found == {
        "Увод.": (),
        "Тук се тича.": ("Гонка за хляб:",),
        "Друго изречение.": ("Гонка за хляб:",),
    }


def test_headings_without_a_word_between_them_all_stand_over_what_follows() -> None:
    (part,) = booklet_parts("## Гонка за хляб\n## Друго\n## Трето\n\nЕдин абзац.", KNOWN)

    assert part.headings == ("Трето", "Друго", "Гонка за хляб")


def test_a_heading_at_the_beginning_of_its_paragraph_is_one() -> None:
    found = texts("УВОД\n\nНещо.\n\nМЕЛНИЦА. Смели един чувал.\n\n- Два не може.")

    assert found["МЕЛНИЦА. Смели един чувал."] == ("МЕЛНИЦА",)
    assert found["- Два не може."] == ("МЕЛНИЦА",)


def test_spliced_columns_are_put_together_again() -> None:
    file = """
## Гонка за хляб

Когато мелничарят заспи, всеки взема по един чувал, и който пръв стиг-

## Pochód

Тук се върви в редица.

не до вратата, печели.

Който падне, чака.

## Край

Стига толкова.
"""

    found = texts(file)

    assert any("пръв стигне до вратата, печели." in text for text in found)
    assert found["Който падне, чака."] == ("Гонка за хляб",)
    assert found["Тук се върви в редица."] == ("Pochód",)
    assert found["Стига толкова."] == ("Край",)


WRAPPED = """
Гонка за хляб
Всеки хваща по един чувал, вдига го на рамо и се затичва към мелни-
цата, без да се оглежда назад, макар че зад него се чува глъчка.
Който стигне, спира.
Следващият ред започва наново и говори за нещо съвсем друго тук.
МЕЛНИЦА. Смели един чувал и го остави до вратата, без да бързаш,
докато дойде следващият.
"""


def test_lines_broken_to_fit_a_page_are_put_together_without_blank_lines() -> None:
    first, second, third = booklet_parts(WRAPPED, KNOWN)

    assert "към мелницата, без да" in first.text
    assert first.text.endswith("Който стигне, спира.")
    assert second.headings == ("Гонка за хляб",)
    assert third.headings == ("МЕЛНИЦА",)
    assert third.text.endswith("без да бързаш, докато дойде следващият.")


def test_lines_that_were_not_broken_are_paragraphs() -> None:
    long = "Тази редица от думи е толкова дълга, че никой не я е пречупвал, " * 2 + "на страница."

    assert [part.text for part in booklet_parts(f"{long} И още.\n{long} И край.", KNOWN)] == [
        f"{long} И още.",
        f"{long} И край.",
    ]


def test_a_short_list_stays_with_the_sentence_that_leads_to_it() -> None:
    short = "Редът е такъв:\n\n1. Чувал\n2. Рамо\n3. Врата"
    long = "Редът е такъв:\n\n" + "\n".join(f"{number}. {'Дълъг чувал. ' * 20}" for number in (1, 2, 3))

    assert [part.text for part in booklet_parts(short, KNOWN)] == [
        "Редът е такъв:\n\n1. Чувал\n\n2. Рамо\n\n3. Врата"
    ]
    assert len(booklet_parts(long, KNOWN)) == 4


def test_a_title_without_a_stop_is_no_sentence_that_breaks_off() -> None:
    title = "Форум » Правила на игри » Всичко останало около игрите » Преводи на любители"

    assert list(texts(f"{title}\n\nпътник написа: ето я книжката.")) == [
        title,
        "пътник написа: ето я книжката.",
    ]


def test_pages_are_counted_by_their_numbers_and_by_form_feeds() -> None:
    numbered = booklet_parts("Един.\n\n- 4 -\n\nДва.\n\n5\n\nТри.", KNOWN)
    fed = booklet_parts("Един.\fДва.\fТри.", KNOWN)

    assert [part.page for part in numbered] == [None, 4, 5]
    assert [part.page for part in fed] == [None, 2, 3]


def test_letters_of_the_other_alphabet_are_mended_for_comparing_only() -> None:
    assert in_one_alphabet("одoлеeт") == "одолеет"
    assert in_one_alphabet("Lannister") == "Lannister"
    assert heading_key("КЛЮЧOВИ ДУМИ (🐉)") == heading_key("Ключови думи")
    (part,) = booklet_parts("Той одoлеe.", KNOWN)
    assert part.text == "Той одoлеe."


def test_marks_of_markdown_and_forums_are_not_shown() -> None:
    assert tidy("**ХАЗНА**. [li]Един _чувал_[/li] <b>и два</b>") == "ХАЗНА. Един чувал и два"
    assert tidy("snake_case stays") == "snake_case stays"


WORD = st.text("абвгдежз", min_size=3, max_size=9)
SENTENCE = st.lists(WORD, min_size=3, max_size=30).map(lambda words: f"{' '.join(words).capitalize()}.")
CHAPTER = st.lists(SENTENCE, min_size=1, max_size=4)


@given(st.lists(CHAPTER, min_size=3, max_size=6))
def test_what_was_put_under_a_heading_is_found_under_it(chapters: list[list[str]]) -> None:
    blocks = [[f"## Глава {number}", *chapter] for number, chapter in enumerate(chapters)]

    parts = booklet_parts("\n\n".join(block for chapter in blocks for block in chapter), frozenset())

    assert [(part.text, part.headings) for part in parts] == [
        (text, (f"Глава {number}",)) for number, chapter in enumerate(chapters) for text in chapter
    ]


@given(st.text(max_size=400))
def test_whatever_is_read_the_parts_are_numbered_and_hold_something(file: str) -> None:
    parts = booklet_parts(file, KNOWN)

    assert [part.number for part in parts] == list(range(len(parts)))
    assert all(part.text.strip() for part in parts)
