import os
import pathlib

import pytest

import phalanx


@pytest.fixture(scope="session")
def repository():
    return pathlib.Path(os.environ.get("PHALANX_REPOSITORY", pathlib.Path(__file__).parents[3]))


@pytest.fixture
def key_file(tmp_path):
    path = tmp_path / "my.key"
    phalanx.generate_key_file(path)
    return path
