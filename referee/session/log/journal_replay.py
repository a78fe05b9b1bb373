"""The entries of a journal, taken again by the rules as they are judged now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

from engine.kernel.decisions import Move
from engine.kernel.journal import (
    CHANGING,
    COVERED,
    JournalLine,
    read_actor,
    signature_in,
    unsigned,
)
from engine.kernel.judge import at_rest, decisions, judge
from engine.kernel.reasons import YES, Ruling
from engine.kernel.state import State, open_part, whole
from referee.session.log.log_line import Differs, EntryKind, rulings_asking_for
from referee.session.log.ruled_history import RuledHistory

TableChange = list[Any]
"""``[path, value]``: a field gets this value; ``[path]``: it is gone. A path is a list of keys."""


def changes_between(before: Any, after: Any) -> list[TableChange]:
    """The changes that turn one table into the other; notes on how it came about are left out."""
    old, new = (msgspec.to_builtins(state) | {"notes": []} for state in (before, after))
    return list(_changes(old, new, []))


def _changes(old: dict[str, Any], new: dict[str, Any], path: list[str]) -> Iterator[TableChange]:
    for key in old:
        if key not in new:
            yield [[*path, key]]
    for key, value in new.items():
        if key in old and old[key] == value and _in_one_order(old[key], value):
            continue
        if isinstance(value, dict) and isinstance(old.get(key), dict) and _grows(old[key], value):
            yield from _changes(old[key], value, [*path, key])
        else:
            yield [[*path, key], value]


def _grows(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether leaving keys out and adding keys at the end turns one into the other."""
    shared = [key for key in old if key in new]
    return list(new)[: len(shared)] == shared


def _in_one_order(old: Any, new: Any) -> bool:
    return not isinstance(new, dict) or (
        list(old) == list(new) and all(_in_one_order(old[key], new[key]) for key in new)
    )


def with_changes(table: Any, changes: list[TableChange]) -> bytes:
    """The JSON of a table with these changes made to it.

    Raises:
        LookupError, TypeError, ValueError: they do not fit it.
    """
    raw = msgspec.to_builtins(table)
    for path, *value in changes:
        *parents, last = path
        here = raw
        for key in parents:
            here = here[key]
        if value:
            here[last] = value[0]
        else:
            del here[last]
    return msgspec.json.encode(raw | {"notes": []})


EntryBody = dict[str, Any]
ReplayedEntry = tuple[Any, tuple[Ruling, ...], Differs]
"""What became of an old entry: the state after it, perhaps split, the rulings on it now, and how it differs
from then."""
Attempted = TypeVar("Attempted")


def body_of(entry: JournalLine) -> EntryBody:
    """The body of an entry; one that cannot be read stays as it is."""
    try:
        return msgspec.json.decode(entry.body, type=EntryBody)
    except (msgspec.DecodeError, RecursionError):
        return {"words": entry.body}


def read_entry(history: RuledHistory, entry: JournalLine) -> None:
    """Takes an entry from the journal: as `replay_entry` does, but most entries in the shortest way."""
    if len(history.texts) > 1 or entry.kind not in CHANGING or not _is_lone_move(history, entry):
        replay_entry(history, entry.kind, body_of(entry))


def _is_lone_move(history: RuledHistory, entry: JournalLine) -> bool:
    """Enters an entry that holds one move that is still legal, as most do; whether it was one."""
    adapter, state = history.adapter, history.live_states[-1]
    try:
        entered = adapter.read_lone_move(entry.body)
        actor, move = read_actor(bytes(entered.actor)), entered.move
        state = adapter.shown_by(state, move)
        table = whole(state) if adapter.secret(move) else at_rest(adapter.public(state))
        ruling = judge(adapter.game, table, move)
        if ruling.verdict is not YES:
            return False
        after, doubts = adapter.carry_out_publicly(adapter.game, state, move, table)
    except Exception:  # noqa: BLE001 - what comes of such an entry is tried in other ways
        return False
    history.commit_read(entry, after, ruling, actor, entered.origin)
    if doubts:
        history.note_doubts(doubts)
    return True


def replay_entry(history: RuledHistory, kind: EntryKind, body: EntryBody) -> None:
    """Takes an entry from a journal without writing it again.

    Each entry becomes one line. One that no longer fits the rules is marked, and ends nothing.
    """
    history.read_from = signature_in(body)
    body = unsigned(body)
    try:
        count = len(history.lines)
        _take(history, kind, body)
        if len(history.lines) == count:  # it took back or brought back what is not there
            history.append(kind, body, (), (), "given")
    finally:
        history.read_from = None


def _take(history: RuledHistory, kind: EntryKind, body: EntryBody) -> None:
    if kind in CHANGING:
        _take_moves(history, kind, body)
    elif kind == "undo" and isinstance(body.get("to"), int):
        history.undo(body["to"], {name: value for name, value in body.items() if name not in ("to", "count")})
    elif kind == "redo" and "lines" in body:
        _exchange(history, body)
    elif kind == "redo":
        history.redo()
    elif kind != "undo":
        history.append(kind, body, (), ())
        if kind == "ruling":
            history.ruling_entries.read(history)


def _exchange(history: RuledHistory, body: EntryBody) -> None:
    """Takes the undoing of a repair; where it cannot be read the table stays as it is."""
    lines, to = body["lines"], body.get("to")
    if isinstance(to, int) and isinstance(lines, list) and all(isinstance(line, int) for line in lines):
        history.exchange_lines(to, lines)


def _take_moves(history: RuledHistory, kind: EntryKind, body: EntryBody) -> None:
    if COVERED in body:
        _take_covered(history, kind, body)
        return
    replayed = _remade(history, body)
    if replayed is None:
        history.commit(kind, body, history.live_states[-1], (), "given")
        return
    after, rulings, differs = replayed
    if notes := open_part(after).notes:
        rulings = tuple(ruling.with_done(notes) for ruling in rulings)
    history.commit(kind, body, after, rulings, differs, history.passed_windows)
    history.note_doubts(history.new_doubts)


def _take_covered(history: RuledHistory, kind: EntryKind, body: EntryBody) -> None:
    """Takes the public table after a move that nobody else may read; there is nothing to judge."""
    after = _attempt(_uncovered, history, body)
    if after is None or not _goes_on(history, after):
        history.commit(kind, body, history.live_states[-1], (), "given")
    else:
        history.commit(kind, body, after, ())


def _uncovered(history: RuledHistory, body: EntryBody) -> State:
    after: State = history.adapter.read_state(with_changes(history.state, body[COVERED]))
    return after


def _remade(history: RuledHistory, body: EntryBody) -> ReplayedEntry | None:
    """The state after an old entry: as it was, or after the passes implied today, or though refused today.

    None: it cannot be carried out any more, or answers what the table does not ask now.
    """
    as_it_is = _attempt(made_again, history, body)
    if as_it_is is not None and not as_it_is[2]:
        return as_it_is
    after_silence = _attempt(_made_after_silence, history, body)
    if after_silence is not None and _are_legal(after_silence[1]):
        return after_silence
    if as_it_is is None or not _attempt(_answers, history, body):
        return None
    return as_it_is if _goes_on(history, whole(as_it_is[0])) else None


def _attempt(
    make: Callable[[RuledHistory, EntryBody], Attempted], history: RuledHistory, body: EntryBody
) -> Attempted | None:
    try:
        return make(history, body)
    except Exception:  # noqa: BLE001 - a table of other rules may lack whatever the old entry acts on
        return None


def made_again(history: RuledHistory, body: EntryBody) -> ReplayedEntry:
    """The moves of an entry with the passes that were implied then."""
    moves = _moves_in(history, body)
    rulings, differs = _rulings_again(history, moves, body)
    after = history.carry_out_each(moves, len(body.get("implied", ())))
    return after, rulings, differs


def _rulings_again(
    history: RuledHistory, moves: tuple[Move, ...], body: EntryBody
) -> tuple[tuple[Ruling, ...], Differs]:
    """The rulings on an old entry; earlier versions also judged by what was hidden."""
    move, aloud = moves[-1], bool(body.get("aloud"))
    if body.get("overruled"):
        return rulings_asking_for(move, history.rule_on(move, aloud=aloud)[1]), ""
    there, together = history.judging_table(*moves, aloud=aloud), len(body.get("moves", ())) > 1
    rulings = history.rulings_on_last(moves, there, together=together)
    if _are_legal(rulings):
        return rulings, ""
    rulings = rulings_asking_for(move, history.rulings_on_last(moves, history.state, together=together))
    return rulings, "" if _are_legal(rulings) else "judged"


def _made_after_silence(history: RuledHistory, body: EntryBody) -> ReplayedEntry:
    """The state after the move of an entry and the passes implied today."""
    move = _moves_in(history, body)[-1]
    implied, rulings = history.rule_on(move)
    after = history.carry_out_each((*implied, move), len(implied))
    return after, rulings_asking_for(move, rulings), "silence"


def _answers(history: RuledHistory, body: EntryBody) -> bool:
    """Whether the table waits for such a move of that seat; where it does not, it may be made already."""
    *first, move = _moves_in(history, body)
    if history.adapter.game.verbs[type(move)].entry != "move":
        return True
    adapter = history.adapter
    before = adapter.public(history.carry_out_each(tuple(first)))
    silent = before if history.strict else history.reached(move, before).state
    asked = [choice.move for state in (before, silent) for choice in adapter.choices(state)]
    return any(type(asked_move) is type(move) and asked_move.by == move.by for asked_move in asked)


def _moves_in(history: RuledHistory, body: EntryBody) -> tuple[Move, ...]:
    moves = body["moves"] if "moves" in body else (body["move"],)
    if "implied" in body:
        moves = (*body["implied"], *moves)
    read, encode = history.adapter.read_move, msgspec.json.encode
    return tuple([read(encode(move)) for move in moves])


def _goes_on(history: RuledHistory, state: State) -> bool:
    """Whether the table after old entries can be drawn and played."""
    adapter = history.adapter
    try:
        adapter.view(state)
        adapter.automatic(state)
        list(adapter.choices(state))
        return state.over is not None or bool(decisions(adapter.game, state))
    except Exception:  # noqa: BLE001 - whatever is wrong with it, it is not gone on from
        return False


def _are_legal(rulings: tuple[Ruling, ...]) -> bool:
    """Whether no text refuses the move."""
    return not [ruling for ruling in rulings if ruling.verdict is not YES]
