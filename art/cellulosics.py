"""Man-made cellulosics: a skein of silky viscose over the log that it comes from."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

from fibers import NoiseField, add_fibers, find_frames, resample, smooth_path
from studio import (
    add_area_light,
    add_backdrop,
    add_camera,
    add_mesh,
    light_studio,
    linear_color,
    make_material,
    make_tinted_material,
    open_studio,
    parse_options,
    render,
)

LOG_RADIUS, LOG_LENGTH = 0.56, 2.05
LOG_TURN = math.radians(-24)
STEP = 0.02


def make_wood(name, dark, light, kind, scale):
    """Wood from procedural noise: rings for a cut face, ridges for bark."""
    material = make_material(name, (1, 1, 1, 1), roughness=0.8, specular=0.2)
    nodes, connect = material.node_tree.nodes, material.node_tree.links.new
    where = nodes.new("ShaderNodeTexCoord")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = linear_color(dark)
    ramp.color_ramp.elements[1].color = linear_color(light)
    bump = nodes.new("ShaderNodeBump")
    if kind == "rings":
        pattern = nodes.new("ShaderNodeTexWave")
        pattern.wave_type, pattern.rings_direction = "RINGS", "X"
        pattern.inputs["Scale"].default_value = scale
        pattern.inputs["Distortion"].default_value = 1.6
        pattern.inputs["Detail"].default_value = 3
        bump.inputs["Distance"].default_value = 0.004
    else:
        pattern = nodes.new("ShaderNodeTexNoise")
        pattern.inputs["Scale"].default_value = scale
        pattern.inputs["Detail"].default_value = 9
        pattern.inputs["Roughness"].default_value = 0.68
        bump.inputs["Distance"].default_value = 0.035
    # Bark runs along the trunk.
    grain = nodes.new("ShaderNodeMapping")
    grain.inputs["Scale"].default_value = (0.22, 1, 1) if kind == "bark" else (1, 1, 1)
    connect(where.outputs["Object"], grain.inputs["Vector"])
    connect(grain.outputs[0], pattern.inputs["Vector"])
    connect(pattern.outputs["Fac"], ramp.inputs[0])
    connect(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    connect(pattern.outputs["Fac"], bump.inputs["Height"])
    connect(bump.outputs[0], nodes["Principled BSDF"].inputs["Normal"])
    return material


def add_log(rng):
    """A log on its side: barked, with both cut faces showing rings."""
    bumps, ridges = NoiseField(rng, 1.4, 14), NoiseField(rng, 9.0, 24)
    around, length = 640, 240
    angles = np.linspace(0, 2 * math.pi, around, endpoint=False)
    xs = np.linspace(-LOG_LENGTH / 2, LOG_LENGTH / 2, length)
    x, angle = np.meshgrid(xs, angles, indexing="ij")
    unit = np.stack([0.35 * x, np.cos(angle), np.sin(angle)], -1)
    flat = unit.reshape(-1, 3)
    # Long plates of bark, with cracks between them and across them.
    wander = 0.10 * bumps.value(flat * 2)[:, None]
    crack = np.abs(ridges.value(flat * np.array([0.22, 1.5, 1.5]) + wander))
    across = np.abs(ridges.value(flat * np.array([1.3, 0.45, 0.45]) + 5))
    plate = np.minimum(np.clip(crack / 0.75, 0, 1), 0.45 + np.clip(across / 0.45, 0, 1)) ** 0.6
    radius = LOG_RADIUS * (0.96 + 0.030 * bumps.value(flat) + 0.15 * plate).reshape(x.shape)
    points = np.stack([x, radius * np.cos(angle), radius * np.sin(angle)], -1).reshape(-1, 3)
    index = np.arange(length * around).reshape(length, around)
    right = np.roll(index, -1, axis=1)
    faces = np.stack([index[:-1], right[:-1], right[1:], index[1:]], -1).reshape(-1, 4).tolist()
    bark = add_mesh("bark", points, faces, make_wood("bark", "#140c07", "#86694c", "bark", 15))
    faces_of_wood = make_wood("rings", "#b98a57", "#ecd0a0", "rings", 5.5)
    ends = []
    for side, ring in ((-1, index[0]), (1, index[-1])):
        center = len(points)
        rim = points[ring] * np.array([1, 0.955, 0.955]) + np.array([side * 0.004, 0, 0])
        cut = np.concatenate([rim, [[side * (LOG_LENGTH / 2 + 0.004), 0, 0]]])
        count = len(rim)
        fan = [(i, (i + 1) % count, count) for i in range(count)]
        ends.append(add_mesh("cut", cut, fan, faces_of_wood, smooth=False))
        # The bark's own thickness, between its rim and the wood's.
        band = np.concatenate([points[ring], rim])
        quads = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        ends.append(add_mesh("bark rim", band, quads, bark.data.materials[0], smooth=False))
    for thing in [bark, *ends]:
        thing.rotation_euler = (0, 0, LOG_TURN)
        thing.location = (0.12, 0.30, LOG_RADIUS)


def add_skein(rng, density):
    """Two bundles of fine threads, twisted about each other, from behind the log over its top to the floor."""
    knots = [
        (-0.10, 1.15, 0.45),
        (-0.16, 0.86, 1.00),
        (-0.20, 0.42, 1.29),
        (-0.25, -0.08, 1.20),
        (-0.34, -0.46, 0.80),
        (-0.46, -0.78, 0.36),
        (-0.42, -1.10, 0.19),
        (-0.05, -1.36, 0.17),
        (0.42, -1.36, 0.17),
        (0.86, -1.16, 0.16),
    ]
    path = resample(smooth_path(knots, np.linspace(0, 1, 900)), STEP)
    _, normals, binormals = find_frames(path)
    along = np.arange(len(path)) * STEP
    share = along / along[-1]
    # The skein opens where it ends.
    opening = 1 + 0.55 * np.clip((share - 0.82) / 0.18, 0, 1) ** 1.5
    turn = 2 * math.pi * along / 1.15
    threads, tints = [], []
    for bundle in range(2):
        angle = turn + math.pi * bundle
        center_x, center_y = 0.105 * np.cos(angle) * opening, 0.105 * np.sin(angle) * opening
        for _ in range(int(330 * density)):
            distance, phase = 0.112 * math.sqrt(rng.uniform(0.25, 1)), rng.uniform(0, 2 * math.pi)
            slide = phase - turn * 0.35 + 0.10 * np.sin(along * rng.uniform(1.5, 4) + phase)
            swell = (1 + 0.07 * np.sin(along * rng.uniform(2, 7) + phase * 3)) * opening
            x = center_x + distance * swell * np.cos(slide)
            y = center_y + distance * swell * np.sin(slide)
            thread = path + normals * x[:, None] + binormals * y[:, None]
            thread[:, 2] = np.maximum(thread[:, 2], 0.012)
            threads.append(thread)
            tints.append(np.clip(0.55 + 0.16 * rng.normal(), 0, 1))
    silk = make_tinted_material("viscose", "#1d6a58", "#8fd0b4", roughness=0.30, coat=0.25, specular=0.6)
    add_fibers("skein", np.stack(threads), 0.0062, np.array(tints), silk)


def add_chips(rng):
    """Wood chips, as they go into the pulp."""
    wood = make_material("chip", linear_color("#d9b27c"), roughness=0.75, specular=0.2)
    placed = []
    while len(placed) < 13:
        spot = rng.normal(size=2) * np.array([0.24, 0.17]) + np.array([-1.02, -1.02])
        if all(np.hypot(*(spot - other)) > 0.17 for other in placed):
            placed.append(spot)
    for spot in placed:
        bpy.ops.mesh.primitive_cube_add(size=1)
        chip = bpy.context.object
        chip.scale = (0.16 + 0.06 * rng.uniform(), 0.09 + 0.04 * rng.uniform(), 0.022)
        chip.rotation_euler = (0.22 * rng.normal(), 0.22 * rng.normal(), rng.uniform(0, math.pi))
        chip.location = (spot[0], spot[1], 0.035)
        bevel = chip.modifiers.new("bevel", "BEVEL")
        bevel.width, bevel.segments = 0.008, 2
        chip.data.materials.append(wood)


def main():
    options = parse_options("cellulosics")
    rng = np.random.default_rng(options.seed)
    open_studio(options, bounces=5, curves="THICK")
    light_studio(key=950, rim=650, fill=90)
    add_area_light((-3.2, -4.6, 2.6), (0, 0, 0.8), 0.7, 110, (1, 0.97, 0.93), size_y=4.0)
    add_backdrop(linear_color(options.backdrop))
    add_log(rng)
    add_skein(rng, options.density)
    add_chips(rng)
    add_camera((0, -7.2, 3.7), (0.02, -0.22, 0.56), lens=80, f_stop=6.3, focus=(0, -0.7, 0.7))
    render(options)


main()
