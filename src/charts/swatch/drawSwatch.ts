import { createRandom } from '../../theme/easing';
import { drawWool } from './knit';
import { drawCotton, drawHemp } from './plainWeave';
import { drawPolyester } from './satin';

/** How each fiber usually becomes cloth. */
const WEAVES = {
  cotton: { name: 'Plain weave', draw: drawCotton, seed: 11 },
  wool: { name: 'Knit', draw: drawWool, seed: 18 },
  hemp: { name: 'Slub weave', draw: drawHemp, seed: 25 },
  polyester: { name: 'Satin', draw: drawPolyester, seed: 32 },
} as const;

export type SwatchId = keyof typeof WEAVES;

/** Draws a swatch of cloth, some rows at each step; the same size always gives the same threads. */
export function drawSwatch(
  context: CanvasRenderingContext2D,
  id: SwatchId,
  widthPx: number,
  heightPx: number,
): Iterable<undefined> {
  const { draw, seed } = WEAVES[id];
  return draw(context, widthPx, heightPx, createRandom(seed));
}
