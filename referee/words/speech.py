"""Sentences of one language, made from keys and facts, and the phrases of the screens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from referee.words.fact_words import Description, FactWriter, NameOf, described
from referee.words.messages import BASE_LANGUAGE, Messages, folders, messages

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision, Move
    from engine.kernel.errors import Fault, Impossible
    from engine.kernel.reasons import Basis, Change, Question, Reason, Verdict
    from engine.kernel.rule_variants import RuleVariant
    from engine.kernel.state import Event, Outcome


class ErrorPart(Struct, frozen=True):
    """One message of an error."""

    subject: str
    key: str
    facts: dict[str, Any]


def error_parts(error: Exception) -> tuple[ErrorPart, ...]:
    """The messages of one of our errors; nothing for an error that is not ours.

    Told by what they carry and not by their classes, which would load the database and the catalogue: errors
    of the engine have ``says`` (those of typed lines ``told_as``), those of the storage ``key``, those of
    the cards several ``messages``.
    """
    several = getattr(error, "messages", None)
    if isinstance(several, tuple):
        return tuple(ErrorPart("cards", message.key, dict(message.facts)) for message in several)
    key = getattr(error, "told_as", "") or getattr(error, "says", "") or getattr(error, "key", "")
    if isinstance(key, str) and key:
        facts = getattr(error, "facts", {})
        return (ErrorPart("errors", key, dict(facts) if isinstance(facts, Mapping) else {}),)
    rule = getattr(error, "rule_id", "")
    if rule:
        return (
            ErrorPart(
                "errors", "unknown_rule", {"rule": rule, "nearest": tuple(getattr(error, "nearest", ()))}
            ),
        )
    return ()


def as_it_is(name: str) -> str:
    """The ids themselves, where nobody knows any names."""
    return name


class Speech:
    """Sentences in one language."""

    def __init__(self, language: str = BASE_LANGUAGE) -> None:
        """A language without a folder is spoken in English."""
        self.language = language if language in folders() else BASE_LANGUAGE
        self.game = ""
        """The game spoken of. What it says in its own words is a subject by itself, ``GAME-SUBJECT``: two
        games may share a verb and mean different things by it."""
        self.borrowed: set[str] = set()
        """What this language lacked and was said in English: ``subject/key``."""
        self.faults: set[str] = set()
        """Messages that named a fact they were not given, and keys no language has."""
        self._messages = Messages(self.language)
        self._base = self._messages if self.language == BASE_LANGUAGE else Messages(BASE_LANGUAGE)

    def of_game(self, game: str) -> Speech:
        """This speech if it speaks of the game, or else another one that does."""
        if self.game == game:
            return self
        other = Speech(self.language)
        other.game = game
        return other

    def say(self, key: str, /, **facts: Any) -> str:
        """A message of the interface; ``table/strength`` is one of another subject."""
        subject, slash, name = key.rpartition("/")
        return self.tell(subject if slash else "interface", name, facts)

    def has(self, key: str) -> bool:
        """Whether any language can say this."""
        subject, _, name = key.rpartition("/")
        return name in messages(BASE_LANGUAGE, self._own(subject or "interface", name))

    def _own(self, subject: str, key: str) -> str:
        """The subject of a message: among the words of the game spoken of, if it has one of its own."""
        own = f"{self.game}-{subject}"
        return own if self.game and key in messages(BASE_LANGUAGE, own) else subject

    def word(self, key: str) -> str:
        """A word of the table: a badge, a zone, a phase; the key itself if there is none."""
        return self._word(key.replace(".", "-")) or key

    def reason(self, reason: Reason, names: NameOf = as_it_is) -> str:
        """A reason in a sentence."""
        number = {"found": reason.found} if isinstance(reason.found, int) else {}
        asked = {"question": self.question(reason.asks, names)} if reason.asks else {}
        is_obeyed = reason.found == "yes" and not reason.facts and self.has(f"rules/{reason.says}")
        facts = self._with_point(reason.rules[0] if reason.rules else "", reason.facts)
        subject = "rules" if is_obeyed else "reasons"
        return self.tell(subject, reason.says, {**facts, **number, **asked}, names)

    def change(self, change: Change, names: NameOf = as_it_is) -> str:
        """A remedy as an instruction: "stand Jon Snow first"."""
        return self.tell("changes", change.what, change.facts, names)

    def question(self, question: Question, names: NameOf = as_it_is) -> str:
        """The question to the table."""
        facts = {"card": question.card, "seat": question.seat}
        return self.tell("questions", question.what, facts, names)

    def event(self, event: Event, names: NameOf = as_it_is) -> str:
        """An event in a sentence."""
        facts = {"card": event.card, "seat": event.seat, "amount": event.amount, **event.facts}
        return self.tell("events", event.what, self._with_point(event.rule, facts), names)

    def decision(self, decision: Decision, names: NameOf = as_it_is) -> str:
        """A decision the table waits for, as a request."""
        facts = {
            "seat": decision.seat,
            "purpose": decision.purpose,
            "count": decision.count,
            **decision.about,
        }
        return self.tell("decisions", decision.asks, facts, names)

    def move(self, move: Move, names: NameOf = as_it_is) -> str:
        """A move in words: who does what with which cards."""
        return self._described(described(move), names)

    def error(self, error: Exception, names: NameOf = as_it_is, title: NameOf = as_it_is) -> str:
        """What was read, what is so, what can be done; lines, if several things are wrong.

        ``title``: what the rules are called that a position breaks.
        """
        lines = [self._part(part, names) for part in self._parts(error, names, title)]
        return "\n".join(lines) or str(error)

    def _parts(self, error: Exception, names: NameOf, title: NameOf) -> Iterator[ErrorPart]:
        """Its messages, with the faults of what cannot exist told one after the other."""
        from engine.kernel.errors import Impossible  # not for what goes well

        for part in error_parts(error):
            if isinstance(error, Impossible) and "faults" in part.facts:
                faults = "; ".join(self.impossible(error, names, title))
                yield ErrorPart(part.subject, part.key, {**part.facts, "faults": faults})
            else:
                yield part

    def impossible(
        self, error: Impossible, names: NameOf = as_it_is, title: NameOf = as_it_is
    ) -> tuple[str, ...]:
        """Why it cannot exist: each fault in the words of its game, with the rule it breaks."""
        from referee.words.case_names import names_of

        speech = self.of_game(error.game)
        own = names_of(error, speech, names)
        faults = tuple(f"{speech.fault(fault, own)} ({title(fault.rule)})" for fault in error.faults)
        self.faults |= speech.faults
        self.borrowed |= speech.borrowed
        return faults

    def fault(self, fault: Fault, names: NameOf = as_it_is) -> str:
        """One thing that cannot be."""
        return self.tell("faults", fault.says, fault.facts, names)

    def _part(self, part: ErrorPart, names: NameOf) -> str:
        facts = {name: self._fact(name, fact, names) for name, fact in part.facts.items()}
        return self.tell(part.subject, part.key, facts, names)

    def _fact(self, name: str, fact: Any, names: NameOf) -> Any:
        if isinstance(fact, Exception):
            return self.error(fact, names)
        return self.form(fact) if name == "error" and isinstance(fact, str) else fact

    def form(self, error: str) -> str:
        """What a decoder says of a value in the wrong form; any other text stays as it is."""
        from referee.words.format_errors import format_error  # not for what goes well

        format_fault = format_error(error)
        if format_fault is None:
            return error
        types = {name: ", ".join(map(self._type, named)) for name, named in format_fault.types.items()}
        message = self.tell("errors", format_fault.key, {**format_fault.facts, **types})
        return f"{message} ({format_fault.place})" if format_fault.place else message

    def _type(self, name: str) -> str:
        """The word for a kind of value."""
        key = f"form_word_{name}"
        return self.say(f"errors/{key}") if self.has(f"errors/{key}") else name

    def outcome(self, outcome: Outcome, names: NameOf = as_it_is) -> str:
        """How the game ended."""
        facts = {"winner": outcome.winners, "seats": outcome.claimants}
        return self.tell("table", "game-over", facts, names)

    def verdict(self, verdict: Verdict) -> str:
        """Legal, not legal, cannot tell."""
        return self.tell("interface", "verdict-" + str(verdict).replace(" ", "-"), {})

    def basis(self, basis: Basis) -> str:
        """How firmly the printed text supports a reason."""
        return self.tell("interface", f"basis-{basis}", {})

    def firmness(self, reason: Reason) -> str:
        """How firmly the printed text supports a reason, and whether it is open that this matters."""
        return self.say("basis-may-matter") if reason.may_matter else self.basis(reason.basis)

    def trail(self, trail: tuple[str, ...]) -> tuple[str, ...]:
        """The present place in the rules, from the outermost procedure to the innermost step."""
        outer = [step.partition(".")[0] for step in trail]
        steps = (
            [self._word(f"in-{step}") for step in outer] + [self._word(f"at-{trail[-1]}".replace(".", "-"))]
            if trail
            else []
        )
        return tuple(dict.fromkeys(word for word in steps if word))

    def point(self, point: RuleVariant) -> str:
        """The question of a point that a table may decide."""
        return self._point(point.rule)

    def option(self, point: RuleVariant, option: str) -> str:
        """One answer to a point."""
        return self._point(f"{point.rule}-{option}")

    def tell(self, subject: str, key: str, facts: Mapping[str, Any], names: NameOf = as_it_is) -> str:
        """The sentence for a key with its facts."""
        subject = self._own(subject, key)
        for source in (self._messages, self._base):
            if source.has(subject, key):
                if source is not self._messages:
                    self.borrowed.add(f"{subject}/{key}")
                arguments = partial(FactWriter(names, self._word).arguments, facts)
                sentence, wrong = source.say(subject, key, arguments)
                self.faults.update(f"{subject}/{key}: {fault}" for fault in wrong)
                return sentence
        self.faults.add(f"{subject}/{key}: no such message")
        return f"[{key}]"

    def _word(self, key: str) -> str:
        """A word of the game, or nothing."""
        return self.tell("table", key, {}) if self.has(f"table/{key}") else ""

    def _point(self, key: str) -> str:
        """The words for an open point, or for an answer to one; the key if there are none."""
        return self.tell("points", key.replace(".", "-"), {})

    def _with_point(self, rule: str, facts: dict[str, Any]) -> dict[str, Any]:
        """The facts, with words for the open point they name and for its answer."""
        key = f"{rule}-{facts.get('option', '')}"
        if not self.has(f"points/{key}".replace(".", "-")):
            return facts
        return {**facts, "point": self._point(rule), "answer": self._point(key)}

    def _described(self, description: Description, names: NameOf) -> str:
        inner = {
            name: "; ".join(self._described(part, names) for part in parts)
            for name, parts in description.inner.items()
        }
        facts = self._with_point(str(description.facts.get("point", "")), {**description.facts, **inner})
        return self.tell("moves", description.key, facts, names)


class Labels:
    """The language of the app's own phrases, one for the whole program."""

    speech: Speech = Speech()


def own_word(key: str) -> str:
    """The word of the present game for a thing, or nothing: one counts turns where others count rounds."""
    word = Labels.speech.word(key)
    return word if word != key else ""


def has_label(key: str) -> bool:
    """Whether the app has a phrase of this name."""
    return Labels.speech.has(f"app/{key}")


def label(key: str, /, **facts: object) -> str:
    """One of the app's own phrases, in the language spoken."""
    return Labels.speech.say(f"app/{key}", **facts)
