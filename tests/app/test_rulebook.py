"""The rulebook screen: contents, search, page to page and back, two languages, citations."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from textual.widgets import Input, OptionList, Static

from referee.app.application import RefereeApp
from referee.app.presenters.rulebook_pages import (
    PRINTINGS,
    PageHistory,
    citation,
    exists,
    languages_of,
    leads_to,
    page_text,
    rules_to_list,
)
from referee.app.presenters.wording import Wording
from referee.app.screens.rulebook import RulebookScreen
from referee.app.widgets.rulebook_contents import ContentsTree
from referee.cli.command_types import LANGUAGES
from referee.session.files.user_data import rulebook_file
from referee.session.registry import ADAPTERS
from rulebook.asking.answers import ask
from rulebook.database.store import Rulebook
from tests.kit.app import after, shown

STEALTH = "hbo.keyword.stealth"


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebook(rulebook_file())


def page(app: RefereeApp) -> str:
    """The page that is shown."""
    assert isinstance(app.screen, RulebookScreen)
    return app.screen.rule


def test_the_key_of_the_search_is_no_part_of_what_is_searched(tmp_path: Path) -> None:
    [typed] = after(
        "b slash t i e", lambda app: app.screen.query_one("#query", Input).value, place=tmp_path / "games.db"
    )

    assert typed == "tie"


def test_back_and_forward_go_over_what_was_visited() -> None:
    visited = PageHistory()
    for one in ("a", "b", "b", "c"):
        visited.go(one)
    assert [visited.step(by) for by in (-1, -1, -1, 1)] == ["b", "a", "", "b"]
    visited.go("d")
    assert visited.step(1) == ""
    assert visited.step(-1) == "b"


def test_a_rule_asked_for_while_the_book_is_opened_is_shown_when_it_is(tmp_path: Path) -> None:
    def asked(app: RefereeApp) -> str:
        if isinstance(app.screen, RulebookScreen):
            return page(app)
        app.wording.book, book = None, app.wording.book
        app.open_rule(STEALTH)
        app.wording.book = book
        app._book_opened()
        return ""

    assert after("@", asked, place=tmp_path / "games.db") == ["", STEALTH]


def test_who_has_left_the_screen_is_not_taken_to_the_rule_he_asked_for_there(tmp_path: Path) -> None:
    def asked(app: RefereeApp) -> str:
        app.wording.book, book = None, app.wording.book
        app.open_rule(STEALTH)
        app.action_help()
        app.wording.book = book
        app._book_opened()
        return type(app.screen).__name__

    assert after("", asked, place=tmp_path / "games.db") == ["HelpScreen"]


def test_where_there_is_little_room_the_page_that_is_read_has_it(tmp_path: Path) -> None:
    def wide(app: RefereeApp) -> tuple[bool, bool]:
        page = app.screen.query_one("#page")
        return page.size.width > 90, app.screen.query_one("#found").display

    script = 'b "stealth enter @ enter @ escape @'
    listed, reading, back, _ = after(script, wide, place=tmp_path / "games.db", size=(100, 30))
    assert (listed, reading, back) == ((False, True), (True, False), (False, True))


def test_search_finds_and_neighbours_and_visited_pages_lead_on_and_back(tmp_path: Path) -> None:
    script = 'b "stealth enter enter @ right_square_bracket @ comma @ full_stop'
    first, after_it, back, forward = after(script, page, place=tmp_path / "games.db")
    assert first == STEALTH
    assert after_it not in (first, "")
    assert (back, forward) == (first, after_it)


def test_the_contents_open_at_the_page_and_pages_are_read_as_the_highlight_passes(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, str]:
        node = app.screen.query_one(ContentsTree).cursor_node
        return page(app), str(node.data) if node is not None else ""

    opened, next_one = after("b escape @ down", seen, place=tmp_path / "games.db")
    assert opened[0] == opened[1] == "hbo.frame.object"
    assert next_one[0] == next_one[1] != opened[0]


def test_what_a_search_finds_after_the_rulebook_was_left_is_dropped(tmp_path: Path) -> None:
    opened: list[RulebookScreen] = []

    def searched(app: RefereeApp) -> str:
        if isinstance(app.screen, RulebookScreen):
            opened.append(app.screen)
        else:
            opened[0]._list_new((STEALTH,), "stealth")
        return type(app.screen).__name__

    seen = after("b @ escape escape", searched, place=tmp_path / "games.db")
    assert seen == ["RulebookScreen", "StartScreen"]


def test_enter_that_comes_before_anything_can_be_searched_leads_to_what_is_found_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the very first start what is searched is still being built."""
    monkeypatch.setattr(Rulebook, "is_searchable", False)
    monkeypatch.setattr(RulebookScreen, "_search", lambda *_: None)

    def delivered(app: RefereeApp) -> list[str | None]:
        screen = app.screen
        assert isinstance(screen, RulebookScreen)
        before = screen.focused
        screen._list_new((STEALTH,), "stealth")
        return [one.id if one is not None else None for one in (before, screen.focused)]

    [seen] = after('b "stealth enter', delivered, place=tmp_path / "games.db")
    assert seen == ["query", "found"]


@pytest.mark.parametrize(("keys", "is_answered"), [("", True), (" enter", True), (" enter down", False)])
def test_a_question_is_answered_before_what_was_found_until_somebody_reads_on(
    tmp_path: Path, keys: str, is_answered: bool
) -> None:
    def answered(app: RefereeApp) -> str:
        screen = app.screen
        assert isinstance(screen, RulebookScreen)
        typed = screen.query_one("#query", Input).value
        screen._list_answer(ask(screen.book, typed, "hbo", "en"), typed)
        return str(screen.query_one("#found", OptionList).get_option_at_index(0).prompt)

    script = f'b "can_a_kneeling_character_defend?{keys}'
    first = after(script, answered, place=tmp_path / "games.db")[-1]
    assert first.startswith("No. p. 9") == is_answered


def test_where_no_rule_surely_answers_the_likeliest_come_before_what_was_found(tmp_path: Path) -> None:
    def likeliest(app: RefereeApp) -> bool:
        screen = app.screen
        assert isinstance(screen, RulebookScreen)
        typed = screen.query_one("#query", Input).value
        answered = ask(screen.book, typed, "hbo", "en")
        results = answered.results[::-1]
        unsure = replace(answered, answer=None, says=None, sure="some", results=results)
        screen._list_answer(unsure, typed)
        return screen._found[:3] == [hit.id for hit in results[:3]]

    assert after('b "can_a_kneeling_character_defend?', likeliest, place=tmp_path / "games.db") == [True]


def test_the_next_likely_rules_follow_a_sure_answer(book: Rulebook) -> None:
    answered = ask(book, "can a kneeling character defend?", "hbo", "en")

    listed = rules_to_list(answered)

    assert answered.answer is not None
    assert listed == tuple(hit.id for hit in answered.results[:3])


@pytest.mark.parametrize(
    ("typed", "remark"),
    [
        ("can_a_kneeling_character_defend?", ""),
        ("what_happens_with_the_card_then?", "It is probably one of these:"),
        ("which_sleeves_fit_these_cards_best?", "I am not sure any rule answers this."),
    ],
)
def test_how_sure_an_answer_is_stands_above_the_list(tmp_path: Path, typed: str, remark: str) -> None:
    def said(app: RefereeApp) -> tuple[str, bool]:
        screen = app.screen
        assert isinstance(screen, RulebookScreen)
        asked = screen.query_one("#query", Input).value
        answered = ask(screen.book, asked, "hbo", "en")
        sure = {"": "one", "It is probably one of these:": "some"}.get(remark, "none")
        screen._list_answer(replace(answered, sure=sure) if sure == "some" else answered, asked)
        line = screen.query_one("#answered", Static)
        return str(line.render()), line.display

    assert after(f'b "{typed}', said, place=tmp_path / "games.db") == [(remark, bool(remark))]


def test_without_a_game_each_edition_stands_with_its_own_answer(tmp_path: Path) -> None:
    def listed(app: RefereeApp) -> list[str]:
        screen = app.screen
        assert isinstance(screen, RulebookScreen)
        typed = screen.query_one("#query", Input).value
        screen._list_answer(ask(screen.book, typed, None, "en"), typed)
        found = screen.query_one("#found", OptionList)
        return [str(found.get_option_at_index(at).prompt) for at in range(2)]

    script = 'b "may_I_use_a_duplicate_against_a_discard?'
    [(first, second)] = after(script, listed, place=tmp_path / "games.db")
    assert first.startswith("No. p.")
    assert first.endswith("hbo")
    assert second.startswith("Yes. p.")
    assert second.endswith("lcg")


def test_two_languages_stand_beside_each_other(tmp_path: Path) -> None:
    script = 'b "stealth enter enter v'
    (both,) = after(script, shown, place=tmp_path / "games.db", size=(100, 30))
    assert "When a player declares attackers" in both
    assert "Когато обявява нападателите" in both


def test_no_language_is_beside_after_the_last(tmp_path: Path) -> None:
    def beside(app: RefereeApp) -> str:
        assert isinstance(app.screen, RulebookScreen)
        return app.screen.beside

    script = 'b "stealth enter enter v @ v @ v @ v'
    assert after(script, beside, place=tmp_path / "games.db") == ["bg", "pl", "ru", ""]


def test_a_citation_names_title_id_and_each_place(book: Rulebook) -> None:
    words = citation(book, STEALTH, "en")
    assert words.startswith(f"Stealth [{STEALTH}]; bg-2013: ЗАСАДА (p. 12)")
    assert "pl-2012: SKRYTOŚĆ (p. 12)" in words


def test_the_printings_of_a_game_are_compared_on_one_page(book: Rulebook) -> None:
    text = page_text(book, f"{PRINTINGS}hbo", "en", 70)
    assert all(one.id in text for one in book.differences("hbo"))
    assert max(map(len, text.splitlines())) <= 70


def test_a_page_leads_to_its_relations_and_disputes_and_a_dispute_to_its_rules(book: Rulebook) -> None:
    found = leads_to(book, STEALTH)
    assert "hbo.keyword.stealth_timing" in found
    disputes = [one for one in found if book.question(one) is not None]
    assert disputes
    assert STEALTH in leads_to(book, disputes[0])


def test_pages_that_are_not_there_are_not_there(book: Rulebook) -> None:
    assert not exists(book, "hbo.no.such_rule")
    assert not exists(book, f"{PRINTINGS}oriflamme")
    assert languages_of(book, STEALTH)[0] == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_of_like_titles_are_told_apart_where_the_contents_cut_them(language: str) -> None:
    wording = Wording(language)
    cut = [wording.game_told_apart(game)[:20] for game in ADAPTERS]
    assert len(set(cut)) == len(ADAPTERS)


def test_while_a_question_waits_for_its_database_the_next_ones_take_no_threads(
    book: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    screen = RulebookScreen(book, Wording("en"))
    monkeypatch.setattr(screen, "_ask", asked.append)

    for typed in ("may I", "may I kneel", "may I kneel it?"):
        screen._ask_when_free(typed)
    waiting = asked[:]
    screen._answered(None, "may I")

    assert waiting == ["may I"]
    assert asked == ["may I", "may I kneel it?"]
