"""Rule scenarios: small games as text, read, played by the engine and checked."""

from __future__ import annotations

from controller.scenarios.check import Failure, check
from controller.scenarios.node import ScenarioError
from controller.scenarios.reader import Scenario, ScenarioFile, Step, read, read_text

__all__ = ["Failure", "Scenario", "ScenarioError", "ScenarioFile", "Step", "check", "read", "read_text"]
