import { DAILY_CUPS, type DailyCups } from '../../model/userInput';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The cup to which a key moves from `cups`; undefined for a key that moves nothing. It stops at both ends. */
export function findNextCup(key: string, cups: DailyCups): DailyCups | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return undefined;
  const index = Math.min(DAILY_CUPS.length - 1, Math.max(0, DAILY_CUPS.indexOf(cups) + step));
  return DAILY_CUPS[index];
}
