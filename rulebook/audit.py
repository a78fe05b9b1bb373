"""Which sections are undecided, untested, untranslated, incomplete or stale, and which ids lead nowhere?

    referee rule --audit [--game GAME] [--json]
    python -m rulebook.audit --accept      the translations are up to date as they stand

*Undecided*: a normative section that no function decides and that is not declared so in `unenforced.json`.
*Untested*: a normative section that no test or case checks. *Incomplete*: a translation with other
paragraphs than its English, or with a judge note where that has none. *Stale*: a translation that stayed as
it was while its English changed; `translated.json` keeps the hashes of both. A game no code decides yet is
said to have no engine, and that is no fault.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rulebook.books import read_books
from rulebook.content import CONTENT
from rulebook.findings import Audit, audit
from rulebook.translated import accepted, write_accepted


def audit_command(game: str | None = None, as_json: bool = False, content: Path = CONTENT) -> tuple[str, int]:
    """What `referee rule --audit` prints; the exit code is 1 when anything is amiss."""
    found = audit(content, game)
    code = 1 if found.findings else 0
    if as_json:
        return msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n", code
    return audit_text(found), code


def audit_text(found: Audit) -> str:
    """A line for each finding, by game and kind, and how many of each kind there are."""
    lines = [
        f"{game}: no engine decides it yet; its code and tests are not asked for"
        for game in found.without_engine
    ]
    lines += [f"{one.game}  {one.kind:<12}  {one.rule}  {one.said}" for one in found.findings]
    counts = Counter((one.game, one.kind) for one in found.findings)
    lines += [f"{game}: {count} {kind}" for (game, kind), count in sorted(counts.items())]
    return "\n".join(lines or ["nothing is amiss"]) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m rulebook.audit", description="What is amiss in the rulebook"
    )
    parser.add_argument("--content", type=Path, default=CONTENT, help="where the rulebook's content lies")
    parser.add_argument(
        "--accept", action="store_true", help="all translations were looked at: note what they are of"
    )
    options = parser.parse_args(arguments)
    if options.accept:
        write_accepted(options.content, accepted(read_books(options.content)))
        return 0
    said, code = audit_command(content=options.content)
    sys.stdout.write(said)
    return code


if __name__ == "__main__":
    raise SystemExit(main())
