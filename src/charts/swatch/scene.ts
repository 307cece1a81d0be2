import { fitCanvas } from '../../scene/canvas';
import type { Scene, Stage } from '../../scene/scene';
import { drawSwatch, type SwatchId } from './drawSwatch';

interface SwatchLayout extends Stage {
  id: SwatchId;
}

/** A swatch of cloth, woven once for its size. */
export const swatchScene: Scene<{ id: SwatchId }, SwatchLayout, HTMLCanvasElement> = {
  clock: 'time',
  rests: [{ name: 'woven', at: {} }],
  measure: (_, stage, { id }) => ({ ...stage, id }),
  *prepare({ id, widthPx, heightPx, pixelRatio }, pool) {
    const cloth = pool.make(1, 1);
    const context = fitCanvas(cloth, widthPx, heightPx, pixelRatio);
    if (context) yield* drawSwatch(context, id, widthPx, heightPx);
    return cloth;
  },
  draw(context, { pixelRatio }, cloth) {
    if (cloth) context.drawImage(cloth, 0, 0, cloth.width / pixelRatio, cloth.height / pixelRatio);
    return false;
  },
};
