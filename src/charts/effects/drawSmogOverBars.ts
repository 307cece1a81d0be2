import { calculateBarFrame, GROW_TOGETHER } from '../bar/barFrame';
import { placeBarTip } from '../bar/layout';
import { drawPuff, drawSmog } from '../smog/drawSmog';
import { placePuffs } from '../smog/smog';
import type { PaintEffect } from './effect';
import { createPaint } from './paintEffect';

const SEED = 3;

/** Smog over every bar. `scale` and `darkness` suit it to a chart. */
export function createSmogPaint(scale: number, darkness: number): PaintEffect {
  let sprite: ReturnType<typeof drawPuff> | undefined;
  return createPaint((context, chart, data, elapsedMs) => {
    const highest = Math.max(0, ...data.map(({ value }) => value));
    const sources = chart.bars.map((bar, index) => {
      const { growth } = calculateBarFrame(elapsedMs, index, data.length, GROW_TOGETHER);
      const strength = highest > 0 ? (data[index]?.value ?? 0) / highest : 0;
      return { ...placeBarTip(bar, growth), widthPx: bar.rotation === 0 ? bar.thicknessPx : 20, strength };
    });
    const puffs = placePuffs(elapsedMs, sources, SEED, chart.isHorizontal ? scale / 2 : scale);
    sprite ??= drawPuff();
    drawSmog(context, sprite, puffs, darkness);
  });
}
