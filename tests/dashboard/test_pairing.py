"""Who becomes the host, and who does not."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from controller.dashboard.guard import own_host
from controller.dashboard.pairing import ATTEMPTS, Pairing, TooManyAttempts, WrongCode
from controller.ports import Line
from tests.dashboard.pages import WORDS, Pages, play


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def wrong(pairing: Pairing) -> str:
    return f"{(int(pairing.code) + 1) % 10**6:06}"


def test_a_restart_keeps_a_phone_paired_and_only_its_hash_is_stored(tmp_path: Path) -> None:
    file = tmp_path / "data" / "paired.json"
    pairing = Pairing(file, Time())
    secret = asyncio.run(pairing.pair(pairing.code))
    assert len(secret) >= 43
    assert secret not in file.read_text()
    assert file.stat().st_mode & 0o077 == 0
    again = Pairing(file, Time())
    assert again.knows(secret)
    assert not again.knows(None)
    assert not again.knows(json.loads(file.read_text())[0])


def test_codes_can_be_tried_five_times_a_minute_by_all_together(tmp_path: Path) -> None:
    time = Time()
    pairing = Pairing(tmp_path / "paired.json", time)
    for _ in range(ATTEMPTS):
        with pytest.raises(WrongCode):
            asyncio.run(pairing.pair(wrong(pairing)))
    with pytest.raises(TooManyAttempts):
        asyncio.run(pairing.pair(pairing.code))
    time.now = 60.0
    assert pairing.knows(asyncio.run(pairing.pair(pairing.code)))


def test_the_phone_paired_first_is_forgotten_first(tmp_path: Path) -> None:
    time = Time()
    pairing = Pairing(tmp_path / "paired.json", time)
    secrets = []
    for _ in range(6):
        secrets.append(asyncio.run(pairing.pair(pairing.code)))
        time.now += 61
    assert [pairing.knows(secret) for secret in secrets] == [False, True, True, True, True, True]
    asyncio.run(pairing.forget())
    assert not any(map(pairing.knows, secrets))


def unwritable(file: Path) -> None:
    """Let every write of the file fail."""
    file.with_suffix(".new").mkdir()


def test_a_disk_that_takes_nothing_keeps_no_phone_out_and_none_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(pages: Pages) -> None:
        file = tmp_path / "paired.json"
        unwritable(file)
        async with pages.host() as host:
            assert len(caplog.records) == 1
            await host.next()
            assert host.view["troubles"] == [WORDS.text(Line("trouble-paired"), "ru")]
            await host.connection.send('{"id": 1, "cmd": "unpair"}')
            await asyncio.wait_for(host.connection.wait_closed(), 5)
            assert host.connection.close_code == 1008
        assert len(caplog.records) == 2
        file.with_suffix(".new").rmdir()
        async with pages.host() as host:
            await host.next()
            assert host.view["troubles"] == []

    play(tmp_path, scene)


def test_a_broken_file_pairs_nobody(tmp_path: Path) -> None:
    (tmp_path / "paired.json").write_text("5")
    assert not Pairing(tmp_path / "paired.json").paired


def test_pairing_over_http(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        right = await pages.pair()
        cookie = right.headers["set-cookie"]
        assert right.status_code == 200
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert (await pages.get("/setup", Cookie=cookie.partition(";")[0])).status_code == 200
        refused = await pages.pair(wrong(pages.table.pairing))
        assert refused.status_code == 403
        assert refused.json()["text"] == "Код неверный."
        assert "set-cookie" not in refused.headers
        for _ in range(3):
            await pages.pair(wrong(pages.table.pairing))
        pages.director.language = "en"
        late = await pages.pair()
        assert late.status_code == 429
        assert late.json()["text"] == "Too many attempts. Wait a minute."

    play(tmp_path, scene)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Content-Type": "text/plain"},
        {"Host": "evil.example"},
    ],
)
def test_other_pages_cannot_pair_although_they_know_the_code(tmp_path: Path, headers: dict[str, str]) -> None:
    async def scene(pages: Pages) -> None:
        answer = await pages.pair(**headers)
        assert answer.status_code in {403, 421, 422}
        assert not pages.table.pairing.paired

    play(tmp_path, scene)


def test_nothing_of_the_host_is_open_to_whoever_finds_the_address(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        for path in ("/setup", "/snapshot.jpg"):
            assert (await pages.get(path)).status_code == 403
            assert (await pages.get(path, Cookie="mafia_host=guess")).status_code == 403
        for page, cookie, origin in (
            ("host", "", None),
            ("host", "mafia_host=guess", None),
            ("host", await pages.cookie(), "http://evil.example"),
            ("table", "", "http://evil.example"),
            ("sim", "", "http://evil.example"),
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with pages.live(page, cookie, origin):
                    pass
            assert refused.value.response.status_code == 403

    play(tmp_path, scene)


def test_an_unpaired_phone_is_turned_away_at_once(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.host() as host:
            await host.next()
            await host.connection.send('{"id": 1, "cmd": "unpair"}')
            await asyncio.wait_for(host.connection.wait_closed(), 5)
            assert host.connection.close_code == 1008

    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("192.168.1.7:8080", True),
        ("[fe80::1]:8080", True),
        ("127.0.0.1", True),
        ("localhost:8080", True),
        ("Mafia.local:8080", True),
        ("table.home:8080", True),
        ("evil.example:8080", False),
        ("local", False),
        ("192.168.1.7.evil.example", False),
        ("", False),
    ],
)
def test_own_names(host: str, ours: bool) -> None:  # noqa: FBT001 - a table of cases
    assert own_host(host, {"table.home"}) is ours


def test_every_answer_keeps_foreign_pages_out(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        for path in ("/", "/host", "/sim", "/pages/host.js", "/words/en", "/qr.svg", "/setup"):
            headers = (await pages.get(path)).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["cache-control"] == "no-store"
            assert headers["x-content-type-options"] == "nosniff"
        assert (await pages.get("/", Host="evil.example")).status_code == 421

    play(tmp_path, scene)
