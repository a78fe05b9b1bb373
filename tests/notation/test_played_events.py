"""Every event is *played*, as the booklets say; what a line leaves open is asked, and never refused."""

from __future__ import annotations

import pytest

from engine.agot.state import moves as m
from engine.kernel.decisions import Move
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.session.session import Session
from tests.kit.notation import enter, ready


def after(*lines: str) -> Session:
    here = ready()
    for line in lines:
        enter(line, here)
    return here


def dying(*cards: str) -> Session:
    """These characters of Stark are about to be killed for the claim."""
    here = ready()
    here.correct("lannister", "power", 0, "to begin with")
    for line in ("tell lannister claim 2", "lannister military hound", "stark defends none", "resolve"):
        enter(line, here)
    enter(f"stark kills {', '.join(cards)}", here)
    return here


def last(line: str, here: Session) -> Move:
    """The move a line means, after the cards it shows."""
    found = parse(line, here)
    assert isinstance(found, Move | Several)
    return found.moves[-1] if isinstance(found, Several) else found


@pytest.mark.rule("hbo.save.not_today", "hbo.save.interrupt")
@pytest.mark.parametrize(
    "line",
    [
        "stark plays not today", "plays not today", "stark plays event not today",
        "stark responds with not today", "stark plays not today on eddard", "старк играе не днес",
        "старк изиграва събитието не днес", "stark zagrywa nie dziś", "старк разыгрывает not today",
        "старк отвечает картой not today",
    ],
)  # fmt: skip
def test_playing_a_saving_event_while_saves_are_asked_for_is_the_save(line: str) -> None:
    here = after("lannister military hound", "stark defends none", "resolve", "stark kills eddard")
    move = last(line, here)

    assert isinstance(move, m.Save)
    assert (move.by, move.card) == ("stark", "eddard")
    assert move.by_means.startswith("not-today")
    enter(line, here)
    assert here.state.cards["eddard"].zone == "play"


@pytest.mark.parametrize(
    ("line", "lead"),
    [("stark plays not today", "on"), ("Старк играе Не днес", "на"), ("Stark zagrywa Nie Dziś", "na")],
)
def test_whom_it_saves_is_asked_where_several_are_about_to_die(line: str, lead: str) -> None:
    here = dying("eddard", "jon")
    with pytest.raises(ParseError) as asked:
        parse(line, here)

    assert asked.value.says == "which_one"
    assert [one.line for one in asked.value.offers] == [f"{line} on eddard", f"{line} on jon"]
    saves = [last(f"{line} {lead} {card}", here) for card in ("eddard", "jon")]
    assert [one.card for one in saves if isinstance(one, m.Save)] == ["eddard", "jon"]


def test_outside_a_killing_it_is_an_event_as_any_other() -> None:
    move = last("stark plays not today", ready())

    assert isinstance(move, m.PlayEvent)
    assert ready().state.cards.get(move.card) is None


def test_a_reaction_is_played_as_well_as_reacted_with() -> None:
    here = after("lannister military hound", "stark defends eddard", "resolve")

    played = last("lannister plays debts on eddard kneeling tywin", here)
    assert played == last("lannister reacts with debts on eddard kneeling tywin", here)
    assert isinstance(played, m.Respond)


def test_a_target_and_a_price_that_are_left_open_are_asked_together() -> None:
    here = after("lannister military hound", "stark defends eddard", "resolve")
    with pytest.raises(ParseError) as asked:
        parse("lannister plays debts kneeling tywin", here)
    assert [one.line.rpartition(" kneeling ")[2] for one in asked.value.offers] == [
        "tywin on hound",
        "tywin on eddard",
    ]
    with pytest.raises(ParseError) as asked:
        parse("lannister plays debts", here)

    for one in asked.value.offers:
        assert isinstance(last(one.line, here), m.Respond)
