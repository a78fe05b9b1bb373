"""In the smallest window the answer comes first, and no board disappears under a challenge."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList, Static

from engine.kernel.view import Badge, ViewArea, ViewPiece, ViewRow
from referee.app.application import RefereeApp
from referee.app.presenters.wording import Wording
from referee.app.render.challenge_lines import compact_lines, won_by
from referee.app.widgets.area_pane import AreaPane
from tests.kit.app import after, press, ready, settled, shown

ATTACK = 'e colon "lannister_military_hound,_guards enter'
DEFENCE = '"stark_defends_eddard,_jon enter'


def lines(app: RefereeApp) -> list[str]:
    return shown(app).splitlines()


def told(app: RefereeApp) -> list[str]:
    """What stands in the ruling pane, line by line, without what is scrolled away."""
    return [line.partition("│")[2].strip() for line in lines(app)[-10:-2]]


def test_who_wins_a_challenge_is_told_before_the_adding_up(tmp_path: Path) -> None:
    [said] = after(f'{ATTACK} {DEFENCE} "resolve enter', told, place=tmp_path / "games.db")
    assert said[0] == "✓ Legal  ≡ The texts agree."
    assert said[1].startswith("▸ ✓ Stark wins: attack 5, defence 6")


def test_what_a_lost_challenge_costs_is_in_sight(tmp_path: Path) -> None:
    script = f'{ATTACK} "stark_defends_none enter "resolve enter'
    [said] = after(script, told, place=tmp_path / "games.db")
    assert said[1].startswith("▸ ✓ Lannister wins")
    assert "Claim 1 (military), paid by" in " ".join(said)


def test_a_refusal_tells_at_once_what_would_be_legal(tmp_path: Path) -> None:
    script = 'e colon "lannister_military_gregor enter'
    [said] = after(script, told, place=tmp_path / "games.db")
    assert said[0] == "✗ Not legal  ≡ The texts agree."
    assert said[1].startswith("→ This would make it legal: stand")


def test_both_boards_stay_while_a_challenge_runs(tmp_path: Path) -> None:
    attack, defence, resolved = after(
        f'{ATTACK} @ {DEFENCE} @ "resolve enter', lines, place=tmp_path / "games.db"
    )
    assert any("The Hound 3 + Lannister Guards 2 = 5" in line for line in attack)
    sums = "The Hound 3 + Lannister Guards 2 = 5 : 6 = Eddard Stark 4 + Jon Snow 2"
    for screen in (defence, resolved):
        assert any(sums in line for line in screen)
        for card in ("Eddard", "Jon Snow", "Arya Stark", "Stark Retinue", "Tywin", "The Hound", "Shae"):
            assert any("│" in line and card in line for line in screen), card


def test_gold_claim_and_plot_stay_in_sight_while_a_challenge_runs(tmp_path: Path) -> None:
    (screen,) = after(ATTACK, lines, place=tmp_path / "games.db")
    assert any("gold 2 · claim 1 · plot Calling" in line and "gold 3 · claim 1" in line for line in screen)


def test_numbers_changed_by_a_move_are_told_old_and_new(tmp_path: Path) -> None:
    (screen,) = after(
        f'{ATTACK} {DEFENCE} "resolve enter', lines, place=tmp_path / "games.db", size=(120, 40)
    )
    assert any("Stark: power in all 6 → 7" in line for line in screen)


def test_in_a_high_window_the_cards_of_a_challenge_face_each_other(tmp_path: Path) -> None:
    defended = f'{ATTACK} escape colon "stark_jon_defends enter escape colon "resolve enter'

    [screen] = after(defended, lines, place=tmp_path / "games.db", size=(100, 50))

    assert any("The Hound 3  5 : 2  Jon Snow 2" in line for line in screen)
    assert any("winner Lannister" in line for line in screen)


@pytest.mark.parametrize(("winner", "side"), [("a", 0), ("b", 1), (None, None)])
def test_the_side_that_has_won_is_lit(winner: str | None, side: int | None) -> None:
    badges = [Badge("attacker", "a"), Badge("defender", "b"), Badge("attack", 6), Badge("defence", 5)]
    badges += [Badge("winner", winner)] if winner else []

    assert won_by(ViewArea("c", "c", tuple(badges), ())) == side


def test_names_give_way_where_many_take_part() -> None:
    def side(key: str, names: str) -> ViewRow:
        badges = (Badge("strength", 2),)
        return ViewRow(key, tuple(ViewPiece(name, name, "character", badges) for name in names.split()))

    badges = (Badge("attack", 6), Badge("defence", 5))
    rows = (side("attackers", "Bartholomew Maximilian Leopold"), side("defenders", "Ferdinand Immanuel"))
    area, wording = ViewArea("c", "c", badges, rows), Wording()
    said = compact_lines(area, wording, 58)[-1].content.plain
    assert len(said) <= 58
    # The sum that does not come out (something else counts too) is not written as one.
    assert "2 = 6 : 5 | Fer" in said
    assert compact_lines(area, wording, 40)[-1].content.plain.strip() == "attack 6 : defence 5"


def test_the_breadcrumb_follows_the_width(tmp_path: Path) -> None:
    async def played() -> list[str]:
        app = RefereeApp(place=tmp_path / "games.db")
        found = []
        async with app.run_test(size=(80, 24)) as pilot:
            await ready(app, pilot)
            await press(pilot, ATTACK)
            for width in (80, 160, 80):
                await pilot.resize_terminal(width, 30)
                await settled(pilot)
                found.append(str(app.screen.query_one("#waiting", Static).render()))
        return found

    narrow, wide, again = asyncio.run(played())
    assert "…" not in narrow + wide
    assert narrow.rstrip() != wide
    assert wide.startswith(narrow.rstrip())
    assert "›" in wide
    assert again == narrow


def test_a_move_taken_back_does_not_look_like_a_refused_one(tmp_path: Path) -> None:
    [log] = after(f"{ATTACK} escape u l", shown, place=tmp_path / "games.db")
    assert "↶ Lannister declares a military" in log
    assert "✗" not in log


def test_what_may_be_set_right_lists_the_houses_first(tmp_path: Path) -> None:
    def listed(app: RefereeApp) -> list[str]:
        found: Any = app.screen.query_one(OptionList)
        return [str(option.prompt) for option in found.options][:3]

    [first] = after(f"{ATTACK} escape e", listed, place=tmp_path / "games.db")
    assert [one.split(maxsplit=1)[1] for one in first] == ["Stark", "Lannister", "Challenge"]


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_no_card_takes_two_lines_and_who_was_bypassed_takes_no_part(language: str, tmp_path: Path) -> None:
    def drawn(app: RefereeApp) -> list[list[str]]:
        panes = app.screen.query(AreaPane)
        return [[one.content.plain for one in pane._drawn_lines] for pane in panes if pane.display]

    def widths(app: RefereeApp) -> list[int]:
        return [pane.scrollable_content_region.width for pane in app.screen.query(AreaPane) if pane.display]

    def look(app: RefereeApp) -> tuple[list[list[str]], list[int]]:
        return drawn(app), widths(app)

    script = 'e colon "lannister_intrigue_tywin,_cersei_stealth_cersei>eddard enter'
    [(boards, room)] = after(script, look, place=tmp_path / "games.db", language=language)
    for board, width in zip(boards, room, strict=True):
        assert all(len(line) <= width for line in board), board
    stark, lannister, _ = boards
    assert sum(line.startswith("▸") for line in lannister) == 2
    assert not any(line.startswith("▸") for line in stark)


FIRST_CARD = (
    "stark_keeps",
    "lannister_keeps",
    "stark_places_none",
    "lannister_places_none",
    "turn_up",
    "refill",
    "stark_reveals_calling_the_banners",
    "lannister_reveals_hear_me_roar",
    "initiative",
    "lannister_first_stark",
    "stark_pass",
    "lannister_pass",
    "draw",
    "stark_pass",
    "lannister_pass",
    "income",
    "set_stark.gold_4_because_a_test",
    "stark_plays_keep",
)


@pytest.mark.rule("hbo.action.card_play_alternation")
def test_who_may_act_under_the_other_text_only_is_in_sight(tmp_path: Path) -> None:
    typed = " ".join(f'"{line} enter' for line in FIRST_CARD)
    script = f'n 1 enter colon {typed} "1 enter "no enter "stark_pass enter "lannister_pass enter'
    [said] = after(script, lines, place=tmp_path / "games.db", strict=True)
    assert "under the Polish booklet Lannister: take an action, or pass" in said[1]


def test_a_value_that_cannot_stand_there_is_refused_before_anybody_says_why(tmp_path: Path) -> None:
    script = 'e e 1 2 "-5 enter @ "3 enter "counted_again enter'
    refused, corrected = after(script, shown, place=tmp_path / "games.db")
    assert "✗ This value is not possible there: gold." in refused
    assert "Why is it corrected?" not in refused
    assert "✎ corrected by hand" in corrected
