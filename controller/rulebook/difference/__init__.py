"""How two sets of rules differ, in the words of the rulebook, each difference with the clauses it rests on."""

from controller.rulebook.difference.compare import Difference, Group, differences
from controller.rulebook.difference.places import changed_places
from controller.rulebook.difference.text import difference_lines

__all__ = ["Difference", "Group", "changed_places", "difference_lines", "differences"]
