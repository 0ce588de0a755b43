"""Algorithms of a name that has a variant in it."""

from ._phalanx import Error, find


def named(template: str, variant: str, variants: tuple[str, ...]) -> str:
    """The name of a variant, as "256/256"."""
    if variants and variant not in variants:
        raise Error(f"there is no variant {variant!r}: there are {', '.join(variants)}")
    return find(template.replace("*", variant)).name
