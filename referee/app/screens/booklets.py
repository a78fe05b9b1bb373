"""The screen of the owner's booklets."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from engine.kernel.errors import Unreadable
from referee.app.dialogs.choices import ChooseOne, Confirm, DialogChoice
from referee.app.dialogs.dialog import AskText
from referee.app.presenters.wording import Wording
from referee.app.widgets.key_line import KeyLine
from referee.session.files.named_files import refuse_named_files
from referee.storage.errors import StorageError
from referee.words.speech import label
from rulebook.booklet.file_text import BookletRefused, file_label
from rulebook.booklet.parts import Certainty

if TYPE_CHECKING:
    from referee.storage.booklets import OwnerBooklet
    from referee.storage.database import Database
    from referee.storage.rule_references import OwnPassage
    from rulebook.booklet.parts import Aligned

CERTAINTIES = ("sure", "likely", "unsure")


class BookletsScreen(Screen[None]):
    """The booklets at the left, the passages of one at the right, each with its certainty."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "add", "Add"),
        Binding("x", "remove", "Remove"),
        Binding("tab", "app.focus_next", "Pane", show=False),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q", "leave", "Back"),
    ]

    def __init__(self, database: Database, wording: Wording, rulebook_file: Path) -> None:
        super().__init__()
        self.database = database
        self.wording = wording
        self._rulebook_file = rulebook_file
        self._booklets: list[OwnerBooklet] = []

    def compose(self) -> ComposeResult:
        """List, passages."""
        yield Static(f"{label('booklets')}  {label('booklets-about')}", markup=False)
        with Horizontal():
            yield OptionList(id="found", markup=False)
            with VerticalScroll(classes="page", id="page"):
                yield Static("", id="section", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Lists the booklets."""
        self._refill()
        self.query_one("#found").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Shows the passages of the highlighted booklet."""
        event.stop()
        self._show()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Goes to the passages, to scroll them."""
        event.stop()
        self.query_one("#page").focus()

    def action_leave(self) -> None:
        """Goes back."""
        self.app.pop_screen()

    @work(exclusive=True, group="ask")
    async def action_add(self) -> None:
        """Adds a booklet by its path; the owner says which text it is."""
        typed = await self.app.push_screen_wait(AskText(label("booklet-file"), label("booklets-about")))
        if not typed or self.wording.book is None:
            return
        texts = [(text, game.id) for game in self.wording.book.games() for text in game.texts]
        choices = tuple(
            DialogChoice(text.id, f"{text.id}  {self.wording.game(game)}") for text, game in texts
        )
        text = await self.app.push_screen_wait(ChooseOne(label("booklet-text"), choices))
        if text:
            self._say(label("booklet-reading"))
            self._take(typed.strip("'\""), text)

    @work(thread=True, exclusive=True, group="take")
    def _take(self, file: str, text: str) -> None:
        """Reads and aligns a booklet, off the screen's thread: that takes about a second."""
        from rulebook.booklet.recognition import read_booklet
        from rulebook.database.store import Rulebook

        path = Path(file).expanduser()
        try:
            refuse_named_files()
            with closing(Rulebook(self._rulebook_file)) as rulebook:
                aligned = read_booklet(rulebook, path, text)
                content = rulebook.content_hash()
            answer = self._kept(aligned, file_label(path), content)
        except BookletRefused as refused:
            words = self.wording.speech.say(f"booklet/{refused.why}", **refused.facts)
            self.app.call_from_thread(
                self._say, f"{words}\n\n{self.wording.speech.say('booklet/nothing-kept')}"
            )
        except (StorageError, Unreadable) as error:
            self.app.call_from_thread(self._say, self.wording.error(error))
        else:
            self.app.call_from_thread(self._taken, text, answer)

    def _kept(self, aligned: Aligned, file: str, content: str) -> str:
        from referee.storage.booklets import keep_booklet

        replaced = keep_booklet(self.database, aligned, file, content)
        counted = {"sure": aligned.count(Certainty.SURE), "likely": aligned.count(Certainty.LIKELY)}
        return label("booklet-replaced" if replaced else "booklet-added", booklet=aligned.text, **counted)

    def _taken(self, text: str, answer: str) -> None:
        self.notify(answer)
        self._refill(text)

    @work(exclusive=True, group="ask")
    async def action_remove(self) -> None:
        """Removes a booklet after asking; the owner's file stays."""
        from referee.storage.booklets import remove_booklet

        here = self._here()
        if here is None:
            return
        if await self.app.push_screen_wait(Confirm(label("booklet-remove", booklet=here.text))):
            try:
                remove_booklet(self.database, here.text)
            except StorageError as error:
                self._say(self.wording.error(error))
            else:
                self._refill()

    def _here(self) -> OwnerBooklet | None:
        at = self.query_one("#found", OptionList).highlighted
        return self._booklets[at] if at is not None and at < len(self._booklets) else None

    def _refill(self, text: str = "") -> None:
        from referee.storage.booklets import booklets

        try:
            self._booklets = booklets(self.database)
        except StorageError as error:
            self._say(self.wording.error(error))
            return
        listed = self.query_one("#found", OptionList)
        listed.set_options(
            Option(f"{booklet.text}  {self.wording.game(booklet.game)}") for booklet in self._booklets
        )
        texts = [booklet.text for booklet in self._booklets]
        listed.highlighted = texts.index(text) if text in texts else 0 if texts else None
        self._show()

    def _show(self) -> None:
        from referee.storage.booklets import passages_in

        here = self._here()
        if here is None:
            self._say(label("booklets-none"))
            return
        try:
            passages = passages_in(self.database, here.text)
        except StorageError as error:
            self._say(self.wording.error(error))
            return
        self._say("\n".join((*self._summed(here, passages), "", *self._listed(passages))))

    def _summed(self, here: OwnerBooklet, passages: list[OwnPassage]) -> list[str]:
        say = self.wording.speech.say
        facts = {"booklet": here.text, "game": here.game, "file": here.file, "day": here.added[:10]}
        counts = Counter(passage.certainty for passage in passages)
        counted = [f"{counts[kind]:5}  {say(f'booklet/are-{kind}')}" for kind in CERTAINTIES]
        without = f"{here.sections - len(passages):5}  {say('booklet/are-without')}"
        book = self.wording.book
        stale = [say("booklet/stale")] if book is not None and book.content_hash() != here.content else []
        listed = say("booklet/listed", **facts)
        return [listed, say("booklet/sections", count=here.sections), *counted, without, *stale]

    def _listed(self, passages: list[OwnPassage]) -> list[str]:
        say, book = self.wording.speech.say, self.wording.book
        order = {rule: at for at, rule in enumerate(book.ids())} if book is not None else {}
        lines: list[str] = []
        for passage in sorted(passages, key=lambda passage: order.get(passage.rule, len(order))):
            page = say("booklet/on-page", page=passage.page) if passage.page else ""
            lines += [
                self.wording.title(passage.rule),
                f"  {say(f'booklet/{passage.certainty}')}: {passage.heading}{page}",
            ]
            lines += [*(f"    {part}" for part in passage.body.split("\n\n")), ""]
        return lines

    def _say(self, words: str) -> None:
        self.query_one("#section", Static).update(words)
