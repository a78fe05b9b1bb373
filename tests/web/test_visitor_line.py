"""Whoever reads slowly is waited for by nobody else."""

from __future__ import annotations

import asyncio

from referee.web.app_process import VisitorLine


class Browser:
    """Takes what it is sent, or never does."""

    def __init__(self, *, reads: bool) -> None:
        self.got: list[bytes] = []
        self.cut = False
        self._reads = reads

    async def send_bytes(self, data: bytes, /) -> None:
        if not self._reads:
            await asyncio.Event().wait()
        self.got.append(data)

    def abort(self) -> None:
        self.cut = True


def painted(*browsers: Browser, frames: int, most: int) -> None:
    async def paint() -> None:
        lines = [VisitorLine(one, one.abort, most) for one in browsers]
        for number in range(frames):
            for line in lines:
                line.paint(b"%5d" % number)
            await asyncio.sleep(0)
        for _ in range(frames + 10):
            await asyncio.sleep(0)

    asyncio.run(paint())


def test_a_visitor_that_does_not_read_holds_up_nobody() -> None:
    slow, quick = Browser(reads=False), Browser(reads=True)
    painted(slow, quick, frames=50, most=1000)
    assert quick.got == [b"%5d" % number for number in range(50)]
    assert (slow.cut, quick.cut) == (False, False)


def test_a_visitor_that_does_not_read_is_let_go_when_too_much_waits() -> None:
    slow, quick = Browser(reads=False), Browser(reads=True)
    painted(slow, quick, frames=50, most=100)
    assert (slow.cut, quick.cut) == (True, False)
    assert len(quick.got) == 50
