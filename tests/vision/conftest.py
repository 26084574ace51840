"""What the tests of the camera's eye share: one landmarker, and where the photos are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from vision.landmarks import Landmarker
from vision.model import build_model


@pytest.fixture(scope="session")
def model() -> Path:
    """Return the hand model; it is built where set-up has not done so."""
    return build_model()


@pytest.fixture(scope="session")
def eye(model: Path) -> Iterator[Landmarker]:
    landmarker = Landmarker(model)
    yield landmarker
    landmarker.close()


@pytest.fixture
def photos() -> Path:
    """Return the folder of photos that is not part of the project."""
    folder = Path(__file__).resolve().parents[3] / "shared" / "hands"
    if not (folder / "labels.csv").is_file():
        pytest.skip("the photos of hands are not here")
    return folder
