"""Cotton: an open boll, five fluffy locks bursting from a dry brown husk."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np

from boll import add_boll
from studio import add_backdrop, add_camera, light_studio, linear_color, open_studio, parse_options, render


def main():
    options = parse_options("cotton")
    rng = np.random.default_rng(options.seed)
    open_studio(options, bounces=6)
    light_studio(key=1050, rim=650, fill=70)
    add_backdrop(linear_color(options.backdrop), floor=-1.6)
    add_boll(rng, options.density)
    add_camera((0, -7.6, 2.35), (0.0, 0, 1.36), lens=78, f_stop=5.6, focus=(0, -0.85, 1.6))
    render(options)


main()
