import { calculateBarFrame, GROW_TOGETHER } from '../bar/barFrame';
import { placeBarTip } from '../bar/barPlace';
import { drawSmog } from '../smog/drawSmog';
import { placePuffs } from '../smog/smog';
import type { DrawEffect } from './effect';

const SEED = 3;

/** Smog over every bar. `scale` and `darkness` suit it to a chart. */
export function createSmogDraw(scale: number, darkness: number): DrawEffect {
  return (context, chart, data, elapsedMs, puff) => {
    if (!puff) return;
    const highest = Math.max(0, ...data.map(({ value }) => value));
    const sources = chart.bars.map((bar, index) => {
      const { growth } = calculateBarFrame(elapsedMs, index, data.length, GROW_TOGETHER);
      const strength = highest > 0 ? (data[index]?.value ?? 0) / highest : 0;
      return { ...placeBarTip(bar, growth), widthPx: bar.rotation === 0 ? bar.thicknessPx : 20, strength };
    });
    const puffs = placePuffs(elapsedMs, sources, SEED, chart.isHorizontal ? scale / 2 : scale);
    drawSmog(context, puff, puffs, darkness);
  };
}
