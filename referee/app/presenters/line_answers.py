"""Answers to what is asked on the typed line: a ruling and what would follow, or all that may be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy

from msgspec.structs import replace

from engine.kernel.decisions import TABLE, Move
from engine.kernel.errors import RefereeError
from engine.kernel.judge import Candidate
from engine.kernel.reasons import Reason, Ruling, Verdict
from engine.kernel.state import Event
from engine.kernel.view import View, ViewArea, pieces
from referee.app.presenters.offered_moves import named_in, offers, with_holes
from referee.app.presenters.ruling_tree import MARKS, Node, preview_nodes, ruling_nodes
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.render.challenge_lines import is_summed
from referee.app.typed_lines import AmbiguousLine, TypedLines
from referee.app.widgets.move_list import OfferedMove
from referee.notation.parser.commands import AskOdds, AskThreats, Command, LineQuestion, ListLegal, WhyNot
from referee.notation.parser.errors import ParseError
from referee.notation.parser.lexicon import folded, lexicon
from referee.notation.parser.name_index import NameIndex, cards_of, names_of
from referee.session.controller import GameController
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.session.lookahead import path_if_all_pass
from referee.session.session import Session
from referee.words.speech import label

MOST_TOLD = 40
"""Values of cards that one line can turn on."""
NOBODY = ""


def answer_nodes(
    controller: GameController, wording: Wording, asked: LineQuestion, meant: str | OfferedMove = ""
) -> tuple[Node, ...]:
    """The answer to a question.

    Args:
        meant: what the line of the question was meant to say, where it is not clear by itself.

    Raises:
        ParseError: the line of the question is no move.
        AmbiguousLine: it may mean several moves.
    """
    answers = LineAnswers(controller, wording)
    if isinstance(asked, AskOdds):
        return answers.odds(asked.about)
    if isinstance(asked, AskThreats):
        return answers.threats(asked.about)
    if isinstance(asked, ListLegal):
        legal = answers.legal(asked.about)
        if legal is not None:
            return legal
    every_rule = isinstance(asked, WhyNot)
    if not asked.about and not meant:
        raise ParseError("question_needs_move")
    return answers.judged(meant or asked.about, every_rule=every_rule)


def why_nodes(controller: GameController, wording: Wording, offer: OfferedMove) -> tuple[Node, ...]:
    """The finding of every rule on a move of the list."""
    return LineAnswers(controller, wording).judged(offer, every_rule=True)


class LineAnswers:
    """Answers about a copy of the table, into which nothing is entered."""

    def __init__(self, controller: GameController, wording: Wording) -> None:
        self._trial = controller.branch()
        self._wording = copy(wording)
        self._wording.names = TableNames(self._trial, self._wording)
        self._lines = TypedLines(self._trial.session, self._wording, self._listed)

    @property
    def _session(self) -> Session:
        return self._trial.session

    def _listed(self) -> tuple[OfferedMove, ...]:
        return offers(self._trial, self._wording)

    def judged(self, asked: str | OfferedMove, *, every_rule: bool = False) -> tuple[Node, ...]:
        """The ruling on a line or on a move of the list, and what would follow.

        Args:
            every_rule: what each rule found is unfolded.

        Raises:
            ParseError: the line is no move.
            AmbiguousLine: it may mean several moves.
        """
        meant = _complete(self._read(asked.rstrip("? ")) if isinstance(asked, str) else asked)
        if isinstance(meant, OfferedMove):
            return self._of_choice(meant, every_rule=every_rule)
        view, before = self._trial.view, len(self._session.lines)
        moves: list[Node] = []
        for move in meant:
            rulings, decided = self._session.rulings_with_remedies(move), self._session.state.decided
            outcome = self._trial.enter(move)
            moves.append(Node(self._wording.move(move), MARKS[outcome.ruling.verdict]))
            if outcome.kind is not OutcomeKind.DONE:
                shown = self._shown(outcome.rulings, decided, every_rule=every_rule, outcome=outcome)
                return (*_if_several(moves), *shown)
        self._trial.make_automatic_moves()
        events = [event for line in self._session.lines[before:] if not line.undone for event in line.events]
        changed = changed_node(view, self._trial.view, events, self._wording, self._session.texts[0])
        head, *rest = self._shown(rulings, decided, every_rule=every_rule)
        under = (head, changed, *rest) if changed is not None else (head, *rest)
        return (*_if_several(moves), *under, self._following(events))

    def _read(self, line: str) -> tuple[Move, ...] | OfferedMove:
        for _ in range(MOST_TOLD):
            try:
                meaning = self._lines.read(line)
            except AmbiguousLine as error:
                if error.asks is None or not self._trial.tell_known(error.asks):
                    raise
                continue
            if isinstance(meaning, Command):
                raise ParseError("question_needs_move")
            return meaning
        raise ParseError("line_reads_too_many_ways", line=line)

    def _of_choice(self, offer: OfferedMove, *, every_rule: bool) -> tuple[Node, ...]:
        """The ruling on a move of the list that still needs a choice."""
        choice = offer.choice
        rulings = next((each for candidate, each in self._session.listed() if candidate == choice), ())
        if not rulings:
            return (Node(offer.says),)
        return self._shown(rulings, self._session.state.decided, every_rule=every_rule)

    def _shown(
        self,
        rulings: tuple[Ruling, ...],
        decided: dict[str, str],
        *,
        every_rule: bool,
        outcome: EntryOutcome | None = None,
    ) -> tuple[Node, ...]:
        missing = ", ".join(map(self._wording.move, outcome.missing)) if outcome is not None else ""
        decisions = self._wording.decided(self._session.rule_variants(), decided)
        nodes = ruling_nodes(rulings, self._wording, decided=decisions, missing=missing)
        return tuple(map(_unfolded, nodes)) if every_rule else nodes

    def _following(self, events: list[Event]) -> Node:
        """The events of a move, their result, and the next question."""
        wording, session = self._wording, self._session
        happened = (Node(wording.event(event), "", event.rule) for event in events)
        later = path_if_all_pass(session.adapter, session.public)
        foretold = next((result for state in later if (result := session.adapter.expected_result(state))), ())
        comes_to = (Node(wording.reason(reason), "=") for reason in foretold)
        asked = (Node(wording.decision(decision), "▸", decision.rule) for decision in session.waiting)
        under = (*happened, *comes_to, *dict.fromkeys(asked))
        return Node(label("would-follow"), "»", children=under, opened=True)

    # What may be done

    def legal(self, about: str) -> tuple[Node, ...] | None:
        """What a seat or a card may do now, and what forbids the rest; None: the words name neither.

        Without words: the seats that are asked.
        """
        if not about.strip():
            return self._of_seats(tuple(dict.fromkeys(decision.seat for decision in self._session.waiting)))
        wanted = folded(about)
        names = names_of(
            lexicon(self._session.adapter.game.id), self._session.public, cards_of(self._session)
        )
        seat = names.seat_in_a_sentence(wanted)
        if seat:
            return self._of_seats((seat, TABLE, NOBODY))
        card = names.card(about.strip(), "", "")
        if card is None:
            return None
        return tuple(node for id_ in card.ids for node in self._of_card(id_))

    @property
    def _names(self) -> NameIndex:
        game = self._session.adapter.game.id
        return names_of(lexicon(game), self._session.public, cards_of(self._session))

    def _seat(self, about: str) -> str:
        return self._names.seat_in_a_sentence(folded(about)) if about.strip() else ""

    def _of_seats(self, seats: tuple[str, ...]) -> tuple[Node, ...]:
        name = self._wording.names(seats[0]) if seats else ""
        lines = [
            self._line(offer, each)
            for offer, each in self._session.offered_choices()
            if offer.move.by in seats
        ]
        return self._told(name, lines)

    def _of_card(self, card: str) -> tuple[Node, ...]:
        lines = []
        for choice, rulings in self._session.listed():
            if card in choice.among:
                lines.append(self._with_card(choice, rulings, card))
            elif card in named_in(choice.move):
                lines.append(self._line(choice, rulings))
        return self._told(self._wording.names(card), lines)

    def _with_card(self, choice: Candidate, rulings: tuple[Ruling, ...], card: str) -> Node:
        """A move for which this card is chosen, judged with it alone where one is enough."""
        if choice.least > 1:
            return self._line(choice, rulings)
        move = choice.with_picks((card,))
        try:
            return self._node(self._wording.move(move), self._session.rulings_on(move))
        except RefereeError as error:
            return Node(self._wording.move(move), "✗", children=(Node(self._wording.error(error)),))

    def _line(self, choice: Candidate, rulings: tuple[Ruling, ...]) -> Node:
        says = self._wording.move(with_holes(choice))
        return Node(says, "?") if choice.by_hand else self._node(says, rulings)

    def _node(self, says: str, rulings: tuple[Ruling, ...]) -> Node:
        """A move with its verdict, and under a refusal the reason."""
        ruling = next((ruling for ruling in rulings if ruling.verdict is not Verdict.YES), rulings[0])
        under = tuple(self._why(rulings)) if ruling.verdict is not Verdict.YES else ()
        return Node(says, MARKS[ruling.verdict], children=under, opened=bool(under))

    def _why(self, rulings: tuple[Ruling, ...]) -> Iterator[Node]:
        texts = self._wording.printings(rulings[0].text)
        for node in dict.fromkeys(
            Node(self._wording.reason(reason), "", reason.rules[0] if reason.rules else "")
            for ruling in rulings
            for reason in ruling.deciding
        ):
            yield replace(node, cites=self._wording.cites(node.rule, *texts) if node.rule else "")
        asked = next((ruling.asks for ruling in rulings if ruling.asks is not None), None)
        if asked is not None:
            yield Node(self._wording.question(asked), "?")

    # What may come

    def odds(self, about: str) -> tuple[Node, ...]:
        """The odds for everybody or for one seat, and what a hidden card would do."""
        seat = self._seat(about)
        reasons = (reason for reason in self._session.odds() if not seat or reason.facts.get("seat") == seat)
        nodes = (*odds_nodes(reasons, self._wording, self._session), *self._if_it_is())
        return nodes or (Node(label("no-odds")),)

    def _if_it_is(self) -> Iterator[Node]:
        """What a face-down card would do, for each card that it may be."""
        session, here = self._session, {piece.id for piece in pieces(self._trial.view)}
        for choice, rulings in session.listed() if session.adapter.foresees else ():
            hidden = choice.pick and choice.least == choice.most == 1 and not here & set(choice.among)
            if hidden and all(ruling.verdict is not Verdict.NO for ruling in rulings):
                each = tuple(self._if_it_is_one(choice, id_) for id_ in choice.among)
                yield Node(self._wording.move(with_holes(choice)), "»", children=each, opened=True)

    def _if_it_is_one(self, choice: Candidate, name: str) -> Node:
        """What a face-down card would do if it were this card."""
        preview = preview_nodes(self._session, choice.with_picks((name,)), self._wording)
        return Node(
            self._wording.card(name), "", children=preview[0].children if preview else (), opened=True
        )

    def threats(self, about: str) -> tuple[Node, ...]:
        """The kinds of answer that a seat, or every other seat, may still have."""
        session, wording = self._session, self._wording
        asked = next((decision.seat for decision in session.waiting), "")
        named = self._seat(about)
        seats = (named,) if named else tuple(seat for seat in session.state.seats if seat != asked)
        odds = {seat: tuple(odds_nodes(session.threats(seat), wording, session)) for seat in seats}
        nodes = (
            Node(wording.names(seat), "", children=each, opened=True) for seat, each in odds.items() if each
        )
        return tuple(nodes) or (Node(label("no-threats")),)

    def _told(self, name: str, lines: list[Node]) -> tuple[Node, ...]:
        able = [line for line in lines if line.mark != MARKS[Verdict.NO]]
        refused = [line for line in lines if line.mark == MARKS[Verdict.NO]]
        head = Node(label("may-now" if able else "may-nothing-now", name=name))
        rest = Node(label("may-not-now"), children=tuple(refused), opened=True)
        return (head, *dict.fromkeys(able), *((rest,) if refused else ()))


def _complete(meaning: tuple[Move, ...] | OfferedMove) -> tuple[Move, ...] | OfferedMove:
    """The moves, unless something still has to be chosen."""
    choice = meaning.choice if isinstance(meaning, OfferedMove) else None
    return meaning if choice is None or choice.pick or choice.by_hand else (choice.move,)


def _if_several(moves: list[Node]) -> tuple[Node, ...]:
    """The moves of a line; a single one needs no line of its own."""
    return tuple(moves) if len(moves) > 1 else ()


def _unfolded(node: Node) -> Node:
    return replace(node, opened=True, children=tuple(map(_unfolded, node.children)))


def odds_nodes(reasons: Iterable[Reason], wording: Wording, session: Session) -> tuple[Node, ...]:
    """Odds and threats with the rules they rest on."""
    texts = wording.printings(session.texts[0])
    rules = ((odds, odds.rules[0] if odds.rules else "") for odds in reasons)
    return tuple(Node(wording.reason(odds), "=", rule, wording.cites(rule, *texts)) for odds, rule in rules)


CHANGED = "±"
"""The mark of the line."""
PART_OF = {"banner_power": "total_power"}
"""Numbers that are part of another one, which tells the change as well."""
OF_THE_PLOT = "plot_"
"""Numbers printed on a plot: another plot brings others."""


def changed_node(
    before: View, after: View, events: Sequence[Event], wording: Wording, text: str
) -> Node | None:
    """One line for all numbers that changed, with the events folded under it."""
    old = {area.id: _numbers(area) for area in before.areas}
    changed = {area.id: _changed(old.get(area.id, {}), _numbers(area)) for area in after.areas}
    changes = [f"{wording.names(seat)}: {_said(keys, wording)}" for seat, keys in changed.items() if keys]
    if not changes:
        return None
    seats = {seat for seat, keys in changed.items() if keys}
    return Node(" · ".join(changes), CHANGED, children=tuple(_causes(seats, events, wording, text)))


def _numbers(area: ViewArea) -> dict[str, int]:
    return {
        badge.key: badge.value
        for badge in area.badges
        if isinstance(badge.value, int)
        and badge.known
        and not is_summed(badge)
        and not badge.key.startswith(OF_THE_PLOT)
    }


def _changed(old: dict[str, int], new: dict[str, int]) -> dict[str, tuple[int, int]]:
    """The numbers that have changed, old and new."""
    changes = {key: (old[key], value) for key, value in new.items() if old.get(key, value) != value}
    return {key: pair for key, pair in changes.items() if PART_OF.get(key) not in changes}


def _said(changed: dict[str, tuple[int, int]], wording: Wording) -> str:
    return ", ".join(f"{wording.word(key)} {old} → {new}" for key, (old, new) in changed.items())


def _causes(seats: set[str], events: Sequence[Event], wording: Wording, text: str) -> Iterator[Node]:
    """The events that a rule brought upon these seats."""
    for event in events:
        if event.rule and event.seat in seats:
            yield Node(
                wording.event(event), "", event.rule, wording.cites(event.rule, *wording.printings(text))
            )
