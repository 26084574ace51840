"""Taking a picture of drawn hands, together with the truth about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.drawn_camera import Eye
from vision.drawn_film import GOOD, Film, develop
from vision.drawn_pose import Array, Fingers, skeleton
from vision.drawn_render import Placed, render
from vision.hand import Image, Points


@dataclass(frozen=True, slots=True, eq=False)
class Truth:
    """What is so of one drawn hand, whatever can be seen of it."""

    joints: Points
    """The joints in the picture: 21 rows of x to the right and y down, pixels, in the landmarks' order."""
    space: Points
    """The joints in space from the hand's middle: x to the right, y down, z away from the camera, metres."""
    fingers: Fingers
    """Which fingers are straight (1), thumb first."""
    left: bool


@dataclass(frozen=True, slots=True, eq=False)
class Drawn:
    """A picture, and the truth about its hands in the order in which they were drawn."""

    image: Image
    hands: tuple[Truth, ...]


def truth(eye: Eye, hand: Placed) -> Truth:
    """Return the truth about a hand as the camera stands to it."""
    joints = hand.world(skeleton(hand.pose)[0])
    across = (joints - joints.mean(0)) @ eye.axes.T
    return Truth(eye.project(joints)[:, :2], across, hand.pose.fingers, hand.left)


def shot(
    eye: Eye, hands: Sequence[Placed], room: Array, rng: np.random.Generator, film: Film = GOOD
) -> Drawn:
    """Take the picture of hands before a room (linear light, of the camera's size, which is drawn over)."""
    nearest = np.full((eye.height, eye.width), np.inf)
    for hand in hands:
        layer = render(eye, hand)
        front = layer.depth < nearest
        share = layer.cover[front][:, None]
        room[front] = layer.colour[front] * share + room[front] * (1 - share)
        nearest[front] = layer.depth[front]
    return Drawn(develop(room, film, rng), tuple(truth(eye, hand) for hand in hands))
