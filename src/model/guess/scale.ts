import { percentOf } from '../percentOf';

/** The line that an amount is guessed on. */
export interface Scale {
  min: number;
  max: number;
  /** How many a typed number may have; the line itself gives whole ones. */
  decimals: number;
  /** Whether each tenfold is as long as the one before it. */
  isLog?: boolean;
  /** Its marks. */
  knots: readonly number[];
}

/** Steps of the line for each tenfold; a line that is no such one has a step for each whole number. */
const STEPS_A_TENFOLD = 100;
/** A page key goes so many times as far on, or so large a part of the line. */
const PAGE = { times: 2.5, share: 0.1 } as const;

export const countSteps = ({ min, max, isLog }: Scale): number =>
  isLog ? Math.round(STEPS_A_TENFOLD * Math.log10(max / min)) : max - min;

/** Bounds and rounds what is typed: on a line from 10 to 100,000, 6 is 10. NaN gives the least. */
export const hold = ({ min, max, decimals }: Scale, value: number): number =>
  Number(Math.min(max, Math.max(min, value || 0)).toFixed(decimals));

/** Where a value stands, in steps, which may be broken: 0 for the least. */
export function findStep({ min, isLog }: Scale, value: number): number {
  return isLog ? STEPS_A_TENFOLD * Math.log10(value / min) : value - min;
}

/** The value at a step: whole, and where tenfolds are alike, round to two figures. */
export function readStep(scale: Scale, step: number): number {
  const value = scale.isLog ? scale.min * 10 ** (step / STEPS_A_TENFOLD) : scale.min + step;
  return hold(scale, Math.round(scale.isLog ? Number(value.toPrecision(2)) : value));
}

/** The next value in a direction that is another one: of several steps that are the same, one is enough. */
function findNext(scale: Scale, value: number, direction: 1 | -1): number {
  const at = findStep(scale, value);
  const end = direction === 1 ? countSteps(scale) : 0;
  let step = direction === 1 ? Math.floor(at) : Math.ceil(at);
  let next = value;
  do {
    step += direction;
    next = readStep(scale, step);
  } while ((next - value) * direction <= 0 && (end - step) * direction > 0);
  return next;
}

/**
 * Where a key leads from `value`, on a line that runs from the left; undefined for other keys. Before anything is guessed it
 * leads on from the line's start.
 */
export function moveByKey(scale: Scale, value: number | undefined, key: string): number | undefined {
  const { min, max, isLog } = scale;
  const from = value ?? min;
  const page = (sign: 1 | -1) =>
    isLog
      ? findStep(scale, from) + sign * STEPS_A_TENFOLD * Math.log10(PAGE.times)
      : findStep(scale, from) + sign * PAGE.share * countSteps(scale);
  switch (key) {
    case 'Home':
      return min;
    case 'End':
      return max;
    case 'ArrowRight':
    case 'ArrowUp':
      return findNext(scale, from, 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return findNext(scale, from, -1);
    case 'PageUp':
      return readStep(scale, page(1));
    case 'PageDown':
      return readStep(scale, page(-1));
    default:
      return undefined;
  }
}

/** How far along the line a value stands, 0 to 1. */
export const placeShare = (scale: Scale, value: number): number => findStep(scale, value) / countSteps(scale);

/** The same as it is drawn: "34.5%". */
export const placeOnLine = (scale: Scale, value: number): string => percentOf(placeShare(scale, value));
