"""A worked case for each rule that no lesson and no example shows: ``python -m scripts.rule_tables``.

``referee/session/examples/rules/GAME.json`` is made of the cases of the tests, also by builds of the package.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from engine.kernel.cases.case_file import read_file
from engine.kernel.cases.model import Case, CaseFile
from referee.lessons.reader import FOLDER, taught_rules
from referee.session.game_setup import printed_examples
from referee.session.registry import ADAPTERS, READY, RULE_TABLES

ROOT = Path(__file__).parents[1]
CASES = Path("tests") / "cases"


def write(root: Path = ROOT, to: Path = RULE_TABLES) -> None:
    """Writes the file of each game."""
    to.mkdir(parents=True, exist_ok=True)
    for game in ADAPTERS:
        (to / f"{game}.json").write_bytes(msgspec.json.encode(tables_of(root, game)) + b"\n")


def bring_up_to_date(root: Path = ROOT, to: Path = RULE_TABLES) -> None:
    """Writes them where a case, a lesson or an example has changed since."""
    since = min((file.stat().st_mtime for file in to.glob("*.json")), default=0.0)
    read = [
        *(root / CASES).glob("*/*.json"),
        *FOLDER.glob("*.json"),
        *READY.glob("**/*.json"),
        Path(__file__),
    ]
    if any(file.stat().st_mtime > since for file in read if file.parent != to):
        write(root, to)


def tables_of(root: Path, game: str) -> CaseFile:
    """The cases that are chosen; ``about`` names that of each rule."""
    best: dict[str, Case] = {}
    for case in cases_of(root, game):
        for rule in case.rules:
            if rule not in best or fitness(case, rule) < fitness(best[rule], rule):
                best[rule] = case
    shown = shown_otherwise(game)
    about = {rule: case.id for rule, case in sorted(best.items()) if rule not in shown}
    chosen = {case.id: case for rule, case in best.items() if rule in about}
    return CaseFile(game=game, cases=tuple(bare(chosen[id_]) for id_ in sorted(chosen)), about=about)


def cases_of(root: Path, game: str) -> Iterator[Case]:
    """The cases of the tests in which somebody moves."""
    for file in sorted((root / CASES / game).glob("*.json")):
        cases = read_file(file.read_bytes()).cases
        yield from (case for case in cases if any(map(_is_move, case.steps)))


def fitness(case: Case, rule: str) -> tuple[bool, bool, bool, int, int, str]:
    """Less is better: a case of this rule first, cards that have names, moves alone, few moves, few cards."""
    size, asks = len(msgspec.json.encode(case.position)), not all(map(_is_move, case.steps))
    return case.rules[0] != rule, _has_nameless(case.position), asks, len(case.steps), size, case.id


def shown_otherwise(game: str) -> frozenset[str]:
    """The rules that a lesson teaches or an example of the booklet shows."""
    return taught_rules(game) | {rule for case in printed_examples(game) for rule in case.rules}


def bare(case: Case) -> Case:
    """A case without its English words."""
    return msgspec.structs.replace(case, title="", question=None, why=None, note=None, tags=())


def _has_nameless(part: object) -> bool:
    """Whether a card of a position is called by its id alone."""
    if isinstance(part, dict):
        return part.get("name", "") == part.get("id") or any(map(_has_nameless, part.values()))
    return isinstance(part, list) and any(map(_has_nameless, part))


def _is_move(step: dict[str, Any]) -> bool:
    return "do" in step


if __name__ == "__main__":
    write()
