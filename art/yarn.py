"""Spun yarn: fibers that wind around plies, and plies around a path."""

from dataclasses import dataclass

import numpy as np

from fibers import find_frames, normalize, resample

STEP = 0.020


@dataclass
class Yarn:
    """How a yarn is spun. Lengths are in the scene's units."""

    ply_radius: float
    fiber_radius: float
    fibers_per_length: int
    plies: int = 3
    # Length of one full turn of the plies.
    pitch: float = 0.62
    staple: float = 0.9
    # Share of fibers whose ends stand off the yarn.
    fuzz: float = 0.35
    # Share of dark fibers, as in undyed fleece.
    fleck: float = 0.0
    tint: float = 0.72
    tint_spread: float = 0.16


def spin(rng, path, yarn):
    """Fibers of a yarn along `path`: points (n × k × 3), radii (n × k) and tints (n)."""
    path = resample(path, STEP)
    _, normals, binormals = find_frames(path)
    along = np.arange(len(path)) * STEP
    twist = 2 * np.pi / yarn.pitch
    start = rng.uniform(0, 2 * np.pi)
    parts = []
    for ply in range(yarn.plies):
        angle = start + twist * along + 2 * np.pi * ply / yarn.plies
        parts.append(spin_ply(rng, path, normals, binormals, along, angle, twist, yarn))
    return [np.concatenate(arrays) for arrays in zip(*parts)]


def spin_ply(rng, path, normals, binormals, along, angle, twist, yarn):
    count, length = len(path), int(yarn.staple / STEP)
    n = yarn.fibers_per_length * max(1, round(count / length))
    first = rng.integers(-length // 2, max(1, count - length // 2), size=n)
    index = np.clip(first[:, None] + np.arange(0, length, 2)[None], 0, count - 1)
    s, share = along[index], np.linspace(0, 1, index.shape[1])[None]

    # Most fibers lie near the ply's surface, where they are seen.
    depth = yarn.ply_radius * 1.06 * np.sqrt(rng.uniform(0.35, 1.0, (n, 1)))
    phase = rng.uniform(0, 2 * np.pi, (n, 1))
    crimp = 0.35 * np.sin(s * rng.uniform(25, 45, (n, 1)) + phase)
    around = phase - twist * 0.55 * s + crimp
    swell = 1 + 0.10 * np.sin(s * rng.uniform(30, 60, (n, 1)) + 3 * phase) + 0.06 * rng.normal(size=(n, 1))
    is_loose = rng.uniform(size=(n, 1)) < yarn.fuzz
    from_end = np.maximum(0, np.abs(share - 0.5) * 2 - rng.uniform(0.70, 0.95, (n, 1)))
    loose = is_loose * from_end * rng.uniform(0.2, 1.5, (n, 1)) * 3.4

    distance = depth * (swell + loose)
    ply_x = yarn.ply_radius * 0.86 * np.cos(angle)
    ply_y = yarn.ply_radius * 0.86 * np.sin(angle)
    x = ply_x[index] + distance * np.cos(around + angle[index])
    y = ply_y[index] + distance * np.sin(around + angle[index])
    points = path[index] + normals[index] * x[..., None] + binormals[index] * y[..., None]
    points += 0.0015 * np.sin(s * 70 + phase * 5)[..., None] * rng.normal(size=(n, 1, 3))

    radii = yarn.fiber_radius * rng.uniform(0.7, 1.35, (n, 1)) * np.ones_like(s)
    tints = np.clip(yarn.tint + yarn.tint_spread * rng.normal(size=n), 0, 1)
    return points, radii, np.where(rng.uniform(size=n) < yarn.fleck, 0.05, tints)


def grow_nap(rng, roots, directions, steps, step, curl=9.0, drift=2.4):
    """Short wild fibers that stand off a surface: each bends with its own slowly drifting angular velocity."""
    point, heading = roots, normalize(directions)
    spin_rate = curl * rng.normal(size=heading.shape)
    points = [point]
    for _ in range(steps):
        spin_rate = 0.93 * spin_rate + drift * rng.normal(size=spin_rate.shape)
        heading = normalize(heading + np.cross(spin_rate, heading) * 0.011)
        point = point + heading * step
        points.append(point)
    return np.stack(points, 1)
