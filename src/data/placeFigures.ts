import type { Figure } from './figures';

/** Figures of the page about places that belong to no single place: other pages' scripts need not carry them. */
export const placeFigures = {
  'grown-irrigation': { value: 75.2, unit: 'billionCubicMeters' },
  'grown-dilution-part': { value: 11, unit: 'percent' },
  'stressed-share': { value: 46, unit: 'percent' },
  'xinjiang-share': { value: 92.2, unit: 'percent' },
  'xinjiang-times': { value: 3.9, unit: 'times' },
  'newer-river-cups': { low: 2469, high: 2480, unit: 'cups' },
  'newer-rain-cups': { low: 6960, high: 7175, unit: 'cups' },
  'two-growers-share': { value: 47, unit: 'percent' },
  'brazil-share': { value: 13, unit: 'percent' },
} satisfies Record<string, Figure>;

export type PlaceFigureId = keyof typeof placeFigures;
