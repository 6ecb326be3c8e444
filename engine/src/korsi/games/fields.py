"""Fields of a position that somebody may have written by hand."""

from korsi.quoting import shown


def check_list(value: object, field: str, size: int | None = None) -> None:
    """Raise ValueError unless it is a list, of so many where that is said."""
    if type(value) is not list or (size is not None and len(value) != size):
        raise ValueError(f"{field}: {shown(value)} is not a list{f' of {size}' if size else ''}")


def check_number(value: object, field: str, least: int, most: int) -> None:
    """Raise ValueError unless it is a whole number within these limits."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{field}: {shown(value)} is not a whole number from {least} to {most}")
