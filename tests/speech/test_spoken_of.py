"""What is given up, put off, forbidden or wished: a line enters no move of which it only speaks."""

from __future__ import annotations

from functools import cache

import pytest

from engine.agot.state.moves import DeclareDefenders
from engine.kernel.decisions import Move
from referee.notation.parser.commands import Command
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.disputed_table import table_of
from referee.position.reader import read_text
from referee.session.registry import adapter_of
from referee.session.session import Session

BEFORE_A_CHALLENGE = """hbo r3 challenges, lannister to act, real cards
stark 2g 4p h3: eddard k4mp, jon 3m, arya 2mi, sansa 1ip
lannister 1g 6p h2 claim 2: hound 4m, gregor 5m, tyrion 2ip, cersei 3ip"""
IN_A_CHALLENGE = """hbo r4 challenges, lannister to act, as told
lannister military stark: hound
stark 1g 3p h2: eddard 4mip, sansa 1i, jon 3m, arya 2mi
lannister 2g 13p h1 claim 2: cersei 3ip renown, hound k4m"""
CARDS_ARE_PLAYED = """lcg r2 marshalling two, stark first, stark to act, real cards
stark 9g 2p h4: arya
lannister 1g 3p h5: tyrion"""
MARCH = """kings action march, options 3 4 5 6, footman strength 1, knight strength 2
keep land stark fortification borders moat bay: 2 footmen, knight; march
moat land lannister borders keep: footman; support"""
CONSOLIDATION = """kings action consolidate power, options 3 4 5 6
keep land stark borders moat: footman; consolidate power
moat land lannister fortification borders keep: footman; consolidate power"""


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


ATTACKS_SPOKEN_OF = (
    ("en", "lannister plans to attack with the hound, military"),
    ("en", "lannister threatens to attack with the hound"),
    ("en", "lannister asks for leave to attack with the hound"),
    ("en", "lannister should have attacked with the hound"),
    ("en", "lannister attacks with the hound in the next round"),
    ("en", "lannister refuses to attack with the hound"),
    ("pl", "Lannister planuje zaatakować Ogarem"),
    ("pl", "Lannister grozi wyzwaniem wojskowym Ogarem"),
    ("pl", "Lannister prosi Starka o zgodę na wyzwanie Ogarem"),
    ("pl", "Lannister powinien był zaatakować Ogarem"),
    ("pl", "Lannister atakuje Ogarem w następnej rundzie"),
    ("pl", "Lannister rezygnuje z wyzwania Ogarem"),
    ("bg", "Ланистър планира да нападне с Хрътката"),
    ("bg", "Ланистър заплашва с военно с Хрътката"),
    ("bg", "Ланистър моли да нападне с Хрътката"),
    ("bg", "Ланистър напада с Хрътката следващия рунд"),
    ("bg", "Ланистър се отказва да напада с Хрътката"),
    ("ru", "Ланнистер планирует напасть Псом"),
    ("ru", "Ланнистер угрожает напасть Псом"),
    ("ru", "Ланнистер просит разрешения напасть Псом"),
    ("ru", "Ланнистер нападёт Псом в следующем раунде"),
    ("ru", "Ланнистер отказывается нападать Псом"),
)
DEFENCES_SPOKEN_OF = (
    ("en", "stark does not defend with jon"),
    ("en", "stark may not defend"),
    ("en", "stark would defend with jon"),
    ("en", "stark defends with jon without kneeling"),
    ("pl", "Stark nie broni się Jonem"),
    ("pl", "Stark nie może się bronić"),
    ("pl", "Stark broniłby się Jonem"),
    ("pl", "Stark broni się Jonem, nie klękając"),
    ("bg", "Старк не се защитава с Джон"),
    ("bg", "Старк не може да се защитава"),
    ("bg", "Старк се защитава с Джон без да коленичи"),
    ("ru", "Старк не защищается Джоном"),
    ("ru", "Старк не может защищаться"),
    ("ru", "Старк защищается Джоном, не склоняя его"),
)


@pytest.mark.parametrize(("language", "line"), ATTACKS_SPOKEN_OF)
def test_an_attack_that_is_only_spoken_of_is_not_made(language: str, line: str) -> None:
    assert _entered(BEFORE_A_CHALLENGE, language, line) is None


@pytest.mark.parametrize(("language", "line"), DEFENCES_SPOKEN_OF)
def test_a_defence_that_is_only_spoken_of_is_not_declared(language: str, line: str) -> None:
    assert _entered(IN_A_CHALLENGE, language, line) is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark does not defend"),
        ("pl", "Stark nie broni się"),
        ("pl", "Stark nie broni się przed Ogarem"),
        ("bg", "Старк не се защитава"),
        ("ru", "Старк не защищается"),
    ],
)
def test_who_gives_up_the_defence_defends_with_nobody(language: str, line: str) -> None:
    found = _entered(IN_A_CHALLENGE, language, line)

    assert isinstance(found, DeclareDefenders)
    assert found.defenders == ()


@pytest.mark.parametrize(
    ("text", "language", "line"),
    [
        (CARDS_ARE_PLAYED, "en", "stark plays robb in the next round"),
        (CARDS_ARE_PLAYED, "pl", "Stark zagrywa Robba w następnej rundzie"),
        (CARDS_ARE_PLAYED, "pl", "Stark planuje zagrać Robba"),
        (CARDS_ARE_PLAYED, "bg", "Старк не плаща за Джон Сняг"),
        (CARDS_ARE_PLAYED, "ru", "Старк не платит за Джона Сноу"),
        (MARCH, "en", "stark postpones the march from keep to moat"),
        (MARCH, "en", "stark asks for leave to march from keep to moat"),
        (MARCH, "pl", "Stark wstrzymuje marsz z keep do moat"),
        (MARCH, "pl", "Stark prosi o zgodę na marsz z keep do moat"),
        (MARCH, "bg", "Старк се отказва от похода от keep към moat"),
        (MARCH, "bg", "Старк отлага похода от keep към moat"),
        (MARCH, "bg", "Старк не оставя жетон власт и тръгва от keep към moat с всички"),
        (MARCH, "ru", "Старк откладывает поход из keep в moat"),
        (CONSOLIDATION, "en", "stark cannot build a fortification in keep"),
        (CONSOLIDATION, "en", "stark does not build a fortification in keep"),
        (CONSOLIDATION, "pl", "Stark nie buduje fortyfikacji w keep"),
        (CONSOLIDATION, "bg", "Старк не строи укрепление в keep"),
        (CONSOLIDATION, "bg", "Старк се отказва да строи укрепление в keep"),
        (CONSOLIDATION, "bg", "Старк не може да строи укрепление в keep"),
        (CONSOLIDATION, "ru", "Старк не строит укрепление в keep"),
    ],
)
def test_a_move_that_is_only_spoken_of_is_not_made(text: str, language: str, line: str) -> None:
    assert _entered(text, language, line) is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark builds a fortification in keep"),
        ("pl", "Stark buduje fortyfikację w keep"),
        ("bg", "Старк строи укрепление в keep"),
        ("ru", "Старк строит укрепление в keep"),
    ],
)
def test_a_fortification_that_is_built_is_built(language: str, line: str) -> None:
    assert _entered(CONSOLIDATION, language, line) is not None
