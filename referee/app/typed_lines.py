"""The typed lines of a table: read, explained where they are ambiguous, and completed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.corrections import AS_TOLD, Correct
from engine.kernel.decisions import Move, verb
from engine.kernel.errors import RefereeError
from referee.app.presenters.offered_moves import asks_effects, not_yet, why_not_begun, with_holes
from referee.app.presenters.wording import Wording
from referee.app.widgets.move_list import OfferedMove
from referee.notation.completion.completions import complete
from referee.notation.formatter import line_of, word_in
from referee.notation.parser.commands import (
    Command,
    DescribeCard,
    JudgeLine,
    LineQuestion,
    ListLegal,
    Several,
    command_of,
    ends_as_question,
    names_one,
    opens_as_question,
)
from referee.notation.parser.errors import ParseError, longer_than_read
from referee.notation.parser.lexicon import folded, lexicon
from referee.notation.parser.line_readings import Effort, TypedLine, awaited
from referee.notation.parser.name_index import cards_of, names_of
from referee.notation.parser.parse import ASKS_ABOUT_RULES, MOST_ABOUT, parse
from referee.notation.parser.several_moves import parts_between_signs
from referee.notation.parser.single_reading import reading
from referee.notation.suggestions.respellings import TOLD_INSTEAD
from referee.notation.suggestions.suggestions import RAW, ListedMove, alike, exact_match, rewritten
from referee.session.files.user_data import note_fault
from referee.session.session import Session

Moves = tuple[Move, ...]
UNDERSTOOD = (
    "name_ambiguous",
    "which_seat",
    "which_one",
    "words_not_placed",
    "told_another_amount",
    "told_another_winner",
    "told_winner_of_tie",
    "told_otherwise",
    "several_readings",
    "whose_effect",
    "outcome_open",
    "outcome_not_possible",
    "outcome_told_in_part",
)
"""A line that was read, but in several ways: each of them may be asked about, legal or not."""
IMPOSSIBLE = "outcome_not_possible"
SPELT_NEARLY = 80
"""Of a hundred: how like a line is what is offered although nobody waits for it."""
MOST_MEANINGS = 9
"""As many as there are number keys."""
MOST_AGAIN = 6_000
"""Steps for reading all that is offered once more, so as to say it in words."""
LONGEST_NUMBER = 5
"""Digits a number of the list can have at most."""


class Meaning(Struct, frozen=True):
    """A possible meaning of a line, in the language of the screen."""

    says: str
    line: str = ""
    offer: OfferedMove | None = None
    moves: Moves = ()


class AmbiguousLine(ParseError):
    """A line that cannot be read; its meanings are worked out when they are shown."""

    def __init__(self, misread: ParseError, meant: Callable[[], tuple[Meaning, ...]] = tuple) -> None:
        super().__init__(misread.says, lambda: misread.offers, **misread.facts)
        self.asks = misread.asks
        self._meant = meant

    @cached_property
    def meant(self) -> tuple[Meaning, ...]:
        """The meanings of the line; none, where Referee itself fails to find them."""
        try:
            return self._meant()
        except Exception as fault:  # noqa: BLE001 - what was said of the line stands without it
            note_fault(str(self.facts.get("line", "")), fault)
            return ()


def not_understood(line: str, fault: Exception) -> ParseError:
    """The error for a line that Referee itself failed to read; the fault is logged."""
    return ParseError("line_not_understood", line=line.strip(), file=note_fault(line, fault))


def not_entered(line: str, fault: Exception) -> ParseError:
    """The error for a line that was read, but on whose moves Referee itself failed."""
    return ParseError("line_not_entered", line=line.strip(), file=note_fault(line, fault))


class TypedLines:
    """Reads, explains and completes the typed lines of one table."""

    def __init__(
        self, session: Session, wording: Wording, listed: Callable[[], tuple[OfferedMove, ...]] = tuple
    ) -> None:
        """``listed``: the moves that the screen shows."""
        self._session = session
        self._wording = wording
        self._listed = listed

    def read(self, line: str) -> Moves | Command | OfferedMove:
        """The moves of a line, or its command; a number is that of a move in the list.

        Raises:
            AmbiguousLine: it cannot be read; the offers say what may be meant.
            Unreadable: it names something that is not on the table.
        """
        try:
            return self._read(line)
        except RefereeError:
            raise
        except Exception as fault:
            raise AmbiguousLine(not_understood(line, fault)) from fault

    def _read(self, line: str) -> Moves | Command | OfferedMove:
        too_long = longer_than_read(line)
        if too_long is not None:
            raise AmbiguousLine(too_long)
        asked = command_of(line)
        if isinstance(asked, LineQuestion):
            return self._asked(asked, line)
        described = self._described(line) if ":" in line and asked is None else None
        if described is not None:
            return described
        shown = self._listed()
        if line.strip().isdecimal() and len(line.strip()) < LONGEST_NUMBER:
            if 0 < int(line) <= len(shown):
                return shown[int(line) - 1]
            raise AmbiguousLine(ParseError("no_such_number", line=line.strip(), count=len(shown)))
        listed = _sentences(shown)
        same = exact_match(line, listed)
        if same is not None and not same.by_hand:
            return (same.move,)
        for text in rewritten(line, listed, self._session):
            return self._parsed(text)
        try:
            return self._parsed(line)
        except ParseError as error:
            if same is not None:
                return shown[same.at]
            raise self._unclear(line, shown, error) from None

    def _asked(self, asked: LineQuestion, line: str) -> LineQuestion:
        """The question that a line begins with, unless the rules alone answer it."""
        judged = isinstance(asked, JudgeLine)
        about = f"{asked.about.rstrip('? ')}?"
        if judged:
            may_be_general = opens_as_question(about, self._wording.language)
        else:
            may_be_general = ends_as_question(line) and len(about.split()) > MOST_ABOUT
        whole = line if isinstance(asked, ListLegal) else about
        if may_be_general and self._is_about_rules(whole, judged=judged):
            raise AmbiguousLine(ParseError("line_asks", line=line.strip()))
        return asked

    def _is_about_rules(self, line: str, *, judged: bool) -> bool:
        """Whether a question tells no move, or one for which it names nothing."""
        typed = TypedLine(line, self._session, language=self._wording.language)
        try:
            parsed = self._parsed(line)
        except ParseError as misread:
            near = misread.says in UNDERSTOOD or judged
            return misread.says == ASKS_ABOUT_RULES or not (near and names_one(typed))
        return isinstance(parsed, ListLegal) and not names_one(typed)

    def _unclear(self, line: str, shown: tuple[OfferedMove, ...], error: ParseError) -> AmbiguousLine:
        later = self._later(error)
        if later is not None:
            return AmbiguousLine(later)
        if error.says == ASKS_ABOUT_RULES and not error.offers:
            return AmbiguousLine(error)
        return AmbiguousLine(self._explained(error), partial(self._meant, line, shown, error))

    def _described(self, line: str) -> DescribeCard | None:
        """The card that a line describes, if it tells nothing else."""
        from referee.position.card_line import read_card_line  # few lines have a colon

        game = self._session.adapter.game.id
        head = folded(line.partition(":")[0].split(" ")[0])
        names = names_of(lexicon(game), self._session.public, cards_of(self._session))
        card = None if names.seat_in_a_sentence(head) else read_card_line(line, game, self._wording.language)
        return DescribeCard(card.title, card.fields) if card is not None else None

    def parts(self, line: str) -> tuple[str, ...]:
        """The lines between semicolons; a line that is one move as a whole stays whole."""
        if ";" not in line or command_of(line) is not None or longer_than_read(line) is not None:
            return (line,)
        if exact_match(line, _sentences(self._listed())) is not None:
            return (line,)
        typed = TypedLine(line, self._session, language=self._wording.language)
        parts = parts_between_signs(typed)
        try:
            whole = len(parts) < 2 or reading(typed) is not None
        except ParseError:
            whole = True
        return (line,) if whole else parts

    def _later(self, error: ParseError) -> ParseError | None:
        """The error for a line without its cards whose move belongs to another time."""
        if error.first_move is None or error.says == IMPOSSIBLE:
            return None
        why = not_yet(self._session, self._wording, error.first_move)
        return ParseError("outcome_refused", line=error.facts["line"], why=why) if why else None

    def _explained(self, error: ParseError) -> ParseError:
        """The error with the reason why an outcome cannot have come about."""
        if error.first_move is None or error.says != IMPOSSIBLE:
            return error
        why = why_not_begun(self._session, self._wording, error.first_move)
        return (
            ParseError("outcome_refused", lambda: error.offers, line=error.facts["line"], why=why)
            if why
            else error
        )

    def _parsed(self, line: str, effort: Effort | None = None) -> Moves | Command:
        parsed = parse(line, self._session, self._wording.language, effort)
        if isinstance(parsed, Correct) and not parsed.reason.strip():
            raise ParseError("correction_why", line=line.strip(), because=self._because())
        if isinstance(parsed, Several):
            return parsed.moves
        return (parsed,) if isinstance(parsed, Move) else parsed

    def _because(self) -> str:
        """The word that leads the reason of a correction."""
        leads = lexicon(self._session.adapter.game.id).words.leads
        return word_in(leads["because"], self._wording.language)

    def _meant(self, line: str, shown: tuple[OfferedMove, ...], error: ParseError) -> tuple[Meaning, ...]:
        """The meanings of a line: similar moves of the list, then readable lines, legal ones first."""
        near = tuple(Meaning(move.says, offer=shown[move.at]) for move in alike(line, _sentences(shown)))
        effort = Effort(MOST_AGAIN)
        read = tuple((offer, *self._in_words(offer.line, effort)) for offer in error.offers)
        if error.says in UNDERSTOOD:
            return _distinct((*(meant for _, meant, _ in read), *near))
        sensible = tuple(
            meant
            for suggestion, meant, moves in read
            if suggestion.why == TOLD_INSTEAD or self._is_sensible(line, suggestion.line, moves)
        )
        return _distinct((*near, *sensible))

    def _in_words(self, line: str, effort: Effort) -> tuple[Meaning, Moves]:
        """A suggested line in the language of the screen, and its moves."""
        try:
            moves = self._parsed(line, effort)
        except ParseError:
            return Meaning(line, line), ()
        if not isinstance(moves, tuple):
            return Meaning(line, line), ()
        *before, last = moves
        is_told = isinstance(last, Correct) and last.reason == AS_TOLD
        shows = not is_told and all("card" in move.__struct_fields__ for move in before)
        return Meaning(self._says(last, tuple(before)) if shows else line, line, None, moves), moves

    def _is_sensible(self, typed: str, offered: str, moves: Moves) -> bool:
        """Whether a suggestion is legal and waited for, or spelt nearly like the line."""
        from rapidfuzz import fuzz  # 0.03 s, needed only when something is misspelt

        if not moves or fuzz.ratio(typed.casefold(), offered.casefold()) >= SPELT_NEARLY:
            return True
        if verb(moves[-1]) not in awaited(self._session, self._session.public)[1]:
            return False
        return len(moves) > 1 or not self._session.refuses(moves[0])

    def _says(self, move: Move, shown: Moves) -> str:
        """A move in words; cards that have yet to be shown are called by their titles."""
        cards: list[Any] = [getattr(shown_move, "card", "") for shown_move in shown]
        titles = {card.id: card.name for card in cards if hasattr(card, "name")}
        names = self._wording.names
        self._wording.names = lambda key: titles.get(key) or names(key)
        try:
            return self._wording.move(self._session.adapter.announced(self._session.state, move))
        finally:
            self._wording.names = names

    def line_of(self, move: Move, before: Any = None) -> str:
        """The line by which a move would be typed at the table at which it was made.

        What no line says in words, or only with what nobody else may know, is told as the list tells it.
        """
        try:
            state = self._session.state if before is None else before
            announced = self._session.adapter.announced(state, move)
            line = line_of(announced, self._session, before, self._wording.language)
        except RefereeError:
            return ""
        return self._wording.move(announced) if line.startswith(RAW) else line

    def complete(self, text: str, cursor: int) -> tuple[str, ...]:
        """The lines that this one may become, the likeliest first."""
        try:
            completions = complete(text, cursor, self._session, self._wording.language)
        except Exception as fault:  # noqa: BLE001 - nothing that is typed may end the game
            note_fault(text, fault)
            return ()
        return tuple(
            dict.fromkeys(
                f"{text[: completion.start]}{completion.text}{text[completion.end :]} "
                for completion in completions
            )
        )


def _sentences(shown: tuple[OfferedMove, ...]) -> tuple[ListedMove, ...]:
    return tuple(
        ListedMove(offer.says, with_holes(offer.choice), at, not offer.why_not, asks_effects(offer.choice))
        for at, offer in enumerate(shown)
        if offer.choice is not None
    )


def _distinct(readings: tuple[Meaning, ...]) -> tuple[Meaning, ...]:
    """Each meaning once; different moves with the same words are told apart by their lines."""
    offered = {meaning.says for meaning in readings if meaning.offer is not None}
    once = {
        (meaning.says, _whatever_seat(meaning.moves)): meaning
        for meaning in reversed(readings)
        if meaning.offer or meaning.says not in offered
    }
    meanings = list(once.values())[::-1]
    says = [meaning.says for meaning in meanings]
    clear = (
        meaning
        if says.count(meaning.says) == 1
        else replace(meaning, says=f"{meaning.says}  : {meaning.line}")
        for meaning in meanings
    )
    return tuple(clear)[:MOST_MEANINGS]


def _whatever_seat(moves: Moves) -> bytes:
    """The moves without their seats: where the seat matters, the words name it."""
    return msgspec.json.encode([replace(move, by="") for move in moves])
