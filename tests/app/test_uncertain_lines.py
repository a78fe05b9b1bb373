"""Nothing acts that nobody meant: guesses, boxes opening under typed words, lists that change."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import cast

import pytest
from textual import events
from textual._context import active_app
from textual.widgets import Input, Static

from referee.app.application import RefereeApp
from referee.app.dialogs.card_form import TickBoxes
from referee.app.dialogs.dialog import Dialog, places_of
from referee.app.typed_lines import Meaning, TypedLines
from referee.app.widgets.command_line import Beneath, CommandLine
from referee.app.widgets.folding_tree import FoldingTree
from referee.notation.parser.errors import ParseError
from referee.session.session import Session
from tests.app.keys_at_once import at_once, typed
from tests.kit.app import after, controller, press, ready, settled, shown, table

UNCLEAR = "lannister kills eddard"


def line(app: RefereeApp) -> str:
    """What stands on the line."""
    return table(app).query_one(CommandLine).value


def under(app: RefereeApp) -> list[str]:
    """What stands under it."""
    beneath = table(app).query_one(Beneath)
    return [str(one.prompt) for one in beneath.options] if beneath.display else []


def entered(app: RefereeApp) -> int:
    """How many lines the log has."""
    return len(controller(app).session.lines)


def screen(app: RefereeApp) -> str:
    """The screen that has the keys."""
    return type(app.screen).__name__


AT_FIRST = 1
TO_THE_LINE = "e colon"
UNCLEAR = '"lannister_intrigue'


# A line that may mean several things


def test_a_line_that_is_not_clear_stays_with_its_meanings_under_it_and_no_box_opens(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, str, int, int]:
        return screen(app), line(app), len(under(app)), entered(app)

    [(box, stands, meanings, log)] = after(f"{TO_THE_LINE} {UNCLEAR} enter", seen, place=tmp_path / "g.db")

    assert (box, stands, log) == ("TableScreen", "lannister intrigue", AT_FIRST)
    assert meanings > 1


def test_what_a_line_may_mean_is_looked_for_when_its_refusal_is_on_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, bool]] = []

    def seen_then(app: RefereeApp) -> None:
        tree = table(app).query_one(FoldingTree)
        seen.append((tree.nodes[0].text, tree in app.screen._dirty_widgets))

    def meant(_: TypedLines, *_of: object) -> tuple[Meaning, ...]:
        seen_then(cast(RefereeApp, active_app.get()))
        return ()

    monkeypatch.setattr(TypedLines, "_meant", meant)
    after(f"{TO_THE_LINE} {UNCLEAR} enter", seen_then, place=tmp_path / "g.db")

    refusal = 'Which of these do you mean by "lannister intrigue"?'
    assert seen == [(refusal, False)] * 2


@pytest.mark.parametrize("keys", ["1", "down enter", "down up down enter"])
def test_a_number_or_an_arrow_and_enter_take_a_meaning(keys: str, tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[int, list[str], str]:
        return entered(app), under(app), line(app)

    [(log, meanings, stands)] = after(f"{TO_THE_LINE} {UNCLEAR} enter {keys}", seen, place=tmp_path / "g.db")

    assert (log > AT_FIRST, meanings, stands) == (True, [], "")


@pytest.mark.parametrize("keys", ["enter", "enter enter enter", '"turm enter enter', "end 1"])
def test_enter_and_what_is_typed_on_take_no_meaning(keys: str, tmp_path: Path) -> None:
    assert after(f"{TO_THE_LINE} {UNCLEAR} enter {keys}", entered, place=tmp_path / "g.db") == [AT_FIRST]


def test_a_number_typed_on_before_the_meanings_are_seen_takes_none(tmp_path: Path) -> None:
    seen = at_once(TO_THE_LINE, partial(typed, "lannister intrigue\n1"), entered, place=tmp_path / "g.db")

    assert seen == AT_FIRST


def test_escape_leaves_the_meanings_and_then_the_line(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[list[str], str]:
        return under(app), line(app)

    found = after(f"{TO_THE_LINE} {UNCLEAR} enter escape @ escape", seen, place=tmp_path / "g.db")

    assert found == [([], "lannister intrigue"), ([], "")]


# Lists that change under the finger


ENDS = "4"
"""The number of a move that asks nothing, after which the list is another one."""


def test_a_number_pressed_at_an_older_list_does_nothing(tmp_path: Path) -> None:
    [once] = after(f"e {ENDS}", entered, place=tmp_path / "once.db")
    twice = at_once("e", partial(typed, ENDS * 2), entered, place=tmp_path / "twice.db")

    assert twice == once > AT_FIRST


def test_a_number_typed_at_an_older_list_is_asked_for_again(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, int]:
        return line(app), entered(app)

    [once] = after(f"e {ENDS}", entered, place=tmp_path / "once.db")
    twice = at_once(TO_THE_LINE, partial(typed, f"{ENDS}\n1\n"), seen, place=tmp_path / "g.db")

    assert twice == ("1", once)


@pytest.mark.parametrize("keys", ["h1", "h\n", "11", "1\n"])
def test_a_key_pressed_before_a_box_is_seen_takes_nothing_in_it(keys: str, tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[bool, int]:
        return isinstance(app.screen, Dialog), entered(app)

    assert at_once("e", partial(typed, keys), seen, place=tmp_path / "g.db") == (True, AT_FIRST)


# Words typed into a box


def test_a_line_typed_behind_one_that_asks_waits_for_the_line(tmp_path: Path) -> None:
    """The box for what nobody has told opens under the second line, which is kept whole."""

    def seen(app: RefereeApp) -> tuple[bool, int]:
        return isinstance(app.screen, Dialog), entered(app)

    def afterwards(app: RefereeApp) -> list[str]:
        return [line(app), *under(app)[1:]]

    text = "1\nlannister passes\nstark passes\n"
    keys = partial(typed, text)

    assert at_once(TO_THE_LINE, keys, seen, place=tmp_path / "a.db") == (True, AT_FIRST)
    stands, *waiting = at_once(TO_THE_LINE, keys, afterwards, place=tmp_path / "b.db", then="escape")
    assert "stark passes" in "".join((stands, *waiting))
    assert "lannister passes" in "".join((stands, *waiting))


IN_A_BOX = "1\nlannister passes\n"
"""A line that opens a box, and one that is typed into the box."""


@pytest.mark.parametrize(
    "more", [("stark passes",), ("stark passes", "stark ends turn"), (": stark passes",)]
)
def test_lines_typed_where_one_waits_stay_apart_from_it(more: tuple[str, ...], tmp_path: Path) -> None:
    async def played() -> tuple[list[str], int]:
        app = RefereeApp(place=tmp_path / "g.db")
        async with app.run_test(size=(100, 34)) as pilot:
            await ready(app, pilot)
            await press(pilot, TO_THE_LINE)
            for part in (IN_A_BOX, "\x1b", *(f"{one}\n" for one in more)):
                for event in typed(part) if part != "\x1b" else [events.Key("escape", None)]:
                    app.post_message(event)
                await settled(pilot)
            return [one[2:].split(" — ")[0] for one in under(app)[1:]], entered(app)

    standing, log = asyncio.run(played())

    assert standing == ["1", "lannister passes", *more]
    assert log == AT_FIRST


def test_a_line_that_waits_is_mended_behind_any_key_that_is_no_letter(tmp_path: Path) -> None:
    seen = at_once(
        TO_THE_LINE, partial(typed, IN_A_BOX), line, place=tmp_path / "g.db", then="escape end s x"
    )

    assert seen == "1sx"


@pytest.mark.parametrize("words", ["lannister kills eddard", ": stark passes", "no 1 2 3"])
def test_a_line_typed_slowly_into_a_box_of_options_takes_none_of_them(words: str, tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[bool, int]:
        return isinstance(app.screen, Dialog), entered(app)

    named = {" ": "space", ":": "colon"}
    keys = " ".join(named.get(sign, sign) for sign in words)
    boxes = " @ ".join(f"{opens} {keys} enter @ escape escape escape escape" for opens in "h1de")
    seen_in_turn = after(f"e {boxes}", seen, place=tmp_path / "g.db")

    assert {log for _, log in seen_in_turn} == {AT_FIRST}
    assert [box for box, _ in seen_in_turn] == [True, False] * 4


def test_words_that_are_no_option_go_to_the_line_when_the_box_is_left(tmp_path: Path) -> None:
    def remark(app: RefereeApp) -> str:
        found = app.screen.query(".remark")
        return " ".join(str(one.visual) for one in found if isinstance(one, Static))

    keys = "colon s t a r k space p a s s e s enter"
    [said] = after(f"e h {keys}", remark, place=tmp_path / "a.db")
    [left] = after(f"e h {keys} escape", line, place=tmp_path / "b.db")

    assert "stark passes" in said
    assert left == ": stark passes".replace(" ", "", 1)


def test_letters_lead_to_the_option_they_begin_and_one_letter_goes_round() -> None:
    says = ("gain a keyword", "kill", "kneel (it)", "stand")

    assert places_of("kn", says, 0) == 2
    assert [places_of("k", says, 0), places_of("kk", says, 1), places_of("kkk", says, 2)] == [1, 2, 0]
    assert places_of("it", says, 0) == 2
    assert places_of("kneel before", says, 0) is None


# Ticks


def test_enter_where_nothing_is_ticked_ticks_the_line_under_the_cursor(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, bool, int]:
        return screen(app), "[x]" in shown(app), entered(app)

    ticked, taken = after("e 1 enter @ enter", seen, place=tmp_path / "games.db")

    assert ticked == ("Checklist", True, AT_FIRST)
    assert taken[0] != "Checklist"


SETUP = "down down down down down enter 2 2"


def test_none_of_them_is_a_line_of_its_own(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, int]:
        return screen(app), entered(app)

    ready, ticked, cleared, none = after(
        f"{SETUP} 1 @ space @ end enter @ enter", seen, place=tmp_path / "g.db"
    )

    assert ready == ticked == cleared == ("Checklist", ready[1])
    assert none == ("TableScreen", ready[1] + 1)


# Several lines put in at once

BLOCK = """
: lannister intrigue stark with tywin
stark does not defend

lannister military
stark passes
"""


def put_in(text: str) -> Iterator[events.Event]:
    """A text put in by the terminal at once."""
    yield events.Paste(text)


Block = tuple[str, list[str], int]


def block(app: RefereeApp) -> Block:
    """The line, what waits under it, how many lines the log has."""
    return line(app), under(app)[1:], entered(app)


@pytest.mark.parametrize("script", [TO_THE_LINE, "e"])
def test_of_a_text_put_in_all_lines_are_shown_with_what_each_would_be(script: str, tmp_path: Path) -> None:
    first, waiting, log = at_once(script, partial(put_in, BLOCK), block, place=tmp_path / "g.db")

    assert (first, log) == (": lannister intrigue stark with tywin", AT_FIRST)
    assert [one[:2] for one in waiting] == ["✓ ", "✓ ", "? ", "· "]
    assert all(said in " ".join(waiting) for said in BLOCK.splitlines())


def test_the_lines_are_entered_one_after_the_other_up_to_one_that_is_not_made(tmp_path: Path) -> None:
    put = partial(put_in, BLOCK)
    stands, waiting, log = at_once(TO_THE_LINE, put, block, place=tmp_path / "g.db", then="enter")
    assert stands == "lannister military"
    assert log > AT_FIRST + 1
    assert waiting

    after_escape = at_once(TO_THE_LINE, put, block, place=tmp_path / "h.db", then="enter escape")
    assert after_escape == (stands, ["stark passes"], log)


def test_lines_that_are_dropped_are_told(tmp_path: Path) -> None:
    put = partial(put_in, "stark passes\nlannister passes")
    seen = at_once(TO_THE_LINE, put, shown, place=tmp_path / "g.db", then="escape")

    assert "dropped and not entered: 2" in " ".join(seen.split())


def test_a_block_that_is_legal_is_entered_whole(tmp_path: Path) -> None:
    put = partial(put_in, "lannister intrigue stark with tywin\nstark does not defend")
    stands, waiting, log = at_once(TO_THE_LINE, put, block, place=tmp_path / "g.db", then="enter")

    assert (stands, waiting) == ("", [])
    assert log >= AT_FIRST + 2


def test_a_field_takes_a_text_of_several_lines_as_one(tmp_path: Path) -> None:
    def value(app: RefereeApp) -> str:
        return app.focused.value if isinstance(app.focused, Input) else ""

    put = partial(put_in, "one\ntwo\r\nthree")
    assert at_once("e n", put, value, place=tmp_path / "g.db") == "one two three"


# Whatever is typed at once


POOL = (
    UNCLEAR,
    "lannister kills eddard",
    "lannister ends turm",
    "1",
    "2",
    "",
    "hound",
    "stark passes",
    "lannister passes",
    "lannister military stark with hound guards",
    "lannister power stark with tywin",
    "stark defends with jon retinue",
    "stark defends with nobody",
    "stark chooses retinue",
    "stark loses jon",
    "jon",
    "n",
    "y",
    "q",
    "d",
    ": undoo",
    "lannister plays littlefinger",
)


def says(session: Session, number: int, lines: tuple[str, ...], app: RefereeApp) -> bool:
    """Whether one of the lines says what stands in the log under a number, at the table as it was then."""
    trial = session.branch()
    trial.states = [session.state_before(number)]
    typed_there = type(table(app).lines)(trial, table(app).wording)
    entry = session.lines[number - 1]
    for one in lines:
        try:
            found = typed_there.read(one.lstrip(": "))
        except ParseError:
            continue
        if isinstance(found, tuple) and any(
            session.adapter.read_move(_json(entry.body["move"])) == move for move in found
        ):
            return True
    return False


def _json(body: object) -> bytes:
    import msgspec

    return msgspec.json.encode(body)


@pytest.mark.parametrize("seed", range(8))
def test_lines_typed_at_once_make_no_move_that_none_of_them_says(seed: int, tmp_path: Path) -> None:
    chosen = tuple(random.Random(seed).choices(POOL, k=9))

    def keys() -> Iterator[events.Event]:
        yield from typed("".join(f"{one}\n" for one in chosen))

    def unsaid(app: RefereeApp) -> list[str]:
        session = controller(app).session
        own = controller(app).is_automatic_line
        moves = [one for one in session.lines[AT_FIRST:] if one.kind == "move" and not own(one)]
        numbered = {"1", "2"} & set(chosen)
        return [
            str(one.body)
            for one in moves
            if not says(session, one.number, chosen, app) and not (numbered and one is moves[0])
        ]

    assert at_once(TO_THE_LINE, keys, unsaid, place=tmp_path / "g.db") == []


@pytest.mark.parametrize("size", [(80, 24), (100, 34)])
def test_ticks_of_a_refused_move_are_there_when_it_is_chosen_again(
    size: tuple[int, int], tmp_path: Path
) -> None:
    def ticks(app: RefereeApp) -> tuple[str, list[str], int]:
        boxes = [row.split("[x]")[1].strip() for row in shown(app).split("\n") if "[x]" in row]
        return screen(app), boxes, entered(app)

    hound_and_gregor = "space down space"
    found = after(f"e 1 {hound_and_gregor} @ enter @ 1", ticks, place=tmp_path / "g.db", size=size)

    ticked, refused, again = found
    assert len(ticked[1]) == 2
    assert refused == ("TableScreen", [], AT_FIRST)
    assert again == ticked


# Words typed into a form

A_FORM = f'{TO_THE_LINE} "the_mountain:_4/4_lannister enter 1'
"""A card in one line, which opens the form of its values with the cursor on its cost."""
TO_THE_ICONS = "down down"


def pressed(words: str) -> str:
    """The keys that write these words."""
    return " ".join("space" if letter == " " else letter for letter in words)


def ticked(app: RefereeApp) -> list[str]:
    return [boxes.value for boxes in app.screen.query(TickBoxes)]


@pytest.mark.parametrize("to", ["", TO_THE_ICONS], ids=["a number", "boxes to tick"])
def test_a_line_typed_into_a_form_changes_nothing_there_and_waits_for_the_line(
    to: str, tmp_path: Path
) -> None:
    def seen(app: RefereeApp) -> tuple[str, list[str]]:
        return screen(app), ticked(app)

    def waiting(app: RefereeApp) -> str:
        return "".join((line(app), *under(app)))

    script = f"{A_FORM} {to} @ {pressed('lannister kneels tyrion')} enter"
    before, after_line = after(script, seen, place=tmp_path / "a.db", size=(100, 40))
    [*_, kept] = after(f"{script} escape", waiting, place=tmp_path / "b.db", size=(100, 40))

    assert before[0] == "CardForm"
    assert after_line == before
    assert "lannister kneels tyrion" in kept
    assert "4lannister" not in kept


def test_letters_in_a_form_still_lead_to_the_box_they_begin(tmp_path: Path) -> None:
    script = f"{A_FORM} {TO_THE_ICONS} {pressed('int')} tab"
    [boxes] = after(script, ticked, place=tmp_path / "g.db", size=(100, 40))

    assert "intrigue" in boxes


def test_a_number_that_is_none_is_quoted_as_it_was_typed(tmp_path: Path) -> None:
    script = f"{A_FORM} backspace {pressed('draw')} enter"
    [said] = after(script, shown, place=tmp_path / "g.db", size=(100, 40))

    assert "'draw'" in said
