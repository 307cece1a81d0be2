"""The cotton boll that cotton.py and hero.py share."""

import math

import bpy
import numpy as np

from fibers import NoiseField, add_fibers, make_fiber_material, normalize
from studio import add_mesh, add_tube, linear_color, make_material


class Lock:
    """One puff of the boll: an egg about `center`, tall along `axis`, with a lumpy surface."""

    def __init__(self, center, axis, radius, height, lumps):
        self.center, self.axis, self.radius, self.height, self.lumps = center, axis, radius, height, lumps

    def surface(self, directions):
        """Points of the surface, from the center, in the given directions."""
        along = directions @ self.axis
        egg = directions * self.radius + np.outer(along * (self.height - self.radius), self.axis)
        coarse, middle, fine = (field.value(self.center + egg) for field in self.lumps)
        return egg * (1 + 0.13 * coarse + 0.085 * (np.abs(middle) - 0.5) + 0.022 * fine)[:, None]


def place_locks(rng, center):
    """Five locks, creased against each other, and a crown."""
    eggs = []
    for i in range(5):
        angle = 2 * math.pi * ((i + 0.5) / 5) - math.pi / 2
        offset = np.array([math.cos(angle) * 0.57, math.sin(angle) * 0.57, 0.03 + 0.03 * rng.normal()])
        axis = normalize(np.array([math.cos(angle) * 0.42, math.sin(angle) * 0.42, 0.9]))
        eggs.append((center + offset, axis, 0.385 + 0.02 * rng.normal(), 0.56 + 0.035 * rng.normal()))
    eggs.append((center + np.array([0.02, 0.12, 0.36]), np.array([0, 0, 1.0]), 0.36, 0.36))
    lumps = (NoiseField(rng, 5.5, 24), NoiseField(rng, 13.0, 30), NoiseField(rng, 30.0, 30))
    return [Lock(*egg, lumps) for egg in eggs]


def grow_fluff(rng, locks, count, length, step, depths, lift, curl, radius, tint, spring=0.9):
    """Short tangled fibers. Each bends with its own drifting angular velocity (coherent noise would make a wig)
    and is held near its lock's surface by a spring."""
    fluff = []
    for lock in locks:
        n = count // len(locks)
        directions = normalize(rng.normal(size=(n, 3)))
        depth = depths(n)
        point = lock.center + lock.surface(directions) * depth[:, None]
        heading = normalize(np.cross(rng.normal(size=(n, 3)), directions))
        turning = curl * rng.normal(size=(n, 3))
        points = [point]
        for j in range(length - 1):
            turning = 0.9 * turning + 0.44 * curl * rng.normal(size=turning.shape)
            from_center = point - lock.center
            outward = normalize(from_center)
            distance = np.linalg.norm(from_center, axis=1)
            # The surface is asked only at every third point: it is the slow part.
            if j % 3 == 0:
                target = np.linalg.norm(lock.surface(outward), axis=1) * depth
            pull = (target - distance) * spring / 0.1 * step * 8 + lift
            heading = normalize(heading + np.cross(turning, heading) * step + outward * pull[:, None])
            point = point + heading * step
            points.append(point)
        fluff.append(np.stack(points, 1))
    points = np.concatenate(fluff)
    n, k, _ = points.shape
    share = np.linspace(0, 1, k)
    taper = np.minimum(1, np.minimum(share, 1 - share) * 8 + 0.15)
    radii = radius * rng.uniform(0.55, 1.3, (n, 1)) * taper[None]
    return points, radii, np.clip(tint + 0.2 * rng.normal(size=n), 0, 1)


def add_fluff(rng, locks, density):
    cotton = make_fiber_material(
        "cotton",
        linear_color("#f8eed8"),
        linear_color("#fffefa"),
        translucency=0.4,
        gloss=0.02,
        roughness=0.5,
    )
    layers = {
        "body": (56000, 16, 0.020, (0.95, 1.02), 0.0, 11, 0.0014, 0.8, 0.9),
        "puff": (30000, 18, 0.018, (0.99, 1.05), 0.02, 11, 0.0011, 0.85, 0.5),
        "halo": (3200, 26, 0.018, (1.0, 1.04), 0.06, 7, 0.0008, 0.95, 0.05),
    }
    for name, (count, length, step, (inner, outer), *rest) in layers.items():
        depths = lambda n, inner=inner, outer=outer: rng.uniform(inner, outer, n)
        add_fibers(name, *grow_fluff(rng, locks, int(count * density), length, step, depths, *rest), cotton)


def add_cores(locks):
    """A bright soft core in each lock carries most of the light; the fibers give it its nap."""
    material = make_material("core", linear_color("#fbf6ea"), roughness=1, specular=0)
    for lock in locks:
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=7, radius=1)
        mesh = bpy.context.object.data
        directions = np.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get("co", directions)
        surface = lock.center + lock.surface(directions.reshape(-1, 3)) * 0.965
        mesh.vertices.foreach_set("co", surface.ravel())
        mesh.update()
        mesh.materials.append(material)
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))


def make_husk_material(scale=6):
    material = make_material("husk", (1, 1, 1, 1), roughness=0.62, specular=0.3)
    new, connect = material.node_tree.nodes.new, material.node_tree.links.new
    principled = material.node_tree.nodes["Principled BSDF"]
    where, stretch = new("ShaderNodeTexCoord"), new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (scale, scale, scale * 0.35)
    noise, ramp, bump = new("ShaderNodeTexNoise"), new("ShaderNodeValToRGB"), new("ShaderNodeBump")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 3, 8
    dark, light = ramp.color_ramp.elements
    dark.color, dark.position = linear_color("#2b170c"), 0.3
    light.color, light.position = linear_color("#7a4f2c"), 0.72
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.5, 0.03
    connect(where.outputs["Object"], stretch.inputs[0])
    connect(stretch.outputs[0], noise.inputs["Vector"])
    connect(noise.outputs["Fac"], ramp.inputs[0])
    connect(ramp.outputs[0], principled.inputs["Base Color"])
    connect(noise.outputs["Fac"], bump.inputs["Height"])
    connect(bump.outputs[0], principled.inputs["Normal"])
    return material


def add_husk(rng, base, material):
    """Five woody carpels that curl outward, each a pointed scale with ribs."""
    rows, columns = 30, 15
    faces = [
        (q, q + 1, q + columns + 2, q + columns + 1)
        for u in range(rows)
        for q in range(u * (columns + 1), u * (columns + 1) + columns)
    ]
    for i in range(5):
        angle = 2 * math.pi * (i / 5) - math.pi / 2
        outward = np.array([math.cos(angle), math.sin(angle), 0])
        aside = np.array([-math.sin(angle), math.cos(angle), 0])
        upward = np.array([0, 0, 1.0])
        lean, size = rng.uniform(-0.25, 0.25), rng.uniform(0.92, 1.08)
        points = []
        for t in (u / rows for u in range(rows + 1)):
            reach = (
                0.05 + 0.80 * math.sin(min(t * 1.5, 1.0) * math.pi / 2) + 0.62 * max(0, t - 0.5) ** 1.25
            ) * size
            height = (-0.04 + 0.74 * t**1.5 - 1.15 * max(0, t - 0.62) ** 1.5) * size
            swell = math.sin(math.pi * min(1, (0.08 + t * 0.92)) ** 0.80) ** 0.75
            width = 0.40 * swell * (1 - t**5) + 0.006
            for s in (2 * v / columns - 1 for v in range(columns + 1)):
                cup = 0.18 * s * s * (1 - t * 0.5)
                rib = 0.016 * math.exp(-((s / 0.16) ** 2)) + 0.006 * math.sin(s * 16 + 3 * t)
                points.append(
                    base
                    + outward * (reach - cup * 0.9)
                    + aside * (width * s + lean * t * t * 0.8)
                    + upward * (height + cup * 0.5 - rib)
                )
        carpel = add_mesh(f"carpel {i}", points, faces, material)
        solid = carpel.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset = 0.035, 0
        smooth = carpel.modifiers.new("smooth", "SUBSURF")
        smooth.levels = smooth.render_levels = 1


def add_stem(base, material):
    down = np.linspace(0, 1, 80)
    path = np.stack([0.16 * down + 0.22 * down**2, 0.05 * down, base[2] + 0.03 - down * 2.2], 1)
    flare = 0.075 * np.exp(-((down / 0.035) ** 2))
    nodes = 0.012 * np.exp(-(((down - 0.20) / 0.015) ** 2)) + 0.014 * np.exp(-(((down - 0.47) / 0.012) ** 2))
    add_tube("stem", path, 0.040 - 0.004 * down + flare + nodes, material, 16)


def add_boll(rng, density=1.0, center=(0, 0, 1.55)):
    """Adds an open boll on its stem; returns its objects, so that they can be moved as one."""
    center = np.array(center, float)
    before = set(bpy.data.objects)
    locks = place_locks(rng, center)
    add_fluff(rng, locks, density)
    add_cores(locks)
    base = center + np.array([0, 0, -0.86])
    husk = make_husk_material()
    add_husk(rng, base, husk)
    add_stem(base, husk)
    return [thing for thing in bpy.data.objects if thing not in before and not thing.name.endswith("_source")]
