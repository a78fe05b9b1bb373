"""What is denied, wished, reported or lost: no line enters the move that it says is not made."""

from __future__ import annotations

from functools import cache

import pytest

from engine.agot.state.moves import DeclareChallenge
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
lannister 1g 6p h2 claim 2: hound 4m, gregor k5m, tyrion 2ip, cersei 3ip, shae 1i"""
IN_A_CHALLENGE = """hbo r4 challenges, lannister to act, as told
lannister power stark: cersei; eddard
stark 1g 2p 2h: eddard k4mp renown, sansa 1i
lannister 2g 8p 1h claim 2: cersei k5ip renown, tyrion 2ip, hound 4m"""
WHILE_CARDS_ARE_PLAYED = """hbo r2 marshalling, stark to act, as told
stark 4g 2p h3 (robb 3m, hodor 2m): eddard k4mp, jon 3m, arya 2mi
lannister 3g 6p h2: hound 4m, tyrion 2ip"""
FOUR_PLAYERS = """lcg r2 challenges four, stark first, stark to act, real cards
stark title hand of the king 2g 5p h4 claim1: eddard, "arya stark", hodor, sansa k
lannister title crown regent 1g 3p h5 claim1: tyrion, "the hound" k, cersei
baratheon title master of laws 0g 2p h3 claim1: "robert baratheon", melisandre
targaryen title lord commander 3g 4p h4 claim2: drogo, daenerys"""


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


LOSSES = (
    ("en", "stark loses 2 power"),
    ("en", "stark pays 1 power"),
    ("en", "stark gives lannister 2 power"),
    ("en", "lannister takes two power from stark"),
    ("pl", "Stark traci 2 władzy"),
    ("pl", "Stark oddaje Lannisterowi 1 władzę"),
    ("pl", "Lannister zwraca jedną władzę"),
    ("bg", "Старк губи 2 власт"),
    ("bg", "Старк дава 1 власт на Ланистър"),
    ("bg", "Ланистър взема две власт от Старк"),
    ("ru", "старк теряет две власти"),
    ("ru", "старк отдаёт ланнистеру 1 власть"),
    ("ru", "ланнистер забирает две власти"),
)


@pytest.mark.parametrize("text", [IN_A_CHALLENGE, FOUR_PLAYERS], ids=["hbo", "lcg"])
@pytest.mark.parametrize(("language", "line"), LOSSES)
def test_power_that_is_lost_or_passed_on_is_not_gained(text: str, language: str, line: str) -> None:
    assert _entered(text, language, line) is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark gains 2 power"),
        ("pl", "Stark dostaje 2 władzy"),
        ("bg", "Старк получава 2 власт"),
        ("ru", "старк получает две власти"),
    ],
)
def test_power_that_is_gained_is_gained(language: str, line: str) -> None:
    assert _entered(IN_A_CHALLENGE, language, line) is not None


ATTACKS = (
    ("en", "lannister attacks stark with the hound"),
    ("pl", "Lannister atakuje Starka Ogarem"),
    ("bg", "Ланистър напада Старк с Хрътката"),
    ("ru", "Ланнистер нападает на Старка Псом"),
)
NOT_ATTACKS = (
    ("en", "lannister does not attack with the hound"),
    ("en", "lannister cannot attack with the hound"),
    ("en", "lannister does not want to attack with the hound"),
    ("en", "lannister never attacks with the hound"),
    ("en", "lannister has already attacked with the hound"),
    ("en", "lannister wanted to attack with the hound but stark objected"),
    ("en", "lannister was going to attack with the hound"),
    ("pl", "Lannister nie atakuje Ogarem"),
    ("pl", "Lannister nie może atakować Ogarem"),
    ("pl", "Lannister nie chce atakować Ogarem"),
    ("pl", "Lannister już zaatakował Ogarem"),
    ("pl", "Lannister chciał zaatakować Ogarem, ale Stark się sprzeciwił"),
    ("bg", "Ланистър не напада с Хрътката"),
    ("bg", "Ланистър не може да напада с Хрътката"),
    ("bg", "Ланистър не иска да напада с Хрътката"),
    ("bg", "Ланистър вече нападна с Хрътката"),
    ("bg", "Ланистър искаше да нападне с Хрътката, но Старк възрази"),
    ("ru", "Ланнистер не нападает Псом"),
    ("ru", "Ланнистер не может нападать Псом"),
    ("ru", "Ланнистер не хочет нападать Псом"),
    ("ru", "Ланнистер уже нападал Псом"),
    ("ru", "Ланнистер хотел напасть Псом, но Старк возразил"),
)


@pytest.mark.parametrize(("language", "line"), ATTACKS)
def test_an_attack_is_entered(language: str, line: str) -> None:
    assert _entered(BEFORE_A_CHALLENGE, language, line) is not None


@pytest.mark.parametrize(("language", "line"), NOT_ATTACKS)
def test_an_attack_that_is_denied_wished_or_reported_is_not_entered(language: str, line: str) -> None:
    assert _entered(BEFORE_A_CHALLENGE, language, line) is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark does not want to pass"),
        ("en", "stark cannot pass"),
        ("en", "stark has already passed"),
        ("en", "wait, lannister is thinking"),
        ("pl", "Stark nie pasuje"),
        ("pl", "Stark nie chce pasować"),
        ("pl", "Stark już spasował"),
        ("bg", "Старк не пасува"),
        ("bg", "Старк не иска да пасува"),
        ("bg", "Старк вече пасува"),
        ("ru", "Старк не пасует"),
        ("ru", "Старк не хочет пасовать"),
        ("ru", "Старк уже пасовал"),
    ],
)
def test_a_pass_that_is_denied_or_reported_is_not_entered(language: str, line: str) -> None:
    assert _entered(BEFORE_A_CHALLENGE, language, line) is None


@pytest.mark.parametrize(
    ("text", "language", "line"),
    [
        (IN_A_CHALLENGE, "en", "lannister gets no power"),
        (IN_A_CHALLENGE, "ru", "ланнистер не получает власть"),
        (IN_A_CHALLENGE, "ru", "нет, старк не защищался"),
        (IN_A_CHALLENGE, "en", "lannister draws no card"),
        (IN_A_CHALLENGE, "en", "do not resolve the challenge"),
        (IN_A_CHALLENGE, "pl", "nie rozstrzygamy wyzwania"),
        (IN_A_CHALLENGE, "bg", "не разрешаваме предизвикателството"),
        (IN_A_CHALLENGE, "ru", "не разыгрываем вызов"),
        (FOUR_PLAYERS, "en", "stark pays targaryen 2 gold not to attack"),
        (FOUR_PLAYERS, "en", "targaryen does not redirect"),
        (FOUR_PLAYERS, "en", "stark does not give lannister 1 gold"),
        (FOUR_PLAYERS, "pl", "Stark nie daje Lannisterowi 1 złota"),
        (FOUR_PLAYERS, "bg", "Старк не дава 1 злато на Ланистър"),
        (FOUR_PLAYERS, "ru", "Старк не даёт Ланнистеру 1 золото"),
        (BEFORE_A_CHALLENGE, "en", "lannister loses 1 gold"),
        (BEFORE_A_CHALLENGE, "ru", "ланнистер тратит 1 золото"),
    ],
)
def test_what_is_denied_or_lost_is_not_entered(text: str, language: str, line: str) -> None:
    assert _entered(text, language, line) is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lannister attacks with jon"),
        ("pl", "Lannister atakuje Jonem"),
        ("bg", "Ланистър напада с Джон"),
        ("ru", "Ланнистер нападает Джоном"),
        ("en", "lannister attacks stark with jon"),
        ("pl", "Lannister atakuje Starka Jonem"),
        ("bg", "Ланистър напада Старк с Джон"),
        ("ru", "Ланнистер нападает на Старка Джоном"),
    ],
)
def test_who_is_said_to_attack_attacks(language: str, line: str) -> None:
    found = _entered(BEFORE_A_CHALLENGE, language, line)
    assert isinstance(found, DeclareChallenge)
    assert (found.by, found.target, found.attackers) == ("lannister", "stark", ("jon-snow",))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lannister is attacked by stark with jon, military"),
        ("pl", "Lannistera atakuje militarnie Stark Jonem"),
        ("ru", "Ланнистера атакует Старк Джоном, война"),
    ],
)
def test_who_is_said_to_be_attacked_does_not_attack(language: str, line: str) -> None:
    found = _entered(BEFORE_A_CHALLENGE, language, line)
    assert found is None or (isinstance(found, Move) and found.by == "stark")


def test_a_challenge_with_anothers_card_is_against_whom_the_line_names() -> None:
    aimed = _entered(FOUR_PLAYERS, "en", "lannister attacks targaryen with eddard, military")
    open_target = _entered(FOUR_PLAYERS, "en", "lannister attacks with eddard, military")

    assert isinstance(aimed, DeclareChallenge)
    assert (aimed.by, aimed.target) == ("lannister", "targaryen")
    assert open_target is None


DENIED_IN_A_CHALLENGE = (
    ("en", "stark does not want to defend with eddard"),
    ("en", "lannister will not use cersei"),
    ("en", "eddard does not kneel"),
    ("en", "sansa does not stand"),
    ("en", "the hound is not killed"),
    ("en", "eddard wasn't killed"),
    ("en", "we have not resolved the challenge"),
    ("en", "stark did not defend with sansa"),
    ("en", "stark cannot draw 2 cards"),
    ("en", "stark has already drawn 2 cards"),
    ("en", "lannister would have killed eddard"),
    ("en", "eddard isn't discarded"),
    ("en", "hound does not get +2 strength until the end of the challenge"),
    ("pl", "Stark nie broni Sansą"),
    ("pl", "Eddard nie klęka"),
    ("pl", "Ogar nie ginie"),
    ("pl", "nie rozstrzygnęliśmy wyzwania"),
    ("pl", "Stark nie może dobrać 2 kart"),
    ("pl", "Stark już dobrał 2 karty"),
    ("bg", "Старк не защитава със Санса"),
    ("bg", "Едард не коленичи"),
    ("bg", "Хрътката не умира"),
    ("bg", "Старк не може да изтегли 2 карти"),
    ("bg", "Старк вече изтегли 2 карти"),
    ("ru", "Старк не защищается Сансой"),
    ("ru", "Эддард не склоняется"),
    ("ru", "Пёс не погибает"),
    ("ru", "Старк не может взять 2 карты"),
    ("ru", "Старк уже взял 2 карты"),
)
DENIED_WHILE_CARDS_ARE_PLAYED = (
    ("en", "stark does not play robb"),
    ("en", "stark cannot play robb"),
    ("en", "stark wanted to play robb"),
    ("en", "stark has already played robb"),
    ("en", "stark has not collected income"),
    ("en", "stark's turn is not over"),
    ("pl", "Stark nie zagrywa Robba"),
    ("pl", "Stark nie może zagrać Robba"),
    ("pl", "Stark chciał zagrać Robba"),
    ("pl", "Stark już zagrał Robba"),
    ("pl", "Stark nie kończy tury"),
    ("bg", "Старк не играе Роб"),
    ("bg", "Старк не може да играе Роб"),
    ("bg", "Старк искаше да играе Роб"),
    ("bg", "Старк вече изигра Роб"),
    ("bg", "Старк не приключва хода"),
    ("ru", "Старк не играет Робба"),
    ("ru", "Старк не может сыграть Робба"),
    ("ru", "Старк хотел сыграть Робба"),
    ("ru", "Старк уже сыграл Робба"),
    ("ru", "Старк не завершает ход"),
)


@pytest.mark.parametrize(("language", "line"), DENIED_IN_A_CHALLENGE)
def test_what_is_denied_in_a_challenge_is_not_entered(language: str, line: str) -> None:
    assert _entered(IN_A_CHALLENGE, language, line) is None


@pytest.mark.parametrize(("language", "line"), DENIED_WHILE_CARDS_ARE_PLAYED)
def test_what_is_denied_while_cards_are_played_is_not_entered(language: str, line: str) -> None:
    assert _entered(WHILE_CARDS_ARE_PLAYED, language, line) is None


@pytest.mark.parametrize(
    ("text", "language", "line"),
    [
        (WHILE_CARDS_ARE_PLAYED, "en", "stark plays robb"),
        (WHILE_CARDS_ARE_PLAYED, "pl", "Stark zagrywa robb"),
        (WHILE_CARDS_ARE_PLAYED, "bg", "Старк играе robb"),
        (WHILE_CARDS_ARE_PLAYED, "ru", "Старк играет robb"),
        (IN_A_CHALLENGE, "en", "stark draws 2 cards"),
        (IN_A_CHALLENGE, "en", "stark does not defend"),
        (IN_A_CHALLENGE, "pl", "Stark pasuje, bez akcji"),
        (IN_A_CHALLENGE, "ru", "Старк пасует, мне нечего сказать"),
        (BEFORE_A_CHALLENGE, "en", "lannister does not attack any more"),
    ],
)
def test_a_denial_beside_a_move_and_one_that_is_a_move_are_entered(
    text: str, language: str, line: str
) -> None:
    assert _entered(text, language, line) is not None


@pytest.mark.parametrize(
    ("text", "language", "line"),
    [
        (IN_A_CHALLENGE, "en", "stark has 2 power"),
        (IN_A_CHALLENGE, "pl", "Stark ma 2 władzy"),
        (IN_A_CHALLENGE, "bg", "Старк има 2 власт"),
        (IN_A_CHALLENGE, "ru", "Старк имеет 2 власти"),
        (IN_A_CHALLENGE, "en", "lannister moves one power to tyrion"),
        (BEFORE_A_CHALLENGE, "en", "stark defends before the attack with jon"),
        (BEFORE_A_CHALLENGE, "en", "lannister pays 1 gold to draw a card"),
        (BEFORE_A_CHALLENGE, "pl", "Lannister traci 1 złoto"),
        (BEFORE_A_CHALLENGE, "bg", "Ланистър губи 1 злато"),
    ],
)
def test_power_and_gold_that_are_told_are_no_other_move(text: str, language: str, line: str) -> None:
    assert _entered(text, language, line) is None
