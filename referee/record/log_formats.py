"""The log of a game as plain text, as Markdown, and as lines of JSON."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby

import msgspec

from referee.record.log_document import CitedSection, DocumentLine, LogDocument
from referee.words.speech import Speech

FORMAT = "referee-log/1"
MARKED = re.compile(r"([\\`*_\[\]<>|~#])")
LINK = 12
"""Letters of a link that are enough to compare it by eye."""


def as_text(log: LogDocument, speech: Speech) -> str:
    """Lines for a terminal."""
    lines = [*heading(log, speech)]
    for where, under in _parted(log.lines):
        lines += ["", where] if where else [""]
        for one in under:
            lines += [_numbered(one, log), *(f"        {below}" for below in _below(one))]
    return "\n".join(lines) + "\n"


def heading(log: LogDocument, speech: Speech) -> Iterator[str]:
    """What game it is, and how it can be told from another."""
    yield f"{log.title} ({log.called})"
    yield from (f"{name}: {value}" for name, value in _facts(log, speech))


def as_markdown(log: LogDocument, speech: Speech) -> str:
    """A document with headings, for people who were not there."""
    lines = [f"# {_plain(log.title)}", "", f"{_plain(log.called)}", ""]
    lines += [f"- {_plain(name)}: {_plain(value)}" for name, value in _facts(log, speech)]
    for where, under in _parted(log.lines):
        lines += ["", f"## {_plain(where)}", ""] if where else [""]
        for one in under:
            lines += _item(one, log)
    return "\n".join(lines) + "\n"


def as_json_lines(log: LogDocument) -> str:
    """One JSON object for the game, then one for each line."""
    about = {
        "format": FORMAT,
        "name": log.title,
        "game": log.game,
        "texts": log.texts,
        "seats": log.seats,
        "entries": log.count,
        "head": log.head,
        "covered": log.covered,
    }
    found = (about, *(msgspec.to_builtins(one) for one in log.lines))
    return "".join(msgspec.json.encode(one).decode() + "\n" for one in found)


FORMATS: dict[str, Callable[[LogDocument, Speech], str]] = {
    "text": as_text,
    "md": as_markdown,
    "json": lambda log, _: as_json_lines(log),
}


def _facts(log: LogDocument, speech: Speech) -> Iterator[tuple[str, str]]:
    yield speech.say("record/texts"), ", ".join(log.texts)
    yield speech.say("record/seats"), ", ".join(log.seats)
    head = f" ({speech.say('record/head', link=log.head[:LINK])})" if log.head else ""
    yield speech.say("record/entries"), f"{log.count}{head}"
    if log.lines:
        times = dict.fromkeys((log.lines[0].at, log.lines[-1].at))
        yield speech.say("record/entered"), " – ".join(times)
    if log.lines and (log.lines[0].number, log.lines[-1].number) != (1, log.count):
        yield speech.say("record/shown"), f"{log.lines[0].number}–{log.lines[-1].number}"
    if log.covered:
        yield speech.say("record/covered"), ", ".join(str(one) for one in log.covered)


def _parted(lines: tuple[DocumentLine, ...]) -> Iterator[tuple[str, list[DocumentLine]]]:
    """Lines of one round and phase together, as they follow each other."""
    for where, under in groupby(lines, key=lambda one: (one.round, one.phase)):
        said = " · ".join(part for part in where if part)
        yield said[:1].upper() + said[1:], list(under)


def _numbered(one: DocumentLine, log: LogDocument) -> str:
    back = f"  ({log.taken_back})" if one.undone else ""
    return f"{one.number:>5} {one.mark or ' '} {one.said}{back}"


def _below(one: DocumentLine) -> Iterator[str]:
    yield from one.below
    yield from (_cited(rule) for rule in one.rules)


def _cited(rule: CitedSection) -> str:
    said = " — ".join(part for part in (rule.title, rule.printed) if part)
    return f"{said} [{rule.id}]" if said else f"[{rule.id}]"


def _item(one: DocumentLine, log: LogDocument) -> Iterator[str]:
    mark = f"{one.mark} " if one.mark else ""
    said = _plain(one.said)
    said = f"~~{said}~~ *{_plain(log.taken_back)}*" if one.undone else said
    yield f"- **{one.number}** {mark}{said}"
    yield from (f"    - {_plain(below)}" for below in one.below)
    yield from (f"    - {_cited_in_markdown(rule)}" for rule in one.rules)


def _cited_in_markdown(rule: CitedSection) -> str:
    said = " — ".join(part for part in (rule.title, rule.printed) if part)
    return f"{_plain(said)} (`{rule.id}`)" if said else f"`{rule.id}`"


def _plain(words: str) -> str:
    """Words in which no sign means anything to Markdown."""
    return MARKED.sub(r"\\\1", " ".join(words.split()))
