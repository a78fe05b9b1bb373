"""What the coach tells, as nodes beside a ruling."""

from __future__ import annotations

import re

from engine.kernel.state import Event
from referee.app.presenters.phases import phase_said
from referee.app.presenters.rulings import Node
from referee.app.presenters.wording import Wording
from referee.coach.advice import STEP, PhaseCard, UsedRule
from referee.lessons.texts import LessonTexts, nudge_key

COACH = "◆"
"""Stands before what the coach tells."""
PARTS = ("may", "forget")
"""What one may do in a phase, and what people forget."""
LONGEST = 140
"""Characters of a rule's own sentence that is told."""
SENTENCE = re.compile(r"(?<=[.!?;])\s")


def used_nodes(told: tuple[UsedRule, ...], wording: Wording, game: str, text: str) -> tuple[Node, ...]:
    """A line for each rule: what happened, and why; known rules are only named."""
    return tuple(_used(one, wording, game, text) for one in told)


def _used(one: UsedRule, wording: Wording, game: str, text: str) -> Node:
    what = wording.event(one.what) if isinstance(one.what, Event) else wording.reason(one.what)
    why = wording.title(one.rule) if one.brief else sentence_of(one.rule, wording, game)
    said = wording.speech.say("coach/because", what=what.rstrip("."), why=why)
    cites = "" if one.brief else wording.cites(one.rule, *wording.printings(text))
    return Node(said if why != what else what, COACH, one.rule, cites)


def sentence_of(rule: str, wording: Wording, game: str) -> str:
    """A rule in a sentence: that of its lesson, or the first one of its section; or else its title."""
    lessons = LessonTexts(wording.speech, game)
    if lessons.has(nudge_key(rule)):
        return lessons.nudge(rule)
    if wording.book is None or not wording.book.has(rule):
        return wording.title(rule)
    first = SENTENCE.split(wording.book.section(rule, wording.language).rule, maxsplit=1)[0].strip()
    return first if 0 < len(first) <= LONGEST else wording.title(rule)


def card_node(card: PhaseCard, wording: Wording, game: str) -> Node:
    """A phase: what it is for, and under it what may be done and what people forget."""
    said = {part: _said(wording, game, f"{card.phase}-{part}") for part in ("for", *PARTS)}
    head = wording.speech.say(
        "coach/phase", phase=phase_said(card.phase.partition(STEP)[0]), what=said["for"]
    )
    if card.brief:
        return Node(wording.speech.say("coach/forget", what=said["forget"]), COACH)
    parts = tuple(Node(wording.speech.say(f"coach/{part}", what=said[part])) for part in PARTS)
    return Node(head, COACH, children=parts, opened=True)


def _said(wording: Wording, game: str, key: str) -> str:
    return wording.speech.say(f"coach.{game}/{key}")
