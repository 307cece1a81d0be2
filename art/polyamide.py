"""Polyamide: a climbing rope in an overhand knot. A braided sheath, glossy and regular, with a white core at its ends."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np

from fibers import add_fibers, find_frames, make_fiber_material, resample, smooth_path
from studio import (
    add_area_light,
    add_backdrop,
    add_camera,
    add_tube,
    light_studio,
    linear_color,
    make_material,
    make_tinted_material,
    open_studio,
    parse_options,
    render,
)

ROPE_RADIUS = 0.125
STEP = 0.012
# The sheath: strands in each direction, filaments in a strand, length of a strand's turn.
STRANDS, FILAMENTS, PITCH = 16, 4, 0.62
FILAMENT_RADIUS = 0.0062
WEAVE_DEPTH = 0.007
KNOT_SCALE = 0.335


def tie_knot():
    """An overhand knot: a trefoil, opened at the lobe that faces the viewer, whose ends lie to both sides."""
    # Here both ends head for the viewer; closer to the lobe they would cross.
    gap = 0.74
    t = np.linspace(-math.pi + gap, math.pi - gap, 40)
    x = (np.sin(t) + 2 * np.sin(2 * t)) * KNOT_SCALE
    y = (np.cos(t) - 2 * np.cos(2 * t)) * KNOT_SCALE
    z = -np.sin(3 * t) * 0.155 + 0.155 + ROPE_RADIUS
    knot = np.stack([x, y, z], 1)
    right = [[0.98, -1.42, ROPE_RADIUS], [0.82, -1.08, ROPE_RADIUS], [0.62, -0.72, ROPE_RADIUS]]
    left = [[-x, y, z] for x, y, z in right[::-1]]
    first, last = (right, left) if x[0] > 0 else (left[::-1], right[::-1])
    path = smooth_path(np.concatenate([first, knot, last]), np.linspace(0, 1, 1600))
    return resample(path, STEP)


def braid(rng, path):
    """Filaments of the sheath: strands wind both ways and pass over and under each other."""
    _, normals, binormals = find_frames(path)
    along = np.arange(len(path)) * STEP
    over = WEAVE_DEPTH * np.cos(math.pi * 2 * STRANDS * along / PITCH)
    points, tints = [], []
    for direction in (1, -1):
        for strand in range(STRANDS):
            is_tracer = strand in ((2, 3) if direction > 0 else (10,))
            for filament in range(FILAMENTS):
                aside = (filament - (FILAMENTS - 1) / 2) * FILAMENT_RADIUS * 2.05 / ROPE_RADIUS
                angle = direction * 2 * math.pi * along / PITCH + 2 * math.pi * strand / STRANDS + aside
                # A strand is a little arched: its middle filaments stand highest.
                arch = 0.003 * (1 - (2 * filament / (FILAMENTS - 1) - 1) ** 2)
                radius = ROPE_RADIUS + direction * over + arch + 0.0012 * rng.normal()
                points.append(
                    path
                    + normals * (radius * np.cos(angle))[:, None]
                    + binormals * (radius * np.sin(angle))[:, None]
                )
                tints.append(0.02 if is_tracer else np.clip(0.86 + 0.07 * rng.normal(), 0.7, 1))
    return np.stack(points), np.array(tints)


def add_core_end(rng, end, inward, material):
    """White core strands that stand out of a cut end."""
    outward = -inward / np.linalg.norm(inward)
    across = np.cross(outward, [0, 0, 1.0])
    across /= np.linalg.norm(across)
    upward = np.cross(across, outward)
    strands = []
    for _ in range(420):
        distance, angle = 0.105 * math.sqrt(rng.uniform()), rng.uniform(0, 2 * math.pi)
        root = end + across * distance * math.cos(angle) + upward * distance * math.sin(angle)
        reach = np.linspace(-0.06, 0.055 + 0.03 * rng.uniform(), 12)
        spread = (
            0.10
            * np.maximum(0, reach)[:, None]
            * (across * math.cos(angle) + upward * math.sin(angle))
            * rng.uniform(0, 4)
        )
        strands.append(root + outward * reach[:, None] + spread)
    add_fibers("core end", np.stack(strands), 0.0042, rng.uniform(0.4, 1, len(strands)), material)


def main():
    options = parse_options("polyamide")
    rng = np.random.default_rng(options.seed)
    open_studio(options, bounces=5, curves="THICK")
    light_studio(key=950, rim=750, fill=90)
    add_area_light((-3.2, -4.6, 2.6), (0, 0, 0.4), 0.7, 120, (1, 0.97, 0.93), size_y=4.0)
    add_backdrop(linear_color(options.backdrop))
    path = tie_knot()
    points, tints = braid(rng, path)
    nylon = make_tinted_material("nylon", "#0f3a52", "#f2b32e", roughness=0.26, coat=0.6)
    add_fibers("sheath", points, FILAMENT_RADIUS, tints, nylon)
    add_tube(
        "core", path, ROPE_RADIUS - 0.012, make_material("core", linear_color("#b9852a"), roughness=0.6), 24
    )
    white = make_fiber_material("white", linear_color("#d8d8d4"), linear_color("#ffffff"), gloss=0.1)
    add_core_end(rng, path[0], path[6] - path[0], white)
    add_core_end(rng, path[-1], path[-7] - path[-1], white)
    add_camera((0, -6.4, 5.2), (0, -0.30, 0.20), lens=84, f_stop=7.1, focus=(0, -0.6, 0.3))
    render(options)


main()
