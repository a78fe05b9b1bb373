"""The output of the commands: their help, and answers that depend on the program alone."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

from scripts.golden import program, rulings
from scripts.golden.record import ROOT, Item

HELP = (
    "", "judge", "rule", "search", "ask", "cards", "cards list", "cards show", "cards set", "cards add",
    "cards export", "cards import", "booklet", "deck", "games", "differs", "takeover", "backup", "restored",
)  # fmt: skip
ANSWERS = (
    "differs", "differs --players", "rule hbo.action.closing", "rule lcg.challenge.tie",
    "rule hbo.setup.limit_gold5", "rule no.such.rule", "search stealth", "search оръжие", "search claim",
    "search renown", "ask may-a-kneeling-character-defend", "ask who-wins-a-tie", "cards list",
    "cards list --type plot", "cards --game lcg list --type agenda", "cards show Eddard-Stark",
    "cards show nobody-knows", "games", "judge no-such-file", "nonsense --wrong", "judge --wrong",
    "takeover 7", "deck no-such-file",
)  # fmt: skip
JSON = ("differs --json", "differs --players --json", "games --json")


def jobs() -> list[str]:
    """The help, each answer in each language, and one file of each game through the real command."""
    answers = [f"answer {language}" for language in program.LANGUAGES]
    return ["help", *answers, "json", *(f"real {game}" for game in program.GAMES)]


def items_of(job: str) -> Iterator[Item]:
    """The output of the commands in one language."""
    kind, _, what = job.partition(" ")
    if kind == "help":
        for name in HELP:
            yield Item(f"help {name}".strip(), "words-help", program.command(*name.split(), "--help"))
    elif kind == "json":
        for line in JSON:
            yield Item(line, "json", program.command(*line.split()))
    elif kind == "real":
        yield from _real(what)
    else:
        yield from _answers(what)


def _answers(language: str) -> Iterator[Item]:
    for line in ANSWERS:
        first, *rest = (word.replace("-", " ") if word[0] != "-" else word for word in line.split())
        rest = [word if "file" not in word else "no-such-file" for word in rest]
        arguments = (first, "--lang", language, *rest)
        answer = program.command(*arguments)
        yield Item(line, f"words-{language}", re.sub(r"/tmp/\S+", "/tmp/…", answer))


def _real(game: str) -> Iterator[Item]:
    """The same bytes as those of the program that is called here."""
    file = min(name for name, cases in rulings.files().items() if game in cases.values())
    arguments = ["judge", str(rulings.CASES / file), "--json", "--text", "all"]
    command = [sys.executable, "-m", "referee", *arguments]
    process = subprocess.run(command, stdout=subprocess.PIPE, check=False, cwd=ROOT, encoding="utf-8")
    here = program.command(*arguments)
    same = f"{process.stdout}exit code {process.returncode}\n" == here
    yield Item(f"the real command, {game}", "json", "the same" if same else process.stdout)
