"""What the documents show is run."""

import re
import subprocess
import sys

import pytest


def blocks(path):
    return re.findall(r"^```python\n(.*?)^```", path.read_text(), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", ["README.md", "docs/python.md", "crates/phalanx-python/README.md"])
def test_examples(repository, page):
    # Those of Spark are run by test_spark.py.
    found = [block for block in blocks(repository / page) if "spark" not in block]
    assert found
    for i, block in enumerate(found):
        exec(compile(block, f"{page}, block {i}", "exec"), {})


def test_the_output_of_the_example(repository):
    pytest.importorskip("pyarrow")
    done = subprocess.run([sys.executable, repository / "examples/python/columns.py"], capture_output=True, text=True, check=True)
    assert f"```text\n{done.stdout}```" in (repository / "docs/python.md").read_text()
