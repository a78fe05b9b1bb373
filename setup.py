"""The page of the package: the README without what only leads somewhere beside the sources."""

import re
from pathlib import Path

from setuptools import setup

IMAGE = re.compile(r"^!\[[^]]*\]\((?!https?:)[^)]*\)\n\n?", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^]]+)\]\((?!https?:|#)([^)]+)\)")


def page(readme: str) -> str:
    """A page has no files beside it: pictures go, and a link becomes its words with the file's name."""
    return LINK.sub(r"\1: `\2`", IMAGE.sub("", readme))


setup(
    long_description=page((Path(__file__).parent / "README.md").read_text(encoding="utf-8")),
    long_description_content_type="text/markdown",
)
