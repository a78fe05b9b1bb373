"""Constraints that hold every direct dependency at the lowest version `pyproject.toml` allows."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
REQUIREMENT = re.compile(r"(?P<name>[A-Za-z0-9._-]+)(\[[a-z,]+\])?>=(?P<version>[0-9.]+)")


def lowest() -> list[str]:
    """Lines such as ``textual==8.0``, for the dependencies of the package and of its tests.

    Raises:
        ValueError: a requirement is not of the form ``name>=version``.
    """
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    return [
        pinned(requirement)
        for requirement in (*project["dependencies"], *project["optional-dependencies"]["test"])
    ]


def pinned(requirement: str) -> str:
    """``textual>=8.0`` as ``textual==8.0``."""
    match = REQUIREMENT.fullmatch(requirement)
    if match is None:
        raise ValueError(f"{requirement!r} has no single lower bound")
    return f"{match['name']}=={match['version']}"


if __name__ == "__main__":
    print("\n".join(lowest()))
