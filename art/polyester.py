"""Polyester: a clear spool wound with glossy, perfectly regular filament; loose filaments sweep out; plastic chips."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

from fibers import add_fibers, normalize, smooth_path
from studio import (
    add_area_light,
    add_backdrop,
    add_camera,
    add_lathe,
    light_studio,
    linear_color,
    make_clear_material,
    make_material,
    make_tinted_material,
    open_studio,
    parse_options,
    render,
)

HEIGHT, RADIUS, BASE = 1.55, 0.62, 0.22
FILAMENT = 0.0058

# Where the loose ribbon goes: from the spool to the floor and out of the picture.
RIBBON = [
    (0.63, 0.10, 0.90),
    (0.66, -0.52, 0.76),
    (0.42, -1.02, 0.32),
    (-0.12, -1.26, 0.07),
    (-0.78, -1.36, 0.05),
    (-1.50, -1.50, 0.06),
    (-2.3, -1.75, 0.05),
    (-3.2, -2.1, 0.05),
]


def barrel(z):
    """Radius of the winding at height z: a slight barrel."""
    return RADIUS + 0.035 * (1 - ((z - BASE - HEIGHT / 2) / (HEIGHT / 2)) ** 2)


def on_barrel(angle, z, lift=0.0):
    radius = barrel(z) + lift
    return np.stack([radius * np.cos(angle), radius * np.sin(angle), z], 1)


def add_winding(rng, material):
    pitch = FILAMENT * 2.02
    turn = np.linspace(0, 2 * math.pi, 130)
    rounds = range(int(HEIGHT / pitch))
    points = np.stack(
        [on_barrel(turn, BASE + 0.03 + i * pitch + pitch * turn / (2 * math.pi)) for i in rounds]
    )
    add_fibers(
        "winding", points, FILAMENT, np.clip(0.5 + 0.10 * rng.normal(size=len(points)), 0, 1), material
    )


def add_cross_winding(rng, material):
    """Bands of parallel filaments that cross over the winding in both directions."""
    t = np.linspace(0, 1, 150)
    points = []
    for band in range(6):
        for is_rising in (True, False):
            start = 2 * math.pi * band / 6 + (0 if is_rising else 0.31)
            z = BASE + 0.05 + (HEIGHT - 0.08) * t if is_rising else BASE + HEIGHT - 0.03 - (HEIGHT - 0.08) * t
            for q in range(5):
                angle = start + 2 * math.pi * 0.42 * t + q * FILAMENT * 2.1 / RADIUS * 1.25
                points.append(on_barrel(angle, z, FILAMENT * (1.9 if is_rising else 3.6)))
    points = np.stack(points)
    add_fibers("cross", points, FILAMENT, np.clip(0.62 + 0.08 * rng.normal(size=len(points)), 0, 1), material)


def add_spool():
    top = BASE + HEIGHT
    body = make_material("body", linear_color("#7d1717"), roughness=0.3)
    edge = RADIUS - 0.004
    add_lathe(
        "body", [(0, BASE), (edge, BASE), (RADIUS + 0.03, BASE + HEIGHT / 2), (edge, top), (0, top)], body
    )
    clear = make_clear_material("clear", 1.5, linear_color("#eef6fb"), (0.86, 0.91, 0.95, 1), roughness=0.03)
    for z in (0.125, top + 0.012):
        add_flange(z, clear)
    add_lathe("hub", [(0.13, 0.02), (0.24, 0.02), (0.24, 0.125), (0.13, 0.125)], clear, 64)
    low, high = top + 0.097, top + 0.16
    add_lathe("upper hub", [(0.13, low), (0.27, low), (0.27, high), (0.13, high), (0.13, low)], clear, 64)
    dark = make_material("dark", linear_color("#3a0d0d"), roughness=0.4)
    add_lathe(
        "core", [(0, top + 0.005), (0.128, top + 0.005), (0.128, top + 0.15), (0, top + 0.15)], dark, 48
    )


def add_flange(z, material, thickness=0.085, radius=0.86, edge=0.03):
    upper = z + thickness
    inside, almost = radius - edge, radius - edge * 0.3
    profile = [
        (0.13, z),
        (inside, z),
        (almost, z + edge * 0.3),
        (radius, z + edge),
        (radius, upper - edge),
        (almost, upper - edge * 0.3),
        (inside, upper),
        (0.13, upper),
        (0.13, z),
    ]
    add_lathe("flange", profile, material, 128)


def add_ribbon(rng, material, count=84):
    """Parallel filaments: upright where they leave the spool, flat on the floor, opening as they go."""
    phases = np.cumsum(rng.normal(size=count) * 0.35)
    t = np.linspace(0, 1, 220)
    center = smooth_path(RIBBON, t)
    upward = np.array([0, 0, 1.0])
    aside = normalize(np.cross(normalize(np.gradient(center, axis=0)), upward))
    upright = np.clip(1 - t * 2.6, 0, 1)
    points = []
    for q in range(count):
        opening = 0.9 + 0.25 * t + 6.0 * np.maximum(0, t - 0.30) ** 1.5
        offset = (q - (count - 1) / 2) * FILAMENT * 2.05 * opening
        waver = 0.020 * np.sin(7 * t + phases[q]) * np.maximum(0, t - 0.25)
        layer = (q % 2) * FILAMENT * 1.2
        lift = 0.05 * np.maximum(0, np.sin(5 * t + phases[q] * 1.7)) * np.maximum(0, t - 0.35)
        sideways = offset * (1 - upright) + waver
        height = offset * upright + layer * (1 - upright) + lift
        points.append(center + aside * sideways[:, None] + upward * height[:, None])
    points = np.stack(points)
    points[..., 2] = np.maximum(points[..., 2], FILAMENT)
    add_fibers(
        "ribbon", points, FILAMENT * 0.95, np.clip(0.6 + 0.12 * rng.normal(size=count), 0, 1), material
    )
    return points


def place_chips(rng, ribbon):
    """Spots on the floor beside the spool that touch neither each other nor the ribbon."""
    floor = ribbon[::4, ::3, :2].reshape(-1, 2)
    spots = []
    for _ in range(4000):
        if len(spots) == 34:
            break
        spot = rng.normal(size=2) * np.array([0.17, 0.22]) + np.array([0.98, -0.74])
        is_free = all(np.hypot(*(spot - other)) > 0.125 for other in spots)
        is_beside = np.hypot(*spot) > 0.95 and spot[0] < 1.22
        if is_free and is_beside and np.min(np.linalg.norm(floor - spot, axis=1)) > 0.085:
            spots.append(spot)
    return spots


def add_chips(rng, ribbon):
    bpy.ops.mesh.primitive_cylinder_add(vertices=40, radius=0.055, depth=0.085)
    model = bpy.context.object
    bevel = model.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = 0.018, 4
    model.data.polygons.foreach_set("use_smooth", [True] * len(model.data.polygons))
    model.data.use_auto_smooth = True
    white = make_material("chip", linear_color("#fbfcfc"), roughness=0.15, specular=0.6, Clearcoat=1.0)
    model.data.materials.append(white)
    for x, y in place_chips(rng, ribbon):
        chip = model.copy()
        bpy.context.collection.objects.link(chip)
        stands = rng.uniform() < 0.45
        chip.location = (x, y, 0.043 if stands else 0.056)
        chip.rotation_euler = (0 if stands else math.pi / 2, 0, rng.uniform(0, 6.28))
    model.hide_render = True


def main():
    options = parse_options("polyester")
    rng = np.random.default_rng(options.seed)
    open_studio(options, bounces=5, curves="THICK")
    light_studio(key=900, rim=800, fill=90)
    add_backdrop(linear_color(options.backdrop))
    # A tall strip light makes the one long highlight of plastic.
    add_area_light((-3.2, -4.6, 2.6), (0, 0, 1.0), 0.7, 150, (1, 0.97, 0.93), size_y=4.0)
    plastic = make_tinted_material("polyester", "#7d1020", "#c8302a", roughness=0.14)
    add_winding(rng, plastic)
    add_cross_winding(rng, plastic)
    add_spool()
    add_chips(rng, add_ribbon(rng, plastic))
    add_camera((0, -7.4, 2.9), (0.0, -0.25, 0.80), lens=75, f_stop=6.3, focus=(0, -0.65, 1.0))
    render(options)


main()
