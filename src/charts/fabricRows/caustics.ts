import type { CanvasPool } from '../../scene/canvas';

/** Width and height of the tile that repeats, in bitmap pixels. */
const TILE = { width: 320, height: 96 } as const;
const ROWS_A_STEP = 16;

/**
 * How bright the light is that waves throw into water, 0 to 1: bright lines where the warped waves cross zero.
 * Repeats every 1 in both directions.
 */
function calculateCaustic(x: number, y: number): number {
  const [u, v] = [x * 2 * Math.PI, y * 2 * Math.PI];
  const warpedU = u + 1.1 * Math.sin(v + 0.6) + 0.6 * Math.sin(2 * u - v);
  const warpedV = v + 0.9 * Math.sin(u + 2.1) + 0.5 * Math.sin(2 * v + 3 * u);
  const wave = Math.sin(3 * warpedU + warpedV) + Math.sin(5 * warpedU - 2 * warpedV) * 0.7;
  return (1 - Math.min(1, Math.abs(wave) / 1.7)) ** 5;
}

/** The light as a picture that repeats. It takes a while: some rows at each step. */
export function* drawCausticTile(pool: CanvasPool): Generator<undefined, HTMLCanvasElement> {
  const pixels = new ImageData(TILE.width, TILE.height);
  for (let i = 0; i < TILE.width * TILE.height; i++) {
    const light = calculateCaustic((i % TILE.width) / TILE.width, Math.floor(i / TILE.width) / TILE.height);
    pixels.data.set([206, 236, 243, Math.round(255 * light)], i * 4);
    if ((i + 1) % (ROWS_A_STEP * TILE.width) === 0) yield;
  }
  const tile = pool.make(TILE.width, TILE.height);
  tile.getContext('2d')?.putImageData(pixels, 0, 0);
  return tile;
}
