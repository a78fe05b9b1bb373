"""A line that tells what its move comes to: told rightly it is entered, told otherwise it is asked."""

from __future__ import annotations

from functools import cache

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.disputed_table import DisputedTable
from referee.position.reader import read_text
from referee.session.registry import adapter_of
from referee.session.session import Session

POSITIONS = {
    "marshalling": """lcg r2 marshalling two, stark first, stark to act, real cards
stark 9g 2p h4: "arya stark"
lannister 1g 3p h5: "tyrion lannister\"""",
    "dominance": """hbo r3 dominance, stark to act, as told
stark 3g 12p h2: eddard 4mpi, jon 3m, sansa 1i
lannister 4g 13p h1: cersei 3ip, hound k4m""",
    "tie": """hbo r3 dominance, stark to act, as told
stark 3g 12p h2: eddard k4mp, jon 3m, sansa 1i
lannister 4g 13p h1: cersei 3ip""",
    "drawing": """hbo r3 draw, stark to act, as told
stark 3g 12p h2: eddard 4mp
lannister 4g 13p h1: cersei 3ip""",
    "taxation": """hbo r3 taxation, stark to act, as told
stark 3g 12p h2: eddard 4mp
lannister 4g 13p h1: cersei 3ip""",
    "challenge": """hbo r4 challenges, lannister to act, as told
lannister military stark: hound; jon
stark 1g 3p h2: jon k5m
lannister 2g 13p h1 claim 2: hound k4m""",
    "challenges": """hbo r3 challenges, lannister to act, real cards
stark 2g 4p h3: eddard k4mp, jon 3m
lannister 1g 6p h2 claim 2: hound 4m, gregor 5m""",
    "intrigue": """hbo r4 challenges, lannister to act, as told
lannister intrigue stark: tyrion;
stark 1g 4p h3: eddard k4mp, sansa 1i
lannister 2g 8p h1 claim 2: tyrion k2ip""",
    "claim": """hbo r4 challenges, lannister to act, as told
lannister military stark: hound, gregor; jon
stark 1g 4p h2: jon k3m, sansa 1i
lannister 2g 8p h1 claim 1: hound k4m, gregor k5m, tyrion 2ip""",
    "apothecary": """oriflamme r3 events, red first, acts next blue apothecary
row: red queen open, blue cutthroat open, green felon open, blue apothecary 2, red trap
red 2
blue 4
green 1""",
    "queen": """oriflamme r6 events, red first, acts next red queen
row: red queen open, blue cutthroat open, green felon open, blue apothecary 2
red 2
blue 4
green 1""",
    "consolidating": """kings action consolidate power, options 3 4 5 6
keep land stark borders moat: footman; consolidate
moat land lannister borders keep: footman; consolidate""",
}
BEFORE = {"intrigue": "resolve the challenge", "claim": "resolve the challenge"}
"""What is entered at a position before the line is read."""


@cache
def _table(name: str) -> Session:
    read = read_text(POSITIONS[name], "en")
    adapter = adapter_of(read.game)
    table = DisputedTable(adapter, read.position, adapter.game.texts[0])
    if name in BEFORE:
        first = parse(BEFORE[name], table.session, "en")
        assert isinstance(first, Move)
        table.enter(first)
    return table.session


def _asked(name: str, language: str, line: str) -> ParseError | None:
    """What a line is asked about; nothing, if its move is entered."""
    try:
        found = parse(line, _table(name), language)
    except ParseError as asked:
        return asked
    assert isinstance(found, Move | Several)
    return None


AMOUNTS_TOLD_OTHERWISE = (
    ("marshalling", "en", "stark plays robb stark for 1 gold", 1, 4),
    ("marshalling", "en", "stark marshals robb stark for free", 0, 4),
    ("marshalling", "pl", "stark zagrywa robba za 1 złota", 1, 4),
    ("marshalling", "pl", "stark zagrywa robba za darmo", 0, 4),
    ("marshalling", "bg", "старк изиграва джон сняг за 1 злато", 1, 3),
    ("marshalling", "bg", "старк изиграва джон сняг безплатно", 0, 3),
    ("marshalling", "ru", "старк играет робба старка за 1 золото", 1, 4),
    ("drawing", "en", "stark draws 3 cards", 3, 2),
    ("drawing", "pl", "stark dobiera 3 karty", 3, 2),
    ("drawing", "pl", "stark dobiera 1 kartę", 1, 2),
    ("drawing", "bg", "старк тегли една карта", 1, 2),
    ("taxation", "pl", "stark oddaje tylko 1 złota", 1, 3),
    ("apothecary", "en", "blue reveals the apothecary and kills the felon, and takes 5 influence", 5, 3),
    ("apothecary", "bg", "сини отварят аптекар и убиват престъпник, а взимат 5 влияние", 5, 3),
    ("queen", "pl", "czerwoni biorą 3 za królową", 3, 2),
    ("queen", "pl", "czerwoni stosują królową i dostają 5", 5, 2),
    ("queen", "ru", "красные применяют королеву и получают 5", 5, 2),
)


@pytest.mark.parametrize(("position", "language", "line", "told", "amount"), AMOUNTS_TOLD_OTHERWISE)
def test_an_amount_told_otherwise_is_asked_with_what_it_comes_to(
    position: str, language: str, line: str, told: int, amount: int
) -> None:
    asked = _asked(position, language, line)
    assert asked is not None
    assert asked.says == "told_another_amount"
    assert (asked.facts["told"], asked.facts["amount"]) == (told, amount)
    assert len(asked.offers) == 1


@pytest.mark.parametrize(
    ("position", "language", "line"),
    [
        ("marshalling", "en", "stark plays robb stark for 4 gold"),
        ("marshalling", "pl", "stark zagrywa robba za 4 złota"),
        ("marshalling", "bg", "старк изиграва джон сняг за 3 злато"),
        ("drawing", "pl", "stark dobiera 2 karty"),
        ("drawing", "pl", "wszyscy dobierają po 2 karty"),
        ("taxation", "pl", "stark oddaje 3 złota"),
        ("apothecary", "bg", "сини отварят аптекар и убиват престъпник, а взимат 3 влияние"),
        ("apothecary", "pl", "niebiescy odkrywają aptekarza i zabijają przestępcę, dostają 3 punkty"),
        ("queen", "pl", "czerwoni biorą 2 za królową"),
        ("intrigue", "pl", "stark odrzuca dwie karty"),
    ],
)
def test_an_amount_told_rightly_is_entered(position: str, language: str, line: str) -> None:
    assert _asked(position, language, line) is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lannister military with hound, stark has 2 gold"),
        ("pl", "lannister wojskowe ogar z siłą 4"),
        ("pl", "lannister wojskowe ogarem, zmagania 2"),
    ],
)
def test_a_number_that_is_so_is_no_reason_to_ask(language: str, line: str) -> None:
    asked = _asked("challenges", language, line)
    assert asked is None or not asked.says.startswith("told_")


@pytest.mark.parametrize(
    ("language", "line", "total"),
    [
        ("en", "lannister reaches 15 power", 21),
        ("en", "lannister gets to 7 power", 13),
        ("pl", "lannister osiąga 15 władzy", 21),
        ("pl", "lannister dochodzi do 7 władzy", 13),
        ("bg", "ланистър стига 15 власт", 21),
        ("ru", "ланнистер достигает 15 власти", 21),
    ],
)
def test_a_total_of_power_is_not_entered_as_a_gain(language: str, line: str, total: int) -> None:
    asked = _asked("challenges", language, line)
    assert asked is not None
    assert not any("15" in offer.line for offer in asked.offers)
    if asked.says == "told_another_amount":
        assert asked.facts["amount"] == total


@pytest.mark.parametrize(
    ("position", "language", "line"),
    [
        ("dominance", "en", "lannister wins dominance"),
        ("dominance", "pl", "lannister wygrywa dominację"),
        ("dominance", "bg", "ланистър печели надмощието"),
        ("dominance", "ru", "ланнистер побеждает в доминировании"),
        ("challenge", "pl", "rozpatrz wyzwanie, wygrywa lannister"),
        ("challenge", "bg", "изход от битката в полза на ланистър"),
        ("challenge", "en", "resolve the challenge, lannister wins"),
    ],
)
def test_another_winner_than_there_is_is_asked(position: str, language: str, line: str) -> None:
    asked = _asked(position, language, line)
    assert asked is not None
    if asked.says.startswith("told_"):
        assert (asked.says, asked.facts["winner"]) == ("told_another_winner", ("stark",))


@pytest.mark.parametrize(
    ("position", "language", "line"),
    [
        ("dominance", "en", "stark wins dominance"),
        ("dominance", "pl", "stark wygrywa dominację"),
        ("dominance", "bg", "старк печели надмощието"),
        ("challenge", "pl", "rozpatrz wyzwanie, wygrywa stark"),
    ],
)
def test_the_winner_told_rightly_is_entered(position: str, language: str, line: str) -> None:
    assert _asked(position, language, line) is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lannister wins dominance"),
        ("pl", "stark wygrywa dominację"),
        ("bg", "старк печели надмощието"),
    ],
)
def test_no_winner_is_entered_of_a_tie(language: str, line: str) -> None:
    asked = _asked("tie", language, line)
    assert asked is not None
    assert asked.says == "told_winner_of_tie"


@pytest.mark.parametrize(
    ("position", "language", "line"),
    [
        ("drawing", "en", "only stark draws"),
        ("drawing", "pl", "tylko stark dobiera"),
        ("drawing", "ru", "старк берёт 3 карты"),
        ("drawing", "bg", "само старк тегли"),
        ("intrigue", "en", "stark discards two chosen cards"),
        ("intrigue", "pl", "stark odrzuca dwie wybrane karty"),
        ("intrigue", "bg", "старк изхвърля две избрани карти"),
        ("intrigue", "pl", "stark odrzuca całą rękę"),
    ],
)
def test_a_way_that_is_not_that_of_the_move_is_asked(position: str, language: str, line: str) -> None:
    assert _asked(position, language, line) is not None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lannister gains 2 power for the claim"),
        ("en", "stark gains 2 power because he won"),
        ("en", "lannister gets 1 power from renown"),
        ("pl", "lannister dostaje 2 władzy za zmagania"),
        ("pl", "stark dostaje 1 władzę za brak obrony"),
        ("bg", "ланистър получава 2 власт от удара"),
        ("bg", "старк получава 2 власт защото спечели"),
        ("bg", "ланистър получава 1 власт от прослава"),
        ("bg", "старк взима 1 власт заради липса на съпротива"),
        ("ru", "ланнистер получает 1 власть за отсутствие сопротивления"),
    ],
)
def test_power_for_which_the_rulebook_is_the_ground_is_no_effect_of_a_card(language: str, line: str) -> None:
    assert _asked("challenges", language, line) is not None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark gains 2 power from the effect"),
        ("en", "stark gains 2 power"),
        ("pl", "stark dostaje 2 władzy"),
        ("bg", "старк получава 2 власт"),
    ],
)
def test_power_without_such_a_ground_is_entered_as_told(language: str, line: str) -> None:
    assert _asked("challenges", language, line) is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("pl", "stark odrzuca jona z gry"),
        ("bg", "старк изчиства джон от игра"),
    ],
)
def test_nobody_is_discarded_in_place_of_the_victim_of_a_claim(language: str, line: str) -> None:
    asked = _asked("claim", language, line)
    assert asked is not None
    assert not any("discard" in offer.line for offer in asked.offers)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark gets 1 power for dominance"),
        ("pl", "stark bierze 2 władzy za dominację"),
        ("en", "stark gets 2 power for dominance"),
    ],
)
def test_the_reward_of_dominance_is_no_power_besides(language: str, line: str) -> None:
    asked = _asked("dominance", language, line)
    found = parse(line, _table("dominance"), language) if asked is None else None
    assert not any("also" in offer.line for offer in (asked.offers if asked is not None else ()))
    assert not getattr(found, "winner_also", ())
