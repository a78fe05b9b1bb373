"""What is made when the package is built: its page, its manual, and what links rules to code and cases."""

import re
import sys
from argparse import Namespace
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent

MANUALS = "share/man/man1"
IMAGE = re.compile(r"^!\[[^]]*\]\((?!https?:)[^)]*\)\n\n?", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^]]+)\]\((?!https?:|#)([^)]+)\)")


def page(readme: str) -> str:
    """A page has no files beside it: pictures go, and a link becomes its words with the file's name."""
    return LINK.sub(r"\1: `\2`", IMAGE.sub("", readme))


class BuildWithLinks(build_py):
    """The modules and data of the package, and what no checkout holds: the links and the tables of rules."""

    def run(self) -> None:
        sys.path.insert(0, str(ROOT))  # a builder does not look beside the file it runs
        from referee.session.registry import RULE_TABLES
        from scripts import links, rule_tables

        super().run()
        content, package = ROOT / "rulebook", ROOT if self.editable_mode else Path(self.build_lib)
        links.write(ROOT, content, package / "rulebook")
        rule_tables.write(ROOT, package / RULE_TABLES.relative_to(rule_tables.ROOT))


class DataWithManual(Distribution().get_command_class("install_data")):
    """The manual page, which no checkout holds; `man` looks for it beside the folder of the command."""

    def run(self) -> None:
        sys.path.insert(0, str(ROOT))
        from referee.cli.shell import man_command

        super().run()
        page = Path(self.install_dir) / MANUALS / "referee.1"
        page.write_text(man_command(Namespace()).out, encoding="utf-8")
        self.outfiles.append(str(page))


setup(
    cmdclass={"build_py": BuildWithLinks, "install_data": DataWithManual},
    data_files=[(MANUALS, [])],
    long_description=page((ROOT / "README.md").read_text(encoding="utf-8")),
    long_description_content_type="text/markdown",
)
