"""Who is left out of a move: no line enters a move with somebody whom it leaves out."""

from __future__ import annotations

from functools import cache

import pytest

from engine.agot.state.moves import DeclareChallenge, DeclareDefenders
from engine.kernel.decisions import Move
from referee.notation.formatter import card_in, line_of
from referee.notation.parser.commands import Command, Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.parse import parse
from referee.position.disputed_table import table_of
from referee.position.reader import read_text
from referee.session.registry import adapter_of
from referee.session.session import Session
from tests.speech.other_lines import cases_of, read_step, table_before

BEFORE_A_CHALLENGE = """hbo r3 challenges, lannister to act, real cards
stark 2g 4p h3: eddard k4mp, jon 3m, arya 2mi, sansa 1ip
lannister 1g 6p h2 claim 2: hound 4m, gregor 5m, tyrion 2ip, cersei 3ip"""
IN_A_CHALLENGE = """hbo r4 challenges, lannister to act, as told
lannister military stark: hound
stark 1g 3p h2: eddard 4mip, sansa 1i, jon 3m, arya 2mi
lannister 2g 13p h1 claim 2: cersei 3ip renown, hound k4m"""
STANDING = """hbo r3 standing, stark to act, as told
stark 3g 12p h2: eddard k4mip, jon k3m
lannister 4g 13p h1: cersei 3ip"""
CARDS_ARE_PLAYED = """lcg r2 marshalling two, stark first, stark to act, real cards
stark 9g 2p h4: arya
lannister 1g 3p h5: tyrion"""
MARCH = """kings action march, options 3 4 5 6, footman strength 1, knight strength 2
keep land stark fortification borders moat bay: 2 footmen, knight; march
moat land lannister borders keep: footman; support"""
ROW = """oriflamme r3 events, red first, next blue apothecary
row: red queen open, blue cutthroat open, green felon open, blue apothecary 2, red trap
red 2
blue 4
green 1"""


@cache
def _table(text: str) -> Session:
    read = read_text(text, "en")
    adapter = adapter_of(read.game)
    return table_of(adapter, read.position, adapter.game.texts[0])


def _entered(text: str, language: str, line: str) -> Move | Command | None:
    """What a line enters; nothing, if it is asked about."""
    try:
        return parse(line, _table(text), language)
    except ParseError:
        return None


ALL_BUT_EDDARD = (
    ("en", "stark defends with all but eddard"),
    ("en", "stark defends with everyone except eddard"),
    ("pl", "Stark broni się wszystkimi poza Eddardem"),
    ("pl", "Stark broni się wszystkimi oprócz Eddarda"),
    ("pl", "Stark broni się wszystkimi z wyjątkiem Eddarda"),
    ("bg", "Старк се защитава с всички без Едард"),
    ("bg", "Старк се защитава с всички с изключение на Едард"),
    ("bg", "Старк се защитава с всички освен Едард"),
    ("ru", "Старк защищается всеми кроме Эддарда"),
    ("ru", "Старк защищается всеми за исключением Эддарда"),
)
JON_ALONE = (
    ("en", "stark defends with jon without arya"),
    ("en", "stark defends with jon, arya stays"),
    ("en", "stark defends with jon, arya keeps out"),
    ("en", "stark defends with jon instead of arya"),
    ("en", "stark defends with jon rather than arya"),
    ("pl", "Stark broni się Jonem bez Aryi"),
    ("pl", "Stark broni się Jonem, Arya zostaje"),
    ("pl", "Stark broni się Jonem zamiast Aryą"),
    ("bg", "Старк се защитава с Джон без Аря"),
    ("bg", "Старк се защитава с Джон, Аря остава"),
    ("bg", "Старк се защитава с Джон вместо с Аря"),
    ("ru", "Старк защищается Джоном без Арьи"),
    ("ru", "Старк защищается Джоном, Арья остаётся"),
    ("ru", "Старк защищается Джоном вместо Арьи"),
)


@pytest.mark.parametrize(("language", "line"), ALL_BUT_EDDARD)
def test_all_but_somebody_are_all_others(language: str, line: str) -> None:
    found = _entered(IN_A_CHALLENGE, language, line)

    assert isinstance(found, DeclareDefenders)
    assert set(found.defenders) == {"jon", "arya", "sansa"}


@pytest.mark.parametrize(("language", "line"), JON_ALONE)
def test_who_is_left_out_does_not_defend(language: str, line: str) -> None:
    found = _entered(IN_A_CHALLENGE, language, line)

    assert isinstance(found, DeclareDefenders)
    assert found.defenders == ("jon",)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lannister attacks with all but the hound, military"),
        ("pl", "Lannister atakuje wszystkimi poza Ogarem wojskowo"),
        ("bg", "Ланистър напада военно с всички с изключение на Хрътката"),
        ("ru", "Ланнистер нападает всеми кроме Пса, война"),
    ],
)
def test_who_is_left_out_does_not_attack(language: str, line: str) -> None:
    found = _entered(BEFORE_A_CHALLENGE, language, line)

    assert found is None or (isinstance(found, DeclareChallenge) and "the-hound" not in found.attackers)


@pytest.mark.parametrize(
    ("text", "language", "line"),
    [
        (STANDING, "en", "all stand but not jon"),
        (STANDING, "pl", "wszyscy wstają poza Jonem"),
        (STANDING, "bg", "всички се изправят без Джон"),
        (STANDING, "ru", "все встают кроме Джона"),
        (IN_A_CHALLENGE, "pl", "Nikt poza Jonem nie broni"),
    ],
)
def test_a_move_of_all_with_an_exception_is_asked(text: str, language: str, line: str) -> None:
    assert _entered(text, language, line) is None


@pytest.mark.parametrize("line", ["nobody but jon defends", "no one except jon defends"])
def test_nobody_but_somebody_is_he_or_is_asked(line: str) -> None:
    found = _entered(IN_A_CHALLENGE, "en", line)

    assert found is None or (isinstance(found, DeclareDefenders) and found.defenders == ("jon",))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark marches from keep to moat without the knight"),
        ("en", "stark marches from keep to moat with all but the knight"),
        ("en", "stark marches from keep to moat, the knight stays"),
        ("pl", "Stark maszeruje z keep do moat bez rycerza"),
        ("pl", "Stark maszeruje z keep do moat piechurami bez rycerza"),
        ("pl", "Stark maszeruje z keep do moat, rycerz zostaje"),
        ("bg", "Старк тръгва от keep към moat без рицаря"),
        ("bg", "Старк поход keep moat пехотинец 2 без рицар"),
        ("ru", "Старк идёт из keep в moat без рыцаря"),
        ("ru", "Старк идёт из keep в moat, рыцарь остаётся"),
    ],
)
def test_units_that_are_left_out_do_not_march(language: str, line: str) -> None:
    found = _entered(MARCH, language, line)

    assert isinstance(found, Move)
    assert [dict(part.units) for part in found.moves] == [{"footman": 2}]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark marches from keep to moat with the knight instead of the footmen"),
        ("pl", "Stark maszeruje z keep do moat rycerzem zamiast piechurami"),
        ("bg", "Старк поход keep moat рицар 1 вместо пехотинец 2"),
        ("ru", "Старк идёт из keep в moat рыцарем вместо пехотинцев"),
    ],
)
def test_units_do_not_march_instead_of_which_others_do(language: str, line: str) -> None:
    found = _entered(MARCH, language, line)

    assert isinstance(found, Move)
    assert [dict(part.units) for part in found.moves] == [{"knight": 1}]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "blue reveals the apothecary, but the queen stays"),
        ("pl", "niebiescy odkrywają aptekarza, ale królowa zostaje"),
        ("bg", "сини отварят аптекар, но кралица остава"),
    ],
)
def test_a_card_that_stays_is_neither_taken_nor_offered(language: str, line: str) -> None:
    with pytest.raises(ParseError) as asked:
        parse(line, _table(ROW), language)

    assert not any(
        word in offer.line for offer in asked.value.offers for word in ("queen", "królow", "кралиц")
    )


def test_a_card_is_not_played_on_whom_it_replaces() -> None:
    found = _entered(CARDS_ARE_PLAYED, "pl", "Stark zagrywa Robba zamiast Aryi")

    assert isinstance(found, Several)
    assert getattr(found.moves[-1], "host", None) == ""


def test_an_excluded_card_is_not_offered() -> None:
    with pytest.raises(ParseError) as asked:
        parse("Stark broni się bez Eddarda", _table(IN_A_CHALLENGE), "pl")

    assert not any("eddard" in offer.line.lower() for offer in asked.value.offers)


FIGHTS = frozenset(("declare_challenge", "declare_defenders"))
EVERY = 40
LEAVING_OUT = (
    ("en", "{line}, not with {name}"),
    ("en", "{line} without {name}"),
    ("en", "{line}, {name} stays"),
    ("en", "{line} with all but {name}"),
    ("pl", "{line} bez {name}"),
    ("pl", "{line}, {name} zostaje"),
    ("pl", "{line} wszystkimi poza {name}"),
    ("bg", "{line} без {name}"),
    ("bg", "{line}, {name} остава"),
    ("bg", "{line} с всички освен {name}"),
    ("ru", "{line} без {name}"),
    ("ru", "{line}, {name} остаётся"),
    ("ru", "{line} всеми кроме {name}"),
)


Fight = tuple[Session, Move, str]


@cache
def _fights() -> tuple[Fight, ...]:
    """Challenges and defences of the worked cases, at their tables, each with one who takes part in it."""
    found = []
    for game in ("hbo", "lcg"):
        for case, told in cases_of(game).items():
            for number, step in enumerate(told["steps"]):
                named = step.get("attackers") or step.get("defenders") or ()
                if step.get("do") in FIGHTS and named:
                    found.append((game, case, number, step, named[-1]))
    return tuple(
        (table, move, name)
        for game, case, number, step, name in found[::EVERY]
        for table in (table_before(game, case, number),)
        for move in (read_step(step, table),)
        if move is not None and name in TypedLine("", table).names.keys
    )


@pytest.mark.parametrize(("language", "form"), LEAVING_OUT)
def test_no_move_has_somebody_in_it_whom_its_line_leaves_out(language: str, form: str) -> None:
    for table, made, name in _fights():
        told, called = (
            line_of(made, table, None, language),
            card_in(TypedLine("", table).names, name, language),
        )
        line = form.format(line=told, name=called)
        try:
            found = parse(line, table, language)
        except ParseError:
            continue
        moves = found.moves if isinstance(found, Several) else (found,)
        for move in moves:
            fighters = (*getattr(move, "attackers", ()), *getattr(move, "defenders", ()))
            assert name not in fighters, line
