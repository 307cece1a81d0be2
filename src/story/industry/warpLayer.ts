import { type Box, redrawBox } from '../../charts/canvas';
import type { Studio } from '../../charts/studio';
import { YARNS } from '../../model/industry';
import { FRAY_PX } from '../thread/yarnSizes';
import { createLayer, drawLayerTo } from './lakeLayers';
import type { Stage } from './layout';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import type { SpunYarns } from './spinYarns';

type Context = CanvasRenderingContext2D;

/** The yarns as they hang on the beam. */
export interface WarpLayer {
  box: Box;
  image: HTMLCanvasElement;
  /** The dyes in which they have been drawn; none for a yarn that does not hang there. */
  dyes: (YarnDye | undefined)[];
}

export function createWarpLayer(studio: Studio, { warp, pixelRatio }: Stage): WarpLayer {
  const heightPx = Math.ceil(warp.bottomPx - warp.topPx + FRAY_PX);
  const box = { leftPx: warp.leftPx, topPx: warp.topPx, widthPx: YARNS.all * warp.pitchPx, heightPx };
  return { box, image: createLayer(studio, box, pixelRatio), dyes: [] };
}

const isSame = (a: YarnDye | undefined, b: YarnDye | undefined) =>
  a?.cotton === b?.cotton && a?.blue === b?.blue && a?.undyed === b?.undyed;

/** Draws the yarns that have been hung onto the stage; in their layer only those are drawn that have changed. */
export function drawHangingYarns(
  context: Context,
  layer: WarpLayer,
  { sprites, drawYarn, drawFray }: SpunYarns,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  const { box, image } = layer;
  const widthPx = box.widthPx / YARNS.all;
  const warp = image.getContext('2d');
  strands.forEach((strand, i) => {
    const dye = strand.carried === 1 ? dyes[i] : undefined;
    if (!warp || isSame(layer.dyes[i], dye)) return;
    redrawBox(warp, { ...box, leftPx: box.leftPx + i * widthPx, widthPx }, () => {
      if (!dye) return;
      drawYarn(warp, sprites, strand, dye);
      drawFray(warp, strand, dye);
    });
    layer.dyes[i] = dye;
  });
  const hung = strands.filter(({ carried }) => carried === 1).length;
  drawLayerTo(context, box, image, box.leftPx + hung * widthPx);
}
