"""An outcome that is entered as told is not judged: what nobody would work out is asked for."""

from __future__ import annotations

import pytest

from engine.kernel.corrections import Correct
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.session.session import Session
from tests.kit.notation import ready


def corrections(line: str, here: Session | None = None) -> list[tuple[str, str, object]]:
    found = parse(line, here or ready())
    assert isinstance(found, Several)
    assert all(isinstance(one, Correct) for one in found.moves)
    return [(one.of, one.field, one.value) for one in found.moves if isinstance(one, Correct)]


def asked(line: str, language: str = "en") -> list[str]:
    with pytest.raises(ParseError) as misread:
        parse(line, ready(), language)
    assert misread.value.says == "outcome_told_in_part"
    return [one.line.removeprefix(line).strip() for one in misread.value.offers]


def test_whether_anybody_defended_and_whose_renown_counted_is_asked() -> None:
    assert asked("lannister won military claim 1 killed hodor as told") == [
        "unopposed renown none",
        "unopposed renown tywin",
        "opposed renown none",
        "opposed renown tywin",
    ]


@pytest.mark.parametrize(
    ("language", "line", "first"),
    [
        ("bg", "Ланистър печели военен сблъсък с hound убит jon както е казано", "без съпротива"),
        ("pl", "Lannister wygrywa wojskowe z hound zabity jon jak powiedziano", "niebronione"),
        ("ru", "Ланнистер побеждает битва с hound убит jon как сказано", "непринятый"),
    ],
)
def test_it_is_asked_in_every_language_and_no_renown_where_nobody_has_it(
    language: str, line: str, first: str
) -> None:
    found = asked(line, language)

    assert found[0] == first
    assert len(found) == 2
    for besides in found:
        assert corrections(f"{line} {besides}")


def test_what_is_said_is_entered_and_nothing_else() -> None:
    line = "lannister won military with hound claim 1 killed jon as told opposed renown hound"

    assert corrections(line) == [
        ("lannister", "challenges_made", ("military",)),
        ("hound", "kneeling", True),
        ("jon", "zone", "dead"),
        ("hound", "power", 1),
    ]


def test_unopposed_brings_a_power_and_opposed_none() -> None:
    power = ready().state.seats["lannister"].power
    line = "lannister won intrigue with tywin as told renown none"

    assert ("lannister", "power", power + 1) in corrections(f"{line} unopposed")
    assert not any(field == "power" for _, field, _ in corrections(f"{line} opposed"))
    assert not any(field == "power" for _, field, _ in corrections(f"{line} against arya"))


def test_of_a_challenge_that_is_judged_renown_is_not_said() -> None:
    here = ready()
    with pytest.raises(ParseError) as misread:
        parse("lannister unopposed military with hound killed jon renown hound", here)

    assert misread.value.says == "renown_is_judged"


def test_a_challenge_told_as_opposed_is_not_mirrored_as_unopposed() -> None:
    here = ready()
    with pytest.raises(ParseError) as misread:
        parse("lannister won military with hound claim 1 killed jon opposed", here)

    ways = [one.line for one in misread.value.offers if one.why == "outcome"]
    assert ways
    assert not any(one.endswith("against none") for one in ways)
