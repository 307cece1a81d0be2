import { fabrics } from './fabrics';

// What the fabrics come to together, as formulas of claims and answers say it.

/** "{cotton-water} × {cotton-production} + …" */
export const FARM_WATER = fabrics.map(({ id }) => `{${id}-water} × {${id}-production}`).join(' + ');

/** "{cotton-production} + …" */
export const FIBERS_MADE = fabrics.map(({ id }) => `{${id}-production}`).join(' + ');
