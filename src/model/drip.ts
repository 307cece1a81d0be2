import { COTTON_CUPS, DRIP_CUPS_PER_SECOND } from '../data/shirt';
import { formatNumber } from './format';
import { type Phrase, phraseFigure } from './phrases';

/** Counts the cups that the drip has poured after that time, never more than the shirt holds. */
export function calculateCupsPoured(elapsedMs: number): number {
  if (!(elapsedMs > 0)) return 0;
  return Math.min(COTTON_CUPS, Math.floor((elapsedMs / 1000) * DRIP_CUPS_PER_SECOND));
}

/**
 * Says how far the drip came: "While you read, we poured 3,100 of 11,421 cups. The shirt is not full yet: it takes
 * 19 minutes."
 */
export function describeDrip(elapsedMs: number): Phrase[] {
  const poured = calculateCupsPoured(elapsedMs);
  const minutes = phraseFigure('drip-minutes');
  if (poured === COTTON_CUPS) {
    return [
      'While you read, we poured all ',
      phraseFigure('cotton-cups'),
      '. The shirt is full: it took ',
      minutes,
      '.',
    ];
  }
  return [
    `While you read, we poured ${formatNumber(poured)} of `,
    phraseFigure('cotton-cups'),
    '. The shirt is not full yet: it takes ',
    minutes,
    '.',
  ];
}
