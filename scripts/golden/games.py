"""Random games through the session: what the journal keeps, how it ends, how it is ruled and told.

``games.starts.txt`` says where each begins: a worked case, a saved game of the corpus, or a new game.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import cache
from random import Random
from typing import Any

from scripts.golden import program, rulings
from scripts.golden.record import ROOT, Item, inputs, keep_inputs

STARTS = "games.starts.txt"
CORPUS = ROOT / "tests" / "corpus" / "games.db"
EACH, TOGETHER = 200, 20
"""Games of each kind, and how many of them are one job."""
ENTRIES, LOOKS = 30, 2
"""Entries of a game, and how often its list of moves is looked at."""
AHEAD = 0.3
"""How often a move is taken from the list the table shows."""
BROKEN = (5, 11, 16, 21, 28, 36)
BUILD = re.compile(r'"(engine|rulebook)":"[^"]*",|,"prints":\{[^{}]*\}')
"""In a receipt: the version of the program, and the hashes of the rulebook's texts."""
NUMBERS = {"plot_income": 4, "plot_initiative": 5, "plot_claim": 1}
LISTS = {"icons": ["military", "power"], "keywords": [], "traits": [], "houses": [], "crests": []}


def jobs() -> list[str]:
    """Some games of one kind each."""
    if not inputs(STARTS):
        keep_inputs(STARTS, starts())
    kinds = {line.split("\t")[0].partition("-")[0] for line in inputs(STARTS)}
    return [f"{kind}-{tens}" for tens in range(EACH // TOGETHER) for kind in sorted(kinds, reverse=True)]


def items_of(job: str) -> Iterator[Item]:
    """The items of these games."""
    kind, _, tens = job.partition("-")
    for line in inputs(STARTS):
        name, start = line.split("\t")
        number = int(name.rpartition("-")[2])
        if name.startswith(f"{kind}-") and number // TOGETHER == int(tens):
            yield from Game(name, start).items()


def starts() -> Iterator[str]:
    """Where all games begin, drawn once."""
    for kind in program.GAMES:
        rng = Random(f"starts of {kind}")
        cases = sorted(
            case for cases in rulings.files().values() for case, game in cases.items() if game == kind
        )
        saved = [id_ for id_, header in headers().items() if header["game"] == kind and id_ not in BROKEN]
        for number in range(EACH):
            origin = ("case", "case", "saved", "saved", "new")[number % 5]
            what = str(rng.choice(saved)) if origin == "saved" else kind
            while origin == "case" and not can_begin(what := rng.choice(cases)):
                pass
            yield f"{kind}-{number:03}\t{origin} {what}"


def can_begin(case: str) -> bool:
    """Whether a game can go on from where a case begins."""
    try:
        return bool(begin(f"case {case}", Random()))
    except program.RefereeError:
        return False


@cache
def headers() -> dict[int, dict[str, Any]]:
    """How the saved games of the corpus begin."""
    with closing(sqlite3.connect(f"file:{CORPUS}?mode=ro&immutable=1", uri=True)) as database:
        rows = database.execute("SELECT id, game, header FROM saved_game").fetchall()
    by_game = {}
    for id_, game, header in rows:
        try:
            by_game[id_] = json.loads(header) | {"game": game}
        except ValueError:
            by_game[id_] = {"game": game, "position": ""}
    return {id_: header for id_, header in by_game.items() if header.get("position")}


def begin(start: str, rng: Random) -> tuple[str, str, tuple[str, ...]]:
    """The game, the position and the texts of a start."""
    origin, _, what = start.partition(" ")
    if origin == "saved":
        header = headers()[int(what)]
        return header["game"], header["position"], tuple(header["texts"])
    if origin == "new":
        return what, *new(what, rng)
    game, data = rulings.case(what)
    return game, *program.position_of_case(data, what)


def new(game: str, rng: Random) -> tuple[str, tuple[str, ...]]:
    """The position and the texts of a new game, with what may be chosen together."""
    for _ in range(20):
        chosen = {setting.key: chosen_for(setting, rng) for setting in program.settings(game)}
        with suppress(program.RefereeError):
            return program.position_of_new(game, "both", chosen)
    return program.position_of_new(game, "both", {})


def chosen_for(setting: Any, rng: Random) -> tuple[str, ...]:
    """A random choice for a setting."""
    count = rng.randint(setting.least, max(setting.least, setting.most))
    return tuple(rng.sample(setting.options, min(count, len(setting.options))))


class Game:
    """One random game."""

    def __init__(self, name: str, start: str) -> None:
        self.name = name
        self.rng = Random(name)
        game, self.position, texts = begin(start, self.rng)
        self.entries: list[str] = []
        self.told: list[str] = [start]
        """What was tried, and what was said of it."""
        self.words: list[str] = []
        self.rulings: list[str] = []
        strict = self.rng.random() < 0.2
        self.session = program.new_session(game, self.position, texts, strict=strict, keep=self.keep)

    def keep(self, kind: str, body: str, cites: tuple[str, ...]) -> None:
        """An entry of the journal, without what tells one build of the program from another."""
        self.entries.append(f"{kind} {BUILD.sub('', body)} {' '.join(cites)}")

    def items(self) -> Iterator[Item]:
        """The items of the game: its entries, outcomes, rulings, last state and sentences."""
        looks = {self.rng.randrange(ENTRIES) for _ in range(LOOKS)}
        for number in range(ENTRIES):
            if self.session.state.over is not None:
                break
            self.tried()
            if number in looks:
                self.looked()
        self.looked()
        yield Item(self.name, "entries", "\n".join(self.entries))
        yield Item(self.name, "begins", self.position)
        yield Item(self.name, "outcomes", "\n".join(self.told))
        yield Item(self.name, "rulings", "\n".join(self.rulings))
        yield Item(self.name, "state", program.in_order(self.session.state))
        yield Item(self.name, "words", "\n".join(self.words))

    def tried(self) -> None:
        """Enters something, or notes the error that refuses it."""
        try:
            self.act()
        except program.RefereeError as error:
            message, words = program.fault(error)
            self.told.append(message)
            self.words.append(words)
        except Exception as error:  # noqa: BLE001 - that it fails, and how, is as it was
            self.told.append(f"fails: {type(error).__name__}")

    def act(self) -> None:
        """A move mostly; now and then something that is not one."""
        chance, session = self.rng.random(), self.session
        if chance < 0.03:
            self.told.append(f"undo {session.undo()}")
        elif chance < 0.04:
            self.told.append(f"undo {session.undo(self.rng.randrange(len(session.lines) + 1))}")
        elif chance < 0.06:
            self.told.append(f"redo {session.redo()}")
        elif chance < 0.07:
            session.note("Coffee; «кафе», kawa & кофе.")
        elif chance < 0.10:
            self.corrects()
        elif chance < 0.12 and session.rule_variants():
            point = self.rng.choice(session.rule_variants())
            self.became(session.decide(point.rule, self.rng.choice(point.options)))
        elif chance < 0.16:
            self.overrules()
        else:
            self.moves()

    def corrects(self) -> None:
        """A number of a seat is set right."""
        seats = json.loads(program.as_json(self.session.public)).get("seats")
        if isinstance(seats, dict):
            seat = self.rng.choice(sorted(seats))
            fields = sorted(name for name, value in seats[seat].items() if isinstance(value, int))
            field = self.rng.choice(fields or ["power"])
            self.became(self.session.correct(seat, field, self.rng.randint(0, 4), "counted again"))

    def overrules(self) -> None:
        """Overrules a refusal."""
        choices = list(self.session.adapter.choices(self.session.public))
        if choices:
            move = self.filled(self.rng.choice(choices))
            self.became(self.session.enter(move, overrule="the table agreed"), move)

    def moves(self) -> None:
        """Makes a listed move, what follows automatically, or a move that is possible now."""
        if self.rng.random() < AHEAD and self.listed():
            return
        due = self.session.make_automatic_move() if self.rng.random() < 0.8 else None
        if due is not None:
            self.became(due)
            return
        choices = list(self.session.adapter.choices(self.session.public))
        for _ in range(6 if choices else 0):
            move = self.filled(self.rng.choice(choices))
            if self.entered(move):
                return
        for decision in self.session.waiting:
            if decision.default is not None and self.entered(decision.default):
                return

    def listed(self) -> bool:
        """Whether a listed move was made; silence stands for the windows before it."""
        legal = [choice for choice, ruling in self.session.choices() if ruling.verdict is not program.NO]
        return bool(legal) and self.entered(self.filled(self.rng.choice(legal)))

    def entered(self, move: Any) -> bool:
        """Whether a move was made; the questions it raises are answered first."""
        before = self.session.state
        for _ in range(8):
            outcome = self.session.enter(move)
            self.became(outcome, move, before)
            if outcome.question is None:
                break
            self.became(self.session.answer_question(outcome.question, self.value(outcome.question.what)))
        return outcome.kind is program.DONE

    def value(self, what: str) -> Any:
        """A random value of a card."""
        if what in LISTS:
            return LISTS[what]
        return self.rng.random() < 0.5 if what == "unique" else NUMBERS.get(what, self.rng.randint(0, 3))

    def filled(self, choice: Any) -> Any:
        """A choice with what is left open filled in."""
        if choice.pick:
            most = max(choice.least, min(choice.most, 3, len(choice.among)))
            count = self.rng.randint(min(choice.least, len(choice.among)), min(most, len(choice.among)))
            return choice.with_picks(tuple(self.rng.sample(choice.among, count)))
        raw = json.loads(program.as_json(choice.move))
        if choice.by_hand and "effects" in type(choice.move).__struct_fields__:
            return program.move_from(self.session, raw | {"effects": self.effects()})
        return choice.move

    def effects(self) -> list[dict[str, Any]]:
        """Random effects of a card."""
        state = json.loads(program.as_json(self.session.public))
        seats, cards = sorted(state["seats"]), sorted(state.get("cards", {})) or ["nobody"]
        seat, card = self.rng.choice(seats), self.rng.choice(cards)
        return [
            self.rng.choice(
                (
                    {"kind": "draw", "seats": [seat], "amount": 1},
                    {"kind": "stand", "target": card},
                    {"kind": "gain_power", "amounts": {seat: 1}},
                    {"kind": "strength", "target": card, "amount": -1, "until": "phase"},
                    {"kind": "gain_power_on_card", "target": card, "amount": 1},
                    {"kind": "take_control", "target": card, "to": seat},
                )
            )
        ]

    def became(self, outcome: Any, move: Any = None, before: Any = None) -> None:
        """Notes an outcome with its sentences."""
        self.told.append(f"{outcome.kind} {outcome.point} {program.as_json(move)}")
        self.rulings.append(program.in_order([outcome.rulings, outcome.implied, outcome.events]))
        if move is not None and self.rng.random() < 0.3:
            self.words.append(program.line_of(move, self.session, before))

    def looked(self) -> None:
        """The list of moves with its rulings, and their lines."""
        listed = self.session.choices()
        self.told.append(f"{len(listed)} choices, {program.in_order(self.session.waiting)}")
        for choice, ruling in listed:
            self.rulings.append(program.in_order([choice, ruling]))
        for choice, _ in listed[:6]:
            self.words.append(program.line_of(choice.with_picks(choice.among[: choice.least]), self.session))
