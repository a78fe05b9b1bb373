"""Every worked case as position text with its rulings, a page for each file of cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.model import Case
from engine.kernel.errors import RefereeError
from referee.library.case_input import read_case_file
from referee.library.fault_writer import FaultWriter
from referee.position.dispute import lines_of
from referee.position.writer import write_text
from scripts.site.pages import NOT_SEARCHED, SitePage, escaped

CASES = Path(__file__).parents[2] / "tests" / "cases"
LANGUAGE = "en"
LinkTo = Callable[[str, str], str]
"""(a rule, the page the link stands on) -> the link."""


class CaseFile(msgspec.Struct):
    """The head of a file of cases."""

    about: str
    game: str
    cases: list[msgspec.Raw]


class _CaseId(msgspec.Struct):
    id: str


def case_files() -> Iterator[tuple[Path, str]]:
    """Each file with its page."""
    for file in sorted(CASES.glob("*/*.json")):
        yield file, f"cases/{file.parent.name}/{file.stem}.md"


def pages_of_cases() -> dict[str, str]:
    """The id of a case -> the page it stands on."""
    return {
        msgspec.json.decode(case, type=_CaseId).id: page
        for file, page in case_files()
        for case in msgspec.json.decode(file.read_bytes(), type=CaseFile).cases
    }


class DescribedCase(NamedTuple):
    """A case in words."""

    id: str
    title: str
    lines: tuple[str, ...]
    text: str
    rules: tuple[str, ...]


def case_pages(to: LinkTo) -> Iterator[SitePage]:
    """The pages, and one that leads to them."""
    listed = ["# The cases", "", "Positions with moves and what must come out: what Referee is tested by."]
    files = [*case_files()]
    with ProcessPoolExecutor() as pool:  # each line is read back before it is told: 20 s for one process
        described = pool.map(_described, [file for file, _ in files])
        for (file, page), cases in zip(files, described, strict=True):
            about = msgspec.json.decode(file.read_bytes(), type=CaseFile)
            yield SitePage(page, _page(about.about, cases, page, to))
            here = page.removeprefix("cases/")
            listed += ["", f"- `{about.game}`: [{escaped(about.about)}]({here}), {len(cases)}"]
    yield SitePage("cases/index.md", "\n".join(listed) + "\n")


def _described(file: Path) -> list[DescribedCase]:
    case_file = read_case_file(file.name, file.read_bytes(), None, FaultWriter(LANGUAGE))
    return [
        DescribedCase(
            case.id,
            case.title or case.id,
            tuple(part for part in (case.question, case.why) if part),
            _text(case, case_file.adapter),
            tuple(case.rules),
        )
        for case, _ in case_file.cases
    ]


def _text(case: Case, adapter: GameAdapter) -> str:
    """The case as position text; what that has no words for stays JSON."""
    try:
        lines = lines_of(case, adapter, LANGUAGE)
        return write_text(adapter.game.id, case.position, LANGUAGE, lines, {})
    except RefereeError:
        return msgspec.json.format(msgspec.json.encode(case.position), indent=1).decode() + "\n"


def _page(about: str, cases: list[DescribedCase], here: str, to: LinkTo) -> str:
    blocks = [f"# {escaped(about)}"]
    for case in cases:
        blocks += [f"## {escaped(case.title)} {{#{case.id}}}", *map(escaped, case.lines)]
        blocks += [f"```text\n{case.text}```"]
        blocks.append(f"`{case.id}` · {', '.join(to(rule, here) for rule in case.rules)}")
    return NOT_SEARCHED + "\n\n".join(blocks) + "\n"
