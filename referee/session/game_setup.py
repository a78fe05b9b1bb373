"""The start of a game: settings and texts, a worked or ready example, or a position or case from a file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.case_file import read_file
from engine.kernel.cases.evaluation import read_steps
from engine.kernel.cases.model import Case, CaseFile, CaseStep
from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable, refuse
from engine.kernel.input_forms import (
    Chosen,
    SettingKind,
    StartForm,
    all_settled,
    option_value,
    settled_option,
)
from engine.kernel.journal import JournalHeader
from referee.session.registry import ADAPTERS, PRINTED, READY, RULE_TABLES, adapter_of, known_games

if TYPE_CHECKING:
    from referee.session.session import Session


FIRST_GAME = "first_game"
"""The option by which players leave some things out in round one."""
BOTH = "both"
"""Ruled under every printing of the game at once."""
JOINED = ","
"""Between several things chosen for one setting."""
WRITTEN = ("text", "when_revealed")
"""Fields of a table that hold what is written out, and may have several lines."""
POINT = "decide "
"""Before the rule of a point the table has decided before it began."""


class Start(Struct, frozen=True):
    """What a game is begun with."""

    game: str
    texts: tuple[str, ...]
    options: dict[str, str] = {}
    position: str = ""
    """JSON of the state it begins in, where that is not an ordinary set-up."""
    note: str = ""
    """What players should know of it: the first line of the log."""

    @property
    def strict(self) -> bool:
        """Whether every pass has to be said."""
        return self.options.get("strict") == "yes"

    @property
    def first_game(self) -> bool:
        """Whether round one leaves some rules out."""
        return self.options.get(FIRST_GAME) == "yes"


def texts_of(game: str, text: str) -> tuple[str, ...]:
    """The printings that ``both``, a language or a text id means; the first one decides.

    Raises:
        Unreadable: the game has no such printing.
    """
    known = adapter_of(game).game.texts
    if text in ("", BOTH):
        return known
    meant = tuple(printing for printing in known if printing == text or printing.partition("-")[0] == text)
    if not meant:
        raise Unreadable("unknown_text", text=text, known=known)
    return meant


def fitting(game: str, text: str) -> str:
    """The text if the game has it, else all of its texts."""
    known = adapter_of(game).game.texts
    return text if any(text in (printing, printing.partition("-")[0]) for printing in known) else BOTH


def new_start(
    game: str,
    text: str,
    chosen: Chosen | None = None,
    *,
    decided: dict[str, str] | None = None,
    strict: bool = False,
) -> Start:
    """The start of an ordinary game; ``decided``: open points, by their rules."""
    settings = all_settled(adapter_of(game).start, chosen or {})
    options = {key: JOINED.join(picked) for key, picked in settings.items()}
    points = {f"{POINT}{rule}": option for rule, option in (decided or {}).items()}
    return Start(game, texts_of(game, text), {"strict": "yes" if strict else "no", **options, **points})


def start_of(header: JournalHeader) -> Start:
    """The start of a saved game."""
    return Start(header.game, header.texts, header.options, header.position)


def state_of(start: Start) -> Any:
    """The table that a game begins with."""
    adapter = adapter_of(start.game)
    if start.position:
        position = start.position.encode("utf-8", "replace")
        state = adapter.read_state(position)
        if not start.position.isprintable() or "\\u" in start.position:
            refuse(msgspec.json.decode(position), "position", lines=WRITTEN)
        return state
    chosen = _chosen(adapter.start, start.options)
    given = {
        setting.key: option_value(setting, settled_option(adapter.start, setting, chosen))
        for setting in adapter.start.settings
    }
    state = adapter.new(start.texts[0], given)
    decided = decided_in(start.options)
    return replace(state, decided={**state.decided, **decided}) if decided else state


def decided_in(options: dict[str, str]) -> dict[str, str]:
    """The points that a table decided before it began."""
    return {key.removeprefix(POINT): option for key, option in options.items() if key.startswith(POINT)}


def _chosen(form: StartForm, options: dict[str, str]) -> Chosen:
    """The choices of a start; games kept by earlier versions name only who sits first."""
    chosen = {
        setting.key: tuple(options[setting.key].split(JOINED))
        for setting in form.settings
        if setting.key in options
    }
    first = options.get("first", "")
    for setting in form.settings:
        if setting.asks is SettingKind.SEATS and first in setting.options and setting.key not in chosen:
            chosen[setting.key] = (first, *(seat for seat in setting.options if seat != first))
    return chosen


def from_case(data: bytes, text: str, wanted: str = "", *, strict: bool = False) -> tuple[Start, Case]:
    """The start of a game at a case: the one with this id, or the first of the file.

    Raises:
        Unreadable: the file is none, or has no such case.
        Impossible: the position cannot exist.
    """
    case_file = _case_file(data)
    adapter = adapter_of(case_file.game)
    case = next((given for given in case_file.cases if wanted in ("", given.id)), None)
    if case is None:
        raise Unreadable("unknown_case", case=wanted, known=tuple(given.id for given in case_file.cases))
    texts = texts_of(case_file.game, case.text or text)
    state, steps = read_steps(case, adapter.casebook, texts[0])
    options = {"strict": "yes" if strict else "no", "case": case.id}
    position = msgspec.json.encode(adapter.goes_on(state)).decode()
    return Start(case_file.game, texts, options, position, _told(case, adapter, state, steps)), case


def _told(case: Case, adapter: GameAdapter, state: Any, steps: tuple[CaseStep, ...]) -> str:
    """The question of a case and its steps as typed lines, for whoever looks at its table."""
    from referee.notation.formatter import (
        line_of,  # reads a table's names, which a start without a case does not need
    )
    from referee.session.session import Session

    table = Session(adapter, adapter.laid_open(state), (state.text,), lambda *_: None)
    lines = (line_of(step.asked, table) for step in steps if isinstance(step.asked, Move))
    asked = [f"{number}. {line}" for number, line in enumerate(lines, 1)]
    return "  ".join(part for part in (case.question or case.title, case.note, *asked) if part)


def _case_file(data: bytes) -> CaseFile:
    """The cases of a file, or the one case of a position text."""
    if data.lstrip()[:1] in (b"{", b"[", b""):
        return read_file(_as_case(data))
    from referee.position.text_lines import (
        is_position_text,  # typed lines, which a file of cases does not need
    )

    return _case_of_text(data) if is_position_text(data) else read_file(_as_case(data))


def _case_of_text(data: bytes) -> CaseFile:
    from referee.position.dispute import case_file
    from referee.position.reader import read_text
    from referee.words.messages import BASE_LANGUAGE

    return case_file(read_text(data.decode("utf-8", "replace"), BASE_LANGUAGE))


def _as_case(data: bytes) -> bytes:
    """A position as a case without steps."""
    try:
        top = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return data
    if not isinstance(top, dict) or "cases" in top or "steps" in top:
        return data
    position = top.get("position", {name: value for name, value in top.items() if name not in ("game", "id")})
    game = top.get("game", known_games()[0])
    return msgspec.json.encode(
        {"id": top.get("id", "position"), "game": game, "position": position, "steps": []}
    )


@cache
def _file(game: str) -> CaseFile:
    return read_file((READY / f"{game}.json").read_bytes())


def examples(game: str) -> tuple[Case, ...]:
    """The ready examples of a game, the fullest first."""
    return _file(game).cases if (READY / f"{game}.json").is_file() else ()


def example(game: str, case: str, text: str, *, strict: bool = False) -> Start:
    """The start of a game at a ready example, a worked example of a booklet, or the case of a rule."""
    data = (_folder_of(game, case) / f"{game}.json").read_bytes()
    start, _ = from_case(data, fitting(game, text), case, strict=strict)
    public = adapter_of(game).public(adapter_of(game).laid_open(state_of(start)))
    return replace(start, position=msgspec.json.encode(public).decode())


def _folder_of(game: str, case: str) -> Path:
    """The folder of the file that holds a case."""
    if any(ready.id == case for ready in examples(game)):
        return READY
    return PRINTED if any(printed.id == case for printed in printed_examples(game)) else RULE_TABLES


TAG, DAMAGED = "printed", "damaged"
"""Tags of a case: it is printed as a worked example; a part of it is lost in print."""
UNTYPED = "move {"
"""Begins the line of a move that names what lies face down: whoever plays it chooses it from the list."""


@cache
def printed_examples(game: str) -> tuple[Case, ...]:
    """The worked examples of a game: those among its ready tables first."""
    file = PRINTED / f"{game}.json"
    printed = read_file(file.read_bytes()).cases if file.is_file() else ()
    return (*(case for case in examples(game) if TAG in case.tags), *printed)


def examples_of(rule: str) -> tuple[tuple[str, Case], ...]:
    """The worked examples that show a rule, each with its game."""
    game = rule.partition(".")[0]
    return (
        tuple((game, case) for case in printed_examples(game) if rule in case.rules)
        if game in ADAPTERS
        else ()
    )


def find_example(game: str, wanted: str) -> Case:
    """The worked example of this name, or the case that shows a rule.

    Raises:
        Unreadable: there is none.
    """
    known = printed_examples(game)
    known_case = next((case for case in (*known, *cases_of_rules(game)) if case.id == wanted), None)
    if known_case is None:
        raise Unreadable("unknown_case", case=wanted, known=tuple(case.id for case in known))
    return known_case


class ExampleLines(Struct, frozen=True):
    """The moves of a worked example."""

    typed: tuple[str, ...]
    """The lines that are typed at the table to play it."""
    done: tuple[Move, ...] = ()
    """What its table does by itself when it is opened."""


def example_lines(game: str, case: Case, language: str = "en") -> ExampleLines:
    """The typed lines of an example in one language, and the moves that nobody has to enter."""
    from referee.notation.formatter import line_of
    from referee.session.session import Session

    adapter = adapter_of(game)
    state, steps = read_steps(case, adapter.casebook, case.text or adapter.game.texts[0])
    table = Session(adapter, adapter.laid_open(state), (state.text,), lambda *_: None)
    moves = [step.asked for step in steps if isinstance(step.asked, Move)]
    lines = [line_of(move, table, language=language) for move in moves]
    at_once = _done_at_once(table)
    by_itself = [any(_is_the_same(move, other) for other in at_once) for move in moves]
    written = [
        (move, line, done)
        for move, line, done in zip(moves, lines, by_itself, strict=True)
        if not line.startswith(UNTYPED)
    ]
    return ExampleLines(
        tuple(line for _, line, done in written if not done), tuple(move for move, _, done in written if done)
    )


def _done_at_once(table: Session) -> list[Move]:
    """The moves a table makes before anybody enters one."""
    from referee.session.log.ruled_history import OutcomeKind

    done: list[Move] = []
    while (move := table.adapter.automatic(table.public)) is not None and move not in done:
        outcome = table.make_automatic_move()
        if outcome is None or outcome.kind is not OutcomeKind.DONE:
            break
        done.append(move)
    return done


def _is_the_same(move: Move, other: Move) -> bool:
    """Whether two moves are the same; a field may be left out where only one choice remains."""
    return type(move) is type(other) and all(
        getattr(move, name) == getattr(other, name) or not getattr(other, name)
        for name in move.__struct_fields__
    )


def example_command(game: str, case: Case) -> str:
    """The command that opens the example."""
    return f"referee examples {game} {case.id}"


@cache
def _rule_table(game: str) -> CaseFile | None:
    """The worked cases of rules that no lesson and no example shows; none before a build."""
    file = RULE_TABLES / f"{game}.json"
    return read_file(file.read_bytes()) if file.is_file() else None


def cases_of_rules(game: str) -> tuple[Case, ...]:
    """All worked cases of a game that show a rule."""
    table = _rule_table(game)
    return table.cases if table is not None else ()


def case_of_rule(rule: str) -> Case | None:
    """The worked case that shows a rule."""
    game = rule.partition(".")[0]
    table = _rule_table(game)
    wanted = table.about.get(rule) if table is not None else None
    return next((case for case in cases_of_rules(game) if case.id == wanted), None)
