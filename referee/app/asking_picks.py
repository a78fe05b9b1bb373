"""Which cards, and which of them with which?"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_type_hints

from msgspec.structs import replace

from engine.kernel.errors import RefereeError
from engine.kernel.move import Move
from engine.kernel.reason import Verdict
from referee.app.asking_cards import CardQuestions
from referee.app.dialogs.checklist import Checklist, Item, Picked
from referee.app.dialogs.choose import Choice, ChooseOne
from referee.app.dialogs.foresee import ForeseeOne
from referee.app.drawing import piece_said
from referee.app.foretelling import foreseen_words
from referee.app.labels import label
from referee.desk.refereeing import pieces

if TYPE_CHECKING:
    from engine.kernel import choosing


class PickQuestions(CardQuestions):
    """Several cards by a checklist; pairs of them one by one."""

    async def picks(self, choice: choosing.Choice, title: str) -> Move | None:
        """The cards of a choice, then what they are paired with."""
        if self._bench.session.desk.foresees and choice.least == choice.most == 1:
            return await self._foreseen(choice, title)
        ticked: tuple[str, ...] = ()
        while True:
            picked: Picked | None = await self._ask(self._checklist(choice, title, ticked))
            if picked is None:
                return None
            if not picked.more:
                return await self._paired(choice.with_picks(picked.picks), picked.picks)
            row = self.unnamed_row(choice.move.by)
            card = await self.named(choice.move.by, row) if row is not None else None
            ticked = (*picked.picks, card) if card else picked.picks
            choice = self._same(choice)

    async def _foreseen(self, choice: choosing.Choice, title: str) -> Move | None:
        """One of several things, each with what would come of it."""
        session = self._bench.session

        def would(key: str) -> str:
            return foreseen_words(session, choice.with_picks((key,)), self._wording)

        choices = tuple(Choice(one, self._called(one)) for one in choice.among)
        taken = await self._ask(ForeseeOne(title, choices, would, label("foresee")))
        return None if taken is None else choice.with_picks((taken,))

    def _called(self, key: str) -> str:
        """By the word for it that stands on a card, or by its name on this table."""
        said = self._wording.card(key)
        return self._wording.names(key) if said == key else said

    def _checklist(self, choice: choosing.Choice, title: str, ticked: tuple[str, ...]) -> Checklist:
        items = tuple(self._item(choice, one) for one in choice.among)
        row = self.unnamed_row(choice.move.by)
        from_hand = not choice.among or (
            row is not None and any(one.id in choice.among for one in row.pieces)
        )
        names_more = row is not None and from_hand and choice.least == 0

        def judge(picks: tuple[str, ...]) -> tuple[str, bool | None]:
            move = choice.with_picks(picks)
            said, legal = self.judged(move)
            session = self._bench.session
            would = foreseen_words(session, move, self._wording) if legal and session.desk.foresees else ""
            if legal and not would and said != label("legal-so-far"):
                return label("to-be-asked", question=said), None
            return would or said, legal

        none = self._none_said(choice) if choice.least == 0 else ""
        about = self._how_many(choice)
        return Checklist(title, items, judge, about, ticked, names_more=names_more, none=none)

    def _none_said(self, choice: choosing.Choice) -> str:
        """What it is to take none of them: the move without any, in words."""
        session = self._bench.session
        move = session.desk.spoken(session.state, choice.with_picks(()))
        return f"{label('nothing-picked')}: {self._wording.move(move)}"

    def _how_many(self, choice: choosing.Choice) -> str:
        if not choice.most:
            return label("none-named")
        if choice.least == choice.most:
            return label("exactly", count=choice.least)
        return (
            label("or-more", least=choice.least)
            if choice.most >= len(choice.among)
            else label("between", least=choice.least, most=choice.most)
        )

    def _item(self, choice: choosing.Choice, key: str) -> Item:
        """A card; why it cannot be picked is told of it alone, not of how many are picked."""
        piece = self._bench.piece(key)
        says = self._wording.names(key) if piece is None else piece_said(piece, self._wording)
        if choice.least > 1:
            return Item(key, says)
        said, legal = self.judged(choice.with_picks((key,)))
        return Item(key, says, "" if legal else said)

    def _same(self, choice: choosing.Choice) -> choosing.Choice:
        """The same choice on the table as it is now."""
        now = (one for one, _ in self._bench.session.choices())
        return next((one for one in now if one.pick and one.move == choice.move), choice)

    async def _paired(self, move: Move, picks: tuple[str, ...]) -> Move | None:
        """Pairs a move may carry beside its picks, found by trying: an attacker and whom he slips past."""
        for field in _pair_fields(move):
            for card in picks:
                partners = self._partners(move, field, card)
                if not partners:
                    continue
                choices = (
                    *(Choice(one, self._wording.names(one)) for one in partners),
                    Choice("", label("nobody")),
                )
                title = label("whom", card=self._wording.names(card), what=self._wording.word(field))
                partner = await self._ask(ChooseOne(title, choices))
                if partner is None:
                    return None
                if partner:
                    move = replace(move, **{field: {**getattr(move, field), card: partner}})
        return move

    def _partners(self, move: Move, field: str, card: str) -> tuple[str, ...]:
        """Whom a card may be paired with; nobody, if no rule looks at such pairs."""
        if self.judged(move) != (label("legal-so-far"), True):
            return ()
        others = [one.id for one in pieces(self._bench.view) if one.id != card]
        paired = getattr(move, field)
        able = tuple(
            one for one in others if self._able(replace(move, **{field: {**paired, card: one}}), one)
        )
        return able if len(able) < len(others) else ()

    def _able(self, move: Move, partner: str) -> bool:
        """Whether a partner may be chosen, as far as is known: what is not known of him is asked then."""
        try:
            _, rulings = self._bench.session.rule_on(move)
        except RefereeError:
            return False
        asked = {one.asks.card for one in rulings if one.verdict is Verdict.CANNOT_TELL and one.asks}
        return all(one.verdict is not Verdict.NO for one in rulings) and asked <= {partner}


def _pair_fields(move: Move) -> tuple[str, ...]:
    hints = get_type_hints(type(move))
    return tuple(name for name, kind in hints.items() if kind == dict[str, str])
