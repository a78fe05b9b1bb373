"""Lines typed at a table of this game: what they do, and what is said when they cannot be done."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.agot.state.moves import BuildPlotDeck, NameFirstPlayer
from engine.agot.values.power_and_victory import check_victory
from referee.app.presenters.offered_moves import comes_first
from referee.app.typed_lines import AmbiguousLine
from referee.session.log.ruled_history import OutcomeKind
from tests.kit.notation import CHALLENGES, LANNISTER, STARK, ready, session, with_seat
from tests.kit.typed_table import TypedTable

RULE_ID = re.compile(r"hbo\.[a-z_]+\.[a-z_]+")


def table(language: str = "en", **changes: object) -> TypedTable:
    """A table in the challenges phase, or where the changes put it."""
    return TypedTable(language, session(CHALLENGES | changes).state, "hbo")


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_an_outcome_told_too_soon_says_what_comes_first(language: str) -> None:
    here = table(language, phase="marshalling")
    said = here.told("stark won military with arya unopposed")

    assert here.asked() in said
    assert not RULE_ID.search(said)


def test_an_outcome_that_cannot_have_begun_says_why_and_names_no_rule_by_its_id() -> None:
    made = TypedTable("en", session(with_seat(LANNISTER, challenges_made=["military"])).state, "hbo")
    said = made.told("lannister unopposed military killed guard")

    assert "a challenge of this kind has already been made" in said
    assert not RULE_ID.search(said)


def test_nothing_is_offered_that_is_like_the_line_only_in_who_does_it() -> None:
    assert "Lannister passes" not in table().offered("lannister won power")


def test_an_outcome_that_turns_on_an_unknown_value_carries_the_question() -> None:
    state = ready().state
    plot = replace(state.seats["lannister"].plot, claim=None)
    here = TypedTable("en", state.seat("lannister", plot=plot), "hbo")
    with pytest.raises(AmbiguousLine) as unclear:
        here.read("lannister won military with hound unopposed killed hodor")

    asked = unclear.value.asks
    assert asked is not None
    assert (asked.what, asked.seat) == ("plot_claim", "lannister")


def test_an_attack_may_name_its_kind_last() -> None:
    here = table()
    assert here.read("lannister attacks with hound in military") == here.read("lannister military hound")


def drafting(language: str = "en", *lines: str) -> TypedTable:
    """A game of two with a plot draft, as far as these lines lead."""
    here = TypedTable(language, game="hbo", draft=("yes",))
    for line in lines:
        assert here.type(line).kind is OutcomeKind.DONE
    return here


KEPT = ("stark keeps", "lannister keeps") * 6


def test_plots_are_drafted_without_a_word_about_which() -> None:
    here = drafting()
    says = "Stark keeps a plot and passes the others on"
    assert here.says()[0] == says
    assert here.read("stark keeps") == here.read("stark drafts") == here.read(says)

    built = drafting("en", *KEPT, "stark plots", "lannister builds")
    assert built.controller.session.state.seats["stark"].plots_secret
    assert not any("Hear Me Roar" in one for one in built.says())


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_a_pick_that_names_plots_is_shown_without_them(language: str) -> None:
    here = drafting(language)
    (named,) = here.read('stark keeps "One" passes "Two", "Three"')

    assert "One" not in here.lines.line_of(named)
    assert here.read(here.lines.line_of(named)) == here.read("stark keeps")


def test_before_hands_are_drawn_there_is_none_on_the_screen() -> None:
    counted = {badge.key: badge.value for badge in drafting().controller.view.areas[0].badges}
    assert (counted["hand"], counted["deck"]) == (0, 50)


def test_a_plot_nobody_knows_is_offered_in_quotation_marks() -> None:
    here = drafting("en", *KEPT, "stark plots", "lannister plots", "stark keeps", "lannister keeps")
    for line in ("stark places none", "lannister places none"):
        here.type(line)

    assert "Stark reveals the plot the great hunt" in here.offered("stark reveals the great hunt")
    assert "in quotes" in here.told("stark reveals the great hunt")


def test_seven_titles_build_a_plot_deck() -> None:
    here = drafting("en", *KEPT)
    (found,) = here.read(f"lannister plots {', '.join(THEIRS)}")

    assert isinstance(found, BuildPlotDeck)
    assert found.plots == THEIRS


THEIRS = (
    "In the Sky Cells",
    "Game of Thrones",
    "Hear Me Roar",
    "Securing the Throne",
    "Killing Cold",
    "Uneasy Truce",
    "Valar Morghulis",
)


@pytest.mark.parametrize(
    "line", ["stark first", "stark is first player", "stark zaczyna", "lannister first stark"]
)
def test_who_is_first_is_told_of_him_by_whoever_decides_it(line: str) -> None:
    here = table(phase="plot")

    assert here.read(line) == (NameFirstPlayer(by="lannister", seat="stark"),)


@pytest.mark.parametrize(("language", "said"), [("en", "it has 2"), ("pl", "jest ich na niej 2")])
def test_a_number_that_is_not_in_the_list_is_called_so(language: str, said: str) -> None:
    here = table(language, phase="plot")

    assert len(here.listed()) == 2
    assert said in here.told("0")
    assert said in here.told("77")


def test_a_card_that_is_not_on_the_table_is_called_so() -> None:
    said = table().told("tell varys cost 4")

    assert "names Varys, which is not on the table yet" in said
    assert "Cards (key c)" in said


def test_after_the_game_nothing_is_advised_that_can_never_come() -> None:
    state = check_victory(session().state.seat("lannister", power=15))
    here = TypedTable("en", state, "hbo")
    outcome = here.controller.enter(here.read("stark ends")[0])

    assert [one.what for one in outcome.ruling.changes] == ["game_goes_on"]


def test_a_reaction_is_listed_only_where_there_is_something_to_react_to() -> None:
    eddard = {"id": "eddard", "name": "Eddard Stark", "strength": 4, "icons": ["military"]}
    seats = [{**STARK, "characters": [eddard]}, LANNISTER]
    here = TypedTable("en", session({**CHALLENGES, "seats": seats}).state, "hbo")
    assert here.type("lannister ends").kind is OutcomeKind.DONE
    quiet = here.says()
    here.type("stark attacks with eddard in military")
    here.type("lannister defends none")

    assert not any("reacts with Eddard" in one for one in quiet)


def test_in_a_window_one_line_stands_for_all_who_may_play_an_event() -> None:
    says = table().says()

    assert says.count("Play an event card …") == 1
    assert not any("names a card" in one for one in says)


def test_in_his_turn_a_player_names_a_card_of_any_kind() -> None:
    assert "Lannister plays a card not named yet …" in table(phase="marshalling").says()


def test_a_challenge_that_is_resolved_already_is_not_said_to_be_resolved_later() -> None:
    here = table()
    for line in ("lannister military hound", "stark defends none", "resolve"):
        assert here.type(line).kind is OutcomeKind.DONE

    outcome = here.controller.enter(here.read("resolve")[0])
    assert here.wording.reason(outcome.ruling.deciding[0]).startswith("This challenge is already resolved")
    assert outcome.ruling.changes == ()


def test_income_that_waits_for_an_untold_value_is_what_comes_first() -> None:
    state = session({**CHALLENGES, "phase": "marshalling"}).state
    plot = replace(state.seats["lannister"].plot, income=None)
    here = TypedTable("en", state.seat("lannister", income_taken=False, plot=plot), "hbo")
    (attack,) = here.read("stark attacks with arya in military")
    outcome = here.controller.enter(attack)
    first = comes_first(here.controller.session, attack, outcome.rulings)

    assert first is not None
    assert here.wording.decision(first) == "Lannister collects income"
    assert "Comes first: Lannister collects income" in here.told("stark won military with arya unopposed")


@pytest.mark.parametrize(
    ("language", "now"),
    [
        ("en", "now: set-up"),
        ("bg", "сега: подготовка"),
        ("pl", "teraz: przygotowanie"),
        ("ru", "сейчас: подготовка"),
    ],
)
def test_what_comes_later_is_told_at_set_up_with_what_is_awaited_whichever_cards_are_named(
    language: str, now: str
) -> None:
    here = TypedTable(language, ready("setup").state, "hbo")
    lines = (
        "stark attacks lannister in military with arya",
        "stark attacks in military with hodor",
        "stark attacks with hodor in military",
        "stark military",
        "stark defends with hodor",
        "stark defends",
    )
    told = {line: here.told(line) for line in lines}

    assert {line for line, said in told.items() if here.asked() not in said} == {lines[0]}
    assert now in told[lines[1]]


def test_what_is_not_known_at_a_table_that_waits_for_it_is_asked_for_as_ever() -> None:
    assert "Which of these do you mean" in table().told("lannister military")
    assert "is not on the table yet" in table().told("lannister military with varys")


def test_a_plot_that_a_secret_plot_deck_does_not_hold_is_told_to_its_owner_alone() -> None:
    hold = ", ".join(f'"{one}"' for one in THEIRS)
    lines = ("stark keeps hand", "lannister keeps hand", "stark places nothing", "lannister places nothing")
    here = drafting("en", *KEPT, "stark plots", f"lannister plots {hold}", *lines)
    here.controller.make_automatic_moves()

    assert here.type('lannister reveals "A Noble Cause"').kind is OutcomeKind.DONE

    told = here.controller.session.doubt_reasons
    assert [one.says for one in told("lannister")] == ["secret_plots_disproved"]
    assert told("stark") == ()
