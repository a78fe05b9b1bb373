"""Values are told and set right in the words the screen shows, and a plot by its title."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.agot.state.declarations import KnowPlot
from referee.notation.completion.completions import complete
from referee.notation.formatter import line_of
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.kit.notation import enter, move, ready, session


def entered(line: str, here: Session | None = None) -> dict[str, Any]:
    """What became of a line, as plain values."""
    table = here or session()
    (outcome,) = enter(line, table)
    assert outcome.kind is OutcomeKind.DONE
    plain: dict[str, Any] = table.lines[-1].body["move"]
    return plain


@pytest.mark.parametrize(
    ("line", "of", "field", "value"),
    [
        ("set stark gold 7 because counted", "stark", "gold", 7),
        ("set stark.gold 7 because counted", "stark", "gold", 7),
        ("popraw Stark złoto 7 bo liczono", "stark", "gold", 7),
        ("поправя Старк злато 7 защото броихме", "stark", "gold", 7),
        ("исправить Старк золото 7 потому что считали", "stark", "gold", 7),
        ("set the hound zone in the discard pile because x", "the-hound", "zone", "discard"),
        ("popraw Ogar gdzie jest na stosie martwych bo x", "the-hound", "zone", "dead"),
        ("set stark limited cards played this round 1 because x", "stark", "limited_played", 1),
        ("popraw Stark rzucone wyzwania wyzwanie wojskowe bo x", "stark", "challenges_made", ["military"]),
        ("set first player lannister because x", "", "first_player", "lannister"),
        ("поправя стартов играч Ланистър защото x", "", "first_player", "lannister"),
        ("set arya controller Lannister because x", "arya-stark", "controller", "lannister"),
    ],
)
def test_a_field_is_set_right_under_any_name_the_screen_has_for_it(
    line: str, of: str, field: str, value: Any
) -> None:
    set_right = entered(line)

    told = value if not isinstance(value, list) else tuple(value)
    assert (set_right["of"], set_right["field"], set_right["value"]) == (of, field, told)


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("tell the-hound strength 4", "strength", 4),
        ("powiedz ogar siła 4", "strength", 4),
        ("кажи хрътката сила 4", "strength", 4),
        ("powiedz ogar symbole wyzwanie wojskowe, władza", "icons", ("military", "power")),
        ("powiedz ogar słowa kluczowe skrytość, sława", "keywords", ("stealth", "renown")),
    ],
)
def test_what_is_printed_on_a_card_is_told_in_the_words_of_the_screen(
    line: str, field: str, value: Any
) -> None:
    told = entered(line)

    assert (told["card"], told["field"], told["value"]) == ("the-hound", field, value)


@pytest.mark.parametrize(
    "line",
    [
        "tell noble cause claim 3",
        'tell "A Noble Cause" claim 3',
        "tell stark claim 3",
        "powiedz Stark wartość zmagań 3",
    ],
)
def test_what_is_printed_on_a_revealed_plot_is_told_by_its_title(line: str) -> None:
    assert parse(line, session()) == KnowPlot(seat="stark", field="plot_claim", value=3)


def test_a_plot_that_does_not_lie_revealed_is_not_offered_there() -> None:
    titles = [one.text for one in complete("tell ", 5, session(), "en") if one.what == "plot"]

    assert '"A Noble Cause"' in titles
    assert '"Winter Storm"' not in titles


@pytest.mark.parametrize(
    ("begun", "language", "first"),
    [
        ("set stark gol", "en", "stark gold"),
        ("popraw Stark zł", "pl", "Stark złoto"),
        ("поправя Старк зл", "bg", "Старк злато"),
        ("исправить Старк зо", "ru", "Старк золото"),
        ("powiedz ogar s", "pl", "siła"),
        ("popraw ogar gdzie jest na stosie m", "pl", "na stosie martwych"),
        ("tell the-hound keywords st", "en", "Stealth"),
        ("set first player l", "en", "lannister"),
    ],
)
def test_fields_and_their_values_are_completed_in_the_words_of_the_screen(
    begun: str, language: str, first: str
) -> None:
    assert first in [one.text for one in complete(begun, len(begun), session(), language)][:2]


def test_only_keywords_of_the_game_are_offered() -> None:
    line = "tell the-hound keywords "
    offered = [one.text for one in complete(line, len(line), session(), "en")]

    assert "Renown" in offered
    assert "Vigilant" not in offered


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_what_was_told_is_printed_so_that_it_reads_back(language: str) -> None:
    here = session()
    for line in ("set stark gold 7 because counted", "tell the-hound strength 4", "tell stark claim 2"):
        told = move(line, here)
        assert move(line_of(told, here, None, language), here) == told


@pytest.mark.parametrize("claim", [1, 2])
def test_the_claim_told_of_a_challenge_is_the_plots_where_that_is_not_known(claim: int) -> None:
    """Who says that he won and what it cost has read the plot."""
    here = _with_unknown_claim()
    killed = "hodor" if claim == 1 else "hodor, arya"
    outcomes = enter(f"lannister won military with hound unopposed claim {claim} killed {killed}", here)

    assert [one.kind for one in outcomes] == [OutcomeKind.DONE] * len(outcomes)
    plot = here.state.seats["lannister"].plot
    assert plot is not None
    assert plot.claim == claim
    assert here.state.cards["hodor"].zone == "dead"


def test_a_claim_the_plot_is_known_not_to_have_is_no_claim_of_it() -> None:
    with pytest.raises(Exception, match="outcome_not_possible"):
        enter("lannister won military with hound unopposed claim 2 killed hodor, arya", ready())


def _with_unknown_claim() -> Session:
    here = ready()
    plot = here.state.seats["lannister"].plot
    here.states[-1] = here.state.seat("lannister", plot=replace(plot, claim=None))
    return here


@pytest.mark.parametrize(
    "line",
    [
        "set first player stark, lannister because x",
        "set first player whoever won because x",
        "set longclaw host nobody knows because x",
        "set stark used plots no such plot because x",
    ],
)
def test_what_is_no_name_is_not_taken_for_one(line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, session())


def test_a_plot_nobody_knows_is_set_right_in_quotation_marks() -> None:
    line = 'set stark used plots Storm of Swords, "No Such Plot" because x'
    assert entered(line)["value"] == ("Storm of Swords", "No Such Plot")
