"""The address as a QR code."""

from __future__ import annotations

import io

import segno


def qr_code(address: str) -> bytes:
    """Return a QR code as SVG: dark on white whatever the page looks like, with the border readers need."""
    out = io.BytesIO()
    code = segno.make(address or "-", error="m", micro=False)
    code.save(out, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, nl=False, omitsize=True)
    return out.getvalue()
