"""The command as a process of its own, and a case to put to it."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest import mock

from referee.__main__ import main
from referee.cli.command_types import CommandResult
from referee.cli.judge import judge_command
from tests.kit import cases

ROOT = Path(__file__).parents[2]
CASES = cases.file("hbo", "challenges")

CASE: dict[str, Any] = {
    "id": "t-1",
    "title": "A challenge",
    "game": "hbo",
    "position": {
        "phase": "challenges",
        "first_player": "lannister",
        "seats": [
            {
                "id": "stark",
                "house": "stark",
                "characters": [{"id": "arya", "name": "Arya", "strength": 1, "icons": ["military"]}],
                "plot": {"income": 4, "initiative": 2, "claim": 1},
            },
            {
                "id": "lannister",
                "house": "lannister",
                "characters": [{"id": "hound", "name": "The Hound", "strength": 3, "icons": ["military"]}],
                "hand": {"count": 2, "known": [{"id": "trick", "name": "Trick", "type": "event"}]},
                "plot": {"income": 3, "initiative": 3, "claim": 1},
            },
        ],
    },
    "steps": [
        {
            "do": "declare_challenge",
            "by": "lannister",
            "kind": "military",
            "target": "stark",
            "attackers": ["hound"],
            "expect": {"legal": True},
        },
        {"do": "declare_defenders", "by": "stark", "defenders": ["arya"]},
        {"do": "resolve", "expect": {"legal": True, "facts": {"challenge.winner": "lannister"}}},
        {"ask": "victory_power", "seat": "lannister", "expect": {"answer": 0}},
    ],
}


def changed(**fields: Any) -> dict[str, Any]:
    return {**CASE, **fields}


def file_of(*cases: dict[str, Any], **fields: Any) -> bytes:
    return json.dumps({"game": "hbo", "cases": cases, **fields}).encode()


def referee(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Runs the command in a process of its own; it must never end in a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "referee", *arguments],
        cwd=ROOT,
        input=given,
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, **environment},
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done


class Standard:
    """Standard input with these bytes in it."""

    def __init__(self, data: bytes) -> None:
        self.buffer = io.BytesIO(data)


def judged(data: bytes, text: str | None = "all", language: str = "en") -> CommandResult:
    """What the command answers to a file on standard input, within this process."""
    with mock.patch.object(sys, "stdin", Standard(data)):
        return judge_command("-", text, True, language)


def inside(*arguments: str, given: bytes = b"", **environment: str) -> CommandResult:
    """Carries out a command line within this process, where a process of its own would prove no more."""
    out, err = Standard(b""), Standard(b"")
    with (
        mock.patch.object(sys, "stdin", Standard(given)),
        mock.patch.object(sys, "stdout", out),
        mock.patch.object(sys, "stderr", err),
        mock.patch.dict(os.environ, {**environment, "REFEREE_DEBUG": "1"}),
    ):
        code = main(arguments)
    return CommandResult(out.buffer.getvalue().decode(), code, err.buffer.getvalue().decode())
