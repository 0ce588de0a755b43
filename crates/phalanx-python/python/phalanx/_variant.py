"""Names of algorithms with variants."""

from ._phalanx import Error, find


def named(template: str, variant: str, variants: tuple[str, ...]) -> str:
    """Returns the name of a variant, such as "256/256"."""
    if variants and variant not in variants:
        raise Error(f"unknown variant {variant!r}: choose one of {', '.join(variants)}")
    return find(template.replace("*", variant)).name
