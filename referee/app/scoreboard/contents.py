"""What a scoreboard tells: how everybody stands, whose turn it is, what is fought out, the last ruling."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from engine.kernel.decisions import TABLE
from engine.kernel.journal import CHANGING
from engine.kernel.reasons import Reason, Verdict, amount_of
from engine.kernel.view import Badge, View, ViewArea
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.wording import Wording, outcome_text, phase_title, round_text
from referee.app.render import glyphs
from referee.app.render.area_lines import is_owned
from referee.desk.server import LiveGame
from referee.session.session import Session
from referee.storage import lease
from referee.storage.database import Database, open_database, usual_place
from referee.storage.errors import NothingSaved
from referee.storage.games import Journal, Summary, saved_games
from referee.words.speech import label

UNTOLD = ("threshold", "banner_power")
"""Numbers of a seat that are told by its score."""
NONE = "-"
"""Where a side has no sum yet."""
BATTLE, POINTER = "battle", "pointer"
"""Badges of an area that is fought for, and of the card that acts."""


class Standing(Struct, frozen=True):
    """The standing of one seat."""

    seat: str
    score: str
    number: int
    active: bool
    more: str
    """Its other numbers."""


class ContestSide(Struct, frozen=True):
    """One side of a challenge or battle."""

    seat: str
    amount: str


class Contest(Struct, frozen=True):
    """The challenge or battle, or the acting card."""

    title: str
    sides: tuple[ContestSide, ...] = ()


class Scoreboard(Struct, frozen=True):
    """The words of a scoreboard."""

    name: str
    round: str
    phase: str
    asked: str
    standings: tuple[Standing, ...]
    unit: str
    """What the scores count."""
    goal: int | None
    contest: Contest | None
    ruling: str
    entry: str


def scoreboard(session: Session, wording: Wording, name: str) -> Scoreboard:
    """The scoreboard of a game as everybody may see it; ``name``: of the game."""
    view = session.adapter.view(session.public)
    seats = tuple(area for area in view.areas if is_owned(area))
    key = view.score or _first_number(seats)
    phase = str(view.facts.get("phase", ""))
    return Scoreboard(
        name=name,
        round=round_text(view),
        phase=phase_title(phase) if phase else "",
        asked=_asked(session, wording),
        standings=tuple(_standing(area, key, wording, due=_due(session)) for area in seats),
        unit=wording.word(key) if key else "",
        goal=view.goal,
        contest=_contest(view, session, wording),
        ruling=_ruling(session, wording),
        entry=_deed(session, wording),
    )


def _first_number(seats: tuple[ViewArea, ...]) -> str:
    """The first number of a seat, in a game without a score."""
    badges = (badge for area in seats[:1] for badge in area.badges)
    return next((badge.key for badge in badges if isinstance(badge.value, int)), "")


def _due(session: Session) -> str:
    """The seat whose turn it is; empty: nobody's alone."""
    waiting = session.waiting[:1]
    return waiting[0].seat if waiting and waiting[0].seat != TABLE and session.state.over is None else ""


def _standing(area: ViewArea, key: str, wording: Wording, *, due: str) -> Standing:
    badges = {badge.key: badge for badge in area.badges}
    score = badges.get(key, Badge(key, known=False))
    others = (
        badge for badge in area.badges if badge.key not in (key, *UNTOLD) and isinstance(badge.value, int)
    )
    return Standing(
        wording.names(area.name),
        glyphs.amount(score),
        score.value if isinstance(score.value, int) else 0,
        area.id == due if due else area.active,
        " · ".join(f"{wording.word(badge.key)} {glyphs.amount(badge)}" for badge in others),
    )


def _asked(session: Session, wording: Wording) -> str:
    if session.state.over is not None:
        return outcome_text(session.state.over, wording)
    return wording.decision(session.waiting[0]) if session.waiting else label("nothing-open")


# What is fought out


def _contest(view: View, session: Session, wording: Wording) -> Contest | None:
    for area in view.areas:
        badges = {badge.key: badge for badge in area.badges}
        if any(row.key in glyphs.SIDES for row in area.rows):
            return _challenge(badges, wording)
        if BATTLE in badges:
            return _battle(area, session.adapter.explain(session.public, badges[BATTLE].explains), wording)
    return _acting(view, wording)


def _challenge(badges: dict[str, Badge], wording: Wording) -> Contest:
    sides = (
        ContestSide(
            wording.names(str(badges[side].value)), glyphs.amount(badges[total]) if total in badges else NONE
        )
        for total, side in (("attack", "attacker"), ("defence", "defender"))
        if side in badges
    )
    return Contest(wording.kind(next(iter(badges))), tuple(sides))


def _battle(area: ViewArea, so_far: Reason | None, wording: Wording) -> Contest:
    sums = so_far.because if so_far is not None else ()
    words = (wording.word("attack"), wording.word("defence"))
    sides = (ContestSide(word, _sum(reason)) for word, reason in zip(words, sums, strict=False))
    return Contest(wording.names(area.name), tuple(sides))


def _sum(reason: Reason) -> str:
    return glyphs.UNKNOWN if reason.found is Verdict.CANNOT_TELL else str(amount_of(reason))


def _acting(view: View, wording: Wording) -> Contest | None:
    pieces = (piece for area in view.areas for row in area.rows for piece in row.pieces)
    acting = next((piece for piece in pieces if any(badge.key == POINTER for badge in piece.badges)), None)
    return Contest(label("scoreboard-acts", card=wording.names(acting.id))) if acting is not None else None


# What was entered last


def _ruling(session: Session, wording: Wording) -> str:
    return _last(session, wording, "ruling")


def _deed(session: Session, wording: Wording) -> str:
    return _last(session, wording, *(CHANGING - {"fact"}))


def _last(session: Session, wording: Wording, *kinds: str) -> str:
    """The last counting line of these kinds, as the log has it."""
    lines = (line for line in reversed(session.lines) if line.kind in kinds and not line.undone)
    last = next(lines, None)
    return LogWords(session, wording).text(last) if last is not None else ""


class FollowedGame(Struct, frozen=True):
    """The state of the followed game."""

    live: LiveGame | None
    """None: no game was found."""
    journal: Journal | None = None
    """What was entered since."""
    is_open: bool = False
    """Somebody writes to it."""
    other: Summary | None = None
    """Another game that somebody writes to, where nobody writes to this one."""


class GameFollower:
    """Follows one game; without a name the one that is played now, or was played last."""

    def __init__(self, wanted: str | None = None, place: str | Path | None = None) -> None:
        self._wanted, self._place = wanted, place
        self._database: Database | None = None
        self._live: LiveGame | None = None

    @property
    def database(self) -> Database | None:
        """The database of the games, once it could be opened."""
        return self._database

    @property
    def wanted(self) -> str | None:
        """The number or the name of the wanted game, if any."""
        return self._wanted

    def follow(self, game: Summary) -> None:
        """Follows this game from now on."""
        self._wanted = str(game.id)

    def look(self) -> FollowedGame:
        """Reads new entries; in any thread, one at a time.

        Raises:
            StorageError, RefereeError: what cannot be read.
        """
        if self._database is None:
            place = self._place or usual_place(make=False)
            if isinstance(place, Path) and not place.exists():
                return FollowedGame(None)
            try:
                self._database = open_database(place, read_only=True)
            except NothingSaved:
                return FollowedGame(None)
        saved = saved_games(self._database)
        held = {game for game, holder in lease.holders(self._database).items() if not holder.is_dead}
        followed = self._found(saved, held)
        if followed is None:
            self._live = None
            return FollowedGame(None)
        if self._live is None or self._live.game != followed.id:
            self._live = LiveGame(self._database, followed.id)
        other = next((summary for summary in saved if summary.id in held and summary.id != followed.id), None)
        is_open = followed.id in held
        return FollowedGame(self._live, self._live.news(), is_open, None if is_open else other)

    def _found(self, saved: Sequence[Summary], held: set[int]) -> Summary | None:
        if self._wanted is not None:
            named = (summary for summary in saved if summary.is_called(self._wanted))
            return next(named, None)
        here = self._live.game if self._live is not None else 0
        played = [summary for summary in saved if summary.id in held]
        ours = [summary for summary in saved if summary.id == here]
        still_played = [summary for summary in ours if summary in played]
        return next(iter((*still_played, *played, *ours, *saved)), None)

    def close(self) -> None:
        """Stops reading."""
        if self._database is not None:
            self._database.close()
