"""What every request must be: for this device by a name that is its own, and from its own pages."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' blob:; media-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}


def host_name(host: str) -> str:
    """Return the name in a Host header without its port, in small letters."""
    if host.startswith("["):
        return host[1:].split("]", maxsplit=1)[0]
    return host.rsplit(":", 1)[0].lower()


def own_host(host: str, names: Collection[str]) -> bool:
    """Whether a Host header names this device: an address, ``localhost``, ``*.local`` or one of ``names``.

    A foreign name that was made to point here (DNS rebinding) is not ours.
    """
    name = host_name(host)
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name == "localhost" or name.endswith((".local", ".localhost")) or name in names
    return True


def own_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this device."""
    host = headers.get("host", "")
    return bool(host) and headers.get("origin", "") in {f"http://{host}", f"https://{host}"}


class Guard:
    """Refuses foreign host names and sets the headers that keep foreign pages out. Pure ASGI."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
        elif own_host(Headers(scope=scope).get("host", ""), self._names):
            await self._app(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await WebSocketClose(1008)(scope, receive, send)
        else:
            await PlainTextResponse("unknown host\n", 421)(scope, receive, send)


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
