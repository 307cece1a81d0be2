import { processes } from '../../data/processes';
import { readWay } from '../../thread/readWay';
import type { Seam } from '../../thread/way';
import { STEP_DYES } from './steps/stepDyes';

/** The thread hangs beside the cotton, is dipped in each bath behind its card, and leaves in the last one's dye. */
const WAY: readonly Seam[] = [
  { at: '[data-section="shirt-zoom"] > section', side: 'end', dye: 'raw' },
  // Where the cards stand, from the top of the first bath on.
  { at: ':has(> [data-step])', side: 'behind', dye: 'raw' },
  ...processes.map(
    ({ id }) => ({ at: `[data-step="${id}"]`, side: 'behind', dye: STEP_DYES[id].thread }) as const,
  ),
  { at: '[data-part="closing"]', side: 'end', dye: STEP_DYES.finishing.thread },
];

export const readShirtWay = (page: HTMLElement) => readWay(page, WAY);
