"""The document of a policy: read, checked, and asked what fits a rule."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.errors import RefereeError, refuse
from referee.desk.tournament_rows import DeskRefusal, PolicyItem

if TYPE_CHECKING:
    from referee.desk.tournament import DeskBook

DEFAULT = Path(__file__).parent / "default.toml"
LARGEST = 256 * 1024
BASE = "en"
Words = dict[str, str]
"""Language -> what is said; English at least."""
PolicyRemedy = Literal["leave", "mend", "replay", "back-up", "opponent-chooses", "at-random"]


def words_in(words: Words, language: str) -> str:
    """The words in a language, or in English, or in any there is."""
    return words.get(language) or words.get(BASE) or next(iter(words.values()), "")


class Infraction(Struct, frozen=True, forbid_unknown_fields=True):
    """An infraction, with the rules that it concerns."""

    id: str
    title: Words
    ladder: tuple[str, ...]
    """The level for the first time, the second, and so on; the first is the baseline."""
    rules: tuple[str, ...] = ()
    """Patterns of rule ids that it is preselected for, such as ``*.draw.*``."""
    remedies: tuple[PolicyRemedy, ...] = ()

    def fits(self, rule: str) -> int:
        """How exactly a pattern names this rule, as the length of the pattern; 0: none does."""
        return max((len(pattern) for pattern in self.rules if fnmatchcase(rule, pattern)), default=0)


class PolicyPoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A point that this tournament decided beforehand."""

    id: str
    date: str
    rules: tuple[str, ...]
    words: Words
    verdict: Literal["", "yes", "no"] = ""
    """What holds here, where that is not what the texts say."""


class Policy(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole policy."""

    name: str
    date: str
    levels: tuple[str, ...]
    """The lightest first."""
    level_names: dict[str, Words] = msgspec.field(name="level")
    back_up: Literal["head", "free"] = msgspec.field(name="back-up", default="head")
    """Who may take a game back line by line: the head judge, or every judge."""
    infractions: tuple[Infraction, ...] = msgspec.field(name="infraction", default=())
    decided: tuple[PolicyPoint, ...] = ()
    house_rules: tuple[PolicyPoint, ...] = msgspec.field(name="house-rule", default=())
    answers: tuple[PolicyPoint, ...] = msgspec.field(name="faq", default=())
    hash: str = ""
    """Content hash of the file."""

    def infraction(self, id_: str) -> Infraction:
        """An infraction by its id.

        Raises:
            DeskRefusal: the policy has none of this name.
        """
        for declared in self.infractions:
            if declared.id == id_:
                return declared
        known = ", ".join(declared.id for declared in self.infractions)
        raise DeskRefusal("no-infraction", infraction=id_, known=known)

    def suggested_level(self, infraction: Infraction, book: DeskBook, person: int) -> str:
        """The level on the ladder, by how often this person has done the same, in all rounds."""
        before = sum(penalty.infraction == infraction.id for penalty in book.history(person))
        return infraction.ladder[min(before, len(infraction.ladder) - 1)]

    def refuse_unknown_level(self, level: str) -> None:
        """Refuses a level that the policy does not have.

        Raises:
            DeskRefusal: it has not.
        """
        if level not in self.levels:
            raise DeskRefusal("no-level", level=level, known=", ".join(self.levels))

    def preselected(self, rules: tuple[str, ...]) -> Infraction | None:
        """The infraction a ruling points to, by the first rule that any infraction names most exactly."""
        for rule in rules:
            best = max(self.infractions, key=lambda declared: declared.fits(rule), default=None)
            if best is not None and best.fits(rule):
                return best
        return None

    def touching(self, rules: tuple[str, ...], language: str) -> tuple[PolicyItem, ...]:
        """The decided points, house rules and answers that name one of these rules."""
        kinds = {"decided": self.decided, "house-rule": self.house_rules, "faq": self.answers}
        return tuple(
            PolicyItem(kind, point.id, point.date, words_in(point.words, language), point.verdict)
            for kind, points in kinds.items()
            for point in points
            if any(fnmatchcase(rule, pattern) for rule in rules for pattern in point.rules)
        )

    def defects(self) -> list[str]:
        """The faults of a policy that has the right form."""
        ids = [declared.id for declared in self.infractions]
        ladders = {level for declared in self.infractions for level in declared.ladder}
        return [
            *(f"level {level} has no name" for level in self.levels if not self.level_names.get(level)),
            *(f"there is no level {level}" for level in sorted(ladders - set(self.levels))),
            *(
                f"infraction {infraction} stands there twice"
                for infraction in sorted({x for x in ids if ids.count(x) > 1})
            ),
            *(
                f"infraction {declared.id} has no ladder"
                for declared in self.infractions
                if not declared.ladder
            ),
            *(
                f"infraction {declared.id} has no title"
                for declared in self.infractions
                if not any(declared.title.values())
            ),
        ]


def read_policy(text: str) -> Policy:
    """A policy from the text of its file.

    Raises:
        DeskRefusal: it is none.
    """
    import tomllib

    if len(text) > LARGEST:
        raise DeskRefusal("policy-unreadable", found=f"{len(text)} > {LARGEST}")
    try:
        document = _dated(tomllib.loads(text))
        refuse(document, "policy")
        policy = msgspec.convert(document, Policy)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RefereeError, RecursionError) as error:
        raise DeskRefusal("policy-unreadable", found=" ".join(str(error).split())) from None
    if wrong := policy.defects():
        raise DeskRefusal("policy-unreadable", found="; ".join(wrong))
    return replace(policy, hash=blake2b(text.encode(), digest_size=8).hexdigest())


def _dated(value: Any) -> Any:
    """The document with dates as text."""
    if isinstance(value, Mapping):
        return {name: _dated(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_dated(item) for item in value]
    return value.isoformat() if hasattr(value, "isoformat") else value


def default_text() -> str:
    """The file of the policy the program comes with."""
    return DEFAULT.read_text(encoding="utf-8")


@cache
def default_policy() -> Policy:
    """The policy the program comes with."""
    return read_policy(default_text())
