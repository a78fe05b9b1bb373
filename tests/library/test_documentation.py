"""The examples of docs/library.md and docs/examples run, without a network."""

from __future__ import annotations

import importlib.util
import io
import json
import re
import sys
from contextlib import redirect_stdout
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from wsgiref.util import setup_testing_defaults

import pytest

from tests.kit.command import CASE

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
DISPUTE = """hbo r3 challenges, lannister to act
stark 2g 4p h3: jon 3m
lannister 1g 6p h2 claim 2: hound k4m
? lannister military: hound"""


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, DOCS / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("block", BLOCK.findall((DOCS / "library.md").read_text(encoding="utf-8")))
def test_a_block_of_the_page_runs(block: str) -> None:
    said = io.StringIO()
    with redirect_stdout(said):
        exec(block, {"__name__": "page"})

    assert ("print" in block) == bool(said.getvalue())


def test_the_bot_judges_a_dispute() -> None:
    said = example("discord_bot").reply(f"!judge {DISPUTE}")

    assert said.count("hound is kneeling") == 2
    assert "p. 9" in said


def test_the_bot_answers_a_question_and_nothing_else() -> None:
    bot = example("discord_bot")

    assert "изправени" in bot.reply("!rule Може ли да атакувам с коленичил герой?", "bg").casefold()
    assert bot.reply("!rule How does a knight move in chess?").startswith("No rule answers this for sure.")
    assert "line 1" in bot.reply("!judge x")
    assert bot.reply("good morning") is None


def test_the_bot_speaks_where_it_is_spoken_to(monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    sent: list[str] = []
    client = FakeClient()
    monkeypatch.setitem(sys.modules, "discord", fake_discord(client))
    monkeypatch.setenv("DISCORD_TOKEN", "secret")

    example("discord_bot").main()

    async def send(text: str) -> None:
        sent.append(text)

    channel = SimpleNamespace(send=send)
    for author, content in (("player", f"!judge {DISPUTE}"), (client.user, "!rule x"), ("player", "hello")):
        asyncio.run(client.on_message(SimpleNamespace(author=author, content=content, channel=channel)))
    assert len(sent) == 1
    assert client.token == "secret"


class FakeClient:
    """A connection to Discord that connects to nothing."""

    user = "bot"
    token = ""
    on_message: Any = None

    def event(self, handler: Any) -> Any:
        self.on_message = handler
        return handler

    def run(self, token: str) -> None:
        self.token = token


def fake_discord(client: FakeClient) -> ModuleType:
    module = ModuleType("discord")
    vars(module).update(
        Client=lambda **_: client,
        Intents=SimpleNamespace(default=lambda: SimpleNamespace(message_content=False)),
        Message=SimpleNamespace,
    )
    return module


def posted(data: bytes, query: str = "") -> tuple[str, dict[str, Any]]:
    environ: dict[str, Any] = {"CONTENT_LENGTH": str(len(data)), "QUERY_STRING": query}
    setup_testing_defaults(environ)
    environ["wsgi.input"] = io.BytesIO(data)
    told: list[str] = []
    body = b"".join(example("web_handler").application(environ, lambda status, _: told.append(status)))
    return told[0], json.loads(body)


def test_the_web_service_judges_what_is_posted() -> None:
    status, body = posted(json.dumps(CASE).encode())

    assert status == "200 OK"
    assert [case["pass"] for case in body["cases"]] == [True, True]


def test_the_web_service_speaks_the_language_asked_for() -> None:
    _, body = posted(DISPUTE.encode(), "lang=ru")

    assert body["cases"][0]["steps"][0]["sentence"] == "Карта hound склонена; атакуют только поднятые герои."


def test_the_web_service_refuses_a_language_nobody_knows() -> None:
    status, body = posted(DISPUTE.encode(), "lang=de")

    assert status == "400 Bad Request"
    assert "there are en, bg, pl, ru" in body["error"]


@pytest.mark.parametrize("data", [b"", b"{", b"x" * 1_000_001])
def test_the_web_service_refuses_with_a_sentence(data: bytes) -> None:
    status, body = posted(data)

    assert status == "400 Bad Request"
    assert body["error"]
