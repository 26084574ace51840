"""The web application: pages for everybody, the host's only for a paired phone."""

from __future__ import annotations

import asyncio
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, HTTPException, Request, Response, WebSocket
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from pydantic import BaseModel, Field
from starlette.requests import HTTPConnection

from controller.dashboard.choosing import offer_view
from controller.dashboard.guard import Guard, own_origin
from controller.dashboard.live_picture import add_live_picture
from controller.dashboard.memory import last_setup
from controller.dashboard.pairing import COOKIE, TooManyAttempts, WrongCode
from controller.dashboard.protocols import protocols
from controller.dashboard.qr import qr_code
from controller.dashboard.rules_page import rules_pages
from controller.dashboard.seat_finding import add_picture
from controller.dashboard.simulated import HANDS, SimulatedPage
from controller.dashboard.sockets import Page, serve
from controller.dashboard.table import DashboardTable, SimulatedTable
from controller.dashboard.views import host_view, table_view
from controller.dashboard.wording import page_words
from controller.ports import Line

_PAGES = Path(str(resources.files("controller.dashboard") / "pages"))
_COOKIE_SECONDS = 400 * 24 * 3600
_FORBIDDEN = 1008
_LOOPBACK = frozenset({"127.0.0.1", "::1"})


class Code(BaseModel):
    """The code that pairs a phone."""

    code: Annotated[str, Field(max_length=20)]


def create_app(table: DashboardTable) -> FastAPI:
    """Return the application for a table. Serve it on the event loop that the table's director runs on."""
    app = FastAPI(title="Mafia Table", docs_url=None, redoc_url=None, openapi_url=None)
    app.include_router(_public(table))
    app.include_router(_doors(table))
    app.include_router(_host(table))
    app.include_router(protocols(table))
    app.include_router(rules_pages(table))
    if table.simulated is not None:
        app.include_router(_simulation(table, table.simulated))
    app.mount("/pages", StaticFiles(directory=_PAGES), name="pages")
    app.add_middleware(Guard, names=table.host_names)
    return app


def _page(table: DashboardTable, name: str) -> HTMLResponse:
    html = (_PAGES / f"{name}.html").read_text(encoding="utf-8")
    return HTMLResponse(html.replace('lang=""', f'lang="{table.director.language}"'))


def _public(table: DashboardTable) -> APIRouter:
    router = APIRouter()

    @router.get("/")
    def table_screen() -> HTMLResponse:
        return _page(table, "table")

    @router.get("/host")
    def host() -> HTMLResponse:
        return _page(table, "host")

    @router.get("/words/{language}")
    def words(language: str) -> dict[str, str]:
        if language not in table.words.languages:
            raise HTTPException(404)
        return page_words(table, language)

    @router.get("/qr.svg")
    def qr() -> Response:
        return Response(qr_code(table.address()), media_type="image/svg+xml")

    return router


def _doors(table: DashboardTable) -> APIRouter:
    router = APIRouter()

    @router.websocket("/live/table")
    async def table_live(socket: WebSocket) -> None:
        if own_origin(socket.headers):
            await socket.accept()
            page = Page(socket, table, table_view, lambda: True)
            await serve(page.show, page.ignore)
        else:
            await socket.close(_FORBIDDEN)

    @router.post("/pair")
    async def pair(request: Request, code: Code) -> Response:
        _from_own_page(request)
        try:
            secret = await table.pairing.pair(code.code)
        except WrongCode:
            return _refused(table, "page-wrong-code", 403)
        except TooManyAttempts:
            return _refused(table, "page-too-many-codes", 429)
        paired = JSONResponse({"paired": True})
        paired.set_cookie(COOKIE, secret, max_age=_COOKIE_SECONDS, httponly=True, samesite="strict")
        return paired

    return router


def _host(table: DashboardTable) -> APIRouter:
    def paired(request: HTTPConnection) -> None:
        if not table.pairing.knows(request.cookies.get(COOKIE)):
            raise HTTPException(403)

    router = APIRouter()

    @router.get("/setup", dependencies=[Depends(paired)])
    async def setup() -> dict[str, Any]:
        last = await last_setup(table.folder)
        offers = await asyncio.to_thread(table.offers)
        return {
            "seats": table.seats,
            "rulesets": [offer_view(table, offer) for offer in offers],
            "last": last and last.model_dump(mode="json"),
            "legend": dict(table.legend),
            "snapshot": table.snapshot is not None,
        }

    @router.get("/snapshot.jpg", dependencies=[Depends(paired)])
    async def snapshot() -> Response:
        seen = table.snapshot if table.camera_open else None
        picture = None if seen is None else await seen()
        if picture is None:
            raise HTTPException(404)
        return Response(picture, media_type="image/jpeg")

    add_picture(router, table, Depends(paired))
    add_live_picture(router, table)

    @router.websocket("/live/host")
    async def host_live(socket: WebSocket) -> None:
        secret = socket.cookies.get(COOKIE)
        if own_origin(socket.headers) and table.pairing.knows(secret):
            await socket.accept()
            page = Page(socket, table, host_view, lambda: table.pairing.knows(secret))
            await serve(page.show, page.listen)
        else:
            await socket.close(_FORBIDDEN)

    return router


def _simulation(table: DashboardTable, simulated: SimulatedTable) -> APIRouter:
    """Return the simulated table's pages: open on the computer it runs on, elsewhere to a paired browser."""

    def allowed(request: HTTPConnection) -> bool:
        client = request.client
        here = client is not None and client.host in _LOOPBACK
        return here or table.pairing.knows(request.cookies.get(COOKIE))

    router = APIRouter()

    @router.get("/sim")
    def sim(request: Request) -> Response:
        return _page(table, "sim") if allowed(request) else RedirectResponse("/host")

    @router.get("/sim/table")
    def sim_table(request: Request) -> dict[str, Any]:
        if not allowed(request):
            raise HTTPException(403)
        return {
            "seats": table.seats,
            "camera": simulated.camera is not None,
            "around": simulated.seats is not None,
            "hands": HANDS if simulated.camera is not None and simulated.draw is not None else (),
        }

    @router.websocket("/live/sim")
    async def sim_live(socket: WebSocket) -> None:
        if own_origin(socket.headers) and allowed(socket):
            await socket.accept()
            page = SimulatedPage(socket, table, simulated)
            await serve(page.show, page.listen)
        else:
            await socket.close(_FORBIDDEN)

    return router


def _from_own_page(request: Request) -> None:
    """Refuse what another page made this browser send: JSON from our own origin only."""
    json = request.headers.get("content-type", "").partition(";")[0].strip() == "application/json"
    if not (json and own_origin(request.headers)):
        raise HTTPException(403)


def _refused(table: DashboardTable, key: str, status: int) -> Response:
    return JSONResponse({"error": key, "text": table.words.text(Line(key), table.director.language)}, status)
