"""What players of the booklets' languages type at their table is read, with its cases, plurals and colons."""

from __future__ import annotations

import pytest

from engine.agot.state import moves as m
from engine.kernel.decisions import Move, Pass, verb
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.kit.notation import ready, session
from tests.kit.typed_table import TypedTable

SET_UP = {
    "bg": (
        ("Старк запазва ръката си", "keep_hand"),
        ("Ланистър: сменя началната си ръка", "mulligan"),
        ("Старк не поставя нищо", "place_setup"),
        ("Ланистър начални карти: никакви", "place_setup"),
        ("Старк обръща сценария Вихър от мечове", "reveal_plot"),
        ("Ланистър: обръща Чуй моя рев", "reveal_plot"),
    ),
    "pl": (
        ("Starkowie zachowują rękę", "keep_hand"),
        ("Lannisterowie biorą mulligana", "mulligan"),
        ("Stark nie kładzie nic", "place_setup"),
        ("Lannister karty przygotowawcze: żadne", "place_setup"),
        ("Stark odkrywa Nawałnicę Mieczów", "reveal_plot"),
        ("Lannister: odkrywa Umocnienie Władzy", "reveal_plot"),
    ),
    "ru": (
        ("Старки оставляют руку", "keep_hand"),
        ("Ланнистеры меняют руку", "mulligan"),
        ("Старк не выкладывает ничего", "place_setup"),
        ("Ланнистер исходные карты: никаких", "place_setup"),
        ("Старк раскрывает замысел Storm of Swords", "reveal_plot"),
        ("Ланнистер: раскрывает Hear Me Roar", "reveal_plot"),
    ),
}


@pytest.mark.parametrize("language", SET_UP)
def test_a_set_up_is_typed_as_it_is_spoken(language: str) -> None:
    table = TypedTable(language, game="hbo")
    for line, kind in SET_UP[language]:
        (move,) = table.read(line)
        assert verb(type(move)) == kind
        table.type(line)


ATTACK = m.DeclareChallenge(by="lannister", kind="military", target="stark", attackers=("the-hound",))


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Ланистър отправя военен сблъсък с Хрътката", ATTACK),
        ("Ланистър: военен сблъсък срещу Старк с: Хрътката", ATTACK),
        ("Ланистър военен сблъсък срещу Старк с: Хрътката", ATTACK),
        ("Ланистър напада с Хрътката във военен сблъсък", ATTACK),
        ("Lannister rzuca wyzwanie wojskowe Ogarem", ATTACK),
        ("Lannisterowie atakują wojskowo Ogarem", ATTACK),
        ("Lannister rzuca Starkom wyzwanie wojskowe z Ogarem", ATTACK),
        ("Lannister rzuca Starkowi wyzwanie wojskowe Ogarem", ATTACK),
        ("Ланнистеры бросают вызов битва: The Hound", ATTACK),
        ("Ланнистер битва против Старков с The Hound", ATTACK),
        ("Ланнистер битва против Старка: The Hound", ATTACK),
        ("Ланнистеры бросают Старкам битву с The Hound", ATTACK),
        ("Lannisterowie kończą turę", m.EndTurn(by="lannister")),
        ("Lannister kończy wyzwania", m.EndTurn(by="lannister")),
        ("Ланнистер завершает вызовы", m.EndTurn(by="lannister")),
        ("Ланистър приключва хода", m.EndTurn(by="lannister")),
        ("Lannisterowie pasują", Pass(by="lannister")),
        ("Ланнистеры пропускают ход", Pass(by="lannister")),
        ("Ланистър: пасува", Pass(by="lannister")),
        ("Старките се защитават с Аря", m.DeclareDefenders(by="stark", defenders=("arya-stark",))),
        ("Starkowie bronią się Aryą Stark", m.DeclareDefenders(by="stark", defenders=("arya-stark",))),
        ("Starkowie się nie bronią", m.DeclareDefenders(by="stark")),
        ("Старки не защищаются", m.DeclareDefenders(by="stark")),
    ],
)
def test_a_challenge_is_typed_as_it_is_spoken(line: str, meant: Move) -> None:
    assert parse(line, session()) == meant


@pytest.mark.parametrize(
    "line",
    ["Stark odpowiada Eddardem Starkiem", "Старк реагира с Едард Старк", "Старк отвечает картой Eddard"],
)
def test_both_names_of_a_character_may_be_inflected(line: str) -> None:
    assert parse(line, ready()) == m.Respond(by="stark", card="eddard")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("bg", "Таргариен избира стартов играч: Ланистър"),
        ("pl", "Targaryen wybiera pierwszego gracza: Lannistera"),
        ("ru", "Таргариен выбирает первым игроком Ланнистера"),
    ],
)
def test_a_player_is_named_in_any_case(language: str, line: str) -> None:
    table = TypedTable(language)
    (move,) = table.read(line)
    assert move == m.NameFirstPlayer(by="targaryen", seat="lannister")


@pytest.mark.parametrize("line", ["Starkmen attack", "Старкан битва"])
def test_another_word_is_no_case_of_a_house(line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, session())
