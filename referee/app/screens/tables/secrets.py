"""What one player sees or asks alone, on a covered table screen."""

from __future__ import annotations

from textual import work

from referee.app.dialogs.choose import ChooseOne, Confirm, DialogChoice
from referee.app.labels import label
from referee.app.screens.tables.lines import LineEntry


class TableSecrets(LineEntry):
    """Hidden cards and sealed questions; a judge who looks on sees a hand by way of the desk."""

    @work(exclusive=True, group="look")
    async def action_look(self) -> None:
        """One player looks at hidden cards; the others look away."""
        from referee.app.screens.hidden_cards import PrivateScreen

        seat = await self._whose_eyes() if self._has_secrets() else None
        if seat is None:
            return
        if self.onlooker is not None:
            self.onlooker.look_at_hand(seat)
        elif await self._looked_away(seat, "look-away"):
            await self.app.push_screen_wait(
                PrivateScreen(self.controller, self.wording, seat, looking=self.read_only)
            )
            self.redraw()

    @work(exclusive=True, group="look")
    async def action_ask_sealed(self) -> None:
        """One player asks about a card in hand; the others look away, and nothing of it is written."""
        from referee.app.screens.hidden_cards import SealedQuestion

        seat = await self._whose_eyes() if self._has_secrets() else None
        if seat is not None and await self._looked_away(seat, "look-away-sealed"):
            await self.app.push_screen_wait(SealedQuestion(self.controller, self.wording, seat))

    def _has_secrets(self) -> bool:
        if self.controller.session.adapter.seen_by is None:
            self.notify(label("no-secrets"))
            return False
        return True

    async def _whose_eyes(self) -> str | None:
        seats = tuple(DialogChoice(one, self.wording.names(one)) for one in self._seats())
        whose = ChooseOne(label("whose-eyes"), seats)
        whose.secret = True
        return await self.app.push_screen_wait(whose)

    async def _looked_away(self, seat: str, about: str) -> bool:
        sure = Confirm(label("whose-eyes"), label(about, seat=self.wording.names(seat)))
        sure.secret = True
        return await self.app.push_screen_wait(sure) is True
