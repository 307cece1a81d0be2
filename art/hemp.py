"""Hemp: a coil of three-strand rope with a frayed end, on loose burlap."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np

from fibers import NoiseField, add_fibers, find_frames, make_fiber_material, resample, smooth_path
from studio import (
    add_backdrop,
    add_camera,
    add_tube,
    light_studio,
    linear_color,
    make_material,
    open_studio,
    parse_options,
    render,
)

# The burlap: distance between yarns, yarns in each direction, half its width.
PITCH, YARNS = 0.062, 46
HALF = YARNS * PITCH / 2

ROPE_WIDTH = 0.215
ROPE_BASE = 0.085 + ROPE_WIDTH / 2
STEP = 0.022
COIL_CENTER = np.array([-0.02, 0.02, 0])
# Each round of the coil: radius and layer.
ROUNDS = [(0.86, 0), (0.66, 0), (0.76, 1), (0.58, 1), (0.68, 2)]
# The free end leaves the coil at the front left, sweeps across the front and frays at the lower right.
FREE_END = [
    (-0.62, 0.62, ROPE_BASE + 0.30),
    (-0.93, 0.25, ROPE_BASE + 0.22),
    (-1.02, -0.28, ROPE_BASE + 0.03),
    (-0.72, -0.84, ROPE_BASE),
    (-0.12, -1.10, ROPE_BASE),
    (0.42, -1.12, ROPE_BASE),
    (0.84, -1.28, ROPE_BASE),
    (1.06, -1.62, ROPE_BASE),
]


def place_cloth(x, y, z, drape, angle=math.radians(24)):
    """From the flat weave to the floor: turned, with soft hills."""
    hills = 0.020 * drape.value(np.stack([x, y, 0 * x], -1))
    turned_x = math.cos(angle) * x - math.sin(angle) * y + 0.02
    turned_y = math.sin(angle) * x + math.cos(angle) * y - 0.10
    return np.stack([turned_x, turned_y, z + 0.055 + np.maximum(hills, -0.02)], -1)


def weave_yarn(rng, drape, is_weft, i):
    """One uneven two-strand yarn of the plain weave, as 24 fibers that fray past the cloth's edge."""
    middle = (i - (YARNS - 1) / 2) * PITCH + rng.normal() * 0.006
    reach = HALF + 0.10 + abs(rng.normal()) * 0.09
    x = np.arange(-reach, reach, PITCH / 6)
    waver = NoiseField(rng, 2.5, 6).value(np.stack([x, x * 0 + i, x * 0], -1)) * 0.008
    slub = 1 + 0.22 * NoiseField(rng, 4, 6).value(np.stack([x, x * 0, x * 0 + i], -1))
    thickness = rng.uniform(0.75, 1.3)
    height = 0.019 * np.cos(math.pi * x / PITCH + math.pi * (i + is_weft)) * (np.abs(x) < HALF)
    tint = np.clip(0.30 + 0.15 * rng.normal(), 0.03, 0.9)
    fray = np.maximum(0, np.abs(x) - HALF) / 0.10
    for _ in range(24):
        phase = rng.uniform(0, 6.28)
        radius = 0.0185 * thickness * slub * math.sqrt(rng.uniform(0.25, 1))
        angle = phase + x * 2 * math.pi / 0.17
        spread = 1 + fray * rng.uniform(0.2, 2.6)
        across = middle + waver + radius * spread * np.cos(angle) + fray * rng.normal() * 0.02
        lift = height + radius * 0.72 * np.sin(angle) * np.maximum(0.4, 1 - fray * 0.3) - fray * 0.012
        points = place_cloth(across, x, lift, drape) if is_weft else place_cloth(x, across, lift, drape)
        yield points, 0.0043 * rng.uniform(0.6, 1.3), np.clip(tint + 0.13 * rng.normal(), 0, 1)


def stretch(points, count):
    """The polyline with `count` points."""
    at = np.linspace(0, len(points) - 1, count)
    i = np.minimum(at.astype(int), len(points) - 2)
    t = (at - i)[:, None]
    return points[i] * (1 - t) + points[i + 1] * t


def add_burlap(rng, density, material):
    drape = NoiseField(rng, 1.7, 10)
    fibers = [
        fiber for is_weft in (0, 1) for i in range(YARNS) for fiber in weave_yarn(rng, drape, is_weft, i)
    ]
    points, radii, tints = zip(*fibers)
    add_fibers(
        "burlap", np.stack([stretch(p, 300) for p in points]), np.array(radii), np.array(tints), material
    )

    count, length = int(5000 * density), 14
    x, y = rng.uniform(-HALF, HALF, count), rng.uniform(-HALF, HALF, count)
    heading, z = rng.uniform(0, 6.28, count), np.full(count, 0.025)
    rise = rng.uniform(0, 0.9, count)
    nap = []
    for j in range(length):
        nap.append(place_cloth(x, y, z, drape))
        heading = heading + 0.12 * rng.normal(size=count)
        x, y = x + 0.016 * np.cos(heading), y + 0.016 * np.sin(heading)
        z = z + 0.012 * rise * (1 - j / 10)
    radii = 0.0017 * np.ones((count, length)) * np.linspace(1, 0.2, length)[None]
    add_fibers("nap", np.stack(nap, 1), radii, rng.uniform(0.4, 1, count), material)


def lay_rope(path, fibers, fiber_radius, hair, seed, fray=None):
    """Three plies of thin fibers (fewer and thicker would read as raffia); the last `fray` of it opens."""
    rng = np.random.default_rng(seed)
    path = resample(path, STEP)
    _, normals, binormals = find_frames(path)
    count, length = len(path), int(1.5 / STEP)
    along = np.arange(count) * STEP
    ply_radius, twist = ROPE_WIDTH * 0.27, 2 * math.pi / (ROPE_WIDTH * 2.9)
    # Past this point the twist stops: the strands fan out straight.
    twist_end = int((along[-1] - fray * 0.82) / STEP) if fray else count - 1
    parts = []
    for ply in range(3):
        angle = twist * along + 2 * math.pi * ply / 3
        n = int(fibers * max(1, count / length))
        first = rng.integers(-length // 2, max(1, count - length // 2), size=n)
        index = np.clip(first[:, None] + np.arange(0, length, 2)[None], 0, count - 1)
        s, share = along[index], np.linspace(0, 1, index.shape[1])[None]
        depth = ply_radius * 1.02 * np.sqrt(rng.uniform(0.45, 1, n))[:, None]
        phase = rng.uniform(0, 6.28, n)[:, None]
        is_hairy = rng.uniform(size=(n, 1)) < hair
        from_end = np.maximum(0, np.abs(share - 0.5) * 2 - rng.uniform(0.72, 0.95, (n, 1)))
        distance = depth * (1 + is_hairy * from_end * rng.uniform(0.4, 2.2, (n, 1)) * 3.4)
        twisted = np.minimum(index, twist_end)
        around = phase - twist * 0.75 * along[twisted] + 0.5 * np.sin(along[twisted] * 6 + phase)
        x = ply_radius * np.cos(angle)[twisted] + distance * np.cos(around + angle[twisted])
        y = ply_radius * np.sin(angle)[twisted] + distance * np.sin(around + angle[twisted])
        if fray:
            x, y = open_fibers(rng, x, y, np.maximum(0, s - (along[-1] - fray)) / fray, s, phase)
        points = path[index] + normals[index] * y[..., None] + binormals[index] * x[..., None]
        points[..., 2] = np.maximum(points[..., 2], 0.05)
        knots = 1 + 0.30 * (np.sin(s * rng.uniform(18, 34, (n, 1)) + phase * 7) > 0.985)
        radii = fiber_radius * rng.uniform(0.55, 1.45, (n, 1)) * knots
        tints = np.clip(0.60 + 0.07 * (ply - 1) + 0.23 * rng.normal(size=(n, 1)), 0, 1) * np.ones_like(s)
        parts.append((points, radii, tints))
    return [np.concatenate(arrays) for arrays in zip(*parts)]


def open_fibers(rng, x, y, opened, s, phase):
    """The frayed end: raw bast that spreads sideways more than upward."""
    n = len(x)
    spread = 1 + opened**1.3 * rng.uniform(0.2, 1.8, (n, 1))
    aside = rng.normal(size=(n, 1)) * ROPE_WIDTH * 0.9 * opened**1.6
    aside = aside + 0.06 * opened**2 * np.sin(s * rng.uniform(3, 9, (n, 1)) + phase)
    # Drawn and unused: without it the committed picture's fibers would lie differently.
    rng.normal(size=(n, 1))
    return (
        x * spread + aside,
        y * (1 - 0.3 * opened) + rng.normal(size=(n, 1)) * ROPE_WIDTH * 0.35 * opened**1.6,
    )


def coil_rounds():
    turn = np.linspace(0, 2 * math.pi, 260)
    for j, (radius, layer) in enumerate(ROUNDS):
        r = radius + 0.012 * np.sin(3 * turn + j * 2.1)
        z = ROPE_BASE + layer * ROPE_WIDTH * 0.86 + 0.012 * np.sin(2 * turn + j)
        yield np.stack([r * np.cos(turn), r * np.sin(turn), z], 1) + COIL_CENTER


def add_rope(density, material):
    rounds = list(coil_rounds())
    end = smooth_path(FREE_END, np.linspace(0, 1, 260)) + COIL_CENTER
    fibers = int(330 * density)
    parts = [lay_rope(path, fibers, 0.0039, 0.16, seed=j + 3) for j, path in enumerate(rounds)]
    parts.append(lay_rope(end, fibers, 0.0038, 0.22, seed=41, fray=0.62))
    add_fibers("rope", *(np.concatenate(arrays) for arrays in zip(*parts)), material)
    core = make_material("core", linear_color("#6b4f2c"), roughness=1, specular=0)
    for path in rounds:
        add_tube("core", np.concatenate([path, path[:2]]), ROPE_WIDTH * 0.30, core)
    add_tube("core", end[:200], ROPE_WIDTH * 0.28, core)


def main():
    options = parse_options("hemp")
    rng = np.random.default_rng(options.seed)
    open_studio(options, bounces=4)
    light_studio(key=900, rim=560, fill=70)
    add_backdrop(linear_color(options.backdrop))
    bast = make_fiber_material(
        "bast",
        linear_color("#6f5230"),
        linear_color("#ecd7a6"),
        translucency=0.12,
        gloss=0.06,
        roughness=0.42,
        middle=linear_color("#b8935a"),
    )
    add_burlap(rng, options.density, bast)
    add_rope(options.density, bast)
    add_camera((0, -7.0, 4.6), (0.07, -0.24, 0.20), lens=72, f_stop=5.6, focus=(0, -0.8, 0.4))
    render(options)


main()
