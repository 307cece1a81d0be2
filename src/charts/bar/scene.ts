import { setText } from '../../scene/refs';
import type { Scene } from '../../scene/scene';
import type { ChartSpec } from '../chartSpec';
import { calculateGrowth } from './barFrame';
import type { Effect } from './effects/effect';
import type { GrowthPhase } from './materials/Growing';
import type { PlacedChart } from './placeBars';
import { findDecimals, formatGrowing } from './valueTags';

interface BarsProps {
  spec: ChartSpec;
  placed: PlacedChart;
  phase: GrowthPhase;
  /**
   * How long the bars have grown. The browser moves them, off the main thread: their own time is the one that numbers and
   * effect go by, so that all agree in every frame, however late it is.
   */
  readGrowthMs: () => number;
  /** Told with each picture whether the effect is over. */
  onOver: (isOver: boolean) => void;
}

interface BarsLayout {
  placed: PlacedChart;
  effect: Effect;
  /** With so many decimals the numbers grow. */
  decimals: number;
}

/** How far the canvas reaches above the chart's box, as BarChart.module.css says; to the right it reaches further, too. */
const ABOVE_PX = 90;

/** The rest that the component asks for: nothing pressed, growing, grown. */
export const BARS_RESTS = { axes: 0, growing: 1, grown: 2 } as const;

/** The bars’ numbers while they grow, and what is drawn over them: smog, streams, pulses. */
export const barsScene: Scene<BarsProps, BarsLayout, HTMLCanvasElement | undefined> = {
  clock: 'time',
  rests: [
    { name: 'axes', at: {} },
    { name: 'growing', at: {} },
    { name: 'grown', at: { sinceRestMs: Number.POSITIVE_INFINITY } },
  ],
  // The chart is laid out for its box by these alone.
  layoutKey: ({ spec, placed }) => `${spec.id} ${placed.widthPx} ${placed.heightPx}`,
  measure: (_root, _stage, { spec, placed }) => ({
    placed,
    effect: spec.effect,
    decimals: findDecimals(spec.data),
  }),
  *prepare({ effect }, pool) {
    const sprite = effect.drawSprite?.(pool);
    yield sprite;
    return sprite;
  },
  draw(context, { placed, effect }, sprite, { rest, sinceRestMs }, { spec, readGrowthMs }) {
    if (rest === BARS_RESTS.axes) return false;
    const { growMs } = spec.timing;
    const elapsedMs = rest === BARS_RESTS.growing ? readGrowthMs() : growMs + sinceRestMs;
    context.translate(0, ABOVE_PX);
    effect.draw(context, placed, spec.data, Number.isFinite(elapsedMs) ? elapsedMs : effect.stillMs, sprite);
    return elapsedMs < Math.max(growMs, effect.endsMs);
  },
  place(refs, { effect, decimals }, { rest, sinceRestMs }, { spec, phase, readGrowthMs, onOver }) {
    const { data, timing } = spec;
    if (phase !== 'axes') {
      const elapsedMs = phase === 'growing' ? readGrowthMs() : timing.growMs;
      for (const [index, datum] of data.entries()) {
        const growth = calculateGrowth(elapsedMs, index, data.length, timing);
        setText(refs[`value-${index}`], formatGrowing(datum, growth, decimals));
      }
    }
    if (rest === BARS_RESTS.grown) onOver(timing.growMs + sinceRestMs >= effect.endsMs);
    return phase === 'growing';
  },
};
