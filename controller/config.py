"""The settings: one TOML file, each key with its unit and range, a fault named by file, line and key."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import platformdirs
from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, field_validator

from controller.rulebook.files import house_files
from controller.tomlfile import TomlError, TomlFile, check, read

ConfigError = TomlError

APP = "mafia-table"
DATA_VARIABLE = "MAFIA_TABLE_DATA"
CIRCLE, CURVE = 3, 4
"""How many numbers make a circle, and a lens's curve."""


def number(default: float, low: float, high: float, unit: str, about: str) -> Any:
    """Return a field for a number from ``low`` to ``high``."""
    return Field(default=default, ge=low, le=high, description=f"{about}: {low} to {high} {unit}".rstrip())


class Section(BaseModel):
    """A table of the file. Values are taken as they stand: ``"5"`` is no number."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Table(Section):
    """Who plays what, and on which parts."""

    language: Literal["ru", "en"] = Field(
        default="ru", description="language that is spoken and shown at first"
    )
    ruleset: str = Field(
        default="club", description="rules that are offered first: an id, see `mafia-table rules`"
    )
    seats: int = number(12, 5, 25, "seats", "places at the table")
    board: str = Field(
        default="auto",
        description="wiring of buttons and lights: auto, simulated, direct-9, expander-12, or a TOML file",
    )


class Network(Section):
    """Where the pages are."""

    host: str = Field(default="0.0.0.0", description="address to listen on; 0.0.0.0 is every network")  # noqa: S104 - phones must reach it; each pairs first
    port: int = number(8080, 1, 65535, "(TCP port)", "port of the pages")


class Voice(Section):
    """How the table speaks."""

    engine: Literal["pyttsx3", "espeak", "rhvoice", "none"] = Field(
        default="pyttsx3",
        description="what renders speech; where it fails, the next is tried; none is silent",
    )
    rate: int = number(150, 80, 300, "words per minute", "speed of speech")
    sink: str = Field(
        default="auto",
        pattern="^(auto|card|card:.+|file:.+|none)$",
        description="where sound goes: auto (the sound card, or a file where there is none), "
        "card, card:NAME, file:PATH, or none",
    )


class Camera(Section):
    """What looks at the hands."""

    source: str = Field(
        default="auto",
        description="auto (the Pi's own or else the first on USB), none, pi, usb:0, "
        "a device such as /dev/video0, a video file, or a folder of pictures",
    )
    mode: Literal["front", "around"] = Field(
        default="front",
        description="front: the awake player shows the hand to it; around: a fisheye sees all seats",
    )
    lens: float = number(
        220.0, 120.0, 260.0, "degrees", "around: full angle of the fisheye, as its maker gives it"
    )
    circle: list[float] = Field(
        default_factory=list,
        description="around: the fisheye's image circle, [column, row, radius] in pixels of the picture; "
        "empty: it is found in the picture",
    )
    curve: list[float] = Field(
        default_factory=list,
        description="around: how the lens bends, [k1, k2, k3, k4] of cv2.fisheye; empty: equidistant",
    )

    @field_validator("circle")
    @classmethod
    def _check_circle(cls, circle: list[float]) -> list[float]:
        if circle and (len(circle) != CIRCLE or circle[2] <= 0):
            raise ValueError("write [column, row, radius], or [] to have it found")
        return circle

    @field_validator("curve")
    @classmethod
    def _check_curve(cls, curve: list[float]) -> list[float]:
        if curve and len(curve) != CURVE:
            raise ValueError("write [k1, k2, k3, k4], or [] for an equidistant lens")
        return curve


class Timing(Section):
    """How long things take where the rules leave it to the table."""

    night_padding: float = number(4.0, 0.0, 30.0, "s", "most that chance adds to every call of the night")
    answer: float = number(4.0, 2.4, 15.0, "s", "how long a secret answer is lit")
    deal: float = number(15.0, 5.0, 120.0, "s", "how long the owners of a card have to press")
    meet: float = number(15.0, 3.0, 120.0, "s", "how long those who may know one another look")
    hands: float = number(5.0, 2.0, 30.0, "s", "how long a show of hands lasts")
    vote: float = number(15.0, 5.0, 120.0, "s", "how long a player has to vote where nobody waits for him")
    candidate: float = number(8.0, 3.0, 60.0, "s", "how long hands are raised for one candidate")
    decide: float = number(30.0, 10.0, 300.0, "s", "how long somebody may think who decides about others")
    accuse: float = number(30.0, 10.0, 300.0, "s", "how long an accuser has to show whom he accuses")
    warning: float = number(10.0, 3.0, 30.0, "s", "how long before a speech's end the speaker is told")
    remind: float = number(15.0, 5.0, 120.0, "s", "after how long somebody who must answer is asked again")


class Rules(Section):
    """House rules: each file is offered beside the rules that come with the table."""

    folder: str = Field(
        default_factory=lambda: str(platformdirs.user_config_path(APP) / "rules"),
        description="folder whose .toml files are house rules; it need not exist",
    )
    house: list[str] = Field(
        default_factory=list,
        description="more files of house rules; looked for beside this file",
    )


class Data(Section):
    """Where games and the voice's sounds are kept."""

    folder: str = Field(
        default_factory=lambda: str(platformdirs.user_data_path(APP)),
        description=f"folder of games and sounds; the variable {DATA_VARIABLE} comes before it",
    )


class Settings(Section):
    """All settings, and where each came from."""

    table: Table = Table()
    network: Network = Network()
    voice: Voice = Voice()
    camera: Camera = Camera()
    timing: Timing = Timing()
    rules: Rules = Field(default_factory=Rules)
    data: Data = Field(default_factory=Data)

    _file: TomlFile | None = PrivateAttr(default=None)
    _environment: bool = PrivateAttr(default=False)

    @property
    def data_folder(self) -> Path:
        """The folder of games and sounds; it may not exist yet."""
        return Path(self.data.folder).expanduser()

    @property
    def house_files(self) -> tuple[Path, ...]:
        """The files of house rules; those that are listed may not exist."""
        beside = self._file.path.parent if self._file else default_path().parent
        return house_files(Path(self.rules.folder), self.rules.house, beside)

    def come_from(self, file: TomlFile | None, *, environment: bool) -> Settings:
        """Remember the file, and whether the environment named the data folder."""
        self._file, self._environment = file, environment
        return self

    def origin(self, section: str, key: str) -> str:
        """Return where a value came from: the file and line, the environment, or ``default``."""
        if (section, key) == ("data", "folder") and self._environment:
            return f"environment {DATA_VARIABLE}"
        line = self._file.lines.get((section, key)) if self._file else None
        return f"{self._file.path}:{line}" if self._file and line else "default"

    def error(self, section: str, key: str, message: str) -> ConfigError:
        """Return the error to raise for a value that turns out wrong later, such as an unknown ruleset."""
        path = self._file.path if self._file else default_path()
        line = self._file.line((section, key)) if self._file else None
        return ConfigError(path, line, f"{section}.{key}: {message}")


def default_path() -> Path:
    """Return where the settings file is looked for when none is named."""
    return platformdirs.user_config_path(APP) / "settings.toml"


def load(path: Path | None = None, environ: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings file; without one at the usual place all is as by default.

    Raises ``ConfigError`` for a file that is named and not there, an unknown key or a wrong value.
    """
    file = read(path or default_path()) if path or default_path().exists() else None
    settings = check(file, Settings) if file else Settings()
    folder = environ.get(DATA_VARIABLE)
    if folder:
        settings = settings.model_copy(update={"data": Data(folder=folder)})
    return settings.come_from(file, environment=bool(folder))


def show(settings: Settings) -> str:
    """Return the settings in force as a TOML file that explains itself and can be loaded again."""
    lines = ["# The settings in force. To change some, write them into", f"# {default_path()}"]
    for name in Settings.model_fields:
        section: Section = getattr(settings, name)
        lines += ["", f"# {section.__doc__}", f"[{name}]"]
        for key, field in type(section).model_fields.items():
            default = _toml(field.get_default(call_default_factory=True, validated_data={}))
            lines += [
                f"# {field.description}{_choices(field.annotation)}",
                f"# default {default}; the value here: {settings.origin(name, key)}",
                f"{key} = {_toml(getattr(section, key))}",
            ]
    return "\n".join(lines) + "\n"


def _choices(annotation: Any) -> str:
    choices = get_args(annotation) if get_origin(annotation) is Literal else ()
    return f" ({', '.join(choices)})" if choices else ""


def _toml(value: Any) -> str:
    """Write a value: JSON's strings, numbers and lists of them are TOML's."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
