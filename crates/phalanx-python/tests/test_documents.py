"""What the documents show is run."""

import re

import pytest


def blocks(path):
    return re.findall(r"^```python\n(.*?)^```", path.read_text(), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", ["docs/python.md", "crates/phalanx-python/README.md"])
def test_examples(repository, page):
    found = blocks(repository / page)
    assert found
    for i, block in enumerate(found):
        exec(compile(block, f"{page}, block {i}", "exec"), {})
