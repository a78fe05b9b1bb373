"""The table where more than two sit: narrow seats, titles in words, who is next, who may still defend."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

from engine.agot.state.moves import ChooseTitle, ResolveChallenge, Title
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.view import Badge, View, ViewArea, ViewPiece, ViewRow
from referee.app.presenters.wording import Wording
from referee.app.render.seat_lines import cut_to_room, is_narrow, seat_lines
from referee.app.widgets.round_lines import defence, order_parts
from tests.kit.app import NEW_GAME, after, shown

WIDTH = 17
"""Columns of a seat where four share a window of 80."""
ICONS = ("military", "intrigue", "power")


@pytest.fixture
def wording() -> Wording:
    spoken = Wording("en")
    spoken.of_game("lcg")
    return spoken


def character(name: str, strength: int, *badges: Badge) -> ViewPiece:
    return ViewPiece(name, name, "character", (Badge("strength", strength), *badges))


def seat(name: str, *badges: Badge, pieces: tuple[ViewPiece, ...] = ()) -> ViewArea:
    numbers = (Badge("gold", 2), Badge("hand", 4), Badge("deck", 30))
    power = (Badge("banner_power", 3), Badge("total_power", 12), Badge("threshold", 15))
    plot = (Badge("plot_income", 2), Badge("plot_initiative", 3), Badge("plot_claim", None, False))
    rows = (ViewRow("characters", pieces), ViewRow("hand", (), 4))
    return ViewArea(name, name, (*numbers, *power, *plot, *badges), rows, active=True)


def drawn(area: ViewArea, wording: Wording, *around: ViewArea, width: int = WIDTH) -> list[str]:
    lines = seat_lines(area, wording, width, frozenset(), around, low=True)
    return [line.content.plain for line in lines]


def test_name_and_power_stand_in_one_line_however_narrow(wording: Wording) -> None:
    first = drawn(seat("targaryen"), wording)[0]
    assert first == "TARGARY… ◀ ●12/15"


def test_numbers_turn_into_signs_and_what_is_not_known_stays_unknown(wording: Wording) -> None:
    lines = drawn(seat("stark", Badge("influence", 2)), wording)
    assert "2g h4 d30 f2" in lines
    assert "plot +2g i3 c?" in lines


@pytest.mark.parametrize(
    ("language", "pools", "plot"),
    [
        ("bg", "2з р4 т30 в2", "+2з · и3 · у?"),
        ("pl", "2z r4 t30 w2", "fabuła +2z i3 zm?"),
        ("ru", "2з р4 к30 в2", "замысел +2з и3 н?"),
    ],
)
def test_the_letters_are_those_of_the_words_spoken(language: str, pools: str, plot: str) -> None:
    lines = drawn(seat("stark", Badge("influence", 2)), Wording(language))
    assert pools in lines
    assert plot in lines


def test_a_title_is_told_in_words_with_whom_it_supports_and_whose_rival_it_is(wording: Wording) -> None:
    rival = seat("stark", Badge("rivals", "arryn"))
    holder = seat("arryn", Badge("title", "coin"), Badge("supports", "tully"), Badge("rivals", "stark"))
    assert drawn(holder, wording, rival)[1:4] == ["Master of Coin", "supports → tully", "rival ⇄ stark"]


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_each_title_on_offer_says_what_it_brings(language: str) -> None:
    wording = Wording(language)
    wording.of_game("lcg")
    brought = [wording.brings(ChooseTitle(by="stark", title=title)) for title in get_args(Title)]
    assert all(brought)
    assert len(set(brought)) == len(get_args(Title))
    assert not wording.brings(ResolveChallenge())


def test_a_rival_who_is_nobodys_rival_himself_is_not_drawn_as_one(wording: Wording) -> None:
    whispers = seat("arryn", Badge("rivals", "stark"))
    assert "rival ⇒ stark" in drawn(whispers, wording, seat("stark"))


def test_a_word_gives_way_to_its_sign_where_it_does_not_fit(wording: Wording) -> None:
    lines = drawn(seat("arryn", Badge("supports", "targaryen")), wording)
    assert "→ targaryen" in lines


@pytest.mark.parametrize("width", range(16, 35))
def test_icons_and_strength_stand_in_the_same_columns_whatever_the_name(width: int, wording: Wording) -> None:
    pieces = (
        character("Ser Gregor Clegane of the Mountain", 4, Badge("military"), Badge("power", 2)),
        character("Shae", 11, *map(Badge, ICONS), Badge("unique")),
    )
    long, short = drawn(seat("stark", pieces=pieces), wording, width=width)[3:5]
    assert (len(long), len(short)) == (width, width)
    assert (long[-5:], short[-5:]) == ("⚔   4", "⚔◉♛11")
    assert "●2" in long


def test_two_cards_with_one_beginning_are_told_apart(wording: Wording) -> None:
    pieces = tuple(character(name, 2) for name in ("Lannister Guards", "Lannister Swords"))
    guards, swords = drawn(seat("arryn", pieces=pieces), wording)[3:5]
    assert guards.strip() != swords.strip()


def test_a_name_is_cut_behind_a_word_where_enough_is_left() -> None:
    assert cut_to_room("Lord Commander of the Kingsguard", 18) == "Lord Commander of…"
    assert cut_to_room("Kingsguard", 6) == "Kings…"
    assert cut_to_room("Kingsguard", 10) == "Kingsguard"


def test_two_seats_side_by_side_are_never_narrow() -> None:
    assert not is_narrow(seat("stark"), 36)
    assert is_narrow(seat("stark"), 35)


FOUR = tuple(map(seat, "abcd"))


def waiting(by: str, kind: DecisionKind = DecisionKind.WINDOW) -> tuple[Decision, ...]:
    return (Decision(by, "action", "lcg.title.coin", kind, ("pass",)),)


def test_who_is_next_who_then_and_who_has_passed_are_told_clockwise(wording: Wording) -> None:
    view = View(FOUR, facts={"next": ("c",), "passed": ("b",)})
    assert list(order_parts(view, waiting("c"), wording)) == ["next: c", "then d, a", "passed: b"]


def test_where_nobody_acts_in_turns_nobody_comes_then(wording: Wording) -> None:
    view = View(FOUR, facts={"next": ("c",), "passed": ()})
    assert list(order_parts(view, waiting("c", DecisionKind.DUTY), wording)) == ["next: c"]


def test_two_players_need_no_line_of_their_order(wording: Wording) -> None:
    view = View(FOUR[:2], facts={"next": ("a",), "passed": ()})
    assert list(order_parts(view, waiting("a"), wording)) == []


def challenged(*badges: Badge, step: str = "defenders") -> View:
    common = ViewArea("challenge", "challenge", (Badge("attacker", "a"), Badge("defender", "b"), *badges))
    third = seat("c", Badge("supports", "b"))
    return View((FOUR[0], common, FOUR[1], third, FOUR[3]), trail=(f"challenge.{step}",))


def test_who_may_still_defend_is_the_player_attacked_and_then_his_supporter(wording: Wording) -> None:
    assert defence(challenged(), wording) == "may still defend: b; if nobody, c in support"
    after_none = challenged(Badge("defence", 0), step="support")
    assert defence(after_none, wording) == "may still defend: c in support of b"
    assert defence(challenged(Badge("defence", 4)), wording) == ""


def test_an_attacker_does_not_defend_for_the_one_he_attacks(wording: Wording) -> None:
    common = ViewArea("challenge", "challenge", (Badge("attacker", "c"), Badge("defender", "b")))
    view = View((*FOUR[:2], seat("c", Badge("supports", "b")), common))
    assert defence(view, wording) == "may still defend: b"


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    def seen(keys: str) -> str:
        (found,) = after(keys, shown, place=tmp_path_factory.mktemp("games") / "games.db")
        return found

    return seen


def test_four_seats_at_80_columns_have_names_and_power_in_one_line(screen: Callable[[str], str]) -> None:
    lines = screen("n 2 s").splitlines()
    assert lines[2].split()[0:2] == ["next:", "Stark,"]
    assert lines[3].count("/15") == 4
    assert "h7 · d53" in lines[4]


def test_the_help_of_four_seats_explains_their_signs_and_that_of_two_does_not(
    screen: Callable[[str], str], tmp_path: Path
) -> None:
    several, two = "n 2 s question_mark end", f"{NEW_GAME} question_mark end"
    assert "gold, hand, draw deck, influence" in screen(several)
    assert "gold, hand, draw deck, influence" not in screen(two)
