"""Why a position, or the start of a game, cannot exist is told in the reader's language."""

import re
from typing import Any

import pytest

from engine.kernel.errors import Impossible
from referee.app.presenters.repair_words import fault_line
from referee.app.presenters.wording import Wording
from referee.session.registry import adapter_of
from referee.words.messages import messages
from referee.words.speech import Speech
from tests.words.message_calls import all_sites
from tests.words.test_keys import NUMBERS

LATIN = re.compile(r"[A-Za-z]{2,}")
FAULTS = [site for site in all_sites() if site.subject == "faults"]
SEVEN = tuple("1234567")

IMPOSSIBLE: dict[str, tuple[str, dict[str, Any]]] = {
    "unique": (
        "hbo",
        {
            "seats": [
                {
                    "id": "stark",
                    "characters": [{"id": one, "card": "hbo-arya-stark", "unique": True} for one in "ab"],
                },
                {"id": "lannister"},
            ]
        },
    ),
    "title": ("lcg", {"seats": [{"id": one, "title": "hand"} for one in ("stark", "martell")]}),
    "same House": (
        "lcg",
        {
            "variant": "three",
            "phase": "challenges",
            "challenge": {"by": "A", "kind": "power"},
            "seats": [{"id": one, "house": "stark"} for one in "ABC"],
        },
    ),
    "order": (
        "kings",
        {
            "options": [6],
            "areas": [
                {"id": "bay", "kind": "sea", "orders": [{"house": "stark", "order": "iron_fleet"}]},
            ],
        },
    ),
    "bribed": (
        "oriflamme",
        {
            "seats": [{"id": "red"}, {"id": "blue"}],
            "row": [[{"card": "red.queen", "face": "down", "bribe": "blue"}]],
        },
    ),
}
SAID = (
    ("unique", "en", "Stark has two copies of the unique Arya Stark in play (hbo.unique.restriction)"),
    ("unique", "bg", "Старк: в игра има две копия на уникалната карта Аря Старк (hbo.unique.restriction)"),
    ("unique", "pl", "Stark: w grze są dwie kopie unikatowej karty Arya Stark (hbo.unique.restriction)"),
    ("unique", "ru", "Старк: в игре две копии уникальной карты Арья Старк (hbo.unique.restriction)"),
    ("title", "en", "the title Hand of the King is in two places (lcg.component.title_figures)"),
    ("title", "ru", "титул в двух местах: Десница Короля (lcg.component.title_figures)"),
    ("same House", "ru", "не сказано, кому брошен вызов: B, C (lcg.challenge.any_opponent)"),
    ("order", "bg", "Старк: няма такава заповед: Железният флот (kings.unique.own-house)"),
    ("order", "ru", "Старки: такого приказа нет: Железный флот (kings.unique.own-house)"),
    ("bribed", "pl", "karta Królowa czerwonych jest przekupiona, a nie jest odkrytą postacią"),
    ("bribed", "ru", "карта Королева красных подкуплена, а это не открытый персонаж"),
)
STARTS: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    (
        "hbo",
        {"plots": {"stark": SEVEN, "lannister": SEVEN[:6]}},
        "ru",
        "Ланнистер: в колоде замыслов",
    ),
    ("lcg", {"houses": ["stark"] * 5}, "bg", "играят от двама до четирима; тук: 5"),
    ("kings", {"houses": ["stark"]}, "pl", "tyle rodów nie może grać: 1"),
    ("kings", {"turn_order": ["stark"]}, "ru", "игровой порядок: каждый Дом называют один раз"),
    ("oriflamme", {"hands": {"red": ["prince"]}}, "ru", "Красные: на руке должно быть карт: 7"),
)


def impossible(game: str, position: dict[str, Any]) -> Impossible:
    """The error that this position brings."""
    adapter = adapter_of(game)
    with pytest.raises(Impossible) as refusal:
        adapter.casebook.position(position, adapter.game.texts[0], ())
    return refusal.value


def test_the_engine_names_more_than_a_hundred_faults_and_each_has_a_sentence() -> None:
    assert len({site.key for site in FAULTS}) > 100
    assert {site.key for site in FAULTS} == set(messages("en", "faults"))


@pytest.mark.parametrize("language", ["bg", "ru"])
def test_no_fault_holds_a_word_in_latin_letters(language: str) -> None:
    speech = Speech(language)
    for site in FAULTS:
        facts = {name: 3 if name in (*NUMBERS, "option", "limit", "wanted") else "х" for name in site.facts}
        assert LATIN.search(speech.tell("faults", site.key, facts)) is None, site
    assert (speech.faults, speech.borrowed) == (set(), set())


@pytest.mark.parametrize(("which", "language", "said"), SAID)
def test_a_fault_calls_seats_cards_titles_and_orders_as_the_reader_does(
    which: str, language: str, said: str
) -> None:
    speech = Speech(language)
    assert said in speech.error(impossible(*IMPOSSIBLE[which]))
    assert (speech.faults, speech.borrowed) == (set(), set())


@pytest.mark.parametrize(("game", "given", "language", "said"), STARTS)
def test_a_game_that_cannot_begin_so_says_why_in_the_readers_language(
    game: str, given: dict[str, Any], language: str, said: str
) -> None:
    adapter = adapter_of(game)
    with pytest.raises(Impossible) as refusal:
        adapter.new(adapter.game.texts[0], given)
    assert f": {said}" in Wording(language).error(refusal.value)
    assert refusal.value.says == "impossible_start"


@pytest.mark.parametrize("which", IMPOSSIBLE)
def test_a_line_that_tells_the_first_fault_tells_it_as_the_whole_error_does(which: str) -> None:
    wording = Wording("ru")
    error = impossible(*IMPOSSIBLE[which])
    first = fault_line(error, wording)
    assert first.startswith("Этого быть не может: ")
    assert first.partition(": ")[2] in wording.error(error)


def test_whatever_language_the_screen_speaks_the_faults_are_those_of_the_game_of_the_position() -> None:
    speech = Speech("ru")
    speech.game = "hbo"
    assert "Старки: такого приказа нет" in speech.error(impossible(*IMPOSSIBLE["order"]))
