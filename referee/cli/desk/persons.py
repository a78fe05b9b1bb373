"""Uses of the desk for persons and for the tournament as a whole."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cli.desk.context import DeskContext
from referee.desk import acts
from referee.desk.rows import Person
from referee.session.exchanged_files import bytes_given


def begun(desk: DeskContext) -> Iterator[str]:
    """A tournament that was just made, with its judges."""
    options = desk.options
    yield desk.say("begun", event=desk.journal.name, policy=desk.book.policy.name)
    people = [(options.head, "head"), *((one, "judge") for one in options.judge)]
    for name, role in people:
        found = acts.add_person(desk.journal, name, "head" if role == "head" else "judge", desk.language)
        yield _added(desk, found)


def add(desk: DeskContext) -> Iterator[str]:
    """A person."""
    options = desk.options
    yield _added(desk, acts.add_person(desk.journal, options.name, options.role, options.speaks))


def _added(desk: DeskContext, person: Person) -> str:
    role = desk.say(f"role-{person.role}")
    return desk.say("person-added", person=person.name, number=person.number, role=role)


def policy(desk: DeskContext) -> Iterator[str]:
    """Another policy."""
    text = bytes_given(desk.options.file, 256 * 1024).decode("utf-8", "replace")
    acts.set_policy(desk.journal, text, desk.judge)
    found = desk.book.policy
    yield desk.say("policy-set", policy=found.name, date=found.date, hash=found.hash)


def erase(desk: DeskContext) -> Iterator[str]:
    """Names are forgotten."""
    named = desk.options.person
    persons = [desk.book.person_named(named)] if named else desk.book.all(Person)
    count = acts.erase(desk.journal, [one.number for one in persons if not one.erased])
    yield desk.say("erased", count=count)


def over(desk: DeskContext) -> Iterator[str]:
    """The tournament is over."""
    acts.end(desk.journal, desk.judge)
    yield desk.say("over", event=desk.journal.name)
