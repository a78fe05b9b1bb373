"""The same move typed in English, Bulgarian, Polish and Russian; what a slip is answered with."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.corrections import Correct
from engine.kernel.decisions import Move
from engine.oriflamme import declarations
from engine.oriflamme import moves as m
from engine.oriflamme.adapter import ADAPTER
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.table import CARDS, FAMILIES, OriflammeTable
from referee.notation.completion.completions import complete
from referee.notation.formatter import line_of
from referee.notation.parser.errors import ParseError
from referee.notation.parser.lexicon import lexicon
from referee.notation.parser.parse import parse
from referee.session.session import Session
from tests.kit.oriflamme import events, planning
from tests.oriflamme.test_words import named, speaking

ROW = "red.queen^ | red.prince~2 | blue.cutthroat^ | green.felon^ | blue.trap~ < blue.apothecary~1"
HERE = events(ROW, at="red.prince")
LAYING = planning("red.queen^ | blue.trap~ | green.felon^", to_act="red", round=2)
LANGUAGES = ("en", "bg", "pl", "ru")


def at(table: OriflammeTable) -> Session:
    return Session(ADAPTER, table, ORIFLAMME.texts, nothing)


def nothing(*entry: Any) -> None:
    """Nothing is kept."""


LINES: tuple[tuple[OriflammeTable, Move, tuple[str, ...]], ...] = (
    (
        LAYING,
        m.Place(by="red", card="schemer", where="left"),
        (
            "red lays schemer at the left end",
            "червените слагат интригантка в левия край",
            "czerwoni kładą intrygantkę na lewym końcu",
            "красные кладут интриганку к левому краю",
        ),
    ),
    (
        LAYING,
        m.Place(by="red", where="right"),
        (
            "red lays a card right",
            "червени слага карта отдясно",
            "czerwony kładzie kartę z prawej",
            "красный кладет карту справа",
        ),
    ),
    (
        LAYING,
        m.Place(by="red", card="trap", where="on", on="red.queen"),
        (
            "red places trap on red queen",
            "червени поставят капан върху кралица на червените",
            "czerwoni wykładają pułapkę na królową czerwonych",
            "красные выкладывают ловушку поверх королева красных",
        ),
    ),
    (
        LAYING,
        m.PassPlanning(by="red"),
        ("red passes", "червени пасуват", "czerwoni nie kładą karty", "красные пасуют"),
    ),
    (
        HERE,
        m.Keep(by="red", card="red.2"),
        (
            "red keeps red 2",
            "червени оставят червена 2",
            "czerwoni zostawiają czerwona 2",
            "красные оставляют красная 2",
        ),
    ),
    (
        HERE,
        m.Activate(by="red", card="red.2", shows="prince", twin=m.TwinPlace(where="on", on="red.queen")),
        (
            "red opens red 2 as prince twin on red queen",
            "червени отварят червена 2 като принц близнак върху кралица на червените",
            "czerwoni odkrywają czerwoną 2 jako książę bliźniak na królową czerwonych",
            "красные открывают красную 2 как принц близнец на королеву красных",
        ),
    ),
    (
        HERE,
        m.Activate(by="red", card="red.2", shows="prince", twin=m.TwinPlace(where="left")),
        (
            "red opens red 2 as prince twin left",
            "червени активират червена 2 като принц близнак отляво",
            "czerwoni aktywują czerwoną 2 jako książę bliźniak z lewej",
            "красные активируют красную 2 как принц близнец слева",
        ),
    ),
    (
        HERE,
        m.Activate(by="blue", card="blue.3", shows="combination", step_by_step=True),
        (
            "blue opens blue 3 as combination stepwise",
            "сините отварят синя 3 като комбинация стъпка по стъпка",
            "niebiescy odkrywają niebieską 3 jako kombinacja krok po kroku",
            "синие открывают синюю 3 как комбинация по шагам",
        ),
    ),
    (
        HERE,
        m.ApplyCard(by="blue", card="blue.cutthroat", target="green.felon"),
        (
            "blue applies blue cutthroat against felon",
            "сините изпълняват главореза срещу престъпника",
            "niebiescy stosują zbira przeciw przestępcy",
            "синие применяют головореза против преступника",
        ),
    ),
    (
        HERE,
        m.Activate(
            by="blue",
            card="blue.3",
            shows="replacement",
            target="red.2",
            target_shows="prince",
            substitute="set_aside",
        ),
        (
            "blue opens blue 3 as replacement against red 2 showing prince substitute set aside",
            "сини отварят синя 3 като подмяна срещу червена 2 там принц заместник от заделените",
            "niebiescy odkrywają niebieską 3 jako podmiana przeciw czerwona 2 tam książę zastępca odłożone",
            "синие открывают синюю 3 как подмена против красная 2 там принц замена из отложенных",
        ),
    ),
    (
        HERE,
        m.Activate(by="blue", card="blue.3", shows="bribe", bribe="green.felon"),
        (
            "blue opens blue 3 as bribe bribing green felon",
            "сини отварят синя 3 като подкуп подкупвайки престъпник на зелените",
            "niebiescy odkrywają niebieska 3 jako przekupstwo przekupując przestępcę zielonych",
            "синие открывают синяя 3 как подкуп подкупая преступника зелёных",
        ),
    ),
    (
        HERE,
        m.Combine(by="blue", card="blue.cutthroat", target="green.felon"),
        (
            "blue combines cutthroat against felon",
            "сини комбинират главорез срещу престъпник",
            "niebiescy kombinują zbira przeciw przestępcy",
            "синие комбинируют головореза против преступника",
        ),
    ),
    (
        HERE,
        m.Combine(by="blue", token="take"),
        (
            "blue combines token take",
            "сини комбинират жетон вземат",
            "niebiescy kombinują żeton zabierają",
            "синие комбинируют жетон забрать",
        ),
    ),
    (
        HERE,
        m.Skip(by="red", card="red.2"),
        (
            "red skips red 2",
            "червени пропускат червена 2",
            "czerwoni pomijają czerwoną 2",
            "красные пропускают красная 2",
        ),
    ),
    (
        HERE,
        m.TakeTokens(by="red", card="red.2"),
        (
            "red takes tokens red 2",
            "червени вземат жетоните червена 2",
            "czerwoni zdejmują żetony czerwona 2",
            "красные снимают жетоны красная 2",
        ),
    ),
    (
        HERE,
        m.SetDirection(by="red", direction="right_to_left"),
        (
            "red turns marker right to left",
            "червени обръщат маркера отдясно наляво",
            "czerwoni obracają znacznik od prawej do lewej",
            "красные поворачивают маркер справа налево",
        ),
    ),
    (
        HERE,
        declarations.KnowRowCard(card="red.2", name="queen"),
        (
            "tell red 2 as queen",
            "казваме червена 2 като кралица",
            "podajemy czerwona 2 jako królowa",
            "сообщить красная 2 как королева",
        ),
    ),
    (
        HERE,
        declarations.KnowCards(seat="green", zone="set_aside", cards=("queen", "trap", "bribe")),
        (
            "show green set aside queen, trap, bribe",
            "показват зелени заделени кралица, капан, подкуп",
            "pokazują zieloni odłożone królowa, pułapka, przekupstwo",
            "показывают зелёные отложенные королева, ловушка, подкуп",
        ),
    ),
    (
        HERE,
        Correct(of="green", field="influence", value=4, reason="17"),
        (
            "set green influence 4 because 17",
            "поправка зелени влияние 4 защото 17",
            "poprawka zieloni wpływ 4 ponieważ 17",
            "поправка зелёные влияние 4 потому что 17",
        ),
    ),
)


@pytest.mark.parametrize(("table", "meant", "lines"), LINES)
def test_a_move_is_typed_in_four_languages(
    table: OriflammeTable, meant: Move, lines: tuple[str, ...]
) -> None:
    for line in lines:
        assert parse(line, at(table)) == meant, line


@pytest.mark.parametrize(("table", "meant", "lines"), LINES)
def test_a_move_is_printed_in_words_of_one_language_and_read_again(
    table: OriflammeTable, meant: Move, lines: tuple[str, ...]
) -> None:
    for language in LANGUAGES:
        line = line_of(meant, at(table), table, language)
        assert parse(line, at(table)) == meant, line
        cyrillic = any("а" <= letter.casefold() <= "я" for letter in line)
        latin = any("a" <= letter.casefold() <= "z" for letter in line)
        assert (cyrillic, latin) == ((True, False) if language in ("bg", "ru") else (False, True)), line


@pytest.mark.parametrize("language", ["bg", "pl", "ru"])
def test_a_card_and_a_family_are_typed_as_the_screen_shows_them(language: str) -> None:
    words = lexicon("oriflamme").words
    speech = speaking(language)
    for name in CARDS:
        assert speech.word(f"card-{name}").casefold() == words.values[name][language][0]
    for family in FAMILIES:
        assert speech.word(f"house-{family}").casefold() in words.houses[family][language]
    for card in HERE.all_cards():
        shown = named(speech, card.called)
        assert parse(f"red {VERB[language]} {shown}", at(HERE)) == m.Skip(by="red", card=card.called), shown


VERB = {"bg": "пропускат", "pl": "pomijają", "ru": "пропускают"}


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("червени оставяат червена 2", "червени оставят червена 2"),
        ("czerwoni zostawjają czerwona 2", "czerwoni zostawiają czerwona 2"),
    ],
)
def test_a_line_with_a_slip_is_read_as_the_line_that_was_meant(line: str, meant: str) -> None:
    assert parse(line, at(HERE)) == parse(meant, at(HERE))


def test_of_a_worse_slip_the_moves_it_may_mean_are_asked_about() -> None:
    with pytest.raises(ParseError) as asked:
        parse("червени осттавят червена 2", at(HERE))
    assert [one.line for one in asked.value.offers] == ["red activates red.2", "red keeps red.2"]


KEPT = m.Keep(by="red", card="red.2")
OPENED = m.Activate(by="red", card="red.2")
PRINCE = m.Activate(by="red", card="red.2", shows="prince", twin=m.TwinPlace(where="left"))
STRIKES = events(ROW, at="blue.cutthroat")
STRUCK = m.ApplyCard(by="blue", card="blue.cutthroat", target="green.felon")


@pytest.mark.parametrize(
    ("table", "meant", "lines"),
    [
        (
            HERE,
            KEPT,
            ("red keeps", "червените оставят картата си затворена", "czerwoni zostawiają swoją kartę"),
        ),
        (HERE, KEPT, ("red leaves red 2 face down", "Червените оставят картата Червена 2 затворена")),
        (HERE, KEPT, ("czerwoni: zostawiają kartę Czerwona 2 zakrytą", "красные оставляют карту закрытой")),
        (
            HERE,
            OPENED,
            ("red opens", "червени отварят картата си", "czerwoni odkrywają", "красный открывает"),
        ),
        (HERE, PRINCE, ("red opens as prince, twin left", "червените отварят като принц, близнакът вляво")),
        (HERE, PRINCE, ("czerwoni odkrywają czerwoną 2 jako księcia, bliźniak po lewej stronie",)),
        (STRIKES, STRUCK, ("blue applies against felon", "blue eliminates felon with cutthroat")),
        (STRIKES, STRUCK, ("сините премахват престъпника", "сините премахват престъпника с главореза")),
        (STRIKES, STRUCK, ("niebiescy eliminują przestępcę zbirem", "niebiescy eliminują przestępcę")),
        (STRIKES, STRUCK, ("синие устраняют преступника головорезом", "синие применяют против преступника")),
    ],
)
def test_the_one_card_at_the_pointer_need_not_be_named(
    table: OriflammeTable, meant: Move, lines: tuple[str, ...]
) -> None:
    for line in lines:
        assert parse(line, at(table)) == meant, line


@pytest.mark.parametrize(
    "line", ["blue keeps", "сините отварят", "niebiescy eliminują przestępcę", "синие применяют"]
)
def test_who_is_not_asked_has_to_say_which_card(line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, at(HERE))


@pytest.mark.parametrize(
    "line", ["red lays", "червени слагат карта", "czerwoni kładą", "красные кладут карту"]
)
def test_who_does_not_say_where_is_asked_where_and_not_which_card(line: str) -> None:
    with pytest.raises(ParseError) as raised:
        parse(line, at(planning("blue.trap~", to_act="red", round=1)))
    offered = [
        parse(one.line, at(planning("blue.trap~", to_act="red", round=1))) for one in raised.value.offers
    ]
    assert offered == [m.Place(by="red", where="left"), m.Place(by="red", where="right")]


@pytest.mark.parametrize(
    ("begun", "goes_on"),
    [
        ("червени слагат инт", "интригантка"),
        ("czerwoni kładą intr", "intrygantka"),
        ("червени слагат интригантка в ле", "в левия край"),
        ("czerwoni kładą intrygantkę na lew", "na lewym końcu"),
        ("червени оста", "оставят"),
        ("czerwoni zosta", "zostawiają"),
    ],
)
def test_a_line_begun_is_completed_in_its_language(begun: str, goes_on: str) -> None:
    table = LAYING if "слаг" in begun or "kład" in begun else HERE
    assert goes_on in [one.text.strip('"') for one in complete(begun, len(begun), at(table))]
