"""How is a move completed by asking: which cards, which pairs, what a card did, what is printed on it?

Each question is a small dialog; ``None`` comes back when somebody leaves it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec
from msgspec.structs import replace

from cards.messages import CardsError
from cards.names import MatchKind
from engine.kernel.errors import RefereeError
from engine.kernel.move import Move, verb
from engine.kernel.reason import Question, Verdict
from engine.kernel.ruling import Ruling
from engine.kernel.view import Row
from referee.app.dialogs.checklist import Checklist, Item, Picked
from referee.app.dialogs.choose import Choice, ChooseOne
from referee.app.dialogs.text import AskText
from referee.app.drawing import piece_said
from referee.app.wording import Wording
from referee.desk.refereeing import Refereeing, fresh_id, pieces
from referee.session import Outcome, What

if TYPE_CHECKING:
    from textual.screen import Screen

    from engine.kernel.desk import Choosable

SETTLED = ("card-kept", "card-corrected", "card-added")
"""Messages of the cards that confirm, and raise no doubt."""
PIECES = ("target", "host", "duplicate_of")
SEATS = ("seat", "to", "giver")
NEW, OTHER = "new", "other"


class Asking:
    """Asks on a screen, about one game."""

    def __init__(self, screen: Screen[Any], bench: Refereeing, wording: Wording) -> None:
        self._screen = screen
        self._bench = bench
        self._wording = wording

    async def _ask(self, dialog: Any) -> Any:
        return await self._screen.app.push_screen_wait(dialog)

    # Printed values

    async def value(self, question: Question) -> bool:
        """What is printed on a card: asked, kept in the owner's catalogue, told to the table. Whether it was."""
        cards, name = self._bench.cards, self._bench.name_of(question.card)
        face = cards.called(name)

        def check(typed: str) -> tuple[str, bool]:
            try:
                cards.read(question.what, typed, name)
                said = cards.doubts_of(face.id, question.what, typed) if face is not None else ()
            except CardsError as error:
                return self._wording.error(error), False
            return "\n".join(map(self._wording.said, said)), True

        known = cards.choices(question.what)
        about = ", ".join(known) if known else self._room(face.id if face else "", question.what)
        typed = await self._ask(AskText(self._wording.question(question), about, check=check))
        if typed is None:
            return False
        if face is not None:
            cards.enter(face.id, question.what, typed)
        value = cards.read(question.what, typed, name)
        return self._bench.session.tell(question, value).what is What.DONE

    def _room(self, card: str, field: str) -> str:
        least, most = self._bench.cards.room(card, field)
        return "" if most is None else f"by the booklets' sums: {least} to {most}"

    # Cards of a hand

    async def named(self, seat: str, row: Row) -> str | None:
        """A card nobody had named: its name, found in the catalogue or entered there; the id it has now."""
        names = self._bench.cards.names(self._wording.language)
        title = f"{self._wording.names(seat)}: which card is it?"
        typed = await self._ask(AskText(title, placeholder="name of the card, in any language", known=names))
        if typed is None:
            return None
        face = await self._face(typed)
        if face is None:
            return None
        name, kind = self._bench.cards.title(face, self._wording.language)
        card = {"id": fresh_id(self._bench.view, name), "name": name, "kind": kind, "face": face}
        move = self._bench.session.desk.know(seat, row.key, {**card, **self._bench.cards.printed(face)})
        return card["id"] if self._bench.enter(move).what is What.DONE else None

    async def _face(self, typed: str) -> str | None:
        """The card of the catalogue that is meant."""
        match = self._bench.cards.find(typed, self._wording.language)
        if match.kind is MatchKind.EXACT and match.card is not None:
            return match.card.id
        offers = tuple(Choice(one.card, one.name) for one in match.offers)
        new = Choice(NEW, f"enter “{typed}” as a new card")
        taken = await self._ask(ChooseOne(f"No card is called “{typed}”", (*offers, new), "The nearest:"))
        return await self._new_face(typed) if taken == NEW else taken

    async def _new_face(self, typed: str) -> str | None:
        kinds = tuple(Choice(one, self._wording.word(one)) for one in self._bench.cards.kinds())
        kind = await self._ask(ChooseOne(f"What is {typed}?", kinds))
        if kind is None:
            return None
        self._bench.cards.add(typed, kind, self._wording.language)
        face = self._bench.cards.called(typed)
        return face.id if face is not None else None

    # Several cards

    async def picks(self, choice: Choosable, title: str) -> Move | None:
        """The cards of a choice, then what they are paired with."""
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

    def _checklist(self, choice: Choosable, title: str, ticked: tuple[str, ...]) -> Checklist:
        items = tuple(self._item(choice, one) for one in choice.among)
        row = self.unnamed_row(choice.move.by)
        from_hand = not choice.among or (
            row is not None and any(one.id in choice.among for one in row.pieces)
        )
        names_more = row is not None and from_hand and choice.least == 0

        def judge(picks: tuple[str, ...]) -> tuple[str, bool]:
            return self.judged(choice.with_picks(picks))

        return Checklist(title, items, judge, self._how_many(choice), ticked, names_more=names_more)

    def _how_many(self, choice: Choosable) -> str:
        if choice.least == choice.most:
            return f"exactly {choice.least}"
        return (
            f"{choice.least} or more"
            if choice.most >= len(choice.among)
            else f"{choice.least} to {choice.most}"
        )

    def _item(self, choice: Choosable, key: str) -> Item:
        """A card; why it cannot be picked is told of it alone, but not what only concerns how many are picked."""
        piece = self._bench.piece(key)
        says = self._wording.names(key) if piece is None else piece_said(piece, self._wording)
        if choice.least > 1:
            return Item(key, says)
        said, legal = self.judged(choice.with_picks((key,)))
        return Item(key, says, "" if legal else said)

    def _same(self, choice: Choosable) -> Choosable:
        """The same choice on the table as it is now."""
        now = (one for one, _ in self._bench.session.choices())
        return next((one for one in now if one.pick and one.move == choice.move), choice)

    def judged(self, move: Move) -> tuple[str, bool]:
        """The ruling on a move in one sentence, and whether nothing speaks against it so far."""
        try:
            _, rulings = self._bench.session.rule_on(move)
        except RefereeError as error:
            return self._wording.error(error), False
        against = next((one for one in rulings if one.verdict is Verdict.NO), None)
        if against is not None:
            return self._wording.reason(against.deciding[0]), False
        return self._said(rulings[0]), True

    def _said(self, ruling: Ruling) -> str:
        if ruling.verdict is Verdict.YES:
            return "legal"
        return self._wording.question(ruling.asks) if ruling.asks else "cannot tell yet"

    async def _paired(self, move: Move, picks: tuple[str, ...]) -> Move | None:
        """Pairs a move may carry beside its picks, found by trying: an attacker and whom he slips past."""
        for field in _pair_fields(move):
            for card in picks:
                partners = self._partners(move, field, card)
                if not partners:
                    continue
                choices = (*(Choice(one, self._wording.names(one)) for one in partners), Choice("", "nobody"))
                title = f"{self._wording.names(card)}: {self._wording.word(field)} — whom?"
                partner = await self._ask(ChooseOne(title, choices))
                if partner is None:
                    return None
                if partner:
                    move = replace(move, **{field: {**getattr(move, field), card: partner}})
        return move

    def _partners(self, move: Move, field: str, card: str) -> tuple[str, ...]:
        if self.judged(move) == ("legal", True):
            paired = getattr(move, field)
            able = (
                one.id
                for one in pieces(self._bench.view)
                if one.id != card and self._legal(replace(move, **{field: {**paired, card: one.id}}))
            )
            return tuple(able)
        return ()

    def _legal(self, move: Move) -> bool:
        try:
            _, rulings = self._bench.session.rule_on(move)
        except RefereeError:
            return False
        return all(one.verdict is Verdict.YES for one in rulings)

    # What a card does by hand

    async def effects(self, kind: type[Move], title: str) -> tuple[Any, ...] | None:
        """What a card did, said verb by verb; empty: nothing more than that it was used."""
        found: list[Any] = []
        verbs = _effects_of(kind)
        while True:
            done = "; ".join(self._wording.effect(one) for one in found)
            choices = (
                Choice("", "that is all" if found else "nothing else happens"),
                *_verb_choices(verbs, self._wording),
            )
            chosen = await self._ask(ChooseOne(title, choices, done))
            if chosen is None:
                return None
            if not chosen:
                return tuple(found)
            one = await self._effect(verbs[chosen])
            if one is not None:
                found.append(one)

    async def by_hand(self, choice: Choosable, title: str) -> Move | None:
        """A move whose card's text the referee does not know: what it did, or the names it needs."""
        move = choice.move
        if "effects" in move.__struct_fields__:
            found = await self.effects(type(move), title)
            return None if found is None else replace(move, effects=found)
        for field in move.__struct_fields__:
            value = getattr(move, field)
            if isinstance(value, tuple) and value and "effects" in getattr(value[0], "__struct_fields__", ()):
                return await self._each_by_hand(move, field, value)
        return await self._filled(move, title)

    async def _each_by_hand(self, move: Move, field: str, parts: tuple[Any, ...]) -> Move | None:
        done = []
        for one in parts:
            about = ", ".join(
                self._wording.names(str(getattr(one, name)))
                for name in ("seat", "card")
                if hasattr(one, name)
            )
            found = await self.effects(type(one), f"{about}: what happens?")
            if found is None:
                return None
            done.append(replace(one, effects=found))
        return replace(move, **{field: tuple(done)})

    async def _filled(self, move: Move, title: str) -> Move | None:
        """Names typed into the fields that are empty, separated by commas."""
        known = self._bench.cards.names(self._wording.language)
        for field in move.__struct_fields__:
            if field == "by" or getattr(move, field):
                continue
            about = f"{field.replace('_', ' ')}; several are separated by commas"
            typed = await self._ask(AskText(title, about, known=known, may_be_empty=True))
            if typed is None:
                return None
            names = tuple(part.strip() for part in typed.split(",") if part.strip())
            move = replace(move, **{field: names})
        return move

    async def use_of_card(self) -> Move | None:
        """A card did something: which card, in what way, and what."""
        card = await self.a_piece("Which card did something?")
        if card is None:
            return None
        area = self._bench.area_of(card)
        ways = self._ways(card, area.id if area is not None else "")
        chosen = await self._chosen(
            f"How was {self._wording.names(card)} used?", tuple(choice for choice, _ in ways)
        )
        move = next((move for choice, move in ways if choice.key == chosen), None)
        if move is None:
            return None
        found = await self.effects(type(move), self._wording.move(move))
        return None if found is None else replace(move, effects=found)

    def _ways(self, card: str, seat: str) -> list[tuple[Choice, Move]]:
        """The moves that say of a card what it did, those refused now greyed."""
        found = []
        for kind in self._bench.session.desk.game.verbs:
            if {"card", "effects"} <= set(kind.__struct_fields__):
                move = kind(by=seat, card=card)  # type: ignore[call-arg]
                said, legal = self.judged(move)
                found.append((Choice(verb(kind), verb(kind).replace("_", " "), "" if legal else said), move))
        return sorted(found, key=lambda pair: bool(pair[0].why_not))

    async def correction(self) -> Outcome | None:
        """What is set right: of whom, which number, what it is, and why."""
        areas = tuple(Choice(one.id, self._wording.names(one.id)) for one in self._bench.view.areas)
        cards = tuple(Choice(one.id, self._wording.names(one.id)) for one in pieces(self._bench.view))
        of = await self._chosen(
            "Set right by hand: of what?", (*areas, Choice("", "the table"), *dict.fromkeys(cards))
        )
        if of is None:
            return None
        field = await self._ask(
            AskText("Which value?", "power, gold, hand, deck, kneeling, strength, host, round …")
        )
        value = await self._ask(AskText(f"What is the {field} really?")) if field else None
        reason = await self._ask(AskText("Why is it set right?")) if value is not None else None
        if not (field and value is not None and reason):
            return None
        return self._bench.session.correct(of, field.replace(" ", "_"), _told(value), reason)

    async def _effect(self, kind: type[Any]) -> Any | None:
        values: dict[str, Any] = {}
        name = self._wording.word(str(kind.__struct_config__.tag)).replace("_", " ")
        for field in msgspec.structs.fields(kind):
            answer = await self._field(name, field)
            if answer is None:
                return None
            values[field.encode_name] = answer
        try:
            return msgspec.convert({"kind": kind.__struct_config__.tag, **values}, kind)
        except msgspec.ValidationError as error:
            self._screen.notify(str(error), severity="warning")
            return None

    async def _field(self, what: str, field: Any) -> Any | None:
        title = f"{what}: {field.name.replace('_', ' ')}"
        if field.name in PIECES:
            return await self.a_piece(title, optional=field.default == "")
        if field.name in SEATS:
            return await self.a_seat(title)
        if field.name == "seats":
            seat = await self.a_seat(title)
            return None if seat is None else [seat]
        if field.name == "amounts":
            return await self._amounts(title)
        given = "" if field.default is msgspec.NODEFAULT else str(field.default)
        typed = await self._ask(AskText(title, value=given))
        return int(typed) if typed is not None and _is_number(typed) else typed

    async def _amounts(self, title: str) -> dict[str, int] | None:
        seat = await self.a_seat(title)
        if seat is None:
            return None
        typed = await self._ask(AskText(f"{title}: how many?", value="1"))
        return {seat: int(typed)} if typed is not None and _is_number(typed) else None

    async def a_seat(self, title: str) -> str | None:
        """One of the seats."""
        seats = (one for one in self._bench.view.areas if any(badge.key == "hand" for badge in one.badges))
        return await self._chosen(title, tuple(Choice(one.id, self._wording.names(one.id)) for one in seats))

    async def a_piece(self, title: str, *, optional: bool = False) -> str | None:
        """One of the cards on the table."""
        found = tuple(Choice(one.id, self._wording.names(one.id)) for one in pieces(self._bench.view))
        none = (Choice("", "none"),) if optional else ()
        return await self._chosen(title, (*dict.fromkeys(found), *none))

    async def _chosen(self, title: str, choices: tuple[Choice, ...]) -> str | None:
        chosen: str | None = await self._ask(ChooseOne(title, choices))
        return chosen

    def unnamed_row(self, seat: str) -> Row | None:
        """The hand of a seat, if it holds cards nobody has named."""
        area = next((one for one in self._bench.view.areas if one.id == seat), None)
        rows = area.rows if area is not None else ()
        return next(
            (row for row in rows if row.open and row.count is not None and row.count > len(row.pieces)), None
        )


def _pair_fields(move: Move) -> tuple[str, ...]:
    hints = get_type_hints(type(move))
    return tuple(name for name, kind in hints.items() if kind == dict[str, str])


def _effects_of(kind: type[Move]) -> dict[str, type[Any]]:
    """Verb -> what it needs, of a move that carries effects; effects inside effects are left to the typed line."""
    effect = get_args(get_type_hints(kind)["effects"])[0]
    found = {str(one.__struct_config__.tag): one for one in get_args(effect)}
    return {verb: one for verb, one in found.items() if "effects" not in one.__struct_fields__}


def _verb_choices(verbs: dict[str, type[Any]], wording: Wording) -> tuple[Choice, ...]:
    return tuple(
        Choice(verb, wording.word(f"effect-{verb}").removeprefix("effect-").replace("_", " "))
        for verb in verbs
    )


def _told(typed: str) -> Any:
    """What was typed, as a number, yes or no, or words."""
    if _is_number(typed):
        return int(typed)
    return {"yes": True, "no": False}.get(typed.casefold(), typed)


def _is_number(typed: str) -> bool:
    return typed.lstrip("+-").isdecimal()
