"""A whole round is typed in each language of the booklets as it is spoken at the table."""

from __future__ import annotations

import pytest

from engine.agot.state.records import DEAD
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from tests.kit.typed_table import TypedTable

PRINTED = {
    "cost": 2,
    "strength": 2,
    "income": 0,
    "icons": ("military", "power"),
    "keywords": (),
    "plot_income": 4,
    "plot_claim": 1,
}
ROUND = {
    "bg": (
        "Старк запазва ръката си",
        "Ланистър сменя ръката си",
        "Старк поставя Аря Старк и Джон Сняг",
        "Ланистър: начални карти: Хрътката",
        "Старк обръща сценария Сбор на знамената",
        "Ланистър обръща Чуй моя рев",
        "Ланистър избира стартов играч Старк",
        "теглят по две карти",
        "Старк взема дохода си",
        "Старк изиграва Едард Старк",
        "Старк реагира с Едард Старк",
        "Старк приключва хода",
        "Ланистър взема дохода",
        "Ланистър играе Кутрето",
        "Ланистър приключва хода си",
        "Старк отправя военен сблъсък с Джон Сняг и Едард Старк",
        "Ланистър се защитава с Хрътката",
        "изход от битката",
        "Ланистър унищожава Хрътката",
        "никой не спасява",
        "Старк: борба за власт срещу Ланистър с: Аря Старк",
        "Ланистър не се защитава",
        "изход",
        "Старк приключва предизвикателствата",
        "Ланистър приключва",
        "надмощие",
        "изправят картите си",
        "връщат златото",
    ),
    "pl": (
        "Starkowie zachowują rękę",
        "Lannisterowie biorą mulligana",
        "Stark umieszcza w grze Aryę Stark i Jona Snowa",
        "Lannister: karty przygotowawcze: Ogar",
        "Stark odkrywa Wezwanie Lenników",
        "Lannister odkrywa fabułę Słuchajcie Mojego Ryku",
        "Lannister wybiera pierwszego gracza: Starka",
        "dobierają po dwie karty",
        "Stark pobiera przychód",
        "Stark zagrywa Eddarda Starka",
        "Stark odpowiada Eddardem Starkiem",
        "Stark kończy turę",
        "Lannister pobiera przychód",
        "Lannister zagrywa Littlefingera",
        "Lannisterowie kończą turę",
        "Stark rzuca wyzwanie wojskowe Jonem Snowem i Eddardem",
        "Lannister broni się Ogarem",
        "rozpatrzenie wyzwania",
        "Lannister zabija Ogara",
        "nikt nie ratuje",
        "Stark rzuca wyzwanie władzy Aryą",
        "Lannisterowie się nie bronią",
        "wynik",
        "Stark kończy wyzwania",
        "Lannister kończy wyzwania",
        "dominacja",
        "wszystkie karty powstają",
        "złoto wraca do skarbca",
    ),
    "ru": (
        "Старки оставляют руку",
        "Ланнистеры меняют руку",
        "Старк выкладывает Арью Старк и Джона Сноу",
        "Ланнистер: исходные карты: The Hound",
        "Старк раскрывает замысел Calling the Banners",
        "Ланнистер раскрывает Hear Me Roar",
        "Ланнистер выбирает первого игрока: Старка",
        "берут по две карты",
        "Старк получает доход",
        "Старк играет Эддарда Старка",
        "Старк отвечает Эддардом Старком",
        "Старк завершает ход",
        "Ланнистер получает доход",
        "Ланнистер играет Мизинца",
        "Ланнистеры завершают ход",
        "Старк бросает вызов битва: Джон Сноу, Эддард Старк",
        "Ланнистер защищается The Hound",
        "разбор вызова",
        "Ланнистер убивает The Hound",
        "никто не спасает",
        "Старки бросают вызов дележ власти: Арья Старк",
        "Ланнистеры не защищаются",
        "разбор",
        "Старк завершает вызовы",
        "Ланнистер завершает вызовы",
        "господство",
        "все поднимают карты",
        "возвращают золото",
    ),
}


def typed(table: TypedTable, line: str) -> EntryOutcome:
    """A line, with what the table reads off the cards when it is asked."""
    outcome = table.type(line)
    while outcome.kind is OutcomeKind.CANNOT_TELL and outcome.ruling.asks is not None:
        asks = outcome.ruling.asks
        table.controller.session.answer_question(asks, PRINTED[asks.what])
        outcome = table.type(line)
    return outcome


@pytest.mark.parametrize("language", ROUND)
def test_a_whole_round_is_typed_as_it_is_spoken(language: str) -> None:
    table = TypedTable(language, game="hbo")
    for line in ROUND[language]:
        assert typed(table, line).kind is OutcomeKind.DONE, line

    state = table.controller.session.state
    assert state.phase == "taxation"
    assert [card.name for card in state.cards.values() if card.zone == DEAD] == ["The Hound"]
    assert (state.cards["eddard-stark"].power, state.seats["stark"].power) == (1, 1)
