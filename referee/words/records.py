"""A record in words: what came of judging it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.kernel.journal import Break
    from referee.desk.verification import TournamentRecord
    from referee.record.verification import AcceptedRecord, ChangedAnswer
    from referee.words.speech import Speech


def record_lines(found: AcceptedRecord, speech: Speech) -> Iterator[str]:
    """How many entries are sound, where the file ends, and what the present program says otherwise."""
    about, again = found.record.about, found.again
    yield speech.say("record/sound", count=about.last, judged=again.judged)
    if about.last < about.count:
        yield speech.say("record/ends-early", last=about.last, count=about.count)
    yield from changed_answers(again.changed, speech)


def tournament_record_told(record: TournamentRecord, speech: Speech) -> tuple[bool, str]:
    """Whether the record of a tournament is sound, and what is told of it."""
    damage, facts = record.damage(), {"event": record.name}
    if damage is not None:
        wrong = broken(damage, speech)
        return False, speech.say("desk/not-sound", entry=damage.number, wrong=wrong, **facts)
    if newer := record.newer():
        return False, speech.say("desk/newer", entry=newer, **facts)
    return True, speech.say("desk/sound", count=len(record.entries), **facts)


def broken(damage: Break, speech: Speech) -> str:
    """What is wrong with the first entry that is not as it was entered."""
    return speech.say("record/broken", wrong=damage.wrong.value)


def changed_answers(changed: tuple[ChangedAnswer, ...], speech: Speech) -> Iterator[str]:
    """What the present program says otherwise, and of which entries."""
    for how in dict.fromkeys(one.how for one in changed if not one.then and not one.now):
        entries = ", ".join(str(one.number) for one in changed if one.how == how)
        yield speech.say(f"record/otherwise-{how}", entries=entries)
    for one in changed:
        if one.then or one.now:
            facts = {"entry": one.number, "then": one.then or "–", "now": one.now or "–"}
            yield speech.say(f"record/otherwise-{one.how}", **facts)
