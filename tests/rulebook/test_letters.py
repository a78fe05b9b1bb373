"""A word is recognised in other letters, on another keyboard and with other endings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook.text.letters import look_alikes, other_layouts, sound, sounds_like
from rulebook.text.stems import bulgarian_stems, fold, stems, words


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("pfcflf", "засада"),  # Russian keyboard
        (";tnjys", "жетоны"),
        ("'aatrn", "эффект"),
        ("pdidod", "засада"),  # Bulgarian keyboard
        ("ыеуфдер", "stealth"),
        ("ылкнещыс", "skrytosc"),
    ],
)
def test_the_keys_of_another_keyboard_are_read(typed: str, meant: str) -> None:
    assert [meant] in list(other_layouts(typed))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("зacaдa", "засада"), ("оbszаr", "obszar"), ("0бласть", "область"), ("ctek", "стек")],
)
def test_letters_that_look_alike_are_told_apart(typed: str, meant: str) -> None:
    assert meant in look_alikes(typed)


@pytest.mark.parametrize("word", ["trap", "засада", "15", "a", "rhllor"])
def test_a_word_of_one_alphabet_with_its_own_letters_is_left_alone(word: str) -> None:
    assert list(look_alikes(word)) == []


@pytest.mark.parametrize(
    ("word", "language", "typed"),
    [
        ("жетон", "bg", "zheton jeton žeton"),
        ("сблъсък", "bg", "sblasak sblusuk sblysyk"),
        ("надмощие", "bg", "nadmoshtie"),
        ("първи", "bg", "parvi purvi pyrvi"),
        ("тегля", "bg", "teglya teglia teglq"),
        ("двойник", "bg", "dvoynik dvoinik"),
        ("четири", "bg", "chetiri 4etiri"),
        ("скрытность", "ru", "skrytnost skritnost"),
        ("первый", "ru", "pervyj perviy pervyy"),
        ("осадная", "ru", "osadnaya osadnaja"),
        ("вражда", "ru", "vrazhda vražda"),
    ],
)
def test_a_word_is_heard_in_latin_letters(word: str, language: str, typed: str) -> None:
    heard = sound(word, language)

    assert [one for one in typed.split() if heard not in sounds_like(one, language)] == []


@pytest.mark.parametrize(
    "forms",
    [
        "засада засадата засадите",
        "двойник двойника двойникът двойници двойниците",
        "сблъсък сблъсъка сблъсъкът сблъсъци",
        "изчисти изчиства изчистят изчистен изчистени изчистената",
        "военен военни военния военният",
        "герой героя героят герои героите",
        "карта карти картата картите",
        "пристанище пристанища пристанището",
        "обсадна обсаден обсадни обсадната",
        "намерение намерения намеренията",
    ],
)
def test_the_forms_of_a_bulgarian_word_share_a_stem(forms: str) -> None:
    assert frozenset.intersection(*map(bulgarian_stems, forms.split()))


def test_words_that_differ_keep_different_stems() -> None:
    apart = ("засада", "надмощие", "прослава", "герой", "карта", "защитник", "играч", "злато", "символ")

    assert len({min(bulgarian_stems(word)) for word in apart}) == len(apart)


def test_a_breve_makes_a_letter_and_no_diacritic() -> None:
    assert fold("Йод Ёж Żółw") == "йод еж zolw"


@given(st.text(max_size=30))
def test_whatever_is_typed_has_words_stems_and_sounds(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    for word in words(text):
        assert all(stems(word, language) for language in ("en", "bg", "pl", "ru"))
        list(look_alikes(word))
        sounds_like(word, "bg")
    list(other_layouts(text))


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("żetonów", "zetonow"),
        ("zagrałem", "zagralem"),
        ("odrzucić", "odrzucic"),
        ("klęczącą", "kleczaca"),
        ("zginęła", "zginela"),
    ],
)
def test_a_polish_word_typed_without_its_diacritics_has_a_stem_of_the_written_one(
    written: str, typed: str
) -> None:
    assert stems(written, "pl") & stems(typed, "pl")


def test_polish_endings_are_cut_with_and_without_diacritics() -> None:
    assert stems("zetonow", "pl") == stems("żetonów", "pl") == stems("żeton", "pl") == {"zeton"}
    assert stems("kleczaca", "pl") == stems("klęczy", "pl") == {"klecz"}
    assert stems("rów", "pl") == {"row"}
