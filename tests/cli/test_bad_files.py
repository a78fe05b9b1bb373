"""Every kind of bad input ends with 3 and a message that names file, case and field; nothing is judged."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.kit.command import CASE, changed, file_of, judged, referee

TABLES = Path(__file__).parents[1] / "corpus" / "tables"


def position(**fields: Any) -> dict[str, Any]:
    return changed(position={**CASE["position"], **fields})


def stark(**fields: Any) -> dict[str, Any]:
    seats = CASE["position"]["seats"]
    return position(seats=[{**seats[0], **fields}, seats[1]])


def step(**fields: Any) -> dict[str, Any]:
    return changed(steps=[{**CASE["steps"][0], **fields}])


def refused(data: bytes, text: str | None = None) -> str:
    told = judged(data, text)
    assert (told.code, told.out) == (3, "")
    assert told.err.startswith("standard input: ")
    assert told.err.endswith("Nothing was judged.\n")
    return told.err


FILES: list[tuple[str, bytes, str]] = [
    ("empty", b"", "not valid JSON"),
    ("blank", b"  \n", "not valid JSON"),
    ("binary", bytes(range(256)), "not valid JSON"),
    ("half", file_of(CASE)[:-20], "not valid JSON"),
    ("two documents", file_of(CASE) * 2, "not valid JSON"),
    ("not a number", b'{"game": "hbo", "cases": [NaN]}', "not valid JSON"),
    ("endless number", b'{"game": "hbo", "cases": [1e999]}', "not valid JSON"),
    ("a page", b"# Referee\n\nA referee.\n", "A position text begins with a game: hbo"),
    ("a slip in the game", b"hobo r3 challenges\n", "“hobo” was read"),
    ("deep", b"[" * 100_000, "not valid JSON"),
    ("a list", b"[]", "found a list"),
    ("a word", b'"case"', "found a str"),
    ("no cases", b'{"game": "hbo", "cases": []}', "field cases"),
    ("no game", b'{"cases": []}', "game"),
    ("other game", file_of(CASE).replace(b'"hbo"', b'"chess"'), "no game 'chess'"),
    ("other format", file_of(CASE, format="referee-case/9"), "referee-case/9"),
    ("unknown field", file_of(CASE, author="me"), "author"),
    ("a case that is a word", b'{"game": "hbo", "cases": ["x"]}', "cases[0]"),
]


@pytest.mark.parametrize(("data", "named"), [one[1:] for one in FILES], ids=[one[0] for one in FILES])
def test_a_file_that_is_none_is_refused(data: bytes, named: str) -> None:
    assert named in refused(data)


@pytest.mark.parametrize("data", [b"", file_of(CASE)[:-20], file_of(changed(steps=[{"do": "dance"}]))])
def test_the_command_itself_ends_with_three_and_prints_no_result(data: bytes) -> None:
    done = referee("judge", "-", "--json", given=data)

    assert (done.returncode, done.stdout) == (3, b"")
    assert done.stderr.startswith(b"standard input: ")


def test_ten_megabytes_are_refused_at_once() -> None:
    told = refused(b'{"game": "hbo", "cases": [' + b" " * 10_000_000 + b"]}")

    assert "bytes, so Referee did not read it" in told


CASES: list[tuple[str, dict[str, Any], str]] = [
    ("unknown field", changed(colour="red"), "colour"),
    ("no steps", {name: value for name, value in CASE.items() if name != "steps"}, "steps"),
    ("steps no list", changed(steps={}), "steps"),
    ("step no object", changed(steps=[1]), "cases[0].steps[0]"),
    ("text of no game", changed(text="de-2013"), "de-2013"),
    ("case of another game", changed(game="kings"), "field game: 'kings'"),
    ("title no words", changed(title=3), "title"),
    ("basis", changed(basis="guessed"), "Invalid enum value 'guessed' (field cases[0].basis)"),
    (
        "unknown field of the position",
        position(weather="snow"),
        "position: Object contains unknown field `weather`",
    ),
    ("unknown phase", position(phase="lunch"), "field phase"),
    ("wrong type", stark(gold="four"), "field seats[0].gold"),
    ("less than nothing", stark(gold=-1), "field seats[0].gold"),
    ("a fraction", stark(gold=1.5), "field seats[0].gold"),
    ("beyond counting", stark(gold=10**30), "field position: the number has more digits"),
    ("deep", position(given={"texts": [[[[[[[[[[]]]]]]]]]]}), "field given.texts"),
    ("verb", step(do="dance"), "step 1: field do: there is no verb 'dance'"),
    ("neither", changed(steps=[{"by": "stark"}]), "step 1: it has neither do nor ask"),
    ("both", step(ask="cost"), "step 1: it has both do and ask"),
    (
        "unknown argument",
        step(loudly=True),
        "step 1: declare_challenge: Object contains unknown field `loudly`",
    ),
    ("missing argument", changed(steps=[{"do": "play_card", "by": "stark"}]), "step 1: play_card"),
    ("seat", step(by="tyrell"), "step 1: there is no seat 'tyrell'"),
    ("card", step(attackers=["nobody"]), "step 1: there is no card with the id 'nobody'"),
    ("kind", step(kind="chess"), "step 1: declare_challenge: Invalid enum value"),
    ("question", changed(steps=[{"ask": "why"}]), "step 1: field ask: there is no question 'why'"),
    ("argument of a question", changed(steps=[{"ask": "cost", "by": "stark"}]), "field card: cost needs it"),
    ("path", changed(steps=[{"do": "pass", "by": "stark", "tell": ["seat.stark.hat"]}]), "seat.stark.hat"),
    (
        "path of no seat",
        changed(steps=[{"do": "pass", "by": "stark", "tell": ["seat.tyrell.gold"]}]),
        "seat.tyrell",
    ),
    (
        "expectation",
        step(expect={"lawful": True}),
        "step 1: field expect: Object contains unknown field `lawful`",
    ),
    ("legal no yes or no", step(expect={"legal": "yes"}), "step 1: field expect"),
    ("tell no list", step(tell=3), "step 1"),
    (
        "phase to go to",
        changed(steps=[{"do": "go_to_phase", "phase": "lunch"}]),
        "step 1: field phase: there is no phase 'lunch'",
    ),
    (
        "effect",
        changed(steps=[{"do": "apply_effect", "effects": [{"kind": "dance"}]}]),
        "step 1: apply_effect",
    ),
]


@pytest.mark.parametrize(("case", "named"), [one[1:] for one in CASES], ids=[one[0] for one in CASES])
def test_a_case_that_is_none_is_named_with_its_field(case: dict[str, Any], named: str) -> None:
    told = refused(file_of(case))

    assert named in told
    assert "case t-1" in told


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("same seat twice", position(seats=[CASE["position"]["seats"][0]] * 2), "hbo.setup.choose_houses"),
    ("two ids", stark(locations=[{"id": "arya", "name": "Arya's Home"}]), "hbo.play.definition"),
    ("hand", stark(hand={"count": 0, "known": [{"id": "x", "name": "X"}]}), "hbo.play.out_of_play"),
    (
        "attachment on nobody",
        stark(attachments=[{"id": "y", "name": "Y", "host": "z"}]),
        "hbo.type.attachment",
    ),
    (
        "two copies",
        stark(characters=[{"id": one, "name": "Arya", "unique": True} for one in ("arya", "b")]),
        "hbo.unique.restriction",
    ),
]


@pytest.mark.parametrize(
    ("case", "rule"), [one[1:] for one in IMPOSSIBLE], ids=[one[0] for one in IMPOSSIBLE]
)
def test_each_defect_of_an_impossible_position_is_named_with_its_rule(
    case: dict[str, Any], rule: str
) -> None:
    told = refused(file_of(case))

    assert "case t-1: field position: this position is impossible" in told
    assert f"({rule})" in told


def test_one_bad_case_is_enough_and_all_bad_ones_are_named() -> None:
    bad = changed(id="t-2", steps=[{"do": "dance"}])
    told = refused(file_of(CASE, bad, {**position(phase="lunch"), "id": "t-3"}))

    assert [line.split(":")[1].split(",")[0].strip() for line in told.splitlines()[:-1]] == [
        "case t-2",
        "case t-3",
    ]


def test_two_cases_of_one_id_are_refused() -> None:
    assert "case t-1: field id: two cases have the id 't-1'" in refused(file_of(CASE, CASE))


def test_an_id_is_needed() -> None:
    assert "case number 1: field id" in refused(file_of(changed(id="")))


def test_a_text_that_the_game_has_not_is_refused() -> None:
    assert "no text 'xx'" in refused(file_of(CASE), "xx")


def test_what_cannot_be_opened_is_named(tmp_path: Path) -> None:
    for file in (tmp_path / "nothing.json", tmp_path):
        done = referee("judge", str(file))
        assert (done.returncode, done.stdout) == (3, b"")
        assert str(file) in done.stderr.decode()


def test_a_byte_order_mark_does_not_matter() -> None:
    done = referee("judge", "-", "--json", given=b"\xef\xbb\xbf" + json.dumps(CASE).encode())

    assert done.returncode == 0


def test_a_name_that_no_terminal_could_show_is_cut() -> None:
    told = refused(file_of(changed(id="\x1b[31m" + "x" * 500, steps=[{"do": "dance"}])))

    assert "\x1b" not in told
    assert max(map(len, told.splitlines())) < 2000


@pytest.mark.parametrize(
    ("language", "first", "second", "last"),
    [
        (
            "bg",
            "стандартен вход: случай t-1, стъпка 1: „dance“ не е ход",
            "случай номер 2: Случаят трябва да има id.",
            "Нищо не беше отсъдено.",
        ),
        (
            "pl",
            "standardowe wejście: przypadek t-1, krok 1: ",
            "przypadek numer 2: ",
            "Niczego nie rozsądzono.",
        ),
        ("ru", "стандартный ввод: случай t-1, шаг 1: ", "случай номер 2: ", "Ничего не рассмотрено."),
    ],
)
def test_faults_are_told_in_the_language_asked(language: str, first: str, second: str, last: str) -> None:
    told = judged(file_of(step(do="dance"), changed(id="")), None, language).err.splitlines()

    assert told[0].startswith(first)
    assert second in told[1]
    assert told[2] == last


EVERY = [data for _, data, _ in FILES] + [file_of(case) for _, case, _ in CASES]


@pytest.mark.parametrize("language", ["bg", "pl", "ru"])
def test_no_fault_is_told_in_english_for_lack_of_a_sentence(language: str) -> None:
    for data in EVERY:
        told = judged(data, None, language).err
        assert told != judged(data, None, "en").err
        assert re.search(r"[{}]|: (field|there|it|no) ", told) is None, told


@pytest.mark.parametrize("language", ["bg", "ru"])
def test_an_impossible_position_is_told_without_english(language: str) -> None:
    for _, case, rule in IMPOSSIBLE:
        told = judged(file_of(case), None, language).err
        assert f"({rule})" in told
        assert re.search(r"[a-z]{2,} [a-z]{2,}", told) is None, told


def of_lcg(case: dict[str, Any]) -> bytes:
    """A file of the card game for up to four."""
    return json.dumps({"game": "lcg", "cases": [case]}).encode()


def of_three(**left_out: Any) -> dict[str, Any]:
    """A case of three seats."""
    seats = [
        {"id": seat, "house": seat, "plot": {"claim": 1}} for seat in ("stark", "lannister", "baratheon")
    ]
    position = {"variant": "three", "phase": "challenges", "first_player": "stark", "seats": seats}
    return {**CASE, "game": "lcg", "position": position, **left_out}


def test_a_challenge_among_three_that_names_no_target_says_what_is_missing() -> None:
    attack = {"do": "declare_challenge", "by": "stark", "kind": "power", "attackers": []}
    told = refused(of_lcg(of_three(steps=[attack])))
    assert "declare_challenge: field target (lannister, baratheon) is missing" in told


def test_a_challenge_under_way_among_three_that_names_no_target_says_what_is_missing() -> None:
    case = of_three(steps=[{"do": "resolve"}])
    case["position"]["challenge"] = {"by": "stark", "kind": "power"}
    assert "challenge.target is missing: lannister, baratheon" in refused(of_lcg(case))


def test_a_table_with_a_sign_that_misleads_is_refused_in_a_sentence_with_the_way_out() -> None:
    raw = json.loads((TABLES / "hbo-2.json").read_bytes())
    raw["title"] = "Friday\x1b]52;c;aGk=\x07"

    told = refused(json.dumps(raw).encode())
    assert "title holds the character U+001B at place 7" in told
    assert "take it out" in told
    assert not {"\x1b", "\x07"} & set(told)
