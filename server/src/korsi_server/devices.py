"""What kind of device somebody has, roughly: enough for its owner to know it again. Nothing else is
kept of what a browser says about itself."""

from typing import Final

BROWSERS: Final = {
    "edg": "edge",
    "opr/": "opera",
    "samsungbrowser": "samsung",
    "yabrowser": "yandex",
    "firefox": "firefox",
    "fxios": "firefox",
    "crios": "chrome",
    "chrome": "chrome",
    "safari": "safari",
}
"""By a word of theirs; those first that have the words of others, too."""
SYSTEMS: Final = {
    "android": "android",
    "iphone": "iphone",
    "ipad": "ipad",
    "windows": "windows",
    "cros": "chromeos",
    "macintosh": "mac",
    "linux": "linux",
}
OTHER: Final = "other"


def device_of(agent: str | None) -> str:
    """The browser and the system, each in one word.

    >>> device_of("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari")
    'chrome android'
    >>> device_of(None)
    'other other'
    """
    said = (agent or "").lower()
    return f"{_first(BROWSERS, said)} {_first(SYSTEMS, said)}"


def _first(known: dict[str, str], said: str) -> str:
    return next((name for word, name in known.items() if word in said), OTHER)


def told(device: str | None) -> tuple[str, str]:
    """Both words of what was kept."""
    browser, _, system = (device or "").partition(" ")
    return browser or OTHER, system or OTHER
