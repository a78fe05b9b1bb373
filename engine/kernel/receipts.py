"""Receipts of rulings: what a later program needs to tell whether it would rule the same.

A ruling that is given becomes an entry of the journal (kind *ruling*). It names the move by what everybody
heard, and carries a receipt. The hashes are taken over what everybody at the table knows, so that no receipt
tells a hidden card.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.reasons import RuleId, Ruling, Verdict
from engine.kernel.state import State

RulingOccasion = Literal["overruled", "given", "refused"]
"""The table overruled a refusal; a judge gave the ruling; a strict table was refused a move."""


class TextVerdict(Struct, frozen=True, omit_defaults=True):
    """The verdict under one text."""

    text: str
    verdict: Verdict
    rule: RuleId = ""
    """What decided it; empty: every rule was obeyed."""


class RulingReceipt(Struct, frozen=True, omit_defaults=True):
    """The receipt of a ruling: the versions it was given on, the program, and the verdict."""

    engine: str
    rulebook: str
    """Content hash of the rulebook."""
    position: str
    """Hash of the table as everybody saw it."""
    move: str
    verdicts: tuple[TextVerdict, ...]
    """One for each text, in the order of the game."""
    rules: tuple[RuleId, ...]
    """Every rule the rulings cite, those of the first text first."""
    reasons: str
    """Hash of the trees of reasons; empty where they may name what is hidden."""
    prints: dict[RuleId, str] = {}
    """Fingerprint of each rule: of its text and its deciding functions; older programs stored none."""

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts it was given under."""
        return tuple(verdict.text for verdict in self.verdicts)

    @property
    def deciding(self) -> tuple[RuleId, ...]:
        """The rules that decided, each once."""
        return tuple(dict.fromkeys(verdict.rule for verdict in self.verdicts if verdict.rule))

    def changed(self, now: Mapping[RuleId, str]) -> tuple[RuleId, ...]:
        """The rules it rests on whose text or function has changed since."""
        return tuple(rule for rule, mark in self.prints.items() if now.get(rule, mark) != mark)

    def answers_as(self, other: RulingReceipt) -> bool:
        """Whether both say the same under each text, for the same rule."""
        return self.verdicts == other.verdicts


class GivenRuling(Struct, frozen=True, omit_defaults=True):
    """The body of a ruling's entry, without its actor and origin."""

    how: RulingOccasion
    on: dict[str, Any]
    """The move, as it was said before everybody."""
    at: int
    """The entry that had brought the table about; 0: the game had just begun."""
    receipt: RulingReceipt
    of: int = 0
    """The entry that made the move; 0: it was not made."""
    because: str = ""
    """Why the table overruled it, or what the judge said."""


def given_in(body: Mapping[str, Any]) -> GivenRuling | None:
    """The ruling an entry holds; nothing where another program wrote what cannot be read as one."""
    try:
        return msgspec.convert(dict(body), GivenRuling)
    except msgspec.ValidationError:
        return None


def given_from(body: str) -> GivenRuling | None:
    """The receipt, read from the text of an entry."""
    try:
        return msgspec.json.decode(body, type=GivenRuling)
    except msgspec.DecodeError:
        return None


def receipt_of(
    state: State,
    move: Mapping[str, Any],
    rulings: tuple[Ruling, ...],
    *,
    engine: str,
    rulebook: str,
    secret: bool,
    prints: Mapping[RuleId, str] = MappingProxyType({}),
) -> RulingReceipt:
    """The receipt of these rulings on a move at the table everybody sees.

    ``secret``: the reasons may name what is hidden, so they leave no hash.
    """
    return RulingReceipt(
        engine=engine,
        rulebook=rulebook,
        position=_hash_of(replace(state, events=(), notes=())),
        move=_hash_of(move),
        verdicts=verdicts_of(rulings),
        rules=tuple(dict.fromkeys(rule for ruling in rulings for rule in ruling.rules)),
        reasons=""
        if secret
        else _hash_of([(ruling.text, ruling.reasons, ruling.done) for ruling in rulings]),
        prints=dict(prints),
    )


def verdicts_of(rulings: tuple[Ruling, ...]) -> tuple[TextVerdict, ...]:
    """The verdict under each text, with the rule that decided it."""
    return tuple(
        TextVerdict(ruling.text, ruling.verdict, next(iter(ruling.because), "")) for ruling in rulings
    )


def _hash_of(value: object) -> str:
    return blake2b(msgspec.json.encode(value, order="sorted"), digest_size=16).hexdigest()
