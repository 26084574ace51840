"""The hand model: where it lives, and how it is built once from a public wheel.

MediaPipe 1.x ships no model. Its last release line that did, 0.10.18 (Apache-2.0), holds the same two
networks; packed together they are the bundle that the hand landmarker of today reads. ``python -m
vision.model``, a part of ``make setup``, does it.
"""

from __future__ import annotations

import hashlib
import platform
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import platformdirs

SHA256 = "ef3f184fa8d5e6905ea4770282627d6937975119af763054312d05985c059bda"
WHEEL = "mediapipe==0.10.18"
PARTS = {
    "hand_detector.tflite": "mediapipe/modules/palm_detection/palm_detection_full.tflite",
    "hand_landmarks_detector.tflite": "mediapipe/modules/hand_landmark/hand_landmark_full.tflite",
}
"""Name in the bundle, and path in the wheel, in the bundle's order."""

EPOCH = (1980, 1, 1, 0, 0, 0)
"""One time stamp for all, so that every machine builds the same bytes."""


class ModelError(RuntimeError):
    """The hand model could not be made; the message says what to do."""


def model_path() -> Path:
    """Return where the hand model is kept: the user's data folder."""
    return platformdirs.user_data_path("mafia-table") / "hand_landmarker.task"


def is_right(path: Path) -> bool:
    """Tell whether the file is there and is the hand model, by its SHA-256."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest() == SHA256


def build_model(progress: Callable[[str], None] = print, path: Path | None = None) -> Path:
    """Make the hand model unless it is there already, and return its path.

    ``progress`` is told each step. Raises ``ModelError`` without a network, or when the result is not the
    known one.
    """
    target = path or model_path()
    if is_right(target):
        progress(f"hand model: already at {target}")
        return target
    with tempfile.TemporaryDirectory() as folder:
        progress(f"hand model: fetching {WHEEL} for its two networks (about 36 MB) ...")
        wheel = _download(Path(folder))
        progress("hand model: packing ...")
        _pack(wheel, target)
    progress(f"hand model: ready at {target}")
    return target


def pip_command(folder: Path, machine: str) -> list[str]:
    """Return the command that fetches the wheel; its tag is fixed, since the networks suit any Python."""
    arch = "aarch64" if machine.lower() in {"aarch64", "arm64"} else "x86_64"
    tags = [f"--platform=manylinux_2_17_{arch}", f"--platform=manylinux2014_{arch}"]
    fixed = ["--python-version=3.11", "--implementation=cp", "--no-deps", "--only-binary=:all:"]
    quiet = ["--disable-pip-version-check", "--no-input"]
    return [sys.executable, "-m", "pip", "download", WHEEL, *fixed, *tags, *quiet, "--dest", str(folder)]


def _download(folder: Path) -> Path:
    """Fetch the wheel. pip's own progress goes to the standard output, its complaints into the error."""
    run = subprocess.run(  # noqa: S603 - our own interpreter and fixed arguments
        pip_command(folder, platform.machine()), stderr=subprocess.PIPE, text=True, check=False
    )
    wheels = list(folder.glob("*.whl"))
    if run.returncode or not wheels:
        reason = run.stderr.strip().splitlines()[-1:] or ["pip gave no reason"]
        raise ModelError(
            f"The hand model could not be fetched: {reason[0]}\n"
            "Connect to the internet (or set pip's index) and run: make setup\n"
            "Until then the table works without its camera, by buttons and phone."
        )
    return wheels[0]


def _pack(wheel: Path, target: Path) -> None:
    """Write the bundle beside ``target`` and move it there in one step, so that no half file is ever read."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        draft = Path(folder) / target.name
        with zipfile.ZipFile(wheel) as source, zipfile.ZipFile(draft, "w", zipfile.ZIP_STORED) as bundle:
            for name, origin in PARTS.items():
                bundle.writestr(_entry(name), source.read(origin))
        if not is_right(draft):
            raise ModelError(
                f"The hand model built from {wheel.name} is not the known one (SHA-256 {SHA256[:12]}...).\n"
                "The package index gave something else: check its settings, then run: make setup"
            )
        draft.replace(target)


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, EPOCH)
    entry.create_system = 3
    entry.external_attr = 0o600 << 16
    return entry


TRIAL = """
import contextlib, sys
from pathlib import Path
import vision.landmarks as landmarks
landmarks.quiet = contextlib.nullcontext
landmarks.Landmarker(Path(sys.argv[1])).close()
"""


def try_model(path: Path) -> None:
    """Load the model once in a process of its own, since native code that fails takes its process along.

    Raises ``ModelError`` with the last of what it said.
    """
    tried = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", TRIAL, str(path)], capture_output=True, text=True, check=False
    )
    if tried.returncode:
        last = "\n".join(tried.stderr.splitlines()[-3:])
        raise ModelError(
            f"the model cannot be used on this machine, so the camera will read nothing:\n{last}"
        )


def main() -> int:
    """Build and try the model from the command line; return the exit code."""
    try:
        try_model(build_model())
    except (ModelError, OSError, KeyError, zipfile.BadZipFile) as error:
        print(f"hand model: {error}", file=sys.stderr)  # noqa: T201 - a command speaks to its user
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
