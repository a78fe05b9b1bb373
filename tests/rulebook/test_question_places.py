"""The trained spaces fit the rules that the program comes with."""

from __future__ import annotations

from collections import Counter

from rulebook.asking.meaning_space import (
    SEVERAL,
    alike,
    direction,
    filed_under,
    meaning_spaces,
    packed,
    pieces,
    placed,
    tokens,
)
from rulebook.database.store import Rulebook


def test_each_rule_lies_somewhere_in_both_spaces(rules: Rulebook) -> None:
    spaces = meaning_spaces()

    assert set(rules.ids()) == set(spaces.words.rules) == set(spaces.pieces.rules)


def test_a_misspelt_question_points_nearly_where_the_right_one_does() -> None:
    rows = {piece: placed(row) for piece, row in meaning_spaces().pieces.rows("en")}
    right, wrong, other = (
        direction(Counter(pieces(question, "en")), rows)
        for question in (
            "does a duplicate save my character",
            "does a dupplicate save my charakter",
            "which player reveals the plot first",
        )
    )

    assert right
    assert wrong
    assert other
    assert alike(right, packed(wrong.parts)) > 0.6 > alike(right, packed(other.parts))


def test_questions_without_a_known_word_point_nowhere() -> None:
    rows = {token: placed(row) for token, row in meaning_spaces().words.rows("en")}

    assert direction(Counter(tokens("zzyzx qwrtplk", "en")), rows) is None


def test_slavic_words_that_sound_alike_share_their_pieces() -> None:
    polish, russian, bulgarian = (
        set(pieces(word, of)) for word, of in (("siła", "pl"), ("сила", "ru"), ("сила", "bg"))
    )
    shared = polish & russian & bulgarian

    assert {filed_under(piece, "pl") for piece in shared} == {SEVERAL}
    assert not shared & set(pieces("sila", "en"))


def test_a_question_in_one_slavic_language_points_where_its_like_in_another_does() -> None:
    space = meaning_spaces().pieces
    places = [
        direction(
            Counter(pieces(question, language)),
            {piece: placed(row) for of in (language, SEVERAL) for piece, row in space.rows(of)},
        )
        for question, language in (
            ("колко карти тегля", "bg"),
            ("сколько карт тянуть", "ru"),
            ("кой печели при равенство", "bg"),
        )
    ]
    first, alike_first, other = places

    assert first
    assert alike_first
    assert other
    assert alike(first, packed(alike_first.parts)) > alike(first, packed(other.parts))
