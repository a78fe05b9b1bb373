"""The hooks that MkDocs calls when it builds the site: they add generated pages and pictures."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parents[2]))

from rulebook.content.files import CONTENT
from rulebook.database.store import Rulebook
from scripts.links import write as write_links
from scripts.screenshots import PICTURES, picture
from scripts.site.case_pages import case_pages, pages_of_cases
from scripts.site.lesson_pages import lesson_page
from scripts.site.rule_pages import RulePages


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds every rule, every case and the pictures."""
    write_links()  # a page of a rule names its code and its cases
    with tempfile.TemporaryDirectory() as folder:
        book = Rulebook(Path(folder) / "rulebook.db", CONTENT)
        rules = RulePages(book, pages_of_cases())
        pages = [*rules, *case_pages(lambda rule, here: rules.to(rule, "en", here)), lesson_page(rules)]
        book.close()
    for page in pages:
        files.append(File.generated(config, page.path, content=page.content))
    for name in PICTURES:
        drawn = asyncio.run(picture(name))
        files.append(File.generated(config, f"pictures/{name}.svg", content=drawn))
    return files
