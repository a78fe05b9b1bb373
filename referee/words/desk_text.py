"""The desk in words: a table of the grid, a call, a ruling, a penalty."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from referee.desk.policy.document import Policy, words_in
from referee.desk.tournament_rows import minutes_and_seconds
from referee.words.ruling_text import TitleOf, changed_text, verdicts_text

if TYPE_CHECKING:
    from engine.kernel.receipts import TextVerdict
    from referee.desk.precedents import Precedent
    from referee.desk.table_grid import GridRow
    from referee.desk.tournament import DeskBook
    from referee.desk.tournament_rows import DeskRuling, JudgeCall, Penalty, PolicyItem, RulingStep
    from referee.words.speech import Speech

CALL, RULING, MENDED, PROVISIONAL, SILENT = "☎", "⚖", "✎", "✋", "⚠"
COLUMNS = ("table", "round", "phase", "waits", "idle", "clock", "marks")
WIDEST = 24
WIDTHS = (6, 6, 14, 15, 7, 12, 0)
"""The widths of these columns; the last takes what is left."""


def in_columns(cells: tuple[str, ...]) -> str:
    """Cells under the heads of their columns."""
    fitted = (
        f"{cell_in(cell, width - 1):<{width}}" if width else cell
        for cell, width in zip(cells, WIDTHS, strict=True)
    )
    return "".join(fitted).rstrip()


def cell_in(cell: str, width: int) -> str:
    """A cell in so many columns; one that has no room says so."""
    return cell if len(cell) <= width else f"{cell[: width - 1]}…"


def grid_cells(row: GridRow, speech: Speech) -> tuple[str, ...]:
    """A table in the columns of the grid."""
    speech.game = row.game
    seats = ", ".join(seat_name(seat, speech) for seat in row.waiting)
    idle = minutes_and_seconds(row.idle_ms) if row.idle_ms is not None else ""
    return (
        row.table.label,
        str(row.round or ""),
        phase(row.phase, speech),
        cell_in(seats, WIDEST),
        idle,
        _clock(row),
        " ".join(_marks(row, speech)),
    )


def seat_name(seat: str, speech: Speech) -> str:
    """A seat by the house it plays, or as it is called."""
    key = f"table/house-{seat}"
    return speech.say(key) if speech.has(key) else seat.replace("_", " ").capitalize()


def phase(name: str, speech: Speech) -> str:
    """A phase in short, as the bar of a table has it."""
    key = f"app/bar-{name}"
    return speech.say(key) if speech.has(key) else name.replace("_", " ")


def _clock(row: GridRow) -> str:
    if row.left_ms is None:
        return ""
    extension = row.table.extension_ms // 60_000
    more = f" +{extension}" if extension else ""
    stands = " ‖" if row.table.stopped_since else ""
    return f"{minutes_and_seconds(row.left_ms)}{more}{stands}"


def _marks(row: GridRow, speech: Speech) -> Iterator[str]:
    if row.silent_s:
        yield f"{SILENT} {minutes_and_seconds(row.silent_s * 1000)}"
    if row.call is not None:
        taken = f" {row.taken_by}" if row.taken_by else ""
        yield f"{CALL}{row.call.number} {minutes_and_seconds(row.call_ms)}{taken}"
    if row.ruling:
        yield f"{RULING}{row.ruling}"
    elif row.given:
        yield f"{RULING}{row.given}✓"
    if row.corrections:
        yield f"{MENDED}{row.corrections}"
    if row.provisional:
        yield PROVISIONAL
    if row.call is not None:
        about = (speech.say(f"desk/about-{row.call.about}"), row.call.words)
        yield f"({': '.join(part for part in about if part)})"


def call_line(call: JudgeCall, book: DeskBook, waited_ms: int, speech: Speech) -> str:
    """A call in one line: what about, from whom, since when, who goes."""
    facts = {
        "call": call.number,
        "table": book.table(call.table_number).label,
        "about": speech.say(f"desk/about-{call.about}"),
        "waited": minutes_and_seconds(waited_ms),
    }
    taken = speech.say("desk/call-goes", person=book.name(call.taken_by)) if call.taken_by else ""
    seat = seat_name(call.seat, speech) if call.seat else ""
    details = [detail for detail in (seat, call.words, taken) if detail]
    return "; ".join([speech.say("desk/call-line", **facts), *details])


def desk_ruling_lines(
    ruling: DeskRuling,
    book: DeskBook,
    speech: Speech,
    titles: TitleOf | None = None,
    now: Sequence[TextVerdict] | None = None,
) -> Iterator[str]:
    """A ruling as it was given; ``now``: what the present program answers, told where that is different."""
    state = speech.say(f"desk/state-{ruling.state}")
    yield speech.say(
        "desk/ruling-line",
        ruling=ruling.number,
        table=book.table(ruling.table_number).label,
        asked=ruling.asked,
        state=state,
    )
    if ruling.provisional:
        yield f"{PROVISIONAL} {speech.say('desk/provisional')}"
    if ruling.receipt is not None:
        given = speech.say("desk/as-given", answer=verdicts_text(speech, ruling.receipt.verdicts, titles))
        yield given + changed_text(speech, ruling.receipt, titles)
        yield from policy_lines(ruling.decided, speech, strict=verdicts_text(speech, ruling.receipt.verdicts))
        if now is not None and tuple(now) != ruling.receipt.verdicts:
            yield speech.say("desk/today-otherwise", answer=verdicts_text(speech, now, titles))
    for step in book.steps.get(ruling.number, ())[1:]:
        yield step_line(step, book, speech)
        yield from (f"“ {line}" for line in step.words.splitlines())


def step_line(step: RulingStep, book: DeskBook, speech: Speech) -> str:
    """A step of a ruling: what it was, who took it, in which role, and when."""
    who = seat_name(step.seat, speech) if step.seat else speech.say("app/role-table")
    if step.judge:
        role = speech.say(f"desk/role-{book.person(step.judge).role}")
        who = f"{book.name(step.judge)} ({role})"
    state, at = speech.say(f"desk/state-{step.state}"), f"{step.at[:10]} {step.at[11:16]} UTC"
    if not step.arrived:
        return speech.say("desk/step", state=state, who=who, at=at)
    same_day = step.arrived[:10] == step.at[:10]
    arrived = step.arrived[11:16] if same_day else f"{step.arrived[:10]} {step.arrived[11:16]}"
    return speech.say("desk/step-late", state=state, who=who, at=at, arrived=arrived)


def policy_lines(items: Sequence[PolicyItem], speech: Speech, strict: str) -> Iterator[str]:
    """What this tournament decided beforehand on a ruling's rules, with the verdict of the texts beside."""
    for item in items:
        kind = speech.say(f"desk/item-{item.kind}")
        yield speech.say("desk/item", kind=kind, date=item.date, words=item.words)
        if item.verdict:
            held = speech.say(f"verdict-{item.verdict}")
            yield speech.say("desk/item-verdict", here=held, strict=strict)


def precedent_line(
    precedent: Precedent, book: DeskBook, speech: Speech, titles: TitleOf | None = None
) -> str:
    """An earlier ruling in one line."""
    earlier = precedent.ruling
    answer = verdicts_text(speech, earlier.receipt.verdicts, titles) if earlier.receipt is not None else ""
    changed = changed_text(speech, earlier.receipt, titles) if earlier.receipt is not None else ""
    line = speech.say(
        "desk/precedent",
        ruling=earlier.number,
        table=book.table(earlier.table_number).label,
        like=round(precedent.likeness * 100),
        asked=earlier.asked,
        answer="; ".join(part for part in (answer, earlier.words) if part),
    )
    return line + changed


def penalty_line(penalty: Penalty, book: DeskBook, speech: Speech) -> str:
    """A penalty in one line."""
    policy = book.policy
    facts = {
        "penalty": penalty.number,
        "person": book.name(penalty.person),
        "infraction": infraction_title(policy, penalty.infraction, speech.language),
        "level": level_name(policy, penalty.level, speech.language),
        "round": penalty.round,
        "judge": book.name(penalty.judge),
    }
    lifted = speech.say("desk/penalty-lifted", because=penalty.lifted) if penalty.lifted else ""
    return "; ".join(
        part for part in (speech.say("desk/penalty-line", **facts), penalty.because, lifted) if part
    )


def infraction_title(policy: Policy, infraction: str, language: str) -> str:
    """What an infraction is called; its id, where the policy of today has none of this name."""
    titles = next((entry.title for entry in policy.infractions if entry.id == infraction), {})
    return words_in(titles, language) or infraction


def level_name(policy: Policy, level: str, language: str) -> str:
    """What a level is called."""
    return words_in(policy.level_names.get(level, {}), language) or level
