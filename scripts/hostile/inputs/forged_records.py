"""Records of games whose digests are right and whose entries nobody made."""

from __future__ import annotations

import random
from functools import cache

import msgspec

from engine.kernel.errors import RefereeError
from engine.kernel.journal import KINDS, JournalHeader, JournalLine, first_link, header_text, linked
from referee.app.presenters.wording import Wording
from referee.record.log_document import FORMATS, log_document
from referee.record.public_journal import PublicJournal, public_journal
from referee.record.record_file import GameRecord, read_record, written
from referee.record.rejudgement import accept_record
from referee.session.registry import ADAPTERS
from referee.words.messages import folders
from scripts.hostile.inputs.spoilt_input import changed
from tests.hostile.canary import obeyed
from tests.kit.records import bytes_of_world, public, random_games, record_bytes
from tests.kit.two_worlds import two_worlds

BODIES = (
    *("", "[", "{}", "[]", "null", "[" * 3000, '{"move":{}}', '{"moves":[]}', '{"move":{},"implied":3}'),
    *('{"covered":[]}', '{"covered":[[["seats"],1]]}', '{"covered":1}', '{"covered":[[[],1]]}'),
    *('{"to":-5}', '{"to":10000000000}', '{"line":0}', '{"words":[1]}', '{"takeover":{}}', '{"how":"given"}'),
)
Entered = tuple[str, str, str]


@cache
def bases() -> tuple[GameRecord, ...]:
    """Records of every game, some of them with something hidden."""
    return tuple(record for game in ADAPTERS for record in of_game(game))


def of_game(game: str) -> tuple[GameRecord, ...]:
    """Records of one game."""
    played = [record_bytes(public(journal)) for _, journal in random_games(game, 4)]
    hidden = [bytes_of_world(two_worlds(game, seed)[0]) for seed in range(2)]
    return tuple(read_record(data) for data in (*played, *hidden) if read_record(data).entries)


def changed_text(text: str, chance: random.Random) -> str:
    """JSON with something in it changed; other text as it is."""
    try:
        return msgspec.json.encode(changed(msgspec.json.decode(text), chance)).decode()
    except (msgspec.MsgspecError, UnicodeEncodeError, OverflowError, RecursionError):
        return text


def changed_entry(entry: Entered, chance: random.Random) -> Entered:
    """Another body, kind or time."""
    kind, body, at = entry
    how = chance.random()
    if how < 0.65:
        return kind, changed_text(body, chance), at
    if how < 0.8:
        return chance.choice((*sorted(KINDS), "unheard_of")), body, at
    return (kind, chance.choice(BODIES), at) if how < 0.95 else (kind, body, chance.choice(("", "now")))


def changed_header(header: JournalHeader, chance: random.Random) -> JournalHeader:
    """Another position, or another of its fields."""
    if header.position and chance.random() < 0.5:
        return msgspec.structs.replace(header, position=changed_text(header.position, chance))
    try:
        other = msgspec.convert(changed(msgspec.to_builtins(header), chance), JournalHeader)
        header_text(other)
    except (msgspec.ValidationError, UnicodeEncodeError):
        return header
    return other


def forge_record(record: GameRecord, chance: random.Random) -> bytes:
    """A record somebody has changed, chained and sealed again."""
    header, entries = record.header, [(entry.kind, entry.body, entry.at) for entry in record.entries]
    if chance.random() < 0.5:  # a game that ends anywhere, and takes less time
        entries = entries[: chance.randint(1, len(entries))]
    if chance.random() < 0.3:
        header = changed_header(header, chance)
    for _ in range(chance.randint(0, 3)):
        at = chance.randrange(len(entries))
        entries[at] = changed_entry(entries[at], chance)  # type: ignore[assignment]
    if chance.random() < 0.1:
        entries.insert(chance.randrange(len(entries)), chance.choice(entries))
    lines: list[JournalLine] = []
    for number, (kind, body, at_) in enumerate(entries, 1):
        link = lines[-1].link if lines else first_link(header_text(header))
        lines.append(linked(link, number, kind, body, at_))
    about = msgspec.structs.replace(
        record.about, count=len(lines), last=len(lines), head=lines[-1].link, covered=(), ruled=(), first=0
    )
    return written(GameRecord(about, header, tuple(lines)))


def outcome(data: bytes, chance: random.Random) -> str:
    """Reads a record, writes its log in each format and hands it on; returns the outcome.

    Raises:
        RefereeError: it is refused, which can be told in every language.
        AssertionError: a terminal would obey something in its log.
    """
    try:
        record = accept_record(data).record
    except RefereeError as error:
        if not all(Wording(language).error(error) for language in folders()):
            raise AssertionError("refused without a word") from error
        raise
    wording = Wording(chance.choice(folders()))
    log = log_document("x", PublicJournal(record.header, record.entries), wording, book=None)
    for form in FORMATS.values():
        assert not obeyed(form(log, wording.speech))
    public_journal(record.header, record.entries)
    return "accepted"
