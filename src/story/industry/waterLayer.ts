import type { Box } from '../../charts/canvas';
import type { Studio } from '../../charts/studio';
import { LAKE_SHARES } from '../../model/industry';
import { COLORS } from '../../theme/tokens';
import { enterMap } from './drawLake';
import { createLayer } from './lakeLayers';
import type { Scene } from './scene';
import { placeEdges } from './shoreline';

/** The water of the resting lake, cut by its shoreline. */
export interface WaterLayer {
  studio: Studio;
  /** The lake as far east as the claim would have filled it. */
  box: Box;
  image: HTMLCanvasElement;
  /** The lake full of water, without its yarns. */
  full: HTMLCanvasElement;
  /** Where the last of the drawn yarns lies, and how far each is filled; nothing before the first. */
  endXPx?: number;
  filled: number[];
  /** The blue yarn as wide as each column that it was drawn in, by bitmap pixels. */
  yarns: Map<number, HTMLCanvasElement>;
}

export function createWaterLayer({ stage, lake, layers, studio, paths }: Scene): WaterLayer {
  const { leftPx, pxPerUnit } = stage.lake;
  const claimXPx = leftPx + (placeEdges(lake.water, LAKE_SHARES.claimed, 1)[1] ?? 0) * pxPerUnit;
  const pixels = Math.ceil((claimXPx - layers.box.leftPx) * stage.pixelRatio) + 1;
  const box = { ...layers.box, widthPx: pixels / stage.pixelRatio };
  return {
    studio,
    box,
    image: createLayer(studio, box, stage.pixelRatio),
    full: createLayer(studio, box, stage.pixelRatio, (context) => {
      enterMap(context, stage.lake);
      context.fillStyle = COLORS['dip-6'];
      context.fill(paths.water, 'evenodd');
    }),
    filled: [],
    yarns: new Map(),
  };
}
