"""How does a table tell the referee a fact, a decision of its own, a correction, a card it has seen?"""
# ruff: noqa: ARG001 - places of all kinds are filled from the same four things, needed or not

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.grammar import Raw, Slot
from referee.notation.lexing import folded
from referee.notation.reading import Part, Parts, Reader, Want

ZONES = ("hand", "deck", "discard")


def told(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """A field and its value: strength 3."""
    of = str(raw.get("card") or raw.get("seat") or "")
    reader.want(at, Want("word", reader.lexicon.grammar.fields(reader.names.state, of, True)))
    if at + 1 >= len(reader.tokens):
        return
    typed = folded(reader.tokens[at].text).replace(" ", "_")
    for name in (typed, f"plot_{typed}") if "seat" in raw else (typed,):
        kind = reader.lexicon.grammar.field(reader.names.state, of, name)
        for value in _value(reader, kind, at + 1, len(reader.tokens)):
            yield Part(len(reader.tokens), {"field": name, "value": value})


def correction(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Of what, which field, what it should be, because of what: stark.power 4 because counted again."""
    reader.want(at, Want("correction"))
    end = next((n for n in range(at, len(reader.tokens)) if _is_because(reader, n)), len(reader.tokens))
    if at + 1 >= end:
        return
    of, _, field = reader.tokens[at].text.rpartition(".")
    whose = _whose(reader, of)
    if whose is None:
        return
    kind = reader.lexicon.grammar.field(reader.names.state, whose, field)
    reason = reader.source[reader.tokens[end].end :].strip() if end < len(reader.tokens) else ""
    for value in _value(reader, kind, at + 1, end):
        changed = {"of": whose, "field": field, "value": value, "reason": reason}
        yield Part(len(reader.tokens), changed)


def _is_because(reader: Reader, at: int) -> bool:
    token = reader.tokens[at]
    return not token.quoted and folded(token.text) in _leads(reader, "because")


def _whose(reader: Reader, of: str) -> str | None:
    if of in ("", *reader.names.state.seats):
        return of
    seat = reader.names.seat(folded(of))
    found = reader.names.card(of, "", "")
    return seat or (found.ids[0] if found is not None and len(found.ids) == 1 else None)


def _value(reader: Reader, kind: str, start: int, end: int) -> Iterator[Any]:
    """The value between two tokens, as its field wants it."""
    words = reader.lexicon.values
    said = reader.said(start, end)
    if not kind or start >= end:
        return
    if said in words["unknown"]:
        yield None
    elif kind == "number":
        text = reader.tokens[start].text
        if end == start + 1 and text.lstrip("+-").isdecimal() and len(text) < 8:
            yield int(text)
    elif kind == "flag":
        yield from ((one == "yes") for one in ("yes", "no") if said in words[one])
    elif kind == "words":
        yield [] if said in words["none"] else _words(reader, start, end)
    else:
        yield _word(reader, start, end)


def _words(reader: Reader, start: int, end: int) -> list[str]:
    found: list[list[str]] = [[]]
    for token in reader.tokens[start:end]:
        if token.sign:
            found.append([])
        else:
            found[-1].append(token.text)
    return [_meant(reader, " ".join(one)) for one in found if one]


def _word(reader: Reader, start: int, end: int) -> str:
    tokens = reader.tokens[start:end]
    if len(tokens) == 1:
        return tokens[0].text if tokens[0].quoted else _meant(reader, tokens[0].text)
    return reader.source[tokens[0].start : tokens[-1].end]


def _meant(reader: Reader, typed: str) -> str:
    """A closed value by its word in any language, else what was typed."""
    wanted = folded(typed)
    for value, keys in reader.lexicon.values.items():
        if wanted in keys and typed not in ("none", "unknown"):
            return value
    return typed


def shown(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Whose, where, which card of the catalogue: stark hand jon-snow."""
    for seat, after in _owner(reader, at):
        zone, start = _zone(reader, after)
        for end in range(start + 1, len(reader.tokens) + 1):
            id_ = _named(reader, end)
            if end != len(reader.tokens) and not id_:
                continue
            quoted = " ".join(token.text for token in reader.tokens[start:end])
            face = reader.names.face(quoted)
            card = reader.lexicon.grammar.show(reader.names.state, seat, zone, id_, face) if face else None
            if card is not None:
                yield Part(len(reader.tokens), {"card": card, "by": ""})


def _owner(reader: Reader, at: int) -> Iterator[tuple[str, int]]:
    seat = reader.names.seat(reader.said(at, at + 1)) if at < len(reader.tokens) else ""
    if seat:
        yield seat, at + 1
    elif reader.seat:
        yield reader.seat, at


def _zone(reader: Reader, at: int) -> tuple[str, int]:
    said = reader.said(at, at + 1)
    found = next((zone for zone in ZONES if said in reader.lexicon.values[zone]), "")
    return (found, at + 1) if found else (ZONES[0], at)


def _named(reader: Reader, at: int) -> str:
    """The id after ``as``, if just that is left."""
    if at + 2 == len(reader.tokens) and reader.said(at, at + 1) in reader.lexicon.leads.get(
        "as", frozenset()
    ):
        return reader.tokens[at + 1].text
    return ""


def point(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """A point on which the texts are silent or differ, by its rule or the end of it."""
    if at < len(reader.tokens):
        typed = reader.tokens[at].text
        for one in reader.points:
            if one.rule == typed or one.rule.endswith(f".{typed}"):
                yield Part(at + 1, one.rule)


def option(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """What the table decides on that point."""
    if at >= len(reader.tokens):
        return
    wanted = reader.said(at, len(reader.tokens)).replace(" ", "_")
    for one in reader.points:
        if one.rule == raw.get("point"):
            for choice in one.options:
                if folded(choice).replace(" ", "_") == wanted:
                    yield Part(len(reader.tokens), choice)


def _leads(reader: Reader, lead: str) -> frozenset[str]:
    return reader.lexicon.leads.get(lead, frozenset())
