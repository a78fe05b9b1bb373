"""The move or command a line means; ambiguous lines raise an error with numbered suggestions."""

from __future__ import annotations

import re
from functools import partial

import msgspec
from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.grammar import Form
from engine.kernel.reasons import Verdict
from referee.notation.completion.expected import told_at
from referee.notation.formatter import line_of, seat_in, word_in
from referee.notation.parser.commands import (
    Command,
    JudgeLine,
    ListLegal,
    Note,
    Redo,
    SeeTable,
    Several,
    Undo,
    command_of,
)
from referee.notation.parser.errors import ParseError, SuggestedLine, longer_than_read
from referee.notation.parser.lexicon import COMMON, folded, keys_of, line_words
from referee.notation.parser.line_readings import Effort, LineReading, TypedLine
from referee.notation.parser.several_moves import (
    by_adding,
    by_name,
    by_reading,
    divisions,
    parts_between_signs,
    several,
)
from referee.notation.parser.slots_basic import LONGEST_NAME
from referee.notation.suggestions.suggestions import offers_for
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.session.session import Session

CARDS = ("card", "cards", "source", "means")
"""Places that hold cards of the table."""
LONGEST_SEAT = 2
"""Words that name a seat."""
MOST_ABOUT = 2
"""Words behind "legal" that name a card or a seat; more may tell a move."""
ASKS = re.compile(r"[^,.;!?]*\w\?+\s*$")
"""A line that is one question: it is judged, and nothing is entered."""
RAW = "move"
"""``move {...}`` is a move as JSON: what no form can say can still be written on one line."""


def parse(text: str, session: Session, language: str = "en", effort: Effort | None = None) -> Move | Command:
    """The move or command a line means; what is offered is written in the language, whichever was typed.

    Args:
        effort: what several lines share; a line alone has its own.

    Raises:
        ParseError: nothing certain; it carries offers.
    """
    too_long = longer_than_read(text)
    if too_long is not None:
        raise too_long
    command = command_of(text)
    if isinstance(command, SeeTable) and not _is_seat_of_a_table(command.about):
        command = None
    if isinstance(command, ListLegal) and len(command.about.split()) > MOST_ABOUT:
        return _asked_whether(command, TypedLine(text, session, language=language, effort=effort))
    if command is not None:
        return command
    line = TypedLine(text, session, language=language, effort=effort)
    if not line.tokens:
        raise ParseError("nothing_typed")
    found = _meant(line)
    asks = isinstance(found, Move | Several) and ASKS.match(text) and not _asks_for_result(line, found)
    return JudgeLine(text.strip().rstrip("?")) if asks else found


def _is_seat_of_a_table(about: str) -> bool:
    """Whether the words behind "see" begin with a name, as what lies before a seat is told."""
    named, colon, _ = about.partition(":")
    return bool(colon or len(about.split()) <= LONGEST_SEAT) and len(named.split()) <= LONGEST_SEAT


def _asks_for_result(line: TypedLine, found: Move | Several) -> bool:
    """Whether a question is the way to say what the table does next by the book: "who has initiative?"."""
    if not isinstance(found, Move) or not line.lexicon.grammar.remarks:
        return False
    makes = _makes(found)
    asking = keys_of(line_words(COMMON)["particles"]["asking"])
    counted = makes in line.lexicon.grammar.nobodys and makes in line.soon
    return counted and any(folded(token.text) in asking for token in line.tokens)


def _meant(line: TypedLine) -> Move | Command:
    """The move or command that a line tells."""
    found = reading(line)
    if isinstance(found, Move):
        return _finished(line, found)
    if found is None:
        parts = parts_between_signs(line)
        found = _in_parts(parts, line) if len(parts) > 1 else _spoken(line)
    if found is None:
        raise _unreadable(line)
    return found


def _in_parts(parts: tuple[str, ...], line: TypedLine) -> Move | Command | None:
    """The moves that signs part; where one of them says too little, all of the line may tell of one."""
    try:
        return one_by_one(parts, line)
    except ParseError:
        grammar = line.lexicon.grammar
        if grammar.meanings is None or grammar.remarks:
            raise
        try:
            whole = _spoken(line)
        except ParseError:
            whole = None
        if not isinstance(whole, Move):
            raise
        return whole


def _asked_whether(command: ListLegal, line: TypedLine) -> Move | Command:
    """The move that a question tells in so many words: "may Robb attack for power?"; else the question."""
    try:
        found = _spoken(line)
    except ParseError:
        return command
    return command if found is None else found


def _finished(line: TypedLine, move: Move) -> Move:
    """The move, or what it leaves open as a question, in games that tell what may be meant."""
    grammar = line.lexicon.grammar
    if grammar.meanings is None:
        return move
    makes = _makes(move)
    unwaited = grammar.remarks and (makes not in line.soon or _is_asked_otherwise(line, move))
    told = makes == grammar.bare or line.session.adapter.game.verbs[type(move)].entry != "move"
    unwaited = unwaited and not told
    if grammar.remarks and not unwaited and getattr(move, "host", None) != "":
        return move
    # 0.03 s that few lines need
    from referee.notation.own_words.preferred_move import finished, preferred_move, with_host

    if not grammar.remarks:
        return finished(line, move)
    return with_host(line, preferred_move(line, move) if unwaited else move)


def _makes(move: Move) -> str:
    return str(type(move).__struct_config__.tag)


def _is_asked_otherwise(line: TypedLine, move: Move) -> bool:
    """Whether a line reads as the denial of what its seat is asked for, such as a defence."""
    denied = line.lexicon.grammar.denied
    if _makes(move) not in denied.values():
        return False
    asked = {form.makes for form in line.lexicon.grammar.forms if form.words in denied.values()}
    return any(move.by in line.soon.get(makes, ()) for makes in asked - {_makes(move)})


def _spoken(line: TypedLine) -> Move | Command | None:
    """What a line means in the player's own words; what is asked says with which move it begins."""
    from referee.notation.own_words.act_or_ask import (
        in_own_words,  # 0.03 s, and most lines are read without it
    )

    try:
        return in_own_words(line, divided, _offered)
    except ParseError as asked:
        asked.first_move = asked.first_move or line.begun(line.furthest)
        raise


def one_by_one(parts: tuple[str, ...], line: TypedLine, *, all_of_them: bool = False) -> Several:
    """The moves of several parts, each read at the table the ones before leave; behind a refusal none is.

    Args:
        all_of_them: a refusal is an error too, for nobody said where one part ends.

    Raises:
        ParseError: a part cannot be read; what is offered are whole lines.
    """
    trial = line.session.branch()
    moves: list[Move] = []
    for number, part in enumerate(parts):
        try:
            found = parse(part, trial, line.language, line.effort)
        except ParseError as misread:
            raise _behind(parts[:number], misread) from None
        told = found.moves if isinstance(found, Several) else (found,)
        for move in told:
            if not isinstance(move, Move):
                raise ParseError("line_unreadable", line=part)
            moves.append(move)
            if trial.enter(move).kind is not OutcomeKind.DONE:
                if all_of_them:
                    raise ParseError("line_unreadable", line=part)
                return Several(tuple(moves))
    return Several(tuple(moves))


def _behind(parts: tuple[str, ...], misread: ParseError) -> ParseError:
    """What is asked of a part of a line, with the parts before it in each offer."""
    said = "; ".join((*parts, ""))

    def offers() -> tuple[SuggestedLine, ...]:
        return tuple(replace(suggestion, line=f"{said}{suggestion.line}") for suggestion in misread.offers)

    whole = ParseError(misread.says, offers, **misread.facts)
    whole.asks, whole.first_move = misread.asks, misread.first_move
    return whole


def _offered(line: TypedLine) -> tuple[SuggestedLine, ...]:
    return offers_for(line, reading)


def divided(line: TypedLine) -> Several | None:
    """The moves of a sentence that tells of two, if both are clear."""
    for parts in divisions(line):
        try:
            found = one_by_one(parts, line, all_of_them=True)
        except ParseError:
            continue
        if not _changes_speaker(found, parts, line):
            return found
    return None


def _changes_speaker(found: Several, parts: tuple[str, ...], line: TypedLine) -> bool:
    """Whether a later part is read as another seat's, or as the same move again, and names no seat."""
    told = found.moves
    named = any(line.names.seat_in_a_sentence(folded(word)) for part in parts[1:] for word in part.split())
    return not named and any(type(move) is type(told[0]) and move.by != told[0].by for move in told[1:])


def _unreadable(line: TypedLine) -> ParseError:
    """Up to which word the line was understood, and what may stand there."""
    misread = _stopped(line)
    misread.first_move = line.begun(line.furthest)
    return misread


def _stopped(line: TypedLine) -> ParseError:
    wanted, typed = line.furthest, line.text.strip()
    follows = told_at(line, wanted) if wanted else ()
    offers = partial(offers_for, line, reading)
    if not follows:
        if typed.endswith("?"):
            return ParseError("line_asks", offers, line=typed)
        example = _example(line)
        key = "line_says_nothing" if example else "line_unreadable"
        return ParseError(key, offers, line=typed, example=example)
    absent = _absent(line, wanted)
    if absent:
        return ParseError("card_not_here", offers, line=typed, card=absent)
    understood = line.text[: line.tokens[wanted - 1].end].strip()
    if wanted == len(line.tokens):
        return ParseError("line_unfinished", offers, line=typed, follows=follows)
    at = line.tokens[wanted].text
    return ParseError("line_stops", offers, line=typed, understood=understood, stops_at=at, follows=follows)


def _absent(line: TypedLine, at: int) -> str:
    """The title of a card of the catalogue that is named where one on the table is wanted, and is not."""
    if not any(want.what in CARDS for want in line.wants.get(at, ())):
        return ""
    for end in range(min(len(line.tokens), at + LONGEST_NAME), at, -1):
        phrase = " ".join(token.text for token in line.tokens[at:end])
        like = line.names.faces_like(phrase)
        if len(like) == 1 and like[0].type.value != "plot" and line.names.card(phrase, "", "") is None:
            return like[0].name(line.language)
    return ""


def _example(line: TypedLine) -> str:
    """A line that could be typed now."""
    now = (
        candidate.move
        for candidate, _ in line.session.choices()
        if not candidate.pick and not candidate.by_hand
    )
    move = next(now, None)
    return line_of(move, line.session, None, line.language) if move is not None else ""


def reading(line: TypedLine) -> Move | Command | None:
    """What a line means if it means one thing; nothing if it means none.

    Raises:
        ParseError: it may mean several things.
    """
    if folded(line.tokens[0].text) == RAW and line.text.strip()[len(RAW) :].lstrip().startswith("{"):
        return _raw(line)
    found = line.candidates()
    if line.given_up:
        raise ParseError("line_reads_too_many_ways", line=line.text.strip())
    nearest = [reading for reading in found if reading.cost == found[0].cost]
    if not nearest:
        return None
    chosen = _of_one_seat(line, nearest)
    if chosen.unsure:
        raise ParseError("name_ambiguous", partial(by_name, line, chosen), line=line.text.strip())
    if chosen.by_hand:
        raise ParseError("whose_effect", (_as_effect(line, chosen),), line=line.text.strip())
    return chosen.move if not chosen.shows and chosen.move is not None else several(line, chosen)


def _as_effect(line: TypedLine, chosen: LineReading) -> SuggestedLine:
    """The line as what a card does: said outright, for a slip of the tongue must not go before the rules."""
    start = line.tokens[1 if chosen.seat_said else 0].start
    head, rest = line.text[:start].strip(), line.text[start:].strip()
    form = next(form for form in line.lexicon.grammar.forms if form.makes == line.lexicon.grammar.bare)
    return SuggestedLine(f"{head} {_verb(line, form)}: {rest}".strip(), "reading")


def _verb(line: TypedLine, form: Form) -> str:
    return word_in(line.lexicon.said(form), line.language)


def _raw(line: TypedLine) -> Move:
    try:
        found: Move = line.session.adapter.read_move(line.text.strip()[len(RAW) :].strip().encode())
    except (RefereeError, msgspec.MsgspecError, RecursionError) as error:
        raise ParseError("raw_move_unreadable", line=line.text.strip(), error=str(error)) from None
    return found


def _of_one_seat(line: TypedLine, nearest: list[LineReading]) -> LineReading:
    """The reading that is meant where several are as near; a seat left out must be the only possible one."""
    different = _different(nearest)
    if len(different) == 1:
        return different[0]
    if all(reading.adds for reading in different) and len({reading.seat for reading in different}) == 1:
        raise ParseError("which_one", partial(by_adding, line, different), line=line.text.strip())
    seats = {reading.seat for reading in different}
    if len(seats) == len(different) and "" not in seats and not different[0].seat_said:
        return _meant_seat(line, different)
    raise ParseError(
        "several_readings",
        partial(by_reading, line, different),
        line=line.text.strip(),
        verbs=_heads(line, different),
    )


def _heads(line: TypedLine, different: list[LineReading]) -> tuple[str, ...]:
    """What they begin with, in words."""
    said = {reading.raw["do"]: reading for reading in different}
    forms = {form.makes: form for form in reversed(line.lexicon.grammar.forms) if not form.asked}
    return tuple(_verb(line, forms[verb]) for verb in sorted(said) if verb in forms)


def _different(nearest: list[LineReading]) -> list[LineReading]:
    found: list[LineReading] = []
    for reading in nearest:
        if not any(reading.raw == other.raw for other in found):
            found.append(reading)
    return found


def _meant_seat(line: TypedLine, different: list[LineReading]) -> LineReading:
    """The only seat that may do it; if more may, the one the table waits for."""
    allowed = [reading for reading in different if _allowed(line, reading)]
    if len(allowed) == 1:
        return allowed[0]
    waited = {decision.seat for decision in line.session.waiting}
    asked = [reading for reading in allowed or different if reading.seat in waited]
    if len(asked) == 1:
        return asked[0]
    offers = tuple(
        SuggestedLine(f"{seat_in(line.names, reading.seat, line.language)} {line.text.strip()}", "seat")
        for reading in different
    )
    raise ParseError("which_seat", offers, line=line.text.strip())


def _allowed(line: TypedLine, reading: LineReading) -> bool:
    if reading.move is None or reading.shows:
        return False
    try:
        _, rulings = line.session.rule_on(reading.move)
    except RefereeError:
        return False
    return all(ruling.verdict is not Verdict.NO for ruling in rulings)


def enter(text: str, session: Session) -> tuple[EntryOutcome, ...]:
    """Reads a line and enters what it stands for; of several moves, up to the first that cannot be entered.

    Raises:
        ParseError: the line cannot be read; nothing was entered.
        Unreadable: it names something that is not on the table.
    """
    found = parse(text, session)
    if isinstance(found, Move):
        return (session.enter(found),)
    if isinstance(found, Several):
        return _several(found.moves, session)
    if isinstance(found, Note):
        session.note(found.words)
    elif isinstance(found, Undo):
        session.undo(found.to)
    elif isinstance(found, Redo):
        session.redo()
    else:
        raise ParseError("question_of_table", line=text.strip())
    return ()


def _several(moves: tuple[Move, ...], session: Session) -> tuple[EntryOutcome, ...]:
    """One after the other; what stops half way stays as far as it came, like moves typed singly."""
    outcomes: list[EntryOutcome] = []
    for move in moves:
        outcomes.append(session.enter(move))
        if outcomes[-1].kind is not OutcomeKind.DONE:
            break
    return tuple(outcomes)
