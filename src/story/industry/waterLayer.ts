import { COLORS } from '../../theme/tokens';
import { enterMap } from './drawLake';
import { createLayer } from './lakeLayers';
import type { Scene } from './scene';

/** The water of the resting lake, cut by its shoreline. */
export interface WaterLayer {
  image: HTMLCanvasElement;
  /** The lake full of water, without its yarns. */
  full: HTMLCanvasElement;
  /** Where the last of the drawn yarns lies, and how far each is filled; nothing before the first. */
  endXPx?: number;
  filled: number[];
  /** The blue yarn as wide as each column that it was drawn in, by bitmap pixels. */
  yarns: Map<number, HTMLCanvasElement>;
}

export function createWaterLayer({ stage, lake, layers }: Scene): WaterLayer {
  return {
    image: createLayer(layers.box, stage.pixelRatio),
    full: createLayer(layers.box, stage.pixelRatio, (context) => {
      enterMap(context, stage.lake);
      context.fillStyle = COLORS['dip-6'];
      context.fill(lake.paths.water, 'evenodd');
    }),
    filled: [],
    yarns: new Map(),
  };
}
