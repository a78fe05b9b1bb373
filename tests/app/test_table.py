"""The table: what is on it, what is asked, what can be done, and the ruling on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from referee.app.application import RefereeApp
from referee.app.presenters.ruling_tree import Node
from referee.app.screens.tables.table import TableScreen
from referee.app.widgets.command_line import CommandLine
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.lessons.reader import find_lesson
from referee.session.game_setup import from_case
from referee.session.log import ruling_entries
from referee.session.persistence import begin, place
from referee.session.registry import ADAPTERS
from tests.kit.app import NEW_GAME, after, controller, shown, table


def told(app: RefereeApp) -> str:
    """What stands in the ruling pane, without what is folded away."""
    return " ".join(node.text for node in table(app).query_one(FoldingTree).nodes)


def test_both_areas_show_their_numbers_and_cards(tmp_path: Path) -> None:
    [screen] = after("e", shown, place=tmp_path / "games.db", size=(120, 40))
    lines = screen.splitlines()
    for said in ("STARK", "LANNISTER", "7 of 15", "gold 2", "hand 5", "income 6", "Renown", "Septa Mordane"):
        assert said in screen
    assert "[Challenges]" in lines[0]
    assert "Lannister" in lines[1]
    # Standing or kneeling is told by a sign and a word, not by colour.
    assert any("▭ Sansa Stark ⚑ kneels" in line for line in lines)
    assert any("▯ Jon Snow" in line for line in lines)


def test_a_refused_move_tells_why_under_the_highlight(tmp_path: Path) -> None:
    def refused(app: RefereeApp) -> tuple[str, str]:
        pane = table(app).query_one(MovesPane)
        offer = next(one for one in pane.offers if one.why_not)
        number = pane.offers.index(offer)
        return offer.why_not, str(pane._drawn(number))

    [(why, line)] = after("down " * (len(ADAPTERS) + 2) + "enter", refused, place=tmp_path / "games.db")
    assert why
    assert "✗" in line


def test_keys_and_a_typed_line_make_the_same_move(tmp_path: Path) -> None:
    def state(app: RefereeApp) -> tuple[Any, str]:
        return controller(app).session.state, told(app)

    [(by_keys, said)] = after("e 1 space enter", state, place=tmp_path / "keys.db")
    [(typed, _)] = after('e colon "lannister_military_hound enter', state, place=tmp_path / "typed.db")
    assert by_keys == typed
    assert by_keys.challenge.attackers == ("hound",)
    # So that it is learnt by the way.
    assert "lannister military hound" in said
    assert "The texts agree." in said


def test_a_number_makes_its_move_without_a_look_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[OfferedMove] = []
    look = TableScreen._looked_at

    def remembered(self: TableScreen, offer: OfferedMove) -> tuple[Node, ...]:
        looked.append(offer)
        return look(self, offer)

    monkeypatch.setattr(TableScreen, "_looked_at", remembered)
    by_cursor, by_number = after(
        "e down down down @ 5", lambda app: (len(looked), told(app)), place=tmp_path / "games.db"
    )
    assert by_cursor[0] > 0
    assert by_number[0] == by_cursor[0]
    assert "everybody passes" in by_number[1]


def test_a_missing_value_is_asked_when_it_matters_and_kept(tmp_path: Path) -> None:
    """What cannot be taken is typed over: the next key begins the answer anew."""

    def seen(app: RefereeApp) -> tuple[str, Any]:
        return shown(app), controller(app).cards.value("Hodor", "cost")

    script = f'{NEW_GAME} colon "stark_keeps enter "lannister_keeps enter "stark_places_hodor enter'
    asked, wrong, kept = after(f"{script} @ x enter @ 3 enter", seen, place=tmp_path / "games.db")
    assert "What does Hodor cost?" in asked[0]
    assert "is not a whole number" in wrong[0]
    assert kept[1] == 3


def test_a_line_that_comes_to_nothing_shows_no_card(tmp_path: Path) -> None:
    def hand(app: RefereeApp) -> tuple[int, list[str]]:
        state = controller(app).session.state
        return state.seats["stark"].hand, [card.id for card in state.cards.values()]

    keep = f'{NEW_GAME} colon "stark_keeps enter "lannister_keeps enter'
    script = f'{keep} @ "stark_places_hodor enter @ escape'
    before, asking, left = after(script, hand, place=tmp_path / "games.db")
    assert asking == (before[0] - 1, ["hodor"])
    assert left == before


def test_what_has_to_be_answered_before_a_refused_move_is_said(tmp_path: Path) -> None:
    none = '"stark_places_none enter "lannister_places_none enter'
    script = f'{NEW_GAME} colon "stark_keeps enter "lannister_keeps enter {none} "draw enter @ "turn_up enter'
    early, late = after(script, shown, place=tmp_path / "games.db")
    assert "Comes first: Stark: choose a plot" in early
    assert "This was done by itself" in late
    assert "This would make it legal" not in late


def test_nothing_comes_first_where_it_is_not_the_moment_that_is_wrong(tmp_path: Path) -> None:
    script = f'{NEW_GAME} colon "stark_keeps enter "set_stark.power_-3_because_counted enter'
    [seen] = after(script, shown, place=tmp_path / "games.db")
    assert "Not legal" in seen
    assert "Comes first" not in seen


def test_all_values_of_a_card_stand_on_one_form_and_may_be_told_later(tmp_path: Path) -> None:
    def known(app: RefereeApp) -> tuple[str, list[Any]]:
        cards = controller(app).cards
        return shown(app), [cards.value("Hodor", one) for one in ("cost", "strength", "icons", "traits")]

    script = f'{NEW_GAME} colon "stark_keeps enter "lannister_keeps enter "stark_places_hodor enter'
    asked, kept = after(f"{script} @ 3 tab 4 down 2 enter", known, place=tmp_path / "games.db")
    assert "What does Hodor cost?" in asked[0]
    assert "1[ ] military" in asked[0]
    assert kept[1] == [3, 4, ("intrigue",), None]


def test_words_printed_on_a_card_are_ticked_by_typing_them_in_the_language(tmp_path: Path) -> None:
    def known(app: RefereeApp) -> tuple[str, Any]:
        return shown(app), controller(app).cards.value("Eddard Stark", "keywords")

    script = f'{NEW_GAME} colon "stark_keeps enter "lannister_keeps enter "stark_places_eddard,arya enter'
    asked, kept = after(
        f"{script} @ п р о с л а в а , з а с а д а enter",
        known,
        place=tmp_path / "games.db",
        language="bg",
    )
    assert all(word in asked[0] for word in ("ограничение", "прослава", "засада", "няма"))
    assert kept[1] == ("renown", "stealth")


def test_a_number_on_the_line_is_that_of_a_move_in_the_list(tmp_path: Path) -> None:
    def called(app: RefereeApp) -> str:
        return str(controller(app).session.lines[-1].body["move"])

    (made,) = after(f'{NEW_GAME} colon "2 enter', called, place=tmp_path / "games.db")
    assert "keep_hand" in made


def test_undo_redo_and_the_log(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[int, str]:
        return len(controller(app).session.states), shown(app)

    script = 'e colon "lannister_military_hound enter escape @ u @ l @ escape r'
    made, undone, log, redone = after(script, seen, place=tmp_path / "games.db")
    assert (made[0], undone[0], redone[0]) == (2, 1, 2)
    assert "undone" in log[1]


def test_the_table_overrules_with_a_reason_and_corrects(tmp_path: Path) -> None:
    def lines(app: RefereeApp) -> tuple[list[str], str]:
        return [str(one.body.get("overruled", one.kind)) for one in controller(app).session.lines], told(app)

    script = 'e colon "lannister_military_gregor enter escape o "we_agreed enter @ colon "note_hello enter'
    (overruled, said), (noted, _) = after(script, lines, place=tmp_path / "games.db")
    assert said.startswith("Overruled by the players: we agreed Not legal")
    assert overruled == ["note", "we agreed", "ruling"]
    assert noted == ["note", "we agreed", "ruling", "note"]


def test_a_point_is_decided_by_the_table(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, dict[str, str]]:
        return shown(app), dict(controller(app).session.state.decided)

    listed, decided = after("e p @ enter 2", seen, place=tmp_path / "games.db", size=(100, 40))
    assert all(said in listed[0] for said in ("≠", "Bulgarian", "Polish"))
    assert len(decided[1]) == 1
    assert "in this game" in decided[0]


def test_a_number_is_explained(tmp_path: Path) -> None:
    [said] = after("e shift+tab w", told, place=tmp_path / "games.db")
    assert "Why this number" in said
    assert "7" in said


def test_a_rule_opens_and_leads_back(tmp_path: Path) -> None:
    script = 'e colon "lannister_military_gregor enter escape tab enter @ escape'
    section, back = after(script, shown, place=tmp_path / "games.db")
    assert "hbo." in section
    assert "[Challenges]" in back


def test_pages_are_those_of_the_booklet_in_the_language_spoken(tmp_path: Path) -> None:
    def cited(app: RefereeApp) -> str:
        tree = table(app).query_one(FoldingTree)
        return next(node.cites for node in tree.nodes if node.rule)

    script = 'e colon "lannister_military_gregor enter'
    [polish] = after(script, cited, place=tmp_path / "pl.db", language="pl")
    [bulgarian] = after(script, cited, place=tmp_path / "bg.db", language="bg")
    assert "ATAKUJĄCYCH" in polish.upper()
    assert "НАПАДАТЕЛИ" in bulgarian


def test_undo_in_the_log_clears_the_ruling_on_what_was_taken_back(tmp_path: Path) -> None:
    script = 'e colon "lannister_military_hound enter escape l escape @ l z home z y escape'
    kept, undone = after(script, told, place=tmp_path / "games.db")
    assert kept.startswith("Legal")
    assert undone.startswith("Undone: 1 line.")
    assert "military hound" not in undone


def test_the_log_opens_with_its_newest_line_in_sight(tmp_path: Path) -> None:
    def written(app: RefereeApp) -> str:
        for number in range(40):
            controller(app).session.note(f"remark {number}")
        return ""

    script = 'e colon "lannister_military_hound enter escape @ l @ home @ end'
    _, opened, first, last = after(
        script,
        lambda app: shown(app) if app.screen is not table(app) else written(app),
        place=tmp_path / "games.db",
    )
    assert "remark 39" in opened
    assert "remark 39" not in first
    assert "remark 39" in last


def test_laying_nothing_has_to_be_chosen_where_no_card_is_known(tmp_path: Path) -> None:
    script = (
        f'{NEW_GAME} colon "stark_keeps enter "lannister_keeps enter escape 1 @ enter @ escape @ down enter'
    )
    asked, naming, again, laid = after(script, shown, place=tmp_path / "games.db")
    assert "No cards are named yet." in asked
    assert "n or Enter: name a card" in asked
    assert "choose 0" not in asked
    assert "which card is it?" in naming
    assert "none of them" in again
    assert "none of them" not in laid


def test_enter_on_an_empty_name_says_what_is_missing(tmp_path: Path) -> None:
    script = f'{NEW_GAME} colon "stark_keeps enter "lannister_keeps enter escape 1 enter enter'

    [asked] = after(script, shown, place=tmp_path / "games.db")

    assert "which card is it?" in asked
    assert "Type an answer first, or leave with Esc." in asked


def test_whoever_has_nobody_in_play_is_not_asked_for_cards_of_the_hand_to_defend(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    board = find_lesson("hbo", "01").position
    stark, lannister = board["seats"]
    position = {**board, "seats": [stark, {**lannister, "characters": []}]}
    data = msgspec.json.encode({"id": "alone", "game": "hbo", "position": position, "steps": []})
    database = place(file)
    begin(database, "alone", from_case(data, "both")[0]).close()
    database.close()

    keys = 'colon "stark_power_eddard enter escape 1 @ enter'
    asked, answered = after(keys, shown, place=file, resume="alone")

    assert "Nobody in play can be chosen." in asked
    assert "name a card" not in asked
    assert "Resolve the challenge" in answered


def test_a_name_is_taken_as_the_field_completes_it(tmp_path: Path) -> None:
    script = f'{NEW_GAME} colon "stark_keeps enter "lannister_keeps enter escape 1 enter "Edd enter'

    [named] = after(script, lambda app: [one.name for one in cards_of(app)], place=tmp_path / "games.db")

    assert named == ["Eddard Stark"]


def cards_of(app: RefereeApp) -> list[Any]:
    """The cards that lie on the table or have been named."""
    return list(controller(app).session.state.cards.values())


def test_a_list_of_boxes_says_what_enter_does_on_the_line_under_the_cursor(tmp_path: Path) -> None:
    script = 'e colon "lannister_military_hound enter escape @ 1 @ enter @ end @ enter @ enter'

    _, opened, ticked, last, _, none = after(script, shown, place=tmp_path / "games.db")

    assert "(Number and) Enter: tick" in opened
    assert "last line: none of them" in opened
    assert "number and Enter: tick   Enter: take it" in ticked
    assert "Enter: take all ticks away" in last
    assert "(Number and) Enter: tick" not in none


def test_dominance_that_follows_is_told_with_its_numbers(tmp_path: Path) -> None:
    script = 'e colon "lannister_ends enter "stark_ends enter'
    (seen,) = after(script, shown, place=tmp_path / "games.db", size=(100, 40))
    assert "Stark's dominance total: 15." in seen
    assert "Lannister won dominance" in seen


def test_a_refused_move_is_mended_by_one_key(tmp_path: Path) -> None:
    script = 'e colon "lannister_military:_hound,_shae enter escape escape @ f'
    refused, made = after(script, lambda app: (told(app), shown(app)), place=tmp_path / "games.db")
    assert "Shae" in refused[0]
    assert "Stark: declare defenders" in made[1]


def test_a_card_a_refused_line_showed_is_shown_again_when_the_table_overrules(tmp_path: Path) -> None:
    def zone(app: RefereeApp) -> str:
        card = controller(app).session.state.cards.get("littlefinger")
        return card.zone if card is not None else ""

    script = 'e colon "stark_plays_littlefinger enter @ escape o "house_rule enter'
    refused, overruled = after(script, zone, place=tmp_path / "games.db")
    assert refused == ""
    assert overruled != ""


def test_what_was_done_by_itself_is_told_so_when_somebody_asks_for_it(tmp_path: Path) -> None:
    script = 'e colon "lannister_ends enter "stark_ends enter "dominance enter'
    (seen,) = after(script, shown, place=tmp_path / "games.db", size=(100, 40))
    assert "This was done by itself" in seen
    assert "Dominance has already been counted" in seen


def test_what_is_typed_after_a_line_that_was_not_made_takes_its_place(tmp_path: Path) -> None:
    def line(app: RefereeApp) -> tuple[str, str]:
        command = table(app).query_one(CommandLine)
        return command.value, command.selected_text

    script = 'e colon "lannister_wins_power enter escape @ c @ end'
    refused, over, _ = after(f"{script}", line, place=tmp_path / "games.db")
    assert refused == ("lannister wins power", "lannister wins power")
    assert over == ("c", "")


def test_of_a_pile_that_has_no_room_on_its_line_all_cards_are_told(tmp_path: Path) -> None:
    titles = ("The Lion and the Wolf", "Hidden in the Shadows")
    look: Any = lambda app: (told(app), shown(app))  # noqa: E731 - one line, used once
    [(before, screen), (after_why, _)] = after(
        "e @ shift+tab shift+tab end w", look, place=tmp_path / "games.db"
    )

    assert not any(title in before for title in titles)
    assert titles[1] not in screen
    assert all(title in after_why for title in titles)


def test_tab_goes_round_the_panes_and_never_into_the_line_that_is_typed(tmp_path: Path) -> None:
    def pane(app: RefereeApp) -> str:
        return str(app.focused.id if app.focused is not None else "")

    forward = ["moves", "ruling", "area-stark", "area-lannister", "moves"]
    seen = after("e @ tab @ tab @ tab @ tab @ shift+tab", pane, place=tmp_path / "games.db")

    assert seen == [*forward, "area-lannister"]


def test_that_a_line_of_the_log_was_taken_back_stands_under_it_where_it_has_no_room_behind_it(
    tmp_path: Path,
) -> None:
    entered = "".join(
        f'colon "{line} enter escape ' for line in ("lannister_military_guards", "stark_defends_jon")
    )
    [screen] = after(f'e {entered} colon "resolve enter escape u u l', shown, place=tmp_path / "games.db")

    marks = [line for line in screen.splitlines() if line.rstrip().endswith("undone")]
    assert len(marks) >= 2
    assert not any(line.startswith((" taken", "taken")) for line in marks)


def test_a_ruling_that_is_shown_is_given_by_a_key(tmp_path: Path) -> None:
    def given(app: RefereeApp) -> tuple[list[str], str]:
        lines = controller(app).session.lines
        return [line.body["how"] for line in lines if line.kind == "ruling"], told(app)

    script = 'e G @ colon "lannister_military_gregor enter escape G @ G @ end up G @ l'
    looked, refused, again, another, log = after(script, given, place=tmp_path / "games.db")
    assert looked[0] == []
    assert refused[0] == again[0] == ["given"]
    assert refused[1].startswith("The ruling is in the log. Not legal")
    assert another[0] == ["given", "given"]
    assert log[0] == another[0]


def test_later_lines_are_entered_again_by_redo_after_one_was_mended(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[int, str]:
        return len(controller(app).session.states), told(app)

    script = (
        'e colon "lannister_military_hound enter colon "stark_defends_nobody enter escape u u @'
        ' colon "lannister_power_tywin enter escape @ r @'
    )
    undone, mended, again, _ = after(script, seen, place=tmp_path / "games.db")
    assert undone[0] == 1
    assert "r enters them again" in mended[1]
    assert again[0] == 3
    assert again[1].startswith("Later lines entered again: 1. Line 2 was replaced: Lannister")


def test_a_ruling_that_cannot_be_written_ends_neither_the_move_nor_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise TypeError("a table nobody can encode")

    monkeypatch.setenv("REFEREE_LOG", str(tmp_path))
    monkeypatch.setattr(ruling_entries, "receipt_of", broken)

    def kinds(app: RefereeApp) -> list[str]:
        return [line.kind for line in controller(app).session.lines]

    script = 'e colon "lannister_military_gregor enter escape o "we_agreed enter @ colon "note_hello enter'
    overruled, noted = after(script, kinds, place=tmp_path / "games.db")
    assert overruled == ["note", "move"]
    assert noted == ["note", "move", "note"]
    assert "a table nobody can encode" in (tmp_path / "referee.log").read_text()


def test_a_strict_table_keeps_an_understood_refusal_once_and_no_line_it_did_not_understand(
    tmp_path: Path,
) -> None:
    def kinds(app: RefereeApp) -> list[str]:
        return [str(line.body.get("how", line.kind)) for line in controller(app).session.lines]

    keeps = 'colon "stark_keeps enter escape'
    script = f'{NEW_GAME} colon "stark_frobs_it enter escape @ {keeps} {keeps} {keeps}'
    strange, kept = after(script, kinds, place=tmp_path / "games.db", strict=True)
    assert strange == []
    assert kept == ["move", "refused"]
