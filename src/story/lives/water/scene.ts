import { addCups, type Portion, type WaterKind } from '../../../model/lives/water';
import type { Scene } from '../../../scene/scene';
import { COLORS } from '../../../theme/tokens';
import { CUP_HEIGHT_PER_WIDTH, traceCup, traceCupMark } from '../../cups/cupOutline';
import { type CupGrid, placeCupGrid } from '../../cups/placeCupGrid';

/** Less than this of a cup is not drawn. */
const LEAST_PART = 0.03;

/** Rain is outlined, as on the page about places. */
const LOOKS: Readonly<Record<WaterKind, { line: string; fill: string }>> = {
  grown: { line: COLORS['dip-3'], fill: COLORS['dip-3'] },
  river: { line: COLORS['dip-3'], fill: COLORS['dip-3'] },
  rain: { line: COLORS['dip-3'], fill: COLORS['dip-7'] },
  factory: { line: COLORS['walnut-light'], fill: COLORS['walnut-light'] },
  washed: { line: COLORS.weld, fill: COLORS.weld },
};

/** How full each cup is, from the first to the last: [1, 1, 0.25]. */
export function fillCups(cups: number): number[] {
  const whole = Math.floor(cups);
  const rest = cups - whole;
  return [...Array.from({ length: whole }, () => 1), ...(rest > LEAST_PART ? [rest] : [])];
}

/** How many cups stand for one wear, the last of each portion in part. */
export const countCups = (portions: readonly Portion[]): number =>
  addCups(portions.map((portion) => ({ ...portion, cups: fillCups(portion.cups).length })));

function drawCup(
  context: CanvasRenderingContext2D,
  { cupPx, points }: CupGrid,
  place: number,
  part: number,
  isOutlined: boolean,
): void {
  const point = points[place];
  if (!point) return;
  const { xPx, yPx } = point;
  const heightPx = cupPx * CUP_HEIGHT_PER_WIDTH;
  if (part === 1 && !isOutlined) {
    context.beginPath();
    traceCupMark(context, xPx, yPx, cupPx);
    context.fill();
    return;
  }
  context.beginPath();
  traceCup(context, xPx, yPx, cupPx);
  context.stroke();
  context.save();
  context.clip();
  context.fillRect(xPx, yPx + heightPx * (1 - part), cupPx, heightPx * part);
  context.restore();
}

interface WaterProps {
  portions: readonly Portion[];
  /** Cups of the life that has more: both are drawn at its scale. */
  most: number;
}

/** Every cup of one wear: field and factory first, then the wash. */
export const waterScene: Scene<WaterProps, CupGrid> = {
  clock: 'time',
  stops: [{ name: 'one wear', at: {} }],
  layoutKey: ({ most }) => most,
  measure: (_, { widthPx, heightPx }, { most }) => placeCupGrid(most, widthPx, heightPx),
  draw(context, grid, _assets, _at, { portions }) {
    context.lineWidth = 1.2;
    let place = 0;
    for (const { kind, cups } of portions) {
      const { line, fill } = LOOKS[kind];
      context.strokeStyle = line;
      context.fillStyle = fill;
      for (const part of fillCups(cups)) drawCup(context, grid, place++, part, line !== fill);
    }
    return false;
  },
};
