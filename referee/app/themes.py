"""The themes of the screen: calm colours on dark, the same on light, and as much contrast as there is.

Every text has a contrast of at least 4.5 on whatever lies under it; a test measures it.
"""

from __future__ import annotations

from textual.theme import Theme

LEGIBLE = {"text-muted": "auto 80%", "text-disabled": "auto 72%"}
"""Of what is beside the point: how much of its colour it keeps. Lines between panes have a contrast of 3."""

CALM = Theme(
    name="calm",
    primary="#5f87af",
    secondary="#87afaf",
    accent="#d7af5f",
    success="#87af87",
    warning="#d7af5f",
    error="#e09a9a",
    background="#191c20",
    surface="#1f2328",
    panel="#272c33",
    foreground="#d0d3d8",
    dark=True,
    variables={**LEGIBLE, "foreground-muted": "#adb2b9", "highlight": "#2f3b47", "divider": "#737a85"},
)
LIGHT = Theme(
    name="light",
    primary="#2f5f8f",
    secondary="#2f6565",
    accent="#6b4600",
    success="#1f5f1f",
    warning="#6b4600",
    error="#8f1f1f",
    background="#f7f5f0",
    surface="#f0ede6",
    panel="#e6e2d9",
    foreground="#101317",
    dark=False,
    variables={**LEGIBLE, "foreground-muted": "#474c54", "highlight": "#cfd8df", "divider": "#76705f"},
)
CONTRAST = Theme(
    name="contrast",
    primary="#66b3ff",
    secondary="#8fd7d7",
    accent="#ffd75f",
    success="#8fff8f",
    warning="#ffd75f",
    error="#ffb0b0",
    background="#000000",
    surface="#000000",
    panel="#141414",
    foreground="#ffffff",
    dark=True,
    variables={**LEGIBLE, "foreground-muted": "#dcdcdc", "highlight": "#1f3d5c", "divider": "#a0a0a0"},
)
THEMES = {theme.name: theme for theme in (CALM, LIGHT, CONTRAST)}


def theme_named(name: str) -> Theme:
    """The theme of this name; the calm one where there is none."""
    return THEMES.get(name, CALM)


def next_theme(name: str) -> Theme:
    """The next theme."""
    names = list(THEMES)
    return THEMES[names[(names.index(name) + 1) % len(names)]] if name in names else CALM
