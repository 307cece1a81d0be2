import type { Scene } from '../../../scene/scene';
import { COLORS } from '../../../theme/tokens';
import { traceCupMark } from '../../cups/cupOutline';
import { type CupGrid, placeCupGrid } from '../../cups/placeCupGrid';

/** One cup for each that a wear costs, as large as the box allows. */
export const wearScene: Scene<{ cups: number }, CupGrid> = {
  clock: 'time',
  stops: [{ name: 'as chosen', at: {} }],
  measure: (_, { widthPx, heightPx }, { cups }) => placeCupGrid(cups, widthPx, heightPx),
  draw(context, { cupPx, points }) {
    context.fillStyle = COLORS['dip-6'];
    context.beginPath();
    for (const { xPx, yPx } of points) traceCupMark(context, xPx, yPx, cupPx);
    context.fill();
    return false;
  },
};
