"""Second judges: small rule checkers written from the sources alone, on random positions.

A checker writes down what a line of play ought to come to as a case, and the engine judges that case.
A case that does not pass is kept: ``referee judge FILE`` judges it again.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random

import msgspec

from engine.kernel.cases.case_file import read_file
from engine.kernel.cases.evaluation import texts_of
from engine.kernel.errors import RefereeError
from referee.library.case_input import CaseFileRead
from referee.library.errors import BadInput
from referee.library.fault_writer import FaultWriter
from referee.library.judgement import judge_cases
from referee.session.registry import adapter_of
from scripts.hostile.second_judges.line_of_play import Raw
from scripts.hostile.trial import HostileResult, Trial

GAMES = ("hbo", "lcg", "oriflamme", "kings")
PLAIN = FaultWriter("en")


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """In each round one random position of every game."""
    trial = Trial("second", rounds, seed, folder)
    judges = {game: import_module(f"scripts.hostile.second_judges.{game}").SCENES for game in GAMES}
    facts = 0
    for each in trial.seeds():
        for game, scenes in judges.items():
            rng = Random(f"{game} {each}")
            case = rng.choice(scenes)(rng).case(f"{game}-second-{each}")
            trial.counts[f"{game}_positions"] += 1
            facts += _facts(case)
            for difference in differences(case):
                document = msgspec.json.format(msgspec.json.encode(case), indent=1)
                trial.failed(each, difference, document, f"{case['id']}.json")
    trial.counts["facts"] = facts
    return trial.result(facts)


def differences(case: Raw) -> list[str]:
    """The answers in which the engine and the second judge differ."""
    try:
        judged = judge_cases(read(case), "", PLAIN)
    except (BadInput, RefereeError) as fault:
        return [f"{case['id']} cannot be judged: {fault}"]
    return [
        f"{judged_case.id} under {result.text}: {failure}"
        for judged_case, result in judged
        for failure in result.failures
    ]


def read(case: Raw) -> CaseFileRead:
    """The case as it is: to look for a stranger's faults takes a quarter of the time."""
    file = read_file(msgspec.json.encode(case))
    adapter = adapter_of(file.game)
    cases = tuple((read_case, texts_of(read_case, adapter.casebook, "all")) for read_case in file.cases)
    return CaseFileRead(adapter, cases)


def _facts(case: Raw) -> int:
    """How much is compared."""
    expected = [step["expect"] for step in case["steps"]]
    return sum(len(each.get("facts", ())) + len(each.keys() - {"facts"}) for each in expected)
