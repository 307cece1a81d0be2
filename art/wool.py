"""Wool: a ball of undyed, three-ply yarn and two needles, on a knitted cloth whose stitches are clear Vs."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

from fibers import NoiseField, add_fibers, make_fiber_material, normalize
from studio import (
    add_backdrop,
    add_camera,
    add_lathe,
    add_tube,
    light_studio,
    linear_color,
    make_material,
    open_studio,
    parse_options,
    render,
)
from yarn import Yarn, grow_nap, spin

BALL_CENTER = np.array([0.02, 0.10, 1.03])
BALL_RADIUS = 0.80
YARN_WIDTH = 0.112

# Each band of the ball: axis, radius and number of strands, from the core outward.
BANDS = [
    ((0.2, 0.1, 1), 0.56, 17),
    ((1, 0.15, 0.35), 0.60, 17),
    ((-0.55, 0.25, 0.8), 0.645, 16),
    ((0.6, 0.75, -0.3), 0.69, 16),
    ((0.10, -0.35, 1.0), 0.735, 12),
    ((-0.95, 0.10, 0.10), 0.77, 11),
    ((-0.70, -0.12, 0.70), 0.825, 9),
    ((0.72, -0.05, 0.70), 0.88, 7),
    ((-0.95, -0.16, 0.25), 0.925, 4),
]

# One stitch of the cloth: width, half height of its loop, distance between rows, depth.
STITCH, LOOP, ROW, DEPTH = 0.272, 0.345, 0.335, 0.075
COLUMNS, ROWS = 13, 12
# How far the loop's head is wider than its foot: this lean is what makes a V.
LEAN = 0.235


def wind_ball(rng):
    """Center lines of the ball's strands: rings about each band's axis, side by side."""
    strands = []
    for axis, radius, count in BANDS:
        axis = normalize(np.array(axis, float))
        across = normalize(np.cross(axis, [0.3, 0.5, 0.8]))
        upward = np.cross(axis, across)
        waver = NoiseField(rng, 2.0, 8)
        start = rng.uniform(0, 6)
        for offset in (np.arange(count) - (count - 1) / 2) * YARN_WIDTH * 1.04 + rng.normal(
            size=count
        ) * 0.004:
            turn = np.linspace(0, 2 * math.pi, 190) + start
            ring = math.sqrt(max(radius**2 - offset**2, 0.01))
            points = (
                np.outer(np.cos(turn), across) * ring + np.outer(np.sin(turn), upward) * ring + axis * offset
            )
            distance = radius + 0.016 * waver.value(points) + rng.normal() * 0.008
            bend = 0.010 * np.sin(3 * turn + rng.uniform(0, 6))
            strands.append(normalize(points) * distance[:, None] + axis[None] * bend[:, None])
    return strands


def add_ball(rng, density):
    yarn = Yarn(
        ply_radius=YARN_WIDTH * 0.27,
        fiber_radius=0.00125,
        fibers_per_length=int(80 * density),
        pitch=0.40,
        fuzz=0.5,
        fleck=0.02,
    )
    fleece = make_fiber_material(
        "fleece",
        linear_color("#c9b391"),
        linear_color("#fffdf6"),
        translucency=0.3,
        gloss=0.05,
        roughness=0.42,
        middle=linear_color("#f7eedd"),
    )
    parts = [spin(rng, strand, yarn) for strand in wind_ball(rng)]
    points, radii, tints = (np.concatenate(arrays) for arrays in zip(*parts))
    middle = points.mean(1)
    # What is deep inside or on the far side is never seen.
    is_seen = (np.linalg.norm(middle, axis=1) > 0.60) & (middle[:, 1] < 0.62)
    add_fibers("ball", points[is_seen] + BALL_CENTER, radii[is_seen], tints[is_seen], fleece)

    count = int(6000 * density)
    outward = normalize(rng.normal(size=(count, 3)))
    roots = outward * (0.90 + 0.10 * rng.uniform(size=(count, 1))) + BALL_CENTER
    headings = np.cross(outward, rng.normal(size=(count, 3))) + 0.5 * outward * np.abs(
        rng.normal(size=(count, 1))
    )
    nap = grow_nap(rng, roots, headings, steps=15, step=0.009)
    taper = np.minimum(1, np.linspace(1, 0, nap.shape[1]) * 4)
    add_fibers("ball nap", nap, 0.0007 * taper[None] * np.ones((count, 1)), np.full(count, 0.8), fleece)

    core = make_material("core", linear_color("#5a4631"), roughness=1, specular=0)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.60, segments=96, ring_count=64, location=BALL_CENTER)
    bpy.context.object.data.materials.append(core)


def place_cloth(x, y, z, drape, angle=math.radians(2)):
    """From the flat knit to the floor: turned, with soft hills and the curling edges of stockinette."""
    hills = 0.115 + 0.045 * np.maximum(-0.6, drape.value(np.stack([x, y, 0 * x], -1)))
    from_edge = np.maximum(0, np.abs(x) - STITCH * COLUMNS / 2 + 0.16) / 0.16
    curl = 0.07 * np.minimum(from_edge, 1.3) ** 2
    turned_x = math.cos(angle) * x - math.sin(angle) * y + 0.02
    turned_y = math.sin(angle) * x + math.cos(angle) * y - 0.30
    return np.stack([turned_x, turned_y, z + hills + curl], -1)


def add_cloth(rng, density):
    """Stockinette: each row is one looping yarn. Its legs lie in front, its heads and feet behind."""
    yarn = Yarn(
        ply_radius=0.0330,
        fiber_radius=0.00105,
        fibers_per_length=int(125 * density),
        pitch=1.70,
        staple=0.7,
        fuzz=0.28,
        tint=0.55,
        tint_spread=0.10,
    )
    cloth = make_fiber_material(
        "cloth",
        linear_color("#7a6552"),
        linear_color("#e6d8c2"),
        translucency=0.3,
        gloss=0.02,
        roughness=0.5,
        middle=linear_color("#b8a48b"),
    )
    drape = NoiseField(rng, 1.6, 10)
    parts = []
    for row in range(ROWS):
        turn = np.linspace(-math.pi, 2 * math.pi * COLUMNS - math.pi, COLUMNS * 60)
        x = STITCH * turn / (2 * math.pi) + LEAN * STITCH * np.sin(2 * turn)
        y = LOOP * np.cos(turn) + row * ROW - ROWS * ROW / 2
        z = -DEPTH * np.cos(2 * turn) + 0.016 * np.cos(turn)
        x = x - STITCH * COLUMNS / 2 + STITCH / 2 + 0.005 * rng.normal() + 0.006 * np.sin(y * 9)
        parts.append(spin(rng, place_cloth(x, y, z, drape), yarn))
    points, radii, tints = (np.concatenate(arrays) for arrays in zip(*parts))
    add_fibers("cloth", points, radii, tints, cloth)

    count = int(9000 * density)
    fiber = rng.integers(0, len(points), count)
    roots = points[fiber, rng.integers(0, points.shape[1], count)]
    nap = grow_nap(rng, roots, rng.normal(size=(count, 3)) + np.array([0, 0, 0.5]), steps=12, step=0.0065)
    taper = np.minimum(1, np.linspace(1, 0, nap.shape[1]) * 4)
    add_fibers("cloth nap", nap, 0.0005 * taper[None] * np.ones((count, 1)), np.full(count, 0.85), cloth)


def add_needle(point, head):
    """A wooden knitting needle from its point to its round head."""
    point, head = np.array(point, float), np.array(head, float)
    share = np.linspace(0, 1, 60)
    path = point + (head - point) * share[:, None]
    wood = make_material("wood", linear_color("#b07a45"), roughness=0.38, specular=0.4)
    add_tube("needle", path, 0.036 * np.minimum(1, share * 9 + 0.08), wood, 24)
    knob = make_material("knob", linear_color("#8a2a1c"), roughness=0.3, specular=0.5)
    angles = np.linspace(-math.pi / 2, math.pi / 2, 24)
    sphere = add_lathe("knob", [(0.085 * math.cos(a), 0.085 * math.sin(a)) for a in angles], knob, 48)
    sphere.location = head


def main():
    options = parse_options("wool")
    rng = np.random.default_rng(options.seed)
    open_studio(options, bounces=6)
    light_studio(key=1000, rim=600, fill=80)
    add_backdrop(linear_color(options.backdrop))
    add_ball(rng, options.density)
    add_cloth(rng, options.density)
    add_needle((-0.62, -0.55, 0.42), (0.86, 0.72, 2.28))
    add_needle((0.70, -0.50, 0.40), (-0.78, 0.66, 2.20))
    add_camera((0, -7.1, 4.1), (0.03, -0.16, 0.78), lens=71, f_stop=5.6, focus=(0, -0.7, 1.1))
    render(options)


main()
