"""Pictures as people have them: turned, grey, deep, tiny, huge, broken, oddly named."""

from __future__ import annotations

import json
import os
import struct
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.drawing import annotate
from vision.drawn import PATTERNS, draw_hands, draw_number
from vision.files import read_files, see
from vision.gestures import Sign
from vision.hand import Image
from vision.landmarks import Landmarker
from vision.pictures import decode, encode, load
from vision.wording import describe

FIVE = draw_number(5, seed=6)


def lines(model: Path, *paths: Path) -> tuple[int, list[dict[str, object]], str]:
    out, err = StringIO(), StringIO()
    code = read_files(paths, json=True, out=out, err=err, model=model)
    return code, [json.loads(line) for line in out.getvalue().splitlines()], err.getvalue()


def turned_jpeg(image: Image, orientation: int) -> bytes:
    """Return a JPEG that says how its camera was held (EXIF orientation)."""
    entry = struct.pack(">HHIHH", 0x0112, 3, 1, orientation, 0)
    exif = b"Exif\0\0MM\0*" + struct.pack(">IH", 8, 1) + entry + struct.pack(">I", 0)
    jpeg = encode(image)
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + jpeg[2:]


@pytest.mark.parametrize(("orientation", "turns"), [(1, 0), (3, 2), (6, 1), (8, 3)])
def test_a_phones_photo_is_turned_upright(orientation: int, turns: int) -> None:
    image = np.zeros((20, 40, 3), np.uint8)
    image[:5] = 255
    seen = decode(turned_jpeg(np.ascontiguousarray(np.rot90(image, turns)), orientation))
    assert seen.shape == image.shape
    assert seen[2].mean() > 200
    assert seen[12].mean() < 50


@pytest.mark.parametrize(
    ("image", "suffix"),
    [
        (cv2.cvtColor(FIVE, cv2.COLOR_BGR2BGRA), ".png"),
        (FIVE.astype(np.uint16) * 257, ".png"),
        (FIVE, ".webp"),
        (FIVE, ".bmp"),
        (FIVE[:, :, 1], ".jpg"),
    ],
    ids=["transparent", "deep", "webp", "bmp", "grey"],
)
def test_every_kind_of_picture_becomes_an_ordinary_one(
    model: Path, tmp_path: Path, image: Image, suffix: str
) -> None:
    path = tmp_path / f"five{suffix}"
    path.write_bytes(encode(image, suffix))
    assert load(path).shape == (480, 480, 3)
    assert load(path).dtype == np.uint8
    code, (line,), _ = lines(model, path)
    assert code == 0
    assert line["number"] in ({5} if image.ndim == 3 else {5, None})


@pytest.mark.parametrize("size", [(1, 1), (1, 300), (300, 1), (8, 3000)])
def test_a_picture_of_any_shape_has_no_hand(eye: Landmarker, size: tuple[int, int]) -> None:
    seen = see(eye, np.full((*size, 3), 120, np.uint8))
    assert (seen.hands, seen.sign) == ([], None)
    annotate(seen.image, seen.hands, describe(seen.sign))


def test_boxes_in_a_huge_picture_are_in_its_own_pixels(eye: Landmarker) -> None:
    huge = np.zeros((4000, 6000, 3), np.uint8)
    huge[500:3380, 1000:3880] = cv2.resize(FIVE, None, fx=6, fy=6)
    small, large = see(eye, FIVE), see(eye, huge)
    assert large.sign is not None
    assert large.sign.number == 5
    expected = np.array(small.hands[0].hand.box) * 6 + (1000, 500, 1000, 500)
    assert np.allclose(large.hands[0].hand.box, expected, atol=70)


def test_a_dark_picture_is_read(eye: Landmarker) -> None:
    sign = see(eye, np.asarray(FIVE * 0.1, np.uint8)).sign
    assert sign is not None
    assert sign.number == 5


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xd8\xff",
        encode(FIVE, ".png")[:200],
        b"GIF89a",
        b"<svg/>",
        np.random.default_rng(1).bytes(99),
    ],
)
def test_what_is_no_picture_is_an_error(model: Path, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(content)
    code, (line,), err = lines(model, path)
    assert code == 1
    assert line["error"] == "not a picture (JPEG, PNG, WebP or BMP)"
    assert (line["number"], line["gesture"], line["hands"]) == (None, None, [])
    assert str(path) in err


def test_one_file_given_twice_is_read_twice(model: Path, tmp_path: Path) -> None:
    path = tmp_path / "five.png"
    path.write_bytes(encode(FIVE, ".png"))
    code, found, _ = lines(model, path, path)
    assert code == 0
    assert [line["number"] for line in found] == [5, 5]


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("name", [b"\xff\xfe.png", "рука✋.png".encode()])
@pytest.mark.parametrize("as_json", [True, False])
def test_a_name_in_other_letters_is_printed(
    model: Path,
    tmp_path: Path,
    encoding: str,
    name: bytes,
    as_json: bool,  # noqa: FBT001 - a table of cases
) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
    path.write_bytes(b"no picture")
    out = TextIOWrapper(BytesIO(), encoding=encoding)
    assert read_files([path], json=as_json, out=out, err=StringIO(), model=model) == 1
    out.seek(0)
    (line,) = out.read().splitlines()
    if as_json:
        assert os.fsencode(json.loads(line)["file"]) == os.fsencode(path)


@pytest.mark.parametrize("factor", [0.2, 1, 6])
def test_what_is_drawn_is_readable_at_any_size(eye: Landmarker, factor: float) -> None:
    image = cv2.resize(draw_hands([PATTERNS[5]], seed=6), None, fx=factor, fy=factor)
    seen = see(eye, np.asarray(image, np.uint8))
    picture = annotate(seen.image, seen.hands, describe(seen.sign))
    height, width = picture.shape[:2]
    assert 480 <= width <= 1280
    assert height > width


def test_captions_say_what_counts_and_what_does_not() -> None:
    assert describe(None) == "-"
    assert describe(Sign(7, None, 0.98, 2)) == "7 98%"
    assert describe(Sign(None, None, 0.9)) == "? 90%"
    assert describe(Sign(3, None, 0.6)) == "? (3) 60%"
