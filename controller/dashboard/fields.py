"""The parts of what pages send, each with its limits."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

SeatNumber = Annotated[int, Field(strict=True, ge=1, le=25)]
"""A seat; neither ``true`` nor ``3.5`` nor ``"3"`` is one."""

Count = Annotated[int, Field(strict=True, ge=0, le=25)]
Name = Annotated[str, Field(max_length=60)]
Id = Annotated[str, Field(min_length=1, max_length=40)]
Seats = Annotated[list[SeatNumber], Field(max_length=25)]


class Message(BaseModel):
    """What a page sends. ``id`` comes back with the answer."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: int = Field(0, strict=True, ge=0, le=2**53)
