"""What may stand at the cursor: what is legal first, then the table, then the catalogue; in any language."""

from __future__ import annotations

import pytest

from referee.notation.completion.completions import complete
from referee.notation.formatter import word_in
from referee.notation.parser.commands import command_words
from referee.notation.parser.lexicon import lexicon
from referee.session.session import Session
from tests.kit.notation import ready, session
from tests.speech.spoken_lines import session_at


def texts(line: str, at: Session | None = None) -> list[str]:
    return [one.text for one in complete(line, len(line), at or session())]


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("", "military"),
        ("lannister mil", "military"),
        ("stark de", "defends"),
        ("stark defends ar", "arya-stark"),
        ("stark defends arya-stark, gu", "guard"),
        ("stark plays jon sn", "jon-snow"),
        ("stark plays longclaw on ary", "arya-stark"),
        ("lannister military the-hound st", "stealth"),
        ("lannister event lions-cunning pay 2: kne", "kneel"),
        ("lannister event lions-cunning: kneel ary", "arya-stark"),
        ("kill arya; dr", "draw"),
        ("stark reveals ", '"The Old Gods"'),
        ("stark first lan", "lannister"),
        ("tell the-hound str", "strength"),
        ("set stark.go", "stark.gold"),
        ("decide hbo.action.wi", "hbo.action.window_order"),
        ("lannister won mil", "military"),
        ("пас", "пасува"),
        ("старк защи", "защитници"),
        ("старк защитава аря", "arya-stark"),
        ("spa", "spasować"),
        ("deffends", "defends"),
        ("зфыы", "pass"),
    ],
)
def test_a_beginning_is_completed(line: str, first: str) -> None:
    assert first in texts(line)[: 6 if not line else 1]


def test_legal_verbs_come_before_the_others() -> None:
    verbs = [one for one in complete("", 0, session()) if one.what == "verb"]

    assert {one.text for one in verbs[:5]} <= {
        "military",
        "intrigue",
        "power",
        "pass",
        "end",
        "plays",
        "event",
    }
    assert [one.rank for one in verbs] == sorted(one.rank for one in verbs)


def test_cards_meant_come_first_then_the_table_then_the_catalogue() -> None:
    found = complete("stark plays ", 12, session())
    ranks = [one.rank for one in found]

    assert [one.text for one in found[:2]] == ["longclaw", "jon-snow"]
    assert ranks == sorted(ranks)
    assert "eddard-stark" in texts("stark plays edd")


def test_what_stands_behind_the_cursor_is_left_alone() -> None:
    [first, *_] = complete("stark def arya-stark", 9, session())

    assert (first.text, first.start, first.end) == ("defends", 6, 9)


def test_stealth_is_offered_only_to_attackers_who_have_it() -> None:
    here = ready()

    assert "stealth" not in texts("lannister military hound st", here)
    assert texts("lannister intrigue tywin, cersei st", here)[0] == "stealth"
    assert texts("lannister intrigue tywin, cersei stealth ", here)[0] == "cersei"


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_a_screen_offers_words_of_its_own_language_alone(language: str) -> None:
    """Whatever the language a word is begun in, it is completed to the word of the screen."""
    here = session()
    for begun in ("def", "защи", "обор", "spa", "пас", "pas", "atak", "st", "ст"):
        found = complete(begun, len(begun), here, language)
        verbs = [one.text for one in found if one.what == "verb"]
        assert [one for one in verbs if not spoken_in(one, language)] == []


def spoken_in(word: str, language: str) -> bool:
    """Whether a verb of the game or a command is written so in the language."""
    hbo = lexicon("hbo")
    forms = [hbo.said(form) for form in (*hbo.grammar.forms, *hbo.grammar.effects)]
    said = (*forms, *command_words().values())
    return any(word_in(one, language) == word for one in said if one)


def test_what_is_begun_in_another_language_is_understood_on_every_screen() -> None:
    for language, word in (("en", "pass"), ("bg", "пасува"), ("pl", "pasuje")):
        for begun in ("pas", "пас", "spa"):
            found = complete(begun, len(begun), session(), language)
            assert word in [one.text for one in found], (language, begun)


def test_who_fights_comes_first_where_any_card_in_play_may_be_meant() -> None:
    here = session_at("hbo-actions")
    line = "lannister event insidious ways on "

    offered = texts(line, here)

    assert {offered.index("hound"), offered.index("jon")} == {0, 1}
