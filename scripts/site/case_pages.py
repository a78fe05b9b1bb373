"""Every worked case as position text with its rulings, a page for each file of cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from engine.kernel.errors import RefereeError
from referee.library.case_input import FaultWriter, read
from referee.position.dispute import lines_of
from referee.position.writer import write_text
from scripts.site.pages import NOT_SEARCHED, SitePage, escaped

CASES = Path(__file__).parents[2] / "tests" / "cases"
LANGUAGE = "en"
LinkTo = Callable[[str, str], str]
"""(a rule, the page the link stands on) -> the link."""


class CaseFile(msgspec.Struct):
    """What a file says of itself, and which cases are in it."""

    about: str
    game: str
    cases: list[msgspec.Raw]


class _CaseId(msgspec.Struct):
    id: str


def case_files() -> Iterator[tuple[Path, str]]:
    """Each file, and the page it is told on."""
    for file in sorted(CASES.glob("*/*.json")):
        yield file, f"cases/{file.parent.name}/{file.stem}.md"


def pages_of_cases() -> dict[str, str]:
    """The id of a case -> the page it stands on."""
    return {
        msgspec.json.decode(one, type=_CaseId).id: page
        for file, page in case_files()
        for one in msgspec.json.decode(file.read_bytes(), type=CaseFile).cases
    }


def case_pages(to: LinkTo) -> Iterator[SitePage]:
    """The pages, and one that leads to them."""
    listed = ["# The cases", "", "Positions with moves and what must come out: what Referee is tested by."]
    for file, page in case_files():
        about = msgspec.json.decode(file.read_bytes(), type=CaseFile)
        yield SitePage(page, _page(file, about, page, to))
        listed += [
            "",
            f"- `{about.game}`: [{escaped(about.about)}]({page.removeprefix('cases/')}), {len(about.cases)}",
        ]
    yield SitePage("cases/index.md", "\n".join(listed) + "\n")


def _page(file: Path, about: CaseFile, here: str, to: LinkTo) -> str:
    found = read(file.name, file.read_bytes(), None, FaultWriter(LANGUAGE))
    blocks = [f"# {escaped(about.about)}"]
    for case, _ in found.cases:
        blocks.append(f"## {escaped(case.title or case.id)} {{#{case.id}}}")
        blocks += [escaped(part) for part in (case.question, case.why) if part]
        try:
            lines = lines_of(case, found.adapter, LANGUAGE)
            text = write_text(about.game, case.position, LANGUAGE, lines, {})
        except RefereeError:  # what the text has no words for stays JSON
            text = msgspec.json.format(msgspec.json.encode(case.position), indent=1).decode() + "\n"
        blocks.append(f"```text\n{text}```")
        blocks.append(f"`{case.id}` · {', '.join(to(one, here) for one in case.rules)}")
    return NOT_SEARCHED + "\n\n".join(blocks) + "\n"
