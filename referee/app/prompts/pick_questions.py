"""Questions about several cards: a checklist, and what its picks are paired with."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_type_hints

from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Verdict
from engine.kernel.view import pieces
from referee.app.dialogs.checklist import CheckedItems, Checklist, Item
from referee.app.dialogs.choices import ChooseOne, ChooseWithPreview, DialogChoice
from referee.app.presenters.ruling_tree import expected_result_text, preview_text
from referee.app.prompts.card_questions import CardQuestions
from referee.app.render.area_lines import piece_line
from referee.words.speech import label

if TYPE_CHECKING:
    from engine.kernel import judge

HOST_WANTED = "choose_host"
"""What a move lacks that lays an attachment under no card."""


class PickQuestions(CardQuestions):
    """Questions for several cards, and for their pairs."""

    async def picks(self, choice: judge.Candidate, title: str, ticked: tuple[str, ...] = ()) -> Move | None:
        """Asks for the cards of a choice and their pairs; ``ticked``: cards that are ticked at first."""
        if self._controller.session.adapter.foresees and choice.least == choice.most == 1:
            return await self._foreseen(choice, title)
        while True:
            picked: CheckedItems | None = await self._ask(self._checklist(choice, title, ticked))
            if picked is None:
                return None
            if not picked.more:
                return await self._paired(choice.with_picks(picked.picks), picked.picks)
            row = self.unnamed_row(choice.move.by)
            card = await self.named(choice.move.by, row) if row is not None else None
            ticked = (*picked.picks, card) if card else picked.picks
            choice = self._same(choice)

    async def _foreseen(self, choice: judge.Candidate, title: str) -> Move | None:
        """Asks for one of several things, each with its consequences."""
        session = self._controller.session

        def would(key: str) -> str:
            return preview_text(session, choice.with_picks((key,)), self._wording)

        choices = tuple(DialogChoice(id_, self._called(id_)) for id_ in choice.among)
        taken = await self._ask(ChooseWithPreview(title, choices, would, label("foresee")))
        return None if taken is None else choice.with_picks((taken,))

    def _called(self, key: str) -> str:
        """The word for it on a card, or its name on this table."""
        title = self._wording.card(key)
        return self._wording.names(key) if title == key else title

    def _checklist(self, choice: judge.Candidate, title: str, ticked: tuple[str, ...]) -> Checklist:
        items = tuple(self._item(choice, id_) for id_ in choice.among)
        row = self.unnamed_row(choice.move.by)
        from_hand = not choice.among or (
            row is not None and any(piece.id in choice.among for piece in row.pieces)
        )
        names_more = row is not None and from_hand and choice.least == 0 and not choice.in_play

        def judge(picks: tuple[str, ...]) -> tuple[str, bool | None]:
            move = choice.with_picks(picks)
            ruling, legal = self.judged(move)
            if not legal and (left := self._without_host(move, picks)):
                asked = label("under-which", card=self._wording.names(left))
                return label("to-be-asked", question=asked), None
            session = self._controller.session
            foretold = preview_text if session.adapter.foresees else expected_result_text
            would = foretold(session, move, self._wording) if legal else ""
            if legal and not would and ruling != label("legal-so-far"):
                return label("to-be-asked", question=ruling), None
            return would or ruling, legal

        none = self._none_said(choice) if choice.least == 0 else ""
        about = self._how_many(choice)
        return Checklist(
            title, items, judge, about, ticked, names_more=names_more, none=none, most=choice.most
        )

    def _none_said(self, choice: judge.Candidate) -> str:
        """The move without any card, in words."""
        session = self._controller.session
        move = session.adapter.announced(session.state, choice.with_picks(()))
        return f"{label('nothing-picked')}: {self._wording.move(move)}"

    def _how_many(self, choice: judge.Candidate) -> str:
        if not choice.most:
            return label("none-in-play" if choice.in_play else "none-named")
        if choice.least == choice.most:
            return label("exactly", count=choice.least)
        return (
            label("or-more", least=choice.least)
            if choice.most >= len(choice.among)
            else label("between", least=choice.least, most=choice.most)
        )

    def _item(self, choice: judge.Candidate, key: str) -> Item:
        """A card, with the reason if it cannot be ticked at all."""
        piece = self._controller.piece(key)
        says = self._wording.names(key) if piece is None else piece_line(piece, self._wording)
        if choice.least > 1:
            return Item(key, says)
        ruling, legal = self.judged(choice.with_picks((key,)))
        return Item(key, says, "" if legal else ruling)

    def _same(self, choice: judge.Candidate) -> judge.Candidate:
        """The same choice on the table as it is now."""
        now = (candidate for candidate, _ in self._controller.session.choices())
        return next(
            (candidate for candidate in now if candidate.pick and candidate.move == choice.move), choice
        )

    async def _paired(self, move: Move, picks: tuple[str, ...]) -> Move | None:
        """Asks for the pairs a move may carry beside its cards, found by trying.

        An attachment that lacks a host is asked for it: without one the move is refused.
        """
        for field in _pair_fields(move):
            for card in picks:
                hosts = self._hosts(move, field, card)
                partners = hosts or self._partners(move, field, card)
                if not partners:
                    continue
                choices = tuple(DialogChoice(partner, self._wording.names(partner)) for partner in partners)
                title = (
                    label("under-which", card=self._wording.names(card))
                    if hosts
                    else label("whom", card=self._wording.names(card), what=self._wording.word(field))
                )
                nobody = () if hosts else (DialogChoice("", label("nobody")),)
                partner = await self._ask(ChooseOne(title, (*choices, *nobody)))
                if partner is None:
                    return None
                if partner:
                    move = replace(move, **{field: {**getattr(move, field), card: partner}})
        return move

    def _partners(self, move: Move, field: str, card: str) -> tuple[str, ...]:
        """The possible partners of a card; none, if no rule looks at such pairs."""
        if self.judged(move) != (label("legal-so-far"), True):
            return ()
        others = [piece.id for piece in pieces(self._controller.view) if piece.id != card]
        paired = getattr(move, field)
        able = tuple(
            partner
            for partner in others
            if self._able(replace(move, **{field: {**paired, card: partner}}), partner)
        )
        return able if len(able) < len(others) else ()

    def _hosts(self, move: Move, field: str, card: str) -> tuple[str, ...]:
        """The cards under which this one may lie, where the move lacks a host."""
        if not self._wants_host(move):
            return ()
        paired, others = getattr(move, field), (piece.id for piece in pieces(self._controller.view))
        return tuple(
            host
            for host in others
            if host != card and self._able(replace(move, **{field: {**paired, card: host}}), host)
        )

    def _without_host(self, move: Move, picks: tuple[str, ...]) -> str:
        """The first card that has to lie under another, if one can carry it."""
        if not self._wants_host(move):
            return ""
        pairs = ((field, card) for field in _pair_fields(move) for card in picks)
        return next((card for field, card in pairs if self._hosts(move, field, card)), "")

    def _wants_host(self, move: Move) -> bool:
        try:
            _, rulings = self._controller.session.rule_on(move)
        except RefereeError:
            return False
        return any(change.what == HOST_WANTED for ruling in rulings for change in ruling.changes)

    def _able(self, move: Move, partner: str) -> bool:
        """Whether a partner may be chosen, as far as is known."""
        try:
            _, rulings = self._controller.session.rule_on(move)
        except RefereeError:
            return False
        asked = {
            ruling.asks.card for ruling in rulings if ruling.verdict is Verdict.CANNOT_TELL and ruling.asks
        }
        return all(ruling.verdict is not Verdict.NO for ruling in rulings) and asked <= {partner}


def ticks_in(move: Move | None, choice: judge.Candidate) -> tuple[str, ...]:
    """The cards of this move, if it is one of this choice."""
    picks = getattr(move, choice.pick, ()) if type(move) is type(choice.move) else ()
    if move is None or not isinstance(picks, tuple):
        return ()
    alone: Move = replace(move, **{field: {} for field in _pair_fields(move)})
    return picks if choice.with_picks(picks) == alone else ()


def _pair_fields(move: Move) -> tuple[str, ...]:
    hints = get_type_hints(type(move))
    return tuple(name for name, kind in hints.items() if kind == dict[str, str])
