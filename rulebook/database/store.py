"""The rulebook as it is read from its database: sections, terms, chapters, disputes, links."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from rulebook.content.files import CONTENT
from rulebook.content.models import (
    BASE_LANGUAGE,
    Chapter,
    Dispute,
    GameInfo,
    Link,
    Section,
    Term,
    TextDifference,
)
from rulebook.database.build import QUESTIONS, RULES, SEARCH, Builder, DatabasePart, QueryArgument
from rulebook.text.stems import fold

if TYPE_CHECKING:
    from rulebook.asking.index import QuestionIndex
    from rulebook.search.index import Index

Record = TypeVar("Record")
SECTION = "SELECT body FROM section WHERE id = ? AND language IN (?, ?) ORDER BY language = ? DESC LIMIT 1"
DISPUTE = "SELECT body FROM question WHERE id = ? AND language IN (?, ?) ORDER BY language = ? DESC LIMIT 1"
LINKS = "SELECT rule, kind, path, name, line FROM link"


class UnknownRule(KeyError):
    """An id no section has; `nearest` are the ids most like it."""

    def __init__(self, rule_id: str, nearest: list[str]) -> None:
        super().__init__(rule_id)
        self.rule_id = rule_id
        self.nearest = nearest

    def __str__(self) -> str:
        return f"there is no rule {self.rule_id!r}; the nearest ids are {', '.join(self.nearest)}"


class Rulebook:
    """The rules of all games, built at `path` (or elsewhere, if it must be) when the content has changed.

    An untranslated wording comes back in the base language; the record names its language.
    """

    def __init__(self, path: Path, content: Path = CONTENT, builder: Builder | None = None) -> None:
        """``builder``: builds what is missing, in another way than in this process."""
        self._rules = DatabasePart(path, content, RULES, builder)
        self._searched = DatabasePart(path, content, SEARCH, builder)
        self._questions = DatabasePart(path, content, QUESTIONS, builder)
        self._asked: QuestionIndex | None = None
        self._titles: dict[str, dict[str, str]] = {}
        self._index: Index | None = None
        self._rules.open()

    def close(self) -> None:
        for part in (self._rules, self._searched, self._questions):
            part.close()

    def content_hash(self) -> str:
        """What an old ruling has to be explained by: the content this book was built from."""
        [(content,)] = self.rows("SELECT value FROM meta WHERE key = 'content'")
        return str(content)

    def rows(self, query: str, *values: QueryArgument) -> list[tuple[object, ...]]:
        """The rows of a query to the database of the rules."""
        return self._rules.rows(query, *values)

    def games(self) -> list[GameInfo]:
        return self._records(GameInfo, "SELECT body FROM game ORDER BY id")

    def chapters(self, game: str, language: str = BASE_LANGUAGE) -> list[Chapter]:
        printed = self._records(Chapter, "SELECT body FROM chapter WHERE game = ? ORDER BY name", game)
        best: dict[str, Chapter] = {}
        for wanted in (BASE_LANGUAGE, language):  # what is not translated is read in the base language
            best |= {chapter.name: chapter for chapter in printed if chapter.language == wanted}
        return [best[name] for name in sorted(best)]

    def has(self, rule_id: str) -> bool:
        return bool(self.rows("SELECT 1 FROM section WHERE id = ? LIMIT 1", rule_id))

    def section(self, rule_id: str, language: str = BASE_LANGUAGE) -> Section:
        printed = self._records(Section, SECTION, rule_id, language, BASE_LANGUAGE, language)
        if not printed:
            raise UnknownRule(rule_id, self.nearest_ids(rule_id))
        return printed[0]

    def titles(self, rule_id: str) -> dict[str, str]:
        """The titles in all languages there are."""
        if rule_id not in self._titles:
            section = self.section(rule_id)
            own = self.rows("SELECT language, title FROM section WHERE id = ?", rule_id)
            self._titles[rule_id] = {
                **section.titles,
                **{str(language): str(title) for language, title in own},
            }
        return self._titles[rule_id]

    def title(self, rule_id: str, language: str = BASE_LANGUAGE) -> str:
        """The title in a language even where the wording is not translated."""
        titles = self.titles(rule_id)
        return titles.get(language, titles[BASE_LANGUAGE])

    @property
    def is_searchable(self) -> bool:
        """Whether a search begins at once; otherwise its database must be built or opened first."""
        return self._searched.is_open

    def make_searchable(self) -> None:
        """Builds what is searched, where it is not there yet, and opens it."""
        self._searched.open()

    @property
    def index(self) -> Index:
        """The index of the search, in a database of its own that the first search builds."""
        if self._index is None:
            from rulebook.search.index import Index

            self._index = Index(self._searched.rows)
        return self._index

    @property
    def question_index(self) -> QuestionIndex:
        """The index of players' questions, in a database of its own that the first question builds."""
        if self._asked is None:
            from rulebook.asking.index import QuestionIndex

            self._asked = QuestionIndex(self._questions.rows)
        return self._asked

    def sections(self, game: str, chapter: str | None = None, language: str = BASE_LANGUAGE) -> list[Section]:
        """The sections of a game or of one of its chapters, in the book's order."""
        return [self.section(rule_id, language) for rule_id in self.ids(game, chapter)]

    def ids(self, game: str | None = None, chapter: str | None = None) -> list[str]:
        query = (
            "SELECT id FROM section WHERE language = ? AND game = coalesce(?, game)"
            " AND chapter = coalesce(?, chapter) ORDER BY game, position"
        )
        return [str(rule_id) for (rule_id,) in self.rows(query, BASE_LANGUAGE, game, chapter)]

    def printed_in(self, game: str, text: str, language: str = BASE_LANGUAGE) -> list[Section]:
        """The sections of a game that are printed in one of its texts, in the book's order."""
        query = (
            "SELECT DISTINCT id FROM section JOIN citation ON citation.rule = section.id"
            " WHERE citation.text = ? AND game = ? AND language = ? ORDER BY section.position"
        )
        return [self.section(str(rule), language) for (rule,) in self.rows(query, text, game, BASE_LANGUAGE)]

    def neighbours(self, rule_id: str) -> tuple[str | None, str | None]:
        """The ids of the sections printed before and after this one."""
        ids = self.ids(self.section(rule_id).game)
        at = ids.index(rule_id)
        return (ids[at - 1] if at else None), (ids[at + 1] if at + 1 < len(ids) else None)

    def related_from(self, rule_id: str) -> list[str]:
        """The rules that point to this one without being pointed to by it."""
        query = (
            "SELECT rule FROM relation WHERE related = ? AND rule NOT IN"
            " (SELECT related FROM relation WHERE rule = ?) ORDER BY rule"
        )
        return [str(rule) for (rule,) in self.rows(query, rule_id, rule_id)]

    def nearest_ids(self, wrong: str, limit: int = 3) -> list[str]:
        from rapidfuzz import fuzz, process  # 0.03 s

        return [rule for rule, _, _ in process.extract(wrong, self.ids(), scorer=fuzz.WRatio, limit=limit)]

    def differences(self, game: str) -> list[TextDifference]:
        return self._records(TextDifference, "SELECT body FROM difference WHERE game = ? ORDER BY id", game)

    def terms(self, game: str) -> list[Term]:
        return self._records(Term, "SELECT body FROM term WHERE game = ? ORDER BY id", game)

    def term(self, word: str, game: str, language: str | None = None) -> list[Term]:
        """The terms that have this word as a form, whatever its case and diacritics."""
        query = (
            "SELECT body FROM term JOIN form ON form.term = term.id AND form.game = term.game"
            " WHERE folded = ? AND term.game = ? AND language = coalesce(?, language)"
            " GROUP BY term.id ORDER BY min(form.position), term.id"
        )
        return self._records(Term, query, fold(word), game, language)

    def question(self, question_id: str, language: str = BASE_LANGUAGE) -> Dispute | None:
        disputes = self._records(Dispute, DISPUTE, question_id, language, BASE_LANGUAGE, language)
        return disputes[0] if disputes else None

    def questions_for(self, rule_id: str, language: str = BASE_LANGUAGE) -> list[Dispute]:
        """The disputes whose ruling rests on a rule, those resting on it first of all first."""
        query = "SELECT question FROM question_rule WHERE rule = ? ORDER BY position, question"
        disputes = (self.question(str(asked), language) for (asked,) in self.rows(query, rule_id))
        return [question for question in disputes if question is not None]

    def links(self, rule_id: str) -> list[Link]:
        """The code and tests that answer for a rule."""
        return self._links(f"{LINKS} WHERE rule = ? ORDER BY kind, path, line", rule_id)

    def links_in(self, path: str) -> list[Link]:
        """The rules a file answers for."""
        return self._links(f"{LINKS} WHERE path = ? ORDER BY line, rule", path)

    def _links(self, query: str, value: str) -> list[Link]:
        return [msgspec.convert(_as_link(row), Link) for row in self.rows(query, value)]

    def _records(self, kind: type[Record], query: str, *values: QueryArgument) -> list[Record]:
        try:
            return _decoded(kind, self.rows(query, *values))
        except msgspec.DecodeError:
            self._rules.rebuilt()
            self._titles = {}
            return _decoded(kind, self.rows(query, *values))


def _decoded(kind: type[Record], rows: list[tuple[object, ...]]) -> list[Record]:
    return [msgspec.json.decode(str(body), type=kind) for (body,) in rows]


def _as_link(row: tuple[object, ...]) -> dict[str, object]:
    return dict(zip(("rule", "kind", "path", "name", "line"), row, strict=True))
