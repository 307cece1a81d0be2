"""Fibers by the million: mesh edges that geometry nodes turn into Cycles hair, with a tint for each point."""

import bpy
import numpy as np

from studio import link


def make_fiber_material(name, dark, light, translucency=0.35, gloss=0.08, roughness=0.45, middle=None):
    """Diffuse and translucent (light passes through), with a little gloss; color follows each fiber's tint, 0 to 1."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    new, connect = tree.nodes.new, tree.links.new
    tint = new("ShaderNodeAttribute")
    tint.attribute_name = "tint"
    ramp = new("ShaderNodeValToRGB")
    connect(tint.outputs["Fac"], ramp.inputs["Fac"])
    ramp.color_ramp.elements[0].color = dark
    ramp.color_ramp.elements[1].color = light
    if middle:
        ramp.color_ramp.elements.new(0.5).color = middle
    diffuse, translucent = new("ShaderNodeBsdfDiffuse"), new("ShaderNodeBsdfTranslucent")
    for shader in (diffuse, translucent):
        connect(ramp.outputs["Color"], shader.inputs["Color"])
    glossy = new("ShaderNodeBsdfGlossy")
    glossy.inputs["Roughness"].default_value = roughness
    glossy.inputs["Color"].default_value = (1, 1, 1, 1)
    body, coated = new("ShaderNodeMixShader"), new("ShaderNodeMixShader")
    body.inputs[0].default_value = translucency
    coated.inputs[0].default_value = gloss
    connect(diffuse.outputs[0], body.inputs[1])
    connect(translucent.outputs[0], body.inputs[2])
    connect(body.outputs[0], coated.inputs[1])
    connect(glossy.outputs[0], coated.inputs[2])
    connect(coated.outputs[0], new("ShaderNodeOutputMaterial").inputs["Surface"])
    return material


def add_fibers(name, points, radius, tint, material):
    """Adds n fibers of k points each (an n × k × 3 array); radius and tint are numbers, per fiber or per point."""
    points = np.ascontiguousarray(points, dtype=np.float32)
    count, length, _ = points.shape
    source = make_polylines(name, points)
    for attribute, values in (("radius", radius), ("tint", tint)):
        values = np.asarray(values, np.float32)
        values = np.broadcast_to(values.reshape(-1, 1) if values.ndim == 1 else values, (count, length))
        data = source.data.attributes.new(attribute, "FLOAT", "POINT").data
        data.foreach_set("value", np.ascontiguousarray(values).ravel())
    curves = bpy.data.hair_curves.new(name)
    curves.materials.append(material)
    thing = link(bpy.data.objects.new(name, curves))
    thing.modifiers.new("fibers", "NODES").node_group = make_fiber_nodes(name, source, material)
    print(f"[fibers] {name}: {count} x {length} = {count * length / 1e6:.2f} million points")
    return thing


def make_polylines(name, points):
    count, length, _ = points.shape
    mesh = bpy.data.meshes.new(name + "_source")
    mesh.vertices.add(count * length)
    mesh.vertices.foreach_set("co", points.ravel())
    index = np.arange(count * length, dtype=np.int32).reshape(count, length)
    edges = np.stack([index[:, :-1], index[:, 1:]], -1).reshape(-1, 2)
    mesh.edges.add(len(edges))
    mesh.edges.foreach_set("vertices", np.ascontiguousarray(edges).ravel())
    source = link(bpy.data.objects.new(name + "_source", mesh))
    source.hide_render = True
    return source


def make_fiber_nodes(name, source, material):
    group = bpy.data.node_groups.new(name, "GeometryNodeTree")
    group.inputs.new("NodeSocketGeometry", "Geometry")
    group.outputs.new("NodeSocketGeometry", "Geometry")
    new, connect = group.nodes.new, group.links.new
    new("NodeGroupInput")
    info = new("GeometryNodeObjectInfo")
    info.inputs[0].default_value = source
    to_curve, set_radius = new("GeometryNodeMeshToCurve"), new("GeometryNodeSetCurveRadius")
    radius = new("GeometryNodeInputNamedAttribute")
    radius.data_type = "FLOAT"
    radius.inputs["Name"].default_value = "radius"
    value = next(output for output in radius.outputs if output.enabled and output.type == "VALUE")
    set_material = new("GeometryNodeSetMaterial")
    set_material.inputs["Material"].default_value = material
    connect(info.outputs["Geometry"], to_curve.inputs[0])
    connect(to_curve.outputs[0], set_radius.inputs["Curve"])
    connect(value, set_radius.inputs["Radius"])
    connect(set_radius.outputs[0], set_material.inputs[0])
    connect(set_material.outputs[0], new("NodeGroupOutput").inputs[0])
    return group


class NoiseField:
    """Smooth noise in space: a sum of sine waves, so that it can be asked at millions of points at once."""

    def __init__(self, rng, frequency, waves=18):
        direction = normalize(rng.normal(size=(waves, 3)))
        self.wave_vectors = direction * frequency * rng.uniform(0.6, 1.5, (waves, 1))
        # Drawn and unused: without it every later number, and so every picture, would change.
        rng.normal(size=(waves, 3))
        self.phases = rng.uniform(0, 6.283, waves)
        self.waves = waves

    def value(self, points):
        return np.sin(points @ self.wave_vectors.T + self.phases).sum(-1) / np.sqrt(self.waves / 2)


def normalize(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def find_frames(path):
    """Tangent, normal and binormal along a path (k × 3), carried along without twisting."""
    tangents = normalize(np.gradient(path, axis=0))
    normals = np.zeros_like(tangents)
    start = np.array([0, 0, 1.0]) if abs(tangents[0, 2]) < 0.9 else np.array([1.0, 0, 0])
    normals[0] = normalize(start - tangents[0] * np.dot(start, tangents[0]))
    for i in range(1, len(tangents)):
        carried = normals[i - 1] - tangents[i] * np.dot(normals[i - 1], tangents[i])
        normals[i] = carried / np.linalg.norm(carried)
    return tangents, normals, np.cross(tangents, normals)


def resample(path, step):
    """The path with points `step` apart."""
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    even = np.linspace(0, along[-1], max(4, int(along[-1] / step) + 1))
    return np.stack([np.interp(even, along, path[:, i]) for i in range(3)], 1)


def smooth_path(knots, times):
    """Catmull-Rom through the knots, at times from 0 to 1."""
    knots = np.asarray(knots, float)
    knots = np.concatenate([[2 * knots[0] - knots[1]], knots, [2 * knots[-1] - knots[-2]]])
    at = np.clip(times, 0, 0.99999) * (len(knots) - 3)
    i = at.astype(int)
    t = (at - i)[:, None]
    a, b, c, d = knots[i], knots[i + 1], knots[i + 2], knots[i + 3]
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )
