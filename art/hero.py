"""The still life: undyed and naturally dyed cotton, folded, a glass of water standing on it, two open bolls."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

from boll import add_boll
from fibers import NoiseField, add_fibers, make_fiber_material, normalize
from studio import (
    add_area_light,
    add_backdrop,
    add_camera,
    add_lathe,
    add_mesh,
    light_world,
    linear_color,
    link,
    make_clear_material,
    make_material,
    open_studio,
    parse_options,
    render,
)

STACK_X = 0.62
# From the bottom: name, color, layers, thickness of a layer, turn.
CLOTHS = [
    ("walnut", "#5b4436", 4, 0.072, 0.035),
    ("indigo", "#33415f", 4, 0.070, -0.05),
    ("madder", "#9c5746", 4, 0.070, 0.02),
    ("weld", "#cdb070", 4, 0.068, -0.03),
    ("cream", "#dccfb6", 6, 0.070, 0.045),
]

GLASS_RADIUS, GLASS_HEIGHT, GLASS_WALL = 0.40, 1.10, 0.022
WATER_LEVEL = 0.80
GLASS_X, GLASS_Y = STACK_X - 0.05, 0.10


def light_table():
    """Window light from the left, a rim from behind, and a strip for the highlight down the glass."""
    light_world(linear_color("#fff1dc"), 0.34)
    add_area_light((-5.4, -2.2, 3.7), (0.3, 0, 0.9), 2.2, 760, (1.0, 0.945, 0.87))
    add_area_light((4.2, 3.2, 4.2), (0.2, 0, 1.0), 2.0, 260, (1.0, 0.95, 0.88))
    add_area_light((-1.0, 6.5, 3.0), (0, 3.2, 2.0), 3.0, 330, (1.0, 0.97, 0.92))
    add_area_light((-2.9, -4.2, 2.6), (0.6, 0, 1.9), 0.35, 60, (1, 0.98, 0.95), size_y=2.2)
    # Black cards that only the glass sees: they draw its rim.
    for side in (-1, 1):
        black = make_material("card", linear_color("#2a2521"), roughness=1, specular=0)
        x = side * 2.6 + 0.6
        corners = [(x, -2.5, 1.2), (x, 3.2, 1.2), (x, 3.2, 4.2), (x, -2.5, 4.2)]
        card = add_mesh("card", corners, [(0, 1, 2, 3)], black, smooth=False)
        card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_volume_scatter = False


def make_cloth_material(name, color, fleck):
    """Plain weave: two wave patterns multiplied, with slubs, thick and thin threads in both directions."""
    material = make_material(name, (1, 1, 1, 1), roughness=0.9, specular=0.12, Sheen=0.35, Sheen_Tint=0.6)
    new, connect = material.node_tree.nodes.new, material.node_tree.links.new
    principled = material.node_tree.nodes["Principled BSDF"]
    where = new("ShaderNodeTexCoord")
    waves = []
    for direction in "XY":
        wave = new("ShaderNodeTexWave")
        wave.wave_type, wave.bands_direction, wave.wave_profile = "BANDS", direction, "SIN"
        settings = {"Scale": 62 / 6.283 * 2, "Distortion": 0.55, "Detail": 2, "Detail Scale": 1.4}
        for key, value in settings.items():
            wave.inputs[key].default_value = value
        connect(where.outputs["UV"], wave.inputs["Vector"])
        waves.append(wave)
    slubs = []
    for stretch in ((1.2, 46, 1), (46, 1.2, 1)):
        mapping, noise = new("ShaderNodeMapping"), new("ShaderNodeTexNoise")
        mapping.inputs["Scale"].default_value = stretch
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 2
        connect(where.outputs["UV"], mapping.inputs[0])
        connect(mapping.outputs[0], noise.inputs["Vector"])
        slubs.append(noise)

    def combine(operation, *values):
        node = new("ShaderNodeMath")
        node.operation = operation
        for i, value in enumerate(values):
            if isinstance(value, float):
                node.inputs[i].default_value = value
            else:
                connect(value, node.inputs[i])
        return node.outputs[0]

    weave = combine("MULTIPLY", *(wave.outputs["Fac"] for wave in waves))
    thick = combine("ADD", *(slub.outputs["Fac"] for slub in slubs))
    height = combine("MULTIPLY_ADD", thick, 0.9, weave)
    bump, ramp = new("ShaderNodeBump"), new("ShaderNodeValToRGB")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.75, 0.012
    base = np.array(linear_color(color))[:3]
    dark, light = ramp.color_ramp.elements
    dark.color, dark.position = (*(base * (1 - 2.4 * fleck)), 1), 0.35
    light.color, light.position = (*np.minimum(1, base * (1 + fleck)), 1), 1.0
    connect(height, bump.inputs["Height"])
    connect(bump.outputs[0], principled.inputs["Normal"])
    connect(combine("MULTIPLY", height, 0.55), ramp.inputs[0])
    connect(ramp.outputs[0], principled.inputs["Base Color"])
    return material


def fold_profile(depth, layers, thickness):
    """The folded sheet from the side, as (y, z, layer): layers run to and fro, joined by teardrop-shaped folds."""
    half, radius = depth / 2, thickness / 2
    profile = []
    for layer in range(layers):
        is_forward = layer % 2 == 0
        for y in np.linspace(half, -half, 70) if is_forward else np.linspace(-half, half, 70):
            profile.append((y, layer * thickness, layer))
        if layer == layers - 1:
            break
        side = -1 if is_forward else 1
        for angle in np.linspace(0, math.pi, 13)[1:-1]:
            y = side * (half + 1.55 * radius * math.sin(angle))
            z = layer * thickness + radius - radius * math.cos(angle)
            profile.append((y, z, layer + angle / math.pi))
    return np.array(profile)


def shape_cloth(rng, profile, width, depth, layers):
    """The sheet's points (150 × profile × 3): puffed near the folds, wavering and wrinkled."""
    broad, middle, fine = NoiseField(rng, 1.3, 10), NoiseField(rng, 4.0, 14), NoiseField(rng, 9.0, 14)
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, 150), profile[:, 0], indexing="ij")
    z, layer = np.broadcast_to(profile[:, 1], x.shape), np.broadcast_to(profile[:, 2], x.shape)

    def sample(field, *coordinates):
        points = np.stack(np.broadcast_arrays(*coordinates), -1).reshape(-1, 3)
        return field.value(points).reshape(x.shape)

    zero = np.zeros_like(x)
    edge = np.clip((np.abs(y) - depth / 2 * 0.55) / (depth / 2 * 0.45), 0, 1.3)
    level = layer / (layers - 1)
    lift = 0.030 * sample(broad, x, y, zero) * (0.3 + level) + 0.020 * edge * np.sin(math.pi * level)
    lift = lift + 0.011 * sample(middle, x, y, zero) * edge * (0.3 + level)
    z = z + lift + 0.006 * sample(fine, x, y * 0.4, layer * 0.8) * edge
    y = (
        y
        + 0.016 * sample(broad, x * 1.3, zero, layer * 0.9)
        + 0.010 * sample(fine, x * 0.6, zero, layer * 0.9) * edge
    )
    # Drawn and unused: without it the committed picture's cloth would lie differently.
    rng.normal(size=layers)
    selvage = np.clip((np.abs(x) / (width / 2)) ** 6, 0, 1)
    return x, np.stack([x + 0.014 * sample(broad, 3 * np.sign(x), y, layer * 1.7) * selvage, y, z], -1)


def add_cloth(name, color, base, width, depth, layers, thickness, turn, offset, seed, density):
    rng = np.random.default_rng(seed)
    material = make_cloth_material(name, color, fleck=0.05 if name == "cream" else 0.12)
    profile = fold_profile(depth, layers, thickness)
    flat_x, points = shape_cloth(rng, profile, width, depth, layers)
    x, y, z = points[..., 0], points[..., 1], points[..., 2]
    cosine, sine = math.cos(turn), math.sin(turn)
    points = np.stack([cosine * x - sine * y + offset[0], sine * x + cosine * y + offset[1], z + base], -1)
    index = np.arange(x.size).reshape(x.shape)
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    cloth = add_mesh(name, points.reshape(-1, 3), faces.tolist(), material)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(profile[:, :2], axis=0), axis=1))]
    unwrap(cloth.data, np.stack([flat_x, np.broadcast_to(along, flat_x.shape)], -1).reshape(-1, 2))
    solid = cloth.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = thickness * 0.80, 0
    add_nap(rng, name, color, points.reshape(-1, 3)[faces[:, :3]], thickness, int(15000 * density))


def unwrap(mesh, coordinates):
    corners = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", corners)
    layer = mesh.uv_layers.new(name="UVMap")
    layer.data.foreach_set("uv", coordinates[corners].astype(np.float32).ravel())


def add_nap(rng, name, color, triangles, thickness, count):
    """Tiny fibers on both faces: silhouettes and folds show them."""
    chosen = rng.integers(0, len(triangles), count)
    weights = rng.dirichlet([1, 1, 1], count)
    triangle = triangles[chosen]
    point = (triangle * weights[..., None]).sum(1)
    normal = normalize(np.cross(triangle[:, 1] - triangle[:, 0], triangle[:, 2] - triangle[:, 0]))
    face = np.sign(rng.normal(size=(count, 1)))
    point = point + normal * face * thickness * 0.40
    heading = normalize(normal * face * 0.7 + rng.normal(size=(count, 3)))
    points = [point]
    for _ in range(6):
        heading = normalize(heading + 0.45 * rng.normal(size=heading.shape))
        point = point + heading * 0.0075
        points.append(point)
    light = linear_color(color)
    fuzz = make_fiber_material(
        name + " fuzz", tuple(np.array(light) * 0.9), light, translucency=0.4, gloss=0.02
    )
    radii = 0.0010 * np.linspace(1, 0.3, 7)[None] * np.ones((count, 1))
    add_fibers(name + " nap", np.stack(points, 1), radii, np.full(count, 0.5), fuzz)


def add_stack(rng, density):
    """The folded cloths, one upon the other; returns the height on which the glass stands."""
    top = 0.035
    for i, (name, color, layers, thickness, turn) in enumerate(CLOTHS):
        width, depth = 2.30 + 0.05 * rng.normal(), 1.62 + 0.03 * rng.normal()
        offset = (STACK_X + 0.02 * rng.normal(), 0.25 + 0.02 * rng.normal())
        add_cloth(name, color, top, width, depth, layers, thickness, turn + 0.16, offset, 11 + i, density)
        top += layers * thickness * 0.985 + 0.012
    return top - 0.075


def add_glass(base):
    """A tumbler and the water in it, each one closed surface that does not touch the other's."""
    radius, height, wall = GLASS_RADIUS, GLASS_HEIGHT, GLASS_WALL

    def taper(z):
        return radius * (1 - 0.10 * (1 - z / height))

    outside = [(0.0, 0), (taper(0) - 0.03, 0), (taper(0) - 0.008, 0.010), (taper(0.03), 0.035)]
    outside += [(taper(z), z) for z in np.linspace(0.06, height - 0.012, 24)]
    rim = [
        (radius - 0.004, height - 0.003),
        (radius - wall / 2, height),
        (radius - wall + 0.004, height - 0.003),
    ]
    inside = [(radius - wall, height - 0.012)]
    inside += [(taper(z) - wall, z) for z in np.linspace(height - 0.05, 0.13, 24)]
    inner = taper(0.09) - wall
    inside += [(inner - 0.03, 0.095), (inner - 0.10, 0.085), (0, 0.083)]
    glass = make_clear_material("glass", 1.48, (0.985, 1, 0.995, 1), (0.90, 0.93, 0.93, 1))

    gap, level = 0.0025, WATER_LEVEL
    body = [(0, 0.083 - gap), (inner - 0.10 + gap, 0.085 - gap), (inner - 0.03 + gap, 0.095 - gap)]
    body += [(taper(z) - wall + gap, z) for z in np.linspace(0.13, level - 0.006, 20)]
    edge = taper(level) - wall
    meniscus = [(edge + gap, level + 0.006), (edge - 0.012, level + 0.001), (edge - 0.04, level - 0.002)]
    water = make_clear_material("water", 1.333, (0.99, 1, 1, 1), (0.95, 0.97, 0.98, 1))

    for name, profile, material in (
        ("tumbler", outside + rim + inside, glass),
        ("water", body + meniscus + [(0, level - 0.002)], water),
    ):
        add_lathe(name, profile, material, 160).location = (GLASS_X, GLASS_Y, base)


def lay_boll(seed, density, location, turn_degrees, scale):
    holder = link(bpy.data.objects.new("holder", None))
    holder.location = location
    holder.rotation_euler = tuple(map(math.radians, turn_degrees))
    holder.scale = (scale,) * 3
    for thing in add_boll(np.random.default_rng(seed), 0.8 * density, center=(0, 0, 0)):
        thing.parent = holder


def main():
    options = parse_options("hero", width=1600)
    rng = np.random.default_rng(options.seed)
    scene = open_studio(options, bounces=6, exposure=-0.15, look="Medium Contrast")
    scene.cycles.transmission_bounces, scene.cycles.glossy_bounces = 14, 6
    light_table()
    # Darker than the page's cream: the picture is placed edge to edge.
    add_backdrop(linear_color("#efe6d6"), back=3.4)
    add_glass(add_stack(rng, options.density))
    lay_boll(3, options.density, (-1.42, -0.55, 0.40), (20, -62, -20), 0.46)
    lay_boll(5, options.density, (-2.15, 0.05, 0.37), (48, 22, 10), 0.42)
    camera = add_camera(
        (-0.55, -9.6, 3.0), (-0.40, 0, 1.17), lens=60, f_stop=5.6, focus=(GLASS_X, -0.5, 1.2)
    ).data
    camera.sensor_fit, camera.sensor_width = "HORIZONTAL", 36
    render(options)


main()
