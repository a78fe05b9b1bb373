"""Questions on the line of a table, and several moves on it: nothing is entered that was not meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from referee.app.application import RefereeApp
from referee.app.dialogs.dialog import AskText
from referee.app.screens.rulebook import RulebookScreen
from referee.app.screens.tables.table import TableScreen
from referee.app.screens.tables.waiting_lines import PAUSE
from referee.app.widgets.command_line import Beneath, CommandLine
from referee.app.widgets.folding_tree import FoldingTree
from tests.kit.app import after, controller, shown, table

TO_THE_LINE = "e colon"


@pytest.fixture(autouse=True)
def _keys_rest_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    set_timer = TableScreen.set_timer

    def without_pause(self: TableScreen, delay: float, callback: Any = None, **options: Any) -> Any:
        return callback() if delay == PAUSE else set_timer(self, delay, callback, **options)

    monkeypatch.setattr(TableScreen, "set_timer", without_pause)


def entries(app: RefereeApp) -> int:
    return len(controller(app).counting_lines())


def told(app: RefereeApp) -> list[str]:
    return [f"{node.mark} {node.text}" for node in table(app).query_one(FoldingTree).nodes]


def line(app: RefereeApp) -> str:
    return table(app).query_one(CommandLine).value


def words(said: str) -> str:
    return '"' + said.replace(" ", "_")


def test_a_judged_line_is_answered_enters_nothing_and_comes_back_with_one_key(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[list[str], int, str]:
        return told(app), entries(app), line(app)

    script = f"{TO_THE_LINE} {words('? lannister military hound')} enter @ up @ enter"
    asked, back, made = after(script, look, place=tmp_path / "g.db")

    assert asked[0][0].startswith("✓ Legal")
    assert asked[1:] == (0, "")
    assert back[1:] == (0, "lannister military hound")
    assert made[1] > 0


def test_a_meaning_taken_for_a_question_is_judged_and_not_made(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[bool, int]:
        return table(app).query_one(Beneath).numbered, entries(app)

    script = f"{TO_THE_LINE} {words('? lannister militry')} enter @ 1 @"
    unclear, taken, _ = after(script, look, place=tmp_path / "g.db")

    assert unclear == (True, 0)
    assert taken == (False, 0)


def test_what_is_seen_is_set_right_with_one_enter(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, list[str]]:
        return shown(app), [one.kind for one in controller(app).counting_lines()]

    script = f"{TO_THE_LINE} {words('see stark: eddard k; gold 3')} enter @ enter"
    asked, done = after(script, look, place=tmp_path / "g.db", size=(100, 34))

    assert "Stark, gold 2 → 3" in asked[0]
    assert "Eddard Stark, kneeling no → yes" in asked[0]
    assert asked[1] == []
    assert done[1] == ["correction"]


def test_leaving_the_list_of_what_is_seen_sets_nothing_right(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[bool, int]:
        return isinstance(app.screen, AskText), entries(app)

    script = f"{TO_THE_LINE} {words('see stark: eddard k')} enter @ escape"
    asked, left = after(script, look, place=tmp_path / "g.db")

    assert asked == (True, 0)
    assert left == (False, 0)


def test_moves_parted_by_a_semicolon_are_shown_before_they_are_entered(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[bool, str, int]:
        beneath = app.screen.query_one(Beneath)
        return beneath.display, shown(app), entries(app)

    typed = words("lannister military hound; stark defends hodor; stark passes")
    [(display, screen, count)] = after(f"{TO_THE_LINE} {typed} @", look, place=tmp_path / "g.db")[:1]

    assert display
    assert "✓ lannister military hound" in screen
    assert "✗ stark defends hodor" in screen
    assert count == 0


def test_the_first_move_refused_stops_the_line_and_the_rest_stays_in_it(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, int]:
        return line(app), len([one for one in controller(app).counting_lines() if one.kind == "move"])

    typed = words("lannister military hound; stark defends hodor; stark passes")
    [(rest, made)] = after(f"{TO_THE_LINE} {typed} enter", look, place=tmp_path / "g.db")

    assert rest == "stark defends hodor; stark passes"
    assert made == 1


def test_several_legal_moves_are_all_entered_with_one_enter(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, str]:
        return line(app), shown(app)

    typed = words("lannister military hound; stark defends jon; resolve")
    [(rest, screen)] = after(f"{TO_THE_LINE} {typed} enter", look, place=tmp_path / "g.db")

    assert rest == ""
    assert "✓ Legal" in screen


def test_a_branch_has_a_banner_and_leaving_it_restores_the_table(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, int, int]:
        return shown(app).splitlines()[0], len(app.screen_stack), entries(app)

    what_if = words("what if lannister military hound; stark defends jon")
    script = f"{TO_THE_LINE} {what_if} enter @ escape q @"
    branch, left, _ = after(script, look, place=tmp_path / "g.db")

    assert branch[0].strip().startswith("WHAT IF")
    assert left[1] == branch[1] - 1
    assert left[2] == branch[2] == 0


def test_the_moves_of_a_branch_are_put_back_with_one_key(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, int, str]:
        return line(app), entries(app), app.screen.query_one(CommandLine).value

    what_if = words("what if lannister military hound; stark defends jon")
    script = f"{TO_THE_LINE} {what_if} enter escape T @ enter @"
    waiting, entered, _ = after(script, look, place=tmp_path / "g.db")

    assert waiting[:2] == ("lannister military hound", 0)
    assert entered[0] == ""
    assert entered[1] > 1


def test_the_moves_of_a_branch_are_entered_one_by_one(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, int]:
        return line(app), len([one for one in controller(app).counting_lines() if one.kind == "move"])

    what_if = words("what if lannister military hound; stark defends jon")
    script = f"{TO_THE_LINE} {what_if} enter escape S @ enter @ enter @"
    waiting, first, second, _ = after(script, look, place=tmp_path / "g.db")

    assert waiting == ("lannister military hound", 0)
    assert first == ("stark defends jon", 1)
    assert second == ("", 2)


def test_a_branch_writes_nothing_down(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[int, int]:
        return len(app.screen_stack), len(table(app).controller.session.lines)

    before, after_keys, _ = after("e T @ n x c G W @ q", look, place=tmp_path / "g.db")

    assert before == after_keys
    assert not list(tmp_path.glob("*.json"))


def test_a_card_in_one_line_asks_first_whether_it_is_new_and_fills_one_form(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, str, Any]:
        cards = controller(app).cards
        known = {one: cards.value("The Mountain", one) for one in ("cost", "strength", "icons", "unique")}
        return type(app.screen).__name__, line(app), known

    typed = words("the mountain: 4/4 mil, lannister, unique")
    script = f"{TO_THE_LINE} {typed} enter @ 1 @ enter @"
    new, form, kept, _ = after(script, look, place=tmp_path / "g.db", size=(100, 34))

    assert new[:2] == ("ChooseOne", "the mountain: 4/4 mil, lannister, unique")
    assert form[0] == "CardForm"
    assert kept[1:] == ("", {"cost": 4, "strength": 4, "icons": ("military",), "unique": True})


def test_a_card_told_to_have_no_keywords_is_not_asked_for_them(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> Any:
        return controller(app).cards.value("The Mountain", "keywords")

    typed = words("the mountain: 4/4 mil, no keywords, no traits")
    script = f"{TO_THE_LINE} {typed} enter 1 enter @"
    [keywords, _] = after(script, look, place=tmp_path / "g.db", size=(100, 34))

    assert keywords == ()


def test_leaving_the_question_for_a_new_card_keeps_the_line(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, bool]:
        return line(app), controller(app).cards.called("The Mountain") is None

    typed = words("the mountain: 4/4 mil")
    [(left, unknown), _] = after(f"{TO_THE_LINE} {typed} enter escape @", look, place=tmp_path / "g.db")

    assert left == "the mountain: 4/4 mil"
    assert unknown


def test_a_card_that_lies_on_the_table_is_told_there_too(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> Any:
        return controller(app).session.state.cards["shae"].strength

    [told, _] = after(
        f"{TO_THE_LINE} {words('shae: 3 i')} enter enter @", look, place=tmp_path / "g.db", size=(100, 34)
    )

    assert told == 3


def test_w_on_a_move_tells_every_rule_and_what_would_follow(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[list[str], bool, int]:
        nodes = table(app).query_one(FoldingTree).nodes
        kept = next((node for node in nodes if node.children and node.mark == "✓"), None)
        return told(app), kept is not None and kept.opened, entries(app)

    [(said, opened, count), _] = after("e home down down down w @", look, place=tmp_path / "g.db")

    assert said[0].startswith("✓ Legal")
    assert opened
    assert count == 0


def test_w_in_a_ruling_opens_all_that_stands_under_the_line(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> int:
        return table(app).query_one(FoldingTree).option_count

    typed = words("lannister military hound")
    before, unfolded, _ = after(
        f"{TO_THE_LINE} {typed} enter escape tab down @ w @", look, place=tmp_path / "g.db"
    )

    assert unfolded > before


def test_a_plot_in_one_line_fills_the_form_of_its_numbers(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, Any]:
        cards = controller(app).cards
        numbers = ("plot_income", "plot_initiative", "plot_claim")
        return type(app.screen).__name__, [cards.value("Storm of Swords", one) for one in numbers]

    typed = words("storm of swords: income 4, initiative 3, claim 2")
    [form, kept] = after(
        f"{TO_THE_LINE} {typed} enter @ enter", look, place=tmp_path / "g.db", size=(100, 34)
    )

    assert form[0] == "CardForm"
    assert kept[1] == [4, 3, 2]


def test_the_way_out_of_a_line_that_named_cards_of_the_hand_is_entered_with_them(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[list[str], list[str]]:
        return told(app), sorted(controller(app).session.state.cards)

    typed = words("stark places eddard stark, arya stark")
    script = f"n 2 s @ colon {typed} enter @ escape f @"
    [_, refused, mended, *_] = after(script, look, place=tmp_path / "g.db")

    assert refused[0][0].startswith("✗ Not legal")
    assert mended[0][0].startswith("✓ Legal")
    assert len(mended[1]) == len(refused[1]) + 1


@pytest.mark.parametrize(("typed", "enters"), [("lannister military cersei", True), ("all draw", False)])
def test_only_a_way_out_that_can_be_entered_names_its_key(typed: str, enters: bool, tmp_path: Path) -> None:
    [said, _] = after(f"{TO_THE_LINE} {words(typed)} enter @", told, place=tmp_path / "g.db")

    [way] = [node for node in said if "would make it legal" in node]
    assert ("(f: enter it)" in way) is enters


@pytest.mark.parametrize("asked", ["who wins initiative if it is tied?", "? who names the first player"])
def test_a_line_that_asks_about_the_rules_is_answered_by_the_rulebook(asked: str, tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, str]:
        [query] = app.screen.query("#query").results(Input)
        return type(app.screen).__name__, query.value

    [opened] = after(f"{TO_THE_LINE} {words(asked)} enter", look, place=tmp_path / "g.db")

    assert opened == ("RulebookScreen", asked.lstrip("? "))


def test_one_press_leads_from_the_answer_back_to_the_table_and_two_from_another_question(
    tmp_path: Path,
) -> None:
    def look(app: RefereeApp) -> str:
        return type(app.screen).__name__

    asked = f"{TO_THE_LINE} {words('who wins initiative if it is tied?')} enter"
    answered, back, *_ = after(f"{asked} @ escape @", look, place=tmp_path / "g.db")
    searched, left, _ = after(f"{asked} slash e @ escape @ escape", look, place=tmp_path / "h.db")

    assert answered == searched == left == "RulebookScreen"
    assert back != "RulebookScreen"


def test_keys_behind_a_question_of_the_line_are_no_letters_of_it(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str | None, str]:
        screen = app.screen
        assert isinstance(screen, RulebookScreen)
        return screen.focused.id if screen.focused else None, screen.query_one("#query", Input).value

    asked = "who wins initiative if it is tied?"
    answered, stepped = after(f"{TO_THE_LINE} {words(asked)} enter @ down", look, place=tmp_path / "g.db")

    assert answered == stepped == ("found", asked)


def test_a_judged_line_with_a_wrong_word_asks_what_is_meant_and_opens_no_rulebook(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> str:
        return type(app.screen).__name__

    typed = words("? stark defends with the brave hodr")
    [opened, _] = after(f"{TO_THE_LINE} {typed} enter @", look, place=tmp_path / "g.db")

    assert opened == "TableScreen"


def test_a_line_that_waits_calls_a_card_by_its_name_before_it_lies_on_the_table(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> str:
        return " ".join(str(waiting.prompt) for waiting in table(app).query_one(Beneath).options)

    typed = words("stark keeps; lannister keeps; stark places eddard stark")
    [waiting, _] = after(f"n 1 s colon {typed} @", look, place=tmp_path / "g.db", size=(120, 40))

    assert "What does Eddard Stark cost?" in waiting


def test_overruling_is_typed_with_its_reason(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[int, str]:
        reasons = (line.body.get("overruled", "") for line in controller(app).session.lines)
        return entries(app), "".join(map(str, reasons))

    typed = f"{words('overrule because we agreed')} enter @"
    script = f"{TO_THE_LINE} {typed} {words('lannister military cersei')} enter ctrl+u {typed}"
    nothing, overruled, *_ = after(script, look, place=tmp_path / "g.db")

    assert nothing == (0, "")
    assert overruled == (1, "because we agreed")
