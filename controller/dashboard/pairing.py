"""Who is the host: a code of the device, exchanged once for a secret that stays in the phone's browser."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import os
import secrets
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

COOKIE: Final = "mafia_host"
ATTEMPTS: Final = 5
ATTEMPTS_SECONDS: Final = 60.0
PHONES: Final = 5
"""So many browsers may be paired at once; the one paired first is forgotten first."""


class WrongCode(ValueError):
    """That is not the code."""


class TooManyAttempts(ValueError):
    """Codes were tried too often within a minute, by whomever."""


class Pairing:
    """Knows the paired browsers by the hash of their secret, kept in one file so that a restart knows them.

    ``code`` has six digits and is new at every start; show it only where the device's owner can read it.
    """

    def __init__(self, file: Path, clock: Callable[[], float] | None = None) -> None:
        self.code: Final = f"{secrets.randbelow(10**6):06}"
        self._file = file
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._attempts: deque[float] = deque(maxlen=ATTEMPTS)
        self._hashes = _read(file)
        self.kept = True
        """Whether a restart will know the phones that are paired now, and no others."""

    @property
    def paired(self) -> bool:
        """Whether any browser is the host."""
        return bool(self._hashes)

    def knows(self, secret: str | None) -> bool:
        """Whether that is the secret of a paired browser."""
        return secret is not None and any(hmac.compare_digest(_hash(secret), known) for known in self._hashes)

    async def pair(self, code: str) -> str:
        """Return a new browser's secret, 256 bits.

        Raises ``WrongCode``, or ``TooManyAttempts`` after more than five within a minute.
        """
        now = self._clock()
        if len(self._attempts) == ATTEMPTS and now - self._attempts[0] < ATTEMPTS_SECONDS:
            raise TooManyAttempts
        self._attempts.append(now)
        if not hmac.compare_digest(code.encode(), self.code.encode()):
            raise WrongCode
        secret = secrets.token_urlsafe(32)
        await self._remember([*self._hashes, _hash(secret)][-PHONES:])
        return secret

    async def forget(self) -> None:
        """Unpair every browser."""
        await self._remember([])

    async def _remember(self, hashes: list[str]) -> None:
        """Pair these from now on, whether or not it can be written for the next start."""
        self._hashes = hashes
        try:
            await asyncio.to_thread(_write, self._file, hashes)
        except OSError as error:
            log.error("the paired phones are not kept for the next start: %s", error)  # noqa: TRY400 - one line
            self.kept = False
        else:
            self.kept = True


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _read(file: Path) -> list[str]:
    try:
        return [str(known) for known in json.loads(file.read_text(encoding="utf-8"))]
    except (OSError, ValueError, TypeError):
        return []


def _write(file: Path, hashes: list[str]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    with os.fdopen(os.open(new, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w") as out:
        json.dump(hashes, out)
    new.replace(file)
