"""Cleans a raw render: python3 finish.py raw.png mask.png out.png width [--clean 1.0] [--blur 5] [--gamma 1]

Debian's Blender has no OpenImageDenoise. The paper backdrop is smooth by nature, so it is blurred in floating point,
within a mask that keeps clear of everything else; fibers, cloth and glass get a light non-local-means pass only.
"""

import argparse

import cv2
import numpy as np

# A hair of noise at the end, against banding in the dark backdrop.
DITHER = 0.9


def read_raw(path, gamma):
    sixteen_bit = cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32)
    return 255 * (sixteen_bit / 257.0 / 255) ** gamma


def read_mask(path, width, height):
    mask = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    coverage = (mask[..., 3] if mask.ndim == 3 else mask).astype(np.float32) / np.iinfo(mask.dtype).max
    return cv2.resize(coverage, (width, height))


def blur_backdrop(image, is_backdrop, blur):
    """Far from objects and their shadows the backdrop is a pure gradient and takes a wide blur; near them a tight one."""
    weight = is_backdrop.astype(np.float32)

    def masked_blur(sigma):
        blurred = cv2.GaussianBlur(image * weight[..., None], (0, 0), sigma)
        return blurred / np.maximum(cv2.GaussianBlur(weight, (0, 0), sigma), 1e-3)[..., None]

    distance = cv2.distanceTransform(is_backdrop.astype(np.uint8), cv2.DIST_L2, 5)
    far = np.clip((distance - 60) / 120, 0, 1)[..., None]
    return masked_blur(blur) * (1 - far) + masked_blur(blur * 4) * far


def clean(raw, coverage, strength, blur):
    is_backdrop = coverage < 0.02
    image = np.clip(raw + 0.5, 0, 255).astype(np.uint8)
    median = cv2.medianBlur(image, 5)
    glare = image.max(2).astype(int) - median.max(2)
    on_backdrop = (glare > 60) & is_backdrop
    on_object = (glare > 110) & ~is_backdrop
    image[on_backdrop] = median[on_backdrop]
    image[on_object] = (0.5 * image[on_object] + 0.5 * median[on_object]).astype(np.uint8)
    objects = (
        cv2.fastNlMeansDenoisingColored(image, None, strength, strength * 2.5, 3, 11) if strength else image
    )
    smooth = np.where(on_backdrop[..., None], median.astype(np.float32), raw)
    backdrop = blur_backdrop(smooth, is_backdrop, blur)
    cover = np.clip(cv2.GaussianBlur(coverage, (0, 0), 0.8) * 1.6, 0, 1)
    edge = np.clip(cv2.GaussianBlur((~is_backdrop).astype(np.float32), (0, 0), 1.2), 0, 1)
    cover = np.maximum(cover, edge)[..., None]
    mixed = backdrop * (1 - cover) + objects * cover
    mixed += np.random.default_rng(1).normal(size=mixed.shape[:2] + (1,)) * DITHER
    return np.clip(mixed, 0, 255).astype(np.uint8)


def main():
    parser = argparse.ArgumentParser()
    for name in ("raw", "mask", "out"):
        parser.add_argument(name)
    parser.add_argument("width", type=int)
    parser.add_argument("--clean", type=float, default=1.0)
    parser.add_argument("--blur", type=float, default=5.0)
    parser.add_argument("--gamma", type=float, default=1.0)
    options = parser.parse_args()
    raw = read_raw(options.raw, options.gamma)
    coverage = read_mask(options.mask, raw.shape[1], raw.shape[0])
    picture = clean(raw, coverage, options.clean, options.blur)
    if options.width < picture.shape[1]:
        height = round(options.width * picture.shape[0] / picture.shape[1])
        picture = cv2.resize(picture, (options.width, height), interpolation=cv2.INTER_AREA)
    cv2.imwrite(options.out, picture)


main()
