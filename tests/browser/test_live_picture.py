"""The live picture on the host's phone, with the real reader and a drawn hand held before its camera."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from controller.ports import Line
from tests.browser.conftest import Opener, picture
from tests.browser.test_pages import Thread, paired
from tests.dashboard.pages import WORDS
from vision.drawn_signs import draw_sign
from vision.live_view import live
from vision.model import build_model
from vision.pictures import encode
from vision.played_cameras import HeldCamera
from vision.reader import HandReader

pytestmark = pytest.mark.browser


@pytest.fixture
def thread(tmp_path: Path) -> Iterator[Thread]:
    with Thread(tmp_path) as served:
        yield served


def test_the_host_sees_what_the_camera_sees_and_what_it_reads(opened: Opener, thread: Thread) -> None:
    camera = HeldCamera()
    reader = HandReader(camera, build_model())
    thread.pages.table.live = partial(live, reader, [])
    host = paired(opened, thread)
    host.get_by_test_id("live").click()
    expect(host.get_by_test_id("live-read")).to_have_text(WORDS.text(Line("live-nothing"), "ru"))
    thread.do(held(camera, encode(draw_sign("4"))))
    expect(host.get_by_test_id("live-read")).to_contain_text(
        WORDS.text(Line("live-number", {"number": 4}), "ru")
    )
    expect(host.get_by_test_id("live-picture")).to_be_visible()
    picture(host, "host-live-picture")
    thread.do(thread.pages.second_night())
    expect(host.get_by_test_id("live-picture")).to_have_count(0)
    expect(host.get_by_test_id("live")).to_have_count(0)
    thread.do(reader.close())


async def held(camera: HeldCamera, data: bytes) -> None:
    camera.hold(data)
