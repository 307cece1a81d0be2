import { figures } from '../data/figures';
import { COTTON_CUPS, DRIP_CUPS_PER_SECOND } from '../data/shirt';
import { formatNumber } from './format';

/** Counts the cups that the drip has poured after that time, never more than the shirt holds. */
export function calculateCupsPoured(elapsedMs: number): number {
  if (!(elapsedMs > 0)) return 0;
  return Math.min(COTTON_CUPS, Math.floor((elapsedMs / 1000) * DRIP_CUPS_PER_SECOND));
}

/** Says how far the drip came; the last words follow when the shirt is full. */
export function describeDrip(elapsedMs: number): string {
  const poured = calculateCupsPoured(elapsedMs);
  const all = formatNumber(COTTON_CUPS);
  const minutes = formatNumber(figures['drip-minutes'].value);
  if (poured === COTTON_CUPS) {
    return `While you read, we poured all ${all} cups. The shirt is full: it took ${minutes} minutes.`;
  }
  return `While you read, we poured ${formatNumber(poured)} of ${all} cups. The shirt is not full yet: it takes ${minutes} minutes.`;
}
