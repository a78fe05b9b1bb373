"""The driver of an application that several visitors share."""

from __future__ import annotations

from textual.drivers.web_driver import WebDriver
from textual.message import Message


class VisitorTypes(Message):
    """The next keys are those of this visitor."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class VisitedDriver(WebDriver):
    """Textual's driver for the browser, which also hears whose keys come."""

    def on_meta(self, packet_type: str, payload: dict[str, object]) -> None:
        """A packet beside the keys."""
        if packet_type == "visitor":
            self._app.post_message(VisitorTypes(str(payload.get("name", ""))))
        else:
            super().on_meta(packet_type, payload)
