"""The addresses of the protocol: for the host at any time, for everybody at the table when the game is over."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from controller.dashboard.pairing import COOKIE
from controller.dashboard.paper import Paper, is_open, paper
from controller.dashboard.paper_forms import STYLE_HASH, as_page, as_text
from controller.dashboard.table import DashboardTable
from controller.dashboard.wording import text
from controller.ports import Line

_POLICY: Final = {
    "Content-Security-Policy": f"default-src 'none'; style-src '{STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'"
}
_KEEP: Final = "attachment; filename=mafia-protocol"


def protocols(table: DashboardTable) -> APIRouter:
    """Return the routes of the protocol."""

    def read(request: Request, language: str) -> Paper:
        if table.game is None:
            raise HTTPException(404)
        if not (is_open(table) or table.pairing.knows(request.cookies.get(COOKIE))):
            raise HTTPException(403, text(table, Line("e-no-protocol")))
        if language and language not in table.words.languages:
            raise HTTPException(404)
        return paper(table, language or table.director.language)

    router = APIRouter()

    @router.get("/protocol")
    def page(request: Request, lang: str = "") -> Response:
        return HTMLResponse(as_page(read(request, lang)), headers=_POLICY)

    @router.get("/protocol.html")
    def page_to_keep(request: Request, lang: str = "") -> Response:
        headers = {**_POLICY, "Content-Disposition": f"{_KEEP}.html"}
        return HTMLResponse(as_page(read(request, lang), kept=True), headers=headers)

    @router.get("/protocol.txt")
    def text_to_keep(request: Request, lang: str = "") -> Response:
        return PlainTextResponse(
            as_text(read(request, lang)), headers={"Content-Disposition": f"{_KEEP}.txt"}
        )

    return router
