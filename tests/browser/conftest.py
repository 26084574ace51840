from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
SCREENSHOTS = Path(__file__).parents[1] / "screenshots"

PHONE = {"width": 390, "height": 844}
SCREEN = {"width": 1920, "height": 1080}


# Playwright holds an event loop while it is on; tests elsewhere need to run their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip(f"no Chromium at {CHROMIUM}")
    SCREENSHOTS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def opened(browser: Browser) -> Iterator[Opener]:
    opener = Opener(browser)
    yield opener
    opener.close()


class Opener:
    """Opens pages and fails the test for every error of their scripts."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list = []
        self.errors: list[str] = []

    def __call__(self, url: str, size: dict[str, int] = PHONE, **options: object) -> Page:
        context = self._browser.new_context(viewport=size, has_touch=size is PHONE, **options)
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._console)
        page.goto(url)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        # The network's own complaints are no errors of ours: the server may be gone, or ask for the code.
        if message.type == "error" and not message.text.startswith(
            ("Failed to load", "WebSocket connection")
        ):
            self.errors.append(message.text)

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        assert self.errors == []


def picture(page: Page, name: str) -> None:
    page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)
