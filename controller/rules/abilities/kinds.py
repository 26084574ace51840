"""The kinds of abilities, bans and needs, by the words that rule files use."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from controller.rules.abilities.ability import Ability
from controller.rules.abilities.bans import InARow, NotFiredAt, NotSelf, NotSides, OnlyLiving, PerPlayer
from controller.rules.abilities.block import Block
from controller.rules.abilities.bond import Copy, Hire, HiredKill, Mark, Revive
from controller.rules.abilities.clan_shot import ClanShot
from controller.rules.abilities.guess import Guess, Recruit
from controller.rules.abilities.heal import Heal
from controller.rules.abilities.kill import Kill
from controller.rules.abilities.needs import Attempts, ClanAtMost, NobodyIs, NotShooting, OnTeam, TableOver
from controller.rules.abilities.note import CheckNote, DyingNote, Order, Sign
from controller.rules.abilities.protect import Protect, Silence
from controller.rules.abilities.question import Compare, Question, Watch

ABILITIES: Final[Mapping[str, type[Ability]]] = MappingProxyType(
    {
        "block": Block,
        "check_note": CheckNote,
        "compare": Compare,
        "copy": Copy,
        "dying_note": DyingNote,
        "guess": Guess,
        "heal": Heal,
        "hire": Hire,
        "hired_kill": HiredKill,
        "kill": Kill,
        "mark": Mark,
        "order": Order,
        "protect": Protect,
        "question": Question,
        "recruit": Recruit,
        "revive": Revive,
        "shot": ClanShot,
        "sign": Sign,
        "silence": Silence,
        "watch": Watch,
    }
)
"""The kinds of abilities by the word that rule files use."""

BANS: Final = MappingProxyType(
    {
        "in_a_row": InARow,
        "not_fired_at": NotFiredAt,
        "not_self": NotSelf,
        "not_sides": NotSides,
        "only_living": OnlyLiving,
        "per_player": PerPlayer,
    }
)
"""The kinds of bans by the word that rule files use."""

NEEDS: Final = MappingProxyType(
    {
        "attempts": Attempts,
        "clan_at_most": ClanAtMost,
        "nobody_is": NobodyIs,
        "not_shooting": NotShooting,
        "on_team": OnTeam,
        "table_over": TableOver,
    }
)
"""The kinds of needs by the word that rule files use."""
