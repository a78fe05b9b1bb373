"""The move or command a line means; ambiguous lines raise an error with numbered suggestions."""

from __future__ import annotations

import re
from functools import partial

import msgspec
from msgspec.structs import replace

from engine.kernel.decisions import Move
from referee.notation.parser.commands import (
    BARE,
    Command,
    JudgeLine,
    ListLegal,
    SeeTable,
    Several,
    asks_about_rules,
    closes_as_question,
    command_of,
    ends_as_question,
    opens_as_question,
)
from referee.notation.parser.errors import ParseError, SuggestedLine, longer_than_read
from referee.notation.parser.excluding_words import excludes, only_speaks
from referee.notation.parser.lexicon import COMMON, folded, keys_of, line_words
from referee.notation.parser.line_readings import Effort, TypedLine
from referee.notation.parser.several_moves import divisions, parts_between_signs
from referee.notation.parser.single_reading import reading, unreadable
from referee.notation.suggestions.suggestions import offers_for
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session

LONGEST_SEAT = 2
"""Words that name a seat."""
ENDS_OF_WORDS = ".,!?"
MOST_ABOUT = 2
"""Words behind "legal" that name a card or a seat; more may tell a move."""
ASKS_ABOUT_RULES = "line_asks"
"""What is said of a line that only the rules answer."""
UNCLEAR = ("name_ambiguous", "which_seat")
"""What a form leaves unclear that the words of a line may tell."""
PLOT = "plot"
"""What a place holds where the title of a plot stands that need not be known."""
ASKS = re.compile(r"[^,.;!?]*\w\?+\s*$")
"""A line that is one question: it is judged, and nothing is entered."""


def parse(text: str, session: Session, language: str = "en", effort: Effort | None = None) -> Move | Command:
    """The move or command that a line means; suggestions are written in the language of the reader.

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
    found = _made(_with_parts(_meant_but_for_excluded(line), line), line)
    if not isinstance(found, Move | Several) or _asks_for_result(line, found):
        return found
    if asks_about_rules(line, found.moves if isinstance(found, Several) else (found,)):
        raise ParseError("line_asks", line=text.strip())
    asks = ASKS.match(text) or closes_as_question(text, language)
    asks = asks or (ends_as_question(text) and opens_as_question(text, language))
    return JudgeLine(text.strip().rstrip("?")) if asks else found


def _with_parts(found: Move | Command, line: TypedLine) -> Move | Command:
    """The same, with a move that a game makes one after the other taken apart."""
    if not isinstance(found, Move | Several):
        return found
    told = found.moves if isinstance(found, Several) else (found,)
    moves = tuple(part for move in told for part in line.lexicon.grammar.in_parts(move))
    return found if len(moves) == len(told) else Several(moves)


def _is_seat_of_a_table(about: str) -> bool:
    """Whether a seat follows "see", with a description of what lies before it."""
    named, colon, _ = about.partition(":")
    return bool(colon or len(about.split()) <= LONGEST_SEAT) and len(named.split()) <= LONGEST_SEAT


def _asks_for_result(line: TypedLine, found: Move | Several) -> bool:
    """Whether a question tells an automatic step of the table: "who has initiative?"."""
    if not isinstance(found, Move) or not line.lexicon.grammar.remarks:
        return False
    makes = _makes(found)
    asking = keys_of(line_words(COMMON)["particles"]["asking"])
    counted = makes in line.lexicon.grammar.nobodys and makes in line.soon
    return counted and any(folded(token.text) in asking for token in line.tokens)


def _meant_but_for_excluded(line: TypedLine) -> Move | Command:
    """The move or command of a line, with nobody in it whom the line leaves out."""
    if not excludes(token.text for token in line.tokens):
        return _meant(line)
    from referee.notation.own_words.objections.without_excluded import read_without_excluded

    return read_without_excluded(line, _meant)


def _made(found: Move | Command, line: TypedLine) -> Move | Command:
    """What a line means, if it does not only speak of it.

    Raises:
        ParseError: it does.
    """
    if isinstance(found, Move | Several) and only_speaks(token.text for token in line.tokens):
        from referee.notation.own_words.objections.unmade_moves import make_nothing_spoken_of

        make_nothing_spoken_of(line, found)
    if isinstance(found, Move | Several) and _joins(line):
        from referee.notation.own_words.objections.joined_names import tell_all_joined

        return tell_all_joined(line, found, partial(one_by_one, all_of_them=True))
    return found


def _joins(line: TypedLine) -> bool:
    """Whether a word like "and" stands in a line."""
    joining = line.lexicon.leads.get("and", frozenset())
    return any(folded(token.text) in joining for token in line.tokens)


def _meant(line: TypedLine) -> Move | Command:
    """The move or command of a line."""
    try:
        found = reading(line)
    except ParseError as unclear:
        return _rather_spoken(line, unclear)
    if isinstance(found, Move):
        return _finished(line, found)
    if found is None:
        parts = parts_between_signs(line)
        found = _in_parts(parts, line) if len(parts) > 1 else _spoken(line)
    if found is None:
        raise unreadable(line)
    return found


def _rather_spoken(line: TypedLine, unclear: ParseError) -> Move:
    """The move in the player's own words, where the form leaves a name or a seat unclear.

    Raises:
        ParseError: what is unclear, if the words alone do not tell it either.
    """
    grammar = line.lexicon.grammar
    if unclear.says not in UNCLEAR or grammar.meanings is None or grammar.remarks:
        raise unclear
    try:
        found = _spoken(line)
    except ParseError:
        raise unclear from None
    if not isinstance(found, Move):
        raise unclear
    return found


def _in_parts(parts: tuple[str, ...], line: TypedLine) -> Move | Command | None:
    """The moves between signs; where a part says too little, the whole line may tell one move."""
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
    """The move that a question names, as in "may Robb attack for power?"; else the question."""
    try:
        found = _spoken(line)
    except ParseError:
        return command
    if isinstance(found, Move) and asks_about_rules(line, (found,)):
        raise ParseError("line_asks", line=line.text.strip())
    return command if found is None else found


def _finished(line: TypedLine, move: Move) -> Move:
    """The move, or a question about what it leaves open, in games that propose meanings."""
    grammar = line.lexicon.grammar
    if grammar.meanings is None:
        return move
    makes = _makes(move)
    unwaited = grammar.remarks and (makes not in line.soon or _is_asked_otherwise(line, move))
    is_whole = makes == grammar.bare or line.session.adapter.game.verbs[type(move)].entry != "move"
    unwaited = unwaited and not is_whole
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
    """The meaning of a line in the player's own words; a question names the move it begins."""
    from referee.notation.own_words.act_or_ask import (
        in_own_words,  # 0.03 s, and most lines are read without it
    )

    try:
        return in_own_words(
            line, divided, _offered, lambda part: parse(part, line.session, line.language, line.effort)
        )
    except ParseError as asked:
        if asked.says == "words_not_placed" and _stops_at_a_plot(line):
            raise unreadable(line) from None
        asked.first_move = asked.first_move or line.begun(line.furthest)
        raise


def _stops_at_a_plot(line: TypedLine) -> bool:
    """Whether a line in its form goes on with a plot nobody knows: its title can stand in quotation marks."""
    wanted = any(want.what == PLOT for want in line.wants.get(line.furthest, ()))
    return wanted and not any(token.sign for token in line.tokens[line.furthest :])


def one_by_one(parts: tuple[str, ...], line: TypedLine, *, all_of_them: bool = False) -> Several:
    """The moves of several parts, each read at the table that the parts before it leave.

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
        each_move = found.moves if isinstance(found, Several) else (found,)
        for move in each_move:
            if not isinstance(move, Move):
                raise ParseError("line_unreadable", line=part)
            moves.append(move)
            if trial.enter(move).kind is not OutcomeKind.DONE:
                if all_of_them:
                    raise ParseError("line_unreadable", line=part)
                return Several(tuple(moves))
    return Several(tuple(moves))


def _behind(parts: tuple[str, ...], misread: ParseError) -> ParseError:
    """The error of a part, with the parts before it in each suggestion."""
    said = "; ".join((*parts, ""))

    def offers() -> tuple[SuggestedLine, ...]:
        return tuple(replace(suggestion, line=f"{said}{suggestion.line}") for suggestion in misread.offers)

    whole = ParseError(misread.says, offers, **misread.facts)
    whole.asks, whole.first_move = misread.asks, misread.first_move
    return whole


def _offered(line: TypedLine) -> tuple[SuggestedLine, ...]:
    return offers_for(line, reading)


def divided(line: TypedLine) -> Several | None:
    """The moves of a sentence that tells two, if both are clear."""
    for parts in divisions(line):
        try:
            found = one_by_one(parts, line, all_of_them=True)
        except ParseError:
            continue
        if not (_changes_speaker(found, parts, line) or _says_what_a_card_does_not(found, parts)):
            return found
    return None


def _says_what_a_card_does_not(found: Several, parts: tuple[str, ...]) -> bool:
    """Whether a played card does nothing, which reads as a pass: "the Raven, it does nothing"."""
    first, *others = found.moves
    plays = hasattr(first, "card") and not getattr(first, "effects", True)
    bare = all(msgspec.to_builtins(move).keys() <= BARE for move in others)
    denials = keys_of(line_words(COMMON)["particles"]["not"])
    denied = any(folded(word.strip(ENDS_OF_WORDS)) in denials for part in parts[1:] for word in part.split())
    return plays and bare and denied and all(move.by == first.by for move in others)


def _changes_speaker(found: Several, parts: tuple[str, ...], line: TypedLine) -> bool:
    """Whether a later part without a seat reads as another seat's, or as the same move again."""
    told = found.moves
    named = any(line.names.seat_in_a_sentence(folded(word)) for part in parts[1:] for word in part.split())
    return not named and any(type(move) is type(told[0]) and move.by != told[0].by for move in told[1:])
