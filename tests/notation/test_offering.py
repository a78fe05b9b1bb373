"""Of a line that cannot be read it is said how far it was understood, and what may be meant."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError, SuggestedLine
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.parse import parse
from referee.words.speech import Speech
from tests.kit.notation import ready


def misread(line: str, language: str = "en") -> ParseError:
    with pytest.raises(ParseError) as wrong:
        parse(line, ready(), language)
    return wrong.value


def lines(wrong: ParseError) -> list[str]:
    return [offer.line for offer in wrong.offers]


def test_it_is_said_up_to_which_word_a_line_was_understood() -> None:
    wrong = misread("lannister military hound foo bar baz")

    assert wrong.says == "line_stops"
    assert (wrong.facts["understood"], wrong.facts["stops_at"]) == ("lannister military hound", "foo")
    assert wrong.facts["follows"] == ("against", "with", "unopposed", "claim", "killed", "discarded")


def test_a_word_that_may_be_a_name_is_named_and_the_rest_is_offered() -> None:
    wrong = misread("lannister military hound foo")

    assert (wrong.says, wrong.facts["words"]) == ("words_not_placed", ("foo",))
    assert lines(wrong) == ["lannister military hound"]


def test_a_line_that_says_too_little_is_gone_on_with() -> None:
    wrong = misread("stark defends")

    assert wrong.says == "line_unfinished"
    assert lines(wrong)[:2] == ["stark defends eddard", "stark defends jon"]


def test_a_question_that_is_no_move_is_sent_to_the_rules() -> None:
    assert misread("may a kneeling character defend?").says == "line_asks"


def test_nothing_is_said_to_be_understood_of_what_is_no_line_at_all() -> None:
    wrong = misread("blah")

    assert wrong.says == "line_says_nothing"
    assert isinstance(parse(str(wrong.facts["example"]), ready()), Move)


def test_what_is_offered_is_worked_out_once_and_not_before_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked_out: list[TypedLine] = []

    def offers(line: TypedLine, _reading: object) -> tuple[SuggestedLine, ...]:
        worked_out.append(line)
        return (SuggestedLine("stark pass"),)

    monkeypatch.setattr("referee.notation.parser.parse.offers_for", offers)
    wrong = misread("stark defends")
    before = len(worked_out)

    assert (before, lines(wrong), lines(wrong), len(worked_out)) == (0, ["stark pass"], ["stark pass"], 1)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("lannister intrigue tywin cersei", "lannister intrigue tywin, cersei"),
        ("lannister intrigue tywin cersei shae", "lannister intrigue tywin, cersei, shae"),
        ("stark defends eddard jon", "stark defends eddard, jon"),
    ],
)
def test_commas_may_be_left_out_between_names(typed: str, first: str) -> None:
    assert parse(typed, ready()) == parse(first, ready())


@pytest.mark.parametrize(
    ("typed", "begins"),
    [
        ("lannister militari claim 1 killed hodor", "lannister military claim 1 killed hodor with"),
        ("lannister militry hound claim 1 killed hodr", "lannister military hound claim 1 killed hodor"),
        ("lannister won militry claim 1 killed hodor", "lannister military claim 1 killed hodor with"),
        ("lannister military claim 1 kild hodor", "lannister military claim 1 killed hodor with"),
    ],
)
def test_a_misspelt_outcome_is_offered_as_one_first_and_whole(typed: str, begins: str) -> None:
    found = lines(misread(typed))

    assert found[0].startswith(begins)
    for line in found[:3]:
        parse(line, ready())


@pytest.mark.parametrize(
    ("language", "typed", "first"),
    [
        ("bg", "ланистър воен хрътк", "Ланистър военен сблъсък хрътката"),
        ("bg", "старк защитва едард, арая", "Старк защитници едард, аря"),
        ("pl", "stark broni sie eddard, aria", "Stark obrońcy eddard, arya"),
        ("bg", "ланистър интриги тивинн", "Ланистър интриги tywin"),
        ("ru", "ланнистер битва тывин", "Ланнистер битва tywin"),
        ("bg", "lannister militry hond", "Ланистър военен сблъсък хрътката"),
    ],
)
def test_a_line_with_a_slip_is_read_as_the_line_that_was_meant(language: str, typed: str, first: str) -> None:
    assert parse(typed, ready(), language) == parse(first, ready(), language)


def test_what_was_meant_comes_first_in_the_language_of_the_screen() -> None:
    assert lines(misread("lannister wojskow ogr", "pl"))[0] == "Lannister wojskowe ogar"


@pytest.mark.parametrize(
    ("language", "follows"), [("bg", "пасува"), ("pl", "pasuje"), ("ru", "пропускает ход")]
)
def test_what_may_stand_is_said_in_the_language_of_the_screen(language: str, follows: str) -> None:
    said = misread("lannister хххх", language).facts["follows"]

    assert isinstance(said, tuple)
    assert said[0] == follows


def test_lines_that_mean_the_same_are_offered_once() -> None:
    meant = [parse(line, ready()) for line in lines(misread("stark defens"))]

    assert len(meant) == len({repr(one) for one in meant})


def test_only_what_the_table_waits_for_may_stand_after_a_seat() -> None:
    follows = misread("lannister goes quickly").facts["follows"]

    assert isinstance(follows, tuple)
    assert not {"mulligan", "keeps", "places", "reveals", "first"} & set(follows)


def test_a_card_in_a_pile_is_not_offered_where_one_in_play_is_meant() -> None:
    read = parse("stark broni sie eddard, aria", ready(), "pl")
    assert read == parse("stark defends eddard, arya", ready())


def test_a_line_that_names_a_card_alone_is_offered_with_what_may_become_of_it() -> None:
    found = lines(misread("lannister shae"))

    assert "lannister intrigue shae" in found
    read = parse("lannister attacks with hound", ready())
    assert read == parse("lannister military hound", ready()), "he has no other icon"


@pytest.mark.parametrize(
    ("line", "stops_at", "sign"),
    [
        ("stark orders stark quickly", "quickly", "("),
    ],
)
def test_the_word_that_is_wrong_is_the_one_behind_a_name_that_was_read(
    line: str, stops_at: str, sign: str
) -> None:
    wrong = misread(line)
    assert wrong.facts["stops_at"] == stops_at
    follows = wrong.facts["follows"]
    assert isinstance(follows, tuple)
    assert sign in follows


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_a_message_asks_about_the_offered_move_only_where_one_is_offered(language: str) -> None:
    offered = ParseError(
        "words_not_placed", (SuggestedLine("stark pass", "reading"),), line="a b", words=("b",)
    )
    alone = ParseError("words_not_placed", (), line="a b", words=("b",))
    speech = Speech(language)
    assert speech.error(offered).endswith("?")
    assert speech.error(alone).endswith(".")
