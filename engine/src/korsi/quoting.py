"""How an error quotes what somebody gave."""

import json


def shown(value: object) -> str:
    """A value as an error may quote it: as JSON writes it, cut short."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = f"something of type {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "…"
