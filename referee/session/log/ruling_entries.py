"""The rulings given at one table: judged, written, judged again; fingerprints of the rules they cite."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.journal import EntryOrigin
from engine.kernel.reasons import Ruling
from engine.kernel.receipts import (
    GivenRuling,
    RulingOccasion,
    RulingReceipt,
    TextVerdict,
    given_in,
    receipt_of,
    verdicts_of,
)
from referee import __version__
from referee.session.log.log_line import moves_of, rulings_asking_for

if TYPE_CHECKING:
    from pathlib import Path

    from referee.session.log.log_line import LogLine
    from referee.session.log.ruled_history import RuledHistory


class JudgedMove(Struct, frozen=True):
    """A move, and the table it was judged at."""

    move: Move
    state: Any
    """The table before the move, with all that the referee knows."""
    at: int
    """The entry that had brought that table about."""
    since: Move | None
    """The last move before it, by which silence is read."""
    rulings: tuple[Ruling, ...] = ()
    """One for each text; empty: it has only been read from the journal."""
    of: int = 0
    """The entry that made the move; 0: it was not made."""
    secret: bool = False
    """It tells the referee what nobody else hears; no ruling on it is written."""


class WaitingRuling(Struct, frozen=True):
    """A ruling that is given, until it is written."""

    how: RulingOccasion
    judged: JudgedMove
    origin: EntryOrigin
    because: str


class RulingEntries:
    """The rulings given at one table."""

    def __init__(self) -> None:
        self.last: JudgedMove | None = None
        """The last move that was entered and not made."""
        self._waiting: list[WaitingRuling] = []
        self._judged: dict[int, JudgedMove] = {}
        """Line of a ruling -> what it was given on."""

    def give(self, history: RuledHistory, how: RulingOccasion, judged: JudgedMove, because: str = "") -> None:
        """Gives a ruling; it is written when the screen has been painted, or before the next entry."""
        if not (judged.secret or history.read_only):
            self._waiting.append(WaitingRuling(how, judged, history.origin, because))

    def give_interrupted(self, history: RuledHistory) -> None:
        """Gives the ruling on an overruled move whose program ended before it wrote it."""
        line = history.lines[-1] if history.lines else None
        if line is None or not line.origin or not line.body.get("overruled"):
            return
        judged = judged_in(history, line)
        if judged is not None:
            with history.entering(line.origin):
                self.give(history, "overruled", judged, line.body["overruled"])

    def write(self, history: RuledHistory) -> None:
        """Writes what waits. A move refused once more at the same table gets no second entry."""
        while self._waiting:
            waiting = self._waiting.pop(0)
            given = _given(history, waiting)
            if waiting.how == "refused" and self._was_refused(history, given.receipt):
                continue
            try:
                with history.entering(waiting.origin):
                    body = msgspec.to_builtins(given)
                    history.append("ruling", body, (), (), cites=given.receipt.rules)
            except BaseException:
                self._waiting.insert(0, waiting)  # the disk may have room again
                raise
            self._judged[len(history.lines)] = waiting.judged

    def _was_refused(self, history: RuledHistory, receipt: RulingReceipt) -> bool:
        earlier = (given_in(line.body) for line in history.lines if line.kind == "ruling")
        return any(
            (ruling.receipt.position, ruling.receipt.move) == (receipt.position, receipt.move)
            for ruling in earlier
            if ruling is not None and ruling.how == "refused"
        )

    def read(self, history: RuledHistory) -> None:
        """Notes which table the ruling was given at that stands on the line just read."""
        given = given_in(history.lines[-1].body)
        state = history.state_after(given.at) if given is not None else None
        if given is None or state is None:
            return
        try:
            move = history.adapter.read_move(msgspec.json.encode(given.on))
        except NOTHING_TO_ACT_ON:
            return
        self._judged[len(history.lines)] = JudgedMove(move, state, given.at, history.last_move(), of=given.of)

    def otherwise(self, history: RuledHistory, line: LogLine) -> tuple[TextVerdict, ...]:
        """What the present program answers, where that is not what the ruling on a line says."""
        given, judged = given_in(line.body), self.again(history, line)
        if given is None or judged is None:
            return ()
        now = verdicts_of(judged.rulings)
        return now if now != given.receipt.verdicts else ()

    def again(self, history: RuledHistory, line: LogLine) -> JudgedMove | None:
        """What a ruling was given on, judged by the present program; nothing where it cannot judge it."""
        judged = self._judged.get(line.number)
        if judged is None:
            return None
        try:
            rulings = (
                history.lines[judged.of - 1].rulings
                if judged.of
                else history.rulings_at(judged, seen_by_all(history, judged))
            )
        except NOTHING_TO_ACT_ON:
            return None
        return replace(judged, rulings=rulings) if rulings else None


def judged_here(history: RuledHistory, move: Move, rulings: tuple[Ruling, ...], *, aloud: bool) -> JudgedMove:
    """A move with the rulings on it at the table as it is now."""
    secret = not aloud and history.adapter.secret(move)
    at = history.present_line
    return JudgedMove(move, history.state, at, history.last_move(), rulings, secret=secret)


def judged_now(history: RuledHistory, move: Move) -> JudgedMove:
    """A move as it would be judged now, said before everybody.

    Raises:
        Unreadable: it names something that is not on the table.
    """
    last = history.ruling_entries.last
    if last is not None and last.move == move and last.state is history.state:
        return last
    return judged_here(
        history, move, rulings_asking_for(move, history.rule_on(move, aloud=True)[1]), aloud=True
    )


def judged_in(history: RuledHistory, line: LogLine) -> JudgedMove | None:
    """The move of an entry with its rulings; nothing where it has none."""
    if not line.rulings:
        return None
    *_, move = moves_of(history.adapter, line)
    secret = not line.body.get("aloud") and history.adapter.secret(move)
    at, state = history.line_leading_to(line.number), history.state_before(line.number)
    return JudgedMove(move, state, at, None, line.rulings, of=line.number, secret=secret)


def receipt_now(history: RuledHistory, judged: JudgedMove) -> RulingReceipt:
    """The receipt of a judged move, by this program."""
    from rulebook.content.files import CONTENT, content_hash  # the first takes 12 ms: after the paint

    adapter = history.adapter
    spoken, table = adapter.announced(judged.state, judged.move), seen_by_all(history, judged)
    face_up = adapter.face_up(table)
    return receipt_of(
        face_up,
        msgspec.to_builtins(spoken),
        judged.rulings,
        engine=__version__,
        rulebook=content_hash(CONTENT),
        secret=spoken != judged.move or face_up is not table,
        prints=prints_of(
            dict.fromkeys(rule for ruling in judged.rulings for rule in ruling.rules), history.texts
        ),
    )


def _given(history: RuledHistory, waiting: WaitingRuling) -> GivenRuling:
    judged = waiting.judged
    return GivenRuling(
        how=waiting.how,
        on=msgspec.to_builtins(history.adapter.announced(judged.state, judged.move)),
        at=judged.at,
        receipt=receipt_now(history, judged),
        of=judged.of,
        because=waiting.because,
    )


def seen_by_all(history: RuledHistory, judged: JudgedMove) -> Any:
    """The table as everybody sees it, with the cards the move shows by naming them."""
    adapter = history.adapter
    hidden = adapter.secret(judged.move)
    return adapter.public(judged.state if hidden else adapter.shown_by(judged.state, judged.move))


SECTION = re.compile(r"^#+ [^\n]*\{#(?P<rule>[^}]+)\}\s*$", re.MULTILINE)
ASIDE = re.compile(r"^- See also:.*$", re.MULTILINE)
"""What stands in a section and says nothing of the rule."""


def prints_of(rules: Iterable[str], texts: Iterable[str]) -> dict[str, str]:
    """Rule -> its fingerprint, under these printings."""
    languages = tuple(dict.fromkeys(text.partition("-")[0] for text in texts))
    return {rule: rule_print(rule, languages) for rule in rules}


@cache
def rule_print(rule: str, languages: tuple[str, ...]) -> str:
    """What changes with the text of a rule in one of these languages, or with a function that decides it."""
    from rulebook.content.files import CONTENT

    game = rule.partition(".")[0]
    section_texts = (sections(CONTENT / game / language).get(rule, "") for language in languages)
    digest = blake2b(digest_size=6)
    for part in (*section_texts, *sorted(map(function_source, deciding().get(rule, ())))):
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()


@cache
def sections(folder: Path) -> dict[str, str]:
    """Rule -> its section, as it is written on the pages of one language."""
    by_rule: dict[str, str] = {}
    for page in sorted(folder.glob("*.md")):
        written = page.read_text(encoding="utf-8")
        heads = list(SECTION.finditer(written))
        ends = [*(match.start() for match in heads), len(written)][1:]
        for head, end in zip(heads, ends, strict=True):
            by_rule[head["rule"]] = ASIDE.sub("", written[head.start() : end]).strip()
    return by_rule


@cache
def deciding() -> dict[str, tuple[tuple[str, str], ...]]:
    """Rule -> the functions that decide it: module and name."""
    from rulebook.content.files import CONTENT
    from rulebook.database.build import read_links  # what builds a database loads SQLite

    functions_of: dict[str, list[tuple[str, str]]] = {}
    for link in read_links(CONTENT):
        if link.kind == "decides":
            module = link.path.removesuffix(".py").replace("/", ".")
            functions_of.setdefault(link.rule, []).append((module, link.name))
    return {rule: tuple(functions) for rule, functions in functions_of.items()}


def function_source(function: tuple[str, str]) -> str:
    """A function without comments, layout and its docstring; empty where there is none of this name."""
    import ast  # with the next two 10 ms, for a ruling that is judged again
    import inspect
    from importlib import import_module
    from textwrap import dedent

    module, name = function
    try:
        value = getattr(import_module(module), name, None)
    except ImportError:
        return ""
    if not inspect.isfunction(value):
        return ""
    tree = ast.parse(dedent(inspect.getsource(value)))
    definition = tree.body[0]
    if isinstance(definition, ast.FunctionDef) and ast.get_docstring(definition) is not None:
        definition.body = definition.body[1:]
    return ast.dump(tree)
