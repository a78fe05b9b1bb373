"""Questions on the typed line: their words in every language, and what stands behind them."""

from __future__ import annotations

import pytest

from referee.app.presenters.line_answers import answer_nodes
from referee.app.presenters.ruling_tree import Node
from referee.app.screens.tables.line_entry import rules_question
from referee.app.typed_lines import AmbiguousLine
from referee.notation.completion.completions import complete
from referee.notation.parser.commands import (
    Command,
    JudgeLine,
    LineQuestion,
    ListLegal,
    OpenBranch,
    SeeTable,
    WhyNot,
    command_of,
    question_words,
)
from referee.notation.parser.errors import ParseError
from referee.session.game_setup import example, examples, state_of
from referee.words.messages import folders
from tests.kit.typed_table import TypedTable


def ready(language: str = "en", game: str = "hbo") -> TypedTable:
    return TypedTable(language, state_of(example(game, examples(game)[0].id, "")), game)


def answer(table: TypedTable, line: str) -> tuple[Node, ...]:
    asked = table.lines.read(line)
    assert isinstance(asked, LineQuestion)
    return answer_nodes(table.controller, table.wording, asked)


def flat(nodes: tuple[Node, ...]) -> list[str]:
    return [said for node in nodes for said in (f"{node.mark} {node.text}".strip(), *flat(node.children))]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("? stark defends jon", JudgeLine("stark defends jon")),
        ("?stark defends jon", JudgeLine("stark defends jon")),
        ("?? stark", ListLegal("stark")),
        ("why not stark defends jon", WhyNot("stark defends jon")),
        ("legal", ListLegal("")),
        ("legal hound", ListLegal("hound")),
        ("see stark: jon k", SeeTable("stark: jon k")),
        ("what if lannister military hound", OpenBranch("lannister military hound")),
        ("отсъди старк защитава джон", JudgeLine("старк защитава джон")),
        ("защо не старк защитава джон", WhyNot("старк защитава джон")),
        ("dlaczego nie stark broni jon", WhyNot("stark broni jon")),
        ("a gdyby stark broni jon", OpenBranch("stark broni jon")),
        ("почему нельзя старк защищается джон", WhyNot("старк защищается джон")),
        ("можно пёс", ListLegal("пёс")),
        ("note ? why", None),
    ],
)
def test_a_question_is_read_by_its_sign_or_its_words(line: str, meant: Command | None) -> None:
    found = command_of(line)

    assert found == meant if meant is not None else not isinstance(found, LineQuestion)


@pytest.mark.parametrize("language", folders())
def test_every_question_has_words_in_every_language(language: str) -> None:
    assert all(words.get(language) for words in question_words().values())


@pytest.mark.parametrize("language", folders())
def test_the_words_of_questions_are_completed(language: str) -> None:
    here = ready(language).controller.session
    for words in question_words().values():
        word = words[language][0]
        assert word in [one.text for one in complete(word[:2], 2, here, language)]


def test_a_line_behind_a_question_is_completed_as_any_other() -> None:
    here = ready().controller.session
    plain = complete("lannister mil", 13, here, "en")

    asked = complete("? lannister mil", 15, here, "en")

    assert [(one.text, one.start - 2, one.end - 2) for one in asked] == [
        (one.text, one.start, one.end) for one in plain
    ]


def test_a_judged_line_tells_the_ruling_what_follows_and_what_is_asked_next() -> None:
    table = ready()
    said = flat(answer(table, "? lannister military hound; stark defends jon"))

    assert "✓ Legal" in said[2]
    assert any(one.startswith("» What would follow") for one in said)
    assert any(one.startswith("▸ ") for one in said)
    assert any(one.startswith("= ") for one in said)  # who wins if nothing more happens


def test_of_an_attack_it_is_told_how_it_can_be_defended() -> None:
    said = flat(answer(ready(), "? lannister military hound"))

    assert any(one.startswith("= Attack 3. Stark can defend") for one in said)


def test_of_several_moves_the_first_that_is_refused_is_told_with_those_before_it() -> None:
    said = answer(ready(), "? lannister military hound; stark defends hodor; stark defends jon")

    assert [one.mark for one in said[:2]] == ["✓", "✗"]
    assert "Hodor" in said[1].text


@pytest.mark.parametrize(
    "line",
    [
        "? lannister military hound",
        "why not stark defends jon",
        "legal",
        "legal hound",
        "? lannister military hound; stark defends jon; resolve",
    ],
)
def test_a_question_enters_nothing(line: str) -> None:
    table = ready()
    session = table.controller.session
    before, undone = session.state, session.next_redone

    answer(table, line)

    assert session.state is before
    assert (session.lines, session.next_redone) == ([], undone)


def test_why_not_unfolds_what_every_rule_found() -> None:
    nodes = answer(ready(), "why not stark defends jon")

    assert nodes[0].mark == "✗"
    assert all(node.opened for node in nodes)
    assert any(node.children for node in nodes)


def test_what_a_card_may_do_stands_before_what_it_may_not_with_the_rule() -> None:
    head, *lines = answer(ready(), "legal hound")

    assert "The Hound" in head.text
    assert [one.mark for one in lines] == ["✓", ""]
    refused = lines[-1].children
    assert refused
    assert all(one.children[0].rule for one in refused)


@pytest.mark.parametrize("game", ["hbo", "lcg", "oriflamme", "kings"])
def test_what_a_seat_may_do_is_told_in_every_game(game: str) -> None:
    table = ready(game=game)
    seat = next(one.seat for one in table.controller.session.waiting if one.seat != "TABLE")

    told = answer(table, f"legal {seat}")

    assert len(told) > 1


def test_an_unclear_line_behind_a_question_is_asked_about_and_not_guessed() -> None:
    with pytest.raises(AmbiguousLine):
        answer(ready(), "? stark juggles")


STORY = (
    "Сестра накрыла свою закрытую карту новой, а на нижней лежало три очка. "
    "В конце игры она посчитала и их. Разве так можно?"
)


@pytest.mark.parametrize(
    ("language", "game", "line"),
    [
        ("en", "hbo", "Can my guy who is already turned sideways still block an attack?"),
        ("en", "kings", "how many ships fit in a harbour"),
        ("en", "oriflamme", "who starts?"),
        ("bg", "kings", "Вражески кораби могат ли да влязат в моето пристанище?"),
        ("pl", "oriflamme", "Co się dzieje, gdy Przestępca zabiera mi punkt, a ja nie mam żadnego?"),
        ("ru", "oriflamme", "Что бывает, когда я сам вскрываю ловушку, на которой два жетона?"),
        ("ru", "hbo", "Можно ли дубликатом спасти героя, если его не убивают, а сбрасывают?"),
        ("ru", "oriflamme", STORY),
    ],
)
def test_what_asks_about_the_rules_is_no_move_and_goes_to_the_rulebook(
    language: str, game: str, line: str
) -> None:
    with pytest.raises(AmbiguousLine) as unread:
        ready(language, game).lines.read(line)

    assert rules_question(line, unread.value, language) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "can the hound attack Stark for power?"), ("bg", "Може ли Тивин да нападне за власт?")],
)
def test_a_question_that_names_a_card_of_the_table_is_judged(language: str, line: str) -> None:
    assert isinstance(ready(language).lines.read(line), JudgeLine)


def test_a_judged_question_is_no_question_behind_its_sign() -> None:
    assert flat(answer(ready(), "? can the hound attack Stark for power?"))


def test_a_sign_before_a_question_about_the_rules_makes_no_move_of_it() -> None:
    line = "? Can a guy who lies sideways block an attack"
    with pytest.raises(AmbiguousLine) as unread:
        ready().lines.read(line)

    assert rules_question(line, unread.value, "en") == line.removeprefix("? ")


def test_a_question_about_nothing_asks_for_a_move() -> None:
    with pytest.raises(ParseError) as refused:
        answer(ready(), "?")

    assert refused.value.says == "question_needs_move"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark defends jon"),
        ("bg", "старк защитава джон"),
        ("pl", "stark broni jon"),
        ("ru", "старк защищается джон"),
    ],
)
def test_the_example_of_the_help_can_be_typed(language: str, line: str) -> None:
    table = ready(language)
    assert f"? {line}" in table.wording.speech.say("app/ask-judge")
    table.type("lannister military hound")

    assert answer(table, f"? {line}")[0].mark == "✓"
