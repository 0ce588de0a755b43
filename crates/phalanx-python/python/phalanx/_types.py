"""Types that have no name in Python 3.11."""

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from typing_extensions import Buffer as Buffer
else:
    Buffer: TypeAlias = Any
