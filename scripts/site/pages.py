"""A page of the site, and Markdown that is not read as anything else."""

from __future__ import annotations

import re
from posixpath import dirname, relpath
from typing import NamedTuple

NOT_SEARCHED = "---\nsearch:\n  exclude: true\n---\n\n"
SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")


class SitePage(NamedTuple):
    """Where it stands under the root of the site, and its Markdown or picture."""

    path: str
    content: str


def escaped(text: str) -> str:
    """Words that are shown as they are."""
    return SPECIAL.sub(r"\\\1", " ".join(text.split()))


def link(label: str, to: str, here: str, anchor: str = "") -> str:
    """A link between two pages."""
    path = "" if to == here else relpath(to, dirname(here))
    return f"[{escaped(label)}]({path}{f'#{anchor}' if anchor else ''})"
