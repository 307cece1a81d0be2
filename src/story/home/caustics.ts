import type { CanvasPool } from '../../scene/canvas';
import { COLORS } from '../../theme/tokens';

const TURN = 2 * Math.PI;
const ROUNDS = 5;
const BRIGHTNESS = 200;
const ROWS_A_STEP = 10;

/**
 * The net of light that waves throw on the bottom, as opacities (0 to 255) of a square tile that repeats
 * without a seam. Each round bends the light once more. It takes a while: some rows at each step.
 * @returns sizePx × sizePx values, row by row; empty for 0
 */
export function* createCaustics(sizePx: number): Generator<undefined, Uint8ClampedArray> {
  const opacities = new Uint8ClampedArray(sizePx * sizePx);
  for (let i = 0; i < opacities.length; i++) {
    const x = ((i % sizePx) / sizePx) * TURN - 250;
    const y = (Math.floor(i / sizePx) / sizePx) * TURN - 250;
    let [bentX, bentY, light] = [x, y, 1];
    for (let round = 1; round <= ROUNDS; round++) {
      const time = 11.3 * (1 - 3.5 / round);
      const nextX = x + Math.cos(time - bentX) + Math.sin(time + bentY);
      bentY = y + Math.sin(time - bentY) + Math.cos(time + bentX);
      bentX = nextX;
      light += BRIGHTNESS / Math.hypot(x / Math.sin(bentX + time), y / Math.cos(bentY + time));
    }
    opacities[i] = Math.abs(1.17 - (light / ROUNDS) ** 1.4) ** 8 * 255;
    if (i % (ROWS_A_STEP * sizePx) === 0) yield;
  }
  return opacities;
}

/** The opacities of a square tile as an image to fill a pattern with; undefined where canvas is not to be had. */
export function paintCaustics(
  opacities: Uint8ClampedArray,
  sizePx: number,
  pool: CanvasPool,
): HTMLCanvasElement | undefined {
  const tile = pool.make(sizePx, sizePx);
  const context = tile.getContext('2d');
  if (!context) return undefined;
  const image = new ImageData(sizePx, sizePx);
  const light = Number.parseInt(COLORS['dip-1'].slice(1), 16);
  for (const [i, opacity] of opacities.entries()) {
    image.data.set([light >> 16, (light >> 8) & 255, light & 255, opacity], i * 4);
  }
  context.putImageData(image, 0, 0);
  return tile;
}
