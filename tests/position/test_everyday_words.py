"""A judge in a hurry writes the words he would say; the text means the same as the one that is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.cli.judge import judge_command
from referee.position.reader import read_text
from referee.position.tokens import PositionError
from referee.position.value_writer import meaning
from referee.position.vocabulary import form_of
from referee.position.writer import write_text

HBO = """\
hbo r3 challenges, lannister to act, stark first
lannister military stark: hound, tyrion;
stark 2g 4p 3h: jon k3m, arya 2mi
lannister 1g 6p 2h claim 2: hound k4m u, tyrion k2ip
"""
KINGS = """\
kings action raid, options 6
winterfell land stark fortification next to moat: 2 footmen, knight; raid
moat land lannister next to winterfell: footman; support
"""
ORIFLAMME = """\
oriflamme r3 events, red first, acts next blue cutthroat
row: red queen open, blue cutthroat open, green felon
red 2
blue 4
green 1
"""


@pytest.mark.parametrize(
    ("language", "text", "plain"),
    [
        (
            "en",
            """\
hbo, turn: 3, phase: challenges, to act: lannister, first player: stark
Lannister declares a military challenge against Stark: hound, tyrion; nobody
Stark 2 gold, 4 power, 3 cards in hand: jon kneeling with strength 3 and military, arya 2 mil int standing
Lannister with 1 gold and 6 power and 2 cards, claim 2: hound 4 m kneeling unique, tyrion 2 int pow knelt
""",
            HBO,
        ),
        (
            "bg",
            """\
хбо, рунд 3, фаза предизвикателства, ланистър е на ред, старк започва
Ланистър обявява военно предизвикателство срещу Старк: hound, tyrion; никой
Старк 2 злато, 4 власт, 3 карти в ръка: jon на колене 3 воен, arya 2 воен интрига изправена
Ланистър 1 злато, 6 власт, 2 карти, удар 2: hound коленичил 4в уникален, tyrion склонен 2 интрига власт
""",
            HBO,
        ),
        (
            "pl",
            """\
hbo, runda 3, faza wyzwań, ruch lannister, zaczyna stark
Lannister wypowiada wyzwanie wojskowe przeciwko Stark: hound, tyrion; brak
Stark 2 złota, 4 władzy, 3 karty na ręce: jon klęczy 3 woj, arya stoi 2 woj int
Lannister 1 złota, 6 władzy, 2 karty, zmagania 2: hound klęczący 4w unikatowy, tyrion klęczy 2 intryga władza
""",
            HBO,
        ),
        (
            "ru",
            """\
хбо, раунд 3, фаза вызовов, ход Ланнистер, первый игрок Старк
Ланнистер объявляет вызов битвы против Старк: hound, tyrion; никто
Старк 2 золота, 4 власти, 3 карты в руке: jon на коленях 3 битвы, arya стоит 2 битвы интриги
Ланнистер 1 золото, 6 власти, 2 карты, намерение 2: hound склонён 4бу, tyrion склонён 2 интриги власти
""",
            HBO,
        ),
        (
            "en",
            """\
kings, action phase, raids, options: 6
winterfell is land of stark with a fort adjacent to moat: 2 foot, knight; raid
moat, land, lannister, borders winterfell: 1 footman; support
""",
            KINGS,
        ),
        (
            "pl",
            """\
królowie, faza akcji, najazdy, opcje: 6
winterfell ląd stark fortyfikacja sąsiaduje z moat: 2 piechury, rycerz; najazd
moat ląd lannister obok winterfell: piechur; wsparcie
""",
            KINGS,
        ),
        (
            "en",
            """\
oriflamme, turn 3, events phase, red starts, next card: blue cutthroat
queue: red queen face up, blue cutthroat revealed, green felon face down
red 2 points, blue 4 points, green 1
""",
            ORIFLAMME,
        ),
        (
            "pl",
            """\
oriflamme r3 wydarzenia, czerwoni pierwsi, następny zbir niebieskich
rząd: królowa czerwonych odkryta, zbir niebieskich odkryty, przestępca zielonych
czerwoni 2 punkty, niebiescy 4 punkty, zieloni 1
""",
            ORIFLAMME,
        ),
        (
            "bg",
            """\
орифлам, рунд 3, фаза на събитията, червени започва, следва: главорез на сините
опашка: кралица на червените разкрита, главорез на сините с лице нагоре, престъпник на зелените скрита
червени 2 точки, сини 4, зелени 1
""",
            ORIFLAMME,
        ),
    ],
)
def test_what_a_judge_would_say_is_read_as_the_printed_form(language: str, text: str, plain: str) -> None:
    found, wanted = read_text(text, language), read_text(plain)

    form = form_of(wanted.game)
    assert meaning(found.position, form) == meaning(wanted.position, form)


def test_a_word_of_a_field_with_a_wrong_value_points_at_the_value() -> None:
    with pytest.raises(PositionError) as caught:
        read_text("oriflamme r3 events, next blue archer\nrow: red queen\nred 2\n")

    assert (caught.value.says, caught.value.facts["read"]) == ("position_word_unknown", "archer")
    assert "cutthroat" in str(caught.value.facts["wanted"])


def test_a_word_between_fields_stays_in_the_name_of_a_card() -> None:
    found = read_text("hbo challenges, stark to act\nstark: guards of the north 2m\nlannister\n")

    assert found.position["seats"][0]["characters"][0]["name"] == "guards of the north"


def test_a_card_unlike_any_of_the_catalogue_is_taken_as_it_is_told() -> None:
    text = "hbo challenges, stark to act, real cards\nstark: eddard; casterly rock +2\nlannister: tyrion\n"

    seat = read_text(text).position["seats"][0]

    assert (seat["locations"][0]["name"], seat["locations"][0]["income"]) == ("casterly rock", 2)
    with pytest.raises(PositionError, match="position_card_unknown"):
        read_text(text.replace(" +2", ""))


def test_a_word_like_and_parts_two_cards_but_not_two_fields_of_one() -> None:
    text = "hbo challenges, stark to act\nstark: jon 3 and military and kneeling and arya 2mi\nlannister\n"

    jon, arya = read_text(text).position["seats"][0]["characters"]

    assert (jon["strength"], jon["icons"], jon["kneeling"]) == (3, ["military"], True)
    assert (arya["id"], arya["strength"]) == ("arya", 2)


def test_footmen_and_a_knight_are_two_kinds_of_units() -> None:
    text = "kings march\nwinterfell land stark: 2 footmen and 1 knight; march\n"

    units = read_text(text).position["areas"][0]["units"]

    assert [(one["type"], one["count"]) for one in units] == [("footman", 2), ("knight", 1)]


def test_what_is_told_twice_and_otherwise_is_an_error() -> None:
    with pytest.raises(PositionError, match="position_field_twice") as caught:
        read_text("hbo challenges, stark to act\nstark 2 gold, 3 gold: jon\nlannister\n")

    assert caught.value.line == 2


@pytest.mark.parametrize("defenders", ["; jon", ", defenders: jon", "; defenders jon", " and gregor; jon"])
def test_the_sides_of_a_challenge_may_be_named(defenders: str) -> None:
    text = (
        "hbo challenges, lannister to act\n"
        f"lannister military challenge against stark, attackers: hound{defenders}\n"
        "stark: jon 3m\nlannister: hound 4m, gregor 5m\n"
    )

    challenge = read_text(text).position["challenge"]

    assert challenge["attackers"] == (["hound", "gregor"] if "gregor" in defenders else ["hound"])
    assert challenge["defenders"] == ["jon"]


def test_a_card_is_found_however_its_name_was_carried_into_another_alphabet() -> None:
    text = "хбо вызовы, ходит Старк, настоящие карты\nСтарк: Эддард\nЛаннистер: Тирион\n"

    faces = [one["card"] for one in read_text(text, "ru").position["seats"][1]["characters"]]

    assert faces == ["hbo-tyrion-lannister"]
    with pytest.raises(PositionError, match="position_card_unknown"):
        read_text(text.replace("Тирион", "Бриенна"), "ru")


@pytest.mark.parametrize("seat", ["stark: 2 gold, 4 power: s1 3m", "stark 2g 4p: s1 3m"])
def test_a_colon_behind_a_seat_leads_to_its_numbers_or_to_its_cards(seat: str) -> None:
    found = read_text(f"hbo challenges, stark to act\n{seat}\nlannister: l1 2m\n").position["seats"]

    assert (found[0]["gold"], found[0]["characters"][0]["id"]) == (2, "s1")
    assert found[1]["characters"][0]["id"] == "l1"


def test_whom_a_challenge_is_made_against_may_come_before_its_kind() -> None:
    cards = "Stark: jon\nLannister: tyrion\n"
    text = f"hbo wyzwania, Lannister aktywny\nLannister atakuje Stark intrygi: tyrion; nikt\n{cards}"

    challenge = read_text(text, "pl").position["challenge"]

    assert (challenge["kind"], challenge["target"], challenge["step"]) == ("intrigue", "stark", "defenders")


def test_a_title_of_several_words_needs_no_word_before_it() -> None:
    seat = "stark, master of coin, 2 gold, hand 4: robb 4m"
    text = f"lcg challenges, stark to act, four players\n{seat}\nlannister\n"

    stark = read_text(text).position["seats"][0]

    assert (stark["title"], stark["gold"], stark["hand"]) == ("coin", 2, {"count": 4})


@pytest.mark.parametrize(
    ("seat", "taken"),
    [
        ("stark 5g (eddard c4): jon", True),
        ("stark 5g no income taken (eddard c4): jon", None),
        ("stark 5g income 3 (eddard c4): jon", None),
        ("stark (eddard c4): jon", None),
    ],
)
def test_gold_that_is_counted_in_a_marshalling_turn_holds_the_income(seat: str, taken: bool | None) -> None:
    found = read_text(f"hbo marshalling, stark to act\n{seat}\nlannister 2g: tyrion\n").position["seats"]

    assert found[0].get("income_taken") is taken
    assert found[1].get("income_taken") is None


def test_a_challenge_without_its_kind_is_no_line_of_a_player() -> None:
    text = "hbo challenges, stark to act\nstark attacks lannister: jon\nstark: jon\nlannister\n"

    with pytest.raises(PositionError, match="position_deed_missing") as caught:
        read_text(text)

    assert "military" in str(caught.value.facts["wanted"])


def test_what_is_taken_as_so_is_told_with_the_words_that_say_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "dispute.txt"
    seats = "stark 5g (eddard c4): jon\nlannister 2g: tyrion\n"
    text = f"hbo marshalling, stark to act\n{seats}? stark plays eddard\n"
    path.write_text(text, encoding="utf-8")

    said = " ".join(judge_command(str(path), None, False, "en", short=True).out.split())

    assert (
        'Taken as so, for the text does not say it: Stark, income collected. If not, write "no income taken".'
        in said
    )
    path.write_text(text.replace("5g", "5g no income taken"), encoding="utf-8")
    assert "Taken as so" not in judge_command(str(path), None, False, "en", short=True).out


def test_square_brackets_are_read_as_round_ones() -> None:
    text = "hbo challenges, stark to act\nstark: jon [knelt]\nlannister\n"
    assert read_text(text) == read_text(text.replace("[", "(").replace("]", ")"))


def test_a_bracket_around_fields_has_to_be_closed() -> None:
    with pytest.raises(PositionError, match="position_bracket_open"):
        read_text("hbo challenges, stark to act\nstark: jon (knelt\nlannister\n")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Tyrion Lannister, where it is: in the dead pile"),
        ("bg", "Тирион Ланистър, къде лежи: при унищожените карти"),
    ],
)
def test_what_came_of_a_disputed_move_names_cards_in_the_readers_language(
    language: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "dispute.txt"
    file.write_text(
        "hbo r2 challenges, stark to act, real cards\nstark mil lannister: eddard; nobody\n"
        "stark 1g 5p 3h claim 2: eddard\nlannister 2g 4p 4h claim 1: tyrion\n"
        "? resolve\n? lannister loses tyrion\n"
    )

    told = judge_command(str(file), None, False, language).out

    assert said in told
    assert "tyrion-lannister" not in told
    assert language == "en" or "Tyrion" not in told


def test_a_march_that_begins_a_battle_says_that_its_outcome_is_not_told(tmp_path: Path) -> None:
    file = tmp_path / "dispute.txt"
    march = "? stark marches winterfell to moat footman 2"
    file.write_text(
        "kings action march\nwinterfell land stark next to moat: 2 footmen; march\n"
        f"moat land lannister next to winterfell: footman\n{march}\n{march} won by stark losers destroyed\n"
    )

    open_, ended = judge_command(str(file), None, False, "en").out.split("\n\n")

    assert "the battle whose outcome is not told yet: moat" in open_
    assert "the battle" not in ended


@pytest.mark.parametrize(("language", "said"), [("en", ": The Hound; Jon Snow"), ("ru", ": Пёс; Джон Сноу")])
def test_a_written_challenge_names_its_cards_by_their_titles(language: str, said: str) -> None:
    text = (
        "hbo r3 challenges, lannister to act, real cards\nlannister mil stark: hound; jon\n"
        "stark 2g: jon k\nlannister 1g: hound k\n"
    )
    position = read_text(text).position

    written = write_text("hbo", position, language)

    assert said in written
    assert read_text(written, language).position == position
