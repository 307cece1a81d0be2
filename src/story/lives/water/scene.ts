import type { WearWater } from '../../../model/lives/water';
import type { Scene } from '../../../scene/scene';
import { COLORS } from '../../../theme/tokens';
import { CUP_HEIGHT_PER_WIDTH, traceCup, traceCupMark } from '../../cups/cupOutline';
import { type CupGrid, placeCupGrid } from '../../cups/placeCupGrid';

/** Less than this of a cup is not drawn. */
const LEAST_PART = 0.03;

/** How full each cup is, from the first to the last: [1, 1, 0.25]. */
export function fillCups(cups: number): number[] {
  const whole = Math.floor(cups);
  const rest = cups - whole;
  return [...Array.from({ length: whole }, () => 1), ...(rest > LEAST_PART ? [rest] : [])];
}

function drawCup(context: CanvasRenderingContext2D, grid: CupGrid, place: number, part: number): void {
  const point = grid.points[place];
  if (!point) return;
  const { xPx, yPx } = point;
  const heightPx = grid.cupPx * CUP_HEIGHT_PER_WIDTH;
  if (part === 1) {
    context.beginPath();
    traceCupMark(context, xPx, yPx, grid.cupPx);
    context.fill();
    return;
  }
  context.beginPath();
  traceCup(context, xPx, yPx, grid.cupPx);
  context.stroke();
  context.save();
  context.clip();
  context.fillRect(xPx, yPx + heightPx * (1 - part), grid.cupPx, heightPx * part);
  context.restore();
}

/** Every cup of one wear: field and factory first, then the wash. */
export const waterScene: Scene<WearWater, CupGrid> = {
  clock: 'time',
  stops: [{ name: 'one wear', at: {} }],
  layoutKey: ({ grownCups, washedCups }) => fillCups(grownCups).length + fillCups(washedCups).length,
  measure: (_, { widthPx, heightPx }, { grownCups, washedCups }) =>
    placeCupGrid(fillCups(grownCups).length + fillCups(washedCups).length, widthPx, heightPx),
  draw(context, grid, _assets, _at, { grownCups, washedCups }) {
    const grown = fillCups(grownCups);
    context.lineWidth = 1.2;
    for (const [color, cups, first] of [
      [COLORS['dip-3'], grown, 0],
      [COLORS.weld, fillCups(washedCups), grown.length],
    ] as const) {
      context.fillStyle = color;
      context.strokeStyle = color;
      for (const [n, part] of cups.entries()) drawCup(context, grid, first + n, part);
    }
    return false;
  },
};
