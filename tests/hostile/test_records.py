"""Records from elsewhere whose digests are right are refused with one of our messages, or can be told."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from engine.kernel.errors import RefereeError
from engine.kernel.journal import KINDS, JournalHeader, JournalLine, first_link, header_text, linked
from referee.app.presenters.wording import Wording
from referee.record.log_document import FORMATS, log_document
from referee.record.public_journal import PublicJournal, public_journal
from referee.record.record_file import GameRecord, read, written
from referee.record.verification import accepted
from referee.session.registry import ADAPTERS
from referee.words.files import folders
from tests.conftest import DEEP
from tests.hostile.canary import obeyed
from tests.kit.records import bytes_of_world, public, random_games, record_bytes
from tests.kit.two_worlds import two_worlds

ROUNDS = 60 * DEEP
ODD: tuple[Any, ...] = (
    *(None, True, 0, -1, 10**9, 2**70, 1.5, "", "x", "TABLE", "a" * 5000, [], {}, [[]], {"do": "pass"}),
    *("\x1b[2J", "\u202e", [["seats"], 3], [[["seats", "stark", "hand"], 10**12]]),
)
BODIES = (
    *("", "[", "{}", "[]", "null", "[" * 3000, '{"move":{}}', '{"moves":[]}', '{"move":{},"implied":3}'),
    *('{"covered":[]}', '{"covered":[[["seats"],1]]}', '{"covered":1}', '{"covered":[[[],1]]}'),
    *('{"to":-5}', '{"to":10000000000}', '{"line":0}', '{"words":[1]}', '{"takeover":{}}', '{"how":"given"}'),
)
Entered = tuple[str, str, str]


@cache
def bases(game: str) -> tuple[GameRecord, ...]:
    played = [record_bytes(public(journal)) for _, journal in random_games(game, 4)]
    hidden = [bytes_of_world(two_worlds(game, seed)[0]) for seed in range(2)]
    return tuple(read(data) for data in (*played, *hidden) if read(data).entries)


def changed(value: Any, chance: random.Random) -> Any:
    """The value with something in it left out, put in, repeated or replaced."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.15:
        return chance.choice(ODD)
    found: Any = value.copy()
    key = chance.choice(list(found)) if isinstance(found, dict) else chance.randrange(len(found))
    how = chance.random()
    if how < 0.1:
        del found[key]
    elif how < 0.2 and isinstance(found, list):
        found.insert(key, found[key])
    elif how < 0.2:
        found["more"] = chance.choice(ODD)
    else:
        found[key] = changed(found[key], chance)
    return found


def changed_text(text: str, chance: random.Random) -> str:
    try:
        return msgspec.json.encode(changed(msgspec.json.decode(text), chance)).decode()
    except (msgspec.DecodeError, UnicodeEncodeError):
        return text


def changed_entry(entry: Entered, chance: random.Random) -> Entered:
    kind, body, at = entry
    how = chance.random()
    if how < 0.65:
        return kind, changed_text(body, chance), at
    if how < 0.8:
        return chance.choice((*sorted(KINDS), "unheard_of")), body, at
    return (kind, chance.choice(BODIES), at) if how < 0.95 else (kind, body, chance.choice(("", "now")))


def changed_header(header: JournalHeader, chance: random.Random) -> JournalHeader:
    if header.position and chance.random() < 0.5:
        return msgspec.structs.replace(header, position=changed_text(header.position, chance))
    try:
        return msgspec.convert(changed(msgspec.to_builtins(header), chance), JournalHeader)
    except msgspec.ValidationError:
        return header


def forged(record: GameRecord, chance: random.Random) -> bytes:
    """A record somebody has changed, chained and sealed again."""
    header, entries = record.header, [(one.kind, one.body, one.at) for one in record.entries]
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


@pytest.mark.parametrize("game", ADAPTERS)
def test_a_forged_record_is_refused_or_can_be_told_and_handed_on(game: str) -> None:
    seen = {"refused": 0, "accepted": 0}
    for number in range(ROUNDS):
        chance = random.Random(f"{game} {number}")
        data = forged(chance.choice(bases(game)), chance)
        try:
            found = accepted(data).record
        except RefereeError as error:
            seen["refused"] += 1
            said = [Wording(language).error(error) for language in folders()]
            assert all(said), number
            continue
        seen["accepted"] += 1
        wording = Wording(chance.choice(folders()))
        log = log_document("x", PublicJournal(found.header, found.entries), wording, book=None)
        assert not [
            form(log, wording.speech) for form in FORMATS.values() if obeyed(form(log, wording.speech))
        ]
        public_journal(found.header, found.entries)
    assert min(seen.values()) > 0, seen
