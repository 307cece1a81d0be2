import { readWay } from '../../thread/readWay';
import type { Seam } from '../../thread/way';

/** The thread comes in red, parts in two for the fabrics, is charred by what they emit, and sews the label on in blue. */
const WAY: readonly Seam[] = [
  { at: '[data-section="costs-process"] > section', side: 'end', dye: 'print' },
  { at: '[data-section="costs-materials"] > section', side: 'behind', dye: 'char' },
  { at: '[data-section="costs-cards"] > section', side: 'start', dye: 'print' },
  { at: '[data-section="costs-tips"] > section', side: 'end', dye: 'indigo' },
];
/** What it is sewn to: the label's border. */
const BORDER = '[data-picture="label"] rect';

export const readCostsWay = (page: HTMLElement) => readWay(page, WAY, BORDER);
