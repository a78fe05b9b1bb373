"""The worked examples of the booklets: each plays as it is printed, and is found from its rule."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engine.agot.state.moves import CollectIncome
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.cases.model import Case
from engine.oriflamme.moves import ApplyCard
from referee.app.application import RefereeApp
from referee.app.screens.tables.table import TableScreen
from referee.app.widgets.folding_tree import FoldingTree
from referee.cli.arguments import read_arguments
from referee.cli.learn import examples_command
from referee.cli.rules import rules_command
from referee.lessons.reader import example_title, examples_named, links_of
from referee.session.game_setup import (
    DAMAGED,
    ExampleLines,
    example,
    example_lines,
    examples_of,
    find_example,
    printed_examples,
    state_of,
)
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import ADAPTERS, adapter_of
from referee.words.messages import Messages, folders
from referee.words.speech import Speech
from rulebook.database.store import Rulebook
from tests.each import each
from tests.kit.app import after, shown
from tests.kit.typed_table import TypedTable
from tests.shared import rulebook_cache

ALL = [(game, one) for game in ADAPTERS for one in printed_examples(game)]
"""Every worked example with its game."""

RAISES = {"kind": "strength", "target": "hound", "amount": 2, "until": "challenge"}
DRAWS_IF_HE_WINS = {"kind": "if_win", "effects": [{"kind": "draw", "seats": ["lannister"], "amount": 2}]}
DRAWS = {"kind": "draw", "seats": ["stark"], "amount": 1}
STANDS = {"kind": "stand", "target": "jon"}
WINS = {"challenge.attack": 5, "challenge.winner": "lannister", "claim.due": 1, "seat.lannister.hand": 6}
BY_STARK, BY_LANNISTER = {"by": "stark"}, {"by": "lannister"}
BY_RED, BY_BLUE, BY_GREEN = {"by": "red"}, {"by": "blue"}, {"by": "green"}
ATTACK = {"do": "declare_challenge", **BY_LANNISTER, "kind": "military", "target": "stark"}
EVENT = {"do": "play_event", **BY_LANNISTER, "card": "insidious_ways"}
REACTION = {"do": "respond", **BY_STARK}
CALL_IS_RAIDED = {"did.removed": ["west-keep:call", "west-keep:consolidate_power"], "did.gained.lannister": 2}
PLAYED: dict[str, list[tuple[dict[str, object], dict[str, object]]]] = {
    "setup": [
        (
            {"do": "place_setup", **BY_STARK, "cards": ["arya", "jon", "keep_1"]},
            {"seat.stark.setup_total": 5},
        ),
    ],
    "challenge": [
        ({**ATTACK, "attackers": ["hound"]}, {}),
        ({"do": "declare_defenders", **BY_STARK, "defenders": ["jon", "retinue"]}, {}),
        ({**REACTION, "card": "retinue", "to": "declared_defender", "effects": [DRAWS]}, {}),
        ({**EVENT, "effects": [RAISES, DRAWS_IF_HE_WINS]}, {}),
        ({"do": "resolve"}, WINS),
        (
            {"do": "choose_victims", **BY_STARK, "for": "claim", "cards": ["retinue"]},
            {"card.retinue.zone": "dead"},
        ),
        (
            {**REACTION, "card": "jon", "to": "challenge_result", "effects": [STANDS]},
            {"card.jon.kneeling": False},
        ),
    ],
    "example-events": [
        ({"do": "keep", **BY_RED, "card": "red.apothecary"}, {"influence.red": 3}),
        (
            {"do": "activate", **BY_BLUE, "card": "blue.cutthroat", "target": "red.queen"},
            {"influence.blue": 4, "discard.red": ["queen"]},
        ),
        ({"do": "keep", **BY_GREEN, "card": "green.trap"}, {}),
        ({"do": "resolve", **BY_BLUE, "card": "blue.felon"}, {"influence.green": 1}),
    ],
    "example-stack": [
        (
            {"do": "activate", **BY_RED, "card": "red.replacement", "target": "blue.felon"},
            {"discard.red": ["replacement"], "next.card": "red.queen"},
        ),
    ],
    "example-trap": [
        (
            {"do": "resolve", **BY_BLUE, "card": "blue.apothecary", "target": "red.trap"},
            {"influence.blue": 2, "influence.red": 4, "discard.blue": ["apothecary"]},
        ),
    ],
    "example-planning": [
        ({"do": "place", **BY_RED, "card": "felon", "where": "left"}, {}),
        ({"do": "place", **BY_BLUE, "card": "queen", "where": "left"}, {}),
        ({"do": "place", **BY_GREEN, "card": "trap", "where": "right"}, {"next.phase": "events"}),
    ],
    "example-call": [
        ({"do": "raid", **BY_LANNISTER, "from": "east-haven", "target": "west-keep"}, CALL_IS_RAIDED),
    ],
}
"""How the ready tables that are printed are played, and the facts after each step."""


def as_printed(case: Case) -> Case:
    """The case with the steps that are printed."""
    if case.id not in PLAYED:
        return case
    steps = tuple({**step, "expect": {"legal": True, "facts": facts}} for step, facts in PLAYED[case.id])
    return replace(case, steps=steps)


@each(ALL)
def test_what_is_printed_comes_out_under_every_printing(game: str, case: Case) -> None:
    book = adapter_of(game).casebook
    texts: tuple[str, ...] = book.game.texts
    for text in (case.text,) if case.text else texts:
        found = judge_case(as_printed(case), book, text)
        assert found.steps
        assert found.failures == ()


@each(ALL)
def test_the_rules_of_an_example_are_in_the_rulebook_and_lead_to_it(game: str, case: Case) -> None:
    book = Rulebook(rulebook_cache() / "rulebook.db")
    assert case.rules
    assert [one for one in case.rules if not book.has(one)] == []
    assert all((game, case) in examples_of(rule) for rule in case.rules)


@each(ALL)
def test_each_example_opens_as_a_table_under_every_printing(game: str, case: Case) -> None:
    for text in adapter_of(game).game.texts:
        assert state_of(example(game, case.id, text)) is not None


@each([(language, game, case) for language in folders() for game, case in ALL])
def test_titles_and_notes_stand_in_every_language(language: str, game: str, case: Case) -> None:
    words = Messages(language)
    for key in (f"{game}-{case.id}", f"{game}-{case.id}-note"):
        assert words.has("examples", key) or words.has("games", key)


def test_a_damaged_example_says_so_in_every_language() -> None:
    damaged = [(game, one) for game, one in ALL if DAMAGED in one.tags]

    notes = {
        language: [Speech(language).say(f"examples/{game}-{one.id}-note") for game, one in damaged]
        for language in folders()
    }

    assert damaged
    assert all("amaged" in one for one in notes["en"])
    assert all("овред" in one for one in notes["bg"])
    assert all("szkodzon" in one for one in notes["pl"])
    assert all("оврежд" in one for one in notes["ru"])


def test_the_typed_lines_of_an_example_can_be_typed() -> None:
    raff = find_example("lcg", "raff")

    lines = example_lines("lcg", raff).typed

    assert lines[0] == "lannister military raff"
    assert lines[-2:] == ("stark loses sansa", "no saves")


def test_what_an_example_does_by_itself_is_not_to_be_typed() -> None:
    own, income = find_example("oriflamme", "own-cutthroat"), find_example("lcg", "income")

    assert example_lines("oriflamme", own) == ExampleLines(
        (), (ApplyCard(by="red", card="red.cutthroat", target="red.felon"),)
    )
    assert example_lines("lcg", income).done == (CollectIncome(by="stark"),)
    assert example_lines("lcg", income).typed[0] == "stark plays eddard"


@pytest.mark.parametrize(
    ("language", "done", "typed"),
    [
        ("bg", "Пресмята се надмощието", "ефекти:"),
        ("pl", "Liczy się dominację", "efekty:"),
        ("ru", "господств", "эффекты:"),
    ],
)
def test_what_is_done_and_what_is_to_be_typed_are_told_in_the_language_of_the_screen(
    language: str, done: str, typed: str, tmp_path: Path
) -> None:
    [told] = after("", note, place=tmp_path / "games.db", lesson=("hbo", "illyrio"), language=language)

    assert done in told
    assert f"1. {typed}" in told
    assert "dominance" not in told


def test_the_power_of_a_plot_is_gained_after_that_for_dominance() -> None:
    case = find_example("hbo", "illyrio")
    table = TypedTable(state=state_of(example("hbo", "illyrio", "")), game="hbo")

    for line in example_lines("hbo", case).typed:
        table.type(line)

    assert table.controller.session.state.seats["lannister"].power == 6


@pytest.mark.parametrize("game", ADAPTERS)
def test_the_first_line_to_be_typed_is_ruled_as_the_case_has_it(game: str) -> None:
    otherwise = []
    for case in printed_examples(game):
        typed = example_lines(game, case).typed
        table = TypedTable(state=state_of(example(game, case.id, "")), game=game)
        legal = all(step.get("expect", {}).get("legal", True) for step in case.steps)
        if typed and legal and table.type(typed[0]).kind is OutcomeKind.REFUSED:
            otherwise.append(case.id)

    assert otherwise == []


# From the rule, from the lessons, from search, from the shell

BOOKLET = (
    *("setup", "table", "claim-part", "challenge", "illyrio", "eddard", "cunning", "eddard-dead", "luwin"),
    *("cunning", "varys", "debts", "not-today", "winterfell"),
)
MARKED = {
    "hbo, Bulgarian": ("hbo", BOOKLET),
    "hbo, Polish": ("hbo", BOOKLET),
    "lcg": (
        "lcg",
        (
            *("arya", "income", "raff", "tyrion-gold", "littlefinger", "support", "rivalry", "narrow-sea"),
            "tyrion-strength",
        ),
    ),
    "oriflamme": (
        "oriflamme",
        (
            *("example-planning", "own-cutthroat", "example-events", "inert", "stack-cutthroat"),
            *("example-stack", "two-princes", "cutthroat-felon", "example-trap", "example-trap", "own-trap"),
        ),
    ),
    "kings": ("kings", ("example-call",)),
}
"""The places at which each source says "example" and works one out, in its order: what opens there."""


def test_every_place_marked_as_an_example_opens_from_its_rule_its_lessons_and_a_search() -> None:
    marked = [(game, name) for game, names in MARKED.values() for name in names]

    lost = []
    for game, name in marked:
        case = find_example(game, name)
        title = example_title(Speech("en"), game, name, case.title or "")
        from_rule = all((game, case) in examples_of(rule) for rule in case.rules)
        found = {one.id for one in examples_named(title, Speech("en"))}
        if not (from_rule and case in printed_examples(game) and name in found):
            lost.append((game, name))

    assert len(marked) == 49
    assert lost == []


def test_a_rule_names_its_lesson_and_its_example_with_their_commands() -> None:
    found = links_of("hbo.claim.partial", Speech("en"))

    assert [(one.kind, one.command) for one in found] == [
        ("lesson", "referee learn hbo 14"),
        ("example", "referee examples hbo claim-part"),
    ]


@pytest.mark.parametrize(
    ("language", "says"), [("en", "Lesson hbo.14"), ("bg", "Урок hbo.14"), ("ru", "Урок hbo.14")]
)
def test_the_command_prints_lessons_and_examples_of_a_rule(language: str, says: str) -> None:
    found = rules_command(read_arguments(["rule", "hbo.claim.partial", "--lang", language]))
    told = rules_command(read_arguments(["rule", "hbo.claim.partial", "--lang", language, "--json"]))

    assert says in found.out
    assert "(referee examples hbo claim-part)" in found.out
    assert [one["kind"] for one in msgspec.json.decode(told.out)["learn"]] == ["lesson", "example"]


def test_a_search_finds_examples_by_the_words_of_their_titles() -> None:
    found = examples_named("лювин", Speech("ru"))
    printed = rules_command(read_arguments(["search", "luwin", "--lang", "en"]))

    assert [one.id for one in found] == ["luwin"]
    assert "(referee examples hbo luwin)" in printed.out


def test_the_command_lists_examples_and_names_one_that_is_not_there() -> None:
    listed = examples_command(read_arguments(["examples", "kings", "--lang", "en"]))
    wrong = examples_command(read_arguments(["examples", "kings", "nothing", "--lang", "en"]))

    assert listed.out == "kings example-call  The draft's example: a call can be raided\n"
    assert "example-call" in wrong.err


def note(app: RefereeApp) -> str:
    """What stands beside the moves."""
    return "\n".join(one.text for one in app.screen.query_one(FoldingTree).nodes)


def test_an_example_opens_from_the_shell_and_says_what_is_printed_and_what_to_type(tmp_path: Path) -> None:
    [told] = after("", note, place=tmp_path / "games.db", lesson=("hbo", "luwin"))

    assert told.startswith("Printed: he kneels for two cards")
    assert "Already done by itself: Count dominance" in told
    assert "1. stark uses luwin" in told


def test_an_example_opens_from_the_rule_it_shows(tmp_path: Path) -> None:
    def on_table(app: RefereeApp) -> tuple[bool, str]:
        return isinstance(app.screen, TableScreen), shown(app)

    book = 'b "illyrio enter enter @ f'

    page, asked = after(book, shown, place=tmp_path / "games.db", size=(80, 60))
    opened = after(f"{book} 2", on_table, place=tmp_path / "other.db")[-1]

    assert "referee examples hbo illyrio" in re.sub(r"\s+", " ", page)
    assert "Illyrio's Gift: four power" in asked
    assert opened[0]


def test_an_example_opens_from_the_lessons_of_its_game(tmp_path: Path) -> None:
    [told] = after("end enter", note, place=tmp_path / "games.db", lesson=("oriflamme", ""))

    assert told.startswith("Printed: only 1; the Apothecary stays.")


def test_an_open_game_is_not_left_for_an_example(tmp_path: Path) -> None:
    def tables(app: RefereeApp) -> int:
        return sum(isinstance(one, TableScreen) for one in app.screen_stack)

    [found] = after('b slash "illyrio enter enter f 2', tables, place=tmp_path / "games.db", example=True)

    assert found == 1
