import { type Box, redrawBox } from '../../charts/canvas';
import { YARNS } from '../../model/industry';
import { FRAY_PX } from '../thread/yarnSizes';
import { drawYarn } from './drawWarp';
import { createLayer, drawLayer } from './lakeLayers';
import type { Stage } from './layout';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import type { SpunYarns } from './spinYarns';

type Context = CanvasRenderingContext2D;

/** The yarns as they hang on the beam. */
export interface WarpLayer {
  box: Box;
  image: HTMLCanvasElement;
  /** The dyes in which they have been drawn. */
  dyes: (YarnDye | undefined)[];
}

export function createWarpLayer({ warp, pixelRatio }: Stage): WarpLayer {
  const heightPx = Math.ceil(warp.bottomPx - warp.topPx + FRAY_PX);
  const box = { leftPx: warp.leftPx, topPx: warp.topPx, widthPx: YARNS.all * warp.pitchPx, heightPx };
  return { box, image: createLayer(box, pixelRatio), dyes: [] };
}

const isSame = (a: YarnDye | undefined, b: YarnDye) =>
  a?.cotton === b.cotton && a.blue === b.blue && a.undyed === b.undyed;

/** Draws the hanging yarns onto the stage; into their layer only those whose dye has changed. */
export function drawHangingYarns(
  context: Context,
  layer: WarpLayer,
  { sprites, drawFray }: Pick<SpunYarns, 'drawFray' | 'sprites'>,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  const { box, image } = layer;
  const warp = image.getContext('2d');
  strands.forEach((strand, i) => {
    const dye = dyes[i];
    if (!warp || !dye || isSame(layer.dyes[i], dye)) return;
    const { topXPx, pitchPx } = strand;
    redrawBox(warp, { ...box, leftPx: topXPx - pitchPx / 2, widthPx: pitchPx }, () => {
      drawYarn(warp, sprites, strand, dye);
      drawFray(warp, strand, dye);
    });
    layer.dyes[i] = dye;
  });
  drawLayer(context, box, image);
}
