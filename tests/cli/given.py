"""The command as a process of its own, and a case to put to it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases" / "cases_hbo.json"

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
