"""The studio that all pictures share: options, camera, lights, paper backdrop, materials, render.

Runs inside Debian's Blender 3.4 (Cycles on the CPU). Nothing is loaded from outside: no texture, model or photograph.
"""

import argparse
import math
import os
import sys
import time

import bpy
import numpy as np
from mathutils import Vector

BACKDROP = "#14213d"


def linear_color(color):
    """The linear RGBA that Blender wants, from "#rrggbb"."""
    channels = np.array([int(color[i : i + 2], 16) for i in (1, 3, 5)]) / 255.0
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return (*map(float, linear), 1.0)


def parse_options(name, width=800, height=1000, samples=96):
    """What stands after `--` on Blender's command line."""
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser()
    parser.add_argument("--width", type=int, default=width)
    parser.add_argument("--height", type=int, default=height)
    parser.add_argument("--samples", type=int, default=samples)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument(
        "--density", type=float, default=1.0, help="share of the fibers; less is a quicker preview"
    )
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument(
        "--mask", action="store_true", help="only where anything but the backdrop is, for finish.py"
    )
    parser.add_argument("--backdrop", default=BACKDROP)
    parser.add_argument("--out", default=f"{name}.png")
    options = parser.parse_args(given)
    options.width = int(options.width * options.scale)
    options.height = int(options.height * options.scale)
    options.started = time.time()
    return options


def open_studio(options, bounces=12, look="Medium High Contrast", exposure=0.0, curves="RIBBONS"):
    """An empty scene with the render settings of the whole set."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    set_up_sampling(scene.cycles, options, bounces)
    scene.cycles_curves.shape = curves
    scene.cycles_curves.subdivisions = 3
    render = scene.render
    render.resolution_x, render.resolution_y = options.width, options.height
    render.resolution_percentage = 100
    render.threads_mode = "FIXED"
    render.threads = options.threads
    render.filepath = options.out
    image = render.image_settings
    image.file_format, image.color_mode, image.color_depth = "PNG", "RGB", "16"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    return scene


def set_up_sampling(cycles, options, bounces):
    cycles.device = "CPU"
    cycles.samples = options.samples
    cycles.seed = options.seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    cycles.adaptive_min_samples = min(32, options.samples)
    # Debian builds Blender without OpenImageDenoise: asking for it is an error. finish.py cleans instead.
    cycles.use_denoising = False
    cycles.max_bounces = cycles.diffuse_bounces = bounces
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 12
    cycles.transparent_max_bounces = 24
    cycles.sample_clamp_indirect = 6.0
    cycles.sample_clamp_direct = 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5
    cycles.use_fast_gi = False


def link(thing):
    bpy.context.collection.objects.link(thing)
    return thing


def add_camera(location, target, lens=85, f_stop=None, focus=None):
    camera = bpy.data.cameras.new("camera")
    thing = link(bpy.data.objects.new("camera", camera))
    direction = Vector(target) - Vector(location)
    thing.location = location
    thing.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    camera.lens = lens
    camera.sensor_fit = "VERTICAL"
    camera.sensor_width = camera.sensor_height = 36
    if f_stop:
        depth = camera.dof
        depth.use_dof = True
        depth.aperture_fstop = f_stop
        depth.aperture_blades = 0
        to_focus = direction if focus is None else Vector(focus) - Vector(location)
        depth.focus_distance = to_focus.dot(direction.normalized())
    bpy.context.scene.camera = thing
    return thing


def add_area_light(location, target, size, power, color=(1, 1, 1), size_y=None):
    light = bpy.data.lights.new("area", "AREA")
    light.energy, light.size, light.color = power, size, color
    if size_y:
        light.shape, light.size_y = "RECTANGLE", size_y
    thing = link(bpy.data.objects.new("area", light))
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return thing


def light_world(color, strength):
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = color
    background.inputs[1].default_value = strength


def light_studio(key=900, rim=500, fill=60, ambient=0.18):
    """One light for the whole set: a large warm softbox upper left, a cool rim back right, a low fill."""
    light_world(linear_color("#8fa3c8"), ambient)
    add_area_light((-4.2, -2.6, 5.6), (0, 0, 0.9), 3.2, key, (1.0, 0.93, 0.84))
    add_area_light((3.8, 3.2, 3.6), (0, 0, 1.0), 1.6, rim, (0.86, 0.92, 1.0), size_y=3.0)
    add_area_light((4.5, -4.5, 1.5), (0, 0, 0.8), 4.0, fill, (1.0, 0.9, 0.8))


def add_backdrop(color, back=3.2, floor=0.0):
    """A seamless paper sweep: floor, curve, wall."""
    radius = 2.2
    profile = [(-12.0, floor)]
    for angle in np.linspace(-math.pi / 2, 0, 41):
        profile.append((back - radius + radius * math.cos(angle), floor + radius + radius * math.sin(angle)))
    profile.append((back, floor + 14))
    points = [(x, y, z) for y, z in profile for x in (-16, 16)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    paper = make_material("backdrop", color, roughness=0.95, specular=0.1)
    return add_mesh("backdrop", points, faces, paper)


def make_material(name, color, roughness=0.6, specular=0.3, **inputs):
    """Blender's principled material; further inputs by name, with _ for a space."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    node = material.node_tree.nodes["Principled BSDF"]
    node.inputs["Base Color"].default_value = color
    node.inputs["Roughness"].default_value = roughness
    node.inputs["Specular"].default_value = specular
    for key, value in inputs.items():
        node.inputs[key.replace("_", " ")].default_value = value
    return material


def make_tinted_material(name, dark, light, roughness, coat=1.0, specular=0.7):
    """A glossy material whose color runs from dark to light with each fiber's tint."""
    material = make_material(
        name, (1, 1, 1, 1), roughness, specular, Clearcoat=coat, Clearcoat_Roughness=0.08
    )
    nodes, connect = material.node_tree.nodes, material.node_tree.links.new
    tint = nodes.new("ShaderNodeAttribute")
    tint.attribute_name = "tint"
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = linear_color(dark)
    ramp.color_ramp.elements[1].color = linear_color(light)
    connect(tint.outputs["Fac"], ramp.inputs[0])
    connect(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def make_clear_material(name, refraction, color, shade, roughness=0.0):
    """Glass, water or clear plastic, whose shadow is only a tint: caustics would need a thousand times the samples."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    new, connect = material.node_tree.nodes.new, material.node_tree.links.new
    glass, transparent = new("ShaderNodeBsdfGlass"), new("ShaderNodeBsdfTransparent")
    glass.inputs["IOR"].default_value = refraction
    glass.inputs["Roughness"].default_value = roughness
    glass.inputs["Color"].default_value = color
    transparent.inputs["Color"].default_value = shade
    ray, either, mix = new("ShaderNodeLightPath"), new("ShaderNodeMath"), new("ShaderNodeMixShader")
    either.operation = "MAXIMUM"
    connect(ray.outputs["Is Shadow Ray"], either.inputs[0])
    connect(ray.outputs["Is Diffuse Ray"], either.inputs[1])
    connect(either.outputs[0], mix.inputs[0])
    connect(glass.outputs[0], mix.inputs[1])
    connect(transparent.outputs[0], mix.inputs[2])
    connect(mix.outputs[0], new("ShaderNodeOutputMaterial").inputs["Surface"])
    return material


def add_mesh(name, points, faces, material, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    mesh.update()
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    mesh.materials.append(material)
    return link(bpy.data.objects.new(name, mesh))


def add_lathe(name, profile, material, segments=96, smooth=True):
    """A body of revolution about the z axis; the profile is a list of (radius, z)."""
    count = len(profile)
    angles = [2 * math.pi * i / segments for i in range(segments)]
    points = [(r * math.cos(angle), r * math.sin(angle), z) for angle in angles for r, z in profile]
    faces = []
    for segment in range(segments):
        for i in range(count - 1):
            here, there = segment * count + i, (segment + 1) % segments * count + i
            faces.append((here, there, there + 1, here + 1))
    return add_mesh(name, points, faces, material, smooth)


def add_tube(name, path, radius, material, resolution=12):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    spline = curve.splines.new("POLY")
    spline.points.add(len(path) - 1)
    spline.points.foreach_set("co", np.c_[path, np.ones(len(path))].astype(np.float32).ravel())
    radii = np.broadcast_to(np.asarray(radius, float), (len(path),))
    spline.points.foreach_set("radius", np.ascontiguousarray(radii, dtype=np.float32))
    spline.use_smooth = True
    curve.bevel_depth = 1.0
    curve.bevel_resolution = resolution // 4
    curve.use_fill_caps = True
    thing = link(bpy.data.objects.new(name, curve))
    curve.materials.append(material)
    return thing


def render(options):
    scene = bpy.context.scene
    if options.mask:
        scene.render.film_transparent = True
        bpy.data.objects["backdrop"].is_holdout = True
        scene.cycles.max_bounces = 0
        scene.render.image_settings.color_mode = "RGBA"
        scene.render.image_settings.color_depth = "8"
    started = time.time()
    os.makedirs(os.path.dirname(os.path.abspath(options.out)), exist_ok=True)
    bpy.ops.render.render(write_still=True)
    built = started - options.started
    print(
        f"[done] {options.out} {options.width}x{options.height}: built {built:.0f} s, rendered {time.time() - started:.0f} s"
    )
