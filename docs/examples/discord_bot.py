"""A Discord bot that answers rules questions and disputes; start it with DISCORD_TOKEN set.

!rule May a kneeling character attack?
!judge hbo r3 challenges, lannister to act
stark 2g 4p h3: jon 3m
lannister 1g 6p h2 claim 2: hound 4m
? lannister military: hound
"""

from __future__ import annotations

import os

from referee import BadInput, ask, judge, rule


def reply(message: str, language: str = "en") -> str | None:
    """The bot's answer to a message; nothing for messages that are not for it."""
    if message.startswith("!rule "):
        return answer(message.removeprefix("!rule "), language)
    if message.startswith("!judge "):
        return verdict(message.removeprefix("!judge "), language)
    return None


def answer(question: str, language: str) -> str:
    asked = ask(question)
    if asked.answer:
        return rule(asked.answer.id, language=language).rule
    nearest = [rule(hit.id, language=language).title for hit in asked.results[:3]]
    return "\n".join(["No rule answers this for sure. The nearest ones:", *nearest])


def verdict(dispute: str, language: str) -> str:
    try:
        return str(judge(dispute, language=language))
    except BadInput as wrong:
        return str(wrong)


def main() -> None:
    import discord  # python -m pip install discord.py

    intents = discord.Intents.default()
    intents.message_content = True
    client = discord.Client(intents=intents)

    @client.event  # type: ignore[untyped-decorator,unused-ignore]
    async def on_message(message: discord.Message) -> None:
        said = None if message.author == client.user else reply(message.content)
        if said:
            await message.channel.send(said[:2000])

    client.run(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    main()
